// The types that the comments in client.js name. No browser ever sees this file.

/** What a person types into. */
type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** What the script knows of a text input. */
interface InputState {
  /** The last event that told its value. */
  sequence: number;
  sentAt: number;
  /** Whether it was changed since. */
  dirty: boolean;
  /** Whether its text is the person's. */
  typed: boolean;
  /** Values that the server has not judged yet. */
  sent: Map<number, string>;
  accepted: string;
  timer: number | undefined;
}

/** An event that the server may not have handled yet. */
interface SentEvent {
  sequence: number;
  text: string;
  /** The key of the link that was clicked. */
  link: string | false | null;
}

/** A drag that has begun: where, by which pointer, and what was told of it. */
interface Drag {
  element: Element;
  x: number;
  y: number;
  id: number;
  sent: number;
  last?: string;
  wait?: number;
}

/** Where a person is. */
interface Place {
  /** The keys of the links whose screens are open, in their order. */
  trail: string[];
  /** What was typed, by the key of its input. */
  texts: Record<string, string>;
}
