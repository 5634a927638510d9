// @ts-check
// What the page says by itself: the note about the connection, and what a screen reader announces.

import { openers } from "./focusing.js";
import { scripts } from "./scripts.js";

export const status = /** @type {HTMLElement} */ (document.getElementById("headwater-connection"));

export const announcer = /** @type {HTMLElement} */ (document.getElementById("headwater-announcer"));

/** Screen readers do not announce content outside of a modal dialog. */
export const speakFrom = (/** @type {HTMLElement} */ element) =>
  ([...openers.keys()].filter((dialog) => dialog.open).at(-1) ?? document.body).append(element);

/** @param {string} text */
export function show(text) {
  status.hidden = false;
  announce(text, status);
}

/** @param {string} text */
export function announce(text, element = announcer) {
  speakFrom(element);
  element.textContent = scripts.words?.(text) ?? text;
}
