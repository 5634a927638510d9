// @ts-check
// What the page says, in a language other than English. The host adds the texts of one language to this script.

import { announcer, status } from "./Page/status.js";
import { scripts } from "./Page/scripts.js";

/**
 * Takes texts: each in English, as the scripts have it, and in the language of the page. `{1}` and `{2}` are places for words.
 * @param {[string, string][]} texts
 */
function teach(texts) {
  const known = new Map(texts);
  const patterns = texts.filter(([english]) => english.includes("{")).map(([english, own]) => ({
    // The signs of a sentence mean nothing but themselves.
    shape: new RegExp(`^${english.replace(/[.?]/g, "[$&]").replace(/{\d}/g, "(.*)")}$`, "s"), own,
  }));
  const translate = scripts.words = (/** @type {string} */ text) => {
    const whole = known.get(text);
    if (whole) return whole;
    for (const { shape, own } of patterns) {
      const parts = shape.exec(text);
      // What is put in may be a text of ours, too.
      if (parts) return own.replace(/{(\d)}/g, (_, place) => known.get(parts[place]) ?? parts[place]);
    }
    return text;
  };
  // What was said before these texts were here.
  for (const element of [status, announcer]) {
    if (element.textContent) element.textContent = translate(element.textContent);
  }
}
