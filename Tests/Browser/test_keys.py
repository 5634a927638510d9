"""The keyboard alone: dates, menus, tabs, and where the focus goes."""

import pytest
from playwright.sync_api import expect

from support.gallery import open_gallery


@pytest.mark.parametrize(
    ("typed", "date"),
    [("01012000", "2000-01-01"), ("02292024", "2024-02-29"), ("12251999", "1999-12-25")],
)
def test_a_date_is_typed_piece_by_piece(page, showcase, typed, date):
    open_gallery(page, showcase, "Pickers and dates")
    day = page.get_by_label("Day", exact=True)
    day.focus()
    page.keyboard.type(typed, delay=40)
    expect(day).to_have_value(date)
    expect(page.get_by_label("Both", exact=True)).to_have_value(f"{date}T22:13")
    expect(day).to_have_value(date)


def test_a_date_that_is_left_half_typed_goes_back(page, showcase):
    open_gallery(page, showcase, "Pickers and dates")
    day = page.get_by_label("Day", exact=True)
    day.focus()
    page.keyboard.type("0230")
    # The tab key goes to the next part of the same date.
    page.get_by_label("Time", exact=True).focus()
    expect(page.get_by_label("Both", exact=True)).to_have_value("2023-02-03T22:13")
    expect(day).to_have_value("2023-02-03")


def test_the_choices_of_a_menu_are_gone_through_by_arrows(page, showcase):
    open_gallery(page, showcase, "Buttons and menus")
    page.get_by_role("button", name="Actions").focus()
    page.keyboard.press("ArrowDown")
    choices = page.get_by_role("dialog").get_by_role("button")
    expect(choices.first).to_be_visible()
    choices.first.focus()
    page.keyboard.press("End")
    expect(choices.last).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(choices.first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(choices.last).to_be_focused()


def test_a_letter_goes_to_the_next_choice_that_begins_with_it(page, showcase):
    open_gallery(page, showcase, "Buttons and menus")
    page.wait_for_function("performance.getEntriesByType('resource').some(({ name }) => name.includes('menus'))")
    page.get_by_role("button", name="Actions").press("Enter")
    copy, delete = (page.get_by_role("dialog").get_by_role("button", name=name) for name in ["Copy", "Delete"])
    expect(copy).to_be_focused()
    for key, choice in [("d", delete), ("d", delete), ("c", copy), ("x", copy)]:
        page.keyboard.press(key)
        expect(choice).to_be_focused()
        # Letters that come later begin a new word.
        page.wait_for_timeout(600)
    page.keyboard.type("del")
    expect(delete).to_be_focused()


@pytest.mark.parametrize("key", ["ContextMenu", "Shift+F10"])
def test_a_context_menu_opens_by_its_key_and_gives_the_focus_back(page, showcase, key):
    open_gallery(page, showcase, "Buttons and menus")
    more = page.get_by_role("button", name="More A view with a menu", exact=True)
    more.focus()
    page.keyboard.press(key)
    rename = page.get_by_role("dialog").get_by_role("button", name="Rename")
    expect(rename).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(more).to_be_focused()
    page.keyboard.press(key)
    rename.press("Enter")
    expect(page.get_by_text("Last: rename")).to_be_visible()
    expect(more).to_be_focused()


@pytest.mark.parametrize("key", ["ContextMenu", "Shift+F10"])
def test_a_menu_key_that_is_faster_than_the_script_opens_the_menu(page, showcase, key):
    open_gallery(page, showcase, "Buttons and menus")
    held = []
    page.route("**/pointer.js*", lambda route: held.append(route), times=1)
    page.reload()
    page.evaluate("addEventListener('contextmenu', (event) => (window.kept = !event.defaultPrevented))")
    page.get_by_role("button", name="More A view with a menu", exact=True).focus()
    page.keyboard.press(key)
    page.wait_for_function("() => window.kept === false")
    assert held
    for route in held:
        route.fallback()
    expect(page.get_by_role("dialog").get_by_role("button", name="Rename")).to_be_focused()


def test_a_menu_key_that_is_faster_than_the_script_leaves_a_text_the_menu_of_the_browser(page, showcase):
    open_gallery(page, showcase, "Buttons and menus")
    page.route("**/pointer.js*", lambda route: None)
    page.reload()
    page.evaluate("addEventListener('contextmenu', (event) => (window.kept = !event.defaultPrevented))")
    page.locator(".with-menu").first.evaluate("view => view.append(document.createElement('textarea'))")
    page.locator("textarea").focus()
    page.keyboard.press("ContextMenu")
    page.wait_for_function("() => window.kept !== undefined")
    assert page.evaluate("kept")


def test_the_menu_key_on_a_link_in_a_row_opens_the_menu_of_the_row(page, showcase):
    open_gallery(page, showcase, "Buttons and menus")
    link = page.get_by_role("button", name="With a menu too", exact=True)
    link.focus()
    page.keyboard.press("Shift+F10")
    expect(page.get_by_role("dialog").get_by_role("button", name="Forget")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(link).to_be_focused()


def test_a_title_that_gets_the_focus_has_no_ring_and_a_control_has_one(page, cafe):
    ring = "getComputedStyle(document.activeElement).outlineStyle"
    for address in ["gallery", "coffee-orders/sales"]:
        page.goto(f"{cafe.address}/{address}")
        if address == "gallery":
            page.get_by_role("link", name="Controls", exact=True).focus()
            page.keyboard.press("Enter")
        expect(page.locator(".title:focus")).to_have_text("Controls" if address == "gallery" else "Sales")
        assert page.evaluate(ring) == "none"
        page.keyboard.press("Tab")
        expect(page.locator(":is(button, a, input):focus")).to_have_count(1)
        assert page.evaluate(ring) == "solid"


def test_tabs_are_gone_through_by_arrows(page, showcase):
    open_gallery(page, showcase, "Tabs")
    tabs = page.get_by_role("tab")
    tabs.first.focus()
    page.keyboard.press("ArrowRight")
    expect(tabs.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel", name=tabs.nth(1).inner_text())).to_be_visible()


def test_the_focus_stays_near_a_button_that_another_replaces(page, showcase):
    page.goto(showcase.address)
    page.get_by_role("link", name="PrimeTime, one store").click()
    expect(page.get_by_role("heading", level=1, name="PrimeTime")).to_be_visible()
    page.get_by_role("link", name="Counter").last.click()
    for _ in range(2):
        page.get_by_role("button", name="Increment").click()
    page.get_by_role("button", name="Is this prime?").click()
    save = page.get_by_role("button", name="Save to favorite primes")
    save.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Remove from favorite primes")).to_be_focused()
