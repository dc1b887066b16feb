"""The components of Bobby Lee: what is in the box, read from the pack.

The constants below are the standard pack, for rules to use directly; `load` reads it anew, with
another pack laid over it. Hexes and blocks are small integers; months count from January 1861.

>>> hex_key(HEX["1218"]), NAMES[HEX["1218"]], BLOCKS[BLOCK["cs-hq-anv"]].steps
('1218', 'Richmond', 4)
>>> limits_between(HEX["1107"], HEX["1206"])
Limits(attack=(2, 1), reinforce=(2, 1))
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from longroll.board.hexes import HexGrid
from longroll.board.region import Mask
from longroll.engine.keys import numbered

from .parts import (
    ARMS,
    ARTILLERY,
    BRIGADE,
    CAVALRY,
    CONFEDERATE,
    GARRISON,
    HEAVY,
    HQ,
    INFANTRY,
    SIDE_KEYS,
    SUPREME,
    UNION,
    Arm,
    Block,
    month_number,
)
from .reading import CLOSED, Components, Ground, Placed, Rail, read_components
from .tables import DIE, Limits, River, Tables, YearGame

__all__ = [
    "ARMS",
    "ARTILLERY",
    "Arm",
    "BLOCK",
    "BLOCKS",
    "BRIGADE",
    "Block",
    "CAVALRY",
    "CLOSED",
    "CONFEDERATE",
    "Components",
    "DIE",
    "FOREST",
    "GARRISON",
    "GRID",
    "GROUND",
    "Ground",
    "HEAVY",
    "HEX",
    "HQ",
    "INFANTRY",
    "LAND",
    "Limits",
    "NAMES",
    "Placed",
    "Rail",
    "River",
    "SIDE_KEYS",
    "STANDARD",
    "SUPREME",
    "TABLES",
    "TERRITORY",
    "Tables",
    "UNION",
    "YEARS",
    "YearGame",
    "hex_key",
    "limits_between",
    "load",
    "month_number",
]


def load(overlay: Path | None = None) -> Components:
    """The components, with the files of the directory ``overlay`` in place of ours.

    Raises PackError, whose text is one line with the file, the line and the remedy.
    """
    return read_components(overlay)


STANDARD: Final = load()
GROUND: Final[Ground] = STANDARD.ground
GRID: Final[HexGrid] = GROUND.grid
NAMES: Final = GROUND.names
LAND: Final[Mask] = GROUND.land
FOREST: Final[Mask] = GROUND.of_terrain("forest")
TERRITORY: Final[tuple[Mask, Mask]] = (GROUND.of_side(UNION), GROUND.of_side(CONFEDERATE))
"""The hexes of each side (8.1)."""
BLOCKS: Final[tuple[Block, ...]] = STANDARD.blocks
TABLES: Final[Tables] = STANDARD.tables
YEARS: Final = {year.key: year for year in TABLES.years}

BLOCK: Final = {block.key: block.index for block in BLOCKS}
HEX: Final = numbered(GRID.names)


def hex_key(hex_: int) -> str:
    """The ``CCRR`` of a hex."""
    return GRID.names[hex_]


def limits_between(a: int, b: int) -> Limits:
    """What may cross from a hex into battle in the next (1.21); CLOSED where they do not touch."""
    direction = GRID.direction(a, b)
    return GROUND.limits[a][direction] if direction >= 0 else CLOSED
