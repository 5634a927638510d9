"""A TCP proxy that delays every byte in both directions, with the full rate."""

import asyncio
import threading


class DelayProxy:
    """Forwards its own port to `target_port` on this machine, with `delay` seconds in each direction."""

    def __init__(self, target_port, delay):
        self._target_port = target_port
        self._delay = delay
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._connections = set()
        self._writers = set()
        self._server = self._run(asyncio.start_server(self._accept, "127.0.0.1", 0))
        self.port = self._server.sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"

    def cut(self):
        """Ends the existing connections like a failing network, and accepts new ones."""
        self._run(self._cut())

    def close(self):
        self._run(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(timeout=10)

    async def _close(self):
        self._server.close()
        # Connections that were just accepted start first, so that they can be ended.
        await self._turn_over()
        await self._cut()
        for writer in list(self._writers):
            # A graceful end waits for a reader, which may no longer exist.
            writer.transport.abort()
        await self._turn_over()

    async def _turn_over(self):
        """Lets the loop run its scheduled work, such as the last step of a closed transport."""
        for _ in range(5):
            await asyncio.sleep(0)

    async def _cut(self):
        for task in list(self._connections):
            task.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    async def _accept(self, client_reader, client_writer):
        self._connections.add(asyncio.current_task())
        writers = [client_writer]
        self._writers.add(client_writer)
        try:
            server_reader, server_writer = await asyncio.open_connection(
                "127.0.0.1", self._target_port
            )
            writers.append(server_writer)
            self._writers.add(server_writer)
            async with asyncio.TaskGroup() as group:
                self._forward(group, client_reader, server_writer)
                self._forward(group, server_reader, client_writer)
        except (asyncio.CancelledError, OSError, ExceptionGroup):
            pass  # a side that goes away ends the connection, as without a proxy
        finally:
            for writer in writers:
                writer.close()
            self._connections.discard(asyncio.current_task())

    def _forward(self, group, reader, writer):
        held = asyncio.Queue()
        group.create_task(self._receive(reader, held))
        group.create_task(self._deliver(held, writer))

    async def _receive(self, reader, held):
        while True:
            data = await reader.read(65536)
            held.put_nowait((self._loop.time() + self._delay, data))
            if not data:
                return

    async def _deliver(self, held, writer):
        while True:
            due, data = await held.get()
            await asyncio.sleep(due - self._loop.time())
            if not data:
                writer.write_eof()
                return
            writer.write(data)
            await writer.drain()
