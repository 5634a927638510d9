// @ts-check
// Choices that come back, for client.js: after a reload, a restart of the server or in another process, the controls
// of a form show what the person has chosen there, and the server hears of it as if they had chosen it again.

/** As many as come back at once. */
const MOST = 64;
let recent = 0;

const root = /** @type {HTMLElement} */ (document.getElementById("headwater"));
/** @type {ChoiceTools} */
let tools;

/** @type {Choices["begin"]} */
export function begin(given) {
  tools = given;
  adopt();
  // Some browsers restore choices as late as that.
  if (document.readyState !== "complete") addEventListener("pageshow", adopt, { once: true });
}

/**
 * What the person has chosen before the scripts ran. Choices that a browser has restored may be outdated. What the server
 * or the person has said since is known: the markup may be older.
 */
function adopt() {
  const visit = /** @type {any} */ (performance.getEntriesByType("navigation")[0])?.type;
  for (const control of /** @type {Iterable<any>} */ (root.querySelectorAll("[data-on~=change]"))) {
    const { choiceOf, stateOf } = tools;
    if (stateOf(control).isChosen !== undefined || (control.type === "radio" && !control.checked)) continue;
    if (choiceOf(control) === choiceOf(parse(control.outerHTML))) continue;
    const whole = control.closest("[role=radiogroup]") ?? control;
    if (/load|back/.test(visit)) whole.replaceWith(parse(whole.outerHTML));
    else tell(control);
  }
}

/** @type {(html: string) => any} */
function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstChild;
}

function tell(/** @type {any} */ control) {
  tools.stateOf(control).isChosen = true;
  tools.send("change", control, control.type === "checkbox" ? `${control.checked}` : control.value);
}

/** @type {Choices["choose"]} */
export function choose(control, choice) {
  if (!recent) setTimeout(() => (recent = 0), 1000);
  if (++recent > MOST) return;
  // The first page may show it already. A radio button that is not chosen says nothing: another one is.
  const former = tools.choiceOf(control);
  // The first page may show another moment: it does not know the person's time zone.
  const isClock = /date|time/.test(control.type);
  if ((former === choice && !isClock) || (control.type === "radio" && choice !== "true")) return;
  if (control.options) {
    const option = [...control.options].find(({ text }) => text === choice);
    if (option) option.selected = true;
  } else if (/^(checkbox|radio)$/.test(control.type)) {
    if (/^(true|false)$/.test(choice)) control.checked = choice === "true";
  } else {
    control.value = choice;
    // Somebody may have edited it.
    if (control.value !== choice) control.value = former;
  }
  if (isClock || tools.choiceOf(control) !== former) tell(control);
}
