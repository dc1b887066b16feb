"""Links, river bars, spaces and their names."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Mapping, Sequence

from longroll.draw.labels import Label, RiverName, icons_of, style_of
from longroll.draw.sheet import Point
from longroll.draw.survey import Curve
from longroll.draw.svg import closed, element, group, number, path, smooth, text
from longroll.draw.tokens import Tokens
from longroll.engine.atlas import Atlas, Place

__all__ = [
    "GLYPHS",
    "bar_ends",
    "glyph_defs",
    "link_layers",
    "river_names_layer",
    "bastions",
    "space_layer",
    "symbol",
]

_LINE = 'fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"'
_SOLID = 'fill="currentColor"'
GLYPHS = {
    "ocean-port": f'<path {_LINE} d="M0-5V8M-4-2.4H4M-7.4 2Q-6.5 8 0 8Q6.5 8 7.4 2M-9 4.4L-7.4 2'
    'L-5.2 3.6M9 4.4L7.4 2L5.2 3.6"/>'
    f'<circle {_LINE} cy="-7" r="2"/>',
    "river-port": f'<path {_LINE} d="M0-3V6M-3-1H3M-5.4 2Q-4.6 6 0 6Q4.6 6 5.4 2"/>'
    f'<circle {_LINE} cy="-4.8" r="1.7"/>',
    "runner-port": f'<path {_SOLID} d="M-10 3H10L7 7.5H-7ZM-5.5 1.6V-7L-10.4 1.6ZM-4-9V1.6H4.4Z'
    'M6 1.6V-4H8V1.6Z"/>',
    "friendly": f'<path {_LINE} d="M-4 7V-7"/><path {_SOLID} d="M-4-7L7-3.8L-4-.6Z"/>',
    "map-edge": f'<path {_LINE} d="M0 7V-6M-3.6-2.4L0-6.6L3.6-2.4M-3 2H3M-3 5H3"/>',
    "camp": f'<path {_SOLID} d="M0-7L9 7H3L0 1L-3 7H-9Z"/>',
    "wagon": f'<path {_SOLID} d="M-9-5Q0-10 9-5V1H-9Z"/>'
    f'<circle {_LINE} cx="-5" cy="4" r="3"/><circle {_LINE} cx="5" cy="4" r="3"/>',
    "bridge": f'<path {_LINE} d="M-9 5Q0-7 9 5M-9-1H9M-5-1V1M5-1V1"/>',
    "star": f'<path {_SOLID} d="M0-6.6L1.6-2.2L6.3-2L2.6.8L3.9 5.3L0 2.7L-3.9 5.3L-2.6.8'
    'L-6.3-2L-1.6-2.2Z"/>',
}
"""Small figures, about 16 units wide round (0, 0).

They are coloured by attributes, because scoped styles do not reach the content of ``use``.
"""


def glyph_defs() -> str:
    """The figures, for use as ``#lr-NAME``."""
    return "".join(element("g", shape, id=f"lr-{name}") for name, shape in GLYPHS.items())


# --- Links ---------------------------------------------------------------------------------------


def link_layers(curves: Sequence[Curve], tokens: Tokens) -> list[str]:
    """Roads below, railroads with their ticks above, and the blue bars of river crossings."""
    roads: list[str] = []
    rails: list[str] = []
    ticks: list[str] = []
    bars: list[str] = []
    for curve in curves:
        route = curve.route
        data = _bezier(curve)
        of = {"data_link": f"{route.a} {route.b}"}
        if route.kind == "rail":
            rails.append(element("path", d=data, class_="rail", **of))
            ticks.append(_ticks(curve, tokens))
        elif route.kind == "water":
            roads.append(element("path", d=data, class_="ferry", **of))
        else:
            roads.append(element("path", d=data, class_="road", **of))
            roads.append(element("path", d=data, class_="road-fill"))
        if route.bar:
            bars.append(_bar(curve, tokens))
    rails.append(element("path", d="".join(ticks), class_="ticks"))
    casing = [line for line in roads if "road-fill" not in line]
    filling = [line for line in roads if "road-fill" in line]
    return [group("roads", casing + filling), group("rails", rails), group("bars", bars)]


def _bezier(curve: Curve) -> str:
    start = f"M{number(curve.a[0])} {number(curve.a[1])}"
    rest = " ".join(f"{number(x)} {number(y)}" for x, y in (curve.c, curve.d, curve.b))
    return f"{start}C{rest}"


def _ticks(curve: Curve, tokens: Tokens) -> str:
    """Short strokes across a railroad at even distances."""
    half, gap = tokens.line["tick"] / 2, tokens.space["tick-gap"]
    points = curve.points(40)
    out: list[str] = []
    left = gap * 1.6
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        far = math.hypot(bx - ax, by - ay)
        while left <= far:
            nx, ny = -(by - ay) / far * half, (bx - ax) / far * half
            x, y = ax + (bx - ax) * left / far, ay + (by - ay) * left / far
            out.append(f"M{number(x - nx)} {number(y - ny)}l{number(2 * nx)} {number(2 * ny)}")
            left += gap
        left -= far
    return "".join(out)


def bar_ends(curve: Curve, tokens: Tokens) -> tuple[Point, Point]:
    """The blue bar: across the link, in front of the space at which the river must be crossed.

    It is clear of the fort and of counters on and above that space.
    """
    route = curve.route
    line = curve.points(60) if route.bar == route.a else curve.points(60)[::-1]
    (hx, hy), half = line[0], tokens.space["counter"] / 2 + 6
    top = hy - tokens.space["lift"] - tokens.space["counter-height"] - 6
    at = next(
        i
        for i, (x, y) in enumerate(line)
        if i >= 27
        or (math.dist((x, y), line[0]) > 32 and not (abs(x - hx) < half and top < y < hy))
    )
    (x, y), (bx, by) = line[at], line[at + 1]
    far = math.hypot(bx - x, by - y)
    nx, ny = -(by - y) / far * 10.5, (bx - x) / far * 10.5
    return (x - nx, y - ny), (x + nx, y + ny)


def _bar(curve: Curve, tokens: Tokens) -> str:
    route = curve.route
    (ax, ay), (bx, by) = bar_ends(curve, tokens)
    data = f"M{number(ax)} {number(ay)}l{number(bx - ax)} {number(by - ay)}"
    bar = element(
        "path", d=data, class_="bar", data_river=route.river, data_link=f"{route.a} {route.b}"
    )
    return element("path", d=data, class_="bar-halo") + bar


# --- Spaces --------------------------------------------------------------------------------------


def space_layer(
    atlas: Atlas, spots: Mapping[str, Point], labels: Mapping[str, Label], tokens: Tokens
) -> str:
    """Every space: its symbol, its name and figures, and a circle as hit area for a client."""
    regions = {region.key: region.name for region in atlas.regions}
    shapes = {side.key: side.shape for side in atlas.sides}
    drawn: list[str] = []
    for place in atlas.places:
        x, y = spots[place.key]
        title = element("title", f"{_escaped(place.name)}, {regions[place.region]}")
        hit = element("circle", class_="hit", cx=x, cy=y, r=tokens.space["hit"])
        parts = [
            title,
            hit,
            *_symbol_of(place, shapes.get(place.home, ""), x, y, tokens),
            *_name(labels[place.key], tokens),
        ]
        drawn.append(
            element(
                "g",
                "".join(parts),
                id=f"space-{place.key}",
                class_=f"space {place.home} rank-{place.rank}",
                data_space=place.key,
            )
        )
    return group("spaces", drawn)


def _escaped(name: str) -> str:
    return name.replace("&", "&amp;")


def symbol(shape: str, x: float, y: float, r: float, class_: str) -> str:
    """The symbol of a side's places: square, disc or triangle by its shape; else a lozenge."""
    if shape == "square":
        k = r * 0.89
        return element("rect", class_=class_, x=x - k, y=y - k, width=2 * k, height=2 * k)
    if shape == "cut":
        return element("circle", class_=class_, cx=x, cy=y, r=r)
    k = r * 1.25
    corners = [(x, y - k), (x + k, y), (x, y + k), (x - k, y)]
    if shape == "round":
        corners = [(x, y - k), (x + k, y + k * 0.75), (x - k, y + k * 0.75)]
    return element("path", class_=class_, d=closed(corners))


def bastions(x: float, y: float, r: float, inner: float = 0.62) -> str:
    """The trace of a fort with five bastions."""
    points: list[Point] = []
    for i in range(10):
        turn = math.pi * (i / 5 - 0.5)
        reach = r if i % 2 == 0 else r * inner
        points.append((x + reach * math.cos(turn), y + reach * math.sin(turn)))
    return closed(points)


def _symbol_of(place: Place, shape: str, x: float, y: float, tokens: Tokens) -> Iterable[str]:
    r = tokens.space["symbol"] * {1: 1.35, 2: 1.12, 3: 1.0, 4: 0.86}[place.rank]
    if "coastal-fort" in place.marks:
        yield element("path", class_="works", d=bastions(x, y, r * 1.75))
    if place.rank <= 2:
        yield symbol(shape, x, y, r + 3.6, "ring")
    yield symbol(shape, x, y, r, "town")
    if "capital" in place.marks:
        yield element("use", href="#lr-star", class_="icon", transform=_at(x, y, 1.5))
    elif "state-capital" in place.marks:
        yield element("use", href="#lr-star", class_="icon", transform=_at(x, y, 1.0))
    else:
        yield element("circle", class_="dot", cx=x, cy=y, r=2.2)


def _at(x: float, y: float, scale: float = 1.0) -> str:
    scaled = f"scale({scale:.2g})" if scale != 1.0 else ""
    return f"translate({number(x)} {number(y)}){scaled}"


def _name(label: Label, tokens: Tokens) -> Iterable[str]:
    place = label.place
    size, style = style_of(place, tokens)
    icons = icons_of(place)
    extra = len(icons) * size * 0.95 + (3 if icons else 0)
    for i, line in enumerate(label.lines):
        y = label.box.top + size * (i + 0.8)
        wide = tokens.width(line, size, style)
        last = i == len(label.lines) - 1
        x = label.x
        if last and label.anchor == "end":
            x -= extra
        elif last and label.anchor == "middle":
            x -= extra / 2
        yield text(line, x, y, class_=f"name {label.anchor}", textLength=wide)
    for i, icon in enumerate(icons):
        x = label.icons_at[0] + 3 + (i + 0.42) * size * 0.95
        y = label.icons_at[1]
        if icon == "value":
            yield element("circle", class_="value", cx=x, cy=y, r=size * 0.43)
            yield text(
                str(place.value),
                x,
                y + size * 0.2,
                class_="value-figure",
                font_size=size * (0.6 if place.value < 10 else 0.5),
            )
        else:
            yield element("use", href=f"#lr-{icon}", class_="icon", transform=_at(x, y, size / 23))


def river_names_layer(names: Sequence[RiverName]) -> tuple[str, str]:
    """Definitions and layer: names in italic along their rivers."""
    defs: list[str] = []
    drawn: list[str] = []
    for i, name in enumerate(names):
        defs.append(element("path", id=f"lr-course-{i}", d=path(smooth(name.line))))
        along = element("textPath", name.text, href=f"#lr-course-{i}", startOffset="50%")
        drawn.append(element("text", along, class_="river-name", dy=-5))
    return "".join(defs), group("river-names", drawn)
