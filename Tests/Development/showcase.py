#!/usr/bin/env python3
"""Edits of the showcase while `Scripts/dev` serves it, in a real browser: showcase.py

It edits two examples in this checkout, and puts them back. So it refuses to run if they have changes of somebody's.
A line is printed for each edit; the exit status is 1 if one did not go as it should.
"""

import pathlib
import signal
import socket
import subprocess
import sys
import time

from playwright.sync_api import expect

from development import Page

ROOT = pathlib.Path(__file__).resolve().parents[2]
FORM = ROOT / "Examples/SignUp/Sources/SignUpView.swift"
COUNTER = ROOT / "Examples/Counter/Sources/CounterScene.swift"
# The first build compiles everything.
LONGEST_BUILD, LONGEST_EDIT = 3_600, 180


def serve(port, log):
    process = subprocess.Popen(
        [ROOT / "Scripts/dev", str(port)], cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
        start_new_session=True,
    )
    end = time.monotonic() + LONGEST_BUILD
    while f"at http://127.0.0.1:{port}/" not in pathlib.Path(log.name).read_text():
        if process.poll() is not None or time.monotonic() > end:
            sys.exit(pathlib.Path(log.name).read_text()[-3_000:])
        time.sleep(0.5)
    return process


def edit(page, file, old, new, shown):
    text = file.read_text()
    assert text.count(old) == 1, f"{file.name} has “{old}” {text.count(old)} times"
    start = time.monotonic()
    file.write_text(text.replace(old, new))
    expect(page.get_by_text(shown).first).to_be_visible(timeout=LONGEST_EDIT * 1_000)
    print(f"   “{shown}” after {time.monotonic() - start:.1f} s", flush=True)


def edit_form(page):
    """Patches, and a mistake, beside what somebody is typing."""
    page.get_by_label("Username", exact=True).click()
    page.keyboard.type("al")
    for old, new, shown in [
        ('TextField("Username",', 'TextField("Your name",', "Your name"),
        ("      Section {\n        SignUpButton", '      Section("Last step") {\n        SignUpButton', "Last step"),
        ('Section("Last step") {', 'Section("Last step" {', "This does not compile"),
        ('Section("Last step" {', 'Section("The last step") {', "The last step"),
    ]:
        edit(page, FORM, old, new, shown)
        field = page.get_by_label("Your name", exact=True)
        expect(field).to_be_focused()
        expect(field).to_have_value("al")
    expect(page.get_by_text("This does not compile")).to_be_hidden()


def edit_counter(page):
    """A patch that keeps the state, a crash, and a restart for a stored property."""
    tap = page.get_by_role("button", name="Increment")
    tap.click()
    tap.click()
    edit(page, COUNTER, 'text = "Count: ', 'text = "Number: ', "Number: 2")
    calm, trap = "increment = store.call(.increment)", 'increment = { fatalError("planted") }'
    edit(page, COUNTER, calm, trap + '\n    // Tapped below.', "Number: 2")
    end = time.monotonic() + LONGEST_EDIT
    # The patch has no text to wait for.
    while not page.get_by_text("planted").first.is_visible():
        assert time.monotonic() < end, "the crash is not shown"
        tap.click()
        page.wait_for_timeout(500)
    edit(page, COUNTER, trap, calm, "Number: 0")
    field = "    public let canDecrement: Bool\n"
    edit(page, COUNTER, field, field + '    public var note = "A stored text"\n', "Number: 0")
    reset = '      Button("Reset", action: calls.reset)\n'
    edit(page, COUNTER, reset, reset + "      Text(state.note)\n", "A stored text")


def main():
    changed = subprocess.run(
        ["git", "status", "--porcelain", FORM, COUNTER], cwd=ROOT, capture_output=True, text=True, check=True)
    if changed.stdout:
        sys.exit(f"showcase.py: commit or stash these first:\n{changed.stdout}")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    before = {file: file.read_text() for file in (FORM, COUNTER)}
    with (ROOT / ".build/dev-edits.log").open("w") as log:
        process = serve(port, log)
        page = Page(f"http://127.0.0.1:{port}/sign-up")
        try:
            edit_form(page.page)
            page.page.goto(f"http://127.0.0.1:{port}/counter")
            edit_counter(page.page)
        finally:
            for file, text in before.items():
                file.write_text(text)
            page.close()
            process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0, "it did not end by Ctrl-C"


main()
