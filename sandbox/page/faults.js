// The fault switch: what goes wrong with the next calls of the bot, in words.

import { attempt } from "./session.js";
import { byId, el, iconButton } from "./dom.js";
import { controls } from "./api.js";
import { deed } from "./deed.js";

const FAULTS = [
  ["429", "429: too many requests, wait"],
  ["500", "500: Discord's own error"],
  ["502", "502: bad gateway"],
  ["503", "503: not available"],
  ["10062", "10062: unknown interaction (too late)"],
  ["40060", "40060: interaction already acknowledged"],
  ["50007", "50007: this person's DMs are closed"],
  ["50278", "50278: no server in common"],
  ["50013", "50013: a permission is missing"],
  ["50001", "50001: no access"],
  ["10008", "10008: unknown message"],
  ["10003", "10003: unknown channel"],
  ["30046", "30046: an old message was edited too often"],
  ["50083", "50083: the thread is archived"],
  ["slow", "slow: done after some seconds"],
  ["late", "late: done at once, told after some seconds"],
  ["done", "done, but 502 is reported"],
  ["dropped", "the connection is cut, nothing done"],
  ["done-dropped", "done, then the connection is cut"],
];

// method, route, words
const ROUTES = [
  ["*", "*", "any call"],
  ["POST", "/channels/*/messages", "send a message"],
  ["PATCH", "/channels/*/messages/*", "edit a message"],
  ["DELETE", "/channels/*/messages/*", "delete a message"],
  ["POST", "/interactions/*/*/callback", "answer an interaction"],
  ["POST", "/webhooks/*/*", "follow up on an interaction"],
  ["PATCH", "/webhooks/*/*/messages/*", "edit the reply to an interaction"],
  ["POST", "/users/@me/channels", "open a DM"],
  ["POST", "/channels/*/threads", "open a thread"],
];

let armed = [];

export async function look() {
  armed = await controls.faults().catch(() => []);
  byId("armed").replaceChildren(...armedFaults());
}

export function next() {
  const fault = el(
    "select",
    { id: "fault" },
    FAULTS.map(([value, words]) => el("option", { value }, words)),
  );
  const route = el(
    "select",
    { id: "fault-route" },
    ROUTES.map(([, , words], index) => el("option", { value: index }, words)),
  );
  const times = el("input", { id: "fault-times", type: "number", min: 1, value: 1 });
  const seconds = el("input", { id: "fault-seconds", type: "number", min: 0, step: 0.5, value: 4 });
  const arm = async () => {
    const [method, path] = ROUTES[route.value];
    await controls.arm({
      fault: fault.value,
      method,
      route: path,
      times: Number(times.value) || null,
      seconds: Number(seconds.value),
    });
    await look();
  };
  return [
    el("h3", {}, "The next call of the bot"),
    el(
      "div",
      { class: "form" },
      labelled("What happens", fault),
      labelled("To which call", route),
      labelled("How many times (0: until disarmed)", times),
      labelled("Seconds, where it is slow or late", seconds),
    ),
    el("div", { class: "row" }, deed("Arm it", arm, { class: "button primary" })),
    el("ul", { id: "armed" }),
  ];
}

const labelled = (text, input) => el("label", {}, el("span", { class: "soft" }, text), input);

export function armedFaults() {
  return armed.map((fault) =>
    el(
      "li",
      {},
      el(
        "span",
        {},
        el("b", {}, fault.fault),
        ` on ${fault.method} ${fault.route}`,
        el("span", { class: "soft" }, fault.left == null ? " until disarmed" : ` ${fault.left} more`),
      ),
      iconButton("close", "Disarm", () => attempt(async () => (await controls.disarm(fault.id), await look()))),
    ),
  );
}
