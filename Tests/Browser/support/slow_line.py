"""A line as people have it: slow, uneven, with losses, and at times without an answer."""

import asyncio
import random

from .delay_proxy import DelayProxy

# A lost packet is sent again after this time at least, as TCP does it.
SHORTEST_REPEAT = 0.2


class SlowLine(DelayProxy):
    """Forwards like its base, with an uneven delay. What is lost comes late, and all behind it waits."""

    def __init__(self, target_port, delay=0.0, jitter=0.0, loss=0.0, seed=0):
        """`delay` and `jitter` are seconds in each direction, `loss` is the part of the packets that is lost."""
        self._jitter = jitter
        self._loss = loss
        self._chance = random.Random(seed)
        self._is_frozen = False
        self._thawed = None
        self._is_away = False
        super().__init__(target_port, delay)

    def freeze(self):
        """Nothing arrives any more, and nothing ends."""
        self._run(self._set_frozen(True))

    def thaw(self):
        """What was on its way arrives."""
        self._run(self._set_frozen(False))

    def go_away(self):
        """Ends all connections, and ends new ones at once."""
        self._is_away = True
        self.cut()

    def come_back(self):
        self._is_away = False

    async def _set_frozen(self, is_frozen):
        self._thawed = self._thawed or asyncio.Event()
        self._is_frozen = is_frozen
        if is_frozen:
            self._thawed.clear()
        else:
            self._thawed.set()

    async def _accept(self, client_reader, client_writer):
        if self._is_away:
            client_writer.transport.abort()
            return
        await super()._accept(client_reader, client_writer)

    async def _receive(self, reader, held):
        due = 0
        while True:
            data = await reader.read(65536)
            wait = self._delay + self._chance.uniform(0, self._jitter)
            if self._chance.random() < self._loss:
                wait += max(SHORTEST_REPEAT, 2 * self._delay)
            # Nothing overtakes.
            due = max(due, self._loop.time() + wait)
            held.put_nowait((due, data))
            if not data:
                return

    async def _deliver(self, held, writer):
        while True:
            due, data = await held.get()
            await asyncio.sleep(due - self._loop.time())
            while self._is_frozen:
                await self._thawed.wait()
            if not data:
                writer.write_eof()
                return
            writer.write(data)
            await writer.drain()
