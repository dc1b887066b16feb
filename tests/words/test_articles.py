"""Names in a sentence have their article, with the preposition before it, and their gender."""

import re

import pytest

from longroll.articles import Articles, opened
from longroll.engine.event import Event, Value
from longroll.engine.title import get_title
from longroll.words import LANGUAGES, words_for

ITALIAN = Articles("it")
ITALIAN.learn("Corpo Zappatori", "Armata Divisione")


@pytest.mark.parametrize(
    ("name", "preposition", "told"),
    [
        ("Corpo scelto", "", "il Corpo scelto"),
        ("Corpo scelto", "di", "del Corpo scelto"),
        ("Divisione di Hood", "a", "alla Divisione di Hood"),
        ("Armata del James", "da", "dall'Armata del James"),
        ("8ª Brigata", "su", "sull'8ª Brigata"),
        ("1ª Brigata", "in", "nella 1ª Brigata"),
        ("Zappatori del Re", "di", "dello Zappatori del Re"),
        ("gli americani", "di", "degli americani"),
        ("i francesi", "a", "ai francesi"),
        ("Gli alleati", "", "gli alleati"),
        ("l’Unione", "di", "dell’Unione"),
        ("Armata del James", "contro", "contro l'Armata del James"),
        ("Lee", "di", "di Lee"),
        ("Richmond", "", "Richmond"),
    ],
)
def test_italian_melts_the_article_with_its_preposition(
    name: str, preposition: str, told: str
) -> None:
    assert opened(f"x {ITALIAN.before(name, preposition)}") == f"x {told}"


def test_several_have_the_article_of_several() -> None:
    several = [
        opened(f"x {Articles(language).before('Rangers', several=True)}") for language in LANGUAGES
    ]
    assert several == ["x the Rangers", "x los Rangers", "x i Rangers"]


def test_an_article_that_opens_a_sentence_has_a_capital_letter() -> None:
    told = ITALIAN.before("Corpo scelto")
    assert opened(f"{told} va. {told}?") == "Il Corpo scelto va. Il Corpo scelto?"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The Norfolk and Fort Monroe Garrison is destroyed at "),
        ("es", "La Guarnición de Norfolk y Fort Monroe queda destruida en "),
        ("it", "La Guarnigione di Norfolk e Fort Monroe è distrutta a "),
    ],
)
def test_what_is_said_of_a_block_agrees_with_it(language: str, told: str) -> None:
    args: tuple[tuple[str, Value], ...] = (("block", "us-gar-4"), ("place", "1720"))
    assert words_for("bobbylee", language).event(Event("destroyed", args)).startswith(told)


@pytest.mark.parametrize(
    ("language", "sailed", "taken"),
    [
        ("en", "from Mobile Bay (4720) to Chesapeake Bay.", "controls Ship Island."),
        ("es", "de la Bahía de Mobile (4720) a la Bahía de Chesapeake.", "ahora Ship Island."),
        ("it", "dalla Baia di Mobile (4720) alla Baia di Chesapeake.", "ora l'Isola Ship."),
    ],
)
def test_waters_and_islands_have_their_article(language: str, sailed: str, taken: str) -> None:
    words = words_for("uscivilwar", language)
    way: tuple[tuple[str, Value], ...] = (("origin", "4720"), ("place", "chesapeake-bay"))
    told = words.event(Event("cruised", (("side", "union"), ("number", 2), *way)))
    assert told.endswith(sailed)
    held: tuple[tuple[str, Value], ...] = (("side", "union"), ("place", "ship-island"))
    assert words.event(Event("control-marker", held)).endswith(taken)
    chased: tuple[tuple[str, Value], ...] = (("place", "4720"), ("goal", "2146"), ("led", 0))
    opening = {"en": "From Mobile Bay", "es": "De la Bahía", "it": "Dalla Baia"}[language]
    assert words.event(Event("intercepts", chased)).startswith(opening)


BARE = re.compile(
    r"(?<![\w'])(a|di|da|in|su|de|en|desde|hacia|hasta) \{ \$(place|goal|origin|space) \}"
)


@pytest.mark.parametrize("language", ["es", "it"])
def test_no_place_stands_bare_after_a_preposition(language: str) -> None:
    """Where waters and islands have names that want an article."""
    for file in (get_title("uscivilwar").folder / "locale" / language).glob("*.ftl"):
        assert not BARE.search(file.read_text(encoding="utf-8")), file
