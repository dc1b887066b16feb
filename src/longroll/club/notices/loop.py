"""The postman: goes his round as long as the server runs."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from longroll.club.club import Club
from longroll.club.notices.sending import round_of_post
from longroll.table import StoreAway

__all__ = ["ROUND", "keep_posting"]

log = logging.getLogger(__name__)
ROUND: Final = 10.0
"""Seconds between two rounds."""


async def keep_posting(club: Club) -> None:
    """Go round for as long as the server runs, whatever comes of one round."""
    while True:
        await asyncio.sleep(ROUND)
        try:
            await round_of_post(club)
        except StoreAway:
            pass  # the log says so, once
        except Exception:
            log.exception("a round of the post has failed")
