"""What people need who press beside a text, listen to the page, choose its colours, or use keys alone."""

import pytest
from playwright.sync_api import expect

from support.form import SignUpForm
from support.hands import Mouse
from support.orders import STYLES, CoffeeOrders, OrdersServer
from support.showcase import Showcase


def open_gallery(page, showcase, name):
    page.goto(showcase.address)
    page.get_by_role("link", name="Gallery").first.click()
    page.get_by_role("link", name=name, exact=True).click()
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()


@pytest.mark.parametrize("width", [360, 1280])
def test_a_card_leads_where_its_title_leads_wherever_it_is_pressed(new_context, showcase, width):
    page = new_context(width=width).new_page()
    page.goto(showcase.address)
    card = page.get_by_role("link", name="Counter").first
    card.scroll_into_view_if_needed()
    size = card.bounding_box()
    for x, y in [(0.02, 0.05), (0.7, 0.5), (0.97, 0.97)]:
        page.goto(showcase.address)
        card.click(position={"x": size["width"] * x, "y": size["height"] * y})
        expect(page.get_by_role("button", name="Increment")).to_be_visible()


@pytest.mark.parametrize("width", [360, 1280])
def test_a_row_leads_where_its_link_leads_wherever_it_is_pressed(new_context, showcase, width):
    page = new_context(width=width).new_page()
    page.goto(f"{showcase.address}/gallery")
    row = page.locator(".row").filter(has=page.get_by_role("link", name="Controls"))
    box = row.bounding_box()
    for share in [0.02, 0.7]:
        page.goto(f"{showcase.address}/gallery")
        page.mouse.click(box["x"] + box["width"] * share, box["y"] + 4)
        expect(page.get_by_role("heading", level=1, name="Controls")).to_be_visible()


def test_a_button_that_deletes_says_what(page, showcase):
    open_gallery(page, showcase, "Lists")
    page.get_by_role("button", name="Delete Item 2", exact=True).click()
    expect(page.get_by_text("Item 2", exact=True)).to_have_count(0)
    expect(page.get_by_text("Item 1", exact=True)).to_be_visible()


def test_the_focus_goes_to_the_next_row_when_one_is_deleted(page, showcase):
    open_gallery(page, showcase, "Lists")
    page.get_by_role("button", name="Delete Item 2", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Delete Item 3", exact=True)).to_be_focused()


def test_a_sheet_begins_with_its_first_field_and_has_one_way_to_close(new_context, showcase):
    app = CoffeeOrders(new_context().new_page(), Mouse, STYLES[0]).open(showcase.address)
    app.press("Add order")
    expect(app.field("Name")).to_be_focused()
    expect(app.sheet.get_by_role("button", name="Close")).to_have_count(0)
    app.press("Cancel").is_closed()


def test_a_long_press_is_one_that_stays_and_its_end_presses_nothing(new_context, tmp_path):
    server = OrdersServer(tmp_path / "orders.sqlite")
    showcase = Showcase(environment={"COFFEE_ORDERS_URL": server.address})
    try:
        app = CoffeeOrders(new_context().new_page(), Mouse, STYLES[0]).open(showcase.address)
        box = app.sees("Ida").row("Ida").bounding_box()
        mouse = app.page.mouse
        mouse.move(box["x"] + 20, box["y"] + 20)
        mouse.down()
        mouse.move(box["x"] + 200, box["y"] + 22, steps=5)
        app.page.wait_for_timeout(700)
        app.is_closed()
        # Let go elsewhere, since a press that ends where it began is a tap.
        mouse.move(2, 2)
        mouse.up()
        app.is_closed()

        mouse.move(box["x"] + 20, box["y"] + 20)
        mouse.down()
        expect(app.field("Name")).to_have_value("Ida")
        mouse.up()
        expect(app.field("Name")).to_have_value("Ida")
    finally:
        showcase.stop()
        server.stop()


def test_a_field_that_is_wrong_says_so_and_why(page, showcase):
    form = SignUpForm(page, Mouse).open(showcase.address)
    expect(form.username).not_to_have_attribute("aria-invalid", "true")
    form.type(form.username, "al")
    message = "Username must have at least 3 characters"
    form.expect_message(message)
    expect(form.username).to_have_attribute("aria-invalid", "true")
    expect(form.username).to_have_accessible_description(message)
    form.type(form.username, "ice")
    expect(form.username).not_to_have_attribute("aria-invalid", "true")


def test_the_return_key_signs_up_when_the_form_is_complete(page, showcase):
    form = SignUpForm(page, Mouse).open(showcase.address)
    form.type(form.username, "alice")
    page.keyboard.press("Enter")
    expect(form.sheet).to_have_count(0)
    form.fill_validly()
    page.keyboard.press("Enter")
    expect(form.sheet).to_be_visible()


# Colours that differ from what lies behind them; what only a background shows is otherwise gone.
SEEN = """element => {
  const style = getComputedStyle(element), behind = getComputedStyle(document.body).backgroundColor;
  const isSeen = colour => colour !== behind && !/^rgba\\(.*, 0\\)$|transparent/.test(colour);
  return isSeen(style.backgroundColor) || style.backgroundImage !== "none"
    || (style.borderTopStyle !== "none" && parseFloat(style.borderTopWidth) > 0 && isSeen(style.borderTopColor));
}"""


@pytest.mark.parametrize(
    "name, selectors",
    [
        ("Controls", ["progress", ".check:checked"]),
        ("Pickers and dates", [".segmented .choice:has(> :checked)", ".select"]),
        ("Layout and shapes", [".circle"]),
    ],
)
def test_colours_of_the_systems_choosing_hide_nothing(new_context, showcase, name, selectors):
    page = new_context(forced_colors="active").new_page()
    open_gallery(page, showcase, name)
    for selector in selectors:
        element = page.locator(selector).first
        assert element.evaluate(SEEN), selector
