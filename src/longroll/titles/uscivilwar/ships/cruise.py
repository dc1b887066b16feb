"""21.1, 21.2.4, 21.6, 21.13 A stack of ships is activated: it sails, fights, and runs the guns."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Call, Done, Flow

from ..base import P, general_at, general_key, number_of, place_key, place_of, side_key
from ..battle.chances import chances
from ..components import SIDE_KEYS, UNION
from ..sea.transport import able_aboard
from ..state import CivilWarState, ship_key
from .chase import fleets_of
from .coal import has_coal
from .crew import (
    Crew,
    crew_of,
    damaged_of,
    displace_leaders,
    intact_of,
    kinds_of,
    leaders_at,
    lose_crew,
    move_crew,
    ship_at,
    ship_name,
    strength_of,
)
from .ferry import Ferry, loads, why_no_load
from .guns import Escape, Guns, burn_out
from .lanes import (
    ONE_PORT,
    Passage,
    Reach,
    berths_along,
    both,
    course,
    depth,
    halting,
    ports_passed,
    zone_of,
)
from .pieces import HULL, IRONCLAD, MOORINGS, add_ships, idle_units, posts, take_ships
from .retreat import Retreats

__all__ = ["BOLD", "CARD", "FREE", "POINT", "Cruise"]

FREE: Final = 0
POINT: Final = 1
CARD: Final = 2
BOLD: Final = 3
_AT_SEA: Final = 0
_ASHORE: Final = 1
_OVER: Final = 2
_HALTS: Final = ("4814", "fort-st-philip")


class Cruise(Retreats, Guns):
    """The activation of ships that lie in a place.

    ``pay`` tells how it is paid for: by the free action, a point, a card, or two points (7.7).
    ``place`` is where they are, ``base`` where they began; ``came`` the places on the way,
    ``passed`` enemies whose guns they have run, ``wake`` in threes after how many places, whom, and
    whether upriver.
    ``course`` are places before and including the end of this leg in which somebody may intercept,
    ``ran`` whether it leads past guns; ``halt`` 1 where a ship must be left before the others sail
    on, 2 at the end; ``strength`` are SP that wait in the base to be landed.
    """

    __slots__ = (
        "base",
        "came",
        "coal",
        "course",
        "halt",
        "pay",
        "ran",
        "staff",
        "strength",
        "wake",
    )
    clause = "21.2.4"
    steps = (
        *("sail", "intercept", "hunt", "muster", "arrive", "shelter", "stake", "fight", "strike"),
        *("suffer", "settle", "enter", "scatter", "onward", "withdraw", "guns", "ashore"),
        *("over", "home"),
    )

    def __init__(self, side: int, place: int, pay: int) -> None:
        super().__init__(side, place)
        self.base, self.pay = place, pay
        self.came: tuple[int, ...] = ()
        self.course: tuple[int, ...] = ()
        self.wake: tuple[int, ...] = ()
        self.staff: tuple[int, ...] = ()
        self.halt = _AT_SEA
        self.strength = self.coal = self.ran = 0

    # --- Where they sail --------------------------------------------------------------------------

    def foretell(self, state: CivilWarState, goal: int) -> float:
        """21.6.2: the chance to win the naval battle in a place as it is held now."""
        twin = self.copy()
        assert isinstance(twin, Cruise)
        twin.goal = goal
        return float(chances(*twin.lines(state)).won)

    def _reach(self, state: CivilWarState) -> Reach:
        kinds, laden = kinds_of(self.crew), self.strength > 0
        ends, targets, passages = both(state, self.side, self.place, kinds, 0, laden=laden)
        if IRONCLAD in kinds:
            ends = mask(end for end in members(ends) if self._light(end))
            targets = mask(end for end in members(targets) if self._light(end))
            passages = tuple(passage for passage in passages if self._light(passage.end))
        if self.side == UNION:
            waters = halting(self.base)
            beyond = mask(end for end in members(ends | targets) if not MOORINGS[end] & waters)
            ends, targets = ends & ~beyond, targets & ~beyond
            passages = tuple(one for one in passages if MOORINGS[one.end] & waters)
        back = mask(self.came) | 1 << self.base
        passages = tuple(one for one in passages if not back >> one.end & 1)
        return Reach(ends & ~back, targets, passages)

    def _light(self, end: int) -> bool:
        """21.10.3: whether an ironclad goes up the river so far, from the lowest place it saw."""
        stops = (self.base, *self.came, self.place)
        return max(ports_passed(stop, end) for stop in stops) <= ONE_PORT

    def _zones(self, state: CivilWarState) -> Mask:
        """21.4.1: the waters in the zones of the enemy's ships."""
        found = 0
        for place in members(fleets_of(state, 1 - self.side)):
            found |= zone_of(place)
        return found

    def _way_to(self, state: CivilWarState, end: int) -> tuple[int, ...]:
        """The waters to a place, clear of the enemy's zones where that can be."""
        kinds, voyage, laden = kinds_of(self.crew), (self.place, end), self.strength > 0
        return course(state, self.side, voyage, kinds, self._zones(state), laden=laden)

    def _plan(self, state: CivilWarState, end: int) -> None:
        """21.4.2: where on the way somebody may intercept, and the goal last."""
        enemy, zones = 1 - self.side, self._zones(state)
        stages: list[int] = []
        if zones:
            shut = posts(state, enemy) | idle_units(state, enemy) | 1 << end | 1 << self.place
            way = tuple(water for water in self._way_to(state, end) if zones >> water & 1)
            stages = [place for place in berths_along(self.side, way) if not shut >> place & 1]
        self.goal, *rest = (*stages, end)
        self.course, self.asked, self.joined, self.ran = tuple(rest), 0, 0, 0

    def begin(self, state: CivilWarState) -> None:
        """All ships of the place that have not sailed come, with every leader there."""
        self.crew = crew_of(state, self.side, self.place)
        self.leaders = leaders_at(state, self.place) if self.side == UNION else ()
        self.shaken = state.shaken_ships[self.side] >> self.place & 1
        self.coal = state.low_coal >> self.place & 1

    def _loads(self, state: CivilWarState) -> range:
        """21.7.2: SP may come on board before they sail; none by the free action (21.1)."""
        at_base = self.place == self.base and not self.came
        if self.pay == FREE or not at_base or self.strength:
            return range(0)
        return loads(state, self.side, self.base, len(self.staff))

    def sail(self, play: P) -> Flow:
        """21.2.4: they sail, leave ships behind, take SP on board, or stop."""
        state = play.state
        if not sum(self.crew):
            return "over"
        actions: list[Action] = []
        if self.halt == _AT_SEA:
            found = self._reach(state)
            actions += [act("cruise", place_key(end)) for end in members(found.ends)]
            actions += [act("engage", place_key(end)) for end in members(found.targets)]
            actions += [
                act("run", place_key(passage.posts[0]), place_key(passage.end))
                for passage in found.passages
                if strength_of(self.crew)
            ]
            loads = self._loads(state)
            actions += [act("load", number) for number in loads]
            able = able_aboard(state, self.side, self.base, self.staff) if loads else []
            actions += [act("take", general_key(one)) for one in able]
        if self._why_not_ashore(state) is None:
            actions.append(act("disembark"))
        if sum(self.crew) > 1 and self.halt != _OVER:
            actions += [act("moor", ship_name(slot)) for slot, n in enumerate(self.crew) if n]
        where = place_key(self.place)
        seat = SIDE_KEYS[self.side]
        return ask(seat, "prompt-cruise", [*actions, act("halt")], "21.2.4", place=where)

    def on_sail(self, play: P, action: Action) -> Flow:
        """As they like."""
        state, verb = play.state, action.verb
        if verb == "halt":
            return "over"
        if verb == "load":
            self.strength = action.integer(0)
        elif verb == "take":
            self.staff = (*self.staff, general_at(action.args[0]))
        elif verb == "moor":
            slot = ship_at(action.args[0])
            play.tell("ship-left", ship=action.args[0], place=place_key(self.place))
            self._leave(play, tuple(int(at == slot) for at in range(len(self.crew))))
            self.halt = _AT_SEA
        elif verb == "disembark":
            return self._land(state)
        elif verb == "run":
            return self._run(state, action)
        else:
            self._plan(state, place_of(action))
            return "intercept"
        return "sail"

    def why_sail(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why the ships do not do that."""
        verb = action.verb
        if verb == "take":
            return deny("21.7.2", "deny-not-aboard", place=place_key(self.base))
        if verb == "load":
            free = self.pay == FREE
            return why_no_load(state, self.side, self.base, number_of(action, 0), free=free)
        if verb == "disembark":
            return self._why_not_ashore(state)
        if verb == "moor" and action.args and ship_at(action.args[0]) >= 0:
            return deny("21.2.4", "deny-not-moored", place=place_key(self.place))
        place = place_of(action)
        if verb not in ("cruise", "engage", "run") or place < 0:
            return None
        if self.halt != _AT_SEA:
            return deny("21.2.4", "deny-voyage-ended", place=place_key(self.place))
        if verb == "run":
            return self._why_not_run(state, place)
        return self._why_not_to(state, place, fights=verb == "engage")

    def _leave(self, play: P, crew: Crew) -> None:
        """21.2.4: the voyage of some ends here; short of coal they need it now (21.2.7)."""
        self.crew = tuple(n - m for n, m in zip(self.crew, crew, strict=True))
        if self.coal and self.came and not has_coal(play.state, self.side) >> self.place & 1:
            burn_out(play, crew, (), self.place)

    def _why_not_run(self, state: CivilWarState, place: int) -> Denial:
        key = place_key(place)
        if self.strength:
            return deny("21.13.1", "deny-guns-with-strength", place=key)
        if not posts(state, 1 - self.side) >> place & 1:
            return deny("21.13.1", "deny-no-guns", place=key)
        return deny("21.2.5", "deny-no-lane", place=key)

    def _why_not_to(self, state: CivilWarState, place: int, *, fights: bool) -> Denial:
        key, enemy = place_key(place), 1 - self.side
        if not MOORINGS[place]:
            return deny("21.2.5", "deny-no-water", place=key)
        hostile = (posts(state, enemy) | idle_units(state, enemy)) >> place & 1
        if hostile and not fights:
            return deny("21.2.4", "deny-engage", place=key)
        if fights and not hostile:
            return deny("21.6.1", "deny-no-enemy-ships", place=key)
        if IRONCLAD in kinds_of(self.crew) and not self._light(place):
            return deny("21.10.3", "deny-ironclad-heavy", place=key)
        light = both(state, self.side, self.place, kinds_of(self.crew), 0)
        if self.strength and (light.ends | light.targets) >> place & 1:
            return deny("21.13.1", "deny-laden", place=key)
        return deny("21.2.5", "deny-no-lane", place=key)

    # --- Arriving ---------------------------------------------------------------------------------

    def arrive(self, play: P) -> Flow:
        """21.6.1: where enemy units lie there is a battle; else they are there, or sail on."""
        state = play.state
        if self.opposed(state):
            return "shelter"
        if self.course:
            self.goal, self.course = self.course[0], self.course[1:]
            self.asked = self.joined = 0
            return "intercept"
        self._go(play, self.goal)
        self.halt = _AT_SEA if self.ran else _ASHORE
        self.ran = 0
        if self.side == UNION and place_key(self.place) in _HALTS:
            self.halt = _OVER
        return "sail"

    def _go(self, play: P, end: int) -> None:
        state = play.state
        move_crew(state, self.crew, self.leaders, self.place, end)
        play.tell(
            "cruised",
            side=side_key(self.side),
            number=sum(self.crew),
            origin=place_key(self.place),
            place=place_key(end),
        )
        self.came = (*self.came, self.place)
        self.place = end
        if self.shaken:
            state.shaken_ships[self.side] |= 1 << end

    def settle(self, play: P) -> Flow:
        """21.6.7: who wins goes in; who does not goes back, demoralised if he has lost."""
        if not sum(self.crew):
            displace_leaders(play, self.place, self.leaders)
            self.leaders = ()
        return self.settled(play)

    def enter(self, play: P) -> Flow:
        """21.2.4, 21.6.7: with twice the NSP of the defender intact ships may sail on."""
        if sum(self.crew):
            self._go(play, self.goal)
        self.halt = _OVER
        if self.mine >= 2 * self.held and any(intact_of(self.crew)):
            self.halt = _AT_SEA
            self._leave(play, damaged_of(self.crew))
        self.course, self.ran = (), 0
        return "scatter"

    def onward(self, play: P) -> Flow:
        """The beaten enemy is gone."""
        del play
        return "sail" if sum(self.crew) else "over"

    def _ways_back(self, state: CivilWarState) -> dict[int, tuple[int, ...]]:
        """21.6.8: where they may retreat, and whom they pass: pairs of an enemy and upriver."""
        enemy = 1 - self.side
        firing = posts(state, enemy)
        hostile = firing | idle_units(state, enemy)
        found: dict[int, tuple[int, ...]] = {}
        guns: list[int] = []
        stops = (*self.came, self.place)
        for leg in range(len(stops) - 1, -1, -1):
            stop = stops[leg]
            for past, post, up in reversed(_threes(self.wake)):
                if past == leg and firing >> post & 1:
                    guns.extend((post, 1 - up))
            if not hostile >> stop & 1:
                found.setdefault(stop, tuple(guns))
            elif firing >> stop & 1 and leg:
                up = depth(MOORINGS[stops[leg - 1]]) > depth(MOORINGS[stop])
                guns.extend((stop, int(up)))
        for place in () if self.ran else berths_along(self.side, self._way_to(state, self.goal)):
            if not hostile >> place & 1:
                found.setdefault(place, ())
        return found

    def withdraw(self, play: P) -> Flow:
        """21.6.8: back to where they came from, or to a place on the way, free of the enemy."""
        state = play.state
        if not sum(self.crew):
            return "over"
        ways = self._ways_back(state)
        if not ways:
            lose_crew(state, self.crew, self.place)
            play.tell("trapped", side=side_key(self.side), place=place_key(self.place))
            displace_leaders(play, self.place, self.leaders)
            return "home"
        actions = [act("retire", place_key(end)) for end in sorted(ways)]
        where = place_key(self.goal)
        return ask(SIDE_KEYS[self.side], "prompt-withdraw", actions, "21.6.8", place=where)

    def on_withdraw(self, play: P, action: Action) -> Flow:
        """They are there, and the voyage is over."""
        state, end = play.state, place_of(action)
        guns = self._ways_back(state)[end]
        if guns:
            voyage = (self.place, end)
            escape = Escape(self.side, voyage, guns[::2], guns[1::2], self.crew, self.leaders)
            return Call(escape, then="home")
        if end != self.place:
            self._go(play, end)
        return "over"

    def why_withdraw(self, _state: CivilWarState, action: Action) -> Denial | None:
        """Why they do not go there."""
        place = place_of(action)
        if action.verb != "retire" or place < 0:
            return None
        return deny("21.6.8", "deny-not-on-the-way", place=place_key(place))

    # --- Running the guns -------------------------------------------------------------------------

    def passage(self, state: CivilWarState, first: int, end: int) -> Passage | None:
        """The way past an enemy to a place, if there is one."""
        for passage in self._reach(state).passages:
            if passage.posts[0] == first and passage.end == end:
                return passage
        return None

    def _run(self, state: CivilWarState, action: Action) -> Flow:
        passage = self.passage(state, place_of(action), place_of(action, 1))
        if passage is None:
            return "sail"
        up = int(passage.upriver)
        self.way, self.goal = passage.posts, passage.end
        self.ups = (up,) * len(self.way)
        self.behind, self.ran, self.course = int(self.passed > 0), 1, ()
        leg = len(self.came)
        for post in self.way:
            self.wake = (*self.wake, leg, post, up)
        return "guns"

    def through(self, play: P) -> Flow:
        """21.13.1: damaged ships and who is turned back are in their base again, or lost."""
        state, turned = play.state, self.turned()
        self.send_back(play, turned)
        if self.hulls:
            self._tow(state)
        if sum(self.crew):
            self.asked, self.joined = self.passed, 0
            return "intercept"
        saved = sum(turned) and not self.behind
        if not saved and not sum(crew_of(state, self.side, self.place, sailed=True)):
            displace_leaders(play, self.place, self.leaders)
        return "over"

    def _tow(self, state: CivilWarState) -> None:
        """21.13.1, 21.6.6: damaged ironclads are hulls in their base; behind others' guns none."""
        take_ships(state, ship_key(self.place, HULL, 0), self.hulls)
        if not self.behind:
            add_ships(state, ship_key(self.base, HULL, 0), self.hulls)
        self.hulls = 0

    def send_back(self, play: P, turned: Crew) -> None:
        """21.13.1: ships that the guns have turned back; behind others' guns they are lost."""
        if not sum(turned):
            return
        state = play.state
        if not self.behind:
            if self.place != self.base:
                leaders = () if sum(self.crew) else self.leaders
                move_crew(state, turned, leaders, self.place, self.base)
            play.tell("turned-back", number=sum(turned), place=place_key(self.base))
            return
        lose_crew(state, turned, self.place)
        play.tell("lost-behind", number=sum(turned), place=place_key(self.place))

    # --- Landing ----------------------------------------------------------------------------------

    def _ferry(self) -> Ferry:
        voyage, force = (self.base, self.place), (self.strength, self.staff)
        return Ferry(self.side, voyage, force, int(self.pay in (CARD, BOLD)))

    def _why_not_ashore(self, state: CivilWarState) -> Denial | None:
        if not self.strength or self.place == self.base:
            return deny("21.7.2", "deny-nobody-aboard", place=place_key(self.place))
        return self._ferry().why_not_ashore(state)

    def _land(self, state: CivilWarState) -> Flow:
        """21.7.3: SP go ashore where the ships are, and fight there if they must."""
        ferry = self._ferry()
        for one in self.staff:
            state.active |= 1 << one
        ferry.shaken = state.demoralised[self.side] >> self.base & 1
        state.moved[self.base] = state.moved.get(self.base, 0) + self.strength
        self.strength, self.staff, self.halt = 0, (), _OVER
        return Call(ferry, then="ashore")

    def ashore(self, play: P) -> Flow:
        """21.7.4, 21.6.9: who has landed keeps the ships there; others leave with the phase."""
        self.captured |= play.state.returned
        return "sail"

    # --- The end ----------------------------------------------------------------------------------

    def over(self, play: P) -> Flow:
        """21.2.7: ships short of coal are lost if they have moved and do not find it."""
        state = play.state
        if self.coal and self.came and not has_coal(state, self.side) >> self.place & 1:
            burn_out(play, self.crew, self.leaders, self.place)
        return "home"

    def home(self, play: P) -> Flow:
        """The voyage is over; it returns what was captured."""
        del play
        return Done(self.captured)


def _threes(numbers: tuple[int, ...]) -> list[tuple[int, int, int]]:
    return list(zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True))
