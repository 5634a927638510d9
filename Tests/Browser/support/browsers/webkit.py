"""WebKitGTK, by its WebDriver, in the small browser that comes with it."""

import glob
import json
import os
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

from ..showcase import free_port
from . import actions
from .tab import Tab

START_LIMIT = 60
LIMIT = 60


class WebKit:
    name = "webkit"

    def __init__(self, _):
        self._folder = tempfile.mkdtemp(prefix="webkit-")
        reader, writer = os.pipe()
        # It chooses a display that is free, and writes its number.
        self._display = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
            pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writer)
        with os.fdopen(reader) as numbers:
            display = numbers.readline().strip()
        self._port = free_port()
        environment = {
            **os.environ,
            "DISPLAY": f":{display}",
            "HOME": self._folder,
            "XDG_RUNTIME_DIR": self._folder,
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "GTK_USE_PORTAL": "0",
            "NO_AT_BRIDGE": "1",
        }
        if os.geteuid() == 0:
            environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        self._driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={self._port}"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment,
        )  # fmt: skip
        deadline = time.monotonic() + START_LIMIT
        while True:
            try:
                self.request("GET", "/status")
                break
            except OSError:
                assert time.monotonic() < deadline, "WebKitWebDriver does not start"
                time.sleep(0.1)

    def request(self, method, path, body=None):
        request = urllib.request.Request(
            f"http://127.0.0.1:{self._port}{path}", method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )  # fmt: skip
        try:
            with urllib.request.urlopen(request, timeout=LIMIT) as reply:
                return json.load(reply)["value"]
        except urllib.error.HTTPError as error:
            with error:
                raise RuntimeError(error.read().decode()[:400]) from None

    def new_tab(self, width=1000, height=800):
        return WebKitTab(self, width, height)

    def close(self):
        for process in (self._driver, self._display):
            process.terminate()
            process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)


class WebKitTab(Tab):
    name = "webkit"

    def __init__(self, webkit, width, height):
        self._webkit = webkit
        browser = glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0]
        options = {"binary": browser, "args": ["--automation", f"--geometry={width}x{height}"]}
        session = webkit.request(
            "POST", "/session",
            {
                "capabilities": {
                    "alwaysMatch": {
                        "webkitgtk:browserOptions": options, "unhandledPromptBehavior": "ignore",
                    }
                }
            },
        )  # fmt: skip
        self._session = f"/session/{session['sessionId']}"

    def _post(self, path, **body):
        return self._webkit.request("POST", self._session + path, body)

    def goto(self, address):
        self._post("/url", url=address)

    def reload(self):
        self._post("/refresh")

    def back(self):
        self._post("/back")

    def forward(self):
        self._post("/forward")

    def run(self, script):
        try:
            return self._post("/execute/sync", script=script, args=[])
        except RuntimeError as error:
            # Another document has come.
            if "JavaScript error" in str(error) or "javascript error" in str(error):
                raise
            if "unloaded" in str(error) or "timeout" in str(error):
                return None
            raise

    def _act(self, given):
        self._post("/actions", actions=given)

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
        self._webkit.request("DELETE", self._session)
