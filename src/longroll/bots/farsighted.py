"""A title whose positions are judged with what is to be expected of them (`Judgement.foresee`)."""

from __future__ import annotations

from typing import Any, cast

from longroll.engine.title import Title

__all__ = ["farsighted"]


def farsighted(title: Title) -> Title:
    """``title``, but for its `appraise`, which counts what it foresees besides."""
    return cast("Title", _Farsighted(title))


class _Farsighted:
    def __init__(self, title: Title) -> None:
        self._title = title
        # What a search asks for a million times is found at once.
        self.apply, self.copy, self.decision = title.apply, title.copy, title.decision
        self.quiet = title.quiet

    def appraise(self, state: Any, seat: str) -> int:
        """The appraisal, and what is foreseen."""
        return self._title.appraise(state, seat) + self._title.judgement.foresee(state, seat)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._title, name)
