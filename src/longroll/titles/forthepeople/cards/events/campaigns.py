"""Campaign cards (4.3) and moves given by events: Belmont, Wilson's Creek, Big Bethel."""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.event import Value
from longroll.engine.procedure import Flow

from ... import movement, naval
from ...base import P, Proc, ask_side
from ...components import CARDS, SPACE, SPACES, UNION
from ...components import GENERAL as GENERAL_INDEX
from ...state import ForThePeopleState
from .rule import EventRule

__all__ = ["CAMPAIGN_MOVES", "RULES", "Campaign"]

CAMPAIGN_VALUE: Final = 3
"""Whoever is activated by a campaign card or event moves as by a card of this value."""
COLUMN: Final = 2
"""The strength points that cards 19, 66 and 104 move."""
CAMPAIGN_MOVES: Final[dict[int, int]] = {
    card: 3 if card in (83, 84) else 2 for card, what in CARDS.items() if what.kind == "campaign"
}
ARMY_SAILS: Final = act("army-sails")
STOP: Final = act("done")
_FIRST_TURN_1863: Final = 7


class Campaign(Proc):
    """Two or three moves of different forces, or one army by water (4.3, 6.1.5).

    Each move is over, battles and all, before the next one; one of them may be naval (4.3.2).
    ``states``: where a force was activated, in a first card of the 1863 scenario (15).
    """

    __slots__ = ("first_card", "left", "sailed", "side", "started", "states")
    clause = "4.3.1"
    steps = ("start", "move", "after", "close")

    def __init__(self, side: int, moves: int) -> None:
        super().__init__()
        self.side = side
        self.left = moves
        self.sailed = False
        self.started = False
        self.first_card = False
        self.states: tuple[int, ...] = ()

    def public(self) -> dict[str, Value]:
        """How many moves the campaign has left."""
        return {"moves": self.left}

    def start(self, play: P) -> None:
        state = play.state
        movement.clear_moved(state)
        opening = state.scenario == "1863" and state.turn == _FIRST_TURN_1863
        self.first_card = opening and state.rounds[self.side] == 1

    def _actions(self, state: ForThePeopleState) -> list[Action]:
        land = movement.activation_actions(state, self.side, CAMPAIGN_VALUE, True)
        sea = naval.naval_actions(state, self.side, CAMPAIGN_VALUE, campaign=True)
        found = [a for a in (*land, *sea) if self._campaign_denial(state, a) is None]
        if self._army_denial(state) is None:
            found.append(ARMY_SAILS)
        return found

    def _campaign_denial(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """What the card itself forbids: a second naval move; in 1863 a second in one state."""
        if action.verb == "sail" and self.sailed:
            return deny("4.3.2", "deny-one-naval-move")
        if self.first_card and _origin_state(state, action) in self.states:
            return deny("15.S2", "deny-one-activation-per-state")
        return None

    def _army_denial(self, state: ForThePeopleState) -> Denial | None:
        """The army's naval move takes all the moves of the card (4.3.2, 6.1.5)."""
        if self.side != UNION or self.started:
            return deny("6.1.5", "deny-army-sails-alone")
        return naval.may_move_army(state)

    def move(self, play: P) -> Flow:
        actions = self._actions(play.state) if self.left else []
        if not actions:
            return "close"
        return ask_side(
            self.side, "prompt-campaign", [*actions, STOP], self.clause, count=self.left
        )

    def why_move(self, state: ForThePeopleState, action: Action) -> Denial | None:
        if action == ARMY_SAILS:
            return self._army_denial(state)
        if not action.args or _origin(state, action) < 0:
            return None
        denial = self._campaign_denial(state, action)
        if denial is not None:
            return denial
        if action.verb == "sail":
            return naval.why_not_naval(state, self.side, CAMPAIGN_VALUE, action, campaign=True)
        return movement.why_not_action(state, self.side, CAMPAIGN_VALUE, True, action)

    def on_move(self, play: P, action: Action) -> Flow:
        if action == STOP:
            return "close"
        if action == ARMY_SAILS:
            self.left = 0
            return naval.ArmyNavalMove()
        self.states = (*self.states, _origin_state(play.state, action))
        self.left -= 1
        self.started = True
        if action.verb == "sail":
            self.sailed = True
            return naval.naval_procedure(self.side, action, campaign=True)
        return movement.Activation(self.side, CAMPAIGN_VALUE, campaign=True, first=action)

    def after(self, play: P) -> Flow:
        del play
        return "move"

    def close(self, play: P) -> None:
        movement.clear_moved(play.state)


def _origin(state: ForThePeopleState, action: Action) -> int:
    """The space where the force of an activation stands, or -1."""
    key = action.args[0]
    if key in SPACE:
        return SPACE[key]
    return state.post[GENERAL_INDEX[key]] if key in GENERAL_INDEX else -1


def _origin_state(state: ForThePeopleState, action: Action) -> int:
    return SPACES[_origin(state, action)].state


def _campaign(card: int) -> EventRule:
    def playable(state: ForThePeopleState, side: int) -> Denial | None:
        del state, side
        return None

    def begin(play: P, side: int) -> Proc | None:
        del play
        return Campaign(side, CAMPAIGN_MOVES[card])

    return EventRule(playable, begin)


# --- Two strength points as a corps -------------------------------------------------------------


def _column_denial(state: ForThePeopleState, side: int) -> Denial | None:
    found = movement.column_actions(state, side, COLUMN)
    return None if found else deny("5.1.2", "deny-no-units-for-event")


def _small_column(play: P, side: int) -> Proc | None:
    """Cards 19, 66, 104: up to two SPs of one space, as if a general led them."""
    del play
    return movement.Activation(side, COLUMN, as_corps=True)


_COLUMN: Final = EventRule(_column_denial, _small_column)

RULES: Final[dict[int, EventRule]] = {
    **{card: _campaign(card) for card in CAMPAIGN_MOVES},
    19: _COLUMN,  # Belmont
    66: _COLUMN,  # Wilson's Creek
    104: _COLUMN,  # Big Bethel
}
