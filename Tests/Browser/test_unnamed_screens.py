"""Screens without an address: Back leaves one of them and no more, and Forward opens it again."""

import pytest
from playwright.sync_api import expect

from support.showcase import Showcase
from support.tab import Tab

BUTTONS = ("Buttons and menus", "gallery/buttons")
# Both have the address of the page that they cover.
SCREEN = ("A screen", BUTTONS[1])
FURTHER = ("Further", BUTTONS[1])


@pytest.fixture
def tab(page, showcase):
    tab = Tab(page, showcase.address)
    tab.open().choose("Gallery").follow(BUTTONS[0]).shows(*BUTTONS)
    return tab


def press(tab, name):
    tab.page.get_by_role("link", name=name, exact=True).click()
    return tab


def leave(tab):
    tab.page.get_by_role("button", name="Back", exact=True).locator("visible=true").click()
    return tab


def open_both(tab):
    press(tab, "A row in a style").shows(*SCREEN)
    press(tab, "A further screen").shows(*FURTHER)


def test_back_leaves_one_and_forward_opens_it_again(tab):
    open_both(tab)
    tab.back().shows(*SCREEN)
    tab.back().shows(*BUTTONS)
    tab.forward().shows(*SCREEN)
    tab.forward().shows(*FURTHER)
    tab.back().shows(*SCREEN)
    tab.back().shows(*BUTTONS)
    tab.back().shows("Gallery", "gallery")
    tab.back().shows("Headwater", "")


def test_the_button_of_the_screen_leaves_its_entry_too(tab):
    open_both(tab)
    leave(tab).shows(*SCREEN)
    leave(tab).shows(*BUTTONS)
    tab.back().shows("Gallery", "gallery")
    tab.forward().shows(*BUTTONS)
    tab.forward().shows(*SCREEN)


def test_several_steps_at_once_leave_as_many(tab):
    open_both(tab)
    tab.page.evaluate("history.go(-2)")
    tab.shows(*BUTTONS)
    tab.page.evaluate("history.go(2)")
    tab.shows(*FURTHER)
    tab.page.evaluate("history.go(-3)")
    tab.shows("Gallery", "gallery")


def test_a_reload_leaves_the_entries_as_they_are(tab):
    open_both(tab)
    tab.page.reload()
    tab.shows(*FURTHER)
    tab.back().shows(*SCREEN)
    tab.page.reload()
    tab.shows(*SCREEN)
    tab.back().shows(*BUTTONS)
    tab.back().shows("Gallery", "gallery")


def test_an_entry_of_a_former_document_has_its_screens_although_the_page_was_visited_again(tab):
    press(tab, "A row in a style").shows(*SCREEN)
    tab.open("gallery").follow(BUTTONS[0]).shows(*BUTTONS)
    tab.back().shows("Gallery", "gallery")
    tab.back().shows(*SCREEN)
    tab.back().shows(*BUTTONS)
    tab.forward().shows(*SCREEN)


def test_a_restarted_server_leaves_the_entries_as_they_are(page):
    showcase = Showcase()
    tab = Tab(page, showcase.address)
    tab.open().choose("Gallery").follow(BUTTONS[0]).shows(*BUTTONS)
    open_both(tab)
    session = page.locator("#headwater").get_attribute("data-session")
    showcase.kill()
    showcase = Showcase(showcase.port)
    page.wait_for_function(f"() => document.getElementById('headwater').dataset.session !== '{session}'")
    tab.shows(*FURTHER)
    tab.back().shows(*SCREEN)
    tab.back().shows(*BUTTONS)
    tab.back().shows("Gallery", "gallery")
    showcase.stop()


def test_the_place_of_the_page_below_returns(tab):
    page = tab.page
    page.set_viewport_size({"width": 390, "height": 400})
    page.get_by_role("link", name="A row in a style").scroll_into_view_if_needed()
    place = page.evaluate("scrollY")
    assert place > 100
    press(tab, "A row in a style").shows(*SCREEN)
    tab.back().shows(*BUTTONS)
    page.wait_for_function(f"() => Math.abs(scrollY - {place}) < 30")


def test_back_leaves_one_screen_of_a_stack_that_is_deeper_than_its_address(tab):
    page = tab.page
    screens = page.locator(".navigation > .screen")
    # The last that has an address, and four more.
    for count in range(4, 26):
        press(tab, "These buttons again")
        expect(screens).to_have_count(count)
    full = "gallery" + "/buttons" * 19
    tab.shows(BUTTONS[0], full)
    for count in [24, 23]:
        tab.back()
        expect(screens).to_have_count(count)
        tab.shows(BUTTONS[0], full)
    page.reload()
    expect(screens).to_have_count(23)
    for count in [22, 21]:
        tab.back()
        expect(screens).to_have_count(count)
        tab.shows(BUTTONS[0], full)
    tab.back().shows(BUTTONS[0], full.removesuffix("/buttons"))
    expect(screens).to_have_count(20)
    for count in [21, 22, 23]:
        tab.forward()
        expect(screens).to_have_count(count)
    tab.shows(BUTTONS[0], full)


def forget_links(tab):
    """As if a button had opened the screens: no link opens them again."""
    tab.page.evaluate(
        """() => {
          const screens = document.querySelectorAll('[data-from]');
          for (const screen of screens) screen.setAttribute('data-from', '');
          history.replaceState({ ...history.state, from: Array.from(screens, () => '') }, '');
        }"""
    )


def test_entries_of_screens_that_do_not_come_back_are_no_steps(tab):
    press(tab, "A row in a style").shows(*SCREEN)
    tab.page.wait_for_function("() => history.state.from?.length === 1")
    forget_links(tab)
    press(tab, "A further screen").shows(*FURTHER)
    tab.page.wait_for_function("() => history.state.from?.length === 2")
    forget_links(tab)
    number = tab.page.evaluate("history.state.number")
    tab.page.reload()
    tab.shows(*BUTTONS)
    tab.page.wait_for_function(f"() => history.state.number === {number} - 2")
    # There is nothing that Forward could show.
    tab.forward()
    tab.shows(*BUTTONS)
    tab.page.wait_for_function(f"() => history.state.number === {number} - 2")
    tab.back().shows("Gallery", "gallery")
    tab.forward().shows(*BUTTONS)
    open_both(tab)
    tab.back().shows(*SCREEN)
