"""What can be laid over the map: lines, targets, a free ride, hunters, who would hear a noise."""

from __future__ import annotations

from longroll.board.region import members
from longroll.engine.overlay import Mark, Overlay

from ..base import space_key
from ..components import BESIDE, BRIDGES, CARRIERS, COMBAT, COUNTERS, RAILS, SPACE, TABLES, TRAINS
from ..state import SEAT, MosbyState

__all__ = ["overlays", "prize"]


def overlays(state: MosbyState, about: str) -> list[Overlay]:
    """All public; ``about`` a space: who would be checked after powder or shots there."""
    found = [_lines(state), _targets(state)]
    if state.mosby >= 0:  # a free ride is of operations: in rounds he goes space by space (12.6)
        found.append(_hunters(state) if state.pursued else _ride(state))
    if about in SPACE:
        found.append(_noise(state, about))
    return found


def _lines(state: MosbyState) -> Overlay:
    """The Union lines, and what is hidden in them (1.2, 1.7)."""
    marks = [
        Mark(space_key(space), "cut" if state.unrevealed >> space & 1 else "enemy")
        for space in members(state.lines)
    ]
    return Overlay("lines", "1.2", tuple(marks), "")


def prize(state: MosbyState, space: int) -> int:
    """The points of what can be demolished or taken in a space (2.6), without combat.

    Wagon trains, couriers and supply wagons that stand there count too (11.3, 17.5).
    """
    there = 1 << space
    value = 0
    if state.lines & there:
        if RAILS & ~state.rails & there:
            value += TABLES.performance["railroad"][0]
        if BRIDGES & ~state.bridges & there:
            value += TABLES.performance["bridge"][0]
        value += state.depot(space)
    for unit in state.units_in(space):
        if (CARRIERS | TRAINS) >> unit & 1:
            value += TABLES.performance[COUNTERS[unit].kind][0]
    return value + TABLES.performance["leader"][0] * len(state.leaders_in(space))


def _targets(state: MosbyState) -> Overlay:
    """The points that wait in each space (2.6)."""
    marks = [
        Mark(space_key(space), "source", value)
        for space in range(len(BESIDE))
        if (value := prize(state, space))
    ]
    return Overlay("targets", "11.5", tuple(marks), SEAT)


def _ride(state: MosbyState) -> Overlay:
    """Where one action leads outside the lines (10.2)."""
    marks = [Mark(space_key(space), "reach") for space in members(state.ride())]
    return Overlay("ride", "10.2", tuple(marks), SEAT)


def _hunters(state: MosbyState) -> Overlay:
    """Where activated combat units stand (10.4)."""
    awake = dict.fromkeys(
        sorted(state.at[unit] for unit in state.order if (state.active & COMBAT) >> unit & 1)
    )
    marks = [Mark(space_key(space), "fight") for space in awake]
    return Overlay("hunters", "13.1", tuple(marks), "")


def _noise(state: MosbyState, about: str) -> Overlay:
    """Who would be checked after a demolition or a combat there (9.5)."""
    here = SPACE[about]
    near = 1 << here | BESIDE[here]
    awake = state.active
    units = 0
    for unit in state.order:
        if near >> state.at[unit] & 1 and not awake >> unit & 1:
            units |= 1 << state.at[unit]
    hidden = BESIDE[here] & state.lines & state.unrevealed
    camps = near & state.concentrations & ~state.sent
    marks = [Mark(space_key(space), "block") for space in members(units | hidden | camps)]
    return Overlay("noise", "9.5", tuple(marks), "", about=about)
