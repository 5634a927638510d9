// @ts-check
// The connection to the server: its socket, how it comes back, and what the page says of it meanwhile.

import { find, root } from "./elements.js";
import { announce, show, status } from "./status.js";
import { scripts, watch } from "./scripts.js";
import { outbox } from "./outbox.js";
import { held } from "./holding.js";
import { receive } from "./batches.js";
import { here, route } from "./addresses.js";
import { visit } from "./places.js";

const VERSION = 1;

/** Waits before the first attempts to connect again, in milliseconds. */
const BACKOFF = [0, 500, 1000, 2000];
/** The time after which a lost connection is shown. */
const PATIENCE = 500;
/**
 * The time without an answer, to an event or the first hello, after which this is shown, and after which the connection
 * counts as dead.
 */
const DOUBT = 2800;
const SILENCE = 10_000;

/**
 * The connection. Its phases: `reading`, while stored values are read before the first hello; `waiting` for the next
 * attempt; `opening`, until the server has answered our hello; `live`; and `refused`, after which the page does not connect again.
 * @type {Line}
 */
export const line = { phase: "waiting", token: null, batch: 0, attempts: 0, heard: 0 };
export const isLive = () => line.phase === "live";

/** @type {number | undefined} */
let patience;
/** @type {number | undefined} */
let retry;

export function connect() {
  clearTimeout(retry);
  if (line.phase !== "waiting") return;
  beginPatience();
  line.phase = "opening";
  const current = line.socket = new WebSocket(new URL("live", document.baseURI).href.replace(/^http/, "ws"));
  line.heard = Date.now();
  current.onopen = () =>
    tell(["hello", VERSION, root.dataset.session, line.token, line.batch, ...person(), (route.shown = here()), ...(scripts.storage?.all() ?? [])]);
  current.onmessage = ({ data }) => {
    if (line.socket !== current) return;
    line.heard = Date.now();
    receive(JSON.parse(data));
  };
  current.onclose = ({ code, reason }) => {
    if (line.socket !== current) return;
    disconnected();
    // The request for the page identifies the person and the browser. If loading did not help, it is not repeated.
    if (/load/.test(reason) && (line.token || visit !== "reload")) {
      if (code === 4001) scripts.storage?.clear();
      return location.reload();
    }
    if (code === 1008 || code === 4001) {
      line.phase = "refused";
      clearTimeout(patience);
      show(`Disconnected: ${reason || "the server has refused this page"}.`);
      return;
    }
    // Of a server that stops, all pages come back. Not in the same moment.
    const wait = line.attempts || code !== 1001 ? BACKOFF[line.attempts] ?? 5000 : 300;
    line.attempts++;
    retry = setTimeout(connect, wait * (0.75 + Math.random() / 2));
    beginPatience();
  };
}

const dark = matchMedia("(prefers-color-scheme: dark)");
export const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The person's time zone and preferences, and whether the page is visible. */
const person = () => [
  Intl.DateTimeFormat().resolvedOptions().timeZone,
  dark.matches, still.matches, !document.hidden,
];

// Before a socket is open this is not needed: its hello contains the same.
dark.onchange = still.onchange = document.onvisibilitychange = () => {
  if (line.socket?.readyState === 1) tell(["person", ...person()]);
};

function beginPatience() {
  patience ??= setTimeout(() => {
    showTrouble();
    // The browser follows what was pressed before, too.
    if (!line.token) for (const { id } of outbox.pending) if (find(id)?.matches("a")) find(id).click();
  }, line.token ? PATIENCE : DOUBT);
}

export const showTrouble = (text = line.token ? "Reconnecting…" : performance.now() < SILENCE ? "Connecting…"
  : "This page is not live. Its links still work.") =>
  line.phase === "refused" || show(navigator.onLine ? text : "You are offline. What you have typed is kept.");

function disconnected() {
  line.socket = undefined;
  if (line.phase !== "reading" && line.phase !== "refused") line.phase = "waiting";
  held.length = 0;
}

export function connected() {
  if (!isLive()) {
    line.phase = "live";
    root.dataset.live = "";
    scripts.lists?.notice();
    watch();
  }
  line.attempts = 0;
  clearTimeout(patience);
  patience = undefined;
  if (!status.hidden) {
    status.hidden = true;
    announce("Connected.");
  }
}

export function reconnect() {
  line.socket?.close();
  disconnected();
  connect();
}

setTimeout(() => line.token || showTrouble(), SILENCE);

// A dead network closes no socket.
setInterval(() => {
  if (!line.socket || (isLive() && !outbox.pending.length)) return;
  const silence = Date.now() - line.heard;
  if (silence > SILENCE) reconnect();
  else if (isLive() && silence > DOUBT && status.hidden) showTrouble("No answer yet.");
}, 100);

/** @param {unknown[]} message */
export const tell = (message) => line.socket?.send(JSON.stringify(message));
