"""A table that is served, and a person with a real Chromium who follows a flow."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
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
    boards = Path(tempfile.gettempdir()) / f"longroll-boards-{os.getuid()}"
    boards.mkdir(exist_ok=True)
    (database.parent / "boards").symlink_to(boards)
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


class Person:
    """Somebody with a browser, who follows one flow after the other, each as if he were new."""

    def __init__(self) -> None:
        self._hands: subprocess.Popen[str] | None = None

    def follow(self, order: dict[str, object]) -> str:
        """What a flow of ``flows/`` tells at its end; AssertionError with all that is known."""
        if self._hands is None:
            self._hands = subprocess.Popen(
                ["node", str(HERE / "run.mjs")],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        hands = self._hands
        assert hands.stdin is not None
        assert hands.stdout is not None
        timer = threading.Timer(LONGEST, hands.kill)
        timer.start()
        try:
            hands.stdin.write(json.dumps(order) + "\n")
            hands.stdin.flush()
            answer = hands.stdout.readline()
        finally:
            timer.cancel()
        if not answer:
            self.go()
            pytest.fail(f"{order['flow']} has not ended after {LONGEST} seconds, or its node has")
        told = json.loads(answer)
        assert told["ok"], f"{told['told']}\n(pictures in {order['failed']})"
        return str(told["told"])

    def go(self) -> None:
        """Close the browser."""
        if self._hands is not None:
            self._hands.communicate()
            self._hands = None


@pytest.fixture(scope="session")
def person() -> Iterator[Person]:
    """Somebody with a browser for all flows of this process."""
    someone = Person()
    yield someone
    someone.go()


def following(person: Person, page: str, failed: Path) -> Follow:
    """How ``person`` follows flows at an address; pictures of what fails lie in ``failed``."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert browser, "no Chromium: make browser"
    shots = os.environ.get("SHOTS", "")
    if shots:
        Path(shots).mkdir(parents=True, exist_ok=True)
        shots = str(Path(shots).resolve())

    def run(flow: str, **given: object) -> str:
        order = {"page": page, "browser": browser, "shots": shots, "failed": str(failed)}
        return person.follow({"flow": flow, **order, **given})

    return run


@pytest.fixture
def follow(table: str, person: Person, tmp_path: Path) -> Follow:
    """Follow a flow of ``flows/``; what it tells at its end. Pictures are taken for SHOTS."""
    return following(person, table, tmp_path)
