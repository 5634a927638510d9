// @ts-check
// The entry of the history that the page is at, for screens.js.

// Both are in client.js too, which each first page loads, and which is therefore kept small.
export const entry = () =>
  /** @type {Entry} */ (history.state?.trail?.flat && history.state.number >= 0 ? history.state : { number: 0, trail: [] });
export const here = () =>
  (location.pathname + location.search).slice(new URL(document.baseURI).pathname.length);

/** The keys of its screens. An extension may have put something else there. */
export const known = () => /** @type {string[]} */ ([entry().from ?? []].flat().filter((key) => key?.at));

/** Gives it the screens that are open. */
export const amend = (/** @type {string[]} */ from) => history.replaceState({ ...entry(), from }, "");

/** Leaves it if it shows what the one before it shows. */
export function skip() {
  if (entry().trail.at(-1) === here()) history.back();
}
