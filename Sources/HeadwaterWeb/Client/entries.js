// @ts-check
// The entry of the history that the page is at, for screens.js.

import { entry, here } from "./Page/addresses.js";

/** The keys of its screens. An extension may have put something else there. */
export const known = () => /** @type {string[]} */ ([entry().from ?? []].flat().filter((key) => key?.at));

/** Gives it the screens that are open. */
export const amend = (/** @type {string[]} */ from) => history.replaceState({ ...entry(), from }, "");

/** Leaves it if it shows what the one before it shows. */
export function skip() {
  if (entry().trail.at(-1) === here()) history.back();
}
