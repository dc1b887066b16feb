"""Bots at the table: they choose in processes of their own, from what their seat may know.

A worker gets a state in which everything that the bot's seat cannot know was resampled. The true
state never leaves the server's process.
"""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.queues import SimpleQueue
from multiprocessing.util import Finalize
from typing import Final, NamedTuple, Protocol

from longroll.bots import Bot, Insight, make_bot
from longroll.bots.parallel import (
    Helpers,
    ParallelSearcher,
    spare_processes,
    start_worker,
)
from longroll.bots.plans import Intent
from longroll.bots.searcher import Searcher
from longroll.bots.settings import level_that_searches
from longroll.bots.thought import think, to_plain
from longroll.engine.chance import Sampled
from longroll.engine.title import Document, get_title
from longroll.table.table import Table
from longroll.table.turns import Rank, Turns

__all__ = [
    "PATIENCE",
    "BotHangs",
    "BotPool",
    "Chosen",
    "Task",
    "Thinkers",
    "choose",
    "longest",
    "start_worker",
    "task_of",
]

PATIENCE: Final = 8.0
"""Timeout of a bot, as a multiple of the seconds of its level."""
START: Final = 30.0
"""Seconds added to it, because the process may have to start on a busy machine."""
USUAL: Final = 2.0
"""The seconds assumed for a level without a limit of its own: it answers well within them."""
KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)
"""The signal that ends a process that ignores all others."""

Task = tuple[str, Document, str, str, int, Intent | None]
"""The input of a worker: title, possible world, seat, bot, seed, and the bot's last intent."""


class BotHangs(RuntimeError):
    """A bot has not answered in time; its process was killed."""


def longest(bot: str, patience: float = PATIENCE) -> float:
    """Seconds after which a bot that has not answered is considered hung.

    >>> longest("general"), longest("recruit", 1.0)
    (126.0, 32.0)
    """
    level = level_that_searches(bot)
    return START + patience * (USUAL if level is None else level.budget.seconds)


class Chosen(NamedTuple):
    """The choice of a bot.

    Attributes:
        action: the text of an action.
        thought: what the bot meant by it, as plain data; None if nothing.
        intent: what it intends to do next.
    """

    action: str
    thought: Document | None = None
    intent: Intent | None = None


def task_of(table: Table, seat: str, seed: int, meant: Intent | None = None) -> Task:
    """The task of choosing for ``seat`` now; ``meant`` is its last `Chosen.intent`."""
    title = table.title
    world = title.resample(table.game.state, seat, Sampled(seed))
    return title.info.key, title.dump(world), seat, table.seats[seat].player, seed, meant


def choose(task: Task) -> Chosen:
    """The choice of the bot of ``task``; runs in a worker."""
    key, document, seat, bot, seed, meant = task
    title = get_title(key)
    world = title.load(document)
    decision = title.decision(world)
    if decision is None:
        raise ValueError(f"{seat} has nothing to choose")
    insight = Insight(title, world, seat, decision)
    thinker = _thinker(bot, seed)
    if isinstance(thinker, Searcher):
        thinker.intent = meant
    action, thought = think(thinker, insight, str(document.get("scenario", "")), seed)
    intent = thinker.intent if isinstance(thinker, Searcher) else None
    return Chosen(str(action), to_plain(thought) if thought is not None else None, intent)


_helpers: list[Helpers] = []
"""In a worker: the processes that search with it, if the machine has cores to spare."""


def _thinker(bot: str, seed: int) -> Bot:
    """The bot named ``bot``; one that searches uses the helpers of this worker."""
    level = level_that_searches(bot)
    if level is not None and _helpers:
        return ParallelSearcher(level, seed, _helpers[0])
    return make_bot(bot, seed)


def _start_thinker(helpers: int, started: SimpleQueue[int]) -> None:
    started.put(os.getpid())
    if helpers:
        ours = Helpers(helpers)
        _helpers[:] = [ours]
        # On exit a worker waits for its helpers, and they wait for its questions. So they are ended
        # first, while its queues (of exit priority 10) can still carry the message.
        Finalize(None, ours.close, exitpriority=100)
    start_worker()


class Thinkers(Protocol):
    """Thinks for the bots of a server."""

    turns: Turns
    """Where tables queue for their turns."""

    async def think(self, task: Task, rank: Rank) -> Chosen:
        """The choice of a bot, for the holder of a place in `turns`; ``rank`` says who waits.

        Raises what has failed, and `StoreAway` if a later attempt may succeed.
        """
        ...

    def close(self) -> None:
        """Stop all thinking."""
        ...


class BotPool:
    """The processes that think. They start with the first question.

    Args:
        workers: how many bots may think at once.
        helpers: further processes that search with each of them; by default as many as the machine
            can spare.
        patience: timeout of a bot, as a multiple of the seconds of its level (`longest`).
    """

    def __init__(
        self, workers: int = 1, helpers: int | None = None, patience: float = PATIENCE
    ) -> None:
        self.workers = workers
        """How many bots may think at once."""
        self._patience = patience
        self.turns = Turns(workers)
        """The queue in front of the workers; the timeout of a question counts only from its
        start."""
        spare = max(0, spare_processes() // workers - 1)
        self._helpers = spare if helpers is None else helpers
        self._pool: Executor | None = None
        self._started: SimpleQueue[int] | None = None
        """The process ids of the pool's workers."""

    async def answer(self, task: Task) -> Chosen:
        """The choice of a bot; raises `BotHangs` on timeout.

        Then its process is killed, and the next question starts another.
        """
        async with self.turns.turn(lambda: Rank.PLAYER):
            return await self.think(task)

    async def think(self, task: Task, rank: Rank = Rank.PLAYER) -> Chosen:
        """The same for the holder of a place in `turns`, so that it need not queue."""
        del rank
        asked = asyncio.wrap_future(self.ask(task))
        try:
            return await asyncio.wait_for(asked, longest(task[3], self._patience))
        except TimeoutError:
            self._end()
            raise BotHangs(f"{task[3]} has not answered") from None

    def ask(self, task: Task) -> Future[Chosen]:
        """The choice of a bot, as a future."""
        try:
            return self._executor().submit(choose, task)
        except BrokenProcessPool:
            self._pool = None
            return self._executor().submit(choose, task)

    def _executor(self) -> Executor:
        if self._pool is None:
            # Not fork: the server has threads.
            context = get_context("spawn")
            self._started = context.SimpleQueue()
            self._pool = ProcessPoolExecutor(
                self.workers,
                mp_context=context,
                initializer=_start_thinker,
                initargs=(self._helpers, self._started),
            )
        return self._pool

    def _end(self) -> None:
        """Kill the processes at once, whatever they are doing; their helpers end, too."""
        pool, started = self._pool, self._started
        self._pool = self._started = None
        while started is not None and not started.empty():
            with suppress(ProcessLookupError):
                os.kill(started.get(), KILL)
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Stop the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
