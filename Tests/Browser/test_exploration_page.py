"""The page with all states of an example: chosen by mouse and by keyboard, in each surrounding."""

import re

import pytest
from playwright.sync_api import expect

from support.looks import expect_good_looks
from support.swift_pages import written_by


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    return written_by("SignUpPageTests", "sign-up.html", tmp_path_factory.mktemp("pages"))


@pytest.fixture
def states(page, address):
    """The page, without an error in its script."""
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    page.goto(address)
    expect(page.get_by_role("heading", name="State 0")).to_be_visible()
    yield page
    assert problems == []


def heading(page, number):
    return page.get_by_role("heading", name=f"State {number}", exact=True)


def screen(page):
    return page.frame_locator("iframe")


def test_a_click_shows_the_value_the_way_and_the_screen(states):
    states.locator("#state1").click()
    expect(heading(states, 1)).to_be_visible()
    details = states.get_by_label("The chosen state")
    expect(details.get_by_text("username: ")).to_be_visible()
    expect(details.get_by_role("heading", name="The way here, 1 step")).to_be_visible()
    expect(screen(states).get_by_label("Username")).to_be_visible()
    # The way leads back to the beginning.
    number = re.search(r"#(\d+)$", states.url).group(1)
    assert number == "1"


def test_the_screen_of_a_sheet_shows_the_sheet(states):
    states.get_by_label("Find in the states").fill("showSignUpUI: true")
    found = states.locator(".state.found")
    expect(found.first).to_be_visible()
    states.get_by_label("Find in the states").press("Enter")
    expect(screen(states).locator("dialog")).to_be_visible()


def test_the_keyboard_reaches_everything(states):
    states.locator("#state0").focus()
    states.keyboard.press("ArrowRight")
    expect(heading(states, 1)).to_be_visible()
    expect(states.locator("#state1")).to_be_focused()
    states.keyboard.press("ArrowDown")
    expect(heading(states, 1)).to_have_count(0)
    states.keyboard.press("ArrowLeft")
    expect(heading(states, 0)).to_be_visible()
    # A step in the list is a button.
    step = states.get_by_label("The chosen state").get_by_role("button", name="→ 1").first
    step.focus()
    states.keyboard.press("Enter")
    expect(heading(states, 1)).to_be_visible()


def test_an_address_opens_a_state(page, address):
    page.goto(address + "#2")
    expect(heading(page, 2)).to_be_visible()


def test_looks(states):
    states.locator("#state3").click()
    expect_good_looks(states, "states-sign-up", whole=False)
