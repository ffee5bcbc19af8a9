// Building blocks of the page. Text only ever enters as text nodes, so no name or message can become markup.

const SVG = "http://www.w3.org/2000/svg";

export const byId = (id) => document.getElementById(id);

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) set(node, key, value);
  node.append(...children.flat(Infinity).filter((child) => child != null && child !== false));
  return node;
}

function set(node, key, value) {
  if (value == null || value === false) return;
  if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
  else if (key === "style") for (const [name, v] of Object.entries(value)) node.style.setProperty(name, v);
  else if (key === "value") node.value = value;
  else node.setAttribute(key, value === true ? "" : value);
}

// Our own drawings, on a grid of 24, one stroke wide.
const DRAWINGS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16",
  thread: "M5 5h14v10h-8l-4 4v-4H5zM9 9h6M9 12h4",
  letter: "M4 6h16v12H4zM4 7l8 6 8-6",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9h17M3.5 15h17M12 3c-6 6-6 12 0 18M12 3c6 6 6 12 0 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12 20 5l-6 15-3-6zM11 14l9-9",
  eye: "M3 12c4-7 14-7 18 0-4 7-14 7-18 0zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  reply: "M10 6 4 12l6 6M4 12h9c4 0 7 2 7 6",
  out: "M10 5H5v14h14v-5M13 4h7v7M20 4l-9 9",
  down: "M6 9l6 6 6-6",
  check: "M5 13l4 4L19 7",
  lock: "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
  box: "M4 5h16v4H4zM6 9v10h12V9M10 13h4",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6z",
  slash: "M15 4 9 20",
  bot: "M6 9h12v10H6zM12 9V5M10 4h4M9.5 13v1.5M14.5 13v1.5M3.5 12v4M20.5 12v4",
};

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", DRAWINGS[name]);
  svg.append(path);
  for (const [key, value] of [
    ["viewBox", "0 0 24 24"],
    ["class", "icon"],
    ["aria-hidden", "true"],
  ])
    svg.setAttribute(key, value);
  return svg;
}

export const iconButton = (name, label, onclick, props = {}) =>
  el("button", { type: "button", class: "tool", "aria-label": label, title: label, onclick, ...props }, icon(name));

export const dots = () => el("span", { class: "dots" }, el("i"), el("i"), el("i"));

export const emoji = (one) => (one ? el("span", { class: "emoji" }, one.id ? `:${one.name}:` : one.name) : null);

export const failure = (text) => el("p", { class: "failure", role: "status" }, icon("bolt"), text);

// Names in any script: the first letter that a reader would see as one.
function initial(name) {
  const letters = [...new Intl.Segmenter().segment(name)].map((each) => each.segment);
  return (letters.find((each) => /\p{L}|\p{N}/u.test(each)) ?? letters[0] ?? "?").toUpperCase();
}

export const avatar = (person, props = {}) =>
  el(
    "span",
    {
      class: person.bot ? "avatar of-bot" : "avatar",
      style: { "--colour": safeColour(person.colour) },
      "aria-hidden": "true",
      ...props,
    },
    person.bot ? icon("bot") : initial(person.name),
  );

const safeColour = (colour) => (/^#[0-9a-f]{6}$/i.test(colour ?? "") ? colour : "#6d6a75");

// Keep isolated, so that a right-to-left name does not turn its neighbours around.
export const nameOf = (person, props = {}) => el("bdi", props, person.name);

export function toast(text) {
  const box = el(
    "div",
    { class: "toast" },
    text,
    iconButton("close", "Dismiss", () => box.remove()),
  );
  byId("toasts").append(box);
  setTimeout(() => box.remove(), 9000);
}
