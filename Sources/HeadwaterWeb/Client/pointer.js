// @ts-check
// What a pointer does beside clicks, for the page: drags and long presses.

import { menuButton, open } from "./menus.js";
import { listener, load, root } from "./Page/elements.js";
import { act, send } from "./Page/outbox.js";

export { openAt } from "./menus.js";

/** The time after which a touch is a long one, in milliseconds. */
const LONG = 500;

/** @type {Pump} Tells a value of which only the last one matters. */
let tellLast = () => {};
/** @type {Drag | undefined} */
let drag;
/** @type {number | undefined} */
let holding;
/** The start of the last press, and whether it was a long one, whose end is no click. */
let pressX = 0, pressY = 0, isLong = false;

/** Called with each press, also with the one that has loaded this script. */
export function press(/** @type {PointerEvent} */ event, /** @type {Pump} */ given) {
  tellLast = given;
  const { target, clientX, clientY, pointerType } = event;
  [pressX, pressY, isLong] = [clientX, clientY, false];
  const held = listener(target, "hold");
  const menu = pointerType === "mouse" ? null : menuButton(target);
  if (held ?? menu) {
    holding = setTimeout(() => {
      isLong = true;
      if (held) act("hold", held);
      else open(menu);
    }, Number(held?.getAttribute("data-hold") ?? LONG));
  }
  const row = listener(target, "move");
  if (row) load("moving").then(({ grip }) => grip(event, row, act), () => {});
  const element = listener(target, "drag");
  if (element) begin(event, element);
}

// ---- drags

/** @param {PointerEvent} event @param {Element} element */
function begin({ target, clientX, clientY, pointerId }, element) {
  const { x, y } = place(element, clientX, clientY);
  load("edges").then(({ follow }) => follow(() => drag, move), () => {});
  drag = {
    element, x, y, id: pointerId, sequence: 0, sentAt: 0, dirty: false, clientX, clientY,
  };
  try {
    /** @type {Element} */ (target).setPointerCapture(pointerId);
  } catch {
    // The pointer was released before this script was there.
    drag = undefined;
  }
}

/** Tells the position if it can be told now. */
export function pump() {
  if (drag) tellLast(drag, () => tell("move"));
}

/**
 * Goes on with the element that has the number of the former one in a new document. Where there is none, the drag has
 * ended, and the page says so.
 * @type {Pointer["goOn"]}
 */
export function goOn(find, pending) {
  const { sequence = 0, timer, element: former } = drag ?? {};
  clearTimeout(timer);
  const element = former && find(Number(former.getAttribute("data-h")));
  drag = drag && element && { ...drag, element, timer: undefined };
  const isLost = !drag && sequence > 0;
  load("edges").then(({ sayLost }) => sayLost(isLost, pending), () => {});
}

/** Sends the position of the drag. A drag that the server knows also ends for the server. */
function tell(/** @type {string} */ phase) {
  if (!drag) return;
  drag.dirty = false;
  drag.sentAt = performance.now();
  drag.sequence = (drag.sequence ? send : act)("drag", drag.element, `${phase} ${drag.last}`);
}

/** A position in the box of an element, in pixels. */
function place(/** @type {Element} */ element, /** @type {number} */ x, /** @type {number} */ y) {
  const box = (element.querySelector(".space") ?? element).getBoundingClientRect();
  return { x: Math.round((x - box.left) * 10) / 10, y: Math.round((y - box.top) * 10) / 10 };
}

root.addEventListener("pointermove", ({ clientX, clientY, pointerId }) => {
  if (Math.hypot(clientX - pressX, clientY - pressY) > 10) clearTimeout(holding);
  if (drag?.id !== pointerId) return;
  [drag.clientX, drag.clientY] = [clientX, clientY];
  move();
});

/** Notes the place of the pointer, which also changes where the element scrolls away from it. */
function move() {
  if (!drag) return;
  const { x, y } = place(drag.element, drag.clientX, drag.clientY);
  drag.last = `${x} ${y} ${drag.x} ${drag.y}`;
  drag.dirty = true;
  pump();
}

addEventListener("keydown", (event) => {
  const { key } = event;
  if (key !== "Escape" || !drag?.sequence) return;
  // As if it had never been moved.
  event.preventDefault();
  event.stopPropagation();
  drag.last = `${drag.x} ${drag.y} ${drag.x} ${drag.y}`;
  end(true);
}, true);

function end(isDirty = drag?.dirty) {
  if (!drag) return;
  clearTimeout(drag.timer);
  if (isDirty) tell("move");
  if (drag.sequence) tell("end");
  drag = undefined;
}

for (const type of ["pointerup", "pointercancel"]) {
  root.addEventListener(type, (event) => {
    clearTimeout(holding);
    if (drag?.id === /** @type {PointerEvent} */ (event).pointerId) end();
  });
}

addEventListener("click", (event) => {
  if (!isLong || !event.detail) return;
  event.stopPropagation();
  event.preventDefault();
}, true);

// A long touch opens a menu, too.
root.addEventListener("contextmenu", () => clearTimeout(holding));
