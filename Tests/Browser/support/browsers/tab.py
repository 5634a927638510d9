"""What a person does in a tab, by what each browser's driver can do."""

import json
import time

LONGEST = 20

FIND = """
(selector, text, index) => {
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden";
  };
  const nameOf = (element) =>
    element.getAttribute("aria-label") ?? (element.getAttribute("aria-labelledby")
      ? element.getAttribute("aria-labelledby").split(" ").map((id) => document.getElementById(id)?.innerText).join(" ")
      : element.labels?.length ? [...element.labels].map((label) => label.innerText).join(" ")
      : element.placeholder || element.innerText || element.value || "");
  const seen = [...document.querySelectorAll(selector)].filter(isSeen);
  const exact = seen.filter((element) => nameOf(element).trim() === text || element.innerText?.trim() === text);
  const element = (text ? (exact.length ? exact : seen.filter((element) => nameOf(element).includes(text))) : seen)[index];
  if (!element) return null;
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""

BUTTON = "button,[role=button],input[type=checkbox],[role=switch],a,summary,[role=tab]"
FIELD = "input,textarea,select"


class Tab:
    """A driver defines `goto`, `reload`, `back`, `forward`, `run`, `move`, `down`, `up`, `keys`, `press`, `resize` and
    `close`."""

    def open(self, address):
        self.goto(address)
        self.until("return document.querySelector('#headwater')?.dataset.live !== undefined")
        return self

    def until(self, script, longest=LONGEST):
        """Waits until a script returns something, and returns that."""
        deadline = time.monotonic() + longest
        while True:
            found = self.run(script)
            if found:
                return found
            assert time.monotonic() < deadline, f"never true in {self.name}: {script}\n{self.text}"
            time.sleep(0.03)

    @property
    def text(self):
        return self.run("return document.body.innerText")

    def shows(self, text, longest=LONGEST):
        """Waits until the page shows a text."""
        self.until(f"return document.body.innerText.includes({json.dumps(text)})", longest)
        return self

    def shows_not(self, text):
        self.until(f"return !document.body.innerText.includes({json.dumps(text)})")
        return self

    def place(self, selector, name="", index=0):
        """Waits until something is there and rests, as a person does, and returns its center."""
        script = f"return ({FIND})({json.dumps(selector)}, {json.dumps(name)}, {index})"
        former = None
        while (place := self.until(script)) != former:
            former = place
            time.sleep(0.15)
        return place

    def tap(self, name, selector=BUTTON, index=0):
        """Presses and releases the mouse on what has this name."""
        return self.tap_at(*self.place(selector, name, index))

    def tap_at(self, x, y):
        self.move(x, y)
        self.down()
        self.up()
        return self

    def field(self, name):
        """Goes to the end of the text of a field."""
        self.tap(name, FIELD)
        self.press("End")
        return self

    def type(self, text, delay=0):
        self.keys(text, delay)
        return self

    def value(self, name):
        return self.run(f"return ({VALUE})({json.dumps(name)})")

    def has(self, name, value, longest=LONGEST):
        """Waits until a field has a value."""
        self.until(f"return ({VALUE})({json.dumps(name)}) === {json.dumps(value)}", longest)
        return self

    def choose(self, name, choice):
        """Chooses in a menu of choices, which browsers open outside of the page, where no driver reaches."""
        self.place("select", name)
        self.run(f"return ({CHOOSE})({json.dumps(name)}, {json.dumps(choice)})")
        return self

    def compose(self, text, end="Enter", ends_before_key=False):
        """Composes a text as an input method does, and ends with a key. Safari ends the composition before it sends the
        key, others afterwards.

        Drivers have no input method. The events are those of recordings of real ones; a page cannot tell them apart, but
        for `isTrusted`, which ours does not read.
        """
        given = ", ".join(json.dumps(value) for value in (text, end, ends_before_key))
        self.run(f"return ({COMPOSE})({given})")
        return self


VALUE = """
(name) => {
  const nameOf = (element) =>
    element.getAttribute("aria-label") ?? document.getElementById(element.getAttribute("aria-labelledby"))?.innerText
    ?? (element.labels?.length ? element.labels[0].innerText : element.placeholder);
  const isSeen = (element) => element.getClientRects().length;
  const fields = [...document.querySelectorAll("input,textarea,select")].filter(isSeen);
  const field = fields.find((element) => nameOf(element)?.trim() === name);
  if (!field) return null;
  return field.type === "checkbox" ? field.checked : field.selectedOptions?.[0]?.text ?? field.value;
}"""

CHOOSE = """
(name, choice) => {
  const menu = [...document.querySelectorAll("select")].find((menu) =>
    (menu.getAttribute("aria-label") ?? document.getElementById(menu.getAttribute("aria-labelledby"))?.innerText
      ?? menu.labels?.[0]?.innerText)?.trim() === name);
  menu.focus();
  menu.selectedIndex = [...menu.options].findIndex((option) => option.text === choice);
  menu.dispatchEvent(new Event("input", { bubbles: true }));
  menu.dispatchEvent(new Event("change", { bubbles: true }));
}"""

COMPOSE = """
(text, key, isBefore) => {
  const field = document.activeElement, former = field.value;
  const fire = (event) => field.dispatchEvent(event);
  const write = (data, isComposing) => {
    field.value = former + data;
    fire(new InputEvent("input", { bubbles: true, data, isComposing, inputType: "insertCompositionText" }));
  };
  const keydown = (key, isComposing) =>
    fire(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key, keyCode: 229, which: 229, isComposing }));
  fire(new CompositionEvent("compositionstart", { bubbles: true, data: "" }));
  for (let length = 1; length <= text.length; length++) {
    keydown("Process", true);
    fire(new CompositionEvent("compositionupdate", { bubbles: true, data: text.slice(0, length) }));
    write(text.slice(0, length), true);
  }
  if (!isBefore) keydown(key, true);
  fire(new CompositionEvent("compositionend", { bubbles: true, data: text }));
  if (isBefore) keydown(key, false);
  fire(new KeyboardEvent("keyup", { bubbles: true, key, keyCode: 13 }));
}"""
