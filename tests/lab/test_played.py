"""Games of the arena are kept as they end: a contest that was broken off goes on where it was."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from longroll.lab.arena import Bout, Fought
from longroll.lab.played import PlayedError, read_played, resumed
from tests.cli.terminal import longroll

BOTS = (("union", "a"), ("confederate", "b"))
PLANNED = [Bout("forthepeople", "1861", ("x",), BOTS, seed) for seed in range(4)]


def ended(bout: Bout) -> Fought:
    return Fought(bout, "a", "union", "13.2", "x", 10, {"a": (0.25, 1.5), "b": ()})


def test_what_was_played_is_told_and_the_rest_is_played(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    asked: list[Bout] = []

    def run(todo: Sequence[Bout]) -> Iterable[Fought]:
        for bout in todo:
            asked.append(bout)
            yield ended(bout)

    contest = resumed(run, PLANNED, file)
    assert [next(contest), next(contest)] == [ended(bout) for bout in PLANNED[:2]]
    contest.close()
    assert list(read_played(file)) == [ended(bout) for bout in PLANNED[:2]]
    assert list(resumed(run, PLANNED[1:], file)) == [ended(bout) for bout in PLANNED[1:]]
    assert asked == PLANNED
    assert list(read_played(file)) == [ended(bout) for bout in PLANNED]


def test_a_line_that_was_broken_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    list(resumed(lambda todo: map(ended, todo), PLANNED, file))
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:-30], encoding="utf-8")
    assert len(list(read_played(file))) == len(PLANNED) - 1
    done = resumed(lambda todo: map(ended, todo), PLANNED, file)
    assert list(done) == [ended(bout) for bout in PLANNED]
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("line", ["x", "[]", "{}", '{"bout": {"bots": [1]}}'])
def test_what_is_no_game_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(line + "\n", encoding="utf-8")
    with pytest.raises(PlayedError, match=r"games\.jsonl, line 1"):
        list(read_played(file))


def test_the_command_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    asked = ("lab", "arena", "forthepeople", "--bots", "random,recruit", "--played", str(file))
    assert longroll(*asked, "--games", "2").status == 0
    before = file.read_text(encoding="utf-8")
    done = longroll(*asked, "--games", "4")
    assert "4 games" in done.out
    assert file.read_text(encoding="utf-8").startswith(before)
    assert len(list(read_played(file))) == 4
    file.write_text("nonsense\n", encoding="utf-8")
    failed = longroll(*asked, "--games", "2")
    assert failed.status == 2
    assert "line 1" in failed.err
