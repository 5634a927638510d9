// @ts-check
// Dialogs that close, for the page: a sheet or a menu that the person dismisses is gone at once, a tap beside it dismisses it, and
// a tap that comes while another answer may close it reaches what lies behind when that has come.

import { find, root } from "./Page/elements.js";
import { act, outbox } from "./Page/outbox.js";
import { openers } from "./Page/focusing.js";

/** A tap beside a dialog waits for so many milliseconds. */
const LATEST = 3_000;

/** @type {{ x: number, y: number, time: number } | undefined} */
let tap;
/** The dialog beside which a press has begun. */
/** @type {EventTarget | null} */
let pressed = null;

/** The dialogs that were closed here, each with the event that has told it. */
const closing = new WeakMap();

/** Whether the person may close it. The content of some forbids it. */
const isOpenToAll = (/** @type {Element} */ dialog) => !!dialog.querySelector(":scope > .close:not([hidden])");

/** @type {Dialogs["isClosing"]} */
export const isClosing = (dialog) => closing.get(dialog) > outbox.answered;

/** @type {Dialogs["dismiss"]} */
export function dismiss(dialog) {
  const sequence = act("dismiss", dialog);
  if (sequence) close(dialog, sequence);
  return !!sequence;
}

function close(/** @type {HTMLDialogElement} */ dialog, /** @type {number} */ sequence) {
  if (!isOpenToAll(dialog)) return;
  closing.set(dialog, sequence);
  const opener = openers.get(dialog);
  openers.delete(dialog);
  dialog.close();
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}

/** Whether an event of what is in it has no answer yet. */
const isWaiting = (/** @type {Element} */ dialog) =>
  outbox.pending.some(({ id }) => dialog.contains(find(id))) || outbox.tapped > outbox.answered;

const isBeside = (/** @type {Element} */ dialog, /** @type {MouseEvent} */ { clientX: x, clientY: y }) => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
};

addEventListener("pointerdown", ({ target }) => (pressed = target), true);

addEventListener("click", (event) => {
  const { target, clientX: x, clientY: y, detail } = event;
  if (target === document.documentElement && detail === 1) {
    tap = { x, y, time: Date.now() };
    return settle();
  }
  if (!(target instanceof HTMLDialogElement) || target !== pressed || !isBeside(target, event)) return;
  // The second click of a double one was meant for what the first one has closed.
  if (detail > 1) return;
  if (isWaiting(target)) tap = { x, y, time: Date.now() };
  else if (isOpenToAll(target)) dismiss(target);
}, true);

// The button that the page itself gives to a dialog. The page sends its click.
root.addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest("dialog > .close");
  const dialog = button && button.parentElement;
  if (dialog instanceof HTMLDialogElement && outbox.pending.some(({ id }) => find(id) === button)) close(dialog, outbox.last);
});

/** @type {Dialogs["settle"]} */
export const settle = () => void (tap && setTimeout(deliver));

/** Passes on a tap that came while a dialog was about to close. */
function deliver() {
  if (!tap) return;
  const { x, y, time } = tap;
  if (Date.now() - time > LATEST) return void (tap = undefined);
  if (root.querySelector("dialog[data-h][open]")) {
    if (outbox.tapped <= outbox.answered) tap = undefined;
    return;
  }
  // One that is on its way out has no number any more, and is still above all else.
  for (const gone of root.querySelectorAll("dialog[open]")) gone.remove();
  const element = /** @type {HTMLElement | null} */ (document.elementFromPoint(x, y));
  // While a screen changes, browsers find only the document.
  if (element === document.documentElement) return void setTimeout(deliver, 30);
  tap = undefined;
  const control = /** @type {HTMLElement | null | undefined} */ (
    element?.closest("a,button,label,input,textarea,select,[data-on~=click]"));
  control?.focus();
  control?.click();
}
