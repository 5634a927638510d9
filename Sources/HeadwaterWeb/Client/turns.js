// @ts-check
// Choices that wait for their turn, for choices.js: of many, as those of a large form that comes back or that was filled in
// without a connection, the server hears at its pace.

import { outbox, send } from "./Page/outbox.js";

/** The events without an answer up to which they are told: a person may choose something else meanwhile. */
const MOST = 64;
/** The time between two attempts, in milliseconds. */
const WAIT = 100;

/** @type {Set<any>} */
const waiting = new Set();
let timer = 0;

/** Tells the server what a control shows. */
export function tellInTurn(/** @type {any} */ control) {
  waiting.add(control);
  if (!timer) go();
}

function go(most = MOST) {
  clearTimeout(timer);
  timer = 0;
  for (const control of waiting) {
    if (outbox.pending.length >= most) {
      timer = setTimeout(go, WAIT);
      return;
    }
    waiting.delete(control);
    // Another radio button may have been chosen since.
    if (!control.isConnected || (control.type === "radio" && !control.checked)) continue;
    send("change", control, control.type === "checkbox" ? `${control.checked}` : control.value);
  }
}

/** Whoever presses a button means what all controls show. */
function hurry(/** @type {any} */ { target, key }) {
  if (waiting.size && (key ? key === "Enter" : !target.closest?.("label,input,select"))) go(Infinity);
}
addEventListener("click", hurry, true);
addEventListener("keydown", hurry, true);
