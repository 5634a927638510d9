"""Checks for every screen in every surrounding, and screenshots for people."""

import os
import pathlib

from axe_playwright_python.sync_playwright import Axe

WIDTHS = [360, 1280]
SCHEMES = ["light", "dark"]


def expect_good_looks(page, name, whole=True, check=None):
    """Checks that nothing is wider than the window or inaccessible, in narrow, wide, light and dark windows.

    It saves a screenshot of each in SCREENSHOTS. The page itself does not change. So a test opens a screen only
    once, not once for each surrounding.
    """
    size = page.viewport_size
    for width in WIDTHS:
        page.set_viewport_size({**size, "width": width})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            expect_nothing_wider_than_the_window(page)
            (check or expect_nothing_serious)(page)
            take_picture(page, f"{name}-{scheme}-{width}", whole)
    page.set_viewport_size(size)
    page.emulate_media(color_scheme="null")


def expect_nothing_wider_than_the_window(page):
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


def expect_nothing_serious(page):
    """Checks that axe-core finds nothing that prevents people from using the page."""
    serious = seriously_wrong(page)
    assert serious == [], "\n".join(serious)


def expect_nothing_wrong(page):
    """Checks that axe-core finds nothing at all."""
    wrong = seriously_wrong(page, impacts=None)
    assert wrong == [], "\n".join(wrong)


def seriously_wrong(page, impacts=("serious", "critical")):
    """Returns what axe-core finds, of some impacts or of all."""
    # A view that is fading in has less contrast. A person who wants less motion sees none of it.
    is_still = page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
    page.emulate_media(reduced_motion="reduce")
    # Those that have begun before. Endless animations, such as spinners, do not matter.
    page.evaluate(
        """Promise.allSettled(document.getAnimations()
          .filter(animation => animation.effect.getComputedTiming().endTime < Infinity)
          .map(animation => animation.finished))"""
    )
    violations = Axe().run(page).response["violations"]
    if not is_still:
        page.emulate_media(reduced_motion="null")
    return [
        f"{found['id']} ({found['impact']}): {found['help']}: {node['html']}"
        for found in violations
        if impacts is None or found["impact"] in impacts
        for node in found["nodes"]
    ]


def take_picture(page, name, whole):
    if directory := os.environ.get("SCREENSHOTS"):
        path = pathlib.Path(directory)
        path.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=path / f"{name}.png", full_page=whole, animations="disabled")
