"""What a person has typed survives a reload and a server that goes away, passwords excepted."""

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
