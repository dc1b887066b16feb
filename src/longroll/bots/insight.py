"""What a bot is given to choose from; it never includes the true state."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from copy import copy
from typing import Any, Protocol

from longroll.bots.quiescence import CLOSING, closing, stands_pat
from longroll.engine.action import Action
from longroll.engine.chance import Sampled
from longroll.engine.decision import Decision
from longroll.engine.title import Title, View

__all__ = ["Bot", "Insight"]


class Insight:
    """One decision as the deciding seat knows it.

    Attributes:
        title: the game.
        seat: the seat that must choose.
        decision: the choice, with its actions.
    """

    __slots__ = ("_state", "decision", "seat", "title")

    def __init__(self, title: Title, state: Any, seat: str, decision: Decision) -> None:
        self.title = title
        self.seat = seat
        self.decision = decision
        self._state = state

    @property
    def actions(self) -> tuple[Action, ...]:
        """The legal actions."""
        return self.decision.choices[self.seat]

    @property
    def quiet(self) -> bool:
        """Whether no operation is in progress (`Title.quiet`). This is public information."""
        return self.title.quiet(self._state)

    def judged_by(self, title: Title) -> Insight:
        """The same decision, with positions judged by ``title``, another form of the same game."""
        other = copy(self)
        other.title = title
        return other

    def view(self) -> View:
        """What the seat may know."""
        return self.title.view(self._state, self.seat)

    def world(self, seed: int) -> Any:
        """A possible world: the state with everything that the seat does not know dealt anew."""
        return self.title.resample(self._state, self.seat, Sampled(seed))

    def usual(self) -> Action | None:
        """The choice of the title's policy (`Judgement.policy`); None if it has none."""
        policy = self.title.judgement.policy
        return None if policy is None else policy(self.world(0), self.seat, self.decision)

    def rest(self) -> Action | None:
        """The action that ends a quiet moment and leaves the position's worth unchanged, or None.

        An order that is no better than this is not worth giving (`Foresight.stand_pat`).
        """
        ends = (action for action in self.actions if action.verb in CLOSING)
        return next((end for end in ends if stands_pat(self.title, self._state, end)), None)

    def shortlist(self, most: int, choose: random.Random, stray: int) -> list[Action]:
        """At most ``most`` of the actions: the most promising, and one in ``stray`` at random.

        Actions that look equally promising are taken in random order, so that their place on the
        list does not matter. The policy's choice, or else the action that ends the operation, is
        always included. Where the title has no opinion (`Judgement.priorities`), the whole sample
        is random.
        """
        actions = list(self.actions)
        if len(actions) <= most:
            return actions
        priorities = self.title.judgement.priorities
        if priorities is None:
            return choose.sample(actions, most)
        hopes = priorities(self.world(choose.getrandbits(32)), self.seat, actions)
        if len(set(hopes)) == 1:  # no opinion
            return choose.sample(actions, most)
        order = sorted(range(len(actions)), key=lambda number: (-hopes[number], choose.random()))
        first = order[: most - most // stray]
        usual = self.usual()
        end = usual if usual is not None else closing(self.actions)
        if end is not None and actions.index(end) not in first:
            first[-1] = actions.index(end)
        rest = [number for number in order if number not in first]
        chosen = first + choose.sample(rest, most - len(first))
        return [actions[number] for number in chosen]

    def by_promise(
        self, actions: Sequence[Action], ahead: Collection[Action | None]
    ) -> list[Action]:
        """Some actions in the order in which to try them: those ``ahead``, then by promise.

        Without an opinion of the title (`Judgement.priorities`) the others keep their order.
        """
        priorities = self.title.judgement.priorities
        hopes = priorities(self.world(0), self.seat, actions) if priorities is not None else ()
        hope = dict(zip(actions, hopes, strict=False))
        return sorted(actions, key=lambda action: (action not in ahead, -hope.get(action, 0.0)))


class Bot(Protocol):
    """A player. ``choose`` is deterministic for the seed that the bot was made with."""

    @property
    def name(self) -> str:
        """The name in records and tables."""
        ...

    def choose(self, insight: Insight) -> Action:
        """One of the actions of ``insight``."""
        ...
