"""Addresses that strangers make up: they harm nobody, and show nothing of anybody else."""

import contextlib
import http.client
import os
import random
import time
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from support.client import Socket, Page, run
from test_sign_in import open_screen, sign_in
from test_stored_people import keep

# Ten thousand where there is time for it.
COUNT = int(os.environ.get("FOREIGN_ADDRESSES", "600"))
MOST_OF_A_PAGE = 400
SECRETS = ["for Ana alone", "motto of Ana", "a todo of hers"]
WORDS = """
    sign-up todos open done counter prime-time prime-time-stores count favorites is-prime movies cast coffee-orders
    coffee-orders-observable coffee-orders-query sales circles two-stores sign-in gallery tabs second lists storage
    long-lists buttons sheet sources headwater live client.js account sign-out favicon.ico health ready app
    """.split()
NONSENSE = [
    "%", "%4", "%zz", "%00", "%FF", "%C3%28", "%ED%A0%80", "%2F", "%2e%2e", "..", ".", "~", "%25252f", "%0d%0aX:%20y",
    "%F0%9F%AB%96", "<script>", "%3Cscript%3E", "'--", "${x}", "{{x}}", "+", "*", "\\", "^", "|", "`", "-1", "0", "1", "2",
    "3", "999999999999999999999999", "-9223372036854775809", "1e9", "NaN", "null", "true", "a" * 300,
]  # fmt: skip
QUERIES = ["?search=", "?show=", "?text=", "?utm=1&", "?", "?&&==&", "?search=%FF", "#x", "?search=" + "x" * 3_000]


@pytest.fixture
def ana(new_context, serve):
    """A person with secrets, and the server of her session."""
    site = serve(path="/app/", maximum_unclaimed_sessions=50)
    context = new_context()
    page = keep(sign_in(context.new_page(), site, "Ana"))
    todos = context.new_page()
    todos.goto(f"{site.address}/todos")
    todos.get_by_label("New todo").fill("a todo of hers")
    todos.get_by_role("button", name="Add", exact=True).click()
    todos.get_by_role("button", name="a todo of hers", exact=True).click()
    expect(todos.get_by_role("dialog")).to_be_visible()
    return site, page, todos


def addresses(seed, ids, count):
    generator = random.Random(seed)
    for _ in range(count):
        kind = generator.random()
        if kind < 0.05:
            yield generator.choice(WORDS + ids) + "/" + generator.choice("x7%/") * 10_000
            continue
        pieces = [
            generator.choice(generator.choice([WORDS, WORDS, NONSENSE, ids]))
            for _ in range(generator.randint(0, 5))
        ]
        query = generator.choice(QUERIES) + generator.choice(NONSENSE + ids)
        text = generator.choice(["/", "/", "//"]).join(pieces)
        yield text + (query if generator.random() < 0.3 else "")


def ids_of(site, page, todos):
    """What is in her addresses, her page and her cookies."""
    cookies = [cookie["value"] for cookie in page.context.cookies() if cookie["name"] != "member"]
    session = page.locator("#headwater").get_attribute("data-session")
    return [urlsplit(todos.url).path.split("/")[-1], session, session[:32], session[32:], *cookies]


def test_no_page_at_any_address_shows_anything_of_another_person(ana):
    site, page, todos = ana
    ids = ids_of(site, page, todos)
    statuses, slowest = {}, 0
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", site.port, timeout=10)) as line:
        for text in addresses(1, ids, COUNT):
            # A stranger, and one who has her ids.
            cookie = f"headwater={ids[1]}; headwater-values--app-={ids[-1]}" if len(text) % 2 else ""
            began = time.monotonic()
            try:
                status, body = get(line, "/app/" + text, cookie)
            except http.client.InvalidURL:
                continue
            slowest = max(slowest, time.monotonic() - began)
            statuses.setdefault(status, []).append(text[:100])
            assert not [secret for secret in SECRETS if secret in body], text[:200]
            assert f'"{text}"' not in body or "<" not in text, text[:200]
    counts = {status: len(texts) for status, texts in statuses.items()}
    print(f"foreign addresses: {counts}, the slowest after {slowest * 1000:.0f} ms")
    assert set(statuses) <= {200, 303, 307, 400, 403, 404, 405, 414, 426, 431}, statuses
    assert counts[200] > COUNT / 50 and counts[404] > COUNT / 5
    assert slowest < 1
    assert site.is_running

    # She has noticed nothing.
    expect(todos.get_by_role("dialog").get_by_label("Title")).to_have_value("a todo of hers")
    page.get_by_label("Note").fill("still for Ana alone")
    motto = open_screen(page.context.new_page(), site).get_by_label("Motto")
    expect(motto).to_have_value("a motto of Ana")


def get(line, path, cookie):
    line.putrequest("GET", path, skip_accept_encoding=True)
    line.putheader("Accept", "text/html")
    if cookie:
        line.putheader("Cookie", cookie)
    line.endheaders()
    reply = line.getresponse()
    return reply.status, reply.read().decode()


def test_no_address_that_a_page_opens_shows_anything_of_another_person(ana):
    site, page, todos = ana
    ids = ids_of(site, page, todos)

    async def open_all(texts):
        person = await Page(site.address + "/").load()
        socket = await Socket.open(person.address, person._cookie, *await person._connect())
        await socket.send(["hello", 1, person._session, None, 0, "UTC", False, True, True, ""])
        assert (await socket.receive())[0] == "welcome"
        await socket.send(["ack", 0])
        heard = []
        for number, text in enumerate(texts, 1):
            await socket.send(["open", number, 0, text])
            while True:
                message = await socket.receive()
                heard.append(str(message))
                await socket.send(["ack", message[0]])
                if message[1] >= number:
                    break
        await socket.close()
        return heard

    texts = list(addresses(2, ids, COUNT))
    # A page that opens more at once is asked to come back later.
    parts = [texts[start : start + MOST_OF_A_PAGE] for start in range(0, COUNT, MOST_OF_A_PAGE)]
    heard = [message for part in parts for message in run(open_all(part))]
    assert sum("prime-time" in message for message in heard) > 0
    assert not [message for message in heard for secret in SECRETS if secret in message]
    expect(todos.get_by_role("dialog").get_by_label("Title")).to_have_value("a todo of hers")
    assert site.is_running
