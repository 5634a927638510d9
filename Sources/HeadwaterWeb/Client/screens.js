// @ts-check
// Screens without an address, for the page: gives each an entry of the history, so that Back leaves the screen and
// no more.

import { amend, known, skip } from "./entries.js";
import { root } from "./Page/elements.js";
import { act, outbox } from "./Page/outbox.js";
import { agree, entry, here, isSettled, scrollBack, stay } from "./Page/addresses.js";
import { placeNow, returnTo } from "./Page/places.js";

/** What stands in the page. */
let content = root.firstElementChild;
/** The number of such screens that are open. */
let open = 0;
/** The event that was sent for Back and has no answer yet. */
let leaving = 0;
/** The entry whose screens were opened again, or just left. */
let restoredEntry = -1;
/** The entry whose screens are about to open again. */
let returningTo = -1;

/** The keys of the links that have opened them. */
const keys = () =>
  Array.from(root.querySelectorAll("[data-from]"), (screen) => screen.getAttribute("data-from") ?? "");

/** @type {Screens["keep"]} */
export function keep() {
  const { answered } = outbox;
  if (leaving > answered) return;
  const from = keys(), former = open, isNew = content !== root.firstElementChild;
  content = root.firstElementChild;
  const { number, trail } = entry(), screens = known();
  open = from.length;
  if (leaving) {
    leaving = 0;
    // The app has refused.
    if (open === former) return stay();
    if (screens.length < open) return void follow();
    return agree();
  }
  const steps = open - former;
  if (screens.length <= open) restoredEntry = returningTo = -1;
  else if (returningTo === number) return comeBack(false);
  // The person has come back to the entry from another document.
  else if (screens.length !== former && restoredEntry !== number && isSettled()) return comeBack();
  // A new document is about to open its screens again, and those have their entries.
  if (!steps || isNew || screens.length !== former || !isSettled()) return;
  for (let count = former; count < open; ) {
    const places = [...trail, ...Array(count - former + 1).fill(here())].slice(-49);
    history.scrollRestoration = "manual";
    history.pushState({ ...entry(), number: number + count - former + 1, trail: places, from: from.slice(0, ++count) }, "");
  }
  if (steps > 0) agree();
  // The app has left them by itself.
  else if (trail.at(steps) === here()) {
    restoredEntry = number;
    history.go(steps);
    // The browser may not keep as many.
    setTimeout(() => entry().number === number && isSettled() && amend(keys()), 500);
  } else amend(from);
}

/** @type {Screens["follow"]} */
export function follow() {
  const { length } = known();
  // A restoration may have opened some.
  open = keys().length;
  if (length === open) return false;
  if (length > open) {
    agree();
    comeBack();
  } else {
    const buttons = [...root.querySelectorAll("[data-from] .back")];
    const back = buttons.filter((button) => button.getClientRects().length).at(-1);
    leaving = back ? act("click", back) : 0;
    if (!leaving) stay();
  }
  return true;
}

/**
 * Opens the further screens of the entry again. One whose next screen nothing here opens, such as one that a button had pushed,
 * is left: it shows what the one before it shows, and the next Back would leave no screen.
 */
function comeBack(isFirst = true) {
  const { number } = entry(), keys = known().slice(open);
  restoredEntry = number;
  returningTo = isFirst ? number : -1;
  if (keys[0] && root.querySelector(`[data-k="${CSS.escape(keys[0])}"]:not(:disabled)`)) isFirst && returnTo({ ...placeNow(), trail: keys, texts: {} }, scrollBack);
  else if (isSettled()) skip();
}
