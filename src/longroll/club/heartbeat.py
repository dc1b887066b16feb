"""The heartbeat: while no server of the club is alive, or reaches its database, no clock runs."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from longroll.club.club import Club
from longroll.club.models_play import OutageRow, PulseRow
from longroll.club.play import refresh_deadlines
from longroll.table import StoreAway

__all__ = ["BEAT", "MISSED", "beat", "keep_heartbeat"]

log = logging.getLogger(__name__)
BEAT: Final = 15_000
"""So often a server says that it is alive, in milliseconds."""
MISSED: Final = 3 * BEAT
"""A silence longer than this is an outage."""


def beat(session: Session, now: int) -> OutageRow | None:
    """Say that a server is alive; the outage that ends with it, if nobody has said so for long."""
    row = session.scalar(select(PulseRow).where(PulseRow.id == 1).with_for_update())
    if row is None:
        session.add(PulseRow(id=1, at=now))
        return None
    silence, row.at = (row.at, now), max(row.at, now)
    if silence[1] - silence[0] <= MISSED:
        return None
    outage = OutageRow(begin=silence[0], end=silence[1])
    session.add(outage)
    session.flush()
    refresh_deadlines(session)
    return outage


async def keep_heartbeat(club: Club) -> None:
    """Say so for as long as the server runs."""
    while True:
        try:
            outage = await club.write(beat, club.clock())
        except StoreAway:  # the log says so, once
            outage = None
        except Exception:  # two servers that start at once on a new database, for one
            log.exception("it could not be said that this server is alive: it is tried again")
            outage = None
        if outage is not None:
            seconds = (outage.end - outage.begin) // 1000
            log.warning("no server of the club was alive for %d s: no clock has run", seconds)
        await asyncio.sleep(BEAT / 1000)
