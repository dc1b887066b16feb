"""The sheet's edge: neat line, the river's far shore, cartouche, scale, compass, explanation."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import pairwise

from longroll.draw.field.lattice import Lattice, noise, rounded
from longroll.draw.field.plate import FieldPlate
from longroll.draw.field.samples import sample
from longroll.draw.labels import Box
from longroll.draw.sheetwork import BAND, edging, heading, neat_line, panel, swelling
from longroll.draw.svg import closed, element, group, number, text
from longroll.draw.tokens import Tokens

__all__ = ["frame_layer", "island_layer", "legend_box", "title_layer"]


def island_layer(lattice: Lattice, plate: FieldPlate, tokens: Tokens) -> str:
    """The low ground beyond the river, which the sheet of hexes does not reach."""
    edge = neat_line(plate, tokens)
    shore = plate.top - lattice.height * 0.62
    points = [(edge.left - 400, edge.top - 400), (edge.left - 400, shore)]
    steps = 26
    for step in range(steps + 1):
        x = edge.left - 40 + (edge.right - edge.left + 80) * step / steps
        points.append((x, shore + 16 * noise(step, 41)))
    points += [(edge.right + 400, shore), (edge.right + 400, edge.top - 400)]
    data = closed(rounded(points, 3))
    return group("island", [element("path", class_="island", d=data)])


def frame_layer(lattice: Lattice, plate: FieldPlate, tokens: Tokens) -> str:
    """The margin outside the neat line, and a border of hexes' widths in black and white."""
    edge = neat_line(plate, tokens)
    steps = element("path", class_="dark-step", d="".join(_steps(lattice, edge, BAND)))
    return group("frame", [*edging(plate, edge), steps])


def _steps(lattice: Lattice, edge: Box, band: float) -> Iterator[str]:
    step = lattice.radius * 3
    left = edge.left
    while left < edge.right:
        wide = min(step / 2, edge.right - left)
        for y in (edge.top - band, edge.bottom):
            yield f"M{number(left)} {number(y)}h{number(wide)}v{number(band)}h{number(-wide)}z"
        left += step
    top = edge.top
    while top < edge.bottom:
        high = min(step / 2, edge.bottom - top)
        for x in (edge.left - band, edge.right):
            yield f"M{number(x)} {number(top)}h{number(band)}v{number(high)}h{number(-band)}z"
        top += step


# --- Cartouche, scale, compass --------------------------------------------------------------------


def title_layer(
    lattice: Lattice, plate: FieldPlate, tokens: Tokens, words: Mapping[str, str]
) -> str:
    """The cartouche with title and scale, the compass and the explanation in these ``words``."""
    parts = [*_cartouche(lattice, plate, tokens, words), _compass(*plate.compass)]
    parts += _legend(plate, tokens, words)
    return group("title", parts)


def _cartouche(
    lattice: Lattice, plate: FieldPlate, tokens: Tokens, words: Mapping[str, str]
) -> Iterator[str]:
    x, y = plate.cartouche
    title, *lines = plate.title
    if plate.plaque is not None:
        wide, high = plate.plaque
        yield from panel(Box(x - wide / 2, y - 112, x + wide / 2, y - 112 + high))
    yield from heading(title, x, y - 32, 64.0, 0.1, tokens)
    yield swelling(x, y - 10, 330)
    for row, line in enumerate(lines):
        kind = "years" if row else "subtitle"
        told = words.get(line.upper(), line)
        yield text(told, x, y + 20 + 30 * row, class_=kind, font_size=23, letter_spacing=1.5)
    yield from _scale(lattice, plate, words, x, y + 22 + 30 * len(lines))


def _scale(
    lattice: Lattice, plate: FieldPlate, words: Mapping[str, str], x: float, y: float
) -> Iterator[str]:
    """A scale of yards or miles, from the width of a hex."""
    unit = lattice.height / plate.across
    marks = plate.scale
    left = x - marks[-1] * unit / 2
    for step, (low, high) in enumerate(pairwise(marks)):
        kind = "scale filled" if step % 2 == 0 else "scale"
        wide = (high - low) * unit
        yield element("rect", class_=kind, x=left + low * unit, y=y, width=wide, height=7)
    for mark in marks:
        yield text(str(mark), left + mark * unit, y + 24, class_="scale-figure")
    yield text(
        words[plate.unit], left + marks[-1] * unit + 44, y + 24, class_="scale-figure italic"
    )


def _compass(x: float, y: float) -> str:
    """A star of eight points, the north one longest."""
    parts = [element("circle", class_="rose-line", cx=x, cy=y, r=46)]
    for i in range(8):
        long = 76.0 if i == 0 else 60.0 if i % 2 == 0 else 40.0
        turn = math.radians(45 * i - 90)
        tip = x + long * math.cos(turn), y + long * math.sin(turn)
        for side, kind in ((-1, "rose-dark"), (1, "rose-light")):
            flank = turn + side * math.radians(22.5)
            foot = x + 15 * math.cos(flank), y + 15 * math.sin(flank)
            parts.append(element("path", class_=kind, d=closed([(x, y), tip, foot])))
    parts.append(text("N", x, y - 84, class_="name", font_size="24px"))
    return element("g", "".join(parts), class_="compass")


# --- Explanation ----------------------------------------------------------------------------------

_WIDE, _ROW = 300.0, 30.0


def legend_box(plate: FieldPlate) -> Box:
    """The box of the explanation."""
    x, y = plate.legend
    columns = math.ceil(len(plate.explanation) / plate.rows)
    wide, high = columns * _WIDE + 20, plate.rows * _ROW + 66
    return Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


def _legend(plate: FieldPlate, tokens: Tokens, words: Mapping[str, str]) -> Iterator[str]:
    box = legend_box(plate)
    yield from panel(box)
    yield text(
        words["explanation"], (box.left + box.right) / 2, box.top + 32, class_="legend-title"
    )
    for count, kind in enumerate(plate.explanation):
        x = box.left + 24 + _WIDE * (count // plate.rows)
        y = box.top + 58 + _ROW * (count % plate.rows)
        yield element("g", sample(kind, x, y), class_=f"sample {kind}")
        told = words[f"field-{kind}"]
        fitted = min(tokens.width(told, 18), _WIDE - 92)
        # Without lengthAdjust only the gaps would shrink, and letters would touch.
        adjust = "spacingAndGlyphs"
        yield text(told, x + 76, y + 6, class_="legend", textLength=fitted, lengthAdjust=adjust)
