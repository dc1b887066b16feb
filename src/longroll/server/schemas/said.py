"""What clients send: the bodies and parameters of requests."""

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
    """The colour theme of a board."""

    LIGHT = "light"
    DARK = "dark"


class _In(BaseModel):
    model_config = ConfigDict(extra="forbid")


class GameIn(_In):
    """A new game: each seat is `human` (the default) or the name of a bot."""

    title: Key
    scenario: Key | None = None
    options: list[Key] | None = Field(default=None, max_length=50)
    seats: dict[str, Key] = Field(default={}, max_length=20)
    seed: Annotated[int, Field(ge=0, lt=1 << 63)] | None = None
    """Repeatable dice, for tests: anybody who knows the seed knows the dice."""


class ImportIn(_In):
    """A record to import: the text of a `.roll` file."""

    record: Annotated[str, Field(max_length=4_000_000)]


class LessonIn(_In):
    """A lesson to begin: a title, and the bot that plays the other side after the lesson."""

    title: Key
    opponent: Key = "sergeant"


class ActionIn(_In):
    """An action, and the number of actions before it.

    `habit`: the page gives it by itself, as its player does not want to be asked. Undo passes over
    it.
    """

    seq: Count
    action: Annotated[str, Field(min_length=1, max_length=200)]
    epoch: Count | None = None
    habit: bool = False


class UndoIn(_In):
    """Go back to before one's own last action, or to the moment `to`.

    Without `sure`, an undo that would cross chance or a secret is not done (`UndoOut.passes`).
    """

    seq: Count
    to: Count | None = None
    epoch: Count | None = None
    sure: bool = True


class AnswerIn(_In):
    """Whether to grant a requested undo; `to` identifies it (`asked_to`)."""

    grant: bool
    to: Count | None = None


class NameIn(_In):
    """The name of a table or a player; empty removes it."""

    name: Annotated[str, Field(max_length=LONGEST_NAME)]


class SayIn(_In):
    """A message to all players at the table."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_SAID)]


class NotesIn(_In):
    """The whole text of a seat's notes."""

    text: Annotated[str, Field(max_length=LONGEST_NOTE)]


class ReissueIn(_In):
    """The seat that needs a new token."""

    seat: Key


class ResignIn(_In):
    """Confirms that the player wants to resign."""

    sure: Literal[True]


class ClaimIn(_In):
    """A secret of the browser that sits down: repeated, it yields the same token."""

    claim: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{32,128}$")] | None = None
