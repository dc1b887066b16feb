"""What is said round a table and is not part of the game: names, the chat, a seat's own notes.

None of it stands in the record. The chat is of those who play: an observer is told nothing of it. A
note is of one seat alone.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from longroll.table.errors import Refused, TableError

__all__ = ["LONGEST_NAME", "LONGEST_NOTE", "LONGEST_SAID", "MOST_SAID", "Said", "Talk", "plain"]

LONGEST_NAME: Final = 40
"""Letters in the name of a player or of a table at most..."""
LONGEST_SAID: Final = 500
"""... in what is said at once..."""
LONGEST_NOTE: Final = 10_000
"""... and in the notes of a seat."""
MOST_SAID: Final = 2_000
"""So much can be said at one table."""


class Said(NamedTuple):
    """Something that a seat has said; the first is number 0."""

    number: int
    seat: str
    text: str
    said: str


@dataclass(slots=True)
class Talk:
    """Names and chat of a table.

    Attributes:
        name: what the table is called, or empty.
        players: by seat, what its player is called.
        chat: what was said.
    """

    name: str = ""
    players: dict[str, str] = field(default_factory=dict[str, str])
    chat: list[Said] = field(default_factory=list[Said])

    @staticmethod
    def of(name: str, players: Mapping[str, str], chat: Sequence[Said]) -> Talk:
        """What was kept."""
        return Talk(name, dict(players), list(chat))

    def next(self, seat: str, text: str, now: str) -> Said:
        """What ``seat`` says, not said yet; raises `TableError` if it is nothing or too much."""
        said = plain(text, lines=True)
        if not said:
            raise TableError(Refused.ILLEGAL, "error-nothing-said")
        if len(self.chat) >= MOST_SAID:
            raise TableError(Refused.CONFLICT, "error-all-said", count=MOST_SAID)
        return Said(len(self.chat), seat, said, now)


def plain(text: str, *, lines: bool = False) -> str:
    r"""A text without what is not to be read, as marks that turn it round; in one line if not so.

    >>> plain(" An\u202ena\n Lee ")
    'Anna Lee'
    """
    kept = "\n" if lines else ""
    bare = "".join(
        letter
        if unicodedata.category(letter) not in _UNREAD or letter in kept
        else _instead(letter)
        for letter in text
    )
    return bare.strip() if lines else " ".join(bare.split())


_UNREAD = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
"""Controls, marks of direction, halves of letters, what means something to its owner only."""


def _instead(letter: str) -> str:
    return " " if letter.isspace() else "\u200d" if letter == "\u200d" else ""
