// @ts-check
// What happens when the page is here.

import { root } from "./elements.js";
import { findFocus } from "./scripts.js";
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
if (root.querySelector(":focus")) findFocus();
readValues();
