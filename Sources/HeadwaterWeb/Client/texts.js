// @ts-check
// Texts that come back, for choices.js and lists.js: after a reload, a restart of the server or in another process, a field
// shows what the person has typed there, unless somebody has changed it since.

import { say } from "./notices.js";
import { stateOf, typed } from "./Page/typing.js";

/**
 * Returns whether a text may come back. What others share may have changed, and the text would undo that.
 * @param {any} input
 * @param {string} text
 * @param {string[]} bases What the server had said before and while it was typed; unknown if there is none.
 * @param {string} now What the server says.
 */
export function mayReturn(input, text, bases, now) {
  if (!bases.length || bases.includes(now) || text === now) return true;
  if (text) show(input, text);
  return false;
}

/** @type {(input: any, saved: SavedText) => void} */
export function giveBack(input, saved) {
  const [text, ...bases] = [saved].flat();
  const state = stateOf(input), now = state.accepted;
  const shown = input.value;
  // What the person has typed since the page was loaded is newer, also before the scripts ran. What the browser has restored
  // may be older.
  if (state.typed || input.typed) {
    if (!shown.includes(text)) show(input, text);
    if (!state.typed) typed(input);
  } else if (mayReturn(input, text, bases, now)) {
    state.bases = [...new Set([...bases, ...state.bases])];
    state.typed = true;
    input.value = text;
    if (text !== now) typed(input);
  } else {
    input.value = now;
  }
}

const nameOf = (/** @type {any} */ input) =>
  (input.ariaLabel || input.labels?.[0]?.textContent || input.placeholder || "A text").trim();

/** The person may want to copy the text: it stays until they have gone on. */
const show = (/** @type {any} */ input, /** @type {string} */ text) =>
  say(`“${nameOf(input)}” has changed since you typed “${text}”.`, true);
