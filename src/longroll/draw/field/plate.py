"""A plate of hexes: its size, title, scale and lettering, from ``plate.json`` in its folder."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from longroll.draw.sheet import Point
from longroll.draw.tokens import read_plate

__all__ = ["FieldPlate", "Letters", "field_plate"]


class Letters(NamedTuple):
    """A name laid over the map.

    ``column`` and ``row`` are those of hexes and may be fractional; ``kind`` is ``italic``,
    ``river-name``, ``sea-name``, ``land-name`` or ``town-name``, ``slope`` in degrees.
    """

    text: str
    column: float
    row: float
    size: float
    slope: float
    kind: str
    spacing: float = 0.0


class FieldPlate(NamedTuple):
    """The plate of a title on hexes.

    Attributes:
        width, height: of the board, in its units.
        radius: of a hex.
        left, top: where the sheet of hexes begins.
        title: lines of the cartouche.
        cartouche, legend, compass: their centres.
        plaque: the size of the panel beneath the cartouche; None for none.
        across: the width of a hex, in units of the scale.
        unit: the unit of the scale, a word of ``legend.json``.
        scale: figures on the scale.
        bands: the name of the colour of a corps's stripe, by key; empty for none.
        badges: the letter of a badge that has no shape of its own, by key.
        lettering: names over the map.
        explanation: the kinds of the legend; their words are `field-KIND` of ``legend.json``.
        rows: the number of kinds per column.
        light: whether woods and swamps are drawn lightly, as on the map of a whole country.
        views: parts of the board that can be shown by themselves: by key the columns and rows of
            the first and of the last hex; their names are the words `view-KEY`.
        spots: column and row of places that are not hexes, by key.
    """

    width: float
    height: float
    radius: float
    left: float
    top: float
    title: tuple[str, ...]
    cartouche: Point
    legend: Point
    compass: Point
    plaque: Point | None
    across: float
    unit: str
    scale: tuple[int, ...]
    bands: dict[str, str]
    badges: dict[str, str]
    lettering: tuple[Letters, ...]
    explanation: tuple[str, ...]
    rows: int
    light: bool
    views: dict[str, tuple[float, float, float, float]]
    spots: dict[str, Point]


@cache
def field_plate(title: str) -> FieldPlate:
    """The plate of a title; raises `DrawError` if there is none."""
    found = read_plate(title)
    return FieldPlate(
        width=found["size"][0],
        height=found["size"][1],
        radius=found["radius"],
        left=found["corner"][0],
        top=found["corner"][1],
        title=tuple(found["title"]),
        cartouche=tuple(found["cartouche"]),
        legend=tuple(found["legend"]),
        compass=tuple(found["compass"]),
        plaque=tuple(found["plaque"]) if "plaque" in found else None,
        across=found["across"],
        unit=found.get("unit", "yards"),
        scale=tuple(found["scale"]),
        bands=found["bands"],
        badges=found.get("badges", {}),
        lettering=tuple(Letters(*row) for row in found["lettering"]),
        explanation=tuple(found["explanation"]),
        rows=found.get("rows", 7),
        light=found.get("light", False),
        views={key: tuple(box) for key, box in found.get("views", {}).items()},
        spots={key: (column, row) for key, (column, row) in found.get("spots", {}).items()},
    )
