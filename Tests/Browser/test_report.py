"""A report of a problem: off unless asked for, and without what was typed into a secure field."""

import json

import pytest
from playwright.sync_api import expect

from support.looks import expect_good_looks

PASSWORD = "open sesame"


@pytest.fixture
def reporting(serve):
    return serve(environment={"SHOWCASE_REPORTS": "1"})


def fill_in(page, address):
    page.goto(f"{address}/sign-up")
    page.get_by_label("Username").press_sequentially("ann")
    page.get_by_label("Password", exact=True).press_sequentially(PASSWORD)
    page.get_by_label("Password again").press_sequentially("unlike the first")
    expect(page.get_by_text("Passwords don't match")).to_be_visible()


def test_there_is_no_button_unless_it_is_asked_for(page, showcase):
    page.goto(f"{showcase.address}/sign-up")
    expect(page.get_by_label("Username")).to_be_visible()
    expect(page.get_by_role("button", name="Report a problem")).to_have_count(0)


def test_a_person_sees_all_that_is_in_the_file_and_saves_it(page, reporting, tmp_path):
    fill_in(page, reporting.address)
    page.get_by_role("button", name="Report a problem").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("Nothing is sent.", exact=False)).to_be_visible()
    with page.expect_download() as download:
        sheet.get_by_role("link", name="Save the file").click()
    assert download.value.suggested_filename == "report.jsonl"
    download.value.save_as(tmp_path / "report.jsonl")
    text = (tmp_path / "report.jsonl").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0]["headwater"] == 1
    last = lines[-1]["state"]
    assert last["username"] == "ann"
    assert last["password"] == "\u2022" * len(PASSWORD)
    # Neither the password nor what it was while it was typed.
    assert all(PASSWORD[:count] not in text for count in range(4, len(PASSWORD)))
    assert PASSWORD not in page.content()
    sheet.get_by_role("button", name="Done").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_looks(page, reporting):
    fill_in(page, reporting.address)
    page.get_by_role("button", name="Report a problem").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect_good_looks(page, "report")
