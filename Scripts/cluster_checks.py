"""What has to hold after a program of Scripts/check-cluster."""

import collections
import json

from cluster import query


Entry = collections.namedtuple("Entry", "number process version epoch body")
Claim = collections.namedtuple("Claim", "epoch number keeper")


class Facts:
    """What stands in the database after a program."""

    @classmethod
    async def read(cls, schema):
        facts = cls()
        rows = await query(f"""
          SELECT number, process, version, epoch, convert_from(body, 'UTF8') FROM {schema}.entry ORDER BY number
        """)
        facts.entries = [
            Entry(int(number), process, int(version), int(epoch) if epoch else None, json.loads(body))
            for number, process, version, epoch, body in rows
        ]
        facts.head, facts.version, facts.since = map(
            int, (await query(f"SELECT number, version, since FROM {schema}.store"))[0])
        facts.claims = [
            Claim(int(epoch), int(number), keeper)
            for epoch, number, keeper in await query(f"SELECT epoch, number, keeper FROM {schema}.claim")
        ]
        return facts


def problems(program, facts):
    """What does not hold, as texts."""
    checks = (numbers, answers, orders, states, epochs, versions, subscriptions)
    return [problem for check in checks for problem in check(program, facts)]


def numbers(program, facts):
    if [entry.number for entry in facts.entries] != list(range(1, len(facts.entries) + 1)):
        yield "the numbers of the entries have a gap"
    if facts.head != len(facts.entries):
        yield f"the head has the number {facts.head}, and there are {len(facts.entries)} entries"


def texts(entries):
    return [(entry.number, entry.body["add"]["_0"]) for entry in entries if "add" in entry.body]


def answers(program, facts):
    standing = collections.defaultdict(list)
    for number, text in texts(facts.entries):
        standing[text].append(number)
    for process in program.processes:
        for text, (word, number) in process.answers.items():
            if word == "kept" and standing[text] != [int(number)]:
                yield f"{text} was answered as entry {number}, and stands as {standing[text]}"
            if word == "refused" and standing[text]:
                yield f"{text} was refused, and stands as {standing[text]}"
    for text, found in standing.items():
        if len(found) > 1:
            yield f"{text} stands more than once: {found}"


def orders(program, facts):
    for process in program.processes:
        own = [text for _, text in texts(facts.entries) if text.startswith(f"{process.number}-")]
        places = [process.sent.index(text) for text in own]
        if places != sorted(places):
            yield f"the actions of process {process.number} are out of order"


def states(program, facts):
    """Compares the processes that were alive at the end. One of them was new, and has folded from a snapshot."""
    shown = {
        process.number: process.state for process in program.processes
        if process.state and int(process.state[0]) == len(facts.entries)
    }
    if len(shown) < 2:
        yield f"fewer than two processes have shown the last state: {shown}"
    if len({state[3] for state in shown.values()}) > 1:
        yield f"the processes have folded different states: {shown}"
    for number, state in shown.items():
        if state[1] != "following":
            yield f"process {number} does not follow: {state[1]}"


def epochs(program, facts):
    for entry in facts.entries:
        if entry.epoch is None:
            continue
        newest = max((claim for claim in facts.claims if claim.number < entry.number), default=None)
        if newest is None or newest.epoch != entry.epoch:
            yield f"entry {entry.number} has epoch {entry.epoch}, and the newest before it is {newest}"
        elif newest.keeper != entry.process:
            yield f"entry {entry.number} is of a process that was not the keeper of epoch {entry.epoch}"


def versions(program, facts):
    found = [entry.version for entry in facts.entries]
    if found != sorted(found):
        yield "an entry of an old version stands after one of a new version"
    if facts.version != program.version:
        yield f"the head has version {facts.version}, and the processes have {program.version}"
    if any(entry.version < facts.version for entry in facts.entries[facts.since:]):
        yield f"an entry of an old version stands after the base, which is entry {facts.since}"


def subscriptions(program, facts):
    done = set().union(*(process.done for process in program.processes))
    for entry in facts.entries:
        if "ticked" in entry.body and entry.body["ticked"]["_0"] - 1 not in done:
            work = entry.body["ticked"]["_0"] - 1
            yield f"work {work} was recorded as done, and no process has done it"
