"""The components of The U.S. Civil War: what is in the box, read from the pack.

The constants below are the standard pack, for rules to use directly; `load` reads it anew, with
another pack laid over it. A place is a small integer: a hex of the grid, or after them a space.

>>> place_key(PLACE["1647"]), NAMES[PLACE["1647"]], NAMES[PLACE["fort-monroe"]]
('1647', 'Washington', 'Fort Monroe')
>>> [general.name for general in GENERALS if 4 in general.ranks]
['Grant']
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from longroll.board.hexes import HexGrid
from longroll.engine.keys import numbered

from .charts import COLUMNS, INFLATION, Charts, Outcome
from .ground import BARRIERS, TERRAIN, Ground, Line, Link, Space
from .parts import (
    ACTS,
    BORDER,
    CARD_KINDS,
    CONFEDERATE,
    EAST,
    NEUTRAL,
    NORTHERN,
    SEASONS,
    SHIPS,
    SIDE_KEYS,
    SOUTHERN,
    THEATRES,
    TRANS_MISSISSIPPI,
    UNION,
    WEST,
    ZONES,
    Appointment,
    General,
    Placed,
    Rank,
    Realm,
    Turn,
)
from .reading import Components, read_components, read_survey
from .tables import NavalLeader, Scenario, Tables, Values
from .waters import Course, Gate, Waters
from .ways import Ways

__all__ = [
    "ACTS",
    "Appointment",
    "BARRIERS",
    "BORDER",
    "CARD_KINDS",
    "CHARTS",
    "COLUMNS",
    "CONFEDERATE",
    "Charts",
    "Components",
    "Course",
    "DECKS",
    "EAST",
    "GENERAL",
    "GENERALS",
    "GENERALS_OF",
    "GRID",
    "GROUND",
    "Gate",
    "General",
    "Ground",
    "INFLATION",
    "Line",
    "Link",
    "NAMES",
    "NEUTRAL",
    "NORTHERN",
    "NavalLeader",
    "Outcome",
    "PLACE",
    "PLACES",
    "Placed",
    "REALMS",
    "Rank",
    "Realm",
    "SCENARIOS",
    "SCHEDULE",
    "SEASONS",
    "SHIPS",
    "SIDE_KEYS",
    "SOUTHERN",
    "STANDARD",
    "STATE",
    "Scenario",
    "Space",
    "TABLES",
    "TERRAIN",
    "THEATRES",
    "TRANS_MISSISSIPPI",
    "TURNS",
    "Tables",
    "Turn",
    "UNION",
    "Values",
    "WATERS",
    "WAYS",
    "WEST",
    "Waters",
    "Ways",
    "ZONES",
    "load",
    "place_key",
    "read_survey",
]


def load(overlay: Path | None = None) -> Components:
    """The components, with the files of the directory ``overlay`` in place of ours.

    Raises PackError, whose text is one line with the file, the line and the remedy.
    """
    return read_components(overlay)


STANDARD: Final = load()
GROUND: Final[Ground] = STANDARD.ground
GRID: Final[HexGrid] = GROUND.grid
WATERS: Final[Waters] = STANDARD.waters
WAYS: Final[Ways] = STANDARD.ways
TABLES: Final[Tables] = STANDARD.tables
CHARTS: Final[Charts] = STANDARD.charts
GENERALS: Final[tuple[General, ...]] = STANDARD.generals
SCHEDULE: Final = STANDARD.schedule
TURNS: Final[tuple[Turn, ...]] = STANDARD.turns
DECKS: Final = STANDARD.decks
SCENARIOS: Final = TABLES.scenarios
REALMS: Final[tuple[Realm, ...]] = GROUND.realms
NAMES: Final = GROUND.names
PLACES: Final = len(GROUND.keys)

PLACE: Final = numbered(GROUND.keys)
GENERAL: Final = {general.key: general.index for general in GENERALS}
GENERALS_OF: Final = tuple(
    tuple(general.index for general in GENERALS if general.side == side)
    for side in (UNION, CONFEDERATE)
)
"""By side, the indices of its Generals."""
STATE: Final = {realm.key: realm.number for realm in REALMS}


def place_key(place: int) -> str:
    """The ``RRCC`` of a hex, or the key of a space."""
    return GROUND.keys[place]
