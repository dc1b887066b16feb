"""X3, T.SOP, X1.6 The sequence of play: the whole game, a turn and a player turn."""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.decision import Decision, ask_together
from longroll.engine.procedure import Flow

from . import effects
from .base import P, Proc, ask_side, side_key
from .bombardment import Bombardment
from .cards.window import Events, Window
from .combat import CloseCombat
from .components import TABLES, TURNS
from .components.parts import ALLIES, ARMIES_OF, CROWN
from .fire import DefensiveFire
from .initiative import Initiative
from .mortars import Mortars
from .movement import Movement
from .rally import Rally
from .reinforcements import Reinforcements, cancel_reinforcements
from .setting_up import SetUp, to_set_up
from .siege import SiegeWorks
from .state import BOARD, SavannahState
from .victory import Surrender, automatic, finish
from .weather import Weather, tactical_weather

__all__ = ["Announce", "PlayerTurn", "Siege", "last_turn"]

FIRST_TACTICAL: Final = 16
"""The first turn of the tactical track (X1.6.tactical)."""
ANNOUNCED_UNTIL: Final = 14
"""The last turn after which the Allies may announce the assault (X1.6.A)."""
SORTIES_FREE: Final = 11
"""From this turn on the British leave the perimeter as they like (X4.10.end)."""

_LAST: Final = {"historical": 20, "campaign": 25}


def last_turn(state: SavannahState) -> int:
    """The turn after which the game is over (X1.5, X1.6.end, H.length)."""
    return _LAST[state.scenario]


class Siege(Proc):
    """The whole game, turn by turn (G5, GS, X3.0). The steps are the phases of the rulebook."""

    __slots__ = ()
    clause = "X3.0"
    steps = (
        *("set_up", "begin_turn", "initiative", "weather", "events", "works", "bombardment"),
        *("first", "second", "end_turn", "next_turn"),
    )

    # --- Setting up -------------------------------------------------------------------------------

    def set_up(self, play: P) -> Flow:
        """Before the first turn a unit is set up freely (H.setup)."""
        return SetUp() if to_set_up(play.state) else None

    # --- The joint part of a turn -----------------------------------------------------------------

    def begin_turn(self, play: P) -> Flow:
        """Its weather on the tactical track, and what ends or begins by the calendar."""
        state = play.state
        play.tell("turn", turn=state.turn)
        if state.tactical:
            _begin_tactical(play)
        else:
            state.holder = CROWN
            if state.turn == SORTIES_FREE:
                _end_sorties(state)
            if state.turn == TABLES.works.defences_complete:
                state.defences = 1
                play.tell("defences-complete")
        return None

    def initiative(self, play: P) -> Flow:
        """I: from turn 17 on dice say who is first (X3.I, X4.19.order, G5.A, GS.A, H.order)."""
        return Initiative() if play.state.turn > FIRST_TACTICAL else None

    def weather(self, play: P) -> Flow:
        """II, on the strategic track."""
        return None if play.state.tactical else Weather()

    def events(self, play: P) -> Flow:
        """III: cards are drawn on the turns marked for it (X3.III, X4.3), and may be played."""
        return None if play.state.tactical else Events()

    def works(self, play: P) -> Flow:
        """IV, from turn 9 on (X4.4)."""
        state = play.state
        built = state.works_left or any(not complete for _, _, complete in state.works)
        open_ = not state.tactical and state.turn >= TABLES.works.first_turn and built
        return SiegeWorks() if open_ else None

    def bombardment(self, play: P) -> Flow:
        """V, on the turns that are marked for it (X4.6)."""
        state = play.state
        return Bombardment() if not state.tactical and TURNS[state.turn].bombardment else None

    # --- The player turns -------------------------------------------------------------------------

    def first(self, play: P) -> Flow:
        """The turn of the player with the initiative (X4.19.order; on turn 16: X1.6.order16)."""
        return PlayerTurn(play.state.holder)

    def second(self, play: P) -> Flow:
        """The other player's turn (G5.C); on turn 1 there is none."""
        state = play.state
        return None if state.turn == 1 else PlayerTurn(1 - state.holder)

    def end_turn(self, play: P) -> Flow:
        """XI: what lasted a turn is over (G5.D, GS.D)."""
        effects.clear(play.state)
        return None

    def next_turn(self, play: P) -> Flow:
        """The marker moves on, to turn 16 when the assault was announced (X1.6.A, X1.6.switch)."""
        state = play.state
        if state.turn >= last_turn(state):
            finish(play)
            return None
        announced = state.assault and not state.tactical
        state.turn = FIRST_TACTICAL if announced else state.turn + 1
        if state.turn == FIRST_TACTICAL:
            cancel_reinforcements(play)
        return "begin_turn"


def _begin_tactical(play: P) -> None:
    state = play.state
    state.weather = tactical_weather(state)
    state.touch(*BOARD)
    play.tell("weather", weather=state.weather)
    if state.turn == FIRST_TACTICAL:
        state.holder = ALLIES
        _end_sorties(state)
        if not state.assault:
            state.defences = 1


def _end_sorties(state: SavannahState) -> None:
    """Outside the perimeter is a place like any other from now on (X4.10.end)."""
    state.on_sortie = 0
    state.sortie_of = [-1] * len(state.sortie_of)
    state.touch(*BOARD)


class PlayerTurn(Proc):
    """The turn of one player, VI to XI (X3, T.SOP)."""

    __slots__ = ("rallied", "side")
    clause = "X3.0"
    steps = (
        *("begin", "reinforcements", "cards", "early_rally", "movement", "rally", "fire"),
        *("mortars", "combat", "window", "judge", "surrender", "announce"),
    )

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.rallied = False

    def begin(self, play: P) -> Flow:
        """The active player (G3.2.active)."""
        play.state.active = self.side
        play.tell("player-turn", side=side_key(self.side))
        return None

    def reinforcements(self, play: P) -> Flow:
        """VI, on the strategic track."""
        return None if play.state.tactical else Reinforcements(self.side)

    def cards(self, play: P) -> Flow:
        """Cards before the first move, and before the rally that card 39 puts first (X4.3.use)."""
        del play
        return Window("movement")

    def early_rally(self, play: P) -> Flow:
        """With card 39 the British rally before they move."""
        if self.side == CROWN and effects.rally_before_movement(play.state):
            self.rallied = True
            return Rally(self.side)
        return None

    def movement(self, play: P) -> Flow:
        """VII (G5.B2, GS.B2)."""
        return Movement(self.side)

    def rally(self, play: P) -> Flow:
        """VIII (X3.VIII, G5.B3, GS.B3)."""
        return None if self.rallied else Rally(self.side)

    def fire(self, play: P) -> Flow:
        """IX: the inactive player's guns (G5.B4, GS.B4)."""
        return DefensiveFire(1 - self.side)

    def mortars(self, play: P) -> Flow:
        """IX: the French mortars, in the Allied player turn (X4.12)."""
        return Mortars() if self.side == ALLIES else None

    def combat(self, play: P) -> Flow:
        """X (X3.X, G5.B6, GS.B6)."""
        return CloseCombat(self.side)

    def window(self, play: P) -> Flow:
        """Cards (X4.3.use)."""
        return Window("turn-end")

    def judge(self, play: P) -> Flow:
        """XI: automatic victories."""
        automatic(play)
        return None

    def surrender(self, play: P) -> Flow:
        """After a British turn the garrison may have to roll (X2.1A)."""
        return Surrender() if self.side == CROWN else None

    def announce(self, play: P) -> Flow:
        """After an Allied turn the Allies may announce the assault (X1.6.A)."""
        state = play.state
        return Announce() if self.side == ALLIES and state.turn <= ANNOUNCED_UNTIL else None


class Announce(Proc):
    """At the end of an Allied turn from 1 to 14: whether to storm the town next turn (X1.6.A).

    It asks for ``announce`` or ``wait``.
    """

    __slots__ = ()
    clause = "X1.6.A"
    steps = ("choose",)

    def choose(self, play: P) -> Decision:
        """The Allies decide together: of two players both have to want it (ruling T1)."""
        actions = [act("wait"), act("announce")]
        seats = dict.fromkeys(play.state.seat_of(army) for army in ARMIES_OF[ALLIES])
        if len(seats) == 1:
            return ask_side(play.state, ALLIES, "prompt-announce", actions, self.clause)
        return ask_together(self.clause, "prompt-announce", dict.fromkeys(seats, actions))

    def on_choose(self, play: P, action: Action | dict[str, Action]) -> Flow:
        """There is no way back to the strategic track (X1.6.noreturn)."""
        said = action.values() if isinstance(action, dict) else (action,)
        if all(choice.verb == "announce" for choice in said):
            play.state.assault = play.state.turn
            play.tell("assault-announced", turn=play.state.turn)
        return None
