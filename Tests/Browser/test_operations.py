"""The host as an operator meets it: signals, TLS, a path of its own, a connection that is lost."""

import os
import pathlib
import time
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from support.form import USERNAME_TOO_SHORT, SignUpForm
from support.hands import Mouse
from support.showcase import Showcase

TLS = pathlib.Path(__file__).parent / "support" / "tls"


@pytest.fixture
def serve():
    """Starts showcases that end with the test."""
    started = []

    def serve(*arguments, **settings):
        started.append(Showcase(*arguments, **settings))
        return started[-1]

    yield serve
    for showcase in started:
        if showcase.is_running:
            showcase.stop()


def test_a_stop_ends_with_success_while_people_are_connected(serve, new_context):
    showcase = serve()
    forms = [SignUpForm(new_context().new_page(), Mouse) for _ in range(3)]
    for form in forms:
        form.open(showcase.address)
        form.type(form.username, "a")
    started = time.monotonic()
    showcase.stop()
    assert time.monotonic() - started < 5


def test_a_lost_connection_is_shown_and_announced_after_half_a_second(serve, page):
    showcase = serve()
    form = SignUpForm(page, Mouse).open(showcase.address)
    form.type(form.username, "al")
    page.evaluate(WATCH_STATUS)
    showcase.kill()
    status = page.get_by_role("status").filter(has_text="Reconnecting")
    expect(status).to_be_visible()
    shown = page.evaluate("statusShown - connectionLost")
    assert 450 <= shown <= 1_500

    again = serve(showcase.port)
    expect(status).not_to_be_visible(timeout=10_000)
    expect(form.username).to_have_value("al")
    form.expect_message(USERNAME_TOO_SHORT)
    assert again.is_running


# The moment at which the page's socket closes, and that at which its person is told.
WATCH_STATUS = """() => {
  const status = document.getElementById('headwater-connection')
  new MutationObserver(() => {
    if (!status.hidden) window.statusShown ??= performance.now()
  }).observe(status, { attributes: true, childList: true })
  const NativeSocket = WebSocket
  window.WebSocket = class extends NativeSocket {
    constructor(...arguments_) {
      super(...arguments_)
      window.connectionLost ??= performance.now()
    }
  }
}"""


# `make test-long` builds one with the trait `TLS`.
@pytest.mark.skipif("TLS" not in os.environ, reason="the showcase is built without TLS")
def test_it_serves_by_tls(serve, new_context):
    showcase = serve(tls_certificate=TLS / "certificate.pem", tls_key=TLS / "key.pem")
    assert showcase.address.startswith("https://")
    context = new_context(ignore_https_errors=True)
    form = SignUpForm(context.new_page(), Mouse).open(showcase.address)
    form.type(form.username, "al")
    form.expect_message(USERNAME_TOO_SHORT)
    [cookie] = context.cookies()
    assert cookie["secure"] and cookie["httpOnly"]


def test_below_a_path_everything_works(serve, new_context):
    showcase = serve(path="/app/")
    context = new_context()
    page = context.new_page()
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    page.on("websocket", lambda socket: requests.append(socket.url))
    form = SignUpForm(page, Mouse).open(showcase.address)
    form.type(form.username, "al")
    form.expect_message(USERNAME_TOO_SHORT)
    form.page.reload()
    expect(form.username).to_have_value("al")
    assert {cookie["path"] for cookie in context.cookies()} == {"/app/"}
    local = [url for url in requests if not url.startswith("data:")]
    assert all(f":{showcase.port}/app" in url for url in local), local


def test_settings_come_from_the_environment_too(monkeypatch):
    monkeypatch.setenv("HEADWATER_MAXIMUM_SESSIONS", "1")
    showcase = Showcase()
    try:
        assert status(showcase, "/headwater/ready") == 200
        assert status(showcase, "/") == 200
        assert status(showcase, "/headwater/room") == 503
        assert status(showcase, "/headwater/ready") == 200
        assert status(showcase, "/headwater/health") == 200
    finally:
        showcase.stop()


def status(showcase, path):
    try:
        with urllib.request.urlopen(showcase.address + path) as response:
            return response.status
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def test_a_simulated_latency_is_felt(serve, page, traffic):
    showcase = serve(simulated_latency=0.3)
    page.goto(showcase.address)
    traffic.settle()
    page.evaluate("window.clicked = performance.now()")
    page.get_by_role("link", name="Sign-up").first.click()
    expect(page.get_by_label("Username", exact=True)).to_be_visible()
    assert page.evaluate("performance.now() - clicked") >= 600
