"""Views and actions as arrays of a fixed shape, for any title (docs/research.md).

A view is plain data whose keys come and go as a game goes on, and differ from title to title. Here
each fact in it gets a name (``will/union``, ``units/foix/at=1307``, ``hand[29]``), and each name a
place in a vector by its hash: the hashing trick of Weinberger and others (2009). So no list of
names has to be made or kept, a fact keeps its place for ever, and a title that grows moves nothing.
Two names may share a place; a sign from the same hash makes what that adds zero on average.
"""

from __future__ import annotations

import hashlib
import math
from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from longroll.engine.action import Action

__all__ = [
    "SIZE",
    "VOCABULARY",
    "WORDS",
    "Encoder",
    "Floats",
    "action_codes",
    "encode",
    "features",
    "place_of",
    "word_code",
]

Floats = NDArray[np.float32]

SIZE: Final = 8_192
"""Places of a vector, unless another number is asked for: twenty times what a view fills."""
WORDS: Final = 4
"""Words of an action that are told apart: its verb and three arguments."""
VOCABULARY: Final = 16_384
"""Codes of words: 0 for none, the others by their hash."""
UNTOLD: Final = ("decision", "actions")
"""Where a view keeps the list of actions: it has an array of its own."""


def features(view: Mapping[str, Any]) -> dict[str, float]:
    """The facts of ``view`` by name: numbers as they are, everything else as 1.

    A number is ``path``, a true boolean too; a text is ``path=text``; members of a list of numbers
    or texts are ``path[member]`` with their count; other lists are paths with their positions.
    What is false, None or 0 is left out. The list of legal actions is not among them.

    >>> features({"will": {"union": 97}, "hand": [29, 4], "seat": "union", "force": None})
    {'will/union': 97.0, 'hand[29]': 1.0, 'hand[4]': 1.0, 'seat=union': 1.0}
    """
    found: dict[str, float] = {}
    for key, value in view.items():
        _add(found, key, value)
    return found


def _add(found: dict[str, float], path: str, value: Any) -> None:
    """Add the facts of plain data that lies at ``path``."""
    if isinstance(value, str):
        found[f"{path}={value}"] = 1.0
    elif isinstance(value, int | float):
        if value:
            found[path] = float(value)
    elif isinstance(value, dict):
        for key, member in cast("dict[str, Any]", value).items():
            if (path, key) != UNTOLD:
                _add(found, f"{path}/{key}", member)
    elif value is not None:
        _add_members(found, path, value)


def _add_members(found: dict[str, float], path: str, values: Sequence[Any]) -> None:
    for position, member in enumerate(values):
        if isinstance(member, str | int | float):
            name = f"{path}[{member}]"
            found[name] = found.get(name, 0.0) + 1.0
        else:
            _add(found, f"{path}/{position}", member)


@lru_cache(maxsize=1 << 17)
def place_of(name: str, size: int = SIZE) -> tuple[int, int]:
    """Where a fact stands in a vector of ``size``, and with which sign.

    >>> place, sign = place_of("will/union")
    >>> 0 <= place < SIZE, abs(sign)
    (True, 1)
    """
    number = _hash(name)
    return (number >> 1) % size, 1 if number & 1 else -1


def encode(facts: Mapping[str, float], size: int = SIZE) -> Floats:
    """Facts as a vector: each at its place with its sign.

    A number x becomes sign(x) * log(1 + abs(x)), so that counts, strengths and years lie near each
    other; what was 1 because it is so becomes log 2 like any other 1.

    >>> encode({"will/union": 97.0}).shape
    (8192,)
    """
    entries = [number for fact in facts.items() for number in _entry(*fact, size)]
    return _summed(np.array(entries, np.float64), size)


class Encoder:
    """Views as vectors: ``encode(features(view), size)``, for whoever encodes many of them.

    Mostly a view says at a path what an earlier one has said there: the entries of everything that
    was said at a path are kept, so that no name is made or hashed twice. A dictionary or list that
    is the same object as the last one at its path is not looked into again: nobody changes a view.

    Args:
        size: places of a vector.
    """

    def __init__(self, size: int = SIZE) -> None:
        self._size = size
        self._root = _Path("", size)

    def __call__(self, view: Mapping[str, Any]) -> Floats:
        """The facts of ``view`` as a vector."""
        entries = array("d")
        self._root.add(view, entries)
        return _summed(np.frombuffer(entries), self._size)


_NESTED: Final = frozenset({dict, list, tuple})
"""Kinds of plain data with members of their own."""
_KEPT: Final = 4_096
"""Values that are kept of one path: a number that only grows must not fill the memory."""


class _Path:
    """A path, the paths below it, and the entries of each value that was found at it."""

    __slots__ = ("_below", "_found", "_last", "_name", "_size", "_told")

    def __init__(self, name: str, size: int) -> None:
        self._name, self._size = name, size
        self._below: dict[Any, _Path] = {}
        self._found: dict[Any, array[float]] = {}
        self._last: object = None
        self._told = array("d")

    def add(self, members: Mapping[Any, Any], entries: array[float]) -> None:
        """Add the entries of a dictionary at this path."""
        below = self._below
        for key, member in members.items():
            path = below.get(key) or self._step(key)
            kind: Any = member.__class__
            if kind is dict:
                path._add_dict(member, entries)
            elif kind is list or kind is tuple:
                if (self._name, key) != UNTOLD:
                    path._add_list(member, entries)
            else:
                known = path._found.get(member)
                entries += path._keep(member, member) if known is None else known

    def _add_dict(self, members: Mapping[Any, Any], entries: array[float]) -> None:
        if self._last is not members:
            told = array("d")
            self.add(members, told)
            self._last, self._told = members, told
        entries += self._told

    def _add_list(self, members: Sequence[Any], entries: array[float]) -> None:
        if self._last is not members:
            self._last, self._told = members, self._of_list(members)
        entries += self._told

    def _of_list(self, members: Sequence[Any]) -> array[float]:
        kinds = (*map(type, members),)
        if not _NESTED.isdisjoint(kinds):
            told = array("d", self._of_list([one for one in members if type(one) not in _NESTED]))
            more: dict[int, Any] = {n: x for n, x in enumerate(members) if type(x) in _NESTED}
            self.add(more, told)
            return told
        # The kinds tell 1 from True, which have names of their own.
        key = (*members, kinds)
        known = self._found.get(key)
        return self._keep(key, members) if known is None else known

    def _step(self, key: Any) -> _Path:
        self._below[key] = path = _Path(f"{self._name}/{key}" if self._name else key, self._size)
        return path

    def _keep(self, key: Any, value: Any) -> array[float]:
        """The entries of ``value`` at this path, kept by ``key``."""
        facts: dict[str, float] = {}
        _add(facts, self._name, value)
        made = array("d", (one for fact in facts.items() for one in _entry(*fact, self._size)))
        if len(self._found) < _KEPT:
            self._found[key] = made
        return made


def _entry(name: str, value: float, size: int) -> tuple[float, float]:
    """The place of a fact in a vector of ``size``, and its weight."""
    place, sign = place_of(name, size)
    return place, math.copysign(math.log1p(abs(value)), value * sign)


def _summed(entries: NDArray[np.float64], size: int) -> Floats:
    """The vector of ``entries``: of each fact its place and its weight."""
    table = entries.reshape(-1, 2)
    return np.bincount(table[:, 0].astype(np.intp), table[:, 1], size).astype(np.float32)


@lru_cache(maxsize=1 << 16)
def word_code(word: str) -> int:
    """The code of a word of an action: 1 to `VOCABULARY` - 1.

    >>> word_code("richmond") == word_code("richmond") != word_code("cairo")
    True
    """
    return 1 + _hash(word) % (VOCABULARY - 1)


def action_codes(actions: Iterable[Action], rows: int) -> NDArray[np.int32]:
    """Actions as rows of `WORDS` codes, each word one; ``rows`` of them, what is left over is 0.

    Of an action with more words the last code stands for all the rest together.
    """
    table = np.zeros((rows, WORDS), np.int32)
    coded = [_codes(action) for action in actions]
    if coded:
        table[: len(coded)] = coded
    return table


@lru_cache(maxsize=1 << 16)
def _codes(action: Action) -> tuple[int, ...]:
    """The codes of the words of an action, as many as `WORDS`."""
    words = (action.verb, *action.args)
    if len(words) > WORDS:
        words = (*words[: WORDS - 1], " ".join(words[WORDS - 1 :]))
    return (*map(word_code, words), *(0,) * (WORDS - len(words)))


def _hash(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
