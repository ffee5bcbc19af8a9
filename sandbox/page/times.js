// Times in words, in the reader's own language and zone; those that count from now are kept fresh.

import { el } from "./dom.js";

const style = (options) => new Intl.DateTimeFormat(undefined, options);
const SHORT_TIME = style({ timeStyle: "short" });
const LONG_TIME = style({ timeStyle: "medium" });
const SHORT_DATE = style({ dateStyle: "short" });
const LONG_DATE = style({ dateStyle: "long" });
const FULL = style({ dateStyle: "full", timeStyle: "short" });
const STYLES = {
  t: SHORT_TIME,
  T: LONG_TIME,
  d: SHORT_DATE,
  D: LONG_DATE,
  f: style({ dateStyle: "long", timeStyle: "short" }),
  F: FULL,
};
const RELATIVE = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export const clock = (date) => SHORT_TIME.format(date);
export const day = (date) => LONG_DATE.format(date);
export const fullTime = (date) => FULL.format(date);

export function when(date) {
  return day(date) === day(new Date()) ? clock(date) : `${SHORT_DATE.format(date)} ${clock(date)}`;
}

function fromNow(seconds) {
  const away = Math.round(seconds - Date.now() / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? UNITS.at(-1);
  return RELATIVE.format(Math.round(away / size), unit);
}

// A timestamp of a message: <t:1700000000:R>.
export function stamp(seconds, letter = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return el("span", { class: "stamp" }, "an impossible time");
  const text = letter === "R" ? fromNow(seconds) : STYLES[letter].format(date);
  return el(
    "time",
    {
      class: "stamp",
      datetime: date.toISOString(),
      title: FULL.format(date),
      "data-from": letter === "R" ? seconds : null,
    },
    text,
  );
}

export function keepFresh() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-from]"))
      node.textContent = fromNow(Number(node.dataset.from));
  }, 1000);
}
