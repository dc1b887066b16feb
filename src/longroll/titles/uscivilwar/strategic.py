"""15 Strategic movement: SP by rail, by river, over the ocean and by road.

SP move together, leg by leg: each leg is of one kind, and ends in the shelter of 15.6. They count
once against the limit of each kind that they use (15.1).
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.board.steps import Steps
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.memo import remembered
from longroll.engine.procedure import Call, Flow

from .base import P, Proc, at_each, number_of, place_key, place_of, side_key, theatre_of
from .battle.aftermath import catch_lone_generals
from .components import PLACE, SIDE_KEYS, TABLES, THEATRES, UNION, WATERS
from .control import closed_kentucky, occupied
from .facts import Facts, facts, supply
from .ground import (
    COASTAL_FORTS,
    ISLANDS,
    NORTH_EDGE,
    OCEAN_PORTS,
    OPEN_TO,
    PORTS,
    RAILS,
    THEATRE,
    TOWNS,
    VALUABLE,
)
from .markers import seize_washington
from .naval_control import ashore, banks, joined, ocean_lanes
from .options import ADVANCED, POLITICAL
from .ships.redeploy import Redeployment, can_redeploy
from .state import CivilWarState
from .supply import chain, leg
from .surrender_points import NOT_ISOLATED, bring_surrender_points, surrender_points
from .zones import parts, rail_steps

__all__ = ["MODES", "StrategicMovement", "by_ocean", "by_rail", "by_river", "by_road", "shelters"]

MODES: Final = ("rail", "river", "ocean", "road")
_STACK: Final = TABLES.works.number("coastal_stack")
_BOX: Final = PLACE["chesapeake-bay"]


def by_rail(found: Facts, side: int, start: int) -> Mask:
    """15.2: clear of enemies and of their zones, every town on the way friendly.

    Over no river in the zone of their ships (21.4.1). For the Union the lines that leave the north
    edge are joined, to the Chesapeake box too.
    """
    board, enemy = found.board, 1 - side
    track = RAILS[board.era] & ~occupied(board, enemy) & ~found.zones[enemy]
    track &= ~(TOWNS & ~found.held[side]) & ~closed_kentucky(board.border)
    steps = rail_steps(board, found.held, found.fleets, side, found.patrols[enemy])
    bit = 1 << start
    reached = _along(steps, bit, track)
    if side == UNION:
        edge = NORTH_EDGE & (track | bit)
        if start == _BOX or (reached | bit) & edge:
            reached |= _along(steps, edge, track) | 1 << _BOX
    return reached & ~bit


@remembered(1 << 11)
def _along(steps: Steps, start: Mask, track: Mask) -> Mask:
    """The hexes of a track to which some places of it, or beside it, are joined."""
    joined, found = start | steps.step(start), 0
    for part in parts(steps, track):
        if part & joined:
            found |= part
    return found


def by_river(found: Facts, side: int, start: int) -> Mask:
    """15.3: along navigable rivers under friendly naval control, to a bank out of enemy zones.

    Rivers alone, not all the waterways of 20.1.2: no bay, no sound and no coast joins two of them.
    """
    enemy = 1 - side
    through = found.fleets[side] & WATERS.sides
    waters = joined(~found.held[enemy], ashore(1 << start), through)
    landing = banks(waters) & OPEN_TO[side] & ~closed_kentucky(found.board.border)
    return landing & ~occupied(found.board, enemy) & ~found.zones[enemy] & ~(1 << start)


def by_ocean(found: Facts, side: int, start: int) -> Mask:
    """15.4: from one Union port on the ocean to another, past no Coastal Fort and no battery.

    The port in which SP embark is theirs, though the last of them leave it without a marker.
    """
    if side != UNION or not OCEAN_PORTS >> start & 1:
        return 0
    lanes = ocean_lanes(found.held, found.fleets, found.guns)
    ports = _open_ports(OCEAN_PORTS & (found.held[UNION] | 1 << start), lanes)
    return ports & ~(1 << start) if ports >> start & 1 else 0


@remembered(1 << 6)
def _open_ports(ports: Mask, access: Mask) -> Mask:
    """15.4: those of some ports that lie on some waters."""
    return mask(port for port in members(ports) if ashore(1 << port) & access)


def by_road(found: Facts, side: int, start: int) -> Mask:
    """15.5: to a place of the same theatre to which a line of communication leads."""
    theatre = theatre_of(start)
    if theatre < 0:
        return 0
    reached = chain(supply(found, side).lines, 1 << start, region=THEATRE[theatre])
    return reached & _ends_by_road(found, side, theatre) & ~(1 << start)


def _starving(found: Facts, side: int) -> Mask:
    """13.1.3: places with SP that have no supply of any kind: they receive none by road."""
    forces = found.board.forces[side]
    return forces & ~supply(found, side).fed_of(forces)


def _ends_by_road(found: Facts, side: int, theatre: int) -> Mask:
    return THEATRE[theatre] & OPEN_TO[side] & ~_starving(found, side)


def _near_by_road(found: Facts, side: int, start: int) -> Mask:
    """Of what `by_road` finds the places within a leg."""
    theatre = theatre_of(start)
    if theatre < 0:
        return 0
    near = leg(supply(found, side).lines, start)
    return near & _ends_by_road(found, side, theatre) & ~(1 << start)


_WAYS: Final[tuple[Callable[[Facts, int, int], Mask], ...]] = (
    *(by_rail, by_river, by_ocean, by_road),
)


_BUILT: Final[Mask] = VALUABLE | COASTAL_FORTS | ISLANDS | PORTS | TOWNS


def shelters(state: CivilWarState, side: int) -> Mask:
    """15.6: where a strategic move may end, as far as the place is concerned."""
    found = facts(state)
    return found.held[side] & _BUILT | state.strongholds[side] | state.led(side)


def _fits(state: CivilWarState, side: int, number: int, ends: Mask) -> Mask:
    """10.3.2: Coastal Forts take three SP."""
    for fort in members(ends & COASTAL_FORTS):
        if state.strength(side, fort) + number > _STACK:
            ends &= ~(1 << fort)
    return ends


class StrategicMovement(Proc):
    """3.2 for one side.

    ``used`` counts SP by kind, of roads by theatre: rail, river, ocean, then three roads. While SP
    are under way ``moving`` is their number, ``origin`` where they began, ``at_place`` where they
    are, ``shaken`` and ``foraging`` what marks them, ``surrender`` the points of surrender that
    they bring (13.6.5), ``counted`` a mask of what they have been counted against (15.1), and
    ``halts`` the places where a leg has ended. ``redeployed`` tells that ships have had their turn.
    """

    __slots__ = (
        *("at_place", "counted", "foraging", "halts", "moving", "origin", "redeployed", "shaken"),
        *("side", "surrender", "used"),
    )
    clause = "15.1"
    calm = True
    busy = ("leg",)
    steps = ("begin", "choose", "leg", "over")
    later = MappingProxyType(
        {"surrender": NOT_ISOLATED, "foraging": False, "counted": 0, "halts": [], "redeployed": 0}
    )

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.used: tuple[int, ...] = (0,) * (3 + len(THEATRES))
        self.moving = 0
        self.origin = self.at_place = -1
        self.shaken = self.foraging = False
        self.surrender = NOT_ISOLATED
        self.counted = self.redeployed = 0
        self.halts: tuple[int, ...] = ()

    # --- Limits -----------------------------------------------------------------------------------

    def _slot(self, mode: int, place: int) -> int:
        return mode if MODES[mode] != "road" else mode + max(0, theatre_of(place))

    def _left(self, mode: int, place: int) -> int:
        """How many SP may still go by a kind from a place."""
        return self._allowed(mode) - self.used[self._slot(mode, place)]

    def _allowed(self, mode: int) -> int:
        """15.2 to 15.5: how many SP a kind takes in a turn, by road from each theatre."""
        return TABLES.strategic.pair(MODES[mode])[self.side]

    def _limits(self, mode: int, place: int, number: int) -> bool:
        """15.1: whether so many SP are too many for a kind that they have not used before."""
        known = self.counted >> self._slot(mode, place) & 1
        return not known and self._left(mode, place) < number

    def ends(self, state: CivilWarState, mode: int, place: int, number: int) -> Mask:
        """Where a leg of a kind may end: in shelter, as is any port where another may begin."""
        if self._limits(mode, place, number):
            return 0
        reached = _WAYS[mode](facts(state), self.side, place)
        return _fits(state, self.side, number, reached & shelters(state, self.side))

    def _most(self, state: CivilWarState, place: int) -> int:
        """15.6, 22.1: how many SP may leave a place: Generals keep one, or one a star."""
        number = state.strength(self.side, place)
        there = state.stations(self.side).get(place, ())
        if POLITICAL in state.options:
            return max(0, number - sum(state.stars[general] for general in there))
        return number - 1 if there else number

    # --- Which SP ---------------------------------------------------------------------------------

    def begin(self, play: P) -> Flow:
        """The segment of a side."""
        play.tell("strategic", side=side_key(self.side))
        return None

    def choose(self, play: P) -> Flow:
        """SP of one place, as many as some kind still takes; or the end of the segment."""
        state = play.state
        actions: list[Action] = []
        safe = shelters(state, self.side)
        openings = self._all_openings(state, safe)
        for place in members(state.forces[self.side]):
            most = self._most(state, place)
            if most:
                most = min(most, self._takes(state, openings, safe, place))
            actions += [act("embark", place_key(place), n) for n in range(1, most + 1)]
        left = {mode: self._left(number, -1) for number, mode in enumerate(MODES[:-1])}
        road = sum(
            self._allowed(MODES.index("road")) - used for used in self.used[len(MODES) - 1 :]
        )
        if self._ships_wait(state) and can_redeploy(state):
            actions.append(act("redeployment"))
        seat = SIDE_KEYS[self.side]
        return ask(seat, "prompt-strategic", [*actions, act("done")], "15.1", **left, road=road)

    def _ships_wait(self, state: CivilWarState) -> bool:
        """3.2.A, 21.2.6: whether the Union's ships move yet: before, between or after its SP."""
        return self.side == UNION and ADVANCED in state.options and not self.redeployed

    def _all_openings(self, state: CivilWarState, safe: Mask) -> list[Mask]:
        return [self._openings(state, mode, safe) for mode in range(len(MODES) - 1)]

    def _openings(self, state: CivilWarState, mode: int, safe: Mask) -> Mask:
        """The places with SP from which a leg by rail, river or ocean leads anywhere.

        Where a leg leads from a place it leads from all that it reaches, so that most are found
        together. Not so from a hex between two rivers: what lies on one does not lead to the other.
        """
        found = facts(state)
        left, leading = state.forces[self.side], 0
        while left:
            bit = left & -left
            left ^= bit
            reached = _WAYS[mode](found, self.side, bit.bit_length() - 1)
            ends = _fits(state, self.side, 1, reached & safe)
            if ends:
                leading |= bit
                # With two ends each of the others has one at least, if they are on one way; and
                # the place itself, if it is one, is an end for all that it reaches.
                joined = MODES[mode] != "river" or _fits(state, self.side, 1, bit & safe)
                if ends & ends - 1 and joined:
                    leading |= reached & left
                    left &= ~reached
        return leading

    def _takes(self, state: CivilWarState, openings: list[Mask], safe: Mask, place: int) -> int:
        """How many SP can leave a place by some kind that leads anywhere."""
        best = 0
        for mode in range(len(MODES)):
            left = self._left(mode, place)
            if left > best and self._leads(state, openings, safe, mode, place):
                best = left
        return best

    def _leads(
        self, state: CivilWarState, openings: list[Mask], safe: Mask, mode: int, place: int
    ) -> bool:
        """Whether an SP comes anywhere by some kind."""
        if mode < len(openings):
            return bool(openings[mode] >> place & 1)
        return self._leads_by_road(state, safe, place)

    def _leads_by_road(self, state: CivilWarState, safe: Mask, place: int) -> bool:
        """Whether an SP comes anywhere by road: mostly a shelter is near by."""
        found, side = facts(state), self.side
        near = _near_by_road(found, side, place)
        if _fits(state, side, 1, near & safe):
            return True
        return bool(_fits(state, side, 1, by_road(found, side, place) & safe))

    def on_choose(self, play: P, action: Action) -> Flow:
        """They leave their place; or ships redeploy."""
        if action.verb == "done":
            return "over"
        if action.verb == "redeployment":
            self.redeployed = 1
            return Call(Redeployment(), then="choose")
        state = play.state
        self.origin = self.at_place = place_of(action)
        self.moving = action.integer(1)
        self.shaken = bool(state.demoralised[self.side] >> self.origin & 1)
        self.foraging = bool(state.foraging[self.side] >> self.origin & 1)
        self.surrender = surrender_points(state, self.side, self.origin)
        state.take(self.side, self.origin, self.moving)
        return None

    def why_choose(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why SP cannot be moved from there, or not so many."""
        place = place_of(action)
        if action.verb != "embark" or place < 0:
            return None
        number, key = number_of(action), action.args[0]
        if state.strength(self.side, place) < max(1, number):
            return deny("15.1", "deny-no-strength", place=key)
        if number > self._most(state, place):
            political = POLITICAL in state.options
            why = ("22.1", "deny-stars") if political else ("15.6", "deny-general-alone")
            return deny(*why, place=key)
        safe = shelters(state, self.side)
        openings = self._all_openings(state, safe)
        leading = [m for m in range(len(MODES)) if self._leads(state, openings, safe, m, place)]
        if not leading:
            return deny("15.1", "deny-no-way", place=key)
        best = max(leading, key=lambda mode: self._left(mode, place))
        left = self._left(best, place)
        return deny(f"15.{best + 2}", "deny-way-limit", number=left, mode=MODES[best], place=key)

    # --- Legs -------------------------------------------------------------------------------------

    def leg(self, play: P) -> Flow:
        """Where they go next; after a leg they may stay."""
        state, here = play.state, self.at_place
        actions: list[Action] = []
        passed = self._passed(state)
        for number, mode in enumerate(MODES):
            ends = self.ends(state, number, here, self.moving)
            actions += at_each(mode, ends & ~passed)
        if here != self.origin or not actions:
            actions.append(act("stay"))
        seat = SIDE_KEYS[self.side]
        return ask(seat, "prompt-leg", actions, "15.1", place=place_key(here), number=self.moving)

    def _passed(self, state: CivilWarState) -> Mask:
        """Where they have been, or could have gone before by the kinds that count already.

        A kind counts once, so that a leg to one of these gains nothing, and there would be many.
        """
        halts = (self.origin, *self.halts)
        passed = mask(halts)
        for place in halts[:-1]:
            for mode, way in enumerate(_WAYS):
                if self.counted >> self._slot(mode, place) & 1:
                    passed |= way(facts(state), self.side, place)
        return passed

    def on_leg(self, play: P, action: Action) -> Flow:
        """One leg, or the end of this move."""
        if action.verb == "stay":
            self.arrive(play)
            return "choose"
        mode, place = MODES.index(action.verb), place_of(action)
        slot = self._slot(mode, self.at_place)
        if not self.counted >> slot & 1:
            self.used = tuple(
                used + self.moving * (number == slot) for number, used in enumerate(self.used)
            )
            self.counted |= 1 << slot
        play.tell(
            "leg",
            side=side_key(self.side),
            mode=action.verb,
            number=self.moving,
            origin=place_key(self.at_place),
            place=action.args[0],
        )
        self.at_place = place
        self.halts = (*self.halts, place)
        return "leg"

    def arrive(self, play: P) -> None:
        """15.1: they stay where they are."""
        state, place = play.state, self.at_place
        if self.foraging and not state.forces[self.side] >> place & 1:
            # 13.2.1: nothing but the own Supply Segment takes a marker away; with other SP those
            # who were there decide, as in a retreat.
            state.foraging[self.side] |= 1 << place
        state.put(self.side, place, self.moving)
        catch_lone_generals(play, self.side, place)
        if self.shaken:
            # 12.2: SP that are demoralised unsettle those whom they join.
            state.demoralised[self.side] |= 1 << place
        bring_surrender_points(state, self.side, place, self.moving, self.surrender)
        seize_washington(play, self.side, place)
        self.moving, self.origin, self.at_place = 0, -1, -1
        self.shaken, self.foraging, self.surrender = False, False, NOT_ISOLATED
        self.counted, self.halts = 0, ()

    def why_leg(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why a leg does not lead there."""
        if action.verb == "stay":
            return deny("15.1", "deny-not-gone-yet", place=place_key(self.at_place))
        place = place_of(action)
        if action.verb not in MODES or place < 0:
            return None
        mode, key = MODES.index(action.verb), action.args[0]
        clause = f"15.{mode + 2}"
        if self._limits(mode, self.at_place, self.moving):
            return deny(clause, "deny-limit", number=self.moving)
        if not _WAYS[mode](facts(state), self.side, self.at_place) >> place & 1:
            if action.verb == "road" and _starving(facts(state), self.side) >> place & 1:
                return deny("13.1.3", "deny-no-line", place=key)
            return deny(clause, f"deny-no-{action.verb}", place=key)
        if self._passed(state) >> place & 1:
            return deny("15.1", "deny-from-there", place=key)
        full = COASTAL_FORTS >> place & 1 and self._crowded(state, place)
        return (
            deny("10.3.2", "deny-fort-full", number=_STACK)
            if full
            else deny("15.6", "deny-no-shelter", place=key)
        )

    def _crowded(self, state: CivilWarState, place: int) -> bool:
        return state.strength(self.side, place) + self.moving > _STACK

    def over(self, play: P) -> Flow:
        """The segment ends; ships that have not moved may now (21.2.6)."""
        return Redeployment() if self._ships_wait(play.state) else None
