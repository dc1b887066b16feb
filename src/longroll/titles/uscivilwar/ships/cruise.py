"""21.1, 21.2.4, 21.6, 21.13 A stack of ships is activated: it sails, fights, and runs the guns."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Call, Done, Flow

from ..base import P, general_at, general_key, number_of, place_key, place_of, side_key
from ..components import SIDE_KEYS, TABLES, UNION
from ..markers import abandon_trenches, take_marker
from ..sea.quays import able_aboard
from ..state import CivilWarState, ship_key
from .barred import why_barred
from .chase import NOBODY
from .crew import (
    Crew,
    crew_of,
    damaged_of,
    displace_leaders,
    intact_of,
    kinds_of,
    leader_index,
    less,
    lose_crew,
    move_crew,
    ship_at,
    ship_name,
    strength_of,
)
from .departure import NavalReturn
from .ferry import RETURNED, Ferry, loads, why_no_load
from .fire import fire_of
from .flags import Flag, can_flag, may_stay, why_no_flag
from .guns import Toll, toll
from .headings import Listing, listed, on_water, waters_called, why_not_listed
from .lanes import Passage, afloat, both
from .pieces import HULL, IRONCLAD, MOORINGS, add_ships, idle_units, posts, take_ships
from .voyage import ASHORE, AT_SEA, BOLD, CARD, FREE, OVER
from .way import run_waters
from .withdrawal import Withdrawal

__all__ = ["Cruise"]

_HALTS: Final = ("4814", "fort-st-philip")
_UNFIT: Final = {"moor": ("21.2.4", "deny-not-moored"), "bring": ("21.14", "deny-not-joining")}


class Cruise(Withdrawal):
    """The activation of ships that lie in a place."""

    __slots__ = ()
    clause = "21.2.4"
    steps = (
        *("sail", "intercept", "hunt", "muster", "arrive", "shelter", "stake", "fight", "strike"),
        *("suffer", "settle", "enter", "scatter", "onward", "withdraw", "guns", "ashore"),
        *("over", "home"),
    )

    def _loads(self, state: CivilWarState) -> range:
        """21.7.2: SP may come on board before they sail; none by the free action (21.1)."""
        at_base = self.place == self.base and not self.came
        if self.pay == FREE or not at_base or self.strength or not sum(self.crew):
            return range(0)
        return loads(state, self.side, self.base, len(self.staff))

    def sail(self, play: P) -> Flow:
        """21.2.4: they sail, leave ships behind, take SP on board, or stop."""
        state = play.state
        flags = self._flags(state)
        if not sum(self.crew) and not flags:
            return "over"
        seat, where = SIDE_KEYS[self.side], place_key(self.place)
        if self.headed:
            actions = listed(self.listing(state), self.headed)
            return ask(seat, "prompt-bound", actions, "21.2.4", place=where)
        actions = [act("flag", TABLES.naval_leaders[one].key) for one in flags]
        if self.halt == AT_SEA:
            found = self.reach(state)
            actions += listed(self._listing(found.ends), "")
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
        if self.why_not_ashore(state) is None:
            actions.insert(0, act("disembark"))  # what they have been brought for
        if not self.came:
            actions += [act("bring", ship_name(slot)) for slot, n in enumerate(self.waiting) if n]
        if sum(self.crew) > 1 and self.halt != OVER:
            actions += [act("moor", ship_name(slot)) for slot, n in enumerate(self.crew) if n]
        actions += [act("part", TABLES.naval_leaders[one].key) for one in self._spare(state)]
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
        elif verb == "bound":
            self.headed = action.args[0]
        elif verb == "flag":
            self.crew, self.leaders = NOBODY, ()
            return Call(Flag(self.base, leader_index(action.args[0])), then="home")
        elif verb == "part":
            gone = leader_index(action.args[0])
            self.leaders = tuple(one for one in self.leaders if one != gone)
            self.halt = AT_SEA
        elif verb == "moor":
            slot = ship_at(action.args[0])
            play.tell("ship-left", ship=action.args[0], place=place_key(self.place))
            self._leave(play, tuple(int(at == slot) for at in range(len(self.crew))))
            self.halt = AT_SEA
        elif verb == "bring":
            one = tuple(int(at == ship_at(action.args[0])) for at in range(len(self.crew)))
            self.waiting = less(self.waiting, one)
            self.crew = tuple(n + m for n, m in zip(self.crew, one, strict=True))
        elif verb == "disembark":
            return self._land(state)
        elif verb == "run":
            return self._run(state, action)
        else:
            if not self.came:
                self._cast_off(play)
            self.plan(state, place_of(action))
            self.headed = ""
            return "intercept"
        return "sail"

    def _cast_off(self, play: P) -> None:
        """5.1.2: whoever is on board is activated, whether he will land or come back."""
        state, where = play.state, place_key(self.base)
        if not self.strength:
            return
        take_marker(play, self.side, self.base)
        play.tell("embarked", side=side_key(self.side), number=self.strength, place=where)
        for one in self.staff:
            state.active |= 1 << one
            play.tell("boards", general=general_key(one), place=where)
        state.moved[self.base] = state.moved.get(self.base, 0) + self.strength

    def listing(self, state: CivilWarState) -> Listing:
        """The order that leads to many places, and to which."""
        if self.step == "scatter":
            return super().listing(state)
        return self._listing(self.reach(state).ends if self.halt == AT_SEA else 0)

    def _listing(self, ends: Mask) -> Listing:
        return Listing("cruise", ends, kinds_of(self.crew))

    def _flags(self, state: CivilWarState) -> tuple[int, ...]:
        """21.2.8: the leaders who may sail without the ships, before these have done anything."""
        if self.came or self.strength or self.staff or not can_flag(state, self.side, self.base):
            return ()
        return self.leaders

    def _spare(self, state: CivilWarState) -> tuple[int, ...]:
        """21.2.8: the leaders who may be left where the ships are."""
        if not sum(self.crew) or self.halt == OVER:
            return ()
        others = sum(crew_of(state, self.side, self.place, sailed=True)) - sum(self.crew)
        return self.leaders if may_stay(state, self.place, others) else ()

    def why_sail(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why the ships do not do that."""
        verb = action.verb
        voyage = verb in ("cruise", "engage", "run") and place_of(action) >= 0
        if (voyage or verb in ("take", "load", "moor")) and not sum(self.crew):
            return deny("21.2.8", "deny-no-ships", place=place_key(self.place))
        if verb == "take":
            return deny("21.7.2", "deny-not-aboard", place=place_key(self.base))
        if verb == "load":
            free = self.pay == FREE
            return why_no_load(state, self.side, self.base, number_of(action, 0), free=free)
        if verb == "disembark":
            return self.why_not_ashore(state)
        if verb in ("flag", "part"):
            return self._why_no_leader(state, action)
        if verb in ("moor", "bring") and action.args and ship_at(action.args[0]) >= 0:
            clause, key = _UNFIT[verb]
            return deny(clause, key, place=place_key(self.place))
        if voyage:
            return self._why_no_voyage(state, action)
        return self._why_not_bound(state, action) if verb == "bound" else None

    def _why_not_bound(self, state: CivilWarState, action: Action) -> Denial | None:
        """21.13: whose guns bar the way to a water of which they reach no place."""
        name = action.args[0] if action.args else ""
        if self.halt != AT_SEA:
            return deny("21.2.4", "deny-voyage-ended", place=place_key(self.place))
        if not sum(self.crew) or self.headed or on_water(self.listing(state), name):
            return None
        return why_barred(state, self, waters_called(name))

    def _why_no_voyage(self, state: CivilWarState, action: Action) -> Denial:
        verb, place = action.verb, place_of(action)
        if self.halt != AT_SEA:
            return deny("21.2.4", "deny-voyage-ended", place=place_key(self.place))
        if verb == "run":
            return self._why_not_run(state, place, place_of(action, 1))
        return self._why_not_to(state, place, fights=verb == "engage")

    def _why_no_leader(self, state: CivilWarState, action: Action) -> Denial | None:
        leader = leader_index(action.args[0]) if action.args else -1
        if leader < 0:
            return None
        if action.verb == "part" and leader in self.leaders:
            return deny("21.2.8", "deny-flag-at-sea", general=action.args[0])
        begun = bool(self.came or self.strength or self.staff) or action.verb == "part"
        return why_no_flag(state, self.place, leader, begun=begun)

    def _why_not_run(self, state: CivilWarState, place: int, end: int) -> Denial:
        key = place_key(place)
        if self.strength:
            return deny("21.13.1", "deny-guns-with-strength", place=key)
        if not posts(state, 1 - self.side) >> place & 1:
            return deny("21.13.1", "deny-no-guns", place=key)
        found = self.reach(state)
        met = found.targets >> place & 1 or any(place == one.posts[0] for one in found.passages)
        if met and end >= 0:
            return deny("21.13", "deny-no-run", place=key, goal=place_key(end))
        barred = why_barred(state, self, MOORINGS[place], place)
        return barred or deny("21.2.5", "deny-no-lane", place=key)

    def _why_not_to(self, state: CivilWarState, place: int, *, fights: bool) -> Denial:
        key, enemy = place_key(place), 1 - self.side
        if not MOORINGS[place]:
            return deny("21.2.5", "deny-no-water", place=key)
        hostile = (posts(state, enemy) | idle_units(state, enemy)) >> place & 1
        if hostile and not fights and self.reach(state).targets >> place & 1:
            return deny("21.2.4", "deny-engage", place=key)
        hidden = why_not_listed(self.listing(state).ends, self.headed, place, "21.2.4")
        if hidden is not None and not fights:
            return hidden
        if fights and not hostile:
            return deny("21.6.1", "deny-no-enemy-ships", place=key)
        if IRONCLAD in kinds_of(self.crew) and not self.light(place):
            return deny("21.10.3", "deny-ironclad-heavy", place=key)
        light = both(state, self.side, self.place, kinds_of(self.crew), 0)
        if self.strength and (light.ends | light.targets) >> place & 1:
            return deny("21.13.1", "deny-laden", place=key)
        back = place in (self.base, *self.came)
        for goal in () if back else (afloat(place, fire_of(state, enemy)), MOORINGS[place]):
            if barred := why_barred(state, self, goal, place):
                return barred
        return deny("21.2.5", "deny-no-lane", place=key)

    # --- Arriving ---------------------------------------------------------------------------------

    def arrive(self, play: P) -> Flow:
        """21.6.1: where enemy units lie there is a battle; else they are there, or sail on."""
        state = play.state
        if self.opposed(state):
            return "shelter"
        if self.course:
            self.goal, self.course = self.course[0], self.course[1:]
            self.asked, self.joined = 0, NOBODY
            return "intercept"
        self._go(play, self.goal)
        self.halt = AT_SEA if self.ran else ASHORE
        self.ran = 0
        if self.side == UNION and place_key(self.place) in _HALTS:
            self.halt = OVER
        return "sail"

    def settle(self, play: P) -> Flow:
        """21.6.7: who wins goes in; who does not goes back, demoralised if he has lost."""
        if not sum(self.crew):
            displace_leaders(play, self.place, self.leaders)
            self.leaders = ()
        if self.hulls:
            self._tow(play.state)
        return self.settled(play)

    def enter(self, play: P) -> Flow:
        """21.2.4, 21.6.7: with twice the NSP of the defender intact ships may sail on."""
        if sum(self.crew):
            self._go(play, self.goal)
        self.halt = OVER
        if self.mine >= 2 * self.held and any(intact_of(self.crew)):
            self.halt = AT_SEA
            self._leave(play, damaged_of(self.crew))
        self.course, self.ran = (), 0
        return "scatter"

    def onward(self, play: P) -> Flow:
        """The beaten enemy is gone."""
        del play
        return "sail" if sum(self.crew) else "over"

    # --- Running the guns -------------------------------------------------------------------------

    def passage(self, state: CivilWarState, first: int, end: int) -> Passage | None:
        """The way past an enemy to a place, if there is one."""
        for passage in self.reach(state).passages:
            if passage.posts[0] == first and passage.end == end:
                return passage
        return None

    def foretold(self, state: CivilWarState, passage: Passage) -> Toll:
        """21.13: what the guns of a passage do to these ships on average."""
        kinds, passed = kinds_of(self.crew), self.passed | mask(passage.posts)
        waters = run_waters(state, self.side, (self.place, passage.end), kinds, passed)
        way, crew = dict(zip(passage.posts, passage.ups, strict=True)), sum(self.crew)
        return toll(state, self.side, way, crew, waters=waters)

    def _run(self, state: CivilWarState, action: Action) -> Flow:
        passage = self.passage(state, place_of(action), place_of(action, 1))
        if passage is None:
            return "sail"
        self.way, self.ups, self.goal = passage.posts, passage.ups, passage.end
        self.behind, self.ran, self.course = int(self.passed > 0), 1, ()
        self.fired = 0
        leg = len(self.came)
        for post, up in zip(self.way, self.ups, strict=True):
            self.wake = (*self.wake, leg, post, up)
        return "guns"

    def part(self, play: P) -> None:
        """21.13.1: who turns back here is safe; who does at the next would pass these again."""
        self.send_back(play, self.turned())
        if self.hulls:
            self._tow(play.state)
        self.behind = 1

    def through(self, play: P) -> Flow:
        """21.13.1: damaged ships and who is turned back are in their base again, or lost."""
        state, turned = play.state, self.turned()
        self.send_back(play, turned)
        if self.hulls:
            self._tow(state)
        if sum(self.crew):
            self.asked, self.joined = self.passed, NOBODY
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
            leaders = () if sum(self.crew) else self.leaders
            if self.place != self.base:
                move_crew(state, turned, leaders, self.place, self.base, again=True)
            else:
                self._rest(state, turned, leaders)
            self.leaders = tuple(one for one in self.leaders if one not in leaders)
            play.tell("turned-back", number=sum(turned), place=place_key(self.base))
            self._burn(play, turned, leaders, self.base)
            return
        lose_crew(state, turned, self.place, sailed=self.at_sea())
        play.tell("lost-behind", number=sum(turned), place=place_key(self.place))

    # --- Landing ----------------------------------------------------------------------------------

    def ferry(self, state: CivilWarState) -> Ferry:
        """21.7.3: the landing of those on board where the ships are."""
        voyage, force = (self.base, self.place), (self.strength, self.staff)
        found = Ferry(self.side, voyage, force, int(self.pay in (CARD, BOLD)))
        found.shaken = state.demoralised[self.side] >> self.base & 1
        return found

    def why_not_ashore(self, state: CivilWarState) -> Denial | None:
        """21.7.2, 21.7.3: why nobody lands where the ships are."""
        if not self.strength or self.place == self.base:
            return deny("21.7.2", "deny-nobody-aboard", place=place_key(self.place))
        return self.ferry(state).why_not_ashore(state)

    def _land(self, state: CivilWarState) -> Flow:
        """21.7.3: SP go ashore where the ships are, and fight there if they must."""
        ferry = self.ferry(state)
        self.strength, self.staff, self.halt = 0, (), OVER
        return Call(ferry, then="ashore")

    def ashore(self, play: P) -> Flow:
        """21.7.4: who has landed keeps the ships there; they go back with those who have not."""
        place, captured = divmod(play.state.returned, RETURNED)
        self.captured |= captured
        if not place or not sum(self.crew):
            return "sail"
        crew, leaders, self.crew, self.leaders = self.crew, self.leaders, NOBODY, ()
        return Call(NavalReturn(self.side, (self.place, place - 1), crew, leaders), then="home")

    # --- The end ----------------------------------------------------------------------------------

    def over(self, play: P) -> Flow:
        """21.2.7: where they are now they need coal."""
        if self.came:
            if self.strength:
                there = place_key(self.base)
                play.tell(
                    "brought-back", side=side_key(self.side), number=self.strength, place=there
                )
            self._burn(play, self.crew, self.leaders, self.place)
        return "home"

    def home(self, play: P) -> Flow:
        """The voyage is over; it returns what was captured. It was an activation (10.1.3)."""
        abandon_trenches(play)
        return Done(self.captured)
