"""Lists of a member's games and of games to watch, with what the club knows of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from longroll.club.models import MemberRow
from longroll.club.models_play import ClubGameRow, ClubSeatRow
from longroll.club.play import Watch, clock_of
from longroll.table.models import GameRow

__all__ = ["Known", "game_of", "own_games", "watched_games"]

LISTED = 200


class Known(NamedTuple):
    """A game of the club; ``members`` are their ids and names, by seat."""

    game: GameRow
    row: ClubGameRow
    members: dict[str, tuple[str, str]]
    clocks: list[Watch]


def _known(session: Session, row: ClubGameRow, game: GameRow, now: int) -> Known:
    query = (
        select(ClubSeatRow.seat, MemberRow.id, MemberRow.name)
        .join(MemberRow, MemberRow.id == ClubSeatRow.member)
        .where(ClubSeatRow.game == game.id)
        .order_by(ClubSeatRow.seat)
    )
    members = {seat: (member, name) for seat, member, name in session.execute(query)}
    return Known(game, row, members, clock_of(session, game.id, now))


def game_of(session: Session, game: str, now: int) -> Known | None:
    """A game of the club; None if it is none."""
    row, played = session.get(ClubGameRow, game), session.get(GameRow, game)
    return None if row is None or played is None else _known(session, row, played, now)


def own_games(session: Session, member: str, over: bool, now: int) -> list[Known]:
    """The games in which ``member`` has a seat or that he hosts; those that wait for him first.

    Of these the one with the least time comes first; then those that wait for others.
    """
    sits = select(ClubSeatRow.game).where(ClubSeatRow.member == member)
    query = (
        select(ClubGameRow, GameRow)
        .join(GameRow, GameRow.id == ClubGameRow.game)
        .where(GameRow.over == over, GameRow.id.in_(sits) | (ClubGameRow.host == member))
        .order_by(GameRow.updated.desc())
        .limit(LISTED)
    )
    found = [_known(session, row, game, now) for row, game in session.execute(query)]
    return found if over else sorted(found, key=lambda one: _urgency(one, member))


def _urgency(known: Known, member: str) -> tuple[bool, int]:
    own = [seat for seat, (sits, _) in known.members.items() if sits == member]
    mine = any(seat in known.game.waits for seat in own)
    left = [clock.left for clock in known.clocks if clock.seat in own]
    return (not mine, min(left, default=1 << 60))


def watched_games(session: Session, now: int, titles: Sequence[str] = ()) -> list[Known]:
    """The games that may be watched, the last played first."""
    query = (
        select(ClubGameRow, GameRow)
        .join(GameRow, GameRow.id == ClubGameRow.game)
        .where(ClubGameRow.watched, ~GameRow.over)
        .order_by(GameRow.updated.desc())
        .limit(LISTED)
    )
    if titles:
        query = query.where(GameRow.title.in_(titles))
    sitting = select(func.count()).where(
        ClubSeatRow.game == GameRow.id, ClubSeatRow.member.is_not(None)
    )
    query = query.where(sitting.scalar_subquery() > 1)  # a game against a bot is private
    return [_known(session, row, game, now) for row, game in session.execute(query)]
