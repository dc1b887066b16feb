"""12.1 The control of states: determined in the second step of the political control (3.4.2.ii)."""

from __future__ import annotations

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Call, Flow

from ..base import P, Proc, ask_side, side_key, space_key
from ..components import (
    CONFEDERATE,
    NOBODY,
    RESOURCES,
    SPACE,
    STATES,
    UNION,
    VALLEY,
    WILL,
    enemy,
)
from ..naval_control import mississippi_union
from ..state import ForThePeopleState
from ..supply import open_runner_ports
from ..victory import confederate_spaces
from ..will import Effect, OrderEffects, both
from .markers import neutral_border, set_marker

__all__ = ["FillState", "StateControl", "controls_enough", "new_owner"]


def controls_enough(state: ForThePeopleState, side: int, which: int) -> bool:
    """Whether ``side`` controls the spaces that a state asks for (12.1.4).

    Each space of the Shenandoah Valley counts two for the Union in Virginia (8.4.3).
    """
    held = state.controlled(side) & STATES[which].spaces
    count = held.bit_count()
    if side == UNION:
        count += (held & VALLEY).bit_count()
    return count >= STATES[which].control_needed


def new_owner(state: ForThePeopleState, which: int) -> int:
    """Who takes a state over in this step, or NOBODY if it stays as it is (12.1.1, 12.1.3)."""
    owner = state.state_owner[which]
    if owner == UNION:
        return NOBODY  # a state that the Union controls is never lost again
    if owner == NOBODY and controls_enough(state, CONFEDERATE, which):
        return CONFEDERATE
    if not controls_enough(state, UNION, which):
        return NOBODY
    if owner == CONFEDERATE and _still_resists(state, which):
        return NOBODY
    return UNION


def _still_resists(state: ForThePeopleState, which: int) -> bool:
    """Whether an intact resource centre or an open runner port is left in a state (12.1.1)."""
    left = RESOURCES & ~state.destroyed | open_runner_ports(state)
    return bool(left & STATES[which].spaces)


class StateControl(Proc):
    """Border and Confederate states change hands, invasions and the Mississippi count (12.1, 12.8).

    All states are judged as the step finds them; the effects on the will come last, together, for
    each player orders those on himself (12.4).
    """

    __slots__ = ("taken", "next", "effects")
    clause = "12.1"
    steps = ("judge", "border", "invasions", "river", "will")

    def __init__(self) -> None:
        super().__init__()
        self.taken: tuple[tuple[int, int], ...] = ()
        self.next = 0
        self.effects: tuple[Effect, ...] = ()

    def judge(self, play: P) -> Flow:
        """Find the states that change hands, and change them."""
        state = play.state
        changes = [(s.index, new_owner(state, s.index)) for s in STATES if s.control_needed]
        firsts: list[tuple[int, int]] = []
        for which, side in changes:
            if side:
                firsts += self._take(play, which, side)
        self.taken = tuple(firsts)
        return None

    def _take(self, play: P, which: int, side: int) -> list[tuple[int, int]]:
        """Give a state to ``side``; it and the state if that is a border state's first control."""
        state = play.state
        place = STATES[which]
        first = state.state_owner[which] == NOBODY
        state.state_owner[which] = side
        play.tell("state-controlled", state=place.key, side=side_key(side))
        reason = "state-control"
        if first:
            self.effects += ((side, place.control_value, reason),)
            if side == CONFEDERATE:
                state.seceded |= 1 << which
            return [(which, side)]
        if place.home == NOBODY:
            self.effects += both(place.control_value, UNION, reason)
        else:
            self.effects += ((CONFEDERATE, -place.control_value, reason),)
        return []

    def border(self, play: P) -> Flow:
        """A first controller clears a border state of the enemy and may fill it (12.1.3)."""
        if self.next >= len(self.taken):
            return None
        which, side = self.taken[self.next]
        self.next += 1
        self._clear(play, which, side)
        return Call(FillState(which, side), "border")

    def _clear(self, play: P, which: int, side: int) -> None:
        """Remove enemy markers but where enemy units or forts stand."""
        state = play.state
        foe = enemy(side)
        held = STATES[which].spaces & state.controlled(foe)
        for space in members(held & ~state.occupied(foe) & ~state.forts(foe)):
            set_marker(play, space, NOBODY)

    def invasions(self, play: P) -> Flow:
        """Each Union state with three spaces under Confederate control (12.1.2)."""
        state = play.state
        for place in STATES:
            if (
                place.home == UNION
                and confederate_spaces(state, place.index) >= WILL.invaded_spaces
            ):
                play.tell("state-invaded", state=place.key)
                self.effects += both(WILL.invaded_state, CONFEDERATE, "state-invaded")
        return None

    def river(self, play: P) -> Flow:
        """The whole Mississippi under Union naval control, once in the game (12.8)."""
        state = play.state
        if not state.mississippi_bonus and mississippi_union(state):
            state.mississippi_bonus = True
            play.tell("mississippi-opened")
            self.effects += ((UNION, WILL.mississippi, "mississippi"),)
        return None

    def will(self, play: P) -> Flow:
        """Apply the effects of the step (12.4)."""
        return OrderEffects(self.effects)


class FillState(Proc):
    """The first controller of a border state places markers in its empty spaces (12.1.3)."""

    __slots__ = ("which", "side")
    clause = "12.1.3"
    steps = ("fill", "again")

    def __init__(self, which: int, side: int) -> None:
        super().__init__()
        self.which = which
        self.side = side

    def _empty(self, state: ForThePeopleState) -> list[int]:
        return members(neutral_border(state, self.side) & STATES[self.which].spaces)

    def fill(self, play: P) -> Decision | Flow:
        """Ask for a space, all that are left, or none."""
        actions = [act("mark", space_key(space)) for space in self._empty(play.state)]
        if not actions:
            return DONE
        if len(actions) > 1:
            actions.insert(0, act("mark-all"))
        actions.append(act("done"))
        key = STATES[self.which].key
        return ask_side(self.side, "prompt-fill-state", actions, self.clause, state=key)

    def on_fill(self, play: P, action: Action) -> Flow:
        """Place the marker or markers, or stop."""
        if action.verb == "done":
            return DONE
        all_of_them = action.verb == "mark-all"
        for space in self._empty(play.state) if all_of_them else [SPACE[action.args[0]]]:
            set_marker(play, space, self.side)
        return None

    def again(self, play: P) -> Flow:
        """The next one."""
        return "fill"

    def why_fill(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why a space cannot be filled."""
        if action.verb != "mark" or not action.args or action.args[0] not in SPACE:
            return None
        return deny(self.clause, "deny-not-empty", space=action.args[0])
