"""The tables of a club's members, beside those of its games.

All times are milliseconds since 1970. Secrets are stored as hashes.
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
    """The base class of a club's tables, which have migrations separate from those of games."""


class MemberRow(Base):
    """A member."""

    __tablename__ = "members"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    folded: Mapped[str] = mapped_column(unique=True)
    """The normalised name: unique among members."""
    named: Mapped[bool]
    """Whether he has chosen the name himself."""
    mail: Mapped[str | None] = mapped_column(unique=True)
    """His address, in lower case; null if there is none."""
    language: Mapped[str]
    zone: Mapped[str]
    """The name of his time zone: ``Europe/Rome``."""
    about: Mapped[str] = mapped_column(Text)
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)


class LoginRow(Base):
    """A sign-in link that was sent by mail: it can be used once."""

    __tablename__ = "logins"

    hash: Mapped[str] = mapped_column(primary_key=True)
    mail: Mapped[str]
    member: Mapped[str | None] = mapped_column(ForeignKey("members.id", ondelete="CASCADE"))
    """The member who wants to change to this address; null for signing in."""
    expires: Mapped[int] = mapped_column(BigInteger, index=True)


class SessionRow(Base):
    """A browser in which a member is signed in."""

    __tablename__ = "sessions"

    hash: Mapped[str] = mapped_column(primary_key=True)
    previous: Mapped[str | None] = mapped_column(index=True)
    """The previous secret: valid for a moment, for requests under way."""
    id: Mapped[str] = mapped_column(unique=True)
    """A public id, by which the member can end the session."""
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
    """The authenticator's signature counter: that of a clone would fall behind."""
    name: Mapped[str]
    created: Mapped[int] = mapped_column(BigInteger)


class IdentityRow(Base):
    """A member's identity at an OpenID Connect provider."""

    __tablename__ = "identities"

    provider: Mapped[str] = mapped_column(primary_key=True)
    subject: Mapped[str] = mapped_column(primary_key=True)
    member: Mapped[str] = _member()
    created: Mapped[int] = mapped_column(BigInteger)


class ChallengeRow(Base):
    """A challenge for a passkey to sign: it can be used once."""

    __tablename__ = "challenges"

    hash: Mapped[str] = mapped_column(primary_key=True)
    member: Mapped[str | None] = mapped_column(ForeignKey("members.id", ondelete="CASCADE"))
    """The member who adds a passkey; null for signing in."""
    expires: Mapped[int] = mapped_column(BigInteger, index=True)


class ApiKeyRow(Base):
    """An API key of a member's program."""

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
    """A member whom another has blocked."""

    __tablename__ = "blocks"

    member: Mapped[str] = mapped_column(
        ForeignKey("members.id", ondelete="CASCADE"), primary_key=True
    )
    other: Mapped[str] = mapped_column(
        ForeignKey("members.id", ondelete="CASCADE"), primary_key=True
    )


class HolidayRow(Base):
    """Days on which a member's clocks are stopped: from ``first`` to before ``until``."""

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
