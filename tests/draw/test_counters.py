"""What lies on the board: what the tableau says, all of it, and nothing that it does not say."""

from __future__ import annotations

import random
from collections import Counter as Tally
from xml.etree import ElementTree as ET

import pytest

from longroll.draw import counters_svg, draw, position_svg
from longroll.draw.counters.markers import DRAWINGS
from longroll.engine.chance import Sampled
from longroll.engine.game import Game
from longroll.engine.position import read_position
from longroll.engine.tableau import HIDDEN, MOVING, STRENGTH, Counter, Layout, Marker, Zone
from longroll.engine.title import get_title, title_keys

TITLE = get_title("forthepeople")

POSITION = """
title = "forthepeople"
scenario = "1861"
"""


def drawn(layout: Layout, title: str = "forthepeople") -> ET.Element:
    return ET.fromstring(counters_svg(get_title(title), layout))


def having(root: ET.Element, *names: str) -> list[tuple[str, ...]]:
    return [
        tuple(n.attrib[one] for one in names)
        for n in root.iter()
        if all(one in n.attrib for one in names)
    ]


def check(game: Game) -> None:
    """Everything on the table that has a place on the board is drawn there, and nothing else."""
    layout, places = game.tableau().layout, set(game.title.inventory.atlas().place_keys)
    root = drawn(layout, game.title.info.key)
    units = next(n for n in root.iter() if n.get("id") == "layer-units")
    lying = [counter for counter in layout.counters if counter.place in places]
    named = Tally(
        (part.attrib["data-piece"], stack.attrib["data-space"])
        for stack in units
        for part in stack.iter()
        if "data-piece" in part.attrib
    )
    told = ET.tostring(units, encoding="unicode")
    expected = Tally((counter.key, counter.place) for counter in lying if counter.key)
    # A pile shows one tab in full, and says who else is under it.
    assert named <= expected
    for key, _place in expected - named:
        assert game.title.inventory.atlas().pieces[key].name.split()[-1] in told
    strength = Tally[tuple[str, str]]()
    for counter in lying:
        if counter.kind == STRENGTH:
            strength[counter.place, counter.side] += counter.number
    shown = Tally[tuple[str, str]]()
    for place, side, count in having(units, "data-space", "data-side", "data-strength"):
        shown[place, side] += int(count)
    assert +shown == strength
    for kind, attribute in (("control", "data-control"), ("fort", "data-fort")):
        marked = {(m.place, m.side) for m in layout.markers if m.kind == kind}
        assert set(having(root, "data-space", attribute)) >= marked


@pytest.mark.parametrize("title", title_keys())
def test_every_position_of_a_game_is_drawn_as_it_stands(title: str) -> None:
    game = Game(title, seed=11)
    luck = random.Random(11)
    for count in range(400):
        if game.over:
            break
        if count % 25 == 0:
            check(game)
        game.push(luck.choice(game.actions))


def test_every_marker_is_drawn_where_it_lies() -> None:
    kinds = [*DRAWINGS, "a-kind-that-nobody-knows"]
    for kind in kinds:
        marker = Marker(kind, "atlanta", "union", ("macon",))
        layer = next(n for n in drawn(Layout(markers=(marker,))).iter() if n.get("id"))
        assert len(list(layer.iter())) > 1, kind
    letters = [n.text for n in drawn(Layout(markers=(Marker("weather", "atlanta"),))).iter()]
    assert "W" in letters


def test_what_lies_nowhere_on_the_board_is_not_drawn() -> None:
    layout = Layout(
        (Counter("turn-track", "union", "general", "grant"),), (Marker("fort", "turn-track"),)
    )
    assert not having(drawn(layout), "data-piece")
    assert not having(drawn(layout), "data-fort")


def test_a_hidden_counter_shows_its_back_and_how_many_lie_there() -> None:
    back = Counter("atlanta", "union", HIDDEN, number=3)
    root = drawn(Layout((back, Counter("macon", "union", HIDDEN))))
    kinds = having(root, "data-kind")
    assert kinds == [(HIDDEN,), (HIDDEN,)]
    assert not having(root, "data-piece")
    assert {n.text for n in root.iter() if n.text and n.text.strip() in {"3", "?"}} == {"3", "?"}


def test_what_moves_lies_apart_and_on_top() -> None:
    moving = Counter("atlanta", "union", STRENGTH, number=2, stack=MOVING)
    resting = Counter("macon", "union", STRENGTH, number=4)
    root = drawn(Layout((moving, resting)))
    assert having(root, "data-space", "data-strength") == [("macon", "4"), ("atlanta", "2")]
    assert sum(n.get("class") == "moving" for n in root.iter()) == 1


def test_a_zone_is_one_shade_over_its_places_and_their_roads() -> None:
    route = next(one for one in TITLE.inventory.atlas().routes if "atlanta" in one[:2])
    zone = Zone("lines", (route.a, route.b, "nowhere"), "union")
    root = drawn(Layout(zones=(zone,)))
    shade = next(n for n in root.iter() if n.get("data-zone") == "lines")
    assert [n.tag.rpartition("}")[2] for n in shade] == ["circle", "circle", "line"]


def test_a_zone_holds_what_its_roads_enclose_but_no_place_that_is_not_of_it() -> None:
    title = get_title("mosby")
    (lines,) = title.tableau(title.opening("ranger", (), Sampled(1))[0], "mosby").layout.zones
    without = tuple(place for place in lines.places if place != "union-mills")
    filled: list[int] = []
    for places in (lines.places, without):
        root = drawn(Layout(zones=(Zone("lines", places, "union"),)), "mosby")
        shade = next(n for n in root.iter() if n.get("data-zone") == "lines")
        filled += [n.attrib["d"].count("z") for n in shade if n.tag.endswith("path")]
    whole, broken = filled
    assert whole > broken > 0


def test_what_a_seat_cannot_know_is_not_in_the_picture() -> None:
    _, state = read_position(POSITION)
    for seat in (*TITLE.info.seats, "observer"):
        shown = position_svg(TITLE, TITLE.tableau(state, seat).layout)
        for seed in range(3):
            world = TITLE.resample(state, seat, Sampled(seed))
            assert position_svg(TITLE, TITLE.tableau(world, seat).layout) == shown


def test_a_notebook_shows_a_game() -> None:
    game = Game("forthepeople", scenario="1861", seed=1861)
    picture = draw(game, "union", "dark")
    shown: str = getattr(picture, "_repr_svg_")()  # noqa: B009 - the notebook's hook is private
    assert shown == str(picture) == position_svg(TITLE, game.tableau("union").layout, "dark")
