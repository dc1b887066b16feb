"""What one wants to be told, and where."""

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
    """A way to be told something; `failed` says what is wrong with it, or is empty."""

    id: str
    way: str
    name: str
    kinds: list[str]
    failed: str
    since: Instant


class ChannelsOut(BaseModel):
    """One's channels, all kinds of things that can be told, and the key of the club's pushes."""

    channels: list[ChannelOut]
    kinds: list[str]
    push_key: str


class PushIn(_In):
    """The subscription of a browser, as its `PushSubscription.toJSON()` tells it."""

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
    """A webhook that was added, and the secret of its signatures, which is told once."""

    id: str
    secret: str


class KindsIn(_In):
    """What one wants to be told by a channel."""

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
    """How one is told what."""
    return await _all(club, me.member)


@router.post("/me/channels/push", status_code=201)
async def add_browser(club: ClubHere, me: Me, wanted: PushIn) -> ChannelsOut:
    """Be told by this browser, even when the page is closed."""
    target = {"endpoint": wanted.endpoint, "p256dh": wanted.p256dh, "auth": wanted.auth}
    await club.write(add_push, me.member, target, wanted.name, club.clock())
    return await _all(club, me.member)


@router.post("/me/channels/hook", status_code=201)
async def add_webhook(club: ClubHere, me: Me, wanted: HookIn) -> HookOut:
    """Have a webhook told."""
    key, secret = await club.write(
        add_hook, me.member, wanted.way, wanted.url, wanted.name, club.clock()
    )
    return HookOut(id=key, secret=secret)


@router.patch("/me/channels/{id}")
async def change(club: ClubHere, me: Me, one: Id, wanted: KindsIn) -> ChannelsOut:
    """Say what one wants to be told by a channel. What was wrong with it is forgotten."""

    def work(session: Session) -> None:
        row = channel_of(session, me.member, one)
        row.kinds, row.failed = sorted({str(kind) for kind in wanted.kinds}), ""

    await club.write(work)
    return await _all(club, me.member)


@router.delete("/me/channels/{id}")
async def drop(club: ClubHere, me: Me, one: Id) -> ChannelsOut:
    """Be told nothing by a channel any more: it is forgotten."""

    def work(session: Session) -> None:
        session.delete(channel_of(session, me.member, one))

    await club.write(work)
    return await _all(club, me.member)


@router.post("/unsubscribe/{token}", status_code=204)
async def unsubscribe(club: ClubHere, token: Annotated[str, Path(max_length=300)]) -> Response:
    """One click in a mail program: nothing more is told by that channel."""

    def work(session: Session) -> None:
        channel = subscriber_of(secret_of(session, "unsubscribe"), token)
        row = session.get(ChannelRow, channel) if channel is not None else None
        if row is None:
            raise Refusal(404, "error-club-no-channel")
        row.kinds = []

    await club.write(work)
    return Response(status_code=204)
