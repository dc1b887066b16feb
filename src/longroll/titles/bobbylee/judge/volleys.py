"""The expected effect of fire by both sides, from their present positions on a battlefield."""

from __future__ import annotations

from collections.abc import Sequence

from ..battles.field import CENTRE, RESERVE, WINGS, area_of, column, line, wooded
from ..battles.fire import SINGLE, TRIPLE, cover
from ..components import ARTILLERY, BLOCKS, HEAVY, HQ, TABLES
from ..control import OF_SIDE
from ..state import APART, BobbyLeeState
from .weights import W

__all__ = ["volleys"]

_FACES = 6
_Areas = Sequence[Sequence[int]]
_CLOSE, _FAR, _FLANK, _SIEGE = range(4)
"""At its own area; guns at those facing them; from an enemy wing at his centre; heavy guns."""


def volleys(state: BobbyLeeState, hex_: int) -> float:
    """The power that the South would lose in a turn of fire, less what the Union would lose (7.4).

    From the present positions: as by `battles.fire.level`, but looked up once for the whole field.
    """
    field = _Field(state, hex_)
    return field.fire(0) - field.fire(1)


class _Field:
    """The positions of all blocks on a battlefield."""

    def __init__(self, state: BobbyLeeState, hex_: int) -> None:
        self._state, self._hex = state, hex_
        sides: list[list[list[int]]] = []
        for side in (0, 1):
            areas: list[list[int]] = [[] for _ in range(8)]
            for block in OF_SIDE[side]:
                area = state.area[block]
                if state.at[block] == hex_ and APART < area < 8 and not state.tired >> block & 1:
                    areas[area].append(block)
            sides.append(areas)
        self._sides: Sequence[_Areas] = sides

    def fire(self, side: int) -> float:
        """The power that the enemy of a side would lose."""
        found = 0.0
        for area, blocks in enumerate(self._sides[side]):
            if blocks:
                aims = self._aims(side, area)
                for block in blocks:
                    found += max((self._hits(block, *aim) for aim in aims), default=0.0)
        return found

    def _aims(self, side: int, area: int) -> list[tuple[int, int]]:
        """The areas at which blocks in an area may fire, with the kind of fire: see `_level`."""
        foes = self._sides[1 - side]
        if foes[area]:
            return [(area, _CLOSE)]
        if column(area) == RESERVE:
            return [(target, _SIEGE) for target in range(8) if foes[target] and self._apart(target)]
        if line(area) != side:
            centre = area_of(1 - side, CENTRE)
            return [(centre, _FLANK)] if column(area) in WINGS and foes[centre] else []
        facing = area_of(1 - side, column(area))
        far = foes[facing] and self._apart(facing) and not wooded(self._hex)
        return [(facing, _FAR)] if far else []

    def _apart(self, area: int) -> bool:
        return not (self._sides[0][area] and self._sides[1][area])

    def _hits(self, block: int, target: int, how: int) -> float:
        level = self._level(block, target, how)
        if not level:
            return 0.0
        foe = 1 - BLOCKS[block].side
        step = max(W.power[BLOCKS[other].arm] for other in self._sides[foe][target])
        hits = self._state.steps[block] * level / _FACES
        return hits / cover(self._state, self._hex, target, foe) * step

    def _level(self, block: int, target: int, how: int) -> int:
        arm = BLOCKS[block].arm
        if how == _SIEGE:
            return SINGLE if arm == HEAVY and not wooded(self._hex) else 0
        if how == _FAR:
            return SINGLE if arm == ARTILLERY else 0
        if how == _FLANK:
            raised = not self._apart(target)
            return 0 if arm in (ARTILLERY, HQ) else min(TRIPLE, TABLES.arms[arm].fire + raised)
        if arm != ARTILLERY:
            return TABLES.arms[arm].fire
        friends = self._sides[BLOCKS[block].side][target]
        return TRIPLE if any(BLOCKS[one].arm != ARTILLERY for one in friends) else SINGLE
