"""Clients that send requests ahead of the answers, from outside the process: others must notice nothing."""

import socket
import threading
import time

import pytest

# A neighbour's question takes a few milliseconds; beside a flood that holds everybody up, seconds.
BOUND = 0.25


class Flood:
    """Sends the same request again and again, and reads whatever comes."""

    def __init__(self, port, request):
        self._socket = socket.create_connection(("127.0.0.1", port))
        self._request = request * 500
        self.has_ended = threading.Event()
        for work in (self._send, self._read):
            threading.Thread(target=work, daemon=True).start()

    def _send(self):
        try:
            while True:
                self._socket.sendall(self._request)
        except OSError:
            pass

    def _read(self):
        try:
            while self._socket.recv(1 << 20):
                pass
        except OSError:
            pass
        self.has_ended.set()

    def stop(self):
        self._socket.close()


def request(showcase, path, host=None):
    host = host or f"127.0.0.1:{showcase.port}"
    return f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()


def seconds_for_an_answer(showcase):
    started = time.monotonic()
    with socket.create_connection(("127.0.0.1", showcase.port), timeout=30) as connection:
        connection.sendall(request(showcase, "/headwater/ready"))
        assert connection.recv(4096).startswith(b"HTTP/1.1 200")
    return time.monotonic() - started


@pytest.mark.alone
@pytest.mark.parametrize(
    "path, host",
    [
        ("/headwater/health", None),
        ("/nowhere", None),
        ("/headwater/client.js", None),
        ("/", None),
        ("/", "evil.example"),
    ],
)
def test_a_neighbour_is_answered_at_once_beside_two_floods(serve, path, host):
    showcase = serve(
        session_burst_per_address=1,
        sessions_per_second_per_address=1,
        maximum_unclaimed_sessions_per_address=None,
    )
    floods = [Flood(showcase.port, request(showcase, path, host)) for _ in range(2)]
    times = []
    deadline = time.monotonic() + 4
    while time.monotonic() < deadline:
        times.append(seconds_for_an_answer(showcase))
        time.sleep(0.05)
    for flood in floods:
        flood.stop()
    times.sort()
    # One in twenty may be held up by whatever else this machine does.
    assert times[len(times) * 19 // 20] < BOUND, times[-5:]


def test_a_flood_that_never_ends_is_let_go(serve):
    showcase = serve(keep_alive_interval=2)
    flood = Flood(showcase.port, request(showcase, "/headwater/health"))
    assert flood.has_ended.wait(30)
    flood.stop()
    # All of its lines are read when it has ended.
    showcase.stop()
    assert any("it sent more requests ahead for too long" in line for line in showcase.output)


def test_what_was_sent_before_an_end_is_answered_wholly(serve):
    showcase = serve(events_per_second=1_000)
    count = 1_000
    with socket.create_connection(("127.0.0.1", showcase.port), timeout=30) as connection:
        connection.sendall(request(showcase, "/headwater/health") * count)
        connection.shutdown(socket.SHUT_WR)
        answers = b""
        while piece := connection.recv(1 << 20):
            answers += piece
    assert answers.count(b"HTTP/1.1 200") == count
