// Discord's markdown as DOM nodes. There is no HTML in between, so nothing in a message can inject any.

import { el } from "./dom.js";
import { stamp } from "./times.js";

const DEEPEST = 12; // nesting beyond this is shown as typed
const INNER = "((?:\\\\[\\s\\S]|[^\\\\])+?)"; // anything, but an escaped sign never closes a span

// name, pattern at the current place, how it is drawn. The first that fits wins.
const SPANS = [
  [/\\([^\p{L}\p{N}\s])/uy, ([, sign]) => sign],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, ([, , code]) => el("code", {}, code.trim() || code)],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, ([, seconds, letter]) => stamp(Number(seconds), letter)],
  [/<@!?(\d+)>/y, ([, id], draw) => draw.names.user(id)],
  [/<#(\d+)>/y, ([, id], draw) => draw.names.channel(id)],
  [/<@&(\d+)>/y, ([, id], draw) => draw.names.role(id)],
  [/<\/([^:>\n]{1,100}):\d+>/y, ([, path], draw) => draw.names.command(path)],
  [/<a?:(\w+):\d+>/y, ([, name]) => el("span", { class: "emoji", title: `:${name}:` }, `:${name}:`)],
  [/<(https?:\/\/[^\s>]+)>/y, ([, url], draw) => address(url, draw)],
  [/\[([^[\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, ([, label, url], draw) => link(url, draw.inside(label))],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'`)\]}*_~|]/y, ([url], draw) => address(url, draw)],
  [/@(?:everyone|here)/y, ([text]) => el("span", { class: "mention" }, text)],
  [RegExp(`\\|\\|${INNER}\\|\\|`, "y"), ([, text], draw) => spoiler(draw.inside(text))],
  [RegExp(`\\*\\*${INNER}\\*\\*(?!\\*)`, "y"), ([, text], draw) => el("strong", {}, draw.inside(text))],
  [RegExp(`__${INNER}__(?!_)`, "y"), ([, text], draw) => el("u", {}, draw.inside(text))],
  [RegExp(`~~${INNER}~~`, "y"), ([, text], draw) => el("s", {}, draw.inside(text))],
  [/\*(?!\s)((?:\*\*|\\[\s\S]|[^\\*])+?)(?<!\s)\*(?!\*)/y, ([, text], draw) => el("em", {}, draw.inside(text))],
  [
    /(?<![\p{L}\p{N}_])_((?:__|\\[\s\S]|[^\\_])+?)_(?![\p{L}\p{N}_])/uy,
    ([, text], draw) => el("em", {}, draw.inside(text)),
  ],
];
const SPECIAL = /[\\`<[*_~|@h]/g; // "h" begins a bare address

const link = (url, label) => el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, label);

// A bare address of a channel or message is a way there within the page.
const PLACE = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

function address(url, { names }) {
  const [, channel, message] = url.match(PLACE) ?? [];
  return channel ? names.channel(channel, message) : link(url, url);
}

function spoiler(children) {
  const node = el("button", { type: "button", class: "spoiler", "aria-label": "Spoiler: show" }, children);
  node.onclick = () => {
    node.classList.toggle("open");
    node.toggleAttribute("aria-label");
  };
  return node;
}

function inline(text, names, depth = 0) {
  if (depth > DEEPEST) return [text];
  const draw = { names, inside: (inner) => inline(inner, names, depth + 1) };
  const nodes = [];
  let from = 0; // where plain text began
  for (let at = nextSpecial(text, 0); at < text.length;) {
    const found = spanAt(text, at);
    if (found) {
      nodes.push(text.slice(from, at), found.span[1](found.match, draw));
      from = at + found.match[0].length;
    }
    at = nextSpecial(text, found ? from : at + 1);
  }
  nodes.push(text.slice(from));
  return nodes;
}

function spanAt(text, at) {
  for (const span of SPANS) {
    span[0].lastIndex = at;
    const match = span[0].exec(text);
    if (match) return { span, match };
  }
  return null;
}

function nextSpecial(text, from) {
  SPECIAL.lastIndex = from;
  return SPECIAL.exec(text)?.index ?? text.length;
}

// Blocks: code first, since nothing inside it means anything.
export function markdown(text, names) {
  const root = el("div", { class: "markdown" });
  const fence = /(?<!\\)```(?:([\w+#.-]+)\n)?\n?([\s\S]+?)\n?```\n?/g;
  let from = 0;
  for (const match of text.matchAll(fence)) {
    root.append(...blocks(text.slice(from, match.index).replace(/\n$/, ""), names));
    root.append(el("pre", { tabindex: "0" }, el("code", { "data-language": match[1] }, match[2])));
    from = match.index + match[0].length;
  }
  root.append(...blocks(text.slice(from), names));
  return root;
}

const LINES = [
  ["heading", /^(#{1,3}) +(.+)$/],
  ["small", /^-# +(.+)$/],
  ["rest", /^>>> ([\s\S]*)$/],
  ["quote", /^> (.*)$/],
  ["list", /^( *)([-*]|\d{1,9}\.) +(.+)$/],
];

function blocks(text, names) {
  if (!text) return [];
  const lines = text.split("\n");
  const nodes = [];
  while (lines.length) nodes.push(block(lines, names));
  return nodes;
}

function block(lines, names) {
  const [kind, match] = kindOf(lines[0]);
  switch (kind) {
    case "heading":
      lines.shift();
      return el(`h${match[1].length + 2}`, {}, inline(match[2], names)); // h1 and h2 are the page's own
    case "small":
      lines.shift();
      return el("small", {}, inline(match[1], names));
    case "rest":
      return el("blockquote", {}, blocks(lines.splice(0).join("\n").slice(4), names));
    case "quote":
      return el(
        "blockquote",
        {},
        inline(
          take(lines, "quote")
            .map((each) => each[1])
            .join("\n"),
          names,
        ),
      );
    case "list":
      return lists(take(lines, "list"), names);
    default:
      return el(
        "p",
        {},
        inline(
          take(lines, "plain")
            .map((each) => each.input)
            .join("\n"),
          names,
        ),
      );
  }
}

function kindOf(line) {
  for (const [kind, pattern] of LINES) {
    const match = line.match(pattern);
    if (match) return [kind, match];
  }
  return ["plain", { input: line }];
}

function take(lines, wanted) {
  const taken = [];
  while (lines.length) {
    const [kind, match] = kindOf(lines[0]);
    if (kind !== wanted) break;
    taken.push(match);
    lines.shift();
  }
  return taken;
}

// Points and numbers in turn are lists of their own.
function lists(items, names) {
  const all = document.createDocumentFragment();
  while (items.length) all.append(list(items, names));
  return all;
}

function list(items, names) {
  const indent = items[0][1].length;
  const ordered = /\d/.test(items[0][2]);
  const node = el(ordered ? "ol" : "ul", ordered ? { start: parseInt(items[0][2], 10) } : {});
  while (items.length && /\d/.test(items[0][2]) === ordered) {
    if (items[0][1].length > indent + 1 && node.lastChild)
      node.lastChild.append(lists(takeDeeper(items, indent), names));
    else node.append(el("li", {}, inline(items.shift()[3], names)));
  }
  return node;
}

function takeDeeper(items, indent) {
  const end = items.findIndex((item) => item[1].length <= indent + 1);
  return items.splice(0, end < 0 ? items.length : end);
}

// What a message says in one plain line, for previews of replies.
export function plain(text) {
  return text
    .replace(/```[\s\S]*?```/g, "[code]")
    .replace(/[*_~|`\\]|^(#{1,3}|-#|>{1,3}) /gm, "")
    .replace(/\s+/g, " ")
    .trim();
}
