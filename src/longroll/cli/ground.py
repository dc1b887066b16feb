"""The terrain of a hex as text: the hex itself, and the features of its sides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from longroll.engine.atlas import HexPlace, HexSheet

__all__ = ["Edge", "edges", "place_on"]

COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""The order in which sides are listed: clockwise from north."""


class Edge(NamedTuple):
    """A side of a hex: its direction, the hex beyond it, and its features."""

    direction: str
    beyond: str
    features: tuple[tuple[str, str], ...]
    """Kinds of features, each with its name or an empty string."""


def place_on(sheet: HexSheet, place: str) -> HexPlace | None:
    """The hex with this key; None if the sheet has none."""
    return next((hex_ for hex_ in sheet.hexes if hex_.key == place), None)


def edges(sheet: HexSheet, place: str) -> list[Edge]:
    """The sides of a hex that have features, clockwise from north."""
    hexes = {hex_.key: hex_ for hex_ in sheet.hexes}
    here = hexes[place]
    found: dict[str, dict[tuple[str, str], None]] = {}
    for beyond, kind, name in _sides(sheet, place):
        if beyond in hexes:
            found.setdefault(beyond, {})[kind, name] = None
    told = [
        Edge(_direction(sheet, here, hexes[key]), key, tuple(features))
        for key, features in found.items()
        if key != place
    ]
    return sorted(told, key=lambda edge: COMPASS.index(edge.direction))


def _sides(sheet: HexSheet, place: str) -> Iterator[tuple[str, str, str]]:
    for side in sheet.sides:
        if place in (side.a, side.b):
            kind = side.kind
            if kind == "slope-up" and side.b == place:
                kind = "slope-down"
            yield (side.b if side.a == place else side.a), kind, side.name


def _direction(sheet: HexSheet, here: HexPlace, there: HexPlace) -> str:
    """The direction from a hex to an adjacent one."""

    def at(hex_: HexPlace) -> tuple[int, int]:
        if sheet.pointed:
            return 2 * hex_.column + (hex_.row % 2 == sheet.low_parity), hex_.row
        return hex_.column, 2 * hex_.row + (hex_.column % 2 == sheet.low_parity)

    (x, y), (u, v) = at(here), at(there)
    return ("n" if v < y else "s" if v > y else "") + ("e" if u > x else "w" if u < x else "")
