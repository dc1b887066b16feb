"""One search in several processes: each grows a tree of its own, and their roots are added up.

What a level looks at in all is shared among the processes, so that a bot is as strong on one core
as on eight, and on eight it answers sooner; where seconds end the search, it sees the more. Each
process orders the actions and looks for their lines by itself, and has a seed from the bot's: with
the same seed and number of processes a choice is the same, as long as no deadline cuts it short.
"""

from __future__ import annotations

import math
import os
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures import TimeoutError as Late
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from multiprocessing import get_context, parent_process
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from longroll.bots.insight import Insight
from longroll.bots.nodes import Edge, Regrets
from longroll.bots.search import Search
from longroll.bots.searcher import Searcher
from longroll.bots.settings import SearchLevel
from longroll.engine.action import Action
from longroll.engine.title import Document, get_title

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

__all__ = [
    "Helpers",
    "ParallelSearcher",
    "Tally",
    "add",
    "spare_processes",
    "start_worker",
    "tally_of",
]

MAX_PROCESSES: Final = 4
"""More processes for one decision bring little: each must first find what the others know."""


class Tally(NamedTuple):
    """What a search found at its root.

    Attributes:
        tried: each action with how often it was tried and the sum of what that brought.
        mixed: of a choice taken together, by seat how often each action was mixed.
        judged: whether its looks were exchanges of plans (`Search.judged`).
    """

    tried: Mapping[Action, tuple[int, float]]
    mixed: Mapping[str, Mapping[Action, float]]
    judged: bool = False


def tally_of(search: Search) -> Tally:
    """What ``search`` found at its root, without what one ply told it before."""
    tried: dict[Action, tuple[int, float]] = {}
    for action, edge in search.root.edges.items():
        made = edge.visits - edge.prior
        if made:
            tried[action] = (made, made * edge.mean)
    mixed = {seat: dict(regrets.mixed) for seat, regrets in search.root.regrets.items()}
    return Tally(tried, mixed, search.judged)


def add(search: Search, found: Tally) -> None:
    """Add what another search of the same decision found to the root of ``search``."""
    root = search.root
    if found.judged != search.judged:
        return  # its looks were of another kind: they cannot be added up
    for action, (visits, total) in found.tried.items():
        edge = root.edges.setdefault(action, Edge(action))
        edge.visits += visits
        edge.total += total
        root.visits += visits
    for seat, mixed in found.mixed.items():
        known = root.regrets.setdefault(seat, Regrets()).mixed
        for action, weight in mixed.items():
            known[action] = known.get(action, 0.0) + weight


def spare_processes(kept: int = 1) -> int:
    """How many processes may search on this machine if ``kept`` cores do something else."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, min(MAX_PROCESSES, (cores or 1) - kept))


Task = tuple[str, Document, str, SearchLevel, int]
"""What a helper is handed: title, possible world, seat, level, seed."""

_stopped: Event | None = None
"""In a helper: what the one whom it helps sets to end its search."""


class Helpers:
    """Processes that search for others; they start with the first question.

    Args:
        count: how many.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None
        # Not fork: who asks may have threads.
        self._context = get_context("spawn")
        self._stop = self._context.Event()

    @property
    def stopped(self) -> bool:
        """Whether the search under way was told to end."""
        return self._stop.is_set()

    def begin(self) -> None:
        """A new search begins: forget that an older one was stopped."""
        self._stop.clear()

    def stop(self) -> None:
        """End the search under way; what it found so far counts. May be called from a thread."""
        self._stop.set()

    def ask(self, task: Task) -> Future[Tally]:
        """What a search finds, later."""
        try:
            return self._running().submit(search_apart, task)
        except BrokenProcessPool:
            self._pool = None
            return self._running().submit(search_apart, task)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.count, self._context, initializer=_start_helper, initargs=(self._stop,)
            )
        return self._pool

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self.stop()
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


class ParallelSearcher(Searcher):
    """A searching bot with helpers: its own tree, and theirs added at the root.

    Args:
        level: its budget is what it looks at in all, in seconds of the clock on the wall.
        seed: of its own search and of all others.
        helpers: the processes that search as well.
    """

    def __init__(self, level: SearchLevel, seed: int, helpers: Helpers) -> None:
        share = math.ceil(level.budget.iterations / (helpers.count + 1))
        super().__init__(level.within(replace(level.budget, iterations=share)), seed)
        self._helpers = helpers

    def searched(self, insight: Insight) -> Search:
        """Its own search, with what the helpers found; whoever is late is not waited for."""
        self._helpers.begin()
        self._clock = _Clock(lambda: self._helpers.stopped)
        ends = monotonic() + self._budget.seconds
        asked = [self._helpers.ask(task) for task in self._tasks(insight)]
        try:
            search = super().searched(insight)
        except BaseException:  # Ctrl-C, too: nobody waits for helpers of a search that is lost
            self._helpers.stop()
            raise
        for future in asked:
            try:
                add(search, future.result(max(0.0, ends - monotonic())))
            except (Late, BrokenProcessPool):
                future.cancel()
        return search

    def _tasks(self, insight: Insight) -> list[Task]:
        """A task for each helper: the same possible world, which it deals anew, other seeds."""
        title = insight.title
        world = title.dump(insight.world(self._random.getrandbits(32)))
        seeds = [self._random.getrandbits(63) for _ in range(self._helpers.count)]
        return [(title.info.key, world, insight.seat, self._level, seed) for seed in seeds]


def search_apart(task: Task) -> Tally:
    """What a helper finds: all it knows is a world that is possible for the seat."""
    key, document, seat, level, seed = task
    title = get_title(key)
    world: Any = title.load(document)
    decision = title.decision(world)
    assert decision is not None, f"{seat} has nothing to choose"
    stop = _stopped
    clock = _Clock(stop.is_set if stop is not None else lambda: False)
    search = Searcher(level, seed, clock).searched(Insight(title, world, seat, decision))
    return tally_of(search)


class _Clock:
    """The clock of one search: when it is stopped, all time is over.

    It is first read when a search begins, to set its end: that time is the true one.
    """

    def __init__(self, stopped: Callable[[], bool]) -> None:
        self._stopped = stopped
        self._begun = False

    def __call__(self) -> float:
        if self._begun and self._stopped():
            return math.inf
        self._begun = True
        return monotonic()


def _start_helper(stop: Event) -> None:
    global _stopped  # noqa: PLW0603 - a process has one initializer, and no other place to keep it
    _stopped = stop
    start_worker()


def start_worker() -> None:
    """Leave Ctrl-C to the process above, and end when it is no more, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
