"""Wooden blocks: upright and blank, upright with pips, flat; and a crowd of them spread out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import cast
from xml.etree import ElementTree as ET

import pytest

from longroll.draw import board_svg, counters_svg
from longroll.draw.counters.signs import KINDS
from longroll.draw.tokens import tokens as tokens_of
from longroll.engine.game import Game
from longroll.engine.tableau import HIDDEN, Counter, Layout
from longroll.engine.title import Title, get_title, register, unregister
from longroll.titles.bobbylee import BobbyLee
from longroll.titles.bobbylee.components import BLOCKS, SIDE_KEYS

SVG = "{http://www.w3.org/2000/svg}"
CAVALRY = "us-cav-1"


@pytest.fixture
def title() -> Iterator[Title]:
    register("bobbylee", cast("Callable[[], Title]", BobbyLee))
    yield get_title("bobbylee")
    unregister("bobbylee")


def shown(title: Title, *counters: Counter) -> ET.Element:
    return ET.fromstring(counters_svg(title, Layout(counters)))


def own(title: Title, key: str, *badges: str, steps: int = 2, place: str = "1218") -> Counter:
    piece = title.inventory.atlas().pieces[key]
    return Counter(place, piece.side, piece.kind, key, steps=steps, badges=badges)


def layer(root: ET.Element, name: str) -> ET.Element:
    return next(node for node in root.iter() if node.get("id") == f"layer-{name}")


def classes(root: ET.Element) -> list[str]:
    return [word for node in root.iter() for word in node.get("class", "").split()]


def test_an_own_block_shows_its_steps_as_pips_and_those_lost_hollow(title: Title) -> None:
    key = next(block.key for block in BLOCKS if block.steps == 3)
    for steps in (1, 2, 3):
        found = classes(layer(shown(title, own(title, key, steps=steps)), "units"))
        assert (found.count("pip"), found.count("lost")) == (3, 3 - steps)


def test_the_enemys_block_is_blank(title: Title) -> None:
    drawn = layer(shown(title, Counter("1218", "union", HIDDEN)), "units")
    assert {"wood", "upper-edge"} <= set(classes(drawn))
    assert not {"pip", "label", "kind-box", "leader-name"} & set(classes(drawn))
    assert not [node for node in drawn.iter() if node.text and node.text.strip()]
    assert "data-piece" not in ET.tostring(drawn, encoding="unicode")


def test_a_block_that_was_shown_lies_flat(title: Title) -> None:
    upright = set(classes(layer(shown(title, own(title, CAVALRY)), "units")))
    flat = set(classes(layer(shown(title, own(title, CAVALRY, "face-up")), "units")))
    assert upright - flat == {"upper-edge"}
    assert flat - upright == {"shown", "is-face-up"}


def test_a_tired_block_bears_its_letter_and_a_shown_one_none(title: Title) -> None:
    drawn = layer(shown(title, own(title, CAVALRY, "face-up", "tired")), "units")
    letters = [node.text for node in drawn.iter(f"{SVG}text") if node.get("class") == "sign-letter"]
    assert letters == ["D"]


def test_cavalry_alone_is_no_pile_of_a_leader(title: Title) -> None:
    drawn = layer(shown(title, own(title, CAVALRY)), "units")
    assert "tab" not in classes(drawn)
    assert classes(drawn).count("wood") == 1


def test_every_arm_has_a_sign_of_its_own(title: Title) -> None:
    kinds = {piece.kind for piece in title.inventory.atlas().pieces.values()}
    assert len(kinds) == 8
    assert len({KINDS[kind] for kind in kinds}) == 8


def test_each_block_on_the_map_is_drawn_once_from_every_seat(title: Title) -> None:
    game = Game("bobbylee", scenario="1863", seed=3)
    for seat in (*SIDE_KEYS, "observer"):
        layout = game.tableau(seat).layout
        units = layer(ET.fromstring(counters_svg(title, layout)), "units")
        assert classes(units).count("wood") == len(layout.counters) > 60
        keys = [node.attrib["data-piece"] for node in units.iter() if "data-piece" in node.attrib]
        assert sorted(keys) == sorted(one.key for one in layout.counters if one.key)
        assert {one.side for one in layout.counters if one.key} == {seat} - {"observer"}


def test_stacks_in_neighbouring_columns_do_not_cover_each_other(title: Title) -> None:
    keys = [block.key for block in BLOCKS if block.side == 0][:24]
    for count in (1, 2, 4, 6, 9, 12):
        west = [own(title, key, steps=1, place="1113") for key in keys[:count]]
        east = [own(title, key, steps=1, place="1213") for key in keys[12 : 12 + count]]
        drawn = layer(shown(title, *west, *east), "units")
        ranges: dict[str, list[float]] = {}
        for stack in drawn:
            for one in stack:
                x = float(one.attrib["transform"][10:-1].split()[0])
                face = next(n for n in one if n.get("class", "").startswith("wood")).attrib["d"]
                half = abs(float(face[1:].split("l")[0].split("L")[0].split()[0].split(",")[0]))
                ranges.setdefault(stack.attrib["data-space"], []).extend((x - half, x + half))
        assert max(ranges["1113"]) < min(ranges["1213"]), count


def test_a_crowd_of_blocks_is_fanned_out_by_side_and_hides_what_is_hidden(title: Title) -> None:
    union = [block.key for block in BLOCKS if block.side == 0][:5]
    foe = next(block.key for block in BLOCKS if block.side == 1)
    blank = Counter("1218", "confederate", HIDDEN)
    crowd = [own(title, key) for key in union] + [own(title, foe, "face-up"), blank, blank]
    fan = next(n for n in shown(title, *crowd).iter() if n.get("class") == "fan")
    assert fan.attrib["data-space"] == "1218"
    rows = [node.attrib["data-piece"] for node in fan.iter() if "data-piece" in node.attrib]
    assert sorted(rows) == sorted([*union, foe])
    assert classes(fan).count("fan-paper") == 2
    pieces = title.inventory.atlas().pieces
    assert classes(fan).count("pip") == sum(pieces[key].steps for key in rows)


def test_no_name_in_a_fan_is_printed_over_itself(title: Title) -> None:
    """A name too long is narrowed with its letters: else they lie upon each other."""
    tokens, narrowed = tokens_of("light"), 0
    for block in BLOCKS:
        fan = next(
            n
            for n in shown(title, own(title, block.key, steps=1)).iter()
            if "fan" in n.get("class", "").split()
        )
        name = next(n for n in fan.iter() if "fan-name" in n.get("class", "").split())
        wide, length = tokens.width(name.text or "", 19), name.get("textLength")
        if length is None:
            continue
        narrowed += 1
        assert name.get("lengthAdjust") == "spacingAndGlyphs", name.text
        assert wide / float(length) < 1.5, name.text
    assert narrowed > 5


def test_two_leaves_of_a_fan_lie_side_by_side(title: Title) -> None:
    crowd = [own(title, "us-cav-1"), own(title, "cs-cav-1", "face-up")]
    fan = next(n for n in shown(title, *crowd).iter() if "fan" in n.get("class", "").split())
    papers = [n.attrib["d"] for n in fan.iter() if n.get("class") == "fan-paper"]
    spans: list[tuple[float, float]] = []
    for paper in papers:
        xs = [float(word.split()[0]) for word in re.findall(r"[ML](-?[\d.]+ -?[\d.]+)", paper)]
        spans.append((min(xs), max(xs)))
    first, second = sorted(spans)
    assert first[1] < second[0]


def test_what_can_be_read_on_a_large_map_is_fanned_out_on_a_small_one(title: Title) -> None:
    four = [own(title, block.key) for block in BLOCKS[:4]]
    fan = next(n for n in shown(title, *four).iter() if "fan" in n.get("class", "").split())
    assert fan.attrib["class"] == "fan near"
    blanks = [Counter("1218", "union", HIDDEN)] * 8
    assert "fan" not in classes(shown(title, *blanks))


def test_blocks_stand_above_the_name_of_their_town_and_below_that_of_the_next(title: Title) -> None:
    keys = [block.key for block in BLOCKS if block.side == 0]
    board = ET.fromstring(board_svg(title))
    spots = {
        n.attrib["data-space"]: float(
            next(hit for hit in n if hit.get("class") == "hit").attrib["cy"]
        )
        for n in board.iter()
        if n.get("data-space")
    }
    high = spots["1214"] - spots["1213"]
    for count in (1, 2, 3, 4, 6, 9):
        drawn = layer(shown(title, *(own(title, k, place="1213") for k in keys[:count])), "units")
        edges: list[float] = []
        for one in drawn[0]:
            y = float(one.attrib["transform"][10:-1].split()[1])
            face = next(n for n in one if n.get("class", "").startswith("wood")).attrib["d"]
            half = abs(float(face[1:].split()[0]))
            edges += [y - half - spots["1213"], y + half - spots["1213"]]
        assert max(edges) < 0.2 * high, count
        assert min(edges) > -0.72 * high, count
