"""21.2.4, 21.2.5, 21.4.2 Ships on a voyage: where they come, and by which way."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from longroll.board.region import Mask, mask, members

from ..battle.chances import chances
from ..components import UNION
from ..facts import facts
from ..state import CivilWarState
from .bows import waters_at
from .chase import fleets_of
from .crew import (
    NOBODY,
    Crew,
    crew_of,
    exposed_crew,
    fresh_leaders,
    fresh_of,
    intact_of,
    kinds_of,
    shaken_of,
)
from .guns import Guns
from .lanes import (
    ONE_PORT,
    Reach,
    beyond_halt,
    both,
    halting,
    ports_passed,
    reached,
)
from .pieces import IRONCLAD, MOORINGS, idle_units, posts
from .retreat import Retreats
from .way import berths_along, course, zone_of

__all__ = ["ASHORE", "AT_SEA", "BOLD", "CARD", "FREE", "OVER", "POINT", "Voyage", "zones"]

FREE: Final = 0
POINT: Final = 1
CARD: Final = 2
BOLD: Final = 3
AT_SEA: Final = 0
ASHORE: Final = 1
OVER: Final = 2


def zones(state: CivilWarState, side: int) -> Mask:
    """21.4.1: the waters in the zones of the ships of a side."""
    found = 0
    held = facts(state).held[side]
    for place in members(fleets_of(state, side)):
        kinds = kinds_of(intact_of(exposed_crew(state, side, place)))
        found |= zone_of(waters_at(state, place, kinds), held)
    return found


class Voyage(Retreats, Guns):
    """Ships that lie in a place have been activated: where they are, and where they may go.

    ``pay`` tells how it is paid for: by the free action, a point, a card, or two points (7.7).
    ``place`` is where they are, ``base`` where they began; ``came`` the places on the way,
    ``passed`` enemies whose guns they have run, ``wake`` in threes after how many places, whom, and
    whether upriver. ``course`` are places before and including the end of this leg in which
    somebody may intercept, ``ran`` whether it leads past guns; ``halt`` 1 where a ship must be left
    before the others sail on, 2 at the end; ``source`` are the waters on which they lay in the
    base, -1 for all of it; ``trail`` are by leg the places that it crosses; ``strength`` are SP
    that wait in the base to be landed, and ``waiting`` demoralised ships there that may join the
    others (21.14).
    """

    __slots__ = (
        "base",
        "came",
        "coal",
        "course",
        "halt",
        "pay",
        "ran",
        "source",
        "staff",
        "strength",
        "trail",
        "waiting",
        "wake",
    )

    later = MappingProxyType({**Retreats.later, "source": -1, "trail": ()})

    def __init__(self, side: int, place: int, pay: int) -> None:
        super().__init__(side, place)
        self.base, self.pay, self.source = place, pay, -1
        self.came: tuple[int, ...] = ()
        self.course: tuple[int, ...] = ()
        self.wake: tuple[int, ...] = ()
        self.staff: tuple[int, ...] = ()
        self.trail: tuple[Mask, ...] = ()
        self.waiting: Crew = NOBODY
        self.halt = AT_SEA
        self.strength = self.coal = self.ran = 0

    def at_sea(self) -> bool:
        """Whether they are marked as having sailed: since they have left their base."""
        return bool(self.came)

    # --- Where they sail --------------------------------------------------------------------------

    def foretell(self, state: CivilWarState, goal: int) -> float:
        """21.6.2: the chance to win the naval battle in a place as it is held now."""
        return float(chances(*self.against(goal).lines(state)).won)

    def reach(self, state: CivilWarState) -> Reach:
        """21.2.4, 21.2.5: where the ships may go from here, and whom they would fight or pass."""
        if not sum(self.crew):
            return Reach(0, 0, ())
        kinds, laden = kinds_of(self.crew), self.strength > 0
        ends, targets, passages = both(state, self.side, self.place, kinds, 0, laden=laden)
        if IRONCLAD in kinds:
            ends = mask(end for end in members(ends) if self.light(end))
            targets = mask(end for end in members(targets) if self.light(end))
            passages = tuple(passage for passage in passages if self.light(passage.end))
        if self.side == UNION:
            waters = self.bounds(state)
            beyond = mask(end for end in members(ends | targets) if not MOORINGS[end] & waters)
            ends, targets = ends & ~beyond, targets & ~beyond
            passages = tuple(one for one in passages if MOORINGS[one.end] & waters)
        back = mask(self.came) | 1 << self.base
        passages = tuple(one for one in passages if not back >> one.end & 1)
        return Reach(ends & ~back, targets, passages)

    def bounds(self, state: CivilWarState) -> Mask:
        """21.2.5: the waters to which a voyage of the Union may still lead in this move."""
        found = halting(self.base, self.source)
        if self.came:
            found &= beyond_halt(self.place, waters_at(state, self.place, kinds_of(self.crew)))
        return found

    def approach(self, state: CivilWarState) -> Mask:
        """21.4.2, 21.2.3: the waters of the goal by which they come."""
        found, voyage, past = 0, (self.place, self.goal), self.passed if self.ran else 0
        for kind in sorted(kinds_of(self.crew)):
            found |= reached(state, self.side, voyage, kind, past)
        return found or MOORINGS[self.goal]

    def light(self, end: int) -> bool:
        """21.10.3: whether an ironclad goes up the river so far, from the lowest place it saw."""
        stops = (self.base, *self.came, self.place)
        return max(ports_passed(stop, end) for stop in stops) <= ONE_PORT

    def way_to(self, state: CivilWarState, end: int) -> tuple[int, ...]:
        """The waters to a place, clear of the enemy's zones where that can be."""
        kinds, voyage, laden = kinds_of(self.crew), (self.place, end), self.strength > 0
        return course(state, self.side, voyage, kinds, zones(state, 1 - self.side), laden=laden)

    def plan(self, state: CivilWarState, end: int) -> None:
        """21.4.2: where on the way somebody may intercept, and the goal last."""
        enemy = 1 - self.side
        shunned = zones(state, enemy)
        stages: list[int] = []
        if shunned:
            shut = posts(state, enemy) | idle_units(state, enemy) | 1 << end | 1 << self.place
            way = tuple(water for water in self.way_to(state, end) if shunned >> water & 1)
            stops = berths_along(self.side, way, kinds_of(self.crew))
            stages = [place for place in stops if not shut >> place & 1]
        self.goal, *rest = (*stages, end)
        self.course, self.asked, self.joined, self.ran = tuple(rest), 0, NOBODY, 0

    def begin(self, state: CivilWarState) -> None:
        """All ships of the place that have not sailed come, with every leader who has not.

        Demoralised ones wait for an order to join, as all that come attack as these do (21.14).
        """
        crew = crew_of(state, self.side, self.place)
        self.crew = fresh_of(crew)
        if any(self.crew):
            self.waiting = shaken_of(crew)
        else:
            self.crew = crew
        self.leaders = fresh_leaders(state, self.place) if self.side == UNION else ()
        self.coal = state.low_coal >> self.place & 1
        if state.bows:
            self.source = waters_at(state, self.place, sorted(kinds_of(self.crew))) or -1
