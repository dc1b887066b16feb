"""Tables of a position with a row for each component of a kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from longroll.engine.entries import find, refuse_others, table
from longroll.engine.schema.codecs import TRUTH, Codec, Name
from longroll.engine.schema.parts import Part
from longroll.engine.state import State
from longroll.engine.title import Document

__all__ = ["Column", "Rows", "column", "flag"]

S = TypeVar("S", bound=State)


class Column(NamedTuple):
    """One value of each row.

    Attributes:
        name: its key in the row.
        slot: the slot of the state that has it.
        codec: how it is written.
        get: the value, of a state and the row's index.
        put: puts it there.
        written: whether it is written, of a state, an index and the value.
        missing: the value of a row that leaves it out, of a state and an index; None if such a row
            leaves the value as it is.
    """

    name: str
    slot: str
    codec: Codec[Any]
    get: Callable[[Any, int], Any]
    put: Callable[[Any, int, Any], None]
    written: Callable[[Any, int, Any], bool]
    missing: Callable[[Any, int], Any] | None


def column(
    name: str,
    codec: Codec[Any],
    slot: str = "",
    *,
    usual: object = None,
    stays: bool = False,
    written: Callable[[Any, int, Any], bool] | None = None,
    missing: Callable[[Any, int], Any] | None = None,
) -> Column:
    """A column whose values are a list in the state.

    Args:
        name: its key in the row, and the slot if ``slot`` names no other.
        codec: how a value is written.
        slot: the slot.
        usual: the value that goes without saying: not written, and that of a row without one.
        stays: a row without a value leaves it as it is all the same.
        written: as in `Column`, where it does not follow from a usual value.
        missing: the same.
    """
    slot = slot or name

    def get(state: Any, index: int) -> Any:
        return getattr(state, slot)[index]

    def put(state: Any, index: int, value: Any) -> None:
        getattr(state, slot)[index] = value

    if missing is None and usual is not None and not stays:
        missing = _usually(usual)
    return Column(name, slot, codec, get, put, written or _other_than(usual), missing)


def flag(
    name: str,
    slot: str = "",
    *,
    stays: bool = False,
    missing: Callable[[Any, int], bool] | None = None,
) -> Column:
    """A column of truths: a set in the state has those that are true, and they alone are written.

    The arguments are as those of `column`; the usual value is false.
    """
    slot = slot or name

    def get(state: Any, index: int) -> bool:
        return bool(getattr(state, slot) >> index & 1)

    def put(state: Any, index: int, value: bool) -> None:
        setattr(state, slot, getattr(state, slot) & ~(1 << index) | value << index)

    if missing is None and not stays:
        missing = _usually(False)
    return Column(name, slot, TRUTH, get, put, _other_than(False), missing)


def _usually(value: Any) -> Callable[[Any, int], Any]:
    return lambda _state, _index: value


def _other_than(value: object) -> Callable[[Any, int, Any], bool]:
    return lambda _state, _index, other: other != value


class Rows(Part[S]):
    """A table with a row for each component of a kind.

    Args:
        name: the key of the table.
        keys: by key of a row, its index.
        kind: what the rows are, in messages.
        columns: the values of a row; each may look at what those before it have put.
        led: the first column is written in every row that is written at all; where it alone would
            be and goes without saying, the row is left out.
        short: a text in place of a row stands for the first column.
    """

    def __init__(
        self,
        name: str,
        keys: Mapping[str, int],
        kind: str,
        columns: Sequence[Column],
        *,
        led: bool = False,
        short: bool = False,
    ) -> None:
        super().__init__(name, *[one.slot for one in columns])
        self._keys, self._kind, self._columns = keys, kind, columns
        self._led, self._short = led, short

    def write(self, state: S) -> Document:
        """See `Part.write`."""
        rows = {key: row for key, index in self._keys.items() if (row := self._row(state, index))}
        return {self.name: rows}

    def _row(self, state: S, index: int) -> Document:
        row: Document = {}
        for one in self._columns:
            value = one.get(state, index)
            if one.written(state, index, value):
                row[one.name] = one.codec.write(value)
        first = self._columns[0]
        if self._led and row and first.name not in row:
            row = {first.name: first.codec.write(first.get(state, index)), **row}
        return row

    def read(self, state: S, document: Document) -> None:
        """See `Part.read`."""
        rows = table(document.get(self.name, {}), self.name)
        for key, value in rows.items():
            index = find(self._keys, key, self._kind)
            is_short = self._short and isinstance(value, str)
            row = {self._columns[0].name: value} if is_short else table(value, key)
            self._take(state, index, key, row)

    def _take(self, state: S, index: int, key: str, row: Document) -> None:
        refuse_others(row, [one.name for one in self._columns], key)
        for one in self._columns:
            if one.name in row:
                old = one.get(state, index)
                one.put(state, index, one.codec.read(row[one.name], Name(one.name, key), old))
            elif one.missing is not None:
                one.put(state, index, one.missing(state, index))
