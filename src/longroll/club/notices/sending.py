"""Sends gathered notices by mail, push and webhook, retrying until delivered."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import logging
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import aiosmtplib
from cryptography.hazmat.primitives import serialization
from itsdangerous import BadSignature, URLSafeSerializer
from py_vapid import Vapid02
from pywebpush import WebPusher, WebPushException
from sqlalchemy import select
from sqlalchemy.orm import Session

from longroll.club.accounts import HOUR, MINUTE
from longroll.club.club import Club
from longroll.club.database import secret_of
from longroll.club.models import MemberRow
from longroll.club.models_notices import ChannelRow, DeliveryRow
from longroll.club.notices.gathering import gather, tidy
from longroll.club.notices.noting import note_low_clocks
from longroll.club.notices.telling import Letter, letter_of
from longroll.club.outbound import Unreachable, post

__all__ = [
    "ATTEMPTS",
    "CLAIMED",
    "leaver",
    "push_key",
    "deliver_due",
    "subscriber_of",
    "unsubscribe_link",
]

log = logging.getLogger(__name__)
ATTEMPTS: Final = (MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, 24 * HOUR)
"""Delays after each failed attempt; after the last, the delivery is given up."""
CLAIMED: Final = 2 * MINUTE
"""Time for which a sender has a delivery to itself."""
GONE: Final = frozenset({404, 410})
"""Statuses of a browser that no longer takes pushes, or of a deleted webhook."""


class Parcel(NamedTuple):
    """A delivery, with all that is needed to send it."""

    id: str
    channel: str
    way: str
    target: dict[str, str]
    mail: str | None
    letter: Letter


class Gone(Exception):
    """A channel that no longer exists."""


class Refused(Exception):
    """A delivery was not accepted, and may be tried again."""


async def deliver_due(club: Club) -> int:
    """Gather and send what is due; the number delivered."""
    now = club.clock()
    await club.write(note_low_clocks, now)
    await club.write(gather, now)
    await club.write(tidy, now)
    parcels = await club.write(_claim, club, now)
    # Concurrently: one after another they could outlast their claims.
    return sum(await asyncio.gather(*(_sent(club, parcel) for parcel in parcels)))


def _claim(session: Session, club: Club, now: int) -> list[Parcel]:
    query = (
        select(DeliveryRow)
        .where(DeliveryRow.next <= now)
        .order_by(DeliveryRow.next, DeliveryRow.id)
        .limit(50)
        .with_for_update(skip_locked=True)
    )
    parcels: list[Parcel] = []
    for row in session.scalars(query):
        channel = session.get_one(ChannelRow, row.channel)
        member = session.get_one(MemberRow, channel.member)
        letter = letter_of(session, club.config, channel.member, row.notices, now)
        if letter is None:
            session.delete(row)
            continue
        row.next = now + CLAIMED
        parcels.append(
            Parcel(row.id, channel.id, channel.way, dict(channel.target), member.mail, letter)
        )
    return parcels


async def _sent(club: Club, parcel: Parcel) -> bool:
    try:
        await _send(club, parcel)
    except Gone as gone:
        await club.write(_drop_channel, parcel, str(gone))
        return False
    except (Refused, Unreachable, OSError, aiosmtplib.SMTPException) as error:
        await club.write(_try_later, parcel.id, str(error), club.clock())
        return False
    await club.write(_done, parcel.id)
    return True


async def _send(club: Club, parcel: Parcel) -> None:
    letter, way = parcel.letter, parcel.way
    if way == "mail":
        if parcel.mail is None or not club.mailer.works:
            raise Gone("mail")
        leave = await unsubscribe_link(club, parcel.channel)
        text = letter.text(f"{club.config.url}/club/me")
        await club.mailer.send(parcel.mail, letter.subject, text, leave)
    elif way == "push":
        await _push(club, parcel)
    else:
        await _hook(club, parcel)


def _heard(status: int) -> None:
    if status in GONE:
        raise Gone(str(status))
    if not 200 <= status < 300:
        raise Refused(f"answered {status}")


# --- Webhooks -------------------------------------------------------------------------------------


async def _hook(club: Club, parcel: Parcel) -> None:
    lines = [f"{line.text} {line.link}" for line in parcel.letter.lines]
    said: dict[str, Any]
    if parcel.way == "discord":
        said = {"content": "\n".join(lines)[:1900], "allowed_mentions": {"parse": []}}
    elif parcel.way == "slack":
        said = {"text": "\n".join(lines)[:3000]}
    else:
        said = {"club": club.config.name, "notices": [one._asdict() for one in parcel.letter.lines]}
    body = json.dumps(said, ensure_ascii=False).encode()
    headers = {"Content-Type": "application/json", "User-Agent": "longroll"}
    if parcel.way == "json":
        at = str(club.clock() // 1000)
        headers["Longroll-Signature"] = f"t={at},v1={signed(parcel.target['secret'], at, body)}"
    _heard(await post(parcel.target["url"], body, headers, private=club.config.private_hooks))


def signed(secret: str, at: str, body: bytes) -> str:
    """The signature of a webhook's body: HMAC-SHA-256 over time, a dot, and the body."""
    return hmac.new(secret.encode(), at.encode() + b"." + body, hashlib.sha256).hexdigest()


# --- Pushes ---------------------------------------------------------------------------------------


def _vapid_key() -> str:
    key = Vapid02()
    key.generate_keys()
    return key.private_pem().decode()


def push_key(session: Session) -> str:
    """The public key (VAPID) with which browsers subscribe to the club's pushes, in base64url."""
    key = Vapid02.from_pem(secret_of(session, "vapid", _vapid_key).encode())
    point = key.public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


async def _push(club: Club, parcel: Parcel) -> None:
    first = parcel.letter.lines[0]
    told = {"title": club.config.name, "text": parcel.letter.subject, "link": first.link}
    if len(parcel.letter.lines) > 1:
        told["link"] = f"{club.config.url}/"
    endpoint = parcel.target["endpoint"]
    keys = {"p256dh": parcel.target["p256dh"], "auth": parcel.target["auth"]}
    try:
        pusher = WebPusher({"endpoint": endpoint, "keys": keys})
        sealed = pusher.encode(json.dumps(told).encode(), "aes128gcm")
    except (WebPushException, ValueError, KeyError):
        raise Gone("keys") from None
    key = Vapid02.from_pem((await club.write(secret_of, "vapid", _vapid_key)).encode())
    where = urlsplit(endpoint)
    whom = club.config.mail.sender or f"postmaster@{club.config.host}"
    audience = f"{where.scheme}://{where.netloc}"
    claims: dict[str, str | int] = {"aud": audience, "sub": f"mailto:{whom}"}
    headers = {
        **key.sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(24 * 3600),
        "Urgency": "normal",
    }
    _heard(await post(endpoint, sealed["body"], headers, private=club.config.private_hooks))


# --- The result of a delivery ---------------------------------------------------------------------


def _done(session: Session, delivery: str) -> None:
    row = session.get(DeliveryRow, delivery)
    if row is not None:
        session.delete(row)


def _try_later(session: Session, delivery: str, why: str, now: int) -> None:
    row = session.get(DeliveryRow, delivery)
    if row is None:
        return
    if row.attempts >= len(ATTEMPTS):
        session.get_one(ChannelRow, row.channel).failed = why[:200]
        session.delete(row)
        return
    row.next = now + ATTEMPTS[row.attempts]
    row.attempts += 1


def _drop_channel(session: Session, parcel: Parcel, why: str) -> None:
    """Stop using a channel: a browser is deleted; for others the page shows the error."""
    row = session.get(ChannelRow, parcel.channel)
    delivery = session.get(DeliveryRow, parcel.id)
    if delivery is not None:
        session.delete(delivery)
        session.flush()
    if row is None:
        return
    if row.way == "push":
        session.delete(row)
    else:
        row.failed = why[:200]
        row.kinds = []


# --- One click ------------------------------------------------------------------------------------


def leaver(secret: str) -> URLSafeSerializer:
    """The signer of unsubscribe links."""
    return URLSafeSerializer(secret, salt="unsubscribe")


async def unsubscribe_link(club: Club, channel: str) -> str:
    """The one-click unsubscribe address of a channel."""
    secret = await club.write(secret_of, "unsubscribe")
    return f"{club.config.url}/api/club/unsubscribe/{leaver(secret).dumps(channel)}"


def subscriber_of(secret: str, token: str) -> str | None:
    """The channel of an unsubscribe address; None if its signature is invalid."""
    try:
        return str(leaver(secret).loads(token))
    except BadSignature:
        return None
