// @ts-check
// The place of a person and what they have typed there: what is kept when the page is left, and how it comes back.

import { root } from "./elements.js";
import { read, scripts, wayBack } from "./scripts.js";
import { line } from "./line.js";
import { stateOf, states } from "./typing.js";
import { choiceOf } from "./choosing.js";
import { afterPatch } from "./focusing.js";
import { BASE, entry, keepScroll, route, scrollBack, scrolls } from "./addresses.js";

/**
 * A restoration that is not finished yet, with the time until which it waits for what may still be loading; the event whose
 * answer its next step waits for; what the person had done that waits for the controls of a new document; and whether this place
 * was kept.
 * @type {{
 *   place?: Place & { finish: () => void, focus: Focus, until?: number, isThere?: boolean }, awaited: number, waiting?: Step[],
 *   kept?: boolean,
 * }}
 */
export const coming = { awaited: 0 };

/** A person who goes on does not want to be led to former screens, nor to find old texts later. */
export function goOn(/** @type {string} */ kind) {
  scripts.returning?.giveUp();
  if (coming.place?.isThere) coming.place = undefined;
  if (coming.place && kind === "click") coming.place.trail = [];
}

/** @returns {Place} */
export function placeNow() {
  /** @type {Record<string, SavedText>} */
  const texts = {};
  for (const input of /** @type {NodeListOf<any>} */ (root.querySelectorAll("[data-k]"))) {
    const state = states.get(input);
    if (!state?.typed && !state?.isChosen) continue;
    texts[input.dataset.k] = [...new Set([choiceOf(input), ...state.bases, state.accepted, ...state.sent.values()])];
  }
  // An interrupted restoration continues where it was.
  const screens = [...root.querySelectorAll("[data-from]")];
  const trail = screens.map((screen) => screen.getAttribute("data-from") ?? "");
  return {
    who: root.dataset.session?.slice(32),
    trail: [...trail, ...(coming.place?.trail ?? [])],
    texts: { ...coming.place?.texts, ...texts },
  };
}

/** @param {Place} place @param {() => void} finish */
export function returnTo(place, finish, focus = /** @type {Focus} */ ({ give: () => true })) {
  coming.place = { ...place, finish, focus };
  coming.awaited = 0;
  // What a browser has restored is not what the person types now.
  for (const key in place.texts) if (byKey(key)) stateOf(/** @type {any} */ (byKey(key)));
  afterPatch();
}

/** @param {string | undefined} key */
export const byKey = (key) => (key ? root.querySelector(`[data-k="${CSS.escape(key)}"]`) : null);

/** Restores what is there by now, and opens the next screen. */
export const retrace = async () => coming.place && (await wayBack()).retrace();

// A reload is a new session too. A Back that the app would refuse may leave the page before that: what the person has
// typed belongs to what they see.
export const store = () => `headwater ${BASE}${route.shown}`;
/** The page of this tab that was left last. */
const LEFT = "headwater-left";

/**
 * Calls a function when a page may be about to go. Not every browser sends all of these events, and Firefox loses what is
 * written to the session storage in `pagehide`.
 */
export function atLast(/** @type {() => void} */ save) {
  for (const name of ["visibilitychange", "beforeunload", "pagehide"]) addEventListener(name, save);
}

atLast(() => {
  try {
    keepScroll();
    sessionStorage.setItem(store(), JSON.stringify({ ...placeNow(), scrolls, rows: scripts.lists?.texts() }));
    sessionStorage.setItem(LEFT, store());
  } catch {
    // Storage may be forbidden or full.
  }
});

// The browser asks for the next page before it has left this one.
addEventListener("beforeunload", () =>
  (document.cookie = `headwater-leaving=${root.dataset.session?.slice(0, 6)}; path=${BASE}; max-age=9`));

export const visit = /** @type {any} */ (performance.getEntriesByType("navigation")[0])?.type;

export function resume() {
  const { who } = placeNow();
  const former = history.state?.who ?? who;
  history.replaceState({ ...entry(), who }, "");
  if (former !== who) {
    // The browser itself has restored what somebody else had typed at this entry of the history.
    line.phase = "refused";
    root.replaceChildren();
    return location.replace(location.pathname + location.search);
  }
  try {
    for (const [name, text] of Object.entries(sessionStorage)) {
      if (name.startsWith(`headwater ${BASE}`) && !text.includes(`"who":"${who}"`)) sessionStorage.removeItem(name);
    }
    // A page that the browser or the server could not show has come in between, and is left by no Back.
    if (/load|back/.test(visit) || sessionStorage.getItem(LEFT) === store()) recall(true);
    else sessionStorage.removeItem(store());
  } catch {
    // As above.
  }
}

/** Returns what was typed where the person has come back to, and whether there was something. */
export function recall(isNew = false) {
  try {
    const place = JSON.parse(sessionStorage.getItem(store()) ?? "null");
    sessionStorage.removeItem(store());
    const { who } = placeNow();
    if (place?.who !== who) return;
    coming.kept = true;
    if (isNew) Object.assign(scrolls, place.scrolls);
    if (place.rows) read().then(({ giveBack }) => giveBack(place.rows));
    // Somebody may have edited it.
    returnTo({ who, trail: [place.trail].flat(), texts: { ...place.texts } }, scrollBack);
    return true;
  } catch {
    // As above.
  }
}
