"""Who asks: the parts that every route depends on."""

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
InTheme = Annotated[Theme, Query(alias="theme", description="How the board is lit.")]

_bearer = HTTPBearer(auto_error=False, description="The secret token of a seat.")
_Bearer = Annotated[HTTPAuthorizationCredentials | None, Security(_bearer)]
_Token = Annotated[
    str | None, Query(alias="token", max_length=1000, description="As the bearer token, in links.")
]


def tables_of(connection: HTTPConnection) -> TableService:
    """The tables of the application that is asked."""
    tables = connection.app.state.tables
    assert isinstance(tables, TableService)
    return tables


class Gate:
    """Who comes in without the token of a seat: at home, nobody."""

    async def seats(self, connection: HTTPConnection, game: str, tokens: str) -> tuple[str, ...]:
        """The seats that whoever asks may look from, `HOST` among them if he set the table.

        ``tokens`` is what he sends in place of those of seats. Nothing, if this gate knows him not:
        then it is for the tokens of seats to say. Raises `Refusal`.
        """
        return ()

    async def may_open(self, connection: HTTPConnection) -> None:
        """Raise `Refusal` if whoever asks may not set a table."""

    async def may_list(self, connection: HTTPConnection) -> bool:
        """Whether whoever asks may see a list of all games: at home everybody may."""
        return True

    async def present(self, connection: HTTPConnection, game: str) -> None:
        """Whoever asks is at the table: told when he comes, and every half minute."""

    async def may_dispose(self, connection: HTTPConnection, game: str) -> None:
        """Raise `Refusal` if the host may not hand out its seats anew, or forget the table."""

    async def opened(self, connection: HTTPConnection, table: Table) -> None:
        """Whoever asks has set a table, which is stored by now."""


def gate_of(connection: HTTPConnection) -> Gate:
    """The gate of the application that is asked."""
    gate = connection.app.state.gate
    assert isinstance(gate, Gate)
    return gate


async def _tables(request: Request) -> TableService:
    # Not a plain function: those are run in a thread, which costs more than most answers do.
    return tables_of(request)


TablesHere = Annotated[TableService, Depends(_tables)]


class Looker:
    """Whoever holds tokens of a game: the seats that they open, the first in front."""

    def __init__(self, game: str, seats: tuple[str, ...]) -> None:
        self.game = game
        self.seats = seats

    @property
    def seat(self) -> str:
        """The seat through whose eyes he looks."""
        return self.seats[0]


async def seat_of(connection: HTTPConnection, game: str, tokens: str) -> Looker:
    """The seats that ``tokens`` open (several with commas between).

    Raises `Refusal`; and `TableError` for a game that is not there.

    Without one a finished game can be looked at, as by any observer.
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
            await tables.place(game)  # whoever looks for a game that is gone is told so
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
    """The only token that is sent; raises `Refusal` if there is none."""
    said = (bearer.credentials if bearer else token or "").strip()
    if not said:
        raise Refusal(401, "error-no-token")
    return said


async def _host(
    request: Request, tables: TablesHere, game: GameId, bearer: _Bearer = None, token: _Token = None
) -> bool:
    """Whether the host asks; raises `Refusal` if it is somebody else."""
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
    """Whether the host asks, and has the table at his disposal; raises `Refusal` if not."""
    await gate_of(request).may_dispose(request, game)
    return host


Disposing = Annotated[bool, Depends(_disposing)]
