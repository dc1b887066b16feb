"""Windows: the moments at which both sides may play event cards (X4.3).

A window opens on public facts alone: a side with cards in hand is asked as long as some card that
it could hold (one neither used nor removed) has an event now, even if all it can do is pass.
"""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.piles import could_hold, taken_from
from longroll.engine.procedure import DONE, Call, Flow

from ..base import P, Proc, ask_side, side_key
from ..components import CARDS, TABLES
from ..components.parts import ALLIES, CROWN
from ..deck import EventDraws, barred_this_turn, discard, return_to_deck, take_from_hand
from ..state import SavannahState
from .register import RULES
from .rule import clause_of, enemy

__all__ = ["LOCAL_SUPERIORITY", "Events", "Window", "could_play", "unplayable"]

LOCAL_SUPERIORITY: Final = 7
"""The card that cancels any other but the red ones."""

BOTH: Final = 2


def _offered(side: int, moment: str, tactical: bool) -> tuple[int, ...]:
    """The cards that ``side`` may play in windows of ``moment``, by their marks."""
    wrong_track = "strategic" if tactical else "tactical"
    return tuple(
        card
        for card, rule in sorted(RULES.items())
        if moment in rule.moments
        and CARDS[card].side in (side, -1)
        and CARDS[card].when != wrong_track
    )


_MOMENTS: Final = sorted({moment for rule in RULES.values() for moment in rule.moments})
OFFERED: Final = {
    (side, moment, tactical): _offered(side, moment, tactical)
    for side in (CROWN, ALLIES)
    for moment in _MOMENTS
    for tactical in (False, True)
}


def _may_hold(state: SavannahState, side: int, card: int) -> bool:
    return could_hold(state.hands[side], (card,), state.discards, state.gone)


def could_play(state: SavannahState, side: int, moment: str) -> bool:
    """Whether ``side`` may hold a card with an event now, by what everybody can see."""
    return any(
        _may_hold(state, side, card) and RULES[card].playable(state, side) is None
        for card in OFFERED.get((side, moment, state.tactical), ())
    )


def unplayable(state: SavannahState, side: int, moment: str, card: int) -> Denial | None:
    """Why ``side`` cannot play a card of its own hand now; None if it can (X4.3)."""
    if CARDS[card].side not in (side, -1):
        return deny("X4.3", "deny-card-of-other-side", card=card)
    if CARDS[card].when == ("strategic" if state.tactical else "tactical"):
        return deny("X4.3", "deny-card-other-track", card=card)
    if barred_this_turn(state, card):
        return deny("C45", "deny-card-just-taken", card=card)
    if moment not in RULES[card].moments:
        return deny(clause_of(card), "deny-card-not-now", card=card)
    return RULES[card].playable(state, side)


class Window(Proc):
    """Both sides may play cards, the active one first, until both pass in turn.

    In a hurricane or tempest nothing is played (T.WX).
    ``moment`` names the window; ``subject`` is the unit fired at in an ``announced`` window, else
    -1. Cards that are played act at once, each after the enemy could cancel it.
    """

    __slots__ = ("card", "moment", "passes", "side", "subject")
    clause = "X4.3"
    steps = ("open", "play", "cancel", "resolve")

    def __init__(self, moment: str, subject: int = -1) -> None:
        super().__init__()
        self.moment = moment
        self.subject = subject
        self.side = -1
        self.passes = 0
        self.card = 0

    def open(self, play: P) -> Flow:
        """Find who is asked next; it is over when neither side could do anything."""
        state = play.state
        if (
            not (state.hands[CROWN] or state.hands[ALLIES])
            or not TABLES.weather[state.weather].cards
        ):
            return DONE
        if self.side < 0:
            self.side = state.active
        while self.passes < BOTH:
            if could_play(state, self.side, self.moment):
                return None
            self._pass()
        return DONE

    def _pass(self) -> None:
        self.passes += 1
        self.side = enemy(self.side)

    def play(self, play: P) -> Decision:
        state = play.state
        playable = [
            act("play", card)
            for card in state.hands[self.side]
            if unplayable(state, self.side, self.moment, card) is None
        ]
        actions = [act("pass"), *playable]
        moment = self.moment
        return ask_side(state, self.side, "prompt-cards", actions, "X4.3", moment=moment)

    def why_play(self, state: SavannahState, action: Action) -> Denial | None:
        """The reason against a card of the own hand; of others only that it is not held."""
        if action.verb != "play" or len(action.args) != 1 or not action.args[0].isdigit():
            return None
        card = int(action.args[0])
        if card not in state.hands[self.side]:
            return deny("X4.3", "deny-card-not-held", count=card)
        return unplayable(state, self.side, self.moment, card)

    def on_play(self, play: P, action: Action) -> Flow:
        state = play.state
        if action.verb == "pass":
            self._pass()
            return "open"
        self.card, self.passes = action.integer(0), 0
        take_from_hand(state, self.side, self.card)
        discard(state, self.card)
        play.tell("card-played", side=side_key(self.side), card=self.card)
        may_cancel = _may_hold(state, enemy(self.side), LOCAL_SUPERIORITY)
        return "cancel" if may_cancel else "resolve"

    def cancel(self, play: P) -> Decision:
        """7: the enemy may cancel any card but a red one."""
        state, side = play.state, enemy(self.side)
        actions = [act("pass")]
        if _can_cancel(state, side):
            actions.append(act("interrupt", LOCAL_SUPERIORITY))
        return ask_side(state, side, "prompt-cancel", actions, "C07", card=self.card)

    def why_cancel(self, state: SavannahState, action: Action) -> Denial | None:
        if action.verb != "interrupt" or action.args != (str(LOCAL_SUPERIORITY),):
            return None
        if LOCAL_SUPERIORITY in state.hands[enemy(self.side)]:
            return deny("C45", "deny-card-just-taken", card=LOCAL_SUPERIORITY)
        return deny("C07", "deny-card-not-held", count=LOCAL_SUPERIORITY)

    def on_cancel(self, play: P, action: Action) -> Flow:
        if action.verb == "pass":
            return "resolve"
        state, side = play.state, enemy(self.side)
        take_from_hand(state, side, LOCAL_SUPERIORITY)
        discard(state, LOCAL_SUPERIORITY)
        play.tell("card-cancelled", side=side_key(side), card=self.card)
        self.card = 0
        return "open"

    def resolve(self, play: P) -> Flow:
        card, self.card = self.card, 0
        rule = RULES[card]
        if rule.returns:
            state = play.state
            state.discards = taken_from(state.discards, card)
            return_to_deck(state, card)
        event = rule.resolve(play, self.side)
        return "open" if event is None else Call(event, "open")

    def public(self) -> dict[str, str | int]:
        """Which moment it is, and the card that was just played."""
        return {"moment": self.moment, "card": self.card}


def _can_cancel(state: SavannahState, side: int) -> bool:
    held = LOCAL_SUPERIORITY in state.hands[side]
    return held and not barred_this_turn(state, LOCAL_SUPERIORITY)


class Events(Proc):
    """III: random events (X3): cards are drawn, then either side may play some."""

    __slots__ = ()
    clause = "X4.3"
    steps = ("draw", "window")

    def draw(self, play: P) -> Flow:
        del play
        return EventDraws()

    def window(self, play: P) -> Flow:
        del play
        return Window("events")
