"""Games of members: their seats, and what is written with every change of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy.orm import Session

from longroll.club.clocks import Stretch, left_at, merged, runs_out
from longroll.club.holidays import still_between
from longroll.club.models_play import ClubGameRow, ClubSeatRow, OutageRow
from longroll.table import HOST, Change, Table, TableError
from longroll.table.errors import Refused

__all__ = [
    "Rules",
    "Seated",
    "Watch",
    "clock_of",
    "enrol",
    "flagged",
    "keeper",
    "refresh_deadlines",
    "seated",
]
__all__ += ["settle", "still_of"]

AHEAD = 400 * 24 * 3_600_000
"""How far ahead holidays are considered when computing when a clock runs out."""


class Rules(NamedTuple):
    """The agreed rules of a game: times in milliseconds, no clocks without a ``bank``."""

    bank: int | None = None
    per_turn: int = 0
    rated: bool = False
    watched: bool = True


class Seated(NamedTuple):
    """A member's access to a game: his seats, with `HOST` if he is host; if others may watch."""

    seats: tuple[str, ...]
    known: bool
    watched: bool


class Watch(NamedTuple):
    """A clock now: its seat, the time left, whether it runs, and when it will run out.

    ``still`` says that a running clock is stopped now, because its member has holidays.
    """

    seat: str
    left: int
    runs: bool
    out: int | None
    still: bool


# --- Who sits where -------------------------------------------------------------------------------


def enrol(
    session: Session,
    table: Table,
    members: Mapping[str, str],
    host: str | None,
    rules: Rules,
    now: int,
) -> list[ClubSeatRow]:
    """Make a table a game of the club: ``members`` take their seats, and the clocks start.

    Returns the seats whose clocks run.
    """
    session.add(
        ClubGameRow(
            game=table.id,
            host=host,
            bank=rules.bank,
            per_turn=rules.per_turn,
            turns=[table.turn],
            rated=rules.rated,
            watched=rules.watched,
            deadline=None,
            created=now,
            ended=now if table.over else None,
        )
    )
    session.flush()
    left = (rules.bank or 0) + rules.per_turn
    for seat in table.seats:
        row = ClubSeatRow(
            game=table.id, seat=seat, member=members.get(seat), left=left, since=None, here=0
        )
        session.add(row)
    session.flush()
    return settle(session, table, now)


def seated(session: Session, game: str, member: str) -> Seated:
    """A member's access to a game; a rated game has no `HOST`, so that nobody can delete it."""
    row = session.get(ClubGameRow, game)
    query = select(ClubSeatRow.seat).where(ClubSeatRow.game == game, ClubSeatRow.member == member)
    seats = tuple(sorted(session.scalars(query)))
    host = (HOST,) if row is not None and row.host == member and not row.rated else ()
    return Seated((*seats, *host), row is not None, row is not None and row.watched)


# --- Clocks ---------------------------------------------------------------------------------------


def still_of(session: Session, member: str | None, begin: int, end: int) -> list[Stretch]:
    """When the clock of ``member`` is stopped between two times."""
    outages = select(OutageRow).where(OutageRow.end > begin, OutageRow.begin < end)
    stretches = [(one.begin, one.end) for one in session.scalars(outages)]
    if member is not None:
        stretches += still_between(session, member, begin, end)
    return merged(stretches)


def _rows(session: Session, game: str) -> list[ClubSeatRow]:
    query = select(ClubSeatRow).where(ClubSeatRow.game == game).order_by(ClubSeatRow.seat)
    return list(session.scalars(query))


def settle(session: Session, table: Table, now: int) -> list[ClubSeatRow]:
    """Stop the clocks of seats that have chosen, start those that have to; returns the latter.

    A turn that begins for the first time adds its time to every clock.
    """
    row = session.get(ClubGameRow, table.id)
    if row is None:
        return []
    seats = _rows(session, table.id)
    waits = () if table.over else table.waits
    started: list[ClubSeatRow] = []
    for one in seats:
        runs = one.seat in waits and not table.seats[one.seat].is_bot
        if one.since is not None and not runs:
            one.left = left_at(one.left, one.since, now, _still(session, one, now))
            one.since = None
        elif one.since is None and runs:
            one.since = now
            started.append(one)
    if table.turn not in row.turns:
        row.turns = [*row.turns, table.turn]
        for one in seats:
            one.left += row.per_turn
    if table.over and row.ended is None:
        row.ended = now
    row.deadline = None if row.bank is None else _deadline(session, seats)
    session.flush()
    return started


def _still(session: Session, one: ClubSeatRow, now: int) -> list[Stretch]:
    return still_of(session, one.member, one.since or now, now)


def _deadline(session: Session, seats: list[ClubSeatRow]) -> int | None:
    outs = [_out(session, one) for one in seats if one.since is not None]
    return min((out for out in outs if out is not None), default=None)


def _out(session: Session, one: ClubSeatRow) -> int | None:
    if one.since is None:
        return None
    still = still_of(session, one.member, one.since, one.since + max(one.left, 0) + AHEAD)
    return runs_out(one.left, one.since, still)


def refresh_deadlines(session: Session, member: str | None = None) -> None:
    """Recompute when clocks run out, after a change of holidays, or an outage.

    For the games in which ``member`` sits, or for all.
    """
    query = select(ClubGameRow).where(ClubGameRow.deadline.is_not(None))
    if member is not None:
        sits = select(ClubSeatRow.game).where(ClubSeatRow.member == member)
        query = query.where(ClubGameRow.game.in_(sits))
    for row in session.scalars(query):
        row.deadline = _deadline(session, _rows(session, row.game))
    session.flush()


def clock_of(session: Session, game: str, now: int) -> list[Watch]:
    """The clocks of a game now; empty if it is played without."""
    row = session.get(ClubGameRow, game)
    if row is None or row.bank is None:
        return []
    return [
        Watch(
            one.seat,
            left_at(one.left, one.since, now, _still(session, one, now)),
            one.since is not None,
            _out(session, one),
            one.since is not None and bool(still_of(session, one.member, now, now + 1)),
        )
        for one in _rows(session, game)
    ]


def flagged(session: Session, game: str, now: int) -> list[str]:
    """The seats whose clocks have run out, in that order."""
    out = [one for one in clock_of(session, game, now) if one.runs and one.left <= 0]
    return [one.seat for one in sorted(out, key=lambda one: (one.out or 0, one.seat))]


# --- With every change ----------------------------------------------------------------------------

After = Callable[[Session, Table, Change, list[ClubSeatRow], int], None]
"""Writes what follows from a change: the seats are those whose clocks have just started."""


def keeper(
    clock: Callable[[], int], others: list[After]
) -> Callable[[Connection, Table, Change], None]:
    """The writer that the store calls with every change of a table, in its transaction."""

    def keep(connection: Connection, table: Table, change: Change) -> None:
        with Session(bind=connection) as session:
            row = session.get(ClubGameRow, table.id)
            if row is None:
                return
            if row.rated and row.ended is not None:
                raise TableError(Refused.CONFLICT, "error-club-rated-over")
            now = clock()
            started = settle(session, table, now)
            for write in others:
                write(session, table, change, started, now)
            session.flush()

    return keep
