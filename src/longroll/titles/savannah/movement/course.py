"""G9.1 How far movement points could take a move, whoever of its own side is in the way."""

from __future__ import annotations

from typing import NamedTuple

from longroll.board.region import Mask, mask
from longroll.engine.memo import remembered

from ..components import GRID
from ..ground import Lines, lay, lines, zoc
from ..state import SavannahState
from .walk import Walk

__all__ = ["flood", "reach"]


def flood(state: SavannahState, walk: Walk) -> Mask:
    """The hexes that a walk could reach by its points, stacking and other bars left out.

    All hexes where a move may end beside an enemy are among them; others may be.
    """
    course = _course(state, walk)
    return _spread(course, walk.normal[0], True) | _spread(course, walk.slow[0], False)


def reach(state: SavannahState, walk: Walk) -> Mask:
    """`flood` with strategic movement: no move of one unit or leader comes to any other hex."""
    return flood(state, walk) | _spread(_course(state, walk), walk.far[0], True)


def _course(state: SavannahState, walk: Walk) -> Course:
    foe = 1 - walk.side
    enemy, halt = lay(state).occupied[foe], zoc(state, foe)
    return Course(lines(state), walk.profiles[0], walk.hex, enemy, halt)


class Course(NamedTuple):
    """Over what ground, at whose cost and from where a walk goes; where enemies are and halt it."""

    ground: Lines
    profile: int
    start: int
    enemy: Mask
    halt: Mask


@remembered(1 << 10)
def _spread(course: Course, limit: int, roads_only: bool) -> Mask:
    """The hexes within ``limit`` halves of a point."""
    ground, start = course.ground, course.start
    costs = ground.costs(course.profile)
    best = {start: 0}
    front = [start]
    while front:
        here = front.pop()
        if course.halt >> here & 1 and here != start:
            continue
        for direction, cost in enumerate(costs[here]):
            to = GRID.neighbours[here][direction]
            if not cost or course.enemy >> to & 1:
                continue
            if roads_only and not ground.roads[here] >> direction & 1:
                continue
            spent = best[here] + cost
            if (spent <= limit or here == start) and spent < best.get(to, limit + 99):
                best[to] = spent
                front.append(to)
    return mask([hex_ for hex_ in best if hex_ != start])
