"""What goes over the wire, and that one tab is no other tab's business."""

import statistics

import pytest
from playwright.sync_api import expect

from support.form import PAUSE, USERNAME_TOO_SHORT, SignUpForm
from support.hands import Mouse

FIRST_PASSWORD = "correct-horse-1"
SECOND_PASSWORD = "correct-horse-2"
SHARED_PART = "horse"


@pytest.fixture
def two_forms(new_context, showcase):
    """Two tabs of one browser."""
    context = new_context()
    return [SignUpForm(context.new_page(), Mouse).open(showcase.address) for _ in range(2)]


def test_a_typed_character_costs_less_than_200_bytes_down(plain_form, traffic):
    form = plain_form
    form.hands.go_to(form.username)
    costs = []
    for character in "abcde":
        form.page.wait_for_timeout(PAUSE * 1000 + 300)
        traffic.clear()
        form.page.keyboard.type(character)
        form.page.wait_for_timeout(PAUSE * 1000 + 300)
        costs.append(sum(frame.size for frame in traffic.down))
    assert max(costs) < 200, costs


def test_passwords_are_in_no_html_and_in_nothing_the_server_sends(plain_form, traffic):
    form, page = plain_form, plain_form.page
    form.type(form.username, "alice")
    form.type(form.password, FIRST_PASSWORD)
    form.type(form.password_again, SECOND_PASSWORD)
    form.wait_out_the_pause()
    form.erase(form.password_again, 1)
    form.type(form.password_again, FIRST_PASSWORD[-1])
    form.hands.press(form.sign_up)
    expect(form.sheet).to_be_visible()
    pages = [page.content()]
    form.hands.press(form.dismiss)
    pages += [page.reload().text(), page.content()]
    pages.append(page.context.request.get(page.url).text())

    assert traffic.down
    for text in [frame.text for frame in traffic.down] + pages:
        assert SHARED_PART not in text


def test_two_tabs_do_not_disturb_each_other(two_forms):
    first, second = two_forms
    first.type(first.username, "al")
    second.type(second.username, "bobby")
    second.type(second.password, "12345")
    second.type(second.password_again, "12345")

    first.expect_message(USERNAME_TOO_SHORT)
    second.expect_no_message()
    expect(second.sign_up).to_be_enabled()
    expect(first.sign_up).to_be_disabled()

    second.hands.press(second.sign_up)
    expect(second.sheet).to_be_visible()
    expect(first.sheet).not_to_be_visible()
    expect(first.username).to_have_value("al")
    expect(first.password).to_have_value("")
    expect(second.username).to_have_value("bobby")


def test_a_huge_paste_is_refused_and_delays_no_other_tab(two_forms):
    pasting, typing = two_forms
    pasting.type(pasting.username, "alice")
    typing.fill_validly()
    usual = [answer_time(typing) for _ in range(5)]

    pasting.hands.go_to(pasting.username)
    times = []
    for _ in range(5):
        # Sent without waiting for its end, so that the other tab's keys meet the server at work.
        pasting.page.evaluate("""() => {
          const field = document.activeElement
          setTimeout(() => document.execCommand('insertText', false, 'x'.repeat(100_000)))
        }""")
        times.append(answer_time(typing))

    expect(pasting.page.get_by_text("256")).to_be_visible()
    expect(pasting.username).to_have_value("alice")
    # A paste that delays others delays each key beside it; other work on the machine delays a single one.
    assert sorted(times)[-2] - statistics.median(usual) < 100, (usual, times)


def answer_time(form):
    """Milliseconds from a key that makes the passwords differ to the button that shows it."""
    form.type(form.password_again, "x")
    expect(form.sign_up).to_be_disabled()
    elapsed = form.page.evaluate(
        """() => {
          const last = watched.findLastIndex(entry => entry.key)
          const answer = watched.slice(last).find(entry => entry.text !== undefined)
          return answer.time - watched[last].time
        }"""
    )
    form.page.keyboard.press("Backspace")
    expect(form.sign_up).to_be_enabled()
    return elapsed
