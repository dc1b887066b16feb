"""Games driven towards an ending that play at random would hardly ever reach.

Both seats work for one aim and know everything, the dice to come among it: what comes out is no
honest game, but a legal one. Of many random ways to play on to the next card the one that serves
the aim best is taken.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from longroll.engine.action import Action
from longroll.engine.chance import Sampled
from longroll.engine.game import Game
from longroll.engine.title import Title
from longroll.titles.forthepeople.state import ForThePeopleState

__all__ = ["Aim", "drive"]

Aim = Callable[[ForThePeopleState], float]
"""How well a state serves the aim."""

LENGTH = 60
"""How many actions a way may have."""
MARCHING = ("go", "stop", "convert", "land")
STRAIGHT = 0.7
"""How often a step of a march is the best one and not any."""
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
        if action.verb in MARCHING and chooser.random() < STRAIGHT:
            action = _straight(title, state, decision.choices[seat], seat, aim)
        title.apply(state, seat, action, chance)
        steps.append((action, seat))
    return _Way(aim(state), steps)


def _straight(
    title: Title, state: ForThePeopleState, actions: Sequence[Action], seat: str, aim: Aim
) -> Action:
    """The step of a march that serves the aim best by itself."""
    worth: list[float] = []
    for action in actions:
        after = title.copy(state)
        title.apply(after, seat, action, Sampled(1))
        worth.append(aim(after))
    return actions[worth.index(max(worth))]


def _any(actions: Sequence[Action], chooser: random.Random) -> Action:
    """Any action, but rarely one that does nothing."""
    action = chooser.choice(actions)
    idle = action.verb in IDLE or action.args[-1:] == ("event",)
    return chooser.choice(actions) if idle else action
