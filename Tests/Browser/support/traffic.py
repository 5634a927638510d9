"""The messages of a page's WebSocket, in the browser's order."""

import json
import time
from dataclasses import dataclass


# Far longer than any answer takes, also on a busy machine: a limit for what never comes.
LONGEST = 30
# What a page sends that is not the event of a person.
NO_EVENTS = {"hello", "person", "stored", "ack"}


TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@dataclass(frozen=True)
class Frame:
    is_down: bool
    text: str
    time: float

    @property
    def size(self):
        """The bytes on the wire: the payload and the header of the frame, which a server sends unmasked."""
        payload = len(self.text.encode())
        return payload + (2 if payload < 126 else 4 if payload < 65536 else 10)


class Traffic:
    """Records from its creation on. Create it before you open the page."""

    def __init__(self, page):
        self.page = page
        self.frames = []
        self.sockets = 0
        self._sent = self._handled = 0
        self._is_live = False
        page.on("websocket", self._open)

    @property
    def down(self):
        return [frame for frame in self.frames if frame.is_down]

    def clear(self):
        """Forgets the frames so far."""
        self.frames.clear()

    def settle(self):
        """Waits until the page is connected, the server has answered all that the page has sent, and the page has
        shown that and wants nothing more."""
        deadline = time.monotonic() + LONGEST
        calm = 0
        while calm < 4:
            self.page.evaluate(TWO_FRAMES)
            calm = calm + 1 if self._is_live and self._handled >= self._sent else 0
            assert time.monotonic() < deadline, self.frames[-5:]

    def wait_for_more(self):
        """Waits until a frame comes down after this call."""
        count = len(self.down)
        deadline = time.monotonic() + LONGEST
        while len(self.down) == count:
            self.page.evaluate(TWO_FRAMES)
            assert time.monotonic() < deadline, self.frames[-5:]

    def _follow(self, is_down, text):
        first, second, *_ = json.loads(text)
        if not is_down:
            if first == "hello":
                self._is_live = False
            elif first not in NO_EVENTS:
                self._sent = second
        elif first == "welcome":
            self._is_live = True
            self._handled = max(self._handled, int(json.loads(text)[2]))
        elif first == "render":
            # What was on its way is dropped.
            self._is_live = True
            self._handled = self._sent
        else:
            self._is_live = True
            self._handled = max(self._handled, second)

    def _open(self, socket):
        self.sockets += 1
        self._sent = self._handled = 0
        self._is_live = False
        socket.on("framereceived", lambda payload: self._add(True, payload))
        socket.on("framesent", lambda payload: self._add(False, payload))

    def _add(self, is_down, payload):
        text = payload if isinstance(payload, str) else payload.decode(errors="replace")
        self.frames.append(Frame(is_down, text, time.monotonic()))
        self._follow(is_down, text)
