"""The tables of a club's games: players, clocks, invitations.

All times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Text
from sqlalchemy.orm import Mapped, mapped_column

from longroll.club.models import Base
from longroll.table.models import GameRow

__all__ = ["ClubGameRow", "ClubSeatRow", "InvitationRow", "OutageRow", "PulseRow"]


class ClubGameRow(Base):
    """What the club knows of a game beyond its table."""

    __tablename__ = "club_games"

    game: Mapped[str] = mapped_column(ForeignKey(GameRow.id, ondelete="CASCADE"), primary_key=True)
    host: Mapped[str | None] = mapped_column(ForeignKey("members.id", ondelete="SET NULL"))
    bank: Mapped[int | None] = mapped_column(BigInteger)
    """The time of each seat for the game; null for a game without clocks..."""
    per_turn: Mapped[int] = mapped_column(BigInteger)
    """... and the time added for each turn of the game."""
    turns: Mapped[list[str]] = mapped_column(JSON)
    """The turns that have begun: one that begins again after an undo adds nothing."""
    rated: Mapped[bool]
    watched: Mapped[bool]
    """Whether members who do not play may watch it."""
    deadline: Mapped[int | None] = mapped_column(BigInteger, index=True)
    """When the first running clock will run out."""
    created: Mapped[int] = mapped_column(BigInteger)
    ended: Mapped[int | None] = mapped_column(BigInteger)


class ClubSeatRow(Base):
    """A seat of a game: its member, and his clock."""

    __tablename__ = "club_seats"

    game: Mapped[str] = mapped_column(ForeignKey(GameRow.id, ondelete="CASCADE"), primary_key=True)
    seat: Mapped[str] = mapped_column(primary_key=True)
    member: Mapped[str | None] = mapped_column(
        ForeignKey("members.id", ondelete="SET NULL"), index=True
    )
    """Null for a bot, a guest, and a member who has left the club."""
    left: Mapped[int] = mapped_column(BigInteger)
    """The time on his clock when it last stopped or started."""
    since: Mapped[int | None] = mapped_column(BigInteger)
    """Since when he has had to choose; null while he has not."""
    here: Mapped[int] = mapped_column(BigInteger)
    """When he was last at the table."""


class InvitationRow(Base):
    """A game that begins when all its seats are taken."""

    __tablename__ = "invitations"

    id: Mapped[str] = mapped_column(primary_key=True)
    host: Mapped[str] = mapped_column(ForeignKey("members.id", ondelete="CASCADE"), index=True)
    title: Mapped[str]
    scenario: Mapped[str]
    options: Mapped[list[str]] = mapped_column(JSON)
    seats: Mapped[dict[str, dict[str, Any]]] = mapped_column(JSON)
    """By seat: ``{"bot": NAME}``, ``{"member": ID}`` if taken, ``{"invited": ID}`` if reserved for
    a member, or ``{}``."""
    bank: Mapped[int | None] = mapped_column(BigInteger)
    per_turn: Mapped[int] = mapped_column(BigInteger)
    rated: Mapped[bool]
    watched: Mapped[bool]
    private: Mapped[bool]
    """Whether it is listed only for invited members; others need its link."""
    link: Mapped[str] = mapped_column(unique=True)
    """The hash of its link's secret."""
    note: Mapped[str] = mapped_column(Text)
    again: Mapped[str | None] = mapped_column(ForeignKey(GameRow.id, ondelete="SET NULL"))
    """The game that it is the rematch of."""
    created: Mapped[int] = mapped_column(BigInteger)
    expires: Mapped[int] = mapped_column(BigInteger, index=True)


class PulseRow(Base):
    """When a server process of the club was last alive."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)


class OutageRow(Base):
    """A stretch of time in which no server of the club was alive: no clock ran."""

    __tablename__ = "outages"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    begin: Mapped[int] = mapped_column(BigInteger)
    end: Mapped[int] = mapped_column(BigInteger, index=True)
