"""The map drawn: every hex and space once, in every language, soon enough, with what it bears."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from typing import cast
from xml.etree import ElementTree as ET

import pytest

from longroll.draw import THEMES, DrawError, board_svg, cropped
from longroll.draw.field import kinds
from longroll.draw.field.board import field_of, static
from longroll.draw.field.towns import RANKS
from longroll.draw.furniture import sheet_words
from longroll.draw.sheetwork import neat_line
from longroll.draw.tokens import tokens
from longroll.engine.atlas import HexSheet
from longroll.engine.title import Title, get_title, register, unregister
from longroll.titles.uscivilwar import USCivilWar
from longroll.titles.uscivilwar.components import GROUND, REALMS

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def title() -> Iterator[Title]:
    register("uscivilwar", lambda: cast("Title", USCivilWar()))
    yield get_title("uscivilwar")
    unregister("uscivilwar")


@pytest.fixture(scope="module")
def board(title: Title) -> ET.Element:
    return ET.fromstring(board_svg(title))


def sheet(title: Title) -> HexSheet:
    found = title.inventory.atlas().sheet
    assert found is not None
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_it_is_drawn_in_less_than_four_seconds(title: Title, theme: str) -> None:
    static.cache_clear()
    begun = time.process_time()
    document = board_svg(title, theme)
    assert time.process_time() - begun < 4
    assert len(document.encode()) < 2_000_000


def test_every_hex_and_space_is_there_once(title: Title, board: ET.Element) -> None:
    drawn = [node.attrib["data-space"] for node in board.iter() if "data-space" in node.attrib]
    assert len(drawn) == len(set(drawn))
    assert set(drawn) == set(title.inventory.atlas().place_keys)
    ids = [node.attrib["id"] for node in board.iter() if "id" in node.attrib]
    assert len(ids) == len(set(ids))


def test_every_space_lies_within_the_frame_and_on_no_other(title: Title) -> None:
    field = field_of("uscivilwar")
    edge = neat_line(field.plate, tokens("light"))
    for key in (place.key for place in title.inventory.atlas().places):
        x, y = field.spots[key]
        assert edge.left < x - 30, key
        assert x + 30 < edge.right, key
        assert y + 30 < edge.bottom, key
        near = [k for k, (p, q) in field.spots.items() if abs(p - x) < 30 and abs(q - y) < 30]
        assert near == [key]


def test_a_fort_lies_beside_the_port_that_it_protects() -> None:
    field = field_of("uscivilwar")
    for space in GROUND.spaces:
        ports = [field.spots[GROUND.keys[port]] for port in space.protects]
        if ports:
            near = min(math.dist(field.spots[space.key], port) for port in ports)
            assert near < 2.1 * field.lattice.radius, space.key


def test_all_that_is_on_the_map_can_be_drawn(title: Title) -> None:
    found = sheet(title)
    assert {place.ground for place in found.hexes} <= set(kinds.GROUNDS)
    assert {side.kind for side in found.sides} <= set(kinds.SIDES)
    assert {country.key for country in found.countries} == {r.key.lower() for r in REALMS}
    once = [(side.a, side.b, side.kind) for side in found.sides]
    assert len(once) == len(set(once))


def test_every_town_is_named(title: Title, board: ET.Element) -> None:
    written = {
        node.attrib["data-space"]: " ".join(
            text.text or "" for text in node.iter(f"{SVG}text")
        ).lower()
        for node in board.iter()
        if "data-space" in node.attrib
    }
    for place in sheet(title).hexes:
        if place.name and set(RANKS) & set(place.marks):
            short = place.name.partition(" (")[0].replace(" Court House", " C.H.")
            assert short.replace(" and ", " & ").lower() == written[place.key], place.key


@pytest.mark.parametrize("language", ["es", "it"])
def test_states_and_signs_are_named_in_every_language(title: Title, language: str) -> None:
    own, english = sheet_words("uscivilwar", language), sheet_words("uscivilwar", "en")
    plate = field_of("uscivilwar").plate
    for kind in plate.explanation:
        assert own[f"field-{kind}"] != english[f"field-{kind}"], kind
    root = ET.fromstring(board_svg(title, "light", language))
    said = " ".join("".join(node.itertext()) for node in root.iter(f"{SVG}text"))
    assert {"es": "CAROLINA DEL NORTE", "it": "CAROLINA DEL NORD"}[language] in " ".join(
        said.split()
    )


def test_the_states_are_lettered_within_their_borders(title: Title) -> None:
    """The middle of each state's name lies in a hex of it."""
    field, states = field_of("uscivilwar"), {realm.name.upper(): realm for realm in REALMS}
    hexes = {place.key: place for place in sheet(title).hexes}
    lettered = {
        " ".join(letters.text.split()): letters
        for letters in field.plate.lettering
        if letters.kind == "land-name"
    }
    assert set(lettered) == set(states) - {"DISTRICT OF COLUMBIA"}
    for name, letters in lettered.items():
        x, y = field.lattice.spot(letters.column, letters.row)
        near = min(
            hexes,
            key=lambda key: (field.spots[key][0] - x) ** 2 + (field.spots[key][1] - y) ** 2,
        )
        assert states[name].key.lower() in hexes[near].zones, name


def test_a_theatre_can_be_looked_at_by_itself(title: Title) -> None:
    document = board_svg(title, "light", "it")
    root = ET.fromstring(document)
    views = {node.attrib["data-view"]: node for node in root.iter(f"{SVG}view")}
    assert list(views) == ["east", "west", "trans-mississippi", "gulf", "atlantic"]
    names = ["".join(view.itertext()) for view in views.values()]
    assert names == ["Est", "Ovest", "Trans-Mississippi", "Golfo", "Atlantico"]
    seats = {
        "east": ("1647", "2146"),
        "west": ("2416", "3126", "4011"),
        "trans-mississippi": ("3207",),
        "gulf": ("4011", "4619", "4814", "5101", "brownsville"),
        "atlantic": ("3345", "3529", "3839", "4137", "fort-pulaski"),
    }
    whole = root.attrib["viewBox"]
    for key, places in seats.items():
        shown = ET.fromstring(cropped(document, key)).attrib["viewBox"]
        assert shown == views[key].attrib["viewBox"] != whole
        x, y, wide, high = map(float, shown.split())
        for place in places:
            p, q = field_of("uscivilwar").spots[place]
            assert x < p < x + wide
            assert y < q < y + high
    with pytest.raises(DrawError, match="east, west, trans-mississippi"):
        cropped(document, "north")
