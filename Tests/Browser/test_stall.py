"""A line that stands still is no attack: nothing that a person does meanwhile is lost, and nobody is
thrown out.

A stopped process reads nothing, and answers nothing, while its system goes on taking what is sent: so
does a network that is overloaded. `STALL_SECONDS` makes the stalls longer: after 10 seconds the page
begins to connect anew, and after 20 the server misses the answer to a ping.
"""

import contextlib
import os
import re
import signal
import time
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.delay_proxy import DelayProxy
from support.hands import Mouse
from support.nginx import Nginx
from support.showcase import Showcase, free_port
from test_circles import expect_middle, middle, open_circles

STALL = float(os.environ.get("STALL_SECONDS", "7"))
FRAME = 1 / 60


def is_stopped(process):
    for thread in Path(f"/proc/{process}/task").iterdir():
        try:
            # The state follows the name, which is in parentheses and may hold any character.
            state = (thread / "stat").read_text().rpartition(")")[2].split()[0]
        except FileNotFoundError:
            return False
        if state != "T":
            return False
    return True


@contextlib.contextmanager
def stopped(process):
    os.kill(process, signal.SIGSTOP)
    try:
        # The signal is only asked for: what works on another core goes on for a while, and would still answer
        # what the test does first.
        deadline = time.monotonic() + 30
        while not is_stopped(process):
            assert time.monotonic() < deadline, "the process goes on"
        yield
    finally:
        os.kill(process, signal.SIGCONT)


@pytest.fixture
def stoppable():
    showcase = Showcase()
    yield showcase
    showcase.stop()


@pytest.fixture
def behind_nginx(tmp_path):
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    showcase = Showcase(allowed_origin=address, trusted_proxy="127.0.0.1")
    nginx = Nginx(tmp_path, port, [showcase.port])
    deadline = time.monotonic() + 30
    while True:
        try:
            urllib.request.urlopen(address + "/headwater/ready").close()
            break
        except OSError:
            assert time.monotonic() < deadline, "nginx does not answer"
            time.sleep(0.05)
    yield nginx
    nginx.stop()
    showcase.stop()


def move(page, start, seconds):
    """Moves the pointer at 60 Hz around a place, and returns where it is then."""
    x, y = start
    end = time.monotonic() + seconds
    number = 0
    while time.monotonic() < end:
        number += 1
        place = x + 20 + number % 40, y - 10 - number % 25
        page.mouse.move(*place)
        time.sleep(FRAME)
    return place


def drag_through_a_stall(page, traffic, address, process):
    tile = open_circles(page, address, Mouse(page))
    start = middle(tile)
    page.mouse.move(*start)
    page.mouse.down()
    expect_middle(page, *move(page, start, 0.5))
    traffic.clear()
    with stopped(process):
        move(page, start, STALL)
        told = [frame for frame in traffic.frames if not frame.is_down and '"drag"' in frame.text]
        # One may have been answered still, and one is on its way.
        assert len(told) <= 3, told
    # The same drag goes on, and it ends where the pointer is let go.
    expect_middle(page, *move(page, start, 1))
    x, y = start[0] + 70, start[1] - 60
    page.mouse.move(x, y)
    page.mouse.up()
    expect_middle(page, x, y)
    expect(page.get_by_role("status").filter(has_text=re.compile("."))).to_have_count(0)


def test_a_drag_goes_on_after_the_server_has_stood_still(page, traffic, stoppable):
    drag_through_a_stall(page, traffic, stoppable.address, stoppable.process)


def test_a_drag_goes_on_after_the_proxy_has_stood_still(page, traffic, behind_nginx):
    # Its only worker, which holds the connections.
    drag_through_a_stall(page, traffic, behind_nginx.address, behind_nginx.worker)


def test_taps_in_a_stall_arrive_once_and_in_their_order(page, traffic, stoppable):
    page.goto(stoppable.address)
    page.get_by_role("link", name="Counter").first.click()
    expect(page.get_by_text("Count: 0", exact=True)).to_be_visible()
    traffic.clear()
    with stopped(stoppable.process):
        for name in ["Increment"] * 30 + ["Reset"] + ["Increment"] * 20:
            page.evaluate(PRESS, name)
    expect(page.get_by_text("Count: 20", exact=True)).to_be_visible()


# Presses a button as it is in the page, whatever the server would say to that.
PRESS = """name => {
  const button = [...document.querySelectorAll('button')]
    .find(button => button.textContent.trim() === name || button.ariaLabel === name)
  button.click()
}"""


def test_more_than_a_hundred_taps_in_a_stall_are_refused_visibly(page, stoppable):
    page.goto(stoppable.address)
    page.get_by_role("link", name="Counter").first.click()
    expect(page.get_by_text("Count: 0", exact=True)).to_be_visible()
    status = page.get_by_role("status").filter(has_text="Waiting for the server")
    with stopped(stoppable.process):
        for _ in range(150):
            page.evaluate(PRESS, "Increment")
        expect(status).to_be_visible()
    expect(page.get_by_text("Count: 100", exact=True)).to_be_visible()
    expect(status).to_have_count(0)


def test_what_was_done_while_the_line_was_cut_arrives_in_its_order(page):
    port = free_port()
    proxy = DelayProxy(port, delay=0.1)
    showcase = Showcase(port, allowed_origin=proxy.address)
    try:
        page.goto(proxy.address)
        page.get_by_role("link", name="Sign-up").first.click()
        username = page.get_by_label("Username", exact=True)
        username.press_sequentially("alic")
        again = page.get_by_label("Password again", exact=True)
        for field in [page.get_by_label("Password", exact=True), again]:
            field.press_sequentially("12345")
        sign_up = page.get_by_role("button", name="Sign Up", exact=True)
        expect(sign_up).to_be_enabled()
        proxy.cut()
        # At once, so that the page does not yet say that it is not connected: a tap, then a text.
        page.evaluate(
            """() => {
              [...document.querySelectorAll('button')]
                .find(button => button.textContent.trim() === 'Sign Up').click()
              const field = document.querySelector('input[data-k]')
              field.value = 'alice'
              field.dispatchEvent(new InputEvent('input', { bubbles: true }))
            }"""
        )
        expect(page.get_by_role("dialog")).to_be_visible()
    finally:
        showcase.stop()
        proxy.close()


REMEMBER_SOCKETS = """() => {
  window.sockets = []
  const { send } = WebSocket.prototype
  WebSocket.prototype.send = function (text) {
    if (!sockets.includes(this)) sockets.push(this)
    send.call(this, text)
  }
}"""


def test_a_page_that_was_let_go_for_a_flood_comes_back(page):
    showcase = Showcase(event_burst=20, keep_alive_interval=1)
    try:
        page.add_init_script(f"({REMEMBER_SOCKETS})()")
        page.goto(showcase.address)
        page.get_by_role("link", name="Counter").first.click()
        increment = page.get_by_role("button", name="Increment", exact=True)
        increment.click()
        expect(page.get_by_text("Count: 1", exact=True)).to_be_visible()
        page.evaluate(
            """() => new Promise(resolve => {
              const [socket] = sockets
              socket.addEventListener('close', ({ code }) => resolve(code))
              for (let number = 0; number < 5_000; number++) socket.send('["ack",0]')
            }).then(code => { if (code !== 1013) throw Error(`closed with ${code}`) })"""
        )
        increment.click()
        expect(page.get_by_text("Count: 2", exact=True)).to_be_visible()
        assert page.evaluate("sockets.length") == 2
    finally:
        showcase.stop()
