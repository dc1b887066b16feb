"""One of several servers or workers of a club."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from longroll.club.club import Club
from longroll.club.growing.leases import LeaseBook, Led
from longroll.club.growing.notifier import Notifier
from longroll.club.jobs.queue import Queue
from longroll.club.jobs.studying import QueuedAnalyst
from longroll.club.jobs.thinking import QueuedThinkers
from longroll.club.jobs.worker import Crew
from longroll.server.services.study import Study
from longroll.table.players import BotPool

__all__ = ["running_node"]


@asynccontextmanager
async def running_node(
    club: Club, study: Study, pool: BotPool, *, works: bool, answers: bool
) -> AsyncGenerator[None]:
    """Run what a process needs that may not be the only one: a notifier, leases and the queue.

    Bots and analyses of its tables are queued. If it ``works``, it also processes the queue, with
    the bots of ``pool``. Only a server, which ``answers``, takes leases.
    """
    process = secrets.token_urlsafe(9)
    queue = await club.tables.stored(Queue, club)
    notifier = Notifier(club, process, queue.answered)
    leases = LeaseBook(club, process) if answers else None
    if leases is None:
        club.tables.bots.turns = Led()
    club.tables.bots.thinkers = QueuedThinkers(queue)
    own, study.analyst = study.analyst, QueuedAnalyst(club, queue)
    await own.close()
    crew = Crew(club, queue, pool)
    async with queue.open():
        tasks = [asyncio.create_task(work) for work in (notifier.listen(), queue.keep_rescuing())]
        if leases is not None:
            tasks.append(asyncio.create_task(leases.keep()))
        if works:
            tasks.append(asyncio.create_task(crew.work()))
        try:
            yield
        finally:
            await study.analyst.close()  # before the tasks that follow its analyses are cancelled
            for task in tasks:
                task.cancel()
            if leases is not None:
                await leases.stop()
            await club.tables.stop_bots()  # removes their questions from the queue
            await asyncio.gather(*tasks, return_exceptions=True)
            await crew.close()
            notifier.close()
            if leases is not None:
                await leases.close()
