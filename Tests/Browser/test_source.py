"""The showcase's own sources: a link for each example, to pages that only read."""

import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from support.looks import expect_good_looks, expect_nothing_wider_than_the_window

EXAMPLES = ["Board", "Circles", "Counter", "Movies", "PrimeTime", "Showcase", "SignIn", "SignUp", "Todos"]


def test_each_example_links_to_its_source(page, showcase, hands):
    page.goto(showcase.address)
    links = page.get_by_role("link", name="Source of ")
    addresses = {link.get_attribute("href") for link in links.all()}
    names = links.evaluate_all("links => links.map(({ ariaLabel }) => ariaLabel)")
    assert len(names) == len(set(names)) > len(EXAMPLES)
    assert {f"source/{name}" for name in EXAMPLES} <= addresses
    hands(page).press(page.locator("a[href='source/Movies']").first)
    expect(page.get_by_role("heading", level=1)).to_have_text("Movies")
    # The key file comes first, and each file and each line has an address.
    expect(page.get_by_role("heading", level=2)).to_have_text("Domain/MoviesReducer.swift")
    page.get_by_role("navigation", name="Files").get_by_role("link", name="CastView").click()
    expect(page.get_by_role("heading", level=2)).to_have_text("Views/CastView.swift")
    page.locator("code a", has_text="4").first.click()
    expect(page).to_have_url(f"{showcase.address}/source/Movies/Views/CastView.swift#L4")
    page.get_by_role("link", name="Headwater").click()
    expect(page).to_have_url(f"{showcase.address}/")


@pytest.mark.parametrize(
    "app, file",
    [
        ("todos", "Sources/Todos.swift"),
        ("coffee-orders", "Client/Model.swift"),
        ("coffee-orders-observable", "ObservableClient/Model.swift"),
        ("coffee-orders-query", "QueryClient/OrderList.swift"),
        ("coffee-dashboard", "Dashboard/Dashboard.swift"),
        ("prime-time-stores", "App/PrimeTimeStores.swift"),
        ("gallery/storage", "Gallery/GalleryStorage.swift"),
        ("gallery/long-lists", "Gallery/GalleryLongLists.swift"),
    ],
)
def test_each_app_links_to_its_code(page, showcase, app, file):
    page.goto(f"{showcase.address}/{app}")
    page.get_by_role("link", name="Code", exact=True).click()
    expect(page.get_by_role("heading", level=2)).to_have_text(file)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_page_of_source_can_be_read_and_obeys_its_policy(new_context, showcase, scheme):
    page = new_context(color_scheme=scheme, width=360).new_page()
    complaints = []
    page.on("console", lambda message: complaints.append(message.text))
    page.goto(f"{showcase.address}/source/Movies")
    expect(page.get_by_role("navigation", name="Files")).to_be_visible()
    expect_nothing_wider_than_the_window(page)
    # A tap on a file shows its code: the list of files, which may be long, is closed above it.
    assert page.locator("pre").bounding_box()["y"] < 400
    page.get_by_text("files", exact=False).last.click()
    page.get_by_role("link", name="CastView").click()
    assert page.locator("pre").bounding_box()["y"] < 400
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect_nothing_wider_than_the_window(page)
    page.evaluate("document.documentElement.style.fontSize = ''")
    colour = page.evaluate("getComputedStyle(document.querySelector('.comment')).color")
    assert colour not in ("rgb(0, 0, 0)", "rgb(255, 255, 255)")
    assert complaints == []


@pytest.mark.parametrize("path", ["Nope", "Todos/Sources/Nope.swift"])
def test_what_is_not_there_leads_back(page, showcase, path):
    assert page.goto(f"{showcase.address}/source/{path}").status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text("Not found")
    expect_good_looks(page, "no-source")
    if path != "Nope":
        page.get_by_role("link", name="The files of Todos").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Todos")
    page.get_by_role("link", name="Headwater").click()
    expect(page).to_have_url(f"{showcase.address}/")


@pytest.mark.parametrize(
    "path", ["Counter/Sources/..%2f..%2fTodos/Sources/Todo.swift", "..", "%2e%2e", "..%2fSources", "Counter/../../Package.swift", "Tests", "nothing"]
)
def test_nothing_else_can_be_read(showcase, path):
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(f"{showcase.address}/source/{path}")
    assert refusal.value.code in (400, 404)
    assert b"import" not in refusal.value.read()
