"""A log that says nothing twice: what repeats itself is counted, and told once in a while."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

__all__ = ["Once", "log_quietly"]

WHILE: Final = 60.0
"""Seconds in which the same is not said again."""
KINDS: Final = 500
"""So many different lines are remembered."""


class Once(logging.Filter):
    """Lets a line pass if the same was not said just now; the next tells how often it was."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is to be said."""
        error = record.exc_info[0] if record.exc_info else None
        # The same sentence with other names in it is the same.
        key = (record.name, record.levelno, str(record.msg)[:200], error)
        now = self._clock()
        since, count = self._said.get(key, (0.0, 0))
        if key in self._said and now - since < WHILE:
            self._said[key] = (since, count + 1)
            return False
        if len(self._said) >= KINDS:
            self._said.clear()
        self._said[key] = (now, 0)
        if count:
            record.msg = f"{record.getMessage()} (and {count} times more in between)"
            record.args = None
        return True


def log_quietly() -> None:
    """Write warnings and errors to standard error, and none of them over and over."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(levelname)s: %(message)s"))
    handler.addFilter(Once())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
