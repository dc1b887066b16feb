"""5.1, 5.10, 7.3 and 7.5 Who may march, with whom, and with how many SP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.board.steps import Steps
from longroll.engine.clause import Denial, deny
from longroll.engine.memo import remembered

from ..base import general_key, place_key
from ..command import LEADERLESS, follows, leaders_of_all, limit_of
from ..components import GENERALS, TABLES
from ..facts import facts
from ..ground import COASTAL_FORTS, ISLANDS, OPEN_TO
from ..markers import can_mark
from ..state import CivilWarState
from .ways import march_steps

__all__ = [
    "able_generals",
    "columns",
    "fresh",
    "most_of",
    "shelter",
    "staff_of",
    "strengths",
    "why_no_column",
    "why_no_general",
    "with_ways",
]

_WORKERS: Final = min(
    TABLES.marching.number("marker_strength"), TABLES.marching.number("entrench_strength")
)


def fresh(state: CivilWarState, side: int, place: int) -> int:
    """5.1.2: the SP of a place that have not been activated in this phase."""
    return state.strength(side, place) - state.moved.get(place, 0)


def staff_of(state: CivilWarState, side: int, leader: int, place: int) -> tuple[int, ...]:
    """The Generals of a place who may go with a leader, and have not been activated."""
    return tuple(
        one
        for one in state.generals_at(side, place)
        if one != leader and not state.active >> one & 1 and follows(state, one, leader)
    )


def strengths(state: CivilWarState, side: int, place: int, leader: int, stay: int) -> range:
    """7.3, 7.6: with how many SP a force may leave; ``stay`` Generals remain, and need one.

    Only who has no SP at all goes without any.
    """
    here = state.strength(side, place)
    if not here:
        return range(0 if leader >= 0 else 1, 1)
    most = min(fresh(state, side, place), limit_of(state, leader), here - (stay > 0))
    return range(1, most + 1)


def most_of(state: CivilWarState, side: int, leader: int, place: int) -> int:
    """7.3, 7.6: the most SP with which a General may leave, or SP without one (``leader`` -1).

    All Generals go with him who may. Of those who may not leave in this phase: whom he may lead.
    """
    go = (leader, *staff_of(state, side, leader, place)) if leader >= 0 else ()
    stay = len(state.generals_at(side, place)) - len(go)
    numbers = strengths(state, side, place, leader, stay)
    if numbers and not (leader >= 0 and state.active >> leader & 1):
        return numbers[-1]
    return min(state.strength(side, place), limit_of(state, leader))


def shelter(state: CivilWarState, side: int) -> Mask:
    """7.6: where a General without SP may end: other SP, militia, forts, Coastal Forts."""
    forts = state.strongholds[side] | COASTAL_FORTS & facts(state).held[side]
    return state.forces[side] | state.guards[side] | forts


def _leaves_somebody(state: CivilWarState, there: Sequence[int], leader: int) -> bool:
    """Whether one of the Generals ``there`` stays if all who may go with a leader go."""
    return any(
        one != leader and (state.active >> one & 1 or not follows(state, one, leader))
        for one in there
    )


def why_no_general(state: CivilWarState, side: int, general: int) -> Denial | None:
    """Why a General is not activated to march."""
    name, place = general_key(general), state.where[general]
    if GENERALS[general].side != side:
        return deny("5.1.2", "deny-not-yours", general=name)
    if place < 0:
        return deny("5.1.2", "deny-off-the-map", general=name)
    if state.active >> general & 1:
        return deny("5.1.2", "deny-active-already", general=name)
    if not _may_leave(state, side, general, place):
        if not fresh(state, side, place):
            return deny("5.1.2", "deny-has-moved", place=place_key(place))
        return deny("7.6", "deny-general-alone", place=place_key(place))
    return None


def _may_leave(state: CivilWarState, side: int, general: int, place: int) -> bool:
    """7.3, 7.6: whether a General has SP to march with, or is alone and goes without."""
    here = state.strength(side, place)
    if not here:
        return True
    if here == state.moved.get(place, 0):
        return False
    # Every General may lead an SP; who stays behind needs one, which is short only of a single one.
    return here > 1 or not _leaves_somebody(state, state.generals_at(side, place), general)


def able_generals(state: CivilWarState, side: int) -> list[int]:
    """Who may be activated to march; the same as `_may_leave`, for all at once."""
    strength, moved, active = state.sp[side], state.moved, state.active
    able: list[int] = []
    for place, there in state.stations(side).items():
        here = strength.get(place, 0)
        if here and here == moved.get(place, 0):
            continue
        ready = [general for general in there if not active >> general & 1]
        if here == 1 and len(there) > 1:
            # Nobody may stay: neither who has been activated nor who does not follow.
            able += leaders_of_all(state, there) if len(ready) == len(there) else ()
        else:
            able += ready
    able.sort()
    return able


def with_ways(state: CivilWarState, side: int) -> Mask:
    """The places of a side from which any step leads by land, or whose SP have work to do there.

    From islands no step leads; entrenchments and markers are for SP on them too (6.2.1, 10.1.2).
    """
    return _by_land(state, side) | _sites(state, side)


def _by_land(state: CivilWarState, side: int) -> Mask:
    """The places of a side from which any step leads by land."""
    steps = march_steps(state, side, light=True)
    return (state.forces[side] | state.led(side)) & _starts(steps, OPEN_TO[side])


@remembered(1 << 8)
def _starts(steps: Steps, open_: Mask) -> Mask:
    """The places from which a step leads into a region: steps by land lead both ways."""
    return steps.step(open_)


def _sites(state: CivilWarState, side: int) -> Mask:
    """6.2.1, 10.1.2: islands and Coastal Forts where SP may entrench or lay a marker."""
    places = state.forces[side] & (ISLANDS | COASTAL_FORTS)
    if not places:
        return 0
    built = state.trenches[side] | state.strongholds[side] | COASTAL_FORTS
    places &= ~built | can_mark(state, side)
    return mask(place for place in members(places) if fresh(state, side, place) >= _WORKERS)


def columns(state: CivilWarState, side: int, roads: Mask) -> list[tuple[int, range]]:
    """5.10, 5.1.3: places, and how many SP may leave them, or work there, without a General.

    ``roads`` are the places `with_ways`.
    """
    found: list[tuple[int, range]] = []
    stay = _sites(state, side)
    stay &= ~_by_land(state, side) if stay else 0
    strength, moved, generals = state.sp[side], state.moved, state.stations(side)
    for place in members(state.forces[side] & roads):
        here = strength[place]
        most = min(here - moved.get(place, 0), LEADERLESS)
        if most == here and place in generals:
            most -= 1
        numbers = range(_WORKERS if stay >> place & 1 else 1, most + 1)
        if numbers:
            found.append((place, numbers))
    return found


def _column(state: CivilWarState, side: int, place: int) -> range:
    return strengths(state, side, place, -1, len(state.generals_at(side, place)))


def why_no_column(state: CivilWarState, side: int, place: int, number: int) -> Denial | None:
    """Why so many SP do not leave a place without a General."""
    key = place_key(place)
    if not 1 <= number <= state.strength(side, place):
        return deny("5.10", "deny-no-strength", place=key)
    if number > LEADERLESS:
        return deny("5.10", "deny-too-many", number=LEADERLESS)
    if number > fresh(state, side, place):
        return deny("5.1.2", "deny-has-moved", place=key)
    if not with_ways(state, side) >> place & 1:
        return deny("2.1.5", "deny-no-way-by-land", place=key)
    if number < _WORKERS and not _by_land(state, side) >> place & 1:  # they could only work
        clause = "6.2.1" if can_mark(state, side) >> place & 1 else "10.1.2"
        return deny(clause, "deny-too-few", number=_WORKERS)
    if number not in _column(state, side, place):
        return deny("7.6", "deny-general-alone", place=key)
    return None
