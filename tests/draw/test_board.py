"""The board itself: everything on it once, in its place, and legible."""

from __future__ import annotations

import json
import math
import re
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import longroll.draw
from longroll.draw import THEMES, DrawError, board_of, board_svg, tokens
from longroll.draw.furniture import legend_box
from longroll.draw.labels import Box
from longroll.draw.network import bar_ends
from longroll.draw.placing import counter_box
from longroll.draw.plate import geography
from longroll.draw.sheet import Point
from longroll.draw.sheetwork import neat_line
from longroll.draw.survey import Curve
from longroll.engine.title import get_title, register
from longroll.words import words_for
from tests.engine.duel import DuelTitle

TITLE = get_title("forthepeople")
ATLAS = TITLE.inventory.atlas()
SVG = "{http://www.w3.org/2000/svg}"
FOLDER = Path(longroll.draw.__file__).parent


def drawn(theme: str = "light") -> ET.Element:
    return ET.fromstring(board_svg(TITLE, theme))


def having(root: ET.Element, name: str) -> list[str]:
    """The values of an attribute, wherever it stands."""
    return [node.attrib[name] for node in root.iter() if name in node.attrib]


@pytest.mark.parametrize("theme", THEMES)
def test_it_is_well_formed_and_not_too_large(theme: str) -> None:
    document = board_svg(TITLE, theme)
    assert ET.fromstring(document).tag == f"{SVG}svg"
    assert len(document.encode()) < 600_000


def test_every_space_is_there_once() -> None:
    root = drawn()
    keys = [place.key for place in ATLAS.places]
    assert having(root, "data-space") == keys
    ids = having(root, "id")
    assert len(ids) == len(set(ids))
    assert {f"space-{key}" for key in keys} <= set(ids)


def test_every_name_is_written_whole() -> None:
    written = {
        node.attrib["data-space"]: " ".join(
            text.text or "" for text in node.iter(f"{SVG}text") if "name" in text.attrib["class"]
        )
        for node in drawn().iter()
        if "data-space" in node.attrib
    }
    for place in ATLAS.places:
        plain = written[place.key].replace("/ ", "/").lower()
        assert plain == place.name.lower()


def test_every_link_and_every_bar_is_drawn() -> None:
    root = drawn()
    routes = sorted(f"{route.a} {route.b}" for route in ATLAS.routes)
    lines = [n for n in root.iter() if "data-link" in n.attrib and n.attrib["class"] != "bar"]
    assert sorted(n.attrib["data-link"] for n in lines) == routes
    kinds = {n.attrib["class"] for n in lines}
    assert kinds == {"rail", "road", "ferry"}
    bars = [n for n in root.iter() if n.attrib.get("class") == "bar" and "data-link" in n.attrib]
    assert [(n.attrib["data-link"], n.attrib["data-river"]) for n in bars] == [
        (f"{route.a} {route.b}", route.river) for route in ATLAS.routes if route.bar
    ]
    assert {way.key for way in ATLAS.waterways} <= set(having(root, "data-river"))


def test_no_two_names_overlap() -> None:
    board = board_of("forthepeople")
    for one, other in combinations(board.labels.values(), 2):
        assert not one.box.overlap(other.box), (one.place.key, other.place.key)


def test_no_name_lies_on_a_mark_or_on_a_river_to_cross() -> None:
    board, metric = board_of("forthepeople"), tokens("light")
    bars = [bar_ends(curve, metric) for curve in board.links if curve.route.bar]
    assert len(bars) > 20
    for label in board.labels.values():
        for place in ATLAS.places:
            x, y = board.spots[place.key]
            half = metric.space["symbol"] * (1.35, 1.12, 1.0, 0.86)[place.rank - 1]
            mark = Box(x - half, y - half, x + half, y + half)
            assert not label.box.overlap(mark), (label.place.key, place.key)
        for a, b in bars:
            assert not any(label.box.holds(end) for end in (a, b)), label.place.key


def test_few_names_lie_on_roads_and_on_counters_and_none_lies_long_on_one() -> None:
    board, metric = board_of("forthepeople"), tokens("light")
    lines = [point for curve in board.links for point in _every_unit(curve)]
    covered = {
        key: sum(label.box.holds(point) for point in lines) for key, label in board.labels.items()
    }
    assert max(covered.values()) < 80, max(covered, key=lambda key: covered[key])
    assert sum(covered.values()) < 2300
    shared = sum(
        label.box.overlap(counter_box(spot, metric))
        for key, label in board.labels.items()
        for other, spot in board.spots.items()
        if key != other
    )
    counters = len(board.spots) * metric.space["counter"] * metric.space["counter-height"]
    assert shared < counters / 100


def _every_unit(curve: Curve) -> list[Point]:
    return curve.points(round(math.dist(curve.a, curve.b)))


def test_no_name_stands_far_from_its_mark_and_near_to_another() -> None:
    board = board_of("forthepeople")
    for key, label in board.labels.items():
        if label.place.rank == 1:  # its letters tell that it is the capital's
            continue
        own = _away(label.box, board.spots[key])
        for other, spot in board.spots.items():
            assert other == key or own < 1.5 * _away(label.box, spot), (key, other)


def _away(box: Box, point: Point) -> float:
    """How far a point lies from a box."""
    wide = max(box.left - point[0], point[0] - box.right, 0.0)
    high = max(box.top - point[1], point[1] - box.bottom, 0.0)
    return math.hypot(wide, high)


def test_spaces_keep_a_counters_width_apart_and_within_the_frame() -> None:
    board, metric = board_of("forthepeople"), tokens("light")
    edge = neat_line(board.plate, metric)
    for (a, p), (b, q) in combinations(board.spots.items(), 2):
        assert math.dist(p, q) > metric.space["counter"] + 20, (a, b)
    for key, label in board.labels.items():
        assert edge.holds(board.spots[key])
        assert edge.holds(label.box[:2])
        assert edge.holds(label.box[2:])
        assert not label.box.overlap(legend_box(board.plate))


def test_spaces_stay_in_their_states() -> None:
    """By the sheet they lie where they lie; only forts in the water and shores may be outside."""
    board = board_of("forthepeople")
    for place in ATLAS.places:
        if {"coastal-fort", "ocean-port", "river-port"} & set(place.marks):
            continue
        if place.key == "atlantic-city":  # on an outer beach that is simplified away
            continue
        rings = _rings(place.region)
        assert any(_inside(board.spots[place.key], ring) for ring in rings), place.key


def _rings(region: str) -> list[list[Point]]:
    sheet, states = board_of("forthepeople").plate.sheet, geography().states
    rings: list[list[Point]] = []
    for numbers in states["states"][region]:
        ring: list[Point] = []
        for number in numbers:
            arc = sheet.line(states["arcs"][number if number >= 0 else ~number])
            ring += arc if number >= 0 else arc[::-1]
        rings.append(ring)
    return rings


def _inside(point: Point, ring: list[Point]) -> bool:
    x, y = point
    crossed = 0
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            crossed += 1
    return crossed % 2 == 1


def test_the_sheet_is_nowhere_folded() -> None:
    """Every cell of the grid keeps its sense: east stays right of west, south below north."""
    sheet = board_of("forthepeople").plate.sheet
    nodes, columns = sheet.nodes, sheet.columns
    for i in range(len(nodes) // 2 - columns):
        if (i + 1) % columns == 0:
            continue
        (ax, ay), (bx, by), (cx, cy) = (
            (nodes[2 * j], nodes[2 * j + 1]) for j in (i, i + 1, i + columns)
        )
        assert (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0


def test_the_same_bytes_every_time() -> None:
    code = (
        "import hashlib; from longroll.draw import board_svg;"
        "from longroll.engine.title import get_title;"
        "print(hashlib.sha256(board_svg(get_title('forthepeople')).encode()).hexdigest())"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(FOLDER.parents[1])},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1


def test_no_colour_is_missing_from_the_style() -> None:
    for theme in THEMES:
        style = re.search(r"<style>(.*)</style>", board_svg(TITLE, theme), re.DOTALL)
        assert style is not None
        assert not re.search(r"[$%@](?!font-face)[a-z]", style[1].split("@font-face")[-1])


def test_the_geography_that_ships_is_small_and_says_its_source() -> None:
    files = sorted((FOLDER / "geography").glob("*.json"))
    assert [file.stem for file in files] == ["coast", "hills", "rivers", "states"]
    assert sum(file.stat().st_size for file in files) <= 150_000
    for file in files:
        assert json.loads(file.read_text("utf-8"))["source"]


def test_what_cannot_be_drawn_says_so() -> None:
    register("duel", DuelTitle)
    with pytest.raises(DrawError, match="duel has no map to draw"):
        board_svg(get_title("duel"))
    with pytest.raises(DrawError, match="the themes are: light, dark"):
        board_svg(TITLE, "sepia")


# --- Colours -------------------------------------------------------------------------------------

# What the eye without red or without green sees, in linear light (Viénot, Brettel and Mollon).
BLIND = {
    "protan": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deutan": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}


def _seen(colour: str, eye: str) -> tuple[float, float, float]:
    linear = [(int(colour[i : i + 2], 16) / 255) ** 2.2 for i in (1, 3, 5)]
    r, g, b = (
        max(0.0, sum(k * v for k, v in zip(row, linear, strict=True))) ** (1 / 2.2)
        for row in BLIND[eye]
    )
    return r, g, b


@pytest.mark.parametrize("eye", BLIND)
@pytest.mark.parametrize("theme", THEMES)
def test_sides_differ_for_every_eye(theme: str, eye: str) -> None:
    colour = tokens(theme).colour
    sides = [_seen(colour[side], eye) for side in ("navy", "butternut", "olive")]
    assert math.dist(sides[0], sides[1]) > 0.2
    assert math.dist(sides[0], sides[2]) > 0.15


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("ink", "ground"),
    [("ink", "paper"), ("navy-ink", "navy"), ("butternut-ink", "butternut")],
)
def test_figures_stand_out(theme: str, ink: str, ground: str) -> None:
    colour = tokens(theme).colour
    lights = sorted(_luminance(colour[name]) for name in (ink, ground))
    assert (lights[1] + 0.05) / (lights[0] + 0.05) > 4.5


def _luminance(colour: str) -> float:
    r, g, b = (math.pow(int(colour[i : i + 2], 16) / 255, 2.2) for i in (1, 3, 5))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


@pytest.mark.parametrize("language", ["es", "it"])
def test_seas_and_states_are_lettered_in_the_readers_language(language: str) -> None:
    def lettered(tongue: str, kind: str) -> list[str]:
        root = ET.fromstring(board_svg(TITLE, "light", tongue))
        return [node.text or "" for node in root.iter(f"{SVG}text") if node.get("class") == kind]

    english, other = lettered("en", "sea-name"), lettered(language, "sea-name")
    assert len(other) == len(english) == 4
    assert not set(english) & set(other)
    # As the log calls them.
    words = words_for("forthepeople", language)
    named = {str(words.name("state", key)).upper() for key in STATES}
    drawn_names = lettered(language, "state-name")
    assert len(drawn_names) == len(lettered("en", "state-name"))
    assert len(named & set(drawn_names)) >= len(named) - 1  # the federal district has no letters


STATES = [
    row.split(",")[0] for row in (TITLE.folder / "pack/states.csv").read_text().splitlines()[1:]
]
