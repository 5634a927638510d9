"""axe-core finds nothing serious on any page, light or dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from support.form import PASSWORDS_DIFFER, USERNAME_TOO_SHORT, SignUpForm
from support.hands import Mouse


@pytest.fixture(params=["light", "dark"])
def page(new_context, request):
    return new_context(color_scheme=request.param).new_page()


def expect_nothing_serious(page):
    # What is half faded in has half its contrast; a spinner never ends.
    page.evaluate(
        """Promise.allSettled(document.getAnimations()
          .filter(animation => animation.effect.getComputedTiming().endTime < Infinity)
          .map(animation => animation.finished))"""
    )
    violations = Axe().run(page).response["violations"]
    serious = [
        f"{found['id']} ({found['impact']}): {found['help']}: {node['html']}"
        for found in violations
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"]
    ]
    assert serious == []


def test_the_front_page(page, showcase):
    page.goto(showcase.address)
    expect(page.get_by_role("link", name="Sign-up")).to_be_visible()
    expect_nothing_serious(page)


def test_the_empty_form(plain_form):
    expect_nothing_serious(plain_form.page)


def test_the_form_with_messages(plain_form):
    form = plain_form
    form.type(form.username, "a")
    form.type(form.password, "12345")
    form.type(form.password_again, "x")
    form.expect_message(USERNAME_TOO_SHORT)
    form.expect_message(PASSWORDS_DIFFER)
    expect_nothing_serious(form.page)


def test_the_sheet(plain_form):
    plain_form.fill_validly()
    plain_form.hands.press(plain_form.sign_up)
    expect(plain_form.sheet).to_be_visible()
    expect_nothing_serious(plain_form.page)


def test_the_page_names_its_language_and_title(page, showcase):
    form = SignUpForm(page, Mouse).open(showcase.address)
    assert page.evaluate("document.documentElement.lang")
    assert page.title()
    expect(form.page.get_by_role("heading", level=1)).to_be_visible()
