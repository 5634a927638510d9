"""The main paths of a person, in Chromium, Firefox and WebKitGTK, on a good and on a slow line."""

import os

import pytest

# Milliseconds each way. `make test-long` has 800 too.
LINES = [int(delay) for delay in os.environ.get("BROWSER_LINES", "0,200").split(",")]


@pytest.fixture(params=LINES)
def delay(request):
    return request.param / 1000


@pytest.fixture
def cases(lines, delay):
    return lambda name: lines("page-cases", delay).address + "/" + name


@pytest.fixture
def showcase_at(lines, delay):
    return lambda name: lines("Showcase", delay).address + "/" + name


def test_typing_is_answered_and_loses_nothing(tab, cases):
    tab.open(cases("validation")).field("Name").type("a").shows("too short")
    tab.type("bcdefghij", delay=60).shows("model: abcdefghij").shows_not("too short")
    tab.has("Name", "abcdefghij")
    for _ in range(5):
        tab.press("ArrowLeft")
    tab.type("XYZ", delay=60).shows("model: abcdeXYZfghij")
    assert tab.run("return document.activeElement.selectionStart") == 8


@pytest.mark.parametrize("ends_before_key", [False, True], ids=["key first", "key last"])
def test_the_enter_of_a_composition_submits_nothing(tab, cases, ends_before_key):
    tab.open(cases("chat")).field("Chat").compose("안녕", ends_before_key=ends_before_key)
    tab.shows("text: 안녕")
    assert "sent: 안녕" not in tab.text
    tab.press("Enter").shows("sent: 안녕").has("Chat", "")


def test_a_tap_counts_once(tab, cases):
    tab.open(cases("twice"))
    for count in range(1, 4):
        tab.tap("Add").shows(f"added: {count}")


def test_a_screen_opens_and_back_leaves_it(tab, cases):
    tab.open(cases("steps")).tap("next 1").shows("This is step 1")
    tab.tap("next 2").shows("This is step 2")
    assert tab.run("return location.pathname").endswith("/step/2")
    tab.back()
    tab.shows("This is step 1")
    tab.back()
    tab.shows("next 1")
    tab.forward()
    tab.shows("This is step 1")


def test_a_reload_keeps_what_was_typed(tab, cases):
    tab.open(cases("typed")).field("First").type("abc").shows("first: abc")
    tab.field("Second").type("def").reload()
    tab.has("First", "abc").has("Second", "def").shows("first: abc").shows("second: def")


def test_another_site_and_back_keep_what_was_typed(tab, cases, showcase):
    tab.open(cases("typed")).field("First").type("abc").shows("first: abc").type("def")
    tab.goto(showcase.address)
    tab.shows("Headwater").back()
    tab.has("First", "abcdef").shows("first: abcdef")


def test_typing_goes_on_over_a_line_that_is_cut(tab, lines, cases, delay):
    tab.open(cases("typed")).field("First").type("abc").shows("first: abc")
    lines("page-cases", delay).cut()
    tab.type("def", delay=30).shows("first: abcdef").has("First", "abcdef")


def test_a_sheet_opens_and_closes(tab, cases):
    tab.open(cases("sheets")).tap("row 1").shows("sheet of 1").press("Escape")
    tab.until("return !document.querySelector('dialog[open]')")
    tab.tap("row 2").shows("sheet of 2").tap("Close")
    tab.until("return !document.querySelector('dialog[open]')")
    tab.shows("opened: 1,2")


def test_a_choice_of_a_menu_reaches_the_server(tab, cases):
    tab.open(cases("choices")).choose("Fruit", "Cherry").shows("fruit: Cherry")
    tab.has("Fruit", "Cherry")


def test_a_menu_opens_and_acts(tab, showcase_at):
    tab.open(showcase_at("gallery/buttons")).tap("Actions")
    tab.shows("Copy").tap("Copy", "dialog[open] button").shows("Last: copy")


def test_a_long_list_shows_the_rows_where_it_is_scrolled(tab, showcase_at):
    tab.open(showcase_at("gallery/long-lists"))
    tab.run("document.scrollingElement.scrollTop = 20000")
    seen = """
      const rows = [...document.querySelectorAll(".row")];
      return rows.some((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top > 100 && top < 500 && height > 10 && row.innerText.trim();
      });"""
    tab.until(seen)
