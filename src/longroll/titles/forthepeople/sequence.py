"""3 The sequence of play."""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.decision import Decision, ask_together
from longroll.engine.procedure import Flow

from .attrition import AttritionPhase
from .base import P, Proc
from .cards.rounds import StrategyPhase
from .components import CONFEDERATE, SCENARIOS, TURN_KEYS, UNION
from .control import PoliticalPhase, release_armies
from .deck import Deal
from .generals import PlaceGenerals
from .reinforcement import PlaceReinforcements
from .state import SEATS, ForThePeopleState
from .strategic import StrategicMovement
from .victory import end_of_turn, end_scenario, last_turn, scenario_of_turn

__all__ = ["ReinforcementPhase", "War", "held", "next_held"]

_STOPPING: Final = (act("play-on"), act("end-game"))


class War(Proc):
    """The whole game, turn by turn (3). The steps are the phases of the rulebook."""

    __slots__ = ()
    clause = "3"
    calm = True
    steps = (
        "begin_turn",
        "reinforcement",
        "deal",
        "strategy",
        "political_control",
        "attrition",
        "end_of_turn",
        "truce",
        "next_turn",
    )

    def begin_turn(self, play: P) -> Flow:
        """Announce the turn."""
        play.tell("turn", turn=TURN_KEYS[play.state.turn])
        return None

    def reinforcement(self, play: P) -> Flow:
        """3.1."""
        return ReinforcementPhase()

    def deal(self, play: P) -> Flow:
        """3.2."""
        return Deal()

    def strategy(self, play: P) -> Flow:
        """3.3."""
        return StrategyPhase()

    def political_control(self, play: P) -> Flow:
        """3.4."""
        return PoliticalPhase()

    def attrition(self, play: P) -> Flow:
        """3.5."""
        return AttritionPhase()

    def end_of_turn(self, play: P) -> Flow:
        """Automatic victories, and the end of the scenario (3.6)."""
        state = play.state
        end_of_turn(play)
        if state.turn == last_turn(state):
            end_scenario(play)
        return None

    def truce(self, play: P) -> Decision | None:
        """After a fall turn the players may agree to end the game there (2.1)."""
        if not scenario_of_turn(play.state.turn):
            return None
        seats = (SEATS[UNION], SEATS[CONFEDERATE])
        return ask_together("2.1", "prompt-truce", dict.fromkeys(seats, _STOPPING))

    def on_truce(self, play: P, answers: dict[str, Action]) -> Flow:
        """Both have to want it."""
        if all(answer.verb == "end-game" for answer in answers.values()):
            play.tell("agreed-end")
            end_scenario(play)
        return None

    def next_turn(self, play: P) -> Flow:
        """Move the turn marker on."""
        play.state.turn += 1
        return "begin_turn"


class ReinforcementPhase(Proc):
    """Reinforcements, strategic movement, generals (3.1, 10.1), as far as the turn has them.

    The first turn of a scenario and Fall 1861 leave steps out (2.8, 10.7, 14.6, 15.6, 16.6).
    """

    __slots__ = ()
    clause = "3.1"
    steps = (
        "union_units",
        "confederate_units",
        "union_moves",
        "confederate_moves",
        "generals",
        "markers",
    )

    def union_units(self, play: P) -> Flow:
        """3.1.a, 10.1.a (10.3)."""
        return PlaceReinforcements(UNION) if held(play.state, "a") else None

    def confederate_units(self, play: P) -> Flow:
        """3.1.a, 10.1.a (10.4, 10.5)."""
        return PlaceReinforcements(CONFEDERATE) if held(play.state, "a") else None

    def union_moves(self, play: P) -> Flow:
        """3.1.b, 10.1.b (10.2)."""
        return StrategicMovement(UNION) if held(play.state, "b") else None

    def confederate_moves(self, play: P) -> Flow:
        """3.1.b, 10.1.b (10.2)."""
        return StrategicMovement(CONFEDERATE) if held(play.state, "b") else None

    def generals(self, play: P) -> Flow:
        """3.1.c, 10.1.c (10.6)."""
        return PlaceGenerals() if held(play.state, "c") else None

    def markers(self, play: P) -> Flow:
        """Army markers lost last turn can be created again (7.3.5)."""
        release_armies(play)
        return None


def held(state: ForThePeopleState, step: str) -> bool:
    """Whether a step of the phase is held this turn (3.1, SC.I)."""
    return _is_held(state, step, state.turn)


def _is_held(state: ForThePeopleState, step: str, turn: int) -> bool:
    return step in SCENARIOS[state.scenario].steps.get(turn, "abc")


def next_held(state: ForThePeopleState, step: str) -> int:
    """The turn in which step ``a`` or ``c`` of the phase is held next; 0 if the game ends before.

    It is this turn until the step is over.
    """
    to_come = PlaceReinforcements if step == "a" else ReinforcementPhase
    now = any(isinstance(frame, to_come) for frame in state.stack)
    turns = range(state.turn + (not now), last_turn(state) + 1)
    return next((turn for turn in turns if _is_held(state, step, turn)), 0)
