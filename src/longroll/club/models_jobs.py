"""What servers and workers exchange about jobs, beside the queue itself."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Double, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from longroll.club.models import Base
from longroll.table.models import GameRow

__all__ = ["AnswerRow", "StudyRow"]


class AnswerRow(Base):
    """The answer to a question, until the asker has taken it."""

    __tablename__ = "answers"

    question: Mapped[str] = mapped_column(primary_key=True)
    answer: Mapped[dict[str, Any]] = mapped_column(JSON)
    at: Mapped[int] = mapped_column(BigInteger, index=True)


class StudyRow(Base):
    """An analysis in progress: its result is stored with the game."""

    __tablename__ = "studies"

    game: Mapped[str] = mapped_column(ForeignKey(GameRow.id, ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int]
    epoch: Mapped[int]
    begun: Mapped[int] = mapped_column(BigInteger)
    queued: Mapped[bool]
    """Whether its job is queued: the server that began it may have died before that."""
    waits: Mapped[bool]
    share: Mapped[float] = mapped_column(Double)
    curve: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    failed: Mapped[bool]
