"""What lies on the table: control, forts and ships, armies, generals and strength points."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from longroll.engine.tableau import MOVING, STRENGTH, Counter, Layout, Marker, Tableau

from .base import side_key, space_key
from .components import (
    ARMIES,
    CONFEDERATE,
    GENERALS,
    SPACES,
    TURN_KEYS,
    UNION,
    Army,
    General,
)
from .state import SEATS, SIDE_OF, Force, ForThePeopleState
from .views import in_play, where_key

__all__ = ["tableau"]

SIDES = (UNION, CONFEDERATE)


def tableau(state: ForThePeopleState, seat: str) -> Tableau:
    """What ``seat`` sees on the table: all but the other hand is open."""
    own = tuple(state.hand[SIDE_OF[seat]]) if seat in SIDE_OF else ()
    hands = tuple((SEATS[side], len(state.hand[side])) for side in SIDES)
    return Tableau(TURN_KEYS[state.turn], _layout(state), own, hands)


def _layout(state: ForThePeopleState) -> Layout:
    counters = [*_stacks(state), *_off_map(state)]
    if state.force is not None:
        counters += _force(state, state.force)
    return Layout(tuple(counters), tuple(_markers(state)))


# --- Markers --------------------------------------------------------------------------------------


def _markers(state: ForThePeopleState) -> Iterator[Marker]:
    confederate = side_key(CONFEDERATE)
    for at, place in enumerate(SPACES):
        if state.control[at] != place.home:
            yield Marker("control", place.key, side_key(state.control[at]))
        if state.fort[at]:
            yield Marker("fort", place.key, side_key(state.fort[at]))
        if state.ironclads >> at & 1:
            yield Marker("ironclad", place.key, confederate)
        if state.torpedoes >> at & 1:
            yield Marker("torpedoes", place.key, confederate)
        if at == state.hunley:
            yield Marker("submarine", place.key, confederate)
        if state.destroyed >> at & 1:
            yield Marker("destroyed", place.key)
    for side in SIDES:
        if state.capital[side] >= 0:
            yield Marker("government", space_key(state.capital[side]), SEATS[side])


# --- Counters -------------------------------------------------------------------------------------


def _stacks(state: ForThePeopleState) -> Iterator[Counter]:
    """What stands in each space, for each side: strength, its army, who leads and the others."""
    leaders: dict[tuple[int, int], list[General]] = defaultdict(list)
    for general in GENERALS:
        place = state.post[general.index]
        if place >= 0:
            leaders[place, general.side].append(general)
    armies = {
        (state.army_at[army.index], army.side): army
        for army in ARMIES
        if state.army_at[army.index] >= 0
    }
    for at in range(len(SPACES)):
        for side in SIDES:
            army = armies.get((at, side))
            lead = state.commander[army.index] if army is not None else -1
            foot = state.infantry[side][at]
            generals = leaders.get((at, side), ())
            if not (foot or generals or army):
                continue
            yield from _pile(state, _Together(at, side, foot, generals, army, lead))


class _Together(NamedTuple):
    """Units that are together: where, whose, infantry, generals, their army and who leads it."""

    at: int
    side: int
    infantry: int
    generals: Sequence[General]
    army: Army | None
    lead: int
    stack: str = ""


def _pile(state: ForThePeopleState, units: _Together) -> Iterator[Counter]:
    place, whose, stack = space_key(units.at), side_key(units.side), units.stack
    horse = sum(1 + (state.doubled >> g.index & 1) for g in units.generals if g.cavalry)
    if units.infantry + horse:
        number, badges = units.infantry + horse, () if units.infantry else ("mounted",)
        yield Counter(place, whose, STRENGTH, number=number, badges=badges, stack=stack)
    if units.army is not None:
        yield Counter(place, whose, "army", units.army.key, stack=stack)
    for general in sorted(units.generals, key=lambda g: (g.index != units.lead, g.cavalry, g.key)):
        kind = "cavalry" if general.cavalry else "general"
        yield Counter(place, whose, kind, general.key, stack=stack)


def _force(state: ForThePeopleState, force: Force) -> Iterator[Counter]:
    """What moves at this moment; a general of no name leads it unseen."""
    if force.infantry or force.generals:
        generals = [GENERALS[g] for g in force.generals if g >= 0]
        army = ARMIES[force.army] if force.army >= 0 else None
        together = (force.at, force.side, force.infantry, generals, army, force.lead)
        yield from _pile(state, _Together(*together, MOVING))


def _off_map(state: ForThePeopleState) -> Iterator[Counter]:
    """Generals on the turn track and out of play, by the name of the box that they lie in."""
    moving = state.force.generals if state.force is not None else ()
    for general in GENERALS:
        place = state.post[general.index]
        if place < 0 and general.index not in moving and in_play(state, general):
            kind = "cavalry" if general.cavalry else "general"
            yield Counter(where_key(place), side_key(general.side), kind, general.key)
