// @ts-check
// Choices and texts that come back, for the page: after a reload, a restart of the server or in another process, the
// controls of a form show what the person has chosen there, and the server hears of it as if they had chosen it again.

import { giveBack } from "./texts.js";
import { tellInTurn } from "./turns.js";
import { find, parse, root } from "./Page/elements.js";
import { outbox } from "./Page/outbox.js";
import { stateOf } from "./Page/typing.js";
import { choiceOf } from "./Page/choosing.js";

const CHOICE = "[data-on~=change]";
/** What a person has used, and what browsers neither mark so nor restore. Older ones do not know the former. */
const CHANGED = ":is(:user-valid,:user-invalid,[autocomplete=off])";

let isHere = false;

/** @type {Choices["begin"]} */
export function begin() {
  if (!isHere) root.addEventListener("change", ({ target }) => /** @type {any} */ (target).matches(CHOICE) && keep(target));
  isHere = true;
  adopt();
  // Some browsers restore choices as late as that.
  if (document.readyState !== "complete") addEventListener("pageshow", adopt, { once: true });
}

/**
 * What the person has chosen before the scripts ran. Choices that a browser has restored may be outdated. What the server
 * or the person has said since is known: the markup may be older.
 */
function adopt() {
  const visit = /** @type {any} */ (performance.getEntriesByType("navigation")[0])?.type;
  for (const control of /** @type {Iterable<any>} */ (root.querySelectorAll(CHOICE))) {
    const { isChosen } = stateOf(control);
    if (isChosen) keep(control);
    if (isChosen !== undefined || (control.type === "radio" && !control.checked)) continue;
    const served = parse(control.outerHTML).firstChild;
    if (choiceOf(control) === choiceOf(served)) continue;
    if (control.matches(CHANGED) || !/load|back/.test(visit)) tell(control);
    else if (control.options) control.selectedIndex = served.selectedIndex;
    else {
      control.value = served.value;
      for (const one of groupOf(control)) one.checked = one.defaultChecked;
    }
  }
}

/** The radio buttons of which one is chosen. Any other control is alone, and has no name. */
const groupOf = (/** @type {any} */ control) =>
  control.name ? root.querySelectorAll(`[name="${control.name}"]`) : [control];

/**
 * Choices whose answer the page does not show yet. It may have come, and be held: then they are not pending any more.
 * @type {SentEvent[]}
 */
let unanswered = [];

function note() {
  unanswered = [...new Set([...unanswered, ...outbox.pending])].filter(
    ({ text, sequence }) => /^..ch/.test(text) && sequence > outbox.answered,
  );
}

/** A choice is the person's. Of radio buttons, the app may choose another one of them. */
function keep(/** @type {any} */ control) {
  note();
  for (const one of groupOf(control)) stateOf(one).isChosen = true;
}

export function tell(/** @type {any} */ control) {
  keep(control);
  tellInTurn(control);
}

/** @type {Choices["show"]} */
export function show() {
  note();
  for (const { text, id } of unanswered) {
    const [, , , value] = JSON.parse(text), control = find(id);
    if (!control) continue;
    // A choice that has gone is not shown; the server says what is.
    if (control.options) for (const option of control.options) if (option.value === value) option.selected = true;
    if (control.type === "radio") control.checked = true;
    if (control.type === "checkbox") control.checked = value === "true";
  }
}

/** @type {Choices["choose"]} */
export function choose(control, saved) {
  if (!control.matches(CHOICE)) return giveBack(control, saved);
  const [choice] = [saved].flat();
  // The person has chosen anew since the page was loaded. A radio button that is not chosen says nothing: another one is.
  if (stateOf(control).isChosen || (control.type === "radio" && choice !== "true")) return;
  // The first page may show it already.
  const former = choiceOf(control);
  // The first page may show another moment: it does not know the person's time zone.
  const isClock = /date|time/.test(control.type);
  if (former === choice && !isClock) return;
  if (control.options) {
    const option = [...control.options].find(({ text }) => text === choice);
    if (option) option.selected = true;
  } else if (/^(checkbox|radio)$/.test(control.type)) {
    if (/^(true|false)$/.test(choice)) control.checked = choice === "true";
  } else {
    control.value = choice;
    // Somebody may have edited it.
    if (control.value !== choice) control.value = former;
  }
  if (isClock || choiceOf(control) !== former) tell(control);
}
