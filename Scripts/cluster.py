"""Processes and proxies for Scripts/check-cluster."""

import asyncio
import os
import subprocess
import urllib.parse

URL = os.environ.get("POSTGRES_URL", "")
STORE = "ledger/1"


async def query(text):
    """The rows of a query, as lists of texts. While the server starts, it is sent again."""
    psql = [f"{os.environ['POSTGRES_PROGRAMS']}/psql", URL, "-qAt", "-F", "\t", "-v", "ON_ERROR_STOP=1", "-c", text]
    for _ in range(600):
        done = await asyncio.to_thread(subprocess.run, psql, capture_output=True, text=True)
        if done.returncode == 0:
            return [line.split("\t") for line in done.stdout.splitlines()]
        if done.returncode != 2:
            break
        await asyncio.sleep(0.1)
    raise SystemExit(f"check-cluster: a query was refused: {done.stderr}")


class Proxy:
    """Stands between one process and the server. It may hold back what passes, or cut."""

    def __init__(self):
        self.port = 0
        self.flows = asyncio.Event()
        self.flows.set()
        self.swallows_answer = False
        self.writers = set()
        self.tasks = set()

    async def start(self):
        self.server = await asyncio.start_server(self.accept, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def accept(self, reader, writer):
        self.tasks.add(asyncio.current_task())
        try:
            await self.flows.wait()
            url = urllib.parse.urlsplit(URL)
            other_reader, other_writer = await asyncio.open_connection(url.hostname, url.port)
            self.writers |= {writer, other_writer}
            pumps = [
                asyncio.ensure_future(self.pump(reader, other_writer, False)),
                asyncio.ensure_future(self.pump(other_reader, writer, True)),
            ]
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for pump in pumps:
                pump.cancel()
            self.writers -= {writer, other_writer}
            other_writer.close()
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            writer.close()
            self.tasks.discard(asyncio.current_task())

    async def pump(self, reader, writer, is_answer):
        try:
            while data := await reader.read(1 << 16):
                await self.flows.wait()
                # The answer to an append is an entry's number, and begins with the description of the row.
                if is_answer and self.swallows_answer and b"place" in data:
                    self.swallows_answer = False
                    return
                writer.write(data)
                await writer.drain()
        except OSError:
            pass

    def cut(self):
        for writer in list(self.writers):
            writer.transport.abort()

    def close(self):
        self.server.close()
        self.cut()
        for task in list(self.tasks):
            task.cancel()


class Process:
    """A process with the store open, and all that it has said."""

    def __init__(self, number, version):
        self.number, self.version = number, version
        self.sent, self.answers, self.done = [], {}, set()
        self.state = None
        # The state in which all have come to the last entry.
        self.shown = None
        self.is_open = asyncio.Event()
        self.is_dead = False

    async def start(self, schema, defect, store=STORE):
        self.proxy = Proxy()
        await self.proxy.start()
        url = urllib.parse.urlsplit(URL)
        user = url.netloc.rpartition("@")[0]
        # The proxy reads what passes.
        url = url._replace(netloc=f"{user}@127.0.0.1:{self.proxy.port}", query="sslmode=disable").geturl()
        arguments = [os.environ["CLUSTER_PROCESS"], url, schema, store, str(self.version)]
        self.process = await asyncio.create_subprocess_exec(
            *arguments, *([defect] if defect else []),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )
        self.listening = asyncio.ensure_future(self.listen())

    async def listen(self):
        while line := await self.process.stdout.readline():
            # An issue of a store has several lines, and some are empty.
            word, *rest = line.decode().split() or [""]
            if word in ("kept", "refused"):
                self.answers[rest[0]] = (word, rest[1])
            elif word == "done":
                self.done.add(int(rest[0]))
            elif word == "open":
                self.is_open.set()
            elif word == "state":
                self.state = rest

    def say(self, line):
        if self.is_dead:
            return
        if line.startswith("add "):
            self.sent.append(line.split()[1])
        self.process.stdin.write(f"{line}\n".encode())

    async def kill(self):
        """By kill -9. What it has said before is known."""
        self.is_dead = True
        self.process.kill()
        await self.process.wait()
        await self.listening
        self.proxy.close()

    @property
    def waiting(self):
        return [text for text in self.sent if text not in self.answers]
