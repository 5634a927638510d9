"""One small interface to three browsers, for the paths that have to work in each.

The tests of Chromium alone use Playwright, which can do more. Here is only what all three can do by their own drivers:
Firefox by WebDriver BiDi, WebKitGTK by WebDriver.
"""

from .chromium import Chromium
from .firefox import Firefox
from .webkit import WebKit

BROWSERS = {browser.name: browser for browser in (Chromium, Firefox, WebKit)}
