"""5.3 to 5.8, 9.2.1 A force on its way: how far it comes, whom it meets, what it leaves behind."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.procedure import Call, Flow

from ..base import P, Proc, led_by, place_key, rank_of, side_key, theatre_of
from ..battle import Attackers, Battle
from ..command import is_cavalry
from ..components import CARD_KINDS, TABLES
from ..facts import facts
from ..ground import COASTAL_FORTS, RESOURCES
from ..joining import Succession, confirm
from ..markers import seize_washington
from ..reactions import Approach, Outcome, due
from ..state import CivilWarState
from ..surrender_points import bring_surrender_points, surrender_points
from ..zones import next_to
from . import attack, entry
from .force import shelter
from .ways import (
    enemy_units,
    generals_zone,
    march_steps,
    open_ground,
    path,
    prices,
    rail_ends,
    rail_stops,
    rings,
    wild_kentucky,
)

__all__ = ["BONUS", "ONWARD", "STACK", "Journey"]

ONWARD: Final[Mask] = attack.ONWARD_STATES & RESOURCES
STACK: Final = TABLES.works.number("coastal_stack")
BONUS: Final = TABLES.rail_bonus.number("points")
_SLOW: Final = TABLES.leaderless.number("movement")


class Journey(Proc):
    """A force on its way, and what it carries with it.

    Its SP and Generals stand in ``place``: ``strength`` SP, the ``leader`` (-1 for nobody, 5.10)
    and his ``staff``. ``spent`` of ``allowance`` points; ``train`` counts the SP that go by the
    bonus, ``seats`` how many still may; ``bold`` tells that a cautious leader was paid for (7.7),
    ``forced`` what a card has added to its points (18.1), ``opener`` is the General who was
    activated (7.5.1), ``owed`` the point that cavalry pays for a marker if it goes on (8.3),
    ``pace`` the movement of the slowest who has commanded it without what a card or foraging
    changes (7.5.2), ``joined`` a mask of those who have joined it where it stands, ``parted`` of
    subordinates whom it brought and has left there; ``begun`` that it has done something,
    ``captured`` that it took such a place, ``shaken`` that its SP are demoralised;
    ``target`` is the place that it attacks, or -1; ``base`` is where it began, ``called`` the place
    whose Generals may come with SP that were gathered (5.9), or -1. Under way ``route`` are the
    places that lie ahead, ``bills`` their points, and ``escorted`` tells that a card opens the
    river before the first (18.1).
    """

    __slots__ = (
        *(
            "allowance",
            "base",
            "begun",
            "bills",
            "bold",
            "called",
            "captured",
            "forced",
            "joined",
            "leader",
            "opener",
            "owed",
            "pace",
            "parted",
            "place",
            "seats",
            "shaken",
            "side",
            "spent",
        ),
        *("escorted", "route", "staff", "strength", "target", "theatre", "train"),
    )
    later = MappingProxyType({"forced": 0})

    def __init__(
        self, side: int, place: int, leader: int, strength: int, seats: int, bold: int
    ) -> None:
        super().__init__()
        self.side, self.place, self.leader, self.strength = side, place, leader, strength
        self.seats, self.bold, self.opener = seats, bold, leader
        self.spent: int = 0
        self.owed: int = 0
        self.joined: Mask = 0
        self.parted: Mask = 0
        self.begun = self.train = self.shaken = self.captured = self.forced = 0
        self.base, self.called = place, -1
        self.escorted = 0
        self.allowance = self.pace = _SLOW
        self.target = -1
        self.theatre = theatre_of(place)
        self.staff: tuple[int, ...] = ()
        self.route: tuple[int, ...] = ()
        self.bills: tuple[int, ...] = ()

    def generals(self) -> tuple[int, ...]:
        """The Generals of the force."""
        return self.staff if self.leader < 0 else (self.leader, *self.staff)

    def _count(self, state: CivilWarState, number: int) -> None:
        """SP that have been activated come into the place, or leave it."""
        left = state.moved.pop(self.place, 0) + number
        if left:
            state.moved[self.place] = left

    # --- What it may do ---------------------------------------------------------------------------

    def left(self) -> int:
        """The points that are left: none where a slower commander has joined too late (7.5.2).

        18.1: demoralised SP make no forced march; with them what a card has added is gone.
        """
        lost = self.forced if self.shaken and self.strength else 0
        return max(0, self.allowance - lost - self.spent - self.owed)

    def moving(self, state: CivilWarState) -> Mask:
        """9.1: the place that has no zone because all SP in it are on the march."""
        return 1 << self.place if state.strength(self.side, self.place) == self.strength else 0

    def cavalry(self, state: CivilWarState) -> bool:
        """8.1: whether a cavalry General leads."""
        return self.leader >= 0 and is_cavalry(rank_of(state, self.leader))

    def barred(self, state: CivilWarState) -> Mask:
        """Places that the force may not enter: full Coastal Forts, zones that its leader shuns."""
        found = 0
        for fort in members(state.forces[self.side] & COASTAL_FORTS):
            if state.strength(self.side, fort) + self.strength > STACK:
                found |= 1 << fort
        if self.strength > STACK:
            found |= COASTAL_FORTS
        if not self.strength:
            found |= facts(state).zone(1 - self.side, self.moving(state))
        if self.shy(state):
            found |= generals_zone(state, self.side, self.moving(state))
        return found & ~(1 << self.place)

    def shy(self, state: CivilWarState) -> bool:
        """7.7: whether a cautious leader was not paid for to dare."""
        return self.leader >= 0 and not self.bold and rank_of(state, self.leader).cautious

    def dear(self, state: CivilWarState) -> Mask:
        """8.3, 8.1: a Cavalry Unit pays a point for each enemy marker that it passes.

        Its General alone takes none (6.2.2).
        """
        return state.markers[1 - self.side] if self.strength and self.cavalry(state) else 0

    def settle_marker(self) -> None:
        """8.3: cavalry goes on from a place whose marker it has taken, and pays for it."""
        self.spent += self.owed
        self.owed = 0

    def _found(self, state: CivilWarState, *, light: bool) -> dict[int, int]:
        """By place the points of the cheapest way, and of its marker if cavalry passes there."""
        steps = march_steps(state, self.side, light=light)
        ground = open_ground(state, self.side) & ~self.barred(state)
        wild, dear = wild_kentucky(state), self.dear(state)
        budget = self.left() + bool(dear)
        return prices(steps, self.place, budget, ground & ~wild, ground & wild, dear)

    def reach(self, state: CivilWarState) -> dict[int, int]:
        """5.1.1: where the force may go, with the points: one hex at least, whatever it costs."""
        if self.train or (self.spent and not self.left()):
            return {}
        light = self.strength <= 1
        dear, found = self.dear(state), self._found(state, light=light)
        costs = {place: spent - (dear >> place & 1) for place, spent in found.items()}
        ends = {place: spent for place, spent in costs.items() if spent <= self.left()}
        if not self.spent:
            steps = march_steps(state, self.side, light=light)
            ground = open_ground(state, self.side) & ~self.barred(state)
            for place in members(next_to(steps, self.place) & ground):
                ends.setdefault(place, self.left())
        ends.pop(self.place, None)
        if not self.strength:
            safe = shelter(state, self.side)
            ends = {place: spent for place, spent in ends.items() if safe >> place & 1}
        return ends

    def leads(self, state: CivilWarState) -> bool:
        """Whether a General without SP may go anywhere: whether his `reach` is not empty."""
        ground = open_ground(state, self.side) & ~self.barred(state)
        ends = ground & shelter(state, self.side) & ~(1 << self.place)
        steps = march_steps(state, self.side, light=True)
        if next_to(steps, self.place) & ends:
            return True
        wild = wild_kentucky(state)
        if ends & wild:
            return bool(self.reach(state))
        return any(ring & ends for ring in rings(steps, self.place, self.left(), ground & ~wild))

    def under_way(self) -> bool:
        """5.4.2: whether the railroad comes too late: other points are spent, or a card for them.

        What costs none where the force begins does not matter: whom it leaves there or takes along.
        """
        other = self.spent or self.owed or self.forced or self.place != self.base
        return not self.train and bool(other)

    def rides(self, state: CivilWarState) -> dict[int, int]:
        """5.4.2: where the bonus of the railroad leads."""
        if self.under_way() or not 1 <= self.strength <= self.seats:
            return {}
        ends = rail_ends(state, self.side, self.place, BONUS - self.spent, self.strength)
        barred = self.barred(state) if ends else 0
        return {place: spent for place, spent in ends.items() if not barred >> place & 1}

    def _board(self, state: CivilWarState, end: int) -> None:
        """5.4.2: set out by railroad."""
        left = BONUS - self.spent
        stops = rail_stops(state, self.side, self.place, end, left, self.strength)
        spent = tuple(stops.values())
        self.route = tuple(stops)
        self.bills = tuple(now - before for before, now in zip((0, *spent), spent, strict=False))

    def cards(self) -> tuple[int, ...]:
        """18.1: the kinds that serve in the theatre in which the march begins."""
        return (self.theatre, CARD_KINDS.index("any"))

    # --- On the way -------------------------------------------------------------------------------

    def way(self, state: CivilWarState, end: int) -> tuple[int, ...]:
        """The places of the cheapest way, without the zones of the enemy if that costs no more.

        None but the last is in neutral Kentucky (17.1.3).
        """
        light = self.strength <= 1
        steps, found = march_steps(state, self.side, light=light), self._found(state, light=light)
        zone = facts(state).zone(1 - self.side, self.moving(state))
        if found.get(end, self.left() + 2) - (self.dear(state) >> end & 1) > self.left():
            return (end,)
        wild = wild_kentucky(state) & ~(1 << end)
        passed = {place: spent for place, spent in found.items() if not wild >> place & 1}
        return path(steps, passed, self.place, end, zone, self.dear(state))

    def _go(self, state: CivilWarState, end: int) -> Flow:
        """Set out: by which places, and what each costs."""
        light, total = self.strength <= 1, self.reach(state)[end]
        self.route = self.way(state, end)
        bills: list[int] = []
        found, paid = self._found(state, light=light), 0
        for place in self.route[:-1]:
            bills.append(found[place] - paid)
            paid = found[place]
        self.bills = (*bills, total - paid)
        return "advance"

    def force(self) -> Attackers:
        """The force as it stands."""
        return Attackers(
            self.side,
            self.place,
            self.leader,
            self.staff,
            self.strength,
            self.shaken,
            self.theatre,
        )

    def _halted(self, state: CivilWarState, place: int) -> bool:
        """Whether the enemy has come into the way, or near it, while the force was on it."""
        enemies = enemy_units(state, self.side) >> place & 1 and place != self.target
        return bool(enemies or self.barred(state) >> place & 1)

    def advance(self, play: P) -> Flow:
        """9.2.1: on to the next place on the way in which somebody may react, or fights."""
        state, way = play.state, self.route
        clear = 0
        while clear < len(way) and not (
            due(state, self.force(), way[clear]) or enemy_units(state, self.side) >> way[clear] & 1
        ):
            clear += 1
        if clear:
            self.spent += sum(self.bills[:clear])
            self.route, self.bills = way[clear:], self.bills[clear:]
            origin = self.place
            self.travel(play, way[:clear])
            return self.succession(origin, "advance")
        if not self.route or self._halted(state, self.route[0]):
            self.route = self.bills = ()
            self.target, self.escorted = -1, 0
            return "choose"
        if due(state, self.force(), self.route[0]):
            return Call(Approach(self.force(), self.route[0]), then="met")
        return self._meet(play, Outcome(fight=True, exposed=False, withdrawn=False))

    def met(self, play: P) -> Flow:
        """What the force finds."""
        outcome = Outcome.of(play.state.returned)
        if outcome.withdrawn:
            self.route = self.bills = ()
            play.tell("fell-back", side=side_key(self.side), place=place_key(self.place))
            return "command"
        if outcome.fight:
            return self._meet(play, outcome)
        place = self.route[0]
        self.spent += self.bills[0]
        self.route, self.bills = self.route[1:], self.bills[1:]
        self.target, self.escorted = -1, 0
        origin = self.place
        self.travel(play, (place,))
        return self.succession(origin, "advance")

    def _meet(self, play: P, outcome: Outcome) -> Flow:
        """A battle for the next place, with whoever has come there; the rest is ordered anew."""
        self.spent += self.bills[0]
        self.target, escorted = self.route[0], self.escorted
        self.captured |= attack.tries(play.state, self.side, self.target)
        self.route = self.bills = ()
        self.escorted = 0
        battle = Battle(self.force(), self.target, exposed=outcome.exposed, escorted=bool(escorted))
        return Call(battle, then="fought")

    def travel(self, play: P, way: tuple[int, ...]) -> None:
        """From place to place; who has SP takes the enemy's markers away (6.2.2)."""
        state, origin = play.state, self.place
        owed = 0 if self.route else self.dear(state) >> way[-1] & 1
        points = surrender_points(state, self.side, origin)
        self._leave(state)
        for place in way:
            self.place = place
            self._enter(play)
            if self.strength and place != way[-1]:
                seize_washington(play, self.side, place)  # 19.3.2: at once, halt or none
        self._arrive(state)
        bring_surrender_points(state, self.side, self.place, self.strength, points)
        if self.parted and origin != self.base:
            confirm(state, self.side, origin, self.parted)
        self.owed, self.joined, self.parted = owed, 0, 0
        where, number = place_key(self.place), self.strength
        play.tell(
            "marched" if self.leader < 0 else "marched-under",
            side=side_key(self.side),
            number=number,
            origin=place_key(origin),
            place=where,
            general=led_by(self.leader),
        )
        if number:
            seize_washington(play, self.side, self.place)

    def _leave(self, state: CivilWarState) -> None:
        self._count(state, -self.strength)
        state.take(self.side, self.place, self.strength)
        for one in self.generals():
            state.chiefs &= ~(1 << one)

    def _enter(self, play: P) -> None:
        if self.strength and (ONWARD & facts(play.state).held[1 - self.side]) >> self.place & 1:
            self.captured = 1
        entry.enter(play, self.side, self.place, self.strength)

    def _arrive(self, state: CivilWarState) -> None:
        self._count(state, self.strength)
        self.shaken = entry.settle(
            state,
            self.side,
            self.place,
            self.strength,
            self.generals(),
            self.shaken,
            passing=bool(self.route),
        )

    def fought(self, play: P) -> Flow:
        """5.11, 11.5.4: after a battle a force marches on only if it has won two to one."""
        origin = self.place
        return self.succession(origin, "choose" if attack.settle(self, play) else "command")

    def succession(self, place: int, then: str) -> Flow:
        """7.2.2: who commands those who stay in a place, named as the force leaves it."""
        return Call(Succession(self.side, place), then=then) if place != self.place else then

    def enter(self, play: P, place: int) -> None:
        """The force goes to a place beside it."""
        self.travel(play, (place,))
