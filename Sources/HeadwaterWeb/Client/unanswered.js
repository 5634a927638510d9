// @ts-check
// What the person has done and no server has answered, when a new document comes, for returning.js.

import { find, load, root } from "./Page/elements.js";
import { act, later, outbox } from "./Page/outbox.js";
import { typed } from "./Page/typing.js";
import { byKey, coming } from "./Page/places.js";

/** The time in which the controls of a new document may come, in milliseconds. */
export const LOADING = 10_000;

/**
 * What the person has done that no server can have heard, if that is all they have done: it is done in the new document. A page
 * is often here before its connection, which then may lead to another process.
 * @returns {Step[]}
 */
export function unheard() {
  if (outbox.pending.some(({ sequence, link }) => sequence <= outbox.told || link)) return [];
  /** @type {Step[]} */
  const steps = [];
  const add = (/** @type {string} */ kind, /** @type {any} */ element, /** @type {any} */ value) => {
    if (!element || /focus|blur|appear|open/.test(kind)) return;
    const said =
      kind === "submit" ? `“${steps.filter((step) => step.element === element).at(-1)?.value ?? element.value}”`
      : /click|delete/.test(kind) ? nameOf(element) || "a tap"
      : "";
    steps.push({ kind, element, at: placeOf(element), value, shown: element.value, said });
  };
  for (const { text } of outbox.pending) {
    const [kind, , id, value] = JSON.parse(text);
    if (kind === "texts") for (const [input, typed] of value) add("input", find(input), typed);
    else add(kind, find(id), value);
  }
  for (const [kind, element, value, texts] of later) {
    for (const [input, text] of texts) add("input", input, text);
    add(kind, element, value);
  }
  return steps;
}

/** Finds in a new document what was here: by its key, or by what it says and its number among those that say the same. */
function placeOf(/** @type {any} */ element) {
  const key = element.getAttribute("data-k"), name = nameOf(element);
  if (key) return () => byKey(key);
  const alike = () => [...root.querySelectorAll(`${element.localName}[data-on]`)].filter((one) => nameOf(one) === name);
  const index = alike().indexOf(element);
  return () => alike()[index];
}

/** Does what a person has done, each as soon as its control is there. */
export function doAgain(/** @type {Step[]} */ steps) {
  coming.waiting = steps;
  setTimeout(() => coming.waiting === steps && giveUp(), LOADING);
  doWaiting();
}

export function doWaiting() {
  const { waiting, place } = coming;
  // What waits was done on the last screen that was open.
  if (!waiting?.[0] || place?.trail[0]) return;
  coming.waiting = undefined;
  /** @type {Step[]} */
  const done = [];
  for (let step; (step = waiting[0]?.at()); done.push(/** @type {Step} */ (waiting.shift()))) {
    if (waiting[0].kind === "input") type(step, waiting[0].value);
    else act(waiting[0].kind, step, waiting[0].value);
  }
  // What was typed behind an entry follows it, as where the page is live.
  for (const { kind, at, shown } of done) {
    if (kind !== "input" || !at()) continue;
    delete place?.texts[at().dataset.k];
    if (at().value !== shown) type(at(), shown);
  }
  coming.waiting = waiting;
  // The person has not gone on: what else they have typed still comes back, after the answer.
  coming.place = place;
  coming.awaited = outbox.tapped;
}

/** Says what was not done. */
export function giveUp() {
  sayUndone((coming.waiting ?? []).map(({ said }) => said).filter(Boolean));
  coming.waiting = undefined;
}

export function sayUndone(/** @type {string[]} */ undone) {
  if (!undone[0]) return;
  load("notices").then(({ say }) =>
    say(`The connection was lost. This may not have been done: ${undone.join(", ")}.`, true), () => {});
}

function type(/** @type {any} */ input, /** @type {string} */ text) {
  input.value = text;
  typed(input);
}

const nameOf = (/** @type {any} */ element) => element.ariaLabel || element.innerText.trim();

/**
 * What the person has pressed and the server has not answered, in words. An entry leaves its field, which keeps what was typed
 * after it: two entries never become one text.
 */
export function takeBack() {
  /** @type {Map<any, string>} The texts that the fields had when something was pressed. */
  const texts = new Map();
  /** @type {string[]} */
  const undone = [];
  const note = (/** @type {string} */ kind, /** @type {any} */ element) => {
    const text = kind === "submit" && texts.get(element);
    if (text) {
      undone.push(`“${text}”`);
      if (element.value.startsWith(text)) element.value = element.value.slice(text.length);
      // What was typed since stands behind it.
      texts.set(element, "");
    } else if (/click|delete/.test(kind) && !element.matches("a")) {
      undone.push(nameOf(element) || "a tap");
    }
  };
  for (const { text } of outbox.pending) {
    const [kind, , id, value] = JSON.parse(text), element = find(id);
    if (!element) continue;
    if (kind === "input") texts.set(element, value);
    else note(kind, element);
  }
  for (const [kind, element, , given] of later) {
    for (const [input, text] of given) {
      // It was typed behind the entry that was just taken out.
      if (texts.get(input) === "") texts.set(input, input.value);
      else texts.set(input, text);
    }
    note(kind, element);
  }
  return undone;
}
