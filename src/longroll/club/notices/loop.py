"""The delivery loop: sends what is due, for as long as the server runs."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from longroll.club.club import Club
from longroll.club.notices.moderating import tell_moderators
from longroll.club.notices.sending import deliver_due
from longroll.table import StoreAway

__all__ = ["ROUND", "deliver", "keep_delivering"]

log = logging.getLogger(__name__)
ROUND: Final = 10.0
"""Seconds between two rounds."""


async def deliver(club: Club) -> None:
    """Send due notices to members and reports to moderators, each even if the other fails."""
    for work in (deliver_due, tell_moderators):
        try:
            await work(club)
        except StoreAway:
            pass  # logged by the store
        except Exception:
            log.exception("a round of deliveries has failed")


async def keep_delivering(club: Club) -> None:
    """Send what is due for as long as the server runs, even if a round fails."""
    while True:
        await asyncio.sleep(ROUND)
        await deliver(club)
