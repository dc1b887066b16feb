"""``longroll new-title``: what it makes is installed, played, drawn, looked up and tested."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import longroll, refusal


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A new title outside the checkout, and the folder in which it is installed."""
    place = tmp_path_factory.mktemp("elsewhere")
    package, site = place / "longroll-dawnduel", place / "site"
    done = longroll("new-title", "dawnduel", "--name", "Dawn Duel", "--folder", package)
    assert done.status == 0, done.err
    pip = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-build-isolation", "--quiet"]
    subprocess.run([*pip, "--target", site, package], check=True, capture_output=True)
    return package, site


def run(site: Path | str, *words: str | Path, at: Path | None = None, typed: str = "") -> str:
    """Run a module, or a text after ``-c``, where the title is installed."""
    done = started(site, *words, at=at, typed=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def started(
    site: Path | str, *words: str | Path, at: Path | None = None, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *(() if words[0] == "-c" else ("-m",)), *words],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(site), INHERITED)))},
        cwd=at,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


ROOT = Path(__file__).parents[2]
INHERITED = os.environ.get("PYTHONPATH", "")

AT_THE_TABLE = """
import sys
from pathlib import Path
from tests.server.house import serving

with serving(Path(sys.argv[1])) as client:
    game = client.post("/api/games", json={"title": "dawnduel", "seats": {"red": "random"}}).json()
    place, seat = f"/api/games/{game['id']}", {"Authorization": f"Bearer {game['tokens']['blue']}"}
    shown = client.get(place, headers=seat)
    assert shown.status_code == 200, shown.text
    print(len(shown.json()["cards"]), "cards")
"""


def test_it_is_listed_played_and_looked_up(made: tuple[Path, Path]) -> None:
    _, site = made
    assert "dawnduel  Dawn Duel" in run(site, "longroll", "titles")
    assert "5 games" in run(site, "longroll", "selfplay", "dawnduel", "--games", "5")
    shown = run(site, "longroll", "rules", "dawnduel", "2.1")
    assert "Hit or miss" in shown


def test_its_rules_are_found_in_its_code_and_tests(made: tuple[Path, Path]) -> None:
    package, site = made
    source = os.pathsep.join((str(package / "src"), str(site)))
    shown = run(source, "longroll", "rules", "dawnduel", "2.1")
    assert "code  src/longroll_dawnduel/__init__.py:" in shown
    assert "tests tests/test_dawnduel.py:" in shown
    assert "5 clauses: 2 tested" in run(source, "longroll", "rules", "dawnduel", "--coverage")


def test_all_that_a_terminal_shows_is_told(made: tuple[Path, Path]) -> None:
    lines = "hand\nshow\nshow track\nshow oak\n1\nquit\n"
    told = run(made[1], "longroll", "play", "dawnduel", "--seed", "1", typed=lines)
    assert "You leave the table" in told
    assert "\n  7 (Beats up to: 6)\n" in told
    assert "Nothing is called" not in told


def test_it_is_opened_in_the_browser(made: tuple[Path, Path], tmp_path: Path) -> None:
    assert "3 cards" in run(made[1], "-c", AT_THE_TABLE, str(tmp_path), at=ROOT)


def test_it_does_without_aids(made: tuple[Path, Path], tmp_path: Path) -> None:
    package = tmp_path / "longroll_dawnduel"
    shutil.copytree(made[0] / "src" / "longroll_dawnduel", package)
    code = package / "__init__.py"
    rows = code.read_text(encoding="utf-8").splitlines(keepends=True)
    code.write_text("".join(row for row in rows if "    aids = " not in row), encoding="utf-8")
    site = f"{tmp_path}{os.pathsep}{made[1]}"
    lines = "hand\nshow\nquit\n"
    told = run(site, "longroll", "play", "dawnduel", "--seed", "1", typed=lines)
    assert "> hand\n  1\n  3\n  7\n> show\n  The Oak                Blue\n" in told
    assert "3 cards" in run(site, "-c", AT_THE_TABLE, str(tmp_path), at=ROOT)


def test_it_is_drawn(made: tuple[Path, Path], tmp_path: Path) -> None:
    run(made[1], "longroll", "draw", "dawnduel", "-o", tmp_path / "board.svg")
    assert 'data-space="oak"' in (tmp_path / "board.svg").read_text(encoding="utf-8")


def test_its_own_tests_keep_the_promises_of_the_contract(made: tuple[Path, Path]) -> None:
    package, site = made
    told = run(site, "pytest", "-q", "-p", "no:cacheprovider", "tests", at=package)
    assert "9 passed" in told


def test_a_text_that_is_missing_fails_its_tests(made: tuple[Path, Path], tmp_path: Path) -> None:
    package = tmp_path / "longroll-dawnduel"
    shutil.copytree(made[0], package)
    file = package / "src" / "longroll_dawnduel" / "locale" / "es" / "title.ftl"
    rows = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(row for row in rows if "event-hit" not in row), encoding="utf-8")
    done = started(f"{package / 'src'}{os.pathsep}{made[1]}", "pytest", "-q", "tests", at=package)
    assert done.returncode == 1
    assert "locale/es lacks: event-hit" in done.stdout


def test_a_position_of_a_few_lines_stands_at_the_bids(
    made: tuple[Path, Path], tmp_path: Path
) -> None:
    file = tmp_path / "late.toml"
    file.write_text('title = "dawnduel"\nround = 2\n[cards]\nblue = [3]\nred = [8]\n', "utf-8")
    assert "blue, red to choose" in run(made[1], "longroll", "position", file)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["Dawn Duel"], "is not a key"),
        (["savannah"], "there is a title called savannah"),
        (["dusk", "--name", 'a "name"'], "neither quotes"),
        (["dusk", "--folder", "."], "is there already"),
    ],
)
def test_what_cannot_be_made_is_told(words: list[str], said: str) -> None:
    assert said in refusal(longroll("new-title", *words))
