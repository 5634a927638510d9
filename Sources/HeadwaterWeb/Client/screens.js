// @ts-check
// Screens without an address, for client.js: gives each an entry of the history, so that Back leaves the screen and
// no more.

const root = /** @type {HTMLElement} */ (document.getElementById("headwater"));
/** What stands in the page. */
let content = root.firstElementChild;
/** The number of such screens that are open. */
let open = 0;
/** The event that was sent for Back and has no answer yet. */
let leaving = 0;
/** The entry whose screens were opened again, or just left. */
let restoredEntry = -1;

// Both are in client.js too, which each first page loads, and which is therefore kept small.
const entry = () =>
  /** @type {Entry} */ (history.state?.trail?.at && history.state.number >= 0 ? history.state : { number: 0, trail: [] });
const here = () => (location.pathname + location.search).slice(new URL(document.baseURI).pathname.length);

/** The keys of the links that have opened them. */
const keys = () =>
  Array.from(root.querySelectorAll("[data-from]"), (screen) => screen.getAttribute("data-from") ?? "");

/** @type {Screens["keep"]} */
export function keep(tools) {
  const { isSettled, answered } = tools;
  if (leaving > answered) return;
  const from = keys(), former = open, isNew = content !== root.firstElementChild;
  content = root.firstElementChild;
  const { number, trail, from: known = [] } = entry();
  open = from.length;
  if (leaving) {
    leaving = 0;
    // The app has refused.
    if (open === former) return tools.stay();
    if (known.length < open) return void follow(tools);
    return tools.agree();
  }
  const steps = open - former;
  if (known.length <= open) restoredEntry = -1;
  // The person has come back to the entry from another document.
  else if (known.length !== former && restoredEntry !== number && isSettled()) {
    restoredEntry = number;
    return tools.comeBack(known.slice(open));
  }
  // A new document is about to open its screens again, and those have their entries.
  if (!steps || isNew || known.length !== former || !isSettled()) return;
  for (let count = former; count < open; ) {
    const places = [...trail, ...Array(count - former + 1).fill(here())].slice(-50);
    history.scrollRestoration = "manual";
    history.pushState({ ...entry(), number: number + count - former + 1, trail: places, from: from.slice(0, ++count) }, "");
  }
  if (steps > 0) tools.agree();
  // The app has left them by itself.
  else if (trail.at(steps) === here()) {
    restoredEntry = number;
    history.go(steps);
  }
  else history.replaceState({ ...entry(), from }, "");
}

/** @type {Screens["follow"]} */
export function follow(tools) {
  const { from = [] } = entry();
  // A restoration may have opened some.
  open = keys().length;
  if (from.length === open) return false;
  if (from.length > open) {
    tools.agree();
    tools.comeBack(from.slice(open));
  } else {
    const buttons = [...root.querySelectorAll("[data-from] .back")];
    const back = buttons.filter((button) => button.getClientRects().length).at(-1);
    leaving = back ? tools.act("click", back) : 0;
    if (!leaving) tools.stay();
  }
  return true;
}
