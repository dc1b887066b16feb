"""The board of a title that brings no plate: drawn plainly, and everything that lies on it."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

from longroll.draw import THEMES, DrawError, board_svg, counters_svg, plain, position_svg
from longroll.engine.chance import Scripted
from longroll.engine.game import Game
from longroll.engine.tableau import HIDDEN
from longroll.engine.title import Title, get_title, register, unregister
from tests.engine.duel import DuelTitle
from tests.engine.patrol import PatrolTitle


@pytest.fixture
def patrol() -> Iterator[Title]:
    register("patrol", PatrolTitle)
    yield get_title("patrol")
    unregister("patrol")


def having(svg: str, name: str) -> list[str]:
    return [n.attrib[name] for n in ET.fromstring(svg).iter() if name in n.attrib]


@pytest.mark.parametrize("theme", THEMES)
def test_a_map_of_hexes_without_a_plate_is_drawn(patrol: Title, theme: str) -> None:
    svg = board_svg(patrol, theme)
    assert set(having(svg, "data-space")) == set(patrol.inventory.atlas().place_keys)
    assert svg.count('class="side way road"') == 3


def test_hidden_pieces_and_named_ones_lie_in_their_hexes(patrol: Title) -> None:
    game = Game("patrol", chance=Scripted(rolls=[4]))
    game.push("ride")
    svg = counters_svg(patrol, game.tableau().layout)
    stacks = {
        n.attrib["data-space"]: [part.get("data-kind") or part.get("data-piece") for part in n]
        for n in ET.fromstring(svg).iter()
        if "stack" in n.attrib.get("class", "")
    }
    assert stacks == {"0103": [HIDDEN], "0202": ["scout"], "0303": [HIDDEN]}
    assert 'data-space="0202"' in position_svg(patrol, game.tableau().layout, "dark")


def test_places_without_a_plate_lie_as_on_the_earth() -> None:
    size = plain.size("forthepeople")
    spots = plain.places("forthepeople").spots
    assert spots["richmond"][0] > spots["memphis"][0]
    assert spots["boston" if "boston" in spots else "philadelphia"][1] < spots["mobile"][1]
    assert all(0 < x < size[0] and 0 < y < size[1] for x, y in spots.values())
    drawn = plain.static("forthepeople", "light", "en")
    assert drawn.count("data-link") == len(get_title("forthepeople").inventory.atlas().routes)


def test_a_title_without_a_map_is_not_drawn() -> None:
    register("duel", DuelTitle)
    with pytest.raises(DrawError, match="no map"):
        board_svg(get_title("duel"))
    unregister("duel")
