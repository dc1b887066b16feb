"""The heartbeat: no clock runs while no server of the club is alive or reaches its database."""

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
"""Interval at which a server records that it is alive, in milliseconds."""
MISSED: Final = 3 * BEAT
"""A longer silence counts as an outage."""


def beat(session: Session, now: int) -> OutageRow | None:
    """Record that a server is alive; returns the outage that ends with it, if any."""
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
    """Record heartbeats for as long as the server runs."""
    while True:
        try:
            outage = await club.write(beat, club.clock())
        except StoreAway:  # logged by the store
            outage = None
        except Exception:  # such as two servers starting on a new database
            log.exception("it could not be said that this server is alive: it is tried again")
            outage = None
        if outage is not None:
            seconds = (outage.end - outage.begin) // 1000
            log.warning("no server of the club was alive for %d s: no clock has run", seconds)
        await asyncio.sleep(BEAT / 1000)
