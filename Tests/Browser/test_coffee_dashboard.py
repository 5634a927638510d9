"""The sales of the coffee orders as charts, while two people order, and while the server is away."""

import re

import pytest
from playwright.sync_api import expect

from support.hands import Keyboard, Mouse
from support.looks import expect_good_looks
from support.orders import STYLES, CoffeeOrders

# A server that was stopped is away for ten seconds, and a client asks again after two more at most.
RECOVERY = 13_000


class Dashboard:
    """The screen, as a person finds its parts."""

    def __init__(self, page):
        self.page = page

    def open(self, address):
        self.page.goto(f"{address}/coffee-dashboard")
        return self.is_live()

    def is_live(self, timeout=5_000):
        expect(self.page.get_by_text("Live", exact=True)).to_be_visible(timeout=timeout)
        return self

    def figure(self, name):
        """The text of a figure above the charts."""
        title = self.page.get_by_text(name, exact=True)
        return self.page.locator(".v").filter(has=title).last.locator(".text").first

    def says(self, text):
        expect(self.page.get_by_text(text)).to_be_visible()
        return self

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()
        return self

    def bars(self):
        """The heights of the bars, from left to right."""
        rectangles = self.page.locator(".grid").last.locator(":scope > *").first.locator(".rectangle")
        return rectangles.evaluate_all("all => all.map(bar => bar.getBoundingClientRect().height)")


def test_it_opens_from_its_card(page, cafe):
    page.goto(cafe.address)
    page.get_by_role("link", name="Coffee sales").first.click()
    Dashboard(page).is_live()
    expect(page).to_have_url(f"{cafe.address}/coffee-dashboard")


def test_the_charts_follow_two_people_who_order(new_context, cafe):
    dashboard = Dashboard(new_context().new_page()).open(cafe.address)
    expect(dashboard.figure("Orders")).to_have_text("23")
    before = dashboard.bars()
    assert len(before) == 12
    for number, style in enumerate(STYLES[:2]):
        person = CoffeeOrders(new_context().new_page(), Mouse, style).open(cafe.address)
        person.press("Add order").fill(name=f"Customer {number}", coffee_name="Lungo", total="2.90")
        person.press("Place order").is_closed()
        expect(dashboard.figure("Orders")).to_have_text(str(24 + number))
    dashboard.page.wait_for_timeout(600)
    assert dashboard.bars() != before


def test_the_figures_are_read_by_the_keyboard_alone(new_context, cafe):
    page = new_context().new_page()
    Dashboard(page).open(cafe.address)
    Keyboard(page).press(page.get_by_role("button", name="Figures of Orders by size"))
    expect(page.get_by_text("Small", exact=True)).to_have_count(2)
    expect(page.get_by_text("Small", exact=True).last).to_be_visible()
    expect(page.get_by_role("img", name="Chart: Orders by size")).to_have_count(1)
    figures = page.get_by_role("list", name="Figures of Orders by size")
    expect(figures.get_by_role("listitem")).to_have_count(3)
    expect(figures.get_by_role("listitem").first).to_have_text(re.compile(r"^Small\s*\d+ orders?$"))


def test_the_figures_begin_and_end_where_the_other_texts_of_their_card_do(new_context, cafe):
    page = new_context().new_page()
    Dashboard(page).open(cafe.address)
    button = page.get_by_role("button", name="Figures of Orders by size")
    button.click()
    figures = page.get_by_role("list", name="Figures of Orders by size")
    name, value = (figures.get_by_text(text).first.bounding_box() for text in ["Small", re.compile("orders?$")])
    card = button.bounding_box()
    assert name["x"] == pytest.approx(card["x"], abs=1)
    assert value["x"] + value["width"] == pytest.approx(card["x"] + card["width"], abs=1)


@pytest.mark.parametrize("width, size, least", [(1280, "100%", 0.8), (360, "100%", 0.7), (360, "200%", 0.4)])
def test_the_values_stand_beside_a_line_that_has_the_rest_of_the_width(new_context, cafe, width, size, least):
    page = new_context(width=width).new_page()
    Dashboard(page).open(cafe.address)
    page.evaluate("size => document.documentElement.style.fontSize = size", size)
    chart = page.get_by_role("img", name="Chart: Takings by hour")
    value, line = chart.get_by_text("$0", exact=True).bounding_box(), chart.locator(".drawing").last.bounding_box()
    assert value["x"] + value["width"] <= line["x"]
    assert value["y"] < line["y"] + line["height"] < value["y"] + value["height"]
    assert line["width"] >= least * chart.bounding_box()["width"]


def test_the_focus_stays_at_the_connection_while_the_server_is_away(new_context, cafe):
    page = new_context().new_page()
    dashboard = Dashboard(page).open(cafe.address)
    stop = page.get_by_role("button", name="Stop the server for ten seconds")
    stop.focus()
    page.keyboard.press("Enter")
    retry = page.get_by_role("button", name="Try again now")
    expect(retry).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_timeout(500)
    expect(retry).to_be_focused()
    dashboard.is_live(timeout=RECOVERY)
    expect(stop).to_be_focused()


def test_the_server_is_stopped_for_ten_seconds(new_context, cafe):
    one, two = (Dashboard(new_context().new_page()).open(cafe.address) for _ in range(2))
    orders = one.figure("Orders").text_content()
    one.press("Stop the server for ten seconds")
    for dashboard in [one, two]:
        dashboard.says(re.compile("^Old figures$")).says("It is tried again by itself.")
        # The time is a text of its own, in whatever direction it runs.
        time = dashboard.page.get_by_text("As they were at", exact=True).locator("xpath=following-sibling::*[1]")
        expect(time).to_have_text(re.compile(r"^\d{1,2}:\d\d:\d\d\s[AP]M$"))
        expect(dashboard.figure("Orders")).to_have_text(orders)
    expect_good_looks(two.page, "coffee-dashboard-old")
    one.press("Try again now").says("does not answer")
    for dashboard in [one, two]:
        dashboard.is_live(timeout=RECOVERY)
        expect(dashboard.figure("Orders")).to_have_text(orders)


def test_the_bars_fill_their_card_and_stand_on_one_line(new_context, cafe):
    dashboard = Dashboard(new_context().new_page()).open(cafe.address)
    card = dashboard.page.locator(".grid").last.locator(":scope > *").first
    bars = card.locator(".rectangle").evaluate_all("all => all.map(bar => bar.getBoundingClientRect().toJSON())")
    assert len({round(bar["bottom"]) for bar in bars}) == 1
    assert len({round(bar["width"]) for bar in bars}) == 1
    box = card.bounding_box()
    assert bars[0]["left"] == pytest.approx(box["x"] + 16, abs=4)
    assert bars[-1]["right"] == pytest.approx(box["x"] + box["width"] - 16, abs=4)


@pytest.mark.parametrize("direction, step", [("ltr", 1), ("rtl", -1)])
def test_the_line_goes_the_way_of_the_text(page, cafe, direction, step):
    Dashboard(page).open(cafe.address)
    page.evaluate("direction => document.documentElement.dir = direction", direction)
    line = page.locator(".drawing > path[fill=none]").last
    start, end = line.evaluate(
        """path => [0, path.getTotalLength()].map(length =>
             path.getPointAtLength(length).matrixTransform(path.getScreenCTM()).x)"""
    )
    hours = page.locator(".drawing").last.bounding_box()["width"]
    assert (end - start) * step == pytest.approx(hours, rel=0.2)


@pytest.mark.parametrize("direction, side", [("ltr", "left"), ("rtl", "right")])
def test_the_bars_of_the_sizes_begin_where_a_line_of_text_does(new_context, cafe, direction, side):
    page = new_context(reduced_motion="reduce").new_page()
    Dashboard(page).open(cafe.address)
    page.evaluate("direction => document.documentElement.dir = direction", direction)
    bars = page.get_by_role("img", name="Chart: Orders by size").locator(".rectangle")
    places = bars.evaluate_all("(bars, side) => bars.map(bar => Math.round(bar.getBoundingClientRect()[side]))", side)
    assert len(places) == 6
    assert len(set(places)) == 1


def test_what_follows_the_charts_of_a_row_is_at_one_height(new_context, cafe):
    page = new_context(width=1280).new_page()
    Dashboard(page).open(cafe.address)
    buttons = page.get_by_role("button", name=re.compile("^Figures of"))
    expect(buttons).to_have_count(3)
    rows = {}
    for button in buttons.all():
        card = button.locator("xpath=ancestor::*[contains(@class, 'card')][1]")
        rows.setdefault(round(card.bounding_box()["y"]), set()).add(round(button.bounding_box()["y"]))
    assert len(rows) == 2
    assert all(len(places) == 1 for places in rows.values()), rows


@pytest.mark.parametrize("width", [360, 600, 768, 900, 1024, 1280, 1920])
def test_no_chart_stands_beside_an_empty_place(new_context, cafe, width):
    page = new_context(width=width).new_page()
    Dashboard(page).open(cafe.address)
    cards = page.get_by_role("img", name=re.compile("^Chart: ")).locator("xpath=ancestor::*[contains(@class, 'card')][1]")
    expect(cards).to_have_count(3)
    boxes = [card.bounding_box() for card in cards.all()]
    start, end = min(box["x"] for box in boxes), max(box["x"] + box["width"] for box in boxes)
    for box in boxes:
        row = [other for other in boxes if abs(other["y"] - box["y"]) < 1]
        assert min(other["x"] for other in row) == pytest.approx(start, abs=1)
        assert max(other["x"] + other["width"] for other in row) == pytest.approx(end, abs=1)


def test_the_screen(new_context, cafe):
    dashboard = Dashboard(new_context().new_page()).open(cafe.address)
    expect_good_looks(dashboard.page, "coffee-dashboard")
    dashboard.press("Figures of Orders by hour")
    expect_good_looks(dashboard.page, "coffee-dashboard-figures")


def test_without_a_server_there_are_no_figures(page, showcase):
    page.goto(f"{showcase.address}/coffee-dashboard")
    Dashboard(page).says("No figures yet").says("does not answer")
    expect_good_looks(page, "coffee-dashboard-unreachable")
