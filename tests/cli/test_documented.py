"""Every documented command, with every title."""

from __future__ import annotations

import random
import re
import shlex
from pathlib import Path

import pytest

from longroll.cli import COMMANDS, GROUPS
from longroll.cli.club import club
from longroll.cli.coverage import coverage
from longroll.cli.lab import lab
from longroll.engine.game import Game
from longroll.engine.title import get_title, title_keys
from tests.cli.terminal import Outcome, longroll

ROOT = Path(__file__).parents[2]
TYPED = {"play": "1\nquit\n\n", "learn": "1\n1\nleave\nquit\n\n"}
LATER = 40
"""After so many actions a position is kept, or before the last if a game is shorter."""

ELSEWHERE = {"serve", "print", "report", "club check", "club reports", "club work"}
"""Tried by tests/browser and tests/server, with every title by tests/paper, by test_club.py."""

RUNS = {
    "titles": "titles",
    "learn": "learn {title}",
    "play": "play {title} --seed 3",
    "new-title": "new-title my{title} --folder {folder}/mine",
    "selfplay": "selfplay {title} --games 1 --bot random",
    "replay": "replay {record}",
    "analyse": "analyse {record} --at {choice}",
    "rules": "rules {title} --coverage",
    "pack": "pack {title} --audit",
    "position": "position {position}",
    "draw": "draw {title} --position {position} -o {folder}/board.svg",
    "bench": "bench {title} --seconds 0.1",
    "lab arena": "lab arena {title} --bots random,greedy --games 2",
    "lab census": "lab census {title} --games 1 --bot random --plot {folder}/census.png",
    "lab blunders": "lab blunders {title} --bots random --games 1",
    "lab suite": "lab suite {title} --bots random --tries 1",
    "lab regret": "lab regret {title} --bots random --players random --positions 1 --deep 1",
    "lab dataset": "lab dataset {title} --games 1 --bots random -o {folder}/games.parquet",
    "lab calibrate": "lab calibrate {title} --games 2 --bots random --write {folder}/winning.toml",
}
"""A run of each command that takes seconds."""


@pytest.fixture(scope="module", params=title_keys())
def title(request: pytest.FixtureRequest) -> str:
    key: str = request.param
    return key


@pytest.fixture(scope="module")
def names(title: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """What the runs speak of: a finished game of the title, and a position of it."""
    folder = tmp_path_factory.mktemp(title)
    game, choose = Game(title, seed=11), random.Random(11)
    choices: list[int] = []
    while not game.over:
        choices += [len(game.record.lines) + 1] * (len(game.actions) > 1)
        if len(game.record.lines) <= LATER:
            (folder / "position.toml").write_text(game.position, encoding="utf-8")
        game.push(choose.choice(game.actions), game.decision.seat)
    game.finished_record().save(folder / "game.roll")
    return {
        **{"title": title, "folder": folder, "choice": choices[len(choices) // 2]},
        **{"record": folder / "game.roll", "position": folder / "position.toml"},
    }


def run(command: str) -> Outcome:
    words = shlex.split(command)
    return longroll(*words, typed=TYPED.get(words[0], ""))


def test_every_command_is_tried() -> None:
    groups = {"lab": lab, "club": club}
    assert set(groups) == set(GROUPS)
    known = {*COMMANDS}
    for name, group in groups.items():
        known |= {f"{name} {command.name}" for command in group.registered_commands}
    assert known == {*RUNS, *ELSEWHERE}


@pytest.mark.parametrize("command", RUNS)
def test_a_command_works_with_every_title(command: str, names: dict[str, object]) -> None:
    done = run(RUNS[command].format(**names))
    assert done.status == 0, done.err
    assert "Traceback" not in done.err
    assert done.out or any(Path(str(names["folder"])).glob("board.svg"))


def test_a_documented_option_exists() -> None:
    """Each option that the README gives to a command stands in the command's help."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for command, rest in re.findall(r"`longroll ((?:lab |club )?[a-z-]+)([^`]*)`", text):
        known = longroll(*command.split(), "--help").out
        for option in re.findall(r"(?<!\S)--[a-z-]+", rest):
            seat = command == "play" and any(
                option[2:] in get_title(key).info.seats for key in title_keys()
            )
            assert seat or option in known, f"{command} {option}"


def test_every_clause_that_a_test_cites_exists(title: str) -> None:
    report = coverage(get_title(title))
    assert report["tested"] > 100
