"""People who sign in by a cookie: what a tab shows, and what a sign-out ends."""

import pytest
from playwright.sync_api import expect

from support.looks import expect_good_looks


@pytest.fixture
def site(serve):
    return serve(path="/app/")


def open_screen(page, site):
    page.goto(f"{site.address}/" if not site.address.endswith("/") else site.address)
    page.get_by_role("link", name="Sign-in").first.click()
    expect(page.get_by_text("You are ")).to_be_visible()
    return page


def sign_in(page, site, name):
    open_screen(page, site)
    page.get_by_role("link", name="Sign in", exact=True).click()
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Sign in").click()
    return open_screen(page, site)


def expect_person(page, text):
    expect(page.get_by_text(text)).to_be_visible()


def sign_out(page, name):
    page.get_by_role("link", name=f"Sign out {name}").click()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", name="Sign-in")).to_be_visible()


def test_a_person_signs_in_and_out(new_context, site):
    page = sign_in(new_context().new_page(), site, "Ana")
    expect(page.get_by_text("You are Ana.")).to_be_visible()
    sign_out(page, "Ana")
    expect_person(page, "You are a guest.")


def test_a_sign_out_in_one_tab_ends_the_others_of_that_browser(new_context, site):
    context = new_context()
    first = sign_in(context.new_page(), site, "Ana")
    second = open_screen(context.new_page(), site)
    expect(second.get_by_text("You are Ana.")).to_be_visible()
    second.get_by_label("Note").fill("for Ana alone")
    elsewhere = sign_in(new_context().new_page(), site, "Ana")
    elsewhere.get_by_label("Note").fill("on the other device")

    sign_out(first, "Ana")

    # The other tab loads again by itself, and shows nothing of hers.
    expect(second.get_by_text("You are Ana.")).not_to_be_visible()
    open_screen(second, site)
    expect(second.get_by_text("You are a guest.")).to_be_visible()
    expect(second.get_by_label("Note")).to_have_value("")
    # The other device has not noticed.
    expect(elsewhere.get_by_text("You are Ana.")).to_be_visible()
    expect(elsewhere.get_by_label("Note")).to_have_value("on the other device")


def test_what_somebody_typed_does_not_come_back_for_the_next_person(new_context, site):
    context = new_context()
    page = sign_in(context.new_page(), site, "Ana")
    page.get_by_label("Note").fill("for Ana alone")
    page.reload()
    # A reload of the same person's page brings it back.
    expect(page.get_by_label("Note")).to_have_value("for Ana alone")
    other = sign_in_as_next(context.new_page(), site, "Ana", "Ben")
    expect(other.get_by_text("You are Ben.")).to_be_visible()
    # The first tab loads again as Ben's.
    expect(page.get_by_text("You are Ana.")).not_to_be_visible()
    expect(page.get_by_text("for Ana alone")).not_to_be_visible()
    open_screen(page, site)
    expect(page.get_by_text("You are Ben.")).to_be_visible()
    expect(page.get_by_label("Note")).to_have_value("")


def test_what_somebody_typed_does_not_come_back_by_the_history(new_context, site):
    page = sign_in(new_context().new_page(), site, "Ana")
    page.get_by_label("Note").fill("for Ana alone")
    page.get_by_label("Motto").fill("motto of Ana")
    page.wait_for_function("() => JSON.stringify(sessionStorage).includes('for Ana alone')")
    page.reload()
    expect(page.get_by_label("Note")).to_have_value("for Ana alone")
    sign_out(page, "Ana")
    for _ in range(2):
        page.go_back()
    # The browser restores the texts of fields by itself.
    expect(page.get_by_text("You are a guest.")).to_be_visible()
    expect(page.get_by_label("Note")).to_have_value("")
    expect(page.get_by_label("Motto")).to_have_value("")
    assert "for Ana" not in page.evaluate("JSON.stringify({ ...sessionStorage })")
    page.reload()
    expect(page.get_by_text("You are a guest.")).to_be_visible()
    expect(page.get_by_label("Note")).to_have_value("")


def test_a_person_comes_back_to_the_screen_that_they_came_from(new_context, site):
    page = open_screen(new_context().new_page(), site)
    screen = page.url
    page.get_by_role("link", name="Sign in", exact=True).click()
    page.get_by_role("link", name="Back").click()
    expect(page).to_have_url(screen)
    page.get_by_role("link", name="Sign in", exact=True).click()
    page.get_by_label("Name").fill("Ana")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("You are Ana.")).to_be_visible()
    expect(page).to_have_url(screen)
    sign_out(page, "Ana")
    expect(page).to_have_url(screen)


@pytest.mark.parametrize("path", ["sign-in", "sign-out"])
def test_the_pages_of_the_account_look_good_and_obey_their_policy(new_context, site, path):
    page = new_context().new_page()
    complaints = []
    page.on("console", lambda message: complaints.append(message.text))
    page.goto(f"{site.address.rstrip('/')}/account/{path}?next=sign-in")
    expect_good_looks(page, f"account-{path}")
    assert complaints == []
    button = page.get_by_role("button")
    assert button.evaluate("button => getComputedStyle(button).borderRadius") == "8px"


def test_a_name_that_is_none_is_said_beside_the_field(new_context, site):
    page = new_context().new_page()
    page.goto(f"{site.address.rstrip('/')}/account/sign-in?next=sign-in")
    page.get_by_label("Name").evaluate("field => { field.value = ' ' }")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_have_text("Write a name of at most 30 characters.")
    expect_good_looks(page, "account-wrong-name")
    page.get_by_label("Name").fill("Ana")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("You are Ana.")).to_be_visible()


def sign_in_as_next(page, site, name, next_name):
    sign_out(open_screen(page, site), name)
    return sign_in(page, site, next_name)


def test_a_form_of_another_site_signs_nobody_in(new_context, site):
    context = new_context()
    page = context.new_page()
    # `localhost` is another site than the address of the showcase.
    address = f"{site.address.rstrip('/')}/account/sign-in"
    page.route(
        "https://evil.example/",
        lambda route: route.fulfill(
            content_type="text/html",
            body=f'<form method="post" action="{address}"><input name="name" value="Eve">'
            "<button>Win</button></form>",
        ),
    )
    page.goto("https://evil.example/")
    with page.expect_response(address) as response:
        page.get_by_role("button", name="Win").click()
    assert response.value.status == 403
    assert not [cookie for cookie in context.cookies() if cookie["name"] == "member"]


def test_a_copied_cookie_is_worth_nothing_after_the_sign_out(new_context, site):
    context = new_context()
    page = sign_in(context.new_page(), site, "Ana")
    [copied] = [cookie for cookie in context.cookies() if cookie["name"] == "member"]
    assert copied["httpOnly"] and copied["sameSite"] == "Lax"
    sign_out(page, "Ana")
    thief = new_context()
    thief.add_cookies([copied])
    expect(open_screen(thief.new_page(), site).get_by_text("You are a guest.")).to_be_visible()
