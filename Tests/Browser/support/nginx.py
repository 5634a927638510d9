"""nginx with the configuration of Deploying.md, in front of processes on this machine."""

import pathlib
import subprocess
import time
import urllib.request

CONFIGURATION = pathlib.Path(__file__).parents[3] / "Scripts/nginx-configuration"


class Nginx:
    def __init__(self, directory, port, targets):
        self.address = f"http://127.0.0.1:{port}"
        configuration = directory / "nginx.conf"
        numbers = [str(number) for number in [port, *targets]]
        configuration.write_bytes(
            subprocess.check_output([CONFIGURATION, str(directory), *numbers])
        )
        self._log = directory / "error.log"
        self._process = subprocess.Popen(
            ["/usr/sbin/nginx", "-e", str(self._log), "-c", str(configuration)],
            stdin=subprocess.DEVNULL,
        )

    @property
    def worker(self):
        """The process id of its only worker, which has the connections."""
        children = pathlib.Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        (worker,) = children.read_text().split()
        return int(worker)

    def stop(self):
        self._process.terminate()
        self._process.wait(10)


def wait_for(address):
    """nginx says nowhere that it listens."""
    deadline = time.monotonic() + 30
    while True:
        try:
            with urllib.request.urlopen(address + "/headwater/ready"):
                return
        except OSError:
            assert time.monotonic() < deadline, "nginx does not answer"
            time.sleep(0.05)
