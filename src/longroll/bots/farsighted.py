"""A title with another appraisal: with expectations added, or adapted to judging choices."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from longroll.engine.judgement import WON
from longroll.engine.title import Title

__all__ = ["farsighted", "judging"]


def farsighted(title: Title) -> Title:
    """``title``, with an `appraise` that adds what the title foresees."""
    return cast("Title", _Farsighted(title))


def judging(title: Title, state: Any, decided: int, ahead: int) -> Title:
    """``title`` as suits a search that judges the choices of others.

    A won or lost game is worth an amount that can be averaged: a million would outweigh everything
    else. Other positions are appraised as usual, including a defeat that the title weighs as odds
    (`Judgement.lost`). And where searches look beyond the end of an operation, nothing stands pat
    (`Foresight.stand_pat`): what comes after such an action comes after every other action too, and
    is seen there.

    Args:
        title: the game.
        state: the position with which a result is compared.
        decided: the least worth of a victory in points, and of a defeat with the sign reversed.
        ahead: by how many points a victory is at least better than ``state``, and a defeat worse.
    """
    return cast("Title", _Judging(title, state, decided, ahead))


class _Otherwise:
    def __init__(self, title: Title) -> None:
        self._title = title
        # A search calls these a million times, so they bypass `__getattr__`.
        self.apply, self.copy, self.decision = title.apply, title.copy, title.decision
        self.quiet = title.quiet

    def __getattr__(self, name: str) -> Any:
        return getattr(self._title, name)


class _Farsighted(_Otherwise):
    def appraise(self, state: Any, seat: str) -> int:
        """The appraisal, plus what is foreseen."""
        return self._title.appraise(state, seat) + self._title.judgement.foresee(state, seat)


class _Judging(_Otherwise):
    def __init__(self, title: Title, state: Any, decided: int, ahead: int) -> None:
        super().__init__(title)
        self._state, self._decided, self._ahead = state, decided, ahead
        foresight = title.judgement.foresight
        if foresight.deep:
            foresight = foresight._replace(stand_pat={})
        self.judgement = replace(title.judgement, foresight=foresight)

    def appraise(self, state: Any, seat: str) -> int:
        """The appraisal, with a victory or defeat in proportion."""
        worth = self._title.appraise(state, seat)
        if -WON < worth < WON:
            return worth
        stands = self._title.appraise(self._state, seat)
        if worth > 0:
            return max(self._decided, stands + self._ahead)
        return min(-self._decided, stands - self._ahead)
