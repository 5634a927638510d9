"""Narrow windows: nothing is wider than the window, and no word is broken."""

import pytest
from playwright.sync_api import expect

from support.gallery import GALLERY, open_gallery
from support.looks import expect_nothing_wider_than_the_window

# The words that stand on more than one line; one that is longer than a line has to.
BROKEN_WORDS = """() => {
  const broken = [];
  for (const text of document.querySelectorAll(".text")) {
    // Not what is only read out.
    if (text.closest(".only-read, .unseen")) continue;
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
    page.get_by_role("link", name="Circles").click()
    expect(page.get_by_role("heading", name="Circles")).to_be_visible()
    expect_whole_words(page)
    within = "[...document.querySelectorAll('.scroll')].every((s) => s.scrollWidth <= s.clientWidth)"
    assert page.evaluate(within)
