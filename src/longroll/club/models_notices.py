"""What the database keeps of what members are to be told, and where.

All times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from longroll.club.models import Base
from longroll.table.models import GameRow

__all__ = ["ChannelRow", "DeliveryRow", "NoticeRow"]


def _member() -> Any:
    return mapped_column(ForeignKey("members.id", ondelete="CASCADE"), index=True)


class NoticeRow(Base):
    """Something that a member is to be told."""

    __tablename__ = "notices"

    id: Mapped[str] = mapped_column(primary_key=True)
    member: Mapped[str] = _member()
    kind: Mapped[str]
    game: Mapped[str | None] = mapped_column(ForeignKey(GameRow.id, ondelete="CASCADE"), index=True)
    args: Mapped[dict[str, Any]] = mapped_column(JSON)
    created: Mapped[int] = mapped_column(BigInteger)
    due: Mapped[int | None] = mapped_column(BigInteger, index=True)
    """When he is to be told; null when he was, or need not be any more."""


class ChannelRow(Base):
    """A way to tell a member: his mail, a browser that takes pushes, a webhook."""

    __tablename__ = "channels"

    id: Mapped[str] = mapped_column(primary_key=True)
    member: Mapped[str] = _member()
    way: Mapped[str]
    """``mail``, ``push``, ``discord``, ``slack`` or ``json``."""
    target: Mapped[dict[str, str]] = mapped_column(JSON)
    """The subscription of a browser, or the address and the secret of a webhook."""
    kinds: Mapped[list[str]] = mapped_column(JSON)
    """What he wants to be told this way."""
    name: Mapped[str]
    created: Mapped[int] = mapped_column(BigInteger)
    failed: Mapped[str]
    """What was wrong when something could not be told for good, or empty."""


class DeliveryRow(Base):
    """What is to be told by one channel, all that was due at once."""

    __tablename__ = "deliveries"

    id: Mapped[str] = mapped_column(primary_key=True)
    channel: Mapped[str] = mapped_column(ForeignKey("channels.id", ondelete="CASCADE"), index=True)
    notices: Mapped[list[str]] = mapped_column(JSON)
    attempts: Mapped[int]
    next: Mapped[int] = mapped_column(BigInteger, index=True)
