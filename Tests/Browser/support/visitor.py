"""A person without a browser who follows all links of the front page."""

import asyncio
import re

from .client import Page, Socket

BUTTON = re.compile(r"<(?:button|div|span|a|li) [^>]*>")
# The sign of a screen that is still loading, how long a person then waits, and how often.
BUSY = re.compile(r"\w…<")
CALM = 0.03
PATIENCE = 50
# The maximum number of links and of buttons that a person uses on one screen.
CURIOSITY = 4


class Visitor(Page):
    """Contains no names of apps, so it also visits new ones."""

    async def load(self):
        self._markup = []
        await super().load()
        self.apps = links(self._html)
        return self

    async def come(self):
        self._socket = await Socket.open(self.address, self._cookie, *await self._connect())
        await self._socket.send(["hello", 1, self._session, self._token, self._batch, "UTC"])
        message = await self._socket.receive()
        if message[0] == "welcome":
            self._token, self._handled = message[1], message[2]
        else:
            # The old session has ended. The page has a new one.
            self._take(message)
            self.apps = links(self._html)
        await self._socket.send(["ack", self._batch])

    async def explore(self, link, depth=0):
        """Opens a screen, uses its buttons, and explores the screens that it links to."""
        markup = await self._press(link)
        for button in buttons(markup)[:CURIOSITY]:
            await self._press(button)
        if depth < 2:
            for further in links(markup)[:CURIOSITY]:
                await self.explore(further, depth + 1)

    async def _press(self, element):
        """Presses an element, and returns all markup that follows."""
        self._markup = []
        await self._click(element)
        for _ in range(PATIENCE):
            await asyncio.sleep(CALM)
            # No element has this number. The answer comes after all earlier changes.
            await self._click(0)
            if not self._markup or not BUSY.search(self._markup[-1]):
                break
        return "".join(self._markup)

    async def _click(self, element):
        await self._send("click", element)
        while self._handled < self._sequence:
            await self._next()

    def _find_field(self, markup):
        self._markup.append(markup)


def links(markup):
    return elements(
        markup,
        # A link to a screen with an address has both, and one out of the app only the address.
        lambda tag: ('role="link"' in tag or tag.startswith("<a ")) and 'data-on="click"' in tag,
    )


def buttons(markup):
    return elements(
        markup,
        lambda tag: tag.startswith("<button")
        and not any(text in tag for text in ['role="link"', "data-chrome"]),
    )


def elements(markup, is_wanted):
    tags = [tag for tag in BUTTON.findall(markup) if is_wanted(tag) and " disabled" not in tag]
    return [int(re.search(r'data-h="(\d+)"', tag)[1]) for tag in tags if "data-h" in tag]
