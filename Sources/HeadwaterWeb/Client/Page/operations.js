// @ts-check
// What the server changes in the page, operation by operation.

import { elements, find, idOf, isText, parse } from "./elements.js";
import { announce } from "./status.js";
import { lists, move, scripts } from "./scripts.js";
import { later } from "./outbox.js";
import { dirty, isBusy, setValue, stateOf } from "./typing.js";
import { arrived, bequeath, heirOf, openers } from "./focusing.js";
import { moveTo } from "./addresses.js";
import { keep } from "./keeping.js";

export const sheet = /** @type {CSSStyleSheet} */ (
  /** @type {HTMLStyleElement} */ (document.getElementById("headwater-rules")).sheet
);

/** @type {WeakMap<any, number>} How far the page was scrolled when a screen was covered. */
export const tops = new WeakMap();
/**
 * The batch: whether it is the first with what the app has made of an event, whether that was a tap, and how far the page was
 * scrolled before. Without the former screen, the browser scrolls what is too short by itself.
 */
export const patch = { isAnswer: false, isOwn: false, top: 0 };

/** @type {Record<string, (...values: any[]) => void>} */
export const operations = {
  text: (id, text) => (find(id).textContent = text),
  set: (id, name, value) => find(id).setAttribute(name, value),
  unset: (id, name) => find(id).removeAttribute(name),
  prop(id, name, value) {
    const element = find(id);
    if (name === "value" && isBusy(element)) return;
    element[name] = value;
    // The markup is older. What the app makes of a choice comes back in place of it.
    if (/value|checked|selected/.test(name)) stateOf(element.closest("select") ?? element).isChosen ??= false;
  },
  style: (id, property, value) => find(id).style.setProperty(property, value),
  value(id, value, sequence) {
    const input = find(id);
    const state = stateOf(input);
    const base = state.sent.get(sequence) ?? state.accepted;
    const isLate = state.sequence > sequence || isBusy(input);
    if (isLate && !(base && state.typed && isText(input))) return;
    // Whoever has typed on would have typed behind the new text.
    const follow = (text = "") => (text.startsWith(base) ? value + text.slice(base.length) : text);
    for (const tap of later) for (const text of tap[3]) if (text[0] === input) text[1] = follow(text[1]);
    setValue(input, isLate ? follow(input.value) : value);
    // A browser then restores no text that nobody has typed.
    state.accepted = input.defaultValue = value;
    state.bases = [state.bases[0], value];
    state.isChosen &&= patch.isAnswer;
    state.dirty = input.value !== value;
    // What the app makes of a text comes back in place of it.
    state.typed = state.dirty || (state.typed && patch.isAnswer);
    if (state.dirty) dirty.add(input);
    for (const number of state.sent.keys()) if (number <= sequence) state.sent.delete(number);
  },
  revert(id, sequence) {
    const input = find(id);
    const state = stateOf(input);
    state.sent.delete(sequence);
    if (!state.dirty && state.sequence <= sequence) setValue(input, state.accepted);
  },
  insert(parent, before, html) {
    const content = parse(html);
    arrived.push(...content.querySelectorAll("[data-autofocus]"));
    const home = find(parent), below = home.lastElementChild;
    home.insertBefore(content, find(before));
    if (!below || !home.matches(".navigation:not(.detail *)")) return;
    tops.set(below, patch.top);
    scrollTo(0, (patch.top = 0));
  },
  remove(id) {
    const element = find(id);
    for (const [dialog, opener] of openers) {
      // A button that goes with its row leaves its place to that of the next row, for when the dialog closes.
      if (opener && element.contains(opener)) openers.set(dialog, heirOf(element, opener) ?? null);
    }
    if (element.contains(document.activeElement)) bequeath(element);
    for (const inner of element.querySelectorAll("[data-h]")) elements.delete(idOf(inner));
    elements.delete(id);
    const below = !element.nextElementSibling && element.previousElementSibling;
    if (!scripts.motion?.leave(element)) element.remove();
    if (tops.has(below)) scrollTo(0, (patch.top = tops.get(below) ?? 0));
  },
  move(id, parent, before) {
    const element = find(id);
    const target = find(parent);
    const next = find(before);
    if (target.moveBefore) return target.moveBefore(element, next);
    const restore = scripts.focus?.hold(element);
    target.insertBefore(element, next);
    restore?.();
  },
  focus: (id) => find(id).focus(),
  blur: (id) => find(id).blur(),
  scroll: lists,
  // The script for motion has read it before.
  animate() {},
  title: (title) => (document.title = title),
  address: moveTo,
  store: async (area, key, text) => (await keep())?.set(area, key, text),
  rule: (rule) => sheet.insertRule(rule, sheet.cssRules.length),
  unrule(...classes) {
    for (let index = sheet.cssRules.length; index--; ) {
      const rule = /** @type {CSSStyleRule} */ (sheet.cssRules[index]);
      if (classes.includes(rule.selectorText?.slice(1))) sheet.deleteRule(index);
    }
  },
  say: announce,
};
