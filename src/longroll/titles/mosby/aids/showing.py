"""What anybody may know of one space, unit, leader or card: for ``show``.

Labels and texts are keys (``label-...``, ``show-...`` in the locale files); a table with a ``text``
is a message with its arguments.
"""

from __future__ import annotations

from longroll.board.region import members
from longroll.engine.event import Value
from longroll.engine.title import View

from ..base import MEN, leader_key, space_key, unit_key
from ..components import (
    BRIDGES,
    CARDS,
    COUNTER,
    COUNTERS,
    LEADER,
    NEIGHBOURS,
    RAILS,
    SLOW,
    SPACE,
    SPACES,
    TURNS,
)
from ..state import BOX, SEAT, MosbyState
from ..victory import needed
from .finding import find
from .notes import checks_on_entry

__all__ = ["show"]


def show(state: MosbyState, key: str) -> View:
    """What is known of what ``key`` names; of the table if it is empty.

    Raises `TitleError`, with what may have been meant, for a name that nothing has.
    """
    if not key or key == "track":
        return _table(state)
    if key.isdigit() and 0 < int(key) < len(CARDS):
        return _card(state, int(key))
    meant = find(key)
    if meant == "track":
        return _table(state)
    if meant == SEAT:
        return _mosby(state)
    if meant in SPACE:
        return _space(state, SPACE[meant])
    if meant in LEADER:
        return _leader(state, LEADER[meant])
    return _unit(state, COUNTER[meant])


def _said(key: str, **args: Value) -> View:
    return {"text": f"show-{key}", **args}


def _table(state: MosbyState) -> View:
    shown: View = {
        "turn": _said("turn", turn=TURNS[state.turn].key),
        "points": _said("points", count=state.points, needed=needed(state, state.turn)),
        "alert": state.alert,
        **_mosby(state),
        "units": [_line(state, unit) for unit in state.order],
        "leaders": [
            _said("leader-at", leader=leader_key(n), space=space_key(at))
            for n, at in enumerate(state.leaders)
            if at >= 0
        ],
        "depots": [_said("depot-at", space=space_key(at), count=n) for at, n in state.depots],
    }
    return {label: told for label, told in shown.items() if told != []}


def _mosby(state: MosbyState) -> View:
    return {
        SEAT: space_key(state.mosby) if state.mosby >= 0 else _said("off-map"),
        **_band(state),
    }


def _band(state: MosbyState) -> View:
    return {
        "band": _said("men", men=state.factor * MEN),
        "health": _said("wounded" if state.wounded else "healthy"),
    }


def _line(state: MosbyState, unit: int) -> View:
    key = "unit-awake" if state.active >> unit & 1 else "unit-asleep"
    men, space = state.strength(unit) * MEN, space_key(state.at[unit])
    return _said(key, unit=unit_key(unit), men=men, space=space)


def _space(state: MosbyState, space: int) -> View:
    place = SPACES[space]
    there = 1 << space
    shown: View = {"place": place.key, "region": place.region}
    shown["lines"] = _said("inside" if state.inside(space) else "outside")
    if state.unrevealed & there:
        shown["hidden"] = True
    if place.confederacy:
        shown["confederacy"] = True
    if state.concentrations & there:
        shown["camp"] = _said("camp-sent" if state.sent & there else "camp-ready")
    if RAILS & there:
        shown["railroad"] = _said("demolished" if state.rails & there else "whole")
    if BRIDGES & there:
        shown["bridge"] = _said("demolished" if state.bridges & there else "whole")
    if state.depot(space):
        shown["depot"] = state.depot(space)
    if state.mosby == space:
        shown |= {"here": _said(SEAT), **_band(state)}
    units = [_line(state, unit) for unit in state.units_in(space)]
    if units:
        shown["units"] = units
    leaders = [leader_key(leader) for leader in state.leaders_in(space)]
    if leaders:
        shown["leaders"] = leaders
    shown["checks"] = checks_on_entry(state, space)
    shown["beside"] = [space_key(other) for other in NEIGHBOURS[space]]
    slow = [space_key(other) for other in members(SLOW[space])]
    if slow:
        shown["slow"] = slow
    return shown


def _leader(state: MosbyState, leader: int) -> View:
    shown: View = {"leader": leader_key(leader)}
    if state.leaders[leader] >= 0:
        shown["at"] = space_key(state.leaders[leader])
        shown["until"] = TURNS[min(state.stay[leader], len(TURNS) - 1)].key
    else:
        shown["at"] = _said("off-map")
    return shown


def _unit(state: MosbyState, unit: int) -> View:
    counter = COUNTERS[unit]
    where = state.at[unit]
    shown: View = {"unit": counter.key, "kind": _said("kind-of", kind=counter.kind)}
    if counter.strength:
        shown["strength"] = _said("men", men=state.strength(unit) * MEN)
    if where >= 0:
        shown["at"] = space_key(where)
        shown["awake"] = bool(state.active >> unit & 1)
    else:
        shown["at"] = _said("in-container" if where == BOX else "off-map")
    return shown


def _card(state: MosbyState, number: int) -> View:
    card = CARDS[number]
    shown: View = {"event": SEAT, "copies": card.copies}
    if card.permanent:
        shown["permanent"] = True
    shown["held"] = state.hand.count(number)
    shown["in-deck"] = state.deck[number]
    return shown
