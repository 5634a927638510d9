"""A board on two processes and one PostgreSQL: people at once, processes and servers that are killed, a slow line."""

import contextlib
import json
import re
import socket
import time

import pytest
from playwright.sync_api import expect

from support.board import Board
from support.cluster import SERVER, Cluster, server
from support.delay_proxy import DelayProxy
from support.demo import DemoCluster
from support.postgres import Postgres, is_installed
from support.showcase import free_port
from support.traffic import Traffic

pytestmark = pytest.mark.skipif(not is_installed(), reason="PostgreSQL is not installed")

# The time until a page has found the other process.
RECOVERY = 15_000


@pytest.fixture(scope="module")
def postgres():
    postgres = Postgres()
    yield postgres
    postgres.stop()


@pytest.fixture
def cluster(tmp_path, postgres):
    cluster = Cluster(tmp_path, postgres)
    yield cluster
    cluster.stop()
    # A test that has failed may have left it killed, and the next one needs it.
    postgres.start()


@pytest.fixture
def two(new_context, cluster):
    """Two people, each at a process of their own."""
    return [
        Board(new_context().new_page()).open(process.address) for process in cluster.processes
    ]


MOVES = 200
CARD = "Stop the server and start it again"

# Notes each place of a card in its column, as the page shows one after the other.
WATCH_PLACES = """title => {
  window.places = [];
  const note = () => {
    const column = document.querySelector('[role=group][aria-label="To do"]');
    const titles = [...column.querySelectorAll('.menu-subject button')].map(one => one.ariaLabel.split(', ')[0]);
    const place = titles.indexOf(title);
    if (place !== window.places.at(-1)) window.places.push(place);
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  note();
}"""

# Drags a card by its handle, again and again by one row, without waiting for what comes of it.
DRAG = """async ([title, count, rows]) => {
  const handle = document.querySelector(`[data-identifier="handle of ${title}"]`);
  const frame = () => new Promise(requestAnimationFrame);
  for (let number = 0; number < count; number += 1) {
    const box = handle.getBoundingClientRect();
    const [x, y] = [box.x + 9, box.y + 9];
    const distance = (number % 3 ? 1 : -1) * rows * 92;
    for (const [type, clientY] of [['down', y], ['move', y + distance], ['up', y + distance]]) {
      handle.dispatchEvent(new PointerEvent(
        `pointer${type}`, { bubbles: true, pointerId: 1, clientX: x, clientY }));
    }
    await frame();
    await frame();
  }
}"""


def test_two_people_move_a_card_200_times_at_once_and_see_one_order_and_one_end(two, cluster):
    ida, bo = two
    for number in range(3):
        ida.add("To do", f"Another {number}")
    bo.has("To do", "Another 2")
    before = len(cluster.entries())
    for board in two:
        board.page.evaluate(WATCH_PLACES, CARD)
    # A page that has to wait for its server drops what a person presses meanwhile, and one that is slow shows what several
    # moves have made.
    while (missing := before + MOVES - len(cluster.entries())) > 0 or not all(map(has_seen_some, two)):
        for board, rows in zip(two, (1, -1)):
            arguments = [CARD, max(missing, 0) // 2 + 1, rows]
            board.page.evaluate(f"arguments => {{ window.moved = ({DRAG})(arguments) }}", arguments)
        for board in two:
            board.page.evaluate("() => window.moved")
    expect_one_end(two, cluster, before)

    seen = [board.page.evaluate("() => window.places") for board in two]
    places = all_places(cluster, before)
    assert all(is_part(each, places) for each in seen)


def has_seen_some(board):
    return board.page.evaluate("() => window.places.length") > 3


def expect_one_end(two, cluster, before):
    """Both show what the journal says, and nothing that was pressed is still on its way."""
    deadline = time.monotonic() + 60
    count = -1
    while True:
        shown = [board.titles("To do") for board in two]
        place = all_places(cluster, before)[-1]
        if shown[0] == shown[1] and shown[0].index(CARD) == place and count == len(cluster.entries()):
            return
        assert time.monotonic() < deadline, (shown, place)
        count = len(cluster.entries())
        time.sleep(0.5)


def all_places(cluster, before):
    """The places of the card, by the journal."""
    entries = [json.loads(body) for body in cluster.entries()]
    moves = [entry["edited"]["_0"]["move"] for entry in entries[before:]]
    return places_in(order_of_adding(entries[:before]), moves)


def order_of_adding(entries):
    """The cards of "To do" by their ids: the two of a new board, and those that were added."""
    first = [f"00000000-0000-4000-8000-{number:012}" for number in (2, 3)]
    return first + [entry["edited"]["_0"]["add"]["_0"]["id"] for entry in entries]


def places_in(cards, moves):
    """The places of a card after each of its moves, as the reducer has to see them."""
    card = moves[0]["_0"]
    places = [cards.index(card)]
    for move in moves:
        assert move["_0"] == card and move["_1"]["column"] == "planned"
        following = move["_1"].get("before")
        if following == card:
            continue
        cards = [one for one in cards if one != card]
        cards.insert(cards.index(following) if following else len(cards), card)
        places.append(cards.index(card))
    return places


def is_part(seen, places):
    """Whether what was seen is in the order of all places, some of which may be left out."""
    rest = iter(places)
    return all(any(place == other for other in rest) for place in seen)


def expect_titles(board, column, titles):
    deadline = time.monotonic() + 30
    while board.titles(column) != titles:
        assert time.monotonic() < deadline, (board.titles(column), titles)
        board.page.wait_for_timeout(20)


def test_people_on_another_process_see_who_drags_a_card_and_where_and_few_messages(
    new_context, cluster
):
    ida, bo = (Board(new_context().new_page()) for _ in range(2))
    traffic = Traffic(bo.page)
    for board, process, name in zip((ida, bo), cluster.processes, ("Ida", "Bo")):
        board.open(process.address).call_me(name)
    expect(bo.page.get_by_text("Ida", exact=True)).to_be_visible()
    expect(ida.page.get_by_text("Bo", exact=True)).to_be_visible()

    card = "Give a card a due date"
    x, y = ida.hold(card)
    ida.page.mouse.move(x + 40, y + 10, steps=4)
    expect(bo.page.get_by_text("Ida moves it")).to_be_visible()
    # The title of the card in its place, and on its way.
    title = bo.page.get_by_text(card, exact=True)
    expect(title).to_have_count(2)
    expect_distance(title, 40)
    traffic.clear()
    began = time.monotonic()
    for step in range(60):
        ida.page.mouse.move(x + 40 + 4 * step, y + 10)
        ida.page.wait_for_timeout(16)
    expect_distance(title, 276)
    assert len(traffic.down) <= 5 * (time.monotonic() - began)
    ida.page.mouse.up()
    bo.has("To do", card)
    expect(title).to_have_count(1)
    # Nothing of it is in the journal but the move itself.
    assert len(cluster.entries()) == 1


def expect_distance(title, distance):
    deadline = time.monotonic() + 30
    while True:
        first, second = (one.bounding_box()["x"] for one in title.all())
        # A card on its way has no handle.
        if abs(second - first - distance) < 6:
            return
        assert time.monotonic() < deadline, (first, second)
        title.page.wait_for_timeout(20)


def test_a_page_goes_on_in_the_other_process_when_its_own_is_killed(page, cluster):
    ida = Board(page).open(cluster.address).call_me("Ida")
    ida.add("Doing", "Survives").choose("Survives", "Move to Done").has("Done", "Survives")
    page.get_by_label("New card in Ideas").fill("Half a tho")
    ida.card("Survives").click()
    title = page.get_by_role("dialog").get_by_label("Title")
    title.fill("Survives with half a na")
    address = page.url
    first = cluster.server(page)
    first.kill()

    expect_another_process(page, first.process)
    assert page.url == address
    expect(title).to_have_value("Survives with half a na")
    page.get_by_role("button", name="Save", exact=True).click()
    ida.has("Done", "Survives with half a na")
    expect(page.get_by_label("New card in Ideas")).to_have_value("Half a tho")
    expect(page.get_by_role("button", name="Ida, you", exact=True)).to_be_visible()
    # It is still the same person, who can take back their own.
    ida.undo().has("Done", "Survives").undo().has("Doing", "Survives")


def expect_another_process(page, killed):
    """The page comes back before it says that it has lost the connection, or after that."""
    button = page.locator("button").filter(has_text=SERVER)
    expect(button).not_to_have_text(f"Kill process {killed}", timeout=RECOVERY)
    expect(page.locator("#headwater-connection")).to_be_hidden(timeout=RECOVERY)


def test_nothing_that_was_shown_is_lost_when_a_process_and_the_database_are_killed(
    new_context, cluster, postgres
):
    ida = Board(new_context().new_page()).open(cluster.address)
    added = []

    def add():
        added.append(f"Card {len(added)}")
        ida.add("Doing", added[-1])

    for _ in range(3):
        add()
    killed = cluster.server(ida.page)
    killed.kill()
    expect_another_process(ida.page, killed.process)
    cluster.start_again(killed)
    for _ in range(3):
        add()

    postgres.kill()
    # It is not shown before it is kept, and is kept by itself once it can be.
    field = ida.page.get_by_label("New card in Doing")
    field.fill("Waits")
    field.press("Enter")
    expect(ida.page.get_by_text("What you do is not kept yet.")).to_be_visible(timeout=RECOVERY)
    expect(ida.column("Doing").get_by_text("Not kept yet")).to_be_visible()
    expect(ida.column("Doing").get_by_text("Waits", exact=True)).to_be_visible()
    expect(ida.card("Waits")).to_have_count(0)
    postgres.start()
    ida.has("Doing", "Waits")
    expect(ida.page.get_by_text("What you do is not kept yet.")).to_have_count(0)
    add()
    for process in cluster.processes:
        bo = Board(new_context().new_page()).open(process.address)
        expect_titles(bo, "Doing", ["Look who is here", *added[:6], "Waits", added[6]])
    assert len(cluster.entries()) == len(added) + 1


def test_a_card_outlives_its_process_although_the_database_was_away(page, cluster, postgres):
    ida = Board(page).open(cluster.address).is_live()
    postgres.kill()
    field = page.get_by_label("New card in Doing")
    field.fill("Waits")
    field.press("Enter")
    expect(ida.column("Doing").get_by_text("Not kept yet")).to_be_visible()
    killed = cluster.server(page)
    killed.kill()
    expect_another_process(page, killed.process)
    # It serves what needs no database, says so once, and gets nobody by a load balancer.
    cluster.start_again(killed)
    again = next(each for each in cluster.processes if each.port == killed.port)
    assert page.request.get(f"{again.address}/headwater/ready").status == 503
    assert page.request.get(f"{again.address}/counter").status == 200
    postgres.start()
    ida.has("Doing", "Waits")
    Board(page.context.new_page()).open(again.address).has("Doing", "Waits")
    said = "The board opens as soon as the database answers"
    assert sum(said in line for line in again.output) == 1
    assert len(cluster.entries()) == 1


@pytest.mark.parametrize("delay", [0, 0.5])
def test_what_waited_stands_once_if_the_process_is_killed_while_it_is_kept(
    page, cluster, postgres, delay
):
    ida = Board(page).open(cluster.address).is_live()
    postgres.kill()
    field = page.get_by_label("New card in Doing")
    titles = [f"Card {number}" for number in range(12)]
    for title in [*titles, "Taken back"]:
        field.fill(title)
        field.press("Enter")
        expect(field).to_have_value("")
    expect(ida.column("Doing").get_by_text("Taken back", exact=True)).to_be_visible()
    ida.undo()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_enabled()
    killed = cluster.server(page)
    postgres.start()
    # The process tries at times that double. It is killed before, during or after the append.
    time.sleep(delay)
    killed.kill()
    expect_another_process(page, killed.process)
    cluster.start_again(killed)
    expect_titles(ida, "Doing", ["Look who is here", *titles])
    expect(page.get_by_text("Not kept yet")).to_have_count(0)
    expect(page.get_by_role("button", name="Leave it")).to_have_count(0)
    expect_titles(ida, "Doing", ["Look who is here", *titles])


# Notes each text that the field shows, also between two frames.
WATCH_TEXTS = """field => {
  window.texts = [field.value];
  const note = () => {
    if (field.value !== window.texts.at(-1)) window.texts.push(field.value);
    requestAnimationFrame(note);
  };
  note();
  field.addEventListener('input', () => window.texts.push(field.value));
}"""


def test_typing_does_not_jump_with_200_ms_to_the_database(new_context, tmp_path, postgres):
    proxy = DelayProxy(postgres.port, 0.1)
    cluster = Cluster(tmp_path, postgres, proxy.port)
    try:
        boards = [
            Board(new_context().new_page()).open(process.address) for process in cluster.processes
        ]
        ida, bo = (board.page.get_by_label("Name of the board") for board in boards)
        ida.evaluate(WATCH_TEXTS)
        ida.click()
        text = "The plans of the spring, with all that comes then"
        boards[0].page.keyboard.type(text, delay=25)
        expect(bo).to_have_value(text)
        # What comes back has come by then.
        boards[0].page.wait_for_timeout(500)
        seen = ida.page.evaluate("() => window.texts")
        assert all(text.startswith(one) for one in seen)
        assert [len(one) for one in seen] == sorted(len(one) for one in seen)
        assert seen[-1] == text and len(seen) > len(text) / 2
    finally:
        cluster.stop()
        proxy.close()


def test_what_a_person_does_before_the_connection_is_done_in_the_other_process(page, cluster):
    held = []
    page.route("**/client.js*", lambda route: held.append(route))
    page.goto(f"{cluster.address}/board", wait_until="commit")
    for column in ["Doing", "Ideas"]:
        field = page.get_by_label(f"New card in {column}")
        field.fill(f"Early in {column}")
        field.press("Enter")
    cluster.server(page).kill()
    held[0].continue_()
    Board(page).has("Doing", "Early in Doing").has("Ideas", "Early in Ideas")
    expect(field).to_have_value("")
    assert len(cluster.entries()) == 2


def test_the_demo_shows_a_page_that_goes_on_after_its_process_was_killed(page, new_context, tmp_path):
    demo = DemoCluster(tmp_path, three_free_ports())
    try:
        ida = Board(page).open(demo.address).add("Doing", "Survives")
        killed = server(page)
        page.get_by_role("button", name=f"Kill process {killed}", exact=True).click()
        expect_another_process(page, killed)
        ida.has("Doing", "Survives")
        assert re.search(r"process [12] was killed\. It starts again\.", demo.line_with("killed"))
        demo.address_on("Headwater serves")
        for address in demo.processes:
            Board(new_context().new_page()).open(address).has("Doing", "Survives")
        folders = demo.folders
        assert len(folders) == 2 and all(folder.exists() for folder in folders)
    finally:
        demo.interrupt()
    assert not any(folder.exists() for folder in folders)
    for port in demo.ports:
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port))


def test_the_demo_goes_on_when_a_process_is_killed_while_the_database_is_away(
    page, new_context, tmp_path
):
    demo = DemoCluster(tmp_path, three_free_ports())
    try:
        # Who comes by no proxy is no reason for a warning.
        for address in demo.processes:
            Board(new_context().new_page()).open(address)
        ida = Board(page).open(demo.address).is_live()
        demo.control_database("kill")
        killed = server(page)
        page.get_by_role("button", name=f"Kill process {killed}", exact=True).click()
        expect_another_process(page, killed)
        demo.line_with("The board opens as soon as the database answers")
        demo.control_database("start")
        ida.has("Doing", "Look who is here").add("Doing", "Survives")
        for address in demo.processes:
            Board(new_context().new_page()).open(address).has("Doing", "Survives")
    finally:
        demo.interrupt()
    assert not [line for line in demo.output if "Killed" in line or "trusted proxy" in line]


def three_free_ports():
    """The first of three that follow one another."""
    while True:
        port = free_port()
        with contextlib.suppress(OSError):
            for each in [port + 1, port + 2]:
                with socket.socket() as probe:
                    probe.bind(("127.0.0.1", each))
            return port
