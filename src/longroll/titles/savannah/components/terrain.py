"""The kinds of ground of the terrain effects chart (T.TEC), and what stands on hexsides."""

from __future__ import annotations

from typing import Final

TERRAIN_KEYS: Final = (
    "clear",
    "light-woods",
    "woods",
    "marsh",
    "swamp",
    "covered-way",
    "rice",
    "pond",
    "city",
    "river",
    "old-fort",
    "causeway",
)
(
    CLEAR,
    LIGHT_WOODS,
    WOODS,
    MARSH,
    SWAMP,
    COVERED_WAY,
    RICE,
    POND,
    CITY,
    RIVER,
    OLD_FORT,
    CAUSEWAY,
) = range(len(TERRAIN_KEYS))
PROHIBITED: Final = (MARSH, POND, RIVER)
"""Ground that nobody may enter."""

# What a step across a hexside meets; UP, DOWN, IN and OUT are those of the step.
ROAD: Final = 1 << 0
TRACK: Final = 1 << 1
CAUSEWAY_ROAD: Final = 1 << 2
DIKE: Final = 1 << 3
CREEK: Final = 1 << 4
UP: Final = 1 << 5
DOWN: Final = 1 << 6
BRIDGE: Final = 1 << 7
FORD: Final = 1 << 8
FENCE: Final = 1 << 9
REVETMENT_IN: Final = 1 << 10
REVETMENT_OUT: Final = 1 << 11
REDOUBT_IN: Final = 1 << 12
REDOUBT_OUT: Final = 1 << 13
PRINTED_WORKS_IN: Final = 1 << 14
PRINTED_WORKS_OUT: Final = 1 << 15
ABATIS_IN: Final = 1 << 16
ABATIS_OUT: Final = 1 << 17
PERIMETER_SIDE: Final = 1 << 18

ANY_ROAD: Final = ROAD | TRACK | CAUSEWAY_ROAD
WORKS_IN: Final = REVETMENT_IN | REDOUBT_IN | PRINTED_WORKS_IN
"""Works other than abatis, crossed from outside; printed siege works with them."""
WORKS_OUT: Final = REVETMENT_OUT | REDOUBT_OUT | PRINTED_WORKS_OUT

SIDE_FLAGS: Final[dict[str, tuple[int, int]]] = {
    "road": (ROAD, ROAD),
    "track": (TRACK, TRACK),
    "causeway": (CAUSEWAY_ROAD, CAUSEWAY_ROAD),
    "dike": (DIKE, DIKE),
    "creek": (CREEK, CREEK),
    "slope-up": (UP, DOWN),
    "bridge": (BRIDGE, BRIDGE),
    "ford": (FORD, FORD),
    "fence": (FENCE, FENCE),
    "revetment": (REVETMENT_OUT, REVETMENT_IN),
    "redoubt": (REDOUBT_OUT, REDOUBT_IN),
    "siege-works": (PRINTED_WORKS_OUT, PRINTED_WORKS_IN),
    "abatis": (ABATIS_OUT, ABATIS_IN),
    "perimeter-swamp": (PERIMETER_SIDE, PERIMETER_SIDE),
}
"""By feature of `sides.csv`: the flags of a step from `a` to `b`, and of one from `b` to `a`."""
