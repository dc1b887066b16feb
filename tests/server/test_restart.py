"""kill -9: after it, every action that was acknowledged is there, and the game goes on."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from websockets.sync.client import connect

from tests.server.house import url_in
from tests.table.postgres import cluster

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database."""
    if request.param == "sqlite":
        yield url_in(tmp_path)
    else:
        with cluster() as made:
            yield made.database()


@contextmanager
def process(database: str, *more: str) -> Generator[tuple[subprocess.Popen[str], str]]:
    """A real server on a free port: the process, and its address."""
    command = [sys.executable, "-c", "from longroll.cli import main; main()", "serve"]
    options = ["--port", "0", "--db", database, "--pace", "0", *more]
    server = subprocess.Popen([*command, *options], stderr=subprocess.PIPE, text=True, cwd=ROOT)
    assert server.stderr is not None
    try:
        told = server.stderr.readline()
        found = re.search(r"http://\S+/", told)
        assert found, told
        yield server, found[0]
    finally:
        server.kill()
        server.wait()
        server.stderr.close()


@pytest.mark.slow
def test_every_acknowledged_action_survives_a_kill(database: str) -> None:
    with process(database) as (server, page), httpx2.Client(base_url=page, timeout=60) as client:
        wanted = {"title": "forthepeople", "scenario": "1861", "seats": {"confederate": "greedy"}}
        made = client.post("/api/games", json=wanted).json()
        client.headers["Authorization"] = f"Bearer {made['tokens']['union']}"
        at = f"/api/games/{made['id']}"
        acknowledged: list[tuple[int, str]] = []
        while len(acknowledged) < 15:
            state = client.get(at).json()
            if not state["decision"]["mine"]:
                continue
            action = state["decision"]["actions"][0]["action"]
            answer = client.post(f"{at}/actions", json={"seq": state["seq"], "action": action})
            if answer.status_code == 200:
                acknowledged.append((answer.json()["seq"], action))
        log = client.get(f"{at}/log").json()
        live = f"{page}{at[1:]}/live?token={made['tokens']['union']}".replace("http", "ws", 1)
        with connect(live) as line:
            assert json.loads(line.recv())["state"]["id"] == made["id"]
        os.kill(server.pid, signal.SIGKILL)
        server.wait()
    with process(database) as (_, page), httpx2.Client(base_url=page, timeout=60) as client:
        client.headers["Authorization"] = f"Bearer {made['tokens']['union']}"
        after = client.get(at).json()
        assert after["seq"] >= acknowledged[-1][0]
        again = client.get(f"{at}/log").json()
        assert again[: len(log)] == log
        seq, action = acknowledged[-1]
        answer = client.post(f"{at}/actions", json={"seq": seq - 1, "action": action})
        assert answer.status_code == 409
