"""The page of previews: each preview live in a frame, at its widths, light and dark."""

import pytest
from playwright.sync_api import expect

from support.looks import SCHEMES, WIDTHS, expect_nothing_serious, expect_nothing_wider_than_the_window, take_picture

# The body in the frame of a preview.
BACKGROUND = "getComputedStyle(document.body).backgroundColor"


@pytest.fixture
def previews(page, showcase):
    page.goto(showcase.address + "/_previews/")
    expect(page.get_by_role("heading", level=1, name="Previews")).to_be_visible()
    return page


def frame(page, title):
    """A preview, scrolled to as a person does: a frame that is far away is not loaded."""
    page.locator(f"iframe[title='{title}']").scroll_into_view_if_needed()
    return page.frame_locator(f"iframe[title='{title}']")


def open_forms(page, name):
    page.get_by_role("link", name=name).first.click()
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()


def expect_good_looks(page, name):
    """As for other pages, without what is in the frames, which tests of its own look at."""
    size = page.viewport_size
    for width in WIDTHS:
        page.set_viewport_size({**size, "width": width})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            expect_nothing_wider_than_the_window(page)
            take_picture(page, f"{name}-{scheme}-{width}", whole=False)
    page.set_viewport_size(size)
    expect_nothing_serious(page)


def test_the_list_and_the_forms_look_good(previews):
    expect(frame(previews, "Counting, CounterScene.swift").get_by_text("Count: 0")).to_be_visible()
    expect_good_looks(previews, "previews")
    open_forms(previews, "Some todos")
    expect_good_looks(previews, "preview-forms")


def test_each_preview_is_live(previews):
    counter = frame(previews, "At 99, CounterScene.swift")
    expect(counter.get_by_text("Count: 99")).to_be_visible()
    counting = frame(previews, "Counting, CounterScene.swift")
    counting.get_by_role("button", name="Increment").click()
    expect(counting.get_by_text("Count: 1")).to_be_visible()


def test_a_preview_is_light_and_dark_whatever_the_browser_prefers(previews):
    open_forms(previews, "Some todos")
    colors = {}
    for scheme in ["Light", "Dark"]:
        body = frame(previews, f"Some todos, Phone, {scheme}").locator("body")
        expect(body.get_by_text("Water the plants")).to_be_visible()
        colors[scheme] = body.evaluate(f"() => {BACKGROUND}")
    assert colors == {"Light": "rgb(242, 242, 247)", "Dark": "rgb(0, 0, 0)"}


def test_the_choices_reach_the_frames_and_a_reload_keeps_them(previews):
    open_forms(previews, "Some todos")
    # The list below the screen has the same controls.
    previews.get_by_label("Direction").locator("visible=true").select_option("Right to left")
    previews.get_by_label("Text").locator("visible=true").select_option("Largest")
    for _ in range(2):
        html = frame(previews, "Some todos, Phone, Light").locator("html")
        expect(html).to_have_attribute("dir", "rtl")
        assert html.evaluate("html => getComputedStyle(html).fontSize") == "32px"
        previews.reload()


def test_the_keyboard_opens_a_preview_and_goes_back(previews):
    link = previews.get_by_role("link", name="Some todos").first
    link.focus()
    previews.keyboard.press("Enter")
    expect(previews.get_by_role("heading", level=1, name="Some todos")).to_be_visible()
    previews.go_back()
    expect(previews.get_by_role("heading", level=1, name="Previews")).to_be_visible()


def test_a_host_that_others_can_reach_shows_none(page, serve):
    showcase = serve(trusted_proxy="10.0.0.0/8")
    assert page.goto(showcase.address + "/_previews/").status == 404
