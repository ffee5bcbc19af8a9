// The side bar: the server's channels with their threads, and the direct messages.

import { byId, el, icon } from "./dom.js";
import { ownCard } from "./people.js";
import { attempt, open } from "./session.js";
import { botName, on, state } from "./state.js";

export function startChannels() {
  on("channels people", draw);
  byId("veil").onclick = () => showSide(false);
  addEventListener("keydown", step);
  on("opened", () => showSide(false));
}

export function showSide(shown) {
  document.body.classList.toggle("side-open", shown);
  byId("veil").hidden = !shown;
}

function draw() {
  const focused = document.activeElement?.dataset?.channel;
  const channels = [...state.channels.values()];
  const texts = channels.filter((channel) => channel.kind === "text");
  byId("side").replaceChildren(
    el(
      "div",
      { class: "side-head" },
      el("img", { src: "icon.svg", alt: "", width: 28, height: 28 }),
      el(
        "div",
        {},
        el("h1", {}, "The sandbox"),
        el("p", { class: "soft" }, "a chat server of your own, to try a bot in"),
      ),
    ),
    el(
      "div",
      { class: "side-list" },
      texts.length ? el("h2", {}, "Channels") : null,
      el(
        "ul",
        {},
        texts.map((channel) => [row(channel), threadsOf(channel, channels)]),
      ),
      el("h2", {}, "Direct messages"),
      el("ul", {}, direct(channels)),
    ),
    ownCard() ?? "",
  );
  if (focused) byId("side").querySelector(`[data-channel="${focused}"]`)?.focus();
  title(channels);
}

const threadsOf = (channel, channels) =>
  channels
    .filter((each) => each.parent === channel.id && (!each.archived || each.unread || each.id === state.current))
    .map(row);

const SIGNS = { text: "hash", thread: "thread", dm: "letter" };

function row(channel) {
  const here = channel.id === state.current;
  const quiet = here && document.hasFocus();
  const unread = channel.unread && !quiet;
  const label = `${channel.kind === "dm" ? "Direct messages with " : ""}${channel.name}${spoken(channel)}`;
  return el(
    "li",
    { class: channel.kind === "thread" ? "below" : null },
    el(
      "button",
      {
        type: "button",
        class: unread ? "channel unread" : "channel",
        "data-channel": channel.id,
        "aria-current": here ? "page" : null,
        "aria-label": label,
        onclick: () => open(channel.id),
      },
      icon(channel.locked ? "lock" : channel.archived ? "box" : SIGNS[channel.kind]),
      el("bdi", { class: "channel-name" }, channel.name),
      channel.mentions && !quiet ? el("span", { class: "badge" }, channel.mentions) : null,
    ),
  );
}

function spoken({ unread, mentions, archived }) {
  const parts = [archived && "archived", unread && `${unread} unread`, mentions && `${mentions} for you`].filter(
    Boolean,
  );
  return parts.length ? `, ${parts.join(", ")}` : "";
}

// A DM exists once somebody wrote; before that the bot can be written to first.
function direct(channels) {
  const dms = channels.filter((channel) => channel.kind === "dm");
  if (dms.length) return dms.map(row);
  const label = `Write to ${botName()}`;
  return el(
    "li",
    {},
    el(
      "button",
      { type: "button", class: "channel", onclick: openDm },
      icon("plus"),
      el("span", { class: "channel-name" }, label),
    ),
  );
}

const openDm = () =>
  attempt(async () => {
    const channel = await state.api.openDm();
    state.channels.set(channel.id, channel);
    await open(channel.id);
  });

function title(channels) {
  const mentions = channels.reduce((sum, channel) => sum + channel.mentions, 0);
  const here = state.channels.get(state.current);
  const parts = [
    state.people.get(state.me)?.name,
    here && (here.kind === "dm" ? here.name : `#${here.name}`),
    "the sandbox",
  ];
  document.title = (mentions ? `(${mentions}) ` : "") + parts.filter(Boolean).join(" · ");
}

// Alt and an arrow: the channel above or below.
function step(event) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || !event.altKey || event.ctrlKey) return;
  event.preventDefault();
  const ids = [...byId("side").querySelectorAll("[data-channel]")].map((node) => node.dataset.channel);
  if (ids.length) open(ids[(ids.indexOf(state.current) + by + ids.length) % ids.length]);
}
