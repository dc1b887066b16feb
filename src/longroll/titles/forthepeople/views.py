"""What a seat may know, and the possible worlds behind it.

A view is built up from public facts and the seat's own hand; it never starts from the whole state.
"""

from __future__ import annotations

from typing import Any

from longroll.engine.chance import Chance
from longroll.engine.decision import Decision
from longroll.engine.knowledge import decision_view, settle_choices
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
"""The names of the places that are no space."""


def where_key(place: int) -> str:
    """The key of a space, or the name of a place off the map."""
    return space_key(place) if place >= 0 else WHERE[place]


def view(state: ForThePeopleState, seat: str, decision: Decision | None) -> View:
    """What ``seat`` ("union", "confederate" or the observer) may know.

    Spaces are listed where something stands or the control differs from the printed colour.
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
        "states": {STATES[i].key: side_key(owner) for i, owner in enumerate(state.state_owner)},
        "spaces": _spaces(state),
        "generals": {g.key: where_key(state.post[g.index]) for g in GENERALS if in_play(state, g)},
        "due": {g.key: state.due[g.index] for g in GENERALS if state.post[g.index] == TRACK},
        "armies": _armies(state),
        "force": _force(state.force) if state.force is not None else None,
        "hands": {SEATS[s]: len(state.hand[s]) for s in (UNION, CONFEDERATE)},
        "hand": list(state.hand[SIDE_OF[seat]]) if seat in SIDE_OF else [],
        "deck": len(state.deck),
        "discards": list(state.discards),
        "gone": list(state.gone),
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
    return state.post[general.index] != (REMOVED if general.option else ABSENT)


def _pair(values: list[int]) -> dict[str, int]:
    return {"union": values[UNION], "confederate": values[CONFEDERATE]}


def _spaces(state: ForThePeopleState) -> dict[str, dict[str, Any]]:
    control, fort = state.control, state.fort
    union, confederate = state.infantry[UNION], state.infantry[CONFEDERATE]
    naval = state.ironclads | state.torpedoes | state.destroyed
    shown: dict[str, dict[str, Any]] = {}
    for at, place in enumerate(SPACES):
        if (
            union[at]
            or confederate[at]
            or fort[at]
            or control[at] != place.home
            or naval >> at & 1
            or at == state.hunley
        ):
            shown[place.key] = _space(state, at)
    return shown


def _space(state: ForThePeopleState, at: int) -> dict[str, Any]:
    row: dict[str, Any] = {"control": side_key(state.control[at])}
    if state.infantry[UNION][at]:
        row["union"] = state.infantry[UNION][at]
    if state.infantry[CONFEDERATE][at]:
        row["confederate"] = state.infantry[CONFEDERATE][at]
    if state.fort[at]:
        row["fort"] = side_key(state.fort[at])
    for name, mask in (
        ("ironclad", state.ironclads),
        ("torpedoes", state.torpedoes),
        ("destroyed", state.destroyed),
    ):
        if mask >> at & 1:
            row[name] = True
    if at == state.hunley:
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
