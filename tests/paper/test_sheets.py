"""Print-and-play sheets: what is on them, how it lies behind each other, and the PDF itself."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from longroll.engine.title import get_title
from longroll.paper import PAPERS, PaperError, press, print_sheets, sheets
from longroll.paper.faces import CELL, cuts_of
from longroll.paper.tiling import EDGE, HEAD, OVERLAP, tiling
from longroll.words import LANGUAGES, words_for

Pages = tuple[Mapping[str, Any], Mapping[str, str], str]
TITLES = ("bobbylee", "forthepeople", "mosby", "savannah", "uscivilwar")


@pytest.fixture
def laid_out(monkeypatch: pytest.MonkeyPatch) -> list[Pages]:
    """What would have been set: the document, its drawings, the map."""
    found: list[Pages] = []

    def caught(*pages: Any) -> bytes:
        found.append(pages)
        return b""

    monkeypatch.setattr(sheets, "pressed", caught)
    return found


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_all_that_a_table_needs(title: str, laid_out: list[Pages]) -> None:
    print_sheets(get_title(title), language="es")
    ((document, drawings, board),) = laid_out
    ET.fromstring(board)
    assert "@font-face" not in board, "the typesetter brings the type"
    assert document["tables"]
    assert document["tracks"]
    assert document["counters"]["count"] > 80
    assert bool(document["cards"]["count"]) == (title != "bobbylee")
    assert bool(document["displays"]) == (title == "bobbylee")
    for drawing in drawings.values():
        ET.fromstring(drawing)
    for table in document["tables"]:
        assert all(len(row) <= len(table["widths"]) for row in table["rows"]), table["name"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_left_without_words(language: str, laid_out: list[Pages]) -> None:
    print_sheets(get_title("savannah"), "letter", language)
    ((document, _, _),) = laid_out
    said = [*document["cover"]["how"], *document["cover"]["contents"], document["cover"]["hex"]]
    assert not [text for text in said if re.search(r"paper-|[{}]", text)]
    assert document["setup"]["sides"]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("wide", "high"), [(864, 605), (300, 1200), (150, 150), (950, 690)])
def test_tiles_cover_the_map_and_fit_the_paper(paper: str, wide: float, high: float) -> None:
    cut = tiling(PAPERS[paper], wide, high)
    across, down = PAPERS[paper].wide, PAPERS[paper].high
    if cut.flipped:
        across, down = down, across
    assert cut.wide <= across - 2 * EDGE + 0.001
    assert cut.high <= down - EDGE - HEAD + 0.001
    last = cut.tiles[-1]
    assert last.left + cut.wide == pytest.approx(wide)
    assert last.top + cut.high == pytest.approx(high)
    lefts = sorted({tile.left for tile in cut.tiles})
    assert all(
        left + cut.wide - right == pytest.approx(OVERLAP)
        for left, right in itertools.pairwise(lefts)
    )


def _columns(drawing: str) -> list[float]:
    """The columns of counters in the first row of a page."""
    spots = re.findall(r'<g transform="translate\(([\d.]+) ([\d.]+)\)">', drawing)
    return [(float(x) - CELL / 2) / CELL for x, y in spots if float(y) == CELL / 2]


def test_each_back_lies_behind_its_front(laid_out: list[Pages]) -> None:
    """Turned over on the long edge, the first counter from the left is the first from the right."""
    print_sheets(get_title("savannah"))
    ((document, drawings, _),) = laid_out
    last = document["counters"]["columns"] - 1
    fronts = _columns(drawings["counters-1-front.svg"])
    backs = _columns(drawings["counters-1-back.svg"])
    assert fronts[0] == 0
    assert [last - column for column in fronts] == backs


def test_a_unit_with_steps_is_reduced_behind_and_a_leader_is_not() -> None:
    words = words_for("savannah", "en")
    cuts = cuts_of(get_title("savannah"), words.shown)
    fraser = next(cut for cut in cuts if 'data-piece="fraser-1"' in cut.front)
    assert 'data-piece="fraser-1"' in fraser.back
    assert 'class="spent"' in fraser.back
    assert 'class="spent"' not in fraser.front
    maitland = next(cut for cut in cuts if 'data-piece="maitland"' in cut.front)
    assert "data-piece" not in maitland.back


def test_every_kind_of_the_key_is_cut_out() -> None:
    """What a title can lay on its map it gives a player to cut out, but for states of counters."""
    for key in TITLES:
        inventory = get_title(key).inventory
        kinds = {one.front.kind for one in inventory.stock()}
        kinds |= {one.back.kind for one in inventory.stock() if one.back is not None}
        lying = {m.kind for one in inventory.specimens() for m in one.markers}
        # Of works in Savannah the sides that they face are drawn, not cut out.
        assert lying - kinds <= {"work", "breached", "cleared", "carriers"}, key


def test_cards_have_their_copies() -> None:
    counts = {key: sum(card.copies for card in get_title(key).inventory.cards()) for key in TITLES}
    assert counts == {
        "bobbylee": 0,
        "forthepeople": 130,
        "mosby": 46,
        "savannah": 55,
        "uscivilwar": 30,
    }


def test_the_typesetter_makes_a_pdf_of_ten_sheets_in_one_document() -> None:
    made = print_sheets(get_title("mosby"), "letter", "it", "partisan")
    assert made.startswith(b"%PDF-")
    assert len(made) < 3_000_000, "the map is in it once, not once for each tile"


def test_without_the_typesetter_one_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(_name: str) -> None:
        return None

    monkeypatch.setattr(press, "find_spec", missing)
    with pytest.raises(PaperError, match=r"pip install 'longroll\[print\]'"):
        print_sheets(get_title("mosby"))
