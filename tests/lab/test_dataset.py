"""Games as Parquet: every decision of the game that self-play plays, and files that can go on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from pyarrow.parquet import read_schema, read_table

from longroll.engine.title import get_title, register
from longroll.lab.dataset import (
    DECISIONS,
    GAMES,
    LEARNING,
    DataError,
    Series,
    Work,
    play_order,
    write_file,
    write_folder,
)
from longroll.lab.selfplay import Plan, play_game
from tests.cli.terminal import longroll
from tests.engine.duel import DuelTitle

ROOT = Path(__file__).parents[2]
DUEL = Series(Plan("duel", "dawn", (), {}), ("random", "greedy"), 5)


@pytest.fixture(autouse=True)
def _known_duel() -> None:
    register("duel", DuelTitle)


def rows(file: Path) -> list[dict[str, Any]]:
    return read_table(file).to_pylist()


def about(file: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((read_schema(file).metadata or {})[b"longroll"])
    return told


def test_a_game_is_the_one_that_self_play_plays() -> None:
    series = Series(Plan("forthepeople", "1861", (), {}), ("recruit",), 11)
    (order,) = series.orders([2])
    made, played = play_order(order), play_game(order.plan, 13)
    assert made.game["digest"] == played.digest
    assert made.game["decisions"] == made.decisions.num_rows == played.decisions
    assert (made.game["winner"], made.game["clause"]) == (
        played.result.winner,
        played.result.clause,
    )


def test_a_row_tells_what_was_known_and_what_was_chosen(tmp_path: Path) -> None:
    write_file(tmp_path / "duel.parquet", DUEL._replace(learning=("view",)), 6)
    decisions, games = rows(tmp_path / "duel.parquet"), rows(tmp_path / "duel.games.parquet")
    assert [game["seed"] for game in games] == [5, 6, 7, 8, 9, 10]
    for game in games:
        mine = [row for row in decisions if row["game"] == game["game"]]
        assert [row["ply"] for row in mine] == list(range(game["decisions"]))
        bots = dict(zip(game["seats"], game["bots"], strict=True))
        for row in mine:
            assert row["bot"] == bots[row["seat"]]
            assert 0 <= row["choice"] < row["legal"]
            listed = json.loads(row["view"])["actions"]
            assert (len(listed), listed[row["choice"]]) == (row["legal"], row["action"])
            won = {None: 0.0, row["seat"]: 1.0}.get(game["winner"], -1.0)
            assert row["outcome"] == won
    # The first of two who choose in secret is asked while the other has yet to choose.
    assert [row["together"] for row in decisions[:2]] == [True, False]
    assert decisions[0]["prompt"] == "prompt-bid"
    assert {row["outcome"] for row in decisions} >= {1.0, -1.0}


def test_bots_take_the_seats_by_turns(tmp_path: Path) -> None:
    write_file(tmp_path / "duel.parquet", DUEL, 3)
    assert [game["bots"] for game in rows(tmp_path / "duel.games.parquet")] == [
        ["random", "greedy"],
        ["greedy", "random"],
        ["random", "greedy"],
    ]


def test_turns_and_gauges_are_counted() -> None:
    series = Series(Plan("forthepeople", "1861", (), {}), ("random",), 1, ("appraisal",))
    (order,) = series.orders([0])
    told = play_order(order)
    columns = {name: list(values) for name, values in _plain(told.decisions).items()}
    assert columns["turn"] == sorted(columns["turn"])
    assert (columns["turn"][0], columns["turn"][-1]) == (1, told.game["turns"])
    assert dict(columns["gauges"][0])["will union"] == 100
    assert len(set(columns["appraisal"])) > 10


def _plain(batch: Any) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = batch.to_pydict()
    return found


def test_processes_write_the_same_file(tmp_path: Path) -> None:
    series = Series(Plan("forthepeople", "1861", (), {}), ("random",), 3)
    for jobs in (1, 2):
        write_file(tmp_path / f"{jobs}.parquet", series, 3, Work(jobs=jobs))
    one, two = ((tmp_path / f"{jobs}.parquet").read_bytes() for jobs in (1, 2))
    assert one == two


def test_what_was_interrupted_goes_on_and_a_set_can_grow(tmp_path: Path) -> None:
    assert write_folder(tmp_path, DUEL, 5, 2) == 5
    parts = sorted((tmp_path / "decisions").iterdir())
    assert [file.name for file in parts] == [f"part-0000{n}.parquet" for n in range(3)]
    assert [len(rows(tmp_path / "games" / file.name)) for file in parts] == [2, 2, 1]
    # Without the games of a part it is not complete; the last grows from one game to two.
    (tmp_path / "games" / parts[0].name).unlink()
    kept = parts[1].stat().st_mtime_ns
    assert write_folder(tmp_path, DUEL, 6, 2) == 4
    assert parts[1].stat().st_mtime_ns == kept
    games = [row["game"] for file in parts for row in rows(tmp_path / "games" / file.name)]
    assert games == list(range(6))
    assert write_folder(tmp_path, DUEL, 6, 2) == 0
    write_file(tmp_path / "all.parquet", DUEL, 6)
    assert [row for file in parts for row in rows(file)] == rows(tmp_path / "all.parquet")


@pytest.mark.parametrize(
    ("series", "games", "part", "said"),
    [
        (DUEL._replace(seed=6), 4, 2, "other games"),
        (DUEL._replace(bots=("random",)), 4, 2, "other games"),
        (DUEL._replace(learning=("view",)), 4, 2, "other games"),
        (DUEL, 9, 3, "another size"),
        (DUEL, 4, 1, "another size"),
    ],
)
def test_games_of_another_kind_are_not_mixed_in(
    tmp_path: Path, series: Series, games: int, part: int, said: str
) -> None:
    write_folder(tmp_path, DUEL, 4, 2)
    with pytest.raises(DataError, match=said):
        write_folder(tmp_path, series, games, part)


def test_the_files_say_what_they_are(tmp_path: Path) -> None:
    file = tmp_path / "duel.parquet"
    write_file(file, DUEL, 2, Work(made_with="9.9"))
    assert about(file) == about(tmp_path / "duel.games.parquet")
    assert about(file) == {
        "title": "duel",
        "scenario": "dawn",
        "options": [],
        "bots": ["random", "greedy"],
        "seed": 5,
        "learning": [],
        "rules": get_title("duel").info.rules_version,
        "pack": "",
        "longroll": "9.9",
        "first": 0,
        "games": 2,
    }
    field = read_schema(file).field("legal")
    assert (field.metadata or {})[b"meaning"] == b"how many actions were legal"


def test_every_column_is_documented() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", page, re.MULTILINE)
    columns = [*DECISIONS, *LEARNING, *GAMES]
    assert told == [(field.name, (field.metadata or {})[b"meaning"].decode()) for field in columns]


def test_the_command_writes_what_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    done = longroll(
        *("lab", "dataset", "forthepeople", "--scenario", "1861", "--games", "2"),
        *("--bots", "random,recruit", "-o", str(file)),
    )
    assert (done.status, done.err) == (0, "")
    assert "2 games written" in done.out
    assert {row["bot"] for row in rows(file)} == {"random", "recruit"}
    folder = tmp_path / "many"
    again = ("lab", "dataset", "forthepeople", "--games", "1", "-o", str(folder))
    assert "1 game written" in longroll(*again).out
    assert "0 games written" in longroll(*again).out
    refused = longroll(*again, "--seed", "2")
    assert refused.status == 2
    assert "other games" in refused.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", ","), "--bots takes names"),
        (("--bots", "napoleon"), "no bot is called 'napoleon'"),
        (("--scenario", "1899"), "1899"),
    ],
)
def test_what_cannot_be_made_is_refused(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    out = ("-o", str(tmp_path / "x.parquet"))
    done = longroll("lab", "dataset", "forthepeople", *words, *out)
    assert done.status == 2
    assert said in done.err
    assert not list(tmp_path.iterdir())


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    done = longroll("lab", "dataset", "forthepeople", "-o", str(tmp_path / "no" / "x.parquet"))
    assert done.status == 2
    assert "cannot be written" in done.err


def test_a_data_set_is_a_parquet_file_or_a_folder(tmp_path: Path) -> None:
    words = ("lab", "dataset", "forthepeople", "--games", "1", "-o")
    done = longroll(*words, tmp_path / "games.csv")
    assert (done.status, "data sets are .parquet files" in done.err) == (2, True)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("there", ["games.parquet", "games.games.parquet"])
def test_what_is_there_is_replaced_only_if_asked(tmp_path: Path, there: str) -> None:
    (tmp_path / there).write_text("mine")
    words = ("lab", "dataset", "forthepeople", "--games", "1", "-o", tmp_path / "games.parquet")
    done = longroll(*words)
    assert (done.status, f"{there} exists" in done.err) == (2, True)
    assert [(one.name, one.read_text()) for one in tmp_path.iterdir()] == [(there, "mine")]
    assert longroll(*words, "--overwrite").status == 0
    assert len(rows(tmp_path / "games.parquet")) > 50
