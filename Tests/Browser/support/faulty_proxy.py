"""A TCP proxy like a bad network: it delays, cuts or throttles a share of its connections."""

import asyncio
import random
import threading
from collections import Counter

FAULTS = ["delayed", "cut", "throttled"]


class FaultyProxy:
    """Forwards its own port to `target_port` on this machine. The seed selects the faulty connections."""

    def __init__(self, target_port, share, seed):
        self._target_port = target_port
        self._share = share
        self._chance = random.Random(seed)
        self.faults = Counter()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._connections = set()
        self._server = self._run(
            asyncio.start_server(self._accept, "127.0.0.1", 0, backlog=1024)
        )
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def close(self):
        self._run(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(timeout=10)

    async def _close(self):
        self._server.close()
        ended = set()
        # Connections that were just accepted start first, so that they can be ended.
        while asyncio.all_tasks() - {asyncio.current_task()}:
            for task in self._connections - ended:
                task.cancel()
                ended.add(task)
            await self._turn_over()
        await self._turn_over()

    async def _turn_over(self):
        """Lets the loop run its scheduled work, such as the last step of a closed transport."""
        for _ in range(5):
            await asyncio.sleep(0)

    async def _accept(self, client_reader, client_writer):
        self._connections.add(asyncio.current_task())
        fault = self._chance.choice(FAULTS) if self._chance.random() < self._share else None
        if fault:
            self.faults[fault] += 1
        writers = [client_writer]
        try:
            server_reader, server_writer = await asyncio.open_connection(
                "127.0.0.1", self._target_port
            )
            writers.append(server_writer)
            cut = self._chance.randint(0, 6_000) if fault == "cut" else None
            async with asyncio.TaskGroup() as group:
                group.create_task(self._forward(client_reader, server_writer, fault, None))
                group.create_task(self._forward(server_reader, client_writer, fault, cut))
        except (asyncio.CancelledError, OSError, ExceptionGroup):
            pass  # a side that goes away ends the connection, as without a proxy
        finally:
            for writer in writers:
                # Not a graceful end: a failing network sends nothing.
                writer.transport.abort()
            self._connections.discard(asyncio.current_task())

    async def _forward(self, reader, writer, fault, cut):
        passed = 0
        while data := await reader.read(256 if fault == "throttled" else 65_536):
            if fault == "delayed":
                await asyncio.sleep(0.15)
            if fault == "throttled":
                await asyncio.sleep(0.01)
            if cut is not None and passed + len(data) >= cut:
                writer.write(data[: cut - passed])
                await writer.drain()
                raise ConnectionAbortedError
            passed += len(data)
            writer.write(data)
            await writer.drain()
        writer.write_eof()
