"""The first command of the README, as it is, through every app of its front page."""

import socket

import pytest
from playwright.sync_api import expect

from support.demo import Demo
from support.hands import Mouse
from support.orders import STYLES, CoffeeOrders, OrdersServer
from support.showcase import free_port

# One style's name begins another's, so that a customer's is not made of it.
CUSTOMERS = {style: f"Customer {number}" for number, style in enumerate(STYLES)}
# A client asks again after ten seconds at most.
RECOVERY = 15_000


@pytest.fixture
def start_demo(tmp_path):
    """Starts the demo, again at the same port if it is asked twice."""
    started, port = [], free_port()

    def start():
        started.append(Demo(tmp_path, port))
        return started[-1]

    yield start
    for demo in started:
        if demo.is_running:
            demo.interrupt()


def open_orders(new_context, demo, style):
    return CoffeeOrders(new_context().new_page(), Mouse, style).open(demo.address)


def test_every_app_of_the_front_page_opens(page, start_demo):
    demo = start_demo()
    page.goto(demo.address)
    ways = page.locator("main a[data-on]")
    expect(ways).not_to_have_count(0)
    addresses = [way.get_attribute("href") for way in ways.all()]
    assert {"coffee-orders", "coffee-orders-observable", "coffee-orders-query"} < set(addresses)
    assert not page.locator("img").evaluate_all("images => images.filter(image => image.complete && !image.naturalWidth)")
    for index, address in enumerate(addresses):
        page.goto(demo.address)
        ways.nth(index).click()
        expect(page).to_have_url(f"{demo.address}/{address}")
        expect(page.get_by_role("button", name="Back")).to_be_visible()
        expect(page.get_by_text("Loading")).to_have_count(0)
        expect(page.get_by_text("does not answer")).to_have_count(0)


def test_orders_are_kept_by_the_demo(new_context, start_demo):
    demo = start_demo()
    apps = {style: open_orders(new_context, demo, style) for style in STYLES}
    for style, app in apps.items():
        name = CUSTOMERS[style]
        app.press("Add order")
        app.fill(name=name, coffee_name="Lungo", total="2.90").press("Place order").is_closed()
        app.sees(name, "$2.90").choose(name)
        app.fill(total="3.10").press("Update order").is_closed()
        app.sees(name, "$3.10").page.reload()
        app.sees(name, "$3.10")

    # The orders' server crashes, and somebody starts it again.
    demo.kill_orders()
    for app in apps.values():
        expect(app.page.get_by_text("does not answer").first).to_be_visible(timeout=RECOVERY)
    again = OrdersServer(demo.database, port=demo.orders_port)
    try:
        for style, app in apps.items():
            expect(app.page.get_by_text("does not answer")).to_have_count(0, timeout=RECOVERY)
            app.sees(CUSTOMERS[style], "$3.10")
    finally:
        again.stop()

    # So does the showcase. What it started goes with it, and the open pages find the next one.
    demo.kill()
    demo = start_demo()
    for style in STYLES:
        expect(apps[style].row(CUSTOMERS[style], "$3.10")).to_have_count(1, timeout=RECOVERY)
        open_orders(new_context, demo, style).sees(CUSTOMERS[style], "$3.10")


def test_a_demo_that_is_stopped_leaves_nothing_behind(start_demo):
    demo = start_demo()
    demo.interrupt()
    for port in [demo.port, demo.orders_port]:
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port))
