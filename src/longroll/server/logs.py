"""Logging without repetition: repeated lines are counted, and reported once in a while.

Plain text for people; JSON for programs that gather the logs of many servers.
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
"""Seconds within which the same line is not repeated."""
REQUESTS: Final = "longroll.requests"
"""The log of requests: route, status and duration in ms."""
KINDS: Final = 500
"""Number of different lines that are remembered."""


class Once(logging.Filter):
    """Passes a line unless the same was just logged; the next one tells how often it occurred."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to log a line."""
        error = record.exc_info[0] if record.exc_info else None
        # The format string identifies a line, whatever its arguments.
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
    """Formats a line as JSON. Other attributes that libraries attach may hold secrets: left out."""

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
    """Log warnings and errors to standard error without repetition; as JSON, also requests."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Plain() if as_json else logging.Formatter("%(levelname)s: %(message)s"))
    once = Once()
    handler.addFilter(lambda record: record.name == REQUESTS or once.filter(record))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger(REQUESTS).setLevel(logging.INFO if as_json else logging.WARNING)
