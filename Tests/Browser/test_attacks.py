"""Attacks that take many connections, from outside the process: others must notice nothing."""

import asyncio
import os
import pathlib
import re
import time

import pytest

from support.client import Page, run
from support.showcase import Showcase

SLOW_HEADS = 500
# Ten thousand where there is time for it.
PAGES = int(os.environ.get("ATTACK_PAGES", "2000"))


@pytest.fixture
def serve():
    started = []

    def serve(**settings):
        started.append(Showcase(**settings))
        return started[-1]

    yield serve
    for showcase in started:
        showcase.stop()


def test_a_new_person_is_served_within_a_second_beside_500_slow_heads(serve):
    showcase = serve()

    async def attack():
        stalled = [
            await asyncio.open_connection("127.0.0.1", showcase.port) for _ in range(SLOW_HEADS)
        ]
        for _, writer in stalled:
            writer.write(b"GET / HTTP/1.1\r\nHost: 127")
            await writer.drain()

        started = time.monotonic()
        page = await Page(showcase.address).load()
        await page.come()
        await page.type("a")
        seconds = time.monotonic() - started
        await page.leave()

        for _, writer in stalled:
            writer.close()
        return seconds

    assert run(attack()) < 1


def test_slow_heads_end_when_their_time_is_up(serve):
    showcase = serve(request_timeout=1)

    async def attack():
        reader, writer = await asyncio.open_connection("127.0.0.1", showcase.port)
        started = time.monotonic()
        ended = asyncio.ensure_future(reader.read())
        for byte in b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" * 10:
            if ended.done():
                break
            try:
                writer.write(bytes([byte]))
                await writer.drain()
            except OSError:
                break
            await asyncio.wait([ended], timeout=0.1)
        await asyncio.wait_for(ended, 5)
        writer.close()
        return time.monotonic() - started

    # A byte now and then does not make the time longer.
    assert 0.5 < run(attack()) < 3


def test_pages_without_a_socket_leave_no_memory_behind(serve):
    showcase = serve(unclaimed_lifetime=1, sweep_interval=0.2)
    # What is allocated once, such as tables and the allocator's own pages, is there after this.
    run(ask_for_pages(showcase, 1_000))
    before = settled_memory(showcase)
    run(ask_for_pages(showcase, PAGES))
    after = settled_memory(showcase)
    assert after <= before * 1.1, f"{before} KiB before, {after} KiB after"


async def ask_for_pages(showcase, count):
    """Over a few connections, one request after the other, and never a socket."""

    async def ask(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", showcase.port)
        for _ in range(count):
            writer.write(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{showcase.port}\r\n\r\n".encode())
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
