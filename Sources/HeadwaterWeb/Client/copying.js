// @ts-check
// Copies a text, for client.js.

const REFUSED = "The browser did not allow copying. Please select the text and copy it yourself.";

/**
 * Copies within the turn of a tap, for which browsers allow it. Then the tap does what it does: an app may say that the text
 * was copied. Where a browser refuses, the page says so, and the tap does nothing.
 * @type {Copying["copy"]}
 */
export async function copy(text, tap, load) {
  try {
    // There is none in a page that came without encryption.
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyByHand(text)) {
      return load("notices").then(({ say }) => say(REFUSED), () => {});
    }
  }
  tap();
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
