"""Addresses where nothing is, as a person comes to them who follows a wrong link."""

import pytest
from playwright.sync_api import expect

from support.looks import expect_good_looks


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_wrong_link_leads_to_a_page_that_leads_to_the_start(new_context, showcase, scheme):
    page = new_context(color_scheme=scheme).new_page()
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on(
        "console",
        # That the address itself is not there is told by the browser; anything else would be ours.
        lambda message: message.type == "error"
        and "/nowhere" not in message.location.get("url", "")
        and problems.append(message.text),
    )
    answer = page.goto(showcase.address + "/nowhere")
    assert answer.status == 404
    expect(page.get_by_role("heading", name="There is nothing at this address")).to_be_visible()
    dark = page.evaluate(
        "getComputedStyle(document.body).color.match(/[0-9.]+/g).every(part => part > 200)"
    )
    assert dark == (scheme == "dark")
    expect_good_looks(page, "nowhere")
    page.emulate_media(color_scheme=scheme)
    page.get_by_role("link", name="Go to the start").click()
    expect(page.locator("#headwater")).to_be_visible()
    assert problems == []


def test_a_page_without_an_icon_of_its_own_shows_no_error(new_context, showcase):
    page = new_context().new_page()
    problems = []
    page.on("console", lambda message: message.type == "error" and problems.append(message.text))
    assert page.goto(showcase.address + "/headwater/health").status == 200
    assert page.evaluate("fetch('/favicon.ico').then(answer => answer.status)") == 204
    assert problems == []
