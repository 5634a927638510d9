"""The gallery of the showcase: its pages, and how to open one."""

from playwright.sync_api import expect

GALLERY = [
    "Controls",
    "Pickers and dates",
    "Buttons and menus",
    "Texts and images",
    "Lists",
    "Tabs",
    "Stacks",
    "Layout and shapes",
    "Motion",
    "Storage",
]


def open_gallery(page, showcase, name):
    page.goto(showcase.address)
    page.get_by_role("link", name="Gallery").first.click()
    page.get_by_role("link", name=name, exact=True).click()
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
    return page
