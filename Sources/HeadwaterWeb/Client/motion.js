// @ts-check
// Motion, for the page: animates what a batch changes, if the batch says so, and the change of screens. Nothing calls
// it for whom prefers reduced motion.

/** The most elements that move away at once, and the longest time for which one does, in milliseconds. */
const MOST = 50;
const LONGEST = 3000;
/** The longest time for which a change of screens waits for its transition to begin, in milliseconds. */
const PATIENCE = 250;
/** The most elements whose places are compared. */
const COMPARED = 300;
/** What has a meaning for the page, and what would be found twice. */
const NAMES = ["data-h", "data-on", "data-k", "data-appear", "data-from", "data-autofocus", "id", "name"];

let moving = 0;
/** @type {Map<Element, Leave>} What the current batch removes and animates. */
const leaves = new Map();

const SHEET = new CSSStyleSheet();
// Only the former screen is a picture: what a transition has a picture of cannot be used.
SHEET.replaceSync(`
  :root { view-transition-name: none; --headwater-step: 0px; }
  :root[data-screen=push] { --headwater-step: -24px; }
  :root[data-screen=pop] { --headwater-step: 24px; }
  :root[data-screen=push]:dir(rtl) { --headwater-step: 24px; }
  :root[data-screen=pop]:dir(rtl) { --headwater-step: -24px; }
  ::view-transition, ::view-transition-group(*), ::view-transition-old(*) { pointer-events: none; }
  ::view-transition-old(*) { animation: headwater-out .15s ease-out both; }
  @keyframes headwater-out { to { opacity: 0; translate: var(--headwater-step) 0; } }
`);
document.adoptedStyleSheets.push(SHEET);

/** @type {Animate} Returns a promise if the batch is applied later. */
export function animate(operations, find, perform) {
  const change = screenOf(operations, find);
  if (change) return changeScreen(...change, perform);
  /** @type {Scope[]} */
  const scopes = operations.filter(([name]) => name === "animate").map(([, id, duration, easing, delay]) =>
    ({ element: find(id), timing: { duration, easing, delay } }));
  const timingIn = (/** @type {Element | null | undefined} */ element) =>
    scopes.find((scope) => element && scope.element?.contains(element))?.timing;
  leaves.clear();
  /** @type {Set<Element>} Elements whose children change their places. */
  const parents = new Set();
  /** @type {[number, Timing][]} */
  const texts = [];
  /** @type {[number, Timing | undefined][]} */
  const arrivals = [];
  for (const [name, first, second, third] of operations) {
    const element = /^(insert|remove|move|set|style|text)$/.test(name) && find(first);
    if (!(element instanceof HTMLElement)) continue;
    const parent = name === "remove" ? element.parentElement : name === "move" ? find(second) : element;
    const timing = timingIn(parent);
    if (timing && /insert|remove|move/.test(name)) parents.add(parent);
    if (name === "insert") {
      const id = Number(/data-h="(\d+)"/.exec(third)?.[1]);
      if (!parent.querySelector(":scope > .gap")) arrivals.push([id, timing]);
    } else if (name === "remove") {
      const [frame, own] = transitionOf(element, 1, timing);
      const isSimple = !element.matches("dialog,.gap") && !element.querySelector("dialog")
        && !parent.querySelector(":scope > .gap");
      if (frame && own && isSimple) leaves.set(element, { frame, timing: own, box: element.getBoundingClientRect() });
    } else if (timing && (name === "style" || (name === "set" && second === "class"))) {
      restyle(element, timing);
    } else if (timing && name === "text") {
      texts.push([first, timing]);
    }
  }
  const places = placesAround(parents);

  perform();

  leaves.clear();
  const isNew = new Set();
  for (const [id, timing] of arrivals) {
    const element = find(id);
    isNew.add(element);
    const [frame, own] = element instanceof HTMLElement ? transitionOf(element, 0, timing) : [];
    if (frame && own) element.animate([{ ...frame, offset: 0 }], { ...own, fill: "backwards" });
  }
  for (const [element, former] of places) {
    if (!element.isConnected || isNew.has(element) || element.inert) continue;
    const { left, top } = element.getBoundingClientRect();
    const [x, y] = [former.left - left, former.top - top];
    const timing = timingIn(element.parentElement) ?? scopes[0].timing;
    if (Math.hypot(x, y) < 1 || !element.getClientRects().length) continue;
    element.animate({ translate: [`${x}px ${y}px`, "0 0"] }, { ...timing, fill: "backwards", composite: "add" });
  }
  for (const [id, timing] of texts) {
    const element = find(id);
    const kind = element?.closest("[data-text-transition]")?.dataset.textTransition;
    const shift = { up: "0 .4em", down: "0 -.4em" }[String(kind)] ?? "0 0";
    if (kind) element.animate([{ opacity: 0, translate: shift, offset: 0 }], { ...timing, fill: "backwards" });
  }
}

/** @type {(element: HTMLElement) => boolean} Whether an element that is removed moves away by itself. */
export function leave(element) {
  const plan = leaves.get(element);
  if (!plan || moving >= MOST) return false;
  // From now on it is a picture: nobody uses it, hears of it, or finds it.
  for (const part of [element, ...element.querySelectorAll("*")]) {
    for (const name of NAMES) part.removeAttribute(name);
  }
  if (element.contains(document.activeElement)) /** @type {HTMLElement} */ (document.activeElement).blur();
  element.inert = true;
  element.ariaHidden = "true";
  const { frame, timing, box } = plan;
  const { style } = element;
  Object.assign(style, { position: "absolute", left: "0", top: "0", right: "auto", bottom: "auto", margin: "0" });
  Object.assign(style, { width: `${box.width}px`, height: `${box.height}px`, maxWidth: "none", pointerEvents: "none" });
  const here = element.getBoundingClientRect();
  Object.assign(style, { left: `${box.left - here.left}px`, top: `${box.top - here.top}px` });
  moving++;
  let isGone = false;
  const end = () => {
    if (isGone) return;
    isGone = true;
    moving--;
    element.remove();
  };
  element.animate([{ ...frame, offset: 1 }], { ...timing, fill: "both" }).finished.then(end, end);
  setTimeout(end, LONGEST);
  return true;
}

/**
 * The frame from which an element comes, or to which it goes, and the timing of that.
 * @param {HTMLElement} element
 * @param {0 | 1} half
 * @param {Timing | undefined} timing
 * @returns {[Keyframe?, Timing?]}
 */
function transitionOf(element, half, timing) {
  let marked = element;
  while (!marked.dataset.transition && marked.children.length === 1) {
    const [child] = marked.children;
    if (!(child instanceof HTMLElement)) break;
    marked = child;
  }
  const text = marked.dataset.transition?.split("|")[half] ?? "opacity";
  const [parts, own] = text.split("@");
  if (own) {
    const [duration, delay, ...easing] = own.split(" ");
    timing = { duration: Number(duration), delay: Number(delay), easing: easing.join(" ") };
  }
  if (!parts || !timing) return [];
  /** @type {Keyframe} */
  const frame = {};
  const forward = getComputedStyle(element).direction === "rtl" ? -1 : 1;
  for (const part of parts.split("+")) {
    const [name, first, x, y] = part.split(" ");
    if (name === "opacity") frame.opacity = 0;
    if (name === "scale") [frame.scale, frame.transformOrigin] = [first, `${Number(x) * 100}% ${Number(y) * 100}%`];
    if (name === "offset") frame.translate = `${Number(first) * forward}px ${x}px`;
    if (name === "move") {
      frame.translate = { top: "0 -100%", bottom: "0 100%", leading: `${-100 * forward}% 0`, trailing: `${100 * forward}% 0` }[first];
    }
  }
  return [frame, timing];
}

/** Changes of an element's style take their time. */
function restyle(/** @type {HTMLElement} */ element, /** @type {Timing} */ { duration, easing, delay }) {
  element.style.transition = `all ${duration}ms ${easing} ${delay}ms`;
  setTimeout(() => (element.style.transition = ""), duration + delay + 100);
}

/** The places of everything that other places of these elements' children may move. */
function placesAround(/** @type {Set<Element>} */ parents) {
  /** @type {Map<any, DOMRect>} */
  const places = new Map();
  const seen = new Set();
  for (let parent of parents) {
    for (; parent && parent !== document.body && !seen.has(parent); parent = /** @type {Element} */ (parent.parentElement)) {
      seen.add(parent);
      if (parent.children.length > COMPARED) return new Map();
      for (const child of parent.children) places.set(child, child.getBoundingClientRect());
    }
  }
  for (const parent of seen) places.delete(parent);
  return places.size > COMPARED ? new Map() : places;
}

/**
 * How the screen changes, and what it takes away: forwards, backwards, or to what stands beside it.
 * @param {any[][]} operations
 * @param {Find} find
 * @returns {[string, HTMLElement] | undefined}
 */
function screenOf(operations, find) {
  const page = find(0);
  /** @type {[string, HTMLElement] | undefined} */
  let change;
  for (const [name, id, property, flag] of operations) {
    const element = /insert|remove|prop/.test(name) ? find(id) : null;
    if (!element) continue;
    if (name === "insert" && element.matches(".navigation")) return ["push", page];
    if (name === "remove" && element.matches(".navigation > .screen")) return ["pop", page];
    if (name === "remove" && element.matches("dialog")) change = ["fade", element];
    if (name === "prop" && property === "hidden" && !flag && element.parentElement?.matches(".tabs")) change = ["fade", page];
  }
  return change;
}

/** @param {string} kind @param {HTMLElement} former @param {() => void} perform */
function changeScreen(kind, former, perform) {
  const page = document.documentElement;
  const appear = () => former.isConnected && former.animate([{ opacity: 0, offset: 0 }], 150);
  const { startViewTransition } = document;
  if (!startViewTransition) {
    perform();
    appear();
    return;
  }
  page.dataset.screen = kind;
  former.style.setProperty("view-transition-name", "headwater-screen");
  /** @type {Promise<void>} */
  const shown = new Promise((resolve, reject) => {
    let isShown = false;
    const show = () => {
      if (isShown) return;
      isShown = true;
      clearTimeout(late);
      try {
        perform();
        former.style.removeProperty("view-transition-name");
        appear();
        resolve();
      } catch (error) {
        reject(error);
      }
    };
    const transition = startViewTransition.call(document, show);
    // A browser that is too busy to draw does not begin. The person has asked for the screen, not for the motion.
    const late = setTimeout(() => {
      transition.skipTransition();
      show();
    }, PATIENCE);
    transition.ready.catch(() => {});
    transition.finished.finally(() => delete page.dataset.screen);
  });
  return shown;
}
