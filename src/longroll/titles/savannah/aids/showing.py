"""What anybody may know of one hex, unit, leader, army or card: for ``show``.

Labels and texts are keys (``label-...``, ``show-...`` in the locale files); a table with a ``text``
is a message with its arguments.
"""

from __future__ import annotations

from typing import Final

from longroll.board.hexes import DIRECTIONS
from longroll.engine.event import Value
from longroll.engine.title import View

from .. import effects
from ..base import leader_key, side_key, unit_key
from ..components import (
    ABATIS_IN,
    ABATIS_OUT,
    BRIDGE,
    BUILDINGS,
    CARDS,
    CAUSEWAY_ROAD,
    CEMETERY,
    CREEK,
    DIKE,
    DOWN,
    FENCE,
    FORD,
    GRID,
    HEX,
    LEADER,
    LEADERS,
    NAVAL_ZONE,
    PERIMETER,
    PERIMETER_SIDE,
    PRINTED_WORKS_IN,
    PRINTED_WORKS_OUT,
    REDOUBT_IN,
    REDOUBT_OUT,
    REVETMENT_IN,
    REVETMENT_OUT,
    ROAD,
    TABLES,
    TERRAIN,
    TERRAIN_KEYS,
    TRACK,
    UNIT,
    UNITS,
    UP,
    hex_key,
)
from ..components.parts import ALLIES, ARMY_KEYS, ARTILLERY, CROWN
from ..ground import leaders_in, units_in, works_between, zoc
from ..morale import adjusted_morale
from ..sight import told
from ..state import FLAGS, SavannahState
from ..views import ORDERS, where_key
from .finding import find

__all__ = ["show"]

_BANDS: Final = (
    *("british-regular", "german", "provincial", "tory", "metropolitan", "colonial-regular"),
    *("mercenary", "colonial-militia", "continental", "american-militia"),
)
_ARMS: Final = ("foot", "light", "mounted", "artillery")
_SIDE_FEATURES: Final = (
    *((ROAD, "road"), (TRACK, "track"), (CAUSEWAY_ROAD, "causeway"), (BRIDGE, "bridge")),
    *((FORD, "ford"), (CREEK, "creek"), (DIKE, "dike"), (UP, "up"), (DOWN, "down")),
    *((FENCE, "fence"), (REVETMENT_IN | REVETMENT_OUT, "revetment")),
    *((REDOUBT_IN | REDOUBT_OUT, "redoubt"), (ABATIS_IN | ABATIS_OUT, "abatis")),
    *((PRINTED_WORKS_IN | PRINTED_WORKS_OUT, "siege-works"), (PERIMETER_SIDE, "perimeter")),
)
_HEX_FEATURES: Final = (
    *((BUILDINGS, "building"), (CEMETERY, "cemetery"), (PERIMETER, "perimeter")),
    (NAVAL_ZONE, "naval-zone"),
)


def show(state: SavannahState, key: str) -> View:
    """What is known of what ``key`` names; of the table if it is empty.

    Two hexes (``1404-1606``) name the line of sight between them (G11.4).

    Raises `TitleError`, with what may have been meant, for a name that nothing has.
    """
    if not key or key == "track":
        return _table(state)
    if key.isdigit() and 0 < int(key) < len(CARDS):
        return _card(state, int(key))
    start, _, end = key.replace(" ", "-").partition("-")
    if start in HEX and end in HEX:
        return told(state, HEX[start], HEX[end])
    meant = find(key)
    if meant in ARMY_KEYS:
        return _army(state, ARMY_KEYS.index(meant))
    if meant in HEX:
        return _hex(state, HEX[meant])
    if meant in LEADER:
        return _leader(state, LEADER[meant])
    return _unit(state, UNIT[meant])


def _said(key: str, **args: Value) -> View:
    return {"text": f"show-{key}", **args}


def _points(halves: int) -> str:
    return f"{halves // 2}" + (".5" if halves % 2 else "")


# --- The table ------------------------------------------------------------------------------------


def _table(state: SavannahState) -> View:
    return {
        "turn": state.turn,
        "weather": _said("weather", weather=state.weather),
        "active": side_key(state.active),
        **{f"morale-{army}": _morale(state, at) for at, army in enumerate(ARMY_KEYS)},
        **{f"points-{army}": _points(state.vp[at]) for at, army in enumerate(ARMY_KEYS)},
        "momentum": _said("momentum", british=state.momentum[CROWN], allied=state.momentum[ALLIES]),
        "defences": _said("complete" if effects.defences_complete(state) else "incomplete"),
        "hands": _said(
            "hands",
            british=len(state.hands[CROWN]),
            allied=len(state.hands[ALLIES]),
            deck=len(state.deck),
        ),
    }


def _morale(state: SavannahState, army: int) -> View:
    level = state.morale[army]
    return _said("morale", count=level, level=TABLES.band(level).key)


def _army(state: SavannahState, army: int) -> View:
    shown: View = {
        "army": ARMY_KEYS[army],
        "morale": _morale(state, army),
        "points": _points(state.vp[army]),
    }
    here = [unit for unit in UNITS if unit.army == army and state.at[unit.index] >= 0]
    shown["strength"] = sum(
        unit.strength[state.steps[unit.index]] for unit in here if unit.arm != ARTILLERY
    )
    shown["units"] = [_posted(state, unit.index) for unit in here] or "-"
    leaders = [x for x in LEADERS if x.army == army and state.leader_at[x.index] >= 0]
    shown["leaders"] = [
        _said("posted-leader", leader=x.key, hex=hex_key(state.leader_at[x.index])) for x in leaders
    ] or "-"
    return shown


def _posted(state: SavannahState, unit: int) -> View:
    points = UNITS[unit].strength[state.steps[unit]]
    where = hex_key(state.at[unit])
    return _said("posted", unit=unit_key(unit), hex=where, count=points)


# --- Hexes ----------------------------------------------------------------------------------------


def _hex(state: SavannahState, hex_: int) -> View:
    destroyed = state.destroyed >> hex_ & 1
    terrain = "destroyed" if destroyed else TERRAIN_KEYS[TERRAIN[hex_]]
    shown: View = {"hex": hex_key(hex_), "ground": _said("terrain", terrain=terrain)}
    features = [name for mask, name in _HEX_FEATURES if mask >> hex_ & 1]
    if features:
        shown["features"] = [_said("feature", feature=name) for name in features]
    units = units_in(state, hex_)
    if units:
        shown["units"] = [_unit_line(state, unit) for unit in units]
    leaders = leaders_in(state, hex_)
    if leaders:
        shown["leaders"] = [leader_key(leader) for leader in leaders]
    held = [side_key(side) for side in (CROWN, ALLIES) if zoc(state, side) >> hex_ & 1]
    if held:
        shown["zones"] = held
    around = [d for d in range(6) if GRID.neighbours[hex_][d] >= 0]
    sides = [row for d in around if (row := _side(state, hex_, d)) is not None]
    if sides:
        shown["sides"] = sides
    return shown


def _unit_line(state: SavannahState, unit: int) -> View:
    return _said(
        "unit-line",
        unit=unit_key(unit),
        count=UNITS[unit].strength[state.steps[unit]],
        order=ORDERS[state.order[unit]],
    )


def _side(state: SavannahState, hex_: int, direction: int) -> View | None:
    """A line for a hexside with all its features; none for one that has nothing."""
    flags = works_between(state, hex_, direction)
    names = [name for mask, name in _SIDE_FEATURES if flags & mask]
    if not names:
        return None
    where, key = DIRECTIONS[direction], hex_key(GRID.neighbours[hex_][direction])
    return _said("side", direction=where, hex=key, crossings=" ".join(names))


# --- Units, leaders, cards ------------------------------------------------------------------------


def _unit(state: SavannahState, index: int) -> View:
    unit, steps = UNITS[index], state.steps[index]
    shown: View = {
        "unit": unit.name,
        "army": ARMY_KEYS[unit.army],
        "kind": _said("kind", band=_BANDS[unit.band], arm=_ARMS[unit.arm]),
        "strength": _said("strength", count=unit.strength[steps], full=unit.strength[unit.steps]),
        "steps": _said("steps", count=steps, full=unit.steps),
        "movement": unit.movement,
        "where": where_key(state.at[index]),
    }
    if state.at[index] >= 0:
        shown["order"] = _said(f"order-{ORDERS[state.order[index]]}")
        shown["morale"] = _said(
            "unit-morale", amount=unit.morale[steps], total=adjusted_morale(state, index)
        )
        marks = [flag for flag in FLAGS if getattr(state, flag) >> index & 1]
        if marks:
            shown["markers"] = [_said(f"marker-{flag.replace('_', '-')}") for flag in marks]
    elif state.due[index] > 0:
        shown["due"] = state.due[index]
    return shown


def _leader(state: SavannahState, index: int) -> View:
    leader = LEADERS[index]
    shown: View = {
        "leader": leader.name,
        "army": ARMY_KEYS[leader.army],
        "ratings": _said(
            "ratings",
            stars=leader.stars,
            combat=leader.combat,
            leadership=leader.leadership,
            movement=leader.movement,
        ),
        "loss": _said(
            "loss", gain=leader.enemy_gain, loss=leader.own_loss, points=_points(leader.vp)
        ),
        "where": where_key(state.leader_at[index]),
    }
    if state.leaders_out >> index & 1:
        shown["wounded"] = True
    if state.leader_at[index] < 0 and state.leader_due[index] > 0:
        shown["due"] = state.leader_due[index]
    return shown


def _card(state: SavannahState, number: int) -> View:
    card = CARDS[number]
    pile = "unseen"
    if number in state.discards:
        pile = "discarded"
    elif number in state.gone:
        pile = "removed"
    return {
        "card": number,
        "event": "both" if card.side < 0 else side_key(card.side),
        "when": _said(f"when-{card.when}"),
        "pile": pile,
    }
