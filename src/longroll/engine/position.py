"""The text of a state (``.toml``): writing a whole one, reading a partial one.

A position names its title and scenario and states what differs from the scenario's set-up; what it
leaves out is as in the set-up. `write_position` writes everything. The reader is the standard
library's; the writer is here because a position needs only tables, strings, integers, booleans and
arrays.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from longroll.engine.chance import ChanceError
from longroll.engine.state import SYSTEM
from longroll.engine.textfile import TextError, bounded_text, parse_toml, read_text
from longroll.engine.title import Document, Title, TitleError, get_title

__all__ = ["PositionError", "load_position", "position_text", "read_position", "write_position"]

_BARE = re.compile(r"[A-Za-z0-9_-]+")


class PositionError(ValueError):
    """A position that cannot be read or is impossible; one line with file, line and remedy."""


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else json.dumps(name)


def _as_table(value: object) -> Mapping[str, object] | None:
    return cast("Mapping[str, object]", value) if isinstance(value, dict) else None


def _as_list(value: object) -> Sequence[object] | None:
    return cast("Sequence[object]", value) if isinstance(value, (list, tuple)) else None


def _as_tables(value: object) -> list[Mapping[str, object]] | None:
    """The rows of a non-empty list of tables, else None."""
    rows = [_as_table(row) for row in _as_list(value) or ()]
    tables = [row for row in rows if row is not None]
    return tables if rows and len(tables) == len(rows) else None


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if (table := _as_table(value)) is not None:
        inner = ", ".join(f"{_key(k)} = {_value(v)}" for k, v in table.items())
        return "{ " + inner + " }" if inner else "{}"
    if (items := _as_list(value)) is not None:
        return "[" + ", ".join(map(_value, items)) + "]"
    raise TypeError(f"a position cannot hold {value!r}")


def write_position(title: Title, state: Any) -> str:
    """The text of ``state``; `read_position` restores an equal state."""
    plain: list[str] = []
    tables: list[str] = []
    for name, value in title.dump(state).items():
        if (table := _as_table(value)) is not None:
            tables.append(f"\n[{_key(name)}]\n{_rows(table)}")
        elif (rows := _as_tables(value)) is not None:
            tables += [f"\n[[{_key(name)}]]\n{_rows(row)}" for row in rows]
        else:
            plain.append(f"{_key(name)} = {_value(value)}\n")
    return "".join(plain) + "".join(tables)


def _rows(table: Mapping[str, object]) -> str:
    return "".join(f"{_key(name)} = {_value(value)}\n" for name, value in table.items())


def read_position(text: str, file: str = "position") -> tuple[Title, Any]:
    """The title and the state that ``text`` describes, checked.

    Raises `PositionError` if it is not TOML, the title is missing or unknown, a key is unknown, the
    state is impossible, or the stack does not stand at a decision.
    """
    document = _parse(text, file)
    key = document.get("title")
    if not isinstance(key, str):
        raise PositionError(f'{file}:1: a position needs a line: title = "..."')
    try:
        title = get_title(key)
        _check_options(title, document)
        state = _load(title, document)
        _find_decision(title, state, is_told="stack" in document)
    except (TitleError, AssertionError) as error:
        raise PositionError(f"{file}:{_line_of(text, str(error))}: {error}") from error
    return title, state


def _check_options(title: Title, document: Document) -> None:
    if not isinstance(document.get("scenario", ""), str):
        raise TitleError("'scenario' must be a text between quotes")
    options = _as_list(document.get("options", []))
    if options is None:
        raise TitleError("'options' must be a list")
    known = [option.key for option in title.info.options]
    for option in options:
        if option not in known:
            raise TitleError(
                f"{title.info.key} has no option '{option}'; it has: {', '.join(known) or 'none'}"
            )


def _load(title: Title, document: Document) -> Any:
    """The state, checked. A value of the wrong type gets only a general message."""
    try:
        state = title.load(document)
        title.check(state)
    except (AttributeError, LookupError, TypeError) as error:
        raise TitleError(f"some value is missing or of the wrong kind ({error})") from error
    return state


def _find_decision(title: Title, state: Any, *, is_told: bool) -> None:
    """Check that the stack stands at a decision, or that the game ended with a valid winner.

    ``is_told``: whether the document contains the stack; otherwise the title may have made one.
    """
    try:
        title.decision(state)
    # The fields of a procedure belong to its title, so the errors of a wrong one cannot be listed.
    except Exception as error:
        if is_told or not isinstance(error, ChanceError):
            raise TitleError(f"'stack' must stand at a decision: {error}") from error
        raise TitleError(
            f"[[stack]] is missing, and {title.info.key} does not go on from a table alone: {error}"
        ) from error
    result = title.result(state)
    seats = title.seats(state.options)
    winners = (None, *seats, *([SYSTEM] if len(seats) == 1 else []))
    if result is not None and result.winner not in winners:
        raise TitleError(f"no seat is called '{result.winner}'")


def load_position(file: Path) -> tuple[Title, Any]:
    """As `read_position`, from a file."""
    return read_position(position_text(file), str(file))


def position_text(file: Path) -> str:
    """The text of a position file; raises `PositionError` if it cannot be read."""
    try:
        return read_text(file)
    except TextError as error:
        where = f"{file}:{error.line}" if error.line else str(file)
        raise PositionError(f"{where}: {error.message}") from None


def _parse(text: str, file: str) -> Document:
    try:
        return parse_toml(bounded_text(text))
    except TextError as error:
        raise PositionError(f"{file}:{error.line or 1}: {error.message}") from None


def _line_of(text: str, message: str) -> int:
    """The line of an error: the last of the first mentions of words quoted in the message.

    For 'a field' of 'a row' of 'a table' it is the first mention of the field in that row.
    """
    if field := re.search(r"'([^']+)'((?: of '[^']+')+)", message):
        start = 1
        for row in reversed(re.findall(r"'([^']+)'", field[2])):
            start = _heading(text, row, start)
        return _mention(text, field[1], start)
    mentions = [_mention(text, word) for word in re.findall(r"'([^']+)'", message)]
    return max(mentions, default=1)


def _heading(text: str, row: str, start: int = 1) -> int:
    """The first line from ``start`` on that begins the table ``row``, or gives it in braces."""
    name = re.escape(row)
    begins = re.compile(rf"\s*(?:\[+(?:[\w-]+\.)*{name}(?:\.[\w-]+)*\]|{name}\s*=)")
    rows = enumerate(text.split("\n"), 1)
    found = (number for number, line in rows if number >= start and begins.match(line))
    return next(found, start)


def _mention(text: str, word: str, start: int = 1) -> int:
    """The first line from ``start`` on that contains ``word``; ``start`` if there is none."""
    pattern = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
    rows = enumerate(text.split("\n"), 1)
    found = (number for number, row in rows if number >= start and pattern.search(row))
    return next(found, start)
