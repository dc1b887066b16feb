"""For programs: API keys with scopes, and a stream of what happens in one's games."""

from __future__ import annotations

from collections.abc import AsyncIterable
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query
from fastapi.sse import EventSourceResponse, ServerSentEvent
from pydantic import BaseModel, ConfigDict, Field

from longroll.club.club import ClubHere, Me
from longroll.club.keys import Scope, drop_key, keys_of, make_key
from longroll.club.listing import game_of, own_games
from longroll.club.models import ApiKeyRow
from longroll.club.routes.lobby import game_out
from longroll.club.schemas import Instant
from longroll.club.times import instant
from longroll.server.dependencies import InLanguage
from longroll.server.errors import FAULTS, Refusal
from longroll.server.schemas import Language

__all__ = ["router"]

router = APIRouter(prefix="/api/club", tags=["programs"], responses=FAULTS)
PATIENCE: Final = 15.0
"""Seconds without events after which a stream sends a sign of life."""
STREAMS: Final = 5
"""Maximum number of streams of one member."""


class _In(BaseModel):
    model_config = ConfigDict(extra="forbid")


class KeyIn(_In):
    """A key to make: its name, its scopes, and its lifetime in days."""

    name: Annotated[str, Field(min_length=1, max_length=60)]
    scopes: Annotated[list[Scope], Field(max_length=10)]
    days: Annotated[int, Field(ge=1, le=730)] = 365


class KeyOut(BaseModel):
    """One's own API key."""

    id: str
    name: str
    scopes: list[str]
    since: Instant
    used: Instant | None
    until: Instant


class NewKey(KeyOut):
    """A new key, with its secret, which is shown once."""

    key: str


def _told(row: ApiKeyRow) -> KeyOut:
    return KeyOut(
        id=row.id,
        name=row.name,
        scopes=row.scopes,
        since=instant(row.created),
        used=instant(row.used) if row.used else None,
        until=instant(row.expires),
    )


@router.get("/me/keys")
async def list_keys(club: ClubHere, me: Me) -> list[KeyOut]:
    """One's API keys."""
    return [_told(row) for row in await club.read(keys_of, me.member)]


@router.post("/me/keys", status_code=201)
async def make(club: ClubHere, me: Me, wanted: KeyIn) -> NewKey:
    """Make a key for a program: to `see`, to `play` at tables, to offer and join in the `lobby`."""
    row, secret = await club.write(
        make_key, me.member, wanted.name, wanted.scopes, wanted.days, club.clock()
    )
    return NewKey(**_told(row).model_dump(), key=secret)


@router.delete("/me/keys/{id}", status_code=204)
async def drop(
    club: ClubHere, me: Me, one: Annotated[str, Path(alias="id", max_length=64)]
) -> None:
    """Delete a key."""
    await club.write(drop_key, me.member, one)
    club.forget()


@router.get("/events", response_class=EventSourceResponse)
async def stream(
    club: ClubHere,
    me: Me,
    language: InLanguage = Language.EN,
    once: Annotated[bool, Query(description="End after the present state has been sent.")] = False,
) -> AsyncIterable[ServerSentEvent]:
    """A stream of one's games: each that is under way, then each whenever it changes.

    If a game changes several times at once, only the last state is sent. The type of an event is
    `game`, its data is as in `/api/club/games`, its id is the number of actions.
    """
    if club.events.waits(me.member) >= STREAMS:
        raise Refusal(429, "error-too-often", after=10, count=10)
    with club.events.subscribed(me.member) as subscriber:
        own = await club.read(own_games, me.member, False, club.clock())
        subscriber.games = frozenset(known.game.id for known in own)
        for known in own:
            told = game_out(known, me.member, language)
            yield ServerSentEvent(event="game", id=str(known.game.seq), data=told)
        while not (once or club.events.closed):
            changed = await subscriber.changed(PATIENCE)
            if changed is None:
                yield ServerSentEvent(comment="still here")
                # A game that begins on another server is not announced here: ask for it.
                own = await club.read(own_games, me.member, False, club.clock())
                changed = [known.game.id for known in own if known.game.id not in subscriber.games]
            subscriber.games |= frozenset(changed)
            for game in changed:
                now = await club.read(game_of, game, club.clock())
                if now is not None:
                    told = game_out(now, me.member, language)
                    yield ServerSentEvent(event="game", id=str(now.game.seq), data=told)
