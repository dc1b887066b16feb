"""One search in several processes: each grows its own tree, and the roots are added up.

The level's budget is divided among the processes. So a bot is as strong on one core as on eight,
and answers sooner on eight; where its seconds end the search, it sees more. Each process ranks the
actions and finds their lines by itself, with a seed derived from the bot's. With the same seed and
number of processes a choice is the same, as long as no deadline cuts it short.
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
"""More processes for one decision gain little, because each must first find what the others
know."""


class Tally(NamedTuple):
    """What a search found at its root.

    Attributes:
        tried: for each action, the number of looks at it and the sum of their results.
        mixed: in a simultaneous choice, by seat the total weight of each action in its mixtures.
        judged: whether its looks were exchanges of plans (`Search.judged`).
    """

    tried: Mapping[Action, tuple[int, float]]
    mixed: Mapping[str, Mapping[Action, float]]
    judged: bool = False


def tally_of(search: Search) -> Tally:
    """What ``search`` found at its root, without the priors."""
    tried: dict[Action, tuple[int, float]] = {}
    for action, edge in search.root.edges.items():
        made = edge.visits - edge.prior
        if made:
            tried[action] = (made, made * edge.mean)
    mixed = {seat: dict(regrets.mixed) for seat, regrets in search.root.regrets.items()}
    return Tally(tried, mixed, search.judged)


def add(search: Search, found: Tally) -> None:
    """Add the tally of another search of the same decision to the root of ``search``."""
    root = search.root
    if found.judged != search.judged:
        return  # looks of another kind cannot be added up
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
"""What a helper is given: title, possible world, seat, level, seed."""

_stopped: Event | None = None
"""In a helper: the event that the asking process sets to end its search."""


class Helpers:
    """Processes that search for others; they start with the first question.

    Args:
        count: the number of processes.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None
        # Not fork, because the asking process may have threads.
        self._context = get_context("spawn")
        self._stop = self._context.Event()

    @property
    def stopped(self) -> bool:
        """Whether the running search was told to end."""
        return self._stop.is_set()

    def begin(self) -> None:
        """Start a new search: forget that an older one was stopped."""
        self._stop.clear()

    def stop(self) -> None:
        """End the running search; what it found so far counts. May be called from any thread."""
        self._stop.set()

    def ask(self, task: Task) -> Future[Tally]:
        """The tally of a search by a helper, as a future."""
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
    """A searching bot with helpers: its own tree, with theirs added at the root.

    Args:
        level: its budget is the total of all processes; its seconds are wall-clock time.
        seed: the seed of its own search and of all others.
        helpers: the processes that search as well.
    """

    def __init__(self, level: SearchLevel, seed: int, helpers: Helpers) -> None:
        share = math.ceil(level.budget.iterations / (helpers.count + 1))
        super().__init__(level.within(replace(level.budget, iterations=share)), seed)
        self._helpers = helpers

    def searched(self, insight: Insight) -> Search:
        """Its own search, plus what the helpers found; it does not wait for late helpers."""
        self._helpers.begin()
        self._clock = _Clock(lambda: self._helpers.stopped)
        ends = monotonic() + self._budget.seconds
        asked = [self._helpers.ask(task) for task in self._tasks(insight)]
        try:
            search = super().searched(insight)
        except BaseException:  # Ctrl-C, too: end the helpers of a lost search
            self._helpers.stop()
            raise
        for future in asked:
            try:
                add(search, future.result(max(0.0, ends - monotonic())))
            except (Late, BrokenProcessPool):
                future.cancel()
        return search

    def _tasks(self, insight: Insight) -> list[Task]:
        """A task for each helper: the same possible world, to be dealt anew, but another seed."""
        title = insight.title
        world = title.dump(insight.world(self._random.getrandbits(32)))
        seeds = [self._random.getrandbits(63) for _ in range(self._helpers.count)]
        return [(title.info.key, world, insight.seat, self._level, seed) for seed in seeds]


def search_apart(task: Task) -> Tally:
    """What a helper finds. It knows no more than a world that is possible for the seat."""
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
    """The clock of one search, which jumps to infinity when the search is stopped.

    The first reading sets the deadline when a search begins, so it is always the true time.
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
    """Ignore Ctrl-C, which the parent process handles, and exit when that ends, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
