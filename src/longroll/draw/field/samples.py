"""Samples for the explanation: each thing on the board, drawn small by its own drawing code."""

from __future__ import annotations

from longroll.draw.field.country import mountain_layer, pass_layer, sample_range
from longroll.draw.field.ground import SHADE, TREE, TUFT
from longroll.draw.field.kinds import WATERCOURSES
from longroll.draw.field.lattice import Lattice
from longroll.draw.field.relief import road_layer, road_lines, side_layer, strait_shapes
from longroll.draw.field.towns import RANKS, offset, town_layer
from longroll.draw.field.works import works_layer
from longroll.draw.svg import element, number
from longroll.engine.atlas import HexPlace, HexSheet, HexSide

__all__ = ["sample"]

GROWING = ("woods", "light-woods", "marsh", "swamp", "morass", "rice")
WORKS = ("revetment", "redoubt", "siege-works", "abatis", "open-perimeter")
SIDES = (*WATERCOURSES, "slope-up", "dike", "fence")
RELIEF = ("mountains", "ridge", "gap", "cut", "barrier", "bog")
CROSSINGS = ("bridge", "ford", "ferry")
SIGNS = (
    *(*RANKS, "fort", "port", "landing", "supply", "value", "battle"),
    *("capital", "state-capital", "objective", "salt", "blockade"),
)


def sample(kind: str, x: float, y: float) -> str:
    """The drawing of a kind, 60 units wide, from its left edge and vertical middle."""
    if kind in GROWING:
        return _ground(kind, x, y)
    if kind in WORKS or kind in SIDES:
        return _side(kind, x, y)
    if kind in RELIEF:
        return _relief(kind, x, y)
    if kind in CROSSINGS:
        return _crossing(kind, x, y)
    if kind in SIGNS:
        return _sign(kind, x, y)
    if kind == "border" or kind.startswith("home-"):
        return _country(kind, x, y)
    line = f"M{number(x)} {number(y)}h60"
    names: tuple[str, ...]
    if kind == "covered-way":
        names = ("sunk-edge", "sunk", "sunk-line")
    elif kind == "zone":
        names = ("zone",)
    elif kind == "closed":
        return element("rect", class_="ground closed", x=x, y=y - 11, width=60, height=22)
    else:
        names = (f"way-casing {kind}", f"way {kind}")
    return "".join(element("path", class_=name, d=line) for name in names)


def _ground(kind: str, x: float, y: float) -> str:
    drawn = element("rect", class_=f"ground {kind}", x=x, y=y - 11, width=60, height=22)
    if kind == "rice":
        beds = "".join(f"M{number(x + 3)} {number(y - 7 + 7 * i)}h54" for i in range(3))
        return drawn + element("path", class_="bed", d=beds)
    places = {"woods": (10, 24, 38, 51), "light-woods": (18, 44)}.get(kind, (14, 44))
    at = [f"M{number(x + dx)} {number(y + 6)}" for dx in places]
    if kind in ("woods", "light-woods"):
        drawn += element("path", class_="shade", d="".join(spot + SHADE for spot in at))
        return drawn + element("path", class_="tree", d="".join(spot + TREE for spot in at))
    drawn += element("path", class_="reed", d="".join(spot + TUFT for spot in at))
    if kind == "swamp":
        drawn += element("path", class_="tree", d=f"M{number(x + 29)} {number(y + 6)}{TREE}")
    return drawn


def _side(kind: str, x: float, y: float) -> str:
    """The side between two hexes, one above the other, of a sheet of their own."""
    hexes = (HexPlace("0101", 1, 1, "clear"), HexPlace("0102", 1, 2, "clear"))
    a, b = ("0102", "0101") if kind != "slope-up" else ("0101", "0102")
    sheet = HexSheet((1, 1), (1, 2), 1, hexes, (HexSide(a, b, kind),))
    lattice = Lattice(sheet, 60.0, 0.0, 0.0)
    (left, top), _ = sorted(lattice.side(a, b))
    drawn = works_layer(lattice) if kind in WORKS else side_layer(lattice)
    inner = drawn.partition(">")[2].rpartition("</g>")[0]
    if kind == "strait":  # its shore lies beneath the sea
        d = "".join(strait_shapes(lattice))
        inner = element("path", class_="strait-bank", d=d) + inner
    lift = {"abatis": 14, "redoubt": 6, "slope-up": 7}.get(kind, 0)
    where = f"translate({number(x - left)} {number(y - top + lift)})"
    return element("g", inner, transform=where)


def _pair(*sides: HexSide, ground: str = "clear") -> Lattice:
    """Two hexes, one above the other, of a sheet of their own."""
    hexes = (HexPlace("0101", 1, 1, ground), HexPlace("0102", 1, 2, "clear"))
    return Lattice(HexSheet((1, 1), (1, 2), 1, hexes, sides), 60.0, 0.0, 0.0)


def _country(kind: str, x: float, y: float) -> str:
    """A border of two countries, or the colour of one with a town of it."""
    side = kind.removeprefix("home-")
    line = f"M{number(x)} {number(y + 5)}l20-9l20 9l20-9"
    if kind == "border":
        band = element("path", class_="border of-either", d=line, style="stroke-width:10")
        return band + element("path", class_="cell", d=line, style="stroke-opacity:1")
    d = f"M{number(x)} {number(y)}h60"
    band = element("path", class_=f"border {side}", d=d, style="stroke-width:14")
    return band + _sign("town", x, y, side)


def _relief(kind: str, x: float, y: float) -> str:
    """Hachures and reeds by their own drawing code: a range as wide as its sample, or a hexside."""
    if kind == "mountains":
        wash = element("rect", class_="ground mountains", x=x, y=y - 12, width=60, height=24)
        return wash + element("path", class_="hachure", d="".join(sample_range(x + 30, y)))
    lattice = _pair(HexSide("0102", "0101", kind))
    (left, top), _ = sorted(lattice.side("0102", "0101"))
    inner = mountain_layer(lattice).partition(">")[2].rpartition("</g>")[0]
    if kind == "gap":
        drawn = pass_layer(lattice).partition(">")[2].rpartition("</g>")[0]
        inner += _reduced(drawn, left + 30, top)
    elif kind == "cut":
        way = f"M{number(left + 30)} {number(top - 12)}v24"
        names = "way-casing rail", "way rail"
        inner += "".join(element("path", class_=name, d=way) for name in names)
    return element("g", inner, transform=f"translate({number(x - left)} {number(y - top)})")


def _reduced(drawn: str, x: float, y: float) -> str:
    """What is higher than a row of the explanation, smaller about its middle."""
    where = f"translate({number(x)} {number(y)}) scale(.68) translate({number(-x)} {number(-y)})"
    return element("g", drawn, transform=where)


def _crossing(kind: str, x: float, y: float) -> str:
    """A river from left to right, with its crossing."""
    lattice = _pair(HexSide("0102", "0101", "river"), HexSide("0102", "0101", kind))
    (left, top), _ = sorted(lattice.side("0102", "0101"))
    drawn = side_layer(lattice), road_layer(lattice, road_lines(lattice))
    sides, roads = (part.partition(">")[2].rpartition("</g>")[0] for part in drawn)
    inner = sides + _reduced(roads, left + 30, top)
    return element("g", inner, transform=f"translate({number(x - left)} {number(y - top)})")


def _sign(kind: str, x: float, y: float, side: str = "of-either") -> str:
    """A town or a sign, drawn neutrally where its colour depends on the side."""
    mark = f"{kind}:1" if kind in ("value", "blockade") else kind
    place = HexPlace("0101", 1, 1, "clear", marks=(mark,), side=side)
    lattice = Lattice(HexSheet((1, 1), (1, 1), 1, (place,), ()), 60.0, 0.0, 0.0)
    cx, cy = lattice.spots["0101"]
    dx, dy = offset(mark)
    inner = town_layer(lattice).partition(">")[2].rpartition("</g>")[0]
    size = 0.62 if kind in ("fort", "city") else 1.0
    left, top = x + 30 - size * (cx + 60 * dx), y - size * (cy + 60 * dy)
    where = f"translate({number(left)} {number(top)}) scale({size})"
    return element("g", inner, transform=where)
