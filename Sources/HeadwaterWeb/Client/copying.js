// @ts-check
// Copies a text where there is no clipboard, as in a page without encryption, for the page.

const REFUSED = "The browser did not allow copying. Please select the text and copy it yourself.";

/**
 * Copies within the turn of a tap, for which browsers allow it. Then the tap does what it does: an app may say that the text
 * was copied. Where a browser refuses, the page says so, and the tap does nothing.
 * @type {Copying["copy"]}
 */
export function copy(text, tap, load) {
  if (copyByHand(text)) tap();
  else load("notices").then(({ say }) => say(REFUSED), () => {});
}

function copyByHand(/** @type {string} */ text) {
  const box = document.createElement("textarea");
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  box.value = text;
  document.getElementById("headwater")?.append(box);
  box.select();
  const isCopied = document.execCommand("copy");
  box.remove();
  focused?.focus();
  return isCopied;
}
