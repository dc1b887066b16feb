"""The arena: seats exchanged, ratings with intervals, and tests that stop in time."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from longroll.bots import Insight, make_bot
from longroll.engine.chance import Sampled
from longroll.engine.title import get_title
from longroll.lab.arena import Bout, Fought, Standing, bouts, fight, score, share, sprt, standings
from longroll.lab.margins import margins, sprt_of_margins
from longroll.lab.plot import plot_standings
from longroll.lab.selfplay import Plan, seed_for
from tests.cli.terminal import longroll, refusal

PLAN = Plan("forthepeople", "1861", (), {})


def game(one: str, other: str, winner: str | None, seed: int = 1) -> Fought:
    bout = Bout("forthepeople", "1861", (), (("union", one), ("confederate", other)), seed)
    return Fought(bout, winner, None, "13.2", "x", 10, {})


def test_every_pairing_plays_pairs_of_games_with_seats_exchanged_and_the_same_dice() -> None:
    planned = bouts(PLAN, ["a", "b", "c"], 4, 1)
    assert len(planned) == 12
    for first, second in zip(planned[::2], planned[1::2], strict=True):
        assert first.seed == second.seed
        assert [bot for _, bot in first.bots] == [bot for _, bot in second.bots][::-1]
    assert len({bout.seed for bout in planned}) == 6


def test_a_bout_is_repeatable_and_tells_who_won() -> None:
    bout = bouts(PLAN, ["random", "recruit"], 2, 3)[1]
    one, two = fight(bout), fight(bout)
    assert one._replace(seconds={}) == two._replace(seconds={})
    assert one.players == ("recruit", "random")
    assert sum(map(len, one.seconds.values())) == one.decisions
    assert (one.winner is None) == (one.seat is None)
    if one.seat is not None:
        assert one.winner == dict(bout.bots)[one.seat]


def test_the_score_counts_both_orders_of_seats() -> None:
    fought = [game("a", "b", "a"), game("b", "a", "a"), game("a", "b", None), game("b", "a", "b")]
    assert score(fought, "a", "b") == (2, 1, 1)
    assert score(fought, "b", "a") == (1, 1, 2)
    assert score(fought, "a", "c") == (0, 0, 0)


def test_ratings_order_the_field_and_their_intervals_narrow_with_games() -> None:
    few = [game("a", "b", "a" if n % 4 else "b", n) for n in range(12)]
    many = [game("a", "b", "a" if n % 4 else "b", n) for n in range(300)]
    best, worst = standings(many)
    assert (best.bot, worst.bot) == ("a", "b")
    # Three wins in four are 191 points apart; the means of the two are 0.
    assert best.elo - worst.elo == pytest.approx(191, abs=8)
    assert best.elo + worst.elo == pytest.approx(0, abs=1e-6)
    assert best.low < best.elo < best.high
    assert best.high - best.low < standings(few)[0].high - standings(few)[0].low
    assert (best.games, best.points) == (300, 225.0)


def test_the_sequential_test_decides_both_ways_and_waits_between() -> None:
    assert sprt(60, 10, 20).decided == "stronger"
    assert sprt(20, 10, 60).decided == "not-stronger"
    assert not sprt(4, 1, 4).decided
    assert not sprt(0, 0, 0).decided


def scored(one: str, other: str, margin: int | None, seed: int) -> Fought:
    return game(one, other, None, seed)._replace(margin=margin)


def test_margins_are_means_of_whole_pairs_and_the_better_seat_cancels_out() -> None:
    fought = [
        scored("a", "b", 10, 1),  # the first seat is worth 8, and a is 2 better
        scored("a", "b", 30, 2),  # without the other game of the pair
        scored("a", "c", 50, 1),  # another bot
        scored("b", "a", 6, 1),
        scored("b", "a", -1, 3),
        scored("a", "b", 4, 3),
        scored("a", "b", None, 4),  # no points
        scored("b", "a", 6, 4),
    ]
    assert margins(fought, "a", "b") == [2, 2.5]
    assert margins(fought, "b", "a") == [-2, -2.5]


def test_the_test_of_margins_decides_both_ways_and_waits_between() -> None:
    assert sprt_of_margins([3, 8, 5, 9, 1, 4, 7, 2, 6, 5]).decided == "stronger"
    assert sprt_of_margins([-3, -8, -5, 9, -1, -4, 7, -2, -6, -5, -3]).decided == "not-stronger"
    assert not sprt_of_margins([3, -8, 5, 9]).decided
    assert not sprt_of_margins([0, 0]).decided
    assert not sprt_of_margins([]).decided
    # The unit does not matter.
    assert sprt_of_margins([3, -8, 5]).llr == pytest.approx(sprt_of_margins([30, -80, 50]).llr)


@pytest.mark.parametrize(("lead", "wrong"), [(0.0, "stronger"), (0.5, "not-stronger")])
def test_the_test_of_margins_errs_as_rarely_as_it_says(lead: float, wrong: str) -> None:
    choose, mistakes = random.Random(8), 0
    for _ in range(400):
        values: list[float] = []
        while not (decided := sprt_of_margins(values).decided):
            values.append(choose.gauss(lead, 1.0))
        mistakes += decided == wrong
    assert mistakes / 400 == pytest.approx(0.05, abs=0.025)


def test_a_game_tells_the_margin_of_its_first_seat() -> None:
    bout = bouts(Plan("forthepeople", "1861", (), {}), ["random", "recruit"], 2, 3)[0]
    title, fought = get_title("forthepeople"), fight(bout)
    assert fought.score is None
    chance = Sampled(seed_for(bout.seed, "chance"))
    state = title.opening(bout.scenario, bout.options, chance)[0]
    players = {seat: make_bot(bot, seed_for(bout.seed, f"{seat} {bot}")) for seat, bot in bout.bots}
    while (decision := title.decision(state)) is not None:
        seat = decision.seat
        action = players[seat].choose(Insight(title, state, seat, decision))
        title.apply(state, seat, action, chance)
    result = title.result(state)
    assert result is not None
    scores = dict(result.scores)
    assert fought.margin == scores["union"] - scores["confederate"]


def test_margins_are_tested_only_with_the_test_and_where_there_are_points(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    arena = ("lab", "arena", "forthepeople", "--bots", "random,recruit", "--games", "2")
    assert refusal(longroll(*arena, "--margin")) == ("--margin says what --sprt tests: add --sprt")
    done = longroll(*arena, "--seed", "6", "--sprt", "--margin")
    assert done.status == 0, done.err
    assert "random scores" in done.out
    assert "in 2 games, seats exchanged" in done.out
    assert "undecided" in done.out
    told = json.loads(longroll(*arena, "--seed", "6", "--json").out)
    assert told["pairings"][0]["margin"]["pairs"] == 1

    def pointless(*_args: object, **_options: object) -> list[Fought]:
        return [game("random", "recruit", None)]

    monkeypatch.setattr("longroll.cli.contest.spread", pointless)
    assert "ended without points" in refusal(longroll(*arena, "--sprt", "--margin"))


def test_the_command_plays_writes_and_draws(tmp_path: Path) -> None:
    file, plot = tmp_path / "arena.json", tmp_path / "arena.svg"
    done = longroll(
        *("lab", "arena", "forthepeople", "--bots", "random,recruit", "--games", "2"),
        *("--results", str(file), "--plot", str(plot), "--seed", "6"),
    )
    assert done.status == 0, done.err
    assert "2 games" in done.out
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told["games"] == 2
    assert {one["bot"] for one in told["standings"]} == {"random", "recruit"}
    for one in told["standings"]:
        low, high = one["interval"]
        assert f"[{low:+.0f}, {high:+.0f}]" in done.out
    assert sum(told["pairings"][0]["wins_draws_losses"]) == 2
    points, low, high = told["pairings"][0]["share"]
    assert 0 <= low <= points <= high <= 1
    assert "of the points, between" in done.out
    assert plot.read_text(encoding="utf-8").startswith("<?xml")


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("random", "two names or more"),
        ("random,random", "each once"),
        ("random,napoleon", "no bot is called 'napoleon'"),
    ],
)
def test_bots_that_cannot_meet_are_refused(bots: str, said: str) -> None:
    done = longroll("lab", "arena", "forthepeople", "--bots", bots)
    assert done.status == 2
    assert said in done.err


def test_a_plot_of_standings_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "x.svg"
    plot_standings(standings([game("a", "b", "a")]), "one game", file)
    assert "<svg" in file.read_text(encoding="utf-8")


def test_all_that_is_told_of_an_arena_is_of_the_same_intervals(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A bootstrap from another seed has others."""
    asked: list[int] = []

    def counted(fought: list[Fought], seed: int = 1) -> list[Standing]:
        asked.append(seed)
        return standings(fought, seed)

    monkeypatch.setattr("longroll.cli.contest.standings", counted)
    done = longroll(
        *("lab", "arena", "forthepeople", "--bots", "random,recruit", "--games", "2"),
        *("--results", str(tmp_path / "a.json"), "--plot", str(tmp_path / "a.svg"), "--seed", "6"),
    )
    assert done.status == 0, done.err
    assert asked == [6]


def test_draws_narrow_the_interval_of_a_share_where_there_are_enough_of_them() -> None:
    def told(*results: int) -> tuple[int, int]:
        found = share(*results)
        return round(100 * found.low), round(100 * found.high)

    assert told(11, 13, 0) == (63, 83)
    assert told(13, 13, 11) == tuple(100 - end for end in reversed(told(11, 13, 13)))
    # Of three draws nothing is known to be normal, and of 39 wins nothing to be certain.
    assert told(8, 3, 1) == (51, 93)
    assert told(39, 1, 0) == (89, 100)
