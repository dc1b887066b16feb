"""What a title's judgement counts with: numbers by name, from a file that gives the reasons."""

from __future__ import annotations

import tomllib
from typing import Any, TypeVar, cast

__all__ = ["read_weights"]

T = TypeVar("T")


def read_weights(kind: type[T], text: str, section: str = "appraisal") -> T:
    r"""The weights that a section of a file in TOML tells; lists become tuples.

    Args:
        kind: a named tuple, with a field for each weight.
        text: the file.
        section: the table in it. What else stands there is for others.

    Raises:
        KeyError: a weight, or the section, is missing.

    >>> from typing import NamedTuple
    >>> class Weights(NamedTuple):
    ...     point: int
    ...     road: tuple[int, ...]
    >>> read_weights(Weights, "[appraisal]\npoint = 100\nroad = [3, 2]")
    Weights(point=100, road=(3, 2))
    """
    told = tomllib.loads(text)[section]
    fields = cast("Any", kind)._fields
    values = {
        name: tuple(told[name]) if isinstance(told[name], list) else told[name] for name in fields
    }
    return kind(**values)
