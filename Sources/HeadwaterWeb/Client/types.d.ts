// The types that the comments in client.js name. No browser ever sees this file.

/** What a person types into. */
type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** What the script knows of something that changes often, and of which the last value is told. */
interface Telling {
  /** The last event that told it; 0 for none. */
  sequence: number;
  sentAt: number;
  /** Whether it was changed since. */
  dirty: boolean;
  timer: number | undefined;
}

/** What the script knows of a text input. */
interface InputState extends Telling {
  /** Whether its text is the person's. */
  typed: boolean;
  /** Values that the server has not judged yet. */
  sent: Map<number, string>;
  accepted: string;
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

/** A drag that has begun: where, by which pointer, and what was told of it. */
interface Drag extends Telling {
  element: Element;
  x: number;
  y: number;
  id: number;
  last?: string;
}

/** Where a person is. */
interface Place {
  /** A tag of the person; empty for a guest. */
  who?: string;
  /** The keys of the links whose screens are open, in their order. */
  trail: string[];
  /** What was typed, by the key of its input. */
  texts: Record<string, string>;
}

/** Sends an event, and returns its number; 0 if it was not sent. */
type Act = (kind: string, element: Element, value?: string) => number;

/** Tells the script for long lists what the server has handled, and where to scroll. */
type Tell = (act: Act, handled: number, id?: number, block?: ScrollLogicalPosition) => void;

/** A gap in a long list, or an element of one of its rows. */
interface Part {
  element: Element;
  isGap: boolean;
  /** Its place in the list, and the number of its rows. */
  place: number;
  count: number;
  rect: DOMRect;
}
