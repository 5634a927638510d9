// @ts-check
// The address of what is shown, and the history of the browser.

import { root } from "./elements.js";
import { move, read, scripts } from "./scripts.js";
import { act, outbox } from "./outbox.js";
import { tops } from "./operations.js";
import { store } from "./places.js";

export const BASE = new URL(document.baseURI).pathname;
export const here = () => (location.pathname + location.search).slice(BASE.length);
// An extension may have put something else there.
export const entry = () => (history.state?.trail?.flat && history.state.number >= 0 ? history.state : { number: 0, trail: [] });

/**
 * What the server has told last, the entry on which both have agreed, whether the person comes back to one, and the last
 * event of Back or Forward.
 * @type {{ shown: string, settled: Entry & { address: string }, isArriving: boolean, leaving: number }}
 */
export const route = { shown: here(), settled: { ...entry(), address: here() }, isArriving: false, leaving: 0 };

export const agree = () => (route.settled = { ...entry(), address: route.shown });

/** @type {Record<number, any[]>} The first visible row of each entry, its top, and the places in long lists. */
export const scrolls = {};
const rowTops = () => Array.from(root.querySelectorAll(".row:not([hidden] *)"), (row) => row.getBoundingClientRect().top);

export function keepScroll() {
  const tops = rowTops(), index = tops.findIndex((top) => top >= 0);
  scrolls[route.settled.number] = [index, tops[index] ?? -scrollY, scripts.lists?.places()];
}

export function scrollBack() {
  const [index, top, places] = [scrolls[route.settled.number]].flat();
  if (places) read().then(({ goBack }) => goBack(places));
  else scrollBy(0, (rowTops()[index] ?? -scrollY) - top || 0);
}

const isLeaving = () => route.leaving > outbox.answered;
export const isSettled = () => here() === route.shown && !isLeaving();

addEventListener("popstate", () => {
  // What was asked for before may only be shown when a transition has ended.
  if (!isSettled()) {
    keepScroll();
    route.leaving = act("open", root, here()) || route.leaving;
  } else if (!scripts.screens?.follow()) {
    agree();
    scrollBack();
  }
  arrive();
});

/** Returns to the entry of what is shown. A further Back that has begun may swallow it. */
export function stay() {
  go(route.settled.number - entry().number, stay);
}

/**
 * What the server has told while the browser is on its way to another entry. A new entry now would be taken for that one.
 * @type {[string, string][] | void}
 */
let told;

/** @param {() => void} [otherwise] */
function arrive(otherwise) {
  const rest = told;
  told = undefined;
  here() === route.shown || isLeaving() || otherwise?.();
  rest?.forEach((move) => moveTo(...move));
}

function go(/** @type {number} */ steps, /** @type {() => void} */ otherwise) {
  if (steps) history.go(steps), (told ??= []);
  setTimeout(arrive, 500, otherwise);
}

/** @param {string} address @param {string} move @returns {unknown} */
export function moveTo(address, move) {
  if (told) return told.push([address, move]);
  route.shown = address;
  if (isLeaving()) return;
  const { number, trail } = entry();
  const back = trail.lastIndexOf(address);
  route.isArriving = number !== route.settled.number;
  if (address !== here()) {
    // A refusal.
    if (route.isArriving && address === route.settled.address) {
      route.isArriving = false;
      return stay();
    }
    history.scrollRestoration = "manual";
    if (route.isArriving || move === "replace" || (move === "back" && back < 0)) {
      history.replaceState(entry(), "", BASE + address);
    } else {
      keepScroll();
      // The browser may not keep as many.
      if (move === "back") return go(back - trail.length, () => moveTo(route.shown, "replace"));
      history.pushState({ ...entry(), number: number + 1, trail: [...trail, here()].slice(-49) }, "", BASE + address);
    }
  }
  agree();
  // What was typed here before belongs to an entry that the person has not come back to.
  if (!route.isArriving) sessionStorage.removeItem(store());
}
