"""Names in orders, in the log and in what is shown: none is English but a proper one."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from longroll.engine.action import act
from longroll.engine.event import Event
from longroll.engine.title import get_title, title_keys
from longroll.words import LANGUAGES, words_for

PROPER = {
    title: frozenset(table["keys"].split())
    for title, table in tomllib.loads(
        Path(__file__).with_name("proper_names.toml").read_text(encoding="utf-8")
    ).items()
}
"""By title the keys of the names that need no translation."""


def is_a_number(text: str) -> bool:
    return re.search("[A-Za-z]", text) is None


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("title", title_keys())
def test_every_name_but_a_proper_one_has_words_of_its_own(title: str, language: str) -> None:
    names = get_title(title).inventory.names()
    ours, english = words_for(title, language), words_for(title, "en")
    same = [
        f"{key}: {english.shown(key)}"
        for key, proper in names.items()
        if key not in PROPER[title]
        and not is_a_number(proper)
        and ours.shown(key) == english.shown(key)
    ]
    assert same == [], "words in locale/, or a place in proper_names.toml"


@pytest.mark.parametrize("title", title_keys())
def test_what_is_called_proper_is_a_name_that_some_language_leaves_as_it_is(title: str) -> None:
    english = words_for(title, "en")
    assert PROPER[title] <= get_title(title).inventory.names().keys()
    tongues = [words_for(title, language) for language in LANGUAGES[1:]]
    translated = {
        key
        for key in PROPER[title]
        if all(words.shown(key) != english.shown(key) for words in tongues)
    }
    assert translated == set()


@pytest.mark.parametrize(
    ("language", "redoubt", "battery"),
    [("es", "Reducto de Yamacraw", "Batería naval"), ("it", "Ridotta", "Batteria navale")],
)
def test_orders_events_and_slips_call_a_thing_by_the_same_words(
    language: str, redoubt: str, battery: str
) -> None:
    words = words_for("savannah", language)
    for key, name in (("1303", redoubt), ("british-naval-battery", battery)):
        kind = "hex" if key.isdigit() else "unit"
        told = [words.shown(key), str(words.name(kind, key)), words.action(act("retreat", key))]
        assert all(name in text for text in told), told


@pytest.mark.parametrize("title", title_keys())
@pytest.mark.parametrize(
    ("language", "begin"),
    [("en", "Begin here"), ("es", "Empieza por aquí"), ("it", "Comincia da qui")],
)
def test_each_scenario_is_described_and_one_is_to_begin_with(
    title: str, language: str, begin: str
) -> None:
    words = words_for(title, language)
    told = [
        words.text(f"scenario-{scenario.key}-about") for scenario in get_title(title).info.scenarios
    ]
    assert all(told)
    assert sum(begin in str(text) for text in told) == 1


MANY = [
    ("savannah", "en", "guadeloupe-fusiliers", "graham-light"),
    ("mosby", "en", "blazers-scouts", "picket-6"),
    ("mosby", "es", "blazers-scouts", "picket-6"),
    ("mosby", "it", "blazers-scouts", "picket-6"),
]
"""A counter with a plural name, and one without."""

TOLD = {
    ("savannah", "en", "moved"): ("move to", "moves to"),
    ("savannah", "en", "retreats"): ("retreat to", "retreats to"),
    ("savannah", "en", "morale-check-failed"): ("lose their nerve", "loses its nerve"),
    ("mosby", "en", "unit-retreats"): ("retreat to", "retreats to"),
    ("mosby", "es", "unit-retreats"): ("se retiran a", "se retira a"),
    ("mosby", "it", "unit-retreats"): ("si ritirano a", "si ritira a"),
}


@pytest.mark.parametrize(("title", "language", "several", "one"), MANY)
def test_what_is_said_of_a_plural_name_agrees_with_it(
    title: str, language: str, several: str, one: str
) -> None:
    words = words_for(title, language)
    where = (("hex", "1506"), ("space", "paris"), ("count", 1), ("roll", 2), ("amount", 0))
    for (whose, tongue, key), (many, single) in TOLD.items():
        if (whose, tongue) == (title, language):
            assert f" {many}" in words.event(Event(key, (("unit", several), *where)))
            assert f" {single}" in words.event(Event(key, (("unit", one), *where)))


@pytest.mark.parametrize("title", title_keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_counters_with_plural_names_are_counters(title: str, language: str) -> None:
    listed = str(words_for(title, language).text("names-of-several") or "none").split()
    assert set(listed) <= {"none", *get_title(title).inventory.names()}


def test_what_is_said_of_counters_agrees_with_their_names() -> None:
    """In English most verbs tell one from several: none stands bare behind the name of a unit."""
    bare = re.compile(
        r"\{ \$(unit|gun) \} (?:already )?(is|has|was|does|moves|takes|keeps|loses|retreats|goes)\b"
    )
    for title in ("savannah", "mosby"):
        for file in sorted((get_title(title).folder / "locale/en").glob("*.ftl")):
            assert not bare.search(file.read_text(encoding="utf-8")), file
