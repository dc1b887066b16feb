"""Titles of installed packages: found by their entry points, played like the house's own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from longroll.engine.title import title_keys, titles_as_they_came

PATROL = Path(__file__).with_name("patrol.py")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder with a package as pip would install it: a module, and what its metadata say."""
    shutil.copy(PATROL, tmp_path / "night_patrol.py")
    with (tmp_path / "night_patrol.py").open("a", encoding="utf-8") as module:
        module.write("\n\nTITLE = PatrolTitle()\n")
    info = tmp_path / "night_patrol-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: night-patrol\nVersion: 1\n")
    return tmp_path


def offer(package: Path, *rows: str) -> None:
    text = "\n".join(["[longroll.titles]", *rows, ""])
    (package / "night_patrol-1.dist-info/entry_points.txt").write_text(text)


def run(package: Path, *words: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "longroll", *words],
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_a_title_of_a_package_is_listed_and_played(package: Path) -> None:
    offer(package, "patrol = night_patrol:TITLE")
    status, listed = run(package, "titles")
    assert status == 0
    assert "patrol  Patrol" in listed
    assert "forthepeople  For the People" in listed
    status, told = run(package, "selfplay", "patrol", "--games", "3")
    assert (status, "3 games" in told) == (0, True)


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("patrol = no_such_module:TITLE", "the title patrol (no_such_module:TITLE) cannot be"),
        ("scouts = night_patrol:TITLE", "the entry point scouts (night_patrol:TITLE) is the title"),
        ("patrol = night_patrol:SEAT", "the title patrol (night_patrol:SEAT) cannot be loaded"),
    ],
)
def test_a_package_that_does_not_keep_its_word_is_told(package: Path, row: str, said: str) -> None:
    offer(package, row)
    status, told = run(package, "selfplay", row.split(maxsplit=1)[0], "--games", "1")
    assert (status, said in told) == (2, True), told
    assert len(told.splitlines()) == 1
    status, listed = run(package, "titles")
    assert (status, "savannah  " in listed, "patrol" in listed) == (0, True, False)


def test_titles_are_listed_as_they_came_and_none_is_left_out() -> None:
    listed = titles_as_they_came()
    assert sorted(listed) == list(title_keys())
    assert listed[0] == "forthepeople", "what a newcomer finds chosen"
