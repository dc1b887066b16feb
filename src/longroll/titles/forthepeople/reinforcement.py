"""10, 10.3 to 10.5 Reinforcements: step a of the reinforcement phase."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Call, Flow

from .base import P, Proc, ask_side, for_every_space, side_key, space_key
from .components import (
    ALL,
    COASTAL_FORTS,
    CONFEDERATE,
    LIMITS,
    SPACE,
    STATE,
    STATE_CAPITALS,
    STATES,
    UNION,
    UNION_FRIENDLY,
    WILL,
    ZONES,
    enemy,
)
from .naval_control import mississippi_union
from .options.generals import levy
from .state import ForThePeopleState
from .supply import (
    land_lc_to_north_edge,
    open_runner_ports,
    rail_lc_to_north_edge,
    supplied,
)
from .will import change_will

__all__ = [
    "BlockadeRunning",
    "PlaceReinforcements",
    "PlaceUnits",
    "clear_of",
    "confederate_places",
    "room_at",
    "state_quota",
    "union_amounts",
]

_PLACE: Final = for_every_space("place")
_EAST: Final = sum(STATES[STATE[key]].spaces for key in ("pa", "de", "nj"))
_CENTER: Final = sum(STATES[STATE[key]].spaces for key in ("oh", "in"))
_WEST: Final = STATES[STATE["il"]].spaces | 1 << SPACE["st-louis"]
_WASHINGTON: Final = SPACE["washington-dc"]
_MONROE: Final = SPACE["fort-monroe"]
_REGIONS: Final = ("east", "center", "west")
_CONFEDERATE_STATES: Final = tuple(s.index for s in STATES if s.home == CONFEDERATE)


# --- Spaces -------------------------------------------------------------------------------------


def clear_of(state: ForThePeopleState, side: int) -> int:
    """Mask of the spaces that ``side`` controls and where no enemy unit or fort stands (10.1)."""
    foe = enemy(side)
    return state.controlled(side) & ~state.occupied(foe) & ~state.forts(foe)


def room_at(state: ForThePeopleState, side: int, space: int) -> int:
    """How many more units of ``side`` a space takes: one Confederate in a coastal fort (6.8.3)."""
    if side == UNION or not COASTAL_FORTS >> space & 1 or space == _MONROE:
        return 99
    return max(0, 1 - state.units(side, space))


def _supplied(state: ForThePeopleState, side: int, mask: Mask) -> Mask:
    """Those spaces of ``mask`` that new units of ``side`` can reach (10.1)."""
    found = mask & clear_of(state, side) & supplied(state, side)
    for space in members(found & COASTAL_FORTS):
        if not room_at(state, side, space):
            found ^= 1 << space
    return found


def _on_the_edge(state: ForThePeopleState, mask: int) -> int:
    """Those Union spaces of ``mask`` with an LC by land to the north edge (10.3.1)."""
    places = members(mask & clear_of(state, UNION))
    return sum(1 << space for space in places if land_lc_to_north_edge(state, space))


def confederate_places(state: ForThePeopleState, which: int) -> int:
    """Where reinforcements of a Confederate state may be placed (10.4.3): not where it is loyal."""
    if state.state_owner[which] != CONFEDERATE:
        return 0
    return _supplied(state, CONFEDERATE, STATES[which].spaces & ~UNION_FRIENDLY)


# --- The phase step -----------------------------------------------------------------------------


class PlaceReinforcements(Proc):
    """All the units that one side receives in a turn (10.3 for the Union, 10.4 and 10.5)."""

    __slots__ = ("side",)
    clause = "10.1"
    steps = ("receive", "returning")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def receive(self, play: P) -> Flow:
        """The reinforcements proper."""
        if self.side != UNION:
            return ConfederateReinforcements()
        levy(play)  # 5.6.7.A
        return UnionReinforcements()

    def returning(self, play: P) -> Flow:
        """The Union's units of killed cavalry generals (5.5.4): any space with an LC (B9)."""
        state = play.state
        count = state.owed[self.side] if self.side == UNION else 0
        if not count:
            return None
        state.owed[self.side] = 0
        return PlaceUnits(UNION, count, _supplied(state, UNION, state.controlled(UNION)), "5.5.4")


class PlaceUnits(Proc):
    """Infantry is placed in spaces of the owner's choice, a space and a number at a time.

    Args:
        side: whose infantry.
        left: how many strength points.
        spaces: mask of the spaces; none: they are lost.
        clause: the rule that gives them.
        single: all of them go to one space.
    """

    __slots__ = ("side", "left", "spaces", "cited", "single", "chosen")
    clause = "10.1"
    calm = True
    steps = ("start", "choose", "count", "again")

    def __init__(
        self, side: int, left: int, spaces: int, clause: str, *, single: bool = False
    ) -> None:
        super().__init__()
        self.side = side
        self.left = left
        self.spaces = spaces
        self.cited = clause
        self.single = single
        self.chosen = -1

    def start(self, play: P) -> Flow:
        """What cannot be placed is lost; what can go to one space only goes there."""
        if self.left <= 0:
            return DONE
        if not self.spaces:
            play.tell("reinforcements-lost", side=side_key(self.side), count=self.left)
            return DONE
        places = members(self.spaces)
        if len(places) == 1:
            place_units(play, self.side, places[0], self.left)
            return DONE
        return None

    def choose(self, play: P) -> Decision:
        """Ask for a space."""
        actions = [_PLACE[space] for space in members(self.spaces)]
        return ask_side(self.side, "prompt-place-units", actions, self.cited, count=self.left)

    def on_choose(self, play: P, action: Action) -> Flow:
        """Note the space; how many is asked next if more than one is left."""
        self.chosen = SPACE[action.args[0]]
        if self.single or self.left == 1:
            place_units(play, self.side, self.chosen, self.left)
            return DONE
        return None

    def why_choose(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why a space cannot receive units."""
        if action.verb != "place" or not action.args or action.args[0] not in SPACE:
            return None
        return why_no_units(state, self.side, SPACE[action.args[0]], self.cited)

    def count(self, play: P) -> Decision:
        """Ask how many go there."""
        actions = [act("count", n) for n in range(1, self.left + 1)]
        where = space_key(self.chosen)
        return ask_side(self.side, "prompt-place-count", actions, self.cited, space=where)

    def on_count(self, play: P, action: Action) -> Flow:
        """Place them."""
        number = action.integer(0)
        place_units(play, self.side, self.chosen, number)
        self.left -= number
        return None

    def again(self, play: P) -> Flow:
        """The next space."""
        return "choose" if self.left else DONE


def place_units(play: P, side: int, space: int, count: int) -> None:
    """Put new infantry in a space."""
    play.state.add_infantry(side, space, count)
    play.tell("reinforced", side=side_key(side), space=space_key(space), count=count)


def why_no_units(state: ForThePeopleState, side: int, space: int, clause: str) -> Denial:
    """Why new units of ``side`` cannot be placed in ``space``."""
    key = space_key(space)
    if state.control[space] != side:
        return deny("10.1", "deny-not-controlled", space=key)
    if not clear_of(state, side) >> space & 1:
        return deny("10.1", "deny-enemy-units", space=key)
    if not room_at(state, side, space):
        return deny("6.8.3", "deny-coastal-fort-full", space=key)
    if side == CONFEDERATE and UNION_FRIENDLY >> space & 1:
        return deny("10.4.3", "deny-union-friendly", space=key)
    if not supplied(state, side) >> space & 1:
        return deny("10.1", "deny-no-lc", space=key)
    return deny(clause, "deny-other-region", space=key)


# --- The Union (10.3) ---------------------------------------------------------------------------


def _washington_ready(state: ForThePeopleState) -> bool:
    """Whether Washington receives the reinforcements of the east (10.3.1)."""
    held = bool(clear_of(state, UNION) >> _WASHINGTON & 1)
    return held and rail_lc_to_north_edge(state, _WASHINGTON)


def union_amounts(state: ForThePeopleState) -> tuple[int, int, int]:
    """Units due to the Union in east, center and west, before penalties (10.3.1)."""
    east = LIMITS.east if _washington_ready(state) else LIMITS.east_reduced
    return east, LIMITS.center, LIMITS.west


def union_penalty(state: ForThePeopleState) -> int:
    """Units lost to captured state capitals (10.3.1, 12.1.2) and to intervention (4.4.2.2)."""
    captured = (STATE_CAPITALS & state.controlled(CONFEDERATE)).bit_count()
    return captured + (LIMITS.intervention_loss if state.intervention else 0)


class UnionReinforcements(Proc):
    """East, center and west, less the penalties, which the Union distributes (10.3.1)."""

    __slots__ = ("amounts", "penalty")
    clause = "10.3.1"
    steps = ("size", "cut", "more", "east", "center", "west")

    def __init__(self) -> None:
        super().__init__()
        self.amounts: tuple[int, ...] = (0, 0, 0)
        self.penalty = 0

    def size(self, play: P) -> Flow:
        """How many there are."""
        self.amounts = union_amounts(play.state)
        self.penalty = min(union_penalty(play.state), sum(self.amounts))
        return None

    def cut(self, play: P) -> Decision | Flow:
        """Ask which region goes without a unit."""
        if not self.penalty:
            return "east"
        regions = [key for key, n in zip(_REGIONS, self.amounts, strict=True) if n]
        actions = [act("cut", key) for key in regions]
        return ask_side(UNION, "prompt-cut", actions, self.clause, count=self.penalty)

    def on_cut(self, play: P, action: Action) -> Flow:
        """One less there."""
        cut = _REGIONS.index(action.args[0])
        self.amounts = tuple([n - (i == cut) for i, n in enumerate(self.amounts)])
        self.penalty -= 1
        return None

    def more(self, play: P) -> Flow:
        """The next penalty."""
        return "cut" if self.penalty else None

    def east(self, play: P) -> Flow:
        """Washington, or one space of Pennsylvania, Delaware and New Jersey (10.3.1.EAST)."""
        state, count = play.state, self.amounts[0]
        if _washington_ready(state):
            return PlaceUnits(UNION, count, 1 << _WASHINGTON, self.clause)
        spaces = _supplied(state, UNION, _EAST)
        return PlaceUnits(UNION, count, spaces, self.clause, single=True)

    def center(self, play: P) -> Flow:
        """Ohio and Indiana (10.3.1.CENTER)."""
        return PlaceUnits(UNION, self.amounts[1], _on_the_edge(play.state, _CENTER), self.clause)

    def west(self, play: P) -> Flow:
        """Illinois and St. Louis (10.3.1.WEST)."""
        return PlaceUnits(UNION, self.amounts[2], _on_the_edge(play.state, _WEST), self.clause)


# --- The Confederacy (10.4) ---------------------------------------------------------------------


def state_quota(state: ForThePeopleState) -> int:
    """Units that the Confederate states give: nine at most (10.4.2, ruling B12)."""
    lost = sum(state.state_owner[which] == UNION for which in _CONFEDERATE_STATES)
    return max(0, LIMITS.states - lost - mississippi_union(state))


class ConfederateReinforcements(Proc):
    """Blockade runners, the Confederate states, the border states (10.4, 10.5).

    The dice of the blockade come first, as in the example of play.
    """

    __slots__ = ()
    clause = "10.4.1"
    steps = ("runners", "states", "missouri", "kentucky")

    def runners(self, play: P) -> Flow:
        """10.5."""
        return BlockadeRunning()

    def states(self, play: P) -> Flow:
        """10.4.2, with the units of killed cavalry generals (5.5.4)."""
        state = play.state
        owed, state.owed[CONFEDERATE] = state.owed[CONFEDERATE], 0
        return RaiseStates(state_quota(state), owed)

    def missouri(self, play: P) -> Flow:
        """10.4.4."""
        return self._border(play, STATE["mo"])

    def kentucky(self, play: P) -> Flow:
        """10.4.4."""
        return self._border(play, STATE["ky"])

    def _border(self, play: P, which: int) -> Flow:
        """One unit in a controlled space of a controlled border state, LC or not (10.4.4)."""
        state = play.state
        if state.state_owner[which] != CONFEDERATE:
            return None
        spaces = STATES[which].spaces & clear_of(state, CONFEDERATE)
        return PlaceUnits(CONFEDERATE, 1, spaces, "10.4.4")


class RaiseStates(Proc):
    """One unit in each of as many states as the quota allows (10.4.3).

    The units that cavalry owes come after them, in other states while there are any, then in any
    controlled space with an LC (10.4.3, exception).
    """

    __slots__ = ("quota", "owed", "used", "which")
    clause = "10.4.3"
    steps = ("state", "space", "again", "returning")

    def __init__(self, quota: int, owed: int) -> None:
        super().__init__()
        self.quota = quota
        self.owed = owed
        self.used: tuple[int, ...] = ()
        self.which = -1

    def _open_states(self, state: ForThePeopleState) -> list[int]:
        fresh = [which for which in _CONFEDERATE_STATES if which not in self.used]
        places = _supplied(state, CONFEDERATE, ALL & ~UNION_FRIENDLY)
        return [
            which
            for which in fresh
            if state.state_owner[which] == CONFEDERATE and places & STATES[which].spaces
        ]

    def state(self, play: P) -> Decision | Flow:
        """Ask which state raises the next unit."""
        left = self.quota + self.owed
        states = self._open_states(play.state) if left else []
        if not states:
            return "returning"
        actions = [act("raise", STATES[which].key) for which in states]
        return ask_side(CONFEDERATE, "prompt-raise", actions, self.clause, count=left)

    def on_state(self, play: P, action: Action) -> Flow:
        """Note the state."""
        self.which = STATE[action.args[0]]
        return None

    def why_state(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why a state gives nothing."""
        if action.verb != "raise" or not action.args or action.args[0] not in STATE:
            return None
        which, key = STATE[action.args[0]], action.args[0]
        if which in self.used:
            return deny(self.clause, "deny-one-per-state", state=key)
        if which not in _CONFEDERATE_STATES or state.state_owner[which] != CONFEDERATE:
            return deny("10.4.2", "deny-state-not-confederate", state=key)
        return deny(self.clause, "deny-state-full", state=key)

    def space(self, play: P) -> Flow:
        """Place it."""
        self.used += (self.which,)
        if self.quota:
            self.quota -= 1
        else:
            self.owed -= 1
        spaces = confederate_places(play.state, self.which)
        return PlaceUnits(CONFEDERATE, 1, spaces, self.clause)

    def again(self, play: P) -> Flow:
        """The next one."""
        return "state"

    def returning(self, play: P) -> Flow:
        """What cavalry is still owed goes anywhere with an LC, Union-friendly spaces excepted."""
        state = play.state
        if not self.owed:
            return DONE
        self.owed -= 1
        spaces = _supplied(state, CONFEDERATE, state.controlled(CONFEDERATE) & ~UNION_FRIENDLY)
        return Call(PlaceUnits(CONFEDERATE, 1, spaces, self.clause), "returning")


class BlockadeRunning(Proc):
    """A die for each zone with an open port (10.5.4).

    Above the blockade level it brings a unit; otherwise, and where no port is open, the will falls
    by 2 (10.5.1, 12.5).
    """

    __slots__ = ("won",)
    clause = "10.5.4"
    steps = ("roll", "land")

    def __init__(self) -> None:
        super().__init__()
        self.won: tuple[int, ...] = ()

    def roll(self, play: P) -> Flow:
        """Roll for all zones."""
        state = play.state
        for zone in ZONES:
            if not open_runner_ports(state) & zone.ports:
                play.tell("zone-closed", zone=zone.key)
            else:
                roll = play.d6(f"blockade-{zone.key}")
                level = state.blockade
                outcome = "through" if roll > level else "stopped"
                play.tell("blockade-roll", zone=zone.key, roll=roll, level=level, outcome=outcome)
                if roll > state.blockade:
                    self.won += (zone.index,)
                    continue
            change_will(play, CONFEDERATE, WILL.runner_failed, "runner-failed")
        return None

    def land(self, play: P) -> Flow:
        """Place a unit in an open port of each zone that let one through."""
        if not self.won:
            return DONE
        zone, self.won = self.won[0], self.won[1:]
        ports = open_runner_ports(play.state) & ZONES[zone].ports
        return Call(PlaceUnits(CONFEDERATE, 1, ports, self.clause), "land")
