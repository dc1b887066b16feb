"""A log that says nothing twice: what repeats itself is counted, and told once in a while.

For people it is a line of text; for programs that gather the logs of many servers, JSON.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic
from typing import Final

__all__ = ["REQUESTS", "Once", "log_quietly"]

WHILE: Final = 60.0
"""Seconds in which the same is not said again."""
REQUESTS: Final = "longroll.requests"
"""The log of what was asked, by route: with what status it was answered, in how many ms."""
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


class _Plain(logging.Formatter):
    """A line of JSON. Whatever else a library hangs on a line may hold secrets: it is left out."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.name == REQUESTS:
            told |= vars(record)["asked"]
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def log_quietly(*, as_json: bool = False) -> None:
    """Write warnings and errors to standard error, and none of them over and over.

    As JSON also what was asked.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(_Plain() if as_json else logging.Formatter("%(levelname)s: %(message)s"))
    once = Once()
    handler.addFilter(lambda record: record.name == REQUESTS or once.filter(record))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger(REQUESTS).setLevel(logging.INFO if as_json else logging.WARNING)
