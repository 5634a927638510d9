"""Two processes of the showcase on one database, behind nginx."""

import re

from .nginx import Nginx, wait_for
from .showcase import Showcase, free_port

# The process that serves a page is in the title of the button that kills it.
SERVER = re.compile(r"^Kill process (\d+)$")


def server(page):
    """The number of the process that serves a page."""
    # Also beneath a sheet, where no role is.
    return int(SERVER.match(page.locator("button").filter(has_text=SERVER).text_content())[1])


class Cluster:
    def __init__(self, folder, postgres, port_of_database=None):
        """The port is that of a proxy before the database."""
        self.postgres = postgres
        self.database = postgres.new_database()
        self._url = postgres.url(self.database, port_of_database)
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self.processes = [self._start() for _ in range(2)]
        self._nginx = Nginx(folder, port, [process.port for process in self.processes])
        wait_for(self.address)

    def _start(self, port=None):
        return Showcase(
            port,
            allowed_origin=self.address,
            trusted_proxy="127.0.0.1",
            environment={"JOURNAL_URL": self._url, "KILL_BUTTON": "1"},
        )

    def server(self, page):
        """The process that serves a page."""
        number = server(page)
        (process,) = (process for process in self.processes if process.process == number)
        return process

    def start_again(self, process):
        self.processes[self.processes.index(process)] = self._start(process.port)

    def entries(self, store="board/main"):
        """The actions of a store as JSON, in the order of the journal."""
        return [body for (body,) in self.postgres.rows(
            self.database,
            "SELECT convert_from(body, 'UTF8') FROM headwater.entry JOIN headwater.store"
            f" ON store.id = entry.store WHERE name = '{store}' ORDER BY entry.number",
        )]

    def stop(self):
        self._nginx.stop()
        for process in self.processes:
            if process.is_running:
                process.stop()
