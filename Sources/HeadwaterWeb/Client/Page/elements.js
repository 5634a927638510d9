// @ts-check
// What stands in the page: elements by their numbers, and what they listen to.

export const root = /** @type {HTMLElement} */ (document.getElementById("headwater"));

/** Loads another script: the page has the address of all, with a star in place of the name. */
export const load = (/** @type {string} */ name) => import((root.dataset.scripts ?? "").replace("*", name));

/** @type {Map<number | null, Element>} */
export const elements = new Map();

/** @param {number | null} id @returns {any} */
export function find(id) {
  const known = elements.get(id);
  if (known?.isConnected) return known;
  const element = id === 0 ? root : id && root.querySelector(`[data-h="${id}"]`);
  if (element) elements.set(id, element);
  return element;
}

/** @param {Element} element */
export const idOf = (element) => Number(element.getAttribute("data-h"));

/** The element around a target that listens to this kind of event. */
export const listener = (/** @type {EventTarget | null} */ target, /** @type {string} */ kind) => {
  const element = target instanceof Element && target.closest(`[data-on~="${kind}"]`);
  return element && root.contains(element) ? element : null;
};

/** @param {any} element @returns {element is TextInput} */
export const isText = (element) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(checkbox|radio|range|color|button)$/.test(element.type));

/** @type {(html: string) => any} */
export const parse = (html) => {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
};

export const isShown = (/** @type {Element} */ element) => element.getClientRects().length > 0;
