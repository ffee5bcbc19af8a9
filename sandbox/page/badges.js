// How often everybody else is called, so that one sees whom to sit as next. A window hears of its own person only,
// so it asks about the others a moment after something has happened.

import { as } from "./api.js";
import { on, state, tell } from "./state.js";

const PAUSE = 700; // milliseconds, in which several events make one look
let timer = 0;

export function startBadges() {
  on("room people", soon);
  addEventListener("focus", soon);
}

function soon() {
  clearTimeout(timer);
  timer = setTimeout(look, PAUSE);
}

async function look() {
  const others = [...state.people.values()].filter((person) => !person.bot && person.id !== state.me);
  const counts = await Promise.all(others.map(({ id }) => calls(id)));
  const before = String([...state.calls]);
  state.calls = new Map(counts);
  if (String(counts) !== before) tell("called");
}

async function calls(id) {
  const world = await as(id)
    .world()
    .catch(() => null); // the connection's own notice tells that the sandbox is away
  return [id, world ? world.channels.reduce((sum, channel) => sum + channel.mentions, 0) : 0];
}
