// @ts-check
// A new document, in which the person finds their place and what they have typed; and the way back to there.

import { elements, find, idOf, load, root } from "./Page/elements.js";
import { announcer, status } from "./Page/status.js";
import { scripts } from "./Page/scripts.js";
import { connected, line } from "./Page/line.js";
import { act, later, outbox, send } from "./Page/outbox.js";
import { busy, unmark } from "./Page/feedback.js";
import { dirty, judging, sendTexts, stateOf, textOf, typed } from "./Page/typing.js";
import { choosing } from "./Page/choosing.js";
import { operations, sheet } from "./Page/operations.js";
import { openers } from "./Page/focusing.js";
import { here, route } from "./Page/addresses.js";
import { byKey, coming, placeNow, returnTo } from "./Page/places.js";

/** Replaces everything, and restores the person's place and typed text. */
export function render(/** @type {any[]} */ message) {
  const [, , session, newToken, title, html, rules] = message;
  const undone = takeBack();
  const place = placeNow(), focus = scripts.focus?.keep(place.texts);
  const scroll = [scrollX, scrollY], rows = scripts.lists?.places();
  const isSame = session === root.dataset.session;
  const passwords = isSame ? secrets() : [];

  root.dataset.session = session;
  line.token = newToken;
  document.title = title;
  while (sheet.cssRules.length) sheet.deleteRule(0);
  rules.forEach(operations.rule);
  document.body.append(status, announcer);
  root.innerHTML = html;
  elements.clear();
  openers.clear();
  dirty.clear();
  judging.clear();
  later.length = 0;
  // Events that were on their way belong to the former document, except links.
  for (const { link } of outbox.pending) if (link) place.trail.push(link);
  const former = outbox.pending;
  outbox.pending = [];
  outbox.handled = outbox.answered = outbox.last;
  // Also of those that have waited for the answer to another.
  busy.clear();
  unmark();
  connected();
  scripts.pointer?.goOn(isSame ? find : () => null, former);

  for (const { id, value, isTold } of passwords) {
    const input = find(id);
    if (!input) continue;
    input.value = value;
    stateOf(input).accepted = value;
    if (!isTold) typed(input);
  }
  if (here() !== route.shown) route.leaving = act("open", root, here());
  if (undone.length) {
    load("notices").then(({ say }) =>
      say(`The connection was lost. This may not have been done: ${undone.join(", ")}.`, true), () => {});
  }
  returnTo(place, () => (rows ? scripts.lists?.goBack(rows) : scrollTo(scroll[0], scroll[1])), focus);
}

/**
 * What the person has pressed and the server has not answered, in words. An entry leaves its field, which keeps what was typed
 * after it: two entries never become one text.
 */
function takeBack() {
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
      undone.push(element.ariaLabel || element.innerText.trim() || "a tap");
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

/** The server never sends the texts of secure inputs. */
const secrets = () =>
  Array.from(root.querySelectorAll("[type=password]"), (/** @type {any} */ input) => ({
    id: idOf(input), value: input.value, isTold: !dirty.has(input),
  }));

/**
 * Restores the texts and choices whose inputs are there, and opens the next screen.
 * @returns {unknown}
 */
export function retrace() {
  const { place: returning } = coming;
  if (!returning || outbox.answered < coming.awaited) return;
  let isWaiting = false;
  for (const [key, text] of Object.entries(returning.texts)) {
    const input = /** @type {any} */ (byKey(key));
    // It may still be loading, or depend on another choice.
    if (!input?.matches(":enabled")) continue;
    isWaiting = !scripts.choices;
    if (isWaiting) continue;
    scripts.choices?.choose(input, text);
    delete returning.texts[key];
  }
  // The next screen may cover it.
  if (isWaiting) return choosing();
  const link = byKey(returning.trail.shift());
  if (link && !link.matches(":disabled")) {
    sendTexts([...dirty].map(textOf));
    coming.awaited = send("click", link);
  } else {
    const hasFocus = returning.isThere && document.activeElement !== document.body;
    if (!returning.isThere) returning.finish();
    returning.isThere = true;
    // What is not there may still be loading.
    if ((hasFocus || returning.focus.give()) && !Object.keys(returning.texts).length) coming.place = undefined;
  }
}
