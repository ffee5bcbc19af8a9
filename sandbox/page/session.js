// Who sits at this window and which channel is open. The address says both (#/person/channel), so that
// two windows can be two people and the browser's Back works.

import { as, everybody } from "./api.js";
import { toast } from "./dom.js";
import { take } from "./events.js";
import { listen } from "./live.js";
import { Room, on, state, tell } from "./state.js";

let stop = () => {};

const address = () => location.hash.replace(/^#\/?/, "").split("/");

export async function start() {
  addEventListener("hashchange", follow);
  on("world", settle);
  on("gone", (id) => id === state.current && settle());
  await follow();
}

async function follow() {
  const [user, channel] = address();
  if (user !== state.me) return sit(user, channel);
  return channel && channel !== state.current && open(channel);
}

export async function sit(user, channel) {
  const people = await everybody().catch((error) => toast(error.message));
  if (!people) return void setTimeout(follow, 2000);
  const known =
    people.find((person) => person.id === user) ?? people.find((person) => person.id === recall()) ?? people[0];
  reset(known.id);
  state.people = new Map(people.map((person) => [person.id, person]));
  state.wanted = channel;
  stop();
  stop = listen(known.id, take, connection);
}

function reset(user) {
  Object.assign(state, { me: user, api: as(user), current: null, modals: [] });
  for (const map of [
    state.channels,
    state.rooms,
    state.pending,
    state.busy,
    state.failed,
    state.typing,
    state.commands,
  ])
    map.clear();
  sessionStorage.setItem("person", user);
  tell("people");
  tell("modals");
}

const recall = () => sessionStorage.getItem("person");

function connection(is) {
  state.connected = is;
  tell("connection");
}

// After `world` nothing that was loaded before can be trusted; what is being read stays until it was asked for again.
async function settle() {
  const reading = state.rooms.get(state.current);
  state.rooms.clear();
  state.commands.clear();
  if (reading && state.channels.has(state.current)) {
    state.rooms.set(state.current, reading);
    refresh(state.current, reading);
  }
  tell("people");
  tell("channels");
  const wanted = [state.current, state.wanted, lastOpen()].find((id) => state.channels.has(id));
  const first = [...state.channels.values()].find((each) => each.kind === "text") ?? [...state.channels.values()][0];
  await open(wanted ?? first?.id ?? null);
  await attempt(restoreModals);
}

async function restoreModals() {
  const { me, api } = state;
  const modals = await api.modals();
  if (me !== state.me) return; // somebody else sat down meanwhile
  state.modals = modals;
  tell("modals");
}

const lastOpen = () => sessionStorage.getItem(`channel of ${state.me}`);

export async function open(id) {
  const moved = id !== state.current;
  state.current = id;
  if (id) remember(id);
  if (moved) tell("opened", id);
  tell("channels");
  if (id && !state.rooms.has(id)) await load(id);
  else if (id) markNew(state.rooms.get(id), state.channels.get(id));
  tell("shown", id);
}

function remember(id) {
  sessionStorage.setItem(`channel of ${state.me}`, id);
  const hash = `#/${state.me}/${id}`;
  if (location.hash !== hash)
    history[address()[0] === state.me && address()[1] ? "pushState" : "replaceState"](null, "", hash);
}

async function load(id) {
  const room = new Room();
  state.rooms.set(id, room); // before the answer, so that events in between are kept
  await attempt(async () => {
    const messages = await state.api.messages(id);
    room.add(messages.filter((message) => !room.messages.has(message.id)));
    room.complete = messages.length < 50;
    markNew(room, state.channels.get(id));
  });
}

async function refresh(id, room) {
  const before = new Map(room.messages);
  await attempt(async () => {
    const messages = await state.api.messages(id);
    const changed = [...room.messages].filter(([key, message]) => before.get(key) !== message); // by events, meanwhile
    const known = (message) =>
      JSON.stringify(before.get(message.id)) === JSON.stringify(message) ? before.get(message.id) : message;
    room.messages = new Map([...messages.map((message) => [message.id, known(message)]), ...changed]);
    room.complete = messages.length < 50;
    tell("room", id);
  });
}

function markNew(room, channel) {
  const { ordered } = room;
  room.firstNew = channel?.unread ? (ordered.at(-Math.min(channel.unread, ordered.length))?.id ?? null) : null;
}

export async function loadOlder() {
  const id = state.current;
  const room = state.rooms.get(id);
  const first = room?.ordered.find((message) => !message.ephemeral) ?? room?.ordered[0];
  if (!first || room.complete || room.loading) return;
  room.loading = true;
  await attempt(async () => {
    const messages = await state.api.messages(id, first.id);
    room.add(messages);
    room.complete = messages.length < 50;
  });
  room.loading = false;
  tell("room", id);
}

export async function markRead(id) {
  const channel = state.channels.get(id);
  if (!channel?.unread) return;
  Object.assign(channel, { unread: 0, mentions: 0 });
  tell("channels");
  await attempt(() => state.api.read(id));
}

// Leaves are asked for once a channel, until the bot registers others.
export async function commandsHere() {
  const id = state.current;
  if (!state.commands.has(id)) {
    const asked = state.api.commands(id);
    state.commands.set(id, asked);
    asked.catch(() => state.commands.delete(id));
  }
  return state.commands.get(id);
}

// Do something that the sandbox may refuse; its sentence is shown. Tells whether it was done.
export async function attempt(deed) {
  try {
    await deed();
    return true;
  } catch (error) {
    toast(error.message);
    return false;
  }
}
