"""What users of other live frameworks have reported, and what can go wrong between a person, a page and a server.

Each test is one of the pages of `Tests/Fixtures/PageCases`, on a slow line where that matters.
"""

import json
import re

import pytest
from playwright.sync_api import expect

SLOW = 0.2


@pytest.fixture
def open_case(lines, new_context):
    """Opens a case, over a line with this delay in each direction."""

    def open_case(name, delay=0, **options):
        page = new_context(**options).new_page()
        page.goto(f"{lines('page-cases', delay).address}/{name}")
        expect(page.locator("#headwater")).to_have_attribute("data-live", "")
        return page

    return open_case


def model(page, name):
    """The text of the page that begins with a name: what the model has."""
    return page.get_by_text(re.compile(rf"^{name}: ?"))


def expect_model(page, name, value):
    expect(model(page, name)).to_have_text(re.compile(rf"^{name}: ?{re.escape(value)}$"))


def center(element):
    box = element.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# ---- typing


def test_a_message_that_comes_and_goes_takes_no_letter_and_moves_no_caret(open_case):
    page = open_case("validation", SLOW)
    name = page.get_by_label("Name")
    name.click()
    page.evaluate(
        """() => {
          window.seen = [];
          const look = () => {
            const { value } = document.activeElement;
            if (seen.at(-1) !== value) seen.push(value);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    page.keyboard.type("abcdefghij", delay=60)
    expect_model(page, "model", "abcdefghij")
    expect_model(page, "count", "10")
    # It never went back.
    assert page.evaluate("seen.every((text, index) => !index || text.startsWith(seen[index - 1]))")
    for _ in range(5):
        page.keyboard.press("ArrowLeft")
    page.keyboard.type("XYZ", delay=60)
    expect_model(page, "model", "abcdeXYZfghij")
    assert name.evaluate("field => field.selectionStart") == 8


def test_a_binding_changes_what_is_typed_while_the_person_types_on(open_case):
    page = open_case("corrected", SLOW)
    code = page.get_by_label("Code")
    code.click()
    page.keyboard.type("ab1cd", delay=50)
    expect_model(page, "code", "ABCD")
    expect(code).to_have_value("ABCD")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.type("z9y", delay=50)
    expect_model(page, "code", "AZYBCD")
    expect(code).to_have_value("AZYBCD")
    assert code.evaluate("field => field.selectionStart") == 3


def test_a_number_is_formatted_when_it_is_left_and_not_before(open_case):
    page = open_case("corrected", SLOW)
    price = page.get_by_label("Price")
    price.click()
    page.keyboard.press("Control+a")
    page.keyboard.type("123456", delay=60)
    expect_model(page, "price", "123456.0")
    expect(price).to_have_value("123456")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.type("9")
    expect_model(page, "price", "1923456.0")
    expect(price).to_have_value("1923456")
    page.keyboard.press("Tab")
    expect(price).to_have_value("1,923,456.00")


def test_an_input_method_is_not_cut_by_changes_around_it(open_case):
    page = open_case("chat", SLOW)
    page.get_by_label("Chat").click()
    tools = page.context.new_cdp_session(page)
    for text in ["ㅇ", "아", "안"]:
        tools.send(
            "Input.imeSetComposition", {"text": text, "selectionStart": 1, "selectionEnd": 1}
        )
        page.wait_for_timeout(150)
    tools.send("Input.insertText", {"text": "안"})
    for text in ["ㄴ", "녀", "녕"]:
        tools.send(
            "Input.imeSetComposition", {"text": text, "selectionStart": 1, "selectionEnd": 1}
        )
        page.wait_for_timeout(150)
    key = {"windowsVirtualKeyCode": 229, "key": "Enter", "code": "Enter"}
    tools.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", **key})
    tools.send("Input.insertText", {"text": "녕"})
    expect_model(page, "text", "안녕")
    expect_model(page, "sent", "")
    page.keyboard.press("Enter")
    expect_model(page, "sent", "안녕")
    expect_model(page, "text", "")


def test_digits_of_full_width_are_a_number(open_case):
    page = open_case("chat")
    page.get_by_label("Number").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text("１２３")
    expect_model(page, "number", "123")


# ---- taps


def test_a_tap_right_after_typing_counts_once_and_with_the_whole_text(open_case):
    page = open_case("pushed", SLOW)
    page.locator("textarea").click()
    page.keyboard.type("hello", delay=40)
    page.get_by_role("button", name="Do").click(no_wait_after=True)
    expect_model(page, "log", "hello")


@pytest.mark.parametrize("press", [100, 450, 1200])
def test_a_press_is_not_lost_when_an_answer_moves_the_button(open_case, press):
    page = open_case("pushed", SLOW)
    button = page.get_by_role("button", name="Go")
    page.get_by_label("Single").click()
    page.mouse.move(*center(button))
    page.keyboard.type("x")
    page.wait_for_timeout(350)
    page.mouse.down()
    page.wait_for_timeout(press)
    page.mouse.up()
    expect_model(page, "log", "x")


def test_a_press_that_is_moved_away_lets_the_page_go_on(open_case):
    page = open_case("pushed", SLOW)
    page.get_by_label("Single").click()
    page.mouse.move(*center(page.get_by_role("button", name="Go")))
    page.keyboard.type("x")
    page.mouse.down()
    page.mouse.move(5, 5)
    expect(page.get_by_text("Another line that pushes")).to_be_visible()
    page.mouse.up()
    expect_model(page, "log", "")


def test_a_double_click_on_a_slow_line_acts_as_often_as_it_may(open_case):
    page = open_case("twice", SLOW)
    page.get_by_role("button", name="Order").dblclick()
    page.get_by_role("button", name="Add").dblclick()
    expect_model(page, "added", "2")
    expect_model(page, "orders", "1")


def test_the_second_click_reaches_nothing_behind_a_closed_sheet(open_case):
    page = open_case("twice", SLOW)
    page.get_by_role("button", name="Open a sheet").click()
    dismiss = page.get_by_role("button", name="Dismiss me")
    dismiss.wait_for()
    place = center(dismiss)
    page.mouse.dblclick(*place)
    page.wait_for_timeout(100)
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_timeout(1000)
    expect_model(page, "under", "0")


@pytest.mark.parametrize("gap", [0, 100, 300])
@pytest.mark.parametrize("way", ["button", "key", "beside"])
@pytest.mark.parametrize("delay", [0, SLOW])
def test_the_first_tap_after_closing_a_sheet_counts(open_case, way, gap, delay):
    page = open_case("sheets", delay)
    rows = page.get_by_role("button", name=re.compile("^row "))
    places = [center(row) for row in rows.all()]
    page.mouse.click(*places[0])
    expect(page.get_by_text("sheet of 0")).to_be_visible()
    page.wait_for_timeout(500)
    if way == "button":
        page.locator("dialog[open] .content").get_by_text("Close").click(no_wait_after=True)
    elif way == "key":
        page.keyboard.press("Escape")
    else:
        page.mouse.click(20, 780)
    page.wait_for_timeout(gap)
    page.mouse.click(*places[1])
    expect(page.get_by_text("sheet of 1")).to_be_visible()
    expect_model(page, "opened", "0,1")
    expect(page.locator("dialog[open]")).to_have_count(1)


# ---- what the model makes of a change


CHANGES = {
    "text": lambda page: (page.get_by_label("Text").click(), page.keyboard.type("7")),
    "silent": lambda page: (page.get_by_label("Silent").click(), page.keyboard.type("7")),
    "switch": lambda page: page.get_by_role("switch").click(),
    "menu": lambda page: page.get_by_role("combobox", name="Menu").select_option(index=2),
    "segments": lambda page: page.get_by_role("radio", name="segment 3").click(),
    "slider": lambda page: page.get_by_role("slider").press("ArrowRight"),
    "date": lambda page: page.locator("input[type=date]").fill("2025-05-05"),
}

SHOWN = """() => [...document.querySelectorAll(".screen:not([hidden]) :is(input,select)")].map((control) =>
  /checkbox|radio/.test(control.type) ? control.checked : control.value)"""


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_that_the_model_refuses_is_taken_back_each_time(open_case, change):
    page = open_case("constant")
    before = page.evaluate(SHOWN)
    for _ in range(3):
        CHANGES[change](page)
        page.wait_for_function(
            f"before => JSON.stringify(({SHOWN})()) === before",
            arg=json.dumps(before, separators=(",", ":"))
        )


def test_of_two_lists_by_a_filter_only_the_rows_that_were_ticked_move(open_case):
    page = open_case("filtered")
    for done, row in [("i1", "O i1"), ("i1,i2", "O i2"), ("i1,i2,i3", "P i3"), ("i1,i2,i3,i4", "P i4")]:
        page.get_by_role("switch", name=row, exact=True).click()
        expect_model(page, "model", done)
        shown = page.get_by_role("switch", checked=True)
        expect(shown).to_have_count(len(done.split(",")))
    page.get_by_role("switch", name="D i2", exact=True).click()
    expect_model(page, "model", "i1,i3,i4")


def test_a_switch_that_the_app_turns_off_again_hears_each_tap(open_case):
    page = open_case("answered", SLOW)
    switch = page.get_by_role("switch")
    for _ in range(3):
        switch.click()
        page.wait_for_timeout(120)
    expect_model(page, "on", "no")
    page.wait_for_timeout(1500)
    expect(switch).not_to_be_checked()
    expect_model(page, "on", "no")


# ---- choices that change


def test_page_and_server_agree_on_a_choice_made_before_the_choices_have_changed(open_case):
    page = open_case("choices", SLOW)
    country = page.get_by_role("combobox", name="Country")
    city = page.get_by_role("combobox", name="City")
    country.select_option("Italy")
    city.select_option("Kyoto")
    page.wait_for_timeout(1500)
    shown = city.evaluate("menu => menu.selectedOptions[0].text")
    expect_model(page, "city", shown)
    assert shown == "Rome"


def test_a_choice_made_while_the_list_changes_is_the_one_that_was_seen(open_case):
    page = open_case("choices", SLOW)
    fruit = page.get_by_role("combobox", name="Fruit")
    page.get_by_role("button", name="Put a fruit first", exact=True).click()
    fruit.select_option("Cherry")
    expect_model(page, "fruit", "Cherry")
    expect(fruit.locator("option")).to_have_count(4)
    expect(fruit.locator("option:checked")).to_have_text("Cherry")


def test_a_selection_that_is_no_choice_is_not_shown_as_another_one(open_case):
    page = open_case("choices")
    fruit = page.get_by_role("combobox", name="Fruit")
    page.get_by_role("button", name="Choose what is not there").click()
    expect_model(page, "fruit", "Durian")
    assert fruit.evaluate("menu => menu.selectedOptions[0]?.text ?? ''") == ""
    fruit.select_option("Banana")
    expect_model(page, "fruit", "Banana")
    expect(fruit.locator("option")).to_have_count(3)


# ---- rows


def test_the_late_keys_of_a_row_that_is_gone_go_nowhere(open_case):
    page = open_case("removed", SLOW)
    page.get_by_role("button", name="Delete the last one, soon").click()
    page.get_by_label("field 5").click()
    page.keyboard.press("End")
    page.keyboard.type("abcdefghijklmnopqrstuvwxyz abcdefghijkl", delay=50)
    expect(page.get_by_label("field 5")).to_have_count(0)
    expect_model(page, "rows", "r1|r2|r3|r4")
    assert page.get_by_label("secret 4").input_value() == ""
    assert page.evaluate("document.activeElement.matches(':not(input,button,select,textarea)')")


def test_the_focus_goes_on_to_the_next_row_when_the_person_has_removed_one(open_case):
    page = open_case("removed")
    page.get_by_role("button", name="Delete 2").focus()
    page.keyboard.press("Enter")
    expect_model(page, "rows", "r1|r3|r4|r5")
    expect(page.get_by_role("button", name="Delete 3")).to_be_focused()


def test_keys_after_a_delete_end_no_process(open_case):
    page = open_case("removed", SLOW)
    page.get_by_label("field 4").click()
    page.keyboard.press("End")
    page.keyboard.type("xyz")
    page.get_by_role("button", name="Delete 4").click(no_wait_after=True)
    page.keyboard.type("q")
    expect_model(page, "rows", "r1|r2|r3|r5")


@pytest.mark.parametrize("delay", [0, SLOW])
def test_focus_and_text_stay_with_the_row_that_moves(open_case, delay):
    page = open_case("rows", delay)
    page.get_by_role("button", name="tap 3").click()
    page.get_by_role("button", name="Run").click()
    field = page.get_by_label("field 3")
    field.click()
    page.keyboard.type("abcdefghijklmnopqrstuvwxyz", delay=130)
    expect_model(page, "step", "5")
    expect(field).to_be_focused()
    expect(field).to_have_value("abcdefghijklmnopqrstuvwxyz")
    expect(page.get_by_text("[3: abcdefghijklmnopqrstuvwxyz, 1]")).to_be_visible()


def test_a_view_with_another_identity_is_another_view(open_case):
    page = open_case("anew")
    inside = page.get_by_label("inside")
    for count in (1, 2, 3):
        expect_model(page, "log", "|".join(["appeared"] * count))
        expect(page.get_by_role("button", name="count is 0")).to_be_visible()
        expect(inside).to_have_value("")
        page.get_by_role("button", name=re.compile("^count is")).click()
        expect(page.get_by_role("button", name="count is 1")).to_be_visible()
        inside.fill("typed")
        page.get_by_role("button", name="Toggle").click()


# ---- places and views


def test_thirty_screens_and_thirty_times_back(open_case):
    page = open_case("steps")
    screen = page.locator(".screen:not([hidden])")
    for step in range(1, 31):
        screen.get_by_text(f"next {step}", exact=True).click()
        expect(screen.get_by_text(f"This is step {step}", exact=True)).to_be_visible()
    for step in range(29, 0, -1):
        page.go_back()
        expect(screen.get_by_text(f"This is step {step}", exact=True)).to_be_visible()
    page.go_back()
    expect(screen.get_by_text("next 1", exact=True)).to_be_visible()


def test_views_in_types_have_their_state_and_an_open_sheet_follows(open_case):
    page = open_case("views")
    page.get_by_role("button", name="inner 3 4").click()
    expect(page.get_by_role("button", name="inner 3 5")).to_be_visible()
    page.get_by_role("button", name="generic text 0").click()
    expect(page.get_by_role("button", name="generic text 1")).to_be_visible()
    expect(page.get_by_text("a property")).to_be_visible()
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("dialog").get_by_text("note: 3")).to_be_visible()


# ---- an outage


def away(page, line):
    """Ends the line, and waits until the page says so."""
    line.go_away()
    expect(page.locator("#headwater-connection")).to_be_visible()


def test_entries_and_taps_of_an_outage_are_kept_in_their_order(serve_over, page):
    line = serve_over()
    page.goto(f"{line.address}/typed")
    expect(page.locator("#headwater")).to_have_attribute("data-live", "")
    away(page, line)
    field = page.get_by_label("Second")
    field.click()
    for entry in ("one", "two", "three"):
        page.keyboard.type(entry, delay=20)
        page.keyboard.press("Enter")
    tap = page.get_by_role("button", name="Tap")
    tap.click()
    tap.click()
    expect(tap).to_have_attribute("aria-busy", "true")
    line.come_back()
    expect_model(page, "entries", "one|two|three")
    expect_model(page, "taps", "1")
    expect(field).to_have_value("")
    expect(tap).not_to_have_attribute("aria-busy", "true")


def type_and_tap(page):
    field = page.get_by_label("Second")
    field.click()
    page.keyboard.type("one", delay=20)
    page.keyboard.press("Enter")
    page.keyboard.type("two", delay=20)
    page.get_by_role("button", name="Tap").click()
    return field


def test_what_no_server_has_heard_is_done_by_the_one_that_takes_its_place(serve_over, page):
    line = serve_over()
    page.goto(f"{line.address}/typed")
    expect(page.locator("#headwater")).to_have_attribute("data-live", "")
    away(page, line)
    line.server.kill()
    field = type_and_tap(page)
    line.restart()
    line.come_back()
    expect_model(page, "entries", "one")
    expect_model(page, "taps", "1")
    expect_model(page, "second", "two")
    expect(field).to_have_value("two")
    expect(page.locator("#headwater-notice")).to_have_count(0)


def test_what_a_server_that_is_gone_may_not_have_done_is_said(serve_over, page):
    line = serve_over()
    page.goto(f"{line.address}/typed")
    expect(page.locator("#headwater")).to_have_attribute("data-live", "")
    # The server may have heard it.
    line.freeze()
    field = type_and_tap(page)
    line.server.kill()
    line.go_away()
    line.thaw()
    line.restart()
    line.come_back()
    expect(page.locator("#headwater-notice")).to_contain_text("“one”, Tap")
    expect(field).to_have_value("two")
    expect_model(page, "second", "two")
    expect_model(page, "entries", "")
