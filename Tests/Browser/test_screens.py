"""Every screen of the examples, in every surrounding; pictures go where SCREENSHOTS says.

The coffee orders and the gallery look at theirs in their own tests.
"""

import pytest
from playwright.sync_api import expect

from support.catalogue import Catalogue
from support.form import PASSWORDS_DIFFER, USERNAME_TOO_SHORT, SignUpForm
from support.hands import Mouse
from support.looks import expect_good_looks
from support.showcase import Showcase
from test_movies import Movies
from test_primetime import EXAMPLES, PrimeTime


@pytest.fixture(scope="module")
def catalogue():
    catalogue = Catalogue()
    yield catalogue
    catalogue.close()


@pytest.fixture(scope="module")
def address(catalogue):
    showcase = Showcase(environment={"MOVIES_CATALOGUE": catalogue.address})
    yield showcase.address
    showcase.stop()


@pytest.fixture
def looks(page):
    def looks(name, whole=True):
        expect_good_looks(page, name, whole)

    return looks


def test_front_page_and_source(page, address, looks):
    page.goto(address)
    expect(page.get_by_role("link", name="Sign-up").first).to_be_visible()
    looks("front-page")
    page.goto(f"{address}/source/Counter")
    looks("source", whole=False)


def test_counter(page, address, looks):
    page.goto(address)
    page.get_by_role("link", name="Counter").first.click()
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_text("Count: 1", exact=True)).to_be_visible()
    looks("counter")


def test_sign_up(page, address, looks):
    form = SignUpForm(page, Mouse).open(address)
    looks("form-empty")
    form.type(form.username, "al")
    form.type(form.password, "12345")
    form.type(form.password_again, "123")
    form.expect_message(USERNAME_TOO_SHORT)
    form.expect_message(PASSWORDS_DIFFER)
    looks("form-messages")
    form.type(form.username, "ice")
    form.type(form.password_again, "45")
    expect(form.sign_up).to_be_enabled()
    looks("form-filled")
    form.hands.press(form.sign_up)
    expect(form.sheet).to_be_visible()
    looks("form-sheet", whole=False)


# The screens are the same with many stores; what they show is compared in test_primetime.py.
def test_primetime(page, address, looks):
    app = PrimeTime(page, Mouse(page), EXAMPLES[0]).open(address)
    looks("primetime")
    page.get_by_label("Name").fill("Ann")
    app.press("Log in").sees("Hello, Ann")
    looks("primetime-logged-in")
    app.follow("Favorite primes").sees("No favorites yet. Count to a prime, and save it.")
    looks("primetime-no-favorites")
    app.back().follow("Activity feed").sees("Nothing has happened yet.")
    looks("primetime-empty-feed")
    app.back().follow("Counter")
    for _ in range(3):
        app.press("Increment")
    looks("primetime-counter")
    app.press("Is this prime?").sees("3 is prime")
    looks("primetime-sheet", whole=False)
    app.press("Save to favorite primes").sees("It is one of your favorites.")
    looks("primetime-sheet-saved", whole=False)
    page.keyboard.press("Escape")
    app.sees_not("3 is prime").press("Increment").press("Is this prime?").sees("4 is not prime")
    looks("primetime-sheet-not", whole=False)
    page.keyboard.press("Escape")
    app.sees_not("4 is not prime").press("What is the 4th prime?").sees("The 4th prime is 7")
    looks("primetime-alert", whole=False)
    app.press("OK").sees_not("The 4th prime is 7").back().follow("Favorite primes").sees("3")
    looks("primetime-favorites")
    app.back().follow("Activity feed").sees("Added 3")
    looks("primetime-feed")


def test_movies(page, address, catalogue, looks):
    app = Movies(page, Mouse).open(address).sees("Up to date")
    looks("movies")
    app.choose("Genre", "Thriller").sees_not("The Long Shift (1994)")
    looks("movies-filter")
    app.follow("Night Ferry").sees("Ida Lund")
    looks("movies-cast")
    catalogue.refuses = {"change"}
    try:
        app.press("Not watched: Night Ferry (2016)").sees("The catalogue answered with 500.")
        looks("movies-alert", whole=False)
        app.press("OK").sees_not("The catalogue answered with 500.")
        catalogue.refuses = {"change", "cast", "movies"}
        app.press("Refresh")
        app.sees("The catalogue answered with 500.")
        looks("movies-not-refreshed")
        app.choose("Genre", "All").follow("The Long Shift")
        expect(page.get_by_role("heading", level=1, name="The Long Shift")).to_be_visible()
        # The list and the detail say it.
        expect(page.get_by_text("The catalogue answered with 500.").locator("visible=true")).to_have_count(2)
        looks("movies-cast-refused")
    finally:
        catalogue.refuses = set()


def test_circles(page, address, looks):
    page.goto(address)
    page.get_by_role("link", name="Circles").first.click()
    expect(page.get_by_label("Tile", exact=True)).to_be_visible()
    looks("circles")
    page.get_by_role("radio", name="Two stores").check()
    page.get_by_role("button", name="Go a lap").click()
    expect(page.get_by_text("+0", exact=True).first).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    looks("circles-two-stores")


@pytest.mark.parametrize("width", [500, 1280])
@pytest.mark.parametrize("address, title", [("movies", "Movies"), ("coffee-orders", "Orders"), ("circles", "Circles")])
def test_the_focus_goes_to_the_title_of_a_screen(new_context, showcase, width, address, title):
    page = new_context(width=width).new_page()
    page.goto(showcase.address)
    page.locator(f"a[href$='{address}']").first.click()
    expect(page.get_by_role("heading", name=title, exact=True, level=1)).to_be_focused()
