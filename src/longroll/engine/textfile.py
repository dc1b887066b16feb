"""Text from outside, from a file or a request: bounded before it is parsed.

Everything that reads a record, a position or a file of a pack reads it through here. So an endless
device, a document a thousand levels deep or a number of a million digits soon gives a clear error,
and does not exhaust the memory of the machine.
"""

from __future__ import annotations

import math
import re
import stat
import tomllib
from pathlib import Path
from typing import Any, Final, NoReturn, cast

__all__ = ["LARGEST", "MOST_BYTES", "TextError", "bounded_text", "parse_toml", "read_text"]

MOST_BYTES: Final = 8 * 2**20
"""Maximum size of a text, in bytes. The record of the longest game known takes a tenth of it."""
MOST_TOML: Final = 2**20
"""Maximum size of a TOML document, in characters. The largest position known takes a hundredth."""
MOST_DOTS: Final = 40
"""Maximum number of dots in a line of TOML: the standard library's cost grows with their square."""
MOST_LEVELS: Final = 32
"""Maximum depth of tables and lists in TOML."""
LARGEST: Final = 2**4096 - 1
"""The largest integer: a set of places is one, with a bit for each."""

_CONTROL: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""Control characters: no text of ours holds them, and they may command a terminal that shows it."""


class TextError(ValueError):
    """A text that cannot be accepted: what is wrong with it, and its line, or 0."""

    def __init__(self, message: str, line: int = 0) -> None:
        self.message, self.line = message, line
        super().__init__(f"line {line}: {message}" if line else message)


def read_text(file: Path, most: int = MOST_BYTES) -> str:
    """The text of a file in UTF-8, without a byte order mark; its lines end with a line feed.

    Raises `TextError` if it is not a regular file (a folder, a device, a pipe), has more than
    ``most`` bytes, is not in UTF-8 or contains control characters.
    """
    try:
        regular = stat.S_ISREG(file.stat().st_mode)
        read = b""
        if regular:
            with file.open("rb") as opened:
                read = opened.read(most + 1)
    except OSError as error:
        raise TextError(f"cannot be read: {error.strerror}") from None
    except ValueError:  # a name with a null byte
        raise TextError("cannot be read: no file can have this name") from None
    if not regular:
        raise TextError("is a folder: name a file" if file.is_dir() else "is not a file")
    if len(read) > most:
        raise TextError(f"is longer than {most // 2**20} MB")
    try:
        text = read.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = read.count(b"\n", 0, error.start) + 1
        raise TextError("is not text in UTF-8; save it as such", line) from None
    return bounded_text(text, most)


def bounded_text(text: str, most: int = MOST_BYTES) -> str:
    r"""``text`` without a byte order mark and with a line feed at the end of its lines.

    Raises `TextError` as `read_text` does.

    >>> bounded_text("\ufeffone\r\ntwo")
    'one\ntwo'
    """
    if len(text) > most:
        raise TextError(f"is longer than {most // 2**20} MB")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if found := _CONTROL.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise TextError(f"holds the control character {found[0]!a}; take it out", line)
    return text


def parse_toml(text: str) -> dict[str, Any]:
    """The document in TOML, as `read_text` or `bounded_text` gives it.

    It holds tables, lists, texts, finite numbers and truths; raises `TextError` for anything
    else, with the line where that is known.

    >>> parse_toml("a.b = [1, 2]")
    {'a': {'b': [1, 2]}}
    >>> parse_toml("size = inf")
    Traceback (most recent call last):
    longroll.engine.textfile.TextError: line 1: inf is not a number that can be used here
    """
    if len(text) > MOST_TOML:
        raise TextError(f"is longer than {MOST_TOML // 2**20} MB")
    for number, row in enumerate(text.split("\n"), 1):
        if row.count(".") > MOST_DOTS:
            raise TextError(f"more than {MOST_DOTS} dots in a line", number)
    try:
        document = tomllib.loads(text)
    except RecursionError:
        raise TextError(f"more than {MOST_LEVELS} levels of tables and lists") from None
    except ValueError as error:  # from tomllib, and from `int` for thousands of digits
        message = str(error)
        found = re.search(r"at line (\d+)", message)
        line = int(found[1]) if found else text.count("\n") + 1
        told = message.split(" (at", maxsplit=1)[0]
        raise TextError(f"cannot be read as TOML: {told}", line) from None
    _check(document, text, MOST_LEVELS)
    return document


def _check(value: object, text: str, levels: int) -> None:
    """Check that a value is of a type that our texts may contain."""
    if isinstance(value, dict):
        inner = list(cast("dict[str, object]", value).values())
        for key in cast("dict[str, object]", value):
            _check(key, text, levels)
    elif isinstance(value, list):
        inner = cast("list[object]", value)
    else:
        _check_single(value, text)
        return
    if not levels:
        raise TextError(f"more than {MOST_LEVELS} levels of tables and lists")
    for one in inner:
        _check(one, text, levels - 1)


def _check_single(value: object, text: str) -> None:
    if isinstance(value, str):
        if found := _CONTROL.search(value):
            _refuse(text, "\\", f"a text holds the control character {found[0]!a}")
    elif isinstance(value, float):
        if not math.isfinite(value):
            _refuse(text, str(value), f"{value} is not a number that can be used here")
    elif not isinstance(value, int):
        _refuse(text, str(value), f"{value} is a date or a time; write a text between quotes")
    elif abs(value) > LARGEST:
        _refuse(text, "", "a whole number has more than 4096 bits")


def _refuse(text: str, word: str, message: str) -> NoReturn:
    """Raise an error at the first line that contains ``word``, if any."""
    rows = enumerate(text.split("\n"), 1)
    line = next((number for number, row in rows if word and word in row), 0)
    raise TextError(message, line)
