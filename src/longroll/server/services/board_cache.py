"""Boards cached on disk beside the database: drawing one takes a second or two.

The file name has a hash of what a picture is made from, so a new version or another pack is drawn
anew.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import tempfile
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from threading import Condition

from sqlalchemy.engine import make_url

import longroll.draw
from longroll.draw import board_svg
from longroll.engine.chosen import pack_digest
from longroll.engine.title import get_title

__all__ = ["Key", "BoardCache", "draw_here", "cache_beside"]

KEPT = 40
"""Number of pictures kept; older ones are deleted."""


def cache_beside(url: str) -> Path | None:
    """The cache folder beside a SQLite database; None for other databases and one in memory."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    return Path(str(parsed.database)).resolve().parent / "boards"


def _sources(folder: Path) -> Iterator[Path]:
    wanted = {".py", ".json", ".csv", ".toml", ".woff2"}
    return (file for file in sorted(folder.rglob("*")) if file.suffix in wanted and file.is_file())


@cache
def _maker(title: str) -> str:
    """A hash of what a board of this title is made from."""
    found = hashlib.sha256(pack_digest(title).encode())
    for folder in (Path(longroll.draw.__file__).parent, get_title(title).folder):
        for file in _sources(folder):
            found.update(file.relative_to(folder).as_posix().encode())
            found.update(file.read_bytes())
    return found.hexdigest()[:20]


Key = tuple[str, str, str]
"""Title, theme and language."""


def draw_here(key: Key) -> str:
    """A bare board; it takes a second or two."""
    title, theme, language = key
    return board_svg(get_title(title), theme, language)


class BoardCache:
    """Boards by title, theme and language.

    Args:
        folder: where they are cached; None caches them in memory only.
        make: draws one; by default in this thread.
    """

    def __init__(self, folder: Path | None, make: Callable[[Key], str] | None = None) -> None:
        self._folder = folder
        self._make = make or draw_here
        self._known: dict[Key, tuple[bytes, str]] = {}
        self._free = Condition()
        self._busy = False
        self._waiting = 0

    def board(self, title: str, theme: str, language: str) -> tuple[bytes, str]:
        """The bare board, packed with gzip, and its entity tag.

        Raises `DrawError` and `TitleError`. One board is drawn at a time; requests wait for that,
        but not for boards that `make_ready` has yet to draw.
        """
        key = (title, theme, language)
        if key not in self._known:
            with self._turn(1):
                if key not in self._known:
                    self._known[key] = self._found(key)
        return self._known[key]

    def make_ready(self, title: str, theme: str, language: str) -> None:
        """Draw a board in advance, once no request waits for another; raises as `board`."""
        key = (title, theme, language)
        with self._turn(0):
            if key not in self._known and not self.has(*key):
                self._known[key] = self._found(key)

    @property
    def waiting(self) -> int:
        """The number of requests that wait to have a board drawn."""
        return self._waiting

    @contextmanager
    def _turn(self, asked: int) -> Generator[None]:
        """Hold the turn to draw; unless ``asked``, requested boards go first."""
        with self._free:
            self._waiting += asked
            try:
                self._free.wait_for(lambda: not self._busy and (asked or not self._waiting))
            finally:
                self._waiting -= asked
            self._busy = True
        try:
            yield
        finally:
            with self._free:
                self._busy = False
                self._free.notify_all()

    def has(self, title: str, theme: str, language: str) -> bool:
        """Whether a board is cached."""
        file = self._file((title, theme, language))
        return (title, theme, language) in self._known or (file is not None and file.is_file())

    def _found(self, key: Key) -> tuple[bytes, str]:
        document = self._read(key) or self._draw(key)
        tag = hashlib.sha256(document.encode()).hexdigest()[:20]
        return gzip.compress(document.encode(), 6, mtime=0), f'"{tag}"'

    def _file(self, key: Key) -> Path | None:
        if self._folder is None:
            return None
        return self._folder / f"{'-'.join(key)}-{_maker(key[0])}.svg"

    def _read(self, key: Key) -> str | None:
        get_title(key[0])
        file = self._file(key)
        if file is None:
            return None
        try:
            document = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):  # missing or damaged: draw anew
            return None
        return document if document.endswith("</svg>\n") else None

    def _draw(self, key: Key) -> str:
        document = self._make(key)
        file = self._file(key)
        if file is not None:
            with suppress(OSError):  # disk full or read-only: draw anew next time
                _write(file, document)
        return document


def _write(file: Path, text: str) -> None:
    """Write a file atomically, and delete the oldest ones beside it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, part = tempfile.mkstemp(dir=file.parent, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(text)
        Path(part).replace(file)
    finally:
        Path(part).unlink(missing_ok=True)
    pictures = sorted(file.parent.glob("*.svg"), key=lambda each: each.stat().st_mtime)
    for old in pictures[:-KEPT]:
        old.unlink(missing_ok=True)
