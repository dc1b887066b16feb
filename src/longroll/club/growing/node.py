"""One of several servers of a club."""

from __future__ import annotations

import secrets
from collections.abc import Coroutine
from typing import Any

from longroll.club.club import Club
from longroll.club.growing.leases import LeaseBook
from longroll.club.growing.notifier import Notifier

__all__ = ["Node"]


class Node:
    """What a server needs that may not be the only one: a notifier and leases."""

    def __init__(self, club: Club) -> None:
        process = secrets.token_urlsafe(9)
        self._notifier = Notifier(club, process)
        self._leases = LeaseBook(club, process)

    def works(self) -> list[Coroutine[Any, Any, None]]:
        """What it does for as long as the server runs."""
        return [self._notifier.listen(), self._leases.keep()]

    async def close(self) -> None:
        """Leave the others alone."""
        self._notifier.close()
        await self._leases.close()
