"""The todos' whole story, by mouse and by keyboard alone."""

import re

import pytest
from playwright.sync_api import expect

from support.hands import Keyboard, Mouse


class Todos:
    """The app's screen, as a person finds its parts."""

    def __init__(self, page, hand):
        self.page = page
        self.hand = hand

    def open(self, address):
        self.page.goto(address)
        self.hand.press(self.page.get_by_role("link", name="Todos").first)
        expect(self.page.get_by_role("heading", name="Todos")).to_be_visible()
        return self.shows("Water the plants", "Call Ida", "Buy coffee")

    def press(self, name):
        self.hand.press(self.page.get_by_role("button", name=name, exact=True))
        return self

    def delete(self, place):
        self.hand.press(self.page.get_by_role("button", name="Delete").nth(place))
        return self

    def press_in(self, part, name):
        self.hand.press(part.get_by_role("button", name=name, exact=True))
        return self

    def drag(self, title, *others):
        """Drags a row over others, one after the other, and releases it there."""
        x, start = self.middle(title)
        ends = [self.middle(other)[1] for other in others]
        self.page.mouse.move(x, start)
        self.page.mouse.down()
        moving = self.page.locator(".row.moving")
        # The first press loads the script.
        for step in range(100):
            if moving.count():
                break
            self.page.mouse.move(x, start + 12 + step % 2)
        expect(moving).to_have_count(1)
        for end in ends:
            # A little beyond the middle of the other row.
            self.page.mouse.move(x, end + (8 if end > start else -8 if end < start else 0), steps=4)
        self.page.mouse.up()
        expect(moving).to_have_count(0)

    def middle(self, title):
        box = self.page.get_by_role("button", name=title, exact=True).bounding_box()
        return box["x"] + 20, box["y"] + box["height"] / 2

    def add(self, title):
        self.hand.go_to(self.page.get_by_label("New todo"))
        self.page.keyboard.type(title)
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_label("New todo")).to_have_value("")
        return self

    def shows(self, *titles):
        circles = self.page.get_by_role("button", name=re.compile("^(Not done|Done): "))
        expect(circles).to_have_count(len(titles))
        for place, title in enumerate(titles):
            expect(circles.nth(place)).to_have_accessible_name(f"Not done: {title}")
        return self


@pytest.fixture
def todos(page, showcase, hands):
    return Todos(page, hands(page)).open(showcase.address)


def test_story(todos):
    page = todos.page
    todos.add("Sweep").shows("Water the plants", "Call Ida", "Buy coffee", "Sweep")
    todos.press("Sweep")
    dialog = page.get_by_role("dialog")
    title = dialog.get_by_label("Title")
    expect(title).to_have_value("Sweep")
    title.fill("Sweep the floor")
    dialog.get_by_label("Reminder").select_option(label="in ten minutes")
    todos.press("Save")
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("Reminder in ten minutes")).to_be_visible()
    todos.press("Not done: Call Ida")
    expect(page.get_by_role("button", name="Done: Call Ida", exact=True)).to_be_visible()
    todos.press("Undo").press("Sort")
    todos.shows("Buy coffee", "Call Ida", "Sweep the floor", "Water the plants")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()


def test_a_todo_is_deleted_after_the_alert_and_comes_back_by_undo(todos):
    alert = todos.page.get_by_role("alertdialog")
    todos.delete(1)
    expect(alert.get_by_text("Delete “Call Ida”?")).to_be_visible()
    todos.press("Cancel").shows("Water the plants", "Call Ida", "Buy coffee")
    todos.delete(1)
    todos.press_in(alert, "Delete").shows("Water the plants", "Buy coffee")
    todos.press("Undo").shows("Water the plants", "Call Ida", "Buy coffee")
    todos.press("Redo").shows("Water the plants", "Buy coffee")


def test_the_focus_goes_to_the_next_row_when_a_row_is_deleted_after_an_alert(page, showcase):
    todos = Todos(page, Keyboard(page)).open(showcase.address)
    alert = page.get_by_role("alertdialog")
    for left in (["Call Ida", "Buy coffee"], ["Buy coffee"]):
        todos.delete(0)
        expect(alert.get_by_role("button", name="Cancel")).to_be_focused()
        todos.press_in(alert, "Delete").shows(*left)
        expect(page.get_by_role("button", name=f"Delete {left[0]}", exact=True)).to_be_focused()
    todos.delete(0)
    todos.press_in(alert, "Delete").shows()
    expect(page.get_by_role("radio", name="All")).to_be_focused()


def test_rows_are_dragged_to_their_places(page, showcase):
    todos = Todos(page, Mouse(page)).open(showcase.address).press("Edit")
    todos.drag("Buy coffee", "Water the plants")
    todos.shows("Buy coffee", "Water the plants", "Call Ida")
    todos.drag("Buy coffee", "Call Ida")
    todos.shows("Water the plants", "Call Ida", "Buy coffee")
    # A row that comes back to its place has not been moved, and its release is no click.
    todos.drag("Call Ida", "Water the plants", "Call Ida")
    todos.shows("Water the plants", "Call Ida", "Buy coffee")
    expect(page.get_by_role("dialog")).to_have_count(0)
    todos.press("Undo").shows("Buy coffee", "Water the plants", "Call Ida")
    todos.press("Call Ida")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_list_begins_below_the_title_however_few_rows_it_has(page, showcase):
    todos = Todos(page, Mouse(page)).open(showcase.address)
    title = page.get_by_role("heading", name="Todos").bounding_box()
    bottom = page.viewport_size["height"] - 120
    for name in ("All", "Done"):
        page.get_by_role("radio", name=name).check()
        if name == "Done":
            todos.shows()
        field = page.get_by_label("New todo").bounding_box()
        assert field["y"] - (title["y"] + title["height"]) < 60
        assert page.get_by_label("Connected").bounding_box()["y"] > bottom


def test_escape_keeps_what_is_typed_into_the_sheet(todos):
    title = todos.press("Call Ida").page.get_by_role("dialog").get_by_label("Title")
    title.fill("Call Ida at noon")
    todos.page.keyboard.press("Escape")
    todos.press("Keep editing")
    expect(title).to_have_value("Call Ida at noon")
    todos.press("Cancel")
    expect(title).to_have_count(0)


def test_the_list_is_saved_when_the_service_is_back(todos):
    switch = todos.page.get_by_label("Connected")
    switch.uncheck()
    todos.add("Sweep")
    expect(todos.page.get_by_text("Saving…")).to_be_visible()
    switch.check()
    expect(todos.page.get_by_text("Saved", exact=True)).to_be_visible()
