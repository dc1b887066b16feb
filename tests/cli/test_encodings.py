"""Outputs whose encoding lacks some of our characters: a console of Windows, or a file there."""

from __future__ import annotations

import io
import json
import random
import sys
import xml.etree.ElementTree as ET
from contextlib import redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from unittest.mock import patch

import pytest

from longroll.cli import main
from longroll.engine.game import Game
from longroll.engine.title import title_keys

NARROW = ("cp1252", "cp850", "ascii")


def run(encoding: str, *words: object, typed: str = "") -> str:
    """What a command writes to an output with this encoding; it must end well."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding=encoding) for _ in range(2))
    with (
        patch.object(sys, "argv", ["longroll", *map(str, words)]),
        patch.object(sys, "stdin", io.StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
        suppress(SystemExit),
    ):
        main()
    for stream in (out, err):
        stream.seek(0)
    assert err.read() == ""
    return out.read()


@pytest.fixture(scope="module", params=title_keys())
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of two bots who choose at random."""
    game, choose = Game(request.param, seed=11), random.Random(11)
    while not game.over:
        game.push(choose.choice(game.actions), game.decision.seat)
    file = tmp_path_factory.mktemp("games") / "game.roll"
    game.finished_record().save(file)
    return file


@pytest.mark.parametrize("encoding", NARROW)
def test_a_game_is_told(encoding: str, record: Path) -> None:
    told = run(encoding, "replay", record, "-l", "it")
    assert len(told.splitlines()) > 20
    assert "?" not in run(encoding, "replay", record)


@pytest.mark.parametrize("encoding", NARROW)
def test_json_says_the_same_everywhere(encoding: str, record: Path) -> None:
    words = ("replay", record, "--at", "5", "--json")
    assert json.loads(run(encoding, *words)) == json.loads(run("utf-8", *words))


@pytest.mark.parametrize("title", title_keys())
def test_a_game_is_played(title: str) -> None:
    for encoding in NARROW:
        assert run(encoding, "play", title, "-l", "es", "--seed", "3", typed="1\n1\n?\nquit\n\n")


@pytest.mark.slow
def test_a_board_redirected_is_the_same_board() -> None:
    drawn = [ET.fromstring(run(code, "draw", "forthepeople", "-l", "es")) for code in NARROW]
    whole = ET.fromstring(run("utf-8", "draw", "forthepeople", "-l", "es"))
    assert all(ET.tostring(one) == ET.tostring(whole) for one in drawn)
