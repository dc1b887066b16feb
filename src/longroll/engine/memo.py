"""Answers that are asked for again and again, kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

__all__ = ["remembered"]

_Arguments = ParamSpec("_Arguments")
_Answer = TypeVar("_Answer")


def remembered(
    most: int,
) -> Callable[[Callable[_Arguments, _Answer]], Callable[_Arguments, _Answer]]:
    """A decorator: the last ``most`` answers of a pure function are kept, and equal ones shared.

    It is `functools.lru_cache`, but checkers still see what the arguments are.

    >>> @remembered(2)
    ... def initial(word: str) -> list[str]:
    ...     return [word[0]]
    >>> initial("richmond") is initial("richmond")
    True
    """
    return cast(
        "Callable[[Callable[_Arguments, _Answer]], Callable[_Arguments, _Answer]]",
        lru_cache(maxsize=most, typed=True),
    )
