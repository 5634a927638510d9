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

/** @type {number | undefined} */
export let pressed;
/** @type {any} The last press. */
let press;

const endPress = (/** @type {number} */ wait) => {
  clearTimeout(pressed);
  pressed = setTimeout(release, wait, "pressing");
};

root.addEventListener("pointerdown", (event) => {
  press = event;
  // A drag needs its answers.
  if (!listener(press.target, "click") || press.target.closest("[data-on~=drag],[data-on~=move]")) return;
  hold("pressing");
  // After three seconds, it is none for the page any more.
  endPress(3000);
}, true);
addEventListener("pointermove", ({ clientX, clientY }) => {
  if (reasons.has("pressing") && Math.hypot(clientX - press.clientX, clientY - press.clientY) > 20) endPress(0);
}, true);
// The click follows soon.
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => endPress(60), true);

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
