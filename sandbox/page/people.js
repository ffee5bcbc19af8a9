// The rail at the left: everybody, to sit as.

import { avatar, byId, el, icon, iconButton, nameOf } from "./dom.js";
import { sit } from "./session.js";
import { on, state } from "./state.js";
import { toggleWorld } from "./world.js";

export function startPeople() {
  on("people world called", draw);
  on("channels", () => drawOwn());
  byId("rail").addEventListener("keydown", walk);
}

function draw() {
  const focused = document.activeElement?.dataset?.person;
  const people = [...state.people.values()].filter((person) => !person.bot);
  byId("rail").replaceChildren(
    el("p", { class: "rail-title" }, "Sit as"),
    el(
      "ul",
      { class: "seats" },
      people.map((person) => el("li", {}, seat(person))),
    ),
    el(
      "button",
      { type: "button", class: "seat to-world", title: "The world: try what can go wrong", onclick: toggleWorld },
      el("span", { class: "avatar" }, icon("globe")),
      el("span", { class: "seat-name" }, "World"),
    ),
  );
  if (focused) byId("rail").querySelector(`[data-person="${focused}"]`)?.focus();
}

function seat(person) {
  const sitting = person.id === state.me;
  const called = sitting ? ownMentions() : (state.calls.get(person.id) ?? 0);
  const label = `Sit as ${person.name}${called ? `, called ${called} times` : ""}${person.in_guild ? "" : ", not in the server"}`;
  return el(
    "button",
    {
      type: "button",
      class: person.in_guild ? "seat" : "seat away",
      "data-person": person.id,
      title: label,
      "aria-label": label,
      "aria-current": sitting ? "true" : null,
      onclick: () => sit(person.id, state.current),
    },
    avatar(person),
    nameOf(person, { class: "seat-name" }),
    called ? el("span", { class: "badge", "aria-hidden": "true" }, called) : null,
  );
}

const ownMentions = () => [...state.channels.values()].reduce((sum, channel) => sum + channel.mentions, 0);

// The own badge follows the channels, of which this window hears first.
function drawOwn() {
  const person = state.people.get(state.me);
  const old = byId("rail").querySelector("[aria-current=true]");
  if (!person || !old) return;
  const held = old.matches(":focus");
  const now = seat(person);
  old.replaceWith(now);
  if (held) now.focus();
}

function walk(event) {
  const seats = [...byId("rail").querySelectorAll("button")];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  seats[(seats.indexOf(document.activeElement) + step + seats.length) % seats.length].focus();
}

// "You are Livia", at the foot of the side bar.
export function ownCard() {
  const person = state.people.get(state.me);
  if (!person) return null;
  const inLine = [
    person.owner && "owns the server",
    !person.dms_open && "DMs closed",
    !person.in_guild && "not in the server",
  ].filter(Boolean);
  return el(
    "div",
    { class: "own" },
    avatar(person),
    el(
      "div",
      { class: "own-text" },
      el("span", { class: "soft" }, "You are"),
      nameOf(person, { class: "own-name" }),
      inLine.length ? el("span", { class: "soft" }, inLine.join(" · ")) : null,
    ),
    iconButton("out", "Open a second window, as somebody else", () =>
      window.open(otherWindow(), "_blank", "popup,width=1100,height=820"),
    ),
  );
}

function otherWindow() {
  const others = [...state.people.values()].filter(
    (person) => person.in_guild && !person.bot && person.id !== state.me,
  );
  return `#/${others[0]?.id ?? state.me}/${state.channels.get(state.current)?.kind === "dm" ? "" : state.current}`;
}
