"""7.2 to 7.4, 8.4 Who commands a stack, whom, and how many SP."""

from __future__ import annotations

from typing import Final

from longroll.engine.event import Value
from longroll.engine.memo import remembered

from .base import general_key, rank_of
from .components import GENERALS, TABLES, Rank
from .state import CivilWarState, box_of

__all__ = [
    "LEADERLESS",
    "commander",
    "crown",
    "displace_generals",
    "follows",
    "is_cavalry",
    "leaders_of_all",
    "limit_of",
    "limit_of_rank",
    "outranks",
    "ratings",
]

_LIMITS: Final = TABLES.command.numbers("limits")
_CAVALRY: Final = TABLES.command.number("cavalry")
LEADERLESS: Final = TABLES.leaderless.number("strength")
_ARMY: Final = 3


def is_cavalry(rank: Rank) -> bool:
    """8.1, 8.6: who leads a Cavalry Unit; one of two stars has its benefits (8.2) and no more."""
    return rank.cavalry and rank.stars == 1


def outranks(state: CivilWarState, one: int, other: int) -> bool:
    """7.2.1, 8.4: whether a General is of higher rank than another."""
    return _higher(rank_of(state, one), rank_of(state, other))


def _higher(one: Rank, other: Rank) -> bool:
    return (not is_cavalry(one), one.stars) > (not is_cavalry(other), other.stars)


def limit_of(state: CivilWarState, general: int) -> int:
    """7.3, 8.1: the SP that a General may lead; of nobody those of 5.10."""
    if general < 0:
        return LEADERLESS
    return limit_of_rank(rank_of(state, general))


def limit_of_rank(rank: Rank) -> int:
    """7.3, 8.1: the SP that a General may lead with one of his counters."""
    return _CAVALRY if is_cavalry(rank) else _LIMITS[rank.stars - 1]


def follows(state: CivilWarState, general: int, leader: int) -> bool:
    """7.2.3, 7.4, 7.4.2: whether a General may be the subordinate of another."""
    return _may_follow(rank_of(state, general), rank_of(state, leader))


def _may_follow(rank: Rank, leader: Rank) -> bool:
    army, grant = rank.stars >= _ARMY, leader.stars > max(_ARMY, rank.stars)
    return not _higher(rank, leader) and (not army or grant)


def leaders_of_all(state: CivilWarState, generals: tuple[int, ...]) -> tuple[int, ...]:
    """7.2.3: whom of some Generals all the others may follow; the same as `follows`, kept."""
    return _leaders_of_all(generals, tuple([state.stars[one] for one in generals]))


@remembered(1 << 10)
def _leaders_of_all(generals: tuple[int, ...], stars: tuple[int, ...]) -> tuple[int, ...]:
    rank = {one: GENERALS[one].ranks[n] for one, n in zip(generals, stars, strict=True)}
    return tuple(
        leader
        for leader in generals
        if all(one == leader or _may_follow(rank[one], rank[leader]) for one in generals)
    )


def commander(state: CivilWarState, side: int, place: int) -> int:
    """The General who commands in a place; -1 without one.

    The highest rank commands, and of equals the one that the owner has put on top; cavalry only
    where no other General stands.
    """
    best, found = (-1, -1, -1), -1
    for general in state.generals_at(side, place):
        rank = rank_of(state, general)
        order = (int(not is_cavalry(rank)), rank.stars, state.chiefs >> general & 1)
        if order > best:
            best, found = order, general
    return found


def ratings(state: CivilWarState, general: int) -> tuple[tuple[str, Value], ...]:
    """7.1: a General as texts name him: ``commander``, his ``stars``, ``attack`` and ``defence``.

    ``led`` is 1; of nobody (-1) it is 0, and so are the others.
    """
    if general < 0:
        return (("led", 0), ("commander", 0), ("stars", 0), ("attack", 0), ("defence", 0))
    rank = rank_of(state, general)
    return (
        ("led", 1),
        ("commander", general_key(general)),
        ("stars", rank.stars),
        ("attack", rank.attack),
        ("defence", rank.defence),
    )


def crown(state: CivilWarState, side: int, place: int, general: int) -> None:
    """7.2.2: a General of a place is put on top."""
    for one in state.generals_at(side, place):
        state.chiefs &= ~(1 << one)
    state.chiefs |= 1 << general


def displace_generals(
    state: CivilWarState, side: int, place: int, theatre: int, who: tuple[int, ...] = ()
) -> list[int]:
    """14.6, 8.7: Generals of a place, all or these, go to the Displaced box.

    Cavalry misses the next turn.
    """
    gone = [one for one in state.generals_at(side, place) if not who or one in who]
    for general in gone:
        if rank_of(state, general).cavalry:
            state.late |= 1 << general
        state.where[general] = box_of(theatre)
        state.chiefs &= ~(1 << general)
        state.active &= ~(1 << general)
    return gone
