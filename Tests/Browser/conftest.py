"""One showcase and one browser for all tests; a fresh browser context for each."""

import os

import pytest
from playwright.sync_api import expect, sync_playwright

from support import typed
from support.form import SignUpForm
from support.hands import HANDS, Mouse
from support.orders import OrdersServer
from support.showcase import Showcase
from support.traffic import Traffic

# What has to be fast is measured where it matters. Elsewhere, a busy machine may take its time.
expect.set_options(timeout=15_000)
typed.watch()


@pytest.fixture(scope="session", autouse=True)
def nothing_typed_is_logged():
    """By no server of any test, at any level."""
    yield
    assert typed.logged() == {}


@pytest.fixture(scope="session")
def browser():
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=arguments
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def showcase():
    showcase = Showcase()
    yield showcase
    assert showcase.is_running, "the showcase ended during the tests:\n" + "".join(showcase.output)
    showcase.stop()


@pytest.fixture
def serve():
    """Starts showcases of a test's own, with settings."""
    started = []

    def serve(**settings):
        started.append(Showcase(**settings))
        return started[-1]

    yield serve
    for showcase in started:
        showcase.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """The orders' server of a file of tests."""
    server = OrdersServer(tmp_path_factory.mktemp("orders") / "orders.sqlite")
    yield server
    server.stop()


@pytest.fixture(scope="module")
def cafe(server):
    """A showcase whose coffee orders are those of the server."""
    cafe = Showcase(environment={"COFFEE_ORDERS_URL": server.address})
    yield cafe
    cafe.stop()


@pytest.fixture
def new_context(browser):
    """Makes browser contexts; options are Playwright's, and the width of the window."""
    contexts = []

    # Without its windows the browser asks for no language, as no person's does.
    def make(width=1280, locale="en-US", **options):
        context = browser.new_context(
            viewport={"width": width, "height": 800}, locale=locale, **options
        )
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_context):
    return new_context().new_page()


@pytest.fixture
def traffic(page):
    return Traffic(page)


@pytest.fixture(params=HANDS.values(), ids=HANDS.keys())
def hands(request):
    return request.param


@pytest.fixture
def form(page, traffic, showcase, hands):
    """The form, opened once with the mouse and once with the keyboard alone."""
    return SignUpForm(page, hands).open(showcase.address)


@pytest.fixture
def plain_form(page, traffic, showcase):
    """The form for tests that are not about how a person reaches its parts."""
    return SignUpForm(page, Mouse).open(showcase.address)
