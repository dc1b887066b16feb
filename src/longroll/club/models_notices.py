"""The tables of notices for members, and of their channels.

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
    """A notice for a member."""

    __tablename__ = "notices"

    id: Mapped[str] = mapped_column(primary_key=True)
    member: Mapped[str] = _member()
    kind: Mapped[str]
    game: Mapped[str | None] = mapped_column(ForeignKey(GameRow.id, ondelete="CASCADE"), index=True)
    args: Mapped[dict[str, Any]] = mapped_column(JSON)
    created: Mapped[int] = mapped_column(BigInteger)
    due: Mapped[int | None] = mapped_column(BigInteger, index=True)
    """When it is due; null if it was sent, or is no longer needed."""


class ChannelRow(Base):
    """A way to notify a member: his mail, a browser that takes pushes, a webhook."""

    __tablename__ = "channels"

    id: Mapped[str] = mapped_column(primary_key=True)
    member: Mapped[str] = _member()
    way: Mapped[str]
    """``mail``, ``push``, ``discord``, ``slack`` or ``json``."""
    target: Mapped[dict[str, str]] = mapped_column(JSON)
    """The subscription of a browser, or the address and the secret of a webhook."""
    kinds: Mapped[list[str]] = mapped_column(JSON)
    """The kinds of notices that he wants this way."""
    name: Mapped[str]
    created: Mapped[int] = mapped_column(BigInteger)
    failed: Mapped[str]
    """The last error when a delivery failed for good, or empty."""


class DeliveryRow(Base):
    """Notices that were due at the same time, to be sent by one channel."""

    __tablename__ = "deliveries"

    id: Mapped[str] = mapped_column(primary_key=True)
    channel: Mapped[str] = mapped_column(ForeignKey("channels.id", ondelete="CASCADE"), index=True)
    notices: Mapped[list[str]] = mapped_column(JSON)
    attempts: Mapped[int]
    next: Mapped[int] = mapped_column(BigInteger, index=True)
