"""What is said to the server: the bodies of requests, and what their parameters may be."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from longroll.table.talk import LONGEST_NAME, LONGEST_NOTE, LONGEST_SAID

__all__ = [
    "ActionIn",
    "AnswerIn",
    "ClaimIn",
    "Count",
    "GameIn",
    "ImportIn",
    "Key",
    "Language",
    "LessonIn",
    "NameIn",
    "NotesIn",
    "ReissueIn",
    "ResignIn",
    "SayIn",
    "Theme",
    "UndoIn",
]

Key = Annotated[str, Field(min_length=1, max_length=100)]


Count = Annotated[int, Field(ge=0, lt=1 << 31)]


class Language(StrEnum):
    """Languages of all texts."""

    EN = "en"
    ES = "es"
    IT = "it"


class Theme(StrEnum):
    """How a board is lit."""

    LIGHT = "light"
    DARK = "dark"


class _In(BaseModel):
    model_config = ConfigDict(extra="forbid")


class GameIn(_In):
    """A new game: each seat is `human` (also if left out) or the name of a bot."""

    title: Key
    scenario: Key | None = None
    options: list[Key] | None = Field(default=None, max_length=50)
    seats: dict[str, Key] = Field(default={}, max_length=20)
    seed: Annotated[int, Field(ge=0, lt=1 << 63)] | None = None
    """Repeatable dice, for tests: whoever knows the seed knows the dice."""


class ImportIn(_In):
    """A record to import: the text of a `.roll` file."""

    record: Annotated[str, Field(max_length=4_000_000)]


class LessonIn(_In):
    """A lesson to begin: a title, and the bot that sits opposite when the lesson is over."""

    title: Key
    opponent: Key = "sergeant"


class ActionIn(_In):
    """An action, and after how many it is said."""

    seq: Count
    action: Annotated[str, Field(min_length=1, max_length=200)]
    epoch: Count | None = None


class UndoIn(_In):
    """To go back to before one's own last action, or to the moment `to`.

    Without `sure` nothing is taken back that only a bot's courtesy gives back (`UndoOut.passes`).
    """

    seq: Count
    to: Count | None = None
    epoch: Count | None = None
    sure: bool = True


class AnswerIn(_In):
    """Whether an undo that was asked for is granted; `to` says which (`asked_to`)."""

    grant: bool
    to: Count | None = None


class NameIn(_In):
    """What a table or a player is called; empty for nothing any more."""

    name: Annotated[str, Field(max_length=LONGEST_NAME)]


class SayIn(_In):
    """What is said at the table, to all who play."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_SAID)]


class NotesIn(_In):
    """All that a seat notes for itself."""

    text: Annotated[str, Field(max_length=LONGEST_NOTE)]


class ReissueIn(_In):
    """The seat that needs a new token."""

    seat: Key


class ResignIn(_In):
    """That somebody is sure to give the game up."""

    sure: Literal[True]


class ClaimIn(_In):
    """A secret that only the browser knows which sits down: repeated, it brings the same token."""

    claim: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{32,128}$")] | None = None
