"""A war of Bobby Lee led month by month to where the marker should stand.

At random the campaign is decided long before October 1864. Of some random ways to play a month, in
most of which hardly anything happens, the one is taken after which the marker stands best. As in
`drive` both seats work for one aim, and know the dice to come.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import NamedTuple

from longroll.engine.action import Action
from longroll.engine.game import Game
from longroll.titles.bobbylee.control import marker
from longroll.titles.bobbylee.state import BobbyLeeState

__all__ = ["MonthByMonth", "past_october"]

NEVER = 1 << 20
OCTOBER_1864 = 45
LEAD = 5
"""Where the marker stands when the Union leads and has not won."""
EVENTFUL = 0.6
"""How often whoever could end a month, or a list of orders, does not."""
LONG = 400
"""A month of more actions is not looked at."""
IDLE = ("bid", "pass", "done")


class MonthByMonth(NamedTuple):
    """How well the marker stands when a month has ended, and how many ways are looked at."""

    aim: Callable[[BobbyLeeState], float]
    ways: int

    def drive(self, game: Game, seed: int, until: int = NEVER) -> None:
        """Play ``game`` to its end, or into a month; the same seed gives the same game."""
        chooser = random.Random(seed)
        while not game.over and game.state.month < until:
            found = [self._month(game, chooser) for _ in range(self.ways)]
            for action, seat in max(found, key=lambda way: way[0])[1]:
                game.push(action, seat)

    def _month(self, game: Game, chooser: random.Random) -> tuple[float, list[tuple[Action, str]]]:
        """Play on until the next month has begun, or the game is over."""
        title, chance = game.title, copy.deepcopy(game.chance)
        state = title.copy(game.state)
        month, zeal = state.month, chooser.choice((0.0, EVENTFUL))
        steps: list[tuple[Action, str]] = []
        while state.month == month and (decision := title.decision(state)) is not None:
            actions = decision.actions
            idle = [one for one in actions if one.verb in IDLE and one.args in ((), ("0",))]
            lazy = idle and chooser.random() >= zeal
            action = chooser.choice(idle if lazy else actions)
            title.apply(state, decision.seat, action, chance)
            steps.append((action, decision.seat))
            if len(steps) > LONG:
                return -2.0 * NEVER, steps
        over = state.result is not None
        return self.aim(state) - (NEVER if over and state.month < OCTOBER_1864 else 0), steps


def past_october(state: BobbyLeeState) -> float:
    """3.31: the Union leads in October 1864, and no longer a year later."""
    wanted = LEAD if state.month <= OCTOBER_1864 + 1 else -LEAD
    return -abs(marker(state) - wanted)
