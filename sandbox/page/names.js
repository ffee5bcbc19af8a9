// What a mention in a message is shown as.

import { el } from "./dom.js";
import { open } from "./session.js";
import { state } from "./state.js";

const mention = (sign, name, extra = {}) => el("span", { class: "mention", ...extra }, sign, el("bdi", {}, name));

export const names = {
  user(id) {
    const name = state.people.get(id)?.name ?? "somebody unknown";
    return mention("@", name, { class: id === state.me ? "mention of-me" : "mention" });
  },
  channel(id) {
    const channel = state.channels.get(id);
    if (!channel) return mention("#", "a channel you cannot see");
    return el("button", { type: "button", class: "mention", onclick: () => open(id) }, "#", el("bdi", {}, channel.name));
  },
  role: () => mention("@", "a role"),
  command: (path) => mention("/", path),
};
