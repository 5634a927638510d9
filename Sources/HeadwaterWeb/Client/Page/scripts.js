// @ts-check
// The scripts that are loaded when a page first needs them, and what they are given.

import { load, root } from "./elements.js";
import { act, outbox } from "./outbox.js";
import { entry } from "./addresses.js";
import { coming } from "./places.js";
import { keep } from "./keeping.js";

/**
 * Those that are here.
 * @type {Partial<{
 *   choices: Choices, copying: Copying, dialogs: Dialogs, focus: Focusing, lists: LongLists, motion: Motion, pointer: Pointer,
 *   returning: Returning, screens: Screens, storage: Keeper, words: (text: string) => string,
 * }>}
 */
export const scripts = {};

/** The look of dialogs, which the browser does not load before. */
export const look = /** @type {HTMLLinkElement} */ (document.getElementById("headwater-dialogs"));

const sight = new IntersectionObserver((rows) => {
  for (const row of rows) if (row.isIntersecting) act("appear", row.target);
});

export const pointing = () => root.querySelector("[data-on~=drag],[data-on~=hold],[data-on~=move],.menu-button");

export function watch() {
  sight.disconnect();
  for (const row of root.querySelectorAll("[data-appear]")) sight.observe(row);
  if (pointing()) point().catch(() => {});
  if (root.querySelector("[data-stored]")) keep();
  if (!navigator.clipboard && root.querySelector("[data-copy]")) copier().catch(() => {});
  // At once: the browser moves the place in a page that is too short for a moment.
  if (scripts.lists) scripts.lists.tell(act, outbox.answered);
  else if (root.querySelector("[data-gap]")) lists();
  if (scripts.screens || entry().from || root.querySelector("[data-from]")) {
    loadScreens().then(({ keep }) => (coming.place && !coming.place.isThere) || keep(), () => {});
  }
}

/** Copies where there is no clipboard. It is loaded before a tap, during which alone browsers allow it. */
export const copier = async () => (scripts.copying ??= /** @type {Copying} */ (await load("copying")));

/** Screens without an address. */
export const loadScreens = async () => (scripts.screens ??= /** @type {Screens} */ (await load("screens")));

/** Long lists. */
export const read = async () => (scripts.lists ??= /** @type {LongLists} */ (await load("lists")));
export async function lists(/** @type {any[]} */ ...scroll) {
  (await read()).tell(act, outbox.answered, ...scroll);
}

/** Drags, long presses and menus. */
export const point = async () => (scripts.pointer ??= /** @type {Pointer} */ (await load("pointer")));

/** Finds the focus again. */
export const findFocus = () => scripts.focus || load("focus").then((script) => (scripts.focus = script), () => {});

/** Motion, which the first tap loads. */
export const move = async () => (scripts.motion ??= /** @type {Motion} */ (await load("motion")));

/** A new document, and the way back to where the person was. */
export const wayBack = async () => (scripts.returning ??= /** @type {Returning} */ (await load("returning")));

/** Dialogs that close. The first dialog loads it. */
export const loadDialogs = async () => (scripts.dialogs ??= /** @type {Dialogs} */ (await load("dialogs")));
