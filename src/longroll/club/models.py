"""What the database keeps of a club, beside the tables of its games.

All times are milliseconds since 1970. Secrets are kept as their hashes.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, LargeBinary, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

__all__ = [
    "ApiKeyRow",
    "Base",
    "BlockRow",
    "ChallengeRow",
    "HolidayRow",
    "IdentityRow",
    "LoginRow",
    "MemberRow",
]
__all__ += ["PasskeyRow", "SecretRow", "SessionRow"]


def _member() -> Any:
    return mapped_column(ForeignKey("members.id", ondelete="CASCADE"), index=True)


class Base(DeclarativeBase):
    """All tables of a club: beside those of its games, and with migrations of their own."""


class MemberRow(Base):
    """A member."""

    __tablename__ = "members"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    folded: Mapped[str] = mapped_column(unique=True)
    """The name as it is compared: no two members have the same."""
    named: Mapped[bool]
    """Whether he has chosen it himself."""
    mail: Mapped[str | None] = mapped_column(unique=True)
    """His address, in lower case; null for whoever has told none."""
    language: Mapped[str]
    zone: Mapped[str]
    """His time zone, by its name: ``Europe/Rome``."""
    about: Mapped[str] = mapped_column(Text)
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)


class LoginRow(Base):
    """A link to sign in that was sent by mail: it can be used once."""

    __tablename__ = "logins"

    hash: Mapped[str] = mapped_column(primary_key=True)
    mail: Mapped[str]
    member: Mapped[str | None] = mapped_column(ForeignKey("members.id", ondelete="CASCADE"))
    """The member who wants this address for his own; null for whoever signs in."""
    expires: Mapped[int] = mapped_column(BigInteger, index=True)


class SessionRow(Base):
    """A browser in which a member is signed in."""

    __tablename__ = "sessions"

    hash: Mapped[str] = mapped_column(primary_key=True)
    previous: Mapped[str | None] = mapped_column(index=True)
    """The secret before the last change of it: good for a moment, for requests under way."""
    id: Mapped[str] = mapped_column(unique=True)
    """By which it is shown to its member, and ended: no secret."""
    member: Mapped[str] = _member()
    browser: Mapped[str]
    created: Mapped[int] = mapped_column(BigInteger)
    rotated: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)
    expires: Mapped[int] = mapped_column(BigInteger, index=True)


class PasskeyRow(Base):
    """A passkey of a member."""

    __tablename__ = "passkeys"

    credential: Mapped[str] = mapped_column(primary_key=True)
    member: Mapped[str] = _member()
    key: Mapped[bytes] = mapped_column(LargeBinary)
    used: Mapped[int] = mapped_column(BigInteger)
    """How often it was used, as it counts itself: a copy of it would fall behind."""
    name: Mapped[str]
    created: Mapped[int] = mapped_column(BigInteger)


class IdentityRow(Base):
    """A member as another house knows him."""

    __tablename__ = "identities"

    provider: Mapped[str] = mapped_column(primary_key=True)
    subject: Mapped[str] = mapped_column(primary_key=True)
    member: Mapped[str] = _member()
    created: Mapped[int] = mapped_column(BigInteger)


class ChallengeRow(Base):
    """What a browser has to sign with a passkey: it can be used once."""

    __tablename__ = "challenges"

    hash: Mapped[str] = mapped_column(primary_key=True)
    member: Mapped[str | None] = mapped_column(ForeignKey("members.id", ondelete="CASCADE"))
    """Whose new passkey it is for; null for signing in."""
    expires: Mapped[int] = mapped_column(BigInteger, index=True)


class ApiKeyRow(Base):
    """A key with which a program of a member comes in."""

    __tablename__ = "api_keys"

    hash: Mapped[str] = mapped_column(primary_key=True)
    id: Mapped[str] = mapped_column(unique=True)
    member: Mapped[str] = _member()
    name: Mapped[str]
    scopes: Mapped[list[str]] = mapped_column(JSON)
    created: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int] = mapped_column(BigInteger)
    expires: Mapped[int] = mapped_column(BigInteger)


class BlockRow(Base):
    """A member with whom another wants nothing to do."""

    __tablename__ = "blocks"

    member: Mapped[str] = mapped_column(
        ForeignKey("members.id", ondelete="CASCADE"), primary_key=True
    )
    other: Mapped[str] = mapped_column(
        ForeignKey("members.id", ondelete="CASCADE"), primary_key=True
    )


class HolidayRow(Base):
    """Days on which a member's clocks stand still: from ``first`` to before ``until``."""

    __tablename__ = "holidays"

    id: Mapped[str] = mapped_column(primary_key=True)
    member: Mapped[str] = _member()
    first: Mapped[int] = mapped_column(BigInteger)
    until: Mapped[int] = mapped_column(BigInteger)


class SecretRow(Base):
    """A secret of the club itself, which all its processes share."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str] = mapped_column(Text)
