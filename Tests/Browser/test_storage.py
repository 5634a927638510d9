"""Values that the browser keeps for all of its tabs, and those that it keeps for one."""

import json
import re

import pytest
from playwright.sync_api import expect

from support.delay_proxy import DelayProxy
from support.gallery import open_gallery
from support.showcase import Showcase, free_port

VALUES = "headwater-values /#"


@pytest.fixture
def gallery(page, showcase):
    return open_gallery(page, showcase, "Storage")


def fill(page):
    page.get_by_label("Name").fill("Ida Lovelace")
    page.get_by_role("button", name="Increment").click()
    page.get_by_label("Size").select_option(label="Large")
    page.get_by_label("Note", exact=True).fill("a note of this tab")
    page.get_by_label("Marked").check()
    stored(page, "sessionStorage", '"gallery.isMarked":"true"')
    return page


def stored(page, place, text):
    """Waits until a storage of the browser contains a text."""
    page.wait_for_function(
        "([place, text]) => Object.values(window[place]).join().replaceAll('\\\\', '').includes(text)",
        arg=[place, text],
    )


def expect_own_values(page):
    expect(page.get_by_label("Name")).to_have_value("Ida Lovelace")
    expect(page.get_by_text("Count: 1")).to_be_visible()
    expect(page.get_by_label("Size")).to_have_value(re.compile(".+"))
    expect(page.get_by_label("Size").locator("option:checked")).to_have_text("Large")


def expect_tab_values(page, note="a note of this tab", marked=True):
    expect(page.get_by_label("Note", exact=True)).to_have_value(note)
    expect(page.get_by_label("Marked")).to_be_checked(checked=marked)


def test_a_reload_leaves_everything_as_it_is(gallery):
    fill(gallery).reload()
    expect_own_values(gallery)
    expect_tab_values(gallery)


def test_a_restart_of_the_server_leaves_everything_as_it_is(page):
    port = free_port()
    first = Showcase(port)
    open_gallery(page, first, "Storage")
    fill(page)
    session = page.locator("#headwater").get_attribute("data-session")
    first.kill()
    second = Showcase(port)
    try:
        page.wait_for_function(
            "(former) => document.getElementById('headwater').dataset.session !== former",
            arg=session,
        )
        expect_own_values(page)
        expect_tab_values(page)
        # The new session stores too.
        page.get_by_role("button", name="Increment").click()
        expect(page.get_by_text("Count: 2")).to_be_visible()
        stored(page, "localStorage", '"gallery.count":"2"')
    finally:
        second.stop()


def test_the_values_of_the_browser_are_in_the_first_page(gallery, showcase):
    fill(gallery)
    page = gallery.context.new_page()
    with page.expect_response(f"{showcase.address.rstrip('/')}/gallery/storage") as response:
        page.goto(gallery.url)
    assert "Ida Lovelace" in response.value.text()
    assert "a note of this tab" not in response.value.text()


def test_two_tabs_hear_of_each_other(gallery):
    other = gallery.context.new_page()
    other.goto(gallery.url)
    expect(other.get_by_role("heading", name="Storage")).to_be_visible()
    fill(gallery)
    expect_own_values(other)
    expect_tab_values(other, note="", marked=False)

    other.get_by_role("button", name="Increment").click()
    expect(gallery.get_by_text("Count: 2")).to_be_visible()
    other.get_by_role("button", name="Use the defaults").click()
    expect(gallery.get_by_text("Count: 0")).to_be_visible()
    expect(gallery.get_by_label("Name")).to_have_value("")
    expect_tab_values(gallery)


def test_a_copy_of_a_tab_has_its_values(gallery):
    fill(gallery)
    with gallery.context.expect_page() as opened:
        gallery.evaluate("window.open(location.href)")
    copy = opened.value
    expect_tab_values(copy)
    copy.get_by_label("Note", exact=True).fill("a note of the copy")
    stored(copy, "sessionStorage", "a note of the copy")
    names = [tab.evaluate("sessionStorage['headwater-tab']") for tab in [gallery, copy]]
    assert names[0] != names[1]
    for tab, note in [(gallery, "a note of this tab"), (copy, "a note of the copy")]:
        tab.reload()
        expect_tab_values(tab, note=note)
    # A reload of a tab is the same one.
    assert [tab.evaluate("sessionStorage['headwater-tab']") for tab in [gallery, copy]] == names


def test_a_tab_without_a_connection_hears_of_the_other_when_it_is_back(gallery):
    other = gallery.context.new_page()
    other.goto(gallery.url)
    expect(other.get_by_text("Count: 0")).to_be_visible()
    gallery.get_by_role("button", name="Increment").click()
    expect(other.get_by_text("Count: 1")).to_be_visible()
    other.evaluate("window.stop()")
    gallery.get_by_role("button", name="Increment").click()
    other.reload()
    expect(other.get_by_text("Count: 2")).to_be_visible()


NONSENSE = {
    "no JSON": "{{{",
    "a number": "7",
    "null": "null",
    "a list": '["gallery.count"]',
    "other types": '{"gallery.count": 7, "gallery.name": {"a": []}, "gallery.size": null}',
    "texts of no type": '{"gallery.count": "many", "gallery.size": "huge", "gallery.name": "Ida"}',
    "half characters": '{"gallery.name": "\\ud800", "\\udfff": "x"}',
    "prototypes": '{"__proto__": "x", "constructor": "y", "toString": "z"}',
    "control characters": json.dumps({"gallery.name": "\0\1\2" * 5_000}),
    "many values": json.dumps({f"key{number}": "x" for number in range(10_000)}),
}


@pytest.mark.parametrize("text", NONSENSE.values(), ids=NONSENSE.keys())
def test_storage_edited_by_hand_harms_nobody(gallery, text):
    gallery.evaluate(
        """([name, text]) => {
          localStorage.setItem(name, text);
          sessionStorage.setItem(name, text);
        }""",
        [VALUES, text],
    )
    gallery.reload()
    expect(gallery.get_by_text("Count: 0")).to_be_visible()
    gallery.get_by_role("button", name="Increment").click()
    expect(gallery.get_by_text("Count: 1")).to_be_visible()
    stored(gallery, "localStorage", '"gallery.count":"1"')


EDITED_PLACES = {
    "no JSON": "{{{",
    "a number": "7",
    "null": "null",
    "nothing in it": '{"who": ""}',
    "null in it": '{"who": "", "trail": null, "texts": null, "scrolls": null}',
    "numbers in it": '{"who": "", "trail": 7, "texts": 7, "scrolls": 7}',
    "nonsense in its lists": '{"who": "", "trail": [{"a": 1}, null], "texts": {"x": {"a": 1}}, "scrolls": [7, 7, 7]}',
    "selectors": json.dumps({"who": "", "trail": ['"]'], "texts": {'"],*': "x", "__proto__": "x"}}),
    "a length": '{"who": "", "trail": [], "texts": {}, "scrolls": {"length": 4294967295}}',
    "somebody else": '{"who": "x", "trail": [], "texts": {}}',
    "five megabytes": json.dumps({"who": "", "trail": [], "texts": {"x": "x" * 4_900_000}}),
}


@pytest.mark.parametrize("text", EDITED_PLACES.values(), ids=EDITED_PLACES.keys())
def test_a_place_edited_by_hand_harms_nobody(page, showcase, text):
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(showcase.address)
    page.get_by_role("link", name="Counter").first.click()
    expect(page.get_by_text("Count: 0", exact=True)).to_be_visible()
    page.evaluate(
        # After the page has saved it for the last time.
        """(text) => ['pagehide', 'visibilitychange'].forEach((last) => addEventListener(last, () => {
          sessionStorage.setItem(Object.keys(sessionStorage).find((key) => key.startsWith('headwater /')), text)
        }))""",
        text,
    )
    page.reload()
    # More batches than the server sends without an acknowledgement.
    for count in range(5):
        expect(page.get_by_text(f"Count: {count}", exact=True)).to_be_visible()
        page.get_by_role("button", name="Increment", exact=True).click()
    page.go_back()
    expect(page).to_have_title("Headwater")
    assert errors == []


def test_ten_megabytes_in_the_storage_harm_nobody(gallery, showcase):
    # Browsers keep five million characters of each.
    gallery.evaluate(
        """(name) => {
          for (const place of [localStorage, sessionStorage]) {
            place.clear();
            place.setItem(name, JSON.stringify({ "gallery.name": "x".repeat(5_000_000) }));
          }
        }""",
        VALUES,
    )
    gallery.reload()
    expect(gallery.get_by_text("Count: 0")).to_be_visible()
    gallery.get_by_role("button", name="Increment").click()
    expect(gallery.get_by_text("Count: 1")).to_be_visible()
    stored(gallery, "localStorage", '"gallery.count":"1"')
    assert showcase.is_running


@pytest.mark.parametrize("text", ["", ".", ".%", "x.%7B%7D", "." + "x" * 3_000, ".%5B%5D"])
def test_a_cookie_edited_by_hand_harms_nobody(gallery, showcase, text):
    gallery.context.add_cookies(
        [{"name": "headwater-values-", "value": text, "url": showcase.address}]
    )
    gallery.reload()
    gallery.get_by_role("button", name="Increment").click()
    expect(gallery.get_by_text("Count: 1")).to_be_visible()


def test_a_browser_that_keeps_nothing_shows_the_values_of_the_session(new_context, showcase):
    context = new_context()
    context.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        "Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } })"
    )
    page = open_gallery(context.new_page(), showcase, "Storage")
    page.get_by_role("button", name="Increment").click()
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_text("Count: 2")).to_be_visible()


def test_a_page_without_stored_values_does_not_load_the_script(page, showcase):
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(showcase.address)
    page.get_by_role("link", name="Gallery").first.click()
    page.get_by_role("link", name="Controls").click()
    expect(page.get_by_role("heading", name="Controls")).to_be_visible()
    assert not any("storage.js" in url for url in loaded)


def test_todos_are_where_they_were_after_a_reload(page, showcase):
    page.goto(showcase.address)
    page.get_by_role("link", name="Todos").first.click()
    page.get_by_label("New todo").fill("Sweep the floor")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Not done: Call Ida", exact=True).click()
    page.get_by_role("radio", name="Open").check()
    expect(page.get_by_role("button", name="Done: Call Ida", exact=True)).to_have_count(0)
    page.get_by_label("New todo").fill("half a todo")
    stored(page, "sessionStorage", "Sweep the floor")
    page.reload()
    expect(page.get_by_role("button", name="Not done: Sweep the floor", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Done: Call Ida", exact=True)).to_have_count(0)
    expect(page.get_by_label("New todo")).to_have_value("half a todo")
    page.get_by_role("radio", name="All").check()
    expect(page.get_by_role("button", name="Done: Call Ida", exact=True)).to_be_visible()


def test_primetime_remembers_the_name_that_was_typed(page, showcase):
    page.goto(showcase.address)
    page.get_by_role("link", name="PrimeTime, one store").click()
    page.get_by_label("Name").fill("Ida Lovelace")
    stored(page, "sessionStorage", "Ida Lovelace")
    page.reload()
    expect(page.get_by_label("Name")).to_have_value("Ida Lovelace")
    expect(page.get_by_role("button", name="Log in")).to_be_enabled()


@pytest.fixture
def slow_gallery(page):
    """The page for stored values, with 400 ms each way."""
    port = free_port()
    proxy = DelayProxy(port, 0.4)
    slow = Showcase(port, allowed_origin=proxy.address)
    page.set_default_timeout(20_000)
    page.goto(f"{proxy.address}/gallery/storage")
    expect(page.get_by_role("heading", level=1, name="Storage")).to_be_visible()
    yield page
    slow.stop()
    proxy.close()


def test_a_typed_value_is_kept_although_the_page_is_left_before_the_answer(slow_gallery):
    page = slow_gallery
    address = page.url
    # The first one is there: then the script for stored values is too.
    page.get_by_label("Name").fill("Ida")
    stored(page, "localStorage", '"gallery.name":"Ida"')
    page.get_by_label("Name").fill("Ida Lovelace")
    page.goto("about:blank")
    other = page.context.new_page()
    with other.expect_response(address) as response:
        other.goto(address)
    assert "Ida Lovelace" in response.value.text()
    expect(other.get_by_label("Name")).to_have_value("Ida Lovelace")


@pytest.mark.parametrize(
    "text, kept", [("Ida Lovelace", "Ida Lovelace"), ("x" * 17_000, "Ida")], ids=["that fits", "that would not fit"])
def test_a_text_typed_offline_is_kept_when_the_page_is_left(gallery, text, kept):
    gallery.get_by_label("Name").fill("Ida")
    stored(gallery, "localStorage", '"gallery.name":"Ida"')
    address = gallery.url
    gallery.context.set_offline(True)
    gallery.get_by_label("Name").fill(text)
    gallery.goto("about:blank")
    gallery.context.set_offline(False)
    gallery.goto(address)
    expect(gallery.get_by_label("Name")).to_have_value(kept)
