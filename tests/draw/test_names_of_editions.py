"""Names of places as the editions print them: on the map, in the log, in every list alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longroll.draw import board_svg
from longroll.draw.furniture import sheet_words
from longroll.engine.title import get_title
from longroll.words import LANGUAGES, words_for

TITLES = ("bobbylee", "forthepeople", "mosby", "savannah", "uscivilwar")
PRINTED = {
    "forthepeople": (
        "Nueva Orleans",
        "San Luis",
        "Filadelfia",
        "Indianápolis",
        "Nueva Madrid",
        "Misisipi",
        "Río Rojo",
    ),
    "uscivilwar": ("Nueva", "Orleans", "Madrid", "MISSISSIPPI"),
}
NOT_PRINTED = {
    "forthepeople": r"New Orleans|St\. Louis|Philadelphia|Indianapolis|New Madrid|Mississippi",
    "uscivilwar": r"New Orleans|New Madrid|Misisipi|Misuri",
}


@pytest.mark.parametrize("title", PRINTED)
def test_the_spanish_map_is_lettered_as_the_spanish_rulebook_prints_it(title: str) -> None:
    drawn = board_svg(get_title(title), "light", "es")
    lettered = re.sub(r"\s+", " ", " ".join(re.findall(r">([^<>]+)</(?:text|textPath)>", drawn)))
    for name in PRINTED[title]:
        assert re.search(rf"\b{name}\b", lettered, re.IGNORECASE), name
    assert not re.search(NOT_PRINTED[title], lettered)


@pytest.mark.parametrize("title", NOT_PRINTED)
def test_no_spanish_text_says_what_its_rulebook_calls_otherwise(title: str) -> None:
    folder: Path = get_title(title).folder / "locale" / "es"
    wrong = [
        f"{file.name}:{number}: {line}"
        for file in sorted((*folder.glob("*.ftl"), folder / "clauses.csv"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(NOT_PRINTED[title], line.partition("=")[2] or line)
    ]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_map_and_log_call_every_place_alike(title: str, language: str) -> None:
    atlas = get_title(title).inventory.atlas()
    words, sheet = words_for(title, language), sheet_words(title, language)
    named = [(place.key, place.name) for place in atlas.places]
    named += [(one.key, one.name) for one in (atlas.sheet.hexes if atlas.sheet else ())]
    apart: list[str] = []
    for key, name in named:
        said = re.sub(r" \([^)]*\)$", "", str(words.name("space", key)))
        lettered = sheet.get(" ".join(name.upper().split()), " ".join(name.split()))
        if name and said.casefold() != lettered.casefold():
            apart.append(f"{key}: {said} / {lettered}")
    assert not apart


@pytest.mark.parametrize("language", ["es", "it"])
@pytest.mark.parametrize("title", ["mosby", "savannah"])
def test_what_befalls_a_unit_agrees_with_no_name(title: str, language: str) -> None:
    """Units are regiments, batteries, volunteers: a participle would need each one's gender."""
    told = re.compile(r"\{ \$unit \} (queda|es|está|è|sono) \w+(ad|id|at|it|utt|ott)[oa]s?\b")
    folder: Path = get_title(title).folder / "locale" / language
    lines = [
        f"{file.name}: {line}"
        for file in sorted(folder.glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if told.search(line)
    ]
    assert not lines
