"""API keys of members for their programs, limited by scopes."""

from __future__ import annotations

import secrets
from enum import StrEnum
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from longroll.club.accounts import DAY, Entry, member_of
from longroll.club.ids import new_id
from longroll.club.models import ApiKeyRow
from longroll.server.errors import Refusal
from longroll.table.seats import hash_token
from longroll.table.talk import plain

__all__ = ["PREFIX", "Scope", "drop_key", "enter_by_key", "keys_of", "make_key", "needs"]

PREFIX: Final = "lrk_"
"""The prefix of every key, by which leaked keys can be recognised."""
MOST: Final = 20
USED: Final = 60_000
"""Interval at which the use of a key is recorded, in milliseconds."""


class Scope(StrEnum):
    """What a key allows a program to do."""

    SEE = "see"
    PLAY = "play"
    LOBBY = "lobby"


def make_key(
    session: Session, member: str, name: str, scopes: list[Scope], days: int, now: int
) -> tuple[ApiKeyRow, str]:
    """A new key, and its secret, which is shown once. Raises `Refusal`."""
    member_of(session, member)
    query = select(func.count()).where(ApiKeyRow.member == member)
    if (session.scalar(query) or 0) >= MOST:
        raise Refusal(409, "error-club-keys", count=MOST)
    secret = PREFIX + secrets.token_urlsafe(32)
    row = ApiKeyRow(
        hash=hash_token(secret),
        id=new_id(),
        member=member,
        name=plain(name)[:60],
        scopes=sorted({str(scope) for scope in (*scopes, Scope.SEE)}),
        created=now,
        used=0,
        expires=now + days * DAY,
    )
    session.add(row)
    session.flush()
    return row, secret


def keys_of(session: Session, member: str) -> list[ApiKeyRow]:
    """The keys of a member, the oldest first."""
    query = select(ApiKeyRow).where(ApiKeyRow.member == member)
    return list(session.scalars(query.order_by(ApiKeyRow.created, ApiKeyRow.id)))


def drop_key(session: Session, member: str, key: str) -> None:
    """Delete a key; raises `Refusal` if it is not the member's."""
    row = session.scalar(select(ApiKeyRow).where(ApiKeyRow.id == key, ApiKeyRow.member == member))
    if row is None:
        raise Refusal(404, "error-club-no-key")
    session.delete(row)


def enter_by_key(session: Session, token: str, now: int) -> Entry | None:
    """Whom a key speaks for, and its scopes; None if it is invalid."""
    row = session.get(ApiKeyRow, hash_token(token))
    if row is None or row.expires < now:
        return None
    if row.used + USED < now:
        row.used = now
    return Entry(row.member, "", scopes=frozenset(row.scopes))


def needs(method: str, path: str) -> Scope | None:
    """The scope that a request needs; None for what no key allows: the account itself.

    >>> needs("POST", "/api/games/x/actions"), needs("GET", "/api/club/games")
    (<Scope.PLAY: 'play'>, <Scope.SEE: 'see'>)
    >>> needs("GET", "/api/club/members"), needs("GET", "/api/club/me/keys")
    (<Scope.SEE: 'see'>, None)
    """
    is_account = path == "/api/club/me" or path.startswith("/api/club/me/")
    if is_account and (method, path) != ("GET", "/api/club/me"):
        return None
    if method in ("GET", "HEAD"):
        return Scope.SEE
    return Scope.PLAY if path.startswith("/api/games/") else Scope.LOBBY
