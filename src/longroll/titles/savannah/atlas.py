"""The map and the counters, as whoever draws them must know them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from longroll.engine.atlas import Atlas, HexPlace, HexSheet, HexSide, Piece, Region, Side

from .components import (
    ABATIS_OUT,
    BRIDGE,
    CAUSEWAY_ROAD,
    CREEK,
    DIKE,
    FENCE,
    FORD,
    PERIMETER_SIDE,
    PRINTED_WORKS_OUT,
    REDOUBT_OUT,
    REVETMENT_OUT,
    ROAD,
    STANDARD,
    TERRAIN_KEYS,
    TRACK,
    UP,
    Components,
    Leader,
    Unit,
)
from .components.parts import ARMY_KEYS, ARTILLERY, FOOT, LIGHT, MOUNTED
from .components.reading import BANDS, Ground

__all__ = ["atlas", "atlas_of", "kind_of"]

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
SIDES = (
    Side("british", "scarlet", "square"),
    Side("french", "teal", "cut"),
    Side("american", "cobalt", "round"),
    Side("allied", "teal", "cut"),
)
"""The armies, and the seat that commands two of them."""


@cache
def atlas() -> Atlas:
    """The map: 759 hexes with their sides, and every counter."""
    return atlas_of(STANDARD)


def atlas_of(components: Components) -> Atlas:
    """The map and the counters of a pack."""
    ground, grid = components.ground, components.ground.grid
    pieces = [_unit(unit) for unit in components.units]
    pieces += [_leader(leader) for leader in components.leaders]
    columns, rows = grid.columns, grid.rows
    sheet = HexSheet(
        columns=(columns[0], columns[-1]),
        rows=(rows[0], rows[-1]),
        low_parity=grid.low_parity,
        hexes=tuple(_hex(ground, index) for index in range(grid.size)),
        sides=tuple(side for index in range(grid.size) for side in _sides(ground, index)),
        zones=(
            Region("perimeter", "Defensive perimeter", "british"),
            Region("naval-zone", "Naval bombardment zone", "british"),
        ),
        north="river",
    )
    return Atlas((), (), (), (), {piece.key: piece for piece in pieces}, SIDES, sheet)


def _hex(ground: Ground, index: int) -> HexPlace:
    marks = [mark for feature, mark in _MARKS.items() if ground.features[feature] >> index & 1]
    side = ""
    if index in ground.hq:
        marks.append("headquarters")
        side = ARMY_KEYS[ground.hq.index(index)]
    for key, hexes in ground.entry.items():
        if index in hexes and key != "hq":
            marks.append(f"entry:{key.upper()}")
            side = _ENTRY_SIDES.get(key, "french")
    areas = (("perimeter", ground.perimeter), ("naval-zone", ground.naval_zone))
    zones = [key for key, area in areas if area >> index & 1]
    key, terrain = ground.grid.names[index], TERRAIN_KEYS[ground.terrain[index]]
    column, row = int(key[:2]), int(key[2:])
    name = ground.names[index]
    return HexPlace(key, column, row, terrain, name, tuple(marks), tuple(zones), side)


def _sides(ground: Ground, index: int) -> Iterator[HexSide]:
    """What lies on the sides of a hex: what is the same from both sides, once."""
    grid = ground.grid
    here = grid.names[index]
    for direction, other in enumerate(grid.neighbours[index]):
        if other < 0:
            continue
        flags, there = ground.crossing[index][direction], grid.names[other]
        for flag, kind in _EITHER_WAY.items():
            if flags & flag and index < other:
                yield HexSide(here, there, kind)
        for flag, kind in _ONE_WAY.items():
            if flags & flag:
                yield HexSide(here, there, kind)
        open_side = flags & PERIMETER_SIDE and not flags & _WORKED
        if open_side and ground.perimeter >> index & 1:
            yield HexSide(here, there, "open-perimeter")


def kind_of(unit: Unit) -> str:
    """The kind of a unit's counter."""
    kind = _KINDS[unit.arm]
    for tag, special in (("naval", "naval-guns"), ("mortar", "mortar")):
        if tag in unit.tags:
            kind = special
    return "militia" if unit.militia and kind == "foot" else kind


def _unit(unit: Unit) -> Piece:
    kind = kind_of(unit)
    faces = tuple(
        (unit.strength[steps], unit.morale[steps], unit.movement)
        for steps in range(1, unit.steps + 1)
    )
    army = ARMY_KEYS[unit.army]
    return Piece(unit.key, unit.name, army, kind, (), BANDS[unit.band], faces)


def _leader(leader: Leader) -> Piece:
    ratings = (leader.stars, leader.combat, leader.leadership, leader.movement)
    return Piece(leader.key, leader.name, ARMY_KEYS[leader.army], "leader", ratings)
