// The list above the message field: commands, options, choices, people. It follows the keys of the field below it.

import { el } from "./dom.js";

export function suggestions(box) {
  const list = { items: [], active: -1, input: null };
  const rows = () => [...box.querySelectorAll("[role=option]")];

  function show(input, { title, items, first = 0, hint = null }) {
    Object.assign(list, { items, input, active: items.length ? first : -1 });
    if (!items.length && !hint && !title) return hide();
    box.replaceChildren(
      title ? el("p", { class: "suggest-title" }, title) : "",
      hint ? el("p", { class: "suggest-hint" }, hint) : "",
      items.length ? el("ul", { role: "listbox", id: "suggest-list" }, items.map(row)) : "",
    );
    box.hidden = false;
    input.setAttribute("aria-expanded", String(Boolean(items.length)));
    return mark();
  }

  function row(item, index) {
    return el(
      "li",
      {
        role: "option",
        id: `suggest-${index}`,
        onpointermove: () => index !== list.active && move(index),
        onmousedown: (event) => event.preventDefault(), // or the field would lose the focus
        onclick: () => item.pick(),
      },
      item.mark ?? null,
      el("bdi", { class: "suggest-label" }, item.label),
      item.extra ?? null,
      item.detail ? el("span", { class: "soft suggest-detail" }, item.detail) : null,
    );
  }

  function move(index) {
    list.active = index;
    mark();
  }

  function mark() {
    rows().forEach((node, index) => node.setAttribute("aria-selected", String(index === list.active)));
    const active = rows()[list.active];
    if (active) {
      list.input.setAttribute("aria-activedescendant", active.id);
      active.scrollIntoView({ block: "nearest" });
    } else list.input?.removeAttribute("aria-activedescendant");
  }

  function hide() {
    box.hidden = true;
    box.replaceChildren();
    list.input?.setAttribute("aria-expanded", "false");
    list.input?.removeAttribute("aria-activedescendant");
    Object.assign(list, { items: [], active: -1 });
  }

  // Tells whether the key was for the list.
  function key(event) {
    if (box.hidden || !list.items.length || event.isComposing) return false;
    const count = list.items.length;
    if (event.key === "ArrowDown") move((list.active + 1) % count);
    else if (event.key === "ArrowUp") move((list.active - 1 + count) % count);
    else if (event.key === "Escape") hide();
    else if (event.key === "Tab" && !event.shiftKey) list.items[Math.max(0, list.active)].pick();
    else if (event.key === "Enter" && list.active >= 0) list.items[list.active].pick();
    else return false;
    event.preventDefault();
    return true;
  }

  return {
    show,
    hide,
    key,
    get open() {
      return !box.hidden && list.items.length > 0;
    },
  };
}
