"""Channels: the ways in which a member is notified."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from longroll.club.ids import new_id
from longroll.club.models_notices import ChannelRow
from longroll.club.notices.kinds import Kind
from longroll.server.errors import Refusal
from longroll.table.talk import plain

__all__ = ["HOOKS", "add_hook", "add_push", "channel_of", "channels_of", "tell_by_mail"]

HOOKS: Final = ("discord", "slack", "json")
MOST: Final = 10
"""Maximum number of channels of one member."""
ALL: Final = [str(kind) for kind in Kind]


def channels_of(session: Session, member: str) -> list[ChannelRow]:
    """The channels of a member: his mail, then the oldest first."""
    query = select(ChannelRow).where(ChannelRow.member == member)
    rows = session.scalars(query.order_by(ChannelRow.created, ChannelRow.id))
    return sorted(rows, key=lambda row: row.way != "mail")


def channel_of(session: Session, member: str, channel: str) -> ChannelRow:
    """A channel of the member's own; raises `Refusal`."""
    row = session.get(ChannelRow, channel)
    if row is None or row.member != member:
        raise Refusal(404, "error-club-no-channel")
    return row


def tell_by_mail(session: Session, member: str, now: int) -> None:
    """Notify a member by mail, once he has an address."""
    query = select(ChannelRow).where(ChannelRow.member == member, ChannelRow.way == "mail")
    row = session.scalar(query)
    if row is None:
        session.add(_new(member, "mail", {}, "", now))
    elif row.failed:
        row.failed, row.kinds = "", ALL  # a new address, which may work


def add_push(session: Session, member: str, target: dict[str, str], name: str, now: int) -> str:
    """Add a browser; returns the id of its channel. A known one keeps its settings."""
    for row in channels_of(session, member):
        if row.way == "push" and row.target["endpoint"] == target["endpoint"]:
            row.target = target
            return row.id
    _check_number(session, member)
    row = _new(member, "push", target, name, now)
    session.add(row)
    return row.id


def add_hook(
    session: Session, member: str, way: str, url: str, name: str, now: int
) -> tuple[str, str]:
    """Add a webhook; returns the id of its channel, and the secret of its signatures."""
    _check_number(session, member)
    secret = secrets.token_urlsafe(32)
    row = _new(member, way, {"url": url, "secret": secret}, name, now)
    session.add(row)
    return row.id, secret


def _check_number(session: Session, member: str) -> None:
    query = select(func.count()).where(ChannelRow.member == member)
    if (session.scalar(query) or 0) >= MOST:
        raise Refusal(409, "error-club-channels", count=MOST)


def _new(member: str, way: str, target: dict[str, str], name: str, now: int) -> ChannelRow:
    return ChannelRow(
        id=new_id(),
        member=member,
        way=way,
        target=target,
        kinds=ALL,
        name=plain(name)[:60],
        created=now,
        failed="",
    )
