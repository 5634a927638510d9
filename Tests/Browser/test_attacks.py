"""Attacks that take many connections, from outside the process: others must notice nothing."""

import asyncio
import itertools
import os
import pathlib
import random
import re
import resource
import socket
import string
import time
import urllib.request

import pytest

from support.client import Closed, Page, Socket, run

SLOW_HEADS = 500
# Ten thousand where there is time for it.
PAGES = int(os.environ.get("ATTACK_PAGES", "2000"))
# More than a process keeps of sessions that wait, where there is time for it.
STRANGERS = int(os.environ.get("ATTACK_STRANGERS", "100"))


def test_a_new_person_is_served_within_a_second_beside_500_slow_heads(serve):
    showcase = serve()

    async def person():
        started = time.monotonic()
        page = await Page(showcase.address).load()
        await page.come()
        await page.type("a")
        seconds = time.monotonic() - started
        await page.leave()
        return seconds

    async def attack():
        # On a busy machine, nobody is served within a second.
        alone = [await person() for _ in range(3)]
        stalled = [
            await asyncio.open_connection("127.0.0.1", showcase.port) for _ in range(SLOW_HEADS)
        ]
        for _, writer in stalled:
            writer.write(b"GET / HTTP/1.1\r\nHost: 127")
            await writer.drain()
        beside = [await person() for _ in range(3)]
        for _, writer in stalled:
            writer.close()
        return alone, beside

    alone, beside = run(attack())
    assert min(beside) < max(1, 2 * min(alone)), (alone, beside)


SLOW = {
    "head": (b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" * 10),
    "body": (b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n", b"x" * 300),
    "body of a page": (
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n",
        b"x" * 300,
    ),
}


@pytest.mark.parametrize("part", SLOW)
def test_what_drips_ends_when_its_time_is_up(serve, part):
    showcase = serve(request_timeout=1)

    async def attack():
        reader, writer = await asyncio.open_connection("127.0.0.1", showcase.port)
        started = time.monotonic()
        ended = asyncio.ensure_future(reader.read())
        at_once, dripping = SLOW[part]
        writer.write(at_once)
        for byte in dripping:
            if ended.done():
                break
            try:
                writer.write(bytes([byte]))
                await writer.drain()
            except OSError:
                break
            await asyncio.wait([ended], timeout=0.1)
        await asyncio.wait([ended], timeout=5)
        writer.close()
        return time.monotonic() - started

    # A byte now and then does not make the time longer.
    assert 0.5 < run(attack()) < 3


@pytest.mark.parametrize("requests", [1, 2_000])
def test_who_never_reads_is_let_go_when_the_time_is_up(serve, requests):
    showcase = serve(request_timeout=1)

    async def attack():
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        narrow.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(narrow, ("127.0.0.1", showcase.port))
        request = f"GET /headwater/client.js HTTP/1.1\r\nHost: 127.0.0.1:{showcase.port}\r\n\r\n"
        started = time.monotonic()
        try:
            await asyncio.wait_for(loop.sock_sendall(narrow, request.encode() * requests), 10)
            # Nothing is read, so only writing shows that the server has let go.
            while time.monotonic() < started + 10:
                await asyncio.sleep(0.1)
                await asyncio.wait_for(loop.sock_sendall(narrow, b"\r\n"), 10)
        except (OSError, TimeoutError):
            pass
        narrow.close()
        return time.monotonic() - started

    assert run(attack()) < 5


def test_who_reads_slowly_but_reads_gets_all_answers(serve):
    showcase = serve(request_timeout=3)

    async def attack():
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16_384)
        narrow.setblocking(False)
        await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", showcase.port))
        reader, writer = await asyncio.open_connection(sock=narrow, limit=16_384)
        request = f"GET /headwater/client.js HTTP/1.1\r\nHost: 127.0.0.1:{showcase.port}\r\n"
        writer.write((f"{request}\r\n" * 299 + f"{request}Connection: close\r\n\r\n").encode())
        received = b""
        while data := await reader.read(262_144):
            received += data
            await asyncio.sleep(len(data) / 1_500_000)
        writer.close()
        return received

    started = time.monotonic()
    assert run(attack()).count(b"HTTP/1.1 200") == 300
    assert time.monotonic() - started > 4


# What a client can send without an end: masked with zeros, and as many as fit into one write.
FLOODS = {
    "acknowledgements": b"\x81\x89\0\0\0\0" + b'["ack",0]',
    "pings": b"\x89\x80\0\0\0\0",
    "fragments": b"\x00\x80\0\0\0\0",
    "reports": b"\x81\x8f\0\0\0\0" + b'["person",null]',
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_anything_delays_nobody_else(serve, kind):
    showcase = serve()

    async def attack():
        victim = await Page(showcase.address).load()
        await victim.come()
        attacker = await Page(showcase.address).load()
        await attacker.come()
        alone = await answer_times(victim, 60)
        flood = asyncio.ensure_future(send_without_end(attacker, kind))
        await asyncio.sleep(0.2)
        beside = await answer_times(victim, 60)
        flood.cancel()
        await asyncio.gather(flood, return_exceptions=True)
        attacker.abort()
        await victim.leave()
        return alone, beside

    alone, beside = run(attack())
    # The machine may do much else; without a meter it was half a second.
    assert percentile(beside) < percentile(alone) + 0.15, (percentile(alone), percentile(beside))


async def send_without_end(page, kind):
    writer = page._socket._writer
    frames = FLOODS[kind] * 2_000
    if kind == "fragments":
        # The beginning of a message, of which the others are empty pieces.
        writer.write(b"\x01\x80\0\0\0\0")
    try:
        while True:
            writer.write(frames)
            await writer.drain()
    except OSError:
        pass  # it may be let go


async def answer_times(page, count):
    times = []
    for _ in range(count):
        started = time.monotonic()
        await page.type("a")
        times.append(time.monotonic() - started)
        await asyncio.sleep(0.01)
    return times


def percentile(times):
    """The time within which 95 of a hundred answers came."""
    return sorted(times)[len(times) * 95 // 100]


def test_strangers_who_come_and_go_push_out_nobody_who_waits(serve):
    few = {"maximum_detached_sessions": 50} if STRANGERS < 1_000 else {}
    showcase = serve(**few)

    async def attack():
        victim = await Page(showcase.address).load()
        await victim.come()
        await victim.type("a")
        await victim.leave()
        for _ in range(STRANGERS // 20):
            await asyncio.gather(*(pass_by(victim) for _ in range(20)))
        await victim.come()
        pictures = victim.pictures
        await victim.leave()
        return pictures

    assert run(attack()) == 0, "the victim has come back to a new session"


async def pass_by(page):
    """Connects as another browser, says hello, and closes."""
    cookie = f"headwater={''.join(RANDOM.choices(string.ascii_letters, k=32))}"
    stranger = await Socket.open(page.address, cookie, *await page._connect())
    await stranger.send(["hello", 1, "x" * 32, None, 0, "UTC"])
    assert (await stranger.receive())[0] == "render"
    await stranger.close()


def test_an_address_that_begins_too_many_sessions_is_told_to_wait(serve):
    showcase = serve(
        session_burst_per_address=None,
        sessions_per_second_per_address=None,
        maximum_unclaimed_sessions_per_address=None,
    )

    async def attack():
        pages = [Page(showcase.address) for _ in range(200)]
        loaded = await asyncio.gather(*(page.load() for page in pages), return_exceptions=True)
        refused = [result for result in loaded if isinstance(result, Closed)]
        # A second later there is room for some again.
        await asyncio.sleep(1)
        await Page(showcase.address).load()
        return len(loaded) - len(refused)

    # Sixty at once, and some more while they are served.
    assert 60 <= run(attack()) < 200


@pytest.mark.alone
def test_pages_without_a_socket_leave_no_memory_behind(serve):
    # Few arenas, or what the allocator keeps for each thread is measured.
    showcase = serve(
        unclaimed_lifetime=1, sweep_interval=0.2, environment={"MALLOC_ARENA_MAX": "2"}
    )
    # What is allocated once, such as tables and the allocator's own pages, is there after this.
    run(ask_for_pages(showcase, 1_000))
    before = settled_memory(showcase)
    run(ask_for_pages(showcase, PAGES))
    after = settled_memory(showcase)
    assert after <= before * 1.1, f"{before} KiB before, {after} KiB after"


# Tags of languages and regions, most of which do not exist, in an order of their own.
RANDOM = random.Random(5)
LANGUAGES = [
    f"{a}{b}-{c}{d}" for a, b, c, d in itertools.product("abcdefghijklmnopqrstuvwxyz", repeat=4)
]
RANDOM.shuffle(LANGUAGES)


async def ask_for_pages(showcase, count):
    """Over a few connections, one request after the other, each in another language, and never a socket."""

    async def ask(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", showcase.port)
        for _ in range(count):
            writer.write(
                f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{showcase.port}\r\n"
                f"Accept-Language: {LANGUAGES.pop()}\r\n\r\n".encode()
            )
            head = await reader.readuntil(b"\r\n\r\n")
            assert b" 200 " in head.splitlines()[0]
            length = int(re.search(rb"(?i)content-length: (\d+)", head)[1])
            await reader.readexactly(length)
        writer.close()

    await asyncio.gather(*(ask(count // 4) for _ in range(4)))


def settled_memory(showcase):
    """The memory in KiB once the sessions' time is over and it does not change any more."""
    # Until then nothing is given back, and the memory stands still as well.
    time.sleep(2)
    readings = []
    for _ in range(80):
        readings.append(resident_memory(showcase.process))
        if len(readings) >= 5 and len(set(readings[-5:])) == 1:
            break
        time.sleep(0.5)
    return readings[-1]


def resident_memory(process):
    status = pathlib.Path(f"/proc/{process}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1])


def test_it_says_when_it_may_open_no_more_files_and_when_it_may_again(serve):
    showcase = serve()
    opened = len(list(pathlib.Path(f"/proc/{showcase.process}/fd").iterdir()))
    _, most = resource.prlimit(showcase.process, resource.RLIMIT_NOFILE)
    resource.prlimit(showcase.process, resource.RLIMIT_NOFILE, (opened + 20, most))
    people = [socket.create_connection(("127.0.0.1", showcase.port)) for _ in range(40)]
    wait_for_line(showcase, "New people are not accepted")
    time.sleep(2.5)
    refusals = [line for line in showcase.output if "New people are not accepted" in line]
    assert len(refusals) == 1
    assert "EMFILE" in refusals[0] and "ulimit -n" in refusals[0]
    for person in people:
        person.close()
    wait_for_line(showcase, "New people are accepted again")
    with urllib.request.urlopen(showcase.address, timeout=10) as answer:
        assert answer.status == 200


def test_a_flood_of_connections_leaves_files_for_the_process_and_room_for_people(serve):
    showcase = serve(files=250)

    async def person():
        page = await Page(showcase.address).load()
        await page.come()
        # More than the system's own queue of connections holds would not even be there.
        people = [socket.create_connection(("127.0.0.1", showcase.port)) for _ in range(300)]
        await asyncio.to_thread(wait_for_line, showcase, "another one needed its room")
        # Those that send nothing make room for somebody new.
        newcomer = await Page(showcase.address).load()
        await newcomer.come()
        open_files = len(list(pathlib.Path(f"/proc/{showcase.process}/fd").iterdir()))
        # Who is there already notices nothing.
        await page.type("a")
        await newcomer.type("a")
        await page.leave()
        await newcomer.leave()
        for connection in people:
            connection.close()
        return open_files

    assert run(person()) <= 250 - 32
    with urllib.request.urlopen(showcase.address, timeout=10) as answer:
        assert answer.status == 200


def wait_for_line(showcase, text):
    deadline = time.monotonic() + 30
    while not any(text in line for line in showcase.output):
        assert time.monotonic() < deadline, "".join(showcase.output[-20:])
        time.sleep(0.05)
