// @ts-check
// How a page shows that a tap has arrived although it has no answer yet.

import { outbox } from "./outbox.js";

/** The time without an answer after which the control of a tap is marked, in milliseconds. */
export const PROMPT = 300;
/** The shortest time for which the progress line is shown. */
const CALM = 300;

const progress = /** @type {any} */ (document.getElementById("headwater-progress"));

/**
 * Controls that were used, each with the event that is not answered yet.
 * @type {Map<Element, number>}
 */
export const busy = new Map();
let progressBegan = 0;

/** Shows that a tap has arrived, although it has no answer yet. */
export function mark(/** @type {number} */ sequence, /** @type {Element} */ element) {
  if (sequence <= outbox.handled || !element.isConnected) return;
  busy.set(element, sequence);
  // A screen reader may pass over what is busy: not over everything.
  if (!element.matches("main,dialog")) element.ariaBusy = "true";
  if (!progress.hidden) return;
  progressBegan = Date.now();
  progress.hidden = false;
  // Above dialogs.
  progress.showPopover?.();
}

/** Takes back the marks of what the server has answered. */
export function unmark() {
  for (const [element, sequence] of busy) {
    if (sequence > outbox.handled) continue;
    busy.delete(element);
    element.ariaBusy = null;
  }
  if (busy.size || progress.hidden) return;
  const rest = progressBegan + CALM - Date.now();
  if (rest > 0) return void setTimeout(unmark, rest);
  progress.hidden = true;
  progress.hidePopover?.();
}
