"""What the tests have typed, and what the servers have written meanwhile: the second holds nothing of the
first.
"""

from playwright.sync_api import Keyboard, Locator, Page

# Shorter texts stand in a log by chance, and so do numbers.
SHORTEST = 5

_typed = set()
_logs = []


def note(text, shortest=SHORTEST):
    """Remembers that somebody has typed a text."""
    if len(text) >= shortest and any(character.isalpha() for character in text):
        _typed.add(text)


def keep(lines):
    """Remembers a list of lines that a server goes on to write."""
    _logs.append(lines)


def logged():
    """Each text that was typed and stands in a log, with a line that has it."""
    found = {}
    for line in {line for log in _logs for line in log}:
        for text in _typed:
            if text in line:
                found[text] = line
    return found


def watch():
    """Notes what is typed by Playwright, in whatever way."""
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
