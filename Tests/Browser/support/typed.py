"""The texts that the tests have typed, and the logs of the servers, which may not contain any of them."""

from playwright.sync_api import Keyboard, Locator, Page

# A log may contain shorter texts and numbers by chance.
SHORTEST = 5

_typed = set()
_logs = []


def note(text, shortest=SHORTEST):
    """Records a typed text."""
    if len(text) >= shortest and any(character.isalpha() for character in text):
        _typed.add(text)


def keep(lines):
    """Records a list to which a server continues to add lines."""
    _logs.append(lines)


def logged():
    """The typed texts that a log contains, each with one of the lines."""
    found = {}
    for line in {line for log in _logs for line in log}:
        for text in _typed:
            if text in line:
                found[text] = line
    return found


def watch():
    """Records all texts that Playwright types, with any function."""
    for owner, name, position in [
        (Keyboard, "type", 0),
        (Keyboard, "insert_text", 0),
        (Locator, "fill", 0),
        (Locator, "type", 0),
        (Locator, "press_sequentially", 0),
        (Page, "fill", 1),
        (Page, "type", 1),
    ]:
        _wrap(owner, name, position)


def _wrap(owner, name, position):
    original = getattr(owner, name)

    def noting(self, *arguments, **options):
        text = [*arguments, *options.values()][position]
        note(text)
        return original(self, *arguments, **options)

    setattr(owner, name, noting)
