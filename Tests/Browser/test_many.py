"""Two processes behind the documented nginx, a server that is killed, and a bad network: a hundred
people type meanwhile and lose no key.

Most of them are sockets that keep the rules of the client script (support/client.py), since a hundred
browsers would need more memory and time than the machines have that run this; some are browsers.
"""

import asyncio
import random
import threading
import time
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from support.client import Closed, Page, run
from support.faulty_proxy import FaultyProxy
from support.form import SignUpForm
from support.hands import Mouse
from support.nginx import Nginx, wait_for
from support.showcase import Showcase, free_port

PEOPLE = 100
BROWSERS = 4
TEXT = "the quick brown fox jumps"


@pytest.fixture
def two_processes(tmp_path):
    port = free_port()
    origin = f"http://127.0.0.1:{port}"
    showcases = [
        Showcase(allowed_origin=origin, trusted_proxy="127.0.0.1") for _ in range(2)
    ]
    nginx = Nginx(tmp_path, port, [showcase.port for showcase in showcases])
    wait_for(origin)
    yield nginx.address, showcases
    nginx.stop()
    for showcase in showcases:
        if showcase.is_running:
            showcase.stop()


def test_processes_restarted_one_after_the_other_let_nobody_see_an_error(two_processes):
    address, showcases = two_processes
    answers = [[] for _ in range(4)]
    ends = threading.Event()

    def ask(mine):
        # Without a cookie: nginx may choose either process.
        while not ends.is_set():
            mine.append(status_of(address))

    people = [threading.Thread(target=ask, args=[mine]) for mine in answers]
    for person in people:
        person.start()
    try:
        for index, showcase in enumerate(showcases):
            showcase.stop()
            showcases[index] = Showcase(showcase.port, allowed_origin=address)
            # Whoever was sent on to the other process has got an answer from there.
            counts = [len(mine) for mine in answers]
            while any(len(mine) < count + 2 for mine, count in zip(answers, counts)):
                time.sleep(0.01)
    finally:
        ends.set()
        for person in people:
            person.join()
    assert {status for mine in answers for status in mine} == {200}


def status_of(address):
    try:
        with urllib.request.urlopen(address, timeout=10) as answer:
            answer.read()
            return answer.status
    except urllib.error.HTTPError as error:
        with error:
            return error.code


async def visit(address, number, disturb=None, text=TEXT):
    """Comes, types while the connection is made and remade, and returns what the server holds."""
    chance = random.Random(number)
    page = await loaded(address)
    # As a balancer does that keeps nobody at the process of the first page.
    page.change_route(number)
    for index, character in enumerate(text):
        try:
            if page._socket is None:
                await page.type(character)
                await page.come()
            else:
                await page.type(character)
            # Some go away in the middle of a word, as phones do.
            if chance.random() < 0.1:
                await page.leave()
        except (Closed, OSError, asyncio.TimeoutError):
            await page.leave()
            await asyncio.sleep(0.02)
        if disturb:
            await disturb(number, index)
        await asyncio.sleep(chance.random() * 0.02)
    try:
        return page, await held(page)
    finally:
        await page.leave()


async def loaded(address):
    """A person whose page does not come asks for it again."""
    while True:
        try:
            return await Page(address).load()
        except (Closed, OSError, asyncio.TimeoutError):
            await asyncio.sleep(0.02)


async def held(page):
    """What the server holds in the end, over a network that may fail."""
    for _ in range(200):
        try:
            await page.come()
            return await page.fetch_text()
        except (Closed, OSError, asyncio.TimeoutError):
            await page.leave()
            await asyncio.sleep(0.05)
    raise AssertionError("never connected again")


async def hundred(address, disturb=None):
    return await asyncio.gather(
        *(visit(address, number, disturb) for number in range(PEOPLE))
    )


def test_behind_nginx_a_hundred_people_who_type_while_they_join_lose_no_key(two_processes):
    address, _ = two_processes
    visits = run(hundred(address))
    assert [text for _, text in visits] == [TEXT] * PEOPLE
    moved = sum(page.pictures > 1 for page, _ in visits)
    assert moved > 0, "nobody was sent to another process, so this shows little"


def test_browsers_that_type_while_they_join_through_nginx_lose_no_key(two_processes, new_context):
    address, _ = two_processes
    pages = [new_context().new_page() for _ in range(BROWSERS)]
    forms = [SignUpForm(page, Mouse) for page in pages]
    for form in forms:
        form.open(address)
        form.username.click()
    for index, character in enumerate(TEXT):
        for form in forms:
            form.page.keyboard.type(character)
            if index == 8:
                # A new socket, and by the cookie the same process.
                form.page.context.set_offline(True)
            if index == 14:
                form.page.context.set_offline(False)
    for form in forms:
        expect(form.username).to_have_value(TEXT)


def test_when_one_process_is_killed_under_load_its_people_go_on_at_the_other(two_processes):
    address, (first, _) = two_processes

    async def disturb(number, index):
        if number == 0 and index == len(TEXT) // 2:
            first.kill()

    visits = run(hundred(address, disturb))
    assert not first.is_running
    assert [text for _, text in visits] == [TEXT] * PEOPLE


def test_a_server_that_is_killed_under_load_gets_all_texts_back(tmp_path):
    port = free_port()
    showcases = [Showcase(port)]

    async def disturb(number, index):
        if number == 0 and index == len(TEXT) // 2:
            showcases[-1].kill()
            showcases.append(await asyncio.to_thread(Showcase, port))

    try:
        visits = run(hundred(showcases[0].address, disturb))
    finally:
        showcases[-1].stop()
    assert [text for _, text in visits] == [TEXT] * PEOPLE
    assert all(page.pictures >= 1 for page, _ in visits)


def test_over_a_network_where_three_connections_of_ten_are_bad_no_key_is_lost():
    port = free_port()
    proxy = FaultyProxy(port, share=0.3, seed=7)
    showcase = Showcase(port, allowed_origin=proxy.address)
    try:
        visits = run(hundred(proxy.address))
    finally:
        showcase.stop()
        proxy.close()
    assert [text for _, text in visits] == [TEXT] * PEOPLE
    assert set(proxy.faults) == {"cut", "delayed", "throttled"}
