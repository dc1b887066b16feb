"""X4.12, T.MORT: the French mortars, which fire at a hex and never quite at what they aim at."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Call, Flow

from .base import P, Proc, ask_army, d10, hex_key, unit_key
from .cards.window import Window
from .casualty import FireResult
from .components import GRID, PLAYABLE, TABLES, UNIT, UNITS, hex_at
from .components.parts import ALLIES, BRITISH
from .fire import FireModifier, fire_modifiers, no_fire, strike
from .ground import units_in
from .losses import disrupt, lose_step
from .seats import foremost
from .siege import scatter
from .state import PARADE, SavannahState

__all__ = ["FIRST_SHOT", "MORTARS", "Mortars"]

FIRST_SHOT: Final = 1
"""For the first shot of the game (T.FIREDRM)."""
MORTARS: Final = tuple(unit.index for unit in UNITS if "mortar" in unit.tags)
_SOUND: Final = "-"
_HARM: Final = {"1": "mortar-bursts", "D": "mortar-breaks-down", _SOUND: "mortar-sound"}


def _aims(mortar_at: int) -> Mask:
    """The hexes at which a mortar may aim: two to five away, seen or not (X4.12)."""
    ring = GRID.within(mortar_at, TABLES.fire.mortar_range) & ~GRID.within(
        mortar_at, TABLES.fire.mortar_least - 1
    )
    return ring & PLAYABLE


def _silent(state: SavannahState, mortar: int) -> Denial | None:
    """Why a mortar may not fire; None if it may."""
    name = unit_key(mortar)
    if state.at[mortar] < 0 or state.order[mortar] != PARADE:
        return deny("G13.3.b", "deny-fire-disorder", unit=name)
    if state.tactical and state.moved >> mortar & 1:
        return deny("X4.12", "deny-mortar-moved", unit=name)
    if state.shot >> mortar & 1:
        return deny("G11.1", "deny-fire-twice", unit=name)
    return None


class Mortars(Proc):
    """X4.12.proc: in the Allied turn each mortar may fire at a hex, alone."""

    __slots__ = ("aim", "mortar", "shell", "target", "told")
    clause = "X4.12"
    calm = True
    steps = ("open", "turn_to", "choose", "announce", "scatters", "victim", "hit", "disabled")

    def __init__(self) -> None:
        super().__init__()
        self.mortar = -1
        self.aim = -1
        self.shell = -1
        self.target = -1
        self.told = ""

    def open(self, play: P) -> Flow:
        for mortar in MORTARS:
            play.state.shot &= ~(1 << mortar)
        return None

    def turn_to(self, play: P) -> Flow:
        state = play.state
        if state.active != ALLIES or no_fire(state):
            return DONE
        for mortar in MORTARS:
            if _silent(state, mortar) is None:
                self.mortar = mortar
                return None
        return DONE

    def choose(self, play: P) -> Decision:
        state, mortar = play.state, self.mortar
        aims = [act("shell", hex_key(hex_)) for hex_ in members(_aims(state.at[mortar]))]
        army = UNITS[mortar].army
        return ask_army(
            state,
            army,
            "prompt-shell",
            [act("hold-fire"), *aims],
            "X4.12",
            unit=unit_key(mortar),
        )

    def why_choose(self, state: SavannahState, action: Action) -> Denial | None:
        if action.verb != "shell" or len(action.args) != 1:
            return None
        try:
            hex_ = hex_at(action.args[0])
        except KeyError:
            return None
        if not _aims(state.at[self.mortar]) >> hex_ & 1:
            return deny("X4.12", "deny-mortar-range", hex=action.args[0])
        return None

    def on_choose(self, play: P, action: Action) -> Flow:
        state = play.state
        state.shot |= 1 << self.mortar
        if action.verb == "hold-fire":
            return "turn_to"
        self.aim = hex_at(action.args[0])
        play.tell("mortar-fires", unit=unit_key(self.mortar), hex=action.args[0])
        return None

    @property
    def guns(self) -> tuple[int, ...]:
        """The mortar whose fire was just announced (C43)."""
        return (self.mortar,)

    def announce(self, play: P) -> Flow:
        """Its fire is part of the phase of defensive fire (X3.IX): the enemy may answer it."""
        del play
        return Window("announced")

    def scatters(self, play: P) -> Flow:
        """Where the shell comes down, and on whom (X4.12.proc); an empty hex ends the shot."""
        if play.state.at[self.mortar] < 0:
            return "turn_to"  # it burst before it fired (C43)
        self.shell = scatter(play, self.aim)
        there = units_in(play.state, self.shell) if self.shell >= 0 else ()
        if not there:
            self._first_shot(play.state)
            play.tell("mortar-wasted", unit=unit_key(self.mortar))
            return "turn_to"
        there = foremost(play.state, there)
        self.target = there[0] if len(there) == 1 else -1
        return "hit" if self.target >= 0 else "victim"

    def _first_shot(self, state: SavannahState) -> bool:
        """Whether this is the first shot of the game; from now on there has been one."""
        first = not state.fired_mortar
        state.fired_mortar = 1
        return first

    def victim(self, play: P) -> Decision:
        """X4.12.proc 2: the owner names the unit that may be hit."""
        state = play.state
        there = foremost(state, units_in(state, self.shell))
        actions = [act("expose", unit_key(unit)) for unit in there]
        army = UNITS[there[0]].army
        return ask_army(
            state, army, "prompt-expose", actions, "X4.12.proc", hex=hex_key(self.shell)
        )

    def on_victim(self, play: P, action: Action) -> Flow:
        del play
        self.target = UNIT[action.args[0]]
        return None

    def hit(self, play: P) -> Flow:
        """X4.12.proc 3 and 4: the mortar's own column, at the range of the hex aimed at."""
        state, mortar, target = play.state, self.mortar, self.target
        points = UNITS[mortar].strength[state.steps[mortar]]
        distance = GRID.distance(state.at[mortar], self.aim)
        modifiers = fire_modifiers(state, [mortar], target)
        if self._first_shot(state):
            modifiers.append(FireModifier("first-shot", FIRST_SHOT))
        needed = TABLES.fire.to_hit(points, distance, mortar=True)
        assert needed is not None  # a mortar has two points at least, and aims within its range
        self.told = strike(play, target, needed, modifiers)
        if not self.told:
            return "turn_to"
        enemy = UNITS[target].side != UNITS[mortar].side
        by = UNITS[mortar].army if enemy else -1
        return Call(FireResult(target, self.told, by), "disabled")

    def disabled(self, play: P) -> Flow:
        """X4.12.proc 5, T.MORT: shots that tell may burst the mortar or its carriage."""
        if self.told.rstrip("*") not in ("D", "1"):
            return "turn_to"
        roll = d10(play, "mortar-disablement")
        harm = TABLES.fire.disablement[roll]
        needed = TABLES.fire.disablement.index(_SOUND)
        play.tell(_HARM[harm], unit=unit_key(self.mortar), roll=roll, needed=needed)
        if harm == "1":
            lose_step(play, self.mortar, BRITISH)
        elif harm == "D":
            disrupt(play, self.mortar, BRITISH)
        return "turn_to"
