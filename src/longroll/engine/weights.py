"""The weights of a title's judgement: numbers by name, from a file that also gives the reasons."""

from __future__ import annotations

import tomllib
from typing import Any, TypeVar, cast

__all__ = ["read_weights"]

T = TypeVar("T")


def read_weights(kind: type[T], text: str, section: str = "appraisal") -> T:
    r"""The weights in a section of a TOML file; lists become tuples.

    Args:
        kind: a named tuple, with a field for each weight.
        text: the text of the file.
        section: the table in it; other tables are ignored.

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
