"""Ways that lead somewhere: for games in which the Union must carry the war to many places.

A guided way has one goal. The Union prefers operations, the formation nearest to the goal, most of
its strength, and the step that brings it nearer; the Confederate stands aside and plays events.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache

from longroll.engine.action import Action
from longroll.engine.decision import Decision
from longroll.titles.forthepeople.components import GENERAL, HOPS, SPACE, SPACES, WATER
from longroll.titles.forthepeople.state import ForThePeopleState

__all__ = ["FAR", "Goals", "Guide", "steps_from"]

Goals = Callable[[ForThePeopleState], Sequence[int]]
"""The spaces to which the war should be carried."""

FAR = 99
GUIDED, OPERATIONS, OBEYED, ASIDE = 0.75, 0.7, 0.88, 0.65
"""How often a way has a goal, a card is played for it, a choice serves it, an enemy gives way."""
NUMBERS = ("with", "load", "count")


@cache
def steps_from(space: int) -> tuple[int, ...]:
    """By space, how many links lie between it and ``space`` by land; `FAR` without a way."""
    found = [FAR] * len(SPACES)
    found[space] = 0
    waiting = [space]
    for at in waiting:  # grows while it is read
        for hop in HOPS[at]:
            if hop.kind != WATER and found[hop.to] == FAR:
                found[hop.to] = found[at] + 1
                waiting.append(hop.to)
    return tuple(found)


def _place(state: ForThePeopleState, action: Action) -> int:
    """The space that an action speaks of: that of its general, too; -1 for none."""
    if not action.args:
        return -1
    if action.verb == "activate":
        return state.post[GENERAL[action.args[0]]]
    return SPACE.get(action.args[0], -1)


def _number(action: Action) -> int:
    text = "".join(action.args[:1])
    return int(text) if text.isdecimal() else -1


class Guide:
    """What one way prefers; ``chooser`` decides how often it does."""

    def __init__(self, chooser: random.Random, goals: Sequence[int]) -> None:
        self.chooser = chooser
        self.far: tuple[int, ...] | None = None
        if goals:
            self.far = steps_from(chooser.choice(goals))
        self.guided = self.far is not None and chooser.random() < GUIDED
        self.operates = chooser.random() < OPERATIONS

    def pick(self, state: ForThePeopleState, decision: Decision, seat: str) -> Action | None:
        """An action that serves the goal; None where any will do."""
        actions = decision.choices[seat]
        if seat == "confederate":
            return self._aside(decision.prompt.key, actions)
        if not self.guided or self.far is None:
            return None
        if decision.prompt.key == "prompt-card":
            return self._any([a for a in actions if a.args[-1:] == ("operations",)], self.operates)
        return self._onward(state, actions, self.far)

    def _any(self, actions: Sequence[Action], wanted: bool) -> Action | None:
        return self.chooser.choice(actions) if actions and wanted else None

    def _aside(self, prompt: str, actions: Sequence[Action]) -> Action | None:
        """The Confederate plays events, lets the enemy come, and gives way."""
        gives_way = self.chooser.random() < ASIDE
        if prompt == "prompt-card":
            return self._any([a for a in actions if a.args[-1:] == ("event",)], gives_way)
        if prompt in ("prompt-intercept", "prompt-try-retreat"):
            yielding = [a for a in actions if a.verb in ("pass", "stand", "retreat")]
            return self._any(yielding, gives_way)
        return None

    def _onward(
        self, state: ForThePeopleState, actions: Sequence[Action], far: tuple[int, ...]
    ) -> Action | None:
        """Convert, take all, come nearer."""
        if self.chooser.random() >= OBEYED:
            return None
        converts = [a for a in actions if a.verb == "convert"]
        if converts:
            return converts[0]
        if actions[0].verb in NUMBERS:
            return max(actions, key=_number)
        led = [a for a in actions if _place(state, a) >= 0]
        if not led:
            return None
        nearest = sorted(led, key=lambda a: far[_place(state, a)])
        if led[0].verb != "go":
            return self.chooser.choice(nearest[:3] if self.operates else nearest[:10])
        return self._step(state, actions, nearest[0], far)

    def _step(
        self,
        state: ForThePeopleState,
        actions: Sequence[Action],
        best: Action,
        far: tuple[int, ...],
    ) -> Action:
        """The step that comes nearest, or a stop where none comes nearer."""
        assert state.force is not None
        stops = [a for a in actions if a.verb == "stop"]
        if stops and far[_place(state, best)] >= far[state.force.at]:
            return stops[0]
        return best
