"""Several tabs of a browser that has no cookie yet, as when it opens those of last time at once."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def address(showcase):
    return f"{showcase.address.rstrip('/')}/gallery/storage"


def open_storage(page, address):
    page.goto(address)
    expect(page.get_by_text("Count: 0")).to_be_visible()
    return page


def expect_one_browser(first, second):
    """Each tab hears of what the other stores for both, and of nothing else."""
    first.get_by_role("button", name="Increment").click()
    expect(first.get_by_text("Count: 1")).to_be_visible()
    expect(second.get_by_text("Count: 1")).to_be_visible()
    second.get_by_role("button", name="Increment").click()
    expect(first.get_by_text("Count: 2")).to_be_visible()
    second.get_by_label("Note", exact=True).fill("a note of the second tab")
    for page in [first, second]:
        page.reload()
        expect(page.get_by_text("Count: 2")).to_be_visible()
    expect(second.get_by_label("Note", exact=True)).to_have_value("a note of the second tab")
    expect(first.get_by_label("Note", exact=True)).to_have_value("a note of the first tab")


def test_two_tabs_that_open_at_once_are_both_live(new_context, address):
    context = new_context()
    first, second = context.new_page(), context.new_page()
    held = []
    first.route("**/client.js*", lambda route: held.append(route), times=1)
    first.goto(address, wait_until="commit")
    first.get_by_label("Note", exact=True).fill("a note of the first tab")
    # Neither request has a cookie, and the second answer replaces that of the first.
    context.clear_cookies()
    open_storage(second, address)
    for route in held:
        route.fallback()
    # It loads once more before that, with the other cookie.
    expect(first.locator("#headwater[data-live]")).to_be_attached()
    expect_one_browser(first, second)


def test_a_live_tab_whose_browser_has_another_cookie_goes_on(new_context, address):
    context = new_context()
    first = open_storage(context.new_page(), address)
    first.get_by_label("Note", exact=True).fill("a note of the first tab")
    context.clear_cookies()
    second = open_storage(context.new_page(), address)
    session = first.locator("#headwater").get_attribute("data-session")
    context.set_offline(True)
    expect(first.get_by_text("You are offline.")).to_be_visible()
    context.set_offline(False)
    expect(first.locator("#headwater")).not_to_have_attribute("data-session", session)
    expect_one_browser(first, second)
