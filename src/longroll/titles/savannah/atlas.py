"""The map and the counters, as whoever draws them must know them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from longroll.board.region import Mask
from longroll.engine.atlas import Atlas, HexPlace, HexSheet, HexSide, Piece, Region

from .components import (
    ABATIS_OUT,
    BRIDGE,
    CAUSEWAY_ROAD,
    CREEK,
    CROSSING,
    DIKE,
    ENTRY,
    FENCE,
    FORD,
    GRID,
    GROUND,
    HQ,
    LEADERS,
    NAMES,
    NAVAL_ZONE,
    PERIMETER,
    PERIMETER_SIDE,
    PRINTED_WORKS_OUT,
    REDOUBT_OUT,
    REVETMENT_OUT,
    ROAD,
    TERRAIN,
    TERRAIN_KEYS,
    TRACK,
    UNITS,
    UP,
    Leader,
    Unit,
    hex_key,
)
from .components.parts import ARMY_KEYS, ARTILLERY, FOOT, LIGHT, MOUNTED
from .components.reading import BANDS

__all__ = ["atlas"]

_EITHER_WAY = {
    ROAD: "road",
    TRACK: "track",
    CAUSEWAY_ROAD: "causeway",
    CREEK: "creek",
    DIKE: "dike",
    BRIDGE: "bridge",
    FORD: "ford",
    FENCE: "fence",
}
_ONE_WAY = {
    UP: "slope-up",
    REVETMENT_OUT: "revetment",
    REDOUBT_OUT: "redoubt",
    PRINTED_WORKS_OUT: "siege-works",
    ABATIS_OUT: "abatis",
}
_WORKED = REVETMENT_OUT | REDOUBT_OUT
_MARKS = {
    "building": "building",
    "refugee-camp": "camp",
    "cemetery": "cemetery",
    "part-river": "part-river",
    "frigate-station": "frigate",
    "victory": "victory",
}
_ENTRY_SIDES = {"a": "american", "b-1": "british", "b-2": "british"}
_KINDS = {FOOT: "foot", LIGHT: "light", MOUNTED: "horse", ARTILLERY: "guns"}


@cache
def atlas() -> Atlas:
    """The map: 759 hexes with their sides, and every counter."""
    pieces = [_unit(unit) for unit in UNITS] + [_leader(leader) for leader in LEADERS]
    columns, rows = GRID.columns, GRID.rows
    sheet = HexSheet(
        columns=(columns[0], columns[-1]),
        rows=(rows[0], rows[-1]),
        low_parity=GRID.low_parity,
        hexes=tuple(_hex(index) for index in range(GRID.size)),
        sides=tuple(side for index in range(GRID.size) for side in _sides(index)),
        zones=(
            Region("perimeter", "Defensive perimeter", "british"),
            Region("naval-zone", "Naval bombardment zone", "british"),
        ),
    )
    return Atlas((), (), (), (), {piece.key: piece for piece in pieces}, ARMY_KEYS, sheet)


def _hex(index: int) -> HexPlace:
    marks = [mark for feature, mark in _MARKS.items() if GROUND.features[feature] >> index & 1]
    side = ""
    if index in HQ:
        marks.append("headquarters")
        side = ARMY_KEYS[HQ.index(index)]
    for key, hexes in ENTRY.items():
        if index in hexes and key != "hq":
            marks.append(f"entry:{key.upper()}")
            side = _ENTRY_SIDES.get(key, "french")
    zones = [key for key, area in _zones() if area >> index & 1]
    key, ground = hex_key(index), TERRAIN_KEYS[TERRAIN[index]]
    return HexPlace(key, ground, NAMES[index], tuple(marks), tuple(zones), side)


def _zones() -> tuple[tuple[str, Mask], ...]:
    return ("perimeter", PERIMETER), ("naval-zone", NAVAL_ZONE)


def _sides(index: int) -> Iterator[HexSide]:
    """What lies on the sides of a hex: what is the same from both sides, once."""
    here = hex_key(index)
    for direction, other in enumerate(GRID.neighbours[index]):
        if other < 0:
            continue
        flags, there = CROSSING[index][direction], hex_key(other)
        for flag, kind in _EITHER_WAY.items():
            if flags & flag and index < other:
                yield HexSide(here, there, kind)
        for flag, kind in _ONE_WAY.items():
            if flags & flag:
                yield HexSide(here, there, kind)
        open_side = flags & PERIMETER_SIDE and not flags & _WORKED
        if open_side and PERIMETER >> index & 1:
            yield HexSide(here, there, "open-perimeter")


def _unit(unit: Unit) -> Piece:
    kind = _KINDS[unit.arm]
    for tag, special in (("naval", "naval-guns"), ("mortar", "mortar")):
        if tag in unit.tags:
            kind = special
    if unit.militia and kind == "foot":
        kind = "militia"
    faces = tuple(
        (unit.strength[steps], unit.morale[steps], unit.movement)
        for steps in range(1, unit.steps + 1)
    )
    army = ARMY_KEYS[unit.army]
    return Piece(unit.key, unit.name, army, kind, (), BANDS[unit.band], faces)


def _leader(leader: Leader) -> Piece:
    ratings = (leader.stars, leader.combat, leader.leadership, leader.movement)
    return Piece(leader.key, leader.name, ARMY_KEYS[leader.army], "leader", ratings)
