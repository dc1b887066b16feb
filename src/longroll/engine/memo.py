"""Caches for answers that are needed again and again."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Generic, ParamSpec, TypeVar, cast

__all__ = ["Kept", "Latest", "remembered"]

_Arguments = ParamSpec("_Arguments")
_Answer = TypeVar("_Answer")
_Item = TypeVar("_Item")


def remembered(
    most: int, *, typed: bool = False
) -> Callable[[Callable[_Arguments, _Answer]], Callable[_Arguments, _Answer]]:
    """A decorator: the last ``most`` answers of a pure function are cached, and shared if equal.

    It is `functools.lru_cache`, but type checkers still see the arguments. Equal arguments are one
    to it, so a call with True may get the answer for 1. Where the answers differ it must be
    ``typed``, which makes each look-up take twice as long.

    >>> @remembered(2)
    ... def initial(word: str) -> list[str]:
    ...     return [word[0]]
    >>> initial("richmond") is initial("richmond")
    True
    """
    return cast(
        "Callable[[Callable[_Arguments, _Answer]], Callable[_Arguments, _Answer]]",
        lru_cache(maxsize=most, typed=typed),
    )


class Kept(Generic[_Answer]):
    """A decorator: an attribute that is computed when it is first read, and then kept.

    It is `functools.cached_property` without the lock that Python 3.11 takes for each attribute,
    which costs more than many of the answers. Two threads that ask at once both compute it, so it
    is for pure answers only.

    >>> class Region:
    ...     @Kept
    ...     def places(self) -> list[int]:
    ...         return [3, 5]
    >>> region = Region()
    >>> region.places is region.places
    True
    """

    def __init__(self, find: Callable[[Any], _Answer]) -> None:
        self._find = find
        self._name = find.__name__
        self.__doc__ = find.__doc__

    def __get__(self, owner: object, _kind: type) -> _Answer:
        """The first read: from then on an instance attribute hides this one."""
        answer = self._find(owner)
        owner.__dict__[self._name] = answer
        return answer


class Latest(Generic[_Item, _Answer]):
    """A decorator: a pure function of a tuple that is asked with a list, mostly with the same one.

    The last answer is kept with a copy of the list. To compare two lists takes a tenth of the time
    of making a tuple and hashing it, as `remembered` would.

    >>> @Latest
    ... def total(numbers: tuple[int, ...]) -> int:
    ...     return sum(numbers)
    >>> numbers = [3, 5]
    >>> total(numbers)
    8
    >>> numbers.append(1)
    >>> total(numbers)
    9
    """

    def __init__(self, find: Callable[[tuple[_Item, ...]], _Answer]) -> None:
        self._find = find
        self._seen: tuple[list[_Item], _Answer] = [], find(())

    def __call__(self, items: list[_Item]) -> _Answer:
        """The answer for these items."""
        last, answer = self._seen
        if last != items:
            answer = self._find(tuple(items))
            self._seen = items.copy(), answer  # One assignment: threads see both or neither.
        return answer
