"""The machine's clock is set back an hour, as by somebody who repairs it: nobody notices."""

import mmap
import pathlib
import shutil
import struct
import subprocess
import time

import pytest
from playwright.sync_api import expect

from support.form import USERNAME_TOO_SHORT, SignUpForm
from support.hands import Mouse
from support.showcase import Showcase

HOUR = 3_600
SOURCE = pathlib.Path(__file__).parent / "support" / "clock_offset.c"


class Clock:
    """What a process takes for the time of day; the time since the machine's start stays as it is."""

    def __init__(self, directory):
        library = directory / "clock_offset.so"
        subprocess.run(
            ["clang", "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", library, SOURCE],
            check=True,
        )
        self._file = directory / "offset"
        self._file.write_bytes(bytes(8))
        self.environment = {"LD_PRELOAD": str(library), "CLOCK_OFFSET": str(self._file)}

    def set_back(self, seconds):
        with self._file.open("r+b") as file, mmap.mmap(file.fileno(), 8) as offset:
            offset[:] = struct.pack("=q", -seconds)


@pytest.mark.skipif(shutil.which("clang") is None, reason="there is no C compiler")
def test_a_clock_that_is_set_back_an_hour_disturbs_nobody(tmp_path, page):
    clock = Clock(tmp_path)
    showcase = Showcase(
        environment=clock.environment, detached_lifetime=5, keep_alive_interval=1, sweep_interval=1
    )
    try:
        form = SignUpForm(page, Mouse).open(showcase.address)
        form.type(form.username, "al")
        clock.set_back(HOUR)
        page.wait_for_timeout(1_500)
        assert time.time() - served_at(page, showcase) == pytest.approx(HOUR, abs=60)

        # A message still waits for the pause, and no longer.
        form.erase(form.username, 1)
        form.type(form.username, "l")
        assert 0.5 < form.seconds_to_message(USERNAME_TOO_SHORT) < 2
        # Pings go on, and a session that is left for a while is found again.
        page.wait_for_timeout(3_000)
        page.context.set_offline(True)
        page.wait_for_timeout(1_000)
        page.context.set_offline(False)
        form.type(form.username, "ice")
        form.expect_no_message()
        expect(form.username).to_have_value("alice")
        assert page.locator("#headwater-connection").is_hidden()
    finally:
        showcase.stop()


def served_at(page, showcase):
    """The time of day that the server tells."""
    date = page.request.get(showcase.address).headers["date"]
    return time.mktime(time.strptime(date, "%a, %d %b %Y %H:%M:%S GMT")) - time.timezone
