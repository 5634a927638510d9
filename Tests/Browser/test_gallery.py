"""Every control of the gallery in a real browser: looked at, checked by axe-core, and used."""

import os
import pathlib
import re

import pytest
from playwright.sync_api import expect

from support.gallery import GALLERY, open_gallery
from support.looks import expect_nothing_serious, expect_nothing_wider_than_the_window

# What a finger has to hit: the element, or the label that belongs to it. Links within a text are as
# high as its lines.
SMALL_TARGETS = """() =>
  [...document.querySelectorAll("button, a[href], select, input, textarea, [role=button]")]
    .filter((element) => element.checkVisibility() && !element.closest(".text"))
    .map((element) => {
      const boxes = [element, ...(element.labels ?? [])].map((one) => one.getBoundingClientRect());
      const [width, height] = ["width", "height"].map((side) =>
        Math.round(Math.max(...boxes.map((box) => box[side]))));
      return `${width} by ${height}: ${element.outerHTML.slice(0, 80)}`;
    })
    .filter((text) => text.match(/\\d+/g).slice(0, 2).some((side) => side < 44))
"""


@pytest.fixture
def gallery(showcase):
    return lambda page, name: open_gallery(page, showcase, name)


@pytest.mark.parametrize("name", GALLERY)
def test_nothing_serious_and_nothing_too_wide_or_too_small(page, gallery, name):
    gallery(page, name)
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        expect_nothing_serious(page)
    for width in [320, 760]:
        page.set_viewport_size({"width": width, "height": 800})
        expect_nothing_wider_than_the_window(page)
        assert page.evaluate(SMALL_TARGETS) == []


# The controls of a page that do not stand below a title beside code to copy. The buttons that copy are none.
WITHOUT_CODE = """() => {
  const sections = [...document.querySelectorAll(".screen:not([hidden]) [role=heading]")]
    .map((title) => title.parentElement).filter((section) => section.querySelector("[data-copy]"));
  const controls = ".content :is(button, input, select, textarea, a[href], [role=tab])";
  return [...document.querySelectorAll(`.screen:not([hidden]) > ${controls}`)]
    .filter((control) => control.checkVisibility() && !control.closest("[data-copy]"))
    .filter((control) => !sections.some((section) => section.contains(control)))
    .map((control) => control.outerHTML);
}"""


@pytest.mark.parametrize("name", [*GALLERY, "Long lists"])
def test_each_control_stands_beside_its_code(page, gallery, name):
    gallery(page, name)
    # What chooses among the long lists, each of which has its code.
    kinds = page.get_by_role("radiogroup", name="Kind", exact=True).get_by_role("radio")
    for number in range(max(1, kinds.count())):
        if kinds.count():
            kinds.nth(number).check()
        expect(page.get_by_role("button", name=re.compile("^Copy the code of "))).not_to_have_count(0)
        without = page.evaluate(WITHOUT_CODE)
        assert len(without) == kinds.count(), without


# The body has the focus when the tab key has left the page at its end.
FOCUS_IS_SEEN = """() => {
  const element = document.activeElement;
  return element === document.body || [element, element.parentElement].some(
    (shown) => getComputedStyle(shown).outlineStyle !== "none");
}"""


@pytest.mark.parametrize("name", ["Controls", "Pickers and dates", "Buttons and menus", "Lists"])
def test_the_focus_is_seen_wherever_the_tab_key_leads(page, gallery, name):
    gallery(page, name)
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUS_IS_SEEN), page.evaluate("document.activeElement.outerHTML")


def test_nothing_moves_for_whom_prefers_that(new_context, gallery):
    context = new_context()
    page = gallery(context.new_page(), "Controls")
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(
        """() => [...document.querySelectorAll("*")].every((element) => {
          const style = getComputedStyle(element);
          return style.animationName === "none" && style.transitionProperty === "none";
        })"""
    )


@pytest.mark.skipif("SCREENSHOTS" not in os.environ, reason="SCREENSHOTS is not set")
@pytest.mark.parametrize("look", ["light", "dark", "narrow", "rtl"])
@pytest.mark.parametrize("name", GALLERY)
def test_pictures(new_context, gallery, name, look):
    directory = pathlib.Path(os.environ["SCREENSHOTS"])
    directory.mkdir(parents=True, exist_ok=True)
    scheme = "dark" if look == "dark" else "light"
    page = new_context(width=360 if look == "narrow" else 900, color_scheme=scheme).new_page()
    gallery(page, name)
    if look == "rtl":
        page.evaluate("document.documentElement.dir = 'rtl'")
    path = directory / f"gallery-{name.replace(' ', '-').lower()}-{look}.png"
    page.screenshot(path=path, full_page=True, animations="disabled")
    assert path.stat().st_size > 1_000


def test_a_field_can_lose_the_focus(page, gallery):
    gallery(page, "Controls")
    name = page.get_by_label("Name", exact=True)
    name.fill("Ada")
    expect(name).to_be_focused()
    name.press("Enter")
    expect(name).not_to_be_focused()
    assert page.evaluate("document.activeElement === document.body")


def test_a_choice_is_made(page, gallery):
    gallery(page, "Buttons and menus")
    page.get_by_role("button", name="Show a choice").click()
    page.get_by_role("button", name="This one").click()
    expect(page.get_by_text("Last: this")).to_be_visible()


def test_controls_are_used(page, gallery):
    gallery(page, "Controls")
    switch = page.get_by_role("switch", name="Switch")
    switch.click()
    expect(page.get_by_role("switch", name="Only while the first is on")).not_to_be_visible()
    switch.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("switch", name="Only while the first is on")).to_be_visible()
    slider = page.get_by_role("slider", name="Level")
    slider.focus()
    slider.fill("0.8")
    expect(page.get_by_role("progressbar", name="Progress")).to_have_attribute("value", "0.8")
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_text("Count: 3")).to_be_visible()
    expect(page.get_by_role("button", name="Increment")).to_be_disabled()
    page.get_by_role("button", name="Details").click()
    expect(page.get_by_text("Shown on demand.", exact=True)).to_be_visible()


def test_pickers_are_used(page, gallery):
    gallery(page, "Pickers and dates")
    page.get_by_role("combobox", name="Size").select_option("Large")
    expect(page.get_by_text("large, no color")).to_be_visible()
    page.get_by_role("radio", name="Small").first.check()
    expect(page.get_by_text("small, no color")).to_be_visible()
    expect(page.get_by_role("combobox", name="Size")).to_have_value("0")
    page.get_by_role("combobox", name="Color").select_option("Green")
    expect(page.get_by_text("small, Green")).to_be_visible()


def test_menus_and_gestures_are_used(page, gallery):
    gallery(page, "Buttons and menus")
    page.get_by_role("button", name="Actions").click()
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_text("Last: copy")).to_be_visible()
    expect(page.get_by_role("dialog")).not_to_be_visible()
    page.get_by_text("A view to tap", exact=True).click()
    expect(page.get_by_text("Last: tap")).to_be_visible()


def test_rows_are_deleted_and_moved(page, gallery):
    gallery(page, "Lists")
    page.get_by_role("button", name="Delete").nth(1).click()
    expect(page.get_by_text("Item 2")).not_to_be_visible()
    page.get_by_role("button", name="Edit").click()
    page.get_by_role("button", name="Move down").first.click()
    rows = page.get_by_text("Item ")
    expect(rows.first).to_have_text("Item 3")
    page.get_by_role("searchbox").fill("ban")
    expect(page.get_by_text("Banana", exact=True)).to_be_visible()
    expect(page.get_by_text("Apple", exact=True)).not_to_be_visible()


def test_a_circle_is_dragged(page, gallery):
    gallery(page, "Layout and shapes")
    circle = page.locator(".gesture .circle")
    circle.scroll_into_view_if_needed()
    before = circle.bounding_box()
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 20, steps=5)
    page.mouse.up()
    page.wait_for_function(
        "x => document.querySelector('.gesture .circle').getBoundingClientRect().x > x + 50",
        arg=before["x"],
    )


# Between what is seen last of some controls and the code below them.
GAPS = """all => all.filter(grid => grid.children.length === 2).map(({ children: [controls, code] }) => {
  const parts = controls.querySelectorAll(".row, .footer .text:not(:empty)");
  const bottoms = [...(parts.length ? parts : [controls])].map(part => part.getBoundingClientRect().bottom);
  return Math.round(code.getBoundingClientRect().top - Math.max(...bottoms));
})"""


@pytest.mark.parametrize("name", ["Controls", "Pickers and dates", "Lists", "Stacks", "Motion", "Storage"])
@pytest.mark.parametrize("width", [360, 768])
def test_code_follows_its_controls_closely_where_it_is_below_them(new_context, gallery, width, name):
    page = new_context(width=width).new_page()
    gallery(page, name)
    gaps = page.locator(".screen:not([hidden]) .scroll .grid").evaluate_all(GAPS)
    assert len(gaps) > 1
    assert all(8 <= gap <= 16 for gap in gaps), gaps
