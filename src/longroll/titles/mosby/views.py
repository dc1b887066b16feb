"""What the player, or anybody who watches, may know: everything, for nothing is hidden but chance.

Plain data by place, so that a table can lay it out without knowing the rules.
"""

from __future__ import annotations

from typing import Any

from longroll.board.region import members
from longroll.engine.decision import Decision
from longroll.engine.knowledge import decision_view
from longroll.engine.title import View

from .base import MEN, card_key, leader_key, space_key, unit_key
from .components import COMBAT, COUNTERS, TABLES, TURNS
from .state import BOX, MosbyState

__all__ = ["contents", "view"]


def view(state: MosbyState, seat: str, decision: Decision | None) -> View:
    """The table as anybody may see it."""
    return {
        "title": "mosby",
        "scenario": state.scenario,
        "options": list(state.options),
        "seat": seat,
        "turn": TURNS[state.turn].key,
        "points": state.points,
        "notoriety": state.notoriety,
        "alert": state.alert,
        "wounded": state.wounded,
        "mosby": {
            "at": space_key(state.mosby) if state.mosby >= 0 else "",
            "factor": state.factor,
            "men": state.factor * MEN,
            "food": state.food,
            "ames": state.ames,
        },
        "lines": _keys(state.lines),
        "extensions": [TABLES.row_keys[row] for row in state.extensions],
        "spaces": _spaces(state),
        "units": [_unit(state, unit) for unit in state.order],
        "leaders": [
            {"leader": leader_key(n), "at": space_key(at), "until": state.stay[n]}
            for n, at in enumerate(state.leaders)
            if at >= 0
        ],
        "container": contents(state),
        "hand": list(state.hand) if seat else [],
        "cards": [card_key(card) for card in state.hand],
        "deck": sum(state.deck),
        "used": {card_key(card): n for card, n in enumerate(state.used) if n},
        "occasions": list(state.drawn),
        "rounds": state.rounds,
        "scouted": _keys(state.scouted),
        "procedures": [
            {"name": frame.name, "clause": frame.clause, **frame.public()} for frame in state.stack
        ],
        "decision": decision_view(decision, seat),
        "result": list(state.result) if state.result is not None else None,
    }


def _keys(spaces: int) -> list[str]:
    return [space_key(space) for space in members(spaces)]


def contents(state: MosbyState) -> dict[str, int]:
    """How many counters of each kind and strength the container holds (8.4)."""
    found: dict[str, int] = {}
    for counter in COUNTERS:
        if state.at[counter.index] == BOX:
            kind = f"{counter.kind}-{counter.strength}" if counter.strength else counter.kind
            found[kind] = found.get(kind, 0) + 1
    return found


def _unit(state: MosbyState, unit: int) -> dict[str, Any]:
    """Its strength is open (8.3)."""
    counter = COUNTERS[unit]
    return {
        "unit": unit_key(unit),
        "kind": counter.kind,
        "at": space_key(state.at[unit]),
        "strength": state.strength(unit),
        "men": state.strength(unit) * MEN,
        "active": bool(state.active >> unit & 1),
        "combat": bool(COMBAT >> unit & 1),
    }


def _spaces(state: MosbyState) -> dict[str, dict[str, Any]]:
    """By space what lies there: only those with anything."""
    rows: dict[str, dict[str, Any]] = {}
    marked: tuple[tuple[int, dict[str, Any]], ...] = (
        (state.lines, {"control": "union"}),
        (state.unrevealed, {"unrevealed": True}),
        (state.camps, {"camp": True}),
        (state.rails, {"rail_cut": True}),
        (state.bridges, {"bridge_down": True}),
    )
    for there, what in marked:
        for space in members(there):
            rows.setdefault(space_key(space), {}).update(what)
    for space, value in state.depots:
        rows.setdefault(space_key(space), {})["depot"] = value
    for leader, at in enumerate(state.leaders):
        if at >= 0:
            rows.setdefault(space_key(at), {})["leader"] = leader_key(leader)
    if state.mosby >= 0:
        rows.setdefault(space_key(state.mosby), {})["mosby"] = state.factor
    _stand(state, rows)
    return rows


def _stand(state: MosbyState, rows: dict[str, dict[str, Any]]) -> None:
    """Union units: their strength together, those who carry, and whether somebody is awake."""
    for unit in state.order:
        here = rows.setdefault(space_key(state.at[unit]), {})
        if state.strength(unit):
            here["union"] = here.get("union", 0) + state.strength(unit)
        else:
            here["carriers"] = here.get("carriers", 0) + 1
        if (state.active & COMBAT) >> unit & 1:
            here["awake"] = True
