"""What the database keeps of analyses that are being made."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, update
from sqlalchemy.orm import Session

from longroll.club.models_jobs import StudyRow
from longroll.server.services.analyst import Work

__all__ = [
    "begin_study",
    "end_study",
    "fail_study",
    "is_alive",
    "note_progress",
    "note_queued",
    "study_of",
]

DEAD: Final = 10_000
"""Milliseconds after which whoever has begun an analysis without leaving a job has died."""


def study_of(session: Session, game: str, moment: tuple[int, int]) -> StudyRow | None:
    """What is known of an analysis that is being made."""
    row = session.get(StudyRow, game)
    return row if row is not None and (row.seq, row.epoch) == moment else None


def is_alive(row: StudyRow, now: int) -> bool:
    """Whether somebody is at it, or will be."""
    return not row.failed and (row.queued or row.begun > now - DEAD)


def begin_study(session: Session, game: str, moment: tuple[int, int], now: int) -> bool:
    """Begin an analysis; false if somebody else has."""
    row = session.get(StudyRow, game, with_for_update=True)
    if row is not None:
        if (row.seq, row.epoch) == moment and is_alive(row, now):
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
