"""``longroll analyse``: the curve, the decisions, and what a bot means, in three languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from pathlib import Path

import pytest

from longroll.bots.analysis import Analysis, Effort, Past, analyse
from longroll.engine.game import Game
from longroll.engine.record import Record, RecordError
from tests.cli.terminal import longroll, refusal

RECORD = Path(__file__).parents[1] / "golden/forthepeople/1861-union-13_2.roll"
LITTLE = Effort(screened=12, finalists=3, samples=2, proof=4, deepest=8, iterations=20)


# By its module, whose name the command of the same name hides in the package.
COMMAND = import_module("longroll.cli.analyse")


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole effort takes a minute; what is shown is the same."""
    monkeypatch.setattr(COMMAND, "analyse_record", partial(analyse, effort=LITTLE))


@pytest.fixture
def _analysed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests of how an analysis is told: they share it."""

    def known(record: Record, seed: int, **_: object) -> Analysis:
        return _analysis(str(record), seed)

    monkeypatch.setattr(COMMAND, "analyse_record", known)


@cache
def _analysis(record: str, seed: int) -> Analysis:
    return analyse(Record.read(record), seed, LITTLE)


@pytest.mark.usefixtures("_analysed_once")
def test_a_game_is_told_turn_by_turn_with_the_decision_that_lost_it() -> None:
    told = longroll("analyse", RECORD)
    assert told.status == 0, told.err
    rows = told.out.splitlines()
    assert rows[0].startswith("Union: ")
    assert [row.split()[0] for row in rows[1:4]] == ["Spring", "Summer", "Fall"]
    assert rows[3].endswith("100")  # it won
    assert "Confederacy, action 127 [3.3.2]" in told.out
    assert f"longroll replay {RECORD} --at 126" in told.out


def test_a_game_that_no_single_decision_changed_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longroll.bots.analysis.judge.WORTH_TELLING", 1.1)
    told = longroll("analyse", RECORD)
    assert told.status == 0, told.err
    assert told.out.splitlines()[-1].startswith("No single decision changed much")
    assert "longroll replay" not in told.out


@pytest.mark.usefixtures("_analysed_once")
def test_it_is_told_in_each_language() -> None:
    told = [longroll("analyse", RECORD, "-l", language).out for language in ("en", "es", "it")]
    assert [len(text.splitlines()) for text in told] == [len(told[0].splitlines())] * 3
    for row in zip(*(text.splitlines() for text in told), strict=True):
        if "longroll replay" not in row[0]:
            assert len(set(row)) == 3, row


def test_scripts_get_json_and_the_plot_is_the_same_each_time(tmp_path: Path) -> None:
    files = [tmp_path / "one.svg", tmp_path / "two.svg"]
    found = [longroll("analyse", RECORD, "--json", "--plot", file) for file in files]
    documents = [json.loads(one.out) for one in found]
    assert documents[0] == documents[1]
    assert documents[0]["points"][-1] == {**documents[0]["points"][-1], "seq": 173, "share": 1.0}
    assert files[0].read_bytes() == files[1].read_bytes()
    assert ".svg" in refusal(longroll("analyse", RECORD, "--plot", tmp_path / "curve.doc"))


def test_a_bot_says_what_it_means_by_an_action() -> None:
    told = longroll("analyse", RECORD, "--at", 173, "--bot", "sergeant")
    assert told.status == 0, told.err
    rows = told.out.splitlines()
    assert rows[0].startswith("Confederacy, action 173 [11.2.3]")
    assert rows[1] == "Sergeant:"
    assert "I chose" in rows[2]
    assert "Arkansas Post" not in rows[2]  # it would not have thrown the game away
    plain = json.loads(longroll("analyse", RECORD, "--at", 173, "--bot", "sergeant", "--json").out)
    assert (plain["bot"], plain["seat"]) == ("sergeant", "confederate")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--at", "900"), "173 actions"),
        (("--at", "173", "--bot", "recruit"), "Recruit"),
        (("--at", "173", "--bot", "napoleon"), "napoleon"),
    ],
)
def test_what_cannot_be_told_is_refused_in_one_line(words: tuple[str, ...], said: str) -> None:
    assert said in refusal(longroll("analyse", RECORD, *words))


def test_an_action_without_a_choice_means_nothing() -> None:
    past = Past.read(Record.load(RECORD))
    forced = next(seq for seq in range(len(past.lines)) if past.insight(seq) is None)
    assert "not a decision" in refusal(longroll("analyse", RECORD, "--at", forced + 1))


def test_a_game_that_goes_on_is_refused(tmp_path: Path) -> None:
    game = Game("forthepeople", "1861", seed=3)
    game.push(game.actions[0])
    file = tmp_path / "begun.roll"
    file.write_text(str(game.finished_record()), encoding="utf-8")
    assert "not over" in refusal(longroll("analyse", file))
    assert "not over" in refusal(longroll("analyse", file, "--at", "1"))


def test_the_laboratory_fits_chances_and_writes_them_down(tmp_path: Path) -> None:
    file = tmp_path / "winning.toml"
    words = ("--scenario", "1861", "--games", "2", "--bots", "random", "--write", file, "--json")
    told = longroll("lab", "calibrate", "forthepeople", *words)
    assert told.status == 0, told.err
    fitted = json.loads(told.out)["1861"]
    assert fitted["games"] == 2
    assert fitted["scale"] > 0
    assert f"scale = {fitted['scale']}" in file.read_text(encoding="utf-8")
    three = longroll("lab", "calibrate", "forthepeople", "--bots", "random,random,random")
    assert "--bots" in refusal(three)


@pytest.mark.parametrize(("language", "told"), [("en", "25%"), ("es", "25 %"), ("it", "25 %")])
def test_the_progress_is_told_as_the_language_writes_hundredths(
    monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    seen: list[str] = []

    class Status:
        def __init__(self, text: str) -> None:
            seen.append(text)

        def __enter__(self) -> Status:
            return self

        def __exit__(self, *_error: object) -> None:
            pass

        def update(self, text: str) -> None:
            seen.append(text)

    def analysed(*_args: object, progress: Callable[[float], None], **_more: object) -> None:
        progress(0.25)
        raise RecordError("enough")

    monkeypatch.setattr(COMMAND.diagnostics, "status", Status)
    monkeypatch.setattr(COMMAND, "analyse_record", analysed)
    assert "enough" in refusal(longroll("analyse", str(RECORD), "-l", language))
    assert seen == [told.replace("25", "0"), told]
