"""Finished games over HTTP: the analysis, and what bots meant by their actions.

These reveal secrets of every seat, so they are refused until the game is over.
"""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.responses import HTMLResponse
from starlette.concurrency import run_in_threadpool

from longroll.bots.thought import THINKERS, from_plain
from longroll.engine.decision import Decision
from longroll.engine.record import Record
from longroll.paper.report import report_html
from longroll.server.dependencies import InLanguage, Looking, TablesHere
from longroll.server.errors import FAULTS, Refusal
from longroll.server.limits import address_of, limits_of
from longroll.server.presenters.analysis import (
    AnalysisOut,
    Progress,
    ThoughtOut,
    analysis_out,
    thought_out,
)
from longroll.server.schemas import Language
from longroll.server.services.study import Study
from longroll.server.services.tables import TableService
from longroll.table import Table
from longroll.words import Words, words_for

__all__ = ["router"]

router = APIRouter(prefix="/api/games", tags=["afterwards"], responses=FAULTS)

ActionNumber = Annotated[
    int, Path(alias="n", ge=1, lt=1 << 31, description="Number of the action.")
]


def _study(request: Request) -> Study:
    study = request.app.state.study
    assert isinstance(study, Study)
    return study


StudyHere = Annotated[Study, Depends(_study)]


async def _over(tables: TablesHere, looker: Looking) -> Table:
    """The table of a finished game; raises `Refusal` while the game goes on."""
    async with tables.reading(looker.game) as place:
        if not place.table.over:
            raise Refusal(409, "error-not-over")
        return place.table


Finished = Annotated[Table, Depends(_over)]


def _words(table: Table, language: str) -> Words:
    return words_for(table.title.info.key, language)


async def _told(study: Study, table: Table, language: str) -> AnalysisOut:
    words, moment = _words(table, language), (table.seq, table.epoch)
    # Asked first: work that ends during the query of the store is gone after it.
    begun = study.work(table.id, moment)
    found = await study.found(table.id, moment)
    if found is not None:
        return analysis_out(words, found, Progress.DONE, 1.0)
    work = study.work(table.id, moment) or begun
    if work is None:
        return analysis_out(words, None, Progress.NONE, 0.0)
    state = Progress.FAILED if work.failed else Progress.WORKING
    told = analysis_out(words, work.curve, state, work.share())
    told.waits = state is Progress.WORKING and work.waits
    return told


@router.get("/{id}/analysis")
async def read_analysis(
    study: StudyHere, table: Finished, language: InLanguage = Language.EN
) -> AnalysisOut:
    """The analysis of a finished game, or its progress."""
    return await _told(study, table, language)


@router.post("/{id}/analysis", status_code=202)
async def begin_analysis(
    request: Request, study: StudyHere, table: Finished, language: InLanguage = Language.EN
) -> AnalysisOut:
    """Begin the analysis of a finished game, unless it exists or has begun."""
    moment = (table.seq, table.epoch)
    begun = study.work(table.id, moment)
    found = await study.found(table.id, moment)
    made = begun is not None and study.work(table.id, moment) is not begun
    # Meanwhile the analysis may have been made, or the game resumed.
    if found is None and not made and (table.seq, table.epoch) == moment:
        work, asked = study.work(table.id, moment), address_of(request.scope)
        if study.is_full and (work is None or work.failed):
            raise Refusal(409, "error-study-full")
        if work is None or work.failed:
            limits_of(request).analysis(study.waiting_of(asked), asked)
        study.begin(table.id, moment, lambda: str(table.record()), asked)
    return await _told(study, table, language)


REPORT_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
"""A report loads nothing and runs no scripts."""
_one_report = Lock()
"""Reports are made one at a time, because each replays a game."""


@lru_cache(maxsize=8)
def _report(record: str, language: str) -> str:
    with _one_report:
        return report_html(Record.read(record), language, at="page")


@router.get("/{id}/report", response_class=HTMLResponse)
async def read_report(table: Finished, language: InLanguage = Language.EN) -> Response:
    """The after-action report of a finished game: one self-contained HTML page."""
    made = await run_in_threadpool(_report, str(table.record()), language)
    headers = {"Content-Security-Policy": REPORT_POLICY, "Cache-Control": "private, no-store"}
    return HTMLResponse(made, headers=headers)


@router.get("/{id}/thoughts")
async def list_thoughts(tables: TablesHere, table: Finished) -> list[int]:
    """The numbers of the actions for which a bot's thoughts are stored; the first action is 1."""
    return list(await tables.stored(tables.store.thoughts, table.id))


@router.get("/{id}/thoughts/{n}")
async def read_thought(
    tables: TablesHere, table: Finished, number: ActionNumber, language: InLanguage = Language.EN
) -> ThoughtOut:
    """What a bot meant by an action of a finished game; a refusal says why there is nothing."""
    thoughts = await tables.stored(tables.store.thoughts, table.id)
    if number not in thoughts:
        raise await _nothing_meant(tables, table, number, _words(table, language))
    words = _words(table, language)
    told = thought_out(words, number, from_plain(thoughts[number]))
    decision = await _decision_before(tables, table, number)
    if decision is not None and told.seat in decision.choices:
        told.asked = words.message(decision.prompts[told.seat])
        told.choices = len(decision.choices[told.seat])
    return told


async def _decision_before(tables: TableService, table: Table, number: int) -> Decision | None:
    """The decision that an action answered."""
    async with tables.reading(table.id, number - 1) as place:
        return table.title.decision(place.table.state(number - 1))


async def _nothing_meant(tables: TableService, table: Table, number: int, words: Words) -> Refusal:
    """The refusal that says why there is no thought for an action."""
    if number > table.seq:
        return Refusal(404, "error-no-thought", number=number)
    line = table.history.lines[number - 1]
    decision = await _decision_before(tables, table, number)
    if decision is not None and len(decision.choices.get(line.seat, ())) == 1:
        return Refusal(404, "error-no-decision", number=number)
    seat, player = str(words.name("side", line.seat)), table.seats[line.seat]
    if table.source and number <= (table.history.imported or 0):
        return Refusal(404, "error-thought-of-record", number=number)
    if not player.is_bot:
        return Refusal(404, "error-thought-of-person", seat=seat, number=number)
    if player.player not in THINKERS:
        bot = words.text(f"bot-{player.player}") or player.player
        return Refusal(404, "error-thought-of-none", bot=bot, seat=seat, number=number)
    return Refusal(404, "error-no-thought", number=number)
