"""Results are stored as they come: work that was interrupted goes on where it was."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from longroll.lab.arena import Bout, Fought, bouts
from longroll.lab.selfplay import Plan
from longroll.lab.stored import Store, StoredError
from tests.cli.terminal import longroll

BOTS = (("union", "a"), ("confederate", "b"))
PLANNED = [Bout("forthepeople", "1861", ("x",), BOTS, seed) for seed in range(4)]


def store(file: Path) -> Store[Bout, Fought]:
    return Store(file, Fought, bout_of)


def bout_of(game: Fought) -> Bout:
    return game.bout


def ended(bout: Bout) -> Fought:
    return Fought(bout, "a", "union", "13.2", "x", 10, {"a": (0.25, 1.5), "b": ()})


def test_what_was_played_is_told_and_the_rest_is_played(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    asked: list[Bout] = []

    def run(todo: Sequence[Bout]) -> Iterable[Fought]:
        for bout in todo:
            asked.append(bout)
            yield ended(bout)

    contest = store(file).resumed(run, PLANNED)
    assert [next(contest), next(contest)] == [ended(bout) for bout in PLANNED[:2]]
    contest.close()
    assert store(file).read() == [ended(bout) for bout in PLANNED[:2]]
    assert list(store(file).resumed(run, PLANNED[1:])) == [ended(bout) for bout in PLANNED[1:]]
    assert asked == PLANNED
    assert store(file).read() == [ended(bout) for bout in PLANNED]


def test_a_line_that_was_broken_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    list(store(file).resumed(lambda todo: map(ended, todo), PLANNED))
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:-30], encoding="utf-8")
    assert len(store(file).read()) == len(PLANNED) - 1
    done = store(file).resumed(lambda todo: map(ended, todo), PLANNED)
    assert list(done) == [ended(bout) for bout in PLANNED]
    assert file.read_text(encoding="utf-8") == text


def test_a_game_of_other_rules_is_another_game(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    older = PLANNED[0]._replace(rules=PLANNED[0].rules - 1)
    list(store(file).resumed(lambda todo: map(ended, todo), [older]))
    done = store(file).resumed(lambda todo: map(ended, todo), PLANNED[:1])
    assert list(done) == [ended(PLANNED[0])]
    assert len(store(file).read()) == 2
    assert bouts(Plan("forthepeople", "1861", (), {}), ["a", "b"], 2, 1)[0].rules > 0


@pytest.mark.parametrize("text", ["my notes", '{"games": 3}', "[1, 2]"])
def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(StoredError, match=r"notes\.txt, line 1: not a result"):
        store(file).read()
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("line", ["x", "[]", "{}", '{"bout": {"bots": [1]}}'])
def test_what_is_no_game_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(line + "\n", encoding="utf-8")
    with pytest.raises(StoredError, match=r"games\.jsonl, line 1"):
        store(file).read()


def test_the_command_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    asked = ("lab", "arena", "forthepeople", "--bots", "random,recruit", "--played", str(file))
    assert longroll(*asked, "--games", "2").status == 0
    before = file.read_text(encoding="utf-8")
    done = longroll(*asked, "--games", "4")
    assert "4 games" in done.out
    assert file.read_text(encoding="utf-8").startswith(before)
    assert len(store(file).read()) == 4
    file.write_text("nonsense\n", encoding="utf-8")
    failed = longroll(*asked, "--games", "2")
    assert failed.status == 2
    assert "line 1" in failed.err
