"""Aids to play over HTTP: odds, overlays, details of a place or piece, rules in brief."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from longroll.engine.action import ActionError, parse
from longroll.engine.title import Title, TitleError, get_title
from longroll.naming import Naming
from longroll.server.dependencies import GameId, InLanguage, Looker, Looking, TablesHere
from longroll.server.errors import FAULTS, Refusal
from longroll.server.presenters.hindrances import hindrances_out
from longroll.server.presenters.map_text import RegionText, described
from longroll.server.presenters.reference import overlays_text, references_text, shown_out
from longroll.server.presenters.state import card_out
from longroll.server.presenters.words import denial_text, house_text
from longroll.server.routes.games import Moment, state_for
from longroll.server.schemas import (
    Card,
    ChartOut,
    ClauseOut,
    Hindrance,
    Language,
    OverlayOut,
    ProspectOut,
    Shown,
    Why,
)
from longroll.server.services.tables import Place, TableService
from longroll.words import Words, words_for

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["aids"], responses=FAULTS)

About = Annotated[str, Query(max_length=100, description="The key of a place or a piece.")]
Named = Annotated[
    str, Query(alias="key", max_length=100, description="The place or piece asked about.")
]


@router.get("/games/{id}/odds", response_model=list[ProspectOut])
async def odds(tables: TablesHere, looker: Looking, language: InLanguage = Language.EN) -> Response:
    """The exact odds of the battles that may be fought now; empty if there is no battle."""
    async with tables.reading(looker.game) as place:
        told = state_for(place, looker.seat, language)["odds"]
    return Response(told, media_type="application/json")


@router.get("/games/{id}/why")
async def why(
    tables: TablesHere,
    game: GameId,
    looker: Looking,
    action: Annotated[str, Query(min_length=1, max_length=200)],
    language: InLanguage = Language.EN,
) -> Why:
    """Whether an action is legal now, and why not."""
    try:
        chosen = parse(action)
    except ActionError as error:
        raise Refusal(422, "error-no-action", detail=str(error)) from None
    async with tables.reading(game) as place:
        table = place.table
        denial = table.game.why_not(chosen, looker.seat)
        words = words_for(table.title.info.key, language)
        wrong = ""
        if denial is not None:
            decision = table.title.decision(table.game.state)
            offered = decision.actions_of(looker.seat) if decision is not None else ()
            wrong = Naming(table.title, words).nameless(chosen, denial, offered)
    if denial is None:
        return Why(legal=True, text=house_text(language, "table-legal"), clause=None)
    if wrong:
        return Why(legal=False, text=wrong, clause=None)
    return Why(legal=False, text=denial_text(words, denial), clause=denial.clause or None)


@router.get("/games/{id}/hindrances")
async def hindrances(
    tables: TablesHere,
    looker: Looking,
    about: About,
    pointed: bool = False,
    language: InLanguage = Language.EN,
) -> list[Hindrance]:
    """Why nothing, or no more, can be done now with a place or a piece; empty if not one's turn.

    `pointed`: the pointer only rests there. Then the answer is also empty where no order is meant.
    """
    async with tables.reading(looker.game) as place:
        words = words_for(place.table.title.info.key, language)
        return hindrances_out(place.table, looker.seat, about, words, pointed=pointed)


@dataclass(frozen=True, slots=True)
class Glance:
    """A table at some moment, as a seat sees it, in a language."""

    place: Place
    seq: int
    state: Any
    seat: str
    words: Words

    @property
    def title(self) -> Title:
        """The title that is played."""
        return self.place.table.title


@asynccontextmanager
async def _glance(
    tables: TableService, looker: Looker, language: str, moment: int | None = None
) -> AsyncGenerator[Glance]:
    """The table now, or after ``moment`` actions."""
    async with tables.reading(looker.game, moment) as place:
        table = place.table
        seq = table.seq if moment is None else moment
        words = words_for(table.title.info.key, language)
        yield Glance(place, seq, table.state(seq), looker.seat, words)


@router.get("/games/{id}/overlays", response_model=list[OverlayOut])
async def overlays(
    tables: TablesHere, looker: Looking, about: About = "", language: InLanguage = Language.EN
) -> Response:
    """Overlays of the map now: supply, control, the reach of a force, and the like."""
    async with _glance(tables, looker, language) as at:
        return _laid_over(at, about)


@router.get("/games/{id}/moments/{n}/overlays", response_model=list[OverlayOut])
async def overlays_then(
    tables: TablesHere,
    looker: Looking,
    moment: Moment,
    about: About = "",
    language: InLanguage = Language.EN,
) -> Response:
    """Overlays of the map after `n` actions."""
    async with _glance(tables, looker, language, moment) as at:
        return _laid_over(at, about)


def _laid_over(at: Glance, about: str) -> Response:
    """The overlays, cached by seat and language until the table changes."""

    def made() -> str:
        return overlays_text(at.title, at.state, at.seat, about, at.words)

    key = ("overlays", at.seat, at.words.language, at.seq, about)
    # An unknown key is not cached: there is no limit to what a client may send.
    known = not about or about in at.title.inventory.names()
    text = at.place.once(key, made) if known else made()
    return Response(text, media_type="application/json")


@router.get("/games/{id}/show")
async def show(
    tables: TablesHere, looker: Looking, key: Named = "", language: InLanguage = Language.EN
) -> list[Shown]:
    """What the seat may know of a place or a piece; of the table if there is no key."""
    async with _glance(tables, looker, language) as at:
        return _shown(at, key)


@router.get("/games/{id}/cards/{number}")
async def card(
    tables: TablesHere,
    looker: Looking,
    number: Annotated[int, Path(ge=0, lt=1 << 31)],
    language: InLanguage = Language.EN,
) -> Card:
    """The face of a card; it does not tell who holds it."""
    async with _glance(tables, looker, language) as at:
        if not at.words.text(f"card-{number}"):
            raise Refusal(404, "error-no-show")
        return card_out(at.title, at.state, at.seat, number, at.words)


@router.get("/games/{id}/moments/{n}/show")
async def show_then(
    tables: TablesHere,
    looker: Looking,
    moment: Moment,
    key: Named = "",
    language: InLanguage = Language.EN,
) -> list[Shown]:
    """What the seat may have known after `n` actions."""
    async with _glance(tables, looker, language, moment) as at:
        return _shown(at, key)


def _shown(at: Glance, key: str) -> list[Shown]:
    try:
        return shown_out(at.title.aids.show(at.state, at.seat, key), at.words)
    except TitleError:
        raise Refusal(404, "error-no-show") from None


@router.get("/games/{id}/described")
async def map_in_words(
    tables: TablesHere,
    looker: Looking,
    since: Annotated[int, Query(ge=0)] = 0,
    language: InLanguage = Language.EN,
) -> list[RegionText]:
    """The map in words, by region; what has changed since `since` actions is marked."""
    async with _glance(tables, looker, language) as at:
        then = at.place.table.state(min(since, at.seq))
        return described(at.title, at.state, then, at.seat, at.words)


@router.get("/titles/{key}/clauses", tags=["titles"])
async def clauses(key: str, language: InLanguage = Language.EN) -> dict[str, ClauseOut]:
    """The rules in brief, by clause."""
    try:
        title = get_title(key)
    except TitleError:
        raise Refusal(404, "error-no-title", name=key) from None
    words = words_for(key, language)
    found = {number: words.clause(number) for number in title.clauses()}
    return {
        number: ClauseOut(title=clause.title, summary=clause.summary)
        for number, clause in found.items()
        if clause is not None
    }


@router.get("/titles/{key}/references", tags=["titles"], response_model=list[ChartOut])
async def references(key: str, language: InLanguage = Language.EN) -> Response:
    """The tables of the rulebook: results, modifiers, costs."""
    try:
        title = get_title(key)
    except TitleError:
        raise Refusal(404, "error-no-title", name=key) from None
    text = references_text(title, words_for(key, language))
    return Response(text, media_type="application/json")
