// Options of slash commands: what may be suggested for each kind, and what a typed text means.

import { avatar, icon } from "./dom.js";
import { state } from "./state.js";

export const KINDS = {
  3: "text",
  4: "whole number",
  5: "true or false",
  6: "person",
  7: "channel",
  8: "role",
  9: "person",
  10: "number",
  11: "file",
};

const fits = (text, wanted) => text.toLowerCase().includes(wanted.trim().toLowerCase());

// Everything that can be picked for an option without asking the bot: [{ label, value, mark }], or null if it is typed.
export function picks(option) {
  if (option.choices?.length) return option.choices.map(({ name, value }) => ({ label: name, value }));
  if (option.type === 5)
    return [
      { label: "True", value: true },
      { label: "False", value: false },
    ];
  if (option.type === 6 || option.type === 9) return people();
  if (option.type === 7) return channels();
  return null;
}

function people() {
  const all = [...state.people.values()].filter((person) => person.in_guild);
  return all.map((person) => ({
    label: person.name,
    value: person.id,
    mark: avatar(person, { class: "avatar tiny" }),
  }));
}

function channels() {
  const all = [...state.channels.values()].filter((channel) => channel.kind !== "dm");
  return all.map((channel) => ({ label: `#${channel.name}`, value: channel.id, mark: icon("hash") }));
}

export const fitting = (all, text) => all.filter((pick) => fits(pick.label, text));

// What a field holds: { value } or { problem }.
export function read(option, text, picked) {
  if (picked !== undefined) return { value: picked };
  const all = option.autocomplete ? null : picks(option);
  if (all) {
    const same = all.find(
      (pick) =>
        pick.label.toLowerCase() === text.trim().toLowerCase() ||
        String(pick.value) === text.trim().replace(/^<[@#]!?(\d+)>$/, "$1"),
    );
    return same ? { value: same.value } : { problem: `Pick one of the list for ${option.name}.` };
  }
  if (option.type === 4 || option.type === 10) return readNumber(option, text.trim());
  return readText(option, text);
}

function readNumber(option, text) {
  const pattern = option.type === 4 ? /^[-+]?\d{1,15}$/ : /^[-+]?\d+([.,]\d+)?$/;
  if (!pattern.test(text)) return { problem: `${option.name} must be a ${KINDS[option.type]}.` };
  const value = Number(text.replace(",", "."));
  if (value < option.min_value) return { problem: `${option.name} must be at least ${option.min_value}.` };
  if (value > option.max_value) return { problem: `${option.name} can be at most ${option.max_value}.` };
  return { value };
}

function readText(option, text) {
  if (option.type === 11) return { problem: "The sandbox has no files to send." };
  if (text.length < option.min_length)
    return { problem: `${option.name} needs at least ${option.min_length} characters.` };
  if (text.length > (option.max_length ?? 6000))
    return { problem: `${option.name} can have at most ${option.max_length ?? 6000} characters.` };
  return { value: text };
}

// The line that explains an option while it is filled in.
export function hintOf(option) {
  const bounds = [
    option.min_value != null && `at least ${option.min_value}`,
    option.max_value != null && `at most ${option.max_value}`,
  ].filter(Boolean);
  const kind = option.choices?.length || option.autocomplete ? "" : KINDS[option.type];
  return [option.description, kind, ...bounds, option.required ? "required" : "optional"].filter(Boolean).join(" · ");
}
