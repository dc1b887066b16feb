"""What the Generals in a place are good for."""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.engine.memo import remembered

from ..command import LEADERLESS, limit_of_rank
from ..components import CONFEDERATE, GENERALS, UNION, General
from ..state import CivilWarState

__all__ = ["NOBODY", "Leaders", "commanded", "leaders"]


class Leaders(NamedTuple):
    """The Generals in a place: their best rating and Defence, and the most SP that one leads."""

    skill: int
    most: int
    defence: int


NOBODY: Final = Leaders(0, 0, 0)


def _by_stars(general: General) -> dict[int, Leaders]:
    """By stars, what a General is good for by himself."""
    return {
        stars: Leaders(max(rank.attack, rank.defence), limit_of_rank(rank), rank.defence)
        for stars, rank in general.ranks.items()
    }


_BY_STARS: Final = tuple(_by_stars(general) for general in GENERALS)


def leaders(state: CivilWarState) -> tuple[dict[int, Leaders], dict[int, Leaders]]:
    """By side and place, what the Generals there are good for."""
    return _leaders(tuple(state.where), tuple(state.stars))


@remembered(1 << 6)
def _leaders(
    places: tuple[int, ...], ranks: tuple[int, ...]
) -> tuple[dict[int, Leaders], dict[int, Leaders]]:
    result: tuple[dict[int, Leaders], dict[int, Leaders]] = ({}, {})
    for general, (where, stars) in enumerate(zip(places, ranks, strict=True)):
        if where >= 0 and stars:
            there, mine = result[GENERALS[general].side], _BY_STARS[general][stars]
            there[where] = Leaders(*map(max, mine, there.get(where, NOBODY)))
    return result


def commanded(state: CivilWarState) -> tuple[int, int]:
    """By side, the SP that can march together only because a General leads them (5.10, 7.3)."""
    led = leaders(state)

    def number(side: int) -> int:
        stacks = state.sp[side]
        return sum(
            max(0, min(stacks.get(place, 0), there.most) - LEADERLESS)
            for place, there in led[side].items()
        )

    return number(UNION), number(CONFEDERATE)
