// @ts-check
// A new document, in which the person finds their place and what they have typed; and the way back to there.

import { elements, find, idOf, root } from "./Page/elements.js";
import { announcer, status } from "./Page/status.js";
import { scripts } from "./Page/scripts.js";
import { connected, line } from "./Page/line.js";
import { act, later, outbox, send } from "./Page/outbox.js";
import { LOADING, doAgain, doWaiting, giveUp, sayUndone, takeBack, unheard } from "./unanswered.js";

export { giveUp };
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
  const steps = unheard();
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
  returnTo(place, () => (rows ? scripts.lists?.goBack(rows) : scrollTo(scroll[0], scroll[1])), focus);
  // Nobody does what another person has pressed.
  if (session.slice(32) === place.who && steps[0]) doAgain(steps);
  else sayUndone(undone);
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
  doWaiting();
  const { place: returning } = coming;
  if (!returning || outbox.answered < coming.awaited) return;
  returning.until ??= Date.now() + LOADING;
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
  const link = byKey(returning.trail[0]);
  if (link && !link.matches(":disabled")) {
    returning.trail.shift();
    sendTexts([...dirty].map(textOf));
    coming.awaited = send("click", link);
  } else {
    const hasFocus = returning.isThere && document.activeElement !== document.body;
    if (!returning.isThere) returning.finish();
    returning.isThere = true;
    // What is not there may still be loading. After a while, no screen opens by itself any more.
    if (Date.now() > returning.until) returning.trail = [];
    if ((hasFocus || returning.focus.give()) && !Object.keys(returning.texts).length && !returning.trail[0] && !coming.waiting?.[0]) coming.place = undefined;
  }
}
