// Starts the page: every part listens to the state, then somebody sits down.

import { startBadges } from "./badges.js";
import { startChannels } from "./channels.js";
import { startComposer } from "./composer.js";
import { startModals } from "./modal.js";
import { startPeople } from "./people.js";
import { startRoom } from "./room.js";
import { jump } from "./messages.js";
import { open, start } from "./session.js";
import { on } from "./state.js";
import { keepFresh } from "./times.js";
import { startTop } from "./top.js";
import { startWorld } from "./world.js";

for (const begin of [
  startPeople,
  startBadges,
  startChannels,
  startTop,
  startRoom,
  startComposer,
  startModals,
  startWorld,
  keepFresh,
])
  begin();

on("follow", async ({ channel, message }) => {
  await open(channel);
  if (message) jump(message);
});

await start();
