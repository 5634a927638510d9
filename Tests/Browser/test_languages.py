"""What a page says by itself, in the language that it has."""

import re

import pytest
from playwright.sync_api import expect


@pytest.fixture
def visit(new_context, serve):
    def visit(language):
        showcase = serve(language=language)
        page = new_context(locale=language).new_page()
        problems = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(f"{showcase.address}/gallery")
        expect(page.locator("#headwater[data-live]")).to_be_visible()
        return page, problems

    return visit


@pytest.mark.parametrize(
    "language, offline, connected",
    [
        ("de", "Sie sind offline. Was Sie eingegeben haben, bleibt erhalten.", "Verbunden."),
        ("pt-BR", "Sem conexão com a internet. O que você digitou foi guardado.", "Conectado."),
        ("en", "You are offline. What you have typed is kept.", "Connected."),
    ],
)
def test_a_lost_connection_is_told_in_the_language_of_the_page(visit, language, offline, connected):
    page, problems = visit(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.context.set_offline(True)
    expect(page.locator("#headwater-connection")).to_have_text(offline)
    page.context.set_offline(False)
    expect(page.locator("#headwater-announcer")).to_have_text(connected)
    assert problems == []


def test_the_way_back_is_in_the_language_of_the_page(visit):
    page, problems = visit("de")
    page.get_by_role("link", name="Pickers and dates").click()
    page.get_by_role("button", name="Zurück").click()
    expect(page).to_have_url(re.compile("/gallery$"))
    assert problems == []


def test_english_is_marked_where_the_language_of_the_page_has_no_texts(visit):
    page, problems = visit("th")
    status = page.locator("#headwater-connection")
    expect(status).to_have_attribute("lang", "en")
    expect(page.locator("#headwater-announcer")).to_have_attribute("lang", "en")
    page.context.set_offline(True)
    expect(status).to_have_text("You are offline. What you have typed is kept.")
    assert problems == []


def test_an_english_page_asks_for_no_texts(new_context, showcase):
    page = new_context().new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{showcase.address}/gallery")
    expect(page.locator("#headwater[data-live]")).to_be_visible()
    assert not [url for url in asked if "words" in url]
