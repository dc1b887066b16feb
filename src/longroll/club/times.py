"""Times as the club stores them, milliseconds since 1970, and as it presents them."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from babel.dates import format_date

from longroll.server.errors import Refusal

__all__ = ["instant", "local", "moment"]

FURTHEST = 4_102_444_800_000
"""The year 2100, an upper limit for times."""


def instant(at: int) -> str:
    """A time in ISO 8601.

    >>> instant(1_764_197_517_000)
    '2025-11-26T22:51:57.000Z'
    """
    told = datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")
    return told.replace("+00:00", "Z")


def local(at: int, zone: str, language: str) -> str:
    """A time as it is written in a language, in a named time zone.

    >>> local(1_764_197_517_000, "Europe/Rome", "it")
    'mercoledì 26 novembre 2025, 23:51 (Europe/Rome)'
    >>> local(1_764_197_517_000, "Nowhere/Atlantis", "en")
    'Wednesday 26 November 2025, 22:51 (UTC)'
    """
    try:
        told = datetime.fromtimestamp(at / 1000, ZoneInfo(zone))
    except (ZoneInfoNotFoundError, ValueError):  # unknown on this machine
        told, zone = datetime.fromtimestamp(at / 1000, UTC), "UTC"
    day = format_date(told, "EEEE d MMMM y" if language == "en" else "full", locale=language)
    return f"{day}, {told:%H:%M} ({zone})"


def moment(text: str) -> int:
    """The time of an ISO 8601 text with its zone; raises `Refusal` if it is invalid.

    >>> moment("2025-11-26T23:51:57+01:00")
    1764197517000
    """
    try:
        told = datetime.fromisoformat(text)
        at = int(told.timestamp() * 1000)
    except (ValueError, OverflowError, OSError):
        raise Refusal(422, "error-club-time", detail=text[:40]) from None
    if told.tzinfo is None or not 0 <= at < FURTHEST:
        raise Refusal(422, "error-club-time", detail=text[:40])
    return at
