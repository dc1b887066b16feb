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
WORDS = {f"area-{part}": part.title() for part in PARTS}
AREAS = tuple(
    Area(f"{side}-{part}", 10 + 130 * column, top, 120, 150, f"area-{part}", side)
    for side, top in (("union", 10), ("confederate", 190))
    for column, part in enumerate(PARTS)
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
        displays=(Display("battle", 540, 350, AREAS),)
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
    assert [n.text for n in root.iter() if "sheet-round" in n.get("class", "")] == ["3"]


def test_what_lies_on_a_sheet_is_drawn_in_its_area_and_on_no_other(title: Title) -> None:
    root = drawn(title)
    assert spaces(root, "stack") == ["1218/union-left", "1218/confederate-right"]
    assert [n.attrib["data-piece"] for n in root.iter() if "data-piece" in n.attrib] == [
        "us-inf-01"
    ]
    other = drawn(title, Open("battle", "1313"))
    assert spaces(other, "stack") == ["1313/union-left"]
    assert not [n for n in other.iter() if "sheet-round" in n.get("class", "")]
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
