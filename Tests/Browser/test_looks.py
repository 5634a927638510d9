"""Every page that a person can come to by its address: nothing is wider than the window, and axe-core finds nothing."""

import pytest
from playwright.sync_api import expect

from support.looks import expect_good_looks, expect_nothing_wrong

GALLERY = [
    "controls", "pickers", "buttons", "texts", "lists", "long-lists", "tabs", "stacks", "shapes", "motion", "storage",
]
# The address of each, and a text that is there as soon as the page is whole.
PAGES = {
    "": "Apps to try and to read",
    "sign-up": "Username",
    "todos": "Water the plants",
    "counter": "Count: 0",
    "prime-time": "Name",
    "prime-time-stores": "Name",
    "movies": "No movie is chosen",
    "coffee-orders/1": "Coffee size",
    "coffee-orders/new": "Place order",
    "coffee-orders/sales": "Takings",
    "coffee-orders/99999": "There is no order 99999",
    "coffee-orders-observable": "No order is chosen",
    "coffee-orders-query": "No order is chosen",
    "coffee-dashboard": "Orders by hour",
    "board": "Look who is here",
    "board/me": "Who are you?",
    "circles": "Go a lap",
    "sign-in": "You are a guest.",
    "gallery": "Buttons and menus",
    "source/Todos": "Sources/Todos.swift",
    "source/Todos/Sources/TodosView.swift": "Sources/TodosView.swift",
    "source/Nope": "Not found",
    "todos/nope": "There is nothing at this address",
    **{f"gallery/{name}": None for name in GALLERY},
}


@pytest.mark.parametrize("address", PAGES)
def test_a_page_looks_good_and_has_no_violation(page, cafe, address):
    page.goto(f"{cafe.address}/{address}")
    if text := PAGES[address]:
        expect(page.get_by_text(text, exact=True).or_(page.get_by_label(text, exact=True)).first).to_be_visible()
    name = f"page-{address.replace('/', '-') or 'front'}"
    expect_good_looks(page, name, check=expect_nothing_wrong)


@pytest.mark.parametrize("address", ["", "todos", "gallery/controls", "board", "source/Todos"])
def test_the_first_tab_key_offers_the_content(page, cafe, address):
    page.goto(f"{cafe.address}/{address}")
    # A screen that loads has nothing that a key could reach.
    controls = page.locator(".content, #code").locator("a, button, input, select, [tabindex='0']")
    expect(controls.locator("visible=true").first).to_be_visible()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    assert skip.bounding_box()["height"] >= 40
    page.keyboard.press("Enter")
    expect(skip).not_to_be_focused()
    page.keyboard.press("Tab")
    content = "document.activeElement.closest('.content, #code') !== null"
    assert page.evaluate(content), page.evaluate("document.activeElement.outerHTML")
    assert page.url.split("#")[0] == f"{cafe.address}/{address}"


@pytest.mark.parametrize("width", [360, 1280])
def test_all_titles_stand_at_one_height(new_context, cafe, width):
    page = new_context(width=width).new_page()
    places = {}
    # In a narrow window, the bar of the todos has two lines.
    wide = ["todos"] if width > 360 else []
    for address in [*wide, "counter", "movies", "board", "circles", "coffee-dashboard", "gallery", "sign-in"]:
        page.goto(f"{cafe.address}/{address}")
        title = page.locator(".title:visible").first
        expect(title).to_be_visible()
        places.setdefault(round(title.bounding_box()["y"]), []).append(address)
    assert len(places) == 1, places


@pytest.mark.parametrize("address", ["todos", "account/sign-in?next=sign-in", "source/Todos", "source/Nope"])
def test_the_way_back_has_an_arrow(page, cafe, address):
    page.goto(f"{cafe.address}/{address}")
    back = page.locator(".back, nav > a, header > a, .plain > a").first
    expect(back).to_be_visible()
    arrow = back.evaluate("link => { const { content, width } = getComputedStyle(link, '::before'); return [content, width] }")
    assert arrow == ['""', "10px"]
    assert back.bounding_box()["height"] >= 44


# Whether an edge is seen where the system chooses the colours.
HAS_EDGE = r"""element => {
  const style = getComputedStyle(element);
  return parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== "none"
    && style.borderTopColor !== style.backgroundColor && !/^rgba.*, 0\)$/.test(style.borderTopColor);
}"""


@pytest.mark.parametrize(
    "address, edge",
    [
        ("", ".screen:not([hidden]) .card"),
        ("coffee-dashboard", ".screen:not([hidden]) .card"),
        ("board", ".screen:not([hidden]) .card"),
        ("board/me", ".sheet"),
        ("source/Todos", "main"),
        ("gallery/pickers", ".row .select"),
    ],
)
def test_cards_and_sheets_have_edges_in_colours_of_the_systems_choosing(new_context, cafe, address, edge):
    page = new_context(forced_colors="active").new_page()
    page.goto(f"{cafe.address}/{address}")
    expect(page.locator(edge).first).to_be_visible()
    page.wait_for_function("(edge) => getComputedStyle(document.querySelector(edge)).opacity === '1'", arg=edge)
    for element in page.locator(edge).all():
        assert element.evaluate(HAS_EDGE), element.evaluate("element => element.outerHTML")


# The buttons with an edge of their own that touch the edge of the card around them.
TOUCHING = """() => [...document.querySelectorAll(".screen:not([hidden]) .card .button")].filter((button) => {
  const [inner, outer] = [button, button.closest(".card")].map((one) => one.getBoundingClientRect());
  return parseFloat(getComputedStyle(button).borderTopWidth) > 0
    && Math.min(inner.top - outer.top, outer.bottom - inner.bottom, inner.left - outer.left, outer.right - inner.right) < 3;
}).map((button) => button.outerHTML)"""


@pytest.mark.parametrize("address", ["", "gallery/controls", "gallery/motion", "board"])
def test_buttons_with_edges_stand_clear_of_the_edge_of_their_card(new_context, cafe, address):
    page = new_context(forced_colors="active").new_page()
    page.goto(f"{cafe.address}/{address}")
    expect(page.locator(".screen:not([hidden]) .card .button").first).to_be_visible()
    assert page.evaluate(TOUCHING) == []


@pytest.mark.parametrize("width", [768, 1280])
def test_a_menu_opens_at_its_button_where_there_is_room(new_context, cafe, width):
    page = new_context(width=width).new_page()
    page.goto(f"{cafe.address}/gallery/buttons")
    for button in page.locator(".menu-button").all()[:4]:
        button.click()
        menu = page.locator("dialog.menu")
        expect(menu).to_be_visible()
        around, box = button.bounding_box(), menu.bounding_box()
        assert abs(box["y"] - around["y"] - around["height"]) < 12 or abs(box["y"] + box["height"] - around["y"]) < 12
        assert box["x"] < around["x"] + around["width"] and around["x"] < box["x"] + box["width"]
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        page.keyboard.press("Escape")
        expect(menu).to_have_count(0)
