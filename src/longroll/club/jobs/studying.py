"""Analyses that are made wherever a worker is free, and followed from any server."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from sqlalchemy import delete, update
from sqlalchemy.orm import Session

from longroll.club.club import Club
from longroll.club.jobs.queue import Queue
from longroll.club.models_jobs import StudyRow
from longroll.server.analyst import Work
from longroll.table import StoreAway

__all__ = ["QueuedAnalyst", "end_study", "fail_study", "note_progress"]

LOOK: Final = 1.0
"""Seconds between two looks at how far it has come."""
DEAD: Final = 10_000
"""Milliseconds after which whoever has begun an analysis without leaving a job has died."""


class QueuedAnalyst:
    """Leaves analyses to workers, and follows them."""

    def __init__(self, club: Club, queue: Queue) -> None:
        self._club = club
        self._queue = queue
        self._closing = False

    async def begun(self, game: str, moment: tuple[int, int]) -> bool:
        """Whether somebody has begun it, on this server or another."""
        row = await self._club.read(study_of, game, moment)
        return row is not None and not row.failed

    async def analyse(self, game: str, work: Work, record: str) -> dict[str, Any]:
        """The analysis of a game, by whoever is free; see `Analyst.analyse`."""
        now = self._club.clock()
        is_new = await self._club.write(begin_study, game, work.moment, now) if record else False
        if is_new:
            seq, epoch = work.moment
            await self._queue.leave("analyse", game=game, seq=seq, epoch=epoch, record=record)
            await self._club.write(note_queued, game, work.moment)
        try:
            return await self._follow(game, work)
        except asyncio.CancelledError:
            if not self._closing:  # the game was taken up again: whoever is at it ends
                await asyncio.shield(self._club.write(end_study, game, work.moment))
            raise

    async def _follow(self, game: str, work: Work) -> dict[str, Any]:
        store = self._club.hall.store
        while True:
            try:
                row = await self._club.read(study_of, game, work.moment)
                if row is None:
                    made = await self._club.hall.stored(store.analysis, game, *work.moment)
                    if made is None:
                        raise InterruptedError("it is not wanted any more")
                    return made
                if row.failed:
                    raise RuntimeError("whoever has made it has failed: its own log says why")
                work.curve, work.waits, work.share = row.curve, row.waits, partial(float, row.share)
            except StoreAway:
                pass  # the log says so, once
            await asyncio.sleep(LOOK)

    async def close(self) -> None:
        """Follow nothing any more: what is made goes on, and is stored when it is made."""
        self._closing = True


def study_of(session: Session, game: str, moment: tuple[int, int]) -> StudyRow | None:
    """What is known of an analysis that is being made."""
    row = session.get(StudyRow, game)
    return row if row is not None and (row.seq, row.epoch) == moment else None


def begin_study(session: Session, game: str, moment: tuple[int, int], now: int) -> bool:
    """Begin an analysis; false if somebody else has."""
    row = session.get(StudyRow, game, with_for_update=True)
    if row is not None:
        same = (row.seq, row.epoch) == moment and not row.failed
        if same and (row.queued or row.begun > now - DEAD):
            return False
        session.delete(row)
        session.flush()
    session.add(
        StudyRow(
            game=game,
            seq=moment[0],
            epoch=moment[1],
            begun=now,
            queued=False,
            waits=True,
            share=0.0,
            curve=None,
            failed=False,
        )
    )
    return True


def _mine(game: str, moment: tuple[int, int]) -> Any:
    seq, epoch = moment
    return (StudyRow.game == game, StudyRow.seq == seq, StudyRow.epoch == epoch)


def note_queued(session: Session, game: str, moment: tuple[int, int]) -> None:
    """Its job stands in the queue."""
    session.execute(update(StudyRow).where(*_mine(game, moment)).values(queued=True))


def note_progress(session: Session, game: str, work: Work) -> bool:
    """How far it has come; false if nobody wants to know any more."""
    told = {"share": work.share(), "curve": work.curve, "waits": work.waits}
    query = update(StudyRow).where(*_mine(game, work.moment)).values(**told)
    return session.scalar(query.returning(StudyRow.game)) is not None


def fail_study(session: Session, game: str, moment: tuple[int, int]) -> None:
    """It has failed: whoever asks may begin it again."""
    session.execute(update(StudyRow).where(*_mine(game, moment)).values(failed=True))


def end_study(session: Session, game: str, moment: tuple[int, int]) -> None:
    """It is stored, or not wanted any more."""
    session.execute(delete(StudyRow).where(*_mine(game, moment)))
