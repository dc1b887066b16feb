"""The key to the counters: a specimen of all that can lie on a board, and true words for it."""

from __future__ import annotations

import random
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from fluent.runtime import FluentBundle, FluentResource

from longroll.draw import key_style, specimen_svg
from longroll.draw.counters.markers import DRAWINGS
from longroll.engine.event import OBSERVER
from longroll.engine.game import Game
from longroll.engine.specimen import Specimen, kinds_of
from longroll.engine.title import get_title, title_keys
from longroll.words import LANGUAGES

TITLES = title_keys()
MOMENTS = 40
"""So many moments of a random game are looked at."""
LONGEST = 2000


def explained(title: str) -> set[str]:
    found = get_title(title).inventory.specimens()
    return {kind for one in found for kind in (one.key, *one.also)}


def drawn(title: str, specimen: Specimen, theme: str = "light") -> ET.Element:
    return ET.fromstring(specimen_svg(get_title(title), specimen, theme))


def written(root: ET.Element) -> list[str]:
    """What can be read on a drawing."""
    return [node.text or "" for node in root.iter() if node.tag.endswith("text")]


@pytest.mark.parametrize("title", TITLES)
def test_all_that_lies_on_the_board_in_random_games_has_a_specimen(title: str) -> None:
    met: set[str] = set()
    for seed, scenario in enumerate(get_title(title).info.scenarios[:3]):
        options = tuple(option.key for option in get_title(title).info.options)
        choose = random.Random(seed)
        game = Game(title, scenario.key, seed=seed, options=options)
        for step in range(LONGEST):
            if game.over:
                break
            if step % (LONGEST // MOMENTS) == 0:
                for seat in (*game.title.seats(options), OBSERVER):
                    met |= kinds_of(game.tableau(seat).layout).keys()
            seat = choose.choice(game.decision.seats)
            game.push(choose.choice(game.decision.choices[seat]), seat)
    assert met - explained(title) == set()


@pytest.mark.parametrize("title", TITLES)
def test_every_marker_that_a_title_lays_has_a_specimen(title: str) -> None:
    """Those too that a random game rarely comes to."""
    folder = get_title(title).folder
    source = "".join(
        (folder / name).read_text("utf-8")
        for name in ("tableau.py", "views.py")
        if (folder / name).is_file()
    )
    laid = {kind for kind in DRAWINGS if f'Marker("{kind}"' in source or f'("{kind}", ' in source}
    assert laid
    assert laid - explained(title) == set()


@pytest.mark.parametrize("title", TITLES)
def test_each_piece_of_the_atlas_is_of_a_kind_that_is_explained(title: str) -> None:
    pieces = get_title(title).inventory.atlas().pieces.values()
    assert {piece.kind for piece in pieces} - explained(title) == set()


@pytest.mark.parametrize("title", TITLES)
def test_a_specimen_is_drawn_as_on_the_board_with_every_figure_that_is_explained(
    title: str,
) -> None:
    for specimen in get_title(title).inventory.specimens():
        root = drawn(title, specimen)
        layers = [node for node in root if node.tag.endswith("g")]
        assert any(len(layer) for layer in layers), f"{specimen.key}: nothing is drawn"
        assert not any("id" in node.attrib for node in root.iter()), specimen.key
        said = written(root)
        for note in specimen.notes:
            assert not note.mark or any(note.mark in one.split("  ") for one in said), (
                f"{specimen.key}: {note.mark} is not on it, but {said}"
            )


@pytest.mark.parametrize("title", TITLES)
def test_no_figure_on_a_marker_is_left_without_a_note(title: str) -> None:
    for specimen in get_title(title).inventory.specimens():
        if len(specimen.markers) == 1 and not specimen.counters:
            marks = {note.mark for note in specimen.notes}
            assert set(written(drawn(title, specimen))) <= marks, specimen.key


def test_specimens_are_keys_of_their_own() -> None:
    for title in TITLES:
        found = [one.key for one in get_title(title).inventory.specimens()]
        assert len(found) == len(set(found)) > 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_specimen_and_note_has_words_in_each_language(title: str, language: str) -> None:
    folder = get_title(title).folder
    bundle = FluentBundle([language])
    for file in sorted(Path(folder / "locale" / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    found = get_title(title).inventory.specimens()
    wanted = {f"specimen-{one.key}" for one in found}
    wanted |= {f"key-{note.key}" for one in found for note in one.notes}
    assert all(one.notes for one in found)
    assert {key for key in wanted if not bundle.has_message(key)} == set()
    # And nothing is told of what is shown nowhere.
    told = (folder / "locale" / language / "key.ftl").read_text("utf-8").splitlines()
    assert {line.partition(" =")[0] for line in told if " = " in line} == wanted


def test_the_rules_for_all_specimens_stand_in_a_document_of_their_own() -> None:
    for title in TITLES:
        root = ET.fromstring(key_style(get_title(title), "dark"))
        assert (root.attrib["width"], root.attrib["height"]) == ("0", "0")
        assert any(".lr-dark" in (node.text or "") for node in root.iter())
