"""What a page tells of the person in front of it: preferences, and whether they can see it."""

import json
import time

import pytest
from playwright.sync_api import expect

from support.traffic import Traffic


@pytest.fixture
def visit(new_context, showcase):
    def visit(**options):
        page = new_context(**options).new_page()
        traffic = Traffic(page)
        page.goto(showcase.address)
        expect(page.get_by_role("link", name="Sign-up").first).to_be_visible()
        return page, traffic

    return visit


def wait_for_message(page, traffic, kind, parts):
    """Waits until the page has sent a message of this kind that ends with these parts."""
    end = time.monotonic() + 30
    sent = []
    while time.monotonic() < end:
        sent = [json.loads(frame.text) for frame in traffic.frames if not frame.is_down]
        if any(message[0] == kind and message[-len(parts):] == parts for message in sent):
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"no {kind} with {parts} in {sent}")


def test_the_first_message_tells_where_they_are_and_what_they_prefer(visit):
    page, traffic = visit(
        timezone_id="Asia/Tokyo", color_scheme="dark", reduced_motion="reduce"
    )
    wait_for_message(page, traffic, "hello", ["Asia/Tokyo", True, True, True, ""])


def test_a_change_of_what_they_prefer_is_told(visit):
    page, traffic = visit(timezone_id="UTC", color_scheme="light", reduced_motion="no-preference")
    wait_for_message(page, traffic, "hello", ["UTC", False, False, True, ""])
    page.emulate_media(color_scheme="dark", reduced_motion="no-preference")
    wait_for_message(page, traffic, "person", ["UTC", True, False, True])
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    wait_for_message(page, traffic, "person", ["UTC", True, True, True])


def test_a_page_that_goes_behind_another_tells_it_and_goes_on(visit):
    page, traffic = visit(timezone_id="UTC", color_scheme="light", reduced_motion="no-preference")
    wait_for_message(page, traffic, "hello", ["UTC", False, False, True, ""])
    page.evaluate(SET_HIDDEN, True)
    wait_for_message(page, traffic, "person", ["UTC", False, False, False])
    page.evaluate(SET_HIDDEN, False)
    wait_for_message(page, traffic, "person", ["UTC", False, False, True])
    page.get_by_role("link", name="Sign-up").first.click()
    expect(page.get_by_label("Username", exact=True)).to_be_visible()


# A browser without a window never hides a page by itself.
SET_HIDDEN = """isHidden => {
  Object.defineProperty(document, 'hidden', { get: () => isHidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


def test_a_browser_that_gives_hints_gets_the_next_page_right_from_the_start(visit):
    page, _ = visit(color_scheme="dark")
    with page.expect_request(lambda request: request.is_navigation_request()) as reload:
        page.reload()
    headers = reload.value.all_headers()
    assert headers["sec-ch-prefers-color-scheme"] == "dark"
