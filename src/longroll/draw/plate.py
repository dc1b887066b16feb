"""A plate: where a title's board lies on the earth, and how its sheet is labelled."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from longroll.draw.sheet import Sheet
from longroll.draw.tokens import read_json, read_plate

__all__ = ["Geography", "Lettering", "Plate", "geography", "plate_of"]


class Lettering(NamedTuple):
    """A name laid over the map: text, board position, size and slope in degrees."""

    text: str
    x: float
    y: float
    size: float
    slope: float


class Plate(NamedTuple):
    """The contents of ``plate.json`` in the folder of a title.

    Attributes:
        width, height: of the board, in its units.
        sheet: maps degrees to the board.
        title: lines of the cartouche.
        cartouche, legend: their centres.
        tints: the colour of each state, by key.
        states, seas: their names.
        explanation: the kinds of the legend, column by column.
        badges: the letter of a badge that has no shape of its own, by key.
        scale: miles per step of the scale, and the segment in kilometres that it is measured on.
        stretched: whether the sheet mentions that it is stretched.
    """

    width: float
    height: float
    sheet: Sheet
    title: tuple[str, ...]
    cartouche: tuple[float, float]
    legend: tuple[float, float]
    tints: dict[str, str]
    states: tuple[Lettering, ...]
    seas: tuple[Lettering, ...]
    explanation: tuple[tuple[str, ...], ...]
    badges: dict[str, str]
    scale: tuple[float, tuple[float, float], tuple[float, float]]
    stretched: bool


class Geography(NamedTuple):
    """The shapes in ``draw/geography``, as parsed from the files."""

    coast: dict[str, Any]
    states: dict[str, Any]
    rivers: dict[str, Any]
    hills: dict[str, Any]


@cache
def plate_of(title: str) -> Plate:
    """The plate of a title; raises `DrawError` if there is none."""
    found = read_plate(title)
    sheet = found["sheet"]
    return Plate(
        width=found["size"][0],
        height=found["size"][1],
        sheet=Sheet(
            sheet["west"], sheet["north"], sheet["step"], sheet["columns"], tuple(sheet["nodes"])
        ),
        title=tuple(found["title"]),
        cartouche=(found["cartouche"][0], found["cartouche"][1]),
        legend=(found["legend"][0], found["legend"][1]),
        tints=found["tints"],
        states=tuple(Lettering(*row) for row in found["states"]),
        seas=tuple(Lettering(*row) for row in found["seas"]),
        explanation=tuple(tuple(column) for column in found["explanation"]),
        badges=found.get("badges", {}),
        scale=_scale(found["scale"]),
        stretched=found["stretched"],
    )


def _scale(row: Any) -> tuple[float, tuple[float, float], tuple[float, float]]:
    miles, (ax, ay), (bx, by) = row
    return miles, (ax, ay), (bx, by)


@cache
def geography() -> Geography:
    """The shapes that are part of the package."""
    return Geography(
        *(read_json(f"geography/{name}.json") for name in ("coast", "states", "rivers", "hills"))
    )
