"""The board of a title with places on the earth: coasts, rivers and states under a network."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from longroll.draw.counters import Places
from longroll.draw.furniture import (
    cartouche_box,
    frame_layer,
    graticule_layer,
    legend_box,
    sheet_words,
    title_layer,
)
from longroll.draw.labels import Box, Label, RiverName, along, block
from longroll.draw.land import River, land_layers, names_layer, paper_defs, river_layer, rivers_of
from longroll.draw.network import bar_ends, glyph_defs, link_layers, river_names_layer, space_layer
from longroll.draw.placing import Ground, place_labels
from longroll.draw.plate import Lettering, Plate, geography, plate_of
from longroll.draw.sheet import Point
from longroll.draw.sheetwork import neat_line, paper_layer
from longroll.draw.style import style
from longroll.draw.survey import Curve, curves, set_apart
from longroll.draw.svg import element
from longroll.draw.tokens import tokens
from longroll.engine.atlas import Atlas, Side
from longroll.engine.title import get_title

__all__ = ["Board", "board_of", "places", "rules", "size", "static"]


@dataclass(frozen=True, slots=True)
class Board:
    """The layout of a title's board, which is the same in all themes.

    Attributes:
        atlas: the title's atlas.
        plate: the sheet that it is drawn on.
        spots: the middle of each space, by key.
        links: the links, in the order of the atlas.
        labels: the name of each space, by key.
        rivers: the names of rivers.
    """

    atlas: Atlas
    plate: Plate
    spots: dict[str, Point]
    links: tuple[Curve, ...]
    labels: dict[str, Label]
    rivers: tuple[RiverName, ...]


@cache
def board_of(title: str, overlay: Path | None = None, language: str = "en") -> Board:
    """The laid-out board of the title with this key in a language, cached; raises `DrawError`.

    ``overlay``: a folder with another pack, laid over ours.
    """
    plate, metric = plate_of(title), tokens("light")
    game, words = get_title(title), sheet_words(title, language)
    atlas = _lettered(game.inventory.atlas(overlay), words)
    shapes = geography()
    rivers = [
        river._replace(name=words.get(f"river-{river.key}", river.name))
        for river in rivers_of(atlas, plate, shapes)
    ]
    walls = [plate.sheet.line(shapes.states["arcs"][arc]) for arc in shapes.states["borders"]]
    walls += [list(river.course[: river.navigable]) for river in rivers]
    spots = set_apart(atlas, plate, metric.space["apart"], walls)
    links = tuple(curves(atlas, spots))
    edge = neat_line(plate, metric)
    frame = Box(edge.left + 6, edge.top + 4, edge.right - 6, edge.bottom - 4)
    ground = Ground(
        spots,
        [curve.points(24) for curve in links],
        [river.course for river in rivers],
        [_stretch(name) for name in plate.seas],
        [_about(*bar_ends(curve, metric)) for curve in links if curve.route.bar],
        [cartouche_box(plate), legend_box(plate)],
        frame,
    )
    labels = place_labels(atlas, ground, metric)
    return Board(atlas, plate, spots, links, labels, tuple(_along_rivers(rivers, ground, labels)))


def _lettered(atlas: Atlas, words: Mapping[str, str]) -> Atlas:
    """An atlas whose places have the names on the sheet."""
    places = tuple(
        place._replace(name=words.get(place.name.upper(), place.name)) for place in atlas.places
    )
    return atlas._replace(places=places)


def _along_rivers(
    rivers: Iterable[River], ground: Ground, labels: Mapping[str, Label]
) -> Iterator[RiverName]:
    """The names of rivers, clear of other names, spaces and counters."""
    taken: dict[tuple[int, int], list[Box]] = defaultdict(list)
    for box in (*(label.box for label in labels.values()), *ground.closed):
        block(taken, box)
    for x, y in ground.spots.values():
        block(taken, Box(x - 19, y - 19, x + 19, y + 16))
        block(taken, Box(x - 22, y - 50, x + 22, y - 14))  # where counters will stand
    metric = tokens("light")
    for river in rivers:
        size = metric.type["river"]
        wide = metric.width(river.name, size, "italic") + 1.5 * len(river.name)
        for name in along(river.name, river.course, wide, taken, ground.frame):
            yield name
            for x, y in name.line:
                block(taken, Box(x - 4, y - 18, x + 4, y + 4))


def _stretch(name: Lettering) -> tuple[Point, Point]:
    """The approximate start and end of a name on the map."""
    half, turn = name.size * len(name.text) * 0.36, math.radians(name.slope)
    dx, dy = half * math.cos(turn), half * math.sin(turn)
    return (name.x - dx, name.y - dy), (name.x + dx, name.y + dy)


def _about(a: Point, b: Point) -> Box:
    """The box round a bar from one point to the other, with its halo."""
    half = 6.0
    left, right = sorted((a[0], b[0]))
    top, bottom = sorted((a[1], b[1]))
    return Box(left - half, top - half, right + half, bottom + half)


@cache
def static(title: str, theme: str, language: str, overlay: Path | None) -> str:
    """Everything inside the element ``svg`` of a board without counters."""
    board, t = board_of(title, overlay, language), tokens(theme)
    words = sheet_words(title, language)
    plate, shapes = board.plate, geography()
    rivers = rivers_of(board.atlas, plate, shapes)
    land_defs, land = land_layers(plate, shapes, rivers, t)
    name_defs, river_names = river_names_layer(board.rivers)
    # From below; the sea and its lines come first, then the graticule, which land covers.
    layers = [land[0], graticule_layer(plate), *land[1:4], river_layer(rivers, plate, shapes)]
    layers += [*land[4:], paper_layer(plate), names_layer(plate, words)]
    layers += [*link_layers(board.links, t), river_names]
    layers += [space_layer(board.atlas, board.spots, board.labels, t)]
    layers += [frame_layer(plate, t), title_layer(board.atlas, plate, t, words)]
    defs = paper_defs(t) + land_defs + name_defs + glyph_defs()
    return "\n".join([element("defs", defs), *layers])


def size(title: str) -> tuple[float, float]:
    """Width and height of the board, in its units."""
    plate = plate_of(title)
    return plate.width, plate.height


def rules(theme: str, sides: tuple[Side, ...]) -> str:
    """The style sheet of such a board."""
    return style(theme, sides)


REACH = 20.0
"""How far markers reach from the middle of a space."""


@cache
def places(title: str, overlay: Path | None = None) -> Places:
    """Where counters lie on a network."""
    board = board_of(title, overlay)
    return Places(board.atlas, board.spots, REACH, letters=board.plate.badges)
