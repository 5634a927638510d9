"""The two ways to use a page: with a mouse, and only with the keyboard."""


class Mouse:
    def __init__(self, page):
        self._page = page

    def go_to(self, element):
        element.click()

    def press(self, button):
        button.click()


class Keyboard:
    """Reaches every element with Tab. No other key and no script moves the focus."""

    def __init__(self, page):
        self._page = page

    def go_to(self, element):
        element.wait_for()
        for _ in range(40):
            if element.evaluate("element => element === document.activeElement"):
                return
            self._page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {element}")

    def press(self, button):
        self.go_to(button)
        self._page.keyboard.press("Enter")


HANDS = {"mouse": Mouse, "keyboard": Keyboard}
