"""`Scripts/demo` and `Scripts/demo-cluster` without the compiler: their programs are already built."""

import os
import pathlib
import re
import signal
import subprocess

from . import typed
from .showcase import START_LIMIT, STOP_LIMIT, executable, lines_of

SCRIPTS = pathlib.Path(__file__).parents[3] / "Scripts"
ADDRESS = re.compile(r" at (http://127\.0\.0\.1:(\d+))")


def heed_interrupts():
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Script:
    """Starts on construction, in its own process group, as in a terminal."""

    def __init__(self, name, directory, port):
        swift = directory / "swift"
        products = pathlib.Path(executable()).parent
        swift.write_text(f"#!/bin/sh\ncase $* in *bin-path) echo {products};; esac\n")
        swift.chmod(0o755)
        self._process = subprocess.Popen(
            [SCRIPTS / name, str(port)],
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
            # Tests that run in the background of a script ignore Ctrl-C, and so would all that they start.
            preexec_fn=heed_interrupts,
        )
        self.is_running = True
        self.output = []
        typed.keep(self.output)
        self._lines = lines_of(self._process.stdout, self.output)

    def address_on(self, line_with):
        """The address on the next line with a text, and its port."""
        match = ADDRESS.search(self.line_with(line_with))
        return match[1], int(match[2])

    def line_with(self, text):
        while (line := self._lines.get(timeout=START_LIMIT)) is not None:
            if text in line:
                return line
        raise RuntimeError(f"the script ended without '{text}':\n" + "".join(self.output))

    def interrupt(self):
        """Sends Ctrl-C. The signal reaches every process that the terminal started."""
        os.killpg(self._process.pid, signal.SIGINT)
        self._wait()

    def _wait(self):
        self._process.wait(STOP_LIMIT)
        self.is_running = False
        # The output ends only after all processes that could write to it have ended.
        while self._lines.get(timeout=STOP_LIMIT) is not None:
            pass
        self._process.stdout.close()


class Demo(Script):
    def __init__(self, directory, port):
        super().__init__("demo", directory, port)
        self.database = directory / "data/coffee-orders.sqlite"
        self.orders, self.orders_port = self.address_on("Coffee orders")
        self.address, self.port = self.address_on("Headwater serves")

    def kill_orders(self):
        """Kills the orders' server, which the demo has started, like a crash."""
        number = self._process.pid
        # The shell that started the server has become the showcase.
        children = pathlib.Path(f"/proc/{number}/task/{number}/children").read_text().split()
        for child in map(int, children):
            os.kill(child, signal.SIGKILL)

    def kill(self):
        """Kills only the showcase, like a crash."""
        self._process.kill()
        self._wait()


class DemoCluster(Script):
    """Its three ports follow one another."""

    def __init__(self, directory, port):
        super().__init__("demo-cluster", directory, port)
        self.ports = [port, port + 1, port + 2]
        self.processes = [self._board("process 1: "), self._board("process 2: ")]
        self.line_with("By nginx")
        self.address = self._board("http://")

    def _board(self, line_with):
        return re.search(r"(http://\S+)/board$", self.line_with(line_with))[1]

    def control_database(self, command):
        """Kills the database's server, or starts it again."""
        (folder,) = (folder for folder in self.folders if "postgres" in folder.name)
        subprocess.run([folder / "control", command], check=True)

    @property
    def folders(self):
        """The folders that it has made, as its processes name them."""
        found = set()
        for file in [*self._files("environ"), *self._files("cmdline")]:
            found |= set(re.findall(r"/tmp/headwater-(?:cluster|postgres)\.\w+", file))
        return [pathlib.Path(folder) for folder in found]

    def _files(self, name):
        session = str(self._process.pid)
        for folder in pathlib.Path("/proc").iterdir():
            try:
                # The session is the fourth word after the name, which is in brackets.
                stat = (folder / "stat").read_text().rpartition(") ")[2].split()
                if stat[3] == session:
                    yield (folder / name).read_text(errors="replace")
            except OSError:
                continue
