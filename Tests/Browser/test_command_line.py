"""A wrong start ends with one clear line and an exit status, never a trace."""

import os
import pathlib
import socket
import subprocess

import pytest

from support import showcase

SCRIPTS = pathlib.Path(__file__).parents[2] / "Scripts"
BROWSER_TEST = SCRIPTS / "browser-test"
DEMO = SCRIPTS / "demo"


def executable():
    return pathlib.Path(showcase.executable())


def run(*command, **environment):
    return subprocess.run(
        [str(part) for part in command],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=30,
        env={**os.environ, **environment},
    )


def one_line(result):
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 1, result.stderr
    return lines[0]


def test_a_port_in_use():
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        result = run(executable(), "--port", port)
    assert result.returncode not in (0, -5, -6, 132, 133, 134)
    assert str(port) in one_line(result)


def test_an_unknown_option():
    result = run(executable(), "--colour", "blue")
    assert result.returncode == 64
    assert "--colour" in one_line(result)


@pytest.mark.parametrize("options", [["--help"], ["-h"], ["--colour", "blue"]])
def test_a_process_that_does_not_serve_keeps_nothing(tmp_path, options):
    result = run(executable(), *options, TMPDIR=tmp_path)
    assert "The board is kept" not in result.stdout
    assert not list(tmp_path.glob("headwater-*"))


def test_without_its_checkout_a_showcase_says_what_is_missing(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        command = [executable(), "--port", str(other.getsockname()[1])]
        result = subprocess.run(
            command, cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=30
        )
    assert "There is no link to the code" in result.stdout


def test_a_port_that_is_no_port():
    result = run(executable(), "--port", "eighty")
    assert result.returncode == 64
    assert "eighty" in one_line(result)


def test_a_certificate_that_is_none(tmp_path):
    (tmp_path / "no.pem").write_text("no certificate")
    result = run(executable(), "--tls-certificate", tmp_path / "no.pem", "--tls-key", "key.pem")
    assert result.returncode == 1
    assert "no.pem" in one_line(result) and "TLS" in one_line(result)


def test_a_misspelt_variable():
    result = run(executable(), HEADWATER_PROT="80")
    assert result.returncode == 64
    assert "HEADWATER_PROT" in one_line(result)


def test_a_log_level_that_is_none():
    result = run(executable(), "--port", 0, LOG_LEVEL="loud")
    assert result.returncode == 64
    assert "loud" in one_line(result) and "warning" in one_line(result)


@pytest.mark.parametrize("port", ["abc", "-1", "80 80", "65536", "123456"])
def test_a_demo_at_a_port_that_is_no_port_is_not_built_first(port):
    result = run(DEMO, port)
    assert result.returncode == 64
    assert port in one_line(result) and "make demo PORT=" in one_line(result)


def test_a_demo_at_a_port_in_use_is_not_built_first():
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        result = run(DEMO, port)
    assert result.returncode == 1
    assert str(port) in one_line(result) and "make demo PORT=" in one_line(result)


def test_a_demo_takes_the_port_of_the_environment():
    result = run(DEMO, HEADWATER_PORT="eighty")
    assert result.returncode == 64
    assert "eighty" in one_line(result)


def test_the_counter_in_a_terminal():
    counter = executable().with_name("counter-terminal")
    result = subprocess.run([counter], input="+\n+\n-\nr\n", capture_output=True, text=True, timeout=30)
    assert result.stdout.splitlines() == [f"Count: {count}" for count in [0, 1, 2, 1, 0]]
    assert (result.returncode, result.stderr) == (0, "")


def test_help_names_the_options():
    result = run(executable(), "--help")
    assert result.returncode == 0
    assert "--port" in result.stdout and "--host" in result.stdout


def test_no_browser():
    result = run(BROWSER_TEST, CHROMIUM="/nowhere/chromium")
    assert result.returncode == 69
    assert "/nowhere/chromium" in one_line(result)
