// The open channel's messages: kept in order, redrawn one by one, and scrolled as a reader expects.

import { byId, dots, el } from "./dom.js";
import { drawMessage, drawPending } from "./messages.js";
import { loadOlder, markRead } from "./session.js";
import { channel, on, room, state, botName } from "./state.js";
import { keepOpen } from "./select.js";
import { day } from "./times.js";

const CLOSE = 60; // pixels from the end that still count as the end
const TOGETHER = 7 * 60_000; // messages of one author within this time share one head
const drawn = new Map(); // message -> { key, node }
let missed = 0;
let following = true;

export function startRoom() {
  on("room", (id) => id === state.current && draw());
  on("people channels", () => room() && draw());
  on("opened", () => void (drawn.clear(), byId("log").replaceChildren()));
  on("shown", shown);
  on("arrived", arrived);
  on("typing", drawTyping);
  byId("scroll").addEventListener("scroll", scrolled, { passive: true });
  byId("newest").onclick = toEnd;
  addEventListener("focus", seen);
  // Pictures and late fonts change heights: whoever reads the end stays at the end.
  new ResizeObserver(() => following && toEnd()).observe(byId("log"));
  new ResizeObserver(() => following && toEnd()).observe(byId("scroll"));
}

function shown() {
  missed = 0;
  following = true;
  draw();
  toEnd();
  seen();
}

function draw() {
  const here = room();
  if (!here) return byId("log").replaceChildren();
  const focus = rememberFocus();
  reconcile(
    byId("log"),
    [beginning(here), ...nodesOf(here), ...pendingHere().map(drawPending), typingNode()].filter(Boolean),
  );
  keepOpen();
  focus?.();
  if (following) toEnd();
  drawNewest();
}

const pendingHere = () => [...state.pending.values()].filter((each) => each.channel === state.current);

function nodesOf(here) {
  const nodes = [];
  let before = null;
  for (const message of here.ordered) {
    const fresh = message.id === here.firstNew;
    const newDay = !before || day(new Date(before.timestamp)) !== day(new Date(message.timestamp));
    if (newDay || fresh) nodes.push(divider(message, newDay, fresh));
    nodes.push(cached(message, !newDay && !fresh && together(before, message)));
    before = message;
  }
  return nodes;
}

function together(before, message) {
  const alone = message.ephemeral || before.ephemeral || message.type !== 0 || before.type === 18;
  return (
    !alone &&
    before.author.id === message.author.id &&
    new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER
  );
}

// A message's node is made anew only when something it shows has changed.
function cached(message, grouped) {
  const status = { grouped, busy: state.busy.get(message.id), failed: state.failed.has(message.id) };
  const known = drawn.get(message.id);
  const thread = state.channels.get(message.thread?.id);
  const key = [status.grouped, status.busy, status.failed, thread?.name, thread?.archived, state.people.size].join();
  if (known?.message === message && known.key === key) return known.node;
  const node = drawMessage(message, status);
  drawn.set(message.id, { message, key, node });
  return node;
}

function divider(message, newDay, fresh) {
  const key = `line-${message.id}-${newDay}-${fresh}`;
  const old = byId(key);
  if (old) return old;
  const text = newDay ? day(new Date(message.timestamp)) : "";
  return el(
    "div",
    { class: fresh ? "line fresh" : "line", role: "separator", id: key },
    el("span", {}, text),
    fresh ? el("b", {}, "New") : null,
  );
}

function beginning(here) {
  if (!here.complete) return el("div", { class: "earlier" }, "Older messages are loading…");
  const place = channel();
  const name = place?.kind === "dm" ? `your direct messages with ${place.name}` : `#${place?.name}`;
  return el(
    "div",
    { class: "beginning" },
    el("h3", {}, `This is the beginning of ${name}`),
    here.messages.size ? null : welcome(),
  );
}

function welcome() {
  const others = "To be somebody else, pick them in the list of people, or open a second window beside this one.";
  return [
    el("p", {}, "You sit here as ", el("bdi", {}, state.people.get(state.me)?.name ?? ""), ". ", others),
    el("p", {}, "Type ", el("kbd", {}, "/"), ` to see what ${botName()} can do.`),
  ];
}

function reconcile(parent, wanted) {
  const keep = new Set(wanted);
  for (const node of [...parent.children]) if (!keep.has(node)) node.remove();
  wanted.forEach((node, index) => {
    if (parent.children[index] !== node) parent.insertBefore(node, parent.children[index] ?? null);
  });
}

// When the message that holds the focus is drawn anew, the keyboard stays at the same place in it.
function rememberFocus() {
  const holder = document.activeElement?.closest?.("[data-message]");
  if (!holder) return null;
  const held = document.activeElement;
  const index = focusable(holder).indexOf(held);
  return () => {
    if (held.isConnected) return;
    const now = byId("log").querySelector(`[data-message="${holder.dataset.message}"]`);
    const places = now ? focusable(now) : [];
    (places[Math.min(index, places.length - 1)] ?? byId("composer-text"))?.focus({ preventScroll: true });
  };
}

const focusable = (node) => [...node.querySelectorAll("button:not([disabled]), a[href], [tabindex='0']")];

function typingNode() {
  if ((state.typing.get(state.current) ?? 0) < Date.now()) return null;
  return el("div", { class: "typing" }, dots(), `${botName()} is typing…`);
}

function drawTyping() {
  byId("log").querySelector(":scope > .typing")?.remove();
  const node = room() && typingNode();
  if (node) byId("log").append(node);
}

const gap = () => byId("scroll").scrollHeight - byId("scroll").scrollTop - byId("scroll").clientHeight;

function toEnd() {
  following = true;
  byId("scroll").scrollTop = byId("scroll").scrollHeight;
  missed = 0;
  drawNewest();
  seen();
}

function scrolled() {
  following = gap() < CLOSE;
  if (following) missed = 0;
  drawNewest();
  if (following) seen();
  if (byId("scroll").scrollTop < 200 && room() && !room().complete) older();
}

// What is being read must not move when older messages appear above it.
async function older() {
  const box = byId("scroll");
  const from = box.scrollHeight - box.scrollTop;
  await loadOlder();
  if (!following) box.scrollTop = box.scrollHeight - from;
}

function arrived(message) {
  if (message.channel_id !== state.current) return;
  if (message.author.id === state.me) return toEnd();
  if (following) return seen();
  missed += 1;
  return drawNewest();
}

function seen() {
  if (following && state.current && document.hasFocus()) markRead(state.current);
}

function drawNewest() {
  byId("newest").hidden = following;
  byId("newest").textContent = missed
    ? `${missed} new ${missed === 1 ? "message" : "messages"} below`
    : "Back to the newest message";
}
