// @ts-check
// Long lists, for the page: gives a height to the gaps in place of rows that are not in the page, tells the server
// which rows are in view, and keeps what is read where it is.

import { arrive, listen } from "./keys.js";
import { mayReturn } from "./texts.js";

const page = /** @type {HTMLElement} */ (document.scrollingElement);
/** As many texts go in front of another event. */
const MANY = 32;
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
/** @type {any[] | undefined} The aims of the lists of a screen that comes back. */
let former;
/** What was typed in rows, also in those that have left the page, by the keys of the inputs, as in a `SavedText`. */
const typed = new Map();
/** What was typed in the rows of a former document. They get it back when they come into the page. */
const lost = new Map();

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

/** What was typed in rows, in the page or not; nothing if nothing was. */
export function texts() {
  const all = [...lost, ...typed];
  return all.length ? Object.fromEntries(all) : undefined;
}

/** Returns what was typed before. */
export function giveBack(/** @type {Record<string, SavedText>} */ texts) {
  for (const key in texts) lost.set(key, texts[key]);
  restore();
}

/** Brings the texts of rows up to date, and puts those back whose rows have come in: the others when the server has those. */
function restore() {
  let count = 0;
  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-rows] ~ * [data-k]"))) {
    const key = input.dataset.k, [text, ...bases] = [lost.get(key)].flat();
    if (count < MANY && lost.delete(key) && input.value !== text && mayReturn(input, text, bases, input.value)) {
      input.value = text;
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      count++;
    }
    // The app has changed it.
    if (typed.get(key)?.[0] !== input.value) typed.delete(key);
  }
}

addEventListener("input", ({ target }) => {
  const { dataset, value, defaultValue } = /** @type {any} */ (target);
  if (!dataset.k || !lists.some((list) => list.placeOf(/** @type {any} */ (target)) >= 0)) return;
  typed.set(dataset.k, [...new Set([value, ...(typed.get(dataset.k)?.slice(1) ?? []), defaultValue])]);
}, true);

/** Called before each change of the page: the event of what was scrolled last may not have come yet. */
export function notice() {
  if (lists.some(({ box, top }) => box.scrollTop !== top)) look();
}

/** @type {Tell} Called after each change of the page. */
export function tell(send, sequence, id, block) {
  const known = lists;
  const first = document.querySelector("[data-h='0'] > *");
  const isNew = content && content !== first;
  lists = [...document.querySelectorAll("[data-rows]")].map((gap, index) => {
    const list = known.find((list) => list.gap === gap) ?? new List(gap);
    // A new document shows the same rows.
    if (isNew) list.aim = known[index]?.aim;
    return list;
  });
  if (isNew) typed.forEach((text, key) => lost.set(key, text));
  // Whoever comes back to a list finds another one.
  else if (known.length && !lists.length) lost.clear();
  if (isNew || !lists.length) typed.clear();
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
  arrive();
  // The server has to have the texts of the rows that a new document begins with before it takes these away.
  restore();
  look();
  for (const list of lists) list.number();
}

export class List {
  pitch = 0;
  space = 0;
  width = 0;
  columns = 1;
  total = 0;
  start = 0;
  end = 0;
  told = "";
  box = page;
  top = 0;
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
    if (this.waits || told === this.told) return;
    asked = act("rows", this.gap, text);
    if (asked) this.told = told;
  }

  /** Whether rows are on their way. */
  get waits() {
    return asked > handled;
  }

  report() {
    const { start, end } = this;
    const margin = (end - start) / 4 + 3;
    if (this.parts.some(({ isGap, place, count }) =>
      isGap && count && place < end + margin && place + count > start - margin) || this.columns > 1 || this.gap.matches(".seen")) this.ask(start, end);
  }
}

const countOf = (/** @type {Element} */ element) => Number(element.getAttribute("data-gap") ?? 1);

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
    // A new document may have been scrolled before its lists are known.
    if (!list.width || !list.gap.isConnected) continue;
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
  for (const list of lists) list.top = list.box.scrollTop;
}

addEventListener("scroll", look, { capture: true, passive: true });
addEventListener("resize", () => tell(act, handled, -1, "nearest"));
listen(() => lists);
