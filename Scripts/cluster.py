"""Processes, proxies and a server for Scripts/check-cluster, and the random programs."""

import asyncio
import os
import random
import signal
import subprocess
import urllib.parse

URL = os.environ.get("POSTGRES_URL", "")
STORE = "ledger/1"


def query(text):
    """The rows of a query, as lists of texts."""
    done = subprocess.run(
        [f"{os.environ['POSTGRES_PROGRAMS']}/psql", URL, "-qAt", "-F", "\t", "-v", "ON_ERROR_STOP=1", "-c", text],
        check=True, capture_output=True, text=True,
    )
    return [line.split("\t") for line in done.stdout.splitlines()]


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
        self.is_open = asyncio.Event()
        self.is_dead = False

    async def start(self, schema, defect, store=STORE):
        self.proxy = Proxy()
        await self.proxy.start()
        url = urllib.parse.urlsplit(URL)
        user = url.netloc.rpartition("@")[0]
        url = url._replace(netloc=f"{user}@127.0.0.1:{self.proxy.port}").geturl()
        arguments = [os.environ["CLUSTER_PROCESS"], url, schema, store, str(self.version)]
        self.process = await asyncio.create_subprocess_exec(
            *arguments, *([defect] if defect else []),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )
        self.listening = asyncio.ensure_future(self.listen())

    async def listen(self):
        while line := await self.process.stdout.readline():
            word, *rest = line.decode().split()
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


class Program:
    """One random program."""

    def __init__(self, seed, defect):
        self.random = random.Random(seed)
        self.schema, self.defect = f"seed_{seed}_{(defect or 'none').replace('-', '_')}", defect
        self.processes, self.problems = [], []
        self.texts = 0
        self.version = 1

    @property
    def alive(self):
        return [process for process in self.processes if not process.is_dead]

    def close(self):
        for process in self.alive:
            process.process.kill()
            process.proxy.close()

    async def add_process(self):
        process = Process(len(self.processes), self.version)
        self.processes.append(process)
        await process.start(self.schema, self.defect)
        return process

    async def run(self):
        first = await self.add_process()
        await asyncio.wait_for(first.is_open.wait(), 20)
        self.note_claims()
        for _ in range(2):
            await self.add_process()
        await asyncio.gather(*(process.is_open.wait() for process in self.alive))
        first.say("tick on")
        faults = [
            self.kill_process, self.stop_keeper, self.hold_back, self.cut, self.cut_before_answer,
            self.set_clock_back, self.let_all_die, self.replace_by_new_version, self.kill_server,
        ]
        self.random.shuffle(faults)
        # Starting the server takes as long as all else, so every other program has it.
        if self.random.random() < 0.5:
            faults.remove(self.kill_server)
        for fault in faults:
            await self.send_some()
            await fault()
        await self.send_some()
        await self.settle()

    def note_claims(self):
        """Lets the database write down each claim of the subscriptions."""
        query(f"""
          CREATE TABLE {self.schema}.claim(epoch bigint, number bigint, keeper uuid);
          CREATE FUNCTION {self.schema}.note() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN INSERT INTO {self.schema}.claim VALUES(NEW.epoch, NEW.number, NEW.keeper); RETURN NULL; END $$;
          INSERT INTO {self.schema}.claim SELECT epoch, number, keeper FROM {self.schema}.store WHERE epoch > 0;
          CREATE TRIGGER note AFTER UPDATE ON {self.schema}.store
            FOR EACH ROW WHEN (OLD.epoch <> NEW.epoch) EXECUTE FUNCTION {self.schema}.note();
        """)

    async def send_some(self):
        for _ in range(self.random.randint(5, 20)):
            process = self.random.choice(self.alive)
            choice = self.random.random()
            if choice < 0.8:
                self.texts += 1
                process.say(f"add {process.number}-{self.texts} {self.random.randint(1, 10)}")
            elif choice < 0.9:
                process.say(f"fetch {self.texts}")
            else:
                process.say("cancel")
            if self.random.random() < 0.3:
                await asyncio.sleep(self.random.random() * 0.02)

    # The faults

    async def kill_process(self):
        await self.random.choice(self.alive).kill()
        await self.add_process()

    async def stop_keeper(self):
        keeper = self.keeper()
        keeper.process.send_signal(signal.SIGSTOP)
        # Its lease is 0.6 s. Others look three times in that time.
        await asyncio.sleep(1.2)
        keeper.process.send_signal(signal.SIGCONT)
        await self.send_some()

    def keeper(self):
        """The process that has done the last work of the subscription."""
        return max(self.alive, key=lambda process: max(process.done, default=-1))

    async def hold_back(self):
        process = self.random.choice(self.alive)
        process.proxy.flows.clear()
        await self.send_some()
        await asyncio.sleep(self.random.uniform(0.1, 1))
        process.proxy.flows.set()

    async def cut(self):
        for process in self.random.sample(self.alive, 2):
            process.proxy.cut()
        await self.send_some()

    async def cut_before_answer(self):
        for process in self.alive:
            process.proxy.swallows_answer = True
        await self.send_some()
        await asyncio.sleep(0.1)
        for process in self.alive:
            process.proxy.swallows_answer = False

    async def set_clock_back(self):
        """Moves the leases an hour ahead, which is what a clock that was set back makes of them."""
        query(f"UPDATE {self.schema}.store SET claimed = claimed + interval '1 h', until = until + interval '1 h'")

    async def replace_by_new_version(self):
        old = self.alive
        self.version += 1
        await self.add_process()
        await self.send_some()
        for process in old:
            await self.send_some()
            await process.kill()
            if len(self.alive) < 3:
                await self.add_process()

    async def let_all_die(self):
        """Nobody opens the store again. A process that keeps its kind goes on with the subscription."""
        for process in self.alive:
            await process.kill()
        keeper = Process(len(self.processes), self.version)
        self.processes.append(keeper)
        await keeper.start(self.schema, None, "kind:ledger")
        await self.until(lambda: keeper.done, "the subscription does not go on when all have died")
        await keeper.kill()
        for _ in range(3):
            await self.add_process()
        await asyncio.gather(*(process.is_open.wait() for process in self.alive))

    async def kill_server(self):
        await self.send_some()
        control = await asyncio.create_subprocess_exec(os.environ["POSTGRES_CONTROL"], "restart")
        if await control.wait() != 0:
            raise SystemExit("check-cluster: the server did not start again.")

    # The end

    async def settle(self):
        """Lets everything arrive, and asks all processes for their states."""
        fresh = await self.add_process()
        await self.until(lambda: all(process.is_open.is_set() for process in self.alive), "a process does not open")
        done = max((max(process.done, default=0) for process in self.processes), default=0)
        await self.until(
            lambda: any(max(process.done, default=0) >= done + 2 for process in self.alive),
            "the subscription does not go on")
        fresh.say("tick off")
        await self.until(
            lambda: not any(process.waiting for process in self.alive), "an action has no answer")
        await asyncio.sleep(0.3)
        head = query(f"SELECT number FROM {self.schema}.store")[0][0]
        await self.until(lambda: self.all_show(head), f"a process does not show entry {head}")
        for process in self.alive:
            await process.kill()

    def all_show(self, head):
        for process in self.alive:
            process.say("state")
        return all(process.state and process.state[0] == head for process in self.alive)

    async def until(self, condition, problem):
        for _ in range(300):
            if condition():
                return
            await asyncio.sleep(0.05)
        if problem not in self.problems:
            states = [(process.number, process.version, process.state, len(process.waiting)) for process in self.alive]
            self.problems.append(f"{problem}: {states}")
