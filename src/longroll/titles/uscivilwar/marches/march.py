"""5 The march of a force: one action names where to go, and the cheapest way is taken."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Done, Flow

from ..base import (
    P,
    Proc,
    general_at,
    general_key,
    number_of,
    place_key,
    place_of,
    rank_of,
    side_key,
    theatre_of,
)
from ..command import is_cavalry
from ..components import CARD_KINDS, GENERALS, SIDE_KEYS, TABLES
from ..facts import facts
from ..ground import COASTAL_FORTS, RESOURCES
from ..joining import TakeCommand, top_of
from ..markers import abandon_trenches, seize_washington
from ..state import CivilWarState
from . import attack, entry, work
from .force import LEADERLESS, limit_of, shelter, staff_of, strengths
from .ways import (
    enemy_units,
    generals_zone,
    march_steps,
    open_ground,
    path,
    prices,
    rail_ends,
    wild_kentucky,
)

__all__ = ["CAPTURED", "ONWARD", "March"]

CAPTURED: Final = 4
"""More than the seats of the railroad bonus."""
ONWARD: Final[Mask] = attack.ONWARD_STATES & RESOURCES

_STACK: Final = TABLES.works.number("coastal_stack")
_FORCED: Final = TABLES.marching.number("forced")
_BONUS: Final = TABLES.rail_bonus.number("points")
_TRAIN: Final = TABLES.rail_bonus.number("strength")
_SLOW: Final = TABLES.leaderless.number("movement")


class March(Proc):
    """A force on the march.

    Returns the SP that used the railroad bonus (5.4.2), and CAPTURED more if it has taken what the
    Union is sent to take (4.1.4).

    Its SP and Generals stand in ``place``: ``strength`` SP, the ``leader`` (-1 for nobody, 5.10)
    and his ``staff``. ``spent`` of ``allowance`` points; ``train`` counts the SP that go by the
    bonus, ``seats`` how many still may; ``bold`` tells that a cautious leader was paid for (7.7),
    ``begun`` that it has done something, ``captured`` that it took such a place, ``shaken`` that
    its SP are demoralised; ``target`` is the place that it attacks, or -1; ``base`` is where it
    began, ``called`` the place whose Generals may come with SP that were gathered (5.9), or -1.
    """

    __slots__ = (
        *(
            "allowance",
            "base",
            "begun",
            "bold",
            "called",
            "captured",
            "leader",
            "place",
            "seats",
            "shaken",
            "side",
            "spent",
        ),
        *("staff", "strength", "target", "theatre", "train"),
    )
    clause = "5.1"
    steps = ("muster", "choose", "call", "command", "over", "fought")

    def __init__(
        self, side: int, place: int, leader: int, strength: int, seats: int, bold: int
    ) -> None:
        super().__init__()
        self.side, self.place, self.leader, self.strength = side, place, leader, strength
        self.seats, self.bold = seats, bold
        self.spent = self.begun = self.train = self.shaken = self.captured = 0
        self.base, self.called = place, -1
        self.allowance = _SLOW
        self.target = -1
        self.theatre = theatre_of(place)
        self.staff: tuple[int, ...] = ()

    # --- Who goes ---------------------------------------------------------------------------------

    def _stay(self, state: CivilWarState) -> int:
        return len(state.generals_at(self.side, self.place)) - len(self.staff) - 1

    def muster(self, play: P) -> Flow:
        """7.2.3, 7.3: with whom, and with how many SP; subordinates are taken one by one."""
        state = play.state
        if self.leader < 0:
            self._activate(state)
            return None
        staff = staff_of(state, self.side, self.leader, self.place)
        actions = [act("take", general_key(one)) for one in staff if one not in self.staff]
        numbers = strengths(state, self.side, self.place, self.leader, self._stay(state))
        actions += [act("lead", number) for number in numbers]
        name = general_key(self.leader)
        return ask(SIDE_KEYS[self.side], "prompt-muster", actions, "7.3", general=name)

    def on_muster(self, play: P, action: Action) -> Flow:
        """One more goes with him; or they are all there."""
        if action.verb == "take":
            self.staff = tuple(sorted((*self.staff, general_at(action.args[0]))))
            return "muster"
        self.strength = action.integer(0)
        self.allowance = rank_of(play.state, self.leader).movement
        self._activate(play.state)
        return None

    def why_muster(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why somebody does not go, or not so many."""
        if action.verb == "lead":
            if number_of(action, 0) > limit_of(state, self.leader):
                return deny("7.3", "deny-too-many", number=limit_of(state, self.leader))
            return deny("7.6", "deny-general-alone", place=place_key(self.place))
        general = general_at(action.args[0]) if action.verb == "take" and action.args else -1
        if general < 0:
            return None
        name = general_key(general)
        if GENERALS[general].side != self.side:
            return deny("7.2.3", "deny-not-yours", general=name)
        if state.where[general] != self.place:
            return deny("7.2.3", "deny-not-here", general=name)
        if general in (*self.staff, self.leader) or state.active >> general & 1:
            return deny("5.1.2", "deny-active-already", general=name)
        return deny("7.5.1", "deny-higher-rank", general=name)

    def _activate(self, state: CivilWarState) -> None:
        """5.1.2; who forages is slower by a point (13.2.1)."""
        for one in self.generals():
            state.active |= 1 << one
        self._count(state, self.strength)
        self.allowance += work.FORAGE * (state.foraging[self.side] >> self.place & 1)
        self.shaken = state.demoralised[self.side] >> self.place & 1 if self.strength else 0

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
        """The points that are left: none where a slower commander has joined too late (7.5.2)."""
        return max(0, self.allowance - self.spent)

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
            if state.strength(self.side, fort) + self.strength > _STACK:
                found |= 1 << fort
        if self.strength > _STACK:
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
        """8.3: cavalry pays a point for each enemy marker that it passes."""
        return state.markers[1 - self.side] if self.cavalry(state) else 0

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
            for place in members(steps.step(1 << self.place) & ground):
                ends.setdefault(place, self.left())
        ends.pop(self.place, None)
        if not self.strength:
            safe = shelter(state, self.side)
            ends = {place: spent for place, spent in ends.items() if safe >> place & 1}
        return ends

    def rides(self, state: CivilWarState) -> dict[int, int]:
        """5.4.2: where the bonus of the railroad leads."""
        ready = self.train or not self.begun
        if not ready or not 1 <= self.strength <= self.seats:
            return {}
        left, barred = _BONUS - self.spent, self.barred(state)
        return {
            place: spent
            for place, spent in rail_ends(state, self.side, self.place, left, self.strength).items()
            if not barred >> place & 1
        }

    def choose(self, play: P) -> Flow:
        """5.1.1: one thing after the other, until the force halts."""
        state = play.state
        actions = [act("go", place_key(place)) for place in sorted(self.reach(state))]
        actions += [act("ride", place_key(place)) for place in sorted(self.rides(state))]
        actions += attack.offers(self, state)
        actions += work.offers(self, state)
        if not self.begun and self.leader >= 0 and not self.shaken:
            hand = state.hands[self.side]
            for kind in self.cards():
                if hand[kind]:
                    actions.append(act("force", CARD_KINDS[kind]))
        actions.append(act("halt"))
        where = place_key(self.place)
        seat = SIDE_KEYS[self.side]
        return ask(seat, "prompt-march", actions, "5.1.1", place=where, number=self.left())

    def cards(self) -> tuple[int, ...]:
        """18.1: the kinds that serve in the theatre in which the march begins."""
        return (self.theatre, CARD_KINDS.index("any"))

    def on_choose(self, play: P, action: Action) -> Flow:
        """It is done."""
        verb, state = action.verb, play.state
        if verb == "halt":
            return "command"
        if verb == "force":
            state.hands[self.side][CARD_KINDS.index(action.args[0])] -= 1
            self.allowance += _FORCED
            play.tell("forced", side=side_key(self.side), card=action.args[0])
        elif verb == "go":
            self._go(play, place_of(action))
        elif verb == "ride":
            place = place_of(action)
            self.spent += self.rides(state)[place]
            self.train, self.allowance = self.train or self.strength, _BONUS
            self._travel(play, (place,))
        elif verb in attack.VERBS:
            self.begun = 1
            return attack.begin(self, play, action)
        else:
            work.do(self, play, action)
        self.begun = 1
        return "choose" if self.called < 0 else "call"

    def call(self, play: P) -> Flow:
        """5.9: which Generals come along with the SP that were gathered."""
        state = play.state
        able = work.companions(self, state, self.called)
        if not able:
            return "choose"
        actions = [*(act("call", general_key(one)) for one in able), act("done")]
        where = place_key(self.called)
        return ask(SIDE_KEYS[self.side], "prompt-call", actions, "5.9", place=where)

    def on_call(self, play: P, action: Action) -> Flow:
        """He comes; or nobody more."""
        if action.verb == "call":
            work.come(self, play.state, general_at(action.args[0]))
            return "call"
        self.called = -1
        return "choose"

    def why_call(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why a General does not come along."""
        general = general_at(action.args[0]) if action.verb == "call" and action.args else -1
        return work.why_no_companion(self, state, general) if general >= 0 else None

    # --- On the way -------------------------------------------------------------------------------

    def way(self, state: CivilWarState, end: int) -> tuple[int, ...]:
        """The places of the cheapest way, without the zones of the enemy if that costs no more."""
        light = self.strength <= 1
        steps, found = march_steps(state, self.side, light=light), self._found(state, light=light)
        zone = facts(state).zone(1 - self.side, self.moving(state))
        if found.get(end, self.left() + 2) - (self.dear(state) >> end & 1) > self.left():
            return (end,)
        return path(steps, found, self.place, end, zone, self.dear(state))

    def _go(self, play: P, end: int) -> None:
        way = self.way(play.state, end)
        self.spent += self.reach(play.state)[end]
        self._travel(play, way)

    def _travel(self, play: P, way: tuple[int, ...]) -> None:
        """From place to place; who has SP takes the enemy's markers away (6.2.2)."""
        state, origin = play.state, self.place
        self._leave(state)
        for place in way:
            self.place = place
            self._enter(play)
        self._arrive(state)
        where, number = place_key(self.place), self.strength
        play.tell(
            "marched",
            side=side_key(self.side),
            number=number,
            origin=place_key(origin),
            place=where,
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
            state, self.side, self.place, self.strength, self.generals(), self.shaken
        )

    # --- The end ----------------------------------------------------------------------------------

    def fought(self, play: P) -> Flow:
        """5.11, 11.5.4: after a battle a force marches on only if it has won two to one."""
        return "choose" if attack.settle(self, play) else "command"

    def enter(self, play: P, place: int) -> None:
        """The force goes to a place beside it."""
        self._travel(play, (place,))

    def command(self, play: P) -> Flow:
        """7.2.3: of two commanders of equal rank the owner chooses one."""
        state, force = play.state, self.generals()
        others = [one for one in state.generals_at(self.side, self.place) if one not in force]
        first = top_of(state, tuple(others))
        return TakeCommand(self.side, self.place, self.leader, first)

    def over(self, play: P) -> Flow:
        """10.1.3: entrenchments that nobody holds are gone."""
        abandon_trenches(play)
        return Done(self.train + CAPTURED * self.captured)

    # --- Why not ----------------------------------------------------------------------------------

    def why_choose(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why something is not done on the march."""
        if action.verb == "force":
            return self._why_not_forced(state, action)
        if action.verb in ("go", "ride"):
            place = place_of(action)
            if place < 0:
                return None
            why = self._why_not_there(state, place)
            if why is not None:
                return why
            return (
                self._why_not_by_rail(state)
                if action.verb == "ride"
                else self._why_not_go(state, place)
            )
        if action.verb in attack.VERBS:
            return attack.why(self, state, action)
        return work.why(self, state, action)

    def _why_not_forced(self, state: CivilWarState, action: Action) -> Denial:
        kinds = [CARD_KINDS[kind] for kind in self.cards()]
        card = action.args[0] if action.args and action.args[0] in CARD_KINDS else kinds[-1]
        if self.leader < 0:
            return deny("18.1", "deny-no-leader", number=LEADERLESS)
        if self.begun:
            return deny("18.1", "deny-begun")
        if self.shaken:
            return deny("18.1", "deny-shaken", place=place_key(self.place))
        if card not in kinds:
            return deny("18.1", "deny-other-theatre", card=card)
        return deny("18.1", "deny-no-such-card", card=card)

    def _why_not_there(self, state: CivilWarState, place: int) -> Denial | None:
        """Why nobody of the side ends there now, by whatever way."""
        key = place_key(place)
        if enemy_units(state, self.side) >> place & 1:
            return deny("11.1.1", "deny-enemy-there", place=key)
        if not open_ground(state, self.side) >> place & 1:
            return deny("5.7", "deny-closed-ground", place=key)
        if COASTAL_FORTS >> place & 1 and self.barred(state) >> place & 1:
            return deny("10.3.2", "deny-fort-full", number=_STACK)
        if not self.strength:
            zone = facts(state).zone(1 - self.side, self.moving(state)) >> place & 1
            if zone or not shelter(state, self.side) >> place & 1:
                return deny("7.6", "deny-general-unsafe", place=key)
        if self.shy(state) and self.barred(state) >> place & 1:
            return deny("7.7", "deny-cautious", place=key)
        return None

    def _why_not_go(self, state: CivilWarState, place: int) -> Denial:
        key = place_key(place)
        if self.train:
            return deny("5.4.2", "deny-by-rail-only")
        if self.strength > 1 and self._found(state, light=True).get(place, 99) <= self.left():
            return deny("5.8.3", "deny-enemy-river", place=key)
        return deny("5.1.1", "deny-too-far", place=key, number=self.left())

    def _why_not_by_rail(self, state: CivilWarState) -> Denial:
        if self.begun and not self.train:
            return deny("5.4.2", "deny-begun")
        if not 1 <= self.strength <= self.seats:
            return deny("5.4.2", "deny-no-seats", number=_TRAIN, left=self.seats)
        return deny("5.4.2", "deny-no-track", number=_BONUS - self.spent)
