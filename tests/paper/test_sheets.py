"""Print-and-play sheets: what is on them, how it lies behind each other, and the PDF itself."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping
from html import unescape
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from longroll.engine.event import OBSERVER
from longroll.engine.game import Game
from longroll.engine.stock import BLANK, Stock
from longroll.engine.tableau import STRENGTH, Marker
from longroll.engine.title import get_title
from longroll.paper import PAPERS, PaperError, press, print_sheets, sheets
from longroll.paper.faces import CELL, cuts_of, label_of
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
    assert len(document["cover"]["how"]) == (3 if title == "bobbylee" else 4)
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
        kinds = {one.front.kind for one in inventory.stock()} - {BLANK}
        kinds |= {one.back.kind for one in inventory.stock() if one.back is not None}
        lying = {m.kind for one in inventory.specimens() for m in one.markers}
        # Of works in Savannah the sides that they face are drawn, not cut out.
        assert lying - kinds <= {"work", "breached", "cleared", "carriers"}, key


def _letters(drawing: str) -> str:
    """All that is written on a face, without the gaps at which a name is broken."""
    written = re.findall(r"<text[^>]*>([^<]*)</text>", drawing)
    return unescape("".join(written)).replace(" ", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_piece_bears_a_name_of_its_own(title: str, language: str) -> None:
    """What the set-up lists can be found among what was cut out."""
    words, pieces = words_for(title, language), get_title(title).inventory.atlas().pieces
    faces = [_letters(cut.front) for cut in cuts_of(get_title(title), words.shown)]
    labels = {key: label_of(piece, words.shown) for key, piece in pieces.items()}
    for key, label in labels.items():
        assert any(label.replace(" ", "") in face for face in faces), (key, label)
    told = [(pieces[key].side, label) for key, label in labels.items()]
    assert len(set(told)) == len(told)


def _feet(face: str) -> list[float]:
    """How low the lines of a name reach."""
    lines = re.findall(r'<text x="[^"]*" y="([^"]*)" class="leader-name"', face)
    return [float(y) for y in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_of_three_lines_stays_off_the_strength(language: str) -> None:
    cuts = cuts_of(get_title("mosby"), words_for("mosby", language).shown)
    names = [_feet(cut.front) for cut in cuts]
    assert max(map(len, names)) == 3
    assert all(low <= -8 for lines in names for low in lines if len(lines) == 3)


@pytest.mark.parametrize("title", TITLES)
def test_the_set_up_names_pieces_as_they_are_printed(title: str, laid_out: list[Pages]) -> None:
    print_sheets(get_title(title), language="it")
    ((document, _, _),) = laid_out
    game, words = Game(title, seed=1), words_for(title, "it")
    pieces = get_title(title).inventory.atlas().pieces
    lists = "; ".join(said for part in document["setup"]["sides"] for _, said in part["rows"])
    for side in get_title(title).inventory.atlas().sides:
        seat = side.key if side.key in get_title(title).info.seats else OBSERVER
        for counter in game.tableau(seat).layout.counters:
            if counter.side == side.key and counter.key in pieces:
                assert label_of(pieces[counter.key], words.shown) in lists


@pytest.mark.parametrize("title", TITLES)
def test_markers_and_numbers_belong_to_the_set_up(title: str, laid_out: list[Pages]) -> None:
    print_sheets(get_title(title))
    ((document, _, _),) = laid_out
    parts = {part["name"]: part["rows"] for part in document["setup"]["sides"]}
    assert parts["Tracks and counts"]
    lying = Game(title, seed=1).tableau(OBSERVER).layout.markers
    assert bool(lying) == ("Markers on the map" in parts)


def test_a_scale_shows_where_its_markers_begin(laid_out: list[Pages]) -> None:
    print_sheets(get_title("forthepeople"))
    ((document, _, _),) = laid_out
    will = next(track for track in document["tracks"] if track["scale"])
    assert [box[0] for box in will["scale"]] == [str(at) for at in range(121)]
    assert [box for box in will["scale"] if box[1]] == [["100", "Union · Confederacy"]]


def test_mosby_is_printed_whole(laid_out: list[Pages]) -> None:
    """Event cards with what they do, tracks of points and alert, the container, the ? markers."""
    print_sheets(get_title("mosby"), scenario="partisan")
    ((document, _, _),) = laid_out
    cards = {card["title"]: card for card in document["cards"]["cards"]}
    assert all(card["text"] for card in cards.values())
    assert cards["Depot at Rockville"]["text"].startswith("A depot worth 6 is laid at Rockville.")
    assert cards["General Grant passes by special train"]["when"] == "turns 5 to 8"
    backs = {card["back"][0] for card in cards.values()}
    assert len(backs) == 2, "the decks are told apart by their backs"
    assert [len(track["scale"]) for track in document["tracks"]] == [101, 6, 0]
    told = {table["clause"]: table["rows"] for table in document["tables"]}
    assert {"9.1", "9.5", "11.6"} <= told.keys()
    assert ["4", "Groveton, Sudley Springs, Gum Spring, Hutchinson's Mill"] in told["18.1"]
    (container,) = document["setup"]["reserves"]
    assert ["1", "3", "3 blanks"] in container["rows"]
    named = ", ".join(row[2] for row in container["rows"])
    pieces = get_title("mosby").inventory.atlas().pieces.values()
    assert all(one.name in named for one in pieces if one.kind == STRENGTH)
    unrevealed = next(
        row for part in document["setup"]["sides"] for row in part["rows"] if "Unrevealed" in row[0]
    )
    assert len(unrevealed[1].split("; ")) == 33
    worths = {one.front.number for one in get_title("mosby").inventory.stock() if _is_depot(one)}
    assert worths == {5, 6, 7, 8, 10}, "as many as the events lay"


def test_savannah_tells_who_comes(laid_out: list[Pages]) -> None:
    """X4.7, H.setup: every unit that is not in the set-up has its turn and its entry."""
    print_sheets(get_title("savannah"))
    ((document, _, _),) = laid_out
    (coming,) = document["setup"]["reserves"]
    assert coming["rows"][0][2] == "Loyal Savannah Militia"
    assert any(row[:2] == ["7", "the town"] and "Maitland" in row[2] for row in coming["rows"])


def _is_depot(one: Stock) -> bool:
    return isinstance(one.front, Marker) and one.front.kind == "depot"


def test_cards_have_their_copies() -> None:
    counts = {key: sum(card.copies for card in get_title(key).inventory.cards()) for key in TITLES}
    assert counts == {
        "bobbylee": 0,
        "forthepeople": 130,
        "mosby": 46 + 34,
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
