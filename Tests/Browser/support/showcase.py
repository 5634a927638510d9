"""The built showcase as a process."""

import os
import queue
import re
import resource
import signal
import socket
import subprocess
import tempfile
import threading

from . import typed

ADDRESS = re.compile(r"serves .* at (https?://\S+?)/?$")
START_LIMIT = 30

# All people in the tests come from this machine, as in a load test.
ONE_ADDRESS = {
    "session_burst_per_address": 100_000,
    "sessions_per_second_per_address": 100_000,
    "maximum_unclaimed_sessions_per_address": 100_000,
}
STOP_LIMIT = 15


def executable(program="Showcase"):
    """The path of a program of the build."""
    showcase = os.environ["SHOWCASE"]
    return showcase if program == "Showcase" else os.path.join(os.path.dirname(showcase), program)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def lines_of(stream, output):
    """Returns a queue with the lines of a process's output, and None at its end. Also appends them to `output`."""
    lines = queue.Queue()

    def read():
        for line in stream:
            output.append(line)
            lines.put(line)
        lines.put(None)

    threading.Thread(target=read, daemon=True).start()
    return lines


class Showcase:
    """Starts on construction. It is ready when its output contains its address."""

    def __init__(
        self, port=None, allowed_origin=None, environment=None, files=None, program="Showcase",
        **settings,
    ):
        """Settings are options of the showcase, with underscores in place of dashes. None means the default.

        With a number of files, it can have no more of them open, and cannot raise that limit. Another program of the
        build may take its place.
        """
        self.port = port or free_port()
        options = {"port": self.port, **ONE_ADDRESS, **settings}
        if allowed_origin:
            options["allowed_origin"] = allowed_origin
        # For what the showcase keeps, unless a test names a folder.
        self._folder = tempfile.TemporaryDirectory()
        self.output = []
        typed.keep(self.output)
        self._process = subprocess.Popen(
            [executable(program)]
            + [
                f"--{name.replace('_', '-')}={value}"
                for name, value in options.items()
                if value is not None
            ],
            env={
                "LOG_LEVEL": "trace",
                "JOURNAL_DATA": self._folder.name,
                **os.environ,
                **(environment or {}),
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            preexec_fn=files and (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))),
        )
        self._addresses = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.address = self._addresses.get(timeout=START_LIMIT)
        if self.address is None:
            raise RuntimeError("the showcase ended instead of serving:\n" + "".join(self.output))

    def _read(self):
        for line in self._process.stdout:
            self.output.append(line)
            if match := ADDRESS.search(line.rstrip()):
                self._addresses.put(match[1])
        self._addresses.put(None)

    @property
    def is_running(self):
        return self._process.poll() is None

    @property
    def process(self):
        """The process id."""
        return self._process.pid

    def kill(self):
        """Kills the process, like a crash."""
        self._end(signal.SIGKILL)

    def stop(self):
        """Requests a stop, like a supervisor. The process has to end by itself, with status 0."""
        self._end(signal.SIGTERM)
        assert self._process.returncode == 0, "".join(self.output)

    def _end(self, sign):
        if self.is_running:
            self._process.send_signal(sign)
            try:
                self._process.wait(STOP_LIMIT)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
                raise
        self._reader.join()
        self._process.stdout.close()
        self._folder.cleanup()
