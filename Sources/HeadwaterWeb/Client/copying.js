// @ts-check
// Copies a text, for client.js, where a browser has no clipboard because the page came without encryption.

/** Called soon after a tap, for which browsers allow it. */
export function copy(/** @type {string} */ text) {
  const box = document.createElement("textarea");
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  box.value = text;
  document.getElementById("headwater")?.append(box);
  box.select();
  document.execCommand("copy");
  box.remove();
  focused?.focus();
}
