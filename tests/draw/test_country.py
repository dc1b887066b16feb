"""A theatre of war: ranges, ridges, passes, bogs, borders, and towns with their signs."""

from __future__ import annotations

import math
import re
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest

from longroll.draw import board_svg, tokens
from longroll.draw.field.country import border_layer, mountain_layer, pass_layer, ridge_data
from longroll.draw.field.lattice import Lattice, between
from longroll.draw.field.style import style
from longroll.draw.field.towns import RANKS, offset, town_layer, town_name
from longroll.engine.atlas import HexPlace, HexSheet, HexSide, Region
from longroll.engine.title import get_title
from longroll.words import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"
R = 50.0
COUNTRIES = (Region("north", "The North", "union"), Region("south", "The South", "confederate"))


def lattice(
    *sides: HexSide, marks: tuple[str, ...] = (), name: str = "", mountains: str = ""
) -> Lattice:
    """Three columns of two hexes, the upper row in the north; 0201 bears the marks."""
    hexes = tuple(
        HexPlace(
            f"{column:02}{row:02}",
            column,
            row,
            "mountains" if f"{column:02}{row:02}" == mountains else "clear",
            name if (column, row) == (2, 1) else "",
            marks if (column, row) == (2, 1) else (),
            ("north" if row == 1 else "south",),
            "union" if row == 1 else "confederate",
        )
        for column in (1, 2, 3)
        for row in (1, 2)
    )
    sheet = HexSheet((1, 3), (1, 2), 1, hexes, sides, countries=COUNTRIES)
    return Lattice(sheet, R, 0.0, 0.0)


def read(layer: str) -> ET.Element:
    return ET.fromstring(layer)


def starts(data: str) -> list[tuple[float, float]]:
    """Where each stroke of a path begins."""
    found: list[tuple[float, float]] = []
    for stroke in data.split("M")[1:]:
        x, y = stroke.partition("l")[0].replace("-", " -").replace(",", " ").split()
        found.append((float(x), float(y)))
    return found


def of_class(root: ET.Element, name: str) -> list[ET.Element]:
    return [node for node in root.iter() if name in node.get("class", "").split()]


# --- Relief ---------------------------------------------------------------------------------------


def test_hachures_stand_in_hexes_of_mountains_alone() -> None:
    assert not of_class(read(mountain_layer(lattice())), "hachure")
    hills = lattice(mountains="0201")
    (path,) = of_class(read(mountain_layer(hills)), "hachure")
    middle = hills.spots["0201"]
    near = [spot for spot in starts(path.attrib["d"]) if math.dist(spot, middle) < R * 1.1]
    assert len(near) > 30
    for key in ("0101", "0102", "0301", "0302"):
        spot = hills.spots[key]
        assert not [s for s in near if math.dist(s, spot) < R * 0.5], key


def test_a_ridge_runs_along_its_side_and_a_pass_opens_its_middle() -> None:
    ground = lattice()
    start, end = ground.side("0201", "0202")
    middle, third = between(start, end, 0.5), math.dist(start, end) / 3
    whole, opened = (
        starts("".join(ridge_data(ground, "0201", "0202", opened=way))) for way in (False, True)
    )
    assert min(math.dist(spot, middle) for spot in whole) < third / 2 - 1
    assert min(math.dist(spot, middle) for spot in opened) > third / 2 - 1
    for spot in (*whole, *opened):
        assert math.dist(spot, start) + math.dist(spot, end) < math.dist(start, end) + 1


def test_a_bog_has_reeds_on_both_banks() -> None:
    ground = lattice(HexSide("0201", "0202", "bog"))
    (reeds,) = of_class(read(mountain_layer(ground)), "reed")
    assert reeds.attrib["d"].count("M") == 10
    here, there = ground.spots["0201"], ground.spots["0202"]
    tufts = [part.split("m")[0] for part in reeds.attrib["d"].split("M")[1:]]
    spots = [tuple(map(float, tuft.replace("-", " -").replace(",", " ").split())) for tuft in tufts]
    nearer = [math.dist(spot, here) < math.dist(spot, there) for spot in spots]
    assert 3 <= sum(nearer) <= 7


def test_a_pass_is_drawn_across_its_side_and_named() -> None:
    ground = lattice(
        HexSide("0201", "0202", "gap", "Snicker's Gap"), HexSide("0101", "0102", "ridge")
    )
    drawn = [node for node in read(pass_layer(ground)).iter() if "data-side" in node.attrib]
    (gap,) = drawn
    assert gap.attrib["data-side"] == "0201-0202"
    assert [node.text for node in gap if node.tag.endswith("title")] == ["Snicker's Gap"]
    x, y = map(float, gap.attrib["transform"].partition(")")[0][10:].split())
    assert (x, y) == pytest.approx(between(*ground.side("0201", "0202"), 0.5), abs=0.2)


# --- Borders --------------------------------------------------------------------------------------


def test_a_border_is_washed_on_each_side_with_its_own_colour() -> None:
    root = read(border_layer(lattice()))
    washed = [node for node in root.iter() if "data-country" in node.attrib]
    assert [node.attrib["data-country"] for node in washed] == ["north", "south"]
    lines = of_class(root, "border")
    assert [node.attrib["class"].split()[1] for node in lines] == ["union", "confederate"]
    assert lines[0].attrib["d"] == lines[1].attrib["d"] != ""
    clips = {node.attrib["id"] for node in root.iter() if node.tag.endswith("clipPath")}
    assert {node.attrib["clip-path"] for node in washed} == {f"url(#{clip})" for clip in clips}


def test_the_border_is_one_line_where_the_countries_meet() -> None:
    line = of_class(read(border_layer(lattice())), "border")[0].attrib["d"]
    assert line.count("M") == 1


# --- Towns ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rank", RANKS)
def test_a_town_is_drawn_by_its_rank_in_the_colour_of_its_side(rank: str) -> None:
    root = read(town_layer(lattice(marks=(rank,))))
    assert [node.get("class") for node in of_class(root, "place")] == [f"place {rank} union"]


@pytest.mark.parametrize(
    ("mark", "drawn"),
    [
        *(("port", "anchor"), ("supply", "crate"), ("battle", "swords"), ("landing", "boat")),
        *(("value:3", "worth"), ("fort", "ramparts")),
    ],
)
def test_a_mark_is_drawn_once_and_nothing_else(mark: str, drawn: str) -> None:
    signs = {"anchor", "crate", "swords", "boat", "worth", "ramparts"}
    root = read(town_layer(lattice(marks=(mark,))))
    found = [sign for sign in sorted(signs) for _ in of_class(root, sign)]
    assert found == [drawn]


def test_what_a_place_is_worth_is_written_on_its_disc() -> None:
    root = read(town_layer(lattice(marks=("value:3",))))
    assert [node.text for node in of_class(root, "worth-figure")] == ["3"]


def test_signs_of_a_hex_do_not_cover_each_other() -> None:
    spots = [offset(mark) for mark in ("value:3", "port", "supply", "battle")]
    for index, spot in enumerate(spots):
        assert math.hypot(*spot) < 0.87
        assert all(math.dist(spot, other) > 0.3 for other in spots[:index])
    assert offset("city") == (0.0, 0.0)


def test_a_long_name_is_broken_and_stands_at_the_foot_of_its_hex() -> None:
    ground = lattice(marks=("town",), name="Manassas Junction")
    lines = [read(line) for line in town_name(ground, ground.places["0201"], {})]
    assert [line.text for line in lines] == ["Manassas", "Junction"]
    heights = [float(line.attrib["y"]) for line in lines]
    foot = ground.spots["0201"][1] + ground.top_edge
    assert ground.spots["0201"][1] < heights[0] < heights[1] < foot


def test_a_city_is_in_capitals_and_a_court_house_short() -> None:
    city = lattice(marks=("city",), name="Richmond")
    assert [read(t).text for t in town_name(city, city.places["0201"], {})] == ["RICHMOND"]
    seat = lattice(marks=("village",), name="Fairfax Court House")
    assert [read(t).text for t in town_name(seat, seat.places["0201"], {})] == ["Fairfax C.H."]


# --- Lettering ------------------------------------------------------------------------------------

NAMES = {"town-name": (17, 0), "city-name": (21, 1), "village-name": (13, 0)}
"""The size and the spacing of the names of places, by kind (draw/field/style.py)."""


class Box(NamedTuple):
    """Where a text stands on the board, and what it says."""

    text: str
    left: float
    right: float
    top: float
    bottom: float

    def meets(self, other: Box) -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


def box(node: ET.Element, size: float, spacing: float, style: str) -> Box:
    text = node.text or ""
    half = (tokens("light").width(text, size, style) + spacing * (len(text) - 1)) / 2
    x, y = float(node.attrib["x"]), float(node.attrib["y"])
    return Box(text, x - half, x + half, y - 0.7 * size, y)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["bobbylee", "uscivilwar"])
def test_names_of_states_do_not_run_through_names_of_places(title: str, language: str) -> None:
    lands: list[Box] = []
    places: list[Box] = []
    for node in ET.fromstring(board_svg(get_title(title), "light", language)).iter(f"{SVG}text"):
        kinds = node.attrib.get("class", "").split()
        if "land-name" in kinds and "transform" not in node.attrib:
            spacing = float(node.attrib["letter-spacing"])
            lands.append(box(node, float(node.attrib["font-size"]), spacing, "regular"))
        elif "name" in kinds:
            kind = next((NAMES[one] for one in kinds if one in NAMES), None)
            if kind is not None:
                places.append(box(node, *kind, "bold"))
    assert len(lands) > 2
    assert len(places) > 200
    assert not [(land.text, place.text) for land in lands for place in places if land.meets(place)]


@pytest.mark.parametrize("name", ["land-name", "sea-name", "river-name"])
def test_the_spacing_of_a_plate_is_not_overruled(name: str) -> None:
    """A rule of the style sheet wins over an attribute: every state was set with the same."""
    rules = re.findall(rf"\.{name}\b[^{{}}]*\{{([^}}]*)\}}", style("light", ()))
    assert rules
    assert not [rule for rule in rules if "letter-spacing" in rule]
