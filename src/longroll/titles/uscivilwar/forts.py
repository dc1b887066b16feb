"""10.2 Forts: where they may be begun and improved, and when they are completed."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask
from longroll.engine.clause import Denial, deny

from .base import P, place_key, side_key
from .components import PLACE, TABLES
from .facts import facts, supply
from .ground import COASTAL_FORTS, ISLANDS, LAND, VALUABLE
from .state import CivilWarState

__all__ = ["complete_forts", "fort_sites", "has_fort_site", "raze", "why_no_fort"]

_MARKERS: Final = TABLES.works.number("markers")
_HIGHEST: Final = len(TABLES.works.numbers("fort"))
_GROUND: Final[Mask] = LAND | ISLANDS | 1 << PLACE["brownsville"]
"""Any box but the Coastal Forts and the Union's two at sea; L5674: Brownsville is like a hex."""


def _markers_left(state: CivilWarState, side: int) -> bool:
    """10.2.4: whether a marker is left: one under construction has its marker too."""
    return len({*state.forts[side], *state.works[side]}) < _MARKERS


def fort_sites(state: CivilWarState, side: int) -> tuple[Mask, Mask]:
    """10.2.2 to 10.2.4: where a side may begin a fort, and where it may improve one."""
    found = facts(state)
    new, higher = _sites(state, side, found.held[side])
    lines = supply(found, side)
    return lines.supplied_of(new), lines.supplied_of(higher)


def has_fort_site(state: CivilWarState, side: int, region: Mask) -> bool:
    """10.2.2: whether there is a site in a region."""
    found = facts(state)
    new, higher = _sites(state, side, found.held[side] & region)
    sites = new | higher
    # What is supplied for sure answers for most boards, and costs a part of the whole.
    return bool(sites) and bool(
        sites & supply(found, side).sure_sources
        or sites & supply(found, side).sure_supplied
        or sites & supply(found, side).supplied
    )


def _sites(state: CivilWarState, side: int, region: Mask) -> tuple[Mask, Mask]:
    """The sites of a region for a new fort, and for a better one."""
    ready = region & _GROUND & ~mask(state.works[side])
    new = ready & ~state.strongholds[side] if _markers_left(state, side) else 0
    low = mask(place for place, level in state.forts[side].items() if level < _HIGHEST)
    return new, ready & low & VALUABLE


def why_no_fort(state: CivilWarState, side: int, place: int, *, improve: bool) -> Denial | None:
    """Why a fort cannot be begun, or improved, in a place."""
    found, key = facts(state), place_key(place)
    if COASTAL_FORTS >> place & 1 or not _GROUND >> place & 1:
        return deny("10.2.2", "deny-no-place-for-a-fort", place=key)
    if not found.held[side] >> place & 1:
        return deny("10.2.2", "deny-not-held", place=key)
    if not supply(found, side).supplied >> place & 1:
        return deny("10.2.2", "deny-not-supplied", place=key)
    if place in state.works[side]:
        return deny("10.2.3", "deny-building-already", place=key)
    level = state.forts[side].get(place, 0)
    return _why_no_better(place, level) if improve else _why_no_new(state, side, place, level)


def _why_no_better(place: int, level: int) -> Denial | None:
    key = place_key(place)
    if not level:
        return deny("10.2.3", "deny-no-fort", place=key)
    if level >= _HIGHEST:
        return deny("10.2.3", "deny-highest-fort", place=key)
    if not VALUABLE >> place & 1:
        return deny("10.2.3", "deny-not-objective", place=key)
    return None


def _why_no_new(state: CivilWarState, side: int, place: int, level: int) -> Denial | None:
    if level:
        return deny("10.2.4", "deny-fort-already", place=place_key(place))
    if not _markers_left(state, side):
        return deny("10.2.4", "deny-no-marker", number=_MARKERS)
    return None


def complete_forts(play: P, side: int, places: tuple[int, ...]) -> None:
    """10.2.2: works at these places stand now; an entrenchment there is removed (10.2.4).

    None does where the enemy has come, whatever the way (U130).
    """
    state, enemy = play.state, 1 - side
    theirs = state.forces[enemy] | state.guards[enemy] | state.strongholds[enemy]
    for place in places:
        if theirs >> place & 1:
            state.works[side].pop(place, None)
        elif place in state.works[side]:
            level = state.works[side].pop(place)
            state.set_fort(side, place, level)
            state.trenches[side] &= ~(1 << place)
            play.tell("fort", side=side_key(side), place=place_key(place), level=level)


def raze(play: P, side: int, place: int) -> None:
    """10.2.5: the side in phase takes a fort of its own down by a level, for nothing."""
    state = play.state
    level = state.forts[side][place] - 1
    state.set_fort(side, place, level)
    state.works[side].pop(place, None)
    play.tell("razed", side=side_key(side), place=place_key(place), level=level)
