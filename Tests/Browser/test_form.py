"""The form's behaviour, line by line, with real keys and real time."""

import pytest
from playwright.sync_api import expect

from support.form import (
    LATEST,
    PASSWORD_EMPTY,
    PASSWORD_TOO_SHORT,
    PASSWORDS_DIFFER,
    PAUSE,
    USERNAME_TOO_SHORT,
)

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
E_ACUTE = "e\u0301"


def test_it_starts_empty_without_a_message_and_disabled(form):
    for field in [form.username, form.password, form.password_again]:
        expect(field).to_have_value("")
    expect(form.sign_up).to_be_disabled()
    form.wait_out_the_pause()
    form.expect_no_message()


def test_passwords_are_not_shown(form):
    expect(form.password).to_have_attribute("type", "password")
    expect(form.password_again).to_have_attribute("type", "password")


@pytest.mark.parametrize(
    ("field", "text", "message"),
    [
        ("username", "al", USERNAME_TOO_SHORT),
        ("password", "1234", PASSWORD_TOO_SHORT),
    ],
)
def test_a_message_appears_after_the_pause_and_no_sooner(form, field, text, message):
    form.type(getattr(form, field), text)
    assert PAUSE - 0.05 <= form.seconds_to_message(message) <= LATEST


def test_a_message_appears_in_the_space_between_two_rows_and_moves_nothing(plain_form):
    form = plain_form
    above, below = (field.locator("xpath=ancestor::*[contains(@class, 'row')][1]") for field in [form.username, form.password])

    def places():
        boxes = [row.bounding_box() for row in [above, below]]
        return boxes[0]["y"] + boxes[0]["height"], boxes[1]["y"], form.sign_up.bounding_box()["y"]

    before = places()
    # The space of one line, and hardly more than between two groups of rows without a message.
    assert 24 <= before[1] - before[0] <= 32
    form.type(form.username, "al")
    expect(form.page.get_by_text(USERNAME_TOO_SHORT)).to_be_visible()
    form.type(form.password, "1")
    expect(form.page.get_by_text(PASSWORD_TOO_SHORT)).to_be_visible()
    assert places() == pytest.approx(before, abs=0.5)
    message = form.page.get_by_text(USERNAME_TOO_SHORT).bounding_box()
    assert before[0] < message["y"] and message["y"] + message["height"] < before[1]


def test_each_keystroke_starts_the_pause_anew(form):
    form.type(form.username, "al")
    # Far below the pause, because a busy machine types late.
    for _ in range(5):
        form.page.wait_for_timeout(200)
        form.expect_no_message()
        form.page.keyboard.press("Backspace")
        form.page.keyboard.type("l")
    assert PAUSE - 0.05 <= form.seconds_to_message(USERNAME_TOO_SHORT) <= LATEST


@pytest.mark.parametrize(
    ("field", "text", "message"),
    [
        ("username", "a", USERNAME_TOO_SHORT),
        ("password", "1", PASSWORD_TOO_SHORT),
    ],
)
def test_a_message_disappears_with_the_next_key_in_the_same_patch(
    form, traffic, field, text, message
):
    form.type(getattr(form, field), text)
    form.expect_message(message)

    traffic.clear()
    form.page.keyboard.type("x")
    expect(form.message(message)).not_to_be_visible()

    assert len(traffic.down) == 1


@pytest.mark.parametrize(
    ("field", "message"),
    [("username", USERNAME_TOO_SHORT), ("password", PASSWORD_EMPTY)],
)
def test_a_field_filled_and_emptied_gets_its_message(form, field, message):
    form.type(getattr(form, field), "a")
    form.erase(getattr(form, field), 1)
    assert PAUSE - 0.05 <= form.seconds_to_message(message) <= LATEST


def test_a_valid_field_gets_no_message(form):
    form.type(form.username, "bob")
    form.type(form.password, "12345")
    form.wait_out_the_pause()
    form.expect_no_message()


def test_different_passwords_are_named(form):
    form.type(form.password, "12345")
    form.type(form.password_again, "1234x")
    assert PAUSE - 0.05 <= form.seconds_to_message(PASSWORDS_DIFFER) <= LATEST


def test_passwords_are_not_called_different_while_the_second_is_empty(form):
    form.type(form.password, "12345")
    form.wait_out_the_pause()
    form.expect_no_message()

    form.type(form.password_again, "x")
    form.expect_message(PASSWORDS_DIFFER)
    form.erase(form.password_again, 1)
    form.wait_out_the_pause()
    form.expect_no_message()


def test_an_invalid_first_password_wins_over_the_difference(form):
    form.type(form.password, "123")
    form.type(form.password_again, "456")
    form.expect_message(PASSWORD_TOO_SHORT)
    expect(form.message(PASSWORDS_DIFFER)).not_to_be_visible()


def test_both_password_fields_share_one_message(form, traffic):
    form.type(form.password, "123")
    form.expect_message(PASSWORD_TOO_SHORT)

    form.type(form.password_again, "1")
    form.expect_no_message()
    form.expect_message(PASSWORD_TOO_SHORT)
    expect(form.message(PASSWORD_TOO_SHORT)).to_have_count(1)


def test_sign_up_follows_every_keystroke(form):
    form.type(form.username, "bo")
    form.type(form.password, "1234")
    form.type(form.password_again, "12345")
    expect(form.sign_up).to_be_disabled()

    form.type(form.password, "5")
    expect(form.sign_up).to_be_disabled()

    # From here on one key decides, and no pause is waited for.
    at_once = {"timeout": (PAUSE - 0.1) * 1000}
    form.type(form.username, "b")
    expect(form.sign_up).to_be_enabled(**at_once)
    form.page.keyboard.press("Backspace")
    expect(form.sign_up).to_be_disabled(**at_once)
    form.page.keyboard.type("b")
    expect(form.sign_up).to_be_enabled(**at_once)
    form.type(form.password_again, "6")
    expect(form.sign_up).to_be_disabled(**at_once)
    form.page.keyboard.press("Backspace")
    expect(form.sign_up).to_be_enabled(**at_once)


def test_the_sheet_opens_and_can_be_dismissed_and_opened_again(form):
    form.fill_validly()
    for _ in range(2):
        form.hands.press(form.sign_up)
        expect(form.sheet).to_be_visible()
        expect(form.sheet.get_by_text("Signed up", exact=True)).to_be_visible()
        # Its own button is the one way to close it.
        expect(form.sheet.get_by_role("button")).to_have_count(1)
        form.hands.press(form.dismiss)
        expect(form.sheet).not_to_be_visible()
    expect(form.username).to_have_value("alice")


def test_escape_dismisses_the_sheet(plain_form):
    plain_form.fill_validly()
    plain_form.hands.press(plain_form.sign_up)
    expect(plain_form.sheet).to_be_visible()
    plain_form.page.keyboard.press("Escape")
    expect(plain_form.sheet).not_to_be_visible()

    # The server knows: it opens again.
    plain_form.hands.press(plain_form.sign_up)
    expect(plain_form.sheet).to_be_visible()


def test_the_sheet_holds_the_focus_and_gives_it_back(plain_form):
    plain_form.fill_validly()
    plain_form.hands.press(plain_form.sign_up)
    expect(plain_form.dismiss).to_be_visible()
    for _ in range(4):
        plain_form.page.keyboard.press("Tab")
        assert plain_form.page.evaluate(
            "document.activeElement === document.body"
            " || document.activeElement.closest('dialog') !== null"
        )
    plain_form.hands.press(plain_form.dismiss)
    expect(plain_form.sign_up).to_be_focused()


@pytest.mark.parametrize("character", [E_ACUTE, FAMILY], ids=["accented e", "family"])
def test_characters_are_counted_as_a_person_counts_them(plain_form, character):
    form = plain_form
    form.insert(form.username, character * 2)
    form.expect_message(USERNAME_TOO_SHORT)
    form.insert(form.username, character)
    form.wait_out_the_pause()
    form.expect_no_message()
    expect(form.username).to_have_value(character * 3)


def test_beyond_256_characters_a_field_keeps_its_text_and_says_why(plain_form):
    form = plain_form
    form.insert(form.username, "x" * 256)
    expect(form.username).to_have_value("x" * 256)
    form.page.keyboard.type("y")
    expect(form.page.get_by_text("256")).to_be_visible()
    expect(form.username).to_have_value("x" * 256)


def test_beyond_256_characters_a_password_keeps_its_text_and_says_why(plain_form):
    form = plain_form
    form.insert(form.password, "x" * 256)
    form.page.keyboard.type("y")
    expect(form.page.get_by_text("256")).to_be_visible()
    expect(form.password).to_have_value("x" * 256)
