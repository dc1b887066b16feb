"""What is wrong with what somebody asked of a title."""

from __future__ import annotations

__all__ = ["TitleError"]


class TitleError(ValueError):
    """A title, scenario, option, position or name that does not exist or cannot be.

    Says the remedy.
    """
