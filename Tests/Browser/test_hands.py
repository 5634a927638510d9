"""Gestures, rows and sheets by mouse, by finger and by keyboard, and pages of large letters."""

import re

import pytest
from playwright.sync_api import expect

from support.gallery import GALLERY, open_gallery
from support.hands import Mouse
from support.looks import expect_nothing_serious, expect_nothing_wider_than_the_window
from support.orders import STYLES, CoffeeOrders, OrdersServer
from support.showcase import Showcase

PHONE = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def last(page):
    # The code beside it has the same words in quotes.
    return page.get_by_text(re.compile("^Last: "))


def test_a_row_to_tap_and_the_controls_in_it_are_each_themselves(page, showcase):
    open_gallery(page, showcase, "Buttons and menus")
    page.get_by_text("A row to tap", exact=True).click()
    expect(last(page)).to_have_text("Last: row")
    page.get_by_role("button", name="Star").click()
    expect(last(page)).to_have_text("Last: star")
    page.get_by_role("switch", name="On").click()
    expect(page.get_by_role("switch", name="On")).to_be_checked()
    expect(last(page)).to_have_text("Last: star")

    row = page.get_by_role("button", name="A row to tap", exact=True)
    row.focus()
    page.keyboard.press("Enter")
    expect(last(page)).to_have_text("Last: row")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Star")).to_be_focused()
    page.keyboard.press("Space")
    expect(last(page)).to_have_text("Last: star")
    row.focus()
    page.keyboard.press("Space")
    expect(last(page)).to_have_text("Last: row")
    expect_nothing_serious(page)


def test_one_tap_waits_for_a_second_where_two_mean_something_else(page, showcase):
    open_gallery(page, showcase, "Buttons and menus")
    text = page.get_by_text("To tap once or twice", exact=True)
    text.click()
    expect(last(page)).to_have_text("Last: once")
    text.dblclick()
    expect(last(page)).to_have_text("Last: twice")
    page.wait_for_timeout(700)
    expect(last(page)).to_have_text("Last: twice")


def test_the_right_button_opens_the_menu_of_a_view_or_of_its_row(page, showcase):
    open_gallery(page, showcase, "Buttons and menus")
    text = page.get_by_text("A view with a menu", exact=True)
    rename = page.get_by_role("dialog").get_by_role("button", name="Rename")
    row = text.locator("xpath=ancestor::*[contains(@class, 'row')][1]")
    row_box = row.bounding_box()
    for press in [
        lambda: text.click(button="right"),
        # The empty end of the row.
        lambda: row.click(button="right", position={"x": row_box["width"] - 8, "y": 4}),
    ]:
        press()
        expect(rename).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.get_by_role("button", name="More A view with a menu")).to_be_focused()
    text.click(button="right")
    rename.click()
    expect(last(page)).to_have_text("Last: rename")
    # The button in the row still does its own.
    page.get_by_role("button", name="With a menu too", exact=True).click()
    expect(last(page)).to_have_text("Last: with a menu")


def test_the_browser_keeps_its_own_menu_where_there_is_no_other(page, showcase):
    open_gallery(page, showcase, "Buttons and menus")
    page.evaluate("addEventListener('contextmenu', (e) => (window.kept = !e.defaultPrevented))")
    page.get_by_text("A view to tap", exact=True).click(button="right")
    assert page.evaluate("window.kept")
    page.get_by_text("A view with a menu", exact=True).click(button="right")
    assert not page.evaluate("window.kept")


def test_a_long_touch_opens_the_menu_of_a_view_and_a_short_one_does_not(new_context, showcase):
    page = open_gallery(new_context(width=390, **PHONE).new_page(), showcase, "Buttons and menus")
    fingers = page.context.new_cdp_session(page)
    button = page.get_by_role("button", name="With a menu too", exact=True)
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    place = [{"x": box["x"] + 20, "y": box["y"] + box["height"] / 2}]

    def touch(milliseconds):
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": place})
        page.wait_for_timeout(milliseconds)
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    touch(900)
    forget = page.get_by_role("dialog").get_by_role("button", name="Forget")
    expect(forget).to_be_visible()
    # The end of a long touch is no tap.
    expect(last(page)).to_have_text("Last: nothing yet")
    forget.tap()
    expect(last(page)).to_have_text("Last: forget")
    touch(50)
    expect(last(page)).to_have_text("Last: with a menu")
    expect(page.get_by_role("dialog")).to_have_count(0)


# Of each row with one thing to press: whether a place near each edge presses it.
DEAD_EDGES = """() => {
  const things = "a[href], button, [role=button], .toggle";
  return [...document.querySelectorAll(".row")].filter((row) => row.checkVisibility()).flatMap((row) => {
    const pressed = [...row.querySelectorAll(things)].filter((one) => !one.parentElement.closest(things));
    const whole = pressed.filter((one) => one.matches(
      ".row > *, .editable-content > *, .disclosure-label, .row > .gesture > .press"));
    if (whole.length !== 1 || whole[0].matches(".push, .bordered, .prominent")) return [];
    row.scrollIntoView({ block: "center" });
    const box = row.getBoundingClientRect(), sides = [[4, 0.5]];
    if (pressed.length === 1) sides.push([box.width - 4, 0.5], [box.width / 2, 0.04], [box.width / 2, 0.96]);
    return sides.filter(([x, share]) => {
      const there = document.elementFromPoint(box.left + x, box.top + box.height * share);
      return !(there?.closest(things) || there?.closest("[data-on~=click]"));
    }).map(([x]) => `${Math.round(x)}: ${row.innerText.slice(0, 30)}`);
  });
}"""


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("name", ["Buttons and menus", "Controls", "Lists"])
def test_no_edge_of_a_row_is_dead(new_context, showcase, name, width):
    page = open_gallery(new_context(width=width).new_page(), showcase, name)
    assert page.evaluate(DEAD_EDGES) == []


def test_an_alert_of_a_sheet_stands_in_front_of_it(page, showcase):
    open_gallery(page, showcase, "Buttons and menus")
    page.get_by_role("button", name="Show a sheet").click()
    # The sheet has no button that cancels, and therefore one in the corner.
    expect(page.get_by_role("button", name="Close")).to_be_visible()
    page.get_by_role("button", name="Ask").click()
    expect(page.get_by_role("button", name="Yes")).to_be_focused()
    page.get_by_role("button", name="Yes").click()
    expect(page.get_by_text("Answer: yes")).to_be_visible()
    expect(page.get_by_role("button", name="Ask")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def swipe(page, y, start, end):
    """Moves a finger from one side to the other, as a person does."""
    fingers = page.context.new_cdp_session(page)

    def touch(kind, *places):
        points = [{"x": x, "y": y} for x in places]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start)
    for step in range(1, 21):
        touch("touchMove", start + (end - start) * step / 20)
    touch("touchEnd")


def test_a_finger_swipes_for_the_actions_of_a_row(new_context, showcase):
    page = open_gallery(new_context(width=360, **PHONE).new_page(), showcase, "Lists")
    for text, start, end, name in [
        ("With actions", 300, 150, "Flag"),
        ("With actions at both ends", 300, 150, "Archive"),
        ("With actions at both ends", 80, 320, "Pin"),
    ]:
        row = page.get_by_text(text, exact=True)
        # A text is in view before the whole of its row, which the buttons fill, is.
        row.evaluate("row => row.scrollIntoView({block: 'center'})")
        button = page.get_by_role("button", name=name)
        expect(button).not_to_be_in_viewport()
        # Where the actions at the other side are shown, the first swipe only puts them away.
        for _ in range(3):
            box = row.bounding_box()
            swipe(page, box["y"] + box["height"] / 2, start, end)
            try:
                expect(button).to_be_in_viewport(ratio=0.9, timeout=2_000)
                break
            except AssertionError:
                continue
        expect(button).to_be_in_viewport(ratio=0.9)
        button.tap()
        expect(last(page)).to_have_text(f"Last: {name.lower()}")
    # The list below does not depend on it.
    expect(page.get_by_text("Apple", exact=True)).to_be_visible()
    expect_nothing_wider_than_the_window(page)


def test_a_finger_swipes_from_right_to_left_too(new_context, serve):
    showcase = serve(language="ar")
    context = new_context(width=390, locale="ar-EG", **PHONE)
    for text, start, end, name in [
        ("With actions", 60, 330, "Flag"),
        ("With actions at both ends", 60, 330, "Archive"),
        ("With actions at both ends", 330, 60, "Pin"),
    ]:
        page = open_gallery(context.new_page(), showcase, "Lists")
        row = page.get_by_text(text, exact=True)
        # A text is in view before the whole of its row, which the buttons fill, is.
        row.evaluate("row => row.scrollIntoView({block: 'center'})")
        button = page.get_by_role("button", name=name)
        expect(button).not_to_be_in_viewport()
        box = row.bounding_box()
        swipe(page, box["y"] + box["height"] / 2, start, end)
        expect(button).to_be_in_viewport(ratio=0.9)
        button.tap()
        expect(last(page)).to_have_text(f"Last: {name.lower()}")


def test_actions_of_a_row_are_in_view_for_a_mouse_and_reached_by_keys_on_a_phone(
    new_context, page, showcase
):
    open_gallery(page, showcase, "Lists")
    for name in ["Flag", "Pin", "Archive"]:
        expect(page.get_by_role("button", name=name)).to_be_in_viewport()
    phone = new_context(width=360, **PHONE).new_page()
    for name in ["Flag", "Pin", "Archive"]:
        open_gallery(phone, showcase, "Lists")
        button = phone.get_by_role("button", name=name)
        button.focus()
        expect(button).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("name", GALLERY)
def test_letters_of_twice_the_size_stay_in_the_window(new_context, showcase, name):
    page = open_gallery(new_context(width=360).new_page(), showcase, name)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect_nothing_wider_than_the_window(page)


def test_letters_of_twice_the_size_stay_in_a_sheet(new_context, showcase):
    app = CoffeeOrders(new_context(width=360).new_page(), Mouse, STYLES[0]).open(showcase.address)
    app.page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect_nothing_wider_than_the_window(app.page)
    app.press("Add order").press("Place order").says("Total cannot be empty")
    expect_nothing_wider_than_the_window(app.page)
    wide = app.sheet.evaluate("sheet => sheet.scrollWidth - sheet.clientWidth")
    assert wide <= 0


@pytest.mark.parametrize("colours", ["none", "active"])
def test_a_field_that_is_wrong_is_seen_to_be(new_context, showcase, colours):
    page = new_context(forced_colors=colours).new_page()
    app = CoffeeOrders(page, Mouse, STYLES[0]).open(showcase.address)
    app.press("Add order")
    look = "field => { const s = getComputedStyle(field); return [s.borderTopStyle, s.borderTopWidth, s.borderTopColor] }"
    former = app.field("Coffee name").evaluate(look)
    app.press("Place order").says("Total cannot be empty")
    style, width, colour = app.field("Coffee name").evaluate(look)
    assert [style, width, colour] != former
    assert style != "none" and float(width[:-2]) >= 2


@pytest.fixture
def orders(new_context, tmp_path):
    server = OrdersServer(tmp_path / "orders.sqlite")
    showcase = Showcase(environment={"COFFEE_ORDERS_URL": server.address})
    yield lambda style: CoffeeOrders(new_context().new_page(), Mouse, style).open(showcase.address)
    showcase.stop()
    server.stop()


def test_the_escape_key_keeps_what_was_typed(orders):
    app = orders(STYLES[0])
    app.press("Add order").fill(name="Ann")
    app.page.keyboard.press("Escape")
    expect(app.page.get_by_text("Discard changes?")).to_be_visible()
    app.page.keyboard.press("Escape")
    expect(app.page.get_by_text("Discard changes?")).to_have_count(0)
    expect(app.field("Name")).to_have_value("Ann")
    app.press("Cancel").is_closed()
    app.press("Add order")
    expect(app.field("Name")).to_have_value("")
    app.page.keyboard.press("Escape")
    app.is_closed()


def test_a_conflict_is_read_out_and_the_focus_stays_where_it_was(orders):
    ann, bob = orders(STYLES[0]), orders(STYLES[1])
    ann.choose("Tom").fill(total="2.40")
    bob.choose("Tom").fill(coffee_name="Ristretto").press("Update order").is_closed()
    ann.sees("Tom", "Ristretto")
    regions = ann.detail.locator("[aria-live=polite]")
    count = regions.count()
    update = ann.page.get_by_role("button", name="Update order")
    update.focus()
    ann.page.keyboard.press("Enter")
    expect(regions.filter(has_text="it is now Ristretto")).to_be_visible()
    # What is read out is what appears in a region that was there before.
    assert regions.count() == count
    expect(update).to_be_focused()
