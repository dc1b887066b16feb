"""What is not part of a game, over HTTP: names, chat, notes, and deleting a table."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query, Request

from longroll.engine.event import OBSERVER
from longroll.server.dependencies import Disposing, GameId, Hosting, Looker, Looking, TablesHere
from longroll.server.errors import FAULTS, Refusal
from longroll.server.limits import limits_of
from longroll.server.presenters.state import chat_out
from longroll.server.schemas import NameIn, NotesIn, NotesOut, SaidOut, SayIn
from longroll.table import Table
from longroll.table.talk import Said, plain

__all__ = ["router"]

router = APIRouter(prefix="/api/games", tags=["talk"], responses=FAULTS)


def _spend(request: Request, game: str, seat: str) -> None:
    """Limit the rate at which each seat talks; raises `Refusal`."""
    limits = limits_of(request)
    limits.spend(limits.words, f"{game} {seat}")


def _must_sit(looker: Looker) -> None:
    if looker.seat == OBSERVER:
        raise Refusal(403, "error-observer-hears-nothing")


@router.get("/{id}/chat")
async def read_chat(
    tables: TablesHere,
    looker: Looking,
    start: Annotated[int, Query(alias="from", ge=0, lt=1 << 31)] = 0,
) -> list[SaidOut]:
    """The chat of the table, for players."""
    _must_sit(looker)
    async with tables.reading(looker.game) as place:
        return chat_out(place.table, looker.seat)[start:]


@router.post("/{id}/chat", status_code=201)
async def say(request: Request, tables: TablesHere, looker: Looking, wanted: SayIn) -> SaidOut:
    """Say something to all players. It is not part of the record."""
    _must_sit(looker)
    _spend(request, looker.game, looker.seat)
    said: list[Said] = []

    def kept(table: Table) -> tuple[object, ...]:
        now = datetime.now(UTC).isoformat(timespec="seconds")
        said.append(table.talk.next(looker.seat, wanted.text, now))
        return (tables.store.say, looker.game, said[-1])

    await tables.talk(looker.game, kept, lambda table: table.talk.chat.append(said[-1]))
    n, seat, text, at = said[-1]
    return SaidOut(n=n, seat=seat, text=text, at=at)


@router.get("/{id}/notes")
async def read_notes(tables: TablesHere, looker: Looking) -> NotesOut:
    """The seat's private notes."""
    _must_sit(looker)
    return NotesOut(text=await tables.stored(tables.store.note, looker.game, looker.seat))


@router.post("/{id}/notes")
async def note(request: Request, tables: TablesHere, looker: Looking, wanted: NotesIn) -> NotesOut:
    """Replace the seat's private notes."""
    _must_sit(looker)
    _spend(request, looker.game, looker.seat)
    text = plain(wanted.text, lines=True)
    await tables.stored(tables.store.keep_note, looker.game, looker.seat, text)
    return NotesOut(text=text)


@router.post("/{id}/player")
async def name_player(
    request: Request, tables: TablesHere, looker: Looking, wanted: NameIn
) -> NameIn:
    """Set the name of the player on one's seat: everybody is told, observers too."""
    _must_sit(looker)
    _spend(request, looker.game, looker.seat)
    name = plain(wanted.name)

    def players(table: Table) -> dict[str, str]:
        others = {seat: one for seat, one in table.talk.players.items() if seat != looker.seat}
        return {**others, looker.seat: name} if name else others

    def named(table: Table) -> None:
        table.talk.players = players(table)

    await tables.talk(
        looker.game,
        lambda table: (tables.store.keep_names, table.id, table.talk.name, players(table)),
        named,
    )
    return NameIn(name=name)


@router.post("/{id}/name")
async def name_table(
    request: Request, tables: TablesHere, game: GameId, host: Hosting, wanted: NameIn
) -> NameIn:
    """Name the table: host only. Everybody is told."""
    assert host
    _spend(request, game, "")
    name = plain(wanted.name)

    def named(table: Table) -> None:
        table.talk.name = name

    await tables.talk(
        game, lambda table: (tables.store.keep_names, table.id, name, table.talk.players), named
    )
    return NameIn(name=name)


@router.delete("/{id}", status_code=204)
async def delete(tables: TablesHere, game: GameId, host: Disposing) -> None:
    """Delete the table and its game for ever: host only."""
    assert host
    await tables.delete(game)
