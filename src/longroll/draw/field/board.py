"""The board of a title on hexes: the map, what lies on it, and both together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from longroll.draw.counters import Places
from longroll.draw.field.beside import beside_layers, spots_of
from longroll.draw.field.border import frame_layer, island_layer, title_layer
from longroll.draw.field.country import border_layer, mountain_layer, pass_layer
from longroll.draw.field.ground import growth_layer, roads_near, wash_layer, water_layer
from longroll.draw.field.lattice import Lattice
from longroll.draw.field.marks import (
    feature_layer,
    grid_layer,
    lettering_layer,
    space_layer,
    zone_layer,
)
from longroll.draw.field.names import stream_layer
from longroll.draw.field.plate import FieldPlate, field_plate
from longroll.draw.field.relief import road_layer, road_lines, side_layer
from longroll.draw.field.style import style
from longroll.draw.field.towns import town_layer
from longroll.draw.field.works import works_layer
from longroll.draw.furniture import sheet_words
from longroll.draw.land import paper_defs
from longroll.draw.network import glyph_defs
from longroll.draw.sheet import Point
from longroll.draw.sheetwork import neat_line, paper_layer
from longroll.draw.svg import element, group, number
from longroll.draw.tokens import Tokens, tokens
from longroll.engine.atlas import Atlas, Side
from longroll.engine.title import get_title

__all__ = ["Field", "field_of", "places", "rules", "static"]


DROP: Final = 23.0
"""Piles lie lower where names are in the lower corners of hexes, to leave higher names legible."""


@dataclass(frozen=True, slots=True)
class Field:
    """The layout of a board of hexes, which is the same in all themes."""

    atlas: Atlas
    plate: FieldPlate
    lattice: Lattice
    spots: Mapping[str, Point]


@cache
def field_of(title: str, overlay: Path | None = None) -> Field:
    """The laid-out board of the title with this key, cached; raises `DrawError`.

    ``overlay``: a folder with another pack, laid over ours.
    """
    plate, game = field_plate(title), get_title(title)
    atlas = game.inventory.atlas(overlay)
    assert atlas.sheet is not None  # called for titles on hexes only
    lattice = Lattice(atlas.sheet, plate.radius, plate.left, plate.top)
    return Field(atlas, plate, lattice, spots_of(atlas, lattice, plate))


def rules(theme: str, sides: tuple[Side, ...]) -> str:
    """The style sheet of such a board."""
    return style(theme, sides)


@cache
def static(title: str, theme: str, language: str = "en", overlay: Path | None = None) -> str:
    """Everything inside the element ``svg`` of a board without counters."""
    field, t, words = field_of(title, overlay), tokens(theme), sheet_words(title, language)
    plate, lattice = field.plate, field.lattice
    lines = road_lines(lattice)
    way = [[lattice.at(n) for n in line] for line in lattice.through_ground("covered-way")]
    roads = [line for kind in lines.values() for line in kind]
    clipped = group(
        "map",
        [
            wash_layer(lattice),
            water_layer(lattice),
            *([island_layer(lattice, plate, t)] if lattice.sheet.north == "river" else []),
            growth_layer(lattice, roads_near([*roads, *way]), thin=plate.light),
            *([mountain_layer(lattice)] if _is_theatre(lattice) else []),
            side_layer(lattice),
            road_layer(lattice, lines),
            *([pass_layer(lattice)] if _is_theatre(lattice) else []),
            feature_layer(lattice),
            *([border_layer(lattice)] if lattice.sheet.countries else []),
            *([lettering_layer(lattice, plate, words, lands=True)] if _is_theatre(lattice) else []),
            paper_layer(plate),
            grid_layer(lattice, words),
            *([town_layer(lattice)] if _is_theatre(lattice) else []),
            works_layer(lattice),
            zone_layer(lattice),
            stream_layer(lattice, plate, words, t),
            space_layer(lattice, words),
            *beside_layers(field.atlas, field.spots, lattice.radius, words),
            lettering_layer(lattice, plate, words),
        ],
        clip_path="url(#lr-neat)",
        class_="light-growth" if plate.light else None,
    )
    land = element("rect", class_="land", width=plate.width, height=plate.height)
    layers = [land, clipped, frame_layer(lattice, plate, t)]
    layers.append(title_layer(lattice, plate, t, words))
    defs = element("defs", paper_defs(t) + glyph_defs() + _clip(plate, t))
    return "\n".join([defs, *_views(lattice, plate, words), *layers])


def _views(lattice: Lattice, plate: FieldPlate, words: Mapping[str, str]) -> Iterator[str]:
    """Named parts of the board: ``board.svg#view-KEY`` shows one by itself."""
    for key, (left, top, right, bottom) in plate.views.items():
        x, y = lattice.spot(left, top)
        u, v = lattice.spot(right, bottom)
        box = " ".join(map(number, (x, y, u - x, v - y)))
        name = element("title", escape(words[f"view-{key}"]))
        yield element("view", name, id=f"view-{key}", viewBox=box, data_view=key)


def _is_theatre(lattice: Lattice) -> bool:
    """Whether it is a board of a whole country, with mountains and ranked towns."""
    return any(place.ground == "mountains" for place in lattice.sheet.hexes)


def _clip(plate: FieldPlate, t: Tokens) -> str:
    edge = neat_line(plate, t)
    box = element(
        "rect",
        x=edge.left,
        y=edge.top,
        width=edge.right - edge.left,
        height=edge.bottom - edge.top,
    )
    return element("clipPath", box, id="lr-neat")


def size(title: str) -> tuple[float, float]:
    """Width and height of the board, in its units."""
    plate = field_plate(title)
    return plate.width, plate.height


@cache
def places(title: str, overlay: Path | None = None) -> Places:
    """Where counters lie on a board of hexes."""
    field = field_of(title, overlay)
    lattice, plate = field.lattice, field.plate
    return Places(
        field.atlas,
        field.spots,
        lattice.radius,
        lattice,
        plate.bands,
        letters=plate.badges,
        drop=DROP if lattice.sheet.pointed else 0.0,
    )
