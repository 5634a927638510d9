// @ts-check
// Dialogs, and who has the focus after a change of the page.

import { isShown, isText, root } from "./elements.js";
import { announcer, speakFrom, status } from "./status.js";
import { findFocus, loadDialogs, look, scripts } from "./scripts.js";
import { actOn } from "./outbox.js";
import { patch } from "./operations.js";
import { route, scrollBack } from "./addresses.js";
import { recall, retrace } from "./places.js";

/**
 * The open dialogs, each with the element that had the focus before.
 * @type {Map<HTMLDialogElement, Element | null>}
 */
export const openers = new Map();
/**
 * New elements of this patch that request the focus.
 * @type {HTMLElement[]}
 */
export const arrived = [];

/** @type {HTMLElement | undefined} */
let heir;
/** Whether somebody else has taken the focus away, or what had it was a text. */
let isTaken = false;
/**
 * The elements around one that had the focus, from the inside to the outside.
 * @type {HTMLElement[]}
 */
const homes = [];

const CONTROL = ":is(button,input,select,textarea):enabled,a[href],[tabindex]";
const controlsIn = (/** @type {Element | null} */ part) =>
  /** @type {HTMLElement[]} */ ([part, ...part?.querySelectorAll("*") ?? []].filter((element) =>
    element?.matches(CONTROL)));

/** The element that gets the focus after another: the same control of a neighbouring row. */
export function heirOf(/** @type {Element} */ element, /** @type {any} */ control) {
  const index = controlsIn(element).indexOf(control);
  for (const row of [element.nextElementSibling, element.previousElementSibling]) {
    const controls = controlsIn(row);
    const same = controls[index]?.className === control?.className;
    if (controls.length) return same ? controls[index] : controls[0];
  }
}

/** Looks for what gets the focus when an element has gone that has it. */
export function bequeath(/** @type {Element} */ element) {
  const focused = document.activeElement;
  // What the person types next was meant for what has gone: no other text may get it, nor may a space press what they have not seen.
  isTaken = isText(focused) || !patch.isOwn;
  // What stands beside a dialog is behind it.
  heir = element.localName === "dialog" ? undefined
    : isTaken ? /** @type {any} */ ([element.nextElementSibling, element.previousElementSibling, element.parentElement]
      .find((near) => near && !near.matches(CONTROL)))
    : heirOf(element, focused);
  for (let home = element.parentElement; home; home = home.parentElement) homes.push(home);
}

/**
 * Where there is no neighbour: what was used in the list beside it, a control of what is around it, or the
 * title of the screen or dialog.
 */
function lastHeir() {
  for (const home of homes) {
    if (!home.isConnected || home === root) continue;
    if (home.matches(".detail") && listed && isShown(listed)) return listed;
    const found = titlesIn(home).at(-1) ?? (isTaken ? undefined : controlsIn(home).find(isShown));
    if (found || home.localName === "dialog") return found;
  }
  return titlesIn(root).at(-1);
}

export function give(/** @type {HTMLElement} */ element) {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
}

/**
 * What was used last in a list beside its detail.
 * @type {HTMLElement | null | undefined}
 */
let listed;

/** Notes that a person has used an element. */
export function remember(/** @type {Element} */ element) {
  if (element.closest(".sidebar")) {
    listed = /** @type {HTMLElement | null} */ (element.closest("[tabindex],a,button,input,select"));
  }
}

export const titlesIn = (/** @type {Element} */ part) =>
  /** @type {HTMLElement[]} */ ([...part.querySelectorAll(".title")].filter(isShown));

export function afterPatch() {
  for (const [dialog, opener] of openers) {
    if (dialog.isConnected) continue;
    openers.delete(dialog);
    if (!status.isConnected) speakFrom(status);
    if (!announcer.isConnected) speakFrom(announcer);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  }
  for (const dialog of root.querySelectorAll("dialog[data-modal]:not([open])")) {
    if (scripts.dialogs?.isClosing(dialog)) continue;
    look.disabled = false;
    loadDialogs().catch(() => {});
    openers.set(/** @type {HTMLDialogElement} */ (dialog), document.activeElement);
    /** @type {HTMLDialogElement} */ (dialog).showModal();
    // Not on its way out, which comes first.
    const first = dialog.querySelector(".sheet > .content :is(input,select,textarea)")
      ?? dialog.querySelector(".sheet > .content .title")
      // A menu may be here before the look, which hides the button before its items.
      ?? dialog.querySelector(":is(.sheet > .content,.menu-items) button:enabled")
      // Enter twice should delete nothing.
      ?? (dialog.querySelector(".button.destructive") && dialog.querySelector(".button.cancel"));
    if (first) give(/** @type {any} */ (first));
  }
  if (document.activeElement === document.body && homes.length) {
    const next = heir?.isConnected ? heir : lastHeir();
    if (next) give(next);
  }
  heir = undefined;
  homes.length = 0;
  scripts.focus?.follow();
  const target = arrived.filter((element) => element.isConnected).at(-1);
  arrived.length = 0;
  // A screen with two columns has its title in one of them.
  if (target) give((!isShown(target) && lastHeir()) || target);
  const isBack = route.isArriving;
  route.isArriving = false;
  if (isBack && !recall()) scrollBack();
  retrace();
  scripts.dialogs?.settle();
}

// The app decides whether a dialog closes. These events do not bubble.
root.addEventListener("cancel", (event) => {
  if (!(event.target instanceof HTMLDialogElement)) return;
  event.preventDefault();
  if (!scripts.dialogs?.dismiss(event.target)) actOn(event.target, "dismiss");
}, true);
root.addEventListener("close", ({ target }) => {
  // A second Escape always closes a dialog: open it again until the app has closed it.
  if (!(target instanceof HTMLDialogElement) || !target.isConnected || target.open || scripts.dialogs?.isClosing(target)) return;
  target.showModal();
  actOn(target, "dismiss");
}, true);

root.addEventListener("focusin", ({ target }) => {
  findFocus();
  actOn(target, "focus");
});
root.addEventListener("focusout", ({ target }) => actOn(target, "blur"));
