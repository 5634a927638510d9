// @ts-check
// The browser's half of Headwater: sends events of a person, and applies the answers of the server.
// It knows no app. HeadwaterWeb.docc/Protocol.md describes its messages and the rules that it follows;
// types.d.ts has its types.
(() => {
  "use strict";

  const VERSION = 1;
  /** Events that are kept until the server has handled them. */
  const KEPT = 100;
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
  /** The time without an answer after which the control of a tap is marked, in milliseconds. */
  const PROMPT = 50;
  /** The shortest time for which the progress line is shown. */
  const CALM = 300;
  /** The shortest time between two messages about one input. */
  const SPACING = 25;
  /** Events without an answer up to which the page sends texts, and the most texts of one message. */
  const AHEAD = 8;
  const MANY = 32;

  const root = /** @type {HTMLElement} */ (document.getElementById("headwater"));
  const status = /** @type {HTMLElement} */ (document.getElementById("headwater-connection"));
  const progress = /** @type {any} */ (document.getElementById("headwater-progress"));
  const announcer = /** @type {HTMLElement} */ (document.getElementById("headwater-announcer"));
  /** The look of dialogs, which the browser does not load before. */
  const look = /** @type {HTMLLinkElement} */ (document.getElementById("headwater-dialogs"));
  const sheet = /** @type {CSSStyleSheet} */ (
    /** @type {HTMLStyleElement} */ (document.getElementById("headwater-rules")).sheet
  );

  /** Loads another script: the page has the address of all, with a star in place of the name. */
  const load = (/** @type {string} */ name) => import((root.dataset.scripts ?? "").replace("*", name));

  // ---- elements

  /** @type {Map<number | null, Element>} */
  const elements = new Map();

  /** @param {number | null} id @returns {any} */
  function find(id) {
    const known = elements.get(id);
    if (known?.isConnected) return known;
    const element = id === 0 ? root : id && root.querySelector(`[data-h="${id}"]`);
    if (element) elements.set(id, element);
    return element;
  }

  /** @param {Element} element */
  const idOf = (element) => Number(element.getAttribute("data-h"));

  /** The element around a target that listens to this kind of event. */
  const listener = (/** @type {EventTarget | null} */ target, /** @type {string} */ kind) => {
    const element = target instanceof Element && target.closest(`[data-on~="${kind}"]`);
    return element && root.contains(element) ? element : null;
  };

  /** @param {any} element @returns {element is TextInput} */
  const isText = (element) =>
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !/^(checkbox|radio|range|color|button)$/.test(element.type));

  // ---- connection

  /** @type {WebSocket | undefined} */
  let socket;
  /** Whether the server has answered our hello. */
  let live = false;
  /** @type {string | null} */
  let token = null;
  let lastBatch = 0;
  let attempts = 0;
  /** When the server was asked, or was last heard of. */
  let lastHeard = 0;
  /** Whether the page must not connect again. */
  let refused = false;
  /** @type {number | undefined} */
  let patience;
  /** @type {number | undefined} */
  let retry;

  function connect() {
    clearTimeout(retry);
    if (socket || refused || isReading) return;
    beginPatience();
    const current = socket = new WebSocket(new URL("live", document.baseURI).href.replace(/^http/, "ws"));
    lastHeard = Date.now();
    current.onopen = () =>
      tell(["hello", VERSION, root.dataset.session, token, lastBatch, ...person(), (shown = here()), ...(keeper?.all() ?? [])]);
    current.onmessage = ({ data }) => {
      if (socket !== current) return;
      lastHeard = Date.now();
      receive(JSON.parse(data));
    };
    current.onclose = ({ code, reason }) => {
      if (socket !== current) return;
      disconnected();
      // The request for the page identifies the person and the browser. If loading did not help, it is not repeated.
      if (/load/.test(reason) && (token || visit !== "reload")) {
        if (code === 4001) keeper?.clear();
        return location.reload();
      }
      if (code === 1008 || code === 4001) {
        refused = true;
        clearTimeout(patience);
        show(`Disconnected: ${reason || "the server has refused this page"}.`);
        return;
      }
      const wait = BACKOFF[attempts++] ?? 5000;
      retry = setTimeout(connect, wait * (0.75 + Math.random() / 2));
      beginPatience();
    };
  }

  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  /** The person's time zone and preferences, and whether the page is visible. */
  const person = () => [
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    dark.matches, still.matches, !document.hidden,
  ];

  // Before a socket is open this is not needed: its hello contains the same.
  dark.onchange = still.onchange = document.onvisibilitychange = () => {
    if (socket?.readyState === 1) tell(["person", ...person()]);
  };

  function beginPatience() {
    patience ??= setTimeout(() => {
      showTrouble();
      // The browser follows what was pressed before, too.
      if (!token) for (const { id } of pending) if (find(id)?.matches("a")) find(id).click();
    }, token ? PATIENCE : DOUBT);
  }

  const showTrouble = (text = token ? "Reconnecting…" : performance.now() < SILENCE ? "Connecting…"
    : "This page is not live. Its links still work.") =>
    refused || show(navigator.onLine ? text : "You are offline. What you have typed is kept.");

  function disconnected() {
    socket = undefined;
    live = false;
    held.length = 0;
  }

  function connected() {
    if (!live) {
      live = true;
      root.dataset.live = "";
      reader?.notice();
      watch();
    }
    attempts = 0;
    clearTimeout(patience);
    patience = undefined;
    if (!status.hidden) {
      status.hidden = true;
      announce("Connected.");
    }
  }

  function reconnect() {
    socket?.close();
    disconnected();
    connect();
  }

  setTimeout(() => token || showTrouble(), SILENCE);

  // A dead network closes no socket.
  setInterval(() => {
    if (!socket || (live && !pending.length)) return;
    const silence = Date.now() - lastHeard;
    if (silence > SILENCE) reconnect();
    else if (live && silence > DOUBT && status.hidden) showTrouble("No answer yet. The connection may be interrupted.");
  }, 100);

  /** @param {unknown[]} message */
  const tell = (message) => socket?.send(JSON.stringify(message));

  /** Screen readers do not announce content outside of a modal dialog. */
  const speakFrom = (/** @type {HTMLElement} */ element) =>
    ([...openers.keys()].filter((dialog) => dialog.open).at(-1) ?? document.body).append(element);

  /** @param {string} text */
  function show(text) {
    speakFrom(status);
    status.hidden = false;
    status.textContent = text;
  }

  /** @param {string} text */
  function announce(text) {
    speakFrom(announcer);
    announcer.textContent = text;
  }

  // ---- events to the server

  let counter = 0;
  /** The last event that the server has handled, and the last one whose answer the page shows. */
  let handled = 0, answered = 0;
  /** @type {SentEvent[]} */
  let pending = [];

  /**
   * @param {string} kind
   * @param {Element} element
   * @param {string | [number, string][]} [value]
   */
  function send(kind, element, value) {
    const sequence = ++counter;
    const id = idOf(element), parts = [kind, sequence, id];
    const text = JSON.stringify(value === undefined ? parts : [...parts, value]);
    if (!pending.length) lastHeard = Date.now();
    // Only the last choice of a control counts, unless something was pressed after a former one.
    if (kind === "change" && pending.every(({ text }) => /^..(ch|in|te)/.test(text))) {
      pending = pending.filter((event) => event.id !== id || !/^..ch/.test(event.text));
    }
    pending.push({ sequence, text, id, link: kind === "click" && element.getAttribute("data-k") });
    if (live) socket?.send(text);
    return sequence;
  }

  /**
   * Sends any event but typing. While the page shows that it is not connected, it sends only values of
   * controls: a person who presses a button five times then does not want five orders later, while a control
   * still shows its value.
   * @param {string} kind
   * @param {Element} element
   * @param {string} [value]
   * @param {[TextInput, string][]} [texts] what the server must have before
   * @returns {number} its number; 0 if it was not sent
   */
  function act(
    kind, element, value,
    // Of a long form that comes back, a button needs all texts, and a choice none.
    texts = dirty.size > MANY && (kind === "change" || !TAP.test(kind)) ? [] : [...dirty].map(textOf),
  ) {
    if (pending.length >= KEPT) show("Waiting for the server…");
    if (pending.length >= KEPT || (!live && !status.hidden && !/change|open/.test(kind))) return 0;
    // A screen that this opens has another place.
    if (kind === "click") keepScroll();
    // A person who goes on does not want to be led to former screens, nor to find old texts later.
    if (returning?.isThere && TAP.test(kind)) returning = undefined;
    if (returning && kind === "click") returning.trail = [];
    // What is typed after a tap belongs to what its answer makes of the field.
    if (/click|submit/.test(kind) && (later.length || texts.length) && tapped > answered) {
      later.push([kind, element, value, texts]);
      return 0;
    }
    sendTexts(texts);
    const sequence = send(kind, element, value);
    if (TAP.test(kind)) {
      tapped = sequence;
      setTimeout(() => mark(sequence, element), PROMPT);
      // They may be here when the answer is.
      look.disabled = false;
      if (element.closest(".sidebar")) listed = /** @type {HTMLElement | null} */ (element.closest("[tabindex],a,button,input,select"));
      loadScreens().catch(() => {});
      if (!motion && !still.matches) {
        load("motion").then((script) => (motion = script), () => {});
      }
    }
    return sequence;
  }

  /** The last tap. */
  let tapped = 0;
  /**
   * Taps that wait for its answer.
   * @type {[string, Element, string | undefined, [TextInput, string][]][]}
   */
  const later = [];

  /** What a person wants an answer to. */
  const TAP = /click|change|submit|delete|dismiss|hold|move|open/;
  /**
   * Controls that were used, each with the event that is not answered yet.
   * @type {Map<Element, number>}
   */
  const busy = new Map();
  let progressBegan = 0;

  /** Shows that a tap has arrived, although it has no answer yet. */
  function mark(/** @type {number} */ sequence, /** @type {Element} */ element) {
    if (sequence <= handled || !element.isConnected) return;
    busy.set(element, sequence);
    // A screen reader may pass over what is busy: not over everything.
    if (!element.matches("main,dialog")) element.ariaBusy = "true";
    if (!progress.hidden) return;
    progressBegan = Date.now();
    progress.hidden = false;
    // Above dialogs.
    progress.showPopover?.();
  }

  /** Takes back the marks of what the server has answered. */
  function unmark() {
    for (const [element, sequence] of busy) {
      if (sequence > handled) continue;
      busy.delete(element);
      element.ariaBusy = null;
    }
    if (busy.size || progress.hidden) return;
    const rest = progressBegan + CALM - Date.now();
    if (rest > 0) return void setTimeout(unmark, rest);
    progress.hidden = true;
    progress.hidePopover?.();
  }

  /** @type {(html: string) => any} */
  const parse = (html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content;
  };

  /** @param {EventTarget | null} target @param {string} kind */
  function actOn(target, kind) {
    const element = listener(target, kind);
    if (element) act(kind, element);
    return element;
  }

  /** @type {WeakMap<Element, InputState>} */
  const states = new WeakMap();
  /** @type {Set<TextInput>} */
  const dirty = new Set();

  /** @param {TextInput} input */
  function stateOf(input) {
    let state = states.get(input);
    if (!state) {
      state = {
        sequence: 0, sentAt: 0, dirty: false, typed: false,
        sent: new Map(), accepted: input.defaultValue, bases: [input.defaultValue],
      };
      states.set(input, state);
    }
    return state;
  }

  /** @param {TextInput} input */
  function typed(input) {
    const state = stateOf(input);
    state.dirty = state.typed = true;
    dirty.add(input);
    pumpInput(input);
  }

  /**
   * Sends a value of which only the last one matters, unless a former one is still on its way.
   * @param {Telling} state
   * @param {() => void} tell
   */
  function pump(state, tell) {
    if (!live || !state.dirty || state.sequence > handled || pending.length >= AHEAD) return;
    const wait = state.sentAt + SPACING - performance.now();
    if (wait <= 0) return tell();
    state.timer ??= setTimeout(() => {
      state.timer = undefined;
      pump(state, tell);
    }, wait);
  }

  const pumpInput = (/** @type {TextInput} */ input) =>
    tapped > answered || pump(stateOf(input), () => sendInput(textOf(input)));

  /** @type {(input: TextInput) => [TextInput, string]} */
  const textOf = (input) => [input, fit(input)];

  /** Everything that waits for an answer or for a connection. */
  function pumpAll() {
    // Those of a form that comes back are many.
    for (let many; live && tapped <= answered && pending.length < AHEAD; sendTexts(many.map(textOf))) {
      many = [...dirty].filter((input) => input.isConnected && !stateOf(input).sequence).slice(0, MANY);
      if (!many.length) break;
    }
    dirty.forEach(pumpInput);
    pointer?.pump();
  }

  /** @param {[TextInput, string][]} texts of which the server has had none if they are several */
  function sendInput(...texts) {
    const shown = texts.filter(([input, value]) => {
      const state = stateOf(input);
      state.dirty = input.value !== value;
      if (!state.dirty) dirty.delete(input);
      return input.isConnected;
    });
    if (!shown.length) return;
    const sequence = shown[1]
      ? send("texts", root, shown.map(([input, value]) => [idOf(input), value]))
      : send("input", ...shown[0]);
    for (const [input, value] of shown) {
      const state = stateOf(input);
      state.sequence = sequence;
      state.sentAt = performance.now();
      state.sent.set(sequence, value);
      judging.add(input);
    }
  }

  /** Sends texts. Short ones that the server has never had go together. */
  function sendTexts(/** @type {[TextInput, string][]} */ texts) {
    const many = texts.filter((text) =>
      (!stateOf(text[0]).sequence && text[1].length * 300 < Number(root.dataset.limit)) || sendInput(text));
    while (many.length) sendInput(...many.splice(0, MANY));
  }

  /** An input's value; cut if it is larger than the server accepts. */
  function fit(/** @type {TextInput} */ input) {
    const size = () => new Blob([JSON.stringify(value)]).size;
    const limit = Number(root.dataset.limit) - 128;
    let value = /** @type {any} */ (input.value);
    // Half a character, which some keyboards send first, cannot be written as UTF-8.
    value = value.toWellFormed?.() ?? value;
    if (size() <= limit) return value;
    while (size() > limit) value = value.slice(0, (value.length * limit) / size() - 1);
    input.value = value = value.replace(/[\uD800-\uDBFF]$/, "");
    announce(`The text was too long and has been cut to ${value.length} characters.`);
    return value;
  }

  /** Text from before this script ran. */
  function adopt() {
    for (const input of root.querySelectorAll("[data-on~=input]")) {
      if (isText(input) && !states.has(input) && input.value !== input.defaultValue) typed(input);
    }
  }

  // ---- choices

  /** What a control shows. For a menu, this is a text: later, the number of the choice may be that of another. */
  const choiceOf = (/** @type {any} */ control) =>
    control.selectedOptions?.[0]?.text ?? (/^(checkbox|radio)$/.test(control.type) ? `${control.checked}` : control.value);

  /**
   * The script for choices that come back, which is loaded where there are some.
   * @type {Choices | undefined}
   */
  let choices;
  const choosing = () =>
    load("choices").then((script) => {
      choices = script;
      script.begin({ stateOf, choiceOf, send, typed, parse, ahead: () => pending.length });
      retrace();
    }, () => {});

  root.addEventListener("input", ({ target }) => {
    const element = listener(target, "input");
    if (isText(element) || element instanceof HTMLInputElement) typed(element);
  });

  root.addEventListener("change", ({ target }) => {
    const element = /** @type {any} */ (listener(target, "change"));
    if (!element) return;
    stateOf(element).isChosen = true;
    // It may be of a screen that came later. The app may choose another of several radio buttons.
    choices || choosing();
    const tell = () =>
      act("change", element, element.type === "checkbox" ? `${element.checked}` : element.value) || choices?.tell(element);
    // A date is typed piece by piece. Until it is one, the server hears of it only when the person leaves it.
    element.onblur = element.validity.valid ? null : tell;
    if (element.validity.valid || document.activeElement !== element) tell();
  });

  root.addEventListener("click", (event) => {
    const element = listener(event.target, "click");
    if (!element || element.matches(":disabled,[aria-disabled=true]")) return;
    // The browser opens a link in a new tab or window, and any link where no socket gets through.
    if (element.matches("a") && (event.ctrlKey || event.metaKey || event.shiftKey || (!live && !status.hidden && (!token || attempts > 5)))) return;
    // A tap on a control in the label of an input is not a tap on the input.
    if (element.matches("a,label span")) event.preventDefault();
    // A tap on a switch or a field in a row is not a tap on the row.
    const control = /** @type {Element} */ (event.target).closest("a,button,label,input,select,textarea");
    const tap = () => act("click", element, control !== element && element.contains(control) ? "inside" : undefined);
    const text = element.getAttribute("data-copy");
    if (!text) return tap();
    (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(tap,
      () => copier().then(({ copy }) => copy(text, tap, load), () => {}));
  });

  root.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const { key, target } = /** @type {any} */ (event);
    const kind =
      key === "Enter" && target instanceof HTMLInputElement ? "submit"
      : key === "Delete" && !isText(target) && !target.matches("select,[type=range],[type=radio]") ? "delete"
      : key === "Enter" && target.matches("[role=button]") ? "hold"
      : "";
    const pressed =
      kind === "submit" ? target.closest("dialog.alert")?.querySelector("button:enabled:not(.cancel)")
      : key === "ArrowDown" ? target.matches(".menu-button") && target
      : (key === "Enter" || key === " ") && target.matches("[role=button]:not(button),[role=link]:not(button,a),[role=option]") && target;
    if ((kind && actOn(target, kind)) || (!isText(target) && step(target, key))) {
      event.preventDefault();
    } else if (pressed) {
      event.preventDefault();
      /** @type {HTMLElement} */ (pressed).click();
    }
  });

  /** @type {HTMLElement} */ (document.getElementById("headwater-skip")).onclick = (event) => {
    event.preventDefault();
    give(/** @type {HTMLElement} */ (root.querySelector(".screen:not([hidden]) > .content") ?? root));
  };

  /** Moves the focus within a menu, a row of tabs or a list to choose from, and returns whether it did. */
  function step(/** @type {Element} */ target, /** @type {string} */ key) {
    const group = target.closest("[role=tablist],[role=listbox],.menu-items");
    const items = /** @type {HTMLElement[]} */ (
      [...group?.querySelectorAll("[role=tab],[role=option],a[href],button:enabled") ?? []]);
    const index = items.indexOf(/** @type {HTMLElement} */ (target));
    const next = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
    const place = key === "Home" ? 0 : key === "End" ? -1 : next && (index + next) % items.length;
    if (index < 0 || place == null) return;
    items.at(place)?.focus();
    return true;
  }

  const sight = new IntersectionObserver((rows) => {
    for (const row of rows) if (row.isIntersecting) act("appear", row.target);
  });

  const pointing = () => root.querySelector("[data-on~=drag],[data-on~=hold],[data-on~=move],.menu-button");

  function watch() {
    sight.disconnect();
    for (const row of root.querySelectorAll("[data-appear]")) sight.observe(row);
    if (pointing()) point().catch(() => {});
    if (root.querySelector("[data-stored]")) keep();
    if (!navigator.clipboard && root.querySelector("[data-copy]")) copier().catch(() => {});
    // At once: the browser moves the place in a page that is too short for a moment.
    if (reader) reader.tell(act, answered);
    else if (root.querySelector("[data-gap]")) lists();
    if (screens || entry().from || root.querySelector("[data-from]")) {
      loadScreens().then(({ keep }) => (returning && !returning.isThere) || keep(chapter()), () => {});
    }
  }

  /**
   * The script that copies where there is no clipboard. It is loaded before a tap, during which alone browsers allow it.
   * @type {Copying | undefined}
   */
  let copying;
  const copier = async () => (copying ??= /** @type {Copying} */ (await load("copying")));

  /**
   * The script for screens without an address, which is loaded when there is one.
   * @type {Screens | undefined}
   */
  let screens;
  const loadScreens = async () => (screens ??= /** @type {Screens} */ (await load("screens")));
  const chapter = () => ({
    act, agree, answered, stay, isSettled,
    comeBack: (/** @type {string[]} */ trail) => returnTo({ ...placeNow(), trail, texts: {} }, scrollBack),
  });

  /**
   * The script for long lists, which is loaded when it is first needed.
   * @type {LongLists | undefined}
   */
  let reader;
  const read = async () => (reader ??= /** @type {LongLists} */ (await load("lists")));
  const lists = async (/** @type {any[]} */ ...scroll) => (await read()).tell(act, answered, ...scroll);

  // ---- drags, long presses and menus

  /**
   * The script for them, which is loaded where there are some.
   * @type {Pointer | undefined}
   */
  let pointer;
  const point = async () => (pointer ??= /** @type {Pointer} */ (await load("pointer")));

  root.addEventListener("pointerdown", (event) => {
    if (event.button || !pointing()) return;
    if (listener(event.target, "drag")) event.preventDefault();
    point().then(({ press }) => press(event, { act, send, pump, listener, load }), () => {});
  });

  // A menu key may be faster than the script.
  root.addEventListener("contextmenu", (event) => {
    // Texts have the menu of the browser.
    if (pointer || isText(event.target) || !/** @type {Element} */ (event.target).closest(".with-menu,.row:has(.with-menu)")) return;
    event.preventDefault();
    point().then(({ openAt }) => openAt(event), () => {});
  });

  // The forms of an app are never submitted by the browser: Enter is sent above.
  root.onsubmit = () => false;

  /**
   * The script that finds the focus again, which is loaded when something has it.
   * @type {Focusing | undefined}
   */
  let focusing;
  const findFocus = () => focusing || load("focus").then((script) => (focusing = script), () => {});

  root.addEventListener("focusin", ({ target }) => {
    findFocus();
    actOn(target, "focus");
  });
  root.addEventListener("focusout", ({ target }) => actOn(target, "blur"));

  // ---- messages from the server

  let composing = false;
  /** Whether the page is about to show another screen. */
  let changing = false;
  /**
   * The script for motion, which the first tap loads.
   * @type {{ animate: Animate, leave: (element: HTMLElement) => boolean } | undefined}
   */
  let motion;
  /**
   * Messages that came while a character was composed, or the screen was changing.
   * @type {any[][]}
   */
  const held = [];

  root.addEventListener("compositionstart", () => (composing = true));
  root.addEventListener("compositionend", () => {
    composing = false;
    // Some browsers have the final text only after this event.
    setTimeout(applyHeld);
  });

  function applyHeld() {
    while (!composing && !changing && held.length > 0) apply(/** @type {any[]} */ (held.shift()));
  }

  /** @param {any[]} message */
  function receive(message) {
    const [first, second, third] = message;
    if (first === "welcome") {
      token = second;
      connected();
      // From now on the server requires the token.
      tell(["ack", lastBatch]);
      reached(third);
      // In their order: the server ignores events that are older than the last it has handled.
      for (const { text } of pending) socket?.send(text);
      return pumpAll();
    }
    if (typeof first === "number") {
      reached(second);
      connected();
    }
    held.push(message);
    applyHeld();
  }

  /** The server has handled our events up to this one. */
  function reached(/** @type {number} */ sequence) {
    handled = Math.max(handled, sequence);
    pending = pending.filter((event) => event.sequence > handled);
    unmark();
  }

  /** @param {any[]} message */
  function apply(message) {
    if (!motion || still.matches || document.hidden || message[0] === "render" || message[0] <= lastBatch) {
      return perform(message);
    }
    let later;
    try {
      later = motion?.animate(message.slice(2), find, () => perform(message));
    } catch (error) {
      console.error(error);
      perform(message);
    }
    changing = !!later;
    later?.catch(console.error).then(() => {
      changing = false;
      applyHeld();
    });
  }

  /** @param {any[]} message */
  function perform(message) {
    reader?.notice();
    const number = message[0] === "render" ? message[1] : message[0];
    if (message[0] === "render") {
      render(message);
    } else {
      if (number <= lastBatch) return;
      isAnswer = message[1] > answered;
      answered = Math.max(answered, message[1]);
      top = scrollY;
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
    lastBatch = number;
    watch();
    afterPatch();
    // The connection may have gone while the screen was changing.
    if (live) tell(["ack", number]);
    for (const tap of later.splice(0)) act(...tap);
    pumpAll();
  }

  function settle(/** @type {number} */ sequence) {
    for (const input of judging) {
      const state = stateOf(input);
      for (const [number, value] of state.sent) {
        if (number > sequence) continue;
        state.accepted = value;
        state.sent.delete(number);
      }
      if (!state.sent.size) judging.delete(input);
    }
  }

  /** Whether a person has gone on: the answer to what they do now follows, or they are amid a date. */
  const isBusy = (/** @type {any} */ element) =>
    states.get(element)?.dirty ||
    /** @type {any} */ (states.get(element))?.sequence > handled ||
    pending.some(({ id }) => id === idOf(element)) ||
    (element === document.activeElement && element.validity?.badInput);

  /** @type {WeakMap<any, number>} How far the page was scrolled when a screen was covered. */
  const tops = new WeakMap();
  /** Whether the batch is the first with what the app has made of an event. */
  let isAnswer = false;
  /** How far it was before the batch. Without the former screen, the browser scrolls what is too short by itself. */
  let top = 0;

  /** @type {Record<string, (...values: any[]) => void>} */
  const operations = {
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
      state.isChosen &&= isAnswer;
      state.dirty = input.value !== value;
      // What the app makes of a text comes back in place of it.
      state.typed = state.dirty || (state.typed && isAnswer);
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
      tops.set(below, top);
      scrollTo(0, (top = 0));
    },
    remove(id) {
      const element = find(id);
      for (const [dialog, opener] of openers) {
        // A button that goes with its row leaves its place to that of the next row, for when the dialog closes.
        if (opener && element.contains(opener)) openers.set(dialog, heirOf(element, opener) ?? null);
      }
      if (element.contains(document.activeElement)) {
        // What stands beside a dialog is behind it.
        heir = element.localName === "dialog" ? undefined : heirOf(element, document.activeElement);
        for (let home = element.parentElement; home; home = home.parentElement) homes.push(home);
      }
      for (const inner of element.querySelectorAll("[data-h]")) elements.delete(idOf(inner));
      elements.delete(id);
      const below = !element.nextElementSibling && element.previousElementSibling;
      if (!motion?.leave(element)) element.remove();
      if (tops.has(below)) scrollTo(0, (top = tops.get(below) ?? 0));
    },
    move(id, parent, before) {
      const element = find(id);
      const target = find(parent);
      const next = find(before);
      if (target.moveBefore) return target.moveBefore(element, next);
      const restore = focusing?.hold(element);
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

  /**
   * Inputs with values that the server has not answered yet.
   * @type {Set<TextInput>}
   */
  const judging = new Set();

  const setValue = (/** @type {TextInput} */ input, /** @type {string} */ value) =>
    focusing ? focusing.setValue(input, value) : (input.value = value);

  // ---- dialogs and focus

  /**
   * The open dialogs, each with the element that had the focus before.
   * @type {Map<HTMLDialogElement, Element | null>}
   */
  const openers = new Map();
  /**
   * New elements of this patch that request the focus.
   * @type {HTMLElement[]}
   */
  const arrived = [];

  /** @type {HTMLElement | undefined} */
  let heir;
  /**
   * The elements around one that had the focus, from the inside to the outside.
   * @type {HTMLElement[]}
   */
  const homes = [];

  const controlsIn = (/** @type {Element | null} */ part) =>
    /** @type {HTMLElement[]} */ ([part, ...part?.querySelectorAll("*") ?? []].filter((element) =>
      element?.matches(":is(button,input,select,textarea):enabled,a[href],[tabindex]")));

  /** The element that gets the focus after another: the same control of a neighbouring row. */
  function heirOf(/** @type {Element} */ element, /** @type {any} */ control) {
    const index = controlsIn(element).indexOf(control);
    for (const row of [element.nextElementSibling, element.previousElementSibling]) {
      const controls = controlsIn(row);
      const same = controls[index]?.className === control?.className;
      if (controls.length) return same ? controls[index] : controls[0];
    }
  }

  /**
   * Where there is no neighbour: what was used in the list beside it, a control of what is around it, or the
   * title of the screen or dialog.
   */
  function lastHeir() {
    for (const home of homes) {
      if (!home.isConnected || home === root) continue;
      if (home.matches(".detail") && listed && isShown(listed)) return listed;
      const found = titlesIn(home).at(-1) ?? controlsIn(home).find(isShown);
      if (found || home.localName === "dialog") return found;
    }
    return titlesIn(root).at(-1);
  }

  /**
   * The element that had the focus when it was disabled, for example during saving. It gets the focus back.
   * @type {Element | null | undefined}
   */
  let resting;

  function wake() {
    const focused = document.activeElement;
    if (focused?.matches(":disabled")) resting = focused;
    else if (focused !== document.body) resting = null;
    else if (resting?.matches(":enabled")) give(/** @type {HTMLElement} */ (resting));
  }

  function give(/** @type {HTMLElement} */ element) {
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus();
  }

  /**
   * What had the focus in a column that another one covers now.
   * @type {HTMLElement | undefined}
   */
  let covered;
  /**
   * What was used last in a list beside its detail.
   * @type {HTMLElement | null | undefined}
   */
  let listed;

  const isShown = (/** @type {Element} */ element) => element.getClientRects().length > 0;
  const titlesIn = (/** @type {Element} */ part) =>
    /** @type {HTMLElement[]} */ ([...part.querySelectorAll(".title")].filter(isShown));

  /** Where a narrow window shows one column at a time, the focus follows to the other, and back to where it was. */
  function cross() {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const split = focused?.closest(".split");
    if (!focused || !split || isShown(focused)) return;
    const next = covered && isShown(covered) ? covered : titlesIn(split)[0];
    covered = focused;
    if (next) give(next);
  }

  function afterPatch() {
    for (const [dialog, opener] of openers) {
      if (dialog.isConnected) continue;
      openers.delete(dialog);
      if (!status.isConnected) speakFrom(status);
      if (!announcer.isConnected) speakFrom(announcer);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    }
    for (const dialog of root.querySelectorAll("dialog[data-modal]:not([open])")) {
      look.disabled = false;
      openers.set(/** @type {HTMLDialogElement} */ (dialog), document.activeElement);
      /** @type {HTMLDialogElement} */ (dialog).showModal();
      // Not on its way out, which comes first.
      const first = dialog.querySelector(".sheet > .content :is(input,select,textarea)")
        ?? dialog.querySelector(".sheet > .content .title")
        // A menu may be here before the look, which hides the button before its items.
        ?? dialog.querySelector(":is(.sheet > .content,.menu-items) button:enabled")
        // Enter twice should delete nothing.
        ?? (dialog.querySelector(".button.destructive") && dialog.querySelector(".button.cancel"));
      if (first) give(/** @type {any} */ (first));
    }
    if (document.activeElement === document.body && homes.length) {
      const next = heir?.isConnected ? heir : lastHeir();
      if (next) give(next);
    }
    heir = undefined;
    homes.length = 0;
    cross();
    wake();
    const target = arrived.filter((element) => element.isConnected).at(-1);
    arrived.length = 0;
    // A screen with two columns has its title in one of them.
    if (target) give((!isShown(target) && lastHeir()) || target);
    const isBack = arriving;
    arriving = false;
    if (isBack && !recall()) scrollBack();
    retrace();
  }

  // The app decides whether a dialog closes. These events do not bubble.
  root.addEventListener("cancel", (event) => {
    if (!(event.target instanceof HTMLDialogElement)) return;
    event.preventDefault();
    actOn(event.target, "dismiss");
  }, true);
  root.addEventListener("close", ({ target }) => {
    // A second Escape always closes a dialog: open it again until the app has closed it.
    if (!(target instanceof HTMLDialogElement) || !target.isConnected || target.open) return;
    target.showModal();
    actOn(target, "dismiss");
  }, true);

  // ---- a new document

  /** Replaces everything, and restores the person's place and typed text. */
  function render(/** @type {any[]} */ message) {
    const [, , session, newToken, title, html, rules] = message;
    const place = placeNow(), focus = focusing?.keep(place.texts);
    const scroll = [scrollX, scrollY], rows = reader?.places();
    const isSame = session === root.dataset.session;
    const passwords = isSame ? secrets() : [];

    root.dataset.session = session;
    token = newToken;
    document.title = title;
    while (sheet.cssRules.length) sheet.deleteRule(0);
    rules.forEach(operations.rule);
    document.body.append(status, announcer);
    root.innerHTML = html;
    elements.clear();
    openers.clear();
    dirty.clear();
    judging.clear();
    later.length = 0;
    // Events that were on their way belong to the former document, except links.
    for (const { link } of pending) if (link) place.trail.push(link);
    const former = pending;
    pending = [];
    handled = answered = counter;
    unmark();
    connected();
    pointer?.goOn(isSame ? find : () => null, former);

    for (const { id, value, isTold } of passwords) {
      const input = find(id);
      if (!input) continue;
      input.value = value;
      stateOf(input).accepted = value;
      if (!isTold) typed(input);
    }
    if (here() !== shown) leaving = act("open", root, here());
    returnTo(place, () => (rows ? reader?.goBack(rows) : scrollTo(scroll[0], scroll[1])), focus);
  }

  /** The server never sends the texts of secure inputs. */
  const secrets = () =>
    Array.from(root.querySelectorAll("[type=password]"), (/** @type {any} */ input) => ({
      id: idOf(input), value: input.value, isTold: !dirty.has(input),
    }));

  // ---- addresses

  const BASE = new URL(document.baseURI).pathname;
  const here = () => (location.pathname + location.search).slice(BASE.length);
  // An extension may have put something else there.
  const entry = () => (history.state?.trail?.flat && history.state.number >= 0 ? history.state : { number: 0, trail: [] });
  /** What the server has told last, and the entry on which both have agreed. */
  let shown = here(), settled = { ...entry(), address: shown }, arriving = false;
  const agree = () => (settled = { ...entry(), address: shown });

  /** @type {Record<number, any[]>} The first visible row of each entry, its top, and the places in long lists. */
  const scrolls = {};
  const rowTops = () => Array.from(root.querySelectorAll(".row:not([hidden] *)"), (row) => row.getBoundingClientRect().top);

  function keepScroll() {
    const tops = rowTops(), index = tops.findIndex((top) => top >= 0);
    scrolls[settled.number] = [index, tops[index] ?? -scrollY, reader?.places()];
  }

  function scrollBack() {
    const [index, top, places] = [scrolls[settled.number]].flat();
    if (places) read().then(({ goBack }) => goBack(places));
    else scrollBy(0, (rowTops()[index] ?? -scrollY) - top || 0);
  }

  /** The last event of Back or Forward. */
  let leaving = 0;
  const isLeaving = () => leaving > answered;
  const isSettled = () => here() === shown && !isLeaving();

  addEventListener("popstate", () => {
    // What was asked for before may only be shown when a transition has ended.
    if (!isSettled()) {
      keepScroll();
      leaving = act("open", root, here()) || leaving;
    } else if (!screens?.follow(chapter())) {
      agree();
      scrollBack();
    }
  });

  /** Returns to the entry of what is shown. A further Back that has begun may swallow it. */
  function stay() {
    go(settled.number - entry().number, stay);
  }

  function go(/** @type {number} */ steps, /** @type {() => void} */ otherwise) {
    if (steps) history.go(steps);
    setTimeout(() => here() === shown || isLeaving() || otherwise(), 500);
  }

  /** @param {string} address @param {string} move @returns {unknown} */
  function moveTo(address, move) {
    shown = address;
    if (isLeaving()) return;
    const { number, trail } = entry();
    const back = trail.lastIndexOf(address);
    arriving = number !== settled.number;
    if (address !== here()) {
      // A refusal.
      if (arriving && address === settled.address) {
        arriving = false;
        return stay();
      }
      history.scrollRestoration = "manual";
      if (arriving || move === "replace" || (move === "back" && back < 0)) {
        history.replaceState(entry(), "", BASE + address);
      } else {
        keepScroll();
        // The browser may not keep as many.
        if (move === "back") return go(back - trail.length, () => moveTo(shown, "replace"));
        history.pushState({ ...entry(), number: number + 1, trail: [...trail, here()].slice(-49) }, "", BASE + address);
      }
    }
    agree();
    // What was typed here before belongs to an entry that the person has not come back to.
    if (!arriving) sessionStorage.removeItem(store());
  }

  // ---- restoring the place

  /**
   * A restoration that is not finished yet.
   * @type {(Place & { finish: () => void, focus: Focus, isThere?: boolean }) | undefined}
   */
  let returning;
  /** The event whose answer the next step of the restoration waits for. */
  let awaited = 0;

  /** @returns {Place} */
  function placeNow() {
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
      trail: [...trail, ...(returning?.trail ?? [])],
      texts: { ...returning?.texts, ...texts },
    };
  }

  /** @param {Place} place @param {() => void} finish */
  function returnTo(place, finish, focus = /** @type {Focus} */ ({ give: () => true })) {
    returning = { ...place, finish, focus };
    awaited = 0;
    afterPatch();
  }

  /**
   * Restores the texts and choices whose inputs are there, and opens the next screen.
   * @returns {unknown}
   */
  function retrace() {
    if (!returning || answered < awaited) return;
    let isWaiting = false;
    for (const [key, text] of Object.entries(returning.texts)) {
      const input = /** @type {any} */ (byKey(key));
      // It may still be loading, or depend on another choice.
      if (!input?.matches(":enabled")) continue;
      // What a browser has restored is not what the person types now.
      stateOf(input);
      isWaiting = !choices;
      if (isWaiting) continue;
      choices?.choose(input, text);
      delete returning.texts[key];
    }
    // The next screen may cover it.
    if (isWaiting) return choosing();
    const link = byKey(returning.trail.shift());
    if (link && !link.matches(":disabled")) {
      sendTexts([...dirty].map(textOf));
      awaited = send("click", link);
    } else {
      const hasFocus = returning.isThere && document.activeElement !== document.body;
      if (!returning.isThere) returning.finish();
      returning.isThere = true;
      // What is not there may still be loading.
      if ((hasFocus || returning.focus.give()) && !Object.keys(returning.texts).length) returning = undefined;
    }
  }

  /** @param {string | undefined} key */
  const byKey = (key) => (key ? root.querySelector(`[data-k="${CSS.escape(key)}"]`) : null);

  // A reload is a new session too. A Back that the app would refuse may leave the page before that: what the person has
  // typed belongs to what they see.
  const store = () => `headwater ${BASE}${shown}`;
  /** The page of this tab that was left last. */
  const LEFT = "headwater-left";

  addEventListener("pagehide", () => {
    try {
      keepScroll();
      sessionStorage.setItem(store(), JSON.stringify({ ...placeNow(), scrolls, rows: reader?.texts() }));
      sessionStorage.setItem(LEFT, store());
    } catch {
      // Storage may be forbidden or full.
    }
  });

  // The browser asks for the next page before it has left this one.
  addEventListener("beforeunload", () =>
    (document.cookie = `headwater-leaving=${root.dataset.session?.slice(0, 6)}; path=${BASE}; max-age=9`));

  const visit = /** @type {any} */ (performance.getEntriesByType("navigation")[0])?.type;

  function resume() {
    const { who } = placeNow();
    const former = history.state?.who ?? who;
    history.replaceState({ ...entry(), who }, "");
    if (former !== who) {
      // The browser itself has restored what somebody else had typed at this entry of the history.
      refused = true;
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
  function recall(isNew = false) {
    try {
      const place = JSON.parse(sessionStorage.getItem(store()) ?? "null");
      sessionStorage.removeItem(store());
      const { who } = placeNow();
      if (place?.who !== who) return;
      if (isNew) Object.assign(scrolls, place.scrolls);
      if (place.rows) read().then(({ giveBack }) => giveBack(place.rows));
      // Somebody may have edited it.
      returnTo({ who, trail: [place.trail].flat(), texts: { ...place.texts } }, scrollBack);
      return true;
    } catch {
      // As above.
    }
  }

  // ---- stored values

  /**
   * The script for them, which is loaded before a hello if there are any.
   * @type {Keeper | undefined}
   */
  let keeper;
  /** @type {Promise<Keeper | void> | undefined} */
  let keeping;
  const keep = () => (keeping ??= load("storage").then(async ({ open }) => (keeper = await open(tell, isBusy)), () => {}));
  addEventListener("storage", ({ key }) => key?.startsWith(VALUES) && keep());
  const VALUES = "headwater-values";
  let isReading = false;
  try {
    isReading = `${[...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie]}`.includes(VALUES);
  } catch {
    // As above.
  }

  // ---- start

  addEventListener("pageshow", () => {
    adopt();
    connect();
  });
  // The server of a page may be on the same machine: then the next connection takes the message away.
  window.ononline = window.onoffline = () => {
    showTrouble();
    reconnect();
  };
  afterPatch();
  resume();
  adopt();
  if (root.querySelector("[data-on~=change]")) choosing();
  if (root.querySelector(":focus")) findFocus();
  if (isReading) {
    keep().then(() => {
      isReading = false;
      connect();
    });
  } else connect();
})();
