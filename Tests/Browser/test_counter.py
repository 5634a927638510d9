"""The counter as a person sees it."""

from playwright.sync_api import expect


def test_counting(page, showcase, hands):
    hand = hands(page)
    page.goto(showcase.address)
    hand.press(page.get_by_role("link", name="Counter").first)
    increment, decrement, reset = (
        page.get_by_role("button", name=name, exact=True)
        for name in ("Increment", "Decrement", "Reset")
    )
    expect(page.get_by_text("Count: 0", exact=True)).to_be_visible()
    expect(decrement).to_be_disabled()
    hand.press(increment)
    hand.press(increment)
    expect(page.get_by_text("Count: 2", exact=True)).to_be_visible()
    hand.press(decrement)
    expect(page.get_by_text("Count: 1", exact=True)).to_be_visible()
    hand.press(reset)
    expect(page.get_by_text("Count: 0", exact=True)).to_be_visible()
    expect(decrement).to_be_disabled()


def test_the_card_stands_in_the_middle(new_context, showcase):
    for width in [360, 1280]:
        page = new_context(width=width).new_page()
        page.goto(showcase.address)
        page.get_by_role("link", name="Counter").first.click()
        count = page.get_by_text("Count: 0", exact=True)
        expect(count).to_be_visible()
        box = count.bounding_box()
        assert abs(box["x"] + box["width"] / 2 - width / 2) < 2


def test_each_tab_counts_for_itself(new_context, showcase):
    context = new_context()
    tabs = [context.new_page(), context.new_page()]
    for tab in tabs:
        tab.goto(showcase.address)
        tab.get_by_role("link", name="Counter").first.click()
    tabs[0].get_by_role("button", name="Increment", exact=True).click()
    expect(tabs[0].get_by_text("Count: 1", exact=True)).to_be_visible()
    expect(tabs[1].get_by_text("Count: 0", exact=True)).to_be_visible()


def test_a_reload_comes_back_to_the_screen_and_counts_from_zero(page, showcase, hands):
    hand = hands(page)
    page.goto(showcase.address)
    hand.press(page.get_by_role("link", name="Counter").first)
    hand.press(page.get_by_role("button", name="Increment", exact=True))
    expect(page.get_by_text("Count: 1", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_text("Count: 0", exact=True)).to_be_visible()
    hand.press(page.get_by_role("button", name="Increment", exact=True))
    expect(page.get_by_text("Count: 1", exact=True)).to_be_visible()
