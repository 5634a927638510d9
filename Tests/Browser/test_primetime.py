"""PrimeTime's whole story, with one store and with many, by mouse and by keyboard alone."""

import pytest
from playwright.sync_api import expect

EXAMPLES = ["PrimeTime, one store", "PrimeTime, many stores"]


class PrimeTime:
    """The app's screens, as a person finds their parts."""

    def __init__(self, page, hand, example):
        self.page = page
        self.hand = hand
        self.example = example

    def open(self, address):
        self.page.goto(address)
        self.hand.press(self.page.get_by_role("link", name=self.example))
        return self

    def follow(self, name):
        # Exactly: the front page has a counter too.
        self.hand.press(self.page.get_by_role("link", name=name, exact=True))
        return self

    def press(self, name):
        self.hand.press(self.page.get_by_role("button", name=name, exact=True))
        return self

    def back(self):
        return self.press("Back")

    def sees(self, text):
        # The front page, which is covered, has a number too.
        expect(self.page.get_by_text(text, exact=True).filter(visible=True)).to_be_visible()
        return self

    def sees_not(self, text):
        expect(self.page.get_by_text(text, exact=True)).to_have_count(0)
        return self


@pytest.mark.parametrize("example", EXAMPLES)
def test_story(page, showcase, hands, example):
    app = PrimeTime(page, hands(page), example).open(showcase.address)
    app.follow("Counter")
    for _ in range(3):
        app.press("Increment")
    app.press("Is this prime?").sees("3 is prime")
    app.press("Save to favorite primes").press("Remove from favorite primes")
    app.press("Save to favorite primes")
    page.keyboard.press("Escape")
    app.sees_not("3 is prime")
    app.press("What is the 3rd prime?").sees("The 3rd prime is 5").press("OK")
    app.sees_not("The 3rd prime is 5")
    app.back()
    app.follow("Activity feed").sees("Removed 3")
    expect(page.get_by_text("Added 3", exact=True)).to_have_count(2)
    app.back().follow("Favorite primes").sees("3")


@pytest.mark.parametrize("example", EXAMPLES)
def test_favorites_are_deleted_and_the_feed_says_so(page, showcase, hands, example):
    app = PrimeTime(page, hands(page), example).open(showcase.address).follow("Counter")
    app.press("What is the 0th prime?").sees("There is no prime number at place 0.").press("OK")
    for number in range(1, 8):
        app.press("Increment")
        if number in [2, 3, 5, 7]:
            app.press("Is this prime?").press("Save to favorite primes")
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
    app.back().follow("Favorite primes").sees("2").sees("7")
    for place in [2, 0]:
        app.hand.press(page.get_by_role("button", name="Delete").nth(place))
    app.sees_not("2").sees_not("5").sees("3").sees("7")
    app.back().follow("Activity feed").sees("Removed 2").sees("Removed 5").sees("Added 7")


@pytest.mark.parametrize("example", EXAMPLES)
def test_neighbours(new_context, showcase, hands, example):
    context = new_context()
    tabs = []
    for _ in range(2):
        page = context.new_page()
        tabs.append(PrimeTime(page, hands(page), example).open(showcase.address))
    tabs[0].page.get_by_label("Name").fill("Ann")
    tabs[0].press("Log in").sees("Hello, Ann")
    tabs[1].sees_not("Hello, Ann")
    tabs[0].press("Log out").sees_not("Hello, Ann")


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_reload_in_the_middle(page, showcase, hands, example):
    app = PrimeTime(page, hands(page), example).open(showcase.address)
    app.follow("Counter").press("Increment").press("Increment").press("Is this prime?")
    app.sees("2 is prime").press("Save to favorite primes")
    page.reload()
    # The same screen with its sheet, and a store that begins anew: nothing is counted or saved.
    app.sees("0 is not prime").sees_not("2 is prime")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    app.sees("0").press("Increment").press("Increment").press("Is this prime?").sees("2 is prime")
    app.press("Save to favorite primes")
    page.keyboard.press("Escape")
    app.back().follow("Favorite primes").sees("2")
