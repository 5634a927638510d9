"""The messages of a page's WebSocket, in the browser's order."""

import time
from dataclasses import dataclass


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
        self.frames = []
        self.sockets = 0
        page.on("websocket", self._open)

    @property
    def down(self):
        return [frame for frame in self.frames if frame.is_down]

    def clear(self):
        self.frames.clear()

    def _open(self, socket):
        self.sockets += 1
        socket.on("framereceived", lambda payload: self._add(True, payload))
        socket.on("framesent", lambda payload: self._add(False, payload))

    def _add(self, is_down, payload):
        text = payload if isinstance(payload, str) else payload.decode(errors="replace")
        self.frames.append(Frame(is_down, text, time.monotonic()))
