"""The tasks of workers. A task that fails does not raise: its answer is the error."""

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
from longroll.server.services.analyst import Work
from longroll.table import StoreAway

if TYPE_CHECKING:
    from longroll.club.jobs.worker import Crew

__all__ = ["ANALYSES", "BOTS", "CREW", "ERRANDS", "all_tasks"]

log = logging.getLogger(__name__)
BOTS: Final = "bots"
ANALYSES: Final = "analyses"
ERRANDS: Final = "errands"
CREW: Final = "crew"
"""The key of the worker's crew in a task's context."""
EVERY_TEN_SECONDS: Final = "* * * * * */10"
EVERY_HOUR: Final = "17 * * * *"
TOLD: Final = 1.0
"""Seconds between reports of an analysis's progress."""
# A worker that has to stop leaves its unfinished jobs to others.
_AGAIN: Final = RetryStrategy(max_attempts=5)


def _crew(context: JobContext) -> Crew:
    shared = cast("dict[str, Crew]", context.additional_context)
    return shared[CREW]


async def think(context: JobContext, *, question: str, task: str) -> None:
    """Choose for a bot."""
    crew = _crew(context)
    try:
        answer = write_chosen(await crew.pool.think(read_task(task)))
    except Exception as error:
        log.exception("a bot has failed")
        answer = {"failed": str(error) or type(error).__name__}
    await crew.answer(question, answer)


async def analyse(context: JobContext, *, game: str, seq: int, epoch: int, record: str) -> None:
    """Analyse a finished game; stops silently when it is no longer wanted."""
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
        return True  # unknown: keep what was found so far


async def deliver(context: JobContext, timestamp: int) -> None:
    """Send due notices to members and reports to moderators."""
    del timestamp
    await loop.deliver(_crew(context).club)


async def look_after_tournaments(context: JobContext, timestamp: int) -> None:
    """Begin and end the games of tournaments."""
    del timestamp
    with suppress(StoreAway):  # logged by the store
        await organise(_crew(context).club)


async def tidy(context: JobContext, timestamp: int) -> None:
    """Delete jobs that have ended, and answers that nobody has taken."""
    del timestamp
    with suppress(StoreAway, ConnectorException):  # runs again in an hour
        await context.app.job_manager.delete_old_jobs(
            nb_hours=24, include_failed=True, include_cancelled=True, include_aborted=True
        )
        await _crew(context).forget_answers()


def all_tasks() -> Blueprint:
    """The tasks, created anew for each app, because an app renames the tasks that it takes."""
    tasks = Blueprint()
    tasks.task(name="think", queue=BOTS, retry=_AGAIN, pass_context=True)(think)
    tasks.task(name="analyse", queue=ANALYSES, retry=_AGAIN, pass_context=True)(analyse)
    # Deliveries are claimed one by one: a mail server that hangs does not delay others.
    made = tasks.task(name="deliver", queue=ERRANDS, queueing_lock="deliver", pass_context=True)
    tasks.periodic(cron=EVERY_TEN_SECONDS)(made(deliver))
    for name, work, cron in (
        ("organise", look_after_tournaments, EVERY_TEN_SECONDS),
        ("tidy", tidy, EVERY_HOUR),
    ):
        made = tasks.task(
            name=name, queue=ERRANDS, lock=name, queueing_lock=name, pass_context=True
        )
        tasks.periodic(cron=cron)(made(work))
    return tasks
