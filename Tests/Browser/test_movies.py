"""The movies' whole story, by mouse and by keyboard alone, with a catalogue that can refuse."""

import re

import pytest
from playwright.sync_api import expect

from support.catalogue import Catalogue
from support.hands import Mouse
from support.showcase import Showcase


@pytest.fixture(scope="module")
def shared():
    """One showcase for these tests, with the catalogue that it asks."""
    catalogue = Catalogue()
    showcase = Showcase(environment={"MOVIES_CATALOGUE": catalogue.address})
    yield showcase, catalogue
    showcase.stop()
    catalogue.close()


@pytest.fixture
def catalogue(shared):
    _, catalogue = shared
    for movie in catalogue.movies:
        movie["isWatched"] = movie["title"] == "Two Left Shoes"
    yield catalogue
    catalogue.refuses.clear()


@pytest.fixture
def address(shared):
    return shared[0].address


class Movies:
    """The app's screens, as a person finds their parts."""

    def __init__(self, page, hand):
        self.page = page
        self.hand = hand(page)

    def open(self, address):
        self.page.goto(address)
        self.hand.press(self.page.get_by_role("link", name="Movies").first)
        return self.is_on_the_list()

    def follow(self, title):
        self.hand.press(self.page.get_by_role("link", name=title))
        return self

    def press(self, name):
        self.hand.press(self.page.get_by_role("button", name=name, exact=True))
        return self

    def choose(self, picker, option):
        element = self.page.get_by_label(picker, exact=True)
        if isinstance(self.hand, Mouse):
            element.select_option(label=option)
        else:
            self.hand.go_to(element)
            place = element.locator("option").all_text_contents().index(option)
            for key in ["Home"] + ["ArrowDown"] * place:
                self.page.keyboard.press(key)
        expect(element.locator("option:checked")).to_have_text(option)
        return self

    def toggle(self, name):
        element = self.page.get_by_label(name, exact=True)
        self.hand.go_to(element)
        if not isinstance(self.hand, Mouse):
            self.page.keyboard.press("Space")
        return self

    def is_on_the_list(self):
        expect(self.page.get_by_role("heading", name="Movies", level=1)).to_be_visible()
        return self

    def sees(self, text):
        # Screens below stay in the page, where nobody sees them.
        expect(self.page.get_by_text(text, exact=True).locator("visible=true")).to_have_count(1)
        return self

    def sees_not(self, text):
        expect(self.page.get_by_text(text, exact=True).locator("visible=true")).to_have_count(0)
        return self

    def offers(self, name):
        expect(self.page.get_by_role("button", name=name, exact=True)).to_be_visible()
        return self


def test_story(page, address, catalogue, hands):
    app = Movies(page, hands).open(address).sees("Night Ferry (2016)")

    # The filter.
    app.choose("Genre", "Thriller").sees_not("The Long Shift (1994)").sees("Night Ferry (2016)")
    app.choose("Genre", "All").toggle("Only unwatched").sees_not("Two Left Shoes (2008)")
    app.toggle("Only unwatched").sees("Two Left Shoes (2008)")

    # A movie and who plays in it.
    app.follow("The Long Shift").sees("Ida Lund").is_on_the_list()

    # The toggle in its three forms.
    app.press("Not watched: The Long Shift (1994)").offers("Watched: The Long Shift (1994)")
    app.choose("A tap shows", "when saved")
    app.press("Watched: The Long Shift (1994)").offers("Not watched: The Long Shift (1994)")
    app.choose("A tap shows", "as being saved")
    app.press("Not watched: The Long Shift (1994)").offers("Watched: The Long Shift (1994)")
    assert catalogue.movies[0]["isWatched"]

    # What the server has is there after a reload, on the same screen.
    page.reload()
    app.is_on_the_list().offers("Watched: The Long Shift (1994)")


def test_refusals(page, address, catalogue, hands):
    app = Movies(page, hands).open(address).sees("Night Ferry (2016)")

    catalogue.refuses.add("change")
    app.press("Not watched: Night Ferry (2016)").sees("The catalogue answered with 500.")
    app.press("OK").sees_not("The catalogue answered with 500.")
    app.offers("Not watched: Night Ferry (2016)")

    # A second attempt, by the alert itself.
    app.press("Not watched: Night Ferry (2016)").sees("The catalogue answered with 500.")
    catalogue.refuses.clear()
    app.press("Try again").offers("Watched: Night Ferry (2016)")
    app.sees_not("The catalogue answered with 500.")

    catalogue.refuses.add("cast")
    app.follow("Night Ferry").sees("The catalogue answered with 500.")
    catalogue.refuses.clear()
    app.press("Try again").sees("Ida Lund").sees_not("The catalogue answered with 500.").is_on_the_list()

    catalogue.refuses.add("movies")
    app.press("Refresh").sees("The catalogue answered with 500.").sees("Night Ferry (2016)")
    catalogue.refuses.clear()
    app.press("Refresh").sees("Up to date")


def test_the_list_and_the_cast_are_side_by_side_where_there_is_room(page, address, catalogue, hands):
    app = Movies(page, hands).open(address).sees("Night Ferry (2016)").sees("No movie is chosen")
    app.follow("The Long Shift").sees("Ida Lund").sees("Night Ferry (2016)").sees_not("No movie is chosen")
    expect(page).to_have_url(f"{address}/movies/cast/1")
    expect(page).to_have_title(re.compile("The Long Shift"))
    link = page.get_by_role("link", name="The Long Shift")
    expect(link).to_have_attribute("aria-current", "true")
    if hands is not Mouse:
        expect(link).to_be_focused()
    sidebar, detail = (page.locator(f".split > .{part}").bounding_box() for part in ["sidebar", "detail"])
    assert sidebar["x"] + sidebar["width"] < detail["x"]

    # The history, a reload, and the address in another tab.
    app.follow("Night Ferry")
    expect(page).to_have_url(f"{address}/movies/cast/3")
    page.go_back()
    app.sees("Ida Lund")
    expect(page).to_have_url(f"{address}/movies/cast/1")
    page.reload()
    app.is_on_the_list().sees("Ida Lund")
    page.go_back()
    app.is_on_the_list().sees("No movie is chosen")


@pytest.mark.parametrize("width", [360, 899])
def test_in_a_narrow_window_the_cast_covers_the_list(new_context, address, catalogue, hands, width):
    page = new_context(width=width).new_page()
    app = Movies(page, hands).open(address).sees("Night Ferry (2016)").sees_not("No movie is chosen")
    app.follow("The Long Shift").sees("Ida Lund").sees_not("Night Ferry (2016)")
    expect(page.get_by_role("heading", level=1, name="The Long Shift")).to_be_focused()
    expect(page.get_by_role("button", name="Back")).to_have_count(1)
    app.press("Back").is_on_the_list().sees("Night Ferry (2016)").sees_not("Ida Lund")
    expect(page.get_by_role("link", name="The Long Shift")).to_be_focused()
    expect(page).to_have_url(f"{address}/movies")
    page.goto(f"{address}/movies/cast/1")
    app.sees("Ida Lund").sees_not("Night Ferry (2016)")
    page.set_viewport_size({"width": 1280, "height": 800})
    app.sees("Ida Lund").sees("Night Ferry (2016)")


def test_two_people_read_prices_in_their_own_way(new_context, address, catalogue, hands):
    american = Movies(new_context(locale="en-US").new_page(), hands).open(address)
    german = Movies(new_context(locale="de-DE").new_page(), hands).open(address)
    american.sees("$3.00")
    german.sees("3,00\N{NO-BREAK SPACE}$")
    german.press("Not watched: The Long Shift (1994)").offers("Watched: The Long Shift (1994)")
    american.sees("$3.00").offers("Not watched: The Long Shift (1994)")
    american.press("Refresh").offers("Watched: The Long Shift (1994)")
