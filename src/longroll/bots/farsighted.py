"""A title whose positions are judged otherwise: with what is to be expected, or as by a judge."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from longroll.engine.judgement import WON
from longroll.engine.title import Title

__all__ = ["farsighted", "judging"]


def farsighted(title: Title) -> Title:
    """``title``, but for its `appraise`, which counts what it foresees besides."""
    return cast("Title", _Farsighted(title))


def judging(title: Title, state: Any, decided: int, ahead: int) -> Title:
    """``title``, as whoever judges the choices of others by a search had best see it.

    A game that is won or lost counts for no more than can be averaged: a million would outweigh
    everything else. Every other position is appraised as usual, and so is a defeat that the
    title weighs as odds (`Judgement.lost`). And where searches look beyond the end of what is
    begun, nothing stands pat (`Foresight.stand_pat`): what comes after it comes after every other
    action, too, and is seen there.

    Args:
        title: the game.
        state: what is compared with a victory.
        decided: a victory is worth so many points, a defeat as many less than nothing...
        ahead: ... but it is better than ``state`` by so many at least, and a defeat worse.
    """
    return cast("Title", _Judging(title, state, decided, ahead))


class _Otherwise:
    def __init__(self, title: Title) -> None:
        self._title = title
        # What a search asks for a million times is found at once.
        self.apply, self.copy, self.decision = title.apply, title.copy, title.decision
        self.quiet = title.quiet

    def __getattr__(self, name: str) -> Any:
        return getattr(self._title, name)


class _Farsighted(_Otherwise):
    def appraise(self, state: Any, seat: str) -> int:
        """The appraisal, and what is foreseen."""
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
