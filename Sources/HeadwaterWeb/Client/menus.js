// @ts-check
// Menus, for pointer.js: those of views open by the mouse, by a key, and by a long touch; letters go to a choice.

const root = /** @type {HTMLElement} */ (document.getElementById("headwater"));

/** The button that opens the context menu of what is around a target: a view, or the row of a single one. */
export function menuButton(/** @type {EventTarget | null} */ target) {
  // Texts have the menu of the browser.
  if (!(target instanceof Element) || target.matches("textarea, :read-write")) return null;
  const inRow = target.closest(".row")?.querySelectorAll(".with-menu");
  const subject = target.closest(".with-menu") ?? (inRow?.length === 1 ? inRow[0] : null);
  return /** @type {HTMLElement | null} */ (subject?.querySelector(":scope > .menu-button:enabled") ?? null);
}

/** The focus returns to where it was in the view. */
export function open(/** @type {HTMLElement | null} */ button) {
  if (!button) return false;
  if (!button.parentElement?.contains(document.activeElement)) button.focus({ preventScroll: true });
  button.click();
  return true;
}

/** Opens the menu of what was pressed, also for an event that came before this script. */
export function openAt(/** @type {UIEvent} */ event) {
  if (open(menuButton(event.target))) event.preventDefault();
}

addEventListener("keydown", (event) => {
  if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) openAt(event);
}, true);

root.addEventListener("contextmenu", (event) => {
  // The release of a menu key, which opened the menu when it was pressed, comes to the menu.
  if (/** @type {Element} */ (event.target).closest("dialog.menu")) event.preventDefault();
  else openAt(event);
});

/** The letters that follow each other quickly, and the time of the last one. */
let typed = "", last = 0;

// A letter goes to the next choice that begins with it, and more letters to one that begins with all of them.
addEventListener("keydown", (event) => {
  const { target, key, timeStamp } = /** @type {any} */ (event);
  const menu = target.closest("dialog.menu");
  if (!menu || key.length > 1 || key === " " || event.ctrlKey || event.altKey || event.metaKey) return;
  typed = (timeStamp - last < 500 ? typed : "") + key.toLowerCase();
  last = timeStamp;
  const isOne = /^(.)\1*$/.test(typed), word = isOne ? key.toLowerCase() : typed;
  const choices = [...menu.querySelectorAll("button:enabled")];
  const next = choices.indexOf(target) + (isOne ? 1 : 0);
  [...choices.slice(next), ...choices.slice(0, next)]
    .find((choice) => choice.innerText.trim().toLowerCase().startsWith(word))?.focus();
});
