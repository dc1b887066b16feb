"""What lies on the board: what the view says, all of it, and nothing that it does not say."""

from __future__ import annotations

import random
from typing import Any
from xml.etree import ElementTree as ET

from longroll.draw import counters_svg, draw, position_svg
from longroll.engine.chance import Sampled
from longroll.engine.game import Game
from longroll.engine.position import read_position
from longroll.engine.title import get_title

TITLE = get_title("forthepeople")
ATLAS = TITLE.atlas()

POSITION = """
title = "forthepeople"
scenario = "1861"
"""


def drawn(view: dict[str, Any]) -> ET.Element:
    return ET.fromstring(counters_svg(TITLE, view))


def table(root: ET.Element, name: str) -> dict[str, str]:
    """By space, the value of an attribute."""
    found = [(n.attrib["data-space"], n.attrib[name]) for n in root.iter() if name in n.attrib]
    assert len(found) == len(dict(found))
    return dict(found)


def check(view: dict[str, Any]) -> None:
    """Everything in ``view`` is drawn, and nothing else."""
    root = drawn(view)
    homes = {place.key: place.home for place in ATLAS.places}
    spaces = view["spaces"]
    changed = {k: row["control"] for k, row in spaces.items() if row["control"] != homes[k]}
    assert table(root, "data-control") == changed
    assert table(root, "data-fort") == {
        k: row["fort"] for k, row in spaces.items() if "fort" in row
    }
    seats = {
        n.attrib["data-capital"]: n.attrib["data-space"]
        for n in root.iter()
        if "data-capital" in n.attrib
    }
    assert seats == {side: key for side, key in view["capitals"].items() if key in homes}
    naval = {
        (n.attrib["data-space"], n.attrib["data-kind"])
        for n in root.iter()
        if "data-kind" in n.attrib
    }
    kinds = ("ironclad", "torpedoes", "destroyed", "hunley")
    assert naval == {(k, kind) for k, row in spaces.items() for kind in kinds if row.get(kind)}
    check_units(root, view, homes)


def check_units(root: ET.Element, view: dict[str, Any], homes: dict[str, str]) -> None:
    expected: dict[tuple[str, str], int] = {}
    for key, row in view["spaces"].items():
        for side in ATLAS.sides:
            if row.get(side):
                expected[key, side] = row[side]
    moving = view["force"]
    on_map = {g: at for g, at in view["generals"].items() if at in homes}
    for general, at in on_map.items():
        piece = ATLAS.pieces[general]
        expected.setdefault((at, piece.side), 0)
        doubled = general in view.get("doubled", ())
        expected[at, piece.side] += (piece.kind == "cavalry") * (1 + doubled)
    for key, army in view["armies"].items():
        if army["at"] in homes:
            expected.setdefault((army["at"], ATLAS.pieces[key].side), 0)
    pieces = {n.attrib["data-piece"] for n in root.iter() if "data-piece" in n.attrib}
    named = set(on_map) | {k for k, row in view["armies"].items() if row["at"] in homes}
    found = [
        ((n.attrib["data-space"], n.attrib["data-side"]), int(n.attrib["data-strength"]))
        for n in root.iter()
        if "data-strength" in n.attrib
    ]
    if moving:
        at, side = found[-1][0]
        assert (at, side) == (moving["at"], moving["side"])
        found.pop()
        named |= {g for g in moving["generals"] if g != "generic"}
        named |= {moving["army"]} - {""}
    assert dict(found) == expected
    assert len(found) == len(expected)
    assert pieces == named


def test_the_set_up_of_1861_is_drawn_as_it_stands() -> None:
    game = Game("forthepeople", scenario="1861", seed=1861)
    check(game.view("observer"))


def test_every_position_of_a_game_is_drawn_as_it_stands() -> None:
    game = Game("forthepeople", scenario="1861", seed=11)
    luck = random.Random(11)
    for count in range(400):
        if game.over:
            break
        game.push(luck.choice(game.actions))
        if count % 16 == 0 or game.view("observer")["force"]:
            check(game.view("observer"))


def test_everything_that_can_lie_on_a_space_is_drawn() -> None:
    view = Game("forthepeople", scenario="1861", seed=1).view("observer")
    view["spaces"]["norfolk"] = {"control": "union", "union": 3, "ironclad": True, "fort": "union"}
    view["spaces"]["atlanta"] = {"control": "neutral", "destroyed": True}
    view["spaces"]["mobile"] = {"control": "confederate", "torpedoes": True, "hunley": True}
    view["generals"]["forrest"] = "corinth"
    view["capitals"]["confederate"] = "absent"
    check(view)


def test_a_doubled_brigade_counts_two() -> None:
    view = Game("forthepeople", scenario="1861", seed=1).view("observer")
    view["generals"]["forrest"] = "corinth"
    assert table(drawn(view), "data-strength")["corinth"] == "1"
    view["doubled"] = ["forrest"]
    assert table(drawn(view), "data-strength")["corinth"] == "2"


def test_what_a_seat_cannot_know_is_not_in_the_picture() -> None:
    _, state = read_position(POSITION)
    for seat in (*TITLE.info.seats, "observer"):
        shown = position_svg(TITLE, TITLE.view(state, seat))
        for seed in range(3):
            world = TITLE.resample(state, seat, Sampled(seed))
            assert position_svg(TITLE, TITLE.view(world, seat)) == shown


def test_a_notebook_shows_a_game() -> None:
    game = Game("forthepeople", scenario="1861", seed=1861)
    picture = draw(game, "union", "dark")
    shown: str = getattr(picture, "_repr_svg_")()  # noqa: B009 - the notebook's hook is private
    assert shown == str(picture) == position_svg(TITLE, game.view("union"), "dark")
