"""A board of hexes: all of it drawn once, in its place; and what lies on it, no more, no less."""

from __future__ import annotations

import math
from collections import Counter as Tally
from xml.etree import ElementTree as ET

import pytest

from longroll.board.hexes import HexGrid
from longroll.draw import THEMES, board_svg, counters_svg, position_svg, tokens
from longroll.draw.counters import stacks
from longroll.draw.counters.signs import KINDS
from longroll.draw.field import kinds
from longroll.draw.field.board import field_of
from longroll.draw.field.border import legend_box
from longroll.draw.field.lattice import Lattice, calmed, rounded
from longroll.draw.field.marks import told
from longroll.draw.field.relief import road_layer, road_lines, side_layer
from longroll.draw.furniture import sheet_words
from longroll.draw.sheetwork import neat_line
from longroll.engine.atlas import HexPlace, HexSheet, HexSide
from longroll.engine.game import Game
from longroll.engine.tableau import HIDDEN, Counter, Layout, Marker
from longroll.engine.title import get_title
from longroll.titles.savannah.components import UNIT, UNITS
from longroll.words import words_for

TITLE = get_title("savannah")
ATLAS = TITLE.inventory.atlas()
FIELD = field_of("savannah")
LATTICE = FIELD.lattice
SVG = "{http://www.w3.org/2000/svg}"
LAYOUT = Game("savannah", scenario="historical", seed=4).tableau().layout


def sheet() -> HexSheet:
    assert ATLAS.sheet is not None
    return ATLAS.sheet


def drawn(theme: str = "light", language: str = "en") -> ET.Element:
    return ET.fromstring(board_svg(TITLE, theme, language))


def having(root: ET.Element, name: str) -> list[str]:
    """The values of an attribute, wherever it stands."""
    return [node.attrib[name] for node in root.iter() if name in node.attrib]


# --- The board ------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_it_is_well_formed_and_not_too_large(theme: str) -> None:
    document = board_svg(TITLE, theme)
    assert ET.fromstring(document).tag == f"{SVG}svg"
    assert len(document.encode()) < 1_000_000
    assert "$" not in document.partition("</style>")[0].rpartition("@font-face")[2]


def test_every_hex_is_there_once_where_it_can_be_pointed_at() -> None:
    root = drawn()
    keys = [place.key for place in sheet().hexes]
    assert having(root, "data-space") == keys
    ids = having(root, "id")
    assert len(ids) == len(set(ids))
    spots = {}
    for node in root.iter():
        if "data-space" in node.attrib:
            hit = next(part for part in node if part.attrib.get("class") == "hit")
            spots[node.attrib["data-space"]] = (float(hit.attrib["cx"]), float(hit.attrib["cy"]))
    assert spots == LATTICE.spots


def test_hexes_lie_as_their_numbers_say() -> None:
    """Neighbours are a hex apart; rows go south, columns east; odd columns lie lower."""
    spots, apart = LATTICE.spots, LATTICE.height
    assert math.dist(spots["1404"], spots["1405"]) == pytest.approx(apart, abs=0.2)
    assert math.dist(spots["1404"], spots["1303"]) == pytest.approx(apart, abs=0.2)
    assert math.dist(spots["1404"], spots["1504"]) == pytest.approx(apart, abs=0.2)
    assert spots["1404"][1] < spots["1405"][1]
    assert spots["1404"][0] < spots["1504"][0]
    assert spots["1303"][1] < spots["1404"][1] < spots["1304"][1]


def test_the_sheet_lies_within_the_neat_line() -> None:
    edge = neat_line(FIELD.plate, tokens("light"))
    for key in ("1001", "1023", "4201", "4223"):
        for node in LATTICE.corners(LATTICE.cells[key]):
            x, y = LATTICE.at(node)
            assert edge.left < x < edge.right
            assert edge.top < y < edge.bottom
    box = legend_box(FIELD.plate)
    assert box.bottom < min(y for _, y in LATTICE.spots.values()) - LATTICE.radius
    assert box.right < edge.right


def test_every_work_is_drawn_on_its_side() -> None:
    works = ("revetment", "redoubt", "abatis", "siege-works", "open-perimeter")
    listed = Tally((f"{s.a}-{s.b}", s.kind) for s in sheet().sides if s.kind in works)
    layer = next(n for n in drawn().iter() if n.attrib.get("id") == "layer-works")
    nodes = [n for n in layer if "data-work" in n.attrib]
    assert Tally((n.attrib["data-side"], n.attrib["data-work"]) for n in nodes) == listed
    assert listed["1404-1405", "redoubt"] == listed["1404-1405", "abatis"] == 1


def test_every_entry_and_headquarters_has_its_colour() -> None:
    groups = [n for n in drawn().iter() if "data-entry" in n.attrib]
    assert {(n.attrib["data-entry"], n.attrib["class"]) for n in groups} == {
        *(("A", "american"), ("B-1", "british"), ("B-2", "british"), ("F", "french")),
        *(("V-1", "french"), ("V-2", "french"), ("V-3", "french")),
    }
    flags = [n for n in drawn().iter() if n.attrib.get("class") == "flag"]
    assert len(flags) == 3


def test_names_are_written_once() -> None:
    written = Tally(
        node.text for node in drawn().iter(f"{SVG}text") if node.attrib.get("class") == "name"
    )
    assert written["Barracks"] == written["Springfield"] == 1
    assert written["redoubt"] == 2  # of Yamacraw and of Spring Hill


def test_the_ground_is_told_in_words_that_can_be_drawn() -> None:
    assert {place.ground for place in sheet().hexes} <= set(kinds.GROUNDS)
    assert {side.kind for side in sheet().sides} <= set(kinds.SIDES)


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_explanation_is_told_in_three_languages(language: str) -> None:
    words = sheet_words("savannah", language)
    texts = [node.text for node in drawn(language=language).iter(f"{SVG}text")]
    for kind in FIELD.plate.explanation:
        assert words[f"field-{kind}"] in texts


@pytest.mark.parametrize(
    ("language", "redoubt", "river"),
    [
        ("en", "1404 Spring Hill redoubt", "Savannah  River"),
        ("es", "1404 Reducto de Spring Hill", "Río  Savannah"),
        ("it", "1404 Ridotta di Spring Hill", "Fiume  Savannah"),
    ],
)
def test_what_is_called_by_what_it_is_is_lettered_in_the_readers_language(
    language: str, redoubt: str, river: str
) -> None:
    board = drawn(language=language)
    assert redoubt in [node.text for node in board.iter(f"{SVG}title")]
    texts = [node.text for node in board.iter(f"{SVG}text")]
    assert river in texts
    assert {"Fair Lawn", "Bonaventure"} <= set(texts)  # proper names stay


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_map_and_the_log_call_a_place_by_the_same_name(language: str) -> None:
    words, lettered = words_for("savannah", language), sheet_words("savannah", language)
    named = [place for place in sheet().hexes if place.name]
    assert len(named) > 30
    for place in named:
        assert words.name("hex", place.key) == f"{told(place.name, lettered)} ({place.key})"


def test_the_themes_differ_only_in_colour() -> None:
    light, dark = ([(n.tag, n.attrib.get("d")) for n in drawn(t).iter()] for t in THEMES)
    assert light == dark


def test_a_drawing_is_the_same_each_time() -> None:
    assert board_svg(TITLE, "light") == board_svg(TITLE, "light")


# --- Lines over the lattice -----------------------------------------------------------------------


def small(*sides: HexSide) -> Lattice:
    keys = ("0101", "0102", "0201", "0202", "0301", "0302")
    hexes = tuple(
        HexPlace(key, int(key[:2]), int(key[2:]), "clear" if key != "0201" else "woods")
        for key in keys
    )
    return Lattice(HexSheet((1, 3), (1, 2), 1, hexes, sides), 50.0, 0.0, 0.0)


def test_sides_join_into_one_line() -> None:
    creek = small(
        HexSide("0201", "0101", "creek"),
        HexSide("0201", "0202", "creek"),
        HexSide("0201", "0301", "creek"),
    )
    (line,) = creek.along_sides("creek")
    assert len(line) == 4
    assert line[0] != line[-1]


def test_a_road_that_forks_ends_where_it_forks() -> None:
    fork = small(
        HexSide("0101", "0201", "road"),
        HexSide("0201", "0301", "road"),
        HexSide("0201", "0202", "road"),
    )
    lines = fork.through_centres("road")
    assert sorted(len(line) for line in lines) == [2, 2, 2]


def test_a_ring_of_sides_is_closed() -> None:
    around = small()
    (loop,) = around.outlines(lambda cell: cell == (2, 1))
    assert sorted(loop) == sorted(around.corners((2, 1)))


def test_every_side_has_two_ends_that_both_hexes_share() -> None:
    for side in sheet().sides:
        ends = LATTICE.ends(side.a, side.b)
        assert set(ends) < set(LATTICE.corners(LATTICE.cells[side.b]))
        assert LATTICE.ends(side.b, side.a) in (ends, ends[::-1])


def test_calmed_lines_keep_their_ends() -> None:
    zigzag = [(0.0, 0.0), (1.0, 2.0), (2.0, 0.0), (3.0, 2.0)]
    calm = calmed(zigzag, closed=False)
    assert (calm[0], calm[-1]) == (zigzag[0], zigzag[-1])
    assert calm[1][1] < 2.0
    assert len(rounded(zigzag, 1)) == 8


# --- Both orientations ----------------------------------------------------------------------------


def hexes(*, pointed: bool, sides: tuple[tuple[str, str, str], ...] = ()) -> Lattice:
    """Three columns and four rows, numbered RRCC, the odd lines shifted; 0202 is a river."""
    places = tuple(
        HexPlace(f"{row:02}{column:02}", column, row, "river" if row == column == 2 else "clear")
        for row in range(1, 5)
        for column in range(1, 4)
    )
    lying = tuple(HexSide(*side) for side in sides)
    return Lattice(HexSheet((1, 3), (1, 4), 1, places, lying, pointed=pointed), 50.0, 10.0, 20.0)


@pytest.mark.parametrize("pointed", [False, True])
def test_neighbours_lie_one_height_apart_in_both_orientations(pointed: bool) -> None:
    lattice = hexes(pointed=pointed)
    grid = HexGrid(range(1, 4), range(1, 5), 1, pointed=pointed, row_first=True)
    assert set(grid.names) == set(lattice.cells)
    for hex_, around in enumerate(grid.neighbours):
        here = lattice.spots[grid.names[hex_]]
        for other in around:
            if other >= 0:
                key = grid.names[other]
                assert math.isclose(
                    math.dist(here, lattice.spots[key]), lattice.height, abs_tol=0.2
                )
                (x1, y1), (x2, y2) = lattice.side(grid.names[hex_], key)
                assert math.isclose(math.dist((x1, y1), (x2, y2)), lattice.radius, abs_tol=0.01)
                middle = (x1 + x2) / 2, (y1 + y2) / 2
                assert math.isclose(math.dist(here, middle), lattice.height / 2, abs_tol=0.2)


@pytest.mark.parametrize("pointed", [False, True])
def test_a_pointed_hex_has_a_corner_on_top_and_a_flat_one_a_side(pointed: bool) -> None:
    lattice = hexes(pointed=pointed)
    corners = [lattice.at(node) for node in lattice.corners(lattice.cells["0202"])]
    top = min(y for _, y in corners)
    assert sum(math.isclose(y, top) for _, y in corners) == (1 if pointed else 2)
    _, y = lattice.spots["0202"]
    assert math.isclose(y - top, lattice.top_edge, abs_tol=0.1)


@pytest.mark.parametrize("pointed", [False, True])
def test_outlines_run_the_same_way_round_in_both_orientations(pointed: bool) -> None:
    lattice = hexes(pointed=pointed)
    (loop,) = lattice.outlines({lattice.cells["0202"]}.__contains__)
    points = [lattice.at(node) for node in loop]
    turned = zip(points, [*points[1:], points[0]], strict=True)
    assert sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in turned) > 0


def test_rivers_and_railroads_are_drawn_where_they_run() -> None:
    lattice = hexes(pointed=True, sides=(("0202", "0302", "river"), ("0203", "0303", "rail")))
    assert 'class="river"' in side_layer(lattice)
    assert 'class="way rail"' in road_layer(lattice, road_lines(lattice))


# --- Counters -------------------------------------------------------------------------------------


def pieces(layout: Layout) -> dict[str, str]:
    """By piece the hex in which it is drawn."""
    root = ET.fromstring(counters_svg(TITLE, layout))
    found: dict[str, str] = {}
    for stack in root.iter():
        if "data-side" in stack.attrib and "stack" in stack.attrib.get("class", ""):
            for part in stack.iter():
                if "data-piece" in part.attrib:
                    assert part.attrib["data-piece"] not in found
                    found[part.attrib["data-piece"]] = stack.attrib["data-space"]
    return found


def test_whatever_stands_on_the_map_is_drawn_and_nothing_else() -> None:
    known = set(ATLAS.place_keys)
    stands = LAYOUT.stands()
    assert pieces(LAYOUT) == {key: at for key, at in stands.items() if at in known}
    assert len(pieces(LAYOUT)) > 80


def counter(key: str, *badges: str, steps: int = 2) -> Counter:
    piece = ATLAS.pieces[key]
    return Counter("2010", piece.side, piece.kind, key, steps=steps, badges=badges)


def one(*badges: str, steps: int = 2) -> ET.Element:
    layout = Layout((counter("auxerrois", *badges, steps=steps),))
    return lying(layout)


def words(root: ET.Element, kind: str) -> list[str | None]:
    return [n.text for n in root.iter(f"{SVG}text") if n.attrib.get("class") == kind]


def classes(root: ET.Element) -> set[str]:
    return {n.attrib["class"] for n in root.iter() if "class" in n.attrib}


def lying(layout: Layout) -> ET.Element:
    """The counters in their hexes, without what is spread out when it is pointed at."""
    root = ET.fromstring(counters_svg(TITLE, layout))
    return next(node for node in root.iter() if node.get("id") == "layer-units")


def fan_of(layout: Layout) -> ET.Element | None:
    root = ET.fromstring(counters_svg(TITLE, layout))
    return next((n for n in root.iter() if n.get("class", "").split()[:1] == ["fan"]), None)


def test_a_stack_that_is_pointed_at_is_spread_out_large_and_in_its_order() -> None:
    units = [key for key, piece in ATLAS.pieces.items() if piece.faces][:6]
    for count in (1, 4, 6):
        fan = fan_of(Layout(tuple(counter(key) for key in units[:count])))
        assert fan is not None
        assert fan.attrib["data-space"] == "2010"
        named = [n.attrib["data-piece"] for n in fan.iter() if "data-piece" in n.attrib]
        assert named == units[:count]
        # On a map at its full size a few are read where they lie.
        assert fan.attrib["class"] == ("fan near" if count <= 4 else "fan")
    assert fan_of(Layout((Counter("2010", "british", HIDDEN),))) is None


def test_a_counter_shows_strength_morale_and_movement_of_its_side() -> None:
    unit = UNITS[UNIT["auxerrois"]]
    assert unit.strength[1] < unit.strength[2]
    for steps in (1, 2):
        drawn = one(steps=steps)
        assert words(drawn, "points-of") == [str(unit.strength[steps])]
        morale, movement = words(drawn, "rating-of")
        assert morale == {-1: "−1", 0: "0", 1: "+1", 2: "+2"}[unit.morale[steps]]
        assert movement == str(unit.movement)
    assert "spent" in classes(one(steps=1))
    assert "spent" not in classes(one())


def test_disorder_is_told_by_shape() -> None:
    plain = classes(one())
    assert not plain & {"disrupted", "shattered", "pin", "sign-of"}
    assert "disrupted" in classes(one("disrupted"))
    assert "shattered" in classes(one("shattered"))
    assert "pin" in classes(one("pinned"))
    for badge, letter in FIELD.plate.badges.items():
        assert words(one(badge), "sign-letter") == [letter]
    assert words(one("weary"), "sign-letter") == ["W"]


def test_the_armies_differ_in_shape() -> None:
    shapes: set[str] = set()
    for key in ("foot-60", "auxerrois", "sc-2"):
        root = ET.fromstring(counters_svg(TITLE, Layout((counter(key),))))
        token = next(n for n in root.iter() if n.attrib.get("class", "").startswith("token"))
        shapes.add(token.attrib["d"])
    assert len(shapes) == 3


def test_every_arm_and_every_band_is_known() -> None:
    for piece in ATLAS.pieces.values():
        if piece.kind != "leader":
            assert piece.kind in KINDS
            assert piece.band in FIELD.plate.bands


def test_leaders_stand_first_and_guns_last() -> None:
    found = {stack.place: stack.counters for stack in stacks(ATLAS, LAYOUT, ATLAS.place_keys)}
    assert found["1404"][-1].counter.kind == "guns"
    assert found["1406"][0].counter.kind == "leader"


def test_counters_of_a_hex_do_not_cover_each_other() -> None:
    units = [key for key, piece in ATLAS.pieces.items() if piece.faces][:9]
    for count in range(1, 10):
        layout = Layout(tuple(counter(key, steps=1) for key in units[:count]))
        root = lying(layout)
        at = [n.attrib["transform"] for n in root.iter() if "data-piece" in n.attrib]
        spots = [tuple(map(float, text[10:-1].split())) for text in at]
        token = next(n for n in root.iter() if n.attrib.get("class", "").startswith("token"))
        half = abs(float(token.attrib["d"][1:].split("l")[0].split()[0]))
        for index, (x, y) in enumerate(spots):
            for u, v in spots[:index]:
                assert abs(x - u) > 2 * half - 0.2 or abs(y - v) > 2 * half - 0.2
        cx, cy = LATTICE.spots["2010"]
        assert all(math.hypot(x - cx, y - cy) < LATTICE.radius for x, y in spots)


def test_works_breaches_and_ruins_are_drawn_where_they_are() -> None:
    markers = (
        Marker("work", "1609", towards=("1608", "1708")),
        Marker("work-begun", "1809"),
        Marker("breached", "1404", towards=("1405",)),
        Marker("cleared", "1605", towards=("1606",)),
        Marker("destroyed", "1803"),
    )
    root = ET.fromstring(counters_svg(TITLE, Layout(markers=markers)))
    made = [n for n in root.iter() if n.attrib.get("class", "").startswith("made")]
    assert [(n.attrib["data-space"], len(n)) for n in made] == [("1609", 2), ("1809", 1)]
    breaches = [n for n in root.iter() if n.attrib.get("class") == "breach"]
    assert [(n.attrib["data-side"], n.attrib["data-kind"]) for n in breaches] == [
        *(("1404-1405", "breached"), ("1605-1606", "cleared")),
    ]
    ruins = [n.attrib["data-space"] for n in root.iter() if n.attrib.get("class") == "ruin"]
    assert ruins == ["1803"]


def test_a_position_is_the_board_with_its_counters() -> None:
    root = ET.fromstring(position_svg(TITLE, LAYOUT, "dark", "it"))
    ids = having(root, "id")
    assert {"layer-map", "layer-counters", "layer-units", "layer-title"} <= set(ids)
    assert len(ids) == len(set(ids))
