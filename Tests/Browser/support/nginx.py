"""nginx with the configuration of Deploying.md, in front of processes on this machine."""

import pathlib
import re
import subprocess


DEPLOYING = (
    pathlib.Path(__file__).parents[3] / "Sources/HeadwaterWeb/HeadwaterWeb.docc/Deploying.md"
)

MAIN = """
daemon off;
pid {directory}/nginx.pid;
error_log {directory}/error.log warn;
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
  access_log off;
  client_body_temp_path {directory}/body;
  proxy_temp_path {directory}/proxy;
  fastcgi_temp_path {directory}/fastcgi;
  uwsgi_temp_path {directory}/uwsgi;
  scgi_temp_path {directory}/scgi;
  {documented}
}}
"""


def documented(port, targets):
    """The article's configuration, with the test's ports and without the certificate."""
    text = re.search(r"```nginx\n(.*?)```", DEPLOYING.read_text(), re.DOTALL)[1]
    options = re.search(r"server 127\.0\.0\.1:\d+([^;]*);", text)[1]
    servers = "\n".join(f"  server 127.0.0.1:{target}{options};" for target in targets)
    text, replaced = re.subn(r"( +server 127\.0\.0\.1:\d+[^;]*;\n)+", servers + "\n", text)
    assert replaced == 1
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    return re.sub(r" +(ssl_\w+|server_name) .*;\n", "", text)


class Nginx:
    def __init__(self, directory, port, targets):
        self.address = f"http://127.0.0.1:{port}"
        configuration = directory / "nginx.conf"
        configuration.write_text(
            MAIN.format(directory=directory, documented=documented(port, targets))
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
