"""A person who opens the page plays a first round, in a real Chromium."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
STATIC = HERE.parents[1] / "src/longroll/server/static/index.html"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert STATIC.is_file(), "the client is not built: make client"
    folder = tmp_path_factory.mktemp("table")
    longroll = str(Path(sys.executable).parent / "longroll")
    with (
        (folder / "said").open("w+", encoding="utf-8") as said,
        subprocess.Popen(
            [longroll, "serve", "--port", "0", "--pace", "0", "--db", f"sqlite:///{folder}/t.db"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        ) as server,
    ):
        try:
            assert server.stderr is not None
            for line in server.stderr:
                said.write(line)
                if found := re.search(r"http://\S+/", line):
                    yield found[0]
                    break
            else:
                pytest.fail(f"the server did not start: {(folder / 'said').read_text('utf-8')}")
        finally:
            server.terminate()


@pytest.mark.slow
@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_a_first_round_against_a_bot(page: str, how: str, tmp_path: Path) -> None:
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert browser, "no Chromium: make browser"
    played = subprocess.run(
        ["node", str(HERE / "first_round.mjs"), page, how, browser],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
        env={"PATH": "/usr/bin:/bin:/usr/local/bin", "SHOT": str(tmp_path / "failed.png")},
    )
    assert played.returncode == 0, f"{played.stdout}{played.stderr} ({tmp_path}/failed.png)"
