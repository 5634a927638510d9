"""What somebody has chosen in a half-filled form: it comes back as typed text does, and is never only shown."""

import json
import re
import time

import pytest
from playwright.sync_api import expect

from support.board import Board
from support.delay_proxy import DelayProxy
from support.gallery import open_gallery
from support.showcase import Showcase, free_port
from support.traffic import TWO_FRAMES, Traffic


def choose(page):
    """Chooses something of each kind in the gallery."""
    page.get_by_role("combobox", name="Color").select_option(label="Green")
    page.get_by_role("radio", name="Large").first.check()
    page.get_by_label("Day").fill("2024-02-29")
    page.get_by_label("Paint").fill("#00ff00")
    expect_choices(page)


def expect_choices(page):
    expect(page.get_by_role("combobox", name="Color")).to_have_value("2")
    # The other controls of the same value follow, so the app has it.
    expect(page.get_by_role("combobox", name="Size").locator("option:checked")).to_have_text("Large")
    for radio in page.get_by_role("radio", name="Large").all():
        expect(radio).to_be_checked()
    expect(page.get_by_text("large, Green")).to_be_visible()
    expect(page.get_by_label("Day")).to_have_value("2024-02-29")
    expect(page.get_by_label("Both")).to_have_value(re.compile("^2024-02-29T"))
    expect(page.get_by_label("Paint")).to_have_value("#00ff00")


@pytest.fixture
def pickers(page, showcase):
    return open_gallery(page, showcase, "Pickers and dates")


def test_choices_survive_a_reload_and_another_one(pickers):
    choose(pickers)
    for _ in range(2):
        pickers.reload()
        expect_choices(pickers)


def test_choices_survive_a_restart_of_the_server(page):
    port = free_port()
    first = Showcase(port)
    open_gallery(page, first, "Pickers and dates")
    choose(page)
    session = page.locator("#headwater").get_attribute("data-session")
    first.kill()
    second = Showcase(port)
    try:
        expect(page.locator("#headwater")).not_to_have_attribute("data-session", session, timeout=15_000)
        expect_choices(page)
    finally:
        second.stop()


def test_what_the_app_has_changed_since_is_not_undone(page, showcase):
    open_gallery(page, showcase, "Pickers and dates")
    page.get_by_role("combobox", name="Size").select_option(label="Small")
    expect(page.get_by_text("small, no color")).to_be_visible()
    # Another control of the same value: the menu shows what the app says.
    page.get_by_role("radio", name="Large").first.check()
    expect(page.get_by_text("large, no color")).to_be_visible()
    page.reload()
    expect(page.get_by_text("large, no color")).to_be_visible()
    expect(page.get_by_role("combobox", name="Size").locator("option:checked")).to_have_text("Large")


def test_a_choice_that_is_no_draft_is_shown_as_the_server_has_it(page, showcase):
    page.goto(showcase.address)
    page.get_by_role("link", name=re.compile("^Movies")).click()
    toggle = page.get_by_role("switch", name="Slow network")
    picker = page.get_by_label("A tap shows")
    initial = picker.locator("option:checked").inner_text()
    toggle.check()
    picker.select_option(label="when saved")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.reload()
    expect_initial(toggle, picker, initial)
    # Browsers restore what controls have shown when somebody comes back to a page, although the server has another
    # session by then.
    toggle.check()
    picker.select_option(label="when saved")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.goto("about:blank")
    page.go_back()
    expect_initial(toggle, picker, initial)


def expect_initial(toggle, picker, initial):
    """Once the page is live, and so nothing is on its way that would change it."""
    toggle.page.wait_for_load_state("networkidle")
    expect(toggle).not_to_be_checked()
    expect(picker.locator("option:checked")).to_have_text(initial)


def test_choices_before_the_script_runs_are_heard(new_context, showcase):
    page = new_context().new_page()
    held = []
    page.route("**/client.js*", lambda route: held.append(route))
    page.goto(f"{showcase.address.rstrip('/')}/gallery/pickers", wait_until="commit")
    page.get_by_role("combobox", name="Color").select_option(label="Red")
    page.get_by_role("radio", name="Small").first.check()
    page.get_by_label("Day").fill("2024-02-29")
    expect(page.get_by_text("medium, no color")).to_be_visible()
    held[0].fallback()
    expect(page.get_by_text("small, Red")).to_be_visible()
    expect(page.get_by_label("Day")).to_have_value("2024-02-29")
    expect(page.get_by_role("combobox", name="Size").locator("option:checked")).to_have_text("Small")


@pytest.mark.parametrize("script", ["client", "choices"])
def test_choices_in_the_moment_after_a_reload_are_heard(pickers, script):
    choose(pickers)
    held = []
    pickers.route(f"**/{script}.js*", lambda route: held.append(route), times=1)
    pickers.reload(wait_until="commit")
    # By the keyboard: browsers know what a person has used, and not what a program has set.
    color = pickers.get_by_role("combobox", name="Color")
    expect(color.locator("option:checked")).to_have_text("None")
    color.press("ArrowDown")
    pickers.get_by_role("radio", name="Small").first.check()
    assert held
    for route in held:
        route.fallback()
    expect(pickers.get_by_text("small, Red")).to_be_visible()
    # What was not chosen anew comes back.
    expect(pickers.get_by_label("Day")).to_have_value("2024-02-29")
    expect(pickers.get_by_role("combobox", name="Size").locator("option:checked")).to_have_text("Small")
    pickers.reload()
    expect(pickers.get_by_text("small, Red")).to_be_visible()


@pytest.mark.parametrize("script", ["client", "choices"])
def test_a_slider_in_the_moment_after_a_reload_is_heard(page, showcase, script):
    open_gallery(page, showcase, "Controls")
    level = page.get_by_role("slider", name="Level")
    held = []
    page.route(f"**/{script}.js*", lambda route: held.append(route), times=1)
    page.reload(wait_until="commit")
    for _ in range(10):
        level.press("ArrowRight")
    value = level.input_value()
    assert float(value) > 0.45
    for route in held:
        route.fallback()
    expect(page.get_by_text(f"{round(float(value) * 100)}%", exact=True)).to_be_visible()
    expect(level).to_have_value(value)


def test_radio_buttons_that_a_browser_has_restored_are_set_back_and_keep_the_focus(pickers):
    held = []
    pickers.route("**/choices.js*", lambda route: held.append(route))
    traffic = Traffic(pickers)
    pickers.reload()
    traffic.settle()
    large = pickers.get_by_role("radio", name="Large").first
    large.evaluate("radio => { radio.checked = true; radio.focus() }")
    for route in held:
        route.fallback()
    expect(pickers.get_by_role("radio", name="Medium").first).to_be_checked()
    expect(large).to_be_focused()
    pickers.keyboard.press("ArrowDown")
    expect(pickers.get_by_text("small, no color")).to_be_visible()


@pytest.mark.parametrize("role", ["combobox", "radio"])
def test_what_the_app_makes_of_a_choice_comes_back(pickers, role):
    if role == "radio":
        pickers.get_by_role("radio", name="Small").first.check()
    else:
        pickers.get_by_role("combobox", name="Size").select_option(label="Small")
    expect(pickers.get_by_text("small, no color")).to_be_visible()
    for size in ["medium", "large"]:
        pickers.get_by_role("button", name="Next size").click()
        expect(pickers.get_by_text(f"{size}, no color")).to_be_visible()
    for _ in range(2):
        pickers.reload()
        expect(pickers.get_by_text("large, no color")).to_be_visible()
        expect(pickers.get_by_role("combobox", name="Size").locator("option:checked")).to_have_text("Large")


def test_the_choices_of_a_card_come_back_with_its_sheet(page, serve):
    board = Board(page).open(serve().address)
    board.card("Look who is here").click()
    sheet = page.get_by_role("dialog")
    due = sheet.get_by_label("Due", exact=True)
    sheet.get_by_role("switch", name="Due date").check()
    due.fill("2031-05-06T07:30")
    sheet.get_by_label("Title").fill("half a title")
    page.reload()
    expect(sheet.get_by_label("Title")).to_have_value("half a title")
    expect(sheet.get_by_role("switch", name="Due date")).to_be_checked()
    expect(due).to_have_value("2031-05-06T07:30")


def test_a_form_of_a_store_that_asks_before_dismissal_is_a_draft(page, showcase):
    page.goto(f"{showcase.address.rstrip('/')}/todos")
    page.get_by_role("button", name="Call Ida", exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Title").fill("Call Ida and Bo")
    reminder = sheet.get_by_label("Reminder")
    chosen = reminder.locator("option").nth(1).inner_text()
    reminder.select_option(index=1)
    page.reload()
    expect(sheet.get_by_label("Title")).to_have_value("Call Ida and Bo")
    expect(sheet.get_by_label("Reminder").locator("option:checked")).to_have_text(chosen)
    sheet.get_by_role("button", name="Save").click()
    expect(page.get_by_text(f"Reminder {chosen}")).to_be_visible()


NONSENSE = ["", "x", "true", "false", "99999", "-1", "2024-99-99", "#zzzzzz", "x" * 100_000, None, 7, {"a": 1}]


def test_what_the_app_has_changed_before_the_script_for_choices_runs_is_shown(page, showcase):
    open_gallery(page, showcase, "Pickers and dates")
    held = []
    page.route("**/choices.js*", lambda route: held.append(route))
    traffic = Traffic(page)
    page.reload()
    traffic.settle()
    # The other control of the same date follows, and its markup is older.
    both = page.get_by_label("Both")
    page.get_by_label("Day").fill("2024-02-29")
    expect(both).to_have_value(re.compile("^2024-02-29T"))
    traffic.settle()
    traffic.clear()
    assert held
    for route in held:
        route.fallback()
    # The script runs before it hears of this.
    page.get_by_role("radio", name="Large").first.check()
    expect(page.get_by_text("large, no color")).to_be_visible()
    traffic.settle()
    expect(both).to_have_value(re.compile("^2024-02-29T"))
    expect(page.get_by_label("Day")).to_have_value("2024-02-29")
    # Nobody has chosen the date again.
    changes = [frame for frame in traffic.frames if not frame.is_down and json.loads(frame.text)[0] == "change"]
    assert len(changes) <= 1


@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: repr(text)[:12])
def test_choices_edited_by_hand_harm_nobody(pickers, text):
    errors = []
    pickers.on("pageerror", lambda error: errors.append(str(error)))
    choose(pickers)
    pickers.evaluate(
        # After the page has saved it for the last time.
        """(text) => ['pagehide', 'visibilitychange'].forEach((last) => addEventListener(last, () => {
          for (const [name, value] of Object.entries(sessionStorage)) {
            if (!name.startsWith('headwater /')) continue;
            const place = JSON.parse(value);
            for (const key in place.texts) place.texts[key] = text;
            sessionStorage.setItem(name, JSON.stringify(place));
          }
        }))""",
        text,
    )
    pickers.reload()
    # What the page shows is what the server has.
    shown = pickers.get_by_role("combobox", name="Size")
    shown.select_option(label="Small")
    expect(pickers.get_by_text("small, no color")).to_be_visible()
    expect(pickers.get_by_role("combobox", name="Color").locator("option:checked")).to_have_text("None")
    assert errors == []


def test_a_thousand_choices_of_an_edited_place_do_not_flood_the_server(pickers):
    traffic = Traffic(pickers)
    choose(pickers)
    pickers.evaluate(
        # After the page has saved it for the last time.
        """() => ['pagehide', 'visibilitychange'].forEach((last) => addEventListener(last, () => {
          for (const [name, value] of Object.entries(sessionStorage)) {
            if (!name.startsWith('headwater /')) continue;
            const place = JSON.parse(value);
            for (let index = 0; index < 1000; index++) place.texts['x' + index] = 'true';
            sessionStorage.setItem(name, JSON.stringify(place));
          }
        }))"""
    )
    pickers.reload()
    expect_choices(pickers)
    changes = [frame for frame in traffic.frames if not frame.is_down and json.loads(frame.text)[0] == "change"]
    assert len(changes) < 20


def test_choices_on_a_slow_line_survive_reloads_that_are_faster_than_the_answers(page):
    port = free_port()
    proxy = DelayProxy(port, 0.4)
    slow = Showcase(port, allowed_origin=proxy.address)
    try:
        page.set_default_timeout(30_000)
        page.goto(f"{proxy.address}/gallery/pickers")
        expect(page.get_by_text("medium, no color")).to_be_visible()
        page.get_by_role("combobox", name="Color").select_option(label="Green")
        page.get_by_role("radio", name="Large").first.check()
        page.get_by_label("Day").fill("2024-02-29")
        # Nothing has been answered yet, and nothing has come back yet after the first one.
        page.reload(wait_until="commit")
        page.wait_for_load_state("domcontentloaded")
        page.reload()
        expect(page.get_by_text("large, Green")).to_be_visible()
        expect(page.get_by_label("Day")).to_have_value("2024-02-29")
        expect(page.get_by_label("Both")).to_have_value(re.compile("^2024-02-29T"))
    finally:
        slow.stop()
        proxy.close()


def test_choices_made_offline_are_heard_when_the_line_is_back(pickers):
    pickers.context.set_offline(True)
    expect(pickers.get_by_text("You are offline.")).to_be_visible()
    pickers.get_by_role("combobox", name="Color").select_option(label="Green")
    pickers.get_by_role("combobox", name="Size").select_option(label="Large")
    pickers.context.set_offline(False)
    expect(pickers.get_by_text("large, Green")).to_be_visible()


def test_a_time_that_the_app_has_corrected_comes_back(new_context, showcase):
    page = new_context(timezone_id="Europe/Berlin").new_page()
    open_gallery(page, showcase, "Pickers and dates")
    both = page.get_by_label("Both")
    # That hour does not exist: clocks are put forward.
    both.fill("2031-03-30T02:30")
    expect(both).to_have_value("2031-03-30T03:30")
    for _ in range(2):
        page.reload()
        expect(both).to_have_value("2031-03-30T03:30")


ADD = """document.addEventListener('readystatechange', () => {
  if (document.readyState !== 'interactive') return;
  const field = document.querySelector('[role=switch][data-on]');
  for (let number = 0; number < 150; number++) {
    const copy = field.cloneNode();
    copy.removeAttribute('checked');
    copy.setAttribute('data-h', 900000 + number);
    copy.setAttribute('data-k', `copy ${number}`);
    document.getElementById('headwater').append(copy);
  }
})"""


@pytest.fixture
def many(page, traffic, showcase):
    """A page with 150 more switches. The server drops what it hears of them, and answers it as anything else."""
    page.add_init_script(ADD)
    page.goto(f"{showcase.address.rstrip('/')}/gallery/controls")
    expect(page.locator("[data-k^='copy ']")).to_have_count(150)
    traffic.settle()
    return page


CHECK = "() => document.querySelectorAll('[data-k^=\"copy \"]:not(:checked)').forEach((one) => one.click())"
CHECKED = "[data-k^='copy ']:checked"


def heard(traffic):
    """The copied switches of which the server has heard last that they are on."""
    last = {}
    for frame in traffic.frames:
        kind, *rest = json.loads(frame.text)
        if kind == "change" and not frame.is_down:
            last[rest[1]] = rest[2]
    return [number for number, value in last.items() if number >= 900_000 and value == "true"]


def expect_all_heard(page, traffic):
    deadline = time.monotonic() + 30
    while len(heard(traffic)) < 150:
        assert time.monotonic() < deadline, len(heard(traffic))
        page.evaluate(TWO_FRAMES)
    traffic.settle()
    expect(page.locator(CHECKED)).to_have_count(150)


def test_many_choices_made_offline_are_all_heard(many, traffic):
    many.context.set_offline(True)
    expect(many.get_by_text("You are offline.")).to_be_visible()
    many.evaluate(CHECK)
    traffic.clear()
    many.context.set_offline(False)
    expect_all_heard(many, traffic)


def test_many_choices_all_come_back(many, traffic):
    many.evaluate(CHECK)
    expect_all_heard(many, traffic)
    for _ in range(2):
        traffic.clear()
        many.reload()
        expect_all_heard(many, traffic)


def test_a_button_waits_for_all_choices_that_stand_before_it(many, traffic):
    many.evaluate("document.querySelector('button.step:enabled').id = 'more'")
    traffic.clear()
    status = "document.getElementById('headwater-connection')"
    said = many.evaluate(f"() => {{ ({CHECK})(); document.getElementById('more').click(); return {status}.innerText }}")
    assert said == "Waiting for the server…"
    traffic.settle()
    assert len(heard(traffic)) == 150
    assert '["click"' not in "".join(frame.text for frame in traffic.frames if not frame.is_down)
    many.locator("#more").click()
    expect(many.get_by_text(re.compile("Count: [13]"))).to_be_visible()
