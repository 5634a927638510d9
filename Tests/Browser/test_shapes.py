"""Shapes and colours take the room that their container gives them, whatever modifiers put around them."""

import pytest

from support.swift_pages import written_by

# How wide and how high the area is in each room, where SwiftUI says it. A row of a list has its own padding, and a
# cell of a grid the height of its row. A line of a table shares its width evenly out.
ROOMS = {
    "frame": (200, 100),
    "height": (200, 20),
    "row": (172, 100),
    "column": (200, 72),
    "layers": (200, 100),
    "leadingLayers": (200, 100),
    "filledFrame": (200, 20),
    "rowInColumn": (172, 72),
    "table": (96, 100),
    "grid": (96, None),
    "list": (168, None),
    "background": (60, 40),
    "overlay": (60, 40),
    "sized": (60, 40),
}
PADDED = ["padding", "paddedTap", "card"]

# The pink part of each cell: its name, its width and its height.
AREAS = """() => {
  const pink = "rgb(255, 45, 85)";
  return [...document.querySelectorAll(".cell")].map((cell) => {
    const areas = [...cell.querySelectorAll("*")].filter((element) => {
      const style = getComputedStyle(element);
      return style.backgroundColor === pink || (element.localName === "svg" && getComputedStyle(element.firstChild).fill === pink);
    });
    const { width, height } = areas[0].getBoundingClientRect();
    return [cell.dataset.identifier, areas.length, width, height];
  });
}"""


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    return written_by("ShapeRoomTests", "shapes.html", tmp_path_factory.mktemp("pages"))


@pytest.fixture
def areas(page, address):
    page.goto(address)
    return page.evaluate(AREAS)


def test_a_modifier_takes_no_room_from_a_shape(areas):
    wrong = []
    for name, count, *size in areas:
        room, _, change = name.split(" ")
        padding = 8 if change in PADDED else 0
        wanted = [side and side - padding for side in ROOMS[room]]
        if count != 1 or any(side and abs(side - is_now) > 0.5 for side, is_now in zip(wanted, size)):
            wrong.append(f"{name}: {size} in place of {wanted}")
    assert not wrong, "\n".join(wrong)
