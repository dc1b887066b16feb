"""A table that is served, and a person with a real Chromium who follows a flow."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
STATIC = HERE.parents[1] / "src/longroll/server/static/index.html"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
LONGEST = 600
"""Seconds for a flow on a machine that has much else to do; alone it takes some twenty."""

Follow = Callable[..., str]


def serve(database: Path, port: str = "0") -> list[str]:
    """The command of a server whose bots do not pause; all of them share the boards once drawn."""
    shelf = Path(tempfile.gettempdir()) / f"longroll-boards-{os.getuid()}"
    shelf.mkdir(exist_ok=True)
    (database.parent / "boards").symlink_to(shelf)
    longroll = str(Path(sys.executable).parent / "longroll")
    return [longroll, "serve", "--port", port, "--pace", "0", "--db", f"sqlite:///{database}"]


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    assert STATIC.is_file(), "the client is not built: make client"
    database = tmp_path_factory.mktemp("table") / "t.db"
    with subprocess.Popen(
        serve(database), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stderr is not None
            told = server.stderr.readline()
            found = re.search(r"http://\S+/", told)
            assert found, f"the server did not start: {told}{server.stderr.read()}"
            yield found[0]
        finally:
            server.terminate()


@pytest.fixture
def follow(table: str, tmp_path: Path) -> Follow:
    """Follow a flow of ``flows/``; what it tells at its end."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert browser, "no Chromium: make browser"
    shots = Path(os.environ.get("SHOTS", tmp_path / "shots")).resolve()
    shots.mkdir(parents=True, exist_ok=True)

    def run(flow: str, **given: object) -> str:
        order = {"page": table, "browser": browser, "shots": str(shots), "failed": str(tmp_path)}
        done = subprocess.run(
            ["node", str(HERE / "run.mjs"), flow, json.dumps({**order, **given})],
            capture_output=True,
            text=True,
            timeout=LONGEST,
            check=False,
        )
        assert done.returncode == 0, f"{done.stdout}{done.stderr}(pictures in {tmp_path})"
        return done.stdout

    return run
