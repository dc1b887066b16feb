"""Connections that ask nothing, half a question, or too slowly, shut nobody out."""

from __future__ import annotations

import contextlib
import re
import socket
import subprocess
import sys
import time
from collections.abc import Generator
from pathlib import Path
from urllib.parse import urlsplit

import httpx2
import pytest

from tests.server.house import url_in

resource = pytest.importorskip("resource")

ROOT = Path(__file__).resolve().parents[2]
FILES = 1024
CROWD = 1100
LOG = 10_000
"""Bytes that may be written meanwhile, at most."""


@contextlib.contextmanager
def serving(folder: Path, setting: str = "") -> Generator[tuple[str, Path]]:
    """A server that may open so many files and no more: its address, and what it writes."""
    begin = f"""
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))
from longroll.server import connections
{setting}
from longroll.cli import main
main()
"""
    command = [sys.executable, "-c", begin, "serve", "--port", "0", "--db", url_in(folder)]
    log = folder / "log"
    with log.open("wb") as written:
        server = subprocess.Popen([*command, "--pace", "0"], stderr=written, cwd=ROOT)
    try:
        yield _address(log, server), log
    finally:
        server.kill()
        server.wait()


def _address(log: Path, server: subprocess.Popen[bytes]) -> str:
    until = time.monotonic() + 60
    while time.monotonic() < until and server.poll() is None:
        found = re.search(r"http://\S+/", log.read_text())
        if found:
            return found[0]
        time.sleep(0.05)
    raise AssertionError(log.read_text())


@contextlib.contextmanager
def crowd(page: str, said: bytes, many: int) -> Generator[list[socket.socket]]:
    """So many connections that say this and nothing more."""
    where = (urlsplit(page).hostname or "", urlsplit(page).port or 0)
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(socket.create_connection(where, 10)) for _ in range(many)]
        for line in lines:
            with contextlib.suppress(OSError):  # it gave way already
                line.sendall(said)
        yield lines


@pytest.fixture
def _many_files() -> Generator[None]:
    """Whoever crowds needs files, too."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CROWD + 500
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise AssertionError(f"the tests need {wanted} open files: ulimit -Hn")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


HALF = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Le"
BODY = (  # not of those that an allowance would stop first
    b"POST /api/games/none/actions HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
)


@pytest.mark.usefixtures("_many_files")
@pytest.mark.parametrize("said", [b"", HALF, BODY], ids=["silent", "half a head", "no body"])
def test_more_half_open_requests_than_files_stop_nobody(tmp_path: Path, said: bytes) -> None:
    with serving(tmp_path) as (page, log), crowd(page, said, CROWD):
        begun = time.monotonic()
        for _ in range(20):  # each a connection of its own
            assert httpx2.get(f"{page}api/titles", timeout=20).status_code == 200
        assert time.monotonic() - begun < 20
        made = httpx2.post(
            f"{page}api/games",
            json={"title": "forthepeople", "scenario": "1861", "seats": {}},
            timeout=20,
        )
        assert made.status_code == 201  # the database has its files
        assert log.stat().st_size < LOG


@pytest.mark.parametrize("said", [b"", HALF], ids=["silent", "half a head"])
def test_a_head_that_does_not_arrive_in_time_is_waited_for_no_longer(
    tmp_path: Path, said: bytes
) -> None:
    with serving(tmp_path, "connections.HEAD = 0.5") as (page, _), crowd(page, said, 1) as lines:
        lines[0].settimeout(20)
        with contextlib.suppress(ConnectionResetError):
            assert lines[0].recv(100) == b""


def test_a_head_that_drips_is_waited_for_no_longer(tmp_path: Path) -> None:
    with serving(tmp_path, "connections.HEAD = 1.0") as (page, _), crowd(page, HALF, 1) as lines:
        begun = time.monotonic()
        with contextlib.suppress(OSError):
            while time.monotonic() - begun < 20:
                lines[0].sendall(b"n")
                time.sleep(0.1)
        assert time.monotonic() - begun < 15


def test_whoever_has_asked_once_may_wait_for_the_next_question(tmp_path: Path) -> None:
    with (
        serving(tmp_path, "connections.HEAD = 0.5") as (page, _),
        httpx2.Client(base_url=page, timeout=20) as client,
    ):
        first = client.get("/api/titles")
        time.sleep(1.5)
        again = client.get("/api/titles")
        assert first.status_code == again.status_code == 200
        one, other = (answer.extensions["network_stream"] for answer in (first, again))
        ports = [stream.get_extra_info("client_addr") for stream in (one, other)]
        assert ports[0] == ports[1]  # the same connection
