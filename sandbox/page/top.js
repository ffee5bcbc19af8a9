// The bar over the messages, and the line below it that says what is wrong with the world.

import { avatar, byId, el, icon, iconButton } from "./dom.js";
import { controls } from "./api.js";
import { showSide } from "./channels.js";
import { attempt, open } from "./session.js";
import { botName, channel, me, on, state } from "./state.js";
import { toggleWorld } from "./world.js";

export function startTop() {
  on("channels people bot connection opened", draw);
  on("connection bot people channels", drawNotice);
}

function draw() {
  const here = channel();
  const calls = [...state.channels.values()].some((each) => each.mentions && each.id !== state.current);
  byId("top").replaceChildren(
    iconButton("menu", "People and channels", () => showSide(true), {
      class: calls ? "tool only-narrow called" : "tool only-narrow",
    }),
    here ? heading(here) : el("h2", {}, "Nothing to see here"),
    el("span", { class: "grow" }),
    here?.kind === "thread" ? threadButton(here) : "",
    me() ? avatar(me(), { class: "avatar small only-narrow", title: `You are ${me().name}` }) : "",
    iconButton("globe", "The world: try what can go wrong", toggleWorld, {
      "aria-expanded": String(!byId("world").hidden),
    }),
  );
}

function heading(here) {
  const parent = state.channels.get(here.parent);
  return el(
    "div",
    { class: "heading" },
    parent
      ? el(
          "button",
          { type: "button", class: "crumb", onclick: () => open(parent.id) },
          `#${parent.name}`,
          icon("right"),
        )
      : null,
    icon({ text: "hash", thread: "thread", dm: "letter" }[here.kind]),
    el("h2", {}, el("bdi", {}, here.name)),
    here.archived ? el("span", { class: "tag" }, here.locked ? "Archived and locked" : "Archived") : null,
    here.topic ? el("span", { class: "topic" }, here.topic) : null,
  );
}

function threadButton(thread) {
  const label = thread.archived ? "Open the thread again" : "Archive the thread";
  return iconButton("box", label, () =>
    attempt(() => controls.thread(thread.id, { archived: !thread.archived, locked: false })),
  );
}

function drawNotice() {
  const text = trouble();
  byId("notice").hidden = !text;
  byId("notice").replaceChildren(text ?? "");
}

function trouble() {
  const here = channel();
  if (state.connected === false) return "The sandbox is away. This window comes back by itself when it does.";
  if (state.bot && !state.bot.online) return `${botName()} is offline: nothing you press or type reaches it.`;
  if (me() && !me().in_guild)
    return "You have left the server: only direct messages are left. The world panel lets you join again.";
  if (here?.kind === "dm" && me() && !me().dms_open)
    return `Your DMs are closed: ${botName()} cannot write to you here.`;
  if (state.bot && !state.bot.in_guild) return `${botName()} is not in this server. The world panel invites it again.`;
  return null;
}
