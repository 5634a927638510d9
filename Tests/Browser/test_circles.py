"""Circles in a browser: the tile is dragged, pushed and let go, and the page says what that costs."""

import re

import pytest
from playwright.sync_api import expect

from support.hands import Keyboard, Mouse


def open_circles(page, address, hand):
    page.goto(address)
    hand.press(page.get_by_role("link", name="Circles").first)
    expect(page.get_by_role("heading", name="Circles")).to_be_visible()
    return page.get_by_label("Tile", exact=True)


def middle(tile):
    box = tile.bounding_box()
    return round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)


def expect_middle(page, x, y):
    page.wait_for_function(
        """([x, y]) => {
          const box = document.querySelector('[aria-label=Tile]')?.getBoundingClientRect()
          return box && Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 2
        }""",
        arg=[x, y],
    )


@pytest.mark.parametrize("form", ["One store", "Two stores"])
def test_a_drag_follows_the_pointer_and_costs_no_circle(page, traffic, showcase, form):
    tile = open_circles(page, showcase.address, Mouse(page))
    page.get_by_role("radio", name=form).check()
    traffic.settle()
    x, y = middle(tile)
    traffic.clear()
    page.mouse.move(x + 10, y + 5)
    page.mouse.down()
    page.mouse.move(x + 60, y - 35, steps=20)
    page.mouse.up()
    expect_middle(page, x + 50, y - 40)

    moves = [frame for frame in traffic.down if '"style"' in frame.text]
    assert moves and all(frame.text.count('"style"') == 1 for frame in moves)
    # The figures change twice a second, and may come in the frame of a move.
    alone = [frame for frame in moves if '"text"' not in frame.text]
    assert len(alone) >= len(moves) - 1
    assert max(frame.size for frame in alone) < 100
    card = page.get_by_role("group").filter(has_text=form)
    expect(card.get_by_text("+0", exact=True)).to_be_visible()
    expect(card.get_by_text(re.compile(r"^[1-9]\d* moves$"))).to_be_visible()


def test_the_naive_form_redraws_every_circle(page, showcase):
    open_circles(page, showcase.address, Mouse(page))
    page.get_by_role("radio", name="Naive").check()
    for _ in range(2):
        page.get_by_role("button", name="Move right", exact=True).click()
        page.wait_for_timeout(600)
    naive = page.get_by_role("group").filter(has_text="Naive").last
    expect(naive.get_by_text("1,024 of 1,024 redrawn by a move")).to_be_visible()


def test_each_push_is_counted_and_the_bar_is_as_long_as_its_figure(page, showcase):
    open_circles(page, showcase.address, Mouse(page))
    page.get_by_role("radio", name="Naive").check()
    naive = page.get_by_role("group").filter(has_text="Naive").last
    for moves in ["1 move", "2 moves", "3 moves"]:
        page.get_by_role("button", name="Move right", exact=True).click()
        expect(naive.get_by_text(moves, exact=True)).to_be_visible()
    all, part = (bar.bounding_box()["width"] for bar in naive.locator(".capsule").all())
    words = naive.get_by_text("redrawn by a move").inner_text()
    redrawn, circles = (int(number.replace(",", "")) for number in re.findall(r"[\d,]+", words))
    assert part == pytest.approx(all * redrawn / circles, abs=1)


def test_the_circles_leave_an_edge_of_their_card_free(page, showcase):
    open_circles(page, showcase.address, Mouse(page))
    circles = page.locator(".screen:not([hidden]) .circle")
    first, last = circles.first.bounding_box(), circles.last.bounding_box()
    card = circles.first.locator("xpath=ancestor::*[contains(@class, 'card')][1]").bounding_box()
    edges = [
        first["x"] - card["x"], first["y"] - card["y"],
        card["x"] + card["width"] - last["x"] - last["width"],
        card["y"] + card["height"] - last["y"] - last["height"],
    ]
    assert min(edges) >= 12, edges
    assert max(edges) - min(edges) <= 1, edges


def test_keys_push_the_tile_and_let_it_go_a_lap(page, showcase):
    hand = Keyboard(page)
    tile = open_circles(page, showcase.address, hand)
    x, y = middle(tile)
    hand.press(page.get_by_role("button", name="Move right", exact=True))
    expect_middle(page, x + 16, y)
    hand.press(page.get_by_role("button", name="Move up", exact=True))
    expect_middle(page, x + 16, y - 16)
    hand.press(page.get_by_role("button", name="Go a lap", exact=True))
    expect(page.get_by_text("+0", exact=True).first).to_be_visible()
    hand.press(page.get_by_role("button", name="Stop", exact=True))
    expect(page.get_by_role("button", name="Go a lap", exact=True)).to_be_visible()


def test_a_reload_begins_anew_and_a_neighbour_sees_nothing(new_context, showcase, hands):
    context = new_context()
    tabs = [context.new_page() for _ in range(2)]
    tiles = [open_circles(tab, showcase.address, hands(tab)) for tab in tabs]
    x, y = middle(tiles[0])
    hands(tabs[0]).press(tabs[0].get_by_role("button", name="Move left", exact=True))
    expect_middle(tabs[0], x - 16, y)
    assert middle(tiles[1]) == (x, y)
    tabs[0].reload()
    expect_middle(tabs[0], x, y)


@pytest.mark.parametrize("width", [768, 1280, 1920])
def test_the_figures_use_the_width_of_the_window(new_context, showcase, width):
    page = new_context(width=width).new_page()
    open_circles(page, showcase.address, Mouse(page))
    forms = [page.get_by_role("group").filter(has_text=form).last for form in ["One store", "Two stores", "Naive"]]
    ends = [box["x"] + box["width"] for box in (form.bounding_box() for form in forms)]
    grid = page.locator(".screen:not([hidden]) .grid").first.bounding_box()
    assert max(ends) == pytest.approx(grid["x"] + grid["width"], abs=1)
