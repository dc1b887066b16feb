"""From the words in which an order is told to the order: whoever reads them may type them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

from longroll.engine.action import Action
from longroll.engine.finding import slug

__all__ = ["ASIDE", "as_told", "instead", "plainly", "says", "with_words"]

ASIDE = "  \N{MIDDLE DOT} "
"""Stands in a row between an order and what it costs."""
BEGUN = 3
"""So many letters begin a word that is meant."""
Told = Mapping[Action, str]
"""The orders with the words in which each is told."""


def plainly(text: str) -> str:
    """``text`` as any keyboard types it: without accents, capitals and signs of its own.

    >>> (
    ...     plainly("¿Volar  el PUENTE de Río?  \N{MIDDLE DOT} Cuesta 2"),
    ...     plainly("Modificador \N{MINUS SIGN}1"),
    ... )
    ('volar el puente de rio', 'modificador -1')
    """
    text = text.partition(ASIDE)[0].lower().replace("\N{MINUS SIGN}", "-")
    text = unicodedata.normalize("NFKD", text)
    bare = "".join(letter for letter in text if not unicodedata.combining(letter))
    return " ".join(re.sub(r"[^a-z0-9+ -]", " ", bare).split())


def as_told(line: str, told: Told) -> list[Action]:
    """The orders that are told in these words; else those whose words begin so.

    Several where the words leave it open. A number before them, as in a row of the list, may be
    typed too.

    >>> go, rest = Action("go", ("rio",)), Action("scatter")
    >>> said = {go: "Cabalgar a Río", rest: "Dispersarse: todos a casa"}
    >>> as_told("cabalgar a rio", said) == as_told("1 Cabalgar a Río", said) == [go]
    True
    >>> as_told("dispersarse", said) == [rest], as_told("casa", said)
    (True, [])
    """
    known = {action: plainly(text) for action, text in told.items()}
    for typed in dict.fromkeys((plainly(line), re.sub(r"^\d+ ", "", plainly(line)))):
        if not typed:
            continue
        whole = [action for action, text in known.items() if text == typed]
        if found := whole or [a for a, text in known.items() if text.startswith(f"{typed} ")]:
            return found
    return []


def with_words(line: str, told: Told) -> list[Action]:
    """The orders in whose words, or own keys, all occur that are typed, in any order.

    >>> said = {Action("scatter"): "Dispersarse: todos a casa"}
    >>> with_words("a casa", said) == [*said], with_words("a cama", said)
    (True, [])
    """
    parts = slug(line).split("-")
    if parts == [""]:
        return []
    return [
        action
        for action, text in told.items()
        if says(slug(" ".join((text, action.verb, *action.args))).split("-"), parts)
    ]


def says(said: Sequence[str], parts: Sequence[str]) -> bool:
    """Whether each part is a word that is said, or begins one."""
    return all(
        any(word == part or (len(part) >= BEGUN and word.startswith(part)) for word in said)
        for part in parts
    )


def instead(line: str, told: Told, names: Mapping[str, str]) -> Action | None:
    """The order that is told like one of these but for a name, as of a place out of reach.

    ``names`` tells what the keys are called.

    >>> said = {Action("go", ("rio",)): "Cabalgar a Río"}
    >>> str(instead("cabalgar a parís", said, {"rio": "Río", "paris": "París"}))
    'go paris'
    """
    typed = slug(line)
    keys = {slug(name): key for key, name in names.items()}
    tried: set[tuple[str, str]] = set()
    for action, text in told.items():
        for at, key in enumerate(action.args):
            before, found, after = slug(text).partition(slug(names.get(key, key)))
            if not found or (before, after) in tried:
                continue
            tried.add((before, after))
            if typed.startswith(before) and typed.endswith(after):
                other = keys.get(typed[len(before) : len(typed) - len(after)])
                if other is not None:
                    return Action(action.verb, (*action.args[:at], other, *action.args[at + 1 :]))
    return None
