"""Narrow windows: nothing is wider than the window, and no word is broken that fits a line."""

import pytest
from playwright.sync_api import expect

from support.gallery import GALLERY, open_gallery
from support.hands import Mouse
from support.looks import expect_nothing_wider_than_the_window
from support.orders import STYLES, CoffeeOrders, OrdersServer

# The words that stand on more than one line; one that is longer than a line has to.
BROKEN_WORDS = """() => {
  const broken = [];
  for (const text of document.querySelectorAll(".text")) {
    // Not what is only read out: it stands in a box of one pixel.
    const around = [];
    for (let part = text; part; part = part.parentElement) around.push(part);
    if (around.some((part) => part.offsetWidth === 1 && part.offsetHeight === 1)) continue;
    if (text.closest(".unseen")) continue;
    if (!text.checkVisibility({ visibilityProperty: true })) continue;
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index, 0: word } of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
        if (word.length > 18) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(word);
      }
    }
  }
  return broken;
}"""


def expect_whole_words(page):
    for width in [320, 390]:
        page.set_viewport_size({"width": width, "height": 800})
        expect_nothing_wider_than_the_window(page)
        assert page.evaluate(BROKEN_WORDS) == []


@pytest.mark.parametrize("name", GALLERY)
def test_the_gallery_keeps_its_words_whole(page, showcase, name):
    open_gallery(page, showcase, name)
    expect_whole_words(page)


def test_circles_fit_a_narrow_window(page, showcase):
    page.goto(showcase.address)
    page.get_by_role("link", name="Circles").first.click()
    expect(page.get_by_role("heading", name="Circles")).to_be_visible()
    expect_whole_words(page)
    within = "[...document.querySelectorAll('.scroll')].every((s) => s.scrollWidth <= s.clientWidth)"
    assert page.evaluate(within)


# The segments whose words reach into another segment, and the inputs that reach out of their row.
OUT_OF_PLACE = """() => [
  ...[...document.querySelectorAll(".choice")].filter((choice) => {
    const range = document.createRange();
    range.selectNodeContents(choice.querySelector(".text"));
    const words = range.getBoundingClientRect(), box = choice.getBoundingClientRect();
    return words.left < box.left - 1 || words.right > box.right + 1;
  }),
  ...[...document.querySelectorAll(".row .input, .row .choices")].filter((input) => {
    const row = input.closest(".row"), end = row.getBoundingClientRect().right;
    return input.getBoundingClientRect().right > end - parseFloat(getComputedStyle(row).paddingRight) + 1;
  }),
].filter((one) => one.checkVisibility()).map((one) => one.outerHTML)"""


@pytest.mark.parametrize("width", [320, 360, 390])
def test_letters_of_twice_the_size_stay_in_their_place(new_context, showcase, width):
    page = open_gallery(new_context(width=width).new_page(), showcase, "Pickers and dates")
    double = "document.documentElement.style.fontSize = '200%'"
    page.evaluate(double)
    assert page.evaluate(OUT_OF_PLACE) == []
    app = CoffeeOrders(page, Mouse, STYLES[0]).open(showcase.address)
    page.evaluate(double)
    app.press("Add order")
    expect(app.field("Name")).to_be_visible()
    assert page.evaluate(OUT_OF_PLACE) == []
    page.goto(showcase.address)
    page.get_by_role("link", name="PrimeTime, one store").click()
    page.evaluate(double)
    expect(page.get_by_role("heading", name="PrimeTime")).to_be_visible()
    expect_nothing_wider_than_the_window(page)


@pytest.mark.parametrize("path", ["circles", "coffee-dashboard", "gallery/texts"])
def test_words_of_twice_the_size_are_whole(page, showcase, path):
    page.goto(f"{showcase.address}/{path}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for width in [390, 800, 1280]:
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(BROKEN_WORDS) == []
        expect_nothing_wider_than_the_window(page)


# By how much the words of an element reach out of the row around it.
BEYOND = """(element) => {
  const range = document.createRange(), row = element.closest(".row");
  range.selectNodeContents(element);
  const inset = parseFloat(getComputedStyle(row).paddingRight);
  return range.getBoundingClientRect().right - (row.getBoundingClientRect().right - inset);
}"""
LONG = "Donaudampfschifffahrtsgesellschaftskapitänswitwe"


@pytest.fixture
def orders(tmp_path):
    server = OrdersServer(tmp_path / "orders.sqlite")
    yield server
    server.stop()


def test_a_word_longer_than_a_line_is_broken(new_context, orders, serve):
    orders.place(name=LONG, coffeeName="Latte", size="small", total=3)
    showcase = serve(environment={"COFFEE_ORDERS_URL": orders.address})
    page = new_context(width=320).new_page()
    CoffeeOrders(page, Mouse, STYLES[0]).open(showcase.address)
    name = page.get_by_text(LONG, exact=True)
    expect(name).to_be_visible()
    assert name.evaluate(BEYOND) <= 1

    page.goto(showcase.address)
    page.get_by_role("link", name="PrimeTime, one store").click()
    page.get_by_label("Name").fill(LONG)
    page.get_by_role("button", name="Log in").click()
    greeting = page.get_by_text(LONG).last
    expect(greeting).to_be_visible()
    assert greeting.evaluate(BEYOND) <= 1
