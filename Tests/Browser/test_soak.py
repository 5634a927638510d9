"""People who come, visit every app, type, stall, vanish and return, for as long as SOAK_MINUTES says (a
short while by default): no session is lost that should live, no descriptor is left, and memory does not
grow.

`Scripts/soak` runs it for ten minutes.
"""

import asyncio
import os
import pathlib
import random
import re
import time

import pytest

from support.catalogue import Catalogue
from support.client import Closed, Page, run
from support.orders import OrdersServer
from support.showcase import Showcase
from support.visitor import Visitor

MINUTES = float(os.environ.get("SOAK_MINUTES", "0.05"))
PEOPLE = 40
KEPT = 4
# A screen that stays in memory is to be seen there.
ORDERS = 100
KEYS = "abcdefghij "


@pytest.fixture
def serve(tmp_path):
    """Serves the showcase, with servers of its own for the examples that have one."""
    orders = OrdersServer(tmp_path / "orders.sqlite")
    for number in range(ORDERS):
        orders.place(name=f"Guest {number}", coffeeName="Latte", total=4, size="small")
    catalogue = Catalogue()
    environment = {
        "COFFEE_ORDERS_URL": orders.address,
        "MOVIES_CATALOGUE": catalogue.address,
        "LOG_LEVEL": "notice",
        # What is free goes back to the system soon, so that what is left is what is held.
        "MALLOC_ARENA_MAX": "1",
        "MALLOC_TRIM_THRESHOLD_": "65536",
    }
    started = []

    def serve(**settings):
        started.append(Showcase(environment=environment, **settings))
        return started[-1]

    yield serve
    for showcase in started:
        showcase.stop()
    catalogue.close()
    orders.stop()


@pytest.mark.alone
def test_every_app_is_visited_and_leaves_no_memory_and_no_descriptor_behind(serve, capsys):
    showcase = serve(unclaimed_lifetime=1, detached_lifetime=0.2, sweep_interval=0.1)
    tour = Tour(showcase)
    run(tour.go())
    with capsys.disabled():
        print(f"\n   {tour.apps} apps, {tour.visits} visits; memory", *tour.memory, "KiB")
    assert tour.apps >= 9
    # The examples' clients may keep a connection or two for their next request.
    assert tour.descriptors[-1] <= tour.descriptors[0] + 2
    assert not tour.grows


class Tour:
    """Rounds of visits to every app that the front page leads to, and of pages that nobody opens."""

    # The allocator may need more memory once. What is left behind grows in each round.
    ROUNDS = range(3, 9)
    VISITS = 3
    AT_ONCE = 6
    LOOKS = 30

    def __init__(self, showcase):
        self._showcase = showcase
        self.visits = 0
        self.memory = []
        self.descriptors = []

    async def go(self):
        page = await Visitor(self._showcase.address).load()
        self.apps = len(page.apps)
        # The first rounds open what is opened once, and fill what is filled once.
        while len(self.memory) < self.ROUNDS.start or (self.grows and len(self.memory) < self.ROUNDS.stop):
            await self._round()
            # All sessions have gone, and their memory was returned.
            await asyncio.sleep(3)
            self.memory.append(memory(self._showcase.process))
            self.descriptors.append(descriptors(self._showcase.process))

    @property
    def grows(self):
        """Whether the last round has left more behind than all before."""
        return self.memory[-1] > max(self.memory[:-1]) * 1.02

    async def _round(self):
        visits = [self.visit(app) for app in range(self.apps) for _ in range(self.VISITS)]
        looks = [self._look() for _ in range(self.LOOKS)]
        waiting = visits + looks

        async def go_on():
            while waiting:
                await waiting.pop()

        await asyncio.gather(*(go_on() for _ in range(self.AT_ONCE)))

    async def _look(self):
        await Visitor(self._showcase.address).load()

    async def visit(self, app):
        page = await Visitor(self._showcase.address).load()
        await page.come()
        try:
            await page.explore(page.apps[app])
            self.visits += 1
        finally:
            await page.leave()


@pytest.mark.alone
def test_people_who_come_and_go_leave_nothing_behind(serve, capsys):
    showcase = serve(
        detached_lifetime=KEPT, unclaimed_lifetime=1, sweep_interval=0.5, keep_alive_interval=1
    )
    soak = Soak(showcase)
    run(soak.go())
    with capsys.disabled():
        print(
            f"\n   {soak.visits} visits, {soak.returns} returns, {soak.stalls} stalls,"
            f" {soak.tour.visits} visits of apps;"
            f" memory {soak.early // 1024} to {soak.late // 1024} MiB"
        )
    assert soak.lost == []
    assert soak.visits > 0 and soak.returns > 0 and soak.stalls > 0 and soak.tour.visits > 0
    assert soak.descriptors_after <= soak.descriptors_before
    if MINUTES >= 5:
        assert soak.late <= soak.early * 1.05


class Soak:
    def __init__(self, showcase):
        self._showcase = showcase
        self._address = showcase.address
        self.tour = Tour(showcase)
        self.visits = self.returns = self.stalls = 0
        self.lost = []

    async def go(self):
        # What is opened once is open after this.
        await self._visit(random.Random(0))
        self.tour.apps = len((await Visitor(self._address).load()).apps)
        await asyncio.gather(*(self.tour.visit(app) for app in range(self.tour.apps)))
        await asyncio.sleep(0.5)
        self.descriptors_before = descriptors(self._showcase.process)
        self._end = time.monotonic() + MINUTES * 60
        watch = asyncio.ensure_future(self._watch())
        await asyncio.gather(*(self._live(number) for number in range(PEOPLE)))
        await watch
        await asyncio.sleep(KEPT + 1.5)
        self.descriptors_after = descriptors(self._showcase.process)

    async def _live(self, number):
        chance = random.Random(number)
        await asyncio.sleep(chance.random() * 2)
        while time.monotonic() < self._end:
            await chance.choice(
                [self._visit, self._vanish, self._stall, self._look, self._explore]
            )(chance)

    async def _watch(self):
        """Means over a fifth of the time, around minute 2 of ten and at the end."""
        early, late = [], []
        start = time.monotonic()
        while (now := time.monotonic()) < self._end:
            share = (now - start) / (self._end - start)
            if 0.15 <= share < 0.25:
                early.append(memory(self._showcase.process))
            if share >= 0.9:
                late.append(memory(self._showcase.process))
            await asyncio.sleep(0.25)
        self.early = sum(early) // len(early)
        self.late = sum(late) // len(late)

    async def _visit(self, chance):
        """Types something, and leaves for good."""
        page = await self._come(chance)
        await self._type(page, chance, 10)
        await self._check(page, "a visit")
        self.visits += 1

    async def _vanish(self, chance):
        """Goes without a word in the middle of a word, and comes back in time."""
        page = await self._come(chance)
        for _ in range(3):
            await self._type(page, chance, 4)
            page.abort()
            await asyncio.sleep(chance.random() * KEPT / 3)
            await page.come()
            self.returns += 1
        await self._check(page, "a return")

    async def _stall(self, chance):
        """Reads nothing until it is let go, and comes back in time."""
        page = await self._come(chance)
        await self._type(page, chance, 3)
        await asyncio.sleep(3)
        try:
            await page.type(chance.choice(KEYS))
        except (Closed, OSError):
            await page.come()
            self.stalls += 1
        await self._check(page, "a stall")

    async def _look(self, chance):
        """Asks for a page and never opens a socket."""
        await Page(self._address).load()
        await asyncio.sleep(chance.random())

    async def _explore(self, chance):
        """Goes wherever an app leads."""
        await self.tour.visit(chance.randrange(self.tour.apps))

    async def _come(self, chance):
        page = await Page(self._address).load()
        await page.come()
        return page

    async def _type(self, page, chance, count):
        for _ in range(count):
            try:
                await page.type(chance.choice(KEYS))
            except (Closed, OSError):
                # On a busy machine even these may answer a ping too late. They come back, as a browser does.
                await page.come()
                self.returns += 1
            await asyncio.sleep(chance.random() * 0.05)

    async def _check(self, page, what):
        if page.pictures:
            self.lost.append(f"{what}: the session was gone")
        held = await page.fetch_text()
        if held != page.text:
            self.lost.append(f"{what}: {held!r} instead of {page.text!r}")
        await page.leave()


def memory(process):
    """Resident memory in KiB."""
    status = pathlib.Path(f"/proc/{process}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1])


def descriptors(process):
    return len(list(pathlib.Path(f"/proc/{process}/fd").iterdir()))
