"""10.2 Strategic movement: step b of the reinforcement phase."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, first, mask, members
from longroll.board.trace import components
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Flow

from .base import P, Proc, army_key, ask_side, for_every_space, general_key, side_key, space_key
from .components import (
    ARMY,
    LIMITS,
    PORTS,
    SPACE,
    UNION,
)
from .formations import army_abandoned, infantry_generals
from .options.rail import feeding_left, note_fed
from .ordnance import weapons_taken
from .railroads import ON_RAILS, rails
from .reinforcement import clear_of, room_at
from .state import MARKERS, ForThePeopleState
from .supply import connected, derived, has_lc, supplied
from .waterways import strategic_sea_reach

__all__ = ["StrategicMovement", "feed_reach", "limit", "rail_reach", "sea_reach"]

_MOVE: Final = for_every_space("move")
_RAIL: Final = for_every_space("rail")
_SEA: Final = for_every_space("sea")


def limit(side: int) -> int:
    """How many strength points a side may move in a turn (10.2.2)."""
    return LIMITS.union_strategic if side == UNION else LIMITS.confederate_strategic


# --- Where units can go -------------------------------------------------------------------------


def _rail_parts(state: ForThePeopleState, side: int) -> list[Mask]:
    """The spaces that railroads join for ``side``, part by part."""
    key, known = f"rail-parts-{state.turn}", derived(state, side)
    parts: list[Mask] | None = known.get(key)
    if parts is None:
        through = clear_of(state, side) & ON_RAILS
        parts = known[key] = components(rails(state, side), through)
    return parts


def rail_reach(state: ForThePeopleState, side: int, origin: int) -> int:
    """Mask of the spaces that infantry in ``origin`` reaches by rail (10.2.1).

    Every space on the way, both ends included, is controlled and free of enemies; never neutral.
    """
    here = 1 << origin
    for part in _rail_parts(state, side):
        if part & here:
            return part ^ here
    return 0


def sea_reach(state: ForThePeopleState, side: int, origin: int) -> int:
    """Mask of the ports that Union infantry in ``origin`` reaches by water (10.2.3)."""
    if side != UNION:
        return 0
    return strategic_sea_reach(state, origin) & clear_of(state, side) & ~(1 << origin)


def _joining(state: ForThePeopleState, side: int) -> Mask:
    """Mask of the spaces where infantry has a `feed_reach`."""
    if not feeding_left(state, side):
        return 0
    found = 0
    for army in MARKERS[side]:
        camp = state.army_at[army]
        if camp >= 0 and room_at(state, side, camp):
            found |= _fed_from(state, side, camp) & ~(1 << camp)
    return found


def feed_reach(state: ForThePeopleState, side: int, origin: int) -> list[int]:
    """The armies of ``side`` that infantry in ``origin`` can join (10.2.1).

    They are in supply, with an LC to the infantry through their own or neutral spaces; the Union's
    runs from port to port, too (10.2.3).
    """
    if not feeding_left(state, side):
        return []
    places = [(army, state.army_at[army]) for army in MARKERS[side]]
    places = [(a, at) for a, at in places if at >= 0 and at != origin and room_at(state, side, at)]
    return [army for army, at in places if _fed_from(state, side, at) >> origin & 1]


def _fed_from(state: ForThePeopleState, side: int, camp: int) -> int:
    """Mask of the spaces from which infantry can join an army in ``camp``."""
    key, known = f"fed-{camp}-{state.turn}", derived(state, side)
    found: int | None = known.get(key)
    if found is None:
        fed = has_lc(state, side, camp)
        found = known[key] = _line_by_land_and_sea(state, side, camp) if fed else 0
    return found


def _line_by_land_and_sea(state: ForThePeopleState, side: int, camp: int) -> int:
    """Mask of what lines of ``side`` join to ``camp``, ship and rail in turn."""
    found = connected(state, side, camp)
    ports = found & PORTS if side == UNION else 0
    while ports:
        reached = sea_reach(state, side, first(ports))
        ports &= ~(reached | ports & -ports)  # ports on one water reach the same ports
        fresh = reached & ~found
        while fresh:
            part = connected(state, side, first(fresh))
            fresh &= ~part
            ports |= part & PORTS & ~found & ~reached
            found |= part
    return found


def _harbours(state: ForThePeopleState, side: int) -> Mask:
    """Mask of the ports from which there is a `sea_reach`."""
    if side != UNION:
        return 0
    key, known = f"harbours-{state.turn}", derived(state, side)
    found: Mask | None = known.get(key)
    if found is None:
        ports = members(PORTS & state.controlled(side))
        found = known[key] = mask(port for port in ports if sea_reach(state, side, port))
    return found


def _leading(state: ForThePeopleState, side: int) -> Mask:
    """Mask of the spaces of ``side`` where infantry has any destination."""
    key = f"leading-{side}-{state.turn}"
    found: Mask | None = state.facts.get(key)
    if found is None:
        found = sum(part for part in _rail_parts(state, side) if part & (part - 1))
        found |= _joining(state, side) | _harbours(state, side)
        state.facts[key] = found
    return found


# --- The step -----------------------------------------------------------------------------------


class StrategicMovement(Proc):
    """One side moves infantry in supply by rail, by sea, or to an army that it feeds (10.2).

    A strength point moves once, by one means. The player names a space, where to, and how many.
    ``moved`` holds, by space, those that have come and move no further.
    """

    __slots__ = ("side", "left", "moved", "origin", "means", "target")
    clause = "10.2.1"
    calm = True
    steps = ("origins", "destination", "number", "again")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.left = limit(side)
        self.moved: tuple[tuple[int, int], ...] = ()
        self.origin = -1
        self.means = ""
        self.target = -1

    # Which infantry.

    def fresh(self, state: ForThePeopleState, space: int) -> int:
        """Infantry in ``space`` that has not moved in this step."""
        come = sum(arrived for place, arrived in self.moved if place == space)
        return state.infantry[self.side][space] - come

    def _fresh(self, state: ForThePeopleState) -> list[int]:
        found = state.infantry[self.side][:]
        for space, arrived in self.moved:
            found[space] -= arrived
        return found

    def _movable(self, state: ForThePeopleState, space: int) -> int:
        """How many of them may go: a general with neither army nor fort keeps a unit (5.3.4)."""
        fresh, side = self.fresh(state, space), self.side
        if not infantry_generals(state, side, space):
            return fresh
        if state.army_in(side, space) >= 0 or state.has_fort(side, space):
            return fresh
        return min(fresh, state.units(side, space) - 1)

    def _why_not_from(self, state: ForThePeopleState, space: int) -> Denial | None:
        key = space_key(space)
        if self.fresh(state, space) <= 0:
            return deny("10.2.1", "deny-no-fresh-infantry", space=key)
        if self._movable(state, space) <= 0:
            general = infantry_generals(state, self.side, space)[0]
            return deny("5.3.4", "deny-leaves-general-alone", general=general_key(general))
        if not has_lc(state, self.side, space):
            return deny("10.2.1", "deny-no-lc", space=key)
        if not _leading(state, self.side) >> space & 1:
            return deny("10.2.1", "deny-no-destination", space=key)
        return None

    def _origins(self, state: ForThePeopleState) -> list[int]:
        """Every space of which `_why_not_from` says nothing."""
        fresh, infantry = self._fresh(state), state.infantry[self.side]
        staff = state.staff(self.side)
        manned = state.occupied(self.side) & supplied(state, self.side)
        places = members(manned & _leading(state, self.side))
        return [
            space
            for space in places
            # Only the last unit of a space can be bound to stay.
            if fresh[space] > 0
            and (infantry[space] > 1 or space not in staff or self._movable(state, space) > 0)
        ]

    def origins(self, play: P) -> Decision | Flow:
        """Ask where the next units come from."""
        state = play.state
        if not self.left:
            return DONE
        actions = [_MOVE[space] for space in self._origins(state)]
        if not actions:
            return DONE
        return ask_side(
            self.side, "prompt-strategic", [*actions, act("done")], self.clause, count=self.left
        )

    def on_origins(self, play: P, action: Action) -> Flow:
        """Note the space, or end."""
        if action.verb == "done":
            return DONE
        self.origin = SPACE[action.args[0]]
        return None

    def why_origins(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why nothing moves from there."""
        if action.verb != "move" or not action.args or action.args[0] not in SPACE:
            return None
        return self._why_not_from(state, SPACE[action.args[0]])

    # Where to.

    def _destinations(self, state: ForThePeopleState, origin: int) -> list[Action]:
        side = self.side
        by_sea = sea_reach(state, side, origin)
        actions = [_RAIL[space] for space in members(rail_reach(state, side, origin))]
        actions += [_SEA[space] for space in members(by_sea)]
        actions += [act("feed", army_key(army)) for army in feed_reach(state, side, origin)]
        return actions

    def _place(self, state: ForThePeopleState, action: Action) -> int:
        if action.verb == "feed":
            return state.army_at[ARMY[action.args[0]]]
        return SPACE[action.args[0]]

    def destination(self, play: P) -> Decision:
        """Ask where they go, and how."""
        actions = self._destinations(play.state, self.origin)
        where = space_key(self.origin)
        return ask_side(self.side, "prompt-strategic-to", actions, self.clause, space=where)

    def on_destination(self, play: P, action: Action) -> Flow:
        """Note it; one unit goes at once."""
        self.means = action.verb
        self.target = self._place(play.state, action)
        if self._most(play.state) == 1:
            self._move(play, 1)
            return "again"
        return None

    def why_destination(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why they cannot go there."""
        if action.verb == "feed":
            if not feeding_left(state, self.side):
                return deny("19/10.2.1", "deny-fed-enough")
            return deny("10.2.1", "deny-feed")
        if action.verb not in ("rail", "sea") or not action.args or action.args[0] not in SPACE:
            return None
        to, key = SPACE[action.args[0]], action.args[0]
        if state.control[to] != self.side:
            return deny("10.2.1", "deny-not-controlled", space=key)
        if action.verb == "rail":
            return deny("10.2.1", "deny-no-rail", space=key)
        return deny("10.2.3", "deny-no-sea-way", space=key)

    # How many.

    def _most(self, state: ForThePeopleState) -> int:
        room = room_at(state, self.side, self.target)
        if self.means == "feed":
            room = min(room, feeding_left(state, self.side))
        return min(self.left, self._movable(state, self.origin), room)

    def number(self, play: P) -> Decision:
        """Ask how many."""
        actions = [act("count", n) for n in range(1, self._most(play.state) + 1)]
        where = space_key(self.target)
        return ask_side(self.side, "prompt-strategic-count", actions, self.clause, space=where)

    def on_number(self, play: P, action: Action) -> Flow:
        """Move them."""
        self._move(play, action.integer(0))
        return None

    def _move(self, play: P, count: int) -> None:
        state = play.state
        if self.means == "feed":
            note_fed(state, self.side, count)
        state.add_infantry(self.side, self.origin, -count)
        state.add_infantry(self.side, self.target, count)
        self.left -= count
        self._note(count)
        play.tell(
            "strategic-move",
            None,
            side=side_key(self.side),
            **{"from": space_key(self.origin), "to": space_key(self.target)},
            count=count,
            means=self.means,
        )
        weapons_taken(play, self.side, self.target)
        army_abandoned(play, self.side, self.origin)

    def _note(self, count: int) -> None:
        """Remember that ``count`` units in the target space have moved."""
        moved = dict(self.moved)
        moved[self.target] = moved.get(self.target, 0) + count
        self.moved = tuple(sorted(moved.items()))

    def again(self, play: P) -> Flow:
        """The next ones."""
        return "origins"
