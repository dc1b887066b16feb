"""What a table says of itself: a change, to be stored, and a request for an undo."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from longroll.table.history import Snapshot, Stored, Told

__all__ = ["Change", "Request"]


class Request(NamedTuple):
    """A request to go back to the moment after ``to`` actions."""

    by: str
    to: int


@dataclass(slots=True)
class Change:
    """What must be stored of a change, relative to ``seq`` and ``epoch`` before it.

    Actions after the first ``kept`` are gone, and ``added`` follow. The log lines in ``undone``
    were undone, and ``told`` follow. ``reissued`` is a seat with its new token; the old ones become
    invalid, and ``spent``, if given, must have been one of them. ``thought`` is what a bot meant by
    the last action, to be shown after the game.
    """

    seq: int
    epoch: int
    kept: int
    added: list[Stored] = field(default_factory=list[Stored])
    told: list[Told] = field(default_factory=list[Told])
    undone: list[int] = field(default_factory=list[int])
    snapshot: Snapshot | None = None
    reissued: tuple[str, str] | None = None
    spent: str | None = None
    thought: Mapping[str, Any] | None = None
