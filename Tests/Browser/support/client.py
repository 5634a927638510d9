"""A client without a browser: it types into the sign-up form, and reconnects like the client script.

A small machine can run a hundred of these clients, but not a hundred real browsers. They follow the rules of
the client script that matter here: after a new rendering, the client sends the typed text again, and an input
sends one message at a time.
"""

import asyncio
import base64
import html
import json
import os
import re
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

from . import typed

STEP_LIMIT = 30


def run(work):
    """Awaits a coroutine in another thread, since the browser's driver has a loop in this one."""
    with ThreadPoolExecutor(max_workers=1) as executor:
        return executor.submit(asyncio.run, work).result()


class Closed(Exception):
    """The connection has ended."""

    def __init__(self, code=None):
        super().__init__(f"closed with {code}")
        self.code = code


class Page:
    """One person who uses the form, at the address of a server or a proxy."""

    def __init__(self, address):
        self.address = urlsplit(address)
        self.text = ""
        self.pictures = 0
        self.connections = 0
        self._token = None
        self._batch = 0
        self._sequence = 0
        self._handled = 0
        self._field = None
        self._key = None
        self._shown = None
        self._socket = None

    async def load(self):
        reader, writer = await self._connect()
        writer.write(
            f"GET {self.address.path or '/'} HTTP/1.1\r\nHost: {self.address.netloc}\r\n"
            "Connection: close\r\n\r\n".encode()
        )
        try:
            # It may be cut within a letter.
            reply = (await asyncio.wait_for(reader.read(-1), STEP_LIMIT)).decode(errors="replace")
        finally:
            await end(writer)
        if "</html>" not in reply:
            raise Closed("in the middle of the page")
        self._cookie = "; ".join(re.findall(r"(?i)set-cookie: ([^;\r\n]*)", reply))
        self._session = re.search(r'data-session="([^"]*)"', reply)[1]
        self._html = reply
        return self

    def change_route(self, route):
        """Lets nginx choose a process anew, and keep the page at that one."""
        self._cookie = re.sub(r"headwater_route=\w+", f"headwater_route={route}", self._cookie)

    async def come(self):
        """Opens the socket. In a new session, it opens the form and types the text again."""
        await self.leave()
        try:
            self._socket = await Socket.open(self.address, self._cookie, *await self._connect())
            await self._socket.send(["hello", 1, self._session, self._token, self._batch, "UTC"])
            message = await self._socket.receive()
            self.connections += 1
            if message[0] == "welcome":
                self._token, self._handled = message[1], message[2]
            else:
                self._take(message)
            await self._socket.send(["ack", self._batch])
            if self._field is None:
                await self._open_form()
            await self._tell()
        except BaseException:
            await self.leave()
            raise

    async def type(self, character):
        """Types a text into the page, with or without a connection."""
        self.text += character
        if self._socket and self._field is not None:
            await self._tell()

    async def fetch_text(self):
        """The text of the field on the server, from a new rendering of the same session."""
        await self.leave()
        self._socket = await Socket.open(self.address, self._cookie, *await self._connect())
        await self._socket.send(["hello", 1, self._session, self._token, 10**9, "UTC"])
        message = await self._socket.receive()
        assert message[0] == "render", message
        self._take(message)
        field = re.search(rf'<input [^>]*data-h="{self._field}"[^>]*>', self._html)
        value = field and re.search(r' value="([^"]*)"', field[0])
        return html.unescape(value[1]) if value else ""

    async def leave(self):
        # The beginning of a text may be a word that a log contains too.
        typed.note(self.text, shortest=12)
        if self._socket:
            await self._socket.close()
            self._socket = None

    def abort(self):
        """Drops the connection, as a network does."""
        if self._socket:
            self._socket.abort()
            self._socket = None

    async def _connect(self):
        return await asyncio.wait_for(
            asyncio.open_connection(self.address.hostname, self.address.port), STEP_LIMIT
        )

    def _take(self, message):
        """Handles a complete new rendering."""
        _, batch, self._session, self._token, _, self._html, _ = message
        self.pictures += 1
        self._batch = batch
        self._handled = self._sequence
        self._shown = None
        self._field = None
        self._find_field(self._html)

    async def _open_form(self):
        link = re.search(
            r'<(?:a|button) [^>]*data-h="(\d+)"[^>]*>(?:(?!</(?:a|button)>).)*Sign-up', self._html
        )
        await self._send("click", int(link[1]))
        while self._field is None:
            await self._next()

    async def _tell(self):
        while self._shown != self.text:
            text = self.text
            await self._send("input", self._field, text)
            while self._handled < self._sequence:
                await self._next()
            self._shown = text

    async def _send(self, kind, element, *value):
        self._sequence += 1
        await self._socket.send([kind, self._sequence, element, *value])

    async def _next(self):
        message = await self._socket.receive()
        if isinstance(message[0], int):
            self._batch, self._handled = message[0], message[1]
            for operation in message[2:]:
                if operation[0] == "insert":
                    self._find_field(operation[3])
            await self._socket.send(["ack", self._batch])

    def _find_field(self, markup):
        for field in re.findall(r"<input [^>]*>", markup):
            if "data-k=" in field and self._field is None:
                self._field = int(re.search(r'data-h="(\d+)"', field)[1])


async def end(writer):
    writer.close()
    try:
        await writer.wait_closed()
    except OSError:
        pass  # it may have been reset, which is a way to be closed


class Socket:
    """A WebSocket like that of a browser, for text only."""

    @classmethod
    async def open(cls, address, cookie, reader, writer):
        path = (address.path or "/").rstrip("/") + "/live"
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\n"
            f"Origin: {address.scheme}://{address.netloc}\r\nCookie: {cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        try:
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), STEP_LIMIT)
        except BaseException as error:
            await end(writer)
            raise Closed from error
        if b" 101 " not in head.splitlines()[0]:
            await end(writer)
            raise Closed(head.splitlines()[0])
        return cls(reader, writer)

    def __init__(self, reader, writer):
        self._reader = reader
        self._writer = writer

    async def send(self, message):
        await self._frame(1, json.dumps(message).encode())

    async def receive(self):
        """Returns the next message, and answers pings."""
        while True:
            try:
                opcode, payload = await asyncio.wait_for(self._read(), STEP_LIMIT)
            except (OSError, asyncio.IncompleteReadError) as error:
                raise Closed from error
            if opcode == 1:
                return json.loads(payload)
            if opcode == 9:
                await self._frame(10, payload)
            if opcode == 8:
                raise Closed(int.from_bytes(payload[:2], "big"))

    async def close(self):
        await end(self._writer)

    def abort(self):
        self._writer.transport.abort()

    async def _read(self):
        first, second = await self._reader.readexactly(2)
        length = second & 0x7F
        if length > 125:
            length = int.from_bytes(await self._reader.readexactly(2 if length == 126 else 8), "big")
        return first & 0x0F, await self._reader.readexactly(length)

    async def _frame(self, opcode, payload):
        mask = os.urandom(4)
        if len(payload) < 126:
            head = bytes([0x80 | opcode, 0x80 | len(payload)])
        else:
            head = bytes([0x80 | opcode, 0x80 | 126]) + len(payload).to_bytes(2, "big")
        body = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
        try:
            self._writer.write(head + mask + body)
            await self._writer.drain()
        except OSError as error:
            raise Closed from error
