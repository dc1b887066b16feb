"""5.1.3 How far a force goes, and by which way: each step as the march itself would allow it."""

from __future__ import annotations

from typing import NamedTuple, cast

from longroll.engine.action import Action
from longroll.engine.course import Course

from ..base import space_key
from ..components import Hop, enemy
from ..state import Force, ForThePeopleState
from .entry import fights_at
from .interception import may_be_intercepted
from .march import March
from .ways import GO, held

__all__ = ["courses", "march_reach"]


class _At(NamedTuple):
    """Where the force has come.

    Attributes:
        space: the space.
        rail: whether all of the way there was by rail between own spaces (5.9.1).
        fought: whether it has tried to attack on the way (4.5.2).
    """

    space: int
    rail: bool
    fought: bool


class _Stop(NamedTuple):
    """The best way found to somewhere.

    Attributes:
        left: the movement points left there; below zero those of the rail bonus are being spent.
        risk: minus the spaces on the way where somebody might intercept (5.8.1).
        came_from: where it was before; None at its start.
        by: the order that led from there.
    """

    left: int
    risk: int
    came_from: _At | None = None
    by: Action | None = None


def march_reach(state: ForThePeopleState, force: Force, march: March) -> dict[int, int]:
    """By space that the force can come to from here the fewest points that it takes.

    As if nobody intercepted, and as the table stands: it ends where the enemy would fight, and goes
    on through a fort without a garrison and over those whom it overruns (5.7.2).
    """
    best = _search(state, force, march)
    return {end.space: march.left - best[end].left for end in _ends(best) if end.space != force.at}


def courses(state: ForThePeopleState, force: Force, march: March) -> list[Course]:
    """The cheapest way to each space that is more than one step away.

    Of equally cheap ways the one on which fewer can intercept, then the one by rail.
    """
    best = _search(state, force, march)
    found: list[Course] = []
    for end in sorted(_ends(best)):
        orders, cost = _orders(best, end), march.left - best[end].left
        if len(orders) > 1 and end.space != force.at:
            note = march.entry_note(state, force, end.space, cost, rail=end.rail)
            found.append(Course(space_key(end.space), orders, note))
    return found


def _search(state: ForThePeopleState, force: Force, march: March) -> dict[_At, _Stop]:
    """The best way to each space, by what is left there and then by who may intercept."""
    twin, mover = cast("March", march.copy()), force.copy()
    start = _At(force.at, march.rail, march.fought)
    best, waiting = {start: _Stop(march.left, 0)}, [start]
    for here in waiting:  # grows while it is read: a space found again is looked at again
        if here != start and fights_at(state, mover, here.space):
            continue
        (mover.at, twin.rail, twin.fought), twin.left = here, best[here].left
        for hop, by in GO[here.space]:
            if twin.why_not_go(state, mover, hop) is not None:
                continue
            there, stop = _step(state, mover, twin, (hop, by), best[here].risk)
            known = best.get(there)
            if known is None or stop[:2] > known[:2]:
                best[there] = stop._replace(came_from=here)
                waiting.append(there)
        twin.under_way = True
    return best


def _step(
    state: ForThePeopleState, mover: Force, march: March, way: tuple[Hop, Action], risk: int
) -> tuple[_At, _Stop]:
    """Where a step leads, and what is left there."""
    hop, by = way
    left = march.left - march.cost(state, mover, hop)
    met = not march.met and may_be_intercepted(state, hop.to)
    fought = march.fought or bool(held(state, enemy(mover.side)) >> hop.to & 1)
    there = _At(hop.to, march.keeps_rail(state, mover, hop), fought)
    return there, _Stop(left, risk - met, by=by)


def _ends(best: dict[_At, _Stop]) -> list[_At]:
    """For each space the best of the ways to it: by rail or not, after an attack or not."""
    found: dict[int, _At] = {}
    for end in best:
        known = found.setdefault(end.space, end)
        if (*best[end][:2], end.rail) > (*best[known][:2], known.rail):
            found[end.space] = end
    return list(found.values())


def _orders(best: dict[_At, _Stop], end: _At) -> tuple[Action, ...]:
    """The orders that lead there, the first one first."""
    orders: list[Action] = []
    stop = best[end]
    while stop.came_from is not None and stop.by is not None:
        orders.append(stop.by)
        stop = best[stop.came_from]
    return tuple(reversed(orders))
