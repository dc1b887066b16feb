"""Views and actions as arrays of a fixed shape, for any title (docs/research.md).

A view is plain data whose keys change during a game and differ between titles. Here each fact in it
gets a name (``will/union``, ``units/foix/at=1307``, ``hand[29]``), and the name's hash gives its
index in a vector: the hashing trick of Weinberger and others (2009). So there is no list of names
to keep, the index of a fact never changes, and nothing moves when a title grows. Two names may
share an index; a sign from the same hash makes the mean effect of such collisions zero.
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
"""Default length of a vector: twenty times the number of facts in a view."""
WORDS: Final = 4
"""Number of codes per action: its verb and three arguments."""
VOCABULARY: Final = 16_384
"""Number of word codes: 0 for none, the others by hash."""
UNTOLD: Final = ("decision", "actions")
"""The path of the list of actions in a view, which has an array of its own."""


def features(view: Mapping[str, Any]) -> dict[str, float]:
    """The facts of ``view`` by name: numbers as they are, everything else as 1.

    A number is ``path``, and so is True; a text is ``path=text``; members of a list of numbers or
    texts are ``path[member]`` with their count; other lists are paths with their positions. False,
    None and 0 are left out, and so is the list of legal actions.

    >>> features({"will": {"union": 97}, "hand": [29, 4], "seat": "union", "force": None})
    {'will/union': 97.0, 'hand[29]': 1.0, 'hand[4]': 1.0, 'seat=union': 1.0}
    """
    found: dict[str, float] = {}
    for key, value in view.items():
        _add(found, key, value)
    return found


def _add(found: dict[str, float], path: str, value: Any) -> None:
    """Add the facts of plain data at ``path``."""
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
    """The index of a fact in a vector of ``size``, and its sign.

    >>> place, sign = place_of("will/union")
    >>> 0 <= place < SIZE, abs(sign)
    (True, 1)
    """
    number = _hash(name)
    return (number >> 1) % size, 1 if number & 1 else -1


def encode(facts: Mapping[str, float], size: int = SIZE) -> Floats:
    """Facts as a vector: each at its index with its sign.

    A number x becomes sign(x) * log(1 + abs(x)), so that counts, strengths and years have similar
    magnitudes. The 1 of a fact that is not a number becomes log 2 like any other 1.

    >>> encode({"will/union": 97.0}).shape
    (8192,)
    """
    entries = [number for fact in facts.items() for number in _entry(*fact, size)]
    return _summed(np.array(entries, np.float64), size)


class Encoder:
    """A cached ``encode(features(view), size)``, for encoding many views.

    Most values at a path occurred there before, so the entries of every value found at a path are
    cached, and no name is made or hashed twice. A dictionary or list that is the same object as the
    last one at its path is not visited again: views are never changed.

    Args:
        size: the length of a vector.
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
"""Types of plain data with members of their own."""
_KEPT: Final = 4_096
"""Maximum number of values cached per path, so that an ever-growing number does not fill the
memory."""


class _Path:
    """A path, the paths below it, and the cached entries of the values found at it."""

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
        # The types distinguish 1 from True, which have names of their own.
        key = (*members, kinds)
        known = self._found.get(key)
        return self._keep(key, members) if known is None else known

    def _step(self, key: Any) -> _Path:
        self._below[key] = path = _Path(f"{self._name}/{key}" if self._name else key, self._size)
        return path

    def _keep(self, key: Any, value: Any) -> array[float]:
        """The entries of ``value`` at this path, cached under ``key``."""
        facts: dict[str, float] = {}
        _add(facts, self._name, value)
        made = array("d", (one for fact in facts.items() for one in _entry(*fact, self._size)))
        if len(self._found) < _KEPT:
            self._found[key] = made
        return made


def _entry(name: str, value: float, size: int) -> tuple[float, float]:
    """The index of a fact in a vector of ``size``, and its weight."""
    place, sign = place_of(name, size)
    return place, math.copysign(math.log1p(abs(value)), value * sign)


def _summed(entries: NDArray[np.float64], size: int) -> Floats:
    """The vector of ``entries``, which are pairs of an index and a weight."""
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
    """Actions as rows of `WORDS` word codes; of ``rows`` rows in all, the unused ones are 0.

    If an action has more words, the last code stands for all the rest together.
    """
    table = np.zeros((rows, WORDS), np.int32)
    coded = [_codes(action) for action in actions]
    if coded:
        table[: len(coded)] = coded
    return table


@lru_cache(maxsize=1 << 16)
def _codes(action: Action) -> tuple[int, ...]:
    """The `WORDS` codes of an action."""
    words = (action.verb, *action.args)
    if len(words) > WORDS:
        words = (*words[: WORDS - 1], " ".join(words[WORDS - 1 :]))
    return (*map(word_code, words), *(0,) * (WORDS - len(words)))


def _hash(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
