"""3 The sequence of play: turns from the start of the scenario to its end."""

from __future__ import annotations

from longroll.board.region import members
from longroll.engine.procedure import Flow

from .base import P, Proc, turn_of
from .cards import DrawCards
from .components import CONFEDERATE, NEUTRAL, SCENARIOS, SEASONS, TABLES, UNION
from .cycle import ActionCycle
from .ending import EndPhase
from .leadership import LeaderManagement
from .markers import KENTUCKY_BORDER, kentucky_joins
from .reinforcement import ConfederateReinforcement, UnionReinforcement
from .returns import Returns
from .setting_up import START_OF
from .state import CivilWarState
from .strategic import StrategicMovement

__all__ = ["War"]


class War(Proc):
    """The whole game.

    ``waiting`` are the Generals of cavalry who were displaced before this turn (8.7); None in a
    position from before that was asked.
    """

    __slots__ = ("waiting",)
    clause = "3"
    steps = (
        *("deal_union", "deal_confederate", "begin_first"),
        *("begin", "union_reinforcement", "confederate_reinforcement"),
        *("union_returns", "confederate_returns"),
        *("union_strategy", "confederate_strategy", "union_leaders", "confederate_leaders"),
        *("actions", "end_phase", "next_turn"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.waiting: tuple[int, ...] | None = None

    def deal_union(self, play: P) -> Flow:
        """S1.1: each side begins with some cards."""
        return DrawCards(UNION, _first_cards(play.state))

    def deal_confederate(self, play: P) -> Flow:
        """The same."""
        return DrawCards(CONFEDERATE, _first_cards(play.state))

    def begin_first(self, play: P) -> Flow:
        """S1.1: the first turn begins with its Action Phases."""
        _announce(play)
        return "actions"

    def begin(self, play: P) -> Flow:
        """A turn; in Turn 4 Kentucky joins the Union if nobody has invaded it (17.1.3)."""
        state = play.state
        self.waiting = tuple(members(state.late))
        _announce(play)
        late = state.turn >= TABLES.kentucky.number("joins")
        if late and state.border[KENTUCKY_BORDER] == NEUTRAL:
            kentucky_joins(play, UNION)
        return None

    def union_reinforcement(self, play: P) -> Flow:
        """3.1, 3.1.A."""
        del play
        return UnionReinforcement()

    def confederate_reinforcement(self, play: P) -> Flow:
        """3.1.B."""
        del play
        return ConfederateReinforcement()

    def union_returns(self, play: P) -> Flow:
        """3.1.C, the Union first."""
        del play
        return Returns(UNION, self.waiting)

    def confederate_returns(self, play: P) -> Flow:
        """3.1.C."""
        del play
        return Returns(CONFEDERATE, self.waiting)

    def union_strategy(self, play: P) -> Flow:
        """3.2.A."""
        del play
        return StrategicMovement(UNION)

    def confederate_strategy(self, play: P) -> Flow:
        """3.2.B."""
        del play
        return StrategicMovement(CONFEDERATE)

    def union_leaders(self, play: P) -> Flow:
        """3.3, the Union first."""
        del play
        return LeaderManagement(UNION)

    def confederate_leaders(self, play: P) -> Flow:
        """3.3."""
        del play
        return LeaderManagement(CONFEDERATE)

    def actions(self, play: P) -> Flow:
        """3.4."""
        del play
        return ActionCycle()

    def end_phase(self, play: P) -> Flow:
        """3.5."""
        del play
        return EndPhase()

    def next_turn(self, play: P) -> Flow:
        """The next turn of the track."""
        play.state.turn += 1
        return "begin"


def _first_cards(state: CivilWarState) -> int:
    return SCENARIOS[START_OF[state.scenario]].cards


def _announce(play: P) -> None:
    turn = turn_of(play.state)
    play.tell("turn", turn=turn.number, season=SEASONS[turn.season], year=turn.year)
