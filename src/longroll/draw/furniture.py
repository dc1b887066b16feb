"""The sheet's edge: neat line and degrees, cartouche, scale and legend."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from longroll.draw.labels import Box
from longroll.draw.network import bastions, symbol
from longroll.draw.plate import Plate
from longroll.draw.sheet import Point
from longroll.draw.sheetwork import BAND, edging, heading, neat_line, panel, swelling
from longroll.draw.svg import element, group, number, path, text
from longroll.draw.tokens import DrawError, Tokens, read_json, read_plate
from longroll.engine.atlas import Atlas, Side

__all__ = [
    "cartouche_box",
    "frame_layer",
    "graticule_layer",
    "legend_box",
    "legend_words",
    "sheet_words",
    "title_layer",
]

MILES = 1.609344


def graticule_layer(plate: Plate) -> str:
    """Fine lines for every second degree, visible on the sea."""
    lines = [
        path([plate.sheet.at(lon, 21 + i / 2) for i in range(50)]) for lon in range(-104, -65, 2)
    ]
    lines += [
        path([plate.sheet.at(-104 + i / 2, lat) for i in range(78)]) for lat in range(22, 47, 2)
    ]
    return group("graticule", [element("path", class_="graticule", d="".join(lines))])


def frame_layer(plate: Plate, tokens: Tokens) -> str:
    """The margin outside the neat line, and a black and white border of numbered degrees."""
    edge = neat_line(plate, tokens)
    return group("frame", [*edging(plate, edge), *_degrees(plate, edge)])


def _degrees(plate: Plate, edge: Box) -> Iterator[str]:
    dark: list[str] = []
    for y, outside in ((edge.top, -1), (edge.bottom, 1)):
        ticks = _crossings(plate, y, 1, range(-100, -68))
        for degree, x in ticks.items():
            if edge.left + 30 < x < edge.right - 30:
                at = y + outside * (BAND + 11) + 5
                yield text(f"{-degree}°", x, at, class_="degree")
        dark += _band(ticks, edge.left, edge.right, (y, y + outside * BAND), upright=False)
    for x, outside in ((edge.left, -1), (edge.right, 1)):
        ticks = _crossings(plate, x, 0, range(24, 46))
        for degree, y in ticks.items():
            if edge.top + 30 < y < edge.bottom - 30:
                at = x + outside * (BAND + 11)
                turn = f"rotate({-90 if outside < 0 else 90} {number(at)} {number(y)})"
                yield text(f"{degree}°", at, y + 5, class_="degree", transform=turn)
        dark += _band(ticks, edge.top, edge.bottom, (x, x + outside * BAND), upright=True)
    yield element("path", class_="degrees", d="".join(dark))


def _crossings(plate: Plate, line: float, axis: int, degrees: Sequence[int]) -> dict[int, float]:
    """Where each meridian (or parallel) crosses a side of the neat line."""
    found: dict[int, float] = {}
    for degree in degrees:
        last: Point | None = None
        for i in range(120):
            if axis:
                here = plate.sheet.at(degree, 24 + i / 5)
            else:
                here = plate.sheet.at(-102 + i / 3.5, degree)
            if last is not None and (last[axis] - line) * (here[axis] - line) <= 0:
                span = here[axis] - last[axis]
                t = (line - last[axis]) / span if span else 0.0
                found[degree] = last[1 - axis] + t * (here[1 - axis] - last[1 - axis])
                break
            last = here
    return found


def _band(
    ticks: dict[int, float], low: float, high: float, ends: tuple[float, float], *, upright: bool
) -> list[str]:
    """The filled steps of the border: every second degree."""
    out: list[str] = []
    for degree, at in ticks.items():
        if degree % 2 or degree + 1 not in ticks:
            continue
        a, b = (min(max(v, low), high) for v in sorted((at, ticks[degree + 1])))
        if b > a:
            (p, q) = ends
            corners = (
                ((p, a), (p, b), (q, b), (q, a)) if upright else ((a, p), (b, p), (b, q), (a, q))
            )
            out.append("M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z")
    return out


# --- Cartouche -----------------------------------------------------------------------------------


def cartouche_box(plate: Plate) -> Box:
    """The box of the cartouche."""
    x, y = plate.cartouche
    return Box(x - 360, y - 105, x + 360, y + 110)


def legend_box(plate: Plate) -> Box:
    """The box of the legend: as high as its longer column."""
    x, y = plate.legend
    half = (101 + 47 * max(map(len, plate.explanation), default=0)) / 2
    return Box(x - 262, y - half, x + 262, y + half)


def title_layer(atlas: Atlas, plate: Plate, tokens: Tokens, words: Mapping[str, str]) -> str:
    """The cartouche with title and scale, and the legend, in the words of `sheet_words`."""
    legend = _legend(atlas.sides, plate, tokens, words)
    return group("title", [*_cartouche(plate, tokens, words), *legend])


@cache
def legend_words(language: str) -> Mapping[str, str]:
    """The words on a sheet; in English if the language lacks one. Raises `DrawError`."""
    document: dict[str, dict[str, str]] = read_json("legend.json")
    if language not in document:
        known = ", ".join(document)
        raise DrawError(f"no sheet is lettered in {language!r}; the languages are: {known}")
    return {**document["en"], **document[language]}


@cache
def sheet_words(title: str, language: str) -> Mapping[str, str]:
    """The words on the sheet of a title: the common ones, and those of its plate."""
    own: dict[str, dict[str, str]] = read_plate(title).get("words", {})
    return {**legend_words(language), **own.get("en", {}), **own.get(language, {})}


def _cartouche(plate: Plate, tokens: Tokens, words: Mapping[str, str]) -> Iterator[str]:
    x, y = plate.cartouche
    title, subtitle, years = plate.title
    yield from heading(title, x, y - 44, 66.0, 0.08, tokens)
    yield swelling(x, y - 20, 300)
    below = words.get(subtitle.upper(), subtitle.upper())
    yield text(below, x, y + 12, class_="subtitle", font_size=22, letter_spacing=3)
    yield text(years, x, y + 42, class_="years", font_size=24, letter_spacing=3)
    yield from _scale(plate, x, y + 70, words)


def _scale(plate: Plate, x: float, y: float, words: Mapping[str, str]) -> Iterator[str]:
    """A scale of miles for the middle of the board."""
    step, start, end = plate.scale
    a, b = plate.sheet.stretch(*start), plate.sheet.stretch(*end)
    unit = (b[0] - a[0]) / (end[0] - start[0]) * MILES * step
    left = x - 2 * unit
    for i in range(4):
        yield element(
            "rect",
            class_="scale" + ("" if i % 2 else " filled"),
            x=left + i * unit,
            y=y,
            width=unit,
            height=7,
        )
    for i in range(5):
        yield text(number(step * i), left + i * unit, y - 6, class_="scale-figure")
    yield text(words["miles"], left + 4 * unit + 22, y + 8, class_="scale-word")
    if plate.stretched:
        yield text(words["stretched"], x, y + 28, class_="scale-note")


# --- Legend --------------------------------------------------------------------------------------


def _legend(
    sides: Sequence[Side], plate: Plate, tokens: Tokens, words: Mapping[str, str]
) -> Iterator[str]:
    box = legend_box(plate)
    x, _ = plate.legend
    yield from panel(box)
    yield text(words["explanation"], x, box.top + 44, class_="legend-title")
    shapes = {side.key: side.shape for side in sides}
    for left, rows in zip((box.left + 30, x + 26), plate.explanation, strict=False):
        yield from _column(left, box.top + 84, rows, shapes, tokens, words)


COLUMN = 168.0
"""Width of the words of a column of the legend."""


def _column(
    x: float,
    y: float,
    rows: Sequence[str],
    shapes: Mapping[str, str],
    tokens: Tokens,
    words: Mapping[str, str],
) -> Iterator[str]:
    for i, kind in enumerate(rows):
        at, word = y + i * 47, words[kind]
        fitted = COLUMN if tokens.width(word, 18) > COLUMN else None
        yield from _sample(kind, x + 24, at, shapes)
        yield text(
            word,
            x + 62,
            at + 6,
            class_="legend",
            textLength=fitted,
            lengthAdjust="spacingAndGlyphs",
        )


def _sample(kind: str, x: float, y: float, shapes: Mapping[str, str]) -> Iterator[str]:
    last, shape = next(reversed(list(shapes.items())), ("neutral", ""))
    line = f"M{number(x - 26)} {number(y)}h52"
    if kind in shapes or kind == "neutral":
        inner = symbol(shapes.get(kind, ""), x, y, 10, "town") + element(
            "circle", class_="dot", cx=x, cy=y, r=2.2
        )
        yield element("g", inner, class_=f"space {kind}")
    elif kind in ("capital", "state-capital"):
        inner = symbol(shape, x, y, 13 if kind == "capital" else 10, "town")
        ring = symbol(shape, x, y, 17, "ring") if kind == "capital" else ""
        size = "scale(1.5)" if kind == "capital" else ""
        star = element("use", href="#lr-star", class_="icon", transform=f"translate({x} {y}){size}")
        yield element("g", ring + inner + star, class_=f"space {last}")
    elif kind == "coastal-fort":
        works = element("path", class_="works", d=bastions(x, y, 17))
        yield element("g", works + symbol(shape, x, y, 9, "town"), class_=f"space {last}")
    elif kind == "value":
        yield element("circle", class_="value", cx=x, cy=y, r=11)
        yield text("5", x, y + 5, class_="value-figure", font_size=15)
    elif kind == "rail":
        ticks = "".join(f"M{number(x - 22 + 9 * i)} {number(y - 3.5)}v7" for i in range(6))
        yield element("path", class_="rail", d=line) + element("path", class_="ticks", d=ticks)
    elif kind == "road":
        yield element("path", class_="road", d=line) + element("path", class_="road-fill", d=line)
    elif kind in ("ferry", "river", "river navigable"):
        bent = f"M{number(x - 26)} {number(y)}q13-8 26 0t26 0" if kind != "ferry" else line
        yield element("path", class_=kind, d=bent)
    elif kind == "bar":
        yield element("path", class_="road", d=line) + element("path", class_="road-fill", d=line)
        yield element("path", class_="bar", d=f"M{number(x)} {number(y - 11)}v22")
    else:
        yield element("use", href=f"#lr-{kind}", class_="icon", transform=f"translate({x} {y})")
