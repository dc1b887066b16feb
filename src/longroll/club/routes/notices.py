"""A member's notices and channels."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy.orm import Session

from longroll.club.club import Club, ClubHere, Me
from longroll.club.database import secret_of
from longroll.club.models_notices import ChannelRow
from longroll.club.notices.channels import add_hook, add_push, channel_of, channels_of
from longroll.club.notices.kinds import Kind
from longroll.club.notices.sending import push_key, subscriber_of
from longroll.club.schemas import Instant
from longroll.club.times import instant
from longroll.server.errors import FAULTS, Refusal

__all__ = ["router"]

router = APIRouter(prefix="/api/club", tags=["notices"], responses=FAULTS)
Id = Annotated[str, Path(alias="id", max_length=64)]


class _In(BaseModel):
    model_config = ConfigDict(extra="forbid")


class ChannelOut(BaseModel):
    """A channel; `failed` says what is wrong with it, or is empty."""

    id: str
    way: str
    name: str
    kinds: list[str]
    failed: str
    since: Instant


class ChannelsOut(BaseModel):
    """One's channels, all kinds of notices, and the club's public key for pushes."""

    channels: list[ChannelOut]
    kinds: list[str]
    push_key: str


class PushIn(_In):
    """The subscription of a browser, from its `PushSubscription.toJSON()`."""

    endpoint: Annotated[str, Field(max_length=1000, pattern=r"^https?://")]
    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]
    name: Annotated[str, Field(max_length=60)] = ""


class HookIn(_In):
    """A webhook: of Discord, of Slack, or one that takes signed JSON."""

    way: Annotated[str, Field(pattern="^(discord|slack|json)$")]
    url: Annotated[str, Field(max_length=1000, pattern=r"^https?://")]
    name: Annotated[str, Field(max_length=60)] = ""


class HookOut(BaseModel):
    """A new webhook, and the secret of its signatures, which is shown once."""

    id: str
    secret: str


class KindsIn(_In):
    """The kinds of notices that one wants by a channel."""

    kinds: Annotated[list[Kind], Field(max_length=20)]


def _told(session: Session, member: str) -> ChannelsOut:
    return ChannelsOut(
        channels=[_channel(row) for row in channels_of(session, member)],
        kinds=[str(kind) for kind in Kind],
        push_key=push_key(session),
    )


def _channel(row: ChannelRow) -> ChannelOut:
    return ChannelOut(
        id=row.id,
        way=row.way,
        name=row.name,
        kinds=row.kinds,
        failed=row.failed,
        since=instant(row.created),
    )


async def _all(club: Club, member: str) -> ChannelsOut:
    return await club.write(_told, member)


@router.get("/me/channels")
async def list_channels(club: ClubHere, me: Me) -> ChannelsOut:
    """One's channels."""
    return await _all(club, me.member)


@router.post("/me/channels/push", status_code=201)
async def add_browser(club: ClubHere, me: Me, wanted: PushIn) -> ChannelsOut:
    """Get notices in this browser, even when the page is closed."""
    target = {"endpoint": wanted.endpoint, "p256dh": wanted.p256dh, "auth": wanted.auth}
    await club.write(add_push, me.member, target, wanted.name, club.clock())
    return await _all(club, me.member)


@router.post("/me/channels/hook", status_code=201)
async def add_webhook(club: ClubHere, me: Me, wanted: HookIn) -> HookOut:
    """Get notices by a webhook."""
    key, secret = await club.write(
        add_hook, me.member, wanted.way, wanted.url, wanted.name, club.clock()
    )
    return HookOut(id=key, secret=secret)


@router.patch("/me/channels/{id}")
async def change(club: ClubHere, me: Me, one: Id, wanted: KindsIn) -> ChannelsOut:
    """Choose the kinds of notices of a channel. This clears its error."""

    def work(session: Session) -> None:
        row = channel_of(session, me.member, one)
        row.kinds, row.failed = sorted({str(kind) for kind in wanted.kinds}), ""

    await club.write(work)
    return await _all(club, me.member)


@router.delete("/me/channels/{id}")
async def drop(club: ClubHere, me: Me, one: Id) -> ChannelsOut:
    """Delete a channel."""

    def work(session: Session) -> None:
        session.delete(channel_of(session, me.member, one))

    await club.write(work)
    return await _all(club, me.member)


@router.post("/unsubscribe/{token}", status_code=204)
async def unsubscribe(club: ClubHere, token: Annotated[str, Path(max_length=300)]) -> Response:
    """Unsubscribe with one click in a mail program: the channel gets no more notices."""

    def work(session: Session) -> None:
        channel = subscriber_of(secret_of(session, "unsubscribe"), token)
        row = session.get(ChannelRow, channel) if channel is not None else None
        if row is None:
            raise Refusal(404, "error-club-no-channel")
        row.kinds = []

    await club.write(work)
    return Response(status_code=204)
