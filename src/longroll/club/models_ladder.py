"""The tables of the ladder.

All times are milliseconds since 1970. Ratings are in openskill's units.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from longroll.club.models import Base
from longroll.table.models import GameRow

__all__ = ["RatedGameRow", "RatingRow"]


class RatingRow(Base):
    """A member's rating in a title; exists once his first rated game of it is over."""

    __tablename__ = "ratings"

    member: Mapped[str] = mapped_column(
        ForeignKey("members.id", ondelete="CASCADE"), primary_key=True
    )
    title: Mapped[str] = mapped_column(primary_key=True, index=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]
    won: Mapped[int]
    drawn: Mapped[int]
    lost: Mapped[int]


class RatedGameRow(Base):
    """One side of a finished rated game: each such game has two."""

    __tablename__ = "rated_games"

    game: Mapped[str] = mapped_column(ForeignKey(GameRow.id, ondelete="CASCADE"), primary_key=True)
    seat: Mapped[str] = mapped_column(primary_key=True)
    title: Mapped[str] = mapped_column(index=True)
    scenario: Mapped[str]
    at: Mapped[int] = mapped_column(BigInteger)
    """When the game ended."""
    member: Mapped[str | None] = mapped_column(
        ForeignKey("members.id", ondelete="SET NULL"), index=True
    )
    """Null for a member who has left the club."""
    score: Mapped[float]
    """1 for a win, 0.5 for a draw, 0 for a loss."""
    mu: Mapped[float]
    sigma: Mapped[float]
    """His rating before the game..."""
    mu_after: Mapped[float]
    sigma_after: Mapped[float]
    """... and after it."""
