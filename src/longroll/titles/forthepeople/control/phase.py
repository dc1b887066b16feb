"""3.4 The political control phase."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial
from longroll.engine.decision import Decision
from longroll.engine.procedure import Flow

from ..base import P, Proc, army_key, ask_side, space_key
from ..components import ARMIES, CONFEDERATE, SEASON, SPACE, SPACES, UNION, WILL, enemy
from ..state import ABSENT, TRACK, ForThePeopleState
from ..will import change_will
from .capitals import RelocateCapital, lose_capital
from .markers import falling_fort, set_marker, supplied_to_mark
from .placing import raid_spaces, why_no_raid
from .states import StateControl

__all__ = ["PoliticalPhase", "conversions", "release_armies"]


class PoliticalPhase(Proc):
    """Capitals settle, occupied spaces and states change hands, the autumn takes its toll (3.4)."""

    __slots__ = ()
    clause = "3.4"
    steps = ("begin", "union_capital", "confederate_capital", "spaces", "states", "autumn")

    def begin(self, play: P) -> Flow:
        """Announce the phase; a capital in which enemy units stand has to move (3.4.1).

        It fled when they came (11.2.2), unless they have the space from a battle that they lost.
        """
        state = play.state
        play.tell("political-phase")
        for side in (UNION, CONFEDERATE):
            at = state.capital[side]
            if at >= 0 and state.occupied(enemy(side)) >> at & 1:
                lose_capital(play, side)
        return None

    def union_capital(self, play: P) -> Flow:
        """3.4.1."""
        return RelocateCapital(UNION)

    def confederate_capital(self, play: P) -> Flow:
        """3.4.1."""
        return RelocateCapital(CONFEDERATE)

    def spaces(self, play: P) -> Flow:
        """3.4.2.i."""
        return OccupiedSpaces()

    def states(self, play: P) -> Flow:
        """3.4.2.ii."""
        return StateControl()

    def autumn(self, play: P) -> Flow:
        """War weariness and remorse (12.9); lost forts can be built again (3.4.2.iii)."""
        state = play.state
        if SEASON[state.turn] == "fall":
            change_will(play, UNION, WILL.war_weariness, "war-weariness")
            if state.emancipation:
                change_will(play, CONFEDERATE, WILL.remorse, "remorse")
        state.fort_wait = [0, 0, 0]
        return None


def release_armies(play: P) -> None:
    """Army markers whose turn has come can be created again (5.2.1, 7.3.5)."""
    state = play.state
    for army in ARMIES:
        waiting = state.army_at[army.index] == TRACK
        if waiting and state.army_due[army.index] <= state.turn:
            state.place_army(army.index, ABSENT)
            play.tell("army-available", army=army_key(army.index))


class OccupiedSpaces(Proc):
    """Markers go where infantry in supply stands; cavalry may take enemy markers away (11.1).

    Nothing is changed before both sides have said where their cavalry raids: each side's lines
    run past the other's markers as the step found them (ruling A35), its own conversions, raids
    included, lengthening them for the next (a chain).
    """

    __slots__ = ("union_raids", "confederate_raids")
    clause = "11.1"
    steps = ("union", "confederate", "convert")

    def __init__(self) -> None:
        super().__init__()
        self.union_raids: tuple[int, ...] = ()
        self.confederate_raids: tuple[int, ...] = ()

    def union(self, play: P) -> Decision | Flow:
        """The Union's cavalry."""
        return _ask_raids(play.state, UNION, self.union_raids)

    def on_union(self, play: P, action: Action) -> Flow:
        """Note the raid."""
        if action.verb == "done":
            return None
        self.union_raids += (SPACE[action.args[0]],)
        return "union"

    def why_union(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why there is no raid in a space."""
        return _why_raids(state, UNION, action)

    def confederate(self, play: P) -> Decision | Flow:
        """The Confederacy's cavalry."""
        return _ask_raids(play.state, CONFEDERATE, self.confederate_raids)

    def on_confederate(self, play: P, action: Action) -> Flow:
        """Note the raid."""
        if action.verb == "done":
            return None
        self.confederate_raids += (SPACE[action.args[0]],)
        return "confederate"

    def why_confederate(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why there is no raid in a space."""
        return _why_raids(state, CONFEDERATE, action)

    def convert(self, play: P) -> Flow:
        """Apply what both sides do."""
        state = play.state
        union = conversions(state, UNION, self.union_raids)
        confederate = conversions(state, CONFEDERATE, self.confederate_raids)
        for space in (*self.union_raids, *self.confederate_raids):
            set_marker(play, space, 0)
        for space in union:
            set_marker(play, space, UNION)
        for space in confederate:
            set_marker(play, space, CONFEDERATE)
        return None


def _ask_raids(state: ForThePeopleState, side: int, chosen: tuple[int, ...]) -> Decision | None:
    """Ask for one more raid; nothing to ask where infantry in supply sees to the marker."""
    open_to = [s for s in raid_spaces(state, side) if s not in chosen]
    if open_to:
        sure = conversions(state, side)
        open_to = [s for s in open_to if s not in sure]
    if not open_to:
        return None
    actions = [act("raid", space_key(s)) for s in open_to]
    return ask_side(side, "prompt-raids", [*actions, act("done")], "11.1")


def _why_raids(state: ForThePeopleState, side: int, action: Action) -> Denial | None:
    if action.verb != "raid" or not action.args or action.args[0] not in SPACE:
        return None
    return why_no_raid(state, side, SPACE[action.args[0]])


def conversions(state: ForThePeopleState, side: int, raids: tuple[int, ...] = ()) -> list[int]:
    """The spaces that pass to ``side`` because its infantry stands there in supply (11.1).

    In the order in which they do, each judged with the markers of those before it and with
    ``raids`` of its own cavalry done; the state itself is left as it was.
    """
    trial = state.copy()
    for space in raids:
        trial.set_control(space, SPACES[space].home)
    waiting = [s for s, n in enumerate(state.infantry[side]) if n and trial.control[s] != side]
    found: list[int] = []
    while fresh := [space for space in waiting if supplied_to_mark(trial, side, space)]:
        for space in fresh:
            trial.set_control(space, side)
            fort = falling_fort(trial, space) if side == UNION else -1
            if fort >= 0:
                trial.set_control(fort, side)
        found += fresh
        waiting = [space for space in waiting if space not in fresh]
    return found
