"""Pairings: everybody meets everybody, nobody meets anybody twice, and sides are shared."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from longroll.club.tournaments.pairing import (
    Pairing,
    Round,
    longest_swiss,
    round_robin,
    swiss_round,
)
from longroll.club.tournaments.standing import Result, standings

COUNTS = st.integers(2, 24)


@given(COUNTS)
def test_everybody_meets_everybody_once_with_sides_shared(count: int) -> None:
    rounds = round_robin(count)
    games = [game for one in rounds for game in one.games]
    pairs = [tuple(sorted(game)) for game in games]
    assert sorted(pairs) == list(combinations(range(count), 2))
    for player in range(count):
        first = sum(game.first == player for game in games)
        assert abs(2 * first - (count - 1)) <= 1
    for one in rounds:
        busy = [player for game in one.games for player in game]
        idle = [] if one.bye is None else [one.bye]
        assert sorted(busy + idle) == list(range(count))


@given(COUNTS)
def test_a_double_one_exchanges_every_side(count: int) -> None:
    games = [game for one in round_robin(count, double=True) for game in one.games]
    assert len(set(games)) == len(games) == count * (count - 1)
    assert {Pairing(second, first) for first, second in games} == set(games)


def can_pair(players: list[int], met: set[frozenset[int]], rested: set[int]) -> bool:
    """Whether a round without repeats is possible: tried out."""
    if not players:
        return True
    one, *rest = players
    if len(players) % 2 and one not in rested and can_pair(rest, met, rested):
        return True
    return any(
        can_pair([it for it in rest if it != other], met, rested)
        for other in rest
        if frozenset((one, other)) not in met
    )


def test_who_has_blocked_whom_meets_only_where_others_have_no_such_points() -> None:
    apart = {frozenset((0, 2)), frozenset((1, 3))}
    met = {frozenset(game) for game in swiss_round([0, 1, 2, 3], {}, [], apart).games}
    assert not met & apart
    assert {frozenset(game) for game in swiss_round([0, 1, 2, 3], {}, []).games} == apart
    # Nobody gets a weaker opponent by blocking who stands as he does.
    points = {0: 2.0, 1: 1.0, 2: 2.0, 3: 1.0}
    met = {frozenset(game) for game in swiss_round([0, 2, 1, 3], points, [], apart).games}
    assert met == apart


@given(st.integers(2, 9), st.data())
def test_swiss_never_repeats_what_can_be_avoided(count: int, data: st.DataObject) -> None:
    past: list[Round] = []
    results: list[Result] = []
    met: set[frozenset[int]] = set()
    rested: set[int] = set()
    for _ in range(longest_swiss(count)):
        order = [one.player for one in standings(range(count), results)]
        points = {one.player: one.points for one in standings(range(count), results)}
        avoidable = can_pair(order, met, rested)
        games, bye = swiss_round(order, points, past)
        busy = [player for game in games for player in game]
        assert sorted(busy + ([] if bye is None else [bye])) == list(range(count))
        repeated = [game for game in games if frozenset(game) in met]
        assert not (avoidable and repeated)
        if bye is not None:
            assert bye not in rested
            rested.add(bye)
            results.append(Result(bye, None, 1))
        for game in games:
            met.add(frozenset(game))
            score = data.draw(st.sampled_from([0.0, 0.5, 1.0]))
            results.append(Result(*game, score, 1 - score))
        past.append(Round(games, bye))
    sides = Counter(game.first for one in past for game in one.games)
    sides.subtract(game.second for one in past for game in one.games)
    assert all(abs(sides[player]) <= 3 for player in range(count))


def test_equals_in_points_meet_and_take_turns_with_the_sides() -> None:
    first = swiss_round(range(8), {}, [])
    assert {frozenset(game) for game in first.games} == {
        frozenset((one, one + 4)) for one in range(4)
    }
    won = {game.first: 1.0 for game in first.games}
    second = swiss_round(sorted(range(8), key=lambda one: (-won.get(one, 0), one)), won, [first])
    for game in second.games:
        assert won.get(game.first, 0) == won.get(game.second, 0)


def test_ties_are_broken_in_the_order_that_is_told() -> None:
    games = [
        *(Result(0, 1, 0, 1), Result(2, 3, 1, 0), Result(0, 2, 1, 0), Result(1, 3, 0, 1)),
        *(Result(0, 3, 1, 0), Result(1, 2, 1, 0)),
    ]
    told = standings(range(4), games)
    assert [(one.player, one.points, one.head) for one in told[:2]] == [(1, 2, 1), (0, 2, 0)]
    assert [one.place for one in standings(range(3), [])] == [1, 1, 1]
