// Selects, in messages and in modals: a closed field that opens a list, for one or for several choices.

import { avatar, dots, el, emoji, icon } from "./dom.js";
import { inGuild, state } from "./state.js";

let openList = null; // only one is open at a time

function optionsOf(component) {
  if (component.type === 3) return component.options.map((option) => ({ ...option, mark: emoji(option.emoji) }));
  const people = [...inGuild(), state.people.get(state.bot?.id)].filter(Boolean);
  const asPerson = (person) => ({
    value: person.id,
    label: person.name,
    mark: avatar(person, { class: "avatar tiny" }),
  });
  const asChannel = (channel) => ({ value: channel.id, label: `#${channel.name}`, mark: icon("hash") });
  const channels = [...state.channels.values()].filter((channel) => channel.kind !== "dm");
  return { 5: people.map(asPerson), 7: people.map(asPerson), 8: channels.map(asChannel) }[component.type] ?? [];
}

const defaultsOf = (component, options) =>
  (component.default_values ?? [])
    .map((each) => each.id)
    .concat(options.filter((option) => option.default).map((option) => option.value));

// `chose(values)` is called when a choice is made.
export function drawSelect(component, { waiting = false, chose, labelledBy = null }) {
  const options = optionsOf(component);
  const field = {
    asks: JSON.stringify({ ...component, custom_id: null, id: null }), // both are new in each edit of a message
    options,
    chose,
    least: component.min_values ?? 1,
    most: Math.min(component.max_values ?? 1, options.length || 1),
    values: defaultsOf(component, options),
    empty: component.placeholder || (component.type === 3 ? "Make a selection" : "Choose somebody"),
  };
  field.face = el("button", {
    type: "button",
    class: waiting ? "select busy" : "select",
    disabled: component.disabled,
    role: "combobox",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-labelledby": labelledBy,
    onclick: () => toggle(field),
    onkeydown: (event) => openByKey(event, field),
  });
  field.face.field = field;
  drawFace(field, waiting);
  return field.face;
}

function drawFace(field, waiting = false) {
  const chosen = field.values.map((value) => field.options.find((option) => option.value === value)).filter(Boolean);
  const content = chosen.length
    ? el(
        "span",
        { class: "chosen" },
        chosen.map((option) =>
          el(
            "span",
            { class: field.most > 1 ? "chip" : "single" },
            option.mark?.cloneNode(true),
            el("bdi", {}, option.label),
          ),
        ),
      )
    : el("span", { class: "placeholder" }, field.empty);
  field.face.replaceChildren(content, waiting ? dots() : icon("down"));
  field.face.setAttribute(
    "aria-label",
    chosen.length ? `${field.empty}: ${chosen.map((option) => option.label).join(", ")}` : field.empty,
  );
}

function toggle(field) {
  if (openList?.field === field) return close(true);
  close(true);
  open(field);
}

function openByKey(event, field) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  toggle(field);
}

function open(field) {
  const list = el("div", { class: "choices", popover: "manual", onkeydown: byKey });
  openList = { field, list, before: [...field.values] };
  const search =
    field.options.length > 7
      ? el("input", {
          class: "search",
          type: "search",
          placeholder: "Search",
          "aria-label": "Search",
          oninput: fill,
        })
      : "";
  list.append(
    search,
    el("ul", { role: "listbox", "aria-multiselectable": field.most > 1 ? "true" : null, tabindex: "-1" }),
    el("div", { class: "choices-foot" }),
  );
  (field.face.closest("dialog") ?? document.body).append(list); // outside an open dialog nothing can be clicked
  list.showPopover();
  fill();
  place(field.face, list);
  field.face.setAttribute("aria-expanded", "true");
  const byTouch = matchMedia("(pointer: coarse)").matches; // there the keyboard would cover the list
  ((!byTouch && search) || list.querySelector("[aria-selected=true]") || list.querySelector("[role=option]"))?.focus();
}

function place(face, list) {
  const box = face.getBoundingClientRect();
  const below = innerHeight - box.bottom - 12;
  const upwards = below < Math.min(list.offsetHeight, 320) && box.top > below;
  list.style.left = `${Math.max(8, Math.min(box.left, innerWidth - Math.max(box.width, 240) - 8))}px`;
  list.style.width = `${Math.min(Math.max(box.width, 240), innerWidth - 16)}px`;
  list.style.maxHeight = `${Math.min(480, upwards ? box.top - 12 : below)}px`;
  list.style.top = upwards ? "auto" : `${box.bottom + 4}px`;
  list.style.bottom = upwards ? `${innerHeight - box.top + 4}px` : "auto";
}

function fill() {
  const { field, list } = openList;
  const wanted = list.querySelector(".search")?.value.trim().toLowerCase() ?? "";
  const fits = (option) => `${option.label} ${option.description ?? ""}`.toLowerCase().includes(wanted);
  const rows = field.options.filter(fits).map((option) => row(field, option));
  list.querySelector("ul").replaceChildren(...(rows.length ? rows : [el("li", { class: "nothing" }, "Nothing fits")]));
  fillFoot(field);
}

function row(field, option) {
  const chosen = field.values.includes(option.value);
  const full = !chosen && field.most > 1 && field.values.length >= field.most;
  return el(
    "li",
    {
      role: "option",
      tabindex: "-1",
      "aria-selected": String(chosen),
      "aria-disabled": full ? "true" : null,
      "data-value": option.value,
      onclick: () => !full && choose(option.value),
    },
    option.mark?.cloneNode(true),
    el(
      "span",
      { class: "option-text" },
      el("bdi", {}, option.label),
      option.description ? el("span", { class: "soft" }, option.description) : null,
    ),
    el("span", { class: field.most > 1 ? "tick square" : "tick" }, chosen ? icon("check") : null),
  );
}

function fillFoot(field) {
  const foot = openList.list.querySelector(".choices-foot");
  if (field.most === 1 && field.least === 1) return foot.replaceChildren();
  const many = field.least === field.most ? field.most : `${field.least} to ${field.most}`;
  const ready = field.values.length >= field.least;
  return foot.replaceChildren(
    el("span", { class: "soft" }, `Choose ${many} · ${field.values.length} chosen`),
    el("button", { type: "button", class: "button primary", disabled: !ready, onclick: () => close(true) }, "Done"),
  );
}

function choose(value) {
  const { field } = openList;
  const chosen = field.values.includes(value);
  if (field.most === 1) {
    field.values = chosen && field.least === 0 ? [] : [value];
    return close(true, chosen && field.least > 0);
  }
  field.values = chosen ? field.values.filter((each) => each !== value) : [...field.values, value];
  fill();
  return openList.list.querySelector(`[data-value="${CSS.escape(value)}"]`)?.focus();
}

// Leaving the list counts as done, like at Discord; Escape leaves everything as it was.
function close(keep, same = false) {
  if (!openList) return;
  const { field, list, before } = openList;
  openList = null;
  list.remove();
  field.face.setAttribute("aria-expanded", "false");
  const changed = String(before) !== String(field.values);
  if (!keep || field.values.length < field.least) field.values = before;
  drawFace(field);
  field.face.focus({ preventScroll: true });
  if (keep && field.values !== before && (changed || same)) field.chose(field.values);
}

function byKey(event) {
  const rows = [...openList.list.querySelectorAll("[role=option]")];
  const at = rows.indexOf(document.activeElement);
  const typing = document.activeElement.matches(".search");
  const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: typing ? null : 0, End: typing ? null : rows.length - 1 };
  if (event.key === "Escape") close(false);
  else if (event.key === "Tab") close(true);
  else if (moves[event.key] != null) rows[Math.max(0, Math.min(moves[event.key], rows.length - 1))]?.focus();
  else if (event.key === "Enter" || (event.key === " " && !typing)) (rows[at] ?? (typing ? rows[0] : null))?.click();
  else return;
  if (event.key !== "Tab") event.preventDefault();
  event.stopPropagation();
}

addEventListener("pointerdown", (event) => {
  if (openList && !openList.list.contains(event.target) && !openList.field.face.contains(event.target)) close(true);
});
const follow = () => openList && place(openList.field.face, openList.list);
addEventListener("resize", follow); // a phone's keyboard resizes
addEventListener("scroll", follow, { capture: true, passive: true });

// When its message is drawn anew, an open list goes on for the same question, and closes if that is gone.
export function keepOpen() {
  const face = openList?.field.face;
  if (!face || face.isConnected) return;
  const message = face.closest("[data-message]")?.dataset.message;
  const faces = [...document.querySelectorAll(`[data-message="${message}"] .select:not(:disabled, .busy)`)];
  const same = faces.find((each) => each.field.asks === openList.field.asks)?.field;
  if (!same) return close(false);
  same.values = openList.field.values;
  openList.field = same;
  same.face.setAttribute("aria-expanded", "true");
  follow();
}
