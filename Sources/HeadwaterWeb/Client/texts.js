// @ts-check
// Texts that come back, for choices.js and lists.js: after a reload, a restart of the server or in another process, a field
// shows what the person has typed there, unless somebody has changed it since.

/** The shortest time for which the page says what has not come back, in milliseconds. */
const NOTICE = 8000;

const status = /** @type {HTMLElement} */ (document.getElementById("headwater-connection"));
/** @type {string[]} */
let lines = [];

/**
 * Returns whether a text may come back. What others share may have changed, and the text would undo that.
 * @param {any} input
 * @param {string} text
 * @param {string[]} bases What the server had said before and while it was typed; unknown if there is none.
 * @param {string} now What the server says.
 */
export function mayReturn(input, text, bases, now) {
  if (!bases.length || bases.includes(now) || text === now) return true;
  if (text) say(input, text);
  return false;
}

/** @type {(input: any, saved: SavedText, tools: ChoiceTools) => void} */
export function giveBack(input, saved, { stateOf, typed }) {
  const [text, ...bases] = [saved].flat();
  const state = stateOf(input), now = state.accepted;
  const shown = input.value;
  // What the person has typed since the page was loaded is newer. The browser may have restored the text before.
  if (state.typed || (shown !== now && shown !== text)) {
    if (!shown.includes(text)) say(input, text);
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
function say(/** @type {any} */ input, /** @type {string} */ text) {
  const line = `“${nameOf(input)}” has changed since you typed “${text}”.`;
  if (!lines.length) setTimeout(() => addEventListener("click", hide), NOTICE);
  if (!lines.includes(line)) lines.push(line);
  status.style.cssText = "max-block-size:40vh;overflow:auto;white-space:pre-wrap";
  status.dataset.notice = status.textContent = lines.join("\n");
  status.hidden = false;
}

function hide(/** @type {Event} */ { target }) {
  if (status.contains(/** @type {Node} */ (target))) return;
  removeEventListener("click", hide);
  lines = [];
  if (status.textContent === status.dataset.notice) status.hidden = true;
}
