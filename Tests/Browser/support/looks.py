"""What holds for every screen, and pictures of it for people to look at."""

import os
import pathlib

from test_accessibility import expect_nothing_serious


def expect_good_looks(page, name, whole=True):
    """Nothing is wider than the window, nothing is inaccessible; a picture goes into SCREENSHOTS."""
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    expect_nothing_serious(page)
    if directory := os.environ.get("SCREENSHOTS"):
        path = pathlib.Path(directory)
        path.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=path / f"{name}.png", full_page=whole, animations="disabled")
