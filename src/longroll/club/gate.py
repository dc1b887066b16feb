"""The gate of a club: members use their seats without tokens."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from sqlalchemy import select, update
from sqlalchemy.orm import Session
from starlette.requests import HTTPConnection

from longroll.club.club import Club, club_of, key_of, member_asking
from longroll.club.models_play import ClubGameRow, ClubSeatRow
from longroll.club.play import Rules, Seated, enrol, seated
from longroll.engine.event import OBSERVER
from longroll.server.dependencies import Gate
from longroll.server.errors import Refusal
from longroll.table import Table

__all__ = ["ClubGate"]

KEPT = 5.0
"""Seconds for which a member's seats are cached."""
REMEMBERED = 20_000


class _Known(NamedTuple):
    stands: Seated
    until: float


def _note_presence(session: Session, game: str, member: str, now: int) -> None:
    query = update(ClubSeatRow).where(ClubSeatRow.game == game, ClubSeatRow.member == member)
    session.execute(query.values(here=now))


def _others_sit(session: Session, game: str) -> bool:
    """Whether a member other than the host has a seat there."""
    row = session.get(ClubGameRow, game)
    query = select(ClubSeatRow.member).where(
        ClubSeatRow.game == game, ClubSeatRow.member.is_not(None)
    )
    return row is not None and any(one != row.host for one in session.scalars(query))


class ClubGate(Gate):
    """Access by cookie or key of a member."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], _Known] = {}

    async def seats(self, connection: HTTPConnection, game: str, tokens: str) -> tuple[str, ...]:
        """The seats of the member who asks; see `Gate.seats`."""
        club, entry = club_of(connection), await member_asking(connection)
        if tokens and not key_of(connection):  # seat tokens from a link, as at home
            if entry is None and not club.config.guests:
                raise Refusal(401, "error-club-no-guests")
            return ()
        if entry is None:
            return ()
        stands = await self._stands(club, game, entry.member)
        return stands.seats or ((OBSERVER,) if stands.watched else ())

    async def may_open(self, connection: HTTPConnection) -> None:
        """Raise `Refusal` unless the caller may set up a table: members, and guests if allowed."""
        if club_of(connection).config.guests or await member_asking(connection) is not None:
            return
        raise Refusal(401, "error-club-no-guests")

    async def may_dispose(self, connection: HTTPConnection, game: str) -> None:
        """Refuse if another member has a seat: the host could see his hand, or end his game."""
        if await club_of(connection).read(_others_sit, game):
            raise Refusal(403, "error-club-others-sit")

    async def opened(self, connection: HTTPConnection, table: Table) -> None:
        """Make a member the host of a table that he sets up, and its only human player, if one."""
        club, entry = club_of(connection), await member_asking(connection)
        if entry is None:
            return
        humans = [seat for seat, who in table.seats.items() if not who.is_bot]
        members = {humans[0]: entry.member} if len(humans) == 1 else {}
        rules = Rules(watched=False)
        await club.write(enrol, table, members, entry.member, rules, club.clock())

    async def may_list(self, connection: HTTPConnection) -> bool:
        """False: nobody may list all games of a club; watchable games have a list of their own."""
        return False

    async def present(self, connection: HTTPConnection, game: str) -> None:
        """Record that a member is at his table, so that he needs no notices of it."""
        club, entry = club_of(connection), await member_asking(connection)
        if entry is not None:
            await club.write(_note_presence, game, entry.member, club.clock())

    async def _stands(self, club: Club, game: str, member: str) -> Seated:
        key, now = (game, member), asyncio.get_running_loop().time()
        known = self._known.get(key)
        if known is not None and known.until > now:
            return known.stands
        stands = await club.read(seated, game, member)
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[key] = _Known(stands, now + KEPT)
        return stands
