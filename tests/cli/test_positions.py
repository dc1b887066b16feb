"""Positions on the command line: accepted, or refused at the line that is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from longroll.engine.game import Game
from longroll.engine.position import load_position
from longroll.engine.title import get_title, title_keys
from tests.cli.terminal import longroll, refusal, spawned

HEAD = 'title = "forthepeople"\nscenario = "1861"\n'


def write(folder: Path, body: str) -> Path:
    file = folder / "battle.toml"
    file.write_text(HEAD + body, encoding="utf-8")
    return file


def test_a_partial_position_is_filled_from_its_scenario(tmp_path: Path) -> None:
    file = write(tmp_path, "[cards]\nunion = [29, 30]\nconfederate = [31]\n")
    told = longroll("position", file)
    assert (told.status, told.err) == (0, "")
    assert told.out == f"{file}: a possible position of For the People; union to choose\n"


def test_a_cleared_position_holds_what_it_says_and_no_more(tmp_path: Path) -> None:
    body = "clear = true\n[spaces.manassas]\nunion = 3\n[cards]\nunion = [29]\n"
    title, state = load_position(write(tmp_path, body))
    spaces = title.view(state, "observer")["spaces"]
    assert {key: row["union"] for key, row in spaces.items() if "union" in row} == {"manassas": 3}


@pytest.mark.parametrize("title", title_keys())
def test_a_whole_position_is_the_game_that_wrote_it(title: str, tmp_path: Path) -> None:
    game = Game(title, get_title(title).info.scenarios[0].key, seed=3)
    for _ in range(20):
        game.push(game.actions[0])
    file = tmp_path / "whole.toml"
    file.write_text(game.position, encoding="utf-8")
    told = longroll("position", file, "--json")
    assert told.status == 0, told.err
    shown = json.loads(told.out)
    assert shown["digest"] == game.digest
    assert shown["decision"] == list(game.decision.seats)


@pytest.mark.parametrize(
    ("body", "line", "message"),
    [
        ("turn = [\n", 4, "cannot be read as TOML: Invalid value"),
        ("turn = 1\nturn = 2\n", 4, "cannot be read as TOML: Cannot overwrite a value"),
        ('turn = "winter-1861"\n', 3, "no turn is called 'winter-1861'"),
        ("weather = 3\n", 3, "'weather' is not part of a position of forthepeople; it takes: "),
        ('options = ["fog"]\n', 3, "forthepeople has no option 'fog'; it has: "),
        ("blockade = 99\n", 3, "the 'blockade' is out of range"),
        ("\n[spaces.atlantis]\nunion = 1\n", 4, "no space is called 'atlantis'"),
        ("\n[spaces.richmond]\ncavalry = 1\n", 5, "'richmond' has no 'cavalry'; it takes: "),
        ("\n[spaces.richmond]\nunion = -1\n", 5, "'union' of 'richmond' must be a whole number"),
        ("will = { union = 500 }\n", 3, "'union' of 'will' is above 400"),
        ("\n[will]\nunion = 90\nconfederate = -2\n", 6, "'confederate' of 'will' must be a whole"),
        (f"\n[cards]\nunion = {list(range(1, 30))}\n", 5, "'union' of 'cards' holds 29: too many"),
        (
            '\n[capital]\nunion = "richmond"\n',
            5,
            "'union' of 'capital' is under the enemy's control: 'richmond'",
        ),
        ('\n[generals]\nbanks = "richmond"\n', 5, "'banks' stands alone in 'richmond', which the"),
        ("\n[spaces.lynchburg]\ntorpedoes = true\n", 4, "torpedoes stand in no port: 'lynchburg'"),
        ("\n[spaces.richmond]\nunion = 2\n", 4, "'richmond' holds units of both sides"),
        ("\n[spaces.fort-monroe]\nfort = 'union'\n", 4, "'fort-monroe' is a coastal fort"),
        ('\n[generals]\nnapoleon = "richmond"\n', 5, "no general is called 'napoleon'"),
        ('\n[generals]\nbuell = "atlantis"\n', 5, "no space is called 'atlantis'"),
        ("\n[cards]\nunion = [29]\nconfederate = [29]\n", 5, "card '29' is in two places"),
        ("\n[cards]\nunion = [999]\n", 5, "there is no card '999'"),
        ('\n[[stack]]\nprocedure = "nap"\n', 5, "no procedure is called 'nap'"),
        ('\n[[stack]]\nprocedure = "war"\nstep = "nap"\n', 6, "'war' has no step 'nap'; its steps"),
        (
            '\n[[stack]]\nprocedure = "war"\nnap = 3\n',
            6,
            "'war' has no field 'nap'; its fields: none",
        ),
        ('\n[[stack]]\nprocedure = "war"\n', 4, "'stack' must stand at a decision: "),
        ('\n[chosen]\nunion = "play-on"\n', 5, "'stack' must stand at a decision: "),
        ('\n[result]\nwinner = "france"\nclause = "13.2"\nkey = "won"\n', 5, "no seat is called"),
    ],
    ids=[
        *("broken", "twice", "turn", "section", "option", "range", "space", "field", "negative"),
        *("will", "will below", "hand", "capital", "alone", "no port"),
        *("both sides", "counter", "general", "post", "card twice", "card", "procedure", "step"),
        *("slot", "no decision", "sealed", "winner"),
    ],
)
def test_an_impossible_position_is_refused_at_its_line(
    tmp_path: Path, body: str, line: int, message: str
) -> None:
    file = write(tmp_path, body)
    for words in (["position", file], ["play", "forthepeople", "--position", file]):
        said = refusal(longroll(*words))
        assert said.startswith(f"{file}:{line}: {message}")


def test_a_position_of_no_title(tmp_path: Path) -> None:
    file = tmp_path / "battle.toml"
    for text, message in (
        ("turn = 1\n", 'a position needs a line: title = "..."'),
        ('title = "chess"\n', "no title is called 'chess'; the titles are: "),
    ):
        file.write_text(text, encoding="utf-8")
        assert refusal(longroll("position", file)).startswith(f"{file}:1: {message}")


def test_a_position_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "battle.toml"
    file.write_bytes(b"\xff\xfe\x00")
    assert refusal(longroll("position", file)) == f"{file}:1: is not text in UTF-8; save it as such"
    assert refusal(longroll("position", tmp_path)) == f"{tmp_path}: is a folder: name a file"


def test_a_refused_position_ends_a_process_with_status_2(tmp_path: Path) -> None:
    file = write(tmp_path, "[spaces.atlantis]\nunion = 1\n")
    assert refusal(spawned(["position", file])) == f"{file}:3: no space is called 'atlantis'"
