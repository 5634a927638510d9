// @ts-check
// Drags, for client.js: tells the server where the pointer is that has pressed an element.

const root = /** @type {HTMLElement} */ (document.getElementById("headwater"));
/** @type {Drag | undefined} */
let drag;
/** @type {DragTools} */
let tools;

/** @param {PointerEvent} event @param {Element} element @param {DragTools} given */
export function begin({ target, clientX, clientY, pointerId }, element, given) {
  tools = given;
  const { x, y } = place(element, clientX, clientY);
  drag = { element, x, y, id: pointerId, sequence: 0, sentAt: 0, dirty: false, timer: undefined };
  try {
    /** @type {Element} */ (target).setPointerCapture(pointerId);
  } catch {
    // The pointer was released before this script was there.
    drag = undefined;
  }
}

/** Tells the position if it can be told now. */
export function pump() {
  if (drag) tools.pump(drag, () => tell("move"));
}

/** Goes on with the element that has the number of the former one in a new document, if there is one. */
export function goOn(/** @type {Find} */ find) {
  if (!drag) return;
  clearTimeout(drag.timer);
  const element = find(Number(drag.element.getAttribute("data-h")));
  drag = element ? { ...drag, element, timer: undefined } : undefined;
}

/** Sends the position of the drag. A drag that the server knows also ends for the server. */
function tell(/** @type {string} */ phase) {
  if (!drag) return;
  drag.dirty = false;
  drag.sentAt = performance.now();
  drag.sequence = (drag.sequence ? tools.send : tools.act)("drag", drag.element, `${phase} ${drag.last}`);
}

/** A position in the box of an element, in pixels. */
function place(/** @type {Element} */ element, /** @type {number} */ x, /** @type {number} */ y) {
  const box = (element.querySelector(".space") ?? element).getBoundingClientRect();
  return { x: Math.round((x - box.left) * 10) / 10, y: Math.round((y - box.top) * 10) / 10 };
}

root.addEventListener("pointermove", ({ clientX, clientY, pointerId }) => {
  if (drag?.id !== pointerId) return;
  const { x, y } = place(drag.element, clientX, clientY);
  drag.last = `${x} ${y} ${drag.x} ${drag.y}`;
  drag.dirty = true;
  pump();
});

for (const type of ["pointerup", "pointercancel"]) {
  root.addEventListener(type, (event) => {
    if (drag?.id !== /** @type {PointerEvent} */ (event).pointerId) return;
    clearTimeout(drag.timer);
    if (drag.dirty) tell("move");
    if (drag.sequence) tell("end");
    drag = undefined;
  });
}
