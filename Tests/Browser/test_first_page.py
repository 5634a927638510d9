"""What a first visit costs on the wire: the page and all its files, without pictures."""

import gzip
import statistics
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

LIMIT = 22_000
SCRIPT_LIMIT = 12_000
# Seconds to the first paint of content.
PAINT_LIMIT = 1.2
# Slow 4G as browsers' tools have it, with longer round trips.
SLOW_4G = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 1_600_000 / 8 * 0.9,
    "uploadThroughput": 750_000 / 8 * 0.9,
}
RUNS = 5
# On a busy machine.
MOST_RUNS = 15


def visit(page, show):
    """Returns what a visit has loaded, by its address."""
    responses = []
    page.on("response", lambda response: responses.append(response))
    show()
    page.wait_for_load_state("load")
    return {
        response.url.split("?")[0]: response
        for response in responses
        if response.url.startswith("http") and response.request.resource_type != "image"
    }


def test_a_first_visit_of_the_front_page_fits_into_22_kilobytes(page, showcase):
    def show():
        page.goto(showcase.address)
        expect(page.get_by_role("heading", name="Headwater")).to_be_visible()

    responses = visit(page, show)
    sizes = {
        url: response.request.sizes()["responseBodySize"] for url, response in responses.items()
    }
    for url, response in responses.items():
        assert response.header_value("content-encoding") == "gzip", url
    [script] = [size for url, size in sizes.items() if url.endswith("client.js")]
    assert any(url.endswith(".css") for url in sizes)
    print(f"first page: {sum(sizes.values())} bytes, of which the script has {script}")
    assert script <= SCRIPT_LIMIT
    assert sum(sizes.values()) <= LIMIT, sizes


@pytest.fixture
def static_copy(showcase, page):
    """The same page as files: what a server sends that does nothing else."""
    responses = visit(page, lambda: page.goto(showcase.address))
    files = {}
    for response in responses.values():
        # The page's own socket would connect: the script of the copy is as long, and does nothing.
        headers = response.all_headers()
        body = response.body()
        if "javascript" in headers["content-type"]:
            body = b"/*" + body.replace(b"*/", b"**") + b"*/"
        path = response.url.removeprefix(showcase.address).split("?")[0] or "/"
        files[path] = headers["content-type"], body

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            kind, body = files.get(self.path.split("?")[0], ("text/plain", b""))
            data = gzip.compress(body)
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *arguments):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()


def first_paint(new_context, address):
    """Seconds from the start of a first visit to its first content."""
    page = new_context().new_page()
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", SLOW_4G)
    page.goto(address)
    expect(page.get_by_role("heading", name="Headwater")).to_be_visible()
    paint = page.wait_for_function(
        "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
    ).json_value()
    page.close()
    return paint / 1_000


@pytest.mark.alone
def test_content_is_painted_on_a_slow_line_as_early_as_that_of_a_file(
    new_context, showcase, static_copy
):
    served, files = [], []

    def measure():
        served.append(first_paint(new_context, showcase.address))
        files.append(first_paint(new_context, static_copy))

    def is_as_early(of):
        return of(served) < PAINT_LIMIT and of(served) < of(files) + 0.1

    for _ in range(RUNS):
        measure()
    # Other work on the machine delays any of them, by more than the limit, and makes none earlier.
    is_calm = max(files) - min(files) < 0.1
    while not is_calm and not is_as_early(min) and len(served) < MOST_RUNS:
        measure()
    print(f"first paint, slow 4G with 400 ms: {[round(one, 3) for one in served]}")
    print(f"the same as files: {[round(one, 3) for one in files]}")
    assert is_as_early(statistics.median if is_calm else min), (served, files)
