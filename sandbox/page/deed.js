// A button of the world panel: what it does may be refused, and is then told.

import { attempt } from "./session.js";
import { el } from "./dom.js";

export const deed = (label, act, props = {}) =>
  el("button", { type: "button", class: "button secondary", onclick: () => attempt(act), ...props }, label);
