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
    places: list[int] = []
    weights: list[float] = []
    for name, value in facts.items():
        place, sign = place_of(name, size)
        places.append(place)
        weights.append(math.copysign(math.log1p(abs(value)), value * sign))
    # bincount knows no empty list of whole numbers.
    where = np.array(places, np.int64)
    return np.bincount(where, weights, minlength=size).astype(np.float32)


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
    for row, action in enumerate(actions):
        words = (action.verb, *action.args)
        if len(words) > WORDS:
            words = (*words[: WORDS - 1], " ".join(words[WORDS - 1 :]))
        table[row, : len(words)] = [word_code(word) for word in words]
    return table


def _hash(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
