"""What a table refuses, and the kinds of refusal."""

from __future__ import annotations

from enum import StrEnum

from longroll.engine.clause import Denial
from longroll.engine.event import Value

__all__ = ["Refused", "TableError"]


class Refused(StrEnum):
    """Kinds of refusal: not permitted, out of date, not possible, or not found."""

    FORBIDDEN = "forbidden"
    CONFLICT = "conflict"
    ILLEGAL = "illegal"
    UNKNOWN = "unknown"


class TableError(Exception):
    """A refusal: nothing has changed.

    Attributes:
        kind: what kind of refusal.
        key: a message of ``locale/*/server.ftl``.
        words: its arguments.
            denial: for an action that is not legal, why not.
    """

    def __init__(
        self, kind: Refused, key: str, *, denial: Denial | None = None, **args: Value
    ) -> None:
        self.kind = kind
        self.key = key
        self.words = args
        self.denial = denial
        super().__init__(" ".join([key, *(f"{name}={value}" for name, value in args.items())]))
