"""``longroll draw``: boards in files and on standard output, and what is refused."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from longroll.draw import board_svg, position_svg
from longroll.engine.position import load_position
from longroll.engine.title import get_title, register, title_keys
from tests.cli.terminal import longroll, refusal
from tests.engine.duel import DuelTitle

TITLE = get_title("forthepeople")
POSITION = 'title = "forthepeople"\nscenario = "1861"\n'


@pytest.mark.parametrize("title", [key for key in title_keys() if key != "uscivilwar"])
def test_a_bare_board_goes_to_standard_output(title: str) -> None:
    shown = longroll("draw", title)
    assert (shown.status, shown.err) == (0, "")
    assert shown.out == board_svg(get_title(title))


def test_a_position_goes_to_a_file(tmp_path: Path) -> None:
    file, target = tmp_path / "battle.toml", tmp_path / "board.svg"
    file.write_text(POSITION, encoding="utf-8")
    words = ("draw", "forthepeople", "--position", file, "--seat", "union", "--dark", "-o", target)
    assert longroll(*words) == (0, "", "")
    title, state = load_position(file)
    written = target.read_text(encoding="utf-8")
    assert written == position_svg(title, title.tableau(state, "union").layout, "dark")
    assert ET.fromstring(written).attrib["class"] == "lr-board lr-dark"


def test_a_seat_that_there_is_not_is_refused() -> None:
    told = refusal(longroll("draw", "forthepeople", "--seat", "france"))
    assert told == "no seat 'france'; the seats are: union, confederate, observer"


def test_a_title_without_a_board_is_refused() -> None:
    register("duel", DuelTitle)
    assert refusal(longroll("draw", "duel")) == "duel has no map to draw"


def test_a_position_of_another_title_is_refused(tmp_path: Path) -> None:
    register("duel", DuelTitle)
    file = tmp_path / "battle.toml"
    file.write_text(POSITION, encoding="utf-8")
    told = refusal(longroll("draw", "duel", "--position", file))
    assert told == f"{file} is a position of forthepeople, not of duel"


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    target = tmp_path / "nowhere" / "board.svg"
    told = refusal(longroll("draw", "forthepeople", "-o", target))
    assert told == f"cannot write {target}: there is no folder {target.parent}"


@pytest.mark.parametrize(
    ("words", "name", "says"),
    [
        (["draw", "forthepeople"], "board.png", "this writes SVG; name a .svg file"),
        (["print", "mosby"], "sheets.txt", "this writes PDF; name a .pdf file"),
        (["report", "game.roll"], "game.txt", "this writes HTML; name a .html or .htm file"),
    ],
)
def test_a_name_that_promises_another_kind_of_file_is_refused(
    tmp_path: Path, words: list[str], name: str, says: str
) -> None:
    target = tmp_path / name
    assert refusal(longroll(*words, "-o", target)) == f"{target}: {says}"
    assert not target.exists()


def test_a_pack_of_ones_own_is_drawn_in_ones_own_language(tmp_path: Path) -> None:
    spaces = (TITLE.folder / "pack/spaces.csv").read_text(encoding="utf-8")
    (tmp_path / "spaces.csv").write_text(spaces.replace("Manassas", "Bull Run"), encoding="utf-8")
    shown = longroll("draw", "forthepeople", "--pack", tmp_path, "-l", "it")
    assert (shown.status, shown.err) == (0, "")
    assert "Bull Run" in shown.out
    assert "Porto di mare" in shown.out


def test_a_view_that_the_board_does_not_have_is_refused() -> None:
    told = refusal(longroll("draw", "forthepeople", "--view", "moon"))
    assert told == "the board has no view 'moon'; its views are: none"
