"""One seat against the system: it can win, draw and lose, and everybody says which."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from longroll.bots.analysis import estimate_for
from longroll.bots.analysis.estimate import worth_share
from longroll.engine.chance import Scripted
from longroll.engine.game import Game
from longroll.engine.position import PositionError, read_position, write_position
from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.engine.state import SYSTEM, Outcome, Result
from longroll.engine.title import register
from longroll.lab.zoo import TitleEnv
from tests.cli.terminal import longroll, refusal
from tests.engine.patrol import PatrolTitle

LOST = (["ride"], [1])
WON = (["ride"] * 3, [2, 3, 4])
DRAWN = (["ride", "stop"], [2])


@pytest.fixture(autouse=True)
def _known() -> None:
    register("patrol", PatrolTitle)


def played(actions: list[str], rolls: list[int]) -> Game:
    game = Game("patrol", chance=Scripted(rolls=rolls))
    for action in actions:
        game.push(action)
    return game


@pytest.mark.parametrize(
    ("game", "winner", "outcome", "share", "payoff"),
    [
        (LOST, SYSTEM, Outcome.LOSS, 0.0, -1.0),
        (WON, "scout", Outcome.WIN, 1.0, 1.0),
        (DRAWN, None, Outcome.DRAW, 0.5, 0.0),
    ],
    ids=["lost", "won", "drawn"],
)
def test_a_result_says_what_it_is_for_the_seat(
    game: tuple[list[str], list[int]], winner: str | None, outcome: str, share: float, payoff: float
) -> None:
    ended = played(*game)
    result = ended.result
    assert result is not None
    assert (result.winner, result.outcome("scout"), result.share("scout")) == (
        *(winner, outcome),
        share,
    )
    assert result.payoffs(ended.seats) == {"scout": payoff}
    assert worth_share(ended.title, ended.state, "scout", estimate_for("patrol", "night")) == share
    worth = ended.title.appraise(ended.state, "scout")
    assert (worth > 1_000, worth < -1_000) == (outcome == Outcome.WIN, outcome == Outcome.LOSS)
    again = replay(Record.read(str(ended.finished_record())))
    assert again.result == result
    _, state = read_position(write_position(ended.title, ended.state))
    assert ended.title.result(state) == result


def test_only_a_lone_seat_loses_to_the_system() -> None:
    text = played(*LOST).position
    assert f'winner = "{SYSTEM}"' in text
    with pytest.raises(PositionError, match="no seat is called 'umpire'"):
        read_position(text.replace(f'winner = "{SYSTEM}"', 'winner = "umpire"'))
    two = Game("forthepeople", seed=1)
    two.state.result = Result(SYSTEM, "13.2", "draw")
    with pytest.raises(PositionError, match=f"no seat is called '{SYSTEM}'"):
        read_position(two.position)


def test_the_winner_is_paid_by_the_others() -> None:
    assert Result(None, "1", "draw").payoffs(("a", "b")) == {"a": 0.0, "b": 0.0}
    assert Result("b", "1", "won").payoffs(("a", "b")) == {"a": -1.0, "b": 1.0}
    assert Result("a", "1", "won").payoffs(("a",)) == {"a": 1.0}


def test_a_defeat_is_told_as_one(tmp_path: Path) -> None:
    file = tmp_path / "lost.roll"
    played(*LOST).finished_record().save(file)
    for language, word in {"en": "Defeat", "es": "Derrota", "it": "Sconfitta"}.items():
        last = longroll("replay", file, "-l", language).out.splitlines()[-1]
        assert last.startswith(f"-- {word}. ")
    told = longroll("play", "patrol", "--scout", "human", "--rolls", "1", typed="1\n\n")
    assert "Defeat" in told.out
    counted = longroll("selfplay", "patrol", "--games", "40", "--seed", "1").out
    assert f"  {SYSTEM}  (2)" in counted
    assert "  draw  (3.1)" in counted


def test_bots_of_one_seat_are_rated_on_the_same_dice(tmp_path: Path) -> None:
    arena = ("lab", "arena", "patrol", "--bots", "random,greedy", "--games", "4")
    file = tmp_path / "arena.json"
    done = longroll(*arena, "--results", str(file), "--plot", str(tmp_path / "arena.svg"))
    assert done.status == 0, done.err
    assert "on the same dice" in done.out
    told = json.loads(file.read_text(encoding="utf-8"))
    assert [one["games"] for one in told["scores"]] == [4, 4]
    assert told["leads"][0]["bots"] == ["random", "greedy"]
    assert (tmp_path / "arena.svg").exists()
    assert refusal(longroll(*arena, "--sprt")) == (
        "--sprt compares bots that meet, and patrol has one seat"
    )


def test_a_learner_is_told_of_its_defeat() -> None:
    env, rewards = TitleEnv("patrol"), set[float]()
    for seed in range(30):
        env.reset(seed)
        while not env.terminations["scout"]:
            env.step(0)
        rewards.add(env.rewards["scout"])
    assert rewards == {1.0, -1.0}
