"""How often Python looks for garbage that hangs in a circle."""

from __future__ import annotations

import gc

__all__ = ["collect_rarely"]


def collect_rarely(young: int = 50_000) -> None:
    """Let the collector of cyclic garbage look at new objects by ``young`` at a time, or rarer.

    Rules, bots and tables make tuples by the hundred thousand and hardly a circle, so that looking
    for one finds nothing: it takes a twelfth of the time of random play, and stops a server while
    it looks at all tables. What is there now, maps and tables above all, is not looked at again.
    """
    if not gc.get_freeze_count():
        gc.collect()
        gc.freeze()
    gc.set_threshold(young, 20, 1_000)
