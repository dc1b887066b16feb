"""Reading component packs: tables and documents in which every datum states its source.

A pack is a directory of CSV tables and TOML documents. Each row of a table has a `source` (and,
where its parts come from different places, columns such as `port_source`); each table of a document
may have one. A source is one of four kinds:

* `rulebook:7.10` or `rulebook:L411-424`: our rulebook, by clause or by line;
* `published`: a public fact about the game, perhaps with a word on which (`published:box seen`);
* `history`: a fact about the war or the country, perhaps with a word on which;
* `reconstructed:reason`: our reconstruction, with the reasoning, which is required.

A second directory can be laid over the first: a file found there replaces ours. Every error is
reported in one line with the file, the line and the remedy.
"""

from __future__ import annotations

import csv
import math
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple, cast

from longroll.engine.textfile import LARGEST, TextError, parse_toml, read_text

SOURCE_KINDS = ("rulebook", "published", "history", "reconstructed")

_SOURCE = re.compile(
    r"rulebook:(?:L\d+(?:-\d+)?|\d+(?:\.\w+)*(?:-\d+(?:\.\w+)*)?)"
    r"|published(?::.+)?|history(?::.+)?|reconstructed:.+"
)
_REMEDY = 'write "rulebook:<clause or L-line>", "published", "history" or "reconstructed:<reason>"'


class PackError(Exception):
    """An error in a file of a pack, with its remedy.

    `line` counts from 1; 0 means that the error belongs to no line.

    >>> print(PackError("spaces.csv", 12, 'no such state "zz"'))
    spaces.csv:12: no such state "zz"
    """

    def __init__(self, file: str, line: int, message: str) -> None:
        self.file, self.line, self.message = file, line, message
        super().__init__(f"{file}:{line}: {message}" if line else f"{file}: {message}")


class Constraint(NamedTuple):
    """A fact about components that the rules state, checked against a pack.

    `clause` is the clause or line that states it; `found`, `expected` and `text`, the statement,
    are for people.
    """

    id: str
    clause: str
    ok: bool
    found: str
    expected: str
    text: str = ""


def source_kind(source: str) -> str | None:
    """The kind of a source, one of SOURCE_KINDS, or None if it is not well formed.

    >>> source_kind("rulebook:7.10"), source_kind("reconstructed:a guess")
    ('rulebook', 'reconstructed')
    >>> source_kind("reconstructed") is source_kind("someone said so") is None
    True
    """
    return source.partition(":")[0] if _SOURCE.fullmatch(source) else None


def is_source_column(column: str) -> bool:
    """Whether a column holds sources: `source`, or a name that ends in `_source`."""
    return column == "source" or column.endswith("_source")


class Row:
    """A row of a table: its cells as text by column, and the line on which it starts."""

    __slots__ = ("cells", "file", "line")

    def __init__(self, file: str, line: int, cells: dict[str, str]) -> None:
        self.file, self.line, self.cells = file, line, cells

    def error(self, message: str) -> PackError:
        """An error at this row, for the caller to raise."""
        return PackError(self.file, self.line, message)

    def text(self, column: str) -> str:
        """The text of a cell; the table must have the column."""
        if column not in self.cells:
            raise self.error(f'no column "{column}"; add it to the header')
        return self.cells[column]

    def integer(self, column: str, default: int | None = None) -> int:
        """A whole number; an empty cell gives `default`, and is an error without one.

        >>> Row("spaces.csv", 2, {"x": "41"}).integer("x")
        41
        """
        text = self.text(column)
        if not text and default is not None:
            return default
        try:
            number = int(text)
        except ValueError:
            raise self.error(f'"{text}" in {column} is not a whole number; write one') from None
        if abs(number) > LARGEST:
            raise self.error(f'"{text[:20]}" in {column} is too large; write a smaller number')
        return number

    def decimal(self, column: str) -> float:
        """A number with decimals, such as a latitude in degrees."""
        text = self.text(column)
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not math.isfinite(number):
            raise self.error(f'"{text}" in {column} is not a number; write one')
        return number

    def flag(self, column: str) -> bool:
        """True for `yes`; False for `no` or an empty cell."""
        return self.choice(column, ("yes", "no", "")) == "yes"

    def choice(self, column: str, allowed: Sequence[str]) -> str:
        """A cell that must contain one of `allowed`."""
        text = self.text(column)
        if text not in allowed:
            wanted = ", ".join(word or "nothing" for word in allowed)
            raise self.error(f'"{text}" in {column} is not known; write one of {wanted}')
        return text

    def reference(self, column: str, keys: Mapping[str, int], default: int | None = None) -> int:
        """The index of a key of another table; an empty cell gives `default`."""
        text = self.text(column)
        if not text and default is not None:
            return default
        if text not in keys:
            raise self.error(f'"{text}" in {column} is not a known key; correct it or add its row')
        return keys[text]


class Document:
    """A table of a TOML file: its values by key, with errors that know their line."""

    __slots__ = ("file", "header", "occurrence", "values", "_lines")

    def __init__(
        self,
        file: str,
        values: dict[str, object],
        lines: Sequence[str] = (),
        header: str = "",
        occurrence: int = 0,
    ) -> None:
        self.file, self.values, self._lines = file, values, lines
        self.header, self.occurrence = header, occurrence

    def error(self, key: str, message: str) -> PackError:
        """An error about a key of this table, for the caller to raise."""
        return PackError(self.file, self._line(key), message)

    def _line(self, key: str) -> int:
        """The line of a key in this table, or that of the table's header, or 0."""
        seen, inside, found = -1, not self.header, 0
        for number, line in enumerate(self._lines, 1):
            if line.startswith("["):
                seen += line.strip() == self.header
                inside = line.strip() == self.header and seen == self.occurrence
                found = number if inside else found
            elif inside and line.partition("=")[0].strip() == key:
                return number
        return found

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def __iter__(self) -> Iterator[str]:
        return iter(self.values)

    def _value(self, key: str, default: object) -> object:
        value = self.values.get(key, default)
        if value is None:
            raise self.error(key, f'no "{key}" in {self.header or "the file"}; add it')
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """A text; without one, `default`, and an error if there is no default."""
        value = self._value(key, default)
        if not isinstance(value, str):
            raise self.error(key, f"{key} is not text; put it between quotes")
        return value

    def integer(self, key: str, default: int | None = None) -> int:
        """A whole number.

        >>> Document("tables.toml", {"forts": 12}).integer("forts")
        12
        """
        value = self._value(key, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(key, f"{key} is not a whole number; write one without quotes")
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        """True or false."""
        value = self._value(key, default)
        if not isinstance(value, bool):
            raise self.error(key, f"{key} is neither true nor false; write one of them")
        return value

    def integers(self, key: str) -> tuple[int, ...]:
        """A list of whole numbers; empty if the key is absent."""
        values = self._list(key)
        if not all(isinstance(value, int) and not isinstance(value, bool) for value in values):
            raise self.error(key, f"{key} is not a list of whole numbers; write [1, 2]")
        return tuple(value for value in values if isinstance(value, int))

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts; empty if the key is absent."""
        values = self._list(key)
        if not all(isinstance(value, str) for value in values):
            raise self.error(key, f'{key} is not a list of texts; write ["a", "b"]')
        return tuple(value for value in values if isinstance(value, str))

    def _list(self, key: str) -> list[object]:
        value = self.values.get(key, [])
        if not isinstance(value, list):
            raise self.error(key, f"{key} is not a list; put it between square brackets")
        return cast("list[object]", value)

    def reference(self, key: str, keys: Mapping[str, int], default: int | None = None) -> int:
        """The index of the key of another table."""
        if key not in self.values and default is not None:
            return default
        return self._known(key, self.text(key), keys)

    def references(self, key: str, keys: Mapping[str, int]) -> tuple[int, ...]:
        """The indices of a list of keys of another table."""
        return tuple(self._known(key, text, keys) for text in self.texts(key))

    def _known(self, key: str, text: str, keys: Mapping[str, int]) -> int:
        if text not in keys:
            raise self.error(
                key, f'"{text}" in {key} is not a known key; correct it or add its row'
            )
        return keys[text]

    def table(self, key: str) -> Document:
        """A table inside this one; an empty one if it is absent."""
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            raise self.error(key, f"{key} is not a table; write [{key}] and its values below")
        values = cast("dict[str, object]", value)
        return Document(self.file, values, self._lines, f"[{self._path(key)}]")

    def tables(self, key: str) -> list[Document]:
        """A list of tables, written as `[[key]]`; empty if there is none."""
        header = f"[[{self._path(key)}]]"
        found: list[Document] = []
        for occurrence, value in enumerate(self._list(key)):
            if not isinstance(value, dict):
                raise self.error(key, f"{key} is not a list of tables; write {header}")
            values = cast("dict[str, object]", value)
            found.append(Document(self.file, values, self._lines, header, occurrence))
        return found

    def _path(self, key: str) -> str:
        outer = self.header.strip("[]")
        return f"{outer}.{key}" if outer else key


class Pack:
    """A pack's directory, perhaps with another laid over it.

    `root` is a directory in the file system or inside an installed package; a file of the same name
    under `overlay` is read instead of ours.
    """

    def __init__(self, root: Traversable, overlay: Path | None = None) -> None:
        self.root, self.overlay = root, overlay
        self.replaced: list[str] = []
        self._counts: dict[str, Counter[str]] = {}
        if overlay is not None and not overlay.is_dir():
            raise PackError(str(overlay), 0, "no such directory; name one that holds pack files")

    def refuse_unread(self) -> None:
        """Refuse an overlay with files that were not read: a misspelt name would have no effect.

        To be called after the whole pack has been read. A file of ours that cannot be replaced is
        accepted if it is unchanged; hidden files are ignored.
        """
        if self.overlay is None:
            return
        for file in sorted(self.overlay.rglob("*")):
            name = file.relative_to(self.overlay).as_posix()
            hidden = any(part.startswith(".") for part in name.split("/"))
            if not (file.is_dir() or hidden or name in self.replaced):
                self._refuse(name, file)
        if not self.replaced:
            raise PackError(
                str(self.overlay), 0, "holds no file of the pack; put one there by the same name"
            )

    def _refuse(self, name: str, file: Path) -> None:
        ours = self.root.joinpath(*name.split("/"))
        if not ours.is_file():
            raise PackError(name, 0, "is not read by the pack; correct its name or move it")
        if not file.is_file():
            raise PackError(name, 0, "is not a file but a device or a pipe; put a file there")
        if ours.read_bytes() != file.read_bytes():
            raise PackError(name, 0, "cannot be replaced; take it out of the folder")

    def _read(self, name: str) -> str:
        """The text of a file, from the overlay if it is there."""
        file: Traversable = self.root.joinpath(*name.split("/"))
        if self.overlay is not None and (self.overlay / name).is_file():
            file = self.overlay / name
            if name not in self.replaced:
                self.replaced.append(name)
        if not file.is_file():
            raise PackError(name, 0, "the file is missing from the pack; put it back")
        try:
            return read_text(file) if isinstance(file, Path) else file.read_text(encoding="utf-8")
        except TextError as error:
            raise PackError(name, error.line, error.message) from None

    def table(
        self, name: str, columns: Sequence[str] = (), key: str | Sequence[str] = ()
    ) -> list[Row]:
        """The rows of a CSV table, in order.

        It must have `source`, all `columns` and at least one row; the column or columns `key` must
        be unique and not empty. Lines that begin with # are comments.
        """
        rows = _rows(name, self._read(name), ("source", *columns))
        if not rows:
            raise PackError(name, 1, "the table has no rows; put them below its header")
        _check_keys(rows, (key,) if isinstance(key, str) else tuple(key))
        self._counts[name] = Counter(_sources(rows))
        return rows

    def document(self, name: str) -> Document:
        """A whole TOML document; every `source` in it is checked."""
        text = self._read(name)
        try:
            values = parse_toml(text)
        except TextError as error:
            raise PackError(name, error.line, f"not TOML: {error.message}; correct it") from None
        self._counts[name] = Counter(_document_sources(name, values, text.splitlines()))
        return Document(name, values, text.splitlines())

    def sources(self) -> dict[str, int]:
        """The number of data of each kind of source in the files read so far."""
        total = sum(self._counts.values(), Counter[str]())
        return {kind: total[kind] for kind in SOURCE_KINDS}

    def sources_by_file(self) -> dict[str, dict[str, int]]:
        """The same, by file name."""
        return {
            name: {kind: counts[kind] for kind in SOURCE_KINDS}
            for name, counts in sorted(self._counts.items())
        }


def _rows(name: str, text: str, columns: Collection[str]) -> list[Row]:
    """The rows of a table's text; checks the header and the width of every row."""
    header: list[str] = []
    rows: list[Row] = []
    for begun, cells in _cells(name, text):
        if not header:
            header = _header(name, begun, cells, columns)
        elif len(cells) != len(header):
            message = f"{len(cells)} cells under {len(header)} columns; count the commas"
            raise PackError(name, begun, message)
        else:
            trimmed = (cell.strip() for cell in cells)
            rows.append(Row(name, begun, dict(zip(header, trimmed, strict=True))))
    if not header:
        raise PackError(name, 1, "the table is empty; give it a header")
    return rows


def _cells(name: str, text: str) -> Iterator[tuple[int, list[str]]]:
    """Each row that is neither empty nor a comment, with the line on which it starts."""
    reader = csv.reader(text.splitlines(keepends=True))
    line = 1
    try:
        for cells in reader:
            begun, line = line, reader.line_num + 1
            if cells and not cells[0].startswith("#"):
                yield begun, cells
    except csv.Error as error:
        raise PackError(name, line, f"not CSV: {error}; correct the line") from None


def _header(name: str, line: int, cells: list[str], columns: Collection[str]) -> list[str]:
    header = [cell.strip() for cell in cells]
    missing = [column for column in columns if column not in header]
    if missing:
        raise PackError(name, line, f'no column "{missing[0]}"; add it to the header')
    if len(set(header)) < len(header):
        twice = next(column for column in header if header.count(column) > 1)
        raise PackError(name, line, f'two columns "{twice}"; rename one')
    return header


def _check_keys(rows: list[Row], key: tuple[str, ...]) -> None:
    """Refuse an empty key, and a second row with the same key."""
    first: dict[tuple[str, ...], int] = {}
    for row in rows if key else ():
        value = tuple(row.text(column) for column in key)
        words = " ".join(value)
        if not all(value):
            raise row.error(f"no {' and '.join(key)}; every row needs one")
        if value in first:
            raise row.error(f'"{words}" is on line {first[value]} too; keep one of the rows')
        first[value] = row.line


def _sources(rows: list[Row]) -> Iterator[str]:
    """The kinds of source in the rows of a table; `source` itself may not be empty."""
    columns = [column for column in rows[0].cells if is_source_column(column)]
    for row in rows:
        for column in columns:
            text = row.cells[column]
            if text or column == "source":
                kind = source_kind(text)
                if kind is None:
                    raise row.error(f'"{text}" in {column} is not a source; {_REMEDY}')
                yield kind


def _document_sources(name: str, value: object, lines: Sequence[str]) -> Iterator[str]:
    """The kinds of source anywhere in a document."""
    if isinstance(value, list):
        for item in cast("list[object]", value):
            yield from _document_sources(name, item, lines)
    if isinstance(value, dict):
        for key, item in cast("dict[str, object]", value).items():
            if is_source_column(key):
                yield _document_source(name, str(item), lines)
            else:
                yield from _document_sources(name, item, lines)


def _document_source(name: str, text: str, lines: Sequence[str]) -> str:
    kind = source_kind(text)
    if kind is None:
        line = next((n for n, it in enumerate(lines, 1) if f'source = "{text}"' in it), 0)
        raise PackError(name, line, f'"{text}" is not a source; {_REMEDY}')
    return kind
