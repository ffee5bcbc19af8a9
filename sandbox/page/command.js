// A slash command being filled in: its name, a field for each option in use, and one to add further options.

import { KINDS, fitting, hintOf, picks, read } from "./options.js";
import { el, icon } from "./dom.js";
import { pairs } from "./slash.js";
import { state } from "./state.js";

const PAUSE = 180; // milliseconds without a key before the bot is asked what could be meant

// `done(options)` sends, `left()` gives the plain field back, `complain(text)` shows what is wrong.
export function commandForm({ leaf, rest, suggest, done, left, complain }) {
  const form = {
    leaf,
    suggest,
    done,
    left,
    complain,
    fields: [],
    node: el("div", { class: "command" }),
    asked: 0,
    timer: 0,
  };
  form.adder = adder(form);
  form.node.append(el("span", { class: "command-name" }, icon("slash"), leaf.path), form.adder);
  form.node.addEventListener("click", (event) => event.target === form.node && form.adder.focus());
  for (const option of leaf.options.filter((each) => each.required)) add(form, option);
  const last = fillAll(form, rest);
  form.focus = () => (last ?? form.fields.find((field) => !field.input.value)?.input ?? form.adder).focus();
  form.send = () => send(form);
  drawRest(form);
  return form;
}

// What was typed or pasted behind the name. Gives the input at which the typist has arrived.
function fillAll(form, rest) {
  const [lead, found] = pairs(form.leaf, rest);
  const first = form.fields[0]?.input ?? form.adder;
  if (lead) first.value = lead;
  const inputs = found.map(([name, text]) => fill(form, name, text));
  return inputs.at(-1) ?? (lead ? first : null);
}

function fill(form, name, text) {
  const option = form.leaf.options.find((each) => each.name === name);
  const field = form.fields.find((each) => each.option === option) ?? add(form, option);
  field.input.value = text;
  fitWidth(field.input);
  return field.input;
}

const unused = (form) => form.leaf.options.filter((option) => !form.fields.some((field) => field.option === option));

function add(form, option) {
  const field = { option, picked: undefined };
  field.input = el("input", {
    type: "text",
    inputmode: option.type === 4 ? "numeric" : null,
    "aria-label": `${option.name}: ${option.description}`,
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": "suggest-list",
    autocomplete: "off",
    spellcheck: "false",
    oninput: () => typed(form, field),
    onfocus: () => offer(form, field),
    onblur: () => leave(form, field),
    onkeydown: (event) => byKey(event, form, field),
  });
  field.node = el("label", { class: "option" }, el("span", { class: "option-name" }, option.name), field.input);
  form.adder.before(field.node);
  form.fields.push(field);
  fitWidth(field.input);
  drawRest(form);
  return field;
}

function remove(form, field) {
  const index = form.fields.indexOf(field);
  form.fields.splice(index, 1);
  field.node.remove();
  drawRest(form);
  (form.fields[index - 1]?.input ?? form.adder).focus();
}

const fitWidth = (input) => (input.style.width = `${Math.min(60, Math.max(3, [...input.value].length + 2))}ch`);

function typed(form, field) {
  field.picked = undefined;
  field.node.classList.remove("wrong");
  form.complain(null);
  if (moveByName(form, field)) return;
  fitWidth(field.input);
  offer(form, field);
}

// Whoever types "seats:3 host:" in one go is followed from field to field.
function moveByName(form, field) {
  const found = field.input.value.match(/^(|.*\s)([\p{L}\p{N}_-]+):$/u);
  if (!found || !form.leaf.options.some((option) => option.name === found[2])) return false;
  field.input.value = found[1].trim();
  fitWidth(field.input);
  const own = found[2] === field.option.name;
  if (!own) fill(form, found[2], "").focus();
  return !own;
}

// Show what could be meant: from the option itself, or asked from the bot a moment after the last key.
function offer(form, field) {
  clearTimeout(form.timer);
  const { option, input } = field;
  if (option.autocomplete) {
    form.timer = setTimeout(() => ask(form, field), input.value && field.picked === undefined ? PAUSE : 0);
    if (!form.suggest.open) showPicks(form, field, []);
    return;
  }
  const all = picks(option);
  showPicks(form, field, all ? fitting(all, field.picked === undefined ? input.value : "") : []);
}

async function ask(form, field) {
  const number = ++form.asked;
  const text = field.picked === undefined ? field.input.value : "";
  const options = { ...values(form, field), [field.option.name]: text };
  const answer = await state.api
    .complete(state.current, form.leaf.path, options, field.option.name)
    .catch((error) => ({ choices: [], problem: error.message }));
  if (number !== form.asked || document.activeElement !== field.input) return; // a later question is on its way
  const problem = answer.problem ?? (answer.failed ? "Loading options failed: the bot did not respond." : null);
  showPicks(
    form,
    field,
    answer.choices.map(({ name, value }) => ({ label: name, value })),
    problem,
  );
}

function showPicks(form, field, all, problem = null) {
  const items = all.map((pick) => ({
    ...pick,
    mark: pick.mark?.cloneNode(true),
    pick: () => choose(form, field, pick),
  }));
  const hint =
    problem ??
    (items.length || !field.option.autocomplete || !form.asked ? null : "No suggestion: it is sent as you type it.");
  form.suggest.show(field.input, { title: [el("b", {}, field.option.name), " ", hintOf(field.option)], items, hint });
}

function choose(form, field, pick) {
  field.picked = pick.value;
  field.input.value = pick.label;
  field.node.classList.remove("wrong");
  fitWidth(field.input);
  form.suggest.hide();
  next(form, field);
}

// On to the next required field that is empty, else to where options are added.
function next(form, field) {
  const later = form.fields.slice(form.fields.indexOf(field) + 1);
  (later.find((each) => !each.input.value)?.input ?? form.adder).focus();
}

function leave(form, field) {
  clearTimeout(form.timer);
  form.suggest.hide();
  const wrong = field.input.value && read(field.option, field.input.value, field.picked).problem;
  field.node.classList.toggle("wrong", Boolean(wrong));
}

function byKey(event, form, field) {
  if (form.suggest.key(event) || event.isComposing) return;
  const { input } = field;
  const atStart = input.selectionStart === 0 && input.selectionEnd === 0;
  const atEnd = input.selectionStart === input.value.length;
  if (event.key === "Enter") return act(event, () => send(form));
  if (event.key === "Tab" && !event.shiftKey) return act(event, () => next(form, field));
  if (event.key === "Escape") return act(event, form.left);
  if (event.key === "Backspace" && !input.value)
    return act(event, () => (field.option.required ? stepFrom(form, input, -1) : remove(form, field)));
  if (event.key === "ArrowLeft" && atStart) return act(event, () => stepFrom(form, input, -1));
  if (event.key === "ArrowRight" && atEnd) return act(event, () => stepFrom(form, input, 1));
}

function act(event, deed) {
  event.preventDefault();
  deed();
}

function stepFrom(form, input, by) {
  const all = [...form.fields.map((field) => field.input), form.adder];
  const target = all[all.indexOf(input) + by];
  if (target) return target.focus();
  return by < 0 ? form.left(`/${form.leaf.path}`) : null; // back into the command's name
}

// The last field: names of further options are typed or picked here.
function adder(form) {
  const input = el("input", {
    type: "text",
    class: "adder",
    "aria-label": `More options of /${form.leaf.path}`,
    role: "combobox",
    "aria-expanded": "false",
    "aria-controls": "suggest-list",
    "aria-autocomplete": "list",
    autocomplete: "off",
    spellcheck: "false",
    oninput: () => addTyped(form, input),
    onfocus: () => offerOptions(form),
    onblur: () => form.suggest.hide(),
    onkeydown: (event) => adderKey(event, form),
  });
  return input;
}

function addTyped(form, input) {
  const named = input.value.match(/^\s*([^\s:]+):/u);
  const option = named && unused(form).find((each) => each.name === named[1]);
  if (!option) return offerOptions(form);
  input.value = "";
  return add(form, option).input.focus();
}

function offerOptions(form) {
  const text = form.adder.value.trim().toLowerCase();
  const items = unused(form)
    .filter((option) => option.name.includes(text))
    .map((option) => ({
      label: option.name,
      detail: option.description,
      extra: el("span", { class: "tag" }, KINDS[option.type]),
      pick: () => {
        form.adder.value = "";
        add(form, option).input.focus();
      },
    }));
  // Nothing is marked before a key was pressed, so that Enter sends.
  form.suggest.show(form.adder, {
    title: items.length ? "More options, or Enter to send" : "Enter to send",
    items,
    first: text ? 0 : -1,
  });
}

function adderKey(event, form) {
  if (form.suggest.key(event) || event.isComposing) return;
  const empty = !form.adder.value;
  if (event.key === "Enter") return act(event, () => send(form));
  if (event.key === "Escape") return act(event, form.left);
  const atStart = form.adder.selectionStart === 0;
  if ((event.key === "Backspace" && empty) || (event.key === "ArrowLeft" && atStart))
    return act(event, () => stepFrom(form, form.adder, -1));
}

function drawRest(form) {
  const count = unused(form).length;
  form.adder.placeholder = count ? `+${count} more` : "";
  form.adder.classList.toggle("idle", !count);
}

// The options in use; while the bot is asked for suggestions, only those that are well filled in.
function values(form, except = null) {
  const filled = form.fields.filter((field) => field !== except && field.input.value);
  const pairs = filled.map((field) => [field.option.name, read(field.option, field.input.value, field.picked).value]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

function send(form) {
  const wrong = form.fields.map((field) => ({ field, problem: problemOf(field) })).find((each) => each.problem);
  if (wrong) {
    wrong.field.node.classList.add("wrong");
    wrong.field.input.focus();
    return form.complain(wrong.problem);
  }
  if (form.adder.value.trim()) return form.complain(`/${form.leaf.path} has no option “${form.adder.value.trim()}”.`);
  form.suggest.hide();
  return form.done(values(form));
}

function problemOf({ option, input, picked }) {
  if (!input.value) return option.required ? `${option.name} is required: ${option.description}` : null;
  return read(option, input.value, picked).problem ?? null;
}
