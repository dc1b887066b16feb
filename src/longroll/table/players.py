"""Bots at the table: they choose in processes of their own, from what their seat may know.

A worker is handed a state in which everything that the bot's seat cannot know was dealt anew. The
true state never leaves the server's process.
"""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process

from longroll.bots import Insight, make_bot
from longroll.engine.chance import Sampled
from longroll.engine.title import Document, get_title
from longroll.table.table import Table

__all__ = ["BotPool", "Task", "choose", "task_of"]

Task = tuple[str, Document, str, str, int]
"""What a worker is handed: title, possible world, seat, bot, seed."""


def task_of(table: Table, seat: str, seed: int) -> Task:
    """The task of choosing for ``seat`` as things stand."""
    title = table.title
    world = title.resample(table.game.state, seat, Sampled(seed))
    return title.info.key, title.dump(world), seat, table.seats[seat].player, seed


def choose(task: Task) -> str:
    """The text of the action that the bot of ``task`` chooses: what a worker does."""
    key, document, seat, bot, seed = task
    title = get_title(key)
    world = title.load(document)
    decision = title.decision(world)
    if decision is None:
        raise ValueError(f"{seat} has nothing to choose")
    return str(make_bot(bot, seed).choose(Insight(title, world, seat, decision)))


def _start_worker() -> None:
    """Leave Ctrl-C to the server, and end when the server is no more, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


class BotPool:
    """The processes that think. They start with the first question."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: Executor | None = None

    def ask(self, task: Task) -> Future[str]:
        """The action that a bot chooses, later."""
        try:
            return self._executor().submit(choose, task)
        except BrokenProcessPool:
            self._pool = None
            return self._executor().submit(choose, task)

    def _executor(self) -> Executor:
        if self._pool is None:
            # Not fork: the server has threads.
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=_start_worker
            )
        return self._pool

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
