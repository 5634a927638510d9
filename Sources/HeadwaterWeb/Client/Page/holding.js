// @ts-check
// When the page must not change, and the messages of the server that wait meanwhile: a change of what is under an input method
// or a finger would lose what the person is doing.

import { listener, root } from "./elements.js";
import { apply } from "./batches.js";

/**
 * Why it must not change now.
 * @type {Set<Hold>}
 */
const reasons = new Set();

/**
 * Messages that wait.
 * @type {any[][]}
 */
export const held = [];

root.addEventListener("compositionstart", () => hold("composing"));
// Some browsers have the final text only after this event.
root.addEventListener("compositionend", () => setTimeout(release, 0, "composing"));

/** The time in which a click follows the end of a press, in milliseconds. */
const CLICK = 60;
/** The time after which a press is none for the page any more. */
const LONG_PRESS = 3000;
/** @type {number | undefined} */
export let pressed;
/** Where the press began. */
let pressX = 0, pressY = 0;

const endPress = (/** @type {number} */ wait) => {
  clearTimeout(pressed);
  pressed = setTimeout(release, wait, "pressing");
};

root.addEventListener("pointerdown", ({ target, clientX, clientY }) => {
  // A drag needs its answers.
  if (!listener(target, "click") || listener(target, "drag") || listener(target, "move")) return;
  [pressX, pressY] = [clientX, clientY];
  hold("pressing");
  endPress(LONG_PRESS);
}, true);
addEventListener("pointermove", ({ clientX, clientY }) => {
  if (reasons.has("pressing") && Math.hypot(clientX - pressX, clientY - pressY) > 20) endPress(0);
}, true);
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => endPress(CLICK), true);

/** @param {Hold} reason */
export const hold = (reason) => reasons.add(reason);

/** @param {Hold} reason */
export function release(reason) {
  reasons.delete(reason);
  applyHeld();
}

export function applyHeld() {
  while (!reasons.size && held.length > 0) apply(/** @type {any[]} */ (held.shift()));
}
