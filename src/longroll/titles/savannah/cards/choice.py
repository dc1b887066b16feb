"""What a card leaves to somebody's choice: one question, which a single answer settles."""

from __future__ import annotations

from typing import ClassVar

from longroll.engine.action import Action
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision, ask
from longroll.engine.procedure import DONE, Call, Flow

from ..base import P, Proc
from ..state import SavannahState
from .rule import Playable, Resolve, clause_of, no_aim

__all__ = ["STEPS", "CardChoice", "aimed", "asks"]


class CardChoice(Proc):
    """One choice that a card asks for; ``side`` played the card.

    A card derives its own from it, with its options and what taking one does. Without an option
    nothing happens.
    """

    __slots__ = ("side",)
    card: ClassVar[int] = 0
    prompt: ClassVar[str] = ""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def chooser(self, state: SavannahState) -> str:
        """Who chooses: whoever played the card, unless it says otherwise."""
        return state.seat_for(self.side)

    def options(self, state: SavannahState) -> list[Action]:
        """What there is to choose from."""
        raise AssertionError(f"{self.name} has no options: {state.turn}")

    def take(self, play: P, action: Action) -> Proc | None:
        """What the choice does, and what it goes on with."""
        raise AssertionError(f"{self.name} cannot take {action}: {play.state.turn}")

    def only(self, play: P) -> Flow:
        """Nothing to choose from is over; a single option is taken."""
        found = self.options(play.state)
        if not found:
            play.tell("card-no-effect", card=self.card)
            return DONE
        return self._took(play, found[0]) if len(found) == 1 else None

    def _took(self, play: P, action: Action) -> Flow:
        after = self.take(play, action)
        return DONE if after is None else Call(after, "over")

    def choose(self, play: P) -> Decision:
        state = play.state
        return ask(
            self.chooser(state),
            self.prompt,
            self.options(state),
            clause_of(self.card),
            card=self.card,
        )

    def why_choose(self, state: SavannahState, action: Action) -> Denial | None:
        del action
        count = len(self.options(state))
        return deny(clause_of(self.card), "deny-card-not-there", card=self.card, count=count)

    def on_choose(self, play: P, action: Action) -> Flow:
        return self._took(play, action)

    def over(self, play: P) -> Flow:
        del play
        return DONE


STEPS: tuple[str, ...] = ("only", "choose", "over")
"""The steps of every choice; each class names them itself, so that this one is not a procedure."""


def asks(choice: type[CardChoice]) -> Resolve:
    """The event of a card that is nothing but this choice."""
    return lambda _play, side: choice(side)


def aimed(choice: type[CardChoice]) -> Playable:
    """No event without anything to choose from."""
    return lambda state, side: None if choice(side).options(state) else no_aim(choice.card)
