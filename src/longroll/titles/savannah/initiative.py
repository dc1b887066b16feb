"""G6, X4.19.init: who has the initiative."""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Flow

from .base import P, Proc, ask_side, d10, side_key
from .cards.window import Window
from .components.parts import ALLIES, BRITISH, CROWN, FRENCH, SIDE_KEYS
from .effects import initiative_taker
from .momentum import spend_momentum
from .morale import initiative_modifier
from .state import SavannahState

__all__ = ["DICTATE", "PER_CHIT", "Initiative", "fixed_order"]

PER_CHIT: Final = 2
"""What a chit spent before the roll adds (G12.62.init-before)."""
DICTATE: Final = 3
"""The chits that decide after the roll (G12.62.init-after)."""
LAST_STRATEGIC: Final = 15
FIRST_TACTICAL: Final = 16


def fixed_order(turn: int) -> int:
    """The side that moves first by rule (X4.19.order), or -1 where the dice decide."""
    if turn <= LAST_STRATEGIC:
        return CROWN
    return ALLIES if turn == FIRST_TACTICAL else -1


class Initiative(Proc):
    """G6.1: each side rolls; chits add to the roll, or overrule it (G6.2).

    The side that had the initiative last says first how many chits it spends. The holder is in
    ``state.holder`` when it returns.
    """

    __slots__ = ("bids", "ruler", "side")
    clause = "G6.1"
    steps = ("order", "cards", "look_up", "turn_to", "bid", "roll", "dictate")

    def __init__(self) -> None:
        super().__init__()
        self.side = -1
        self.bids: tuple[int, ...] = ()
        self.ruler = -1

    def order(self, play: P) -> Flow:
        state = play.state
        first = fixed_order(state.turn)
        if first < 0:
            return None
        state.holder = first
        play.tell("initiative-fixed", side=side_key(first))
        return DONE

    def cards(self, play: P) -> Flow:
        del play
        return Window("initiative")

    def look_up(self, play: P) -> Flow:
        """C47: its holder takes the initiative without a roll."""
        taker = initiative_taker(play.state)
        if taker < 0:
            return None
        return self._take(play, taker)

    def _take(self, play: P, side: int) -> Flow:
        play.state.holder = side
        play.tell("initiative", side=side_key(side))
        return DONE

    def turn_to(self, play: P) -> Flow:
        """Find who has chits to spend before the roll, the last holder first."""
        state = play.state
        while len(self.bids) < len(SIDE_KEYS):
            self.side = state.holder if not self.bids else 1 - state.holder
            if "advanced" in state.options and state.momentum[self.side]:
                return "bid"
            self.bids = (*self.bids, 0)
        return "roll"

    def bid(self, play: P) -> Decision:
        state = play.state
        actions = [act("spend", count) for count in range(state.momentum[self.side] + 1)]
        return ask_side(
            state,
            self.side,
            "prompt-initiative",
            actions,
            "G12.62.init-before",
            side=side_key(self.side),
        )

    def on_bid(self, play: P, action: Action) -> Flow:
        count = action.integer(0)
        spend_momentum(play, self.side, count)
        self.bids = (*self.bids, count)
        return "turn_to"

    def roll(self, play: P) -> Flow:
        """G6.1.ties: equal totals are rolled again with the same modifiers."""
        state = play.state
        order = (state.holder, 1 - state.holder)
        added = [
            initiative_modifier(state, BRITISH if side == CROWN else FRENCH) + PER_CHIT * bid
            for side, bid in zip(order, self.bids, strict=True)
        ]
        totals = [0, 0]
        while totals[0] == totals[1]:
            for number, side in enumerate(order):
                rolled = d10(play, "initiative")
                totals[number] = rolled + added[number]
                play.tell(
                    "initiative-roll",
                    side=side_key(side),
                    roll=rolled,
                    amount=added[number],
                    count=totals[number],
                )
        winner = order[0] if totals[0] > totals[1] else order[1]
        self.side = winner
        self.ruler = self._could_dictate(state)
        return None if self.ruler >= 0 else self._take(play, winner)

    def _could_dictate(self, state: SavannahState) -> int:
        """The side with the chits to overrule the dice, or -1: of five only one has three."""
        if "advanced" in state.options:
            for side in (CROWN, ALLIES):
                if state.momentum[side] >= DICTATE:
                    return side
        return -1

    def dictate(self, play: P) -> Decision:
        actions = [act("accept"), *(act("dictate", side) for side in SIDE_KEYS)]
        return ask_side(
            play.state,
            self.ruler,
            "prompt-dictate",
            actions,
            "G12.62.init-after",
            side=side_key(self.side),
        )

    def on_dictate(self, play: P, action: Action) -> Flow:
        if action.verb == "accept":
            return self._take(play, self.side)
        spend_momentum(play, self.ruler, DICTATE)
        return self._take(play, SIDE_KEYS.index(action.args[0]))
