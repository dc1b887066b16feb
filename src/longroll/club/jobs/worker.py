"""Workers process the queue, inside a server or beside it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import chain, repeat
from typing import Any, Final

from procrastinate.exceptions import ConnectorException
from sqlalchemy import delete
from sqlalchemy.orm import Session

from longroll.club.club import Club
from longroll.club.jobs.queue import Queue, keep_answer
from longroll.club.jobs.studies import end_study, fail_study, note_progress
from longroll.club.jobs.tasks import ANALYSES, BOTS, CREW, ERRANDS
from longroll.club.models_jobs import AnswerRow
from longroll.server.services.analyst import OwnAnalyst, Work
from longroll.table import StoreAway
from longroll.table.players import BotPool

__all__ = ["Crew"]

log = logging.getLogger(__name__)
BEAT: Final = 2.0
"""Seconds between heartbeats; `longroll.club.jobs.queue.STALLED` is three of them."""
GRACE: Final = 8.0
"""Seconds that a job may go on when the worker is told to stop; then another redoes it."""
AGAIN: Final = (1.0, 2.0, 5.0, 10.0)
"""Seconds before each further attempt to work, or to store, while the database is away."""
WELL: Final = 60.0
"""Seconds of work after which earlier failures no longer count."""
UNTAKEN: Final = 3_600_000
"""Milliseconds after which an answer that nobody has taken is deleted."""


class Discreet(logging.Filter):
    """Lets procrastinate log which job has failed, but not its arguments.

    These may be a possible world, or the record of a game. That the database is away is logged by
    the store.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to log a line."""
        error, job = record.exc_info[1] if record.exc_info else None, vars(record).get("job")
        if isinstance(error, ConnectorException) and job is None:
            return False
        if job is not None:
            record.msg, record.args = "job %s (%s) has failed", (job["id"], job["task_name"])
        return True


_discreet = Discreet()


class Crew:
    """Does the jobs of one process.

    Args:
        club: the club.
        queue: the queue.
        pool: the workers that think for bots.
    """

    def __init__(self, club: Club, queue: Queue, pool: BotPool) -> None:
        self.club = club
        self.pool = pool
        self.analyst = OwnAnalyst()
        self._queue = queue
        self._places = {BOTS: pool.workers, ANALYSES: 1, ERRANDS: 2}
        for name in ("utils", "worker", *(f"worker.{queue}" for queue in self._places)):
            logging.getLogger(f"procrastinate.{name}").addFilter(_discreet)

    async def work(self) -> None:
        """Process the queue until cancelled; then jobs that have begun may end."""
        # Not gather: when cancelled, it would not wait for tasks that are finishing their jobs.
        async with asyncio.TaskGroup() as group:
            for queue in self._places:
                group.create_task(self._work_at(queue))

    async def _work_at(self, queue: str) -> None:
        failures, loop = 0, asyncio.get_running_loop()
        while True:
            begun = loop.time()
            try:
                await self._queue.app.run_worker_async(
                    queues=[queue],
                    name=queue,
                    concurrency=self._places[queue],
                    delete_jobs="successful",
                    additional_context={CREW: self},
                    install_signal_handlers=False,
                    shutdown_graceful_timeout=GRACE,
                    update_heartbeat_interval=BEAT,
                    fetch_job_polling_interval=1.0,
                )
                # It stops by itself when the database is away.
            except ConnectorException as error:
                log.warning("the queue cannot be read (%s): it is tried again", error)
            except Exception:
                log.exception("the work on %s has stopped: it is begun again", queue)
            if loop.time() - begun > WELL:
                failures = 0
            await asyncio.sleep(AGAIN[min(failures, len(AGAIN) - 1)])
            failures += 1

    async def close(self) -> None:
        """Stop the processes."""
        await self.analyst.close()
        self.pool.close()

    # --- What tasks store -----------------------------------------------------------------------

    @staticmethod
    async def _surely(store: Callable[[], Awaitable[None]]) -> None:
        """Store a result that took long to compute, retrying until it is stored."""
        for pause in chain(AGAIN, repeat(AGAIN[-1])):
            try:
                await store()
            except StoreAway:
                await asyncio.sleep(pause)
            else:
                return

    async def answer(self, question: str, answer: dict[str, Any]) -> None:
        """Store the answer to a question."""
        await self._surely(
            lambda: self.club.write(keep_answer, question, answer, self.club.clock())
        )

    async def note_progress(self, game: str, work: Work) -> bool:
        """Report the progress of an analysis; whether it is still wanted."""
        return await self.club.write(note_progress, game, work)

    async def keep_analysis(self, game: str, moment: tuple[int, int], made: dict[str, Any]) -> None:
        """Store an analysis with its game."""
        store = self.club.tables.store
        await self._surely(
            lambda: self.club.tables.stored(store.keep_analysis, game, *moment, made)
        )
        await self._surely(lambda: self.club.write(end_study, game, moment))

    async def note_failure(self, game: str, moment: tuple[int, int]) -> None:
        """Record that an analysis has failed."""
        await self._surely(lambda: self.club.write(fail_study, game, moment))

    async def forget_answers(self) -> None:
        """Delete answers that nobody has taken."""

        def work(session: Session) -> None:
            old = AnswerRow.at < self.club.clock() - UNTAKEN
            session.execute(delete(AnswerRow).where(old))

        await self.club.write(work)
