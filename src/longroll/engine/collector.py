"""How often Python collects cyclic garbage."""

from __future__ import annotations

import gc

__all__ = ["collect_rarely"]


def collect_rarely(young: int = 50_000) -> None:
    """Run the collector of cyclic garbage only after ``young`` new objects, or more rarely.

    Rules, bots and tables make hundreds of thousands of tuples and hardly a cycle, so that the
    collector finds nothing: it takes a twelfth of the time of random play, and stops a server while
    it scans all tables. Objects that exist now, above all maps and tables, are not scanned again.
    """
    if not gc.get_freeze_count():
        gc.collect()
        gc.freeze()
    gc.set_threshold(young, 20, 1_000)
