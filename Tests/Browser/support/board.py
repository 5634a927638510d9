"""The board, as a person finds its parts."""

import re

from playwright.sync_api import expect


def named(title):
    """The name of a card: its title, and what else is on it."""
    return re.compile(f"^{re.escape(title)}(, .*)?$")


class Board:
    def __init__(self, page):
        self.page = page

    def open(self, address):
        self.page.goto(f"{address}/board")
        expect(self.page.get_by_role("heading", name="Board")).to_be_visible()
        expect(self.column("Ideas")).to_be_visible()
        return self

    def is_live(self):
        """The page has found its process, which may be another than the one that has rendered it."""
        expect(self.page.locator("#headwater[data-live]")).to_be_attached()
        return self

    def column(self, name):
        return self.page.get_by_role("group", name=name, exact=True)

    def card(self, title):
        return self.page.get_by_role("button", name=named(title))

    def add(self, column, title):
        field = self.page.get_by_label(f"New card in {column}")
        field.fill(title)
        field.press("Enter")
        expect(field).to_have_value("")
        return self.has(column, title)

    def has(self, column, *titles):
        for title in titles:
            expect(self.column(column).get_by_role("button", name=named(title))).to_be_visible()
        return self

    def choose(self, title, choice):
        self.page.get_by_role("button", name=named(f"More {title}")).click()
        self.page.get_by_role("dialog").get_by_role("button", name=choice, exact=True).click()
        return self

    def undo(self):
        self.page.get_by_role("button", name="Undo", exact=True).click()
        return self

    def call_me(self, name):
        self.page.get_by_role("button", name=re.compile(", you$")).click()
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Done", exact=True).click()
        # While the sheet closes, nothing below it takes keys.
        expect(self.page.locator("dialog")).to_have_count(0)
        expect(self.page.get_by_role("button", name=f"{name}, you", exact=True)).to_be_visible()
        return self

    def hold(self, title):
        """Presses the mouse on the handle of a card."""
        box = self.page.locator(f"[data-identifier='handle of {title}']").bounding_box()
        place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.move(*place)
        self.page.mouse.down()
        return place

    def titles(self, column):
        cards = self.column(column).locator(".menu-subject").get_by_role("button")
        return cards.evaluate_all("all => all.map(one => one.ariaLabel.split(', ')[0])")
