"""A map of a whole war: coasts where hexes end, straits, rivers and their names, forts beside."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from itertools import pairwise
from types import SimpleNamespace
from typing import cast
from xml.etree import ElementTree as ET

import pytest

from longroll.draw import DrawError, board_svg, tokens
from longroll.draw.field.beside import beside_layers, spots_of
from longroll.draw.field.country import border_layer, mountain_layer
from longroll.draw.field.ground import water_layer
from longroll.draw.field.lattice import Lattice
from longroll.draw.field.marks import zone_layer
from longroll.draw.field.names import stream_layer
from longroll.draw.field.plate import FieldPlate, Letters, field_plate
from longroll.draw.field.relief import road_layer, road_lines, side_layer
from longroll.draw.field.samples import sample
from longroll.draw.field.towns import asides, town_layer, town_name
from longroll.engine.atlas import Atlas, HexPlace, HexSheet, HexSide, Place, Region, Route
from longroll.engine.title import get_title
from longroll.words import LANGUAGES

R = 50.0
GAPS = ((4, 1), (4, 2), (3, 2))
"""Columns and rows that have no hex: the sea in the south-east."""


def sheet(
    *sides: HexSide,
    names: dict[str, str] | None = None,
    marks: Mapping[str, tuple[str, ...]] | None = None,
) -> HexSheet:
    """Two level rows of four hexes with pointed tops, three of which are missing."""
    hexes = tuple(
        HexPlace(
            key,
            column,
            row,
            "clear",
            (names or {}).get(key, ""),
            (marks or {}).get(key, ()),
            ("west" if column < 3 else "east", "home" if row == 1 else "away"),
        )
        for row in (1, 2, 3)
        for column in (1, 2, 3, 4)
        for key in [f"{row:02}{column:02}"]
        if (column, row) not in GAPS
    )
    return HexSheet(
        (1, 4),
        (1, 3),
        0,
        hexes,
        sides,
        zones=(Region("west", "West", "neutral"), Region("east", "East", "neutral")),
        pointed=True,
        countries=(Region("home", "Home", "union"), Region("away", "Away", "confederate")),
        gaps="sea",
    )


def lattice(
    *sides: HexSide,
    names: dict[str, str] | None = None,
    marks: Mapping[str, tuple[str, ...]] | None = None,
) -> Lattice:
    return Lattice(sheet(*sides, names=names, marks=marks), R, 0.0, 0.0)


def of_class(layer: str, name: str) -> list[ET.Element]:
    return [node for node in ET.fromstring(layer).iter() if name in node.get("class", "").split()]


def corners(data: str) -> list[tuple[float, float]]:
    """The points of a path that is written in relative steps."""
    found: list[tuple[float, float]] = []
    for part in data.split("M")[1:]:
        start, _, steps = part.rstrip("z").partition("l")
        numbers = [float(one) for one in re.findall(r"-?\d+(?:\.\d+)?", start)]
        x, y = numbers
        found.append((x, y))
        rest = [float(one) for one in re.findall(r"-?\d+(?:\.\d+)?", steps)]
        for dx, dy in zip(rest[::2], rest[1::2], strict=True):
            x, y = x + dx, y + dy
            found.append((x, y))
    return found


# --- Coasts ---------------------------------------------------------------------------------------


def test_what_has_no_hex_is_sea_and_has_a_coast() -> None:
    ground = lattice()
    assert ground.ground((2, 3)) == "sea" == ground.ground((2, 4))
    assert ground.ground((2, 2)) == "clear" == ground.ground((0, 2))
    (coast,) = of_class(water_layer(ground), "coast")
    points = corners(coast.attrib["d"])
    assert min(math.dist(p, ground.centre((2, 3))) for p in points) < R * 1.3
    assert min(math.dist(p, ground.centre((1, 1))) for p in points) > R * 1.3


def test_a_row_that_is_shorter_by_a_hex_goes_on_as_it_ends() -> None:
    hexes = tuple(
        HexPlace(f"{row:02}{column:02}", column, row, "woods" if row == 2 else "clear")
        for row in (1, 2)
        for column in (1, 2, 3)
        if (column, row) != (3, 2)
    )
    ground = Lattice(HexSheet((1, 3), (1, 2), 0, hexes, (), pointed=True, gaps="sea"), R, 0.0, 0.0)
    assert ground.ground((2, 3)) == ground.ground((2, 5)) == "woods"


def test_a_strait_runs_out_into_the_sea() -> None:
    ground = lattice(HexSide("0103", "0202", "strait"))
    (strait,) = of_class(side_layer(ground), "strait")
    points = corners(strait.attrib["d"])
    ends = sorted(ground.side("0103", "0202"), key=lambda p: math.dist(p, ground.centre((2, 3))))
    # The end that lies at the sea is passed.
    assert max(math.dist(p, ends[1]) for p in points) > math.dist(*ends) * 1.2


def test_a_strait_has_a_shore_beneath_the_sea_and_opens_wider_than_it_ends() -> None:
    ground = lattice(HexSide("0103", "0202", "strait"))
    (shore,) = of_class(water_layer(ground), "strait-bank")
    (strait,) = of_class(side_layer(ground), "strait")
    assert shore.attrib["d"] == strait.attrib["d"]
    layers = [node.get("class") for node in ET.fromstring(water_layer(ground))]
    assert layers.index("strait-bank") < layers.index("water")
    inland, mouth = sorted(
        ground.side("0103", "0202"), key=lambda p: -math.dist(p, ground.centre((2, 3)))
    )
    points = corners(strait.attrib["d"])
    near = [[p for p in points if math.dist(p, end) < R * 0.4] for end in (inland, mouth)]
    wide = [max(math.dist(p, q) for p in some for q in some) for some in near]
    assert 0 < wide[0] < wide[1] * 1.2


def test_borders_of_zones_leave_coasts_alone() -> None:
    ground = lattice()
    drawn = of_class(zone_layer(ground), "zone")
    assert len(drawn) == 2
    sea = ground.centre((2, 3))
    border = {ground.at(node) for node in ground.ends("0102", "0103")}
    for zone in drawn:
        points = corners(zone.attrib["d"])
        assert all(min(math.dist(p, b) for p in points) < 0.2 for b in border)
        for line in zone.attrib["d"].split("M")[1:]:
            on_coast = [math.dist(p, sea) < R * 1.01 for p in corners(f"M{line}")]
            assert not any(a and b for a, b in pairwise(on_coast)), "a border runs along the coast"


def test_every_country_has_its_own_borders() -> None:
    first, second = of_class(border_layer(lattice()), "border")
    assert first.attrib["class"] == "border union"
    assert second.attrib["class"] == "border confederate"
    assert {(round(x), round(y)) for x, y in corners(first.attrib["d"])} <= {
        (round(x), round(y)) for x, y in corners(second.attrib["d"])
    }


# --- Rivers ---------------------------------------------------------------------------------------


def test_a_river_runs_through_the_middle_of_a_hex() -> None:
    river = HexSide("0101", "0102", "river"), HexSide("0301", "0302", "river")
    beside = lattice(*river).along_sides("river")
    assert len(beside) == 2
    through = lattice(*river, marks={"0201": ("through:river",)})
    (line,) = through.along_sides("river")
    assert through.node(through.cells["0201"]) in line


def test_a_river_that_falls_into_another_leaves_its_hex_on_the_far_side() -> None:
    ground = lattice(HexSide("0101", "0102", "river"), marks={"0201": ("through:river",)})
    (line,) = ground.along_sides("river")
    middle = line.index(ground.node(ground.cells["0201"]))
    before, after = line[middle - 1], line[middle + 1]
    assert math.isclose(math.dist(ground.at(before), ground.at(after)), 2 * R)


def river(name: str) -> tuple[HexSide, ...]:
    """Along the whole border of the first two rows."""
    pairs = (("0101", "0201"), ("0102", "0201"), ("0102", "0202"), ("0103", "0202"))
    return tuple(HexSide(a, b, "river", name) for a, b in pairs)


def stream_names(*sides: HexSide, lettered: str = "", said: str = "") -> str:
    """The layer of names for a plate that letters one of them itself, and words for others."""
    letters = (Letters(lettered, 2, 1, 20, 0, "river-name"),) if lettered else ()
    plate = cast("FieldPlate", SimpleNamespace(lettering=letters))
    words = {"RED": said} if said else {}
    return stream_layer(lattice(*sides), plate, words, tokens("light"))


def test_a_river_bears_its_name_from_left_to_right() -> None:
    layer = stream_names(*river("Red"))
    (said,) = of_class(layer, "stream-name")
    assert "".join(said.itertext()) == "Red"
    (way,) = [node for node in ET.fromstring(layer).iter() if node.tag.endswith("path")]
    points = corners(way.attrib["d"])
    assert points[0][0] < points[-1][0]
    along = next(iter(said)).attrib["href"]
    assert along == f"#{way.attrib['id']}"


def test_a_name_that_is_too_long_for_its_river_is_left_out() -> None:
    assert not of_class(stream_names(*river("Rappahannock by Fredericksburg")), "stream-name")
    assert not of_class(stream_names(*river("")), "stream-name")


def test_a_river_that_the_plate_letters_itself_is_not_named_again() -> None:
    assert not of_class(stream_names(*river("Red"), lettered="Red"), "stream-name")


def test_a_river_bears_the_name_of_the_reader() -> None:
    (said,) = of_class(stream_names(*river("Red"), said="Rojo"), "stream-name")
    assert "".join(said.itertext()) == "Rojo"


@pytest.mark.parametrize("title", ["bobbylee", "uscivilwar"])
def test_one_layer_alone_names_the_rivers(title: str) -> None:
    """Two did, and the Potomac was written over itself."""
    found = get_title(title)
    board, sheet = ET.fromstring(board_svg(found)), found.inventory.atlas().sheet
    assert sheet is not None
    rivers = {side.name for side in sheet.sides if side.kind in ("river", "creek")}
    written = [node for node in board.iter() if "".join(node.itertext()) in rivers - {""}]
    texts = [node for node in written if node.tag.endswith("text")]
    kinds = [node.attrib["class"] for node in texts if "name" not in node.attrib["class"].split()]
    assert "stream-name" in kinds
    assert not [kind for kind in kinds if kind.split()[-1] == "along"]


def middle(line: list[tuple[float, float]], wide: float) -> list[tuple[float, float]]:
    """The points of a line within half of ``wide`` of its middle."""
    gone = [0.0]
    for a, b in pairwise(line):
        gone.append(gone[-1] + math.dist(a, b))
    return [p for p, far in zip(line, gone, strict=True) if abs(far - gone[-1] / 2) < wide / 2]


def names_of_towns(board: ET.Element) -> list[tuple[float, float, float, float]]:
    """Where the names of towns stand: left, top, right, foot."""
    sizes = {"city-name": 21.0, "town-name": 17.0}
    boxes: list[tuple[float, float, float, float]] = []
    for node in board.iter():
        size = next((sizes[k] for k in node.get("class", "").split() if k in sizes), 0.0)
        if size:
            x, y = float(node.attrib["x"]), float(node.attrib["y"])
            half = tokens("light").width(node.text or "", size, "bold") / 2
            boxes.append((x - half, y - 0.7 * size, x + half, y))
    return boxes


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_hexes_stand_clear_of_names_of_towns(language: str) -> None:
    board = ET.fromstring(board_svg(get_title("uscivilwar"), "light", language))
    numbers = [node for node in board.iter() if node.get("class") == "number"]
    boxes = names_of_towns(board)
    assert len(numbers) > 1000
    for number in numbers:
        x, y = float(number.attrib["x"]), float(number.attrib["y"])
        on = [box for box in boxes if box[0] < x + 13 and x - 13 < box[2]]
        assert not [box for box in on if box[1] < y and y - 8 < box[3]], number.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["bobbylee", "uscivilwar"])
def test_few_letters_of_rivers_lie_on_names_of_towns(title: str, language: str) -> None:
    board = ET.fromstring(board_svg(get_title(title), "light", language))
    width, boxes = tokens("light").width, names_of_towns(board)
    lines = {node.get("id"): node.get("d", "") for node in board.iter() if node.get("fill")}
    rivers = [node for node in board.iter() if node.get("class") == "stream-name"]
    hidden: list[str] = []
    for river in rivers:
        said, size = "".join(river.itertext()), float(river.attrib["font-size"])
        feet = middle(corners(lines[next(iter(river)).attrib["href"][1:]]), width(said, size))
        on = sum(any(a < x < c and b < y < d for a, b, c, d in boxes) for x, y in feet)
        hidden += [said] if on > len(feet) * 0.34 else []
    assert len(rivers) > 20
    assert len(hidden) <= len(rivers) * 0.02, hidden


# --- Mountains and ways ---------------------------------------------------------------------------


def test_a_closed_crest_has_a_wall_and_a_cut_one_a_gap() -> None:
    barrier = mountain_layer(lattice(HexSide("0101", "0201", "barrier")))
    assert of_class(barrier, "barrier")
    assert of_class(barrier, "hachure")
    cut, ridge = (
        of_class(mountain_layer(lattice(HexSide("0101", "0201", kind))), "hachure")[0].attrib["d"]
        for kind in ("cut", "ridge")
    )
    assert cut.count("M") < ridge.count("M")


def test_planned_railroads_and_ferries_are_drawn() -> None:
    ground = lattice(HexSide("0101", "0102", "rail-planned"), HexSide("0101", "0102", "ferry"))
    layer = road_layer(ground, road_lines(ground))
    assert len(of_class(layer, "rail-planned")) == 2
    assert len(of_class(layer, "ferry")) == 1


@pytest.mark.parametrize(("marks", "passes"), [(("town",), True), ((), False)])
def test_a_railroad_that_turns_in_a_town_leads_through_it(
    marks: tuple[str, ...], passes: bool
) -> None:
    """Its corners are cut: it ran past the town at the distance of its name."""
    ground = lattice(
        HexSide("0101", "0201", "rail"),
        HexSide("0102", "0201", "rail"),
        names={"0201": "Strasburg"},
        marks={"0201": marks},
    )
    (line,) = road_lines(ground)["rail"]
    near = min(math.dist(point, ground.spots["0201"]) for point in line)
    assert (near < 1) == passes


# --- Towns ----------------------------------------------------------------------------------------


def test_names_that_would_meet_are_moved_apart() -> None:
    names = {"0101": "Washington", "0102": "Annapolis", "0201": "Ely"}
    towns = dict.fromkeys(names, ("city",))
    ground = lattice(names=names, marks=towns)
    aside = asides(ground, {})
    assert aside["0101"] < 0 < aside["0102"]
    assert "0201" not in aside
    xs = [
        float(text.attrib["x"])
        for key in ("0101", "0102")
        for part in town_name(ground, ground.places[key], {}, aside[key])
        for text in [ET.fromstring(part)]
    ]
    width = tokens("light").width
    halves = [width(name, 21.0, "bold") / 2 for name in ("WASHINGTON", "ANNAPOLIS")]
    apart = ground.spots["0102"][0] - ground.spots["0101"][0]
    assert apart < xs[1] - xs[0]
    assert xs[1] - xs[0] >= min(sum(halves), apart + 1.6 * R)


@pytest.mark.parametrize(
    "mark", ["capital", "state-capital", "objective", "salt", "blockade:2", "value:3", "port"]
)
def test_each_sign_stands_in_its_hex(mark: str) -> None:
    layer = town_layer(lattice(marks={"0101": (mark,)}))
    signs = list(ET.fromstring(layer))
    assert signs
    figure = mark.partition(":")[2]
    assert figure in "".join(ET.fromstring(layer).itertext())


def test_what_wins_points_stands_above_a_name_of_two_lines() -> None:
    def height(name: str) -> float:
        layer = town_layer(lattice(names={"0201": name}, marks={"0201": ("town", "objective")}))
        (star,) = of_class(layer, "objective")
        return float(re.findall(r"-?[\d.]+", star.attrib["transform"])[1])

    assert height("Bowling Green") < height("Bowling") - 8


# --- Beside the hexes -----------------------------------------------------------------------------

FORT = Place(
    "fort", "Fort Sumter", 32.75, -79.87, "", "confederate", 3, 0, ("coastal-fort", "ocean-port")
)
ISLE = Place("isle", "Ship Island", 30.2, -88.9, "", "neutral", 3, 0, ("island",))
BOX = Place("box", "Texas, north", 32.3, -95.3, "", "confederate", 2, 2, ("resource",))
ATLAS = Atlas((FORT, ISLE, BOX), (Route("fort", "0103", "road"),), (), (), {}, (), sheet())


def plate(spots: dict[str, tuple[float, float]]) -> FieldPlate:
    return field_plate("savannah")._replace(spots=spots)


SPOTS = {"fort": (3.5, 2.0), "isle": (4.5, 2.0), "box": (5.0, 3.0)}


def test_places_beside_the_hexes_are_drawn_with_their_ways() -> None:
    ground = lattice()
    spots = spots_of(ATLAS, ground, plate(SPOTS))
    links, beside = beside_layers(ATLAS, spots, R, {"SHIP ISLAND": "Isla Ship"})
    (way,) = of_class(links, "link")
    ends = corners(way.attrib["d"])
    assert [tuple(map(round, p)) for p in ends] == [
        tuple(map(round, spots[key])) for key in ("fort", "0103")
    ]
    root = ET.fromstring(beside)
    assert [node.get("data-space") for node in root] == ["fort", "isle", "box"]
    said = "".join(root.itertext())
    assert "Isla Ship" in said
    assert "2" in said
    for node in root:
        hit = next(one for one in node if one.get("class") == "hit")
        at = spots[node.attrib["data-space"]]
        assert (float(hit.attrib["cx"]), float(hit.attrib["cy"])) == at


def test_a_place_without_a_spot_is_told() -> None:
    with pytest.raises(DrawError, match="isle, box"):
        spots_of(ATLAS, lattice(), plate({"fort": (3.5, 2.0)}))


def test_a_board_of_hexes_alone_has_nothing_beside() -> None:
    assert beside_layers(ATLAS._replace(places=()), {}, R, {}) == []


def test_straight_pieces_join() -> None:
    """The helper above reads what `path` writes."""
    assert [round(math.dist(a, b)) for a, b in pairwise(corners("M0 0l3 4-3-4"))] == [5, 5]


# --- The explanation ------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["bridge", "ferry", "gap", "cut", "strait", "border"])
def test_a_sample_stays_in_its_row(kind: str) -> None:
    """A row is 30 high: what leads across a side was as long as on the map."""
    assert sample(kind, 0, 0)
    reduced = "scale(.68)" in sample(kind, 0, 0)
    assert reduced == (kind in ("bridge", "ferry", "gap"))


@pytest.mark.parametrize("side", ["union", "confederate", "neutral"])
def test_the_colour_of_a_country_is_explained_with_a_town(side: str) -> None:
    drawn = f"<g>{sample(f'home-{side}', 0, 0)}</g>"
    assert [node.attrib["class"] for node in of_class(drawn, side)][:2] == [
        f"border {side}",
        f"place town {side}",
    ]


def test_the_shore_of_a_strait_is_drawn_in_the_explanation_as_well() -> None:
    drawn = f"<g>{sample('strait', 0, 0)}</g>"
    assert of_class(drawn, "strait-bank")
    assert of_class(drawn, "strait")
