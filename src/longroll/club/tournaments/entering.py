"""Planning, entering and leaving a tournament."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from longroll.club.accounts import blocked_between
from longroll.club.ids import new_id
from longroll.club.lobby import chosen_game
from longroll.club.models_tournaments import EntrantRow, PairingRow, TournamentRow
from longroll.club.play import Rules
from longroll.server.errors import Refusal
from longroll.table.talk import plain

__all__ = ["ROUND_ROBIN", "SWISS", "Plan", "enter", "entrants_of", "forfeit", "is_open"]
__all__ += ["leave", "mine"]
__all__ += ["pairings_of", "plan", "tournament_of", "tournaments", "withdraw"]

ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
MOST: Final = {ROUND_ROBIN: 24, SWISS: 64}
"""Maximum number of entrants of a tournament."""
STANDING: Final = 5
"""Maximum number of unfinished tournaments of one host."""
LISTED: Final = 200
LONGEST_NAME: Final = 80
LONGEST_NOTE: Final = 2000
SEATS: Final = 2


class Plan(NamedTuple):
    """A tournament that a member wants to hold; times in milliseconds since 1970."""

    name: str
    note: str
    kind: str
    title: str
    scenario: str
    options: tuple[str, ...] | None
    rules: Rules
    rounds: int = 0
    double: bool = False
    at_once: bool = False
    opens: int | None = None
    closes: int | None = None


def plan(session: Session, host: str, wanted: Plan, now: int) -> TournamentRow:
    """Plan a tournament; raises `Refusal`."""
    standing = select(func.count()).where(TournamentRow.host == host, TournamentRow.ended.is_(None))
    if (session.scalar(standing) or 0) >= STANDING:
        raise Refusal(409, "error-club-tournaments", count=STANDING)
    title, scenario, options = chosen_game(wanted.title, wanted.scenario, wanted.options)
    swiss = wanted.kind == SWISS
    name = plain(wanted.name).strip()[:LONGEST_NAME]
    if len(title.seats(options)) != SEATS:
        raise Refusal(422, "error-club-two-seats")
    if not name or (swiss and wanted.rounds < 1) or (swiss and wanted.double):
        raise Refusal(422, "error-club-tournament-plan")
    opens = now if wanted.opens is None else wanted.opens
    if wanted.closes is not None and wanted.closes <= max(opens, now):
        raise Refusal(422, "error-club-tournament-plan")
    row = TournamentRow(
        id=new_id(),
        name=name,
        note=plain(wanted.note, lines=True)[:LONGEST_NOTE],
        host=host,
        kind=wanted.kind,
        title=wanted.title,
        scenario=scenario,
        options=list(options),
        bank=wanted.rules.bank,
        per_turn=wanted.rules.per_turn,
        rated=wanted.rules.rated,
        double=wanted.double,
        at_once=wanted.at_once and not swiss,
        rounds=wanted.rounds if swiss else 0,
        round=0,
        created=now,
        opens=opens,
        closes=wanted.closes,
        started=None,
        ended=None,
    )
    session.add(row)
    session.flush()
    return row


def tournaments(session: Session) -> list[TournamentRow]:
    """The tournaments, the newest first."""
    query = select(TournamentRow).order_by(TournamentRow.created.desc(), TournamentRow.id)
    return list(session.scalars(query.limit(LISTED)))


def tournament_of(session: Session, key: str, *, lock: bool = False) -> TournamentRow:
    """A tournament; ``lock`` keeps it from changing meanwhile. Raises `Refusal`."""
    query = select(TournamentRow).where(TournamentRow.id == key)
    row = session.scalar(query.with_for_update(key_share=True) if lock else query)
    if row is None:
        raise Refusal(404, "error-club-no-tournament")
    return row


def entrants_of(session: Session, key: str) -> list[EntrantRow]:
    """The entrants of a tournament, by number."""
    query = select(EntrantRow).where(EntrantRow.tournament == key)
    return list(session.scalars(query.order_by(EntrantRow.number)))


def pairings_of(session: Session, key: str) -> list[PairingRow]:
    """The games and byes of a tournament, as far as they are known, round by round."""
    query = select(PairingRow).where(PairingRow.tournament == key)
    return list(session.scalars(query.order_by(PairingRow.round, PairingRow.board)))


def mine(session: Session, key: str, host: str) -> TournamentRow:
    """A tournament of one's own that has not started, locked; raises `Refusal`."""
    row = tournament_of(session, key, lock=True)
    if row.host != host:
        raise Refusal(403, "error-club-not-organiser")
    if row.started is not None:
        raise Refusal(409, "error-club-tournament-started")
    return row


def withdraw(session: Session, key: str, host: str) -> None:
    """Withdraw one's own tournament before it has started; raises `Refusal`."""
    session.delete(mine(session, key, host))


def is_open(row: TournamentRow, entrants: int, now: int) -> bool:
    """Whether another member can enter."""
    in_time = row.opens <= now and (row.closes is None or now < row.closes)
    return row.started is None and in_time and entrants < MOST[row.kind]


def enter(session: Session, key: str, member: str, now: int) -> None:
    """Enter a tournament; raises `Refusal`."""
    row = tournament_of(session, key, lock=True)
    if row.started is not None:
        raise Refusal(409, "error-club-tournament-started")
    if now < row.opens or (row.closes is not None and now >= row.closes):
        raise Refusal(409, "error-club-tournament-closed")
    entrants = entrants_of(session, key)
    if any(one.member == member for one in entrants):
        return
    if len(entrants) >= MOST[row.kind]:
        raise Refusal(409, "error-club-tournament-full", count=MOST[row.kind])
    others = {one.member for one in entrants if one.member} | ({row.host} - {member, None})
    if any(blocked_between(session, member, other) for other in sorted(filter(None, others))):
        raise Refusal(409, "error-club-not-invited")
    number = max((one.number for one in entrants), default=-1) + 1
    session.add(EntrantRow(tournament=key, number=number, member=member, entered=now, gone=None))
    session.flush()


def leave(session: Session, key: str, member: str, now: int) -> None:
    """Leave a tournament; once it has started, all other games count as lost. Raises `Refusal`."""
    row = tournament_of(session, key, lock=True)
    query = select(EntrantRow).where(EntrantRow.tournament == key, EntrantRow.member == member)
    entrant = session.scalar(query)
    if entrant is None or row.ended is not None or entrant.gone is not None:
        raise Refusal(409, "error-club-not-entered")
    if row.started is None:
        session.delete(entrant)
    else:
        entrant.gone = now
        forfeit(session, key)
    session.flush()


def forfeit(session: Session, key: str) -> None:
    """Score all games that will never begin because a player has left."""
    gone = {one.number for one in entrants_of(session, key) if one.gone is not None}
    for one in pairings_of(session, key):
        if one.second is None or one.game is not None or one.score is not None:
            continue
        if one.first in gone or one.second in gone:
            one.score = float(one.first not in gone)
            one.other = float(one.second not in gone)
    session.flush()
