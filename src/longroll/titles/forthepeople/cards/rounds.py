"""The strategy rounds: who opens, in what order, and one round of one player (3.3)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial
from longroll.engine.decision import Decision
from longroll.engine.event import Value
from longroll.engine.procedure import Call, Flow

from .. import formations, movement
from ..base import P, Proc, ask_side, general_key, side_key
from ..components import CARDS, CONFEDERATE, GENERAL, UNION, enemy
from ..deck import could_hold, discard_card, remove_card, reshuffle_if_due
from ..options.generals import enlarge, enlargeable, why_not_enlarge
from ..options.queue import break_queue
from ..state import ForThePeopleState
from .events.richmond import ForwardToRichmond
from .events.special import RedRiver
from .forces import FORCES, why_not_force
from .obligations import (
    EMANCIPATION,
    INTERVENTION,
    QUEUE,
    RED_RIVER,
    card_actions,
    why_not_card,
)
from .operations import MARCHING, OperationChoice
from .queueing import Queue
from .register import event_rule

__all__ = ["CAMPAIGNS", "StrategyPhase", "StrategyRound"]

CAMPAIGNS: Final = tuple([n for n, card in CARDS.items() if card.kind == "campaign"])
"""Major and Minor Campaign (4.3.1)."""


def has_round(state: ForThePeopleState, side: int) -> bool:
    """Whether ``side`` has a card to play, or owes the march on Richmond (3.3.2, ruling B18)."""
    return bool(state.hand[side]) or (side == UNION and state.march_due)


class StrategyPhase(Proc):
    """The players alternate until nobody has a card; the Union opens unless 3.3.1 (3.3)."""

    __slots__ = ("side",)
    clause = "3.3"
    calm = True
    steps = ("start", "opener", "opening", "turn", "close")

    def __init__(self) -> None:
        super().__init__()
        self.side = UNION

    def start(self, play: P) -> Flow:
        """A victory of an earlier turn counts no more (4.4.1, ruling A14).

        The limits of 5.2.9 and 5.3.4 hold at the beginning of a round too: attrition or a general
        who has come may have broken them. From then on the end of each round keeps them.
        """
        play.state.union_victory = False
        return formations.RoundEnd(UNION)

    def opener(self, play: P) -> Flow:
        """Whether there is anybody to ask who opens."""
        return None if could_hold(play.state, CONFEDERATE, CAMPAIGNS) else "turn"

    def opening(self, play: P) -> Decision:
        """The Confederate may open with a campaign played as event (3.3.1)."""
        hand = play.state.hand[CONFEDERATE]
        actions = [act("defer"), *[act("open", card) for card in CAMPAIGNS if card in hand]]
        return ask_side(CONFEDERATE, "prompt-opening", actions, "3.3.1")

    def on_opening(self, play: P, action: Action) -> Flow:
        if action.verb == "defer":
            play.tell("union-opens")
            return "turn"
        return Call(StrategyRound(CONFEDERATE, action.integer(0)), then="turn")

    def turn(self, play: P) -> Flow:
        """The next round belongs to the side that is due, if it still has a card (3.3.2)."""
        side = self.side
        if not has_round(play.state, side):
            side = enemy(side)
            if not has_round(play.state, side):
                return "close"
        self.side = enemy(side)
        return Call(StrategyRound(side), then="turn")

    def close(self, play: P) -> None:
        """The special cards ask for a new deck at the end of the phase (4.4.1, 4.4.2).

        A queue of operations ends with the turn (20).
        """
        for side in (UNION, CONFEDERATE):
            break_queue(play, side)
        reshuffle_if_due(play)


class StrategyRound(Proc):
    """One player plays or discards one card (3.3.2, 4.2.3).

    ``card`` is set when the Confederate opens with a campaign; later it is the card played.
    """

    __slots__ = ("card", "side")
    clause = "3.3.2"
    calm = True
    ahead = MappingProxyType({"choice": dict.fromkeys(MARCHING, ("3.3.2", "deny-first-card"))})
    steps = ("start", "choice", "event", "operations", "river", "end")

    def __init__(self, side: int, card: int = 0) -> None:
        super().__init__()
        self.side = side
        self.card = card

    def public(self) -> dict[str, Value]:
        """Whose round it is, and the card that he has played in it (0 before)."""
        return {"side": side_key(self.side), "card": self.card}

    def start(self, play: P) -> Flow:
        """What moved with an earlier card may move again with this one (4.3.1)."""
        state = play.state
        movement.clear_moved(state)
        state.rounds[self.side] += 1
        if self.side == UNION and state.march_due:
            state.march_due = False
            return Call(ForwardToRichmond(), then="end")
        if self.card:
            return self._event(play)
        return None

    def choice(self, play: P) -> Decision:
        actions = card_actions(play.state, self.side)
        growing = enlargeable(play.state, self.side)
        actions += [act("enlarge", general_key(general)) for general in growing]
        return ask_side(self.side, "prompt-card", actions, "3.3.2")

    def why_choice(self, state: ForThePeopleState, action: Action) -> Denial | None:
        if action.verb == "enlarge" and len(action.args) == 1 and action.args[0] in GENERAL:
            return why_not_enlarge(state, self.side, GENERAL[action.args[0]])
        if action.verb in FORCES:
            return why_not_force(state, self.side, action)
        return why_not_card(state, self.side, action)

    def on_choice(self, play: P, action: Action) -> Flow:
        if action.verb == "enlarge":
            enlarge(play, GENERAL[action.args[0]])
            return "choice"
        self.card = action.integer(0)
        if action.args[-1] == QUEUE:
            self._operations(play)
            return Call(Queue(self.side, self.card), then="river")
        break_queue(play, self.side)
        if action.verb == "discard":
            discard_card(play, self.side, self.card)
            play.tell("card-discarded", side=side_key(self.side), card=self.card)
            return "end"
        return self._event(play) if action.args[1] == "event" else self._operations(play)

    def _event(self, play: P) -> str:
        """The card is seen and goes where it belongs before its text is carried out (4.2.1)."""
        leave = remove_card if CARDS[self.card].removed else discard_card
        leave(play, self.side, self.card)
        play.tell("card-event", side=side_key(self.side), card=self.card)
        return "event"

    def _operations(self, play: P) -> str:
        leave = remove_card if self._red_river() else discard_card  # ruling B40
        leave(play, self.side, self.card)
        if self.card in (EMANCIPATION, INTERVENTION):
            play.state.reshuffle = True
        value = CARDS[self.card].ops
        play.tell("card-operations", side=side_key(self.side), card=self.card, count=value)
        return "operations"

    def _red_river(self) -> bool:
        return self.card == RED_RIVER and self.side == UNION

    def event(self, play: P) -> Flow:
        """The text of the card (4.2)."""
        rule = event_rule(self.card)
        follow = rule.begin(play, self.side) if rule is not None else None
        return "end" if follow is None else Call(follow, then="end")

    def operations(self, play: P) -> Flow:
        """One operation with the number of the card (4.1)."""
        del play
        return OperationChoice(self.side, CARDS[self.card].ops)

    def river(self, play: P) -> Flow:
        """The Red River Campaign is judged when its operation is over (card 14)."""
        del play
        return RedRiver() if self._red_river() else None

    def end(self, play: P) -> Flow:
        """Sizes and commands are put right, for both sides (5.2.4, 5.2.9, 5.3.4)."""
        del play
        return formations.RoundEnd(self.side)
