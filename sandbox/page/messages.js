// One message: who, when, what, and what went wrong with it.

import { attempt, open } from "./session.js";
import { attachments, embeds } from "./attached.js";
import { avatar, byId, dots, el, failure, icon, iconButton, nameOf, toast } from "./dom.js";
import { controls } from "./api.js";
import { drawComponents } from "./components.js";
import { markdown, plain } from "./markdown.js";
import { names } from "./names.js";
import { botName, room, state, tell } from "./state.js";
import { fullTime, clock, when } from "./times.js";

const V2 = 1 << 15;
const REPLY = 19;

const authorOf = ({ author }) =>
  state.people.get(author.id) ?? { ...author, name: author.global_name ?? author.username, colour: null };

export function drawMessage(message, { grouped, busy, failed }) {
  const author = authorOf(message);
  const classes = ["message", grouped && "grouped", message.mentions_me && "for-me", message.ephemeral && "ephemeral"];
  return el(
    "article",
    {
      class: classes.filter(Boolean).join(" "),
      "data-message": message.id,
      "aria-label": `${author.name}, ${when(new Date(message.timestamp))}`,
    },
    above(message),
    grouped ? stampAtSide(message) : avatar(author),
    el(
      "div",
      { class: "body" },
      grouped ? null : head(message, author),
      content(message, busy),
      threadLink(message),
      failed ? failure("This interaction failed: the bot did not respond in time.") : null,
      message.ephemeral ? onlyYou(() => attempt(() => state.api.remove(message.id))) : null,
    ),
    message.ephemeral ? null : tools(message),
  );
}

function head(message, author) {
  const date = new Date(message.timestamp);
  return el(
    "header",
    { class: "head" },
    nameOf(author, { class: "author" }),
    author.bot ? el("span", { class: "tag" }, "bot") : null,
    el("time", { datetime: message.timestamp, title: fullTime(date) }, when(date)),
    // Behind a text it stands there.
    message.content ? null : edited(message),
  );
}

function edited(message) {
  return message.edited_timestamp
    ? el("span", { class: "edited", title: fullTime(new Date(message.edited_timestamp)) }, "(edited)")
    : null;
}

const stampAtSide = (message) =>
  el("span", { class: "at-side" }, el("time", { datetime: message.timestamp }, clock(new Date(message.timestamp))));

function content(message, busy) {
  if (message.failed) return failure("The application did not respond.");
  if (message.thinking) return thinking(`${authorOf(message).name} is thinking…`);
  if (message.flags & V2) return drawComponents(message.components, { message, busy });
  return [
    message.content ? text(message) : null,
    attachments(message.attachments ?? []),
    embeds(message.embeds ?? []),
    message.components?.length ? drawComponents(message.components, { message, busy }) : null,
  ];
}

const ONLY_EMOJI = /^(?:\p{RGI_Emoji}|\s){1,30}$/v;

function text(message) {
  const node = markdown(message.content, names);
  if (ONLY_EMOJI.test(message.content)) node.classList.add("large");
  const mark = edited(message);
  if (mark) (node.lastElementChild?.matches("p") ? node.lastElementChild : node).append(" ", mark);
  return node;
}

const thinking = (text) => el("p", { class: "thinking" }, dots(), text);

// The line over a message: what it answers, or which command made it.
function above(message) {
  const answered = message.message_reference?.message_id;
  if (message.type === REPLY && answered)
    return quoted(message.referenced_message ?? room()?.messages.get(answered), answered);
  const used = message.interaction_metadata;
  const name = message.interaction?.name ?? used?.name;
  if (!name || !used?.user) return null;
  const person = state.people.get(used.user.id);
  return el(
    "p",
    { class: "above" },
    person ? avatar(person, { class: "avatar tiny" }) : null,
    el("bdi", { class: "author" }, person?.name ?? used.user.username),
    " used ",
    names.command(name),
  );
}

function quoted(original, id) {
  if (!original)
    return el(
      "p",
      { class: "above" },
      icon("reply"),
      el("i", {}, "An earlier message that is not loaded, or was deleted"),
    );
  const author = authorOf(original);
  return el(
    "button",
    { type: "button", class: "above", onclick: () => jump(id) },
    icon("reply"),
    avatar(author, { class: "avatar tiny" }),
    nameOf(author, { class: "author" }),
    el("span", { class: "cut" }, summary(original)),
  );
}

function summary(message) {
  const mentioned = (message.content ?? "").replace(
    /<@!?(\d+)>/g,
    (_, id) => `@${state.people.get(id)?.name ?? "somebody"}`,
  );
  return plain(mentioned) || firstText(message.components ?? []) || "Click to see the message";
}

function firstText(components) {
  for (const each of components) {
    const found = each.content ? plain(each.content) : firstText(each.components ?? []);
    if (found) return found;
  }
  return "";
}

export function jump(id) {
  const node = byId("log").querySelector(`[data-message="${id}"]`);
  if (!node) return toast("That message is not loaded.");
  node.scrollIntoView({ block: "center" });
  node.classList.add("flash");
  return setTimeout(() => node.classList.remove("flash"), 1600);
}

function threadLink(message) {
  if (!message.thread) return null;
  const thread = state.channels.get(message.thread.id) ?? {
    ...message.thread,
    archived: message.thread.thread_metadata?.archived,
  };
  return el(
    "button",
    { type: "button", class: "thread-link", onclick: () => open(thread.id) },
    icon("thread"),
    el("bdi", {}, thread.name),
    el("span", { class: "soft" }, thread.archived ? "Archived" : "Open the thread"),
    icon("right"),
  );
}

function onlyYou(dismiss) {
  const button = el("button", { type: "button", class: "as-link", onclick: dismiss }, "Dismiss message");
  return el(
    "p",
    { class: "only-you" },
    icon("eye"),
    "Only you can see this",
    el("span", { "aria-hidden": "true" }, "·"),
    button,
  );
}

function tools(message) {
  const own = message.author.id === state.me;
  const remove = () => attempt(() => (own ? state.api.remove(message.id) : controls.deleteMessage(message.id)));
  return el(
    "div",
    { class: "tools", role: "group", "aria-label": "This message" },
    iconButton("copy", "Copy its text", () =>
      navigator.clipboard?.writeText(message.content || firstText(message.components ?? [])),
    ),
    iconButton("bin", own ? "Delete your message" : "Delete it, as a moderator", remove),
  );
}

// A command that the bot has not answered yet, or never did.
export function drawPending(interaction) {
  const person = state.people.get(state.me);
  const failed = interaction.state === "failed";
  return el(
    "article",
    { class: "message ephemeral pending" },
    el(
      "p",
      { class: "above" },
      avatar(person, { class: "avatar tiny" }),
      nameOf(person, { class: "author" }),
      interaction.kind === "command" ? [" used ", names.command(interaction.name)] : " sent a form",
    ),
    avatar(state.people.get(state.bot.id)),
    el(
      "div",
      { class: "body" },
      el("header", { class: "head" }, el("bdi", { class: "author" }, botName()), el("span", { class: "tag" }, "bot")),
      failed ? failure("The application did not respond.") : thinking("Sending…"),
      failed ? onlyYou(() => forget(interaction)) : null,
    ),
  );
}

function forget(interaction) {
  state.pending.delete(interaction.id);
  tell("room", interaction.channel);
}
