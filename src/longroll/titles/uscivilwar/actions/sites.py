"""4.3 Where a side may do what it does on the spot, and why not elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.memo import remembered

from ..base import number_of, place_key, place_of
from ..components import REALMS, STATE
from ..facts import facts, supply
from ..forts import fort_sites
from ..ground import COASTAL_FORTS, LAND, REALM, THEATRE, VALUABLE
from ..state import DISPLACED, NONE, CivilWarState
from .purse import ANY

__all__ = [
    "AHEAD",
    "ground",
    "posts",
    "shaken",
    "sites",
    "why_no_ground",
    "why_no_post",
    "why_no_recovery",
    "why_not_given_up",
]

AHEAD: Final[Mapping[str, tuple[str, str]]] = {
    **dict.fromkeys(("go", "ride", "force", "take", "lead", "halt"), ("5.1", "deny-first-march")),
    **dict.fromkeys(("collect", "drop", "join", "part", "mark"), ("5.1", "deny-first-march")),
    **dict.fromkeys(("gather", "dig", "call"), ("5.1", "deny-first-march")),
    **dict.fromkeys(("attack", "escort"), ("11.1.1", "deny-first-march")),
    **dict.fromkeys(("sail", "assault"), ("20.3.1", "deny-first-embark")),
    **dict.fromkeys(("cruise", "engage", "run", "load"), ("21.2.4", "deny-first-fleet")),
    **dict.fromkeys(("intercept", "manoeuvre"), ("9.2.1", "deny-first-enemy")),
    **dict.fromkeys(("avoid", "evade"), ("9.3.1", "deny-first-enemy")),
    "chase": ("21.4.2", "deny-first-enemy"),
    "retreat": ("11.6", "deny-first-enemy"),
}
"""Orders that come after one of the phase, or while the enemy moves: why not now."""


def shaken(state: CivilWarState, side: int) -> Mask:
    """12.5.1, 12.5.2, 13.3.3: demoralised SP with a line, or a fortress, of whom none has moved."""
    if not state.demoralised[side]:
        return 0
    ready = supply(facts(state), side).fed_of(state.demoralised[side])
    for place in state.moved:
        ready &= ~(1 << place)
    return ready


def why_no_recovery(state: CivilWarState, side: int, place: int) -> Denial:
    """Why the SP of a place do not recover."""
    key = place_key(place)
    if not state.demoralised[side] >> place & 1:
        return deny("12.5.2", "deny-not-demoralised", place=key)
    if place in state.moved:
        return deny("12.5.2", "deny-has-moved", place=key)
    return deny("12.5.2", "deny-no-line", place=key)


def ground(state: CivilWarState, side: int) -> Mask:
    """10.1.2: places of friendly states with SP or militia and without any works."""
    units = state.forces[side] | state.guards[side]
    works = state.trenches[side] | state.strongholds[side] | COASTAL_FORTS
    return units & facts(state).countries[side] & ~works


def why_no_ground(state: CivilWarState, side: int, place: int) -> Denial:
    """Why nobody entrenches in a place."""
    key = place_key(place)
    if not (state.forces[side] | state.guards[side]) >> place & 1:
        return deny("10.1.2", "deny-no-strength", place=key)
    if not facts(state).countries[side] >> place & 1:
        return deny("10.1.2", "deny-not-your-state", place=key)
    return deny("10.2.4", "deny-works-already", place=key)


def sites(state: CivilWarState, side: int, kind: int) -> Mask:
    """10.2.2: where a card of a kind may begin or improve a fort."""
    new, higher = fort_sites(state, side)
    return (new | higher) & (THEATRE[kind] if kind < ANY else -1)


def posts(state: CivilWarState, side: int, posted: tuple[int, ...]) -> tuple[Action, ...]:
    """17.2.3: by state where its militia may be sent: once in a phase, out of no box."""
    return _posts(_POSTS & facts(state).held[side], tuple(state.militia[side]), posted)


_POSTS: Final[Mask] = VALUABLE & LAND


@remembered(1 << 9)
def _posts(hexes: Mask, militia: tuple[int, ...], posted: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(
        action
        for realm, place in enumerate(militia)
        if place not in (NONE, DISPLACED) and realm not in posted
        for action in _post(realm, hexes & REALM[realm], place)
    )


@remembered(1 << 9)
def _post(realm: int, region: Mask, place: int) -> tuple[Action, ...]:
    """What is offered to the militia of a state that stands in a place."""
    key = REALMS[realm].key.lower()
    return tuple(act("post", key, place_key(to)) for to in members(region) if to != place)


def why_no_post(
    state: CivilWarState, side: int, action: Action, posted: tuple[int, ...]
) -> Denial | None:
    """Why a militia is not sent to a place."""
    place = place_of(action, 1)
    realm = STATE.get(action.args[0].upper(), -1) if action.args else -1
    if place < 0 or realm < 0:
        return None
    if state.militia[side][realm] < 0:
        return deny("17.2.3", "deny-no-militia", state=action.args[0])
    if realm in posted:
        return deny("17.2.3", "deny-posted-already", state=action.args[0])
    if not REALM[realm] >> place & 1:
        return deny("17.2.1", "deny-militia-home-state", state=action.args[0])
    if not VALUABLE >> place & 1:
        return deny("17.2.3", "deny-not-objective", place=action.args[1])
    if state.militia[side][realm] == place:
        return deny("17.2.3", "deny-militia-there", state=action.args[0], place=action.args[1])
    return deny("17.2.3", "deny-not-held", place=action.args[1])


def why_not_given_up(state: CivilWarState, side: int, action: Action) -> Denial:
    """4.3, 10.2.5: why no SP are dispersed, or no fort is razed, in a place."""
    key = action.args[0]
    if action.verb == "raze":
        return deny("10.2.5", "deny-no-fort", place=key)
    if state.strength(side, place_of(action)) < max(1, number_of(action)):
        return deny("4.3", "deny-no-strength", place=key)
    return deny("4.3", "deny-isolated", place=key)
