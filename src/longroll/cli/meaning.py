"""Finds orders by the words of their texts, so that players may type what they read."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

from longroll.engine.action import Action
from longroll.engine.finding import slug

__all__ = ["ASIDE", "as_told", "instead", "is_order", "plainly", "says", "with_words"]

ASIDE = "  \N{MIDDLE DOT} "
"""The separator between an order and its cost in a row."""
BEGUN = 3
"""Minimum number of letters that may abbreviate a word."""
Told = Mapping[Action, str]
"""Orders with their texts."""


def plainly(text: str) -> str:
    """``text`` as typed on any keyboard: lower case, without accents and special characters.

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
    """The orders with exactly this text; else those whose texts begin with it.

    Several if the text is ambiguous. It may be preceded by a number, as in a row of the list.

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
    """The orders whose texts or keys contain all the typed words, in any order.

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


def is_order(line: str, action: Action, text: str) -> bool:
    """Whether ``line`` gives this order: it begins like it, and has only whole words of it.

    >>> fort = Action("transport", ("fort-monroe",)), "Naval transport from Fort Monroe"
    >>> is_order("transport monroe", *fort), is_order("monroe", *fort)
    (True, False)
    >>> is_order("naval monroe", *fort), is_order("transport mon", *fort)
    (True, False)
    """
    parts = slug(line).split("-")
    said = slug(text).split("-")
    begun = parts[0] in {said[0], slug(action.verb).split("-")[0]}
    return begun and len(parts) > 1 and {*parts} <= {*said, *slug(str(action)).split("-")}


def says(said: Sequence[str], parts: Sequence[str]) -> bool:
    """Whether each part is one of the words, or the beginning of one."""
    return all(
        any(word == part or (len(part) >= BEGUN and word.startswith(part)) for word in said)
        for part in parts
    )


def instead(line: str, told: Told, names: Mapping[str, str]) -> Action | None:
    """The order with the text of one of these except for a name, such as a place out of reach.

    ``names`` are the names of the keys.

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
