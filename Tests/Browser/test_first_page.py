"""What a first visit costs on the wire: the page and all its files, without pictures."""

from playwright.sync_api import expect

LIMIT = 22_000
SCRIPT_LIMIT = 12_000


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
    assert script <= SCRIPT_LIMIT
    assert sum(sizes.values()) <= LIMIT, sizes
