// @ts-check
// Stored values, for the page: keeps those of @AppStorage in the local storage and in a cookie, and those of
// @SceneStorage in the session storage. They belong to one person: the values of others are removed.

import { atLast } from "./Page/places.js";

/** As many as the server takes, with their keys, in bytes. */
const MOST = 64, SIZE = 16_384;
/** What fits into the cookie is in the first page. */
const COOKIE = 1_024;

const root = /** @type {HTMLElement} */ (document.getElementById("headwater"));
const base = new URL(document.baseURI).pathname;
const prefix = `headwater-values ${base}#`;
/** A tag of the person; empty for a guest. */
const who = () => root.dataset.session?.slice(32) ?? "";

/** @type {Record<string, () => Storage>} */
const places = { app: () => localStorage, scene: () => sessionStorage };
/** Whether each place could be written. */
/** @type {Record<string, boolean>} */
const works = { app: true, scene: true };
/** @type {Parameters<Open>[0]} */
let tell;
/** The app's values that the server knows. */
let known = /** @type {Record<string, string>} */ ({});

/** The item with the name of the tab. While its page is open, that holds a lock of this name. */
const NAME = "headwater-tab";
/** What the keys of values begin with that a copy of the tab does not have. */
const ALONE = "tab.";
/** How long a page waits until the former one of its tab has given up the name, in milliseconds. */
const HANDOVER = 1_000;
let giveUp = () => {};

/** Takes a name, and returns whether no other page has it. */
const take = (/** @type {string} */ name) => new Promise((resolve) => {
  navigator.locks.request(name, { signal: /** @type {any} */ (AbortSignal).timeout(HANDOVER) }, () => {
    resolve(true);
    return new Promise((end) => (giveUp = () => end(undefined)));
  }).catch(() => resolve(false));
});

/** Gives the tab another name if it is a copy of one that is open: browsers copy the session storage. */
async function nameTab() {
  try {
    const name = sessionStorage.getItem(NAME);
    if (name && (await take(name))) return;
    for (const key of Object.keys(name ? read("scene") ?? {} : {})) {
      if (key.startsWith(ALONE)) set("scene", key, null);
    }
    const own = `${NAME} ${crypto.randomUUID()}`;
    sessionStorage.setItem(NAME, own);
    await take(own);
  } catch {
    // Storage may be forbidden, and a page that came without encryption has no locks.
  }
}

/** @type {Open} */
export async function open(send, isWaiting) {
  tell = send;
  atLast(() => keepWaiting(isWaiting));
  addEventListener("pagehide", () => giveUp());
  addEventListener("pageshow", ({ persisted }) => persisted && nameTab());
  await nameTab();
  for (const place of Object.values(places)) {
    try {
      for (const name of Object.keys(place())) {
        const isOfOther = name.startsWith(prefix) && name !== prefix && name !== prefix + who();
        if (isOfOther) place().removeItem(name);
      }
    } catch {
      // Storage may be forbidden.
    }
  }
  addEventListener("storage", ({ key }) => (key ?? prefix).startsWith(prefix) && tellChanges());
  tellChanges();
  return { all, set, clear };
}

const size = (/** @type {string} */ text) => new TextEncoder().encode(text).length;

const fits = (/** @type {unknown[][]} */ texts) => texts.length <= MOST && size(texts.flat().join("")) <= SIZE;

/**
 * The values that the server would take; null if the browser does not keep any.
 * @param {string} area
 */
function read(area) {
  try {
    if (!works[area]) return null;
    const text = places[area]().getItem(prefix + who()) ?? "{}";
    // Somebody may have edited them.
    const values = text.length > 10 * SIZE ? {} : JSON.parse(text);
    const texts = Object.entries(values).filter(([key, value]) =>
      typeof value === "string" && !/\p{Surrogate}/u.test(key + value));
    return fits(texts) ? Object.fromEntries(texts) : {};
  } catch (error) {
    return error instanceof SyntaxError || error instanceof TypeError ? {} : null;
  }
}

/** For a hello. It has to fit into a message, also with what JSON escapes. */
function all() {
  const values = [read("app"), read("scene")];
  known = values[0] ?? {};
  return size(JSON.stringify(values)) < Number(root.dataset.limit) - 4096 ? values : [];
}

/** @type {Keeper["set"]} */
function set(area, key, text) {
  const values = read(area) ?? {};
  if (text === null) delete values[key];
  else values[key] = text;
  try {
    if (Object.keys(values).length) places[area]().setItem(prefix + who(), JSON.stringify(values));
    else places[area]().removeItem(prefix + who());
  } catch {
    works[area] = false;
  }
  if (area === "app") {
    known = values;
    writeCookie();
  }
}

/**
 * Keeps what a person has typed or switched last. Its answer does not find the page any more.
 * @param {Parameters<Open>[1]} isWaiting
 */
function keepWaiting(isWaiting) {
  const secrets = Array.from(root.querySelectorAll("[type=password]"), (/** @type {any} */ input) => input.value);
  for (const input of /** @type {Iterable<any>} */ (root.querySelectorAll("[data-stored]"))) {
    const text = input.type === "checkbox" ? `${input.checked}` : input.value;
    const isSecret = secrets.some((secret) => secret && text.includes(secret));
    const values = { ...read("app"), [input.dataset.stored]: text };
    if (isWaiting(input) && !isSecret && fits(Object.entries(values))) set("app", input.dataset.stored, text);
  }
}

/** What another tab has changed since. */
function tellChanges() {
  const values = read("app") ?? {};
  /** @type {Record<string, string | null>} */
  const changes = {};
  for (const key of Object.keys({ ...known, ...values })) {
    if (values[key] !== known[key]) changes[key] = values[key] ?? null;
  }
  known = values;
  writeCookie();
  if (!Object.keys(changes).length) return;
  try {
    tell(["stored", changes]);
  } catch {
    // The hello of a socket that is not open yet contains them.
  }
}

function writeCookie() {
  /** @type {Record<string, string>} */
  const small = {};
  let text = "";
  for (const [key, value] of Object.entries(known)) {
    const longer = encodeURIComponent(JSON.stringify({ ...small, [key]: value }));
    if (longer.length > COOKIE) continue;
    small[key] = value;
    text = longer;
  }
  const end = `; path=${base}; max-age=${text ? 31536000 : 0}; samesite=lax`;
  document.cookie = `${prefix.split(" ")[0]}${base.replace(/[^0-9A-Za-z]/g, "-")}=${who()}.${text}${end}${location.protocol === "https:" ? "; secure" : ""}`;
}

/** Removes the values of a person who has gone. */
function clear() {
  if (!who()) return;
  for (const place of Object.values(places)) {
    try {
      place().removeItem(prefix + who());
    } catch {
      // As above.
    }
  }
  known = {};
  writeCookie();
}
