"""Boards, counters, records and positions: downloads."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from itertools import product
from typing import Annotated, Any

from fastapi import APIRouter, Header, Response
from fastapi.responses import PlainTextResponse
from starlette.concurrency import run_in_threadpool

from longroll.draw import DrawError, counters_svg, position_svg
from longroll.engine.chance import Sampled
from longroll.engine.position import write_position
from longroll.engine.tableau import Layout
from longroll.engine.title import (
    Title,
    TitleError,
    digest,
    get_title,
    title_keys,
    titles_as_they_came,
)
from longroll.server.dependencies import InLanguage, InTheme, Looker, Looking, TablesHere
from longroll.server.errors import FAULTS, Refusal
from longroll.server.presenters.names import piece_names
from longroll.server.presenters.words import title_out
from longroll.server.routes.games import Moment
from longroll.server.routes.sheets import sheet_svg
from longroll.server.schemas import Language, Theme, TitleOut
from longroll.server.services.board_cache import BoardCache
from longroll.server.services.tables import Place, TableService
from longroll.words import words_for

__all__ = ["router"]

router = APIRouter(prefix="/api", responses=FAULTS)

SVG = "image/svg+xml"
WORLDS = 8
"""Number of worlds sampled to find out whether a seat knows everything."""
PRIVATE = {"Cache-Control": "private, no-store"}
Packing = Annotated[str | None, Header(alias="accept-encoding", include_in_schema=False)]


def warm(boards: BoardCache) -> None:
    """Draw the boards that are not cached yet: light, then dark, one language after another.

    Requests for a board take precedence.
    """
    for language, theme in product(Language, (Theme.LIGHT, Theme.DARK)):
        for key in title_keys():
            with suppress(DrawError, EOFError):
                boards.make_ready(key, theme, language)


@router.get("/titles", tags=["titles"])
async def list_titles(language: InLanguage = Language.EN) -> list[TitleOut]:
    """The titles that can be played."""
    return [title_out(get_title(key), language) for key in titles_as_they_came()]


@router.get("/titles/{key}/board.svg", tags=["titles"], response_class=PlainTextResponse)
def bare_board(
    tables: TablesHere,
    key: str,
    theme: InTheme = Theme.LIGHT,
    language: InLanguage = Language.EN,
    if_none_match: Annotated[str | None, Header()] = None,
    packing: Packing = None,
) -> Response:
    """The board of a title without counters; cacheable."""
    try:
        document, tag = tables.boards.board(key, theme, language)
    except TitleError:
        raise Refusal(404, "error-no-title", name=key) from None
    except DrawError:
        raise Refusal(404, "error-no-board") from None
    headers = {"ETag": tag, "Cache-Control": "public, max-age=3600"}
    if if_none_match and tag in if_none_match:
        return Response(status_code=304, headers=headers)
    return _packed(document, packing, headers)


@router.get("/games/{id}/counters.svg", tags=["games"], response_class=PlainTextResponse)
async def counters(
    tables: TablesHere,
    looker: Looking,
    packing: Packing = None,
    theme: InTheme = Theme.LIGHT,
    language: InLanguage = Language.EN,
) -> Response:
    """The counters that the seat sees, to be laid over the bare board."""
    return await _counters(tables, looker, None, (theme, language), packing)


@router.get(
    "/games/{id}/moments/{n}/counters.svg", tags=["games"], response_class=PlainTextResponse
)
async def counters_then(
    tables: TablesHere,
    looker: Looking,
    moment: Moment,
    packing: Packing = None,
    theme: InTheme = Theme.LIGHT,
    language: InLanguage = Language.EN,
) -> Response:
    """The counters that the seat saw after `n` actions."""
    return await _counters(tables, looker, moment, (theme, language), packing)


async def _counters(
    tables: TableService,
    looker: Looker,
    moment: int | None,
    manner: tuple[str, str],
    packing: str | None,
) -> Response:
    async with tables.reading(looker.game, moment) as place:
        title = place.table.title
        lies = place.table.tableau(looker.seat, moment).layout
    key = title.info.key
    try:
        if key in _laid_out:
            drawn = _drawn(key, *manner, lies)
        else:  # the first layout takes a second
            drawn = await run_in_threadpool(_drawn, key, *manner, lies)
            _laid_out.add(key)
    except DrawError:
        raise Refusal(404, "error-no-board") from None
    return _packed(drawn, packing, PRIVATE)


_laid_out: set[str] = set()
"""Titles whose board has been laid out in this process."""


@lru_cache(maxsize=400)
def _drawn(title: str, theme: str, language: str, lies: Layout) -> bytes:
    """The counters as SVG, gzipped; cached for all seats that see the same."""
    document = counters_svg(get_title(title), lies, theme, piece_names(title, language))
    return gzip.compress(document.encode(), 2, mtime=0)  # more takes longer than it saves


def _packed(document: bytes, packing: str | None, headers: Mapping[str, str]) -> Response:
    """A gzipped drawing, or unpacked for clients that do not accept `gzip`."""
    told = {**headers, "Vary": "Accept-Encoding"}
    if packing is None or "gzip" not in packing:
        return Response(gzip.decompress(document), media_type=SVG, headers=told)
    return Response(document, media_type=SVG, headers={**told, "Content-Encoding": "gzip"})


@router.get("/games/{id}/displays/{name}.svg", tags=["games"], response_class=PlainTextResponse)
async def display(
    tables: TablesHere,
    looker: Looking,
    name: str,
    packing: Packing = None,
    theme: InTheme = Theme.LIGHT,
    language: InLanguage = Language.EN,
) -> Response:
    """An open display beside the map, with what the seat sees on it."""
    return await _display(tables, looker, None, name, (theme, language), packing)


@router.get(
    "/games/{id}/moments/{n}/displays/{name}.svg",
    tags=["games"],
    response_class=PlainTextResponse,
)
async def display_then(
    tables: TablesHere,
    looker: Looking,
    moment: Moment,
    name: str,
    packing: Packing = None,
    theme: InTheme = Theme.LIGHT,
    language: InLanguage = Language.EN,
) -> Response:
    """The display as the seat saw it after `n` actions."""
    return await _display(tables, looker, moment, name, (theme, language), packing)


async def _display(
    tables: TableService,
    looker: Looker,
    moment: int | None,
    name: str,
    manner: tuple[str, str],
    packing: str | None,
) -> Response:
    theme, language = manner
    async with tables.reading(looker.game, moment) as place:
        title = place.table.title
        tableau = place.table.tableau(looker.seat, moment)
    words = words_for(title.info.key, language)
    document = sheet_svg(title, name, tableau, words, theme)
    if document is None:
        raise Refusal(404, "error-no-show")
    return _packed(gzip.compress(document.encode(), 2, mtime=0), packing, PRIVATE)


@router.get("/games/{id}/board.svg", tags=["games"], response_class=PlainTextResponse)
async def whole_board(
    tables: TablesHere,
    looker: Looking,
    theme: InTheme = Theme.LIGHT,
    language: InLanguage = Language.EN,
) -> Response:
    """The board with the counters that the seat sees, as one document."""
    async with tables.reading(looker.game) as place:
        title, layout = place.table.title, place.table.tableau(looker.seat).layout
    try:
        async with tables.heavy:
            document = await run_in_threadpool(position_svg, title, layout, theme, language)
    except DrawError:
        raise Refusal(404, "error-no-board") from None
    return _file(document, f"{place.table.id}.svg", SVG)


@router.get("/games/{id}/record", tags=["games"], response_class=PlainTextResponse)
async def record(tables: TablesHere, looker: Looking) -> Response:
    """The record: after the game, or for a caller with the tokens of every seat."""
    async with tables.reading(looker.game) as place:
        if not _knows_all(place, looker):
            raise Refusal(403, "error-secrets")
        return _file(str(place.table.record()), f"{place.table.id}.roll", "text/plain")


@router.get("/games/{id}/position", tags=["games"], response_class=PlainTextResponse)
async def position(tables: TablesHere, looker: Looking) -> Response:
    """The position: for callers who may have the record, and for a seat that can infer it."""
    async with tables.reading(looker.game) as place:
        table = place.table
        state = table.game.state
        if not _knows_all(place, looker):
            state = place.once(
                ("world", looker.seat),
                lambda: only_world(table.title, table.game.state, looker.seat),
            )
        if state is None:
            raise Refusal(403, "error-hidden")
        return _file(write_position(table.title, state), f"{table.id}.toml", "text/plain")


def _knows_all(place: Place, looker: Looker) -> bool:
    """Whether no secret is left: the game is over, or all seats are the caller's."""
    return place.table.over or set(place.table.seats) <= set(looker.seats)


def only_world(title: Title, state: Any, seat: str) -> Any | None:
    """The only world consistent with what ``seat`` knows; None if there are several.

    The worlds are sampled from what the seat knows and compared only with each other, never with
    the true state, so the answer reveals nothing either.
    """
    worlds = [title.resample(state, seat, Sampled(number)) for number in range(WORLDS)]
    alike = len({digest(title, world) for world in worlds}) == 1
    return worlds[0] if alike else None


def _file(text: str, name: str, kind: str) -> Response:
    headers = {**PRIVATE, "Content-Disposition": f'attachment; filename="longroll-{name}"'}
    return Response(text, media_type=kind, headers=headers)
