#!/usr/bin/env python3
"""Edits of a program of four files that headwater-dev runs: whether each is a patch or a restart, and what the program
says then. It needs no browser and no SwiftPM, and takes two minutes.

Usage: mini.py TOOL FOLDER [part of a name …]
"""

import os
import pathlib
import re
import signal
import subprocess
import sys
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
S, W, P = "Mini/Screen.swift", "Mini/Words.swift", "Program/Program.swift"
PATCH, RESTART, ERROR, NOTHING = "patched", "restarted", "error", "nothing"

# What is done, how it has to go, and what the program says then.
EDITS = [
    ("a text in a file", PATCH, [(W, '"word ', '"WORD ')], "Hello WORD 2"),
    ("a global of a text", PATCH, [(S, '"Hello"', '"Good day"')], "Good day WORD 2"),
    ("a body of another type", PATCH,
     [(S, 'Text(greeting + " " + word(2))', "Pair(Text(greeting), Text(word(3)))")], "Good day, WORD 3"),
    ("a closure that was kept, and a method", PATCH, [(S, '"kept one"', '"kept two"'), (S, '"model one"', '"model two"')],
     "model two, kept two"),
    ("two files at once", PATCH, [(W, '"WORD ', '"both '), (S, '"Good day"', '"Two"')], "Two, both 3"),
    ("a new type in one file, used by another", PATCH,
     [(W, "func word", 'struct More: View { var body: some View { Text("more") } }\n\nfunc word'),
      (S, "Pair(Text(greeting), ", "Pair(More(), ")], "More { more }"),
    ("the new type again", PATCH, [(W, '"more"', '"much more"')], "More { much more }"),
    ("a generic function", PATCH, [(W, "func word", 'func twice<T>(_ t: T) -> String { "\\(t)\\(t)" }\n\nfunc word'),
                                   (W, 'Text("much more")', "Text(twice(7))")], "More { 77 }"),
    ("its body", PATCH, [(W, '"\\(t)\\(t)"', '"\\(t)-\\(t)"')], "More { 7-7 }"),
    ("a default argument", PATCH, [(W, "func twice<T>(_ t: T)", 'func twice<T>(_ t: T, _ sign: String = "!")'),
                                   (W, '"\\(t)-\\(t)"', '"\\(t)\\(sign)\\(t)"')], "More { 7!7 }"),
    ("the default argument's value", PATCH, [(W, '= "!"', '= "?"')], "More { 7?7 }"),
    ("a macro of the standard library", PATCH, [(W, "twice(7)", "twice(#line)")], "?"),
    ("an enum and its use", PATCH,
     [(W, "func word", "enum Kind: CaseIterable { case one, two }\n\nfunc word"), (W, "twice(#line)", "twice(Kind.allCases.count)")],
     "2?2"),
    ("a case of it", RESTART, [(W, "case one, two", "case one, two, three")], "3?3"),
    ("a stored property", RESTART, [(S, "public init() {}\n  public var body", "public init() {}\n  var stored = 1\n  public var body")],
     "opened 1"),
    ("a private global of a number", PATCH,
     [(S, "private let greeting", "private let size = 4\nprivate let greeting"), (S, "word(3)", "word(size)")], "both 4"),
    ("its value", PATCH, [(S, "size = 4", "size = 5")], "both 5"),
    ("a conformance", RESTART,
     [(W, "func word", "extension More: CustomStringConvertible { var description: String { \"m\" } }\n\nfunc word")], "3?3"),
    ("a global that a function makes", PATCH, [(W, "func word", "let made = word(8)\n\nfunc word"), (W, "Text(twice", "Text(made + twice")],
     "both 8"),
    ("that function", RESTART, [(W, '"both ', '"made ')], "made 8"),
    ("a requirement of a protocol", PATCH,
     [(W, "func word", "protocol Named { var name: String { get } }\nstruct N: Named { var name: String { \"n1\" } }\n"
       "func named(_ n: some Named) -> String { n.name }\n\nfunc word"), (W, "Text(made +", "Text(named(N()) +")], "n1"),
    ("the witness of it", PATCH, [(W, '"n1"', '"n2"')], "n2"),
    ("one more requirement", RESTART, [(W, "{ var name: String { get } }", "{ var name: String { get }; var age: Int { get } }"),
                                       (W, "struct N: Named {", "struct N: Named { var age: Int { 1 };")], "n2"),
    ("a class that is not final, and its method", PATCH,
     [(W, "func word", "class Base { func say() -> String { \"base\" } }\nclass Sub: Base { override func say() -> String { \"sub\" } }\n\nfunc word"),
      (W, "Text(named(N()) +", "Text(Sub().say() +")], "sub"),
    ("the override", PATCH, [(W, '"sub"', '"under"')], "under"),
    ("one more method", RESTART, [(W, "class Base {", "class Base { func more() {};")], "under"),
    ("asynchronous code", PATCH, [(W, "func word", "func later() async -> Int { await other() + 1 }\nfunc other() async -> Int { 1 }\n\nfunc word")], None),
    ("its change", RESTART, [(W, "await other() + 1", "await other() + 2")], None),
    ("a mistake", ERROR, [(S, "Pair(More(), ", "Pair(More(, ")], None),
    ("its repair", PATCH, [(S, "Pair(More(, ", "Pair(More(), "), (W, '"under"', '"repaired"')], "repaired"),
    ("a second module's file", PATCH, [(P, '"calls: ', '"CALLS: ')], "CALLS: model two"),
    ("a signature that another module uses", PATCH,
     [(S, "public func next() -> String", 'public func next(_ mark: String = "*") -> String'), (S, '"model two"', '"model three" + mark')],
     "model three*"),
    ("a module that does not fit any more", ERROR, [(S, "func next(_ mark: String =", "func next(mark: Int, _ sign: String ="),
                                                    (S, '"model three" + mark', '"model \\(mark)" + sign')], None),
    ("a third file meanwhile", ERROR, [(W, '"repaired"', '"not yet"')], None),
    ("the use of it", PATCH, [(P, "model.next()", "model.next(mark: 4)")], "not yet"),
    ("a comment", NOTHING, [(W, "func word", "// A comment.\nfunc word")], None),
    # The fixture's own `swift` compiles the files that its plan has.
    ("a new file", NOTHING, [("Mini/New.swift", None, 'func new() -> String { "new file" }\n')], None),
]


class Mini:
    def __init__(self, tool, folder, before="", waits=True):
        """Starts the tool in a folder that make.sh has made; `before` is a command of the shell before it."""
        self.folder = pathlib.Path(folder)
        command = [tool, "--product", "Program", "--package-path", str(folder)]
        self.process = subprocess.Popen(
            ["bash", "-c", before + 'exec "$@"', "bash", *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, start_new_session=True, env={**os.environ, "PATH": f"{folder}/bin:{os.environ['PATH']}"})
        self.lines = []
        threading.Thread(target=self.read, daemon=True).start()
        if waits:
            self.wait("screen", 0)

    @staticmethod
    def make(folder):
        subprocess.run(["rm", "-rf", folder], check=True)
        subprocess.run([HERE / "Mini/make.sh", folder], check=True)

    def read(self):
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))

    def wait(self, pattern, since, timeout=60):
        end = time.time() + timeout
        while time.time() < end:
            for line in self.lines[since:]:
                if re.search(pattern, line):
                    return line
            if self.process.poll() is not None:
                break
            time.sleep(0.01)
        raise AssertionError(f"no line with {pattern}: " + "\n".join(self.lines[since:][-12:]))

    def edit(self, changes):
        texts = {}
        for name, old, new in changes:
            path = self.folder / "Sources" / name
            if old is None:
                texts[path] = new
                continue
            text = texts.get(path) or path.read_text()
            assert old in text, (name, old)
            texts[path] = text.replace(old, new, 1)
        for path, text in texts.items():
            path.write_text(text)

    def cpu(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return sum(int(fields[i]) for i in (11, 12, 13, 14)) / os.sysconf("SC_CLK_TCK")


def main():
    tool, folder, *parts = sys.argv[1:]
    Mini.make(folder)
    mini = Mini(tool, folder)
    wrong = 0
    for name, way, changes, text in EDITS:
        if parts and not any(part in name for part in parts):
            continue
        since, cpu, began = len(mini.lines), mini.cpu(), time.time()
        mini.edit(changes)
        try:
            line = mini.wait(r"dev: (patched|restarted|nothing has|the app has ended|[^ ]*:\d+:\d+: )", since)
            wall = time.time() - began
            went = next((w for w in (PATCH, RESTART, NOTHING) if w in line), "ended" if "ended" in line else ERROR)
            if text:
                mini.wait(re.escape(text), since, 5)
            time.sleep(0.1)
            bad = [l for l in mini.lines[since:] if "ANOTHER TYPE" in l]
            ok = went == way and not bad
            note = next((l for l in mini.lines[since:] if "because" in l), "")[5:]
        except AssertionError as error:
            ok, went, wall, note = False, "FAILED", 0, str(error)[-700:]
        wrong += not ok
        print(f"{name:44} {went:10} {wall:5.2f} s {mini.cpu() - cpu:5.2f} CPU s  {note}{'' if ok else '  <-- WRONG, not ' + way}", flush=True)
    mini.process.send_signal(signal.SIGINT)
    assert mini.process.wait(10) == 0
    print(f"{wrong} of {len(EDITS)} did not go as they should")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
