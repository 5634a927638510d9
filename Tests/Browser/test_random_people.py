"""A law: whatever a person does on whatever line, no key is lost, none is in another field, and page and server agree.

Each person is a seed. PEOPLE is their number, and FIRST_PERSON the first seed, to repeat one.
"""

import os
import random
import re

import pytest
from playwright.sync_api import expect

FIRST = int(os.environ.get("FIRST_PERSON", "1"))
# `make test-long` has two hundred, of which some still lose keys: what is typed without a line, after a tap that waits, may
# come back from another site without its end.
PEOPLE = range(FIRST, FIRST + int(os.environ.get("PEOPLE", "0")))
ACTS = 25


class Person:
    """Acts at random, and remembers what must be true afterwards."""

    def __init__(self, seed, page, line):
        self.chance = random.Random(seed)
        self.page = page
        self.line = line
        self.first = ""
        self.entries = []
        self.token = 0
        self.is_away = False
        self.log = []

    def act(self):
        acts = {self.type_first: 8, self.enter: 5, self.tap: 4, self.pause: 4, self.leave_line: 3}
        if not self.is_away:
            acts |= {self.reload: 1, self.go_and_come_back: 1}
        [act] = self.chance.choices(list(acts), acts.values())
        self.log.append(act.__name__)
        act()

    def type_first(self):
        text = "".join(self.chance.choices("abcdefghijklmnopqrstuvwxyz ", k=self.chance.randint(1, 12)))
        self.go_to("First")
        self.page.keyboard.type(text, delay=self.chance.choice([0, 10, 40]))
        self.first += text

    def enter(self):
        """Types an entry that no other one is like, and presses Enter."""
        self.token += 1
        entry = f"<{self.token}>"
        self.go_to("Second")
        self.page.keyboard.type(entry, delay=self.chance.choice([0, 20]))
        self.page.keyboard.press("Enter")
        self.entries.append(entry)

    def tap(self):
        self.page.get_by_role("button", name="Tap").click(no_wait_after=True)

    def pause(self):
        self.page.wait_for_timeout(self.chance.choice([50, 200, 700]))

    def leave_line(self):
        if self.is_away:
            self.come_back()
        elif self.chance.random() < 0.4:
            self.line.cut()
        elif self.chance.random() < 0.5:
            self.line.freeze()
            self.page.wait_for_timeout(self.chance.choice([100, 600]))
            self.line.thaw()
        else:
            self.line.go_away()
            self.is_away = True

    def come_back(self):
        self.line.come_back()
        self.is_away = False

    def reload(self):
        self.settle()
        self.page.reload()
        self.find_texts()

    def go_and_come_back(self):
        self.settle()
        self.page.goto("about:blank")
        self.page.go_back()
        self.find_texts()

    def find_texts(self):
        """What is typed before a text has come back takes its place, and the page says what that was."""
        expect(self.page.get_by_label("First", exact=True)).to_have_value(self.first)

    def go_to(self, name):
        field = self.page.get_by_label(name, exact=True)
        field.click()
        self.page.keyboard.press("End")

    def settle(self):
        """Waits until page and server agree."""
        if self.is_away:
            self.come_back()
        expect(self.page.locator("#headwater")).to_have_attribute("data-live", "")
        field = self.page.get_by_label("First", exact=True)
        expect(field).to_have_value(self.first)
        expect(self.shown("first")).to_have_text(re.compile(f"first: ?{re.escape(self.first.rstrip())} *"))
        expect(self.page.get_by_label("Second", exact=True)).to_have_value("")
        expect(self.shown("second")).to_have_text(re.compile("second: ?"))
        shown = self.shown("entries").inner_text().removeprefix("entries:").strip()
        entries = shown.split("|") if shown else []
        # A new session begins without entries. Those since then are all there, each once, in their order.
        assert entries == self.entries[len(self.entries) - len(entries) :], (entries, self.entries)
        return entries

    def shown(self, name):
        return self.page.get_by_text(re.compile(f"^{name}:"))


@pytest.mark.parametrize("seed", PEOPLE)
def test_no_key_of_a_random_person_is_lost(serve_over, page, seed):
    chance = random.Random(seed)
    delay = chance.choice([0, 0.05, 0.2])
    line = serve_over(delay=delay, jitter=delay / 2, loss=0.02, seed=seed)
    page.goto(f"{line.address}/typed")
    expect(page.locator("#headwater")).to_have_attribute("data-live", "")
    person = Person(seed, page, line)
    try:
        for _ in range(ACTS):
            person.act()
        person.settle()
    except BaseException:
        print("seed", seed, "delay", delay, person.log, repr(person.first), person.entries)
        raise
