"""A movie catalogue that refuses requests on demand."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MOVIES = [
    ("The Long Shift", 1994, "drama", 3, False),
    ("Two Left Shoes", 2008, "comedy", 4.5, True),
    ("Night Ferry", 2016, "thriller", 7.99, False),
]
CAST = {"name": "Ida Lund", "role": "Nora"}


class Catalogue:
    """Answers like the example's own server, and with 500 for each kind of request that it refuses."""

    def __init__(self):
        self.refuses = set()
        self.movies = [
            dict(id=id, title=title, year=year, genre=genre, price=price, isWatched=is_watched)
            for id, (title, year, genre, price, is_watched) in enumerate(MOVIES, 1)
        ]
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def close(self):
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def answer(self, method, path, body):
        """Returns a status and a value."""
        kind = "change" if method == "PUT" else "cast" if path.endswith("/cast") else "movies"
        if kind in self.refuses:
            return 500, None
        if kind == "change":
            self.movies[int(path.split("/")[2]) - 1]["isWatched"] = json.loads(body)
            return 204, None
        return 200, self.movies if kind == "movies" else [{"id": 1, **CAST}]

    def _handler(catalogue):
        class Handler(BaseHTTPRequestHandler):
            def _answer(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                status, value = catalogue.answer(self.command, self.path, body)
                data = b"" if value is None else json.dumps(value).encode()
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            do_GET = do_PUT = _answer

            def log_message(self, *arguments):
                pass

        return Handler
