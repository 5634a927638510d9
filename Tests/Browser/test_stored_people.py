"""Stored values belong to a person: they end with the login, and nobody else sees them."""

import pytest
from playwright.sync_api import expect

from test_sign_in import open_screen, sign_in, sign_out


@pytest.fixture
def site(serve):
    return serve(path="/app/")


def keep(page):
    page.get_by_label("Note").fill("a note for Ana alone")
    page.get_by_label("Motto").fill("a motto of Ana")
    page.wait_for_function("() => JSON.stringify(sessionStorage).includes('for Ana alone')")
    page.wait_for_function("() => JSON.stringify(localStorage).includes('motto of Ana')")
    return page


def everything(page):
    return page.evaluate(
        "JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })"
    ) + str([cookie["value"] for cookie in page.context.cookies()])


def expect_nothing_of_ana(page):
    expect(page.get_by_label("Note")).to_have_value("")
    expect(page.get_by_label("Motto")).to_have_value("")
    page.wait_for_function("() => !JSON.stringify({ ...localStorage }).includes('Ana')")
    assert "Ana" not in everything(page)


def test_a_sign_out_clears_them(new_context, site):
    page = keep(sign_in(new_context().new_page(), site, "Ana"))
    page.reload()
    expect(page.get_by_label("Note")).to_have_value("a note for Ana alone")
    expect(page.get_by_label("Motto")).to_have_value("a motto of Ana")
    sign_out(page, "Ana")
    expect_nothing_of_ana(open_screen(page, site))


def test_a_sign_out_in_another_tab_clears_them(new_context, site):
    context = new_context()
    page = keep(sign_in(context.new_page(), site, "Ana"))
    sign_out(open_screen(context.new_page(), site), "Ana")
    expect(page.get_by_text("You are Ana.")).not_to_be_visible()
    expect_nothing_of_ana(open_screen(page, site))


def test_the_next_person_sees_nothing_of_them(new_context, site):
    context = new_context()
    page = keep(sign_in(context.new_page(), site, "Ana"))
    sign_out(page, "Ana")
    expect_nothing_of_ana(sign_in(page, site, "Ben"))


def test_the_next_person_sees_nothing_of_them_though_no_page_was_open(new_context, site):
    context = new_context()
    page = keep(sign_in(context.new_page(), site, "Ana"))
    # The login ends while the browser shows another page.
    page.goto("about:blank")
    context.clear_cookies(name="member")
    expect_nothing_of_ana(open_screen(page, site))


def test_a_cookie_of_somebody_else_is_not_in_the_page(new_context, site):
    context = new_context()
    keep(sign_in(context.new_page(), site, "Ana")).close()
    context.clear_cookies(name="member")
    assert any(cookie["name"].startswith("headwater-values") for cookie in context.cookies())
    page = context.new_page()
    with page.expect_response(f"{site.address.rstrip('/')}/sign-in") as response:
        page.goto(f"{site.address.rstrip('/')}/sign-in")
    assert "motto of Ana" not in response.value.text()
