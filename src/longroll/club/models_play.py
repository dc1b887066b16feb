"""What the database keeps of a club's games: who plays, by what clock, who was invited.

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
    """What the club knows of a game beyond the table."""

    __tablename__ = "club_games"

    game: Mapped[str] = mapped_column(ForeignKey(GameRow.id, ondelete="CASCADE"), primary_key=True)
    host: Mapped[str | None] = mapped_column(ForeignKey("members.id", ondelete="SET NULL"))
    bank: Mapped[int | None] = mapped_column(BigInteger)
    """Time that each seat has for the game; null for a game without clocks..."""
    per_turn: Mapped[int] = mapped_column(BigInteger)
    """... and what is added for each turn of the game that begins."""
    turns: Mapped[list[str]] = mapped_column(JSON)
    """The turns that have begun: one that is taken back and begins again adds nothing."""
    rated: Mapped[bool]
    watched: Mapped[bool]
    """Whether members who do not play may watch it."""
    deadline: Mapped[int | None] = mapped_column(BigInteger, index=True)
    """When the first clock that runs will have run out."""
    created: Mapped[int] = mapped_column(BigInteger)
    ended: Mapped[int | None] = mapped_column(BigInteger)


class ClubSeatRow(Base):
    """A seat of a game: whose it is, and his clock."""

    __tablename__ = "club_seats"

    game: Mapped[str] = mapped_column(ForeignKey(GameRow.id, ondelete="CASCADE"), primary_key=True)
    seat: Mapped[str] = mapped_column(primary_key=True)
    member: Mapped[str | None] = mapped_column(
        ForeignKey("members.id", ondelete="SET NULL"), index=True
    )
    """Null for a bot, a guest, and a member who has left the club."""
    left: Mapped[int] = mapped_column(BigInteger)
    """What his clock showed when it stopped last, or began to run."""
    since: Mapped[int | None] = mapped_column(BigInteger)
    """Since when he has to choose; null while he has not."""
    here: Mapped[int] = mapped_column(BigInteger)
    """When he was at the table last."""


class InvitationRow(Base):
    """A game that is to be played when all its seats are taken."""

    __tablename__ = "invitations"

    id: Mapped[str] = mapped_column(primary_key=True)
    host: Mapped[str] = mapped_column(ForeignKey("members.id", ondelete="CASCADE"), index=True)
    title: Mapped[str]
    scenario: Mapped[str]
    options: Mapped[list[str]] = mapped_column(JSON)
    seats: Mapped[dict[str, dict[str, Any]]] = mapped_column(JSON)
    """By seat: ``{"bot": NAME}``, ``{"member": ID}`` of who has taken it, ``{"invited": ID}`` of
    who alone may, or ``{}``."""
    bank: Mapped[int | None] = mapped_column(BigInteger)
    per_turn: Mapped[int] = mapped_column(BigInteger)
    rated: Mapped[bool]
    watched: Mapped[bool]
    private: Mapped[bool]
    """Whether it is listed for nobody but those who are invited, or have its link."""
    link: Mapped[str] = mapped_column(unique=True)
    """The secret of its link, as its hash."""
    note: Mapped[str] = mapped_column(Text)
    again: Mapped[str | None] = mapped_column(ForeignKey(GameRow.id, ondelete="SET NULL"))
    """The game of which it is the rematch."""
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
