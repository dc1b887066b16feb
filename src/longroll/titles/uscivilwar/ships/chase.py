"""21.4.1 to 21.4.3 Whose zone ships enter, and who comes out against them."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.event import Value
from longroll.engine.procedure import Flow

from ..base import P, Proc, faces, place_key, place_of, roll_dice
from ..components import SIDE_KEYS, TABLES, UNION
from ..facts import facts
from ..ground import SISTERS
from ..naval_control import ashore
from ..state import CivilWarState, ship_parts
from .bows import turn_bows, waters_at, waters_of
from .crew import (
    NOBODY,
    Crew,
    exposed_crew,
    intact_of,
    kind_of,
    kinds_of,
    leader_bonus,
    leader_index,
    leaders_at,
    less,
    merged,
    move_crew,
    ship_at,
    ship_name,
    slot_of,
    strength_of,
)
from .fire import forts_of
from .lanes import sea_room
from .pieces import IRONCLAD, MOBILE, MOORINGS, OCEAN, OWNER, exposed, works_at
from .way import zone_of

__all__ = ["LOST", "NOBODY", "TIED", "WON", "Chase", "fleets_of"]

_NAVAL: Final = TABLES.naval.number
_DIE: Final = range(1, 7)
_THROWS: Final = 36
"""Of two dice."""
LOST: Final = -1
TIED: Final = 0
WON: Final = 1


class Chase(Proc):
    """What a naval battle needs; `Cruise` and `Gunboats` have its steps.

    ``crew`` and ``leaders`` lie in ``place``, the enemy in ``goal``. ``asked`` are places that have
    tried to intercept there, ``joined`` the ships of those that have; ``called`` are those whose
    dice have still to be thrown, ``staying`` the ships of the first of them that stay behind,
    ``lingering`` a mask of the naval leaders who stay with them. ``monitors`` tells whether ocean
    ironclads may join, and 2 that they are with this stack; ``extra`` are their NSP in this battle,
    ``card`` what was staked in it or -1; ``mine`` and ``held`` the NSP of both sides. ``sinking``
    and ``harming`` are hits and damages that the own ships have still to take, ``hits`` and
    ``harms`` those of the enemy's; ``repelled`` how many ships the guns have turned back,
    ``upriver`` and ``behind`` whether they sail upriver and have run others' guns before; ``hulls``
    own ironclads that were damaged; ``headed`` is the water that was named for the place that is
    asked for next (see `headings`), or "".
    """

    __slots__ = (
        *("asked", "behind", "lingering"),
        *("called", "captured", "card", "crew", "extra", "goal", "harming"),
        "headed",
        *(
            "harms",
            "held",
            "hits",
            "hulls",
            "joined",
            "leaders",
            "mine",
            "monitors",
            "passed",
            "place",
            "repelled",
            "result",
        ),
        *("side", "sinking", "staying", "upriver"),
    )

    later = MappingProxyType({"lingering": 0})

    def __init__(self, side: int, place: int) -> None:
        super().__init__()
        self.side, self.place, self.goal = side, place, -1
        self.crew: Crew = NOBODY
        self.leaders: tuple[int, ...] = ()
        self.passed: Mask = 0
        self.captured: int = 0
        self.staying: Crew = NOBODY
        self.joined: Crew = NOBODY
        self.lingering = self.asked = self.called = self.behind = self.extra = 0
        self.sinking = self.harming = self.hits = self.harms = self.repelled = 0
        self.hulls: int = 0
        self.headed = ""
        self.mine = self.held = self.upriver = self.monitors = 0
        self.card, self.result = -1, TIED

    # --- Interception -----------------------------------------------------------------------------

    def hunters(self, state: CivilWarState) -> Mask:
        """21.4.2: the enemy's stacks in whose zone the goal lies, and that have not tried there.

        21.4.1: units and forts of the own side in the goal annul the zone.
        """
        enemy = 1 - self.side
        ships = fleets_of(state, self.side) >> self.goal & 1
        annulled = ships or works_at(state, self.side, self.goal)
        found = 0
        for place in members(fleets_of(state, enemy) & ~self.asked & ~(1 << self.goal)):
            if annulled and not self._sister(state, place):
                continue
            if any(self.hunting(state, place)):
                found |= 1 << place
        return found

    def approach(self, _state: CivilWarState) -> Mask:
        """21.4.2: the waters of the goal by which the ships come."""
        return MOORINGS[self.goal]

    def _meets(self, state: CivilWarState, place: int, kind: int) -> Mask:
        """21.4.1, 21.2.5: the waters of the goal into which the zone of a kind of ships extends.

        Ships of the ocean go up no river to intercept, and nobody to ships of his kind that lie on
        another water of the goal (U154). Forts and other ships of the own side on the other bank
        annul the zone.
        """
        zone = zone_of(waters_of(state, place, kind), facts(state).held[1 - self.side])
        zone &= ~self._guarded(state)
        near = -1 if self._sister(state, place) else zone & self.approach(state)
        room = sea_room(self.goal) if kind == OCEAN else MOORINGS[self.goal]
        return room & near & waters_of(state, self.goal, kind)

    def _guarded(self, state: CivilWarState) -> Mask:
        """21.4.1: the waters on which forts and other ships of the own side annul zones."""
        found = ashore(forts_of(state, self.side))
        for place in members(fleets_of(state, self.side)):
            crew = intact_of(exposed_crew(state, self.side, place))
            others = less(crew, intact_of(self.crew)) if place == self.place else crew
            found |= waters_at(state, place, kinds_of(others))
        return found

    def _sister(self, state: CivilWarState, place: int) -> bool:
        """10.3.2: from a port to its Coastal Fort, or back: without dice, if they hold both."""
        if not SISTERS.get(self.goal, 0) >> place & 1:
            return False
        held = facts(state).held[1 - self.side]
        return held >> place & held >> self.goal & 1 > 0

    def intercept(self, play: P) -> Flow:
        """21.4.2, 9.2.2: all attempts are declared before a die is thrown."""
        state = play.state
        hunters = self.hunters(state)
        if not hunters:
            return "hunt"
        actions = [act("chase", place_key(place)) for place in members(hunters)]
        seat = SIDE_KEYS[1 - self.side]
        dice = any(not self._sister(state, place) for place in members(hunters))
        return ask(
            seat,
            "prompt-chase",
            [*actions, act("let-by")],
            "21.4.2" if dice else "10.3.2",
            place=place_key(self.goal),
            **self.coming(),
        )

    def coming(self) -> dict[str, Value]:
        """Whom the enemy sees coming: NSP, and the first of the leaders."""
        return {
            "number": strength_of(self.crew),
            "led": int(bool(self.leaders)),
            "leader": TABLES.naval_leaders[self.leaders[0]].key if self.leaders else 0,
        }

    def on_intercept(self, play: P, action: Action) -> Flow:
        """A stack is declared; or no other tries."""
        del play
        if action.verb == "let-by":
            return "hunt"
        place = place_of(action)
        self.asked |= 1 << place
        self.called |= 1 << place
        return "intercept"

    def hunting(self, state: CivilWarState, place: int) -> Crew:
        """21.2.5: its intact ships; those of the ocean go up no river to intercept."""
        crew = intact_of(exposed_crew(state, 1 - self.side, place))
        kinds = {kind for kind in kinds_of(crew) if self._meets(state, place, kind)}
        return tuple(n if kind_of(slot) in kinds else 0 for slot, n in enumerate(crew))

    def bonus(self, state: CivilWarState, place: int) -> int:
        """21.4.2: what a stack adds to its throw; without its ironclads, if it has other ships."""
        heavy = kinds_of(self.hunting(state, place)) == {IRONCLAD}
        total = leader_bonus(state, 1 - self.side, place)
        return total + (_NAVAL("against_ironclad") if heavy else 0)

    def odds(self, state: CivilWarState) -> dict[str, int]:
        """21.4.2: throws of 36 with which each stack comes in time."""
        if self.step != "intercept":
            return {}
        return {
            str(act("chase", place_key(place))): sum(self.outings(state, place).values())
            for place in members(self.hunters(state))
        }

    def outings(self, state: CivilWarState, place: int) -> dict[Crew, int]:
        """21.4.2: the crews with which a stack may come in time, each with its throws of 36."""
        crew, found = self.hunting(state, place), dict[Crew, int]()
        if self._sister(state, place):
            return {crew: _THROWS}
        bonus = self.bonus(state, place)
        for roll in (a + b for a in _DIE for b in _DIE):
            out = _timely(crew, roll + bonus)
            if any(out):
                found[out] = found.get(out, 0) + 1
        return found

    def hunt(self, play: P) -> Flow:
        """21.4.2: two dice for each that was declared; none between a port and its fort."""
        if not self.called:
            return "arrive"
        state, place = play.state, members(self.called)[0]
        success = self._sister(state, place)
        if not success:
            dice = roll_dice(play, "chase")
            roll, bonus = sum(dice), self.bonus(state, place)
            crew = self.hunting(state, place)
            out = _timely(crew, roll + bonus)
            success = any(out)
            play.tell(
                "chases",
                place=place_key(place),
                dice=faces(dice),
                roll=roll,
                bonus=bonus,
                total=roll + bonus,
                needed=_NAVAL("interception"),
                success=int(success),
            )
            if success and out != crew:
                self.staying = less(crew, out)
                play.tell("too-slow", place=place_key(place), number=sum(self.staying))
        if success:
            return "muster"
        self.called &= ~(1 << place)
        return "hunt"

    def sallying(self, state: CivilWarState) -> Crew:
        """The ships that come out, less those that stay."""
        crew = self.hunting(state, members(self.called)[0])
        return less(crew, self.staying)

    def muster(self, play: P) -> Flow:
        """9.2.3: the whole stack comes, or a part of it."""
        state, place = play.state, members(self.called)[0]
        crew = self.sallying(state)
        stay: list[str] = []
        if sum(crew) > 1:
            stay += [ship_name(slot) for slot, number in enumerate(crew) if number]
        if sum(self.staying):  # 7.5.3: leaders stay with ships only.
            stay += [TABLES.naval_leaders[one].key for one in self._leaders(state, place)]
        if not stay:
            return self._sally(play)
        actions = [act("leave-behind", name) for name in stay]
        seat = SIDE_KEYS[1 - self.side]
        return ask(
            seat,
            "prompt-sortie",
            [act("sally"), *actions],
            "9.2.3",
            place=place_key(place),
            goal=place_key(self.goal),
            number=sum(crew),
        )

    def on_muster(self, play: P, action: Action) -> Flow:
        """A ship stays, or a leader; or the others come."""
        if action.verb == "sally":
            return self._sally(play)
        leader = leader_index(action.args[0])
        if leader >= 0:
            self.lingering |= 1 << leader
            return "muster"
        slot = ship_at(action.args[0])
        self.staying = tuple(n + (at == slot) for at, n in enumerate(self.staying))
        return "muster"

    def why_muster(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why no such ship stays, or leader."""
        if action.verb != "leave-behind" or not action.args:
            return None
        place, leader = members(self.called)[0], leader_index(action.args[0])
        if leader >= 0 and state.naval_leaders[leader] == place and not sum(self.staying):
            return deny("9.2.3", "deny-stays-with-ships", leader=action.args[0])
        if leader < 0 and ship_at(action.args[0]) < 0:
            return None
        return deny("9.2.3", "deny-not-moored", place=place_key(place))

    def _leaders(self, state: CivilWarState, place: int) -> tuple[int, ...]:
        """The leaders who come along from a place."""
        there = leaders_at(state, place) if self.side != UNION else ()
        return tuple(one for one in there if not self.lingering >> one & 1)

    def _sally(self, play: P) -> Flow:
        state, place = play.state, members(self.called)[0]
        crew = self.sallying(state)
        self.join(state, place, crew)
        play.tell("caught", place=place_key(place), goal=place_key(self.goal))
        self.called &= ~(1 << place)
        self.joined = merged(self.joined, crew)
        self.staying, self.lingering = NOBODY, 0
        return "hunt"

    def join(self, state: CivilWarState, place: int, crew: Crew) -> None:
        """21.4.2: ships of the enemy come to the goal, with their leaders, short of coal or not."""
        leaders = self._leaders(state, place)
        met = {kind: self._meets(state, place, kind) for kind in sorted(kinds_of(crew))}
        coal = state.low_coal >> place & 1
        move_crew(state, crew, leaders, place, self.goal)
        turn_bows(state, self.goal, met)
        state.low_coal |= coal << self.goal

    def why_intercept(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why nobody comes from there."""
        place = place_of(action)
        if action.verb != "chase" or place < 0:
            return None
        key = place_key(place)
        if self.asked >> place & 1:
            return deny("21.4.2", "deny-one-attempt", place=key)
        if not fleets_of(state, 1 - self.side) >> place & 1:
            return deny("21.4.2", "deny-no-ships", place=key)
        ships = kinds_of(exposed_crew(state, 1 - self.side, place))
        zone = zone_of(waters_at(state, place, ships), facts(state).held[1 - self.side])
        zone &= ~self._guarded(state)
        if zone & MOORINGS[self.goal] and not any(self.hunting(state, place)):
            return deny("21.2.5", "deny-no-lane", place=place_key(self.goal))
        return deny("21.4.1", "deny-out-of-zone", place=key)


def _timely(crew: Crew, total: int) -> Crew:
    """21.4.2: who comes by a throw with its modifiers: all, all but the ironclads, or nobody.

    A throw that with ironclads would have failed brings the other ships alone.
    """
    needed = _NAVAL("interception")
    if total < needed:
        return NOBODY
    kinds = kinds_of(crew)
    slow = len(kinds) > 1 and total + _NAVAL("against_ironclad") < needed
    heavy = (slot_of(IRONCLAD), slot_of(IRONCLAD, shaken=1)) if slow else ()
    return tuple(0 if slot in heavy else number for slot, number in enumerate(crew))


def fleets_of(state: CivilWarState, side: int) -> Mask:
    """The places with intact ships of a side that move; not with those alone that hide."""
    found = 0
    for key in state.ships:
        place, kind, hurt, _ = ship_parts(key)
        if OWNER[kind] == side and kind in MOBILE and not hurt and exposed(state, key):
            found |= 1 << place
    return found
