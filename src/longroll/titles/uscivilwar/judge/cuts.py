"""Which hexes cut the enemy's supply, and which enemies cut one's own (docs/bots.md).

Two strength points on a railroad can starve an army thirty hexes away. Nothing near the railroad
shows it; only a fresh trace of supply does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from longroll.board.region import Mask, members
from longroll.engine.memo import remembered

from ..components import GRID
from ..control import Board, occupied
from ..facts import Facts, Supply, board_of
from ..ground import LAND
from ..state import CivilWarState
from .pressure import MARCH, starvation

__all__ = ["Cuts", "cuts"]


class Cuts(NamedTuple):
    """What one side gains by cutting the enemy's supply, and by clearing its own.

    Attributes:
        severed: by hex that its units hold or can come to, what the enemy loses if they cut his
            supply there, in hundredths of a victory point.
        restored: by hex with enemy units, what the side gains in supply if they are gone.
    """

    severed: Mapping[int, float]
    restored: Mapping[int, float]


def cuts(state: CivilWarState, side: int) -> Cuts:
    """What a side gains by cutting the enemy's supply, and by clearing its own."""
    mine, theirs = (tuple(sorted(state.sp[each].items())) for each in (side, 1 - side))
    return _cuts(board_of(state), side, mine, theirs)


_Points = tuple[tuple[int, int], ...]
"""Strength points of a side, by place."""


@remembered(1 << 4)
def _cuts(board: Board, side: int, mine: _Points, theirs: _Points) -> Cuts:
    enemy, ours = 1 - side, board.forces[side]
    near = 0
    for place, _ in mine:
        if place < GRID.size:
            near |= GRID.within(place, MARCH)
    starved = _starvation(board, enemy, theirs)
    severed: dict[int, float] = {}
    for place in members(near & LAND & ~occupied(board, enemy) & ~ours):
        loss = _starvation(_with(board, side, ours | 1 << place), enemy, theirs) - starved
        if loss > 0:
            severed[place] = loss
    if starved:
        for place, _ in mine:
            loss = starved - _starvation(_with(board, side, ours & ~(1 << place)), enemy, theirs)
            if loss > 0:
                severed[place] = loss
    restored: dict[int, float] = {}
    lacking = _starvation(board, side, mine)
    if lacking:
        for place in members(board.forces[enemy] & near & LAND):
            gone = _with(board, enemy, board.forces[enemy] & ~(1 << place))
            gain = lacking - _starvation(gone, side, mine)
            if gain > 0:
                restored[place] = gain
    return Cuts(severed, restored)


def _with(board: Board, side: int, forces: Mask) -> Board:
    """The board with SP of a side in other places."""
    pair = (forces, board.forces[1]) if side == 0 else (board.forces[0], forces)
    return board._replace(forces=pair)


def _starvation(board: Board, side: int, points: _Points) -> float:
    """What a side loses by its strength points that have no supply."""
    # Not remembered: hundreds of hypothetical boards would evict the real ones.
    found = Supply(Facts(board), side)
    if not board.forces[side] & ~found.fed_of(board.forces[side]):
        return 0.0
    fed, tied = found.fed, found.connected
    return sum(starvation(fed, tied, place) * number for place, number in points)
