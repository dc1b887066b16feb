"""Reading values of a position, which TOML may give any type.

Each function returns the value with its type checked, or raises `TitleError` with the offending
name in quotes. ``what`` is the name of the value, ``of`` that of the row that contains it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar, cast

from longroll.engine.title import Document, TitleError

__all__ = [
    "alike",
    "array",
    "find",
    "integer",
    "refuse_others",
    "table",
    "text",
    "truth",
    "whole",
]

T = TypeVar("T")


def table(value: object, what: str, of: str = "") -> Document:
    """A table, in braces or under its own heading."""
    if not isinstance(value, dict):
        raise TitleError(f"{_named(what, of)} must be a table, not {value!r}")
    return cast(Document, value)


def array(value: object, what: str, of: str = "") -> list[Any]:
    """A list."""
    if not isinstance(value, (list, tuple)):
        raise TitleError(f"{_named(what, of)} must be a list in brackets, not {value!r}")
    return [*cast("Iterable[Any]", value)]


def text(value: object, what: str, of: str = "") -> str:
    """A string."""
    if not isinstance(value, str):
        raise TitleError(f"{_named(what, of)} must be a text between quotes, not {value!r}")
    return value


def integer(value: object, what: str, of: str = "") -> int:
    """An integer, possibly negative."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TitleError(f"{_named(what, of)} must be a whole number, not {value!r}")
    return value


def whole(value: object, what: str, least: int = 0, of: str = "") -> int:
    """An integer of at least ``least``.

    >>> whole(3, "union")
    3
    >>> whole(-1, "union", of="paris")
    Traceback (most recent call last):
    longroll.engine.errors.TitleError: 'union' of 'paris' must be a whole number from 0 up, not -1
    """
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise TitleError(
            f"{_named(what, of)} must be a whole number from {least} up, not {value!r}"
        )
    return value


def truth(value: object, what: str, of: str = "") -> bool:
    """``true`` or ``false``."""
    if not isinstance(value, bool):
        raise TitleError(f"{_named(what, of)} must be true or false, not {value!r}")
    return value


def find(keys: Mapping[str, T], key: object, kind: str) -> T:
    """The component of a ``kind`` with this ``key``."""
    if not isinstance(key, str) or key not in keys:
        raise TitleError(f"no {kind} is called '{key}'")
    return keys[key]


def alike(model: object, value: object, what: str, least: int = 0) -> object:
    """A value of the same kind as ``model``: a boolean, an integer from -1 up, a list of integers.

    The integers of a list (which may be nested) are at least ``least``; a tuple gives a tuple.
    """
    if isinstance(model, bool):
        return truth(value, what)
    if isinstance(model, int):
        return whole(value, what, least=-1)
    items = [_number(item, what, least) for item in array(value, what)]
    return items if isinstance(model, list) else tuple(items)


def _number(value: object, what: str, least: int) -> object:
    if isinstance(value, list):
        return tuple([_number(item, what, least) for item in cast("list[object]", value)])
    return whole(value, what, least)


def refuse_others(row: Mapping[str, object], known: Iterable[str], what: str) -> None:
    """Raise for a key of ``row`` that is not ``known``."""
    allowed = tuple(known)
    for key in row:
        if key not in allowed:
            raise TitleError(f"'{what}' has no '{key}'; it takes: {', '.join(allowed)}")


def _named(what: str, of: str) -> str:
    return f"'{what}' of '{of}'" if of else f"'{what}'"
