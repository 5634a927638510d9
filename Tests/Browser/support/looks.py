"""What holds for every screen in every surrounding, and pictures of it for people to look at."""

import os
import pathlib

from axe_playwright_python.sync_playwright import Axe

WIDTHS = [360, 1280]
SCHEMES = ["light", "dark"]


def expect_good_looks(page, name, whole=True):
    """Narrow and wide, light and dark: nothing is wider than the window, nothing is inaccessible.

    A picture of each goes into SCREENSHOTS. The page itself stays as it is, so that a test walks to a
    screen once and not once for each surrounding.
    """
    size = page.viewport_size
    for width in WIDTHS:
        page.set_viewport_size({**size, "width": width})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            expect_nothing_wider_than_the_window(page)
            expect_nothing_serious(page)
            take_picture(page, f"{name}-{scheme}-{width}", whole)
    page.set_viewport_size(size)
    page.emulate_media(color_scheme="null")


def expect_nothing_wider_than_the_window(page):
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


def expect_nothing_serious(page):
    """axe-core finds nothing that keeps somebody from using the page."""
    # What is half faded in has half its contrast; a spinner never ends.
    page.evaluate(
        """Promise.allSettled(document.getAnimations()
          .filter(animation => animation.effect.getComputedTiming().endTime < Infinity)
          .map(animation => animation.finished))"""
    )
    violations = Axe().run(page).response["violations"]
    serious = [
        f"{found['id']} ({found['impact']}): {found['help']}: {node['html']}"
        for found in violations
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"]
    ]
    assert serious == []


def take_picture(page, name, whole):
    if directory := os.environ.get("SCREENSHOTS"):
        path = pathlib.Path(directory)
        path.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=path / f"{name}.png", full_page=whole, animations="disabled")
