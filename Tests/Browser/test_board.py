"""The board: two people at once, the mouse, the keyboard, a phone, and a server that is killed."""

import re
import tempfile

import pytest
from playwright.sync_api import expect

from support.looks import expect_good_looks
from support.showcase import Showcase, free_port

COLUMNS = ["Ideas", "To do", "Doing", "Done"]


class Board:
    """The board, as a person finds its parts."""

    def __init__(self, page):
        self.page = page

    def open(self, address):
        self.page.goto(f"{address}/board")
        expect(self.page.get_by_role("heading", name="Board")).to_be_visible()
        expect(self.column("Ideas")).to_be_visible()
        return self

    def column(self, name):
        return self.page.get_by_role("group", name=name, exact=True)

    def card(self, title):
        return self.page.get_by_role("button", name=title, exact=True)

    def add(self, column, title):
        field = self.page.get_by_label(f"New card in {column}")
        field.fill(title)
        field.press("Enter")
        expect(field).to_have_value("")
        return self.has(column, title)

    def has(self, column, *titles):
        for title in titles:
            expect(self.column(column).get_by_role("button", name=title, exact=True)).to_be_visible()
        return self

    def choose(self, title, choice):
        self.page.get_by_role("button", name=f"More {title}", exact=True).click()
        self.page.get_by_role("dialog").get_by_role("button", name=choice, exact=True).click()
        return self

    def undo(self):
        self.page.get_by_role("button", name="Undo", exact=True).click()
        return self

    def titles(self, column):
        cards = self.column(column).get_by_role("button", name=re.compile("^More "))
        return [name.removeprefix("More ") for name in cards.evaluate_all(
            "all => all.map(one => one.getAttribute('aria-label') ?? one.textContent)")]


@pytest.fixture
def address(serve):
    return serve().address


@pytest.fixture
def two(new_context, address):
    """Two people at one board."""
    return [Board(new_context().new_page()).open(address) for _ in range(2)]


def test_two_people_see_what_the_other_does_and_undo_only_their_own(two):
    ida, bo = two
    ida.add("Doing", "From Ida")
    bo.has("Doing", "From Ida")
    expect(bo.page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    bo.choose("From Ida", "Move to Done")
    ida.has("Done", "From Ida")
    bo.add("Ideas", "From Bo")
    ida.has("Ideas", "From Bo")
    ida.undo()
    expect(bo.card("From Ida")).to_have_count(0)
    bo.has("Ideas", "From Bo")


def test_people_see_who_is_here_and_what_they_look_at(two):
    ida, bo = two
    for board, name in ((ida, "Ida"), (bo, "Bo")):
        board.page.get_by_role("button", name=re.compile(", you$")).click()
        board.page.get_by_label("Your name").fill(name)
        board.page.get_by_role("button", name="Done", exact=True).click()
    expect(bo.page.get_by_text("Ida", exact=True)).to_be_visible()
    ida.card("Look who is here").click()
    expect(bo.page.get_by_text("Ida looks at it")).to_be_visible()
    ida.page.keyboard.press("Escape")
    expect(bo.page.get_by_text("Ida looks at it")).to_have_count(0)
    ida.page.close()
    expect(bo.page.get_by_text("Ida", exact=True)).to_have_count(0, timeout=20_000)


def test_a_card_is_dragged_by_the_mouse_while_the_other_sees_who_does(two):
    ida, bo = two
    page = ida.page
    handle = page.locator("[data-identifier='handle of Look who is here']")
    box, target = handle.bounding_box(), ida.column("Done").bounding_box()
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 40, start[1] + 10, steps=4)
    expect(bo.page.get_by_text("moves it")).to_be_visible()
    page.mouse.move(target["x"] + 30, start[1], steps=8)
    page.mouse.up()
    ida.has("Done", "Look who is here")
    bo.has("Done", "Look who is here")
    expect(bo.page.get_by_text("moves it")).to_have_count(0)


def test_a_card_is_moved_by_the_keyboard_alone(page, address):
    board = Board(page).open(address)
    more = page.get_by_role("button", name="More Look who is here", exact=True)
    more.focus()
    page.keyboard.press("Enter")
    choice = page.get_by_role("dialog").get_by_role("button", name="Move to Ideas")
    choice.focus()
    page.keyboard.press("Enter")
    board.has("Ideas", "Look who is here")


def test_nothing_that_was_shown_is_lost_when_the_server_is_killed(page):
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        first = Showcase(port, environment={"JOURNAL_DATA": folder})
        board = Board(page).open(first.address)
        board.add("Doing", "Survives").choose("Survives", "Move to Done").has("Done", "Survives")
        first.kill()
        expect(page.get_by_text("Reconnecting…")).to_be_visible()
        second = Showcase(port, environment={"JOURNAL_DATA": folder})
        try:
            # The page comes back by itself, and its person can still take back their own.
            expect(page.get_by_text("Connected.")).to_be_attached(timeout=15_000)
            board.has("Done", "Survives").undo().has("Doing", "Survives")
            assert any(f"The board is kept in {folder}" in line for line in second.output)
        finally:
            second.stop()


def test_a_half_typed_title_is_there_after_a_reload_although_the_board_has_to_load(page, address):
    board = Board(page).open(address)
    board.card("Look who is here").click()
    title = page.get_by_role("dialog").get_by_label("Title")
    title.fill("Look who was here")
    page.reload()
    expect(title).to_have_value("Look who was here")
    # It belongs to that sheet alone.
    page.get_by_role("button", name="Cancel", exact=True).click()
    expect(page.locator("dialog")).to_have_count(0)
    board.card("Look who is here").click()
    expect(title).to_have_value("Look who is here")


@pytest.mark.parametrize("width", [1280, 390])
def test_the_columns_are_beside_one_another_and_scroll_on_a_phone(new_context, address, width):
    board = Board(new_context(width=width).new_page()).open(address)
    boxes = [board.column(name).bounding_box() for name in COLUMNS]
    assert len({box["y"] for box in boxes}) == 1
    assert all(a["x"] + a["width"] <= b["x"] for a, b in zip(boxes, boxes[1:]))
    assert (boxes[-1]["x"] + boxes[-1]["width"] <= width) == (width == 1280)
    overflow = "document.documentElement.scrollWidth - innerWidth"
    assert board.page.evaluate(overflow) <= 0


def test_looks(two):
    ida, bo = two
    bo.card("Look who is here").click()
    bo.page.get_by_role("switch", name="Due date").check()
    bo.page.get_by_role("textbox", name="Due").or_(bo.page.get_by_label("Due", exact=True)).fill(
        "2020-02-28T12:00"
    )
    expect_good_looks(bo.page, "board-card")
    bo.page.get_by_role("button", name="Save").click()
    expect(ida.page.get_by_text("It is time")).to_be_visible()
    bo.card("Look who is here").click()
    expect(ida.page.get_by_text("looks at it")).to_be_visible()
    expect_good_looks(ida.page, "board")
