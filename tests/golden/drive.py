"""Games driven towards an ending that play at random would hardly ever reach.

Both seats work for one aim and know everything, the dice to come among it: what comes out is no
honest game, but a legal one. Of many random ways to play on to the next card the one that serves
the aim best is taken; where the aim has goals, many of the ways lead to them (`guide`), and where
troops have to be led somewhere first a `Steer` leads them (`approach`).
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from longroll.engine.action import Action
from longroll.engine.chance import Chance, Sampled
from longroll.engine.decision import Decision
from longroll.engine.game import Game
from longroll.engine.title import Title
from tests.golden.guide import Goals, Guide

__all__ = ["Aim", "Driver", "Steer"]

Aim = Callable[[Any], float]
"""How well a state serves the aim."""

Steer = Callable[[random.Random, Any, Decision, str], Action | None]
"""What a seat does that is led somewhere; None where anything will do."""

LENGTH = 60
"""How many actions a way may have; half as many more if it has a goal."""
NEVER = 99
MARCHING = ("go", "stop", "convert", "land")
STRAIGHT = 0.7
"""How often a step of a march is the best one and not any."""
IDLE = ("stop", "done", "pass", "discard", "defer")


class _Way(NamedTuple):
    worth: float
    steps: list[tuple[Action, str]]


class _Moment(NamedTuple):
    """A game as it could go on from here: the state, and the dice that it will have."""

    title: Title
    state: Any
    chance: Chance

    def copy(self) -> _Moment:
        return _Moment(self.title, self.title.copy(self.state), copy.deepcopy(self.chance))


class Driver(NamedTuple):
    """What both seats work for, and how hard.

    Attributes:
        aim: how well a state serves.
        ways: how many ways to the next card are looked at.
        goals: where many of the ways lead, or None.
        tries: how often each turn is played, for the best to be kept.
        zeal: how often somebody who has chosen to do nothing thinks again.
        steer: who leads the troops, or None.
    """

    aim: Aim
    ways: int
    goals: Goals | None = None
    tries: int = 1
    zeal: int = 1
    steer: Steer | None = None

    def drive(self, game: Game, seed: int, until: int = NEVER) -> None:
        """Play ``game`` to its end, or into turn ``until``; the same seed gives the same game."""
        chooser = random.Random(seed)
        while not game.over:
            here = _Moment(game.title, game.state, game.chance)
            found = [self._turn(here, chooser) for _ in range(self.tries)]
            for action, seat in max(found, key=lambda way: way.worth).steps:
                if game.state.turn >= until:
                    return
                game.push(action, seat)

    def _turn(self, start: _Moment, chooser: random.Random) -> _Way:
        """Play on into the next turn, from card to card."""
        at, turn = start.copy(), start.state.turn
        steps: list[tuple[Action, str]] = []
        while at.state.turn == turn and at.title.decision(at.state) is not None:
            there = None if self.goals is None else self.goals(at.state)
            found = [self._wander(at, chooser, there) for _ in range(self.ways)]
            for action, seat in max(found, key=lambda way: way.worth).steps:
                at.title.decision(at.state)
                at.title.apply(at.state, seat, action, at.chance)
                steps.append((action, seat))
        return _Way(self.aim(at.state), steps)

    def _wander(self, start: _Moment, chooser: random.Random, there: Sequence[int] | None) -> _Way:
        """Play on at random until the next card is due; perhaps to one of the goals ``there``."""
        guide = None if there is None else Guide(chooser, there)
        most = LENGTH if guide is None else LENGTH * 3 // 2
        title, state, chance = start.copy()
        steps: list[tuple[Action, str]] = []
        while (decision := title.decision(state)) is not None and len(steps) < most:
            if steps and decision.prompt.key == "prompt-card":
                break
            seat = decision.seat
            led = None if guide is None else guide.pick(state, decision, seat)
            if self.steer is not None:
                led = self.steer(chooser, state, decision, seat)
            action = led or _any(decision.choices[seat], chooser, self.zeal)
            alone = guide is None and led is None
            if alone and action.verb in MARCHING and chooser.random() < STRAIGHT:
                action = _straight(title, state, decision.choices[seat], seat, self.aim)
            title.apply(state, seat, action, chance)
            steps.append((action, seat))
        return _Way(self.aim(state), steps)


def _straight(title: Title, state: Any, actions: Sequence[Action], seat: str, aim: Aim) -> Action:
    """The step of a march that serves the aim best by itself."""
    worth: list[float] = []
    for action in actions:
        after = title.copy(state)
        title.apply(after, seat, action, Sampled(1))
        worth.append(aim(after))
    return actions[worth.index(max(worth))]


def _any(actions: Sequence[Action], chooser: random.Random, zeal: int) -> Action:
    """Any action, but rarely one that does nothing."""
    action = chooser.choice(actions)
    for _ in range(zeal):
        if action.verb in IDLE or action.args[-1:] == ("event",):
            action = chooser.choice(actions)
    return action
