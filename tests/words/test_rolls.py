"""The log tells with each roll what it needed, or how a table turned it into its result."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import longroll
from longroll.engine.event import Event
from longroll.words import LANGUAGES, words_for
from tests.words.test_locale import nodes

DICE: Final = frozenset({"roll", "dice"})
NEEDED: Final = "needed"

LOOKED_UP: Final[Mapping[str, Mapping[str, str]]] = {
    "bobbylee": {
        "called": "number",  # 3.54: the column of the side, unmodified
        "fired": "dice level",  # 7.41: the text says which faces hit at each level
    },
    "forthepeople": {
        "battle-roll": "modifier total size losses",  # 7.10: the column of the size
        "blockade-roll": "level",  # 10.5.4: more than the level of the blockade
        "general-casualty-roll": "number",  # 7.7.3: so much or less
        **dict.fromkeys(("interception-succeeds", "interception-fails"), "number"),  # 5.8.1
        **dict.fromkeys(("retreat-succeeds", "retreat-fails"), "number"),  # 7.2.3
        "river-flotilla": "before",  # 6.4.1: more than the modifier as it was
    },
    "mosby": {
        **dict.fromkeys(("unit-wakes", "unit-sleeps"), "alert"),  # 9: the alert or less
        **dict.fromkeys(("space-wakes", "space-sleeps"), "alert"),
        **dict.fromkeys(("camp-wakes", "camp-sleeps"), "alert"),
        "answer": "kind answer",  # 11.4: the column of who is asked
        "combat-roll": "count result",  # 14.6: one column; each modifier has a line
        **dict.fromkeys(("depot-premature", "depot-nothing"), "roll"),  # 11.6: one column,
        **dict.fromkeys(("depot-food", "depot-horses"), "roll"),  # unmodified
        "extension-again": "row",  # 18.2: one column, unmodified
        "extension-die": "roll",  # 18.2: the row follows
        **dict.fromkeys(("recruited", "nobody-comes"), "less notoriety"),  # 7.6
        **dict.fromkeys(("unit-moves", "unit-stays"), "unit steps"),  # 13: the column of the unit
        "unit-stops": "unit",  # 13: nothing else on a one
    },
    "savannah": {
        "bombardment": "amount table result",  # T.SB1, T.SB2: a table, by side
        "card-army": "army",  # even or odd, as the text says
        "combat-roll": "amount count odds result",  # T.CCT: the column of the odds
        "fire-damage": "guns",  # T.ARTDMG: the column of the target
        "initiative-roll": "amount count",  # against the other side's total, which the log tells
        "scatter": "hex",  # one column, unmodified
        "variable-entry": "entry",  # T.VAR: one column, unmodified
        "weather-roll": "amount count",  # T.WX: the weather follows
        "weather-roll-again": "roll",  # T.WX: unmodified, the weather follows
    },
}
"""By title, rolls that need no number: the arguments by which a player finds the result."""


@cache
def rolls(title: str, language: str) -> dict[str, frozenset[str]]:
    """The events whose text tells a die, with all arguments of the text."""
    found: dict[str, frozenset[str]] = {}
    folder = Path(longroll.__file__).parent / "titles" / title / "locale" / language
    for file in sorted(folder.glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.id.name.startswith("event-"):
                told = {n.id.name for n in nodes(entry) if isinstance(n, ftl.VariableReference)}
                if told & DICE:
                    found[entry.id.name.removeprefix("event-")] = frozenset(told)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", LOOKED_UP)
def test_every_roll_is_told_with_what_it_needed(title: str, language: str) -> None:
    """Except where no number is needed: then with all by which its result is looked up."""
    told = rolls(title, language)
    lacking = {key for key, args in told.items() if NEEDED not in args}
    assert sorted(lacking) == sorted(LOOKED_UP[title])
    for key, args in LOOKED_UP[title].items():
        assert set(args.split()) <= told[key], key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", LOOKED_UP)
def test_a_roll_that_an_older_version_told_with_less_reads_on(title: str, language: str) -> None:
    """A table keeps its events: a question mark stands for what they do not tell, or nothing."""
    words = words_for(title, language)
    for key, args in rolls(title, language).items():
        old = tuple((die, 3) for die in sorted(args & DICE))
        said = words.event(Event(key, old))
        assert "3" in said
        assert "{" not in said
        if NEEDED in args:
            whole = words.event(Event(key, (*old, (NEEDED, 77))))
            assert said == whole.replace("77", "?").replace("?.", "?")
