"""The sheet of a battle: two lines that face each other, and who is behind them (6.2).

North is above, as on the map: the Union faces south, so that its left wing is on the right.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longroll.engine.atlas import Area, Display

from .components import SIDE_KEYS

__all__ = ["BATTLE", "BATTLE_BOARD"]

BATTLE: Final = "battle"
"""The key of the sheet."""

_EDGE: Final = 10.0
_GAP: Final = 8.0
_WIDE: Final = 208.0
_LINE: Final = 176.0
_RESERVE: Final = 108.0
_TRACK: Final = 26.0
_COLUMNS: Final = {"union": ("right", "centre", "left"), "confederate": ("left", "centre", "right")}
"""From west to east."""
_TURNS: Final = 8
"""Battle turns of a day (6.3); after them it is night."""


def _areas(side: str) -> Iterator[Area]:
    """The line of a side in the middle of the sheet; behind it the reserve and who is out of it."""
    north = side == SIDE_KEYS[0]
    line = _EDGE + _RESERVE + _GAP if north else _EDGE + _RESERVE + _LINE + 3 * _GAP + _TRACK
    back = _EDGE if north else line + _LINE + _GAP
    for number, column in enumerate(_COLUMNS[side]):
        left = _EDGE + number * (_WIDE + _GAP)
        yield Area(f"{side}-{column}", left, line, _WIDE, _LINE, f"sheet-{column}", side)
    behind = 2 * _WIDE + _GAP
    yield Area(f"{side}-reserve", _EDGE, back, behind, _RESERVE, "sheet-reserve", side)
    beside = _EDGE + behind + _GAP
    yield Area(f"{side}-dispersed", beside, back, _WIDE, _RESERVE, "sheet-dispersed", side)


def _hours() -> Iterator[Area]:
    """The turns of a day between the lines, then the night."""
    top = _EDGE + _RESERVE + _LINE + 2 * _GAP
    wide = (3 * _WIDE + 2 * _GAP) / (_TURNS + 2)
    for turn in range(_TURNS):
        yield Area(f"turn-{turn + 1}", _EDGE + turn * wide, top, wide, _TRACK)
    yield Area("night", _EDGE + _TURNS * wide, top, 2 * wide, _TRACK, "sheet-night")


BATTLE_BOARD: Final = Display(
    BATTLE,
    2 * _EDGE + 3 * _WIDE + 2 * _GAP,
    2 * (_EDGE + _RESERVE + _LINE) + 4 * _GAP + _TRACK,
    tuple(area for side in SIDE_KEYS for area in _areas(side)),
    tuple(_hours()),
)
