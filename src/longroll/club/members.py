"""Looks up members."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session

from longroll.club.accounts import folded
from longroll.club.models import MemberRow

__all__ = ["members_named"]

MOST = 20
"""Maximum number listed."""


def members_named(session: Session, name: str) -> list[MemberRow]:
    """Members whose chosen names begin with ``name``."""
    query = (
        select(MemberRow)
        .where(MemberRow.folded.startswith(folded(name), autoescape=True), MemberRow.named)
        .order_by(MemberRow.folded)
        .limit(MOST)
    )
    return list(session.scalars(query))
