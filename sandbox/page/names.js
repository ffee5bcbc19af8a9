// What a mention in a message is shown as.

import { el } from "./dom.js";
import { state, tell } from "./state.js";

const mention = (sign, name, extra = {}) => el("span", { class: "mention", ...extra }, sign, el("bdi", {}, name));

export const names = {
  user(id) {
    const name = state.people.get(id)?.name ?? "somebody unknown";
    return mention("@", name, { class: id === state.me ? "mention of-me" : "mention" });
  },
  channel(id, message) {
    const channel = state.channels.get(id);
    if (!channel) return mention("#", "a place you cannot see");
    const name = channel.kind === "dm" ? `@${channel.name}` : `#${channel.name}`;
    const label = [el("bdi", {}, name), message ? " › message" : null];
    return el(
      "button",
      { type: "button", class: "mention", onclick: () => tell("follow", { channel: id, message }) },
      label,
    );
  },
  role: () => mention("@", "a role"),
  command: (path) => mention("/", path),
};
