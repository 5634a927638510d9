"""Where no WebSocket gets through, such as behind some proxies, a page is not live, and its links still lead on."""

import re

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("is_closed", [True, False], ids=["refused", "swallowed"])
def test_links_lead_on_without_a_socket(page, showcase, is_closed):
    # A socket that is not closed stays without an answer.
    page.route_web_socket(re.compile("/live$"), lambda socket: socket.close() if is_closed else None)
    page.goto(f"{showcase.address}/gallery")
    status = page.locator("#headwater-connection")
    page.evaluate(
        """() => {
          window.said = []
          const status = document.getElementById('headwater-connection')
          new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true })
        }"""
    )
    expect(status).to_have_text("Connecting…")
    expect(status).to_have_text("This page is not live. Its links still work.")
    # It is said once, however often the page tries.
    page.wait_for_timeout(3_000)
    assert page.evaluate("said") == ["Connecting…", "This page is not live. Its links still work."]
    page.get_by_role("link", name="Pickers and dates").click()
    expect(page).to_have_url(re.compile("/gallery/pickers$"))
    expect(page.get_by_label("Paint")).to_be_visible()
    page.go_back()
    expect(page).to_have_url(re.compile("/gallery$"))
    expect(page.get_by_role("link", name="Pickers and dates")).to_be_visible()


def test_a_page_that_was_never_live_does_not_stay_offline(page, showcase):
    page.route_web_socket(re.compile("/live$"), lambda socket: socket.close())
    page.goto(f"{showcase.address}/gallery")
    status = page.locator("#headwater-connection")
    page.context.set_offline(True)
    expect(status).to_have_text(re.compile("You are offline"))
    page.context.set_offline(False)
    expect(status).to_have_text("Connecting…")
    expect(status).to_have_text("This page is not live. Its links still work.")
    page.context.set_offline(True)
    expect(status).to_have_text(re.compile("You are offline"))
    page.context.set_offline(False)
    expect(status).to_have_text("This page is not live. Its links still work.")


def test_a_page_that_was_refused_says_so_although_the_line_was_gone(page, showcase):
    page.route_web_socket(re.compile("/live$"), lambda socket: socket.close(code=1008, reason="Too many pages"))
    page.goto(f"{showcase.address}/gallery")
    status = page.locator("#headwater-connection")
    expect(status).to_have_text("Disconnected: Too many pages.")
    page.context.set_offline(True)
    page.wait_for_function("() => !navigator.onLine")
    page.context.set_offline(False)
    page.wait_for_function("() => navigator.onLine")
    expect(status).to_have_text("Disconnected: Too many pages.")
