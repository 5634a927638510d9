"""Where views stand: how rows and columns share their room out, at both sides, and without colours."""

import pytest
from playwright.sync_api import expect

from support.gallery import open_gallery
from support.hands import Mouse
from support.orders import STYLES, CoffeeOrders

LINES = """(element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}"""


def edges(locator):
    box = locator.bounding_box()
    return box["x"], box["x"] + box["width"]


@pytest.fixture
def stacks(page, showcase):
    return open_gallery(page, showcase, "Stacks")


def card_of_rows(stacks):
    return stacks.get_by_role("textbox").locator("xpath=ancestor::*[contains(@class, 'card')][1]")


def inner_edges(box):
    """The edges of what is within the padding of a box."""
    start, end = edges(box)
    return start + 16, end - 16


@pytest.mark.parametrize(
    "text", ["Text beside a switch", "Text beside a picker", "Text in a row of a list"]
)
def test_text_beside_a_control_takes_the_room_it_needs(stacks, text):
    assert stacks.get_by_text(text, exact=True).evaluate(LINES) == 1


def test_controls_fill_their_row(stacks):
    start, end = inner_edges(card_of_rows(stacks))
    field = edges(stacks.get_by_role("textbox"))
    button = edges(stacks.get_by_role("button", name="Clear"))
    assert field[0] == pytest.approx(start, abs=1)
    assert button[1] == pytest.approx(end, abs=1)
    assert button[0] - field[1] == pytest.approx(8, abs=1)
    for control in [
        stacks.get_by_role("switch", name="Switch", exact=True),
        stacks.get_by_role("switch", name="Unlabelled"),
        stacks.get_by_role("combobox", name="Fruit"),
    ]:
        assert edges(control)[1] == pytest.approx(end, abs=1)


def test_a_list_fills_its_column(stacks):
    rows = stacks.get_by_text("A list in a column", exact=True)
    column = rows.locator("xpath=ancestor::*[parent::*[contains(@class, 'grid')]][1]")
    assert edges(rows.locator("xpath=ancestor::ul")) == pytest.approx(edges(column), abs=1)
    # The column is as wide as the card above it.
    assert edges(column) == pytest.approx(edges(card_of_rows(stacks)), abs=1)


def test_rows_to_tap_begin_where_other_rows_do(page, showcase):
    open_gallery(page, showcase, "Buttons and menus")
    texts = ["A view to tap", "To tap once or twice", "A row to tap"]
    places = [page.get_by_text(text, exact=True) for text in texts]
    assert len({round(edges(place)[0]) for place in places}) == 1
    assert [place.evaluate(LINES) for place in places] == [1, 1, 1]


@pytest.mark.parametrize("width", [390, 1280])
def test_the_buttons_of_a_sheet_stand_at_its_sides(new_context, showcase, width):
    app = CoffeeOrders(new_context(width=width).new_page(), Mouse, STYLES[0]).open(showcase.address)
    app.press("Add order")
    sheet = edges(app.sheet)
    cancel = edges(app.sheet.get_by_role("button", name="Cancel"))
    confirm = edges(app.sheet.get_by_role("button", name="Place order"))
    assert sheet[1] - confirm[1] == pytest.approx(cancel[0] - sheet[0], abs=1)


@pytest.mark.parametrize("width", [390, 1280])
def test_the_buttons_of_a_sheet_do_not_touch_its_edge(new_context, showcase, width):
    page = new_context(width=width, reduced_motion="reduce").new_page()
    app = CoffeeOrders(page, Mouse, STYLES[0]).open(showcase.address)
    app.press("Add order")
    top = app.sheet.bounding_box()["y"]
    for name in ["Cancel", "Place order"]:
        assert app.sheet.get_by_role("button", name=name).bounding_box()["y"] - top >= 12


def test_the_button_at_the_end_of_a_form_stands_below_its_rows(page, showcase):
    open_gallery(page, showcase, "Buttons and menus")
    button = page.get_by_role("button", name="Send", exact=True)
    row = button.locator("xpath=ancestor::*[contains(@class, 'row')][1]/preceding-sibling::*[1]")
    box = row.bounding_box()
    assert button.bounding_box()["y"] - box["y"] - box["height"] == pytest.approx(16, abs=1)
    corners = row.evaluate("row => [getComputedStyle(row).borderEndStartRadius, getComputedStyle(row).borderEndEndRadius]")
    assert "0px" not in corners
    page.emulate_media(forced_colors="active")
    edges_of_button = button.evaluate(
        "button => ['Top', 'Right', 'Bottom', 'Left'].map(side => getComputedStyle(button.parentElement)[`border${side}Width`])"
    )
    assert edges_of_button == ["1px"] * 4


def test_a_button_in_a_row_with_actions_begins_where_other_rows_do(page, showcase):
    open_gallery(page, showcase, "Lists")
    rows = [page.get_by_text(text, exact=True) for text in ["To tap, with an action", "With a badge"]]
    assert len({round(edges(row)[0]) for row in rows}) == 1


def test_without_colours_one_rule_parts_two_rows(new_context, showcase):
    page = open_gallery(new_context(forced_colors="active").new_page(), showcase, "Controls")
    rules = """() => [...document.querySelectorAll(".row + .row")].map((row) => {
      const width = (element, part, side) => {
        const style = getComputedStyle(element, part);
        return style.display === "none" ? 0 : parseFloat(style[`border${side}Width`]);
      };
      return width(row, null, "Top") + width(row, "::before", "Top")
        + width(row.previousElementSibling, null, "Bottom");
    })"""
    assert set(page.evaluate(rules)) == {1}
    touching = """(text) => {
      const box = text.closest(".group-box"), style = getComputedStyle(box);
      return parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.paddingLeft) < 4;
    }"""
    assert not page.get_by_text("A box around views.", exact=True).evaluate(touching)


@pytest.mark.parametrize("colours", ["none", "active"])
def test_redacted_text_is_not_readable(new_context, showcase, colours):
    context = new_context(forced_colors=colours)
    page = open_gallery(context.new_page(), showcase, "Texts and images")
    look = "text => { const s = getComputedStyle(text); return [s.color, s.backgroundColor] }"
    color, background = page.get_by_text("Not here yet", exact=True).evaluate(look)
    assert color == "rgba(0, 0, 0, 0)"
    assert background != "rgba(0, 0, 0, 0)"


def test_a_sign_stands_before_its_number_from_right_to_left(new_context, serve):
    page = new_context(locale="he-IL").new_page()
    page.goto(serve(language="he").address)
    page.get_by_role("link", name="Circles").first.click()
    figure = page.get_by_text("circles redrawn in all").first.locator("xpath=preceding-sibling::*")
    expect(figure).to_be_visible()
    places = """(element) => ["+", "0"].map((letter) => {
      const text = element.firstChild, range = document.createRange();
      range.setStart(text, text.data.indexOf(letter));
      range.setEnd(text, text.data.indexOf(letter) + 1);
      return range.getBoundingClientRect().left;
    })"""
    sign, digit = figure.evaluate(places)
    assert sign < digit
