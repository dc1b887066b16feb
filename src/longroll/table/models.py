"""The tables of the database.

Texts use the formats of ``docs/formats.md``: actions, outcomes and positions are stored as the
engine writes them, so that a game can be read out of the database by hand.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Text, false, true
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

__all__ = [
    "ActionRow",
    "AnalysisRow",
    "Base",
    "EventRow",
    "GameRow",
    "NoteRow",
    "SayingRow",
    "SnapshotRow",
    "ThoughtRow",
    "TokenRow",
]


class Base(DeclarativeBase):
    """The base class of all tables."""


class GameRow(Base):
    """A game: the header of its record, its players, and its present standing."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(primary_key=True)
    title: Mapped[str]
    rules: Mapped[int]
    scenario: Mapped[str]
    options: Mapped[list[str]] = mapped_column(JSON)
    seats: Mapped[dict[str, str]] = mapped_column(JSON)
    """By seat: ``human``, or the name of a bot."""
    secret: Mapped[str]
    """The secret of the dice, in hexadecimal: never sent before the game is over."""
    seed: Mapped[int | None] = mapped_column(BigInteger)
    opening: Mapped[str] = mapped_column(Text)
    """The outcomes before the first decision, as in a record."""
    drawn: Mapped[int]
    """How many numbers the dice had given then."""
    imported: Mapped[int | None]
    """How many actions came with an imported record; null for a game begun here."""
    source: Mapped[str] = mapped_column(Text)
    """The record that was imported, or empty."""
    later: Mapped[list[list[Any]]] = mapped_column(JSON, server_default="[]")
    """Further dice: for each, the number of actions before it, and its secret."""
    seq: Mapped[int]
    epoch: Mapped[int]
    """The number of undos."""
    over: Mapped[bool]
    winner: Mapped[str | None]
    """The seat that has won, or "draw"; null while it is played, or if not recorded."""
    turn: Mapped[str]
    waits: Mapped[list[str]] = mapped_column(JSON, server_default="[]")
    """The seats that have to choose."""
    moved: Mapped[str] = mapped_column(server_default="")
    """When something was last played or undone; empty if not recorded."""
    ended: Mapped[list[str] | None] = mapped_column(JSON)
    """Why it was ended before the rules did so, and the losing seat; null otherwise."""
    undo_by: Mapped[str | None]
    undo_to: Mapped[int | None]
    name: Mapped[str] = mapped_column(server_default="")
    """The name of the table, or empty."""
    players: Mapped[dict[str, str]] = mapped_column(JSON, server_default="{}")
    """The player's name, by seat."""
    created: Mapped[str]
    updated: Mapped[str] = mapped_column(index=True)


class TokenRow(Base):
    """The hash of a seat's token."""

    __tablename__ = "tokens"

    hash: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), index=True)
    seat: Mapped[str]


class ActionRow(Base):
    """An action: a line of the record, with what undo needs."""

    __tablename__ = "actions"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    """The first action is number 1."""
    seat: Mapped[str]
    action: Mapped[str]
    outcomes: Mapped[str] = mapped_column(Text)
    digest: Mapped[str]
    drawn: Mapped[int]
    """How many numbers the dice had given after it."""
    free: Mapped[bool]
    """Whether it could be undone freely when it was the last."""
    begins: Mapped[bool] = mapped_column(server_default=true())
    """Whether an activation began with it: no operation was unfinished before it."""
    habit: Mapped[bool] = mapped_column(server_default=false())
    """Whether a page declined by itself what its player does not want to be asked."""


class EventRow(Base):
    """A line of the log. Lines are never deleted; those of undone actions are marked."""

    __tablename__ = "events"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seq: Mapped[int]
    """The number of actions before it."""
    key: Mapped[str]
    args: Mapped[list[list[Any]]] = mapped_column(JSON)
    audience: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))
    undone: Mapped[bool]


class SnapshotRow(Base):
    """The text of a position, so that a table can be rebuilt without a whole replay."""

    __tablename__ = "snapshots"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    position: Mapped[str] = mapped_column(Text)
    digest: Mapped[str]


class ThoughtRow(Base):
    """What a bot meant by an action, to be shown when the game is over."""

    __tablename__ = "thoughts"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    """The number of the action; the first is 1."""
    thought: Mapped[dict[str, Any]] = mapped_column(JSON)


class AnalysisRow(Base):
    """The analysis of a finished game, as it was after ``seq`` actions in this ``epoch``."""

    __tablename__ = "analyses"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int]
    epoch: Mapped[int]
    analysis: Mapped[dict[str, Any]] = mapped_column(JSON)


class SayingRow(Base):
    """A chat message of a table: not part of the game or of its record."""

    __tablename__ = "sayings"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[str]
    text: Mapped[str] = mapped_column(Text)
    said: Mapped[str]
    """The time."""


class NoteRow(Base):
    """A seat's private notes."""

    __tablename__ = "notes"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[str] = mapped_column(primary_key=True)
    text: Mapped[str] = mapped_column(Text)
