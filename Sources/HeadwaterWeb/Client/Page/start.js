// @ts-check
// What happens when the page is here.

import { isText, root } from "./elements.js";
import { connect, reconnect, showTrouble } from "./line.js";
import { adopt } from "./typing.js";
import { choosing } from "./choosing.js";
import { afterPatch } from "./focusing.js";
import { resume } from "./places.js";
import { readValues } from "./keeping.js";

addEventListener("pageshow", () => {
  adopt();
  connect();
});
// The server of a page may be on the same machine: then the next connection takes the message away.
window.ononline = window.onoffline = () => {
  showTrouble();
  reconnect();
};
afterPatch();
resume();
adopt();
if (root.querySelector("[data-on~=change]")) choosing();
root.querySelector(":focus")?.dispatchEvent(new Event("focusin", { bubbles: true }));
readValues();

// What was pressed before this script ran. From here on, the listeners above hear it.
onclick = onkeydown = null;
for (const [event, text] of t) {
  const { target } = event;
  // An Enter belongs to the text that the field had.
  if (isText(target) ? event.key === "Enter" && target.value === text
    : !event.key && target.closest("button,[role],label")?.matches("button,[role=button]")) {
    target.dispatchEvent(new event.constructor(event.type, event));
  }
}
