"""A package made by Scripts/new, served by headwater-dev, and a page of it in a real browser."""

import os
import pathlib
import re
import signal
import subprocess
import threading
import time

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Package:
    """A package with the template's app, and a second target with a view, whose files a test changes."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        if not self.folder.exists():
            subprocess.run([ROOT / "Scripts/new", "Guest", str(folder)], check=True, stdout=subprocess.DEVNULL)
            self.add_second_target()
        self.original = {path: path.read_text() for path in self.files()}

    def files(self):
        return [path for path in (self.folder / "Sources").rglob("*") if path.is_file()]

    def add_second_target(self):
        manifest = self.folder / "Package.swift"
        text = manifest.read_text()
        start = text.index("    // The feature and its views")
        product = re.search(r'\.product\(name: "HeadwaterUI", package: "[^"]+"\)', text)[0]
        text = text[:start] + (
            f'    .target(\n      name: "GuestKit", dependencies: [{product}],\n'
            '      resources: [.embedInCode("kit.css")], swiftSettings: editable),\n'
        ) + text[start:].replace(product, f'"GuestKit", {product}', 1)
        manifest.write_text(text)
        kit = self.folder / "Sources/GuestKit"
        kit.mkdir()
        (kit / "kit.css").write_text("kit one\n")
        (kit / "Foot.swift").write_text(FOOT)
        view = self.folder / "Sources/Guest/GuestView.swift"
        text = view.read_text().replace("import HeadwaterUI", "import GuestKit\nimport HeadwaterUI")
        view.write_text(text.replace("        Section(\"Signed by\") {", "        Foot()\n        Section(\"Signed by\") {"))

    def edit(self, *changes):
        """Writes each changed file once; a change is (file, old, new), and an old of None makes the file."""
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

    def restore(self):
        for path in self.files():
            if path not in self.original:
                path.unlink()
        for path, text in self.original.items():
            if not path.exists() or path.read_text() != text:
                path.write_text(text)


FOOT = '''import HeadwaterUI

public struct Foot: View {
  @State private var taps = 0

  public init() {}

  public var body: some View {
    HStack {
      Text("A foot \\(Words.mark) \\(String(decoding: PackageResources.kit_css, as: UTF8.self))")
      Button("Taps \\(taps)") { taps += 1 }
      Inner()
    }
  }
}

private struct Inner: View {
  @State private var count = 10
  var body: some View { Button("Inner \\(count)") { count += 1 } }
}

public enum Words {
  static let mark = "one"
}
'''


class Tool:
    """headwater-dev as a person starts it."""

    def __init__(self, package, tool, *options, log=None):
        command = [str(tool), "--product", "GuestServer", "--package-path", str(package.folder), *options]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
        )
        self.lines = []
        self.log = log
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))
            if self.log:
                print(line, end="", file=self.log, flush=True)

    def wait(self, pattern, since=0, timeout=900):
        """The first line from a number on that has the pattern."""
        end = time.time() + timeout
        while time.time() < end:
            for line in self.lines[since:]:
                if re.search(pattern, line):
                    return line
            if self.process.poll() is not None:
                raise AssertionError("headwater-dev has ended:\n" + "\n".join(self.lines[-20:]))
            time.sleep(0.01)
        raise AssertionError(f"no line with {pattern}:\n" + "\n".join(self.lines[-20:]))

    @property
    def children(self):
        """The processes that descend from the tool, without it."""
        return descendants(self.process.pid)

    def cpu(self):
        """The seconds of the processor that the tool and its ended children have used."""
        text = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return sum(int(text[i]) for i in (11, 12, 13, 14)) / os.sysconf("SC_CLK_TCK")

    def interrupt(self, number=signal.SIGINT):
        self.process.send_signal(number)
        return self.process.wait(20)


def descendants(pid):
    children = {}
    for folder in pathlib.Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if fields[0] != "Z":
                children.setdefault(int(fields[1]), []).append(int(folder.name))
    found, waiting = [], [pid]
    while waiting:
        for child in children.get(waiting.pop(), []):
            found.append(child)
            waiting.append(child)
    return found


class Page:
    """The app in a browser."""

    def __init__(self, address):
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell"), args=["--no-sandbox"]
        )
        self.page = self.browser.new_page(viewport={"width": 800, "height": 300})
        self.page.set_default_timeout(20_000)
        self.page.goto(address)

    def close(self):
        self.browser.close()
        self.playwright.stop()

    def sign(self, name):
        field = self.page.get_by_role("textbox").first
        field.fill(name)
        self.page.get_by_role("button", name="Sign").first.click()
        self.page.get_by_text(name, exact=True).wait_for()

    def type(self, text):
        field = self.page.get_by_role("textbox").first
        field.click()
        field.press_sequentially(text)

    def kept(self):
        """What a person would miss."""
        return self.page.evaluate(
            """() => ({
              typed: document.querySelector('input')?.value, focus: document.activeElement.tagName,
              scroll: Math.round(scrollY),
              taps: [...document.querySelectorAll('button')].map(b => b.innerText)
                .filter(t => /^(Taps|Inner)/.test(t)).join(' '),
            })"""
        )

    def problem(self):
        return self.page.evaluate(
            "() => { const box = document.querySelector('#headwater-development'); return box && !box.hidden ? box.innerText : null }"
        )
