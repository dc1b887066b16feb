"""What can be left to a worker. A task never fails with an error of its own: it answers with it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final, cast

from procrastinate import Blueprint, JobContext, RetryStrategy
from procrastinate.exceptions import ConnectorException

from longroll.club.jobs.plain import read_task, write_chosen
from longroll.club.notices import loop
from longroll.club.tournaments.running import organise
from longroll.server.analyst import Work
from longroll.table import StoreAway

if TYPE_CHECKING:
    from longroll.club.jobs.worker import Crew

__all__ = ["ANALYSES", "BOTS", "CREW", "ERRANDS", "tasks"]

log = logging.getLogger(__name__)
BOTS: Final = "bots"
ANALYSES: Final = "analyses"
ERRANDS: Final = "errands"
CREW: Final = "crew"
"""Where a worker finds whoever does its jobs."""
EVERY_TEN_SECONDS: Final = "* * * * * */10"
EVERY_HOUR: Final = "17 * * * *"
TOLD: Final = 1.0
"""Seconds between two words on how far an analysis has come."""
# A worker that has to go gives what it has not ended to others.
_AGAIN: Final = RetryStrategy(max_attempts=5)

tasks = Blueprint()


def _crew(context: JobContext) -> Crew:
    shared = cast("dict[str, Crew]", context.additional_context)
    return shared[CREW]


@tasks.task(name="longroll:think", queue=BOTS, retry=_AGAIN, pass_context=True)
async def think(context: JobContext, *, question: str, task: str) -> None:
    """Choose for a bot."""
    crew = _crew(context)
    try:
        answer = write_chosen(await crew.pool.think(read_task(task)))
    except Exception as error:
        log.exception("a bot has failed")
        answer = {"failed": str(error) or type(error).__name__}
    await crew.answer(question, answer)


@tasks.task(name="longroll:analyse", queue=ANALYSES, retry=_AGAIN, pass_context=True)
async def analyse(context: JobContext, *, game: str, seq: int, epoch: int, record: str) -> None:
    """Analyse a finished game; ends without a word when nobody wants to know any more."""
    crew, work = _crew(context), Work((seq, epoch))
    doing = asyncio.create_task(crew.analyst.analyse(game, work, record))
    try:
        while not doing.done():
            await asyncio.wait({doing}, timeout=TOLD)
            if not await _is_wanted(crew, game, work):
                return
        await crew.keep_analysis(game, work.moment, doing.result())
    except Exception:
        log.exception("the analysis of game %s has failed", game)
        await crew.note_failure(game, work.moment)
    finally:
        doing.cancel()
        await asyncio.gather(doing, return_exceptions=True)


async def _is_wanted(crew: Crew, game: str, work: Work) -> bool:
    try:
        return await crew.note_progress(game, work)
    except StoreAway:
        return True  # nobody knows: what was found by then is not thrown away


@tasks.periodic(cron=EVERY_TEN_SECONDS)
@tasks.task(name="longroll:deliver", queue=ERRANDS, queueing_lock="deliver", pass_context=True)
async def deliver(context: JobContext, timestamp: int) -> None:
    """Send the notices that are due."""
    del timestamp
    await loop.deliver(_crew(context).club)


@tasks.periodic(cron=EVERY_TEN_SECONDS)
@tasks.task(
    name="longroll:organise",
    queue=ERRANDS,
    queueing_lock="organise",
    lock="organise",
    pass_context=True,
)
async def look_after_tournaments(context: JobContext, timestamp: int) -> None:
    """Let the games of tournaments begin, and end them."""
    del timestamp
    with suppress(StoreAway):  # the log says so, once
        await organise(_crew(context).club)


@tasks.periodic(cron=EVERY_HOUR)
@tasks.task(name="longroll:tidy", queue=ERRANDS, queueing_lock="tidy", pass_context=True)
async def tidy(context: JobContext, timestamp: int) -> None:
    """Forget jobs that have ended, and answers that nobody has taken."""
    del timestamp
    with suppress(StoreAway, ConnectorException):  # an hour later there is another
        await context.app.job_manager.delete_old_jobs(
            nb_hours=24, include_failed=True, include_cancelled=True, include_aborted=True
        )
        await _crew(context).forget_answers()
