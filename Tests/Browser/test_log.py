"""Nothing that a person types is in a log, even where every handler is logged."""

import pytest

from support import typed
from support.form import SignUpForm
from support.hands import Mouse
from support.orders import STYLES, CoffeeOrders, OrdersServer
from support.showcase import Showcase


@pytest.fixture
def server(tmp_path):
    server = OrdersServer(tmp_path / "orders.sqlite")
    yield server
    server.stop()


@pytest.fixture
def showcase(server):
    """A showcase that names every handler, since each takes longer than no time."""
    showcase = Showcase(
        environment={"COFFEE_ORDERS_URL": server.address}, main_actor_limit=0
    )
    yield showcase
    showcase.stop()


def test_a_handler_is_named_by_its_view_and_not_by_what_it_shows(showcase, server, page):
    form = SignUpForm(page, Mouse).open(showcase.address)
    form.type(form.username, "private-person")
    form.type(form.password, "private-password")
    form.type(form.password_again, "private-password")
    form.hands.press(form.sign_up)
    form.hands.press(form.dismiss)

    page.goto(showcase.address)
    page.get_by_role("link", name="PrimeTime, one store").click()
    page.get_by_label("Name", exact=True).fill("private name")
    page.get_by_role("button", name="Log in").click()
    page.get_by_role("button", name="Log out").click()

    for style in STYLES:
        orders = CoffeeOrders(page, Mouse, style).open(showcase.address)
        name = f"private guest of {style}"
        orders.press("Add order").fill(name=name, coffee_name="private mocha", total="4")
        orders.press("Place order").is_closed().sees(name).choose(name)
        orders.fill(coffee_name="private latte").press("Update order").is_closed()

    page.goto(showcase.address)
    page.get_by_role("link", name="Gallery").first.click()
    page.get_by_role("link", name="Controls", exact=True).click()
    for field in page.locator("input[type=text], input:not([type]), textarea").all():
        if field.is_visible() and field.is_enabled():
            field.fill("private gallery")

    held = [line for line in showcase.output if "A handler has held the main actor" in line]
    for kind in ["input on input of", "click on button of", "click on div of ContentView"]:
        assert any(f"handler={kind}" in line for line in held), "".join(showcase.output[-50:])
    assert typed.logged() == {}
    assert not any("private" in line for line in showcase.output + server.output)
    assert any("/newOrder" in line for line in server.output)
