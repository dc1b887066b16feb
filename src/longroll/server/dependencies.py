"""Authentication: the dependencies that all routes share."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Query, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from longroll.engine.event import OBSERVER
from longroll.server.errors import Refusal
from longroll.server.schemas import Language, Theme
from longroll.server.services.tables import TableService
from longroll.table import HOST, Table

__all__ = [
    "Disposing",
    "GameId",
    "Gate",
    "TablesHere",
    "Hosting",
    "InLanguage",
    "InTheme",
    "Link",
    "Looker",
]
__all__ += ["Looking", "gate_of", "tables_of", "seat_of"]

GameId = Annotated[str, Path(alias="id", max_length=64, description="The id of a game.")]
InLanguage = Annotated[Language, Query(alias="lang", description="The language of all texts.")]
InTheme = Annotated[Theme, Query(alias="theme", description="Light or dark colours of the board.")]

_bearer = HTTPBearer(auto_error=False, description="The secret token of a seat.")
_Bearer = Annotated[HTTPAuthorizationCredentials | None, Security(_bearer)]
_Token = Annotated[
    str | None,
    Query(
        alias="token", max_length=1000, description="Same as the bearer token, for use in links."
    ),
]


def tables_of(connection: HTTPConnection) -> TableService:
    """The tables of the application."""
    tables = connection.app.state.tables
    assert isinstance(tables, TableService)
    return tables


class Gate:
    """Access without the token of a seat; this default, for a table at home, grants none."""

    async def seats(self, connection: HTTPConnection, game: str, tokens: str) -> tuple[str, ...]:
        """The seats that the caller may look from, with `HOST` if he set up the table.

        ``tokens`` is the credential sent in place of seat tokens. Empty if this gate does not know
        it: then it is checked as seat tokens. Raises `Refusal`.
        """
        return ()

    async def may_open(self, connection: HTTPConnection) -> None:
        """Raise `Refusal` if the caller may not set up a table."""

    async def may_list(self, connection: HTTPConnection) -> bool:
        """Whether the caller may list all games: at home everybody may."""
        return True

    async def present(self, connection: HTTPConnection, game: str) -> None:
        """Note that the caller is at the table: called when he connects, then every half minute."""

    async def may_dispose(self, connection: HTTPConnection, game: str) -> None:
        """Raise `Refusal` if the host may not reissue seat tokens or delete the table."""

    async def opened(self, connection: HTTPConnection, table: Table) -> None:
        """Called after the caller has set up a table, which is stored by now."""


def gate_of(connection: HTTPConnection) -> Gate:
    """The gate of the application."""
    gate = connection.app.state.gate
    assert isinstance(gate, Gate)
    return gate


async def _tables(request: Request) -> TableService:
    # Async, because FastAPI runs plain functions in a thread, which costs more than most responses.
    return tables_of(request)


TablesHere = Annotated[TableService, Depends(_tables)]


class Looker:
    """The caller: the seats that his tokens of a game open, the first in front."""

    def __init__(self, game: str, seats: tuple[str, ...]) -> None:
        self.game = game
        self.seats = seats

    @property
    def seat(self) -> str:
        """The seat from which he looks."""
        return self.seats[0]


async def seat_of(connection: HTTPConnection, game: str, tokens: str) -> Looker:
    """The seats that ``tokens`` open (several are separated by commas).

    A finished game can be viewed without a token, as an observer.

    Raises `Refusal`, and `TableError` for an unknown game.
    """
    tables = tables_of(connection)
    opened = await gate_of(connection).seats(connection, game, tokens)
    if opened:
        return Looker(game, tuple(seat for seat in opened if seat != HOST) or (OBSERVER,))
    if not tokens:
        place = await tables.place(game)
        if not place.table.over:
            raise Refusal(401, "error-no-token")
        return Looker(game, (OBSERVER,))
    seats: list[str] = []
    for token in tokens.split(",")[:20]:
        seat = await tables.seat(game, token.strip())
        if seat is None or seat == HOST:
            await tables.place(game)  # raises the error for a game that is gone
            raise Refusal(403, "error-bad-token")
        seats.append(seat)
    return Looker(game, tuple(seats))


async def _looker(
    request: Request, tables: TablesHere, game: GameId, bearer: _Bearer = None, token: _Token = None
) -> Looker:
    looker = await seat_of(request, game, bearer.credentials if bearer else token or "")
    place = await tables.place(game)
    tables.bots.look(place, looker.seat)
    request.scope["longroll.title"] = place.table.title.info.key
    return looker


async def _one(bearer: _Bearer = None, token: _Token = None) -> str:
    """The only token of the request; raises `Refusal` if there is none."""
    said = (bearer.credentials if bearer else token or "").strip()
    if not said:
        raise Refusal(401, "error-no-token")
    return said


async def _host(
    request: Request, tables: TablesHere, game: GameId, bearer: _Bearer = None, token: _Token = None
) -> bool:
    """True for the host; raises `Refusal` for anybody else."""
    said = bearer.credentials if bearer else token or ""
    if HOST in await gate_of(request).seats(request, game, said):
        return True
    if await tables.seat(game, await _one(bearer, token)) != HOST:
        raise Refusal(403, "error-not-host")
    return True


Looking = Annotated[Looker, Depends(_looker)]
Hosting = Annotated[bool, Depends(_host)]
Link = Annotated[str, Depends(_one)]


async def _disposing(request: Request, game: GameId, host: Hosting) -> bool:
    """True for a host who may dispose of the table; else raises `Refusal`."""
    await gate_of(request).may_dispose(request, game)
    return host


Disposing = Annotated[bool, Depends(_disposing)]
