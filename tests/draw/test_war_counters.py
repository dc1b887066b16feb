"""Counters of a whole war: generals by rank, ailing strength, levels of forts, small markers."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from longroll.draw import counters_svg, tokens
from longroll.draw.counters import Places
from longroll.draw.counters.layers import counter_layers
from longroll.draw.field.lattice import Lattice
from longroll.engine.atlas import Atlas, HexPlace, HexSheet, Piece, Side
from longroll.engine.tableau import MOVING, STRENGTH, Counter, Layout, Marker
from longroll.engine.title import get_title

LEE = Piece(
    "lee", "Lee", "south", "general", (5, 2, 1, 1), ranks=((2, (5, 2, 1, 1)), (4, (6, 4, 2, 2)))
)
ATLAS = Atlas(
    (),
    (),
    (),
    (),
    {"lee": LEE},
    (Side("south", "butternut", "cut"), Side("north", "navy", "square")),
)


def drawn(
    layout: Layout, *, letters: dict[str, str] | None = None, drop: float = 0.0
) -> ET.Element:
    spots = {"a": (100.0, 100.0), "b": (100.0, 220.0)}
    places = Places(ATLAS, spots, 60.0, letters=letters or {}, drop=drop)
    return ET.fromstring(f"<svg>{''.join(counter_layers(places, layout, tokens('light')))}</svg>")


def written(root: ET.Element, name: str) -> list[str]:
    return [node.text or "" for node in root.iter() if name in node.get("class", "").split()]


@pytest.mark.parametrize(
    ("rank", "told"), [(2, ["2", "1-1"]), (4, ["4", "2-2"]), (3, ["2", "1-1"])]
)
def test_a_general_shows_the_counter_of_his_rank(rank: int, told: list[str]) -> None:
    root = drawn(Layout((Counter("a", "south", "general", "lee", number=rank),)))
    assert written(root, "rating") == told
    assert LEE.of_rank(rank).ratings[1:] == tuple(int(x) for x in "-".join(told).split("-"))


def test_strength_tells_what_it_suffers_from() -> None:
    counter = Counter("a", "south", STRENGTH, number=4, badges=("demoralised", "foraging", "other"))
    letters = {"demoralised": "D", "foraging": "F"}
    assert written(drawn(Layout((counter,)), letters=letters), "ailing-letter") == ["D", "F"]
    assert not written(drawn(Layout((counter,))), "ailing-letter")


def test_piles_lie_lower_where_names_stand_above() -> None:
    layout = Layout((Counter("a", "south", STRENGTH, number=4),))
    high, low = (
        float(
            next(
                n
                for n in drawn(layout, drop=drop).iter()
                if "strength" in n.get("class", "").split()
            ).attrib["y"]
        )
        for drop in (0.0, 23.0)
    )
    assert low - high == 23.0


def test_who_marches_lies_apart_from_who_stays() -> None:
    stays, goes = (
        Counter("a", "south", STRENGTH, number=n, stack=s) for n, s in ((3, ""), (5, MOVING))
    )
    root = drawn(Layout((stays, goes)))
    assert written(root, "strength") == ["3", "5"]
    assert len([n for n in root.iter() if n.get("class") == "moving"]) == 1


@pytest.mark.parametrize(("level", "told"), [(0, []), (1, []), (3, ["3"])])
def test_a_fort_tells_its_level_if_it_is_more_than_one(level: int, told: list[str]) -> None:
    root = drawn(Layout(markers=(Marker("fort", "a", "south", number=level),)))
    assert written(root, "small-figure") == told


@pytest.mark.parametrize(
    ("kind", "number", "told"),
    [("militia", 0, ""), ("arsenal", 2, "+2"), ("entrenched", 0, ""), ("fleet", 5, "5")],
)
def test_small_markers_stand_beside_the_middle(kind: str, number: int, told: str) -> None:
    root = drawn(Layout(markers=(Marker(kind, "a", "south", number=number),)))
    (marker,) = [node for node in root.iter() if node.get("data-space") == "a"]
    assert marker.get("data-kind") == kind
    assert "".join(marker.itertext()) == told
    assert not written(root, "strength")


@pytest.mark.parametrize(("towards", "wedges"), [((), 0), (("b",), 1), (("b", "nowhere"), 1)])
def test_a_wedge_stands_on_each_side_that_ships_face(towards: tuple[str, ...], wedges: int) -> None:
    root = drawn(Layout(markers=(Marker("fleet", "a", "south", towards, 5),)))
    paths = [node.get("d", "") for node in root.iter() if "hull-of" in node.get("class", "")]
    assert sum(path.count("M") for path in paths) - 1 == wedges, "and the hull itself"


@pytest.mark.parametrize("title", ["forthepeople", "savannah", "mosby"])
def test_names_in_a_fan_begin_at_its_left_on_every_board(title: str) -> None:
    rules = counters_svg(get_title(title), Layout()).partition("</style>")[0]
    assert re.search(r"\.start\{[^}]*text-anchor:start", rules)


def test_piles_of_a_hex_lie_within_it() -> None:
    """On other maps they lie side by side; in a hex the next one would be the neighbour's."""
    sheet = HexSheet((1, 1), (1, 1), 0, (HexPlace("a", 1, 1, "clear"),), (), pointed=True)
    lattice = Lattice(sheet, 60.0, 0.0, 0.0)
    layout = Layout(
        (
            Counter("a", "north", STRENGTH, number=3),
            Counter("a", "south", "general", "lee", number=2, stack=MOVING),
            Counter("a", "south", STRENGTH, number=4, stack=MOVING),
        )
    )
    places = Places(ATLAS, lattice.spots, 60.0, lattice)
    root = ET.fromstring(f"<svg>{''.join(counter_layers(places, layout, tokens('light')))}</svg>")
    figures = [node for node in root.iter() if "strength" in node.get("class", "").split()]
    xs = [float(node.attrib["x"]) for node in figures]
    middle = lattice.spots["a"][0]
    assert sorted(figure.text or "" for figure in figures) == ["3", "4"]
    assert xs[0] < middle < xs[1]
    assert all(abs(x - middle) < lattice.height / 2 - 20 for x in xs)
    assert xs[1] - xs[0] > 46


def test_a_pile_alone_stands_in_the_middle_of_its_hex() -> None:
    sheet = HexSheet((1, 1), (1, 1), 0, (HexPlace("a", 1, 1, "clear"),), (), pointed=True)
    lattice = Lattice(sheet, 60.0, 0.0, 0.0)
    places = Places(ATLAS, lattice.spots, 60.0, lattice)
    layout = Layout((Counter("a", "south", STRENGTH, number=4),))
    root = ET.fromstring(f"<svg>{''.join(counter_layers(places, layout, tokens('light')))}</svg>")
    (figure,) = [node for node in root.iter() if "strength" in node.get("class", "").split()]
    assert float(figure.attrib["x"]) == lattice.spots["a"][0]


@pytest.mark.parametrize(
    ("kind", "top", "bottom"),
    [("fleet", -8, 10), ("battery", -9 * 0.85, 7 * 0.85), ("hull", -8, 10)],
)
def test_ships_and_guns_leave_the_name_and_the_value_of_a_city_to_be_read(
    kind: str, top: float, bottom: float
) -> None:
    root = drawn(Layout(markers=(Marker(kind, "a", "south", number=1),)))
    (path,) = [node for node in root.iter() if node.get("transform", "").startswith("translate")]
    x, y = (float(one) for one in re.findall(r"-?[\d.]+", path.attrib["transform"])[:2])
    name = 100 + 60 * 0.68 - 0.7 * 21
    assert y + bottom < name
    value = 100 + 60 * 0.24 - 11
    assert x < 100 or y + bottom < value, "the value is printed to the right"
    assert y + top > 100 - 30, "a leader's tab lies above"


def test_a_fort_in_a_hex_is_lighter_than_the_pile_upon_it() -> None:
    sheet = HexSheet((1, 1), (1, 1), 0, (HexPlace("a", 1, 1, "clear"),), (), pointed=True)
    lattice = Lattice(sheet, 60.0, 0.0, 0.0)
    places = Places(ATLAS, lattice.spots, 60.0, lattice)
    layout = Layout(markers=(Marker("fort", "a", "south", number=2),))
    root = ET.fromstring(f"<svg>{''.join(counter_layers(places, layout, tokens('light')))}</svg>")
    (fort,) = [node for node in root.iter() if "fort" in node.get("class", "").split()]
    assert fort.attrib["class"] == "fort held south"
    assert written(root, "level") == ["2"]


@pytest.mark.parametrize("count", [1, 3])
def test_leaders_of_neighbouring_hexes_stay_apart(count: int) -> None:
    """Their tabs were as wide as a hex, and the number of further leaders lay on the next one."""
    sheet = HexSheet((1, 1), (1, 1), 0, (HexPlace("a", 1, 1, "clear"),), (), pointed=True)
    lattice = Lattice(sheet, 60.0, 0.0, 0.0)
    lying = [Counter("a", "south", STRENGTH, number=4)]
    lying += [Counter("a", "south", "general", "lee", number=2)] * count
    places = Places(ATLAS, lattice.spots, 60.0, lattice)
    layers = counter_layers(places, Layout(tuple(lying)), tokens("light"))
    boxes = [
        n for n in ET.fromstring(f"<svg>{''.join(layers)}</svg>").iter() if "width" in n.attrib
    ]
    assert len(boxes) == 3 + (count > 1)
    middle, half = lattice.spots["a"][0], lattice.height / 2
    lefts = [float(box.attrib["x"]) for box in boxes]
    rights = [x + float(box.attrib["width"]) for x, box in zip(lefts, boxes, strict=True)]
    assert min(lefts) >= middle - half + 1.5
    assert max(rights) <= middle + half - 1.5


def test_a_pile_in_a_hex_may_be_enlarged_on_a_small_map() -> None:
    sheet = HexSheet((1, 1), (1, 1), 0, (HexPlace("a", 1, 1, "clear"),), (), pointed=True)
    lattice = Lattice(sheet, 60.0, 0.0, 0.0)
    layout = Layout((Counter("a", "south", STRENGTH, number=4),))
    kinds: list[str] = []
    for places in (Places(ATLAS, lattice.spots, 60.0, lattice), Places(ATLAS, lattice.spots, 60.0)):
        layers = "".join(counter_layers(places, layout, tokens("light")))
        (stack,) = re.findall(r'class="(stack[^"]*)" data-space', layers)
        kinds.append(stack)
    assert kinds == ["stack south in-hex", "stack south"]


def test_numbers_of_further_leaders_hang_away_from_the_other_pile() -> None:
    sheet = HexSheet((1, 1), (1, 1), 0, (HexPlace("a", 1, 1, "clear"),), (), pointed=True)
    lattice = Lattice(sheet, 60.0, 0.0, 0.0)
    lying = [
        Counter("a", "south", kind, key, number=number, stack=stack)
        for stack in ("", MOVING)
        for kind, key, number in ((STRENGTH, "", 4), *[("general", "lee", 2)] * 2)
    ]
    places = Places(ATLAS, lattice.spots, 60.0, lattice)
    layers = counter_layers(places, Layout(tuple(lying)), tokens("light"))
    root = ET.fromstring(f"<svg>{''.join(layers)}</svg>")
    stays, goes = (
        float(node.attrib["x"]) for node in root.iter() if node.get("class") == "chip south"
    )
    middle = lattice.spots["a"][0]
    assert stays + 19 < middle - 25
    assert goes > middle + 25
