// @ts-check
// Rows that a person drags to another place, for the page: moves the row with the pointer, and tells the server how
// many others it has passed.

/**
 * Called when a row is pressed that can be moved. A mouse may press it anywhere, a finger at its buttons, since it
 * scrolls elsewhere.
 * @param {PointerEvent} press
 * @param {Element} element The element that listens for `move`.
 * @param {(kind: string, element: Element, value: string) => void} act
 */
export function grip(press, element, act) {
  const { pointerId, pointerType, clientX, clientY } = press;
  const pressed = /** @type {Element} */ (press.target);
  const row = /** @type {HTMLElement | null} */ (element.closest(".row"));
  if (!row || pressed.closest("input, select, textarea, [data-on~=drag]")) return;
  if (pointerType !== "mouse" && !pressed.closest(".row-button")) return;
  let isMoving = false;
  const end = new AbortController();
  const { signal } = end;

  const move = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== pointerId) return;
    // It was released before this script was there.
    if (!event.buttons) return finish(false);
    isMoving ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > 10;
    if (!isMoving) return;
    row.classList.add("moving");
    row.style.translate = `0 ${event.clientY - clientY}px`;
  };

  const finish = (/** @type {boolean} */ isMeant) => {
    end.abort();
    const steps = isMeant && isMoving ? passed(row) : 0;
    row.classList.remove("moving");
    row.style.translate = "";
    if (!isMoving) return;
    // The release is no click.
    const stop = (/** @type {Event} */ event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    addEventListener("click", stop, true);
    setTimeout(() => removeEventListener("click", stop, true));
    if (steps) act("move", element, `${steps}`);
  };

  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", (event) => event.pointerId === pointerId && finish(true), { signal });
  addEventListener("pointercancel", () => finish(false), { signal });
  // Another press; the first one may still be on its way up the page.
  addEventListener("pointerdown", (event) => event === press || finish(false), { signal });
}

/** How many rows the middle of the row has passed, which is negative upwards. */
function passed(/** @type {HTMLElement} */ row) {
  const rows = [.../** @type {Element} */ (row.parentElement).children].filter((row) => row.querySelector(":scope > [data-on~=move]"));
  const middles = rows.map((row) => row.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
  const place = rows.indexOf(row);
  return middles.filter((middle) => middle < middles[place]).length - place;
}
