"""What lies on the table: the band, Union units and leaders, markers, the lines as a zone."""

from __future__ import annotations

from collections.abc import Iterator

from longroll.board.region import members
from longroll.engine.tableau import STRENGTH, Counter, Layout, Marker, Tableau, Zone

from .atlas import MOSBY, UNION
from .base import leader_key, space_key, unit_key
from .components import COMBAT, SPACES, TURNS
from .state import SEAT, MosbyState

__all__ = ["tableau"]


def tableau(state: MosbyState, seat: str) -> Tableau:
    """The table as anybody sees it; the cards are the player's."""
    lines = Zone("lines", tuple(space_key(space) for space in members(state.lines)), UNION)
    layout = Layout(tuple(_counters(state)), tuple(_markers(state)), (lines,))
    hand = tuple(state.hand) if seat == SEAT else ()
    return Tableau(TURNS[state.turn].key, layout, hand, ((SEAT, len(state.hand)),))


def _counters(state: MosbyState) -> Iterator[Counter]:
    if state.mosby >= 0:
        here = space_key(state.mosby)
        if state.factor:
            yield Counter(here, MOSBY, STRENGTH, number=state.factor, badges=("mounted",))
        yield Counter(here, MOSBY, "general", SEAT)
    for unit in state.order:
        at, badges = space_key(state.at[unit]), ("awake",) if state.active >> unit & 1 else ()
        strength = state.strength(unit)
        yield Counter(at, UNION, STRENGTH, unit_key(unit), number=strength, badges=badges)
    for leader, place in enumerate(state.leaders):
        if place >= 0:
            yield Counter(space_key(place), UNION, "general", leader_key(leader))


def _markers(state: MosbyState) -> Iterator[Marker]:
    for space in members(state.unrevealed):
        yield Marker("unrevealed", space_key(space), UNION)
    for space in members(state.camps):
        if not SPACES[space].camp:
            yield Marker("camp", space_key(space), UNION)
    for space, value in state.depots:
        yield Marker("depot", space_key(space), UNION, number=value)
    for space in members(state.rails | state.bridges):
        yield Marker("destroyed", space_key(space))
    awake = (unit for unit in state.order if (state.active & COMBAT) >> unit & 1)
    for space in dict.fromkeys(state.at[unit] for unit in awake):
        yield Marker("alarm", space_key(space), UNION)
    carriers = (unit for unit in state.order if not state.strength(unit))
    for space in dict.fromkeys(state.at[unit] for unit in carriers):
        yield Marker("carriers", space_key(space), UNION)
