"""The special events (4.4), the Red River Campaign, attrition out of season, and the Valley."""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Done, Flow

from ... import control
from ...attrition import Forage, suffering
from ...base import P, Proc, ask_side, space_key
from ...components import CARDS, CONFEDERATE, SPACE, UNION, VALLEY, WILL
from ...state import ForThePeopleState
from ...will import change_will
from .losses import EMANCIPATION_TOLL, TakeToll
from .places import infantry, within
from .rule import EventRule, always, no_effect, only_for
from .tracks import change_blockade

__all__ = ["RULES", "ChooseAttrition", "RedRiver", "begin_special", "special_condition"]

EMANCIPATION: Final = 81
INTERVENTION: Final = 82
INTERVENTION_WILL: Final = 110
"""Confederate will at which Foreign Intervention may happen (4.4.2)."""
RED_RIVER_SPACES: Final = within(1 << SPACE["grand-ecore"], 1)


# --- 4.4 Emancipation and intervention ----------------------------------------------------------


def special_condition(state: ForThePeopleState, card: int) -> bool | None:
    """Whether the event of card 81 or 82 can happen now; None for other cards (4.4)."""
    if card == EMANCIPATION:
        return state.union_victory
    if card == INTERVENTION:
        return state.will[CONFEDERATE] >= INTERVENTION_WILL
    return None


def begin_special(play: P, card: int) -> Proc | None:
    """The effects of a special event, whoever brought it about (4.4)."""
    return _emancipate(play) if card == EMANCIPATION else _intervene(play)


def _emancipate(play: P) -> Proc | None:
    """4.4.1 and card 81: from now on remorse in every fall (12.9)."""
    play.state.emancipation = True
    play.tell("emancipation")
    change_will(play, CONFEDERATE, -10, "event")
    change_will(play, UNION, -5, "event")
    return TakeToll(EMANCIPATION_TOLL, UNION)


def _intervene(play: P) -> Proc | None:
    """4.4.2: blockade (4.4.2.1), reinforcements (4.4.2.2, by the flag), will (4.4.2.3)."""
    play.state.intervention = True
    play.tell("intervention")
    change_blockade(play, -1)
    change_will(play, UNION, WILL.intervention_union, "event")
    return None


def _special(card: int) -> EventRule:
    def begin(play: P, side: int) -> Proc | None:
        del side
        return begin_special(play, card)

    return EventRule(always, begin)


# --- The Red River Campaign ---------------------------------------------------------------------


class RedRiver(Proc):
    """The end of card 14 (played for operations by the Union).

    Without a Union SP in or next to Grand Ecore the Union loses 5; with one there, its spaces may
    be converted at once.
    """

    __slots__ = ()
    clause = "4.2.1"
    steps = ("judge",)

    def judge(self, play: P) -> Flow:
        state = play.state
        there = RED_RIVER_SPACES & state.occupied(UNION)
        if not there:
            change_will(play, UNION, -5, "event")
            return DONE
        spaces = there & infantry(state, UNION)
        placing = control.PlaceMarkers(UNION, 4, spaces, by_event=True, flip=True)
        return placing if placing.open_spaces(state) else DONE


# --- Attrition by event -------------------------------------------------------------------------


def _attrition_rule(card: int) -> EventRule:
    """Cards 1 and 124; the second leaves the game, and that is an effect."""

    def playable(state: ForThePeopleState, side: int) -> Denial | None:
        del side
        if not state.occupied(CONFEDERATE):
            return deny("9.1", "deny-no-units-for-event")
        useful = suffering(state, CONFEDERATE, foraging=False) or CARDS[card].removed
        return None if useful else no_effect(card)

    return EventRule(playable, _choose_attrition)


def _choose_attrition(play: P, side: int) -> Proc | None:
    del play, side
    return ChooseAttrition()


class ChooseAttrition(Proc):
    """The Union names a Confederate force that suffers attrition, and forages (cards 1, 124)."""

    __slots__ = ()
    clause = "9.1"
    steps = ("force",)

    def _spaces(self, state: ForThePeopleState) -> list[int]:
        """Where attrition takes anything at all: it spares one or two units (9.1)."""
        return [space for space, _ in suffering(state, CONFEDERATE, foraging=False)]

    def why_force(self, state: ForThePeopleState, action: Action) -> Denial | None:
        at = SPACE.get(action.args[0], -1) if action.verb == "attrition" and action.args else -1
        if at < 0 or at in self._spaces(state):
            return None
        return deny("9.1", "deny-attrition-takes-nothing", space=space_key(at))

    def force(self, play: P) -> Decision | Done:
        spaces = self._spaces(play.state)
        if not spaces:
            return DONE
        actions = [act("attrition", space_key(space)) for space in spaces]
        return ask_side(UNION, "prompt-event-attrition", actions, self.clause)

    def on_force(self, play: P, action: Action) -> Flow:
        del play
        return Forage(CONFEDERATE, SPACE[action.args[0]])


# --- The Valley ---------------------------------------------------------------------------------


def _valley_denial(state: ForThePeopleState, side: int) -> Denial | None:
    """Card 126: Union infantry in all three spaces of the Valley."""
    del side
    if VALLEY & ~infantry(state, UNION):
        return deny("8.4.2", "deny-valley-not-held")
    return None


def _devastate(play: P, side: int) -> Proc | None:
    """The Valley feeds nobody any more (8.4.2)."""
    del side
    state = play.state
    state.valley_devastated = True
    state.destroyed |= VALLEY
    state.touch_water()
    play.tell("valley-devastated")
    return None


RULES: Final[dict[int, EventRule]] = {
    1: only_for(UNION, _attrition_rule(1)),
    EMANCIPATION: _special(EMANCIPATION),
    INTERVENTION: _special(INTERVENTION),
    124: _attrition_rule(124),
    126: EventRule(_valley_denial, _devastate),
}
