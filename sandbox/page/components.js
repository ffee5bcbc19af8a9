// Components of messages, old and V2, as Discord's JSON gives them.

import { accent, fileCard, gallery, picture } from "./attached.js";
import { attempt } from "./session.js";
import { drawSelect } from "./select.js";
import { dots, el, emoji, icon, toast } from "./dom.js";
import { markdown } from "./markdown.js";
import { names } from "./names.js";
import { state, tell } from "./state.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

const DRAW = {
  1: (row, context) => el("div", { class: "row", role: "group" }, inner(row, context)),
  2: button,
  3: selectIn,
  5: selectIn,
  6: selectIn,
  7: selectIn,
  8: selectIn,
  9: section,
  10: (text) => markdown(text.content, names),
  11: (thumbnail) => el("div", { class: "thumbnail" }, picture(thumbnail, [thumbnail], { thumbnail: true })),
  12: (media) => gallery(media.items),
  13: (file) => fileCard(file.name ?? file.file.url.split("/").at(-1).split("?")[0], file.size, file.file.url),
  14: (separator) => el("hr", { class: `gap-${separator.spacing ?? 1}${separator.divider === false ? " plain" : ""}` }),
  17: container,
};

export const drawComponents = (components, context) =>
  el(
    "div",
    { class: "components" },
    components.map((each) => draw(each, context)),
  );

function draw(component, context) {
  const drawer = DRAW[component.type];
  return drawer
    ? drawer(component, context)
    : el("p", { class: "missing" }, `The page cannot show a component of type ${component.type}.`);
}

const inner = (parent, context) => (parent.components ?? []).map((each) => draw(each, context));

function container(parent, context) {
  const classes = ["container", parent.accent_color == null && "no-accent", parent.spoiler && "covered"]
    .filter(Boolean)
    .join(" ");
  const node = el("div", { class: classes, style: accent(parent.accent_color) }, inner(parent, context));
  if (parent.spoiler)
    node.append(
      el("button", { type: "button", class: "uncover", onclick: () => node.classList.remove("covered") }, "Spoiler"),
    );
  return node;
}

function section(parent, context) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-text" }, inner(parent, context)),
    el("div", { class: "beside" }, draw(parent.accessory, context)),
  );
}

function button(component, { message, busy }) {
  const face = [emoji(component.emoji), component.label ? el("span", { class: "label" }, component.label) : null];
  if (component.style === 5) return linkButton(component, face);
  const waiting = busy === component.custom_id;
  return el(
    "button",
    {
      type: "button",
      class: `button ${STYLES[component.style]}${waiting ? " busy" : ""}`,
      disabled: component.disabled,
      "aria-label": component.label ? null : component.emoji?.name,
      "aria-busy": waiting ? "true" : null,
      onclick: () =>
        !waiting && use(message, component.custom_id, () => state.api.press(message.id, component.custom_id)),
    },
    face,
    waiting ? dots() : null,
  );
}

// Links to messages and channels of this sandbox stay in the window.
function linkButton({ url, disabled }, face) {
  const place = url.match(/\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/);
  if (place)
    return el(
      "button",
      { type: "button", class: "button link", disabled, onclick: () => follow(place) },
      face,
      icon("right"),
    );
  return el(
    "a",
    {
      class: "button link",
      href: disabled ? null : url,
      target: "_blank",
      rel: "noopener noreferrer",
      "aria-disabled": disabled ? "true" : null,
    },
    face,
    icon("out"),
  );
}

function follow([, channel, message]) {
  if (!state.channels.has(channel)) return toast("You cannot see that channel.");
  return tell("follow", { channel, message });
}

// Mark as busy at once: the event that says so comes a moment later.
async function use(message, customId, deed) {
  state.busy.set(message.id, customId);
  state.failed.delete(message.id);
  tell("room", message.channel_id);
  if (await attempt(async () => void (await deed()))) return;
  state.busy.delete(message.id);
  tell("room", message.channel_id);
}

function selectIn(component, { message, busy }) {
  const waiting = busy === component.custom_id;
  return drawSelect(component, {
    waiting,
    chose: (values) =>
      use(message, component.custom_id, () => state.api.choose(message.id, component.custom_id, values)),
  });
}
