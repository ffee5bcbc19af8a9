// All that this window knows, and who wants to hear when it changes. Only events.js and session.js write to it.

export const state = {
  people: new Map(), // id -> Person; everybody, the bot too
  me: null, // id of the person this window sits as
  api: null, // the protocol, as that person
  bot: null,
  guild: null,
  channels: new Map(),
  current: null, // id of the open channel
  wanted: null, // id of the channel that the address asked for
  rooms: new Map(), // channel -> Room, as far as loaded
  pending: new Map(), // interaction -> Interaction: commands without an answer yet, or never answered
  busy: new Map(), // message -> custom_id that was pressed and not acknowledged
  failed: new Set(), // messages whose last press failed
  modals: [],
  calls: new Map(), // person -> unread mentions of somebody else, as badges.js last saw them
  typing: new Map(), // channel -> when the bot stops typing
  commands: new Map(), // channel -> [Leaf]
  connected: null, // null before the first connection
};

const listeners = new Map();

export function on(topics, listener) {
  for (const topic of topics.split(" ")) listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
}

export function tell(topic, detail) {
  for (const listener of listeners.get(topic) ?? []) listener(detail);
}

export const me = () => state.people.get(state.me);
export const channel = () => state.channels.get(state.current);
export const room = () => state.rooms.get(state.current);
export const inGuild = () => [...state.people.values()].filter((person) => person.in_guild && !person.bot);
export const botName = () => state.bot?.name ?? "The bot";

// Snowflakes are too long for numbers; a longer one is later.
export const later = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

// A channel's messages by id, in order.
export class Room {
  messages = new Map();
  complete = false; // whether the oldest message is among them
  firstNew = null; // where the line "new" stands
  loading = false; // whether older ones are on their way

  get ordered() {
    return [...this.messages.values()].sort((a, b) => later(a.id, b.id));
  }

  add(messages) {
    for (const message of messages) this.messages.set(message.id, message);
  }
}
