"""Stacks spread out, sheets in three languages, and the map of another pack."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from longroll.draw import DrawError, board_of, board_svg, counters_svg, position_svg
from longroll.engine.game import Game
from longroll.engine.tableau import STRENGTH, Layout
from longroll.engine.tableau import Counter as Lying
from longroll.engine.title import TitleError, get_title
from tests.engine.duel import DuelTitle

TITLE = get_title("forthepeople")
GAME = Game("forthepeople", scenario="1863", seed=1)
LAYOUT = GAME.tableau().layout
LEADERS = [one for one in LAYOUT.counters if one.key and one.kind != "army"]


def fans() -> dict[str, ET.Element]:
    root = ET.fromstring(counters_svg(TITLE, LAYOUT))
    return {one.attrib["data-space"]: one for one in root.iter() if one.get("class") == "fan"}


def test_a_fan_names_every_leader_of_its_space() -> None:
    spread = fans()
    assert spread
    for space, fan in spread.items():
        there = {one.key for one in LEADERS if one.place == space}
        named = {row.attrib["data-piece"] for row in fan.iter() if "data-piece" in row.attrib}
        assert named == there


def test_every_stack_that_hides_a_leader_has_a_fan() -> None:
    stacks = Counter((one.place, one.side) for one in LEADERS)
    spots = board_of("forthepeople").spots
    crowded = {place for (place, _), count in stacks.items() if count > 1 and place in spots}
    assert crowded
    assert crowded <= set(fans())


def test_a_mere_number_is_drawn_large_where_the_map_is_small() -> None:
    lone = Lying("atlanta", "union", STRENGTH, number=7)
    root = ET.fromstring(counters_svg(TITLE, Layout((lone,))))
    fan = next(one for one in root.iter() if one.get("class") == "fan near")
    assert fan.attrib["data-space"] == "atlanta"
    assert [node.text for node in fan.iter() if node.tag.endswith("text")] == ["7"]


def test_only_counters_for_a_page_bear_fans() -> None:
    assert 'class="fan' not in position_svg(TITLE, LAYOUT)


@pytest.mark.parametrize(("language", "word"), [("en", "Seaport"), ("es", "Río"), ("it", "Fiume")])
def test_a_sheet_is_lettered_in_a_language(language: str, word: str) -> None:
    assert word in board_svg(TITLE, language=language)


def test_a_language_that_no_sheet_has_is_refused() -> None:
    with pytest.raises(DrawError, match="'la'"):
        board_svg(TITLE, language="la")


def test_a_pack_laid_over_ours_is_drawn(tmp_path: Path) -> None:
    spaces = (TITLE.folder / "pack/spaces.csv").read_text(encoding="utf-8")
    changed = spaces.replace("Manassas", "Bull Run", 1)
    assert changed != spaces
    (tmp_path / "spaces.csv").write_text(changed, encoding="utf-8")
    assert "Bull Run" in board_svg(TITLE, overlay=tmp_path)
    assert "Bull Run" not in board_svg(TITLE)


def test_a_field_of_another_pack_is_drawn(tmp_path: Path) -> None:
    game = get_title("savannah")
    hexes = (game.folder / "pack/hexes.csv").read_text(encoding="utf-8")
    changed = hexes.replace("The Germain", "The Rose", 1)
    assert changed != hexes
    (tmp_path / "hexes.csv").write_text(changed, encoding="utf-8")
    assert "Rose" in board_svg(game, overlay=tmp_path)
    assert "Rose" not in board_svg(game)
    (tmp_path / "hexes.csv").write_text(hexes, encoding="utf-8")
    assert game.inventory.atlas(tmp_path) == game.inventory.atlas()


def test_a_title_that_reads_no_other_pack_says_so(tmp_path: Path) -> None:
    with pytest.raises(TitleError, match="another pack"):
        DuelTitle().inventory.atlas(tmp_path)
