"""The error for requests that a title cannot satisfy."""

from __future__ import annotations

__all__ = ["TitleError"]


class TitleError(ValueError):
    """A title, scenario, option, position or name that does not exist or is impossible.

    The message states the remedy.
    """
