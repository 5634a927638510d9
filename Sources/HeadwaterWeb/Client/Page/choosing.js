// @ts-check
// Choices: what controls show, and what a person makes of them.

import { listener, load, root } from "./elements.js";
import { scripts } from "./scripts.js";
import { tell } from "./line.js";
import { act } from "./outbox.js";
import { stateOf } from "./typing.js";
import { retrace } from "./places.js";

/** What a control shows. For a menu, this is a text: later, the number of the choice may be that of another. */
export const choiceOf = (/** @type {any} */ control) =>
  control.selectedOptions?.[0]?.text ?? (/^(checkbox|radio)$/.test(control.type) ? `${control.checked}` : control.value);

/** Choices that come back, which a script knows that is loaded where there are some. */
export const choosing = () =>
  load("choices").then((script) => {
    scripts.choices = script;
    script.begin();
    retrace();
  }, () => {});

root.addEventListener("change", ({ target }) => {
  const element = /** @type {any} */ (listener(target, "change"));
  if (!element) return;
  stateOf(element).isChosen = true;
  // It may be of a screen that came later. The app may choose another of several radio buttons.
  scripts.choices || choosing();
  const tell = () =>
    act("change", element, element.type === "checkbox" ? `${element.checked}` : element.value) || scripts.choices?.tell(element);
  // A date is typed piece by piece. Until it is one, the server hears of it only when the person leaves it.
  element.onblur = element.validity.valid ? null : tell;
  if (element.validity.valid || document.activeElement !== element) tell();
});
