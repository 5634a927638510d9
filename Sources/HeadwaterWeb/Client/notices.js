// @ts-check
// Says for a while what has not worked, for other scripts. The page says it although it is connected.

/** The time for which it is said, in milliseconds. */
const NOTICE = 8000;

/** @type {(status: HTMLElement, show: (text: string) => void, text: string) => void} */
export function say(status, show, text) {
  status.dataset.notice = text;
  show(text);
  setTimeout(() => {
    if (status.textContent !== text) return;
    status.hidden = true;
    status.textContent = "";
  }, NOTICE);
}
