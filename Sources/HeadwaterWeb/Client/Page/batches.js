// @ts-check
// The messages of the server, in their order.

import { find } from "./elements.js";
import { scripts, watch, wayBack } from "./scripts.js";
import { connected, isLive, line, reconnect, still, tell } from "./line.js";
import { act, later, outbox, reached } from "./outbox.js";
import { pumpAll, settle } from "./typing.js";
import { applyHeld, held, hold, release } from "./holding.js";
import { operations, patch } from "./operations.js";
import { afterPatch } from "./focusing.js";

/** @param {any[]} message */
export function receive(message) {
  const [first, second, third] = message;
  if (first === "welcome") {
    line.token = second;
    connected();
    // From now on the server requires the token.
    tell(["ack", line.batch]);
    reached(third);
    // In their order: the server ignores events that are older than the last it has handled.
    for (const { text } of outbox.pending) line.socket?.send(text);
    outbox.told = outbox.last;
    return pumpAll();
  }
  if (typeof first === "number") {
    reached(second);
    connected();
  }
  held.push(message);
  applyHeld();
}

/** @param {any[]} message */
export function apply(message) {
  if (!scripts.motion || still.matches || document.hidden || message[0] === "render" || message[0] <= line.batch) {
    return perform(message);
  }
  /** @type {Promise<void> | undefined} */
  let motion;
  try {
    motion = scripts.motion.animate(message.slice(2), find, () => perform(message));
  } catch (error) {
    console.error(error);
    perform(message);
  }
  if (!motion) return;
  hold("changing");
  motion.catch(console.error).then(() => release("changing"));
}

/** @param {any[]} message */
function perform(message) {
  const isNew = message[0] === "render", number = message[isNew ? 1 : 0];
  if (isNew && !scripts.returning) {
    held.unshift(message);
    hold("changing");
    return void wayBack().catch(reconnect).then(() => release("changing"));
  }
  scripts.lists?.notice();
  if (isNew) {
    scripts.returning?.render(message);
  } else {
    if (number <= line.batch) return;
    patch.isAnswer = message[1] > outbox.answered;
    patch.isOwn = outbox.tapped > outbox.answered && message[1] >= outbox.tapped;
    patch.top = scrollY;
    outbox.answered = Math.max(outbox.answered, message[1]);
    for (const operation of message.slice(2)) {
      try {
        const [name, ...rest] = operation;
        operations[name](...rest);
      } catch (error) {
        console.error(operation, error);
      }
    }
    settle(message[1]);
  }
  line.batch = number;
  watch();
  scripts.choices?.show();
  afterPatch();
  // The connection may have gone while the screen was changing.
  if (isLive()) tell(["ack", number]);
  for (const tap of later.splice(0)) act(...tap);
  pumpAll();
}
