"""The names of things in a language: for the page, and for the drawings of counters."""

from __future__ import annotations

from functools import lru_cache

from longroll.engine.title import get_title
from longroll.words import Words, words_for

__all__ = ["names_of", "piece_names"]

NAMED = ("army", "state", "side", "zone", "river", "general", "proper")
"""Kinds of things that may have names in the locale files."""


def names_of(title: str, language: str) -> dict[str, str]:
    """The name of everything that actions and views mention, by key."""
    words = words_for(title, language)
    proper = get_title(title).inventory.names()
    return {key: _name(words, key, name) for key, name in proper.items()}


@lru_cache
def piece_names(title: str, language: str) -> tuple[tuple[str, str], ...]:
    """The names of pieces, by key, that differ from the English ones.

    All other counters show what is printed on them.
    """
    words, english = words_for(title, language), words_for(title, "en")
    pieces = get_title(title).inventory.atlas().pieces
    told = ((key, _name(words, key, one.name), one.name) for key, one in pieces.items())
    return tuple((key, name) for key, name, own in told if name != _name(english, key, own))


def _name(words: Words, key: str, proper: str) -> str:
    """The name of ``key`` in the locale files; its proper name if they have none."""
    said = (words.text(f"{kind}-{key}") for kind in NAMED)
    return next((text for text in said if text is not None), proper)
