#!/usr/bin/env python3
"""What can go wrong around headwater-dev: a clear line each time, no mixture, and nothing left running.

It uses the program of four files of mini.py, in a folder with a space in its name.

Usage: traps.py TOOL FOLDER [part of a name …]
"""

import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import time
import urllib.request

from mini import Mini, P, S, W


def descendants(pid):
    """The processes that descend from one, without it."""
    children = {}
    for folder in pathlib.Path("/proc").iterdir():
        if folder.name.isdigit() and state(folder.name) not in ("Z", "gone"):
            children.setdefault(parent(folder.name), []).append(int(folder.name))
    found, waiting = [], [pid]
    while waiting:
        for child in children.get(waiting.pop(), []):
            found.append(child)
            waiting.append(child)
    return found


def fields(pid):
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return ["gone", "0"]


def state(pid):
    return fields(pid)[0]


def parent(pid):
    return int(fields(pid)[1])


def words(pid):
    try:
        return pathlib.Path(f"/proc/{pid}/cmdline").read_text()[:80]
    except OSError:
        return "gone"


def nothing_left(pids):
    for _ in range(60):
        alive = [pid for pid in pids if state(pid) not in ("Z", "gone")]
        if not alive:
            return
        time.sleep(0.1)
    raise AssertionError(f"left running: {[(pid, words(pid)) for pid in alive]}")


def end(mini, number=signal.SIGINT):
    pids = descendants(mini.process.pid)
    mini.process.send_signal(number)
    status = mini.process.wait(20)
    nothing_left(pids)
    return status


def wait_for_compiler(mini):
    for _ in range(500):
        if any("swift-frontend" in words(pid) for pid in descendants(mini.process.pid)):
            return
        time.sleep(0.01)
    raise AssertionError("no compiler was seen")


def shown(mini):
    """What pages show above themselves: asked as the script of a page does."""
    for pid in descendants(mini.process.pid):
        try:
            text = pathlib.Path(f"/proc/{pid}/environ").read_text()
        except OSError:
            continue
        found = re.search(r"HEADWATER_DEVELOPMENT=0 (\S+?)\0", text)
        if found:
            return notice(found[1])
    raise AssertionError("no program runs")


def notice(address, origin="http://localhost:8080"):
    request = urllib.request.Request(address, headers={"Origin": origin})
    with urllib.request.urlopen(request, timeout=5) as answer:
        for line in answer:
            if line.startswith(b"data: "):
                return json.loads(line[6:])


def ctrl_c_while_it_serves(tool, folder):
    mini = Mini(tool, folder)
    assert end(mini) == 0, "its status is not 0"
    return mini.lines[-1]


def ctrl_c_while_it_compiles(tool, folder):
    mini = Mini(tool, folder)
    mini.edit([(W, '"word ', '"interrupted ')])
    wait_for_compiler(mini)
    assert end(mini) == 0
    return mini.lines[-1]


def ctrl_c_while_it_builds_at_the_beginning(tool, folder):
    mini = Mini(tool, folder, waits=False)
    wait_for_compiler(mini)
    assert end(mini) == 0
    return mini.lines[-1]


def ctrl_c_while_errors_are_shown(tool, folder):
    mini = Mini(tool, folder)
    mini.edit([(W, "func word", "func func word")])
    mini.wait(r"Words.swift:\d+", 0)
    assert end(mini) == 0
    return mini.lines[-1]


def the_tool_is_killed(tool, folder):
    mini = Mini(tool, folder)
    pids = descendants(mini.process.pid)
    assert pids
    mini.process.kill()
    mini.process.wait()
    nothing_left(pids)
    return "the app has ended with it"


def the_starter_is_killed(tool, folder):
    mini = Mini(tool, folder)
    # A shell between, as SwiftPM is for its plugin.
    end(mini)
    shell = subprocess.Popen(
        ["bash", "-c", f'PATH="{folder}/bin:$PATH" "{tool}" --product Program --package-path "{folder}" >/dev/null 2>&1; true'],
        start_new_session=True)
    time.sleep(4)
    pids = descendants(shell.pid)
    assert len(pids) >= 2, pids
    shell.kill()
    shell.wait()
    nothing_left(pids)
    return "the tool and the app have ended with it"


def two_in_one_folder(tool, folder):
    mini = Mini(tool, folder)
    second = Mini(tool, folder, waits=False)
    assert second.process.wait(10) == 64
    time.sleep(0.2)
    assert "another one runs in this folder" in second.lines[-1], second.lines
    assert mini.process.poll() is None
    end(mini)
    return second.lines[-1]


def a_crash(tool, folder):
    mini = Mini(tool, folder)
    since = len(mini.lines)
    time.sleep(3)
    mini.edit([(W, '"word \\(count)"', '[String](repeating: "word", count: 1)[count]')])
    mini.wait("dev: the app has ended", since)
    mini.edit([(W, '[String](repeating: "word", count: 1)[count]', '"repaired \\(count)"')])
    mini.wait("repaired 2", since)
    line = next(line for line in mini.lines[since:] if "the app has ended" in line)
    end(mini)
    assert "Fatal error: Index out of range" in line, line
    return line[:150]


def errors_are_shown_and_go(tool, folder):
    mini = Mini(tool, folder)
    assert shown(mini) == {"problems": []}, shown(mini)
    mini.edit([(W, "func word", "func func word")])
    mini.wait(r"Words.swift:\d+", 0)
    time.sleep(0.2)
    error = shown(mini)
    assert error["problems"][0]["place"].startswith("Sources/Mini/Words.swift:"), error
    mini.edit([(W, "func func word", "func word"), (W, '"word ', '"works ')])
    mini.wait("works 2", 0)
    time.sleep(0.2)
    assert shown(mini) == {"problems": []}, shown(mini)
    end(mini)
    return f"{error['title']}: {error['problems'][0]}"


def other_origins_may_not_read(tool, folder):
    mini = Mini(tool, folder)
    pid = descendants(mini.process.pid)[0]
    address = re.search(r"HEADWATER_DEVELOPMENT=0 (\S+?)\0", pathlib.Path(f"/proc/{pid}/environ").read_text())[1]
    refused = 0
    for target, origin in ((address, "https://example.org"), (address + "0", "http://localhost:1"), (address, "null")):
        try:
            notice(target, origin)
        except urllib.error.HTTPError as error:
            refused += error.code == 404
    end(mini)
    assert refused == 3, refused
    return "refused"


def a_save_in_the_middle_of_a_build(tool, folder):
    mini = Mini(tool, folder)
    word, text = '"word ', '"Hello"'
    for number in range(1, 9):
        mini.edit([(W, word, f'"word{number} ')])
        time.sleep(0.11 * number)
        mini.edit([(S, text, f'"Hello{number}"')])
        time.sleep(0.07 * number)
        word, text = f'"word{number} ', f'"Hello{number}"'
    mini.wait("Hello8 word8", 0)
    pairs = [re.search(r"Hello(\d*) word(\d*) ", line) for line in mini.lines if "screen" in line]
    pairs = [(int(pair[1] or 0), int(pair[2] or 0)) for pair in pairs]
    end(mini)
    # The files were never in another state than this.
    assert all(first in (second, second - 1) for first, second in pairs), pairs
    assert pairs == sorted(pairs), pairs
    return f"seen {pairs}"


def few_open_files(tool, folder):
    mini = Mini(tool, folder, before="ulimit -n 8; ", waits=False)
    time.sleep(6)
    if mini.process.poll() is None:
        end(mini)
    lines = [line for line in mini.lines if line.startswith("dev:") and "building" not in line]
    assert lines, mini.lines
    return lines[0][:150]


def a_full_disk(tool, folder):
    mount = pathlib.Path("/tmp/headwater full")
    mount.mkdir(exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=80m", "tmpfs", mount], check=True)
    try:
        package = mount / "package"
        Mini.make(package)
        mini = Mini(tool, package)
        # A disk without a free block.
        rest = os.open(mount / "rest", os.O_WRONLY | os.O_CREAT)
        try:
            while os.write(rest, b"0" * 65536):
                pass
        except OSError:
            os.close(rest)
        since = len(mini.lines)
        path = package / "Sources" / W
        descriptor = os.open(path, os.O_WRONLY)
        text = path.read_text()
        os.pwrite(descriptor, text.replace('"word ', '"full ').encode(), 0)
        os.close(descriptor)
        time.sleep(4)
        lines = [line for line in mini.lines[since:] if "space" in line.lower()]
        assert lines, mini.lines[since:]
        assert not any("full 2" in line for line in mini.lines), "shown in spite of it"
        (mount / "rest").unlink()
        text = path.read_text()
        path.write_text(text.replace('"full ', '"room '))
        mini.wait("room 2", since)
        end(mini)
        return lines[0][:150]
    finally:
        subprocess.run(["umount", "-l", mount])


def a_folder_that_cannot_be_written(tool, folder):
    mount = pathlib.Path("/tmp/headwater read only")
    mount.mkdir(exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", "ro", "tmpfs", mount], check=True)
    try:
        mini = Mini(tool, mount, waits=False)
        assert mini.process.wait(10) == 64
        time.sleep(0.2)
        assert "cannot be made" in mini.lines[-1], mini.lines
        return mini.lines[-1]
    finally:
        subprocess.run(["umount", "-l", mount])


def a_deleted_file(tool, folder):
    mini = Mini(tool, folder)
    since = len(mini.lines)
    mini.edit([(S, "word(2)", '"nothing"')])
    mini.wait("Hello nothing", since)
    since = len(mini.lines)
    (mini.folder / "Sources" / W).unlink()
    # The fixture's own `swift` wants the file. What was there before goes on.
    mini.wait("dev: .*Words.swift|dev: .*error", since)
    assert mini.process.poll() is None
    end(mini)
    return "the version before goes on"


TRAPS = [
    ctrl_c_while_it_serves, ctrl_c_while_it_compiles, ctrl_c_while_it_builds_at_the_beginning,
    ctrl_c_while_errors_are_shown, the_tool_is_killed, the_starter_is_killed, two_in_one_folder, a_crash,
    errors_are_shown_and_go, other_origins_may_not_read, a_save_in_the_middle_of_a_build, a_deleted_file, few_open_files,
    a_full_disk, a_folder_that_cannot_be_written,
]


def main():
    tool, folder, *parts = sys.argv[1:]
    failures = 0
    for trap in TRAPS:
        title = trap.__name__.replace("_", " ")
        if parts and not any(part in title for part in parts):
            continue
        if "mount" in trap.__code__.co_varnames and os.geteuid() != 0:
            print(f"{title:42} left out: only root makes disks")
            continue
        Mini.make(folder)
        try:
            print(f"{title:42} {trap(tool, folder)}", flush=True)
        except Exception as error:
            failures += 1
            print(f"{title:42} FAILED: {type(error).__name__} {str(error)[-900:]}", flush=True)
    print(f"{failures} failed")
    sys.exit(failures > 0)


main()
