"""A game as it was after some action, for whoever looks back."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from longroll.table.history import INTERVAL, History

__all__ = ["Moments"]

KEPT = 4


class Moments:
    """States of the past, found by replaying the stretch between two snapshots.

    The last few stretches are kept, so that a slider that is dragged replays each once.
    """

    def __init__(self, history: History) -> None:
        self._history = history
        self._stretches: OrderedDict[int, list[Any]] = OrderedDict()

    def state(self, seq: int) -> Any:
        """The state after ``seq`` actions; not to be changed."""
        start = seq - seq % INTERVAL
        states = self._stretches.pop(start, [])
        if seq - start >= len(states):
            states = self._replay(start)
        self._stretches[start] = states
        while len(self._stretches) > KEPT:
            self._stretches.popitem(last=False)
        return states[seq - start]

    def forget(self, seq: int) -> None:
        """Forget all that came after ``seq`` actions: it was taken back."""
        for start in [start for start in self._stretches if start + INTERVAL > seq]:
            del self._stretches[start]

    def _replay(self, start: int) -> list[Any]:
        history = self._history
        game = history.game(start)
        states = [history.title.copy(game.state)]
        for number in range(start, min(start + INTERVAL - 1, len(history.lines))):
            history.play(game, number)
            states.append(history.title.copy(game.state))
        return states
