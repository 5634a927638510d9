"""The address: it names what is shown, and Back, Forward, a reload and a new tab find it again."""

import re

import pytest
from playwright.sync_api import expect

from support.tab import Tab


@pytest.fixture(params=["/", "/app/"])
def base(request, serve):
    """The address of a showcase; `serve` gives it without the slash at its end."""
    showcase = serve(path=request.param)
    return showcase.address


@pytest.fixture
def tab(new_context, base):
    return Tab(new_context().new_page(), base)


def walk(tab):
    tab.open().shows("Headwater", "")
    tab.choose("PrimeTime, one store").shows("PrimeTime", "prime-time")
    tab.follow("Counter").shows("Counter", "prime-time/count")


def test_each_screen_has_its_address(tab):
    walk(tab)
    tab.back().shows("PrimeTime", "prime-time")
    tab.back().shows("Headwater", "")
    tab.forward().forward().shows("Counter", "prime-time/count")
    tab.page.get_by_role("button", name="Increment").click()
    expect(tab.page.locator("[data-identifier=count]")).to_have_text("1")
    tab.page.get_by_role("button", name="Back").last.click()
    tab.shows("PrimeTime", "prime-time")
    tab.forward().shows("Counter", "prime-time/count")


def test_an_address_opens_its_screen_in_another_tab(tab, base, new_context):
    walk(tab)
    other = Tab(new_context().new_page(), base)
    assert other.page.goto(tab.page.url).status == 200
    other.shows("Counter", "prime-time/count")
    other.page.get_by_role("button", name="Back").last.click()
    other.shows("PrimeTime", "prime-time")


def test_a_reload_shows_the_same_screen_once(tab):
    walk(tab)
    tab.back().shows("PrimeTime", "prime-time")
    tab.page.reload()
    tab.shows("PrimeTime", "prime-time")
    tab.forward().shows("Counter", "prime-time/count")
    tab.page.reload()
    tab.shows("Counter", "prime-time/count")
    assert tab.page.locator(".screen").count() == 3
    tab.back().shows("PrimeTime", "prime-time")
    tab.back().shows("Headwater", "")


def test_a_link_opens_in_a_new_tab_by_the_middle_button(tab, base):
    tab.open().shows("Headwater", "")
    link = tab.page.get_by_role("link", name=re.compile("^Gallery"))
    with tab.page.context.expect_page() as opened:
        link.click(button="middle")
    other = Tab(opened.value, base)
    other.shows("Gallery", "gallery")
    with tab.page.context.expect_page() as opened:
        link.click(modifiers=["Control"])
    Tab(opened.value, base).shows("Gallery", "gallery")
    tab.shows("Headwater", "")
    other.follow("Lists").shows("Lists", "gallery/lists")


def test_typing_in_a_search_makes_no_entries(tab):
    tab.open("gallery").shows("Gallery", "gallery")
    tab.follow("Lists").shows("Lists", "gallery/lists")
    tab.page.get_by_role("searchbox").type("an & an", delay=20)
    tab.shows("Lists", "gallery/lists?search=an%20%26%20an")
    tab.page.reload()
    tab.shows("Lists", "gallery/lists?search=an%20%26%20an")
    expect(tab.page.get_by_role("searchbox")).to_have_value("an & an")
    tab.back().shows("Gallery", "gallery")


def test_an_address_in_another_spelling_gets_its_own(tab):
    assert tab.page.goto(tab.base + "gallery//lists/?utm=1").status == 200
    tab.shows("Lists", "gallery/lists")


def test_a_position_returns_with_its_screen(tab):
    tab.page.set_viewport_size({"width": 500, "height": 300})
    tab.open().shows("Headwater", "")
    link = tab.page.get_by_role("link", name=re.compile("^Circles"))
    link.scroll_into_view_if_needed()
    before = link.bounding_box()["y"]
    tab.page.get_by_role("link", name=re.compile("^Circles")).click()
    expect(tab.page).to_have_url(tab.base + "circles")
    tab.back().shows("Headwater", "")
    tab.page.wait_for_function(
        "expected => Math.abs([...document.querySelectorAll('a')]"
        ".find(link => link.textContent.startsWith('Circles')).getBoundingClientRect().top"
        " - expected) < 3",
        arg=before,
    )


def test_a_screen_begins_at_its_top_however_far_the_one_below_was_scrolled(tab):
    tab.page.set_viewport_size({"width": 500, "height": 300})
    tab.open().shows("Headwater", "")
    link = tab.page.locator("a[href$='coffee-orders']").first
    link.scroll_into_view_if_needed()
    before = tab.page.evaluate("scrollY")
    assert before > 300
    link.click()
    tab.shows("Orders", "coffee-orders")
    assert tab.page.evaluate("scrollY") == 0
    tab.page.get_by_role("button", name="Back", exact=True).click()
    tab.shows("Headwater", "")
    tab.page.wait_for_function("expected => Math.abs(scrollY - expected) < 2", arg=before)


def test_back_many_times_in_a_row_ends_where_the_person_is(tab):
    walk(tab)
    tab.page.evaluate("history.back(); setTimeout(() => history.back(), 5)")
    tab.shows("Headwater", "")
    tab.page.evaluate("history.go(2)")
    tab.shows("Counter", "prime-time/count")


def test_back_counts_while_the_transition_of_forward_is_shown(tab):
    walk(tab)
    tab.back().shows("PrimeTime", "prime-time")
    # The transition lasts until the test ends it.
    tab.page.evaluate(
        """() => {
          const start = document.startViewTransition.bind(document)
          document.startViewTransition = (update) => {
            document.startViewTransition = start
            const updateCallbackDone = new Promise((end) => (window.end = end)).then(update)
            return { ready: updateCallbackDone, updateCallbackDone, finished: updateCallbackDone, skipTransition() {} }
          }
        }"""
    )
    tab.forward()
    tab.page.wait_for_function("() => window.end")
    expect(tab.page).to_have_url(tab.base + "prime-time/count")
    tab.back()
    expect(tab.page).to_have_url(tab.base + "prime-time")
    tab.page.evaluate("end()")
    tab.shows("PrimeTime", "prime-time")
    tab.forward().shows("Counter", "prime-time/count")
    tab.back().shows("PrimeTime", "prime-time")
    tab.back().shows("Headwater", "")


def half_type(page, showcase):
    """Types into a sheet that was opened where the person has entered the app, from another document."""
    page.goto(f"{showcase.address}/sign-in")
    page.goto(f"{showcase.address}/todos")
    page.get_by_role("button", name="Call Ida", exact=True).click()
    title = page.get_by_role("dialog").get_by_label("Title")
    title.fill("half typed")
    expect(page).to_have_url(f"{showcase.address}/todos/2")
    return title


def test_back_twice_from_a_changed_sheet_leaves_the_address_of_the_sheet(page, traffic, showcase):
    title = half_type(page, showcase)
    traffic.settle()
    page.evaluate("history.back(); history.back()")
    page.wait_for_timeout(1_000)
    if "sign-in" in page.url:
        # The second one was faster than the refusal.
        page.evaluate("history.go(2)")
    expect(page).to_have_url(f"{showcase.address}/todos/2")
    expect(title).to_have_value("half typed")


def test_a_text_is_there_again_after_a_back_that_left_the_document_before_it_was_refused(
    page, traffic, serve
):
    page.set_default_timeout(20_000)
    slow = serve(simulated_latency=0.4)
    title = half_type(page, slow)
    traffic.settle()
    page.evaluate("history.back()")
    page.wait_for_timeout(100)
    page.evaluate("history.back()")
    expect(page).to_have_url(f"{slow.address}/sign-in", timeout=10_000)
    page.evaluate("history.forward()")
    expect(page).to_have_url(f"{slow.address}/todos", timeout=10_000)
    expect(page.get_by_role("button", name="Call Ida", exact=True)).to_be_visible(timeout=10_000)
    traffic.settle()
    page.evaluate("history.forward()")
    expect(title).to_have_value("half typed", timeout=30_000)
