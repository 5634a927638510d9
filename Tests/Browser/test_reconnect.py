"""What a person has typed survives a reload and a server that goes away, passwords excepted."""

import json
import tempfile

import pytest
from playwright.sync_api import expect

from support.delay_proxy import DelayProxy
from support.form import USERNAME_TOO_SHORT, SignUpForm
from support.hands import Mouse
from support.showcase import Showcase, free_port


@pytest.fixture
def fill(page):
    def fill(address):
        form = SignUpForm(page, Mouse).open(address)
        form.type(form.username, "alice")
        form.type(form.password, "12345")
        form.type(form.password_again, "12345")
        expect(form.sign_up).to_be_enabled()
        return form

    return fill


def test_a_lost_connection_loses_nothing(fill):
    port = free_port()
    proxy = DelayProxy(port, delay=0)
    showcase = Showcase(port, allowed_origin=proxy.address)
    try:
        form = fill(proxy.address)
        proxy.cut()
        form.erase(form.username, 3)
        form.expect_message(USERNAME_TOO_SHORT)
        proxy.cut()
        form.type(form.username, "ice")
        expect(form.sign_up).to_be_enabled()

        expect(form.password).to_have_value("12345")
        form.hands.press(form.sign_up)
        proxy.cut()
        expect(form.sheet).to_be_visible()
    finally:
        showcase.stop()
        proxy.close()


def test_a_reload_puts_the_typed_text_back_but_no_password(fill, showcase):
    form = fill(showcase.address)
    form.page.reload()
    expect(form.username).to_have_value("alice")
    expect(form.password).to_have_value("")
    expect(form.password_again).to_have_value("")
    expect(form.sign_up).to_be_disabled()

    # The server knows the text too: two fields more, and the form is complete.
    form.type(form.password, "12345")
    form.type(form.password_again, "12345")
    expect(form.sign_up).to_be_enabled()


def test_a_restarted_server_gets_the_typed_text_back_but_no_password(fill):
    first = Showcase()
    form = fill(first.address)
    first.kill()
    second = Showcase(first.port)
    try:
        expect(form.sign_up).to_be_disabled(timeout=10_000)
        expect(form.username).to_have_value("alice")
        expect(form.password).to_have_value("")
        expect(form.password_again).to_have_value("")

        form.type(form.password, "12345")
        form.type(form.password_again, "12345")
        expect(form.sign_up).to_be_enabled()
    finally:
        second.stop()


def test_a_restarted_server_is_told_each_text_once(fill, traffic):
    first = Showcase()
    form = fill(first.address)
    first.kill()
    traffic.clear()
    second = Showcase(first.port)
    try:
        # Complete again, so that all which was put back has been answered.
        expect(form.password).to_have_value("", timeout=10_000)
        form.type(form.password, "12345")
        form.type(form.password_again, "12345")
        expect(form.sign_up).to_be_enabled()
        messages = [json.loads(frame.text) for frame in traffic.frames if not frame.is_down]
        told = [message for message in messages if message[0] == "input" and message[3] == "alice"]
        assert len(told) == 1, messages
    finally:
        second.stop()


def test_typing_goes_on_while_the_server_is_away(fill):
    first = Showcase()
    form = fill(first.address)
    first.kill()
    form.erase(form.username, 3)
    second = Showcase(first.port)
    try:
        expect(form.message(USERNAME_TOO_SHORT)).to_be_visible(timeout=10_000)
        expect(form.username).to_have_value("al")
    finally:
        second.stop()


@pytest.fixture
def proxied():
    """A showcase behind a proxy that can cut all connections."""
    port = free_port()
    proxy = DelayProxy(port, delay=0)
    showcase = Showcase(port, allowed_origin=proxy.address)
    yield proxy
    showcase.stop()
    proxy.close()


# From now on the page says that it has missed everything, so that it gets a whole new picture.
FORGET = """() => {
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text)
    if (message[0] === 'hello') message[4] = 0
    send.call(this, JSON.stringify(message))
  }
  const root = document.getElementById('headwater')
  window.formerContent = root.firstElementChild
}"""

IS_NEW_PICTURE = "() => !window.formerContent.isConnected"
STAYED = """() => [
  document.activeElement.getAttribute('data-k') === window.focusedKey,
  document.activeElement.selectionStart, Math.round(scrollY)
]"""


def stand_somewhere(form):
    """With the caret in the middle of a text, and the page scrolled."""
    page = form.page
    page.set_viewport_size({"width": 600, "height": 150})
    form.username.focus()
    page.evaluate(
        """() => {
          document.activeElement.setSelectionRange(2, 2)
          window.focusedKey = document.activeElement.getAttribute('data-k')
          scrollTo(0, 60)
        }"""
    )
    assert page.evaluate(STAYED) == [True, 2, 60]


def test_a_new_picture_keeps_text_passwords_focus_and_scroll(fill, proxied):
    form = fill(proxied.address)
    stand_somewhere(form)
    form.page.evaluate(FORGET)
    proxied.cut()
    form.page.wait_for_function(IS_NEW_PICTURE)
    expect(form.username).to_have_value("alice")
    expect(form.password).to_have_value("12345")
    form.page.wait_for_function(f"() => ({STAYED})().join() === 'true,2,60'")
    expect(form.sign_up).to_be_enabled()


def test_a_new_picture_keeps_a_dialog_open(fill, proxied):
    form = fill(proxied.address)
    form.hands.press(form.sign_up)
    expect(form.sheet).to_be_visible()
    form.page.evaluate(FORGET)
    proxied.cut()
    form.page.wait_for_function(IS_NEW_PICTURE)
    expect(form.sheet).to_be_visible()
    assert form.page.evaluate("document.querySelector('dialog').matches(':modal')")
    form.hands.press(form.dismiss)
    expect(form.sheet).not_to_be_visible()


def test_a_restarted_server_leaves_focus_and_scroll_where_they_were(fill):
    first = Showcase()
    form = fill(first.address)
    stand_somewhere(form)
    first.kill()
    second = Showcase(first.port)
    try:
        expect(form.sign_up).to_be_disabled(timeout=10_000)
        expect(form.username).to_have_value("alice")
        form.page.wait_for_function(f"() => ({STAYED})().join() === 'true,2,60'")
    finally:
        second.stop()


def half_type(page, address):
    """Types into the sheet of a todo, which opens after the page has loaded."""
    page.goto(f"{address}/todos/open/2")
    title = page.get_by_role("dialog").get_by_label("Title")
    title.fill("Call Ida at noon")
    return title


def test_a_reload_puts_the_text_back_into_a_sheet_that_has_to_load(page, showcase):
    title = half_type(page, showcase.address)
    page.reload()
    expect(title).to_have_value("Call Ida at noon")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Call Ida at noon", exact=True)).to_be_visible()


def test_a_text_that_belongs_to_a_sheet_comes_back_in_no_other_one(page, showcase):
    title = half_type(page, showcase.address)
    page.reload()
    expect(title).to_have_value("Call Ida at noon")
    page.get_by_role("button", name="Cancel", exact=True).click()
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name="Call Ida", exact=True).click()
    expect(title).to_have_value("Call Ida")


def test_a_restarted_server_gets_the_text_back_in_a_sheet(page):
    first = Showcase()
    title = half_type(page, first.address)
    first.kill()
    title.fill("Call Ida at one")
    second = Showcase(first.port)
    try:
        # The new document has no sheet at first.
        expect(page.locator("#headwater-announcer")).to_have_text("Connected.", timeout=10_000)
        expect(title).to_have_value("Call Ida at one")
        page.get_by_role("button", name="Save", exact=True).click()
        expect(page.get_by_role("button", name="Call Ida at one", exact=True)).to_be_visible()
    finally:
        second.stop()


def test_what_is_typed_while_a_field_is_still_loading_is_in_it_when_it_comes(page):
    with tempfile.TemporaryDirectory() as folder:
        first = Showcase(environment={"JOURNAL_DATA": folder})
        page.goto(f"{first.address}/board")
        field = page.get_by_label("New card in Ideas")
        field.click()
        page.keyboard.type("Call Ida")
        page.keyboard.press("ArrowLeft")
        # The new document has no field at first.
        page.evaluate(
            """() => {
              const field = document.activeElement;
              new MutationObserver((_, observer) => {
                if (field.isConnected) return;
                observer.disconnect();
                window.hadField = document.activeElement !== document.body;
                for (const key of 'nes') {
                  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
                }
              }).observe(document.getElementById('headwater'), { childList: true, subtree: true });
            }"""
        )
        first.kill()
        second = Showcase(first.port, environment={"JOURNAL_DATA": folder})
        try:
            page.wait_for_function("() => window.hadField !== undefined", timeout=15_000)
            assert not page.evaluate("hadField")
            expect(field).to_be_focused()
            page.keyboard.type("!")
            expect(field).to_have_value("Call Idnes!a")
        finally:
            second.stop()
