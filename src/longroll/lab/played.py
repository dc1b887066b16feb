"""Storing games of the arena as they end, so that a long contest can be interrupted and resumed."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter, ValidationError

from longroll.engine.textfile import TextError, read_text
from longroll.lab.arena import Bout, Fought, Runner

__all__ = ["PlayedError", "read_played", "resumed"]

GAME: Final = TypeAdapter(Fought)
MOST_BYTES: Final = 2**28
"""Maximum size of a file of played games, in bytes: a few hundred thousand games."""


class PlayedError(ValueError):
    """A file of played games that cannot be read; the message names the file and the line."""


def resumed(run: Runner, planned: Sequence[Bout], path: Path) -> Generator[Fought]:
    """The results of ``planned``: first those in ``path``, then the others, stored as they end.

    Games of other contests in the same file are kept there and not returned.
    """
    found = {game.bout: game for game in read_played(path)}
    yield from (found[bout] for bout in planned if bout in found)
    with path.open("a", encoding="utf-8") as file:
        for game in run([bout for bout in planned if bout not in found]):
            file.write(GAME.dump_json(game).decode() + "\n")
            file.flush()
            yield game


def read_played(path: Path) -> Iterable[Fought]:
    """The games in a file, one JSON document a line; none if there is no file.

    An incomplete last line was being written when the contest was interrupted: it is cut off, and
    its game will be played again. Raises `PlayedError`.
    """
    if not path.exists():
        return []
    try:
        text = read_text(path, MOST_BYTES)
    except TextError as error:
        where = f"{path}, line {error.line}" if error.line else str(path)
        raise PlayedError(f"{where}: {error.message}") from None
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    return [_game(line, f"{path}, line {at}") for at, line in enumerate(whole.splitlines(), 1)]


def _game(line: str, place: str) -> Fought:
    try:
        return GAME.validate_json(line)
    except ValidationError as fault:
        raise PlayedError(f"{place}: not an arena's game ({fault}); take the line out") from fault
