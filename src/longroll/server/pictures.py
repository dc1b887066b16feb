"""Boards, counters, records and positions: what is downloaded."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Header, Response
from fastapi.responses import PlainTextResponse

from longroll.draw import DrawError, counters_svg, position_svg
from longroll.engine.position import write_position
from longroll.engine.title import TitleError, get_title, title_keys
from longroll.server.asking import HallHere, InLanguage, InTheme, Looker, Looking
from longroll.server.errors import FAULTS, Refusal
from longroll.server.games import Moment
from longroll.server.hall import Place
from longroll.server.schemas import Language, Theme, TitleOut
from longroll.server.shelf import Shelf
from longroll.server.words import title_out

__all__ = ["router"]

router = APIRouter(prefix="/api", responses=FAULTS)

SVG = "image/svg+xml"
PRIVATE = {"Cache-Control": "private, no-store"}


def warm(shelf: Shelf) -> None:
    """Draw every board once."""
    for key in title_keys():
        with suppress(DrawError):
            shelf.board(key, Theme.LIGHT, Language.EN)


@router.get("/titles", tags=["titles"])
async def list_titles(language: InLanguage = Language.EN) -> list[TitleOut]:
    """The titles that can be played."""
    return [title_out(get_title(key), language) for key in title_keys()]


@router.get("/titles/{key}/board.svg", tags=["titles"], response_class=PlainTextResponse)
def bare_board(
    hall: HallHere,
    key: str,
    theme: InTheme = Theme.LIGHT,
    language: InLanguage = Language.EN,
    if_none_match: Annotated[str | None, Header()] = None,
) -> Response:
    """The board of a title without counters; it may be cached."""
    try:
        document, tag = hall.shelf.board(key, theme, language)
    except TitleError:
        raise Refusal(404, "error-no-title", name=key) from None
    except DrawError:
        raise Refusal(404, "error-no-board") from None
    headers = {"ETag": tag, "Cache-Control": "public, max-age=3600"}
    if if_none_match and tag in if_none_match:
        return Response(status_code=304, headers=headers)
    return Response(document, media_type=SVG, headers=headers)


@router.get("/games/{id}/counters.svg", tags=["games"], response_class=PlainTextResponse)
async def counters(hall: HallHere, looker: Looking, theme: InTheme = Theme.LIGHT) -> Response:
    """What lies on the board in the seat's eyes, to be laid over the bare board."""
    async with hall.reading(looker.game) as place:
        return _counters(place, looker, place.table.seq, theme)


@router.get(
    "/games/{id}/moments/{n}/counters.svg", tags=["games"], response_class=PlainTextResponse
)
async def counters_then(
    hall: HallHere, looker: Looking, moment: Moment, theme: InTheme = Theme.LIGHT
) -> Response:
    """What lay on the board after `n` actions."""
    async with hall.reading(looker.game) as place:
        return _counters(place, looker, moment, theme)


def _counters(place: Place, looker: Looker, seq: int, theme: str) -> Response:
    title = place.table.title
    view = title.view(place.table.state(seq), looker.seat)
    try:
        document = counters_svg(title, view, theme)
    except DrawError:
        raise Refusal(404, "error-no-board") from None
    return Response(document, media_type=SVG, headers=PRIVATE)


@router.get("/games/{id}/board.svg", tags=["games"], response_class=PlainTextResponse)
async def whole_board(
    hall: HallHere,
    looker: Looking,
    theme: InTheme = Theme.LIGHT,
    language: InLanguage = Language.EN,
) -> Response:
    """The board with what lies on it in the seat's eyes, as one document."""
    async with hall.reading(looker.game) as place:
        title, view = place.table.title, place.table.game.view(looker.seat)
    try:
        document = position_svg(title, view, theme, language)
    except DrawError:
        raise Refusal(404, "error-no-board") from None
    return _file(document, f"{place.table.id}.svg", SVG)


@router.get("/games/{id}/record", tags=["games"], response_class=PlainTextResponse)
async def record(hall: HallHere, looker: Looking) -> Response:
    """The record: after the game, or for whoever holds the tokens of every seat."""
    async with hall.reading(looker.game) as place:
        _may_know_all(place, looker)
        return _file(str(place.table.record()), f"{place.table.id}.roll", "text/plain")


@router.get("/games/{id}/position", tags=["games"], response_class=PlainTextResponse)
async def position(hall: HallHere, looker: Looking) -> Response:
    """The position: after the game, or for whoever holds the tokens of every seat."""
    async with hall.reading(looker.game) as place:
        _may_know_all(place, looker)
        table = place.table
        return _file(
            write_position(table.title, table.game.state), f"{table.id}.toml", "text/plain"
        )


def _may_know_all(place: Place, looker: Looker) -> None:
    """A record and a position tell every secret of the game."""
    table = place.table
    if not table.game.over and not set(table.seats) <= set(looker.seats):
        raise Refusal(403, "error-secrets")


def _file(text: str, name: str, kind: str) -> Response:
    headers = {**PRIVATE, "Content-Disposition": f'attachment; filename="longroll-{name}"'}
    return Response(text, media_type=kind, headers=headers)
