"""The log tells with each roll what it needed, or how a table turned it into its result."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import cache
from typing import Final

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from longroll.engine.event import Event
from longroll.engine.title import get_title, title_keys
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
    "uscivilwar": {
        "arsenal-state": "number state",  # 14.5: one column, unmodified
        # 11.2.1, 21.6.2: the columns of both, and what the modifiers add up to
        **dict.fromkeys(
            ("battle-dice", "naval-battle"),
            "attack_column attack_bonus attack dealt defence_column defence_bonus defence taken",
        ),
        "blockade": "bonus roll points",  # 14.4.4: the column of the year
        "navy-roll": "ship number state",  # 21.10.1: one column, unmodified; then two dice
    },
}
"""By title, rolls that need no number: the arguments by which a player finds the result."""

SUMMED: Final[Mapping[str, Mapping[str, str]]] = {
    "uscivilwar": {
        **dict.fromkeys(("intercepts", "manoeuvres", "avoids", "chases"), "roll"),
        **dict.fromkeys(("initiative-won", "initiative-tied"), "union confederate"),
        "navy-roll": "roll number",
    },
}
"""By title, rolls whose dice are told by other arguments: by their sum, or each for itself."""


@cache
def told(title: str, language: str) -> dict[str, frozenset[str]]:
    """The events of a title, with all arguments of their texts."""
    found: dict[str, frozenset[str]] = {}
    for file in sorted((get_title(title).folder / "locale" / language).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.id.name.startswith("event-"):
                args = {n.id.name for n in nodes(entry) if isinstance(n, ftl.VariableReference)}
                found[entry.id.name.removeprefix("event-")] = frozenset(args)
    return found


def rolls(title: str, language: str) -> dict[str, frozenset[str]]:
    """Those whose text tells a die."""
    return {key: args for key, args in told(title, language).items() if args & DICE}


@cache
def thrown(title: str) -> dict[str, frozenset[str]]:
    """The events that the rules tell with a die, as far as their keys are written there."""
    found: dict[str, frozenset[str]] = {}
    for file in sorted(get_title(title).folder.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or getattr(call.func, "attr", "") != "tell":
                continue
            dice = frozenset(word.arg for word in call.keywords if word.arg) & DICE
            for node in ast.walk(call.args[0]):
                if dice and isinstance(node, ast.Constant):
                    found[str(node.value)] = found.get(str(node.value), frozenset()) | dice
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", title_keys())
def test_every_die_that_the_rules_tell_is_in_the_text(title: str, language: str) -> None:
    """Not only its sum with the modifiers: whoever reads the log checks the roll by it."""
    summed = SUMMED.get(title, {})
    for key, dice in thrown(title).items():
        wanted = summed[key].split() if key in summed else sorted(dice)[:1]
        assert set(wanted) <= told(title, language).get(key, frozenset()), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", title_keys())
def test_every_roll_is_told_with_what_it_needed(title: str, language: str) -> None:
    """Except where no number is needed: then with all by which its result is looked up."""
    rolled, looked_up = rolls(title, language), LOOKED_UP.get(title, {})
    lacking = {key for key, args in rolled.items() if NEEDED not in args}
    assert sorted(lacking) == sorted(looked_up)
    for key, args in looked_up.items():
        assert set(args.split()) <= rolled[key], key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", title_keys())
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
