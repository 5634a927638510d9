"""The showcase's own sources: a link for each example, to pages that only read."""

import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from support.looks import expect_nothing_wider_than_the_window

EXAMPLES = ["Circles", "Counter", "Movies", "PrimeTime", "Showcase", "SignIn", "SignUp", "Todos"]


def test_each_example_links_to_its_source(page, showcase, hands):
    page.goto(showcase.address)
    links = page.get_by_role("link", name="Source", exact=True)
    addresses = {link.get_attribute("href") for link in links.all()}
    assert {f"source/{name}" for name in EXAMPLES} <= addresses
    hands(page).press(links.nth(2))
    expect(page.get_by_role("heading", level=1)).to_have_text("Counter")
    expect(page.get_by_role("heading", name="Sources/CounterScene.swift")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_page_of_source_can_be_read_and_obeys_its_policy(new_context, showcase, scheme):
    page = new_context(color_scheme=scheme, width=360).new_page()
    complaints = []
    page.on("console", lambda message: complaints.append(message.text))
    page.goto(f"{showcase.address}/source/Movies")
    expect(page.get_by_role("navigation", name="Files")).to_be_visible()
    expect_nothing_wider_than_the_window(page)
    colour = page.evaluate("getComputedStyle(document.querySelector('.comment')).color")
    assert colour not in ("rgb(0, 0, 0)", "rgb(255, 255, 255)")
    assert complaints == []


@pytest.mark.parametrize(
    "path", ["..", "%2e%2e", "..%2fSources", "Counter/../../Package.swift", "Tests", "nothing"]
)
def test_nothing_else_can_be_read(showcase, path):
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(f"{showcase.address}/source/{path}")
    assert refusal.value.code in (400, 404)
    assert b"import" not in refusal.value.read()
