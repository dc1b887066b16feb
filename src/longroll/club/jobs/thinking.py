"""Bots that think on any free worker."""

from __future__ import annotations

from typing import Final

from longroll.club.jobs.plain import read_chosen, write_task
from longroll.club.jobs.queue import Queue
from longroll.table.players import Chosen, Task
from longroll.table.turns import Rank, Turns

__all__ = ["QueuedThinkers"]

AT_ONCE: Final = 200
"""Maximum number of bots of one server that wait for workers: the queue keeps their order."""


class QueuedThinkers:
    """Asks the queue; a worker gets a possible world, never the true one."""

    def __init__(self, queue: Queue) -> None:
        self._queue = queue
        self.turns = Turns(AT_ONCE)

    async def think(self, task: Task, rank: Rank) -> Chosen:
        """The choice of a bot; see `Thinkers.think`."""
        told = await self._queue.ask("think", priority=-int(rank), task=write_task(task))
        if "failed" in told:
            raise RuntimeError(told["failed"])
        return read_chosen(told)

    def close(self) -> None:
        """Workers finish their thinking, and nobody takes the answers."""
