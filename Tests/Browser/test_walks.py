"""A walk through each app, behind nginx with two processes, below a path: its addresses lead back to each place."""

import contextlib
import re

import pytest
from playwright.sync_api import expect

from support.catalogue import Catalogue
from support.nginx import Nginx, wait_for
from support.orders import OrdersServer
from support.showcase import Showcase, free_port
from support.tab import Tab


def link(name):
    return lambda page: page.get_by_role("link", name=re.compile(f"^{name}")).locator(
        "visible=true"
    )


def button(name):
    return lambda page: page.get_by_role("button", name=name, exact=True).locator("visible=true")


def option(name):
    return lambda page: page.get_by_role("radio", name=name, exact=True)


def row(name):
    return lambda page: page.locator("[role=button]").filter(has_text=name)


def orders(path):
    return [
        (link(ORDERS[path]), "Orders", path),
        (row("Ida"), "Change order", f"{path}/23"),
    ]


ORDERS = {
    "coffee-orders": "Coffee orders, object",
    "coffee-orders-observable": "Coffee orders, observable",
    "coffee-orders-query": "Coffee orders, query",
}

# Each step: what is pressed, and the title, the address and the text of a sheet that follow.
WALKS = {
    "sign-up": [(link("Sign-up"), "Sign up", "sign-up")],
    "counter": [(link("Counter"), "Counter", "counter")],
    "sign-in": [(link("Sign-in"), "Sign-in", "sign-in")],
    "todos": [
        (link("Todos"), "Todos", "todos"),
        (option("Open"), "Todos", "todos/open"),
        (button("Call Ida"), "Todos", "todos/open/2", "Edit todo"),
    ],
    "one store": [
        (link("PrimeTime, one store"), "PrimeTime", "prime-time"),
        (link("Counter$"), "Counter", "prime-time/count"),
        (button("Is this prime?"), "Counter", "prime-time/count/is-prime", "0 is not prime"),
    ],
    "many stores": [
        (link("PrimeTime, many stores"), "PrimeTime", "prime-time-stores"),
        (link("Favorite primes"), "Favorite primes", "prime-time-stores/favorites"),
    ],
    "movies": [
        (link("Movies"), "Movies", "movies"),
        (link("The Long Shift"), "The Long Shift", "movies/cast/1"),
    ],
    **{path: orders(path) for path in ORDERS},
    "sales": [
        (link(ORDERS["coffee-orders"]), "Orders", "coffee-orders"),
        (button("Sales"), "Orders", "coffee-orders/sales", "Takings"),
    ],
    "circles": [
        (link("Circles"), "Circles", "circles"),
        (option("Two stores"), "Circles", "circles/two-stores"),
    ],
    "board": [
        (link("Board"), "Board", "board"),
        (lambda page: page.get_by_role("button", name=re.compile(", you$")), "Board", "board/me", "Who are you?"),
    ],
    "tabs": [
        (link("Gallery"), "Gallery", "gallery"),
        (link("Tabs"), "Tabs", "gallery/tabs"),
        (lambda page: page.get_by_role("tab", name="Second"), "Tabs", "gallery/tabs/second"),
    ],
    "sheet": [
        (link("Gallery"), "Gallery", "gallery"),
        (link("Buttons and menus"), "Buttons and menus", "gallery/buttons"),
        (button("Show a sheet"), "Buttons and menus", "gallery/buttons/sheet", "In a sheet"),
    ],
}
START = ("Headwater", "")
# Those that a restart finds in the middle of their walk, at the same time.
GROUPS = [list(WALKS)[first::4] for first in range(4)]


@pytest.fixture(scope="module")
def services(tmp_path_factory):
    """The servers that the apps ask, as the environment of a showcase."""
    server = OrdersServer(tmp_path_factory.mktemp("orders") / "orders.sqlite")
    catalogue = Catalogue()
    yield {"COFFEE_ORDERS_URL": server.address, "MOVIES_CATALOGUE": catalogue.address}
    catalogue.close()
    server.stop()


def start(port, base, services):
    return Showcase(
        port,
        allowed_origin=base.removesuffix("/app"),
        trusted_proxy="127.0.0.1",
        path="/app/",
        environment=services,
    )


@contextlib.contextmanager
def processes(services, directory):
    """Two processes below a path, behind nginx."""
    port = free_port()
    base = f"http://127.0.0.1:{port}/app"
    running = [start(None, base, services) for _ in range(2)]
    nginx = Nginx(directory, port, [process.port for process in running])
    try:
        wait_for(base)
        yield running, base
    finally:
        nginx.stop()
        for process in running:
            process.stop()


@pytest.fixture(scope="module")
def base(services, tmp_path_factory):
    with processes(services, tmp_path_factory.mktemp("nginx")) as (_, base):
        yield base


def walk(tab, steps):
    tab.open().is_at(*START)
    for press, *place in steps:
        press(tab.page).click()
        tab.is_at(*place)
    return [START] + [place for _, *place in steps]


@pytest.mark.parametrize("steps", WALKS.values(), ids=WALKS.keys())
def test_walk(new_context, base, steps):
    context = new_context()
    tab = Tab(context.new_page(), base)
    places = walk(tab, steps)

    other = Tab(context.new_page(), base)
    assert other.page.goto(tab.page.url).status == 200
    other.is_at(*places[-1])
    other.page.close()

    for place in reversed(places[:-1]):
        tab.back().is_at(*place)
    for place in places[1:]:
        tab.forward().is_at(*place)

    tab.back().is_at(*places[-2])
    tab.page.reload()
    tab.is_at(*places[-2])
    tab.forward().is_at(*places[-1])

    tab.page.goto(tab.base)
    press, *place = steps[0]
    with context.expect_page() as opened:
        press(tab.page).click(button="middle")
    Tab(opened.value, base).is_at(*place)
    tab.is_at(*START)


@pytest.mark.parametrize("names", GROUPS, ids=[" and ".join(names) for names in GROUPS])
def test_a_restart_of_all_processes_leaves_each_person_where_they_are(
    new_context, services, tmp_path, names
):
    with processes(services, tmp_path) as (running, base):
        tabs, places = {}, {}
        for name in names:
            tabs[name] = Tab(new_context().new_page(), base)
            places[name] = walk(tabs[name], WALKS[name][:-1])
        former = {name: session(tab) for name, tab in tabs.items()}
        for process in running:
            process.kill()
        for tab in tabs.values():
            expect(tab.page.locator("#headwater-connection")).to_be_visible()
        for index, process in enumerate(running):
            running[index] = start(process.port, base, services)
        for name, tab in tabs.items():
            expect(tab.page.locator("#headwater-connection")).to_be_hidden(timeout=15_000)
            assert session(tab) != former[name]
            tab.is_at(*places[name][-1])
            press, *place = WALKS[name][-1]
            press(tab.page).click()
            places[name].append(place)
            tab.is_at(*place)
            for place in reversed(places[name][:-1]):
                tab.back().is_at(*place)
            for place in places[name][1:]:
                tab.forward().is_at(*place)


def session(tab):
    return tab.page.locator("#headwater").get_attribute("data-session")


def test_back_does_not_close_a_sheet_with_changes(new_context, base):
    tab = Tab(new_context().new_page(), base)
    walk(tab, WALKS["todos"])
    title = tab.page.get_by_role("dialog").get_by_label("Title")
    title.fill("Call Ida at noon")
    for steps in [-1, -3]:
        tab.page.evaluate(f"history.go({steps})")
        tab.page.get_by_role("button", name="Keep editing", exact=True).click()
        expect(tab.page.get_by_role("alertdialog")).to_have_count(0)
        tab.is_at("Todos", "todos/open/2", "Edit todo")
        expect(title).to_have_value("Call Ida at noon")
    tab.page.get_by_role("button", name="Cancel", exact=True).click()
    tab.is_at("Todos", "todos/open")
    tab.back().is_at("Todos", "todos")
