// Modals of the bot, as dialogs. The newest one is shown; it closes in every window of its person at once.

import { byId, el, iconButton } from "./dom.js";
import { drawSelect } from "./select.js";
import { markdown } from "./markdown.js";
import { names } from "./names.js";
import { attempt } from "./session.js";
import { botName, on, state, tell } from "./state.js";

const shown = { dialog: null, id: null };

export function startModals() {
  on("modals", draw);
}

function draw() {
  const modal = state.modals.at(-1);
  if (modal?.interaction === shown.id) return;
  shown.dialog?.remove();
  Object.assign(shown, { dialog: null, id: modal?.interaction ?? null });
  if (!modal) return byId("composer-text")?.focus();
  shown.dialog = dialogOf(modal);
  document.body.append(shown.dialog);
  shown.dialog.showModal();
  return shown.dialog.querySelector(".modal-body :is(input, textarea, .select)")?.focus(); // not on Close
}

function dialogOf(modal) {
  const form = { values: {}, error: el("p", { class: "failure", role: "alert", hidden: true }) };
  const send = el("button", { type: "submit", class: "button primary" }, "Submit");
  const cancel = () => void leave(modal);
  return el(
    "dialog",
    {
      class: "modal",
      "aria-label": modal.title,
      oncancel: (event) => {
        event.preventDefault();
        cancel();
      },
    },
    el(
      "form",
      {
        method: "dialog",
        novalidate: true,
        onsubmit: (event) => {
          event.preventDefault();
          submit(modal, form, send);
        },
      },
      el(
        "header",
        {},
        el("div", {}, el("h2", {}, modal.title), el("p", { class: "soft" }, `This form goes to ${botName()}.`)),
        iconButton("close", "Close", cancel),
      ),
      el(
        "div",
        { class: "modal-body" },
        modal.components.map((each) => part(each, form)),
        form.error,
      ),
      el("footer", {}, el("button", { type: "button", class: "button secondary", onclick: cancel }, "Cancel"), send),
    ),
  );
}

async function submit(modal, form, send) {
  if (send.disabled) return;
  send.disabled = true;
  form.error.hidden = true;
  try {
    await state.api.submit(modal.interaction, form.values);
    forget(modal);
  } catch (error) {
    form.error.textContent = error.message;
    form.error.hidden = false;
  }
  send.disabled = false;
}

async function leave(modal) {
  forget(modal);
  await attempt(() => state.api.closeModal(modal.interaction));
}

function forget(modal) {
  state.modals = state.modals.filter((each) => each.interaction !== modal.interaction);
  tell("modals");
}

function part(component, form) {
  if (component.type === 10) return markdown(component.content, names);
  if (component.type === 1) return labelled(component.components[0], component.components[0], form);
  return labelled(component, component.component, form);
}

const INPUTS = {
  4: textInput,
  3: selectInput,
  5: selectInput,
  6: selectInput,
  7: selectInput,
  8: selectInput,
  21: groupInput,
  22: groupInput,
  23: checkbox,
};

function labelled({ label, description }, input, form) {
  const id = `input-${input.custom_id}`;
  const draw = INPUTS[input.type];
  const field = draw
    ? draw(input, form, id)
    : el("p", { class: "missing" }, "The sandbox has no files to upload here.");
  const optional =
    input.required === false
      ? el("span", { class: "soft" }, "optional")
      : el("span", { class: "needed", title: "required" }, "*");
  const title = el(
    input.type === 4 ? "label" : "span",
    { class: "label", id: `${id}-label`, for: input.type === 4 ? id : null },
    label,
    " ",
    optional,
  );
  return el("div", { class: "field" }, title, description ? el("p", { class: "soft" }, description) : null, field);
}

function textInput(input, form, id) {
  form.values[input.custom_id] = input.value ?? "";
  const count = input.max_length
    ? el("span", { class: "soft count" }, `${(input.value ?? "").length} / ${input.max_length}`)
    : null;
  const write = (event) => {
    form.values[input.custom_id] = event.target.value;
    if (count) count.textContent = `${event.target.value.length} / ${input.max_length}`;
  };
  const props = {
    id,
    placeholder: input.placeholder,
    value: input.value ?? "",
    maxlength: input.max_length,
    minlength: input.min_length,
    required: input.required !== false,
    oninput: write,
  };
  return [input.style === 2 ? el("textarea", { ...props, rows: 4 }) : el("input", { ...props, type: "text" }), count];
}

function selectInput(input, form, id) {
  form.values[input.custom_id] = (input.options ?? []).filter((option) => option.default).map((option) => option.value);
  const chose = (values) => (form.values[input.custom_id] = values);
  const component = input.required === false ? { ...input, min_values: 0 } : input;
  return drawSelect(component, { chose, labelledBy: `${id}-label` });
}

// Radio buttons and groups of checkboxes.
function groupInput(input, form, id) {
  const type = input.type === 21 ? "radio" : "checkbox";
  const box = el(
    "div",
    { class: "group", role: "group", "aria-labelledby": `${id}-label` },
    input.options.map((option) =>
      el(
        "label",
        {},
        el("input", { type, name: id, value: option.value, checked: option.default, onchange: () => read() }),
        el("span", {}, option.label, option.description ? el("span", { class: "soft" }, option.description) : null),
      ),
    ),
  );
  const read = () => {
    const chosen = [...box.querySelectorAll(":checked")].map((each) => each.value);
    form.values[input.custom_id] = input.type === 21 ? (chosen[0] ?? null) : chosen;
  };
  read();
  return box;
}

function checkbox(input, form, id) {
  form.values[input.custom_id] = input.default ?? false;
  return el("input", {
    type: "checkbox",
    "aria-labelledby": `${id}-label`,
    checked: input.default,
    onchange: (event) => (form.values[input.custom_id] = event.target.checked),
  });
}
