"""Typed texts that come back: never over what others have written since, and never lost without a word."""

import json
import re

import pytest
from playwright.sync_api import expect

from support.board import Board
from support.gallery import open_gallery
from support.showcase import Showcase, free_port
from support.traffic import Traffic


def open_board(new_context, address):
    """The name of a board that somebody shows, and all that their page sends."""
    page = new_context().new_page()
    traffic = Traffic(page)
    Board(page).open(address)
    return page.get_by_label("Name of the board"), traffic


def name_board(field, traffic, text, other):
    field.fill(text)
    traffic.settle()
    expect(other).to_have_value(text)


@pytest.mark.parametrize("path", ["about:blank", "/todos"])
def test_back_types_no_text_over_what_others_have_written_since(new_context, serve, path):
    address = serve().address.rstrip("/")
    mine, my_traffic = open_board(new_context, address)
    theirs, their_traffic = open_board(new_context, address)
    name_board(mine, my_traffic, "Alpha", theirs)
    mine.page.goto(path if ":" in path else address + path)
    theirs.fill("Beta")
    their_traffic.settle()
    mine.page.go_back()
    notice = mine.page.get_by_text("“Name of the board” has changed since you typed “Alpha”.")
    expect(notice).to_be_visible()
    my_traffic.settle()
    expect(mine).to_have_value("Beta")
    expect(theirs).to_have_value("Beta")
    # What is typed now counts.
    name_board(mine, my_traffic, "Gamma", theirs)


def on_top(note):
    return note.evaluate(
        """note => {
          const { x, y, width, height } = note.getBoundingClientRect();
          return note.contains(document.elementFromPoint(x + width / 2, y + height / 2))
            && x >= 0 && x + width <= innerWidth && note.scrollWidth <= note.clientWidth;
        }"""
    )


@pytest.mark.parametrize("width", [360, 1280])
def test_a_text_that_does_not_come_back_can_be_read_until_the_person_closes_it(
    new_context, serve, width
):
    """It is the only copy of the text."""
    address = serve().address.rstrip("/")
    mine, my_traffic = open_board(new_context, address)
    theirs, their_traffic = open_board(new_context, address)
    page = mine.page
    page.set_viewport_size({"width": width, "height": 640})
    text = "A" * 60
    name_board(mine, my_traffic, text, theirs)
    page.goto("about:blank")
    theirs.fill("Beta")
    their_traffic.settle()
    page.go_back()
    note = page.locator("#headwater-notice")
    expect(note).to_contain_text(text)
    expect(note).to_have_role("status")
    assert on_top(note)
    # The connection has a place of its own.
    page.context.set_offline(True)
    offline = page.get_by_text("You are offline.")
    expect(offline).to_be_visible()
    assert on_top(note) and on_top(offline)
    page.context.set_offline(False)
    expect(offline).to_be_hidden()
    my_traffic.settle()
    assert on_top(note)
    # Nor does a dialog cover it.
    Board(page).card("Look who is here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("#headwater-notice")).to_contain_text(text)
    dialog.get_by_label("Title").click()
    assert on_top(note)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(note).to_be_visible()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(note).to_have_count(0)


def test_back_types_nothing_that_others_had_written_before(new_context, serve):
    address = serve().address
    mine, my_traffic = open_board(new_context, address)
    theirs, their_traffic = open_board(new_context, address)
    name_board(theirs, their_traffic, "Alpha", mine)
    mine.page.goto("about:blank")
    theirs.fill("Beta")
    their_traffic.settle()
    mine.page.go_back()
    expect(mine).to_have_value("Beta")
    my_traffic.settle()
    expect(mine).to_have_value("Beta")
    expect(theirs).to_have_value("Beta")
    expect(mine.page.locator("#headwater-connection")).to_be_hidden()


def test_a_restart_types_no_text_over_what_others_have_written_since(new_context, tmp_path):
    port = free_port()
    first = Showcase(port, environment={"JOURNAL_DATA": str(tmp_path)})
    mine, my_traffic = open_board(new_context, first.address)
    theirs, their_traffic = open_board(new_context, first.address)
    name_board(mine, my_traffic, "Alpha", theirs)
    mine.page.context.set_offline(True)
    expect(mine.page.get_by_text("You are offline.")).to_be_visible()
    first.kill()
    second = Showcase(port, environment={"JOURNAL_DATA": str(tmp_path)})
    try:
        their_traffic.settle()
        expect(theirs).to_have_value("Alpha")
        theirs.fill("Beta")
        their_traffic.settle()
        mine.page.context.set_offline(False)
        expect(mine).to_have_value("Beta", timeout=20_000)
        my_traffic.settle()
        expect(mine).to_have_value("Beta")
        expect(theirs).to_have_value("Beta")
    finally:
        second.stop()


def test_back_in_one_tab_types_nothing_over_the_text_of_another(new_context, showcase):
    context = new_context()
    tabs = []
    for _ in range(2):
        page = context.new_page()
        traffic = Traffic(page)
        page.goto(f"{showcase.address.rstrip('/')}/gallery/storage")
        traffic.settle()
        tabs.append((page.get_by_label("Name", exact=True), traffic))
    (mine, my_traffic), (other, other_traffic) = tabs
    name_board(mine, my_traffic, "Old", other)
    mine.page.goto("about:blank")
    other.fill("Newer")
    other_traffic.settle()
    mine.page.go_back()
    expect(mine).to_have_value("Newer")
    my_traffic.settle()
    expect(other).to_have_value("Newer")


def test_what_the_app_has_made_of_a_text_comes_back(page, traffic, showcase):
    open_gallery(page, showcase, "Controls")
    amount = page.get_by_label("Amount")
    for text, shown in [("99.90", "99.9"), ("1234567", "1,234,567")]:
        amount.fill(text)
        amount.press("Tab")
        expect(amount).to_have_value(shown)
        for _ in range(2):
            page.reload()
            traffic.settle()
            expect(amount).to_have_value(shown)


@pytest.mark.parametrize("is_offline", [True, False], ids=["offline", "down"])
def test_a_reload_that_fails_loses_no_text(page, is_offline):
    port = free_port()
    server = Showcase(port)
    try:
        open_gallery(page, server, "Controls")
        page.get_by_role("textbox", name="Name").fill("half a name")
        toggle = page.get_by_role("switch", name="Switch")
        was = toggle.is_checked()
        toggle.click()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        if is_offline:
            page.context.set_offline(True)
        else:
            server.kill()
        with pytest.raises(Exception, match="net::ERR"):
            page.reload()
        if is_offline:
            page.context.set_offline(False)
        else:
            server = Showcase(port)
        page.reload()
        expect(page.get_by_role("textbox", name="Name")).to_have_value("half a name")
        expect(toggle).to_be_checked(checked=not was)
    finally:
        server.stop()


def test_who_comes_anew_finds_no_old_text(page, traffic, showcase):
    address = showcase.address.rstrip("/")
    page.goto(f"{address}/gallery/controls")
    name = page.get_by_role("textbox", name="Name")
    initial = name.input_value()
    name.fill("half a name")
    traffic.settle()
    page.goto(f"{address}/gallery/lists")
    page.goto(f"{address}/gallery/controls")
    traffic.settle()
    expect(name).to_have_value(initial)


STRANGE = [
    "{}", "5", "'x'", "{number: 1, trail: 5}", "{trail: []}", "{number: 0, trail: {at: 1}}", "{number: 1, trail: 'x'}",
    "{number: 0, trail: [], from: null}", "{number: 0, trail: [], from: 5}", "{number: 0, trail: [], from: [null, {}]}",
]


@pytest.mark.parametrize("state", STRANGE)
def test_an_entry_of_the_history_that_is_not_ours_harms_nobody(page, traffic, showcase, state):
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    address = showcase.address.rstrip("/")
    page.goto(f"{address}/gallery")
    traffic.settle()
    page.evaluate(f"history.replaceState({state}, '')")
    page.get_by_role("link", name="Controls", exact=True).click()
    expect(page).to_have_url(f"{address}/gallery/controls")
    page.go_back()
    expect(page).to_have_url(f"{address}/gallery")
    expect(page.get_by_role("heading", level=1, name="Gallery")).to_be_visible()
    page.evaluate(f"history.replaceState({state}, '')")
    page.reload()
    traffic.settle()
    page.get_by_role("link", name="Controls", exact=True).click()
    expect(page.get_by_role("heading", level=1, name="Controls")).to_be_visible()
    assert errors == []


def test_a_hundred_choices_made_offline_end_as_they_are_shown(page, traffic, showcase):
    open_gallery(page, showcase, "Pickers and dates")
    traffic.settle()
    page.context.set_offline(True)
    expect(page.get_by_text("You are offline.")).to_be_visible()
    radio = page.get_by_role("radio", name="Small").first
    radio.focus()
    for _ in range(106):
        page.keyboard.press("ArrowRight")
    sizes = ["Small", "Medium", "Large"]
    [shown] = [
        size for size in sizes if page.get_by_role("radio", name=size).first.is_checked()
    ]
    time = page.locator("input[type=time]")
    time.focus()
    for _ in range(117):
        page.keyboard.press("ArrowUp")
    value = time.input_value()
    page.context.set_offline(False)
    traffic.settle()
    expect(page.get_by_text(re.compile(f"^{shown.lower()}, "))).to_be_visible()
    expect(page.get_by_role("combobox", name="Size").locator("option:checked")).to_have_text(shown)
    expect(time).to_have_value(value)
    expect(page.get_by_label("Both")).to_have_value(re.compile(f"T{value}$"))


def test_a_reload_of_one_of_as_many_tabs_as_are_allowed_is_no_other_tab(new_context, serve):
    showcase = serve(maximum_sessions_per_browser=3)
    context = new_context()
    for _ in range(3):
        page = context.new_page()
        traffic = Traffic(page)
        page.goto(f"{showcase.address.rstrip('/')}/gallery/controls")
        traffic.settle()
    name = page.get_by_role("textbox", name="Name")
    name.fill("half a name")
    traffic.settle()
    for _ in range(3):
        assert page.reload().status == 200
        expect(name).to_have_value("half a name")
        traffic.settle()
    # One more is too many.
    other = context.new_page()
    other.goto("about:blank")
    context.clear_cookies(name="headwater-leaving")
    assert other.goto(page.url).status == 429


@pytest.mark.parametrize("script", ["client", "choices"])
def test_what_is_typed_before_a_script_runs_wins_against_what_comes_back(
    page, traffic, showcase, script
):
    open_gallery(page, showcase, "Controls")
    name = page.get_by_role("textbox", name="Name")
    name.fill("an old text")
    held = []
    page.route(f"**/{script}.js*", lambda route: held.append(route), times=1)
    page.reload(wait_until="commit")
    name.fill("a new one")
    if script == "choices":
        # The server has it before the old one comes.
        traffic.settle()
    for route in held:
        route.fallback()
    expect(page.get_by_text("“Name” has changed since you typed “an old text”.")).to_be_visible()
    expect(name).to_have_value("a new one")
    page.reload()
    expect(name).to_have_value("a new one")
    expect(page.locator("#headwater-connection")).to_be_hidden()


FILL_AND_TAP = """count => {
  const field = document.querySelector('[data-on~=input]');
  for (let number = 0; number < count; number++) {
    const copy = field.cloneNode();
    copy.setAttribute('data-h', 900000 + number);
    copy.setAttribute('data-k', `copy ${number}`);
    document.getElementById('headwater').append(copy);
    copy.value = `text ${number}`;
    copy.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  document.querySelector('[role=switch]').click();
}"""


def test_the_texts_of_a_long_form_go_together_and_leave_room_for_taps(page, traffic, showcase):
    """The server drops the texts of the copied fields, and answers them as any others."""
    open_gallery(page, showcase, "Controls")
    traffic.settle()
    traffic.clear()
    toggle = page.get_by_role("switch", name="Switch")
    was = toggle.is_checked()
    page.evaluate(FILL_AND_TAP, 1_000)
    traffic.settle()
    expect(toggle).to_be_checked(checked=not was)
    sent = [json.loads(frame.text) for frame in traffic.frames if not frame.is_down]
    texts = [pair for kind, *rest in sent if kind == "texts" for pair in rest[2]]
    texts += [rest[1:] for kind, *rest in sent if kind == "input"]
    assert sorted(texts) == [[900_000 + number, f"text {number}"] for number in range(1_000)]
    kinds = [kind for kind, *_ in sent if kind in {"texts", "input", "change"}]
    assert len(kinds) < 50
    assert kinds.index("change") < 10
