// What the sandbox has seen the bot do, for the world panel.

import { controls } from "./api.js";
import { deed } from "./deed.js";
import { el } from "./dom.js";
import { state } from "./state.js";

const SHOWN = 12; // interactions

export function seen() {
  const out = el("div", { class: "seen" });
  const look = async () => {
    const [calls, interactions, problems] = await Promise.all([
      controls.calls(),
      controls.interactions(),
      controls.problems(),
    ]);
    out.replaceChildren(recent(interactions), counts(calls), found(problems));
  };
  return [el("h3", {}, "What the bot did"), el("div", { class: "row" }, deed("Look", look)), out];
}

function recent(interactions) {
  const name = (user) => state.people.get(user)?.name ?? "somebody";
  const took = (each) => (each.acknowledged == null ? each.state : `${Math.round(each.acknowledged * 1000)} ms`);
  return el(
    "table",
    {},
    el("caption", {}, "The last interactions"),
    el(
      "tbody",
      {},
      interactions
        .slice(-SHOWN)
        .reverse()
        .map((each) =>
          el(
            "tr",
            {},
            el("td", {}, el("bdi", {}, name(each.user))),
            el("td", {}, each.kind, " ", el("code", {}, each.name)),
            el("td", { class: "number" }, took(each)),
          ),
        ),
    ),
  );
}

const counts = (calls) =>
  el(
    "table",
    {},
    el("caption", {}, "Calls since the start"),
    el(
      "tbody",
      {},
      Object.entries(calls)
        .sort((a, b) => b[1] - a[1])
        .map(([route, count]) =>
          el("tr", {}, el("td", {}, el("code", {}, route)), el("td", { class: "number" }, count)),
        ),
    ),
  );

function found(problems) {
  if (!problems.length) return "";
  return el(
    "table",
    {},
    el("caption", {}, "Against Discord's description"),
    el(
      "tbody",
      {},
      problems.slice(-20).map((each) => el("tr", {}, el("td", {}, el("code", {}, each.call)), el("td", {}, each.says))),
    ),
  );
}
