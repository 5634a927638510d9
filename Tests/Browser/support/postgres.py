"""A PostgreSQL server of a test's own, by Scripts/with-postgres."""

import pathlib
import socket
import subprocess

SCRIPT = pathlib.Path(__file__).parents[3] / "Scripts/with-postgres"
# Says where the server is, and stays until its input ends.
STAY = 'printf "%s\\n" "$POSTGRES_URL" "$POSTGRES_CONTROL" "$POSTGRES_PROGRAMS"; read -r _ || true'


def is_installed():
    return subprocess.run([SCRIPT, "--programs"], capture_output=True).returncode == 0


class Postgres:
    def __init__(self):
        self._process = subprocess.Popen(
            [SCRIPT, "bash", "-c", STAY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        url, self._control, self._programs = (
            self._process.stdout.readline().strip() for _ in range(3)
        )
        self._url = url.removesuffix("/postgres")
        self.port = int(self._url.rpartition(":")[2])
        self._databases = 0

    def new_database(self):
        self._databases += 1
        name = f"cluster{self._databases}"
        self.rows("postgres", f"CREATE DATABASE {name}")
        return name

    def url(self, database, port=None):
        """The URL of a database; with a port, that by way of a proxy, without TLS."""
        if port is None:
            return f"{self._url}/{database}"
        return f"{self._url.removesuffix(str(self.port))}{port}/{database}?sslmode=disable"

    def kill(self):
        """Ends all processes of the server by kill -9."""
        subprocess.run([self._control, "kill"], check=True)

    def start(self):
        """Starts the server, unless it runs."""
        if not self.is_running:
            subprocess.run([self._control, "start"], check=True)

    @property
    def is_running(self):
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def rows(self, database, query):
        """The rows of a query, as lists of texts."""
        psql = [f"{self._programs}/psql", self.url(database), "-qAt", "-F", "\t"]
        done = subprocess.run(
            [*psql, "-v", "ON_ERROR_STOP=1", "-c", query],
            check=True, capture_output=True, text=True,
        )
        return [line.split("\t") for line in done.stdout.splitlines()]

    def stop(self):
        self._process.stdin.close()
        self._process.wait(30)
        self._process.stdout.close()
