"""Tables of a position with a row for each component of a kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from longroll.board.region import members
from longroll.engine.entries import find, refuse_others, table
from longroll.engine.schema.codecs import TRUTH, Codec, Name
from longroll.engine.schema.parts import Part
from longroll.engine.state import State
from longroll.engine.title import Document

__all__ = ["Column", "Lines", "Rows", "column", "flag"]

S = TypeVar("S", bound=State)


class Column:
    """One value of each row.

    Attributes:
        name: its key in the row.
        slot: the slot of the state that holds it.
        codec: how it is written.
        missing: gives the value for a row that leaves it out, from the state and the row's index;
            None if such a row leaves the value as it is.
    """

    def __init__(
        self,
        name: str,
        slot: str,
        codec: Codec[Any],
        missing: Callable[[Any, int], Any] | None = None,
    ) -> None:
        self.name, self.slot, self.codec, self.missing = name, slot, codec, missing

    def get(self, state: Any, index: int) -> Any:
        """The value of a row."""
        raise NotImplementedError

    def put(self, state: Any, index: int, value: Any) -> None:
        """Set the value of a row."""
        raise NotImplementedError

    def written_values(self, state: Any) -> Iterable[tuple[int, Any]]:
        """The values that are written, each with the index of its row."""
        raise NotImplementedError


class _Listed(Column):
    """The values are a list in a slot of the state."""

    def __init__(
        self,
        name: str,
        slot: str,
        codec: Codec[Any],
        missing: Callable[[Any, int], Any] | None,
        written: Callable[[Any, int, Any], bool] | None,
        default: object,
    ) -> None:
        super().__init__(name, slot, codec, missing)
        self._written, self._default = written, default

    def values(self, state: Any) -> list[Any]:
        """The list."""
        values: list[Any] = getattr(state, self.slot)
        return values

    def get(self, state: Any, index: int) -> Any:
        """See `Column.get`."""
        return self.values(state)[index]

    def put(self, state: Any, index: int, value: Any) -> None:
        """See `Column.put`."""
        self.values(state)[index] = value

    def written_values(self, state: Any) -> Iterable[tuple[int, Any]]:
        """See `Column.written_values`."""
        pairs, written, default = enumerate(self.values(state)), self._written, self._default
        if written is None:
            return [(index, value) for index, value in pairs if value != default]
        return [(index, value) for index, value in pairs if written(state, index, value)]


class _Nested(_Listed):
    """The values are one of the lists in a slot of the state."""

    def __init__(self, at: int, *told: Any) -> None:
        super().__init__(*told)
        self._at = at

    def values(self, state: Any) -> list[Any]:
        """See `_Listed.values`."""
        values: list[Any] = getattr(state, self.slot)[self._at]
        return values


class _Flagged(Column):
    """A set in a slot of the state holds the marked rows; only these are written."""

    def get(self, state: Any, index: int) -> Any:
        """See `Column.get`."""
        return bool(getattr(state, self.slot) >> index & 1)

    def put(self, state: Any, index: int, value: Any) -> None:
        """See `Column.put`."""
        setattr(state, self.slot, getattr(state, self.slot) & ~(1 << index) | value << index)

    def written_values(self, state: Any) -> Iterable[tuple[int, Any]]:
        """See `Column.written_values`."""
        return [(index, True) for index in members(getattr(state, self.slot))]


def column(
    name: str,
    codec: Codec[Any],
    slot: str | tuple[str, int] = "",
    *,
    default: object = None,
    keep_if_absent: bool = False,
    written: Callable[[Any, int, Any], bool] | None = None,
    missing: Callable[[Any, int], Any] | None = None,
) -> Column:
    """A column whose values are a list in the state.

    Args:
        name: its key in the row, and the slot unless ``slot`` names another.
        codec: how a value is written.
        slot: the slot; with a number, the index of the list in it that holds the values.
        default: the value that is not written, and that of a row without one.
        keep_if_absent: whether a row without a value leaves it as it is even so.
        written: whether a value is written, from the state, the index and the value; if this
            depends on more than a default.
        missing: as in `Column`; if it does not follow from a default.
    """
    if missing is None and default is not None and not keep_if_absent:
        missing = _always(default)
    if isinstance(slot, tuple):
        return _Nested(slot[1], name, slot[0], codec, missing, written, default)
    return _Listed(name, slot or name, codec, missing, written, default)


def flag(
    name: str,
    slot: str = "",
    *,
    keep_if_absent: bool = False,
    missing: Callable[[Any, int], bool] | None = None,
) -> Column:
    """A boolean column; a set in the state holds the rows where it is true.

    The arguments are as those of `column`; the default is false.
    """
    if missing is None and not keep_if_absent:
        missing = _always(False)
    return _Flagged(name, slot or name, TRUTH, missing)


def _always(value: Any) -> Callable[[Any, int], Any]:
    return lambda _state, _index: value


class Rows(Part[S]):
    """A table with a row for each component of a kind.

    Args:
        name: the key of the table.
        keys: the index of each row, by its key.
        kind: what the rows are, for messages.
        columns: the values of a row, read in order: each may depend on those before it.
        first_always: whether the first column is written in every row that is written at all.
        text_is_first: whether a string in place of a row stands for its first column.
    """

    def __init__(
        self,
        name: str,
        keys: Mapping[str, int],
        kind: str,
        columns: Sequence[Column],
        *,
        first_always: bool = False,
        text_is_first: bool = False,
    ) -> None:
        super().__init__(name, *[one.slot for one in columns])
        self._keys, self._kind, self._columns = keys, kind, columns
        self._first_always, self._text_is_first = first_always, text_is_first

    def write(self, state: S) -> Document:
        """See `Part.write`."""
        # Column by column, because most values are defaults, and looking at each would cost a call.
        rows: dict[int, Document] = {}
        first = self._columns[0]
        for one in self._columns:
            name, write = one.name, one.codec.write
            for index, value in one.written_values(state):
                row = rows.get(index)
                if row is None:
                    row = rows[index] = {}
                    if self._first_always:
                        row[first.name] = first.codec.write(first.get(state, index))
                row[name] = write(value)
        return {self.name: {key: rows[at] for key, at in self._keys.items() if at in rows}}

    def read(self, state: S, document: Document) -> None:
        """See `Part.read`."""
        rows = table(document.get(self.name, {}), self.name)
        for key, value in rows.items():
            index = find(self._keys, key, self._kind)
            is_short = self._text_is_first and isinstance(value, str)
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


class Lines(Part[S]):
    """A table with a short row for each component of a kind: values in order, without names.

    Args:
        name: the key of the table.
        keys: the index of each row, by its key.
        kind: what the rows are, for messages.
        row: how a row is written: a `group` with a value of each slot, or the value of a single
            slot.
        slots: the slots of the state, each a list with the values of all rows.
        written: whether a row is written, from the state and its index.
    """

    def __init__(
        self,
        name: str,
        keys: Mapping[str, int],
        kind: str,
        row: Codec[Any],
        slots: Sequence[str],
        written: Callable[[S, int], bool],
    ) -> None:
        super().__init__(name, *slots)
        self._keys, self._kind, self._row, self._written = keys, kind, row, written
        self._single = len(slots) == 1

    def write(self, state: S) -> Document:
        """See `Part.write`."""
        lists: list[list[Any]] = [getattr(state, slot) for slot in self.slots]
        rows: Document = {}
        for key, at in self._keys.items():
            if self._written(state, at):
                values = [one[at] for one in lists]
                rows[key] = self._row.write(values[0] if self._single else values)
        return {self.name: rows}

    def read(self, state: S, document: Document) -> None:
        """See `Part.read`."""
        for key, told in table(document.get(self.name, {}), self.name).items():
            at = find(self._keys, key, self._kind)
            found = self._row.read(told, Name(key, self.name), None)
            values = (found,) if self._single else found
            for slot, value in zip(self.slots, values, strict=True):
                getattr(state, slot)[at] = value
