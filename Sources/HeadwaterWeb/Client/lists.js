// @ts-check
// Long lists, for client.js: gives a height to the gaps in place of rows that are not in the page, tells the server
// which rows are in view, and keeps what is read where it is.

const page = /** @type {HTMLElement} */ (document.scrollingElement);
/** @type {Act} */
let act;
/** The last events: handled by the server, and sent. */
let handled = 0, asked = 0;
/** @type {List[]} */
let lists = [];
/** @type {unknown} */
let content;
/** @type {[Element, HTMLElement, number][]} The rows in view, and where they are. */
let read = [];
let wish = () => {};
/** @type {any[] | undefined} The aims of the lists of a screen that comes back. */
let former;

/** Where the person is in each list of the screen; nothing if they are in none. */
export function places() {
  const aims = lists.map(({ width, aim }) => width && aim);
  return aims.some((aim) => aim) ? aims : undefined;
}

/** Returns to where they were. */
export function goBack(/** @type {any[]} */ aims) {
  former = aims;
  if (act) tell(act, handled, -1, "nearest");
}

/** @type {Tell} Called after each change of the page. */
export function tell(send, sequence, id, block) {
  const known = lists;
  const first = document.querySelector("[data-h='0'] > *");
  lists = [...document.querySelectorAll("[data-rows]")].map((gap, index) => {
    const list = known.find((list) => list.gap === gap) ?? new List(gap);
    // A new document shows the same rows.
    if (content && content !== first) list.aim = known[index]?.aim;
    return list;
  });
  [act, handled, content] = [send, sequence, first];
  // First of all: a page that is too short for a moment loses its place.
  for (const list of lists) list.fill();
  for (const list of lists) list.measure();
  if (former) {
    // Somebody may have edited them.
    lists.forEach((list, index) => former?.[index] && (list.aim = [former[index]].flat()));
    former = undefined;
    read = [];
  }
  const target = document.querySelector(`[data-h="${id}"]`);
  if (target) target.scrollIntoView({ block });
  else stay();
  wish();
  look();
  for (const list of lists) list.number();
}

class List {
  pitch = 0;
  space = 0;
  width = 0;
  columns = 1;
  total = 0;
  start = 0;
  end = 0;
  told = "";
  box = page;
  /** @type {Part[]} */
  parts = [];
  /** @type {number[] | undefined} A place, and where: the first one in view, or the end if the person is there. */
  aim;

  constructor(/** @type {Element} */ gap) {
    this.gap = gap;
    this.parent = /** @type {any} */ (gap).parentElement;
  }

  fill() {
    for (const gap of this.parent.children) {
      if (!this.pitch || !gap.matches(".gap")) continue;
      const height = Math.ceil(countOf(gap) / this.columns) * this.pitch - this.space;
      /** @type {any} */ (gap).style.height = `${height}px`;
    }
  }

  /** Learns the height of a row. */
  measure() {
    const width = this.parent.clientWidth;
    const former = this.width;
    this.width = width;
    // Covered screens have none.
    if (!width) return;
    this.survey();
    if (width === former) return;
    const style = getComputedStyle(this.parent);
    this.columns = style.display === "grid" ? style.gridTemplateColumns.split(" ").length : 1;
    this.space = parseFloat(style.rowGap) || 0;
    const rows = this.parts.filter(({ isGap }) => !isGap);
    this.pitch = (rows[rows.length - 1].rect.bottom - rows[0].rect.top + this.space)
      / Math.ceil(rows.length * rows[0].count / this.columns);
    this.fill();
    this.survey();
  }

  /** Finds the parts, and what is in view. */
  survey() {
    let box = this.parent;
    while (box && (box.scrollHeight <= box.clientHeight + 1 || !/auto|scroll/.test(getComputedStyle(box).overflowY))) {
      box = box.parentElement;
    }
    this.box = box ?? page;
    const top = Math.max(0, topOf(this.box)), bottom = Math.min(innerHeight, topOf(this.box) + this.box.clientHeight);
    const each = 1 / Number(this.gap.getAttribute("data-rows"));
    this.parts = [];
    this.total = this.end = 0;
    this.start = Infinity;
    for (let element = /** @type {any} */ (this.gap); element; element = !element.matches(".end") && element.nextElementSibling) {
      const isGap = element.matches(".gap");
      const count = isGap ? countOf(element) : each;
      const rect = element.getBoundingClientRect();
      const place = this.total;
      const at = (y = 0) =>
        place + (isGap ? Math.min(count, Math.max(0, y - rect.top) / this.pitch * this.columns) : 0);
      if (rect.bottom > top && rect.top < bottom) {
        this.start = Math.min(this.start, Math.floor(at(top)));
        this.end = Math.max(Math.floor(at(top)) + 1, Math.ceil(at(bottom)));
      }
      this.parts.push({ element, isGap, place, count, rect });
      this.total += count;
    }
  }

  /** Tells assistive technology of all rows. */
  number() {
    if (this.parent.localName !== "ul") return;
    let place = 0;
    const items = [...this.parent.children];
    const size = items.reduce((sum, item) => sum + countOf(item), 0);
    for (const item of items) {
      place += countOf(item);
      if (item.matches(".gap")) continue;
      item.setAttribute("aria-posinset", place);
      item.setAttribute("aria-setsize", size);
    }
  }

  /** Where a row is, or would be. */
  yAt(place = 0) {
    const part = this.parts.filter((part) => part.count && part.place <= place).at(-1) ?? this.parts[0];
    return part.rect.top - topOf(this.box) + Math.floor((place - part.place) / this.columns) * this.pitch;
  }

  /** The place of the row around an element, or −1. */
  placeOf(element = document.activeElement) {
    return Math.floor(this.parts.find((part) => part.element.contains(element))?.place ?? -1);
  }

  /** Asks for rows. That with the focus stays. */
  ask(start = 0, end = 0) {
    const focused = this.placeOf();
    const text = `${start} ${end} ${this.columns}${focused < 0 ? "" : ` ${focused}`}`;
    const told = text + this.parts.map(({ isGap, count }) => isGap && ` ${count}`);
    if (asked > handled || told === this.told) return;
    asked = act("rows", this.gap, text);
    if (asked) this.told = told;
  }

  report() {
    const { start, end } = this;
    const margin = (end - start) / 4 + 3;
    if (this.parts.some(({ isGap, place, count }) =>
      isGap && count && place < end + margin && place + count > start - margin) || this.columns > 1 || this.gap.matches(".seen")) this.ask(start, end);
  }

  /** Gives the focus to a row when it is there, or to what `find` finds in it. */
  go(place = 0, find = (/** @type {any} */ element) => element) {
    const part = this.parts.find((part) => !part.isGap && part.place === place);
    wish = part ? () => {} : () => this.go(place, find);
    if (part) find(part.element)?.focus();
    else this.ask(place, place + 1);
  }

  /** The place of the row to which the Tab key goes, if that row is not in the page. */
  behind(/** @type {Element} */ target, isBack = false) {
    const step = isBack ? -1 : 1;
    let index = this.parts.findIndex(({ element }) => element.contains(target));
    if (stopsIn(this.parts[index].element).at(isBack ? 0 : -1) !== target) return;
    for (let part; (part = this.parts[index += step]); ) {
      if (part.isGap && part.count) return isBack ? part.place + part.count - 1 : part.place;
      if (stopsIn(part.element).length) return;
    }
  }
}

const countOf = (/** @type {Element} */ element) => Number(element.getAttribute("data-gap") ?? 1);

/** Where the Tab key stops in an element. */
const stopsIn = (/** @type {Element} */ element) =>
  [...element.querySelectorAll("*")].filter((/** @type {any} */ stop) =>
    stop.tabIndex >= 0 && stop.getClientRects().length && !stop.matches(":disabled, a:not([href])"));

const topOf = (box = page) => (box === page ? 0 : box.getBoundingClientRect().top);

/** Scrolls to what was in view before a change. */
function stay() {
  const move = (box = page, distance = 0) => {
    if (Math.abs(distance) >= 1) box.scrollTop += distance;
  };
  const known = read.find(([row]) => row.getClientRects().length);
  if (known) {
    const [row, box, y] = known;
    // At its start, a list shows what comes in.
    if (box.scrollTop) move(box, row.getBoundingClientRect().top - topOf(box) + box.scrollTop - y);
    return;
  }
  for (const list of lists) {
    const [place, y, isEnd] = list.aim ?? [];
    if (!list.width || y == null) continue;
    // Behind a former end are rows that nobody has asked for: whoever loads them at the end would load on and on.
    move(list.box, isEnd && place >= list.total ? 1e9 : list.yAt(place) - y);
  }
}

function look() {
  read = [];
  for (const list of lists) {
    if (!list.width) continue;
    list.survey();
    const { parts, box, start, end } = list;
    const isEnd = box.scrollHeight - box.clientHeight - box.scrollTop < 1;
    const place = isEnd ? list.total : start;
    list.aim = end ? [place, list.yAt(place), +isEnd] : undefined;
    for (const { element, isGap, place, rect } of parts) {
      if (!isGap && place >= start && place < end) read.push([element, box, rect.top - topOf(box) + box.scrollTop]);
    }
    if (end) list.report();
  }
}

let since = 0, awaited = -1;

// client.js knows only the rows that are there.
addEventListener("keydown", (event) => {
  const { target, key, shiftKey, timeStamp } = /** @type {any} */ (event);
  let list = lists.find((list) => list.placeOf(target) >= 0);
  if (list && target.matches("[role=option]")) {
    const place = list.placeOf(target);
    const goal = { Home: 0, End: list.total - 1, ArrowDown: place + 1, ArrowUp: place - 1 }[String(key)];
    if (goal == null) return;
    if (goal >= 0 && goal < list.total) list.go(goal);
  } else if (list && key === "Tab") {
    const goal = list.behind(target, shiftKey);
    if (goal == null) return;
    if (goal !== awaited) [awaited, since] = [goal, timeStamp];
    // Without an answer within a second, the key leaves the list.
    if (timeStamp - since > 1000) return;
    list.go(goal, (row) => stopsIn(row).at(shiftKey ? -1 : 0));
  } else {
    // A browser that scrolls to the end bit by bit stops when rows come in.
    if (!/^(Home|End)$/.test(key) || shiftKey || event.ctrlKey || event.altKey || event.metaKey ||
      target.matches("input, select, textarea")) return;
    list = lists.find(({ width, box, parent }) =>
      width && (box === page || box.contains(target)) && parent.closest("dialog") === target.closest("dialog"));
    if (!list) return;
    list.box.scrollTo(0, key === "End" ? 1e9 : 0);
  }
  event.preventDefault();
  event.stopPropagation();
}, true);

// Whoever goes elsewhere does not want the row any more.
addEventListener("pointerdown", () => (wish = () => {}), true);
addEventListener("scroll", look, { capture: true, passive: true });
addEventListener("resize", () => tell(act, handled, -1, "nearest"));
