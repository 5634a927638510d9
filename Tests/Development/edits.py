#!/usr/bin/env python3
"""Edits of an app that is served by headwater-dev: which way each goes, how long it takes, and what the page keeps.

Usage: edits.py TOOL FOLDER [part of a name …]

Each edit builds on those before it. A line is printed for each; the exit status is 1 if one did not go as it should.
"""

import sys
import time

from development import Package, Page, Tool

V, R, K = "Guest/GuestView.swift", "Guest/Guest.swift", "GuestKit/Foot.swift"
APP = "GuestServer/GuestApp.swift"
PATCH, RESTART, ERROR = "patch", "restart", "error"

# What is done, how it has to go, and a text that the page has then.
EDITS = [
    # The nineteen of the study.
    ("a text", PATCH, [(V, '"Signed by"', '"Signed by these"')], "Signed by these"),
    ("a modifier", PATCH, [(V, "Text($0.name)", "Text($0.name).bold().foregroundStyle(.red)")], None),
    (
        "a new control, another type", PATCH,
        [(V, '        Section("Signed by these")',
          '        Toggle("A new control", isOn: .constant(true))\n        Section("Signed by these")')],
        "A new control",
    ),
    (
        "a container of another type", PATCH,
        [(V, "        Section {\n          HStack {", '        Section("Within") {\n          VStack {')], "Within",
    ),
    (
        "a new function of the view", PATCH,
        [(V, "  public var body",
          '  private func note(_ n: Int) -> some View { Text("A note \\(n)") }\n\n  public var body'),
         (V, '        Toggle("A new', '        note(store.entries.count)\n        Toggle("A new')],
        "A note",
    ),
    (
        "that function with another result", PATCH,
        [(V, 'some View { Text("A note \\(n)") }', 'some View { HStack { Text("Now \\(n)"); Text("two") } }')], "two",
    ),
    ("a reducer's branch", PATCH, [(R, "name: state.name), at: 0)", "name: state.name.uppercased()), at: 0)")], "CLICK"),
    ("a computed property of the state", PATCH, [(R, "{ !name.isEmpty }", "{ name.count > 1 }")], None),
    (
        "a new global constant", PATCH,
        [(V, "/// A field", 'private let greeting = "Hello one"\n\n/// A field'),
         (V, "        note(", "        Text(greeting)\n        note(")],
        "Hello one",
    ),
    ("a global constant of another value", PATCH, [(V, '"Hello one"', '"Hello two"')], "Hello two"),
    (
        "a new type in the file", PATCH,
        [(V, "/// A field",
          "struct Badge: View {\n  @State private var taps = 0\n"
          '  var body: some View { Button("Taps of a badge \\(taps)") { taps += 1 } }\n}\n\n/// A field'),
         (V, "        Toggle(", "        Badge()\n        Toggle(")],
        "Taps of a badge 0",
    ),
    ("a text again, with the state of that type", PATCH, [(V, "by these", "by all of these")], "by all of these"),
    (
        "a new file", PATCH,
        [("Guest/Head.swift", None, 'import HeadwaterUI\n\nstruct Head: View {\n  var body: some View { Text("A head") }\n}\n'),
         (V, "        Badge()", "        Head()\n        Badge()")],
        "A head",
    ),
    ("a mistake", ERROR, [(V, "Head()", "Head(")], None),
    ("its repair", PATCH, [(V, "Head(\n", "Head()\n"), (V, "by all of", "by each of")], "by each of these"),
    (
        "a default argument", PATCH,
        [(V, "note(_ n: Int)", 'note(_ n: Int, _ sign: String = "mark!")'), (V, '"Now \\(n)"', '"Now \\(n)\\(sign)"')],
        "mark!",
    ),
    ("a stored property with @State", RESTART, [(V, "  public init()", "  @State private var isOpen = false\n\n  public init()")], None),
    (
        "an enum case", RESTART,
        [(R, "    case signTapped", "    case signTapped\n    case cleared"),
         (R, "    case .nameChanged(let", "    case .cleared: state.entries = []\n    case .nameChanged(let")],
        None,
    ),
    ("a field of the state", RESTART, [(R, 'var name = ""', 'var name = ""\n    var count = 0')], None),
    # Twenty more.
    ("a view in a second target", PATCH, [(K, '"A foot ', '"A second foot ')], "A second foot"),
    ("a private view there, with its state", PATCH, [(K, '"Inner \\(count)"', '"Inner is \\(count)"')], "Inner is 1"),
    ("a global there that its views use", PATCH, [(K, 'mark = "one"', 'mark = "two"')], "foot two"),
    ("a style", PATCH, [("GuestKit/kit.css", "kit one", "kit three")], "kit three"),
    ("two files at once", PATCH, [(V, "by each of", "by both of"), (K, "A second foot", "A third foot")], "A third foot"),
    (
        "a closure that captures more", PATCH,
        [(K, "{ taps += 1 }", '{ let text = Words.mark; taps += text.count }')], None,
    ),
    (
        "a closure before another", PATCH,
        [(K, '      Button("Taps', '      Button("First") { taps = 100 }\n      Button("Taps')], "First",
    ),
    ("the first value of @State", PATCH, [(K, "count = 10", "count = 20")], None),
    ("a modifier with an animation", PATCH, [(K, "      Inner()", "      Inner().animation(.default, value: taps)")], None),
    (
        "a view modifier of one's own", PATCH,
        [(K, "public enum Words", "struct Framed: ViewModifier {\n  func body(content: Content) -> some View {\n"
          '    VStack { content; Text("Framed one") }\n  }\n}\n\npublic enum Words'),
         (K, "Inner().animation", "Inner().modifier(Framed()).animation")],
        "Framed one",
    ),
    ("the body of that modifier", PATCH, [(K, '"Framed one"', '"Framed two"')], "Framed two"),
    ("a generic helper", PATCH,
     [(K, "public enum Words", "func twice<T>(_ value: T) -> String { \"\\(value) \\(value)\" }\n\npublic enum Words"),
      (K, '"Framed two"', 'twice("Framed")')], "Framed Framed"),
    ("the generic helper's body", PATCH, [(K, '"\\(value) \\(value)" }', '"\\(value), \\(value)" }')], "Framed, Framed"),
    ("an extension in a new place", PATCH,
     [(K, "public enum Words", "extension String { var loud: String { self + \"!\" } }\n\npublic enum Words"),
      (K, 'twice("Framed")', 'twice("Framed".loud)')], "Framed!, Framed!"),
    ("a protocol's requirement", RESTART,
     [(K, "public enum Words", "protocol Named { var name: String { get } }\n"
       "struct Thing: Named { var name: String { \"thing\" } }\n\npublic enum Words")], None, "first"),
    ("one more requirement", RESTART,
     [(K, "{ var name: String { get } }", "{ var name: String { get }; var size: Int { get } }"),
      (K, 'struct Thing: Named {', "struct Thing: Named { var size: Int { 1 }")], None),
    ("a global made by a function", RESTART,
     [(K, "public enum Words", "func make() -> String { \"made one\" }\nlet made = make()\n\npublic enum Words"),
      (K, 'twice("Framed".loud)', "made")], "made one", "first"),
    ("that function", RESTART, [(K, '"made one"', '"made two"')], "made two"),
    ("an asynchronous task", RESTART,
     [(K, "      Inner()", "      Inner().task { await wait() }"),
      (K, "public enum Words", "@MainActor func wait() async { try? await Task.sleep(for: .seconds(900)); print(1) }\n\npublic enum Words")],
     None, "first"),
    ("its code while it waits", RESTART, [(K, "print(1)", "print(2)")], None),
    ("the scene of the app", PATCH, [(APP, 'WindowGroup("Guest")', 'WindowGroup("Guests")')], None),
    ("a file less", RESTART, [(V, "        Head()\n", "")], None, "delete Guest/Head.swift"),
    ("a comment", "nothing", [(V, "/// A field", "/// One field")], None),
]


def main():
    tool, folder, *parts = sys.argv[1:]
    package = Package(folder)
    package.restore()
    log = open("/tmp/headwater-edits.log", "w")
    served = Tool(package, tool, "--port", "0", log=log)
    address = served.wait("serves").split(" at ")[1]
    page = Page(address)
    failures = 0
    try:
        page.sign("Ann")
        page.page.get_by_role("button", name="Taps 0").click()
        page.page.get_by_role("button", name="Inner 10").click()
        page.page.get_by_text("Inner 11").wait_for()
        page.type("Bo")
        page.page.evaluate("scrollTo(0, 40)")
        time.sleep(0.5)
        for name, way, changes, text, *notes in EDITS:
            if parts and not any(part in name for part in parts):
                continue
            failures += not one(package, served, page, name, way, changes, text, notes)
    finally:
        page.close()
        served.interrupt()
        package.restore()
    print(f"{failures} of {len(EDITS)} did not go as they should")
    sys.exit(failures > 0)


def one(package, served, page, name, way, changes, text, notes):
    before, since = page.kept(), len(served.lines)
    cpu, server, began = served.cpu(), server_cpu(served), time.time()
    delete = next((note[7:] for note in notes if note.startswith("delete ")), None)
    if delete:
        (package.folder / "Sources" / delete).unlink()
    package.edit(*changes)
    try:
        line = served.wait(r"dev: (patched|restarted|nothing has|the app has ended|\S+:\d+:\d+: )", since, 120)
    except AssertionError as error:
        print(f"{name:44} FAILED: {str(error)[-600:]}", flush=True)
        return False
    went = next(
        (way for key, way in (("patched", PATCH), ("restarted", RESTART), ("nothing", "nothing"), ("the app has", "crash"))
         if key in line), ERROR)
    seen = ""
    try:
        if text == "CLICK":
            click(page)
        elif text:
            page.page.get_by_text(text).first.wait_for(timeout=20_000)
        elif way == ERROR:
            page.page.locator("#headwater-development").wait_for(timeout=5_000)
            seen = "shown: " + (page.problem() or "nothing")[:60].replace("\n", " ")
        if way != ERROR:
            page.page.locator("#headwater-development").wait_for(state="hidden", timeout=20_000)
    except Exception as error:
        seen = "NOT SHOWN: " + str(error).split("\n")[0]
    wall = time.time() - began
    time.sleep(0.4)
    new_server = server_cpu(served)
    used = served.cpu() - cpu + (new_server - server if went == PATCH else new_server)
    reason = next((l for l in served.lines[since:] if "because" in l), "")
    after = page.kept()
    lost = [key for key in before if before[key] != after[key]]
    # What changes a way from a patch to a restart at its first use is said in a note.
    right = went == way or "first" in notes
    ok = right and "NOT SHOWN" not in seen and went != "crash"
    print(
        f"{name:44} {went:8} {wall:5.2f} s {used:5.2f} CPU s  "
        f"{'kept all' if not lost else 'lost ' + ', '.join(f'{k}: {before[k]!r} → {after[k]!r}' for k in lost)} "
        f"{reason[5:120]} {seen}{'' if ok else '  <-- WRONG'}", flush=True)
    return ok


def click(page):
    field = page.page.get_by_role("textbox").first
    field.fill("cy")
    page.page.get_by_role("button", name="Sign").first.click()
    page.page.get_by_text("CY", exact=True).wait_for()
    page.type("Bo")
    time.sleep(0.3)


def server_cpu(served):
    """What the app itself has used."""
    import os
    import pathlib

    for child in served.children:
        try:
            if "GuestServer" in pathlib.Path(f"/proc/{child}/cmdline").read_text():
                fields = pathlib.Path(f"/proc/{child}/stat").read_text().rsplit(")", 1)[1].split()
                return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except OSError:
            continue
    return 0


main()
