"""Walks that are longer than what a browser keeps of them, which is 50 entries of the history."""

import pytest
from playwright.sync_api import expect

from support.tab import Tab


@pytest.mark.parametrize(("steps", "backs"), [(47, 0), (49, 0), (50, 0), (59, 20)])
def test_the_apps_back_leads_to_the_right_address(page, traffic, showcase, steps, backs):
    tab = Tab(page, showcase.address)
    tab.open("gallery").follow("Tabs").is_at("Tabs", "gallery/tabs")
    tabs = page.locator("[role=tab]:visible")
    for step in range(steps):
        chosen = tabs.nth((step + 1) % 2)
        chosen.click()
        expect(chosen).to_have_attribute("aria-selected", "true")
    for _ in range(backs):
        number = page.evaluate("history.state.number")
        tab.back()
        page.wait_for_function(f"() => history.state.number === {number} - 1")
    traffic.settle()
    page.locator(".back:visible").click()
    tab.shows("Gallery", "gallery")
    page.reload()
    tab.shows("Gallery", "gallery")
