"""8 Control of hexes, and the victory points that places give."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.memo import Latest, remembered

from .components import BLOCKS, GROUND, TERRITORY, UNION
from .state import BobbyLeeState

__all__ = [
    "OF_SIDE",
    "SPANS",
    "blocks_in",
    "captured",
    "friendly",
    "held",
    "marker",
    "military_railway",
    "occupied",
    "rails_of",
    "tracks_of",
]

OF_SIDE: Final = tuple(
    tuple(block.index for block in BLOCKS if block.side == side) for side in (0, 1)
)
"""By side, the indices of its blocks."""
SPANS: Final = tuple((own[0], own[-1] + 1) for own in OF_SIDE)
"""By side, the first of its indices and the one after the last: they have no gaps."""
_LAID: Final = tuple(sorted({0, *(rail.since for rails in GROUND.rails for rail in rails)}))
"""The months from which tracks lie, in order (9.5)."""
_PRIZES: Final = tuple(
    sum(1 << hex_ for hex_ in members(land) if GROUND.vp[hex_]) for land in TERRITORY
)
"""By side, the hexes of its territory that are worth victory points (3.51)."""


def blocks_in(state: BobbyLeeState, side: int, hex_: int) -> list[int]:
    """The blocks of a side in a hex, in the order of their indices."""
    at = state.at
    block, end = SPANS[side]
    found: list[int] = []
    for _ in range(at[block:end].count(hex_)):
        block = at.index(hex_, block, end)
        found.append(block)
        block += 1
    return found


def occupied(state: BobbyLeeState, side: int) -> Mask:
    """The hexes where blocks of a side stand."""
    first, end = SPANS[side]
    return _LAST[side](state.at[first:end])


@remembered(1 << 13)
def _standing(places: tuple[int, ...]) -> Mask:
    found = 0
    for place in places:
        if place >= 0:
            found |= 1 << place
    return found


_LAST: Final = tuple(Latest(_standing) for _ in SPANS)
"""By side: as a rule its blocks still stand where they stood when somebody asked last."""


def held(state: BobbyLeeState, side: int) -> Mask:
    """8.2, 8.3: own territory without enemies, and enemy territory with own blocks alone."""
    own, enemy = occupied(state, side), occupied(state, 1 - side)
    return (TERRITORY[side] | own) & ~enemy


def friendly(state: BobbyLeeState, side: int, hex_: int) -> bool:
    """Whether a hex is friendly to a side."""
    return bool(held(state, side) >> hex_ & 1)


def captured(state: BobbyLeeState) -> int:
    """3.51: the points of places in the enemy's hands, those of the Union above nought."""
    total = 0
    for side in (0, 1):
        taken = held(state, side) & _PRIZES[1 - side]
        points = sum(GROUND.vp[hex_] for hex_ in members(taken))
        total += points if side == UNION else -points
    return total


def marker(state: BobbyLeeState) -> int:
    """3.1: where the marker stands, above nought for the Union; no end of the track stops it."""
    return state.political + captured(state)


def military_railway(state: BobbyLeeState) -> bool:
    """9.5: Washington and Alexandria are joined from January 1862, or after six months' hold."""
    return state.alexandria >= 6


def tracks_of(state: BobbyLeeState) -> int:
    """9.5: the month whose tracks lie; with the military railway built, all of them.

    Of months with the same tracks the first.
    """
    if military_railway(state):
        return _LAID[-1]
    return max(since for since in _LAID if since <= state.month)


@remembered(1 << 5)
def rails_of(month: int, gauges: tuple[int, ...]) -> tuple[Mask, ...]:
    """By hex, those that rails of some gauges join to it, of the tracks that lie in a month."""
    return tuple(
        mask(rail.to for rail in rails if rail.gauge in gauges and rail.since <= month)
        for rails in GROUND.rails
    )
