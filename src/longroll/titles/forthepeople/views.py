"""What a seat may know, and the possible worlds behind it.

A view is built up from public facts and the seat's own hand; it never starts from the whole state.
"""

from __future__ import annotations

from typing import Any

from longroll.engine.chance import Chance
from longroll.engine.decision import Decision
from longroll.engine.knowledge import decision_view, settle_choices
from longroll.engine.memo import remembered
from longroll.engine.piles import shuffled
from longroll.engine.title import View

from .base import army_key, general_key, side_key, space_key
from .components import (
    ARMIES,
    CONFEDERATE,
    GENERALS,
    SPACES,
    STATES,
    TURN_KEYS,
    UNION,
    General,
)
from .options import OPERATIONS_QUEUE, SPECIAL_GENERALS, has
from .state import (
    ABSENT,
    MOVING,
    REMOVED,
    SEATS,
    SIDE_OF,
    TRACK,
    Force,
    ForThePeopleState,
)

__all__ = ["in_play", "resample", "view", "where_key"]

WHERE = {ABSENT: "absent", TRACK: "track", REMOVED: "removed", MOVING: "moving"}
"""The names of the places that are not spaces."""


def where_key(place: int) -> str:
    """The key of a space, or the name of a place off the map."""
    return space_key(place) if place >= 0 else WHERE[place]


def view(state: ForThePeopleState, seat: str, decision: Decision | None) -> View:
    """What ``seat`` ("union", "confederate" or the observer) may know.

    Spaces are listed where something stands or the control differs from the printed colour. Equal
    parts of two views are one object where that is cheap to see: nobody changes a view.
    """
    return {
        "title": "forthepeople",
        "scenario": state.scenario,
        "options": list(state.options),
        "seat": seat,
        "turn": TURN_KEYS[state.turn],
        "will": _pair(state.will),
        "fortune": _pair(state.fortune),
        "blockade": state.blockade,
        "amphibious": state.amphibious,
        "emancipation": state.emancipation,
        "intervention": state.intervention,
        "mississippi_bonus": state.mississippi_bonus,
        "capitals": {SEATS[s]: where_key(state.capital[s]) for s in (UNION, CONFEDERATE)},
        "states": _states(tuple(state.state_owner)),
        "spaces": _spaces(state),
        "generals": _generals(tuple(state.post)),
        "due": {g.key: state.due[g.index] for g in GENERALS if state.post[g.index] == TRACK},
        "armies": _armies(state),
        "force": _force(state.force) if state.force is not None else None,
        "hands": {SEATS[s]: len(state.hand[s]) for s in (UNION, CONFEDERATE)},
        "hand": _cards(tuple(state.hand[SIDE_OF[seat]])) if seat in SIDE_OF else [],
        "deck": len(state.deck),
        "discards": _cards(tuple(state.discards)),
        "gone": _cards(tuple(state.gone)),
        "reshuffle": state.reshuffle,
        "procedures": [
            {"name": frame.name, "clause": frame.clause, **frame.public()} for frame in state.stack
        ],
        "decision": decision_view(decision, seat),
        "result": list(state.result) if state.result is not None else None,
        **_optional(state),
    }


def _optional(state: ForThePeopleState) -> View:
    """What optional rules add: brigades of 2 strength points (5.6.7), queues of operations (20)."""
    shown: View = {}
    if has(state, SPECIAL_GENERALS):
        shown["doubled"] = [g.key for g in GENERALS if state.doubled >> g.index & 1]
    if has(state, OPERATIONS_QUEUE):
        shown["queues"] = {
            SEATS[side]: {"general": general_key(queue[0]), "cards": list(queue[1:])}
            for side, queue in enumerate(state.queues)
            if queue
        }
    return shown


def in_play(state: ForThePeopleState, general: General) -> bool:
    """Whether a general has come: one whom an option may bring stays in the box till then."""
    return _has_come(general, state.post[general.index])


def _has_come(general: General, place: int) -> bool:
    return place != (REMOVED if general.option else ABSENT)


@remembered(1 << 4)
def _generals(posts: tuple[int, ...]) -> dict[str, str]:
    return {
        general.key: where_key(place)
        for general, place in zip(GENERALS, posts, strict=True)
        if _has_come(general, place)
    }


@remembered(1 << 5)
def _cards(numbers: tuple[int, ...]) -> list[int]:
    return list(numbers)


@remembered(1 << 4)
def _states(owners: tuple[int, ...]) -> dict[str, str]:
    return {state.key: side_key(owner) for state, owner in zip(STATES, owners, strict=True)}


def _pair(values: list[int]) -> dict[str, int]:
    return {"union": values[UNION], "confederate": values[CONFEDERATE]}


def _spaces(state: ForThePeopleState) -> dict[str, dict[str, Any]]:
    naval = (state.ironclads, state.torpedoes, state.destroyed, state.hunley)
    union, confederate = state.infantry[UNION], state.infantry[CONFEDERATE]
    return _map(tuple(state.control), tuple(union), tuple(confederate), tuple(state.fort), naval)


@remembered(1 << 4)
def _map(
    control: tuple[int, ...],
    union: tuple[int, ...],
    confederate: tuple[int, ...],
    forts: tuple[int, ...],
    naval: tuple[int, int, int, int],
) -> dict[str, dict[str, Any]]:
    ironclads, torpedoes, destroyed, hunley = naval
    marked = ironclads | torpedoes | destroyed
    shown: dict[str, dict[str, Any]] = {}
    for at, place in enumerate(SPACES):
        side, ours, theirs, fort = control[at], union[at], confederate[at], forts[at]
        here = marked >> at & 1
        if ours or theirs or fort or side != place.home or here or at == hunley:
            masks = (ironclads, torpedoes, destroyed) if here else (0, 0, 0)
            flags = tuple([mask >> at & 1 for mask in masks])
            shown[place.key] = _space(side, ours, theirs, fort, flags, at == hunley)
    return shown


@remembered(1 << 10)
def _space(
    control: int, union: int, confederate: int, fort: int, naval: tuple[int, ...], hunley: bool
) -> dict[str, Any]:
    row: dict[str, Any] = {"control": side_key(control)}
    if union:
        row["union"] = union
    if confederate:
        row["confederate"] = confederate
    if fort:
        row["fort"] = side_key(fort)
    for name, there in zip(("ironclad", "torpedoes", "destroyed"), naval, strict=True):
        if there:
            row[name] = True
    if hunley:
        row["hunley"] = True
    return row


def _armies(state: ForThePeopleState) -> dict[str, dict[str, Any]]:
    armies: dict[str, dict[str, Any]] = {}
    for army in ARMIES:
        place = state.army_at[army.index]
        if place == ABSENT:
            continue
        armies[army.key] = {
            "at": where_key(place),
            "commander": general_key(state.commander[army.index]),
            "elite": sum(owner == army.index for owner in state.elite),
        }
    return armies


def _force(force: Force) -> dict[str, Any]:
    return {
        "side": SEATS[force.side],
        "kind": force.kind,
        "at": space_key(force.at),
        "origin": space_key(force.origin),
        "infantry": force.infantry,
        "generals": [general_key(g) for g in force.generals],
        "lead": general_key(force.lead),
        "army": army_key(force.army) if force.army >= 0 else "",
    }


def resample(state: ForThePeopleState, seat: str, chance: Chance) -> ForThePeopleState:
    """A possible world for ``seat``: the hands that it does not see are dealt anew from the rest.

    What others have chosen in secret, in a decision taken together, is chosen anew. Nothing else
    is hidden: generals placed face down are drawn only when they are revealed (10.6.1) and the
    deck has no order.
    """
    world = state.copy()
    hidden = [side for side in (UNION, CONFEDERATE) if SEATS[side] != seat]
    pool = sorted([*state.deck, *(card for side in hidden for card in state.hand[side])])
    order = shuffled(chance, "resample", pool)
    for side in hidden:
        count = len(state.hand[side])
        world.hand[side] = tuple(sorted(order[:count]))
        order = order[count:]
    world.deck = tuple(sorted(order))
    settle_choices(world, seat, chance)
    return world
