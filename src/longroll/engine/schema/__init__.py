"""Declarative positions: what a document contains, and how a state is written and read.

A title declares the parts of its documents in order, each with the codec of its values. Writing,
reading, and error messages that name the key and its row follow from that. What a document leaves
out is as in the set-up of its scenario.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar, cast

from longroll.engine.entries import truth
from longroll.engine.errors import TitleError
from longroll.engine.frames import dump_flow
from longroll.engine.schema.codecs import (
    INTEGER,
    NUMBER,
    TEXT,
    TRUTH,
    Codec,
    Name,
    counts,
    each,
    group,
    key_of,
    number,
    ordered,
    record,
    region,
    same_type,
    several,
    sparse,
)
from longroll.engine.schema.parts import (
    Custom,
    Derived,
    Part,
    Piles,
    ReadElsewhere,
    Slot,
    emptied,
    slots,
)
from longroll.engine.schema.rows import Column, Lines, Rows, column, flag
from longroll.engine.state import State
from longroll.engine.title import Document

__all__ = [
    "INTEGER",
    "NUMBER",
    "TEXT",
    "TRUTH",
    "Codec",
    "Column",
    "Custom",
    "Derived",
    "Lines",
    "Name",
    "Part",
    "Piles",
    "ReadElsewhere",
    "Rows",
    "Schema",
    "Slot",
    "column",
    "counts",
    "each",
    "emptied",
    "flag",
    "group",
    "key_of",
    "number",
    "ordered",
    "record",
    "region",
    "same_type",
    "several",
    "slots",
    "sparse",
]

S = TypeVar("S", bound=State)

_HEAD = ("title", "scenario", "options")
_FLOW = ("stack", "chosen", "returned", "result")
"""The keys of the sequence of play: see `longroll.engine.frames`."""


class Schema(Generic[S]):
    """The documents of a title: its head, its parts, and the sequence of play.

    Args:
        title: the key of the title.
        parts: the parts, in order; each is read after those before it.
        clear: empties the map if a document has ``clear = true``; None if none may have it.
    """

    def __init__(
        self, title: str, parts: Sequence[Part[S]], clear: Callable[[S], None] | None = None
    ) -> None:
        self.title, self.parts = title, parts
        self._clear = clear

    def dump(self, state: S) -> Document:
        """The whole state as tables of keys and numbers."""
        named = cast("Any", state)  # every title's state has its scenario
        document: Document = {
            "title": self.title,
            "scenario": named.scenario,
            "options": list(state.options),
        }
        if self._clear is not None:
            document["clear"] = True
        for part in self.parts:
            document.update(part.write(state))
        return {**document, **dump_flow(state)}

    def load(self, state: S, document: Document) -> None:
        """Lay a document over the set-up, except for the sequence of play.

        Raises `TitleError` naming, in quotes, the key that is unknown or impossible.
        """
        clears = () if self._clear is None else ("clear",)
        names = [name for part in self.parts for name in part.names(state)]
        known = (*_HEAD, *clears, *names, *_FLOW)
        for key in document:
            if key not in known:
                which = f"a position of {self.title}; it takes: {', '.join(known)}"
                raise TitleError(f"'{key}' is not part of {which}")
        if self._clear is not None and truth(document.get("clear", False), "clear"):
            self._clear(state)
        for part in self.parts:
            part.read(state, document)

    def unwritten_slots(self, state: S) -> list[str]:
        """The slots of a state that no part covers: a position would lose what is in them."""
        told = {"scenario", *State.__slots__, *(slot for part in self.parts for slot in part.slots)}
        known: set[str] = set()
        for one in type(state).__mro__:
            known.update(vars(one).get("__slots__", ()))
        return sorted(known - told)
