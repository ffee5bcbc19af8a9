// The world panel: what can go wrong at Discord, to be tried on purpose. Everybody at the sandbox shares this world.

import { avatar, byId, el, iconButton, nameOf } from "./dom.js";
import { controls } from "./api.js";
import { armedFaults, look, next } from "./faults.js";
import { deed } from "./deed.js";
import { seen } from "./records.js";
import { attempt } from "./session.js";
import { botName, channel, on, state } from "./state.js";

const PERMISSIONS = [
  ["VIEW_CHANNEL", "see the channel"],
  ["SEND_MESSAGES", "send messages"],
  ["ATTACH_FILES", "attach files"],
  ["EMBED_LINKS", "embed links"],
  ["READ_MESSAGE_HISTORY", "read the history"],
  ["CREATE_PUBLIC_THREADS", "open threads"],
  ["SEND_MESSAGES_IN_THREADS", "send in threads"],
  ["MANAGE_THREADS", "manage threads"],
];
const taken = new Map(); // channel -> permissions taken away at this window; of others' the protocol does not tell
const LOOK_AGAIN = 2000; // milliseconds between looks at what is still armed

export function startWorld() {
  on("world channels opened bot", () => !byId("world").hidden && draw());
  byId("world").addEventListener("keydown", (event) => event.key === "Escape" && toggleWorld());
  setInterval(() => !byId("world").hidden && byId("armed").firstChild && look(), LOOK_AGAIN); // faults are used up unseen
}

let opener = null;

export function toggleWorld() {
  const panel = byId("world");
  panel.hidden = !panel.hidden;
  document.body.classList.toggle("world-open", !panel.hidden);
  if (panel.hidden) return void opener?.focus();
  opener = document.activeElement;
  draw();
  look();
  return panel.querySelector("button")?.focus();
}

// Parts are kept by name, so that what is half filled in outlives a redraw.
function draw() {
  const panel = byId("world");
  if (!panel.firstChild)
    panel.append(
      head(),
      el(
        "div",
        { class: "world-body" },
        ["here", "next", "people", "bot", "seen"].map((name) => el("section", { id: `world-${name}` })),
      ),
    );
  put("here", here());
  put("people", people());
  put("bot", bot());
  if (!byId("world-next").firstChild) byId("world-next").append(...next());
  byId("armed").replaceChildren(...armedFaults());
  if (!byId("world-seen").firstChild) byId("world-seen").append(...seen());
}

function put(name, nodes) {
  const place = byId(`world-${name}`);
  const index = [...place.querySelectorAll("input, button")].indexOf(document.activeElement);
  const half = place.querySelector("input[type=text]")?.value;
  place.replaceChildren(...nodes.filter(Boolean));
  if (half) place.querySelector("input[type=text]").value = half;
  if (index >= 0) place.querySelectorAll("input, button")[index]?.focus();
}

const head = () =>
  el(
    "header",
    { class: "world-head" },
    el(
      "div",
      {},
      el("h2", {}, "The world"),
      el("p", { class: "soft" }, "Try what can go wrong. It is the same for everybody here."),
    ),
    iconButton("close", "Close", toggleWorld),
  );

function toggle(label, on, act) {
  const box = el("input", {
    type: "checkbox",
    role: "switch",
    checked: on,
    onchange: async () => (await attempt(() => act(box.checked))) || (box.checked = !box.checked),
  });
  return el("label", { class: "switch" }, box, el("span", {}, label));
}

function here() {
  const place = channel();
  if (!place || place.kind === "dm")
    return [
      el("h3", {}, "Here"),
      el("p", { class: "soft" }, `Direct messages have no permissions. Close your DMs below to stop ${botName()}.`),
      newChannel(),
    ];
  const home = place.parent ?? place.id;
  return [
    el("h3", {}, "In ", el("bdi", {}, `#${place.name}`)),
    el("p", { class: "soft" }, `${botName()} may`),
    el(
      "div",
      { class: "switches" },
      PERMISSIONS.map(([name, words]) => permission(home, name, words)),
    ),
    place.kind === "thread" ? threadDeeds(place) : null,
    el(
      "div",
      { class: "row" },
      deed("Give all back", () => deny(home, [])),
      deed(`Delete this ${place.kind === "thread" ? "thread" : "channel"}`, () => controls.deleteChannel(place.id), {
        class: "button danger",
      }),
    ),
    newChannel(),
  ];
}

function permission(id, name, words) {
  const denied = taken.get(id) ?? [];
  return toggle(words, !denied.includes(name), (may) =>
    deny(id, may ? denied.filter((each) => each !== name) : [...denied, name]),
  );
}

async function deny(id, names) {
  await controls.deny(id, names);
  taken.set(id, names);
  draw();
}

const threadDeeds = (thread) =>
  el(
    "div",
    { class: "row" },
    deed(thread.archived ? "Open the thread again" : "Archive the thread", () =>
      controls.thread(thread.id, { archived: !thread.archived, locked: false }),
    ),
    thread.locked ? null : deed("Archive and lock", () => controls.thread(thread.id, { archived: true, locked: true })),
  );

function newChannel() {
  const name = el("input", {
    type: "text",
    "aria-label": "Name of a new channel",
    placeholder: "new-channel",
    maxlength: 100,
  });
  const make = async () => {
    await controls.addChannel(name.value.trim() || "new-channel");
    name.value = "";
  };
  return el("div", { class: "row" }, name, deed("Make a channel", make));
}

function people() {
  const everybody = [...state.people.values()].filter((person) => !person.bot);
  return [
    el("h3", {}, "People"),
    el(
      "ul",
      { class: "world-people" },
      everybody.map((person) =>
        el(
          "li",
          {},
          avatar(person, { class: "avatar small" }),
          nameOf(person),
          el(
            "div",
            { class: "switches" },
            toggle("DMs open", person.dms_open, (open) => controls.dms(person.id, open)),
            toggle("in the server", person.in_guild, (joins) => controls.member(person.id, joins)),
          ),
        ),
      ),
    ),
  ];
}

function bot() {
  if (!state.bot) return [];
  return [
    el("h3", {}, botName()),
    el(
      "p",
      { class: "soft" },
      `${state.bot.online ? "Connected" : "Not connected"}, ${state.bot.in_guild ? "member of" : "not in"} the server.`,
    ),
    el(
      "div",
      { class: "row" },
      deed("Cut the gateway", () => controls.cut(true), { title: "The bot may resume where it was" }),
      deed("Cut it and forget the session", () => controls.cut(false), { title: "The bot must identify anew" }),
      deed(state.bot.in_guild ? "Remove from the server" : "Invite again", () => controls.bot(!state.bot.in_guild)),
    ),
  ];
}
