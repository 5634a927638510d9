"""The random programs of Scripts/check-cluster."""

import asyncio
import os
import random
import signal

from cluster import Process, query

# One program at a time ends the server, which the others feel too.
restarting = asyncio.Lock()


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

    def counts(self, facts):
        """How much the program has put to the test."""
        answers = [word for process in self.processes for word, _ in process.answers.values()]
        return {
            "processes": len(self.processes), "entries": len(facts.entries),
            "of them by subscriptions": sum(entry.epoch is not None for entry in facts.entries),
            "claims": len(facts.claims), "answered as kept": answers.count("kept"),
            "refused": answers.count("refused"),
            "in doubt when their process died": sum(len(process.waiting) for process in self.processes),
        }

    async def add_process(self):
        process = Process(len(self.processes), self.version)
        self.processes.append(process)
        await process.start(self.schema, self.defect)
        return process

    async def run(self):
        first = await self.add_process()
        await asyncio.wait_for(first.is_open.wait(), 60)
        await self.note_claims()
        for _ in range(2):
            await self.add_process()
        await asyncio.gather(*(process.is_open.wait() for process in self.alive))
        first.say("tick on")
        # An action that waits dies with its process, and then there is no subscription to check.
        await self.until(lambda: any(process.done for process in self.alive), "the subscription does not begin")
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

    async def note_claims(self):
        """Lets the database write down each claim of the subscriptions."""
        await query(f"""
          LOCK TABLE {self.schema}.store IN SHARE ROW EXCLUSIVE MODE;
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
        later = "claimed = claimed + interval '1 h', until = until + interval '1 h'"
        await query(f"UPDATE {self.schema}.store SET {later}")

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
        async with restarting:
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
        for _ in range(200):
            head = (await query(f"SELECT number FROM {self.schema}.store"))[0][0]
            if self.all_show(head):
                for process in self.alive:
                    process.shown = process.state
                break
            await asyncio.sleep(0.05)
        else:
            self.note(f"a process does not show entry {head}")
        for process in self.alive:
            await process.kill()

    def all_show(self, head):
        for process in self.alive:
            process.say("state")
        # Another program may have ended the server just now.
        return all(
            process.state and process.state[0] == head and process.state[1] != "behind"
            for process in self.alive)

    async def until(self, condition, problem):
        # What is waited for needs a second or two, and on a busy machine many more.
        for _ in range(1200):
            if condition():
                return
            await asyncio.sleep(0.05)
        self.note(problem)

    def note(self, problem):
        states = [(process.number, process.version, process.state, len(process.waiting)) for process in self.alive]
        self.problems.append(f"{problem}: {states}")
