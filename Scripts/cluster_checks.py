"""What has to hold after a program of Scripts/check-cluster."""

import collections
import json

from cluster import query


def problems(program):
    """What does not hold, as texts."""
    entries = [
        (int(number), process, int(version), int(epoch) if epoch else None, json.loads(body))
        for number, process, version, epoch, body in query(f"""
          SELECT number, process, version, epoch, convert_from(body, 'UTF8')
          FROM {program.schema}.entry ORDER BY number
        """)
    ]
    return [
        problem
        for check in (numbers, answers, orders, states, epochs, versions, subscriptions)
        for problem in check(program, entries)
    ]


def numbers(program, entries):
    if [entry[0] for entry in entries] != list(range(1, len(entries) + 1)):
        yield "the numbers of the entries have a gap"
    head = int(query(f"SELECT number FROM {program.schema}.store")[0][0])
    if head != len(entries):
        yield f"the head has the number {head}, and there are {len(entries)} entries"


def texts(entries):
    return [(number, body["add"]["_0"]) for number, _, _, _, body in entries if "add" in body]


def answers(program, entries):
    standing = collections.defaultdict(list)
    for number, text in texts(entries):
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


def orders(program, entries):
    for process in program.processes:
        own = [text for _, text in texts(entries) if text.startswith(f"{process.number}-")]
        places = [process.sent.index(text) for text in own]
        if places != sorted(places):
            yield f"the actions of process {process.number} are out of order"


def states(program, entries):
    """Compares the processes that were alive at the end. One of them was new, and has folded from a snapshot."""
    shown = {
        process.number: process.state for process in program.processes
        if process.state and int(process.state[0]) == len(entries)
    }
    if len(shown) < 2:
        yield f"fewer than two processes have shown the last state: {shown}"
    if len({state[3] for state in shown.values()}) > 1:
        yield f"the processes have folded different states: {shown}"
    for number, state in shown.items():
        if state[1] != "following":
            yield f"process {number} does not follow: {state[1]}"


def epochs(program, entries):
    claims = sorted(
        (int(epoch), int(number), keeper)
        for epoch, number, keeper in query(f"SELECT epoch, number, keeper FROM {program.schema}.claim")
    )
    for number, process, _, epoch, _ in entries:
        if epoch is None:
            continue
        newest = max((claim for claim in claims if claim[1] < number), default=None)
        if newest is None or newest[0] != epoch:
            yield f"entry {number} has epoch {epoch}, and the newest before it is {newest}"
        elif newest[2] != process:
            yield f"entry {number} is of a process that was not the keeper of epoch {epoch}"


def versions(program, entries):
    found = [version for _, _, version, _, _ in entries]
    if found != sorted(found):
        yield "an entry of an old version stands after one of a new version"
    version, since = map(int, query(f"SELECT version, since FROM {program.schema}.store")[0])
    if version != program.version:
        yield f"the head has version {version}, and the processes have {program.version}"
    if any(entry[2] < version for entry in entries[since:]):
        yield f"an entry of an old version stands after the base, which is entry {since}"


def subscriptions(program, entries):
    done = set().union(*(process.done for process in program.processes))
    for _, _, _, _, body in entries:
        if "ticked" in body and body["ticked"]["_0"] - 1 not in done:
            yield f"work {body['ticked']['_0'] - 1} was recorded as done, and no process has done it"
