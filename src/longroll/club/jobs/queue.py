"""The queue: jobs are left here, and free workers do them and answer."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import ConnectorException, UniqueViolation
from procrastinate.jobs import Job, Status
from sqlalchemy import delete, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine import make_url
from sqlalchemy.orm import Session

from longroll.club.club import Club
from longroll.club.growing.notifier import ANSWERED, CHANNEL
from longroll.club.jobs.schema import bring_up_to_date
from longroll.club.jobs.studies import fail_study
from longroll.club.jobs.tasks import all_tasks
from longroll.club.models_jobs import AnswerRow
from longroll.table import StoreAway
from longroll.table.trouble import Ailment

__all__ = ["JobLost", "Queue", "keep_answer"]

log = logging.getLogger(__name__)
LOOK: Final = 2.0
"""Seconds after which an answer is looked for without a notification."""
STALLED: Final = 6.0
"""Seconds without a heartbeat after which a worker is considered dead..."""
RESCUE: Final = 2.0
"""... and seconds between checks for its jobs."""
ATTEMPTS: Final = 3
"""Number of times that a job is tried whose workers die."""
_TELL: Final = text("select pg_notify(:channel, :told)")
_OPEN: Final = frozenset({Status.TODO, Status.DOING})


class JobLost(RuntimeError):
    """A job has ended without an answer: every worker that tried it died, or lost its result."""


def keep_answer(session: Session, question: str, answer: dict[str, Any], now: int) -> None:
    """Store an answer, and notify all servers of it."""
    row = insert(AnswerRow).values(question=question, answer=answer, at=now)
    session.execute(row.on_conflict_do_nothing())
    session.execute(_TELL, {"channel": CHANNEL, "told": f"- {question} {ANSWERED}"})


def _take_answer(session: Session, question: str) -> dict[str, Any] | None:
    taken = delete(AnswerRow).where(AnswerRow.question == question).returning(AnswerRow.answer)
    return session.scalar(taken)


class Queue:
    """The queue of a club, as used by one server or worker."""

    def __init__(self, club: Club) -> None:
        self._club = club
        store = club.tables.store
        bring_up_to_date(store)
        url = make_url(store.url).set(drivername="postgresql")
        conninfo = url.render_as_string(hide_password=False)
        self.app = App(connector=PsycopgConnector(conninfo=conninfo, min_size=1, max_size=4))
        self.app.add_tasks_from(all_tasks(), namespace="longroll")
        self._asked: dict[str, asyncio.Event] = {}
        """By question, the event that is set when it is answered."""

    @asynccontextmanager
    async def open(self) -> AsyncGenerator[None]:
        """Hold the queue open."""
        async with self.app.open_async():
            yield

    async def leave(self, name: str, *, priority: int = 0, **what: Any) -> int:
        """Queue a job; returns its number.

        Higher priorities are done first. Raises `StoreAway`.
        """
        try:
            how = self.app.configure_task(
                f"longroll:{name}", priority=priority, allow_unknown=False
            )
            return await how.defer_async(**what)
        except ConnectorException as error:
            raise StoreAway(Ailment.AWAY, str(error)) from error

    async def ask(self, name: str, *, priority: int, **what: Any) -> dict[str, Any]:
        """The answer to a question, however long it takes; raises `StoreAway` and `JobLost`."""
        question = secrets.token_urlsafe(12)
        come = self._asked[question] = asyncio.Event()
        job = None
        try:
            job = await self.leave(name, priority=priority, question=question, **what)
            return await self._answer(question, job, come)
        except asyncio.CancelledError:
            if job is not None:
                with suppress(ConnectorException):
                    await self.app.job_manager.cancel_job_by_id_async(job, delete_job=True)
            raise
        finally:
            del self._asked[question]

    async def _answer(self, question: str, job: int, come: asyncio.Event) -> dict[str, Any]:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(come.wait(), LOOK)
            heard = come.is_set()
            come.clear()
            # An answer is stored before its job ends: until then there is none to look for.
            if not heard and await self._status(job) in _OPEN:
                continue
            answer = await self._club.write(_take_answer, question)
            if answer is not None:
                return answer
            if not heard:
                raise JobLost(f"job {job} has ended without an answer")

    async def _status(self, job: int) -> Status:
        """The status of a job; a job that was done is deleted."""
        try:
            rows = list(await self.app.job_manager.list_jobs_async(id=job))
        except ConnectorException as error:
            raise StoreAway(Ailment.AWAY, str(error)) from error
        return Status(rows[0].status) if rows else Status.SUCCEEDED

    def answered(self, question: str) -> None:
        """Called when a question, of this server or another, is answered."""
        if question in self._asked:
            self._asked[question].set()

    # --- Jobs of workers that have died ---------------------------------------------------------

    async def keep_rescuing(self) -> None:
        """Requeue the jobs of dead workers, for as long as the server runs."""
        while True:
            await asyncio.sleep(RESCUE)
            try:
                await self._rescue()
            except (ConnectorException, StoreAway):
                pass  # logged by the store
            except Exception:
                log.exception("a look for jobs of dead workers has failed")

    async def _rescue(self) -> None:
        manager = self.app.job_manager
        for job in await manager.get_stalled_jobs(seconds_since_heartbeat=STALLED):
            with suppress(ConnectorException):  # another server was faster
                if job.attempts + 1 >= ATTEMPTS:
                    await self._give_up(job)
                    continue
                log.warning(
                    "the worker of job %s (%s) is gone: another does it", job.id, job.task_name
                )
                try:
                    await manager.retry_job(job)
                except UniqueViolation:  # the same errand is queued already
                    await manager.finish_job(job, Status.FAILED, delete_job=True)

    async def _give_up(self, job: Job) -> None:
        log.error("job %s (%s) has cost too many workers their lives", job.id, job.task_name)
        if job.task_name == "longroll:analyse":
            told: dict[str, Any] = job.task_kwargs
            await self._club.write(fail_study, told["game"], (told["seq"], told["epoch"]))
        await self.app.job_manager.finish_job(job, Status.FAILED, delete_job=False)
