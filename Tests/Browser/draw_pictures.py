"""Takes the pictures of the front page, the README and the tutorial of the running apps; see Scripts/draw-pictures."""

import base64
import html
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))

from playwright.sync_api import expect, sync_playwright

from support.orders import OrdersServer
from support.showcase import START_LIMIT, Showcase, lines_of

ROOT = pathlib.Path(__file__).resolve().parents[2]
CARDS = ROOT / "Examples/Showcase/Pictures"
README = ROOT / "Documentation/Pictures"
SCHEMES = ["light", "dark"]
# A card is about this wide. The pictures have twice as many pixels.
CARD = {"width": 400, "height": 250}


def type_name(page, label, text):
    page.get_by_label(label, exact=True).fill(text)


def leave(page):
    """Takes the pointer and the focus away from what they have used."""
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")


def prepare_sign_up(page):
    type_name(page, "Username", "al")
    expect(page.get_by_text("Username must have at least 3 characters")).to_be_visible()
    leave(page)


def prepare_counter(page):
    for _ in range(3):
        page.get_by_role("button", name="Increment").click()
    expect(page.get_by_text("3")).to_be_visible()
    leave(page)


def prepare_todos(page):
    page.get_by_role("button", name="Not done: Call Ida", exact=True).click()
    expect(page.get_by_role("button", name="Done: Call Ida", exact=True)).to_be_visible()
    leave(page)


def prepare_circles(page):
    page.get_by_role("button", name="Turn the colors").click()


# What is done with each app first, and the element at whose top the picture begins.
APPS = {
    "sign-up": (prepare_sign_up, ".form"),
    "todos": (prepare_todos, ".list"),
    "counter": (prepare_counter, ".content > .frame"),
    "prime-time": (lambda page: None, ".list"),
    "movies": (lambda page: None, ".list > .section:nth-child(2)"),
    "coffee-orders": (lambda page: None, ".searchable"),
    "coffee-dashboard": (lambda page: None, '[aria-label^="Chart"]'),
    "board": (lambda page: None, ".scroll"),
    "circles": (prepare_circles, ".grid"),
    "sign-in": (lambda page: None, ".list, .form"),
    "gallery": (lambda page: None, ".list"),
}


def as_webp(page, picture):
    """Returns a PNG as WebP, which the browser can write."""
    data = page.evaluate(
        """async (text) => {
          const image = new Image();
          image.src = "data:image/png;base64," + text;
          await image.decode();
          const canvas = document.createElement("canvas");
          [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
          canvas.getContext("2d").drawImage(image, 0, 0);
          return canvas.toDataURL("image/webp", 0.85).split(",")[1];
        }""",
        base64.b64encode(picture).decode(),
    )
    return base64.b64decode(data)


def draw_cards(browser, address):
    CARDS.mkdir(exist_ok=True)
    blank = browser.new_page()
    for scheme in SCHEMES:
        context = browser.new_context(
            viewport={"width": CARD["width"], "height": 1_000}, device_scale_factor=2,
            color_scheme=scheme, locale="en-US", reduced_motion="reduce",
        )
        for name, (prepare, start) in APPS.items():
            page = context.new_page()
            page.goto(f"{address}/{name}")
            expect(page.get_by_text("Loading")).to_have_count(0)
            prepare(page)
            page.wait_for_timeout(600)
            box = page.locator(f".screen:not([hidden]) {start}").first.bounding_box()
            top = max(0, box["y"] - (CARD["height"] - box["height"]) / 2) if box["height"] < CARD["height"] - 32 else box["y"] - 16
            picture = page.screenshot(clip={"x": 0, "y": top, **CARD}, animations="disabled")
            file = CARDS / f"{name}-{scheme}.webp"
            file.write_bytes(as_webp(blank, picture))
            page.close()
        context.close()
    blank.close()


STYLE = """
  * { box-sizing: border-box; margin: 0; }
  body { width: 1500px; padding: 40px; font: 15px/1.6 ui-monospace, "DejaVu Sans Mono", monospace; background: transparent; }
  .all { display: grid; grid-template-columns: 820px 1fr; gap: 40px; align-items: center; }
  .frame { border-radius: 14px; overflow: hidden; border: 1px solid light-dark(#d0d0d8, #45454d);
    box-shadow: 0 12px 40px rgb(0 0 0 / light-dark(.16, .6)); background: light-dark(#e8e8ee, #2a2a2e); }
  .bar { height: 34px; display: flex; gap: 8px; align-items: center; padding: 0 14px; }
  .bar i { width: 11px; height: 11px; border-radius: 50%; background: light-dark(#c4c4cc, #55555d); }
  .bar span { margin-inline: auto; font-size: 13px; color: light-dark(#5b5b66, #aeaeb6); }
  img { display: block; width: 100%; }
  .places { position: relative; }
  .phone { position: absolute; inset-inline-end: -24px; inset-block-end: -28px; width: 210px; border-width: 6px; border-radius: 30px; }
  pre { padding: 16px 20px 20px; white-space: pre-wrap; font: inherit; font-size: 13px; background: light-dark(#fff, #16161a);
    color: light-dark(#16161a, #f5f5f7); }
  b { color: light-dark(#1a7431, #4cd471); font-weight: 400; }
"""

PICTURE = """<!doctype html><meta name="color-scheme" content="light dark"><style>{style}</style>
<div class="all"><div class="places"><div class="frame"><div class="bar"><i></i><i></i><i></i><span>localhost:8080/todos</span></div>
<img src="data:image/png;base64,{wide}"></div><div class="frame phone"><img src="data:image/png;base64,{phone}"></div></div>
<div class="frame"><div class="bar"><i></i><i></i><i></i><span>swift test --no-parallel</span></div><pre>{test}</pre></div></div>"""

def lines_of_tests(path):
    """The results of a run of tests, as a terminal shows them."""
    lines = [line.strip() for line in pathlib.Path(path).read_text().splitlines()]
    passed = [line for line in lines if re.match(r"\S+ Test \"", line) and " passed after" in line]
    end = [line for line in lines if re.match(r"\S+ Test run with", line)]
    assert len(end) == 1 and passed and f"with {len(passed)} tests" in end[0], "the tests have not passed"
    return "\n".join(f"<b>{line[0]}</b>{html.escape(line[1:])}" for line in [*passed, *end])


def shot(browser, scheme, size, address, scale):
    context = browser.new_context(
        viewport=size, device_scale_factor=scale, color_scheme=scheme, locale="en-US", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(f"{address}/todos")
    prepare_todos(page)
    page.wait_for_timeout(600)
    picture = base64.b64encode(page.screenshot(animations="disabled")).decode()
    context.close()
    return picture


def draw_readme(browser, address, tests):
    README.mkdir(exist_ok=True)
    # What is read in the picture, for a check.
    titles = sorted(re.findall(r'Test "(.*)" passed', pathlib.Path(tests).read_text()))
    (README / "three-places.txt").write_text("\n".join(titles) + "\n")
    for scheme in SCHEMES:
        wide = shot(browser, scheme, {"width": 1000, "height": 640}, address, 2)
        phone = shot(browser, scheme, {"width": 390, "height": 720}, address, 2)
        page = browser.new_page(
            viewport={"width": 1500, "height": 700}, device_scale_factor=1.5, color_scheme=scheme
        )
        page.set_content(PICTURE.format(style=STYLE, wide=wide, phone=phone, test=lines_of_tests(tests)))
        picture = page.locator("body").screenshot(omit_background=True)
        (README / f"three-places-{scheme}.webp").write_bytes(as_webp(page, picture))
        page.close()


class Guestbook:
    """The app of the tutorial, in the package that a reader has after a step."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            [folder / ".build/debug/GuestbookServer", "--port", "0"], cwd=folder, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True,
        )
        self.output = []
        lines = lines_of(self.process.stdout, self.output)
        while (line := lines.get(timeout=START_LIMIT)) is not None:
            if found := re.search(r"http://[\d.:]+", line):
                self.address = found[0]
                return
        raise RuntimeError("the guestbook ended without serving:\n" + "".join(self.output))

    def stop(self):
        self.process.terminate()
        self.process.wait()


def sign(page, *names):
    for name in names:
        page.get_by_label("Name").fill(name)
        page.get_by_label("Name").press("Enter")
        expect(page.get_by_text(name, exact=True)).to_be_visible()


def show_disabled_button(page, app):
    page.get_by_label("Name").press_sequentially("Al")


def show_hint(page, app):
    page.get_by_label("Name").press_sequentially("Al")
    expect(page.get_by_text("A name has at least three letters")).to_be_visible()


def show_rows(page, app):
    sign(page, "Ada", "Grace", "Alan")


def show_sheet(page, app):
    sign(page, "Ada", "Grace")
    page.get_by_role("button", name="Ada", exact=True).click()
    page.get_by_role("dialog").get_by_label("Name").fill("Ada Lovelace")


def show_book(page, app):
    sign(page, "Ada", "Grace")


def show_restart(page, app):
    sign(page, "Ada", "Grace")
    page.get_by_label("Name").press_sequentially("Half a na")
    app.stop()
    page.wait_for_timeout(2_000)


# What is done with the app of a step. The third step is a test.
TUTORIAL = {
    1: show_disabled_button, 2: show_hint, 4: show_rows, 5: show_sheet, 6: show_sheet, 7: show_book, 8: show_restart,
}
ARTICLES = ROOT / "Sources/HeadwaterWeb/HeadwaterWeb.docc"
STEP = """<!doctype html><meta name="color-scheme" content="light dark"><style>{style}
  body {{ width: 560px; padding: 16px; }} .frame {{ box-shadow: none; }} pre {{ min-height: 120px; }}</style>
<div class="frame"><div class="bar"><i></i><i></i><i></i><span>{title}</span></div>{content}</div>"""


def draw_step(browser, scheme, step, title, content):
    page = browser.new_page(viewport={"width": 560, "height": 420}, color_scheme=scheme)
    page.set_content(STEP.format(style=STYLE, title=title, content=content))
    name = f"first-app-{step}{'~dark' if scheme == 'dark' else ''}.png"
    # DocC knows no WebP.
    page.locator("body").screenshot(path=ARTICLES / name, omit_background=True)
    page.close()


def draw_tutorial(browser, folder):
    """Takes them in a package of `make new`, in which the first build takes minutes."""
    for step in range(1, 9):
        subprocess.run([ROOT / "Scripts/follow-tutorial", folder, str(step)], check=True)
        subprocess.run(["swift", "build", "--build-tests"], cwd=folder, check=True)
        if step == 3:
            tests = folder / "tests.log"
            with tests.open("w") as log:
                subprocess.run(["swift", "test", "--skip-build"], cwd=folder, check=True, stdout=log, stderr=log)
            for scheme in SCHEMES:
                draw_step(browser, scheme, step, "swift test", f"<pre>{lines_of_tests(tests)}</pre>")
            continue
        for scheme in SCHEMES:
            # What the last picture has signed.
            for file in folder.glob("guestbook.sqlite*"):
                file.unlink()
            app = Guestbook(folder)
            page = browser.new_page(
                viewport={"width": 526, "height": 340}, color_scheme=scheme, locale="en-US", reduced_motion="reduce"
            )
            page.goto(app.address)
            TUTORIAL[step](page, app)
            page.wait_for_timeout(600)
            picture = base64.b64encode(page.screenshot(animations="disabled")).decode()
            path = page.url.removeprefix(app.address).rstrip("/")
            draw_step(browser, scheme, step, f"localhost:8080{path}", f'<img src="data:image/png;base64,{picture}">')
            page.close()
            app.stop()


def main():
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        orders = OrdersServer(pathlib.Path(folder) / "orders.sqlite")
        showcase = Showcase(environment={"COFFEE_ORDERS_URL": orders.address})
        browser = playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=arguments
        )
        try:
            draw_cards(browser, showcase.address)
            draw_readme(browser, showcase.address, sys.argv[1])
            package = pathlib.Path(folder) / "Guestbook"
            subprocess.run([ROOT / "Scripts/new", "Guestbook", package], check=True, stdout=subprocess.DEVNULL)
            draw_tutorial(browser, package)
        finally:
            browser.close()
            showcase.stop()
            orders.stop()


if __name__ == "__main__":
    main()
