"""What is said at a table and is not part of the game: names, the chat, private notes.

None of it is in the record. Only players see the chat, observers do not. Notes belong to one seat.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from longroll.table.errors import Refused, TableError

__all__ = ["LONGEST_NAME", "LONGEST_NOTE", "LONGEST_SAID", "MOST_SAID", "Said", "Talk", "plain"]

LONGEST_NAME: Final = 40
"""Maximum number of characters in the name of a player or of a table..."""
LONGEST_SAID: Final = 500
"""... in a chat message..."""
LONGEST_NOTE: Final = 10_000
"""... and in the notes of a seat."""
MOST_SAID: Final = 2_000
"""Maximum number of chat messages at a table."""


class Said(NamedTuple):
    """A chat message of a seat; the first is number 0."""

    number: int
    seat: str
    text: str
    said: str


@dataclass(slots=True)
class Talk:
    """Names and chat of a table.

    Attributes:
        name: the name of the table, or empty.
        players: the players' names, by seat.
        chat: the messages.
    """

    name: str = ""
    players: dict[str, str] = field(default_factory=dict[str, str])
    chat: list[Said] = field(default_factory=list[Said])

    @staticmethod
    def of(name: str, players: Mapping[str, str], chat: Sequence[Said]) -> Talk:
        """The names and chat that were stored."""
        return Talk(name, dict(players), list(chat))

    def next(self, seat: str, text: str, now: str) -> Said:
        """The next message of ``seat``, not added yet; raises `TableError` if empty or too many."""
        said = plain(text, lines=True)
        if not said:
            raise TableError(Refused.ILLEGAL, "error-nothing-said")
        if len(self.chat) >= MOST_SAID:
            raise TableError(Refused.CONFLICT, "error-all-said", count=MOST_SAID)
        return Said(len(self.chat), seat, said, now)


def plain(text: str, *, lines: bool = False) -> str:
    r"""A text without invisible characters, such as bidirectional marks; line breaks if ``lines``.

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
"""Control, format, surrogate and private-use characters, line and paragraph separators."""


def _instead(letter: str) -> str:
    return " " if letter.isspace() else "\u200d" if letter == "\u200d" else ""
