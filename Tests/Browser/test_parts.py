"""The parts of the page's script are modules that can be loaded one by one."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "Sources/HeadwaterWeb/Client"

DOCUMENT = """<!DOCTYPE html><base href="/"><style id="headwater-rules"></style>
<link id="headwater-dialogs" rel="stylesheet" href="none.css" disabled><a id="headwater-skip" href="#"></a>
<div id="headwater-progress" hidden></div><p id="headwater-connection" hidden></p>
<main id="headwater" data-h="0"><button data-h="1">One</button></main><p id="headwater-announcer"></p>"""


class Files(SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="module")
def files():
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=CLIENT))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()


PARTS = sorted(path.stem for path in (CLIENT / "Page").glob("*.js") if path.stem != "start")


@pytest.mark.parametrize("part", PARTS)
def test_a_part_can_be_loaded_alone(page, files, part):
    page.route(files, lambda route: route.fulfill(body=DOCUMENT, content_type="text/html"))
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(files)
    page.evaluate("part => import(`./Page/${part}.js`).then(() => {})", part)
    assert problems == []
