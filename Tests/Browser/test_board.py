"""The board: two people at once, the mouse, the keyboard, a phone, and a server that is killed."""

import tempfile

import pytest
from playwright.sync_api import expect

from support.board import Board, named
from support.looks import expect_good_looks
from support.showcase import Showcase, free_port

COLUMNS = ["Ideas", "To do", "Doing", "Done"]


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
    ida.call_me("Ida")
    bo.call_me("Bo")
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
    target = ida.column("Done").bounding_box()
    start = ida.hold("Look who is here")
    page.mouse.move(start[0] + 40, start[1] + 10, steps=4)
    expect(bo.page.get_by_text("moves it")).to_be_visible()
    page.mouse.move(target["x"] + 30, start[1], steps=8)
    page.mouse.up()
    ida.has("Done", "Look who is here")
    bo.has("Done", "Look who is here")
    expect(bo.page.get_by_text("moves it")).to_have_count(0)


@pytest.mark.parametrize("choice", ["Move to Ideas", "Delete"])
def test_a_drag_ends_when_somebody_else_takes_the_card_away(two, choice):
    ida, bo = two
    start = ida.hold("Look who is here")
    ida.page.mouse.move(start[0] + 40, start[1] + 10, steps=4)
    expect(bo.page.get_by_text("moves it")).to_be_visible()
    bo.choose("Look who is here", choice)
    gone = ida.column("Doing").get_by_role("button", name=named("Look who is here"))
    expect(gone).to_have_count(0)
    ida.page.mouse.move(start[0] + 60, start[1] + 20, steps=4)
    ida.page.mouse.up()
    expect(bo.page.get_by_text("moves it")).to_have_count(0)
    expect(ida.page.get_by_text("Look who is here")).to_have_count(0 if choice == "Delete" else 1)


def test_an_entry_before_the_script_runs_is_not_lost(page, address):
    held = hold_script(page)
    page.goto(f"{address}/board", wait_until="commit")
    field = page.get_by_label("New card in Ideas")
    field.fill("An early card")
    field.press("Enter")
    held[0].continue_()
    Board(page).has("Ideas", "An early card")
    expect(field).to_have_value("")


def test_two_entries_before_the_script_runs_never_become_one(page, address):
    held = hold_script(page)
    page.goto(f"{address}/board", wait_until="commit")
    field = page.get_by_label("New card in Ideas")
    field.fill("Two")
    field.press("Enter")
    field.press_sequentially(" entries")
    held[0].continue_()
    expect(page.locator("[data-live]")).to_be_attached()
    page.wait_for_load_state("networkidle")
    expect(field).to_have_value("Two entries")
    expect(Board(page).card("Two entries")).to_have_count(0)


def hold_script(page):
    """The requests for the page's script, which wait."""
    held = []
    page.route("**/client.js*", lambda route: held.append(route))
    return held


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


def carry(board, title, x, y=0):
    """Drags a card by so much, and returns where the pointer is. It is not dropped."""
    start = board.hold(title)
    place = (start[0] + x, start[1] + y)
    board.page.mouse.move(*place, steps=8)
    return place


def test_a_dragged_card_looks_as_in_its_place_and_a_mark_shows_where_it_will_land(page, address):
    board = Board(page).open(address)
    title = "Stop the server and start it again"
    carry(board, title, 310, -20)
    texts = page.get_by_text(title, exact=True)
    expect(texts).to_have_count(2)
    place, way = (text.bounding_box() for text in texts.all())
    assert place["height"] == way["height"] and abs(place["width"] - way["width"]) < 1
    assert abs(way["x"] - place["x"] - 310) <= 1
    (mark,) = page.locator(".capsule").all()
    target = board.column("Doing").bounding_box()
    assert mark.bounding_box()["width"] == target["width"] - 24
    assert target["x"] < mark.bounding_box()["x"] < target["x"] + target["width"]
    page.mouse.up()
    board.has("Doing", title)
    carry(board, "Drag me by the handle", 310)
    expect(page.get_by_text("Drag me by the handle", exact=True)).to_have_count(2)
    expect_good_looks(page, "board-drag")


def test_the_escape_key_puts_a_dragged_card_back(page, address):
    board = Board(page).open(address)
    carry(board, "Look who is here", -290)
    expect(page.get_by_text("Look who is here", exact=True)).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.get_by_text("Look who is here", exact=True)).to_have_count(1)
    page.mouse.up()
    board.add("Ideas", "Later").has("Doing", "Look who is here")


def test_a_card_that_is_dropped_beyond_the_board_stays(page, address):
    board = Board(page).open(address)
    start = board.hold("Look who is here")
    page.mouse.move(start[0] - 290, -50, steps=8)
    page.mouse.up()
    board.add("Ideas", "Later").has("Doing", "Look who is here")
    expect(page.get_by_text("Look who is here", exact=True)).to_have_count(1)


def test_a_finger_carries_a_card_to_a_column_that_is_not_on_the_screen(new_context, address):
    page = new_context(width=360, has_touch=True, is_mobile=True).new_page()
    board = Board(page).open(address)
    box = page.locator("[data-identifier='handle of Give a card a due date']").bounding_box()
    x, y = box["x"] + 16, box["y"] + 40
    touch = page.context.new_cdp_session(page)

    def send(kind, *points):
        points = [{"x": x, "y": y} for x, y in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", (x, y))
    for step in range(1, 11):
        send("touchMove", (x + (350 - x) * step / 10, y))
    done = board.column("Done")
    page.wait_for_function(
        "name => document.querySelector(`[role=group][aria-label=${name}]`).getBoundingClientRect().right <= innerWidth",
        arg="Done",
    )
    # It goes no farther: the card that is carried makes the board no wider.
    page.wait_for_timeout(300)
    assert 300 < done.bounding_box()["x"] + done.bounding_box()["width"] <= 360
    # To the middle of the last column, where nothing scrolls.
    middle = done.bounding_box()["x"] + 100
    send("touchMove", (middle, y))
    send("touchMove", (middle + 1, y))
    send("touchEnd")
    board.has("Done", "Give a card a due date")


def test_a_drag_that_the_server_does_not_survive_is_said_to_be_undone(page):
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        first = Showcase(port, environment={"JOURNAL_DATA": folder})
        board = Board(page).open(first.address)
        carry(board, "Look who is here", -290)
        expect(page.get_by_text("Look who is here", exact=True)).to_have_count(2)
        first.kill()
        expect(page.get_by_text("Reconnecting…")).to_be_visible()
        page.mouse.up()
        second = Showcase(port, environment={"JOURNAL_DATA": folder})
        try:
            said = page.get_by_text("What you have dragged is back in its place")
            expect(said).to_be_visible(timeout=15_000)
            board.has("Doing", "Look who is here")
            expect(said).to_be_hidden(timeout=15_000)
        finally:
            second.stop()


def test_a_copy_of_a_tab_takes_back_what_was_done_in_it_and_no_more(page, address):
    tab = Board(page).open(address).add("Ideas", "From the tab")
    # As the menu of a browser does, this copies the session storage.
    with page.context.expect_page() as opened:
        page.evaluate("window.open(location.href)")
    copy = Board(opened.value).has("Ideas", "From the tab")
    undo = copy.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_disabled()
    copy.add("Ideas", "From the copy")
    tab.has("Ideas", "From the copy").undo()
    expect(copy.card("From the tab")).to_have_count(0)
    copy.has("Ideas", "From the copy")
    for _ in range(2):
        copy.page.reload()
        expect(undo).to_be_enabled()
    copy.undo()
    expect(tab.card("From the copy")).to_have_count(0)


def test_large_text_grows_its_cards(new_context, address):
    page = new_context().new_page()
    board = Board(page).open(address)
    long = "A title of many words, all of which somebody wants to read, also with letters that are twice as large as others"
    board.add("Ideas", "x" * 40).add("Ideas", long)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for title in ["Look who is here", "x" * 40, long]:
        assert page.get_by_text(title, exact=True).evaluate("text => text.scrollHeight - text.clientHeight") <= 1
        card = board.card(title)
        text = page.get_by_text(title, exact=True).bounding_box()
        paper = page.locator(f"[data-identifier='handle of {title}']").locator("xpath=../..").bounding_box()
        more = page.get_by_role("button", name=f"More {title}", exact=True).bounding_box()
        column = card.locator("xpath=ancestor::*[@role='group'][1]").bounding_box()
        assert text["height"] > 84
        assert text["x"] + text["width"] <= more["x"] + 1
        assert more["x"] + more["width"] <= column["x"] + column["width"]
        assert paper["y"] <= text["y"]
        assert text["y"] + text["height"] <= paper["y"] + paper["height"] <= column["y"] + column["height"]


def test_a_step_back_from_an_edited_card_asks_first(page, address):
    board = Board(page).open(address)
    board.card("Look who is here").click()
    title = page.get_by_role("dialog").get_by_label("Title")
    title.fill("Half a tho")
    question = page.get_by_role("alertdialog", name="Discard changes?")
    page.keyboard.press("Escape")
    question.get_by_role("button", name="Keep editing").click()
    expect(title).to_have_value("Half a tho")
    page.go_back()
    expect(question).to_be_visible()
    expect(title).to_have_value("Half a tho")
    expect_good_looks(page, "board-discard")
    question.get_by_role("button", name="Discard changes").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page).to_have_url(f"{address}/board")
    board.has("Doing", "Look who is here")


def test_the_limit_of_a_title_is_said_and_nothing_is_cut(page, address):
    board = Board(page).open(address)
    field = page.get_by_label("New card in Ideas")
    field.fill("x" * 300)
    field.press("Enter")
    expect(page.get_by_text("at most 120 characters. This one has 300.")).to_be_visible()
    expect(field).to_have_value("x" * 300)
    expect_good_looks(page, "board-limit")
    field.fill("x" * 120)
    field.press("Enter")
    board.has("Ideas", "x" * 120)


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
