"""Games driven towards an ending that play at random would hardly ever reach.

Both seats work for one aim and know everything, the dice to come among it: what comes out is no honest
game, but a legal one. Of many random ways to play on to the next card the one that serves the aim best
is taken.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from longroll.engine.action import Action
from longroll.engine.game import Game
from longroll.titles.forthepeople.state import ForThePeopleState

__all__ = ["Aim", "drive"]

Aim = Callable[[ForThePeopleState], float]
"""How well a state serves the aim."""

LENGTH = 60
"""How many actions a way may have."""
IDLE = ("stop", "done", "pass", "discard", "defer")


class _Way(NamedTuple):
    worth: float
    steps: list[tuple[Action, str]]


def drive(game: Game, aim: Aim, seed: int, ways: int) -> None:
    """Play ``game`` to its end, both seats for ``aim``; the same seed gives the same game."""
    chooser = random.Random(seed)
    while not game.over:
        found = [_wander(game, aim, chooser) for _ in range(ways)]
        for action, seat in max(found, key=lambda way: way.worth).steps:
            game.push(action, seat)


def _wander(game: Game, aim: Aim, chooser: random.Random) -> _Way:
    """Play on at random, with the dice that the game will have, until the next card is due."""
    title = game.title
    state = title.copy(game.state)
    chance = copy.deepcopy(game.chance)
    steps: list[tuple[Action, str]] = []
    while (decision := title.decision(state)) is not None and len(steps) < LENGTH:
        if steps and decision.prompt.key == "prompt-card":
            break
        seat = decision.seat
        action = _any(decision.choices[seat], chooser)
        title.apply(state, seat, action, chance)
        steps.append((action, seat))
    return _Way(aim(state), steps)


def _any(actions: Sequence[Action], chooser: random.Random) -> Action:
    """Any action, but rarely one that does nothing."""
    action = chooser.choice(actions)
    return chooser.choice(actions) if action.verb in IDLE else action
