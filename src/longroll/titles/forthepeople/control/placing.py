"""11.3 Markers in the strategy rounds: by operations, by events, and by cavalry raids (5.5.3)."""

from __future__ import annotations

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Flow

from ..base import P, Proc, ask_side, for_every_space, space_key
from ..components import ALL, BORDER, HOME, NOBODY, SPACE, SPACES, enemy
from ..state import ForThePeopleState
from .markers import affordable_marks, may_mark, set_marker

__all__ = ["PlaceMarkers", "RemoveByCavalry", "RemoveMarkers", "has_marker", "raid_spaces"]

_MARK = for_every_space("mark")


def has_marker(state: ForThePeopleState, side: int, space: int) -> bool:
    """Whether a marker of ``side`` lies in ``space``: its control is not the printed one."""
    return state.control[space] == side and SPACES[space].home != side


class PlaceMarkers(Proc):
    """Place control markers one at a time, as many as allowed or fewer (11.3).

    Args:
        side: who places them.
        count: how many at most: the value of the card, or what the event says.
        spaces: mask of the spaces that the event allows (operations: all).
        by_event: whether an event places them; else operations, under 11.3.A and 11.3.B.
        flip: whether an event may flip enemy markers.
        flip_spaces: mask of the spaces where it may.
        destroys: whether the event may destroy what 11.3.D spares (111, 59).

    Returns how many were placed.
    """

    __slots__ = ("side", "left", "placed", "spaces", "by_event", "flip_spaces", "destroys")
    clause = "11.3"
    steps = ("place", "again")

    def __init__(
        self,
        side: int,
        count: int,
        spaces: int = ALL,
        by_event: bool = True,
        *,
        flip: bool = False,
        flip_spaces: int = ALL,
        destroys: bool = False,
    ) -> None:
        super().__init__()
        self.side = side
        self.left = count
        self.placed = 0
        self.spaces = spaces
        self.by_event = by_event
        self.flip_spaces = flip_spaces if flip else 0
        self.destroys = destroys

    def open_spaces(self, state: ForThePeopleState) -> list[int]:
        """Where the next marker may go."""
        if not self.by_event:
            return [s for s in affordable_marks(state, self.side) if self.spaces >> s & 1]
        places = members(self.spaces & ~state.controlled(self.side))
        return [s for s in places if self._denial(state, s) is None]

    def _denial(self, state: ForThePeopleState, space: int) -> Denial | None:
        key = space_key(space)
        if not self.spaces >> space & 1:
            return deny(self.clause, "deny-event-space", space=key)
        if not self.by_event:
            return may_mark(state, self.side, space, "operations")
        if has_marker(state, enemy(self.side), space) and not self.flip_spaces >> space & 1:
            return deny(self.clause, "deny-no-flip", space=key)
        if self.destroys and state.control[space] != self.side:
            return None
        return may_mark(state, self.side, space, "event")

    def place(self, play: P) -> Decision | Flow:
        """Ask for the next space, or end."""
        places = self.open_spaces(play.state) if self.left else []
        actions = [_MARK[space] for space in places]
        if not actions:
            return self._end()
        actions.append(act("done"))
        return ask_side(self.side, "prompt-mark", actions, self.clause, count=self.left)

    def _end(self) -> Flow:
        return DONE._replace(value=self.placed)

    def on_place(self, play: P, action: Action) -> Flow:
        """Place the marker, or stop."""
        if action.verb == "done":
            return self._end()
        set_marker(play, SPACE[action.args[0]], self.side)
        self.left -= 1
        self.placed += 1
        return None

    def again(self, play: P) -> Flow:
        """The next one."""
        return "place"

    def why_place(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why a marker cannot go into a space."""
        if action.verb != "mark" or not action.args or action.args[0] not in SPACE:
            return None
        return self._denial(state, SPACE[action.args[0]])


class RemoveMarkers(Proc):
    """Take away markers of ``owner`` by an event, ``side`` choosing; the spaces revert (3.4.2).

    Returns how many were taken. ``forced`` leaves no choice to stop while some are left.
    """

    __slots__ = ("side", "owner", "left", "taken", "spaces", "forced")
    clause = "4.2.1"
    steps = ("take", "again")

    def __init__(
        self, side: int, owner: int, count: int, spaces: int = ALL, *, forced: bool = False
    ) -> None:
        super().__init__()
        self.side = side
        self.owner = owner
        self.left = count
        self.taken = 0
        self.spaces = spaces
        self.forced = forced

    def take(self, play: P) -> Decision | Flow:
        """Ask for the next marker, or end."""
        state = play.state
        held = members(self.spaces & state.controlled(self.owner)) if self.left else []
        actions = [act("unmark", space_key(s)) for s in held if has_marker(state, self.owner, s)]
        if not actions:
            return DONE._replace(value=self.taken)
        if not self.forced:
            actions.append(act("done"))
        return ask_side(self.side, "prompt-unmark", actions, self.clause, count=self.left)

    def on_take(self, play: P, action: Action) -> Flow:
        """Take the marker away, or stop."""
        if action.verb == "done":
            return DONE._replace(value=self.taken)
        set_marker(play, SPACE[action.args[0]], NOBODY)
        self.left -= 1
        self.taken += 1
        return None

    def again(self, play: P) -> Flow:
        """The next one."""
        return "take"


# --- Cavalry (5.5.3) ----------------------------------------------------------------------------


def raid_spaces(state: ForThePeopleState, side: int) -> list[int]:
    """Where a brigade of ``side`` may remove an enemy marker: its own colour or a border space.

    Supply does not matter (ruling B5).
    """
    posts = 0
    for general in state.cavalry_posted(side):
        posts |= 1 << state.post[general]
    return members(posts & state.controlled(enemy(side)) & (HOME[side] | BORDER))


class RemoveByCavalry(Proc):
    """An operations card removes one enemy marker where a brigade stands (5.5.3, ruling A20)."""

    __slots__ = ("side",)
    clause = "5.5.3"
    steps = ("raid",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def raid(self, play: P) -> Decision | Flow:
        """Ask for the space."""
        actions = [act("raid", space_key(s)) for s in raid_spaces(play.state, self.side)]
        if not actions:
            return DONE
        return ask_side(self.side, "prompt-raid", actions, self.clause)

    def on_raid(self, play: P, action: Action) -> Flow:
        """Remove the marker."""
        set_marker(play, SPACE[action.args[0]], NOBODY)
        return None

    def why_raid(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why cavalry cannot remove a marker there."""
        if action.verb != "raid" or not action.args or action.args[0] not in SPACE:
            return None
        return why_no_raid(state, self.side, SPACE[action.args[0]])


def why_no_raid(state: ForThePeopleState, side: int, space: int) -> Denial:
    """Why cavalry of ``side`` cannot remove a marker in ``space``."""
    key = space_key(space)
    if all(state.post[g] != space for g in state.cavalry_posted(side)):
        return deny("5.5.3", "deny-no-brigade", space=key)
    if state.control[space] != enemy(side):
        return deny("5.5.3", "deny-no-enemy-marker", space=key)
    return deny("5.5.3", "deny-raid-colour", space=key)
