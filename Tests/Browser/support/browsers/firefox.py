"""Firefox, by WebDriver BiDi, which it speaks itself: no other program is needed."""

import contextlib
import json
import os
import shutil
import subprocess
import tempfile
import time

from websockets.sync.client import connect

from ..showcase import free_port
from . import actions
from .tab import Tab

START_LIMIT = 60
LIMIT = 60

PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "browser.aboutwelcome.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False,
    "app.update.enabled": False,
    "remote.prefs.recommended": True,
    "intl.accept_languages": "en-US",
}


class Firefox:
    name = "firefox"

    def __init__(self, _):
        self._folder = tempfile.mkdtemp(prefix="firefox-")
        with open(f"{self._folder}/user.js", "w") as file:
            for name, value in PREFERENCES.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        port = free_port()
        self._process = subprocess.Popen(
            ["firefox-esr", "--headless", "--no-remote", "--profile", self._folder]
            + ["--remote-debugging-port", str(port), "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": self._folder},
        )  # fmt: skip
        self._ends = contextlib.ExitStack()
        self._socket = self._connect(port)
        self._last = 0
        self.command("session.new", capabilities={})

    def _connect(self, port):
        deadline = time.monotonic() + START_LIMIT
        while True:
            try:
                socket = connect(f"ws://127.0.0.1:{port}/session", max_size=None)
                return self._ends.enter_context(socket)
            except OSError:
                assert time.monotonic() < deadline, "Firefox does not start"
                time.sleep(0.1)

    def command(self, method, **parameters):
        self._last += 1
        self._socket.send(json.dumps({"id": self._last, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(timeout=LIMIT))
            if message.get("id") != self._last:
                continue
            if message["type"] == "error":
                raise RuntimeError(f"{message['error']}: {message['message']}")
            return message["result"]

    def new_tab(self, width=1000, height=800):
        return FirefoxTab(self, width, height)

    def close(self):
        self._ends.close()
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)


class FirefoxTab(Tab):
    name = "firefox"

    def __init__(self, firefox, width, height):
        self._firefox = firefox
        # Cookies and storage of its own, like a person of their own.
        self._person = firefox.command("browser.createUserContext")["userContext"]
        self._tab = self._command(
            "browsingContext.create", type="tab", userContext=self._person, context=None
        )["context"]
        self._command("browsingContext.setViewport", viewport={"width": width, "height": height})

    def _command(self, method, **parameters):
        if "context" not in parameters:
            parameters["context"] = self._tab
        elif parameters["context"] is None:
            del parameters["context"]
        return self._firefox.command(method, **parameters)

    def goto(self, address):
        self._command("browsingContext.navigate", url=address, wait="complete")

    def reload(self):
        self._command("browsingContext.reload", wait="complete")

    def back(self):
        self._command("browsingContext.traverseHistory", delta=-1)

    def forward(self):
        self._command("browsingContext.traverseHistory", delta=1)

    def run(self, script):
        try:
            reply = self._command(
                "script.evaluate", context=None, target={"context": self._tab}, awaitPromise=True,
                expression=f"JSON.stringify((() => {{ {script} }})() ?? null)",
            )  # fmt: skip
        except RuntimeError as error:
            # Another document has come.
            if "actor" in str(error) or "discarded" in str(error):
                return None
            raise
        if reply["type"] == "exception":
            raise RuntimeError(reply["exceptionDetails"]["text"])
        return json.loads(reply["result"]["value"])

    def _act(self, given):
        self._command("input.performActions", actions=given)

    def move(self, x, y):
        self._act(actions.moved(x, y))

    def down(self):
        self._act(actions.PRESSED)

    def up(self):
        self._act(actions.RELEASED)

    def keys(self, text, delay=0):
        self._act(actions.typed(text, delay))

    def press(self, keys):
        self._act(actions.pressed(keys))
        return self

    def close(self):
        self._firefox.command("browser.removeUserContext", userContext=self._person)
