"""Bots of a title with one seat, rated by their scores on the same dice."""

from __future__ import annotations

from longroll.lab.arena import Bout, Fought, fight
from longroll.lab.selfplay import Plan
from longroll.lab.solo import leads, means, solos

PLAN = Plan("mosby", "partisan", (), {})


def game(bot: str, seed: int, score: int | None, winner: str | None, seat: str | None) -> Fought:
    bout = Bout("mosby", "partisan", (), (("mosby", bot),), seed)
    return Fought(bout, winner, seat, "3.2", "x", 10, {}, score)


def test_every_bot_plays_the_same_dice() -> None:
    planned = solos(PLAN, "mosby", ["a", "b"], 3, 1)
    assert [dict(bout.bots)["mosby"] for bout in planned] == ["a", "b"] * 3
    assert len({bout.seed for bout in planned}) == 3
    assert planned[0].seed == planned[1].seed


def test_a_game_against_the_system_has_a_score_and_perhaps_no_winner() -> None:
    fought = [fight(bout) for bout in solos(PLAN, "mosby", ["random", "recruit"], 2, 1)]
    assert all(one.score is not None and one.score >= 10 for one in fought)
    assert all(one.winner in {None, *one.players} for one in fought)
    assert not any(one.drawn for one in fought)
    assert fight(fought[1].bout)._replace(seconds={}) == fought[1]._replace(seconds={})


def test_the_mean_score_has_an_interval_and_a_lead_a_narrower_one() -> None:
    fought = [
        game(bot, seed, 10 * seed + more, None, "system")
        for seed in range(1, 9)
        for bot, more in (("a", seed % 2), ("b", 3))
    ]
    best, worst = means(fought, ["a", "b"])
    assert (best.bot, best.mean, worst.mean) == ("b", 48.0, 45.5)
    assert best.interval is not None
    assert best.interval[0] < 48.0 < best.interval[1]
    assert (best.won, best.share.points) == (0, 0.0)
    (lead,) = leads(fought, ["a", "b"])
    assert (lead.one, lead.other, lead.games, lead.mean) == ("a", "b", 8, -2.5)
    assert lead.interval is not None
    assert -3.1 < lead.interval[0] < lead.interval[1] < -1.9


def test_a_title_without_scores_counts_wins_and_half_draws() -> None:
    fought = [
        game("a", 1, None, "a", "mosby"),
        game("a", 2, None, None, None),
        game("a", 3, None, None, "system"),
    ]
    (one,) = means(fought, ["a"])
    assert (one.mean, one.won, one.share.points) == (0.5, 1, 0.5)
    assert means(fought[:1], ["a"])[0].interval is None
