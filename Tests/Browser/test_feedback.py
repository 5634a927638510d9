"""What a tap has set going is seen at once, however slow the line is, and a lost line is said."""

import os

import pytest
from playwright.sync_api import expect

from support.looks import take_picture
from test_stall import stopped

# Each way.
LATENCY = 0.4
NO_ANSWER = "No answer yet."
OFFLINE = "You are offline. What you have typed is kept."


@pytest.fixture
def slow(serve):
    return serve(simulated_latency=LATENCY)


def open_counter(page, address):
    page.goto(address)
    page.get_by_role("link", name="Counter").first.click()
    expect(page.get_by_text("Count: 0", exact=True)).to_be_visible()
    expect(progress(page)).not_to_be_visible()
    return page.get_by_role("button", name="Increment", exact=True)


def progress(page):
    return page.locator("#headwater-progress")


def connection(page):
    return page.locator("#headwater-connection")


# For each click: when it was, when the first frame with a sign of it was, and when its answer came.
WATCH = """() => {
  window.taps = []
  addEventListener('click', ({ timeStamp }) => taps.push({ tapped: timeStamp }), true)
  const progress = document.getElementById('headwater-progress')
  new MutationObserver(() => {
    if (document.querySelector('[aria-busy=true]') || !progress.hidden) {
      taps.at(-1).signed ??= performance.now()
      requestAnimationFrame(() => setTimeout(() => taps.at(-1).seen ??= performance.now()))
    }
  }).observe(document.body, { subtree: true, attributes: true })
}"""


def test_a_tap_whose_answer_takes_long_is_marked_after_300_ms(page, slow):
    """Until then the control's own look says that it was pressed. A mark that goes at once would only flicker."""
    increment = open_counter(page, slow.address)
    page.evaluate(WATCH)
    increment.click()
    expect(increment).to_have_attribute("aria-busy", "true")
    expect(progress(page)).to_be_visible()
    expect(page.get_by_text("Count: 1", exact=True)).to_be_visible()
    expect(increment).not_to_have_attribute("aria-busy", "true")
    expect(progress(page)).not_to_be_visible()
    [tap] = page.evaluate("taps")
    assert 300 <= tap["signed"] - tap["tapped"] < 400, tap
    print(f"first sign of a tap: {tap['seen'] - tap['tapped']:.0f} ms")


def test_a_tap_that_is_answered_within_300_ms_is_not_marked(page, serve):
    increment = open_counter(page, serve(simulated_latency=0.1).address)
    page.evaluate(WATCH)
    for count in range(1, 4):
        increment.click()
        expect(page.get_by_text(f"Count: {count}", exact=True)).to_be_visible()
    assert [tap.get("signed") for tap in page.evaluate("taps")] == [None] * 3


def test_a_screen_on_its_way_marks_its_link_and_the_way_back_the_page(page, slow):
    page.goto(slow.address)
    link = page.get_by_role("link", name="Counter").first
    link.click()
    expect(link).to_have_attribute("aria-busy", "true")
    expect(page.get_by_text("Count: 0", exact=True)).to_be_visible()
    expect(progress(page)).not_to_be_visible()
    page.go_back()
    expect(progress(page)).to_be_visible()
    # What is on the screen can still be read aloud.
    expect(page.locator("main")).not_to_have_attribute("aria-busy", "true")
    expect(link).to_be_visible()
    expect(progress(page)).not_to_be_visible()


def test_the_sign_lasts_until_the_last_of_several_taps_is_answered(page, slow):
    increment = open_counter(page, slow.address)
    page.evaluate(
        """() => {
          window.looks = []
          const button = [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
            [ariaLabel, textContent.trim()].includes('Increment'))
          const main = document.querySelector('main')
          new MutationObserver(() => {
            looks.push(`${main.innerText.match(/Count: \\d/)[0]} ${button.ariaBusy}`)
          }).observe(main, { subtree: true, attributes: true, characterData: true, childList: true })
          button.click()
          setTimeout(() => button.click(), 300)
        }"""
    )
    expect(page.get_by_text("Count: 2", exact=True)).to_be_visible()
    expect(increment).not_to_have_attribute("aria-busy", "true")
    looks = page.evaluate("looks")
    assert "Count: 1 true" in looks
    assert "Count: 1 null" not in looks


def test_typing_shows_no_progress(page, slow):
    page.goto(slow.address)
    page.get_by_role("link", name="Sign-up").first.click()
    username = page.get_by_label("Username", exact=True)
    expect(username).to_be_visible()
    expect(progress(page)).not_to_be_visible()
    page.evaluate(WATCH)
    username.click()
    username.press_sequentially("alice")
    expect(page.get_by_text("Password must not be empty")).not_to_be_visible()
    page.wait_for_timeout(1_000)
    assert [tap.get("signed") for tap in page.evaluate("taps")] == [None]


def test_on_a_fast_line_nothing_flickers(page, showcase):
    page.goto(showcase.address)
    page.get_by_role("link", name="Counter").first.click()
    increment = page.get_by_role("button", name="Increment", exact=True)
    expect(increment).to_be_visible()
    page.evaluate(WATCH)
    page.evaluate(
        """() => new MutationObserver(() => taps.at(-1).answered ??= performance.now())
          .observe(document.querySelector('main'), { subtree: true, characterData: true, childList: true })"""
    )
    for number in range(1, 21):
        # A tap that a busy machine has answered late leaves a sign for a while.
        expect(progress(page)).not_to_be_visible()
        increment.click()
        expect(page.get_by_text(f"Count: {number}", exact=True)).to_be_visible()
        page.wait_for_timeout(60)
    taps = page.evaluate("taps")
    # A busy machine may answer late.
    fast = [tap for tap in taps if tap["answered"] - tap["tapped"] < 290]
    assert len(fast) > 5, taps
    assert [tap for tap in fast if "signed" in tap] == []


def test_a_sign_that_is_shown_can_be_seen(page, serve):
    increment = open_counter(page, serve(simulated_latency=0.17).address)
    page.evaluate(
        """() => {
          const progress = document.getElementById('headwater-progress')
          new MutationObserver(() => {
            if (progress.hidden) window.hiddenAt ??= performance.now()
            else window.shownAt ??= performance.now()
          }).observe(progress, { attributes: true })
        }"""
    )
    increment.click()
    page.wait_for_function("() => window.hiddenAt")
    assert page.evaluate("hiddenAt - shownAt") >= 290


def test_the_progress_line_is_above_a_dialog(page, slow):
    page.goto(slow.address)
    page.get_by_role("link", name="Gallery").first.click()
    page.get_by_role("link", name="Buttons and menus", exact=True).click()
    page.get_by_role("button", name="Actions").click()
    copy = page.get_by_role("button", name="Copy", exact=True)
    expect(copy).to_be_visible()
    expect(progress(page)).not_to_be_visible()
    copy.click()
    expect(progress(page)).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert progress(page).evaluate("line => line.matches(':popover-open')")
    expect(page.get_by_text("Last: copy")).to_be_visible()
    expect(progress(page)).not_to_be_visible()


def test_whoever_prefers_less_motion_sees_still_signs(page, slow):
    page.emulate_media(reduced_motion="reduce")
    increment = open_counter(page, slow.address)
    increment.click()
    expect(progress(page)).to_be_visible()
    looks = page.evaluate(
        """() => [document.getElementById('headwater-progress'), document.querySelector('[aria-busy=true]')]
          .map(element => [getComputedStyle(element).animationName, getComputedStyle(element).opacity])"""
    )
    assert looks == [["none", "1"], ["none", "0.55"]]


def test_offline_is_said_at_once_and_taken_back(page, showcase):
    increment = open_counter(page, showcase.address)
    page.evaluate(
        """() => {
          addEventListener('offline', () => (window.wentOffline = performance.now()), true)
          const status = document.getElementById('headwater-connection')
          new MutationObserver(() => {
            if (!status.hidden) window.toldOffline ??= performance.now()
          }).observe(status, { attributes: true })
        }"""
    )
    page.context.set_offline(True)
    expect(connection(page)).to_have_text(OFFLINE)
    expect(connection(page)).to_have_role("status")
    assert page.evaluate("toldOffline - wentOffline") < 1_000
    # A person who presses a button five times now does not want that five times later, but once, and sees that it waits.
    for _ in range(5):
        increment.click()
    expect(increment).to_have_attribute("aria-busy", "true")
    page.context.set_offline(False)
    expect(connection(page)).not_to_be_visible(timeout=10_000)
    expect(page.locator("#headwater-announcer")).to_have_text("Connected.")
    expect(page.get_by_text("Count: 1", exact=True)).to_be_visible()
    increment.click()
    expect(page.get_by_text("Count: 2", exact=True)).to_be_visible()


def test_a_browser_that_is_wrong_about_the_network_takes_the_message_back(page, showcase):
    increment = open_counter(page, showcase.address)
    page.evaluate(
        """() => {
          Object.defineProperty(navigator, 'onLine', { get: () => false })
          dispatchEvent(new Event('offline'))
        }"""
    )
    expect(page.locator("#headwater-announcer")).to_have_text("Connected.")
    expect(connection(page)).not_to_be_visible()
    increment.click()
    expect(page.get_by_text("Count: 1", exact=True)).to_be_visible()


def test_a_server_that_does_not_answer_is_shown_within_3_seconds(page, serve):
    showcase = serve()
    increment = open_counter(page, showcase.address)
    page.evaluate(
        """() => {
          const status = document.getElementById('headwater-connection')
          addEventListener('click', ({ timeStamp }) => (window.tapped = timeStamp), true)
          new MutationObserver(() => {
            if (!status.hidden) window.told ??= performance.now()
          }).observe(status, { attributes: true })
        }"""
    )
    with stopped(showcase.process):
        increment.click()
        expect(progress(page)).to_be_visible()
        expect(connection(page)).to_have_text(NO_ANSWER)
        assert page.evaluate("told - tapped") < 3_000
        expect(progress(page)).to_be_visible()
    expect(page.get_by_text("Count: 1", exact=True)).to_be_visible()
    expect(connection(page)).not_to_be_visible()
    expect(progress(page)).not_to_be_visible()


def test_the_time_before_a_tap_is_no_silence(page, traffic, slow):
    page.add_init_script(
        "window.ahead = 0; const { now } = Date; Date.now = () => now.call(Date) + ahead"
    )
    increment = open_counter(page, slow.address)
    page.evaluate("ahead = 60_000")
    increment.click()
    expect(page.get_by_text("Count: 1", exact=True)).to_be_visible()
    assert traffic.sockets == 1


@pytest.mark.skipif("SCREENSHOTS" not in os.environ, reason="SCREENSHOTS is not set")
@pytest.mark.parametrize("width", [360, 900])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures(new_context, serve, scheme, width):
    showcase = serve()
    page = new_context(width=width, color_scheme=scheme).new_page()
    increment = open_counter(page, showcase.address)
    with stopped(showcase.process):
        increment.click()
        page.wait_for_timeout(400)
        take_picture(page, f"feedback-tap-{scheme}-{width}", whole=False)
        expect(connection(page)).to_have_text(NO_ANSWER)
        take_picture(page, f"feedback-silence-{scheme}-{width}", whole=False)
        page.context.set_offline(True)
        expect(connection(page)).to_have_text(OFFLINE)
        take_picture(page, f"feedback-offline-{scheme}-{width}", whole=False)
        page.context.set_offline(False)
    expect(connection(page)).not_to_be_visible(timeout=10_000)
