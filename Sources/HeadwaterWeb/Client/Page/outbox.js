// @ts-check
// The events of a person: those that the server may not have handled yet, in their order.

import { idOf, listener } from "./elements.js";
import { show, status } from "./status.js";
import { loadScreens, look, move } from "./scripts.js";
import { isLive, line, still } from "./line.js";
import { PROMPT, busy, mark, unmark } from "./feedback.js";
import { MANY, dirty, sendTexts, textOf } from "./typing.js";
import { hold } from "./holding.js";
import { remember } from "./focusing.js";
import { keepScroll } from "./addresses.js";
import { goOn } from "./places.js";

/** Events that are kept until the server has handled them. */
const KEPT = 100;

/**
 * `last` is the number of the last event, `told` the last one that a server may have heard, `tapped` that of the last tap, `handled`
 * the last one that the server has handled, and `answered` the last one whose answer the page shows. `pending` has the events
 * that are not handled.
 * @type {Outbox}
 */
export const outbox = { last: 0, told: 0, tapped: 0, handled: 0, answered: 0, pending: [] };

/**
 * @param {string} kind
 * @param {Element} element
 * @param {string | [number, string][]} [value]
 */
export function send(kind, element, value) {
  const sequence = ++outbox.last;
  const id = idOf(element), parts = [kind, sequence, id];
  const text = JSON.stringify(value === undefined ? parts : [...parts, value]);
  if (!outbox.pending.length) line.heard = Date.now();
  // Only the last choice of a control counts, unless something was pressed after a former one.
  if (kind === "change" && outbox.pending.every(({ text }) => /^..(ch|in|te)/.test(text))) {
    outbox.pending = outbox.pending.filter((event) => event.id !== id || !/^..ch/.test(event.text));
  }
  outbox.pending.push({ sequence, text, id, link: kind === "click" && element.getAttribute("data-k") });
  if (isLive()) {
    line.socket?.send(text);
    outbox.told = sequence;
  }
  return sequence;
}

/**
 * Sends any event but typing, or keeps it for a connection. While the page shows that it is not connected, it keeps one press of
 * a control, which is marked until its answer: a person who presses five times then does not want five orders later.
 * @param {string} kind
 * @param {Element} element
 * @param {string} [value]
 * @param {[TextInput, string][]} [texts] what the server must have before
 * @returns {number} its number; 0 if it was not sent
 */
export function act(
  kind, element, value,
  // Of a long form that comes back, a button needs all texts, and a choice none.
  texts = dirty.size > MANY && (kind === "change" || !TAP.test(kind)) ? [] : [...dirty].map(textOf),
) {
  const isAway = !isLive() && !status.hidden;
  if (outbox.pending.length >= KEPT) show("Waiting for the server…");
  if (outbox.pending.length >= KEPT || (isAway && kind === "click" && busy.has(element))) return 0;
  // A screen that this opens has another place.
  if (kind === "click") keepScroll();
  if (TAP.test(kind)) goOn(kind);
  // What is typed after a tap belongs to what its answer makes of the field.
  if (/click|submit/.test(kind) && (later.length || texts.length) && outbox.tapped > outbox.answered) {
    later.push([kind, element, value, texts]);
    if (isAway) mark(outbox.last + 1, element);
    return 0;
  }
  sendTexts(texts);
  const sequence = send(kind, element, value);
  if (TAP.test(kind)) {
    outbox.tapped = sequence;
    isAway ? mark(sequence, element) : setTimeout(mark, PROMPT, sequence, element);
    // They may be here when the answer is.
    look.disabled = false;
    remember(element);
    loadScreens().catch(() => {});
    if (!still.matches) move().catch(() => {});
  }
  return sequence;
}

/**
 * Taps that wait for its answer.
 * @type {[string, Element, string | undefined, [TextInput, string][]][]}
 */
export const later = [];

/** What a person wants an answer to. */
const TAP = /click|change|submit|delete|dismiss|hold|move|open/;

/** @param {EventTarget | null} target @param {string} kind */
export function actOn(target, kind) {
  const element = listener(target, kind);
  if (element) act(kind, element);
  return element;
}

/** The server has handled our events up to this one. */
export function reached(/** @type {number} */ sequence) {
  outbox.handled = Math.max(outbox.handled, sequence);
  outbox.pending = outbox.pending.filter((event) => event.sequence > outbox.handled);
  unmark();
}
