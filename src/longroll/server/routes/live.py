"""The table live: a WebSocket that sends the state, then what changes in it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, cast

import anyio
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from longroll.engine.event import OBSERVER
from longroll.server.dependencies import Looker, gate_of, seat_of, tables_of
from longroll.server.errors import SOON, Refusal
from longroll.server.limits import limits_of
from longroll.server.presenters.state import Fields, log_text, text_of
from longroll.server.routes.games import state_for
from longroll.server.services.tables import TableService
from longroll.table import StoreAway, TableError
from longroll.words import LANGUAGES

__all__ = ["router"]

router = APIRouter()

REFUSED = 4403
UNKNOWN = 4404
LATER = 1013
"""The close code of a connection that may be tried again later."""
PING = 25.0


class Line:
    """One connection: a seat, a language, and how much of state and log it has been sent."""

    def __init__(
        self, socket: WebSocket, tables: TableService, looker: Looker, token: str, language: str
    ) -> None:
        self.socket = socket
        self.tables = tables
        self.game = looker.game
        self.seat = looker.seat
        self.language = language
        self._token = token.partition(",")[0].strip()
        self._checked = -1  # the token may have been replaced since it was looked up
        self.news = asyncio.Event()
        self._told: int | None = None
        self._known: Fields = {}
        self._since: int = 0
        """The moment of the state that it has; 0 for none."""

    async def tell(self) -> None:
        """Send the state, then each change of it. A slow connection skips what it has missed."""
        self.news.set()
        with suppress(StoreAway):
            await gate_of(self.socket).present(self.socket, self.game)
        while True:
            with anyio.move_on_after(PING):
                await self.news.wait()
            if not self.news.is_set():
                await gate_of(self.socket).present(self.socket, self.game)
                await self.socket.send_json({"type": "ping"})
                continue
            self.news.clear()
            before = self._told, self._known, self._since
            try:
                news = await self._news()
                is_dead = await self._is_dead()
            except StoreAway:  # sent as soon as it is back
                self._told, self._known, self._since = before
                await anyio.sleep(SOON)
                self.news.set()
                continue
            except TableError:  # it was deleted
                await self.socket.close(UNKNOWN)
                return
            if is_dead:
                await self.socket.close(REFUSED)
                return
            await self.socket.send_text(news)

    async def _is_dead(self) -> bool:
        """Whether the token was replaced, so that the connection must end.

        A connection without a token ends when the finished game is resumed, unless a gate admits
        it.
        """
        if not self._token and self.seat == OBSERVER:
            if (await self.tables.place(self.game)).table.over:
                return False
        elif self._checked == self.tables.reissues:
            return False
        self._checked = self.tables.reissues
        try:
            looker = await seat_of(self.socket, self.game, self._token)
        except Refusal:
            return True
        return looker.seat != self.seat

    async def _news(self) -> str:
        async with self.tables.reading(self.game) as place:
            place.listeners[self.news] = self.seat
            self.tables.bots.look(place, self.seat)
            table, whose = place.table, (self.seat, self.language)
            state, known = state_for(place, *whose), self._known
            length = len(table.known(self.seat))
            start = length if self._told is None else self._told
            since, self._since = self._since, place.moment
            self._told, self._known = length, state
            # Connections of the same seat have mostly been sent the same before.
            return place.once(
                ("news", *whose, start, since),
                lambda: _news(state, known, log_text(table, *whose, start)),
            )

    async def listen(self) -> None:
        """Handle messages of the client: `ping`, and `lang` to change the language."""
        while True:
            heard = await self.socket.receive()
            if heard["type"] == "websocket.disconnect":
                return
            said = _message(heard.get("text") or "")  # a binary frame has no text
            if said.get("type") == "ping":
                await self.socket.send_json({"type": "pong"})
            if said.get("type") == "lang" and said.get("lang") in LANGUAGES:
                self.language = str(said["lang"])
                self._known, self._since = {}, 0
                self.news.set()


def _news(state: Fields, known: Fields, events: str) -> str:
    """The whole state, or the fields that differ from those known, with the new events."""
    kind = "change" if known else "state"
    new = {name: text for name, text in state.items() if known.get(name) != text}
    return f'{{"type":"{kind}","state":{text_of(new)},"events":{events}}}'


def _message(text: str) -> dict[str, Any]:
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return cast("dict[str, Any]", said) if isinstance(said, dict) else {}


@router.websocket("/api/games/{game}/live")
async def live(socket: WebSocket, game: str, token: str = "", lang: str = "en") -> None:
    """The state on connecting, and every change of it: see docs/http.md."""
    await socket.accept()
    async with limits_of(socket).line(socket) as may_be:
        if may_be:
            await _serve(socket, game, token, lang)
        else:
            await socket.close(LATER)


async def _serve(socket: WebSocket, game: str, token: str, lang: str) -> None:
    tables = tables_of(socket)
    try:
        looker = await seat_of(socket, game, token)
        await tables.place(game)
    except Refusal:
        await socket.close(REFUSED)
        return
    except TableError:
        await socket.close(UNKNOWN)
        return
    except StoreAway:
        await socket.close(LATER)
        return
    line = Line(socket, tables, looker, token, lang if lang in LANGUAGES else "en")
    try:
        await _until_one_ends(line.tell, line.listen)
    finally:
        tables.leave(game, line.news)


async def _until_one_ends(*works: Callable[[], Awaitable[None]]) -> None:
    """Run all until one ends; a closed connection is not an error."""

    async def do(work: Callable[[], Awaitable[None]]) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await work()
        group.cancel_scope.cancel()

    async with anyio.create_task_group() as group:
        for work in works:
            group.start_soon(do, work)
