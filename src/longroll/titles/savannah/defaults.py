"""What a position has that leaves something out: what a new game has, come to that turn.

A position is laid over the set-up of its scenario. What the set-up says of its own first turn is
no answer for a later one: by then the weather, the order of play or the defences have changed as
the rules change them, and this module follows those rules as far as no die and no player decides.
"""

from __future__ import annotations

from typing import Any, Final

from longroll.engine.procedure import Procedure
from longroll.engine.title import Document

from .components import LEADERS, TABLES, UNITS
from .components.parts import ALLIES, CROWN
from .effects import COMPLETE_TURN
from .reinforcements import Reinforcements, comes_by_sea
from .sequence import FIRST_TACTICAL, PlayerTurn, Siege
from .setting_up import SetUp, to_set_up
from .state import DUE, REMOVED, SavannahState
from .weather import tactical_weather

__all__ = ["follow_the_turn", "play_on"]

_STEPS_OF_WORKS: Final = (0, TABLES.works.turn_9, TABLES.works.turn_9 + TABLES.works.turn_10)
"""How many works have been begun at most after so many steps of the timetable (X4.4)."""


def follow_the_turn(state: SavannahState, document: Document) -> None:
    """Settle what ``document`` leaves out and its turn decides."""
    if "last_weather" not in document and state.weather != "fog" and "weather" in document:
        state.last_weather = state.weather
    if "weather" not in document and state.tactical:
        state.weather = tactical_weather(state)
    if "holder" not in document:
        state.holder = ALLIES if state.turn >= FIRST_TACTICAL else CROWN
    if "active" not in document:
        state.active = state.holder
    if state.scenario == "campaign":
        if "defences" not in document:
            state.defences = int((state.assault or state.turn) >= COMPLETE_TURN)
        _count_works(state, document)
    state.touch()


def _count_works(state: SavannahState, document: Document) -> None:
    """Counters and steps of the timetable that the works there are have used (X4.4)."""
    begun = len(state.works)
    if "works_left" not in document:
        state.works_left = max(0, TABLES.works.counters - begun)
    if "siege_stage" not in document:
        state.siege_stage = sum(begun > most for most in _STEPS_OF_WORKS)


def play_on(state: SavannahState, document: Document) -> list[Procedure[Any]]:
    """The stack without one: the player turn of the active side, at its movement phase (X3.VII).

    What is due in this very phase comes first, and a unit that would have been set up is. With
    ``clear`` nobody is due or set up who is not told of.
    """
    siege, turn = Siege(), PlayerTurn(state.active)
    siege.at = Siege.positions["second" if state.active == state.holder else "end_turn"]
    turn.at = PlayerTurn.positions["movement"]
    stack: list[Procedure[Any]] = [siege, turn]
    if _catch_up(state):
        stack.append(Reinforcements(state.active))
    if not document.get("clear") and to_set_up(state):
        stack.append(SetUp())
    return stack


def _catch_up(state: SavannahState) -> bool:
    """See to it that what should have come still comes; whether some of it comes now.

    Where the past would have put it nobody can tell: it comes with the next reinforcements of its
    side. So does what comes by sea today, for which a die would have been rolled (T.VAR). Once the
    assault is on, nobody comes any more (X1.6.noreturn).
    """
    now = False
    for side, at, due, place, late in _awaited(state):
        if due[place] <= 0 or due[place] > state.turn:
            continue
        if state.tactical:
            at[place] = REMOVED
        elif side != state.active or late or due[place] < state.turn:
            due[place] = _next_phase(state, side)
        else:
            now = True
    return now


def _awaited(state: SavannahState) -> list[tuple[int, list[int], list[int], int, bool]]:
    """The pieces that are due: side, the lists of places and of turns, index, and if by sea."""
    units = [
        (unit.side, state.at, state.due, unit.index, comes_by_sea(unit.entry))
        for unit in UNITS
        if state.at[unit.index] == DUE
    ]
    leaders = [
        (leader.side, state.leader_at, state.leader_due, leader.index, comes_by_sea(leader.entry))
        for leader in LEADERS
        if state.leader_at[leader.index] == DUE
    ]
    return units + leaders


def _next_phase(state: SavannahState, side: int) -> int:
    """The turn of the next reinforcement phase of a side."""
    to_come = side != state.active == state.holder and state.turn > 1
    return state.turn if to_come else state.turn + 1
