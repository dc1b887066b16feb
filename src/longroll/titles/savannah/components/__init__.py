"""The components of Savannah: what is in the box, read from the pack.

The constants below are the standard pack, for rules to use directly; `load` reads it anew, with
another pack laid over it. Hexes are small integers; movement and victory points are in halves.

>>> hex_key(SPRING_HILL), NAMES[SPRING_HILL]
('1404', 'Spring Hill redoubt')
>>> bool(CROSSING[hex_at("1304")][1] & REDOUBT_IN), bool(CROSSING[hex_at("1304")][1] & UP)
(True, True)
>>> UNITS[UNIT["dillon-irish"]].strength
(0, 2, 4)
>>> TABLES.close_combat.result(12, 6), TABLES.fire.to_hit(4, 5, mortar=True)
('-/2', 7)
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from longroll.board.hexes import HexGrid
from longroll.board.region import Mask, first
from longroll.engine.keys import numbered

from .parts import Card, Leader, Turn, Unit
from .reading import Components, Ground, cover, keys_of, read_components
from .tables import HALVES, LEADER_ARM, PROHIBITED_COST, Band, Tables, Weather
from .terrain import (
    ABATIS_IN,
    ABATIS_OUT,
    ANY_ROAD,
    BRIDGE,
    CAUSEWAY,
    CAUSEWAY_ROAD,
    CITY,
    CLEAR,
    COVERED_WAY,
    CREEK,
    DIKE,
    DOWN,
    FENCE,
    FORD,
    LIGHT_WOODS,
    MARSH,
    OLD_FORT,
    PERIMETER_SIDE,
    POND,
    PRINTED_WORKS_IN,
    PRINTED_WORKS_OUT,
    PROHIBITED,
    REDOUBT_IN,
    REDOUBT_OUT,
    REVETMENT_IN,
    REVETMENT_OUT,
    RICE,
    RIVER,
    ROAD,
    SWAMP,
    TERRAIN_KEYS,
    TRACK,
    UP,
    WOODS,
    WORKS_IN,
    WORKS_OUT,
)


def load(overlay: Path | None = None) -> Components:
    """The components, with the files of the directory `overlay` in place of ours.

    Raises PackError, whose text is one line with the file, the line and the remedy.
    """
    return read_components(overlay)


STANDARD: Final = load()
GROUND: Final[Ground] = STANDARD.ground

GRID: Final[HexGrid] = GROUND.grid
TERRAIN: Final = GROUND.terrain
NAMES: Final = GROUND.names
CROSSING: Final = GROUND.crossing
UPHILL: Final = GROUND.uphill
"""By hex six bits: the directions in which a step goes up a slope (G3.2.upslope)."""

PLAYABLE: Final[Mask] = GROUND.playable
CITY_HEXES: Final[Mask] = GROUND.of(CITY)
PERIMETER: Final[Mask] = GROUND.perimeter
NAVAL_ZONE: Final[Mask] = GROUND.naval_zone
WAY: Final[Mask] = GROUND.of(COVERED_WAY)
WOODS_HEXES: Final[Mask] = GROUND.of(WOODS)
COVER: Final[Mask] = cover(GROUND)
SWAMP_HEXES: Final[Mask] = GROUND.of(SWAMP)
RICE_HEXES: Final[Mask] = GROUND.of(RICE)
BLOCKING: Final[Mask] = GROUND.of(*STANDARD.tables.terrain.blocks)
BUILDINGS: Final[Mask] = GROUND.features["building"]
CEMETERY: Final[Mask] = GROUND.features["cemetery"]
NO_STRATEGIC_ENTRY: Final[Mask] = GROUND.features["no-strategic-on-arrival"]
SPRING_HILL: Final = first(GROUND.features["victory"])
FRIGATE: Final = first(GROUND.features["frigate-station"])
HQ: Final = GROUND.hq
ENTRY: Final = GROUND.entry

UNITS: Final[tuple[Unit, ...]] = STANDARD.units
LEADERS: Final[tuple[Leader, ...]] = STANDARD.leaders
CARDS: Final[tuple[Card, ...]] = STANDARD.cards
TURNS: Final[tuple[Turn, ...]] = STANDARD.turns
DATES: Final = STANDARD.dates
TABLES: Final[Tables] = STANDARD.tables

UNIT: Final = keys_of(UNITS)
LEADER: Final = keys_of(LEADERS)
CARD: Final = {card.key: card.number for card in CARDS[1:]}
HEX: Final = numbered(GRID.names)


def hex_at(key: str) -> int:
    """The index of a hex by its ``CCRR``.

    Raises KeyError when the map has no such hex.
    """
    return HEX[key]


def hex_key(hex_: int) -> str:
    """The ``CCRR`` of a hex."""
    return GRID.names[hex_]


__all__ = [
    "ABATIS_IN",
    "ABATIS_OUT",
    "ANY_ROAD",
    "BLOCKING",
    "BRIDGE",
    "BUILDINGS",
    "Band",
    "CARD",
    "CARDS",
    "CAUSEWAY",
    "CAUSEWAY_ROAD",
    "CEMETERY",
    "CITY",
    "CITY_HEXES",
    "CLEAR",
    "COVER",
    "COVERED_WAY",
    "CREEK",
    "CROSSING",
    "Card",
    "STANDARD",
    "Components",
    "DATES",
    "DIKE",
    "DOWN",
    "ENTRY",
    "FENCE",
    "FORD",
    "FRIGATE",
    "GRID",
    "GROUND",
    "Ground",
    "HALVES",
    "HEX",
    "HQ",
    "LEADER",
    "LEADERS",
    "LEADER_ARM",
    "LIGHT_WOODS",
    "Leader",
    "MARSH",
    "NAMES",
    "NAVAL_ZONE",
    "NO_STRATEGIC_ENTRY",
    "OLD_FORT",
    "PERIMETER",
    "PERIMETER_SIDE",
    "PLAYABLE",
    "POND",
    "PRINTED_WORKS_IN",
    "PRINTED_WORKS_OUT",
    "PROHIBITED",
    "PROHIBITED_COST",
    "REDOUBT_IN",
    "REDOUBT_OUT",
    "REVETMENT_IN",
    "REVETMENT_OUT",
    "RICE",
    "RICE_HEXES",
    "RIVER",
    "ROAD",
    "SPRING_HILL",
    "SWAMP",
    "SWAMP_HEXES",
    "TABLES",
    "TERRAIN",
    "TERRAIN_KEYS",
    "TRACK",
    "TURNS",
    "Tables",
    "Turn",
    "UNIT",
    "UNITS",
    "UP",
    "UPHILL",
    "Unit",
    "WAY",
    "WOODS",
    "WOODS_HEXES",
    "WORKS_IN",
    "WORKS_OUT",
    "Weather",
    "hex_at",
    "hex_key",
    "load",
]
