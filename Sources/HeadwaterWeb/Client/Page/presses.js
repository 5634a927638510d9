// @ts-check
// What a person presses: clicks, keys, and what a pointer does besides.

import { isText, listener, load, root } from "./elements.js";
import { status } from "./status.js";
import { copier, point, pointing, scripts } from "./scripts.js";
import { isLive, line } from "./line.js";
import { act, actOn } from "./outbox.js";
import { pump } from "./typing.js";
import { give } from "./focusing.js";

root.addEventListener("click", (event) => {
  const element = listener(event.target, "click");
  if (!element || element.matches(":disabled,[aria-disabled=true]")) return;
  // The browser opens a link in a new tab or window, and any link where no socket gets through.
  if (element.matches("a") && (event.ctrlKey || event.metaKey || event.shiftKey || (!isLive() && !status.hidden && (!line.token || line.attempts > 5)))) return;
  // A tap on a control in the label of an input is not a tap on the input.
  if (element.matches("a,label span")) event.preventDefault();
  // A tap on a switch or a field in a row is not a tap on the row.
  const control = /** @type {Element} */ (event.target).closest("a,button,label,input,select,textarea");
  const tap = () => act("click", element, control !== element && element.contains(control) ? "inside" : undefined);
  const text = element.getAttribute("data-copy");
  if (!text) return tap();
  (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(tap,
    () => copier().then(({ copy }) => copy(text, tap, load), () => {}));
});

root.addEventListener("keydown", (event) => {
  // Safari sends the key that ends a composition after its end, with this code.
  if (event.isComposing || event.keyCode === 229) return;
  const { key, target } = /** @type {any} */ (event);
  const kind =
    key === "Enter" && target instanceof HTMLInputElement ? "submit"
    : key === "Delete" && !isText(target) && !target.matches("select,[type=range],[type=radio]") ? "delete"
    : key === "Enter" && target.matches("[role=button]") ? "hold"
    : "";
  const pressed =
    kind === "submit" ? target.closest("dialog.alert")?.querySelector("button:enabled:not(.cancel)")
    : key === "ArrowDown" ? target.matches(".menu-button") && target
    : (key === "Enter" || key === " ") && target.matches("[role=button]:not(button),[role=link]:not(button,a),[role=option]") && target;
  if ((kind && actOn(target, kind)) || (!isText(target) && scripts.focus?.step(target, key))) {
    event.preventDefault();
  } else if (pressed) {
    event.preventDefault();
    /** @type {HTMLElement} */ (pressed).click();
  }
});

/** @type {HTMLElement} */ (document.getElementById("headwater-skip")).onclick = (event) => {
  event.preventDefault();
  give(/** @type {HTMLElement} */ (root.querySelector(".screen:not([hidden]) > .content") ?? root));
};

root.addEventListener("pointerdown", (event) => {
  if (event.button || !pointing()) return;
  if (listener(event.target, "drag")) event.preventDefault();
  point().then(({ press }) => press(event, pump), () => {});
});

// A menu key may be faster than the script.
root.addEventListener("contextmenu", (event) => {
  // Texts have the menu of the browser.
  if (scripts.pointer || isText(event.target) || !/** @type {Element} */ (event.target).closest(".with-menu,.row:has(.with-menu)")) return;
  event.preventDefault();
  point().then(({ openAt }) => openAt(event), () => {});
});

// The forms of an app are never submitted by the browser: Enter is sent above.
root.onsubmit = () => false;
