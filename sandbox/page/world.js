// The world panel: what can go wrong at Discord, to be tried on purpose. Everybody at the sandbox shares this world.

import { avatar, byId, el, iconButton, nameOf } from "./dom.js";
import { controls } from "./api.js";
import { FAULTS, ROUTES } from "./faults.js";
import { attempt } from "./session.js";
import { botName, channel, on, state } from "./state.js";

const PERMISSIONS = [
  ["VIEW_CHANNEL", "see the channel"], ["SEND_MESSAGES", "send messages"], ["ATTACH_FILES", "attach files"], ["EMBED_LINKS", "embed links"],
  ["READ_MESSAGE_HISTORY", "read the history"], ["CREATE_PUBLIC_THREADS", "open threads"], ["SEND_MESSAGES_IN_THREADS", "send in threads"], ["MANAGE_THREADS", "manage threads"],
];
const LOOK_AGAIN = 2000; // milliseconds between looks at what is still armed
const armed = { list: [] };

export function startWorld() {
  on("world channels opened bot", () => !byId("world").hidden && draw());
  byId("world").addEventListener("keydown", (event) => event.key === "Escape" && toggleWorld());
  setInterval(() => !byId("world").hidden && armed.list.length && look(), LOOK_AGAIN); // faults are used up unseen
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

async function look() {
  armed.list = await controls.faults().catch(() => []);
  byId("armed").replaceChildren(...armedFaults());
}

// Parts are kept by name, so that what is half filled in outlives a redraw.
function draw() {
  const panel = byId("world");
  if (!panel.firstChild) panel.append(head(), el("div", { class: "world-body" }, ["here", "next", "people", "bot", "seen"].map((name) => el("section", { id: `world-${name}` }))));
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
  el("header", { class: "world-head" }, el("div", {}, el("h2", {}, "The world"), el("p", { class: "soft" }, "Try what can go wrong. It is the same for everybody here.")),
    iconButton("close", "Close", toggleWorld));

const deed = (label, act, props = {}) => el("button", { type: "button", class: "button secondary", onclick: () => attempt(act), ...props }, label);

function toggle(label, on, act) {
  const box = el("input", { type: "checkbox", role: "switch", checked: on, onchange: async () => (await attempt(() => act(box.checked))) || (box.checked = !box.checked) });
  return el("label", { class: "switch" }, box, el("span", {}, label));
}

function here() {
  const place = channel();
  if (!place || place.kind === "dm") return [el("h3", {}, "Here"), el("p", { class: "soft" }, `Direct messages have no permissions. Close your DMs below to stop ${botName()}.`), newChannel()];
  const home = place.parent ?? place.id;
  return [
    el("h3", {}, "In ", el("bdi", {}, `#${place.name}`)),
    el("p", { class: "soft" }, `${botName()} may`),
    el("div", { class: "switches" }, PERMISSIONS.map(([name, words]) => permission(home, name, words))),
    place.kind === "thread" ? threadDeeds(place) : null,
    el("div", { class: "row" }, deed(`Delete this ${place.kind === "thread" ? "thread" : "channel"}`, () => controls.deleteChannel(place.id), { class: "button danger" })),
    newChannel(),
  ];
}

function permission(id, name, words) {
  const denied = state.channels.get(id)?.denied ?? [];
  return toggle(words, !denied.includes(name), (may) => controls.deny(id, may ? denied.filter((each) => each !== name) : [...denied, name]));
}

const threadDeeds = (thread) =>
  el("div", { class: "row" },
    deed(thread.archived ? "Open the thread again" : "Archive the thread", () => controls.thread(thread.id, { archived: !thread.archived, locked: false })),
    thread.locked ? null : deed("Archive and lock", () => controls.thread(thread.id, { archived: true, locked: true })));

function newChannel() {
  const name = el("input", { type: "text", "aria-label": "Name of a new channel", placeholder: "new-channel", maxlength: 100 });
  const make = async () => {
    await controls.addChannel(name.value.trim() || "new-channel");
    name.value = "";
  };
  return el("div", { class: "row" }, name, deed("Make a channel", make));
}

function people() {
  const everybody = [...state.people.values()].filter((person) => !person.bot);
  return [el("h3", {}, "People"), el("ul", { class: "world-people" }, everybody.map((person) =>
    el("li", {}, avatar(person, { class: "avatar small" }), nameOf(person),
      el("div", { class: "switches" }, toggle("DMs open", person.dms_open, (open) => controls.dms(person.id, open)), toggle("in the server", person.in_guild, (joins) => controls.member(person.id, joins))))))];
}

function bot() {
  if (!state.bot) return [];
  return [
    el("h3", {}, botName()),
    el("p", { class: "soft" }, `${state.bot.online ? "Connected" : "Not connected"}, ${state.bot.in_guild ? "member of" : "not in"} the server.`),
    el("div", { class: "row" },
      deed("Cut the gateway", () => controls.cut(true), { title: "The bot may resume where it was" }),
      deed("Cut it and forget the session", () => controls.cut(false), { title: "The bot must identify anew" }),
      deed(state.bot.in_guild ? "Remove from the server" : "Invite again", () => controls.bot(!state.bot.in_guild))),
  ];
}

function next() {
  const fault = el("select", { id: "fault" }, FAULTS.map(([value, words]) => el("option", { value }, words)));
  const route = el("select", { id: "fault-route" }, ROUTES.map(([, , words], index) => el("option", { value: index }, words)));
  const times = el("input", { id: "fault-times", type: "number", min: 1, value: 1 });
  const seconds = el("input", { id: "fault-seconds", type: "number", min: 0, step: 0.5, value: 4 });
  const arm = async () => {
    const [method, path] = ROUTES[route.value];
    await controls.arm({ fault: fault.value, method, route: path, times: Number(times.value) || null, seconds: Number(seconds.value) });
    await look();
  };
  return [el("h3", {}, "The next call of the bot"), el("div", { class: "form" },
    labelled("What happens", fault), labelled("To which call", route), labelled("How many times (0: until disarmed)", times), labelled("Seconds, where it is slow or late", seconds)),
  el("div", { class: "row" }, deed("Arm it", arm, { class: "button primary" })), el("ul", { id: "armed" })];
}

const labelled = (text, input) => el("label", {}, el("span", { class: "soft" }, text), input);

function armedFaults() {
  return armed.list.map((fault) => el("li", {}, el("span", {}, el("b", {}, fault.fault), ` on ${fault.method} ${fault.route}`,
    el("span", { class: "soft" }, fault.left == null ? " until disarmed" : ` ${fault.left} more`)),
  iconButton("close", "Disarm", () => attempt(async () => (await controls.disarm(fault.id), await look())))));
}

function seen() {
  const out = el("div", { class: "seen" });
  const look = async () => {
    const [calls, interactions, problems] = await Promise.all([controls.calls(), controls.interactions(), controls.problems()]);
    out.replaceChildren(recent(interactions), counts(calls), found(problems));
  };
  return [el("h3", {}, "What the bot did"), el("div", { class: "row" }, deed("Look", look)), out];
}

function recent(interactions) {
  const name = (user) => state.people.get(user)?.name ?? "somebody";
  const took = (each) => (each.acknowledged == null ? each.state : `${Math.round(each.acknowledged * 1000)} ms`);
  return el("table", {}, el("caption", {}, "The last interactions"), el("tbody", {}, interactions.slice(-12).reverse().map((each) =>
    el("tr", {}, el("td", {}, el("bdi", {}, name(each.user))), el("td", {}, each.kind, " ", el("code", {}, each.name)), el("td", { class: "number" }, took(each))))));
}

const counts = (calls) =>
  el("table", {}, el("caption", {}, "Calls since the start"), el("tbody", {}, Object.entries(calls).sort((a, b) => b[1] - a[1]).map(([route, count]) =>
    el("tr", {}, el("td", {}, el("code", {}, route)), el("td", { class: "number" }, count)))));

function found(problems) {
  if (!problems.length) return "";
  return el("table", {}, el("caption", {}, "Against Discord's description"), el("tbody", {}, problems.slice(-20).map((each) => el("tr", {}, el("td", {}, el("code", {}, each.call)), el("td", {}, each.says)))));
}
