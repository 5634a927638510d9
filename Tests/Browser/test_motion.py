"""What moves: views that come and go, rows, styles, texts and screens; nothing for whom prefers that."""

import pytest
from playwright.sync_api import expect

from support.gallery import open_gallery

# Notes every animation, and every picture of a screen that changes.
WATCH = """(() => {
  window.animated = []
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, timing) {
    const list = Array.isArray(frames) ? frames : [frames]
    animated.push({ text: this.textContent.trim(), frames: list, timing, isGone: this.inert })
    return animate.call(this, frames, timing)
  }
  window.screens = []
  const start = Document.prototype.startViewTransition
  Document.prototype.startViewTransition = function (update) {
    screens.push(document.documentElement.dataset.screen)
    return start.call(this, update)
  }
  window.left = []
  const { remove } = Element.prototype
  addEventListener('DOMContentLoaded', () => new MutationObserver(records => {
    for (const { target } of records) if (target.inert) left.push({
      text: target.textContent.trim(), isHidden: target.ariaHidden,
      names: [target, ...target.querySelectorAll('*')].flatMap(part =>
        ['data-h', 'data-on', 'data-k', 'id'].filter(name => part.hasAttribute(name))),
    })
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['inert'] }))
})()"""

SCRIPT_IS_THERE = "() => document.adoptedStyleSheets.length > 0"


@pytest.fixture
def motion(page, traffic, showcase):
    page.add_init_script(WATCH)
    open_gallery(page, showcase, "Motion")
    page.wait_for_function(SCRIPT_IS_THERE)
    clear(page)
    traffic.clear()
    return page


def clear(page):
    page.evaluate("() => { animated.length = 0; left.length = 0 }")


def card(page):
    return page.locator("main").get_by_text("A card", exact=True)


def frames_of(page, text):
    return [
        {name: value for name, value in one["frames"][0].items() if name != "offset"}
        for one in page.evaluate("animated")
        if one["text"] == text
    ]


OPACITY = {"opacity": 0}
CENTER = "50% 50%"
TRANSITIONS = {
    "Opacity": [OPACITY, OPACITY],
    "Scale": [{"scale": "0", "transformOrigin": CENTER}] * 2,
    "Slide": [{"translate": "100% 0"}, {"translate": "-100% 0"}],
    "Move to the top": [{"translate": "0 -100%"}] * 2,
    "Push from the bottom": [
        {"translate": "0 -100%", "opacity": 0},
        {"translate": "0 100%", "opacity": 0},
    ],
    "Scale and opacity": [{"scale": "0.5", "transformOrigin": CENTER, "opacity": 0}] * 2,
    "In by a slide, out by opacity": [OPACITY, {"translate": "-100% 0"}],
    "None": [],
}


@pytest.mark.parametrize("kind", TRANSITIONS)
def test_a_view_goes_and_comes_by_its_transition(motion, kind):
    page = motion
    page.get_by_role("combobox", name="Transition").select_option(kind)
    expect(page.get_by_role("combobox", name="Transition")).to_have_value(
        str(list(TRANSITIONS).index(kind))
    )
    page.get_by_role("button", name="Hide the card").click()
    expect(card(page)).to_have_count(0)
    expect(page.get_by_text("Animations that have ended: 1")).to_be_visible()
    page.get_by_role("button", name="Show the card").click()
    expect(card(page)).to_be_visible()
    assert frames_of(page, "A card") == TRANSITIONS[kind]
    timings = [one["timing"] for one in page.evaluate("animated") if one["text"] == "A card"]
    assert all(one["duration"] == 400 and one["easing"] == "ease-in-out" for one in timings)


def test_what_goes_cannot_be_used_and_is_not_read(motion, traffic):
    page = motion
    page.evaluate(
        """() => new MutationObserver(() => {
          const gone = document.querySelector('main [inert]')
          if (!gone || window.pressed) return
          window.pressed = true
          gone.querySelector('button').click()
          gone.querySelector('button').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
          gone.querySelector('button').focus()
          window.focusedGone = gone.contains(document.activeElement)
        }).observe(document.querySelector('main'), { subtree: true, attributes: true })"""
    )
    page.get_by_role("button", name="Remove Pear").click()
    page.wait_for_function("() => window.pressed")
    expect(page.get_by_text("Pear", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Remove Plum").click()
    expect(page.get_by_text("Plum", exact=True)).to_have_count(0)
    clicks = [frame.text for frame in traffic.frames if not frame.is_down and '"click"' in frame.text]
    assert len(clicks) == 2, clicks
    assert page.evaluate("window.focusedGone") is False
    [first, _] = page.evaluate("left")
    assert first["isHidden"] == "true" and first["names"] == [], first


def test_rows_make_way(motion):
    page = motion
    clear(page)
    page.get_by_role("button", name="Remove Apple").click()
    expect(page.get_by_text("Apple", exact=True)).to_have_count(0)
    moved = {one["text"]: one for one in page.evaluate("animated") if not one["isGone"]}
    pear = next(one for text, one in moved.items() if text.startswith("Pear"))
    assert pear["timing"]["composite"] == "add"
    # From where it was, which is below.
    [[start, end]] = [frames["translate"] for frames in pear["frames"]]
    assert float(start.split()[1].removesuffix("px")) > 20 and end == "0 0"


def test_the_focus_goes_on_from_a_row_that_moves_away(motion):
    page = motion
    page.get_by_role("button", name="Remove Apple").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Remove Pear")).to_be_focused()


def test_a_style_takes_its_time(motion):
    page = motion
    bar = page.locator("main div[aria-hidden=true]").first
    assert bar.bounding_box()["width"] == 80
    page.evaluate(
        """() => {
          window.widths = new Set()
          const bar = document.querySelector('main div[aria-hidden=true]')
          const note = () => { widths.add(bar.getBoundingClientRect().width); requestAnimationFrame(note) }
          note()
        }"""
    )
    page.get_by_role("switch", name="Wide").click()
    page.wait_for_function("() => widths.has(280)")
    assert len(page.evaluate("[...widths]")) > 4


def test_a_number_rolls(motion):
    page = motion
    page.get_by_role("button", name="Count up").click()
    expect(page.get_by_text("1", exact=True)).to_be_visible()
    assert frames_of(page, "1") == [{"opacity": 0, "translate": "0 .4em"}]
    page.get_by_role("button", name="Count down").click()
    expect(page.get_by_text("0", exact=True).locator("visible=true")).to_be_visible()


def test_a_screen_comes_and_goes_with_a_transition(motion):
    page = motion
    page.evaluate("screens.length = 0")
    page.get_by_role("button", name="Back", exact=True).click()
    page.get_by_role("link", name="Tabs", exact=True).click()
    expect(page.get_by_role("heading", level=1, name="Tabs")).to_be_visible()
    page.get_by_role("tab").nth(1).click()
    expect(page.get_by_role("tab").nth(1)).to_have_attribute("aria-selected", "true")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("heading", level=1, name="Gallery")).to_be_visible()
    assert page.evaluate("screens") == ["pop", "push", "fade", "pop"]
    page.wait_for_function("() => document.documentElement.dataset.screen === undefined")


def test_a_screen_comes_though_the_browser_is_too_busy_for_its_transition(motion):
    page = motion
    page.evaluate(
        """() => {
          document.startViewTransition = (update) => {
            const { promise, resolve } = Promise.withResolvers()
            const updateCallbackDone = promise.then(update)
            return { ready: promise, updateCallbackDone, finished: updateCallbackDone, skipTransition: resolve }
          }
        }"""
    )
    page.go_back()
    expect(page).to_have_title("Gallery")
    page.get_by_role("link", name="Storage", exact=True).click()
    expect(page).to_have_title("Storage")


def test_what_follows_a_change_of_screens_comes_in_its_order(motion):
    page = motion
    # All at once: the answers come while the page draws the former screen.
    page.evaluate("document.querySelector('.screen:not([hidden]) .back').click()")
    page.get_by_role("link", name="Buttons and menus", exact=True).click()
    for _ in range(3):
        page.get_by_role("button", name="Actions").click()
        page.get_by_role("button", name="Copy", exact=True).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Last: copy")).to_be_visible()


def test_nothing_moves_for_whom_prefers_that(new_context, showcase):
    page = new_context(reduced_motion="reduce").new_page()
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    page.add_init_script(WATCH)
    open_gallery(page, showcase, "Motion")
    page.get_by_role("button", name="Hide the card").click()
    expect(page.get_by_text("Animations that have ended: 1")).to_be_visible()
    page.get_by_role("button", name="Remove Apple").click()
    expect(page.get_by_text("Apple", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("heading", level=1, name="Gallery")).to_be_visible()
    assert page.evaluate("[animated, screens, left]") == [[], [], []]
    assert not any("motion.js" in url for url in loaded)


def test_whoever_changes_their_mind_is_heard(motion):
    page = motion
    page.emulate_media(reduced_motion="reduce")
    clear(page)
    page.get_by_role("button", name="Hide the card").click()
    expect(card(page)).to_have_count(0)
    page.get_by_role("button", name="Remove Apple").click()
    expect(page.get_by_text("Apple", exact=True)).to_have_count(0)
    assert page.evaluate("[animated, left]") == [[], []]


# Removes many elements at once, in an animation of a minute.
REMOVE_MANY = """async () => {
  const main = document.querySelector('main')
  const { animate, leave } = await import(main.dataset.scripts.replace('*', 'motion'))
  const parts = Array.from({ length: 80 }, (_, index) => {
    const part = document.createElement('div')
    part.dataset.h = `${9_000 + index}`
    main.append(part)
    return part
  })
  const find = id => document.querySelector(`[data-h="${id}"]`)
  const removals = parts.map(part => ['remove', Number(part.dataset.h)])
  animate([['animate', 0, 60_000, 'linear', 0], ...removals], find, () => {
    for (const part of parts) if (!leave(part)) part.remove()
  })
  return parts.filter(part => part.isConnected).length
}"""


def test_what_moves_away_is_bounded_in_number_and_time(motion):
    page = motion
    assert page.evaluate(REMOVE_MANY) == 50
    # Each animation would last a minute.
    expect(page.locator("main > [inert]")).to_have_count(0)
    # There is room for others again.
    assert page.evaluate(REMOVE_MANY) == 50


def test_the_script_is_loaded_by_the_first_tap(page, showcase):
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(showcase.address)
    expect(page.get_by_role("heading", name="Headwater")).to_be_visible()
    page.wait_for_timeout(500)
    assert not any("motion.js" in url for url in loaded)
    page.get_by_role("link", name="Counter").first.click()
    page.wait_for_function(SCRIPT_IS_THERE)
    assert sum("motion.js" in url for url in loaded) == 1
