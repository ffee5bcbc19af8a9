// What each event of the people's protocol changes.

import { state, tell, later } from "./state.js";

const TYPES_FOR = 9000; // milliseconds that one "typing" lasts

const EVENTS = {
  world({ world }) {
    takeWorld(world);
    tell("world");
  },
  message: keep,
  edited: keep,
  deleted({ channel, message, unread, mentions }) {
    state.rooms.get(channel)?.messages.delete(message);
    count(channel, unread, mentions);
    tell("room", channel);
  },
  channel({ channel }) {
    state.channels.set(channel.id, channel);
    tell("channels");
  },
  gone({ channel }) {
    state.channels.delete(channel);
    state.rooms.delete(channel);
    tell("channels");
    tell("gone", channel);
  },
  read({ channel }) {
    count(channel, 0, 0);
  },
  typing({ channel }) {
    state.typing.set(channel, Date.now() + TYPES_FOR);
    tell("typing");
    setTimeout(() => tell("typing"), TYPES_FOR + 50);
  },
  interaction({ interaction }) {
    if (interaction.message && interaction.kind !== "command") pressed(interaction);
    else commanded(interaction);
  },
  modal({ modal }) {
    state.modals = [...state.modals.filter((each) => each.interaction !== modal.interaction), modal];
    tell("modals");
  },
  modal_closed({ interaction }) {
    state.modals = state.modals.filter((each) => each.interaction !== interaction);
    tell("modals");
  },
  bot({ bot }) {
    takeBot(bot);
    tell("bot");
    tell("channels");
  },
  commands() {
    state.commands.clear();
    tell("commands");
  },
};

export function take(frame) {
  EVENTS[frame.event]?.(frame);
}

function takeWorld(world) {
  state.people = new Map(world.people.map((person) => [person.id, person]));
  state.channels = new Map(world.channels.map((channel) => [channel.id, channel]));
  state.guild = world.guild;
  takeBot(world.bot);
}

function takeBot(bot) {
  state.bot = bot;
  state.people.set(bot.id, { colour: "#4d5a73", ...bot, bot: true });
}

function keep({ event, message, unread, mentions }) {
  const id = message.channel_id;
  if (event === "edited") state.failed.delete(message.id);
  if (message.author.id === state.bot.id) state.typing.delete(id);
  const room = state.rooms.get(id);
  if (room && (room.messages.has(message.id) || event === "message" || isAfterFirst(room, message)))
    room.add([message]);
  const channel = state.channels.get(id);
  if (event === "message" && channel && !message.ephemeral) channel.last_message = message.id;
  count(id, unread, mentions);
  tell("room", id);
  tell("typing");
  if (event === "message") tell("arrived", message);
}

// An old message that is not loaded yet must not appear out of order.
function isAfterFirst(room, message) {
  const first = room.ordered[0];
  return room.complete || (first && later(message.id, first.id) > 0);
}

function count(id, unread, mentions) {
  const channel = state.channels.get(id);
  if (!channel || unread == null) return;
  Object.assign(channel, { unread, mentions });
  tell("channels");
}

function commanded(interaction) {
  const open = interaction.state === "waiting" || (interaction.state === "failed" && !interaction.replies.length);
  if (open && !(interaction.state === "waiting" && interaction.callback))
    state.pending.set(interaction.id, interaction);
  else state.pending.delete(interaction.id);
  tell("room", interaction.channel);
}

function pressed(interaction) {
  const { message, state: now } = interaction;
  if (now === "waiting") state.busy.set(message, interaction.name);
  else state.busy.delete(message);
  if (now === "failed" && !interaction.replies.length) state.failed.add(message);
  else state.failed.delete(message);
  tell("room", interaction.channel);
}
