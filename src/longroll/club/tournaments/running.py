"""Runs tournaments: pairs rounds, begins games, records results.

A result is recorded in the transaction that ends its game. Everything else is done separately, by
any server of the club, and again after a crash: missing rounds are paired, missing games begin, and
players who have left lose their games.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from longroll.club.beginning import Beginning, begin_game, open_game
from longroll.club.club import Club
from longroll.club.ladder.rating import NEW, Rating
from longroll.club.lobby import Start
from longroll.club.models import BlockRow
from longroll.club.models_ladder import RatingRow
from longroll.club.models_play import ClubSeatRow
from longroll.club.models_tournaments import EntrantRow, PairingRow, TournamentRow
from longroll.club.play import Rules
from longroll.club.tournaments.entering import (
    ROUND_ROBIN,
    entrants_of,
    forfeit,
    mine,
    pairings_of,
    tournament_of,
)
from longroll.club.tournaments.pairing import (
    Pairing,
    Round,
    longest_swiss,
    round_robin,
    swiss_round,
)
from longroll.club.tournaments.standing import Result, Standing, standings
from longroll.engine.title import get_title, title_keys
from longroll.server.errors import Refusal
from longroll.table import HUMAN, Change, StoreAway, Table, TableError, Why
from longroll.table.errors import Refused

__all__ = ["keep_organising", "note_result", "organise", "push_on", "standings_of", "start"]

log = logging.getLogger(__name__)
ROUND: Final = 10.0
"""Seconds between checks of the tournaments."""
DRAW: Final = 0.5
AT_A_TIME: Final = 50
"""Maximum number of games of a tournament that begin in one check."""


# --- With every change of a table -----------------------------------------------------------------


def note_result(
    session: Session, table: Table, change: Change, started: Sequence[ClubSeatRow], now: int
) -> None:
    """Record the result of a tournament's game; after that nothing of the game can change."""
    del started, now
    back = change.kept < change.seq
    if not table.over and not back:
        return
    row = session.scalar(select(PairingRow).where(PairingRow.game == table.id))
    if row is None:
        return
    if row.score is not None:
        raise TableError(Refused.CONFLICT, "error-club-tournament-over")
    if table.over:
        first, second = table.title.seats(table.history.options)
        score = {first: 1.0, second: 0.0}.get(table.winner or "", DRAW)
        row.score, row.other = score, 1 - score


# --- Rounds ---------------------------------------------------------------------------------------


def start(session: Session, key: str, host: str, now: int) -> None:
    """Start one's own tournament; raises `Refusal`."""
    row = mine(session, key, host)
    strength: dict[int, tuple[float, int]] = {}
    members: list[tuple[str, int]] = []
    for one in entrants_of(session, key):
        session.delete(one)
        if one.member is not None:
            rating = session.get(RatingRow, (one.member, row.title))
            value = Rating(rating.mu, rating.sigma).value if rating is not None else NEW.value
            strength[len(members)] = (-value, one.number)
            members.append((one.member, one.entered))
    if len(members) < 2:
        raise Refusal(409, "error-club-tournament-small")
    session.flush()
    for number, at in enumerate(sorted(strength, key=lambda at: strength[at])):
        member, entered = members[at]
        session.add(
            EntrantRow(tournament=key, number=number, member=member, entered=entered, gone=None)
        )
    row.started = now
    if row.kind == ROUND_ROBIN:
        rounds = round_robin(len(members), double=row.double)
        row.rounds, row.round = len(rounds), 1
        for at, games in enumerate(rounds, 1):
            _add(session, key, at, games)
    else:
        row.rounds = min(row.rounds, longest_swiss(len(members)))
    session.flush()
    _advance(session, row, now)


def _add(session: Session, key: str, number: int, games: Round) -> None:
    """Store a round; a bye of a round robin scores nothing, as everybody has one or none."""
    boards: list[tuple[int, int | None]] = [(one.first, one.second) for one in games.games]
    if games.bye is not None:
        boards.append((games.bye, None))
    for board, (first, second) in enumerate(boards, 1):
        session.add(
            PairingRow(
                tournament=key,
                round=number,
                board=board,
                first=first,
                second=second,
                game=None,
                score=None if second is not None else 1.0,
                other=None,
            )
        )


def _advance(session: Session, row: TournamentRow, now: int) -> None:
    """Advance to the next round for as long as the current one is over; end after the last."""
    while row.started is not None and row.ended is None:
        pairings = pairings_of(session, row.id)
        if row.kind == ROUND_ROBIN:
            current = [one for one in pairings if row.at_once or one.round <= row.round]
        else:
            current = pairings
        if any(one.score is None for one in current):
            return
        if row.kind == ROUND_ROBIN:
            more = not row.at_once and row.round < row.rounds
        else:
            more = row.round < row.rounds and _pair(session, row)
        if more:
            row.round += 1
        else:
            row.ended = now
        session.flush()


def _pair(session: Session, row: TournamentRow) -> bool:
    """Pair the next round of a Swiss tournament; False if fewer than two players are left."""
    here = {one.number for one in entrants_of(session, row.id) if one.gone is None}
    if len(here) < 2:
        return False
    table = standings_of(session, row)
    past: dict[int, Round] = {}
    for one in pairings_of(session, row.id):
        games, bye = past.get(one.round, Round([], None))
        if one.second is None:
            past[one.round] = Round(games, one.first)
        else:
            past[one.round] = Round([*games, Pairing(one.first, one.second)], bye)
    order = [one.player for one in table if one.player in here]
    points = {one.player: one.points for one in table}
    apart = _apart(session, row.id)
    _add(session, row.id, row.round + 1, swiss_round(order, points, list(past.values()), apart))
    session.flush()
    return True


def _apart(session: Session, key: str) -> set[frozenset[int]]:
    """The pairs in which one has blocked the other."""
    numbers = {one.member: one.number for one in entrants_of(session, key) if one.member}
    query = select(BlockRow.member, BlockRow.other).where(
        BlockRow.member.in_(list(numbers)), BlockRow.other.in_(list(numbers))
    )
    return {frozenset((numbers[one], numbers[other])) for one, other in session.execute(query)}


def standings_of(session: Session, row: TournamentRow) -> list[Standing]:
    """The present standings."""
    players = [one.number for one in entrants_of(session, row.id)]
    results = [
        Result(one.first, one.second, one.score, one.other or 0)
        for one in pairings_of(session, row.id)
        if one.score is not None and (one.second is not None or row.kind != ROUND_ROBIN)
    ]
    return standings(players, results)


# --- The job --------------------------------------------------------------------------------------


def _look(session: Session, key: str, now: int) -> tuple[list[tuple[int, int]], list[str]]:
    """Advance a tournament; returns games that are to begin, and those that a player has left."""
    row = tournament_of(session, key, lock=True)
    if row.started is None:
        if row.host is None:  # nobody can start it
            session.delete(row)
        return [], []
    entrants = entrants_of(session, key)
    for one in entrants:
        if one.member is None and one.gone is None:
            one.gone = now
    forfeit(session, key)
    _advance(session, row, now)
    gone = {one.number for one in entrants if one.gone is not None}
    running = [one for one in pairings_of(session, key) if one.score is None]
    due = [
        (one.round, one.board)
        for one in running
        if one.game is None and (row.at_once or one.round <= row.round)
    ]
    left = [one.game for one in running if one.game and gone & {one.first, one.second}]
    return due, left


def _begin(session: Session, club: Club, key: str, at: tuple[int, int]) -> Beginning | None:
    """Begin a game of a tournament; None if another server has done so."""
    query = select(PairingRow).where(
        PairingRow.tournament == key, PairingRow.round == at[0], PairingRow.board == at[1]
    )
    row = tournament_of(session, key, lock=True)
    pairing = session.scalar(query)
    if pairing is None or pairing.game is not None or pairing.score is not None:
        return None
    numbers = {one.number: one.member for one in entrants_of(session, key)}
    people = [numbers[pairing.first], numbers[pairing.second or 0]]
    seats = get_title(row.title).seats(tuple(row.options))
    members = {seat: one for seat, one in zip(seats, people, strict=True) if one is not None}
    if len(members) != len(seats):
        return None  # he has just left the club: the next check handles it
    rules = Rules(row.bank, row.per_turn, row.rated)
    humans = dict.fromkeys(seats, HUMAN)
    begun = begin_game(
        session,
        club,
        Start(row.title, row.scenario, tuple(row.options), humans, members, None, rules),
    )
    pairing.game = begun.table.id
    return begun


def _left_by(session: Session, game: str) -> str | None:
    """The seat of a game whose player has left its tournament; None if none has."""
    pairing = session.scalar(select(PairingRow).where(PairingRow.game == game))
    if pairing is None or pairing.score is not None:
        return None
    row = tournament_of(session, pairing.tournament)
    first, second = get_title(row.title).seats(tuple(row.options))
    entrants = {one.number: one for one in entrants_of(session, row.id)}
    gone = [
        (one.gone, seat)
        for one, seat in ((entrants[pairing.first], first), (entrants[pairing.second or 0], second))
        if one.gone is not None
    ]
    return min(gone)[1] if gone else None  # the first to leave loses


async def push_on(club: Club, key: str) -> None:
    """Do what is due for a tournament now; the rest is done by the next check."""
    due, left = await club.write(_look, key, club.clock())
    for game in left:
        await _give_up(club, game)
    if left:
        due, _ = await club.write(_look, key, club.clock())
    for at in due[:AT_A_TIME]:
        begun = await club.write(_begin, club, key, at)
        if begun is not None:
            open_game(club, begun)


async def _give_up(club: Club, game: str) -> None:
    seat = await club.read(_left_by, game)
    if seat is None:
        return
    try:
        await club.tables.change(game, lambda table: table.end(Why.RESIGNED, seat))
    except TableError as error:  # it has just ended
        log.info("%s could not be given up: %s", game, error)


def _unfinished(session: Session) -> list[str]:
    query = select(TournamentRow.id).where(
        TournamentRow.ended.is_(None),
        TournamentRow.title.in_(title_keys()),
        TournamentRow.started.is_not(None) | TournamentRow.host.is_(None),
    )
    return list(session.scalars(query.order_by(TournamentRow.created)))


async def organise(club: Club) -> None:
    """Check all tournaments once."""
    for key in await club.read(_unfinished):
        try:
            with suppress(Refusal):  # it was just withdrawn
                await push_on(club, key)
        except StoreAway:
            raise
        except Exception:  # a failure must not affect the others
            log.exception("the tournament %s could not be looked after", key)


async def keep_organising(club: Club) -> None:
    """Check tournaments for as long as the server runs, even if a check fails."""
    while True:
        await asyncio.sleep(ROUND)
        with suppress(StoreAway):  # logged by the store
            await organise(club)
