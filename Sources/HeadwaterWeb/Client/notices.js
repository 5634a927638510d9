// @ts-check
// Says for a while what a person should know, for other scripts.

import { show } from "./note.js";
import { scripts } from "./Page/scripts.js";

/** The time for which it is said, in milliseconds. */
const NOTICE = 8000;

/** @type {string[]} */
let lines = [];

/** @param {string} line @param {boolean} isCopied Whether it stays until the person has gone on, too. */
export function say(line, isCopied = false) {
  line = scripts.words?.(line) ?? line;
  if (!lines.includes(line)) draw([...lines, line]);
  const end = () => draw(lines.filter((other) => other !== line));
  setTimeout(() => (isCopied ? addEventListener("click", end, { once: true }) : end()), NOTICE);
}

function draw(/** @type {string[]} */ shown) {
  lines = shown;
  show(lines.join("\n"), () => draw([]));
}
