// @ts-check
// Scrolls where something is carried to an edge, for pointer.js, and says when it was lost, for the page.

import { say } from "./notices.js";

/** How near to the edge that is, in pixels. */
const EDGE = 40;

/** The number of the last drag. */
let last = 0;

/**
 * Follows a drag until its end.
 * @param {() => Drag | undefined} current
 * @param {() => void} move Called when the page has moved below the pointer.
 */
export function follow(current, move) {
  const number = ++last;
  // What is carried beyond the end of its surroundings does not make them longer.
  const boxes = around(current()?.element).map((box) => ({
    box, width: box.scrollWidth - box.clientWidth, height: box.scrollHeight - box.clientHeight,
  }));
  requestAnimationFrame(function look() {
    const drag = current();
    if (!drag || number !== last) return;
    if (isCarried(drag) && boxes.filter((bounds) => scroll(drag, bounds)).length) move();
    requestAnimationFrame(look);
  });
}

/** Whoever stays in the element, as on a canvas, carries nothing. */
function isCarried(/** @type {Drag} */ { element, clientX, clientY }) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** What scrolls around an element. */
function around(/** @type {Element | undefined} */ element) {
  /** @type {Element[]} */
  const boxes = [];
  for (let box = element?.parentElement; box; box = box.parentElement) {
    if (isPage(box) || /auto|scroll/.test(getComputedStyle(box).overflow)) boxes.push(box);
  }
  return boxes;
}

const isPage = (/** @type {Element} */ box) => box === document.scrollingElement;

/**
 * Scrolls a little, and returns whether that was possible.
 * @param {Drag} drag
 * @param {{ box: Element, width: number, height: number }} bounds How far it can scroll.
 */
function scroll({ clientX, clientY }, { box, width, height }) {
  const { scrollLeft, scrollTop } = box;
  const { left, top, right, bottom } = isPage(box)
    ? new DOMRect(0, 0, innerWidth, innerHeight) : box.getBoundingClientRect();
  const x = scrollLeft + step(clientX, Math.max(0, left), Math.min(innerWidth, right));
  const y = scrollTop + step(clientY, Math.max(0, top), Math.min(innerHeight, bottom));
  // Where text runs to the left, the places are negative.
  box.scrollLeft = Math.max(-width, Math.min(width, x));
  box.scrollTop = Math.min(height, y);
  return scrollLeft !== box.scrollLeft || scrollTop !== box.scrollTop;
}

/** How far it goes on for a pointer between a start and an end, in pixels: the farther out, the faster. */
function step(/** @type {number} */ at, /** @type {number} */ start, /** @type {number} */ end) {
  const back = Math.min(EDGE, Math.max(0, start + EDGE - at));
  const forth = Math.min(EDGE, Math.max(0, at - end + EDGE));
  return (forth - back) / 4;
}

/**
 * Says that what was carried is back, if something was.
 * @param {boolean} isLost Whether a drag has ended.
 * @param {SentEvent[]} pending What the server has not handled.
 */
export function sayLost(isLost, pending) {
  if (!isLost && !pending.some(({ text }) => text.startsWith('["drag"'))) return;
  say("What you have dragged is back in its place: the server has started anew.");
}
