"""`Scripts/demo` without the compiler: its programs are already built."""

import os
import pathlib
import re
import signal
import subprocess

from . import typed
from .showcase import START_LIMIT, STOP_LIMIT, executable, lines_of

SCRIPT = pathlib.Path(__file__).parents[3] / "Scripts/demo"
ADDRESS = re.compile(r" at (http://127\.0\.0\.1:(\d+))")


class Demo:
    """Starts on construction, in its own process group, as in a terminal."""

    def __init__(self, directory, port):
        swift = directory / "swift"
        products = pathlib.Path(executable()).parent
        swift.write_text(f"#!/bin/sh\ncase $* in *bin-path) echo {products};; esac\n")
        swift.chmod(0o755)
        self._process = subprocess.Popen(
            [SCRIPT, str(port)],
            env={
                **os.environ,
                "PATH": f"{directory}:{os.environ['PATH']}",
                "DEMO_DATA": str(directory / "data"),
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.is_running = True
        self.database = directory / "data/coffee-orders.sqlite"
        self.output = []
        typed.keep(self.output)
        self._lines = lines_of(self._process.stdout, self.output)
        self.orders, self.orders_port = self._address_on("Coffee orders")
        self.address, self.port = self._address_on("Headwater serves")

    def _address_on(self, line_with):
        while (line := self._lines.get(timeout=START_LIMIT)) is not None:
            if line_with in line and (match := ADDRESS.search(line)):
                return match[1], int(match[2])
        raise RuntimeError("the demo ended without serving:\n" + "".join(self.output))

    def kill_orders(self):
        """Kills the orders' server, which the demo has started, like a crash."""
        number = self._process.pid
        # The shell that started the server has become the showcase.
        children = pathlib.Path(f"/proc/{number}/task/{number}/children").read_text().split()
        for child in map(int, children):
            os.kill(child, signal.SIGKILL)

    def interrupt(self):
        """Sends Ctrl-C. The signal reaches every process that the terminal started."""
        os.killpg(self._process.pid, signal.SIGINT)
        self._wait()

    def kill(self):
        """Kills only the showcase, like a crash."""
        self._process.kill()
        self._wait()

    def _wait(self):
        self._process.wait(STOP_LIMIT)
        self.is_running = False
        # The output ends only after all processes that could write to it have ended.
        while self._lines.get(timeout=STOP_LIMIT) is not None:
            pass
        self._process.stdout.close()
