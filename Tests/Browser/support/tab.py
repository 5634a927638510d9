"""A tab of a browser, as a person walks with it through the showcase."""

import re

from playwright.sync_api import expect


class Tab:
    """A tab of a browser that shows the showcase."""

    def __init__(self, page, base):
        self.page = page
        self.base = base.rstrip("/") + "/"
        self.problems = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))

    def open(self, address=""):
        assert self.page.goto(self.base + address).status == 200
        return self

    def follow(self, name):
        self.page.get_by_role("link", name=name, exact=True).last.click()
        return self

    def choose(self, name):
        self.page.get_by_role("link", name=re.compile(f"^{name}")).first.click()
        return self

    def shows(self, title, address):
        self.is_at(title, address)
        heading = self.page.get_by_role("heading", name=title, exact=True)
        expect(heading.locator("visible=true")).to_have_count(1)
        return self

    def is_at(self, title, address, sheet=None):
        expect(self.page).to_have_title(title)
        expect(self.page).to_have_url(self.base + address)
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_have_count(1 if sheet else 0)
        if sheet:
            expect(dialog.get_by_text(sheet).first).to_be_visible()
        assert self.problems == []
        return self

    def back(self):
        self.page.evaluate("history.back()")
        return self

    def forward(self):
        self.page.evaluate("history.forward()")
        return self
