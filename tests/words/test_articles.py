"""Names in a sentence have their article, with the preposition before it, and their gender."""

import pytest

from longroll.articles import Articles, opened
from longroll.engine.event import Event, Value
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
