"""One person's whole way through the form, in every surrounding."""

import pytest
from playwright.sync_api import expect

from support.form import PASSWORDS_DIFFER, USERNAME_TOO_SHORT, SignUpForm
from support.hands import Mouse


@pytest.mark.parametrize("scheme, width", [("light", 360), ("dark", 1280)])
def test_signing_up(new_context, showcase, hands, scheme, width):
    page = new_context(width=width, color_scheme=scheme).new_page()
    form = SignUpForm(page, hands).open(showcase.address)

    form.type(form.username, "al", delay=40)
    form.expect_message(USERNAME_TOO_SHORT)
    form.type(form.username, "ice", delay=40)
    form.type(form.password, "secret", delay=40)
    form.type(form.password_again, "secreT", delay=40)
    form.expect_message(PASSWORDS_DIFFER)
    expect(form.sign_up).to_be_disabled()
    form.erase(form.password_again, 1)
    form.type(form.password_again, "t", delay=40)
    form.expect_no_message()

    form.hands.press(form.sign_up)
    expect(form.sheet.get_by_text("Signed up", exact=True)).to_be_visible()
    form.hands.press(form.dismiss)
    expect(form.sheet).not_to_be_visible()


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_is_wider_than_the_window(new_context, showcase, width):
    page = new_context(width=width).new_page()
    form = SignUpForm(page, Mouse).open(showcase.address)
    form.insert(form.username, "W" * 200)
    expect(form.username).to_have_value("W" * 200)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_follows_the_colour_scheme(new_context, showcase, scheme):
    page = new_context(color_scheme=scheme).new_page()
    page.goto(showcase.address)
    red, green, blue = page.evaluate(BACKGROUND)
    assert (red + green + blue > 3 * 128) == (scheme == "light")


def test_the_page_names_its_language_and_title(page, showcase):
    SignUpForm(page, Mouse).open(showcase.address)
    assert page.evaluate("document.documentElement.lang")
    assert page.title()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


# The colour that a person sees behind the page: the first that is not transparent.
BACKGROUND = """() => {
  for (const element of [document.body, document.documentElement]) {
    const channels = getComputedStyle(element).backgroundColor.match(/[\\d.]+/g).map(Number)
    if (channels.length === 3 || channels[3] > 0) return channels.slice(0, 3)
  }
  const canvas = document.createElement('div')
  canvas.style.backgroundColor = 'Canvas'
  document.body.append(canvas)
  return getComputedStyle(canvas).backgroundColor.match(/[\\d.]+/g).map(Number).slice(0, 3)
}"""
