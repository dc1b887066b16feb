"""Paper, sea, coast, states, mountains and rivers."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, cast

from longroll.draw.plate import Geography, Lettering, Plate
from longroll.draw.sheet import Point
from longroll.draw.svg import closed, element, group, number, path, smooth, text
from longroll.draw.tokens import Tokens
from longroll.engine.atlas import Atlas

__all__ = ["River", "land_layers", "names_layer", "noise", "paper_defs", "river_layer", "rivers_of"]

_BANK = 13.0
"""How near a border must run to a river, in board units, for the river to be the border."""


class River(NamedTuple):
    """A river on the board.

    ``course`` runs from the mouth up; ``navigable`` is how many of its points ships can reach.
    """

    key: str
    name: str
    course: tuple[Point, ...]
    navigable: int


def noise(*seed: int) -> float:
    """A pseudo-random number from 0 to 1 that depends only on ``seed``.

    >>> 0 <= noise(3, 5) < 1
    True
    >>> noise(3, 5) == noise(3, 5) != noise(5, 3)
    True
    """
    mixed = 0x9E3779B9
    for value in seed:
        mixed = ((mixed ^ (value & 0xFFFFFFFF)) * 0x85EBCA6B) & 0xFFFFFFFF
        mixed ^= mixed >> 13
        mixed = (mixed * 0xC2B2AE35) & 0xFFFFFFFF
        mixed ^= mixed >> 16
    return mixed / 0x100000000


def paper_defs(tokens: Tokens) -> str:
    """A tile of fibres and specks, which gives a plain colour the look of paper."""
    marks: list[str] = []
    for i in range(110):
        x, y = noise(i, 1) * 400, noise(i, 2) * 400
        turn, far = noise(i, 3) * 7, 3 + noise(i, 4) * 13
        dx, dy = math.cos(turn) * far, math.sin(turn) * far
        bow = (noise(i, 5) - 0.5) * 8
        marks.append(
            f"M{number(x)} {number(y)}q{number(dx / 2 - bow)} {number(dy / 2 + bow)}"
            f" {number(dx)} {number(dy)}"
        )
    specks = "".join(
        f"M{number(noise(i, 6) * 400)} {number(noise(i, 7) * 400)}h.1" for i in range(160)
    )
    tile = element("path", d="".join(marks), class_="fibre") + element(
        "path", d=specks, class_="speck"
    )
    stops = element("stop", offset="0.55", stop_color=tokens.colour["fleck"], stop_opacity="0")
    stops += element("stop", offset="1", stop_color=tokens.colour["fleck"], stop_opacity="0.3")
    return element(
        "pattern", tile, id="lr-paper", width=400, height=400, patternUnits="userSpaceOnUse"
    ) + element("radialGradient", stops, id="lr-age", cx="0.5", cy="0.5", r="0.75")


def land_layers(
    plate: Plate, shapes: Geography, rivers: Sequence[River], tokens: Tokens
) -> tuple[str, list[str]]:
    """The definitions that the land needs, and its layers from below."""
    sheet = plate.sheet
    land = "".join(closed(ring) for ring in sheet.lines(shapes.coast["land"]))
    lakes = "".join(closed(ring) for ring in sheet.lines(shapes.coast["water"]))
    states = _state_shapes(plate, shapes)
    defs = [
        element("path", id="lr-land", d=land),
        element("path", id="lr-lakes", d=lakes),
        element("clipPath", element("use", href="#lr-land"), id="lr-on-land"),
    ]
    tints: list[str] = []
    for key, shape in states.items():
        defs.append(element("path", id=f"lr-state-{key}", d=shape))
        inside = element("use", href=f"#lr-state-{key}")
        defs.append(element("clipPath", inside, id=f"lr-in-{key}"))
        tints.append(
            element(
                "g",
                element("use", href=f"#lr-state-{key}", class_="wash")
                + element("use", href=f"#lr-state-{key}", class_="edge"),
                class_=f"tint {plate.tints[key]}",
                data_region=key,
                clip_path=f"url(#lr-in-{key})",
            )
        )
    wide, high = plate.width, plate.height
    sea = [element("rect", class_="sea", width=wide, height=high)]
    sea += _water_lines("lr-land", tokens)
    ground = [element("use", href="#lr-land", class_="land")]
    borders = "".join(path(line) for line in _borders(plate, shapes, rivers))
    water = [element("use", href="#lr-lakes", class_="lake")]
    water.append(element("use", href="#lr-land", class_="coast"))
    return "".join(defs), [
        group("sea", sea),
        group("land", ground),
        group("states", tints, clip_path="url(#lr-on-land)"),
        group("hills", _hills(plate, shapes), clip_path="url(#lr-on-land)"),
        group(
            "borders",
            [element("path", d=borders, class_="border")],
            clip_path="url(#lr-on-land)",
        ),
        group("coast", water),
    ]


def _stepped(line: Sequence[Point]) -> Iterator[Point]:
    """A line with points no farther apart than a river is wide."""
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        parts = 1 + int(math.dist((ax, ay), (bx, by)) / _BANK)
        for k in range(parts):
            yield ax + (bx - ax) * k / parts, ay + (by - ay) * k / parts
    yield line[-1]


def _borders(plate: Plate, shapes: Geography, rivers: Sequence[River]) -> Iterator[list[Point]]:
    """Borders between the states of the plate, except where a river is the border."""
    wet: set[tuple[int, int]] = set()
    for river in rivers:
        wet.update((round(x / _BANK), round(y / _BANK)) for x, y in _stepped(river.course))
    ours = {
        arc if arc >= 0 else ~arc
        for key in plate.tints
        for ring in shapes.states["states"][key]
        for arc in ring
    }
    for arc in shapes.states["borders"]:
        if arc not in ours:
            continue
        dry: list[Point] = []
        for x, y in _stepped(plate.sheet.line(shapes.states["arcs"][arc])):
            column, row = round(x / _BANK), round(y / _BANK)
            if any((column + i, row + j) in wet for i in (-1, 0, 1) for j in (-1, 0, 1)):
                if len(dry) > 2:
                    yield dry
                dry = []
            else:
                dry.append((x, y))
        if len(dry) > 1:
            yield dry


def _water_lines(shape: str, tokens: Tokens) -> Iterator[str]:
    """Lines that follow the coast out to sea, each fainter, made of overlaid strokes."""
    offsets = tokens.water
    for i, offset in reversed(list(enumerate(offsets))):
        fade = 0.85 * (1 - i / len(offsets)) ** 1.2
        weight = tokens.line["water"]
        yield element(
            "use",
            href=f"#{shape}",
            class_="water-line",
            stroke_width=2 * offset + weight,
            stroke_opacity=f"{fade:.2f}",
        )
        yield element("use", href=f"#{shape}", class_="water-gap", stroke_width=2 * offset - weight)


def _state_shapes(plate: Plate, shapes: Geography) -> dict[str, str]:
    arcs = plate.sheet.lines(shapes.states["arcs"])
    found: dict[str, str] = {}
    for key, rings in shapes.states["states"].items():
        if key not in plate.tints:
            continue
        data = ""
        for ring in rings:
            points: list[Point] = []
            for arc in cast("list[int]", ring):
                part = arcs[arc] if arc >= 0 else arcs[~arc][::-1]
                points += part[1:] if points else part
            data += closed(points)
        found[key] = data
    return found


# --- Mountains -----------------------------------------------------------------------------------


def _hills(plate: Plate, shapes: Geography) -> list[str]:
    """Hachures: strokes down both sides of each crest, shorter towards its ends."""
    fine: list[str] = []
    bold: list[str] = []
    for number_, (_, height, crest) in enumerate(shapes.hills["ridges"]):
        points = [plate.sheet.at(lon, lat) for lon, lat in crest]
        for _ in range(3):
            points = smooth(points)
        _hachure(points, height, number_, fine, bold)
    return [
        element("path", d="".join(fine), class_="hachure"),
        element("path", d="".join(bold), class_="hachure bold"),
    ]


def _hachure(
    crest: Sequence[Point], height: int, seed: int, fine: list[str], bold: list[str]
) -> None:
    length = sum(math.dist(a, b) for a, b in itertools.pairwise(crest))
    done, due, count = 0.0, 0.0, 0
    for (ax, ay), (bx, by) in itertools.pairwise(crest):
        far = math.hypot(bx - ax, by - ay)
        if far == 0:
            continue
        tx, ty = (bx - ax) / far, (by - ay) / far
        while due < done + far:
            t = due - done
            taper = min(1.0, due / 46, (length - due) / 46)
            swell = 0.72 + 0.28 * math.sin(due / 31 + seed) + 0.2 * (noise(seed, count, 9) - 0.5)
            _stroke_pair(
                (ax + tx * t, ay + ty * t),
                (tx, ty),
                (height, taper * swell, seed, count),
                fine,
                bold,
            )
            due += 3.1 + noise(seed, count) * 0.9
            count += 1
        done += far


def _stroke_pair(
    at: Point,
    along: Point,
    what: tuple[int, float, int, int],
    fine: list[str],
    bold: list[str],
) -> None:
    """The strokes on the two sides of a crest; on the southern, in shadow, longer and bolder."""
    height, size, seed, count = what
    for side in (1, -1):
        nx, ny = -along[1] * side, along[0] * side
        shaded = 0.55 * ny + 0.45 * nx > 0
        reach = (3.5 + 4.2 * height) * size * (0.75 + 0.5 * noise(seed, count, side + 3))
        reach *= 1.15 if shaded else 0.8
        if reach < 2:
            continue
        lean = (noise(seed, count, side + 7) - 0.5) * 0.5
        dx, dy = nx + along[0] * lean, ny + along[1] * lean
        gap = 1.0 + 0.5 * height
        x, y = at[0] + nx * gap, at[1] + ny * gap
        fine.append(f"M{number(x)} {number(y)}l{number(dx * reach)} {number(dy * reach)}")
        if shaded and height > 1:
            half = reach * 0.55
            bold.append(f"M{number(x)} {number(y)}l{number(dx * half)} {number(dy * half)}")


# --- Rivers --------------------------------------------------------------------------------------


def rivers_of(atlas: Atlas, plate: Plate, shapes: Geography) -> list[River]:
    """The named rivers on the board, with the extent of navigation in the game."""
    reach = {way.key: way for way in atlas.waterways}
    where = {place.key: place for place in atlas.places}
    found: list[River] = []
    for row in shapes.rivers["rivers"]:
        course = plate.sheet.line(row["course"])
        navigable = 0
        if row["key"] in reach and reach[row["key"]].places:
            top = where[reach[row["key"]].places[-1]]
            x, y = plate.sheet.at(top.lon, top.lat)
            gaps = [math.dist(point, (x, y)) for point in course]
            navigable = 1 + gaps.index(min(gaps))
            if row["key"] in {"mississippi", "ohio", "wabash"}:
                navigable = len(course)
        found.append(River(row["key"], row["name"], tuple(course), navigable))
    return found


def river_layer(rivers: Sequence[River], plate: Plate, shapes: Geography) -> str:
    """Streams and rivers, with navigable waters drawn strongest."""
    streams = "".join(path(line) for line in plate.sheet.lines(shapes.rivers["streams"]))
    drawn = [element("path", d=streams, class_="stream")]
    for river in rivers:
        upper = river.course[max(0, river.navigable - 1) :]
        if len(upper) > 1:
            drawn.append(element("path", d=path(smooth(upper)), class_="river"))
    for river in rivers:
        if river.navigable > 1:
            lower = smooth(river.course[: river.navigable])
            drawn.append(
                element("path", d=path(lower), class_="river navigable", data_river=river.key)
            )
    return group("rivers", drawn, clip_path="url(#lr-on-land)")


# --- Names ---------------------------------------------------------------------------------------


def names_layer(plate: Plate, words: Mapping[str, str]) -> str:
    """The names of states and seas, widely spaced, in the language of ``words``."""
    drawn = [_lettering(name, words, "state-name", 0.34) for name in plate.states]
    drawn += [_lettering(name, words, "sea-name", 0.3) for name in plate.seas]
    return group("names", drawn)


def _lettering(name: Lettering, words: Mapping[str, str], kind: str, spacing: float) -> str:
    """A name at its place on the plate; a longer translation is lettered smaller."""
    x, y = name.x, name.y
    said = words.get(name.text.upper(), name.text)
    size = round(name.size * min(1.0, len(name.text) / len(said)), 1)
    return text(
        said,
        0,
        0,
        class_=kind,
        font_size=size,
        letter_spacing=size * (spacing if name.size > 20 else 0.15),
        transform=f"translate({number(x)} {number(y)})rotate({number(name.slope)})",
    )
