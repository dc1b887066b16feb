"""What is printed on hexes: grid, numbers, the town, camps, names, entries, zones."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping
from typing import Final
from xml.sax.saxutils import escape

from longroll.draw.field.lattice import Cell, Lattice, chains, eased
from longroll.draw.field.plate import FieldPlate
from longroll.draw.field.towns import RANKS, Line, asides, town_lines, town_name
from longroll.draw.sheet import Point
from longroll.draw.svg import closed, element, group, number, path, text
from longroll.draw.tokens import tokens
from longroll.engine.atlas import HexPlace

__all__ = [
    "feature_layer",
    "grid_layer",
    "lettering_layer",
    "plain_lines",
    "space_layer",
    "told",
    "zone_layer",
]

TENT = "M-8 5L0-8L8 5ZM0-8L2.4 5"
SHIP_HULL = "M-20 4H20L14 12H-14Z"
SHIP_SAILS = "M-12 2V-14Q-4-8-3 2ZM-1 2V-20Q9-10 8 2ZM10 2V-12Q16-6 15 2Z"


def grid_layer(lattice: Lattice, words: Mapping[str, str]) -> str:
    """The hexes in fine lines, each with its number at the top."""
    lines: list[str] = []
    numbers: list[str] = []
    above = _feet(lattice, words) if lattice.sheet.pointed else {}
    for key, cell in lattice.cells.items():
        points = [lattice.at(node) for node in lattice.corners(cell)]
        whole = all(lattice.is_inside(other) for other in lattice.neighbours(cell))
        lines.append(path(points[:4]) if whole else closed(points))
        x, y = lattice.spots[key]
        y += 4 - lattice.top_edge * 0.78
        met = [foot for far, half, foot in above.get(cell[0] - 1, []) if abs(far - x) < half]
        numbers.append(text(key, x, max([y, *met]), class_="number"))
    cells = element("path", class_="cell", d="".join(lines))
    return group("grid", [cells, *numbers], pointer_events="none")


_NUMBER: Final = (14.0, 9.0)
"""Half the width of a hex's number, and its height."""


def _feet(
    lattice: Lattice, words: Mapping[str, str]
) -> dict[int, list[tuple[float, float, float]]]:
    """By row, where names of towns stand at the feet of their hexes, between those of the next row.

    For each the middle, how far from it a number meets it, and the height of one that stands clear.
    """
    found: dict[int, list[tuple[float, float, float]]] = defaultdict(list)
    aside, width = asides(lattice, words), tokens("light").width
    for place in lattice.sheet.hexes:
        if place.name and set(RANKS) & set(place.marks):
            *_, last = town_lines(lattice, place, words, aside.get(place.key, 0.0))
            half = width(last.text, last.size, "bold") / 2 + _NUMBER[0]
            hangs = 0.0 if last.text.isupper() else 0.2 * last.size
            found[place.row].append((last.x, half, last.y + hangs + _NUMBER[1] + 1))
    return found


def zone_layer(lattice: Lattice) -> str:
    """Zones with a dotted border; a perimeter shows by its works."""
    drawn: list[str] = []
    for zone in lattice.sheet.zones:
        if zone.key == "perimeter":
            continue
        keys = [place.key for place in lattice.sheet.hexes if zone.key in place.zones]
        inside = frozenset(lattice.cells[key] for key in keys)
        data = "".join(
            closed([lattice.at(node) for node in loop])
            for loop in lattice.outlines(inside.__contains__)
        )
        if lattice.sheet.gaps:  # a coast needs no border
            data = "".join(_within(lattice, inside))
        drawn.append(element("path", class_="zone", d=data, data_zone=zone.key))
    return group("zones", drawn)


def _within(lattice: Lattice, inside: Collection[Cell]) -> Iterator[str]:
    """The border of a zone where it meets other hexes of the sheet."""
    pairs = [
        (corners[i], corners[(i + 1) % 6])
        for cell in inside
        for corners in [lattice.corners(cell)]
        for i, other in enumerate(lattice.neighbours(cell))
        if other not in inside and _is_in_zone(lattice, other)
    ]
    yield from (path([lattice.at(node) for node in line]) for line in chains(pairs))


def _is_in_zone(lattice: Lattice, cell: Cell) -> bool:
    zones = {zone.key for zone in lattice.sheet.zones}
    return lattice.is_inside(cell) and not zones.isdisjoint(
        lattice.places[lattice.bled(cell)].zones
    )


# --- The town, camps and other things -------------------------------------------------------------


def feature_layer(lattice: Lattice) -> str:
    """The town's wards, the covered way, the old fort, houses, camps, graves, ships, flags."""
    drawn = [*_covered_way(lattice)]
    for place in lattice.sheet.hexes:
        spot = lattice.spots[place.key]
        if place.ground == "city":
            wet = lattice.radius * 0.24 if "part-river" in place.marks else 0.0
            drawn.append(_ward(lattice, (spot[0], spot[1] + wet), place.key))
        if place.ground == "old-fort":
            drawn.append(_old_fort(lattice, spot))
        drawn += [part for mark in place.marks for part in _mark(lattice, place, mark, spot)]
    return group("features", drawn)


def _covered_way(lattice: Lattice) -> Iterator[str]:
    """A sunken road: its bed, and the earth that falls away on either side."""
    for line in lattice.through_ground("covered-way"):
        data = path(eased([lattice.at(node) for node in line]))
        yield element("path", class_="sunk-edge", d=data)
        yield element("path", class_="sunk", d=data)
        yield element("path", class_="sunk-line", d=data)


def _ward(lattice: Lattice, spot: Point, key: str) -> str:
    """A ward of the town: eight blocks about a square."""
    x, y = spot
    size, step = lattice.radius * 0.3, lattice.radius * 0.42
    blocks = [
        f"M{number(x + i * step - size / 2)} {number(y + j * step - size / 2)}"
        f"h{number(size)}v{number(size)}h{number(-size)}z"
        for i in (-1, 0, 1)
        for j in (-1, 0, 1)
        if i or j
    ]
    square = element(
        "rect", class_="square", x=x - size / 2, y=y - size / 2, width=size, height=size
    )
    return element("g", square + element("path", class_="block", d="".join(blocks)), data_ward=key)


def _old_fort(lattice: Lattice, spot: Point) -> str:
    """The trace of a ruined fort with four bastions."""
    r = lattice.radius * 0.3
    shape = (
        f"M{-r} {-r}l{0.5 * r} {0.2 * r}h{r}l{0.5 * r} {-0.2 * r}l{-0.2 * r} {0.5 * r}v{r}"
        f"l{0.2 * r} {0.5 * r}l{-0.5 * r} {-0.2 * r}h{-r}l{-0.5 * r} {0.2 * r}l{0.2 * r} {-0.5 * r}"
        f"v{-r}z"
    )
    return element("path", class_="fence", d=shape, transform=_at(*spot), stroke_width="2")


def _at(x: float, y: float) -> str:
    return f"translate({number(x)} {number(y)})"


def _mark(lattice: Lattice, place: HexPlace, mark: str, spot: Point) -> Iterator[str]:
    x, y = spot
    r = lattice.radius
    if mark == "building":
        yield _houses(x + r * 0.3, y - r * 0.18)
    elif mark == "camp":
        yield _tents(x, y + r * 0.05)
    elif mark == "cemetery":
        yield _graves(x, y)
    elif mark == "frigate":
        ship = element("path", class_="hull", d=SHIP_HULL)
        ship += element("path", class_="sail", d=SHIP_SAILS)
        yield element("g", ship, transform=_at(x, y))
    elif mark == "victory":
        yield element("circle", class_="laurel", cx=x + r * 0.5, cy=y - r * 0.5, r=10)
        yield text("1", x + r * 0.5, y - r * 0.5 + 5, class_="laurel-figure")
    elif mark == "headquarters":
        pole = element("path", class_="pole", d="M-9 16V-20")
        flag = element("path", class_="flag", d="M-9-20Q0-24 6-19T20-19V-4Q12 0 6-5T-9-5Z")
        yield element("g", pole + flag, class_=place.side, transform=_at(x - r * 0.42, y))
    elif mark.startswith("entry:"):
        yield _entry(place, mark.partition(":")[2], x, y + r * 0.1)


def _houses(x: float, y: float) -> str:
    roofs = element("path", class_="roof", d="M-9-7h12v8h-12zM6 0h7v9h-7zM-7 6h6v5h-6z")
    return element("g", roofs, transform=_at(x, y))


def _tents(x: float, y: float) -> str:
    tents = "".join(
        element("path", class_="tent", d=TENT, transform=_at(dx, dy))
        for dx, dy in ((-22, -6), (0, -10), (22, -6), (-11, 10), (12, 10))
    )
    return element("g", tents, transform=_at(x, y))


def _graves(x: float, y: float) -> str:
    stones = "".join(
        f"M{dx} {dy}v-7q4-5 8 0v7z"
        for dx, dy in ((-22, -4), (-4, -6), (14, -4), (-14, 12), (5, 12))
    )
    return element("path", class_="stone", d=stones, transform=_at(x, y))


def _entry(place: HexPlace, letter: str, x: float, y: float) -> str:
    shield = "M-19-14H19V4Q19 15 0 21Q-19 15-19 4Z"
    parts = element("path", class_="shield", d=shield)
    parts += text(letter, 0, 7, class_="entry-letter")
    return element("g", parts, class_=place.side, transform=_at(x, y), data_entry=letter)


# --- Names and hit areas --------------------------------------------------------------------------


def told(name: str, words: Mapping[str, str]) -> str:
    """A descriptive name in the language of ``words``; a proper name as it is."""
    found = words.get(" ".join(name.upper().split()), name)
    # A name that is spaced out in one language is so in all.
    return found.replace(" ", "  ") if "  " in name and found != name else found


def space_layer(lattice: Lattice, words: Mapping[str, str]) -> str:
    """A hit area for every hex, with its name if it has one."""
    common = Counter(place.name for place in lattice.sheet.hexes)
    aside = asides(lattice, words)
    drawn: list[str] = []
    for place in lattice.sheet.hexes:
        x, y = lattice.spots[place.key]
        name = told(place.name, words)
        title = f"{place.key} {name}".strip()
        parts = [
            element("title", escape(title)),
            element("circle", class_="hit", cx=x, cy=y, r=round(lattice.radius * 0.86, 1)),
        ]
        shown = place.name and common[place.name] == 1 and place.ground != "city"
        if place.name and set(RANKS) & set(place.marks):
            parts += town_name(lattice, place, words, aside.get(place.key, 0.0))
        elif shown and not any(mark.startswith("entry:") for mark in place.marks):
            beside = x + aside.get(place.key, 0.0)
            lines = plain_lines(name, beside, y + lattice.height * 0.27)
            parts += [text(line.text, line.x, line.y, class_="name") for line in lines]
        drawn.append(element("g", "".join(parts), id=f"space-{place.key}", data_space=place.key))
    return group("spaces", drawn)


def plain_lines(name: str, x: float, y: float) -> Iterator[Line]:
    """The lines of the name of a place without a rank."""
    words, lines = name.split(), [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + len(word) > 12:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    for row, line in enumerate(lines):
        yield Line(line, x, y + 16 * row - (6 if len(lines) > 1 else 0), 16.5)


_SPACING: Final = {"land-name": 12.0, "sea-name": 5.0, "river-name": 1.5}
"""Space between letters where a plate names none, by kind; in a style sheet it would win."""


def lettering_layer(
    lattice: Lattice, plate: FieldPlate, words: Mapping[str, str], *, lands: bool = False
) -> str:
    """Names laid over the map: the town, rivers, roads, swamps; with ``lands``, those of lands."""
    drawn: list[str] = []
    for letters in plate.lettering:
        if (letters.kind == "land-name") != lands:
            continue
        x, y = lattice.spot(letters.column, letters.row)
        turn = f"rotate({number(letters.slope)} {number(x)} {number(y)})" if letters.slope else None
        drawn.append(
            text(
                told(letters.text, words),
                x,
                y,
                class_=f"lettering {letters.kind}",
                font_size=letters.size,
                letter_spacing=letters.spacing or _SPACING.get(letters.kind),
                transform=turn,
            )
        )
    return group("lands" if lands else "lettering", drawn, pointer_events="none")
