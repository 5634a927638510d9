"""One showcase and one browser for all tests; a fresh browser context for each."""

import os

import pytest
from playwright.sync_api import expect, sync_playwright

from support import typed
from support.browsers import BROWSERS
from support.form import SignUpForm
from support.hands import HANDS, Mouse
from support.orders import OrdersServer
from support.showcase import Showcase, free_port
from support.slow_line import SlowLine
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


@pytest.fixture(scope="session", params=BROWSERS)
def any_browser(request, browser):
    """Each of the three browsers, one after the other."""
    started = BROWSERS[request.param](browser)
    yield started
    started.close()


@pytest.fixture
def new_tab(any_browser):
    """Opens tabs of one of the browsers, each of a person of its own."""
    tabs = []

    def make(**size):
        tabs.append(any_browser.new_tab(**size))
        return tabs[-1]

    yield make
    for tab in tabs:
        tab.close()


@pytest.fixture
def tab(new_tab):
    return new_tab()


@pytest.fixture
def serve_over():
    """Serves a program over a line with a delay; returns the line, which has the address."""
    ends = []

    def serve(program="page-cases", **line):
        port = free_port()
        slow = SlowLine(port, **line)
        ends.append(slow.close)

        def start():
            server = Showcase(port=port, allowed_origin=slow.address, program=program)
            slow.server = server
            # A test may have killed it.
            ends.append(lambda: server.is_running and server.stop())

        slow.restart = start
        start()
        return slow

    yield serve
    for end in reversed(ends):
        end()


@pytest.fixture(scope="session")
def lines():
    """The showcase and the cases, each over a line by its delay. They are started when they are first used."""
    started = {}

    def line(program, delay):
        if (program, delay) not in started:
            port = free_port()
            slow = SlowLine(port, delay=delay, jitter=delay / 4)
            slow.server = Showcase(port=port, allowed_origin=slow.address, program=program)
            started[program, delay] = slow
        return started[program, delay]

    yield line
    for slow in started.values():
        slow.server.stop()
        slow.close()
