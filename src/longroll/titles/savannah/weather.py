"""X3.II, X4.2, T.WX The weather of the turn."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import Flow

from .base import P, Proc, army_key, ask_army, d10, unit_key
from .cards.window import Window
from .components import GRID, TABLES, TURNS, UNIT, UNITS
from .components.parts import AMERICAN, ARTILLERY, BRITISH, FRENCH, MOUNTED
from .losses import lose_step
from .state import BOARD, SavannahState

__all__ = ["Weather", "roll_modifier", "tactical_weather", "weather_without_roll"]

_STORM_ORDER = (AMERICAN, BRITISH, FRENCH)
"""The order in which a hurricane strikes the armies (T.WX)."""


class Weather(Proc):
    """The weather phase of a strategic turn (X3.II). It asks for ``lose <unit>`` in a hurricane."""

    __slots__ = ("army",)
    clause = "X4.2"
    steps = ("roll", "window", "hurricane", "struck", "next_army", "over")

    def __init__(self) -> None:
        super().__init__()
        self.army = 0

    def roll(self, play: P) -> Flow:
        """The die on the turns that are marked for it, else as it was (X4.2.noroll)."""
        state = play.state
        if TURNS[state.turn].weather:
            state.weather = state.last_weather = _rolled(play)
        else:
            state.weather = weather_without_roll(state)
        state.touch(*BOARD)
        play.tell("weather", weather=state.weather)
        return None

    def window(self, play: P) -> Flow:
        """Cards (X4.3.use)."""
        return Window("weather")

    def hurricane(self, play: P) -> Flow:
        """Only a hurricane destroys anything."""
        return None if play.state.weather == "hurricane" else "over"

    def struck(self, play: P) -> Decision | str:
        """The easternmost unit of each army loses a step; its owner chooses among equals."""
        state = play.state
        army = _STORM_ORDER[self.army]
        units = easternmost(state, army)
        if not units:
            return "next_army"
        actions = [act("lose", unit_key(unit)) for unit in units]
        return ask_army(state, army, "prompt-hurricane", actions, "T.WX")

    def on_struck(self, play: P, action: Action) -> Flow:
        """No points to anybody, but the usual loss of army morale."""
        unit = UNIT[action.args[0]]
        play.tell("hurricane", unit=unit_key(unit))
        lose_step(play, unit)
        return None

    def why_struck(self, state: SavannahState, action: Action) -> Denial | None:
        """Only the easternmost, horse before foot before guns."""
        if action.verb != "lose":
            return None
        return deny("T.WX", "deny-not-easternmost", army=army_key(_STORM_ORDER[self.army]))

    def next_army(self, play: P) -> Flow:
        """The other armies."""
        self.army += 1
        return "struck" if self.army < len(_STORM_ORDER) else None

    def over(self, play: P) -> Flow:
        """Nothing more: it holds for all, for the whole turn (X4.2.dur)."""
        return None


def roll_modifier(state: SavannahState) -> int:
    """What is added to the weather roll of the turn (X4.2.mod, T.WX)."""
    drm = 0
    waived = state.turn == 2 and state.weather in TABLES.turn_2_waived_by
    if not waived:
        drm += TABLES.weather_turn.get(state.turn, 0)
    if state.turn > 1 and state.weather == "fair":
        drm += TABLES.weather_after_fair
    return drm


def _rolled(play: P) -> str:
    """The weather by the die; 0 or less is rolled again, unmodified, for a storm (T.WX)."""
    roll = d10(play, "weather")
    drm = roll_modifier(play.state)
    found = TABLES.weather_first[max(0, min(9, roll + drm))]
    play.tell("weather-roll", roll=roll, amount=drm, count=roll + drm)
    if found == "again":
        second = d10(play, "weather-again")
        found = TABLES.weather_second[second]
        play.tell("weather-roll-again", roll=second)
    return found


def weather_without_roll(state: SavannahState) -> str:
    """The weather of a turn without a roll: as before, or what follows a storm (X4.2.noroll)."""
    return TABLES.weather[state.weather].next or state.weather


def tactical_weather(state: SavannahState) -> str:
    """The weather of a tactical turn (X1.6.A, X1.6.B, X4.2.t16, H.t16).

    After an early announcement it stays as it was last rolled, or becomes heavy rain where that
    follows from it; otherwise turn 16 has fog and the rest are fair.
    """
    if state.assault:
        return TABLES.weather[state.last_weather].next or state.last_weather
    return "fog" if state.turn == 16 else "fair"


def easternmost(state: SavannahState, army: int) -> list[int]:
    """Who may be struck: of the easternmost column horse before foot before guns (T.WX)."""
    here = [unit for unit in UNITS if unit.army == army and state.at[unit.index] >= 0]
    if not here:
        return []
    east = max(_column(state.at[unit.index]) for unit in here)
    column = [unit for unit in here if _column(state.at[unit.index]) == east]
    for kinds in (
        [unit.index for unit in column if unit.arm == MOUNTED],
        [unit.index for unit in column if unit.arm not in (MOUNTED, ARTILLERY)],
        [unit.index for unit in column],
    ):
        if kinds:
            return kinds
    return []


def _column(hex_: int) -> int:
    return GRID.spot(hex_)[0]
