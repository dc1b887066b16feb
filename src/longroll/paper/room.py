"""The context of all pages of the sheets."""

from __future__ import annotations

from typing import NamedTuple

from longroll.engine.event import Message, Value
from longroll.engine.title import Title
from longroll.paper.tiling import Paper
from longroll.words import Words

__all__ = ["Room"]


class Room(NamedTuple):
    """The title, the language, the paper, and the drawings made so far, by name."""

    title: Title
    words: Words
    paper: Paper
    drawings: dict[str, str]

    def say(self, key: str, **args: Value) -> str:
        """A text of the sheets."""
        return self.words.message(Message(f"paper-{key}", tuple(args.items())))
