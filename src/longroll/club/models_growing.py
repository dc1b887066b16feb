"""What several servers of one club share through the database."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from longroll.club.models import Base
from longroll.table.models import GameRow

__all__ = ["LeaseRow"]


class LeaseRow(Base):
    """The lease of a game: the server that plays its bots, and until when.

    The time is the database's own, because clocks of machines differ.
    """

    __tablename__ = "leases"

    game: Mapped[str] = mapped_column(ForeignKey(GameRow.id, ondelete="CASCADE"), primary_key=True)
    process: Mapped[str]
    until: Mapped[int] = mapped_column(BigInteger, index=True)
