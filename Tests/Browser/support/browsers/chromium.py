"""Chromium, by Playwright."""

from .tab import Tab


class Chromium:
    name = "chromium"

    def __init__(self, browser):
        self._browser = browser

    def new_tab(self, width=1000, height=800):
        return ChromiumTab(self._browser, width, height)

    def close(self):
        pass


class ChromiumTab(Tab):
    name = "chromium"

    def __init__(self, browser, width, height):
        self._context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en-US"
        )
        self._page = self._context.new_page()

    def goto(self, address):
        self._page.goto(address)

    def reload(self):
        self._page.reload()

    def back(self):
        self._page.evaluate("history.back()")

    def forward(self):
        self._page.evaluate("history.forward()")

    def run(self, script):
        try:
            return self._page.evaluate(f"() => {{ {script} }}")
        except Exception as error:
            # Another document has come.
            if "Execution context was destroyed" in str(error):
                return None
            raise

    def move(self, x, y):
        self._page.mouse.move(x, y)

    def down(self):
        self._page.mouse.down()

    def up(self):
        self._page.mouse.up()

    def keys(self, text, delay=0):
        self._page.keyboard.type(text, delay=delay)

    def press(self, keys):
        self._page.keyboard.press(keys.replace("Space", " "))
        return self

    def close(self):
        self._context.close()
