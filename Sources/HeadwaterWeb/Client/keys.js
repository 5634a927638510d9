// @ts-check
// The keys of long lists, for lists.js: they also go to rows that are not in the page.

/** @typedef {import("./lists.js").List} List */

/** @type {() => List[]} */
let lists = () => [];
/**
 * The row that gets the focus when it is there, and what `find` finds in it.
 * @type {{ list: List, place: number, find: (row: any) => any } | undefined}
 */
let wish;
let since = 0, awaited = -1;

/** Begins to listen. The function returns the lists of the page. */
export function listen(/** @type {() => List[]} */ known) {
  lists = known;
}

/** Called when rows have come in. */
export function arrive() {
  if (wish) go(wish.list, wish.place, wish.find);
}

/** Gives the focus to a row when it is there, or to what `find` finds in it. */
function go(/** @type {List} */ list, place = 0, find = (/** @type {any} */ row) => row) {
  const part = list.parts.find((part) => !part.isGap && part.place === place);
  // Rows that were asked for before may take this one away.
  wish = part && !list.waits ? undefined : { list, place, find };
  if (part) find(part.element)?.focus();
  else list.ask(place, place + 1);
}

/** The place of the row to which the Tab key goes, if that row is not in the page. */
function behind(/** @type {List} */ { parts }, /** @type {Element} */ target, isBack = false) {
  const step = isBack ? -1 : 1;
  let index = parts.findIndex(({ element }) => element.contains(target));
  if (stopsIn(parts[index].element).at(isBack ? 0 : -1) !== target) return;
  for (let part; (part = parts[index += step]); ) {
    if (part.isGap && part.count) return isBack ? part.place + part.count - 1 : part.place;
    if (stopsIn(part.element).length) return;
  }
}

/** Where the Tab key stops in an element. */
const stopsIn = (/** @type {Element} */ element) =>
  [...element.querySelectorAll("*")].filter((/** @type {any} */ stop) =>
    stop.tabIndex >= 0 && stop.getClientRects().length && !stop.matches(":disabled, a:not([href])"));

// The page knows only the rows that are there.
addEventListener("keydown", (event) => {
  const { target, key, shiftKey, timeStamp } = /** @type {any} */ (event);
  let list = lists().find((list) => list.placeOf(target) >= 0);
  const former = wish;
  wish = undefined;
  if (list && target.matches("[role=option]")) {
    const place = former?.list === list ? former.place : list.placeOf(target);
    const last = list.total - 1;
    const goal = { Home: 0, End: last, ArrowDown: place + 1, ArrowUp: place - 1 }[String(key)];
    if (goal == null) return;
    go(list, Math.max(0, Math.min(goal, last)));
  } else if (list && key === "Tab") {
    const goal = behind(list, target, shiftKey);
    if (goal == null) return;
    if (goal !== awaited) [awaited, since] = [goal, timeStamp];
    // Without an answer within a second, the key leaves the list.
    if (timeStamp - since > 1000) return;
    go(list, goal, (row) => stopsIn(row).at(shiftKey ? -1 : 0));
  } else {
    // A browser that scrolls to the end bit by bit stops when rows come in.
    if (!/^(Home|End)$/.test(key) || shiftKey || event.ctrlKey || event.altKey || event.metaKey ||
      target.matches("input, select, textarea")) return;
    list = lists().find(({ width, box, parent }) =>
      width && (box === document.scrollingElement || box.contains(target)) &&
      parent.closest("dialog") === target.closest("dialog"));
    if (!list) return;
    list.box.scrollTo(0, key === "End" ? 1e9 : 0);
  }
  event.preventDefault();
  event.stopPropagation();
}, true);

// Whoever goes elsewhere does not want the row any more.
addEventListener("pointerdown", () => (wish = undefined), true);
