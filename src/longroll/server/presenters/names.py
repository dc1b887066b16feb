"""What things are called in a language: for the page, and for the drawings of counters."""

from __future__ import annotations

from functools import lru_cache

from longroll.engine.title import get_title
from longroll.words import Words, words_for

__all__ = ["names_of", "piece_names"]

NAMED = ("army", "state", "side", "zone", "river", "general", "proper")
"""Kinds of things whose names the locale files may give."""


def names_of(title: str, language: str) -> dict[str, str]:
    """The name of everything that actions and views speak of, by key."""
    words = words_for(title, language)
    proper = get_title(title).inventory.names()
    return {key: _name(words, key, name) for key, name in proper.items()}


@lru_cache
def piece_names(title: str, language: str) -> tuple[tuple[str, str], ...]:
    """By the keys of pieces what a language calls them, where English calls them otherwise.

    Of all others a counter tells what is printed on it.
    """
    words, english = words_for(title, language), words_for(title, "en")
    pieces = get_title(title).inventory.atlas().pieces
    told = ((key, _name(words, key, one.name), one.name) for key, one in pieces.items())
    return tuple((key, name) for key, name, own in told if name != _name(english, key, own))


def _name(words: Words, key: str, proper: str) -> str:
    """What the locale files call ``key``; its proper name if they do not speak of it."""
    said = (words.text(f"{kind}-{key}") for kind in NAMED)
    return next((text for text in said if text is not None), proper)
