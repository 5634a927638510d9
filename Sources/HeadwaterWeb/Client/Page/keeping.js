// @ts-check
// The values that an app has stored in the browser, for the script that keeps them.

import { load } from "./elements.js";
import { scripts } from "./scripts.js";
import { connect, line, tell } from "./line.js";
import { isBusy } from "./typing.js";

const VALUES = "headwater-values";
/** @type {Promise<Keeper | void> | undefined} */
let keeping;
export const keep = () =>
  (keeping ??= load("storage").then(async ({ open }) => (scripts.storage = await open(tell, isBusy)), () => {}));

addEventListener("storage", ({ key }) => key?.startsWith(VALUES) && keep());

/** The first hello has the stored values, if there are any. */
export function readValues() {
  if (line.phase !== "waiting") return;
  try {
    const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie];
    if (`${names}`.includes(VALUES)) line.phase = "reading";
  } catch {
    // Storage may be forbidden.
  }
  if (line.phase !== "reading") return connect();
  keep().then(() => {
    line.phase = "waiting";
    connect();
  });
}
