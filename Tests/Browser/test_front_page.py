"""What a person sees first: what this is, a command and a counter that work, and a card for each app."""

import re

import pytest
from playwright.sync_api import expect

from support.looks import expect_good_looks


def edge(locator):
    return round(locator.bounding_box()["x"])


def test_it_looks_good_and_nothing_is_in_the_way(page, showcase):
    page.goto(showcase.address)
    expect(page.get_by_role("button", name="More")).to_be_visible()
    expect_good_looks(page, "front-page")


@pytest.mark.parametrize("width", [360, 768, 1280, 1920])
def test_the_title_the_sentence_and_the_cards_have_one_edge(new_context, showcase, width):
    page = new_context(width=width).new_page()
    page.goto(showcase.address)
    title = page.get_by_role("heading", level=1, name="Headwater")
    sentence = page.get_by_text("Write an app once in Swift")
    header = page.get_by_role("heading", name="Apps to try and to read")
    cards = page.locator(".grid > *")
    edges = {edge(title), edge(sentence), edge(header), *map(edge, cards.all())}
    assert edge(title) == edge(sentence) == edge(header) == min(edges)
    columns = {edge(card) for card in page.locator(".grid").last.locator(":scope > *").all()}
    assert len(columns) == {360: 1, 768: 2, 1280: 3, 1920: 3}[width]


@pytest.mark.parametrize("width", [768, 1280])
def test_the_links_to_the_code_of_a_row_are_at_one_height(new_context, showcase, width):
    page = new_context(width=width).new_page()
    page.goto(showcase.address)
    rows = {}
    for card in page.locator(".grid").last.locator(":scope > *").all():
        box, link = card.bounding_box(), card.get_by_role("link", name="Source of ").bounding_box()
        rows.setdefault(round(box["y"]), []).append((round(box["height"]), round(link["y"])))
    assert len(rows) > 2
    assert all(len(set(row)) == 1 for row in rows.values()), rows


def test_with_large_letters_the_counter_is_seen_beside_its_code(new_context, showcase):
    page = new_context(width=900).new_page()
    page.goto(showcase.address)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    card = page.get_by_role("button", name="More", exact=True).locator("xpath=ancestor::*[contains(@class, 'card')][1]")
    assert card.bounding_box()["height"] < 800
    code = page.get_by_text("struct Tally: Reducer")
    assert abs(card.bounding_box()["y"] - code.locator("xpath=ancestor::*[contains(@class, 'card')][1]").bounding_box()["y"]) < 1


def test_the_counter_beside_its_code_counts(page, showcase, hands):
    page.goto(showcase.address)
    hand = hands(page)
    for name in ["More", "More", "Less"]:
        hand.press(page.get_by_role("button", name=name, exact=True))
    expect(page.get_by_text("1", exact=True)).to_be_visible()
    expect(page.get_by_text("struct Tally: Reducer")).to_be_visible()


def test_a_command_is_copied_with_one_click(new_context, showcase):
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(showcase.address)
    page.get_by_role("button", name="Copy the command").click()
    expect(page.get_by_role("button", name="Copied: the command")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "make new NAME=Guestbook"


def test_a_command_is_copied_where_there_is_no_clipboard(page, showcase):
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto(showcase.address)
    page.evaluate("document.execCommand = () => (window.copied = getSelection() + document.activeElement.value)")
    button = page.get_by_role("button", name="Copy the command")
    button.click()
    page.wait_for_function("() => window.copied?.includes('make new NAME=Guestbook')")
    expect(page.get_by_role("button", name="Copied: the command")).to_be_focused()


def test_a_command_is_copied_within_the_turn_of_the_tap_where_there_is_no_clipboard(page, showcase):
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    with page.expect_response("**/copying.js*"):
        page.goto(showcase.address)
    page.wait_for_load_state("networkidle")
    # Only then do all browsers allow it.
    page.evaluate("document.execCommand = () => (window.duringTap = window.event?.type)")
    page.get_by_role("button", name="Copy the command").click()
    page.wait_for_function("() => window.duringTap")
    assert page.evaluate("duringTap") == "click"


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_text_is_said_to_be_copied_only_if_it_was(page, showcase, by_hand):
    page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))")
    page.goto(showcase.address)
    page.evaluate(f"document.execCommand = () => {str(by_hand).lower()}")
    page.get_by_role("button", name="Copy the command").click()
    if by_hand:
        expect(page.get_by_role("button", name="Copied: the command")).to_be_visible()
    else:
        expect(page.locator("#headwater-notice")).to_have_text(re.compile("did not allow copying"))
        page.get_by_role("button", name="More", exact=True).click()
        expect(page.get_by_text("1", exact=True)).to_be_visible()
        # What the server answers does not take the message away.
        expect(page.locator("#headwater-notice")).to_be_visible()
        expect(page.get_by_role("button", name="Copy the command")).to_be_visible()


def test_the_pictures_follow_the_colours(new_context, showcase):
    for scheme in ["light", "dark"]:
        page = new_context(color_scheme=scheme).new_page()
        page.goto(showcase.address)
        picture = page.locator("img").first
        expect(picture).to_have_attribute("src", f"images/todos-{scheme}.webp")
        page.wait_for_function("() => document.querySelector('img').naturalWidth > 0")


PICTURE_IS_SHOWN = "() => document.querySelector('img').naturalWidth > 0"


def test_pictures_below_the_first_screen_do_not_delay_the_connection(page, showcase):
    events = []
    page.on("request", lambda request: "/images/" in request.url and events.append("picture"))
    page.on("websocket", lambda socket: socket.on("framereceived", lambda _: events.append("answer")))
    page.goto(showcase.address)
    page.wait_for_function(PICTURE_IS_SHOWN)
    assert events[0] == "answer" and "picture" in events


def test_pictures_of_the_first_screen_do_not_wait(new_context, showcase):
    page = new_context(width=1280, screen={"width": 1280, "height": 4000}).new_page()
    page.set_viewport_size({"width": 1280, "height": 4000})
    page.add_init_script("WebSocket = class { close() {} }")
    page.goto(showcase.address)
    page.wait_for_function(PICTURE_IS_SHOWN, timeout=2000)


def test_pictures_come_without_a_connection(page, showcase):
    page.add_init_script("WebSocket = class { close() {} }")
    page.goto(showcase.address)
    page.wait_for_function(PICTURE_IS_SHOWN)


def test_taps_before_the_script_runs_are_not_lost(page, showcase):
    held = []
    page.route("**/client.js*", lambda route: held.append(route))
    page.goto(showcase.address, wait_until="commit")
    more = page.get_by_role("button", name="More", exact=True)
    more.click()
    more.click()
    held[0].continue_()
    expect(page.get_by_text("2", exact=True)).to_be_visible()


def test_a_snippet_of_the_gallery_is_copied(new_context, showcase):
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(f"{showcase.address}/gallery/controls")
    page.get_by_role("button", name="Copy the code of Switches").click()
    expect(page.get_by_role("button", name="Copied: the code of Switches")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("import HeadwaterUI\n\nstruct SwitchesExample: View {\n  @State private var isOn = true\n")
    assert '    Form {\n      Toggle("Switch", isOn: $isOn)\n' in copied


# The links below a card's text that leave the card or stand on each other.
OUT_OF_PLACE = """() => [...document.querySelectorAll(".card .h:has(> .link)")].flatMap((row) => {
  const card = row.closest(".card").getBoundingClientRect();
  const boxes = [...row.querySelectorAll(".text")].map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [text.textContent, range.getBoundingClientRect()];
  });
  return boxes.filter(([, box], index) => box.left < card.left + 8 || box.right > card.right - 8
    || boxes.slice(0, index).some(([, other]) => other.right > box.left && other.left < box.right
      && other.bottom > box.top && other.top < box.bottom)).map(([text]) => text);
})"""


@pytest.mark.parametrize("width", [360, 768, 1280])
def test_the_links_of_a_card_keep_their_places_in_letters_of_twice_the_size(new_context, showcase, width):
    page = new_context(width=width).new_page()
    page.goto(showcase.address)
    expect(page.get_by_role("link", name="Coffee orders, query")).to_be_visible()
    assert page.evaluate(OUT_OF_PLACE) == []
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate(OUT_OF_PLACE) == []
