"""What a seat may know, and the possible worlds behind it.

All that lies on the table is open (G7.4). Secret are the hands of event cards, which the Allies
share (X4.3), the cards that a coup shows, and tactics chits until both have chosen (G12.51). A
view is built up from public facts and the own hand; it never starts from the whole state.
"""

from __future__ import annotations

from typing import Any, Final

from longroll.board.region import members
from longroll.engine.chance import Chance
from longroll.engine.decision import Decision
from longroll.engine.knowledge import decision_view, settle_choices
from longroll.engine.piles import shuffled
from longroll.engine.title import View

from . import effects
from .base import leader_key, side_key, unit_key
from .components import CARDS, GRID, LEADERS, UNITS, hex_key
from .components.parts import ALLIES, ARMY_KEYS, CROWN
from .deck import Coup, holders
from .state import CAPTURED, DUE, ELIMINATED, FLAGS, REMOVED, SavannahState

__all__ = [
    "ORDERS",
    "WHERE",
    "resample",
    "side_name",
    "view",
    "where_key",
]

WHERE: Final = {DUE: "due", ELIMINATED: "eliminated", CAPTURED: "captured", REMOVED: "removed"}
"""The names of the places that are not hexes."""

ORDERS: Final = ("parade", "disrupted", "shattered")

_SIDES: Final = (CROWN, ALLIES)
_CODES: Final = {
    effects.BRITISH_FIRE_UP: "british-fire-up",
    effects.BRITISH_FIRE_DOWN: "british-fire-down",
    effects.FRENCH_GUNS_DOUBLED: "french-guns-doubled",
    effects.GRAHAM_DOUBLED: "graham-doubled",
    effects.UNIT_DOUBLED: "unit-doubled",
    effects.UNIT_RALLIES: "unit-rallies",
}


def where_key(place: int) -> str:
    """The name of a hex, or of a place off the map."""
    return hex_key(place) if place >= 0 else WHERE[place]


def side_name(side: int) -> str:
    """A hexside by the two hexes that it parts, ``1404-1405``."""
    a, b = GRID.side_ends[side]
    return f"{hex_key(a)}-{hex_key(b)}"


def view(state: SavannahState, seat: str, decision: Decision | None) -> View:
    """What ``seat`` (a player's or the observer's) may know.

    Victory points are whole and half points; units off the map are listed with where they are.
    """
    own = [side for side in _SIDES if seat in holders(state, side)]
    return {
        "title": "savannah",
        "scenario": state.scenario,
        "options": list(state.options),
        "seat": seat,
        "turn": state.turn,
        "track": "tactical" if state.tactical else "strategic",
        "weather": state.weather,
        "active": side_key(state.active),
        "initiative": side_key(state.holder),
        "assault": state.assault,
        "defences": effects.defences_complete(state),
        "morale": dict(zip(ARMY_KEYS, state.morale, strict=True)),
        "points": {army: half / 2 for army, half in zip(ARMY_KEYS, state.vp, strict=True)},
        "momentum": {side_key(side): state.momentum[side] for side in _SIDES},
        "units": _units(state),
        "leaders": _leaders(state),
        "works": [_work(*work) for work in state.works],
        "works_left": state.works_left,
        "breached": [side_name(side) for side in members(state.breached)],
        "cleared": [side_name(side) for side in members(state.cleared)],
        "destroyed": [hex_key(hex_) for hex_ in members(state.destroyed)],
        "effects": [_effect(*pair) for pair in state.effects if pair[0] != effects.ESPIONAGE],
        "hands": {side_key(side): len(state.hands[side]) for side in _SIDES},
        "hand": [card for side in own for card in state.hands[side]],
        "barred": [card for side in own for card in _barred(state, side)],
        "deck": len(state.deck),
        "discards": list(state.discards),
        "gone": list(state.gone),
        "procedures": [
            {"name": frame.name, "clause": frame.clause, **frame.public()} for frame in state.stack
        ],
        "decision": decision_view(decision, seat),
        "result": list(state.result) if state.result is not None else None,
    }


def _units(state: SavannahState) -> dict[str, dict[str, Any]]:
    marks = [(flag, getattr(state, flag)) for flag in FLAGS]
    marks = [(flag, mask) for flag, mask in marks if mask]
    shown: dict[str, dict[str, Any]] = {}
    for unit in UNITS:
        index = unit.index
        place = state.at[index]
        if place < 0:
            if place != DUE or state.due[index] > 0:
                shown[unit.key] = _absent(place, state.due[index])
            continue
        row: dict[str, Any] = {"at": GRID.names[place], "steps": state.steps[index]}
        if state.order[index]:
            row["order"] = ORDERS[state.order[index]]
        for flag, mask in marks:
            if mask >> index & 1:
                row[flag] = True
        if state.sortie_of[index] >= 0:
            row["sortie_of"] = leader_key(state.sortie_of[index])
        shown[unit.key] = row
    return shown


def _absent(place: int, due: int) -> dict[str, Any]:
    return {"at": "due", "due": due} if place == DUE else {"at": WHERE[place]}


def _leaders(state: SavannahState) -> dict[str, dict[str, Any]]:
    shown: dict[str, dict[str, Any]] = {}
    for leader in LEADERS:
        place = state.leader_at[leader.index]
        if place >= 0:
            row: dict[str, Any] = {"at": hex_key(place)}
            if state.leaders_out >> leader.index & 1:
                row["wounded"] = True
            shown[leader.key] = row
        elif place != DUE or state.leader_due[leader.index] > 0:
            shown[leader.key] = _absent(place, state.leader_due[leader.index])
    return shown


def _work(hex_: int, sides: int, complete: int) -> dict[str, Any]:
    ends = [GRID.neighbours[hex_][d] for d in range(6) if sides >> d & 1]
    towards = [hex_key(to) for to in ends if to >= 0]
    return {"at": hex_key(hex_), "towards": towards, "complete": bool(complete)}


def _effect(code: int, arg: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"effect": _CODES.get(code, f"card-{code}")}
    if code in effects.OF_UNITS:
        shown["unit"] = unit_key(arg)
    elif code in (effects.CHAOS, effects.SWITCH):
        shown["side"] = side_key(arg)
    return shown


def _barred(state: SavannahState, side: int) -> list[int]:
    """Cards of a hand that were taken this turn and must wait (card 45)."""
    return [
        card
        for code, card in state.effects
        if code == effects.ESPIONAGE and card in state.hands[side]
    ]


# --- Possible worlds ------------------------------------------------------------------------------


def resample(state: SavannahState, seat: str, chance: Chance) -> SavannahState:
    """A possible world for ``seat``: hands that it does not see are dealt anew from the rest.

    So are the three cards of another's coup, which card another lost to espionage, and what others
    have chosen in secret. Red cards are played when drawn: no hand holds one.
    """
    world = state.copy()
    hidden = [side for side in _SIDES if seat not in holders(state, side)]
    _deal_anew(world, hidden, chance)
    settle_choices(world, seat, chance)
    return world


def _deal_anew(world: SavannahState, hidden: list[int], chance: Chance) -> None:
    known = _known_stolen(world, hidden)
    unseen = [card for side in hidden for card in world.hands[side] if card not in known]
    coup = next((f for f in world.stack if isinstance(f, Coup) and f.side in hidden), None)
    seen = coup.seen if coup is not None else ()
    pool = sorted([*world.deck, *unseen, *seen])
    red = [card for card in pool if CARDS[card].when == "red"]
    order = shuffled(chance, "resample", [card for card in pool if card not in red])
    hands = list(world.hands)
    for side in hidden:
        kept = [card for card in world.hands[side] if card in known]
        count = len(world.hands[side]) - len(kept)
        hands[side] = tuple(sorted((*kept, *order[:count])))
        order = order[count:]
    _steal_anew(world, hands, known, chance)
    world.hands = hands
    rest = shuffled(chance, "resample", sorted([*order, *red])) if seen else [*order, *red]
    if coup is not None:
        coup.seen = tuple(sorted(rest[: len(seen)]))
    world.deck = tuple(sorted(rest[len(seen) :]))


def _known_stolen(world: SavannahState, hidden: list[int]) -> frozenset[int]:
    """Cards in a hidden hand that a player knows, since they were stolen from his."""
    if len(hidden) != 1:
        return frozenset()
    stolen = [card for code, card in world.effects if code == effects.ESPIONAGE]
    return frozenset(card for card in stolen if card in world.hands[hidden[0]])


def _steal_anew(
    world: SavannahState, hands: list[tuple[int, ...]], known: frozenset[int], chance: Chance
) -> None:
    """For somebody who did not see which card was stolen it may be any card of the thief's."""
    kept: list[tuple[int, int]] = []
    for code, arg in world.effects:
        thief = next((s for s in _SIDES if arg in world.hands[s]), -1)
        if code != effects.ESPIONAGE or arg in known or thief < 0 or arg in hands[thief]:
            kept.append((code, arg))
        else:
            options = tuple(str(card) for card in hands[thief])
            kept.append((code, int(chance.draw("resample", options))))
    world.effects = tuple(sorted(kept))
