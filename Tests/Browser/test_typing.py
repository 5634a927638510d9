"""Typing over a slow line, and with an input method."""

import re

import pytest
from playwright.sync_api import expect

from support.delay_proxy import DelayProxy
from support.form import USERNAME_TOO_SHORT, SignUpForm
from support.hands import Mouse
from support.showcase import Showcase, free_port
from support.traffic import Traffic

EACH_WAY = 0.250
BETWEEN_KEYS = 15

# Thirty keys: letters, corrections and steps to the side.
KEYS = [*"quick ", "Backspace", *"er ", "ArrowLeft", *"br", "Delete", *"own", "ArrowRight"]
KEYS += [*"fox", "Backspace", *"x ", "ArrowLeft", "ArrowLeft", *"12", "End", *"!?"]


@pytest.fixture(scope="module")
def slow_address():
    """A showcase of its own, since it has to know the address by which browsers come."""
    port = free_port()
    proxy = DelayProxy(port, EACH_WAY)
    showcase = Showcase(port, allowed_origin=proxy.address)
    yield proxy.address
    showcase.stop()
    proxy.close()


@pytest.fixture
def slow_form(page, traffic, slow_address):
    page.set_default_timeout(20_000)
    return SignUpForm(page, Mouse).open(slow_address)


def test_thirty_fast_keys_over_a_slow_line_end_as_in_a_plain_input(slow_form, traffic, new_context):
    assert len(KEYS) >= 30
    plain = new_context().new_page()
    plain.set_content("<label>Username <input></label>")

    type_into_the_middle(plain, plain.get_by_label("Username"))
    type_into_the_middle(slow_form.page, slow_form.username)
    # Everything that the server has to say about these keys has been said after this, and what it says after a pause.
    traffic.settle()
    slow_form.page.wait_for_timeout((2 * EACH_WAY + 2) * 1000)
    traffic.settle()

    assert caret(slow_form.username) == caret(plain.get_by_label("Username"))


def type_into_the_middle(page, field):
    field.click()
    page.keyboard.type("The jumps")
    for _ in range(5):
        page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(1_000)
    for key in KEYS:
        page.keyboard.press("Space" if key == " " else key)
        page.wait_for_timeout(BETWEEN_KEYS)


def caret(field):
    return field.evaluate(
        "field => [field.value, field.selectionStart, field.selectionEnd, field.matches(':focus')]"
    )


def test_nothing_is_patched_between_compositionstart_and_compositionend(page, slow_address):
    traffic = Traffic(page)
    form = SignUpForm(page, Mouse).open(slow_address)
    form.type(form.username, "ab")
    form.expect_message(USERNAME_TOO_SHORT)

    # The key makes the server take the message away; its patch arrives during the composition.
    page.evaluate(WATCH_COMPOSITION)
    traffic.clear()
    page.keyboard.type("c")
    protocol = page.context.new_cdp_session(page)
    for text in ["n", "に", "にほ", "にほん"]:
        protocol.send(
            "Input.imeSetComposition",
            {"text": text, "selectionStart": len(text), "selectionEnd": len(text)},
        )
        if not traffic.down:
            traffic.wait_for_more()
        page.wait_for_timeout(300)
    arrived = len(traffic.down)
    held = page.evaluate("composition")
    protocol.send("Input.insertText", {"text": "日本"})

    assert arrived > 0, "no patch arrived while composing, so this shows nothing"
    assert held == {"started": 1, "ended": 0, "changes": []}
    form.expect_no_message()
    expect(form.username).to_have_value("abc日本")


# Counts what happens to the page while an input method composes: changes of the document, and
# assignments to a field's value.
WATCH_COMPOSITION = """() => {
  const seen = window.composition = { started: 0, ended: 0, changes: [] }
  const composing = () => seen.started > seen.ended
  addEventListener('compositionstart', () => seen.started++, true)
  addEventListener('compositionend', () => seen.ended++, true)
  new MutationObserver(records => {
    if (composing()) seen.changes.push(...records.map(r => `${r.type} of ${r.target.nodeName}`))
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  Object.defineProperty(HTMLInputElement.prototype, 'value', {
    ...value,
    set(text) {
      if (composing()) seen.changes.push(`value of ${this.nodeName}`)
      value.set.call(this, text)
    },
  })
}"""


def test_typing_before_the_socket_is_open_is_not_lost(page, slow_address):
    page.goto(slow_address)
    page.get_by_role("link", name="Sign-up").first.click()
    field = page.get_by_label("Username", exact=True)
    field.click()
    page.keyboard.type("ab")
    expect(page.get_by_text(USERNAME_TOO_SHORT)).to_be_visible()
    expect(field).to_have_value("ab")


@pytest.mark.parametrize("latency", [0.05, 0.15, 0.4])
def test_what_is_typed_after_enter_stands_alone(serve, page, traffic, latency):
    """The app empties the field after the person has typed on, and perhaps after they have pressed Enter again."""
    page.set_default_timeout(20_000)
    page.goto(f"{serve(simulated_latency=latency).address}/todos")
    field = page.get_by_label("New todo")
    field.click()
    traffic.settle()
    for title in ("Milk", "Bread", "Butter"):
        page.keyboard.type(title, delay=60)
        page.keyboard.press("Enter")
    page.keyboard.type("Eggs", delay=60)
    for title in ("Milk", "Bread", "Butter"):
        button = page.get_by_role("button", name=title, exact=True)
        expect(button).to_have_count(1, timeout=10_000)
    expect(field).to_have_value("Eggs")
    expect(page.get_by_role("button", name=re.compile("^Not done: "))).to_have_count(6)


def test_enter_twice_empties_the_field_and_adds_once(serve, page, traffic):
    page.set_default_timeout(20_000)
    page.goto(f"{serve(simulated_latency=0.2).address}/todos")
    field = page.get_by_label("New todo")
    field.click()
    traffic.settle()
    page.keyboard.type("Milk")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Milk", exact=True)).to_have_count(1)
    expect(field).to_have_value("")
    traffic.settle()
    expect(page.get_by_role("button", name="Milk", exact=True)).to_have_count(1)
