// @ts-check
// The focus and the caret, for the page: in a new document, what had the focus before gets it back, with its selection and
// what is typed meanwhile; a caret keeps its place in a text that the server changes; and the focus follows what was disabled or
// covered.

import { isShown, root } from "./Page/elements.js";
import { give, titlesIn } from "./Page/focusing.js";

/** @type {((text: string) => void) | undefined} What is typed until the new document has the field again. */
let type;

addEventListener("keydown", ({ key, ctrlKey, metaKey, target }) => {
  if (target === document.body && key.length === 1 && !ctrlKey && !metaKey) type?.(key);
});

/** @type {Focusing["keep"]} */
export function keep(texts) {
  const focused = /** @type {any} */ (document.activeElement);
  type = undefined;
  if (!focused || focused === document.body || !root.contains(focused)) return;
  // By its key, or by its number among similar ones.
  const key = focused.getAttribute("data-k");
  const selector = key ? `[data-k="${CSS.escape(key)}"]` : `${focused.localName}[data-on]`;
  const index = [...root.querySelectorAll(selector)].indexOf(focused);
  let { value, selectionStart: start, selectionEnd: end } = focused;
  if (key && typeof start === "number") {
    type = (text) => {
      const [former, ...bases] = [texts[key] ?? [value, value]].flat();
      texts[key] = [former.slice(0, start) + text + former.slice(end), ...bases];
      start = end = start + text.length;
    };
  }
  return {
    give() {
      const element = /** @type {any} */ (root.querySelectorAll(selector)[index]);
      element?.focus({ preventScroll: true });
      if (element?.selectionStart != null && typeof start === "number") element.setSelectionRange(start, end);
      return element;
    },
  };
}

/** @type {Focusing["hold"]} */
export function hold(element) {
  const focused = /** @type {any} */ (document.activeElement);
  if (!element.contains(focused)) return () => {};
  const { selectionStart, selectionEnd, scrollLeft, scrollTop } = focused;
  return () => {
    focused.focus({ preventScroll: true });
    if (selectionStart != null) focused.setSelectionRange(selectionStart, selectionEnd);
    focused.scrollTo(scrollLeft, scrollTop);
  };
}

/** @type {Focusing["setValue"]} */
export function setValue(input, value) {
  const old = input.value;
  if (old === value) return;
  const start = document.activeElement === input ? input.selectionStart : null;
  const end = input.selectionEnd;
  input.value = value;
  if (start == null || end == null) return;
  const shorter = Math.min(old.length, value.length);
  let prefix = 0;
  while (prefix < shorter && old[prefix] === value[prefix]) prefix++;
  let suffix = 0;
  while (suffix < shorter - prefix && old.at(-1 - suffix) === value.at(-1 - suffix)) suffix++;
  const place = (/** @type {number} */ offset) =>
    offset <= prefix ? offset
    : offset >= old.length - suffix ? offset + value.length - old.length
    : Math.min(offset, value.length - suffix);
  input.setSelectionRange(place(start), place(end));
}

/**
 * The element that had the focus when it was disabled, for example during saving. It gets the focus back.
 * @type {Element | null | undefined}
 */
let resting;

function wake() {
  const focused = document.activeElement;
  if (focused?.matches(":disabled")) resting = focused;
  else if (focused !== document.body) resting = null;
  else if (resting?.matches(":enabled")) give(/** @type {HTMLElement} */ (resting));
}

/**
 * What had the focus in a column that another one covers now.
 * @type {HTMLElement | undefined}
 */
let covered;
/** Where a narrow window shows one column at a time, the focus follows to the other, and back to where it was. */
function cross() {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const split = focused?.closest(".split");
  if (!focused || !split || isShown(focused)) return;
  const next = covered && isShown(covered) ? covered : titlesIn(split)[0];
  covered = focused;
  if (next) give(next);
}

/** @type {Focusing["follow"]} */
export function follow() {
  cross();
  wake();
}

/** Moves the focus within a menu, a row of tabs or a list to choose from, and returns whether it did. */
export function step(/** @type {Element} */ target, /** @type {string} */ key) {
  const group = target.closest("[role=tablist],[role=listbox],.menu-items");
  const items = /** @type {HTMLElement[]} */ (
    [...group?.querySelectorAll("[role=tab],[role=option],a[href],button:enabled") ?? []]);
  const index = items.indexOf(/** @type {HTMLElement} */ (target));
  const next = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  const place = key === "Home" ? 0 : key === "End" ? -1 : next && (index + next) % items.length;
  if (index < 0 || place == null) return;
  items.at(place)?.focus();
  return true;
}
