// @ts-check
// Shows a text above all else, for notices.js: beside what is said about the connection, which comes and goes by itself, and
// above dialogs.

import { scripts } from "./Page/scripts.js";

const root = /** @type {HTMLElement} */ (document.getElementById("headwater"));
const status = /** @type {HTMLElement} */ (document.getElementById("headwater-connection"));
const note = document.createElement("div"), content = document.createElement("span"), close = document.createElement("button");
const changes = new MutationObserver(place);

note.id = "headwater-notice";
note.className = "headwater-note";
note.setAttribute("role", "status");
note.style.cssText = "position:fixed;inset-inline:1rem;z-index:1000;inline-size:fit-content;margin-inline:auto;"
  + "border-radius:.75rem;max-block-size:40vh;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere";
close.style.cssText = "float:inline-end;min-inline-size:44px;min-block-size:44px;border:0;background:none;color:inherit";
close.textContent = "✕";
// To copy the text is not to go on.
note.addEventListener("click", (event) => event.stopPropagation());
note.append(close, content);

/** Shows a text with a button that closes it; an empty one removes it. */
export function show(/** @type {string} */ text, /** @type {() => void} */ end) {
  content.textContent = text;
  close.setAttribute("aria-label", scripts.words?.("Close") ?? "Close");
  close.onclick = end;
  changes.disconnect();
  if (!text) return note.remove();
  place();
  changes.observe(root, { childList: true, subtree: true });
  changes.observe(status, { childList: true, attributes: true });
}

/** Nobody can read what is behind a dialog. */
function place() {
  const home = [...root.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  if (note.parentElement !== home) home.append(note);
  note.style.insetBlockEnd = `${16 + (status.offsetHeight && status.offsetHeight + 8)}px`;
}
