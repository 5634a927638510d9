"""The coffee orders' server as a process, and its client as a person sees it."""

import json
import pathlib
import signal
import subprocess
import urllib.request

from playwright.sync_api import expect

from support import typed
from support.showcase import START_LIMIT, STOP_LIMIT, executable, free_port, lines_of

STYLES = ["Coffee orders, object", "Coffee orders, observable", "Coffee orders, query"]


class OrdersServer:
    """Starts on construction. It stores its orders in a file, and can be started again."""

    def __init__(self, database, port=None):
        self.database = database
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self):
        self._process = subprocess.Popen(
            [
                pathlib.Path(executable()).with_name("coffee-orders-server"),
                "--port", str(self.port),
                "--database", str(self.database), "--seed", "--verbose", "--stoppable",
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.output = []
        typed.keep(self.output)
        self._lines = lines_of(self._process.stdout, self.output)
        while (said := self._lines.get(timeout=START_LIMIT)) is not None and self.address not in said:
            pass
        assert said, "".join(self.output)

    def place(self, **order):
        """Places an order, like another client."""
        request = urllib.request.Request(
            f"{self.address}/newOrder",
            json.dumps(order).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request):
            pass

    def kill(self):
        """Kills the process, like a crash."""
        self._end(signal.SIGKILL)

    def stop(self):
        self._end(signal.SIGTERM)
        assert self._process.returncode == 0

    def _end(self, sign):
        self._process.send_signal(sign)
        self._process.wait(STOP_LIMIT)
        while self._lines.get(timeout=STOP_LIMIT) is not None:
            pass
        self._process.stdout.close()


class CoffeeOrders:
    """The client, in one of its styles."""

    def __init__(self, page, hands, style):
        self.page = page
        self.hands = hands(page)
        self.style = style
        self.sheet = page.get_by_role("dialog")
        self.detail = page.locator(".detail")
        self.form = self.sheet.or_(self.detail)

    def open(self, address):
        """Opens the client from the front page, like a person."""
        self.page.goto(address)
        self.hands.press(self.page.get_by_role("link", name=self.style, exact=True))
        expect(self.page.get_by_role("heading", name="Orders", exact=True)).to_be_visible()
        return self

    def press(self, name):
        self.hands.press(self.page.get_by_role("button", name=name, exact=True))
        return self

    def row(self, *texts):
        """An order in the list, found by its texts."""
        row = self.page.locator("[role=button]")
        for text in texts:
            row = row.filter(has_text=text)
        return row

    def sees(self, *texts):
        expect(self.row(*texts)).to_have_count(1)
        return self

    def choose(self, *texts):
        """Opens the form of an order, beside the list or over it."""
        self.hands.press(self.row(*texts))
        expect(self.detail.get_by_role("heading", name="Change order")).to_be_visible()
        return self

    def field(self, label):
        return self.form.get_by_label(label, exact=True)

    def fill(self, **values):
        """Replaces the texts of fields: `fill(coffee_name="Latte")`."""
        for label, value in values.items():
            self.hands.go_to(self.field(label.replace("_", " ").capitalize()))
            self.page.keyboard.press("ControlOrMeta+a")
            self.page.keyboard.type(value)
        return self

    def is_closed(self):
        expect(self.sheet).to_have_count(0)
        expect(self.detail.get_by_text("No order is chosen")).to_have_count(1)
        return self

    def says(self, text):
        expect(self.page.get_by_text(text, exact=True)).to_be_visible()
        return self

    def mentions(self, text):
        expect(self.page.get_by_text(text)).to_be_visible()
        return self
