"""The coffee orders' client and its server: two people, crashes, and what nobody loses."""

import json
import os
import pathlib
import urllib.request

import pytest
from playwright.sync_api import expect

from support.hands import Keyboard, Mouse
from support.looks import expect_good_looks
from support.orders import STYLES, CoffeeOrders

# Each style once, each way to reach things once; the headless tests have both for everything.
PEOPLE = [
    pytest.param(STYLES[0], Mouse, id="mouse"),
    pytest.param(STYLES[1], Keyboard, id="keyboard"),
]


@pytest.fixture
def open_orders(new_context, cafe):
    """Opens the orders in a browser of their own."""

    def open_orders(style, hands=Mouse, **options):
        page = new_context(**options).new_page()
        return CoffeeOrders(page, hands, style).open(cafe.address)

    return open_orders


def kept(server, name):
    with urllib.request.urlopen(f"{server.address}/orders") as answer:
        return [order for order in json.load(answer) if order["name"] == name]


@pytest.mark.parametrize("style, hands", PEOPLE)
def test_two_people(open_orders, server, style, hands):
    name = f"Cid by {hands.__name__}"
    ann, bob = open_orders(style, hands), open_orders(style, hands)
    ann.sees("Ida", "Flat white")

    ann.press("Add order").press("Place order")
    ann.says("Name cannot be empty").says("Coffee name cannot be empty")
    ann.fill(name=name, coffee_name="Tea", total="abc").press("Place order")
    ann.says("Total can only be numbers")
    ann.fill(total="3.80").press("Place order").says("We serve coffee only.")
    ann.fill(coffee_name="Cortado").press("Place order").is_closed()
    ann.sees(name, "Cortado, medium", "$3.80")

    # Bob has touched nothing, and sees it; so does Ann what he does.
    bob.sees(name, "Cortado, medium", "$3.80")
    bob.choose(name)
    expect(bob.field("Total")).to_have_value("3.80")
    bob.fill(total="4.10").press("Update order").is_closed()
    ann.sees(name, "$4.10")

    ann.page.reload()
    ann.sees(name, "$4.10")
    assert len(kept(server, name)) == 1


def test_a_page_that_waits_for_news_takes_no_processor(open_orders, cafe):
    ann = open_orders(STYLES[0])
    ann.sees("Ida", "Flat white")
    ann.page.wait_for_timeout(500)
    before = processor_seconds(cafe.process)
    ann.page.wait_for_timeout(1_000)
    assert processor_seconds(cafe.process) - before < 0.3


def processor_seconds(process):
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.parametrize("style, hands", PEOPLE)
def test_the_server_is_killed_while_saving(open_orders, server, style, hands):
    name = f"Dan by {hands.__name__}"
    ann, bob = open_orders(style, hands), open_orders(style, hands)
    ann.press("Add order").fill(name=name, coffee_name="Lungo", total="2.90")
    server.kill()
    try:
        ann.press("Place order")
        expect(ann.sheet.get_by_text("does not answer")).to_be_visible()
        expect(ann.field("Name")).to_have_value(name)
        expect(ann.field("Coffee name")).to_have_value("Lungo")
        expect(ann.field("Total")).to_have_value("2.90")
        expect_good_looks(ann.page, f"orders-not-saved-{hands.__name__}", whole=False)
        bob.mentions("does not answer")
    finally:
        server.start()
    ann.press("Place order").is_closed()
    ann.sees(name, "Lungo, medium", "$2.90")
    # The other comes back by itself.
    expect(bob.row(name)).to_have_count(1, timeout=15_000)
    expect(bob.page.get_by_text("does not answer")).to_have_count(0)
    assert len(kept(server, name)) == 1


def test_two_people_change_the_same_order(open_orders):
    ann, bob = open_orders(STYLES[0]), open_orders(STYLES[1])
    ann.choose("Tom").fill(total="2.40")
    bob.choose("Tom").fill(coffee_name="Ristretto").press("Update order").is_closed()
    ann.sees("Tom", "Ristretto").press("Update order")
    ann.mentions("it is now Ristretto, small, for Tom, $2.25")
    expect_good_looks(ann.page, "orders-conflict", whole=False)
    ann.press("Update order").is_closed()
    bob.sees("Tom", "Espresso, small", "$2.40")


def test_typed_text_replaces_nothing_unseen_after_a_reload(open_orders, server):
    server.place(name="Quentin", coffeeName="Mocha", total=3.5, size="small")
    ann, bob = open_orders(STYLES[1]), open_orders(STYLES[2])
    ann.choose("Quentin").fill(total="2.40")
    bob.choose("Quentin").fill(coffee_name="Lungo").press("Update order").is_closed()
    ann.sees("Quentin", "Lungo, small").page.reload()
    expect(ann.field("Total")).to_have_value("2.40")
    ann.sees("Quentin", "Lungo, small").press("Update order")
    ann.mentions("it is now Lungo, small, for Quentin, $3.50")
    assert [order["total"] for order in kept(server, "Quentin")] == [3.5]


def test_a_size_changes_at_once_and_is_taken_back_without_a_server(open_orders, server):
    server.place(name="Eve", coffeeName="Mocha", total=3.5, size="small")
    ann, bob = open_orders(STYLES[2]), open_orders(STYLES[0])

    def make(size):
        row = ann.page.locator(".editable").filter(has_text="Eve")
        ann.hands.press(row.get_by_role("button", name=f"Make {size}", exact=True))

    ann.sees("Eve", "Mocha, small")
    make("large")
    ann.sees("Eve", "Mocha, large")
    bob.sees("Eve", "Mocha, large")
    expect_good_looks(ann.page, "orders-query")
    server.kill()
    try:
        make("small")
        ann.says("The order is as it was.").sees("Eve", "Mocha, large")
    finally:
        server.start()
    make("small")
    ann.sees("Eve", "Mocha, small")
    bob.sees("Eve", "Mocha, small")


def test_a_row_with_swipe_actions_can_be_pressed_at_its_end_too(open_orders):
    app = open_orders(STYLES[2])
    app.sees("Ida")
    content = app.page.locator(".editable-content").filter(has_text="Ida")
    place = content.bounding_box()
    # A click of the locator waits until the row stands still.
    content.click(position={"x": place["width"] - 8, "y": place["height"] / 2})
    expect(app.detail.get_by_role("heading", name="Change order")).to_be_visible()


@pytest.mark.parametrize("style", STYLES)
def test_the_chosen_order_stands_beside_the_list_where_there_is_room(open_orders, style):
    app = open_orders(style, width=900)
    app.sees("Ida").is_closed().choose("Ida")
    expect(app.row("Ida")).to_have_attribute("aria-current", "true")
    expect(app.row("Tom")).to_be_visible()
    expect(app.field("Name")).to_have_value("Ida")
    list_box = app.row("Ida").bounding_box()
    assert app.field("Name").bounding_box()["x"] > list_box["x"] + list_box["width"]
    address = app.page.url
    app.fill(name="Ida Lund").choose("Tom")
    expect(app.field("Name")).to_have_value("Tom")
    assert app.page.url != address
    app.page.go_back()
    expect(app.field("Name")).to_have_value("Ida Lund")
    expect(app.page).to_have_url(address)
    app.press("Cancel").is_closed()
    expect(app.sheet).to_have_count(0)


def test_the_focus_goes_back_to_the_list_when_the_order_beside_it_is_left(open_orders):
    app = open_orders(STYLES[1], Keyboard)
    app.sees("Ida").choose("Ida").press("Cancel").is_closed()
    expect(app.row("Ida")).to_be_focused()
    by_mouse = open_orders(STYLES[0])
    by_mouse.sees("Ida").choose("Ida").press("Cancel").is_closed()
    expect(by_mouse.page.locator(":focus")).to_have_count(1)


def test_the_chosen_order_covers_the_list_where_there_is_no_room(open_orders):
    app = open_orders(STYLES[0], width=360)
    app.sees("Ida").choose("Ida")
    expect(app.row("Tom")).to_be_hidden()
    expect_good_looks(app.page, "orders-narrow")
    app.page.locator(".detail > .back").click()
    expect(app.row("Tom")).to_be_visible()
    expect(app.detail).to_be_hidden()
    app.choose("Ida").page.reload()
    expect(app.field("Name")).to_have_value("Ida")
    app.page.go_back()
    expect(app.row("Tom")).to_be_visible()


def test_a_form_says_when_the_server_is_back(open_orders, server):
    app = open_orders(STYLES[1])
    app.sees("Ida").press("Add order").fill(name="Fay", coffee_name="Lungo", total="2.90")
    server.kill()
    try:
        app.press("Place order")
        expect(app.sheet.get_by_text("does not answer")).to_be_visible()
    finally:
        server.start()
    expect(app.sheet.get_by_text("The orders’ server answers again.")).to_be_visible()
    expect(app.sheet.get_by_text("does not answer")).to_have_count(0)
    app.press("Place order").is_closed().sees("Fay", "Lungo, medium")


def test_screens(open_orders):
    app = open_orders(STYLES[0])
    app.sees("Ida")
    expect_good_looks(app.page, "orders")
    app.press("Add order").press("Place order").says("Total cannot be empty")
    expect_good_looks(app.page, "orders-messages")
    app.press("Cancel").is_closed().choose("Ida")
    expect_good_looks(app.page, "orders-change")
    app.press("Cancel").is_closed().press("Sales").says("Takings")
    expect_good_looks(app.page, "orders-sales")


def test_the_screen_without_a_server(page, showcase):
    app = CoffeeOrders(page, Mouse, STYLES[0]).open(showcase.address)
    app.mentions("does not answer")
    expect_good_looks(page, "orders-unreachable")
