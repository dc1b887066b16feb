"""Events of the war on the water: naval weapons (6.7), naval moves (6.1), Galveston."""

from __future__ import annotations

from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Done, Flow

from ... import control, formations
from ... import naval as navy
from ...base import P, Proc, ask_side, side_key, space_key
from ...components import COASTAL_FORTS, CONFEDERATE, RUNNER_PORTS, SPACE, SPACES, UNION
from ...naval import weapons
from ...state import ForThePeopleState
from .rule import EventRule, no_space

__all__ = ["FLEET_BONUS", "RULES", "Galveston", "galveston_forts"]


# --- Weapons ------------------------------------------------------------------------------------


def _ironclad_denial(state: ForThePeopleState, side: int) -> Denial | None:
    del side
    return None if weapons.ironclad_spaces(state) else no_space("6.7")


def _ironclad(play: P, side: int) -> Proc | None:
    del play, side
    return weapons.PlaceIronclad()


def _torpedo_denial(state: ForThePeopleState, side: int) -> Denial | None:
    del side
    return None if weapons.torpedo_spaces(state) else no_space("6.7")


def _torpedoes(play: P, side: int) -> Proc | None:
    del play, side
    return weapons.PlaceTorpedoes()


def _hunley_denial(state: ForThePeopleState, side: int) -> Denial | None:
    del side
    return None if weapons.hunley_spaces(state) else no_space("6.7")


def _hunley(play: P, side: int) -> Proc | None:
    del play, side
    return weapons.PlaceHunley()


def _monitor_denial(state: ForThePeopleState, side: int) -> Denial | None:
    del side
    return None if state.ironclads else deny("6.7", "deny-no-ironclad-in-play")


def _monitor(play: P, side: int) -> Proc | None:
    del play, side
    return weapons.SinkIronclad()


_IRONCLAD: Final = EventRule(_ironclad_denial, _ironclad)


# --- Moves --------------------------------------------------------------------------------------


FLEET_BONUS: Final = 2
"""What Foote and Porter add to an amphibious assault (6.4.1)."""


def _fleet(bonus: int = 0, *, farragut: bool = False) -> EventRule:
    """A naval move by event: 57 and 58 add to assaults and to running the guns, 59 slips by."""

    def playable(state: ForThePeopleState, side: int) -> Denial | None:
        del side
        found = navy.sailing_ports(state, False, farragut)
        return None if found else deny("6.1.1", "deny-nobody-sails")

    def begin(play: P, side: int) -> Proc | None:
        del play
        return navy.NavalMove(side, by_event=True, bonus=bonus, farragut=farragut)

    return EventRule(playable, begin)


# --- Galveston: card 115 ------------------------------------------------------------------------


def galveston_forts(state: ForThePeopleState) -> list[int]:
    """Coastal forts under Union control without units, before a port with Confederate infantry.

    The port is a runner port, open or closed; the unit comes from it (6.8.2, card 115).
    """
    held = state.controlled(UNION) & COASTAL_FORTS & ~state.occupied(UNION)
    return [
        fort
        for fort in members(held)
        if RUNNER_PORTS >> SPACES[fort].ward & 1 and state.infantry[CONFEDERATE][SPACES[fort].ward]
    ]


def _galveston_denial(state: ForThePeopleState, side: int) -> Denial | None:
    del side
    return None if galveston_forts(state) else no_space("6.8.2")


def _galveston(play: P, side: int) -> Proc | None:
    del play, side
    return Galveston()


class Galveston(Proc):
    """A unit goes from a port to its fort, which is Confederate at once (card 115)."""

    __slots__ = ()
    clause = "6.8.2"
    steps = ("fort",)

    def fort(self, play: P) -> Decision | Done:
        forts = galveston_forts(play.state)
        actions = [act("occupy-fort", space_key(fort)) for fort in forts]
        return ask_side(CONFEDERATE, "prompt-event-garrison", actions, self.clause)

    def on_fort(self, play: P, action: Action) -> Flow:
        state, fort = play.state, SPACE[action.args[0]]
        port = SPACES[fort].ward
        state.add_infantry(CONFEDERATE, port, -1)
        state.add_infantry(CONFEDERATE, fort, 1)
        side = side_key(CONFEDERATE)
        play.tell("fort-garrisoned", side=side, space=space_key(fort))
        control.set_marker(play, fort, CONFEDERATE)
        formations.army_emptied(play, CONFEDERATE, port)
        return DONE


RULES: Final[dict[int, EventRule]] = {
    51: EventRule(_torpedo_denial, _torpedoes),
    53: _IRONCLAD,  # CSS Arkansas
    54: _IRONCLAD,  # CSS Virginia
    55: _IRONCLAD,  # CSS Tennessee
    56: EventRule(_hunley_denial, _hunley),
    57: _fleet(FLEET_BONUS),  # Foote
    58: _fleet(FLEET_BONUS),  # Porter
    59: _fleet(farragut=True),  # Farragut
    60: EventRule(_monitor_denial, _monitor),
    **dict.fromkeys((93, 94, 95, 96), _fleet()),  # Strategy Board
    115: EventRule(_galveston_denial, _galveston),
}
