// @ts-check
// Typed text: what was typed, what of it the server knows, and what it says of that.

import { idOf, isText, listener, root } from "./elements.js";
import { announce } from "./status.js";
import { scripts } from "./scripts.js";
import { isLive } from "./line.js";
import { coming } from "./places.js";
import { outbox, send } from "./outbox.js";

/** The shortest time between two messages about one input. */
const SPACING = 25;
/** Events without an answer up to which the page sends texts, and the most texts of one message. */
const AHEAD = 8;
export const MANY = 32;

/** @type {WeakMap<Element, InputState>} */
export const states = new WeakMap();
/** @type {Set<TextInput>} */
export const dirty = new Set();

/** @param {TextInput} input */
export function stateOf(input) {
  let state = states.get(input);
  if (!state) {
    state = {
      sequence: 0, sentAt: 0, dirty: false, typed: false,
      sent: new Map(), accepted: input.defaultValue, bases: [input.defaultValue],
    };
    states.set(input, state);
  }
  return state;
}

/** @param {TextInput} input */
export function typed(input) {
  const state = stateOf(input);
  state.dirty = state.typed = true;
  dirty.add(input);
  pumpInput(input);
}

/**
 * Sends a value of which only the last one matters, unless a former one is still on its way.
 * @param {Telling} state
 * @param {() => void} tell
 */
export function pump(state, tell) {
  if (!isLive() || !state.dirty || state.sequence > outbox.handled || outbox.pending.length >= AHEAD) return;
  const wait = state.sentAt + SPACING - performance.now();
  if (wait <= 0) return tell();
  state.timer ??= setTimeout(() => {
    state.timer = undefined;
    pump(state, tell);
  }, wait);
}

const pumpInput = (/** @type {TextInput} */ input) =>
  outbox.tapped > outbox.answered || pump(stateOf(input), () => sendInput(textOf(input)));

/** @type {(input: TextInput) => [TextInput, string]} */
export const textOf = (input) => [input, fit(input)];

/** Everything that waits for an answer or for a connection. */
export function pumpAll() {
  // Those of a form that comes back are many.
  for (let many; isLive() && outbox.tapped <= outbox.answered && outbox.pending.length < AHEAD; sendTexts(many.map(textOf))) {
    many = [...dirty].filter((input) => input.isConnected && !stateOf(input).sequence).slice(0, MANY);
    if (!many.length) break;
  }
  dirty.forEach(pumpInput);
  scripts.pointer?.pump();
}

/** @param {[TextInput, string][]} texts of which the server has had none if they are several */
function sendInput(...texts) {
  const told = texts.filter(([input, value]) => {
    const state = stateOf(input);
    state.dirty = input.value !== value;
    if (!state.dirty) dirty.delete(input);
    return input.isConnected;
  });
  if (!told.length) return;
  const sequence = told[1]
    ? send("texts", root, told.map(([input, value]) => [idOf(input), value]))
    : send("input", ...told[0]);
  for (const [input, value] of told) {
    const state = stateOf(input);
    state.sequence = sequence;
    state.sentAt = performance.now();
    state.sent.set(sequence, value);
    judging.add(input);
  }
}

/** Sends texts. Short ones that the server has never had go together. */
export function sendTexts(/** @type {[TextInput, string][]} */ texts) {
  const many = texts.filter((text) =>
    (!stateOf(text[0]).sequence && text[1].length * 300 < Number(root.dataset.limit)) || sendInput(text));
  while (many.length) sendInput(...many.splice(0, MANY));
}

/** An input's value; cut if it is larger than the server accepts. */
function fit(/** @type {TextInput} */ input) {
  const size = () => new Blob([JSON.stringify(value)]).size;
  const limit = Number(root.dataset.limit) - 128;
  let value = /** @type {any} */ (input.value);
  // Half a character, which some keyboards send first, cannot be written as UTF-8.
  value = value.toWellFormed?.() ?? value;
  if (size() <= limit) return value;
  while (size() > limit) value = value.slice(0, (value.length * limit) / size() - 1);
  input.value = value = value.replace(/[\uD800-\uDBFF]$/, "");
  announce("The text was too long and has been cut.");
  return value;
}

/**
 * Text from before this script ran. What a browser has restored may be older than what it then had to keep: where the page has
 * kept what was typed itself, that counts.
 */
export function adopt() {
  for (const input of /** @type {Iterable<any>} */ (root.querySelectorAll("[data-on~=input]"))) {
    if (!isText(input) || states.has(input) || input.value === input.defaultValue) continue;
    if (input.typed || !coming.kept) typed(input);
    else input.value = input.defaultValue;
  }
}

root.addEventListener("input", ({ target }) => {
  const element = listener(target, "input");
  if (isText(element) || element instanceof HTMLInputElement) typed(element);
});

export function settle(/** @type {number} */ sequence) {
  for (const input of judging) {
    const state = stateOf(input);
    for (const [number, value] of state.sent) {
      if (number > sequence) continue;
      state.accepted = value;
      state.sent.delete(number);
    }
    if (!state.sent.size) judging.delete(input);
  }
}

/** Whether a person has gone on: the answer to what they do now follows, or they are amid a date. */
export const isBusy = (/** @type {any} */ element) =>
  states.get(element)?.dirty ||
  /** @type {any} */ (states.get(element))?.sequence > outbox.handled ||
  outbox.pending.some(({ id }) => id === idOf(element)) ||
  (element === document.activeElement && element.validity?.badInput);

/**
 * Inputs with values that the server has not answered yet.
 * @type {Set<TextInput>}
 */
export const judging = new Set();

export const setValue = (/** @type {TextInput} */ input, /** @type {string} */ value) =>
  scripts.focus ? scripts.focus.setValue(input, value) : (input.value = value);
