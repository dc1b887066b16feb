"""Begins games whose seats are all taken: by an invitation, or in a tournament."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy.orm import Session

from longroll.club.accounts import member_of
from longroll.club.club import Club
from longroll.club.lobby import Start
from longroll.club.notices.kinds import Kind
from longroll.club.notices.noting import GRACE, note
from longroll.club.play import enrol
from longroll.table import Table, new_table
from longroll.table.seats import Tokens

__all__ = ["Beginning", "begin_game", "open_game"]


class Beginning(NamedTuple):
    """A game that was stored: its table, and its members."""

    table: Table
    members: frozenset[str]


def begin_game(session: Session, club: Club, start: Start, actor: str | None = None) -> Beginning:
    """Store a new game, in the transaction that takes its last seat.

    All members are notified except ``actor``, who has just taken that seat. No tokens are issued:
    members need none.
    """
    table = new_table(start.title, start.scenario, start.options, start.bots)
    table.talk.players = {seat: member_of(session, one).name for seat, one in start.members.items()}
    club.tables.store.write_new(session.connection(), table, Tokens({}, ""))
    now = club.clock()
    first = enrol(session, table, start.members, start.host, start.rules, now)
    members = frozenset(start.members.values())
    for member in sorted(members):
        if member != actor:
            note(session, member, Kind.BEGUN, table.id, now)
    if actor is not None and any(one.member == actor for one in first):
        note(session, actor, Kind.TURN, table.id, now, after=GRACE)
    return Beginning(table, members)


def open_game(club: Club, begun: Beginning) -> str:
    """Open the table of a game that is stored by now, and notify subscribers; returns its id."""
    club.tables.seat_down(begun.table)
    club.events.changed(begun.table.id, begun.members)
    return begun.table.id
