"""Which hexes cut the enemy's supply, and which enemies cut one's own (docs/bots.md).

Two strength points on a railroad can starve an army thirty hexes away. Nothing that lies near the
railroad tells so; it shows only when supply is traced anew as if they stood there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from longroll.board.region import Mask, members
from longroll.engine.memo import remembered

from ..components import GRID
from ..control import Board, occupied
from ..facts import Facts, Supply, board_of
from ..ground import LAND
from ..state import CivilWarState
from .pressure import hunger_price

__all__ = ["Cuts", "cuts"]

_REACH: Final = 3
"""Typical length of an army's march, in hexes."""


class Cuts(NamedTuple):
    """What the supply lines of both sides are worth to one of them.

    Attributes:
        severed: by hex that units of the side can come to, what the enemy loses by the supply that
            they cut there, in hundredths of a victory point.
        restored: by hex with enemy units, what the side gains by supply if they are gone.
    """

    severed: Mapping[int, float]
    restored: Mapping[int, float]


def cuts(state: CivilWarState, side: int) -> Cuts:
    """What a side gains by cutting the enemy's lines, and by clearing its own."""
    mine, theirs = (tuple(sorted(state.sp[each].items())) for each in (side, 1 - side))
    return _cuts(board_of(state), side, mine, theirs)


_Stacks = tuple[tuple[int, int], ...]
"""Strength points by place."""


@remembered(1 << 4)
def _cuts(board: Board, side: int, mine: _Stacks, theirs: _Stacks) -> Cuts:
    enemy, near = 1 - side, 0
    for place, _ in mine:
        if place < GRID.size:
            near |= GRID.within(place, _REACH)
    stands = board.forces[enemy] & near & LAND
    before = _hunger(board, enemy, theirs)
    severed: dict[int, float] = {}
    for place in members(near & LAND & ~occupied(board, enemy) & ~board.forces[side]):
        loss = _hunger(_with(board, side, board.forces[side] | 1 << place), enemy, theirs) - before
        if loss > 0:
            severed[place] = loss
    restored: dict[int, float] = {}
    before = _hunger(board, side, mine)
    if before:
        for place in members(stands):
            gone = _with(board, enemy, board.forces[enemy] & ~(1 << place))
            gain = before - _hunger(gone, side, mine)
            if gain > 0:
                restored[place] = gain
    return Cuts(severed, restored)


def _with(board: Board, side: int, forces: Mask) -> Board:
    """The board with SP of a side in other places."""
    pair = (forces, board.forces[1]) if side == 0 else (board.forces[0], forces)
    return board._replace(forces=pair)


def _hunger(board: Board, side: int, stacks: _Stacks) -> float:
    """What a side loses by its strength points that have no supply."""
    # Not remembered: hundreds of boards that nobody sees would drive out those that matter.
    found = Supply(Facts(board), side)
    if not board.forces[side] & ~found.fed_of(board.forces[side]):
        return 0.0
    fed, tied = found.fed, found.connected
    return sum(hunger_price(fed, tied, place) * number for place, number in stacks)
