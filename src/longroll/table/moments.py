"""Past states of a game, for players who look back."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from typing import Any

from longroll.table.history import INTERVAL, History

__all__ = ["Moments", "Stretch"]

KEPT = 4


class Stretch:
    """The actions between two snapshots, to be replayed apart from the game.

    It holds all that it needs, so that a thread can replay it while the game goes on.
    """

    def __init__(self, history: History, start: int) -> None:
        self.start = start
        self._history = replace(history, lines=history.lines[: start + INTERVAL])

    def states(self) -> list[Any]:
        """The states after ``start`` actions and after each that follows; raises `TableError`."""
        history = self._history
        game = history.game(self.start)
        states = [history.title.copy(game.state)]
        for number in range(self.start, min(self.start + INTERVAL - 1, len(history.lines))):
            history.play(game, number)
            states.append(history.title.copy(game.state))
        return states


class Moments:
    """Past states, found by replaying the stretch between two snapshots.

    The last few stretches are cached, so that dragging a slider replays each only once.
    """

    def __init__(self, history: History) -> None:
        self._history = history
        self._stretches: OrderedDict[int, list[Any]] = OrderedDict()

    def state(self, seq: int) -> Any:
        """The state after ``seq`` actions, replayed unless cached; it must not be changed."""
        missing = self.missing(seq)
        if missing is not None:
            self.keep(missing, missing.states())
        start = seq - seq % INTERVAL
        self._stretches.move_to_end(start)
        return self._stretches[start][seq - start]

    def missing(self, seq: int) -> Stretch | None:
        """What must be replayed for the state after ``seq`` actions; None if it is cached."""
        start = seq - seq % INTERVAL
        known = seq - start < len(self._stretches.get(start, ()))
        return None if known else Stretch(self._history, start)

    def keep(self, stretch: Stretch, states: list[Any]) -> None:
        """Cache the states of a replayed stretch, none of which was undone meanwhile."""
        self._stretches[stretch.start] = states
        self._stretches.move_to_end(stretch.start)
        while len(self._stretches) > KEPT:
            self._stretches.popitem(last=False)

    def forget(self, seq: int) -> None:
        """Drop all states after ``seq`` actions, which were undone."""
        for start in [start for start in self._stretches if start + INTERVAL > seq]:
            del self._stretches[start]
