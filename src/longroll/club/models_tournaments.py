"""The tables of tournaments, and of deadline calendars.

All times are milliseconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, ForeignKey, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from longroll.club.models import Base
from longroll.table.models import GameRow

__all__ = ["CalendarRow", "EntrantRow", "PairingRow", "TournamentRow"]


class TournamentRow(Base):
    """A tournament: what is played in it, and its progress."""

    __tablename__ = "tournaments"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    note: Mapped[str] = mapped_column(Text)
    host: Mapped[str | None] = mapped_column(
        ForeignKey("members.id", ondelete="SET NULL"), index=True
    )
    kind: Mapped[str]
    """``round-robin`` or ``swiss``."""
    title: Mapped[str]
    scenario: Mapped[str]
    options: Mapped[list[str]] = mapped_column(JSON)
    bank: Mapped[int | None] = mapped_column(BigInteger)
    per_turn: Mapped[int] = mapped_column(BigInteger)
    rated: Mapped[bool]
    double: Mapped[bool]
    """Round robin: whether each pair plays twice, with sides exchanged."""
    at_once: Mapped[bool]
    """Round robin: whether all rounds begin at once."""
    rounds: Mapped[int]
    """The number of rounds; before a round robin starts, 0."""
    round: Mapped[int]
    """The current round, from 1 on; 0 before the start."""
    created: Mapped[int] = mapped_column(BigInteger)
    opens: Mapped[int] = mapped_column(BigInteger)
    closes: Mapped[int | None] = mapped_column(BigInteger)
    """From when, and until when, members may enter."""
    started: Mapped[int | None] = mapped_column(BigInteger)
    ended: Mapped[int | None] = mapped_column(BigInteger, index=True)


class EntrantRow(Base):
    """A player of a tournament."""

    __tablename__ = "entrants"
    __table_args__ = (UniqueConstraint("tournament", "member", name="uq_entrants_member"),)

    tournament: Mapped[str] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    """In the order of entering; from the start on in the order of the ladder, 0 the best."""
    member: Mapped[str | None] = mapped_column(
        ForeignKey("members.id", ondelete="SET NULL"), index=True
    )
    """Null for a member who has left the club."""
    entered: Mapped[int] = mapped_column(BigInteger)
    gone: Mapped[int | None] = mapped_column(BigInteger)
    """When he left a tournament that had started: his unfinished games count as lost."""


class PairingRow(Base):
    """A game of a tournament, or a bye."""

    __tablename__ = "tournament_games"

    tournament: Mapped[str] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    )
    round: Mapped[int] = mapped_column(primary_key=True)
    board: Mapped[int] = mapped_column(primary_key=True)
    first: Mapped[int]
    """The number of the entrant who takes the title's first seat..."""
    second: Mapped[int | None]
    """... and of the other; null for a bye."""
    game: Mapped[str | None] = mapped_column(
        ForeignKey(GameRow.id, ondelete="SET NULL"), index=True
    )
    """Null before the game has begun, and if it is never played."""
    score: Mapped[float | None]
    """The score of the first; null before the game is over..."""
    other: Mapped[float | None]
    """... and of the second. If both have left, both score 0."""


class CalendarRow(Base):
    """The address at which a calendar program finds a member's deadlines."""

    __tablename__ = "calendars"

    member: Mapped[str] = mapped_column(
        ForeignKey("members.id", ondelete="CASCADE"), primary_key=True
    )
    hash: Mapped[str] = mapped_column(unique=True)
    """The hash of its secret."""
    created: Mapped[int] = mapped_column(BigInteger)
