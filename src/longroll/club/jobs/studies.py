"""The database state of analyses in progress."""

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
"""Milliseconds after which an analysis that was begun but never queued counts as dead."""


def study_of(session: Session, game: str, moment: tuple[int, int]) -> StudyRow | None:
    """The row of an analysis in progress; None if there is none for this moment."""
    row = session.get(StudyRow, game)
    return row if row is not None and (row.seq, row.epoch) == moment else None


def is_alive(row: StudyRow, now: int) -> bool:
    """Whether somebody works on it, or will."""
    return not row.failed and (row.queued or row.begun > now - DEAD)


def begin_study(session: Session, game: str, moment: tuple[int, int], now: int) -> bool:
    """Begin an analysis; False if another server has."""
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
    """Record that its job is queued."""
    session.execute(update(StudyRow).where(*_mine(game, moment)).values(queued=True))


def note_progress(session: Session, game: str, work: Work) -> bool:
    """Record its progress; False if it is no longer wanted."""
    told = {"share": work.share(), "curve": work.curve, "waits": work.waits}
    query = update(StudyRow).where(*_mine(game, work.moment)).values(**told)
    return session.scalar(query.returning(StudyRow.game)) is not None


def fail_study(session: Session, game: str, moment: tuple[int, int]) -> None:
    """Record that it has failed: it may be begun again."""
    session.execute(update(StudyRow).where(*_mine(game, moment)).values(failed=True))


def end_study(session: Session, game: str, moment: tuple[int, int]) -> None:
    """Delete its row: it is stored, or no longer wanted."""
    session.execute(delete(StudyRow).where(*_mine(game, moment)))
