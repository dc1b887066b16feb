"""Pairings. Players are numbers, in the order of their strength: 0 is the best.

A pairing names the player of the title's first seat first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Final, NamedTuple

from networkx import Graph, max_weight_matching

__all__ = ["Pairing", "Round", "longest_swiss", "round_robin", "swiss_round"]

BYE: Final = -1


class Pairing(NamedTuple):
    """A game: the players of the first and of the second seat."""

    first: int
    second: int


class Round(NamedTuple):
    """The games of a round, and the player with a bye."""

    games: list[Pairing]
    bye: int | None


def round_robin(count: int, *, double: bool = False) -> list[Round]:
    """Rounds in which each pair meets once, or twice if ``double``, by Berger's tables.

    Nobody has a side more than once more often than the other.

    >>> for games, _ in round_robin(4):
    ...     print(*(tuple(game) for game in games))
    (0, 3) (1, 2)
    (3, 2) (0, 1)
    (1, 3) (2, 0)
    >>> [one.bye for one in round_robin(3)]
    [0, 2, 1]
    """
    odd = count % 2 == 1
    circle = count if odd else count - 1
    rounds = [_of_circle(at, circle, odd=odd) for at in range(circle)] if count > 1 else []
    turned = [
        Round([Pairing(second, first) for first, second in games], bye) for games, bye in rounds
    ]
    return rounds + turned if double else rounds


def _of_circle(at: int, circle: int, *, odd: bool) -> Round:
    """The round of those pairs whose numbers add up to ``at`` on the circle."""
    games: list[Pairing] = []
    alone = next(one for one in range(circle) if 2 * one % circle == at)
    if not odd:  # the one left over meets the last, who is off the circle
        last = circle
        lower = alone < (circle + 1) // 2
        games.append(Pairing(alone, last) if lower else Pairing(last, alone))
    for one in range(circle):
        other = (at - one) % circle
        if one < other:
            games.append(Pairing(one, other) if (one + other) % 2 else Pairing(other, one))
    return Round(games, alone if odd else None)


def longest_swiss(count: int) -> int:
    """The maximum number of rounds, after which each pair has met.

    >>> longest_swiss(8), longest_swiss(7)
    (7, 7)
    """
    return count if count % 2 else count - 1


class _Past(NamedTuple):
    """Past rounds: how often each pair has met, and each player's sides in order."""

    met: Mapping[frozenset[int], int]
    sides: Mapping[int, list[int]]
    byes: Mapping[int, int]

    def balance(self, player: int) -> int:
        """How often he has had the first side, minus the second."""
        return sum(self.sides.get(player, ()))


def swiss_round(
    players: Sequence[int],
    points: Mapping[int, float],
    past: Sequence[Round],
    apart: Set[frozenset[int]] = frozenset(),
) -> Round:
    """The next round of a Swiss tournament; ``players`` are in order, the best first.

    The best of all rounds, by these criteria in order: nobody has a second bye; nobody meets an
    opponent again; the bye goes to the lowest; nobody has a side three times more often than the
    other; the squared differences of opponents' points are small; nobody meets a player from whom
    he is to be kept ``apart`` (no higher, or one could choose weaker opponents by it); nobody has a
    side twice more often; among equals the upper half plays the lower.

    >>> swiss_round([0, 1, 2, 3, 4], {}, [])
    Round(games=[Pairing(first=0, second=2), Pairing(first=3, second=1)], bye=4)
    """
    known = _past(past)
    order = {player: at for at, player in enumerate(players)}
    graph: Graph[int] = Graph()
    edges = list(_edges(players, points, known, apart))
    # Each criterion outweighs all later ones together.
    scale = [1]
    for level in range(len(edges[0][2]) - 1 if edges else 0, 0, -1):
        most = max(costs[level] for _, _, costs in edges)
        scale.insert(0, scale[0] * (most * len(players) + 1))
    for one, other, costs in edges:
        price = sum(cost * unit for cost, unit in zip(costs, scale, strict=True))
        graph.add_edge(one, other, weight=-price)
    matching = max_weight_matching(graph, maxcardinality=True)
    pairs = sorted(
        sorted(pair, key=lambda player: order.get(player, len(order))) for pair in matching
    )
    pairs.sort(key=lambda pair: order[pair[0]])
    bye = next((one for one, other in pairs if other == BYE), None)
    games = [
        _seated(one, other, known, board)
        for board, (one, other) in enumerate(pair for pair in pairs if BYE not in pair)
    ]
    return Round(games, bye)


def _past(rounds: Sequence[Round]) -> _Past:
    met: dict[frozenset[int], int] = {}
    sides: dict[int, list[int]] = {}
    byes: dict[int, int] = {}
    for games, bye in rounds:
        for game in games:
            met[frozenset(game)] = met.get(frozenset(game), 0) + 1
            sides.setdefault(game.first, []).append(1)
            sides.setdefault(game.second, []).append(-1)
        if bye is not None:
            byes[bye] = byes.get(bye, 0) + 1
    return _Past(met, sides, byes)


def _edges(
    players: Sequence[int],
    points: Mapping[int, float],
    past: _Past,
    apart: Set[frozenset[int]],
) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """All pairs with their costs, the most important first."""
    halves = {player: round(2 * points.get(player, 0)) for player in players}
    groups: dict[int, list[int]] = {}
    for player in players:
        groups.setdefault(halves[player], []).append(player)
    place = {player: at for group in groups.values() for at, player in enumerate(group)}
    for at, one in enumerate(players):
        for other in players[at + 1 :]:
            between = halves[one] - halves[other]
            fold = 0
            if not between:
                half = len(groups[halves[one]]) // 2
                fold = abs(place[other] - place[one] - half)
            heavy = _uneven(one, other, past)
            pair = frozenset((one, other))
            shun, again = pair in apart, past.met.get(pair, 0)
            uneven = max(0, heavy - 2)
            yield one, other, (0, again, 0, uneven, between * between, shun, heavy > 1, fold)
        if len(players) % 2:
            yield one, BYE, (past.byes.get(one, 0), 0, 0, len(players) - 1 - at, 0, 0, 0, 0)


def _uneven(one: int, other: int, past: _Past) -> int:
    """The larger imbalance of sides of the two, if sides are assigned well."""
    first, second = past.balance(one), past.balance(other)
    return min(
        max(abs(first + 1), abs(second - 1)),
        max(abs(first - 1), abs(second + 1)),
    )


def _seated(one: int, other: int, past: _Past, board: int) -> Pairing:
    """Assign the first seat to who has had it less often, or did not have it last."""
    balance = past.balance(one) - past.balance(other)
    if not balance:
        mine, theirs = past.sides.get(one, []), past.sides.get(other, [])
        for last, last_other in zip(reversed(mine), reversed(theirs), strict=False):
            if last != last_other:
                balance = last - last_other
                break
    if not balance:
        balance = board % 2
    return Pairing(one, other) if balance <= 0 else Pairing(other, one)
