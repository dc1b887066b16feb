"""Positions with a known right choice: each is what its index says, and bots are scored by them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import longroll.cli.suite as cli
from longroll.bots import Insight, make_bot
from longroll.engine.chance import Sampled
from longroll.engine.game import Game
from longroll.engine.title import get_title, title_keys
from longroll.lab.selfplay import no_clock
from longroll.lab.suite import FOLDER, Problem, problems, run
from tests.cli.terminal import longroll

SUITES = [key for key in title_keys() if problems(key)]
PROBLEMS = [(key, problem) for key in SUITES for problem in problems(key)]


@pytest.mark.parametrize(
    ("title", "problem"), PROBLEMS, ids=[f"{key} {one.key}" for key, one in PROBLEMS]
)
def test_a_problem_has_a_right_choice_and_a_wrong_one(title: str, problem: Problem) -> None:
    game = Game.from_text(problem.text, problem.key, seed=1)
    assert game.title.info.key == title
    actions = game.decision.actions_of(problem.seat)
    solved = {problem.solved_by(str(action)) for action in actions}
    assert solved == {True, False}
    for pattern in (*problem.must, *problem.never):
        only = problem._replace(must=(pattern,), never=())
        assert any(only.solved_by(str(action)) for action in actions), pattern
    assert len(problem.reason) > 40
    assert problem.source


@pytest.mark.parametrize("title", SUITES)
def test_every_position_of_the_folder_is_in_the_index_once(title: str) -> None:
    files = sorted(file.stem for file in (get_title(title).folder / FOLDER).glob("*.toml"))
    assert sorted([*(problem.key for problem in problems(title)), "suite"]) == files


def test_bots_are_tried_with_the_same_seeds_and_the_same_score_comes_again() -> None:
    first = list(run("mosby", ["recruit", "sergeant"], tries=3, seed=5))
    again = list(run("mosby", ["recruit", "sergeant"], tries=3, seed=5, jobs=2))
    assert [one._replace(seconds=0.0) for one in first] == [
        one._replace(seconds=0.0) for one in again
    ]
    assert {one.key for one in first} == {problem.key for problem in problems("mosby")}
    assert all(0 <= one.right <= one.tries == sum(one.chosen.values()) == 3 for one in first)


def test_the_command_tells_each_problem_with_its_reason_and_keeps_results(tmp_path: Path) -> None:
    file = tmp_path / "suite.json"
    asked = ("lab", "suite", "mosby", "--bots", "recruit,sergeant", "--tries", "2")
    done = longroll(*asked, "--results", str(file))
    assert (done.status, done.err) == (0, "")
    assert "stand-at-aldie: Fifty against a hundred" in " ".join(done.out.split())
    assert "sergeant: " in done.out
    told = json.loads(file.read_text(encoding="utf-8"))
    assert set(told["scores"]) == {"recruit", "sergeant"}
    assert len(told["each"]) == 2 * len(problems("mosby"))


def no_problems(_title: str) -> tuple[Problem, ...]:
    """The suite of a title that has none."""
    return ()


def test_a_title_without_a_suite_and_an_unknown_bot_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cli, "problems", no_problems)
    assert "mosby has no suite of positions" in longroll("lab", "suite", "mosby").err
    assert "no bot is called 'major'" in longroll("lab", "suite", "mosby", "--bots", "major").err


def test_a_recruit_gives_nothing_away_where_nothing_has_to_be_done() -> None:
    """He disbanded 20 of 21 strength points in his first phase, for want of anything better."""
    found = {one.key: one for one in run("uscivilwar", ["recruit"], tries=8, seed=1)}
    assert found["nothing-is-given-away"].right == 8
    assert found["washington-keeps-its-fort"].right == 8
    title = get_title("uscivilwar")
    state = title.opening("1861", (), Sampled(1))[0]
    decision = title.decision(state)
    assert decision is not None
    insight = Insight(title, state, "union", decision)
    begun = {str(make_bot("recruit", seed).choose(insight)) for seed in range(20)}
    assert len(begun) > 10, "he still begins many things"
    assert not any(action.startswith(("disperse", "raze")) for action in begun)


def test_a_sergeant_does_not_go_by_a_single_throw() -> None:
    """He fled from attacks that cannot win, rolled again what was won, and let rallies be."""
    found = {one.key: one.right for one in run("forthepeople", ["sergeant"], tries=8, seed=1)}
    assert found["lee-stands-at-fredericksburg"] == 8
    assert found["forrest-stands"] == 8
    found = {one.key: one.right for one in run("savannah", ["sergeant"], tries=8, seed=1)}
    assert found["won-by-the-allies"] == 8
    assert found["georgia-volunteers-rally"] == 8


def test_who_offers_the_end_of_the_war_thinks_of_the_answer() -> None:
    """One answer was judged as if nothing came of it, and chosen at random."""
    found = {one.key: one.right for one in run("forthepeople", ["lieutenant"], tries=8, seed=1)}
    assert found["union-fights-on"] == 8


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_captain_looks_for_what_a_card_can_be_used_for(seed: int) -> None:
    """Discarded in all tries while a card was worth what a tree came upon by chance."""
    known = {problem.key: problem for problem in problems("forthepeople")}
    problem = known["cards-are-not-thrown-away"]
    game = Game.from_text(problem.text, problem.key, seed=1)
    insight = Insight(game.title, game.state, problem.seat, game.decision)
    assert problem.solved_by(str(make_bot("captain", seed, no_clock).choose(insight)))
