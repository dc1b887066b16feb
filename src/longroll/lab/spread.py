"""Spreading work over processes or machines, with the same results in the same order."""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from importlib import import_module
from typing import Any, Final, TypeVar

__all__ = ["LOCAL", "SpreadError", "spread"]

W = TypeVar("W")
R = TypeVar("R")
F = TypeVar("F")

LOCAL: Final = "local"
"""The address that starts a private Ray on this machine, which ends with the work."""
AHEAD: Final = 4
"""Number of items submitted per worker before their results are taken."""

PATIENCE: Final = 10.0
"""Seconds to wait for a cluster to answer."""

TRIES: Final = 3
"""Number of attempts to start Ray: its limit of 30 seconds may be too short on a busy machine."""


class SpreadError(ValueError):
    """Work that cannot be spread: Ray or its cluster is missing; the message says what to do."""


def spread(work: Callable[[W], R], items: Iterable[W], jobs: int = 1, ray: str = "") -> Iterator[R]:
    """``work`` of each of ``items``, in their order, wherever it is done.

    Items are taken as they are needed, so there may be any number of them, and the work stops when
    the caller stops taking results. ``work`` must be a module-level function that depends on
    nothing but its item.

    Args:
        work: the function.
        items: its arguments.
        jobs: the number of processes on this machine.
        ray: the address of a Ray cluster (``auto``, ``HOST:PORT``, ``ray://HOST:PORT``), or
            ``local``; empty for none. Each of its machines needs this Long Roll installed.

    >>> list(spread(abs, [-3, 2, -1]))
    [3, 2, 1]
    """
    if ray:
        return _over_machines(work, items, jobs, ray)
    return _over_processes(work, items, jobs) if jobs > 1 else map(work, items)


def _over_processes(work: Callable[[W], R], items: Iterable[W], jobs: int) -> Iterator[R]:
    pool = ProcessPoolExecutor(jobs)

    def hand_out(item: W) -> Future[R]:
        return pool.submit(work, item)

    try:
        yield from _in_order(hand_out, Future[R].result, items, jobs * AHEAD)
    finally:
        pool.shutdown(cancel_futures=True)


def _over_machines(
    work: Callable[[W], R], items: Iterable[W], jobs: int, address: str
) -> Iterator[R]:
    try:
        # Ray's own types are incomplete.
        ray: Any = import_module("ray")
    except ImportError:
        raise SpreadError("this needs Ray: pip install 'longroll[lab]'") from None
    _knock(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry
    _start(ray, address, jobs)
    try:
        remote = ray.remote(work)
        workers = int(ray.cluster_resources().get("CPU", 1))
        yield from _in_order(remote.remote, ray.get, items, workers * AHEAD)
    finally:
        ray.shutdown()


def _start(ray: Any, address: str, jobs: int) -> None:
    """Connect to a cluster, or start one here; raises `SpreadError`."""
    own = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    for left in reversed(range(TRIES if own else 1)):
        try:
            ray.init(address=address, log_to_driver=False, configure_logging=False, **own)
        except Exception as error:  # Ray raises nothing more specific
            ray.shutdown()
            if not left:
                raise SpreadError(f"no Ray cluster at {address}: {error}") from None
        else:
            return


def _knock(address: str) -> None:
    """Raise `SpreadError` if nobody answers at an address: Ray itself would wait forever."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not port.isdigit():
        return  # ``local``, ``auto``
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise SpreadError(f"no Ray cluster at {address}: {error}") from None


def _in_order(
    hand_out: Callable[[W], F], result: Callable[[F], R], items: Iterable[W], ahead: int
) -> Iterator[R]:
    """Results in the order of ``items``, never more than ``ahead`` of them under way."""
    waiting: deque[F] = deque()
    for item in items:
        waiting.append(hand_out(item))
        if len(waiting) >= ahead:
            yield result(waiting.popleft())
    while waiting:
        yield result(waiting.popleft())
