// The types that the comments in the scripts name. No browser ever sees this file.

/** What a person types into, and whether they did so before the scripts ran. */
type TextInput = (HTMLInputElement | HTMLTextAreaElement) & { typed?: number };

/** The clicks and keys from before the scripts ran, each with the text that its element had. */
declare const t: [any, string | undefined][];

/** What the script knows of something that changes often, and of which the last value is told. */
interface Telling {
  /** The last event that told it; 0 for none. */
  sequence: number;
  sentAt: number;
  /** Whether it was changed since. */
  dirty: boolean;
  timer?: number;
}

/** What the script knows of a text input. */
interface InputState extends Telling {
  /** Whether its text is the person's. */
  typed: boolean;
  /** Whether its choice is the person's. */
  isChosen?: boolean;
  /** Values that the server has not judged yet. */
  sent: Map<number, string>;
  accepted: string;
  /** What the server had said before the person began to type. */
  bases: string[];
}

/** An event that the server may not have handled yet. */
interface SentEvent {
  sequence: number;
  text: string;
  /** The element of the event. */
  id: number;
  /** The key of the link that was clicked. */
  link: string | false | null;
}

/** The events of a person. */
interface Outbox {
  /** The number of the last event. */
  last: number;
  /** The last event that a server may have heard. */
  told: number;
  /** The number of the last tap. */
  tapped: number;
  /** The last event that the server has handled. */
  handled: number;
  /** The last one whose answer the page shows. */
  answered: number;
  /** Those that are not handled. */
  pending: SentEvent[];
}

/** Why a page must not change now: a character is composed, a screen is changing, or a control is pressed. */
type Hold = "composing" | "changing" | "pressing";

/** The connection to the server. */
interface Line {
  phase: "reading" | "waiting" | "opening" | "live" | "refused";
  socket?: WebSocket;
  /** The token of the session; null before the first answer. */
  token: string | null;
  /** The last batch that the page shows. */
  batch: number;
  /** The attempts to connect since the last answer. */
  attempts: number;
  /** When the server was asked, or was last heard of. */
  heard: number;
}

/** A drag that has begun: where, by which pointer, and what was told of it. */
interface Drag extends Telling {
  element: Element;
  x: number;
  y: number;
  id: number;
  /** Where the pointer is in the window. */
  clientX: number;
  clientY: number;
  last?: string;
}

/** Tells a value of which only the last one matters. */
type Pump = (state: Telling, tell: () => void) => void;

/** The script that copies. */
interface Copying {
  copy(text: string, tap: () => void, load: (name: string) => Promise<any>): void;
}

/** The script for drags, long presses and context menus. */
interface Pointer {
  press(event: PointerEvent, pump: Pump): void;
  pump(): void;
  goOn(find: Find, pending: SentEvent[]): void;
  openAt(event: UIEvent): void;
}

/**
 * A text or a choice that may come back. In an array, what the server had said before and while it was typed stands behind
 * it: if the server says something else by then, somebody has changed it.
 */
type SavedText = string | string[];

/** Where a person is. */
interface Place {
  /** A tag of the person; empty for a guest. */
  who?: string;
  /** The keys of the links whose screens are open, in their order. */
  trail: string[];
  /** What was typed, by the key of its input. */
  texts: Record<string, SavedText>;
}

/** What a person did before a new document came. */
interface Step {
  kind: string;
  element: any;
  /** Finds its control in the new document. */
  at(): any;
  value: any;
  /** The text that the control had. */
  shown: string;
  /** What it is in words; empty for what is not worth one. */
  said: string;
}

/** What had the focus before a new document came. */
interface Focus {
  /** Gives the focus to what has its place, and returns that. */
  give(): unknown;
}

/** The script for the focus and the caret. */
interface Focusing {
  /** Finds the place of what has the focus, for a new document. What is typed meanwhile goes into the texts that come back. */
  keep(texts: Record<string, SavedText>): Focus | undefined;
  /** Records focus and selection inside an element that is about to be moved, and returns what restores them. */
  hold(element: Element): () => void;
  /** Sets an input's value. The caret keeps its place in the text. */
  setValue(input: TextInput, value: string): void;
  /** Called after each change of the page: gives the focus to what was disabled or covered, or to what covers it. */
  follow(): void;
  /** Moves the focus within a menu, a row of tabs or a list to choose from, and returns whether it did. */
  step(target: Element, key: string): boolean | undefined;
}

/** The script for choices that come back. */
interface Choices {
  begin(): void;
  /** Makes the controls show again what a person has chosen and the server has not answered: a batch may be older. */
  show(): void;
  /** Makes a control show a choice, if it has it, or a text, if nobody has changed it since. */
  choose(control: any, saved: SavedText): void;
  /** Tells the server what a person has chosen, in turn with other such choices. */
  tell(control: any): void;
}

/** Sends an event, and returns its number; 0 if it was not sent. */
type Act = (kind: string, element: Element, value?: string) => number;

/** Tells the script for long lists what the server has handled, and where to scroll. */
type Tell = (act: Act, handled: number, id?: number, block?: ScrollLogicalPosition) => void;

/** The script for long lists. */
interface LongLists {
  /** Called before each change of the page. */
  notice(): void;
  tell: Tell;
  /** Where the person is in each list; nothing if they are in none. */
  places(): unknown[] | undefined;
  /** Returns to these places. */
  goBack(places: unknown[]): void;
  /** What was typed in rows, by the keys of their inputs; nothing if nothing was. */
  texts(): Record<string, SavedText> | undefined;
  /** Puts such texts back when their rows come into the page. */
  giveBack(texts: Record<string, SavedText>): void;
}

/** An entry of the history: its number, the addresses of those before it, and its screens without an address. */
interface Entry {
  number: number;
  trail: string[];
  /** The keys of the links that have opened them. */
  from?: string[];
}

/** The script for screens without an address. */
interface Screens {
  /** Gives the screens that are new an entry, and leaves that of those that have gone. */
  keep(): void;
  /** Shows the screens of the entry to which the person has gone, and returns whether they differ. */
  follow(): boolean;
}

/** The script for dialogs that close. */
interface Dialogs {
  /** Whether the page has closed it, and the server has not answered that yet. */
  isClosing(dialog: Element): boolean;
  /** Closes it at once if the person may close it, and tells the server. Returns whether it could be told. */
  dismiss(dialog: HTMLDialogElement): boolean;
  /** Called after each change of the page. */
  settle(): void;
}

/** The script for new documents. */
interface Returning {
  render(message: any[]): void;
  /** Restores the texts and choices whose inputs are there, and opens the next screen. */
  retrace(): void;
  /** Says what was not done, because the person does something else. */
  giveUp(): void;
}

/** The timing of an animation, in milliseconds. */
interface Timing {
  duration: number;
  easing: string;
  delay: number;
}

/** An element in which changes are animated. */
interface Scope {
  element: Element | undefined;
  timing: Timing;
}

/** How an element that is removed moves away. */
interface Leave {
  frame: Keyframe;
  timing: Timing;
  box: DOMRect;
}

/** Finds an element by its number. */
type Find = (id: number) => any;

/** Applies a batch, and animates its changes. */
type Animate = (operations: any[][], find: Find, perform: () => void) => Promise<void> | undefined;

/** The script for motion. */
interface Motion {
  animate: Animate;
  /** Whether an element that is removed moves away first. */
  leave(element: HTMLElement): boolean;
}

interface Document {
  startViewTransition?(update: () => void): {
    ready: Promise<void>;
    updateCallbackDone: Promise<void>;
    finished: Promise<void>;
    skipTransition(): void;
  };
}

/** A gap in a long list, or an element of one of its rows. */
interface Part {
  element: Element;
  isGap: boolean;
  /** Its place in the list, and the number of its rows. */
  place: number;
  count: number;
  rect: DOMRect;
}

/** The stored values of a page's person. */
interface Keeper {
  /** Those of the browser, and those of the tab; nothing if they do not fit into a message. */
  all(): unknown[];
  /** Stores a text; null removes it. */
  set(area: string, key: string, text: string | null): void;
  /** Removes all values of a person who has signed out. */
  clear(): void;
}

/** Begins to keep values. The function sends a message. */
type Open = (
  tell: (message: unknown[]) => void,
  /** Whether the server has not answered yet what a person has made of an input. */
  isWaiting: (input: any) => boolean,
) => Promise<Keeper>;
