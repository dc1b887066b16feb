"""The hexes round a place as text: a sketch map with the counters there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from longroll.engine.atlas import HexPlace, HexSheet
from longroll.engine.tableau import STRENGTH, Counter

__all__ = ["around"]

FAR = 3
"""Number of columns and rows shown to each side."""
WIDE = 10
"""Width of a hex in characters."""


def around(
    sheet: HexSheet, place: str, lying: Sequence[Counter], initials: Mapping[str, str]
) -> list[str]:
    """Lines of text with the hexes near ``place``; none if it is not a hex of the sheet.

    The layout follows the map, with hexes that lie half a hex lower between the lines. Each shows
    its number, then for each side its initial and what it has there: the number of its counters, or
    its strength points, with an asterisk for pieces beside them. The place itself is in brackets.
    """
    middle = next((hex_ for hex_ in sheet.hexes if hex_.key == place), None)
    if middle is None:
        return []
    points = any(counter.kind == STRENGTH for counter in lying)
    there: dict[str, dict[str, list[Counter]]] = {}
    for counter in lying:
        there.setdefault(counter.place, {}).setdefault(counter.side, []).append(counter)
    near = [hex_ for hex_ in sheet.hexes if _is_near(hex_, middle)]
    lines: dict[int, dict[int, str]] = {}
    for hex_ in near:
        across, down = _at(sheet, hex_)
        held = "".join(
            f" {initials.get(side, side[:1])}{_strength(stack) if points else len(stack)}"
            for side, stack in there.get(hex_.key, {}).items()
        )
        said = f"{hex_.key}{held}"
        lines.setdefault(down, {})[across] = f"[{said}]" if hex_ is middle else said
    left = min(across for line in lines.values() for across in line)
    return [_line(lines[down], left) for down in sorted(lines)]


def _strength(stack: Sequence[Counter]) -> str:
    """The strength points of a side in a place, and an asterisk for its other pieces there."""
    points = sum(counter.number for counter in stack if counter.kind == STRENGTH)
    beside = any(counter.kind != STRENGTH for counter in stack)
    return f"{points or ''}{'*' * beside}"


def _is_near(hex_: HexPlace, middle: HexPlace) -> bool:
    return abs(hex_.column - middle.column) <= FAR and abs(hex_.row - middle.row) <= FAR


def _at(sheet: HexSheet, hex_: HexPlace) -> tuple[int, int]:
    """The position of a hex in the text: half hexes from the left, and lines from the top."""
    if sheet.pointed:
        return 2 * hex_.column + (hex_.row % 2 == sheet.low_parity), hex_.row
    return 2 * hex_.column, 2 * hex_.row + (hex_.column % 2 == sheet.low_parity)


def _line(hexes: Mapping[int, str], left: int) -> str:
    text = ""
    for across in sorted(hexes):
        at = (across - left) * WIDE // 2
        text = f"{text:<{at}}" if len(text) < at else f"{text} "
        text += hexes[across]
    return text
