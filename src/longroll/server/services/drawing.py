"""Draws boards, each in a process of its own, so that no table has to wait."""

from __future__ import annotations

import os
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path

from longroll.engine.chosen import choose_pack, chosen_pack
from longroll.server.services.board_cache import Key, draw_here
from longroll.table.players import start_worker

__all__ = ["DrawingPool"]


class DrawingPool:
    """Draws boards, each in a process that then ends."""

    def __init__(self) -> None:
        self._at_work: set[SpawnProcess] = set()
        self._closed = False

    def draw(self, key: Key) -> str:
        """The bare board; blocks only the calling thread.

        If the process dies, the board is drawn in this one. Raises `DrawError` and `TitleError`,
        and `EOFError` once the pool is closed.
        """
        try:
            return self._drawn(key)
        except EOFError:
            if self._closed:
                raise
            return draw_here(key)

    def _drawn(self, key: Key) -> str:
        # Not fork: the server has threads.
        context = get_context("spawn")
        here, there = context.Pipe(duplex=False)
        work = context.Process(target=_draw, args=(there, key, chosen_pack(key[0])), daemon=True)
        self._at_work.add(work)
        try:
            work.start()
            there.close()
            done: str | Exception = here.recv()
            work.join()
        finally:
            self._at_work.discard(work)
            here.close()
        if isinstance(done, Exception):
            raise done
        return done

    def close(self) -> None:
        """Terminate the drawing processes."""
        self._closed = True
        for work in list(self._at_work):
            if work.is_alive():
                work.terminate()


def _draw(answer: Connection, key: Key, pack: Path | None) -> None:
    """Run in the process, at low priority: the tables come first."""
    start_worker()
    if hasattr(os, "nice"):  # not so on Windows
        os.nice(10)
    try:
        if pack is not None:
            choose_pack(key[0], pack)
        answer.send(draw_here(key))
    except Exception as error:
        answer.send(error)
