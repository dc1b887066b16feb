"""The table of reported chat messages.

All times are milliseconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from longroll.club.models import Base
from longroll.table.models import GameRow

__all__ = ["ReportRow"]


class ReportRow(Base):
    """A chat message that a player has reported.

    The message itself is in the chat, where it cannot change: it is deleted when its author leaves
    the club.
    """

    __tablename__ = "reports"
    __table_args__ = (UniqueConstraint("game", "number", "reporter", name="uq_reports_reporter"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(ForeignKey(GameRow.id, ondelete="CASCADE"))
    number: Mapped[int]
    """The number of the message, from 0."""
    reporter: Mapped[str | None] = mapped_column(
        ForeignKey("members.id", ondelete="SET NULL"), index=True
    )
    """Null for a member who has left the club."""
    speaker: Mapped[str | None] = mapped_column(
        ForeignKey("members.id", ondelete="CASCADE"), index=True
    )
    """Null for a guest. When a member leaves the club, reports about him are deleted."""
    reason: Mapped[str] = mapped_column(Text)
    created: Mapped[int] = mapped_column(BigInteger)
    attempts: Mapped[int]
    next: Mapped[int | None] = mapped_column(BigInteger, index=True)
    """When the moderators are to be notified; null if they were, or cannot be."""
