"""Sheets beside the map: each area once, what lies in it, and nothing of another sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast
from xml.etree import ElementTree as ET

import pytest

from longroll.draw import DrawError, display_svg
from longroll.engine.atlas import Area, Atlas, Display
from longroll.engine.tableau import HIDDEN, Counter, Layout, Open
from longroll.engine.title import Title, get_title, register, unregister
from longroll.titles.bobbylee import BobbyLee

PARTS = ("left", "centre", "right", "reserve")
WORDS = {f"area-{part}": part.title() for part in (*PARTS, "night")}
AREAS = tuple(
    Area(f"{side}-{part}", 10 + 130 * column, top, 120, 150, f"area-{part}", side)
    for side, top in (("union", 10), ("confederate", 190))
    for column, part in enumerate(PARTS)
)
TRACK = tuple(
    Area(f"hour-{n}", 40.0 * n, 165, 40, 20, "area-night" if n == 3 else "") for n in range(4)
)
HERE = Open("battle", "1218", 3)
LAYOUT = Layout(
    (
        Counter("1218/union-left", "union", "infantry", "us-inf-01", steps=2),
        Counter("1218/confederate-right", "confederate", HIDDEN),
        Counter("1313/union-left", "union", "infantry", "us-inf-02", steps=2),
        Counter("1218", "union", "infantry", "us-inf-03", steps=2),
    )
)


def with_sheet(overlay: Path | None) -> Atlas:
    return BobbyLee.inventory.atlas(overlay)._replace(
        displays=(Display("battle", 540, 350, AREAS, TRACK),)
    )


class WithSheet(BobbyLee):
    """Bobby Lee with a sheet for battles of eight areas."""

    inventory = replace(BobbyLee.inventory, atlas_of=with_sheet)


@pytest.fixture
def title() -> Iterator[Title]:
    register("sheets", cast("Callable[[], Title]", WithSheet))
    yield get_title("sheets")
    unregister("sheets")


def drawn(title: Title, one: Open = HERE) -> ET.Element:
    return ET.fromstring(display_svg(title, one, LAYOUT, WORDS))


def spaces(root: ET.Element, name: str) -> list[str]:
    return [n.attrib["data-space"] for n in root.iter() if n.get("class", "").startswith(name)]


def test_every_area_is_there_once_in_the_colour_of_its_side(title: Title) -> None:
    root = drawn(title)
    assert spaces(root, "area ") == [f"1218/{area.key}" for area in AREAS]
    texts = [n.text for n in root.iter() if n.get("class") == "area-label"]
    assert texts == [WORDS[area.label] for area in AREAS]


def test_the_round_that_is_at_hand_is_filled_in_the_track(title: Title) -> None:
    root = drawn(title)
    boxes = [n.text for n in root.iter() if n.get("class", "").startswith("sheet-number")]
    assert boxes == ["1", "2", "3", "Night"]
    assert [n.text for n in root.iter() if n.get("class") == "sheet-number now"] == ["3"]
    frames = [n for n in root.iter() if n.get("class", "") == "sheet-round now"]
    assert [n.attrib["x"] for n in frames] == ["80"]
    assert not [
        n for n in drawn(title, Open("battle", "1313")).iter() if "now" in n.get("class", "")
    ]


def test_what_lies_on_a_sheet_is_drawn_in_its_area_and_on_no_other(title: Title) -> None:
    root = drawn(title)
    assert spaces(root, "stack") == ["1218/union-left", "1218/confederate-right"]
    assert [n.attrib["data-piece"] for n in root.iter() if "data-piece" in n.attrib] == [
        "us-inf-01"
    ]
    other = drawn(title, Open("battle", "1313"))
    assert spaces(other, "stack") == ["1313/union-left"]
    for n in root.iter():
        if n.get("class", "").startswith("counter"):
            x, y = map(float, n.attrib["transform"][10:-1].split())
            area = AREAS[0] if "data-piece" in n.attrib else AREAS[6]
            assert area.left < x < area.left + area.wide
            assert area.top < y < area.top + area.high


def test_a_sheet_or_a_label_that_nobody_knows_is_refused(title: Title) -> None:
    with pytest.raises(DrawError, match="'siege'"):
        drawn(title, Open("siege", "1218"))
    with pytest.raises(DrawError, match="'area-left'"):
        display_svg(title, HERE, LAYOUT, {})


def test_in_an_area_with_both_sides_its_own_stands_behind_and_the_other_before(
    title: Title,
) -> None:
    fight = Layout(
        (
            *(Counter("1218/union-left", "confederate", HIDDEN) for _ in range(7)),
            Counter("1218/union-left", "union", "infantry", "us-inf-01", steps=2),
            Counter("1218/confederate-left", "union", "infantry", "us-inf-02", steps=2),
            Counter("1218/confederate-left", "confederate", HIDDEN),
        )
    )
    root = ET.fromstring(display_svg(title, HERE, fight, WORDS))
    high: dict[tuple[str, str], set[float]] = {}
    for stack in (n for n in root.iter() if n.get("class", "").startswith("stack")):
        for n in (n for n in stack if n.get("class", "").startswith("counter")):
            _, y = map(float, n.attrib["transform"][10:-1].split())
            key = stack.attrib["data-space"].partition("/")[2], stack.attrib["data-side"]
            high.setdefault(key, set()).add(y)
    above, below = "union-left", "confederate-left"
    assert max(high[above, "union"]) < min(high[above, "confederate"])
    assert max(high[below, "union"]) < min(high[below, "confederate"])


def test_a_sheet_that_is_laid_over_a_page_brings_no_type_of_its_own(title: Title) -> None:
    laid = display_svg(title, HERE, LAYOUT, WORDS, alone=False)
    assert "@font-face" not in laid
    assert "@font-face" in display_svg(title, HERE, LAYOUT, WORDS)
