"""X3.IV, X4.4, X4.5 The siege works of the French."""

from __future__ import annotations

from typing import Final

from longroll.board.hexes import DIRECTIONS
from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import Flow

from .base import P, Proc, ask_army, hex_key
from .cards.window import Window
from .components import (
    CEMETERY,
    GRID,
    HEX,
    PERIMETER,
    PLAYABLE,
    RICE_HEXES,
    SWAMP_HEXES,
    TABLES,
    WAY,
    hex_at,
)
from .components.parts import CROWN, FRENCH
from .damage import breach, breachable, breached_of, destroy_city, mend, scatter
from .ground import lay
from .state import PARADE, SavannahState

__all__ = [
    "SiegeWorks",
    "breach",
    "breachable",
    "breached_of",
    "complete_works",
    "destroy_city",
    "mend",
    "scatter",
    "sides_left",
    "sites",
]

_PLAN: Final = TABLES.works

_FORBIDDEN: Final[Mask] = PERIMETER | RICE_HEXES | SWAMP_HEXES | CEMETERY | WAY


def _at_distance(least: int, most: int) -> Mask:
    """The hexes so far from the perimeter."""
    near = far = 0
    for hex_ in members(PERIMETER):
        near |= GRID.within(hex_, least - 1) if least else 0
        far |= GRID.within(hex_, most)
    return far & ~near


_FIRST: Final = _at_distance(_PLAN.distance, _PLAN.distance) & PLAYABLE & ~_FORBIDDEN
_LATER: Final = tuple(
    PLAYABLE & ~_FORBIDDEN & ~_at_distance(0, least - 1)
    for least in range(_PLAN.distance, _PLAN.nearest - 1, -1)
)
"""By step of the timetable: each comes a hex nearer to the perimeter (X4.4.2)."""


class SiegeWorks(Proc):
    """The construction phase (X3.IV): the French complete works, then begin new ones.

    It asks for ``align <hex> <directions>`` for each of the works that is completed, the directions
    joined by hyphens from north on, and for ``dig <hex>`` or ``done``. A step of the timetable that
    weather prevents is taken on a later turn (X4.4.con; ruling).

    Attributes:
        left: the hexes whose works are still to be completed this turn.
        placed: how many works have been begun this turn.
    """

    __slots__ = ("left", "placed")
    clause = "X4.4"
    steps = ("window", "begin", "complete", "dig", "end")

    def __init__(self) -> None:
        super().__init__()
        self.left: tuple[int, ...] = ()
        self.placed = 0

    def window(self, play: P) -> Flow:
        """Cards (X4.3.use)."""
        return Window("works")

    def begin(self, play: P) -> Flow:
        """What can be completed (X4.5, T.WX)."""
        state = play.state
        if TABLES.weather[state.weather].complete:
            self.left = tuple(
                [hex_ for hex_, _, done in state.works if not done and can_complete(state, hex_)]
            )
        return None

    # --- Completing -------------------------------------------------------------------------------

    def complete(self, play: P) -> Decision | None:
        """Turn a marker over and align its marked hexsides (X4.4.2, X4.4.4)."""
        if not self.left:
            return None
        state, hex_ = play.state, self.left[0]
        actions = [act("align", hex_key(hex_), key) for key in _alignments(state, hex_)]
        where = hex_key(hex_)
        return ask_army(state, FRENCH, "prompt-align", actions, "X4.4.2", hex=where)

    def on_complete(self, play: P, action: Action) -> Flow:
        """They stand, and last (X4.4.con)."""
        state = play.state
        hex_ = hex_at(action.args[0])
        sides = sum(1 << DIRECTIONS.index(key) for key in action.args[1].split("-"))
        others = [work for work in state.works if work[0] != hex_]
        state.works = tuple(sorted((*others, (hex_, sides, 1))))
        state.touch()
        self.left = self.left[1:]
        play.tell("works-complete", hex=action.args[0], directions=action.args[1])
        return "complete"

    def why_complete(self, state: SavannahState, action: Action) -> Denial | None:
        """The counters that are left bind the choice (X4.4.con)."""
        if action.verb == "align":
            return deny("X4.4.con", "deny-align", hex=hex_key(self.left[0]))
        return None

    # --- Beginning --------------------------------------------------------------------------------

    def dig(self, play: P) -> Decision | None:
        """Place construction markers, as many as the step of the timetable has (X4.4.1 to 3)."""
        state = play.state
        if not TABLES.weather[state.weather].begin or self._quota(state) <= self.placed:
            return None
        hexes = members(sites(state, first_of_turn=not self.placed))
        if not hexes:
            return None
        actions = [*[act("dig", hex_key(hex_)) for hex_ in hexes], act("done")]
        count = self._quota(state) - self.placed
        return ask_army(state, FRENCH, "prompt-dig", actions, "X4.4.1", count=count)

    def _quota(self, state: SavannahState) -> int:
        """How many markers may be placed in all this turn."""
        left = state.works_left + self.placed
        if len(state.works) == self.placed:
            return min(_PLAN.turn_9, left)
        return min(_PLAN.turn_10, left) if state.siege_stage == 1 else left

    def on_dig(self, play: P, action: Action) -> Flow:
        """A marker is placed; it gives nothing yet (X4.4.con)."""
        state = play.state
        if action.verb == "done":
            return None
        hex_ = hex_at(action.args[0])
        state.works = tuple(sorted((*state.works, (hex_, 0, 0))))
        state.works_left -= 1
        state.touch()
        self.placed += 1
        play.tell("works-begun", hex=action.args[0])
        return "dig"

    def why_dig(self, state: SavannahState, action: Action) -> Denial | None:
        """Why not there (X4.4.1)."""
        if action.verb != "dig" or len(action.args) != 1 or action.args[0] not in HEX:
            return None
        return why_not_site(state, hex_at(action.args[0]), first_of_turn=not self.placed)

    def end(self, play: P) -> Flow:
        """The next step of the timetable comes next turn; who begins anew begins with the first."""
        state = play.state
        if self.placed:
            state.siege_stage = 1 if len(state.works) == self.placed else state.siege_stage + 1
        return None


# --- Where (X4.4.1, X4.4.2, X4.4.3) ---------------------------------------------------------------


def complete_works(state: SavannahState) -> bool:
    """Whether at least one hexside of siege works is complete (X4.6)."""
    return any(complete for _, _, complete in state.works)


def can_complete(state: SavannahState, hex_: int) -> bool:
    """Whether no British unit in parade order is adjacent to works under construction (X4.5)."""
    where = lay(state)
    near = GRID.adjacency[hex_] & where.occupied[CROWN]
    return not any(
        state.order[unit] == PARADE for other in members(near) for unit in where.units[other]
    )


def sites(state: SavannahState, first_of_turn: bool) -> Mask:
    """Where a construction marker may be placed now (X4.4.1 to X4.4.3)."""
    where = lay(state)
    taken = mask([hex_ for hex_, _, _ in state.works])
    free = ~(where.beside[CROWN] | where.occupied[CROWN] | taken)
    if not state.works:
        return _FIRST & free
    return _near_enough(state) & free & (_extensions(state) if first_of_turn else ~0)


def _near_enough(state: SavannahState) -> Mask:
    """Where the step of the timetable lets later works stand (X4.4.2, X4.4.3)."""
    return _LATER[min(state.siege_stage, len(_LATER) - 1)]


def _extensions(state: SavannahState) -> Mask:
    """The hexes adjacent to works that the first marker of a turn extends."""
    finished = [hex_ for hex_, _, complete in state.works if complete]
    hexes = finished or [hex_ for hex_, _, _ in state.works]
    found = 0
    for hex_ in hexes:
        found |= GRID.adjacency[hex_]
    return found


def why_not_site(state: SavannahState, hex_: int, first_of_turn: bool) -> Denial | None:
    """Why no construction marker may be placed in a hex; None if it may."""
    where = hex_key(hex_)
    if sites(state, first_of_turn) >> hex_ & 1:
        return None
    if _FORBIDDEN >> hex_ & 1 or not PLAYABLE >> hex_ & 1:
        return deny("X4.4.1", "deny-dig-ground", hex=where)
    if (lay(state).beside[CROWN] | lay(state).occupied[CROWN]) >> hex_ & 1:
        return deny("X4.4.1", "deny-dig-enemy", hex=where)
    if not state.works:
        return deny("X4.4.1", "deny-dig-distance", hex=where, count=_PLAN.distance)
    if not _near_enough(state) >> hex_ & 1:
        least = max(_PLAN.distance - state.siege_stage, _PLAN.nearest)
        clause = "X4.4.2" if state.siege_stage <= 1 else "X4.4.3"
        return deny(clause, "deny-dig-too-near", hex=where, count=least)
    if first_of_turn and not _extensions(state) >> hex_ & 1:
        return deny("X4.4.2", "deny-dig-extension", hex=where)
    return deny("X4.4.con", "deny-dig-taken", hex=where)


# --- Which hexsides (X4.4.con) --------------------------------------------------------------------


def sides_left(state: SavannahState) -> tuple[int, int]:
    """How many counters with three and with two marked hexsides have not been turned up."""
    used = [sides.bit_count() for _, sides, complete in state.works if complete]
    return _PLAN.three_sided - used.count(3), _PLAN.two_sided - used.count(2)


def _alignments(state: SavannahState, hex_: int) -> list[str]:
    """The ways to align a counter, as directions from north on."""
    found: list[str] = []
    for size, left in zip((3, 2), sides_left(state), strict=True):
        if left > 0:
            found += [_directions(hex_, start, size) for start in range(6)]
    return [key for key in found if key]


def _directions(hex_: int, start: int, size: int) -> str:
    """Marked hexsides next to each other, in order from north; empty at the edge of the map."""
    directions = sorted((start + step) % 6 for step in range(size))
    if any(GRID.neighbours[hex_][direction] < 0 for direction in directions):
        return ""
    return "-".join(DIRECTIONS[direction] for direction in directions)
