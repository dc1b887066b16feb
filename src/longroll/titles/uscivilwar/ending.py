"""19.1 to 19.3 The end of a turn: control, recovery, points and victory."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.procedure import Flow

from .base import P, Proc, place_key, side_key
from .components import CONFEDERATE, TABLES, UNION
from .control import occupied
from .facts import Facts, facts, supply
from .ground import BORDER_REALMS, NORTH, REALM, VALUABLE
from .markers import can_mark, join_border_state, place_marker
from .options import ADVANCED
from .ships.yards import NavalRepair
from .state import CivilWarState
from .victory import (
    balance,
    confederate_points,
    mississippi_open,
    objectives_lost,
    union_points,
    verdict,
)

__all__ = ["EndPhase", "rivers_and_north"]

_NUMBER: Final = TABLES.victory.number


class EndPhase(Proc):
    """3.5 The End Phase: segments A to C, and D and E with ships (3.5.D, 3.5.E)."""

    __slots__ = ()
    clause = "19.1"
    steps = ("mark", "militia_of_the_north", "border_states", "recover", "score", "judge")

    def mark(self, play: P) -> Flow:
        """3.5.A, 19.1.1: markers where a side has SP in a state of the enemy."""
        play.tell("end-phase")
        state = play.state
        for side in (UNION, CONFEDERATE):
            for place in members(state.forces[side] & can_mark(state, side)):
                place_marker(play, side, place)
        return None

    def militia_of_the_north(self, play: P) -> Flow:
        """19.1.2, 17.2.5: Confederate markers in the North fall without a line to an SP.

        Entrenchments do too (10.1.1).
        """
        state = play.state
        marked = _signs(state) & NORTH & ~state.forces[CONFEDERATE]
        if marked:
            near = _near_forces(state)
            for place in members(marked & ~near):
                state.markers[CONFEDERATE] &= ~(1 << place)
                state.trenches[CONFEDERATE] &= ~(1 << place)
                play.tell("marker-removed", place=place_key(place))
        return None

    def border_states(self, play: P) -> Flow:
        """19.1.3, 17.1.4, 17.1.5: who has a Border state's Objective or Resource hexes has it."""
        for number, realm in enumerate(BORDER_REALMS):
            for side in (UNION, CONFEDERATE):
                hexes = VALUABLE & REALM[realm]
                lost = hexes & ~_holds_in_neutral(facts(play.state), side)
                if play.state.border[number] != side and not lost:
                    join_border_state(play, number, side)
        return None

    def recover(self, play: P) -> Flow:
        """3.5.B, 12.5.3, 19.2, 13.3.3: demoralised SP with a line, or a fortress, recover."""
        state = play.state
        for side in (UNION, CONFEDERATE):
            ready = supply(facts(state), side).fed_of(state.demoralised[side])
            state.demoralised[side] &= ~ready
            for place in members(ready):
                play.tell("recovered", side=side_key(side), place=place_key(place))
        return None

    def score(self, play: P) -> Flow:
        """19.3.1, 19.3.2: the Mississippi, and the invasion of the North."""
        rivers_and_north(play)
        state = play.state
        play.tell(
            "score",
            union=union_points(state),
            confederate=confederate_points(state),
            balance=balance(state),
        )
        return None

    def judge(self, play: P) -> Flow:
        """3.5.C, 19.3.4, and the end of a scenario."""
        result = verdict(play.state)
        if result is not None:
            play.finish(result)
            return None
        return NavalRepair() if ADVANCED in play.state.options else None


def _holds_in_neutral(found: Facts, side: int) -> Mask:
    """What a side has in a state, units standing in a neutral one included."""
    return found.held[side] | occupied(found.board, side)


def _signs(state: CivilWarState) -> Mask:
    """10.1.1: entrenchments are control markers to all intents, in the open country too."""
    return state.markers[CONFEDERATE] | state.trenches[CONFEDERATE]


def _near_forces(state: CivilWarState) -> Mask:
    """17.2.5: the places to which a line leads from some Confederate SP."""
    line = supply(facts(state), CONFEDERATE).lines
    start = state.forces[CONFEDERATE]
    leg = TABLES.supply.number("leg")
    return line.steps.chain(start, line.depots, leg, line.through, line.dear)


def rivers_and_north(play: P) -> None:
    """19.3.1, 19.3.2: points that depend on the End Phase in which they are counted."""
    state = play.state
    found = facts(state)
    was, state.mississippi = state.mississippi, int(mississippi_open(found))
    if was != state.mississippi:
        play.tell("mississippi", number=state.mississippi, points=_NUMBER("mississippi"))
    lost = objectives_lost(found)
    if lost:
        points = _NUMBER("objective") * lost.bit_count()
        state.invasion += points
        play.tell("invasion", points=points)
    if not _signs(state) & NORTH and state.invasion:
        state.invasion -= min(state.invasion, _NUMBER("fading"))
        play.tell("fading", points=_NUMBER("fading"))
