"""Pictures for people to look at, into the directory that SCREENSHOTS names."""

import os
import pathlib

import pytest
from playwright.sync_api import expect

from support.form import PASSWORDS_DIFFER, USERNAME_TOO_SHORT, SignUpForm
from support.hands import Mouse

pytestmark = pytest.mark.skipif("SCREENSHOTS" not in os.environ, reason="SCREENSHOTS is not set")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_pictures(new_context, showcase, scheme, width):
    directory = pathlib.Path(os.environ["SCREENSHOTS"])
    directory.mkdir(parents=True, exist_ok=True)
    page = new_context(width=width, color_scheme=scheme).new_page()

    def picture(name):
        path = directory / f"{name}-{scheme}-{width}.png"
        page.screenshot(path=path, full_page=True, animations="disabled")
        assert path.stat().st_size > 1_000

    page.goto(showcase.address)
    expect(page.get_by_role("link", name="Sign-up")).to_be_visible()
    picture("front-page")

    form = SignUpForm(page, Mouse).open(showcase.address)
    picture("form-empty")

    form.type(form.username, "al")
    form.type(form.password, "12345")
    form.type(form.password_again, "123")
    form.expect_message(USERNAME_TOO_SHORT)
    form.expect_message(PASSWORDS_DIFFER)
    picture("form-messages")

    form.type(form.username, "ice")
    form.type(form.password_again, "45")
    expect(form.sign_up).to_be_enabled()
    form.hands.press(form.sign_up)
    expect(form.sheet).to_be_visible()
    picture("sheet")
