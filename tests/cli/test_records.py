"""Records on the command line: told, checked, and refused at the line that is wrong."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from longroll.bots import Insight, RandomBot
from longroll.bots.analysis import Past
from longroll.engine.ending import Ended, Why
from longroll.engine.game import Game
from longroll.engine.record import Record, RecordError
from longroll.engine.replay import replay
from longroll.engine.title import get_title, title_keys
from tests.cli.terminal import longroll, refusal, spawned

SEED = 1861


@pytest.fixture(scope="module")
def finished() -> str:
    """The record of a whole game between random players."""
    game, bot = Game("forthepeople", "1861", seed=SEED), RandomBot(SEED)
    while not game.over:
        decision = game.decision
        game.push(bot.choose(Insight(game.title, game.state, decision.seat, decision)))
    return str(game.finished_record())


@pytest.fixture
def saved(tmp_path: Path, finished: str) -> Callable[[str, str], Path]:
    """Save the finished game with one piece of its text replaced."""

    def save(old: str = "", new: str = "") -> Path:
        assert old in finished
        file = tmp_path / "game.roll"
        file.write_text(finished.replace(old, new, 1) if old else finished, encoding="utf-8")
        return file

    return save


Saved = Callable[..., Path]


def line_of(text: str, start: str) -> int:
    return next(n for n, row in enumerate(text.splitlines(), 1) if row.startswith(start))


@pytest.mark.parametrize("title", title_keys())
def test_a_game_that_was_given_up_is_told_and_reported_as_over(tmp_path: Path, title: str) -> None:
    game = Game(title, seed=SEED)
    seat = game.seats[0]
    game.push(game.actions[0], game.decision.seat)
    record = game.finished_record()
    record.ended = Ended(Why.RESIGNED, seat)
    file = tmp_path / "game.roll"
    record.save(file)
    told = longroll("replay", file)
    assert told.status == 0, told.err
    assert "has resigned" in told.out.splitlines()[-1]
    assert json.loads(longroll("replay", file, "--json").out)["ended"] == {
        "why": "resigned",
        "seat": seat,
    }
    assert json.loads(longroll("replay", file, "--at", "1", "--json").out)["ended"] is None
    page = tmp_path / "game.html"
    assert longroll("report", file, "--output", page).status == 0
    assert "has resigned" in page.read_text(encoding="utf-8")
    refused = longroll("play", title, "--resume", file)
    assert f":{line_of(str(record), 'ended:')}: the game is over" in refused.err


def test_a_finished_game_is_told_with_its_end(saved: Saved) -> None:
    told = longroll("replay", saved())
    assert told.status == 0, told.err
    last = told.out.splitlines()[-1]
    assert last.startswith("-- ")
    assert last.rpartition("[")[2].rstrip("]") in get_title("forthepeople").clauses()


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_it_is_told_in_each_language(saved: Saved, language: str) -> None:
    told = longroll("replay", saved(), "-l", language)
    assert told.status == 0, told.err
    assert len(told.out.splitlines()) > 50


def test_a_script_reads_the_view_of_a_seat_at_a_moment(saved: Saved) -> None:
    told = longroll("replay", saved(), "--at", 5, "--seat", "union", "--json")
    assert told.status == 0, told.err
    shown = json.loads(told.out)
    assert shown["actions"] == 5
    assert shown["view"]["hand"]
    assert shown["result"] is None


def test_no_seat_is_told_what_another_drew(saved: Saved) -> None:
    def drawn(seat: str) -> set[str]:
        log = json.loads(longroll("replay", saved(), "--seat", seat, "--json").out)["log"]
        return {row["side"] for row in log if row["event"] == "card-drawn"}

    assert drawn("union") == {"union"}
    assert drawn("confederate") == {"confederate"}
    assert drawn("observer") == set()


@pytest.mark.parametrize("at", [-1, 100_000])
def test_a_moment_outside_the_game(saved: Saved, at: int) -> None:
    file = saved()
    said = refusal(longroll("replay", file, f"--at={at}"))
    assert said.startswith(f"{file} has ")
    assert said.endswith(" actions: --at takes 0 to that")


def test_an_unknown_seat(saved: Saved) -> None:
    said = refusal(longroll("replay", saved(), "--seat", "france"))
    assert said == "no seat 'france'; the seats are: union, confederate, observer"


@pytest.mark.parametrize(
    ("old", "new", "start", "message"),
    [
        ("longroll record 1", "longroll 1", "longroll", "a record begins with the line"),
        ("scenario: 1861\n", "", "", "the header lacks 'scenario:'"),
        ("scenario:", "szenario:", "scenario", "'szenario' is not a header field"),
        ("title: forthepeople", "title: chess", "title", "title: no title is called 'chess'"),
        ("scenario: 1861", "scenario: 1066", "scenario", "scenario: forthepeople has no scenario"),
        ("options: -", "options: fog", "options", "options: forthepeople has no option 'fog'"),
        ("opening: draw=", "opening: draw=999 draw=", "opening", "opening: '999' cannot be drawn"),
        ("end: ", "end: 0", "end", "the position at the end differs from the one recorded"),
        (
            "secret: ",
            "secret: 00",
            "secret",
            "the secret does not open the commitment of the header",
        ),
        ("secret: ", "secret: x", "secret", "the secret is not a hexadecimal text"),
        ("end: ", "and ", "end", "expected 'seat: action', found 'and "),
        ("commitment: ", "commitment: 0", "secret", "the secret does not open the commitment"),
    ],
    ids=[
        *("first line", "no scenario", "unknown field", "title", "scenario", "option", "opening"),
        *("end", "secret", "secret text", "no seat", "commitment"),
    ],
)
def test_a_record_that_was_changed_outside_its_actions(
    saved: Saved, finished: str, old: str, new: str, start: str, message: str
) -> None:
    file = saved(old, new)
    said = refusal(longroll("replay", file))
    assert message in said
    assert said.startswith(f"{file}:{line_of(finished, start)}: " if start else str(file))


def first(finished: str, wanted: Callable[[str], bool]) -> str:
    return next(row for row in finished.splitlines() if wanted(row) and "~" in row)


def test_an_altered_action_is_named_by_its_line(saved: Saved, finished: str) -> None:
    row = first(finished, lambda row: " operations" in row)
    file = saved(row, row.replace(" operations", " fly"))
    said = refusal(longroll("replay", file))
    assert said.startswith(f"{file}:{line_of(finished, row)}: ")


def test_an_altered_but_legal_action_is_named_by_its_line(saved: Saved, finished: str) -> None:
    row = first(finished, lambda row: row.startswith("union: play") and "operations" in row)
    _, _, digest = row.partition(" ~ ")
    card = row.split()[2]
    file = saved(row, f"union: discard {card} ~ {digest}")
    said = refusal(longroll("replay", file))
    assert said.startswith(f"{file}:{line_of(finished, row)}: the digest does not fit")


def test_an_altered_die_is_named_by_its_line(saved: Saved, finished: str) -> None:
    row = first(finished, lambda row: "d6=" in row)
    face = row[row.index("d6=") + 3]
    file = saved(row, row.replace(f"d6={face}", f"d6={7 - int(face)}", 1))
    said = refusal(longroll("replay", file))
    assert said.startswith(f"{file}:{line_of(finished, row)}: ")


def test_an_impossible_die_is_named_by_its_line(saved: Saved, finished: str) -> None:
    row = first(finished, lambda row: "d6=" in row)
    face = row[row.index("d6=") + 3]
    file = saved(row, row.replace(f"d6={face}", "d6=7", 1))
    said = refusal(longroll("replay", file))
    assert said.startswith(f"{file}:{line_of(finished, row)}: '7' is not a result of a d6 for ")


def test_an_unknown_space_is_named_by_its_line(saved: Saved, finished: str) -> None:
    row = first(finished, bool)
    file = saved(row, "union: go atlantis")
    said = refusal(longroll("replay", file))
    assert said.startswith(f"{file}:{line_of(finished, row)}: union may not go atlantis: ")


def test_an_action_of_nobody_is_named_by_its_line(saved: Saved, finished: str) -> None:
    row = first(finished, bool)
    file = saved(row, row.replace(row.split(":")[0], "france", 1))
    said = refusal(longroll("replay", file))
    assert said.startswith(f"{file}:{line_of(finished, row)}: france may not ")


def test_a_truncated_record_names_where_it_breaks_off(tmp_path: Path, finished: str) -> None:
    file = tmp_path / "cut.roll"
    whole = finished[: finished.index("end: ")]
    file.write_text(whole, encoding="utf-8")
    last = len(whole.splitlines())
    said = refusal(longroll("replay", file))
    assert said == f"{file}:{last}: the record breaks off: its line 'end:' is missing"
    file.write_text(whole[:-4], encoding="utf-8")
    said = refusal(longroll("replay", file))
    assert said.startswith(f"{file}:{last}: the digest does not fit")


def test_a_record_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "game.roll"
    file.write_bytes(b"\xff\xfe\x00")
    assert refusal(longroll("replay", file)) == f"{file}:1: is not text in UTF-8; save it as such"
    assert refusal(longroll("replay", tmp_path)) == f"{tmp_path}: is a folder: name a file"


def test_a_refused_record_ends_a_process_with_status_2(saved: Saved) -> None:
    file = saved("title: forthepeople", "title: chess")
    assert refusal(spawned(["replay", file])).startswith(f"{file}:2: title: no title is called")


def test_a_record_of_other_rules_names_both_versions(saved: Saved, finished: str) -> None:
    here = get_title("forthepeople").info.rules_version
    row = next(row for row in finished.splitlines() if row.startswith(("union: ", "confederate: ")))
    seat = row.partition(":")[0]
    text = finished.replace(row, f"{seat}: go atlantis").replace(f"rules: {here}", "rules: 900")
    for command in ("replay", "analyse"):
        file = saved()
        file.write_text(text, encoding="utf-8")
        said = refusal(longroll(command, file))
        assert f"played under rules 900 of forthepeople; these are {here}." in said
        assert said.endswith("none of its actions fits")
    file.write_text(text.replace("rules: 900", f"rules: {here}"), encoding="utf-8")
    assert "played under rules" not in refusal(longroll("replay", file))


@pytest.mark.parametrize("title", title_keys())
def test_every_reader_of_records_refuses_what_replay_refuses(title: str) -> None:
    """One door: whoever reads a record verifies it."""
    game, choose = Game(title, seed=3), random.Random(3)
    while not game.over:
        game.push(choose.choice(game.actions), game.decision.seat)
    rows = str(game.finished_record()).split("\n")
    refused = 0
    for at in range(10, len(rows) - 1, max(1, len(rows) // 16)):
        altered = list(rows)
        altered[at] = re.sub(r"\d(?=\D*$)", lambda found: str(9 - int(found[0])), altered[at])
        text = "\n".join(altered)
        verdicts = [_refusal(text, reader) for reader in (replay, Past.read)]
        assert verdicts[0] == verdicts[1]
        refused += verdicts[0] is not None
    assert refused > 8


def _refusal(text: str, reader: Callable[[Record], object]) -> str | None:
    try:
        reader(Record.read(text))
    except RecordError as error:
        return str(error)
    return None


@pytest.mark.parametrize("title", title_keys())
def test_the_dice_of_a_seed_are_proven(title: str, tmp_path: Path) -> None:
    """The puzzle of the day: a seed that anybody can play, and a record that proves it."""
    game, choose = Game(title, seed=20261126), random.Random(3)
    while not game.over:
        game.push(choose.choice(game.actions), game.decision.seat)
    file = tmp_path / "puzzle.roll"
    game.finished_record().save(file)
    told = longroll("replay", file, "--seed", "20261126")
    assert told.status == 0, told.err
    assert told.out.splitlines()[-1].startswith("-- proven: the dice of the seed 20261126")
    said = refusal(longroll("replay", file, "--seed", "20261127"))
    assert said.endswith("these are not the dice of the seed 20261127")
    assert "leave out --at" in refusal(longroll("replay", file, "--seed", "20261126", "--at", "1"))


def test_no_dice_are_proven_before_the_end_nor_from_a_position(tmp_path: Path) -> None:
    file = tmp_path / "puzzle.roll"
    game = Game("mosby", seed=5)
    game.push(game.actions[0])
    game.finished_record().save(file)
    assert "play to the end" in refusal(longroll("replay", file, "--seed", "5"))
    begun = tmp_path / "begun.toml"
    begun.write_text(game.position, encoding="utf-8")
    game = Game.from_position(begun, seed=5)
    while not game.over:
        game.push(game.actions[0])
    game.finished_record().save(file)
    assert "from a position" in refusal(longroll("replay", file, "--seed", "5"))
