// The field at the foot: plain messages, mentions, and the way into slash commands.

import { avatar, byId, el, iconButton } from "./dom.js";
import { begun, matching } from "./slash.js";
import { commandForm } from "./command.js";
import { commandsHere } from "./session.js";
import { botName, channel, on, state } from "./state.js";
import { suggestions } from "./suggest.js";

const field = { drafts: new Map(), mentioned: new Map(), command: null, draftsOf: null };

export function startComposer() {
  build();
  on("opened", changeRoom);
  on("people channels bot connection opened", drawState);
  on("commands opened", () => field.text === document.activeElement && offer());
  byId("composer").addEventListener("submit", submit);
  addEventListener("keydown", typeAnywhere);
}

function build() {
  field.box = el("div", { class: "suggest", hidden: true });
  field.suggest = suggestions(field.box);
  field.problem = el("p", { class: "composer-problem", role: "alert", hidden: true });
  field.text = el("textarea", {
    id: "composer-text",
    rows: 1,
    role: "combobox",
    "aria-expanded": "false",
    "aria-controls": "suggest-list",
    "aria-autocomplete": "list",
    maxlength: 2000,
    oninput: typed,
    onkeydown: byKey,
    onblur: () => field.suggest.hide(),
    onfocus: offer,
    onclick: offer,
  });
  field.row = el(
    "div",
    { class: "composer-row" },
    iconButton("slash", "Commands", startCommand, { class: "tool to-command" }),
    iconButton("close", "Leave the command", () => leaveCommand(), { class: "tool from-command" }),
    field.text,
    iconButton("send", "Send", null, { type: "submit", class: "tool send" }),
  );
  byId("composer").append(field.box, field.problem, field.row);
}

const complain = (text) => {
  field.problem.hidden = !text;
  field.problem.textContent = text ?? "";
};

function drawState() {
  const here = channel();
  const silent = !here
    ? "There is no channel to write in."
    : here.can_write
      ? null
      : here.locked
        ? "This thread is locked."
        : "You may not write here.";
  field.text.disabled = Boolean(silent);
  byId("composer").classList.toggle("silent", Boolean(silent));
  const name = here && (here.kind === "dm" ? here.name : `#${here.name}`);
  field.text.placeholder = silent ?? (innerWidth < 500 ? `Message ${name}` : `Message ${name}, or / for commands`);
  field.text.setAttribute("aria-label", silent ?? `Message ${name}`);
}

// Each channel keeps what was typed in it.
function changeRoom() {
  if (field.draftsOf) field.drafts.set(field.draftsOf, field.text.value);
  field.draftsOf = `${state.me}/${state.current}`;
  leaveCommand(field.drafts.get(field.draftsOf) ?? "");
  complain(null);
}

function typed() {
  complain(null);
  grow();
  offer();
}

function grow() {
  field.text.style.height = "auto";
  field.text.style.height = `${Math.min(field.text.scrollHeight, 220)}px`;
}

async function offer() {
  const text = field.text.value;
  if (text.startsWith("/")) return offerCommands(text);
  const word = text.slice(0, field.text.selectionStart).match(/(?:^|\s)@([^\s@]*)$/u);
  return word ? offerPeople(word[1]) : field.suggest.hide();
}

async function offerCommands(text) {
  const leaves = await commandsHere().catch((error) => void complain(error.message));
  if (!leaves || field.text.value !== text || field.command) return;
  const found = begun(leaves, text);
  const longer = found && leaves.some((leaf) => leaf.path.startsWith(`${found.leaf.path} `));
  if (found?.rest.startsWith(" ") && !longer) return void enterCommand(found.leaf, found.rest);
  const items = matching(leaves, text).map((leaf) => ({
    label: `/${leaf.path}`,
    detail: leaf.description,
    extra: el(
      "span",
      { class: "suggest-options" },
      leaf.options.filter((option) => option.required).map((option) => el("span", { class: "tag" }, option.name)),
    ),
    pick: () => enterCommand(leaf, ""),
  }));
  const title = leaves.length ? `Commands of ${botName()}` : `${botName()} has no commands here.`;
  field.suggest.show(field.text, {
    title,
    items,
    hint: leaves.length && !items.length ? "No command fits what you typed." : null,
  });
}

function offerPeople(text) {
  const wanted = text.toLowerCase();
  const people = [...state.people.values()].filter((person) => person.name.toLowerCase().includes(wanted));
  const items = people.map((person) => ({
    label: person.name,
    mark: avatar(person, { class: "avatar tiny" }),
    pick: () => insertMention(person, text),
  }));
  field.suggest.show(field.text, { title: "Mention", items });
}

// What is typed shows the name; what is sent holds the id.
function insertMention(person, typedName) {
  const at = field.text.selectionStart;
  field.mentioned.set(`@${person.name}`, person.id);
  field.text.setRangeText(`@${person.name} `, at - typedName.length - 1, at, "end");
  field.suggest.hide();
  grow();
}

function content() {
  const names = [...field.mentioned.keys()].sort((a, b) => b.length - a.length);
  return names.reduce(
    (text, name) => text.replaceAll(name, `<@${field.mentioned.get(name)}>`),
    field.text.value.trim(),
  );
}

function startCommand() {
  field.text.value = "/";
  field.text.focus();
  return offer();
}

function enterCommand(leaf, rest) {
  field.suggest.hide();
  complain(null);
  field.command?.node.remove();
  field.command = commandForm({ leaf, rest, suggest: field.suggest, done: run, left: leaveCommand, complain });
  field.text.hidden = true;
  byId("composer").classList.add("commanding");
  field.text.before(field.command.node);
  field.command.focus();
}

function leaveCommand(text = "") {
  const held = field.command?.node.contains(document.activeElement);
  field.command?.node.remove();
  field.command = null;
  field.suggest.hide();
  field.text.hidden = false;
  byId("composer").classList.remove("commanding");
  field.text.value = text;
  grow();
  if (held) field.text.focus();
}

async function run(options) {
  const { leaf } = field.command;
  try {
    await state.api.command(state.current, leaf.path, options);
    leaveCommand("");
    complain(null);
    field.text.focus();
  } catch (error) {
    complain(error.message);
  }
}

function submit(event) {
  event.preventDefault();
  if (field.command) return field.command.send();
  return say();
}

async function say() {
  const text = content();
  if (!text) return;
  if (text.startsWith("/")) return sendCommand(text);
  field.text.value = "";
  grow();
  try {
    await state.api.say(state.current, text);
    field.mentioned.clear();
  } catch (error) {
    field.text.value = text;
    grow();
    complain(error.message);
  }
}

// A command that was typed to its end without a look at the list.
async function sendCommand(text) {
  const leaves = await commandsHere().catch(() => []);
  const found = begun(leaves, text);
  if (!found) return complain("There is no such command here. Pick one of the list.");
  enterCommand(found.leaf, found.rest);
  return field.command.send();
}

function byKey(event) {
  if (field.suggest.key(event) || event.isComposing) return;
  const send = event.key === "Enter" && !event.shiftKey;
  if (send) {
    event.preventDefault();
    byId("composer").requestSubmit();
  }
}

// Whoever types while nothing else wants the keys, types a message.
function typeAnywhere(event) {
  const busy = event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === " ";
  const elsewhere = document.activeElement?.closest("input, textarea, select, dialog, [popover], .world");
  if (!busy && !elsewhere && !field.command) field.text.focus();
}
