"""21.4.1 to 21.4.3 Whose zone ships enter, and who comes out against them."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Flow

from ..base import P, Proc, place_key, place_of
from ..components import SIDE_KEYS, TABLES, UNION
from ..ground import PROTECTED
from ..naval_control import BESIDE
from ..state import CivilWarState, ship_parts
from .crew import Crew, crew_of, kinds_of, leader_bonus, leaders_at, move_crew
from .pieces import IRONCLAD, MOBILE, MOORINGS

__all__ = ["LOST", "NOBODY", "TIED", "WON", "Chase", "fleets_of", "zone_of"]

_NAVAL: Final = TABLES.naval.number
_DIE: Final = range(1, 7)
LOST: Final = -1
TIED: Final = 0
WON: Final = 1
NOBODY: Crew = (0,) * (2 * len(MOBILE))


def zone_of(place: int) -> Mask:
    """21.4.1: the waters of ships in a place, and those beside them."""
    found = MOORINGS[place]
    for water in members(MOORINGS[place]):
        found |= BESIDE[water]
    return found


class Chase(Proc):
    """What a naval battle needs; `Cruise` and `Gunboats` have its steps.

    ``crew`` and ``leaders`` lie in ``place``, the enemy in ``goal``. ``asked`` are places that have
    tried to intercept. ``extra`` are NSP of ocean ironclads, ``card`` what was staked or -1;
    ``mine`` and ``held`` the NSP of both sides. ``sinking`` and ``harming`` are hits and damages
    that the own ships have still to take, ``hits`` and ``harms`` those of the enemy's; ``repelled``
    how many ships the guns have turned back, ``upriver`` and ``behind`` whether they sail upriver
    and have run others' guns before.
    """

    __slots__ = (
        *("asked", "behind", "captured", "card", "crew", "extra", "goal", "harming", "harms"),
        *("held", "hits", "leaders", "mine", "monitors", "passed", "place", "repelled", "result"),
        *("shaken", "side", "sinking", "upriver"),
    )

    def __init__(self, side: int, place: int) -> None:
        super().__init__()
        self.side, self.place, self.goal = side, place, -1
        self.crew: Crew = NOBODY
        self.leaders: tuple[int, ...] = ()
        self.passed: Mask = 0
        self.captured: int = 0
        self.asked = self.behind = self.extra = 0
        self.sinking = self.harming = self.hits = self.harms = self.repelled = 0
        self.shaken = self.mine = self.held = self.upriver = self.monitors = 0
        self.card, self.result = -1, TIED

    # --- Interception -----------------------------------------------------------------------------

    def _hunters(self, state: CivilWarState) -> Mask:
        """21.4.2: the enemy's stacks in whose zone the goal lies, and that have not tried."""
        enemy, waters = 1 - self.side, MOORINGS[self.goal]
        found = 0
        for place in members(fleets_of(state, enemy) & ~self.asked & ~(1 << self.goal)):
            if zone_of(place) & waters or self._sister(place):
                found |= 1 << place
        return found

    def _sister(self, place: int) -> bool:
        """21.4.3: a port and its Coastal Fort: ships go from one to the other without dice."""
        return place in PROTECTED.get(self.goal, ()) or self.goal in PROTECTED.get(place, ())

    def intercept(self, play: P) -> Flow:
        """21.4.2: the side out of phase declares; every stack may try once."""
        state = play.state
        hunters = self._hunters(state)
        if not hunters:
            return "arrive"
        actions = [act("chase", place_key(place)) for place in members(hunters)]
        seat = SIDE_KEYS[1 - self.side]
        where = place_key(self.goal)
        return ask(seat, "prompt-chase", [*actions, act("let-by")], "21.4.2", place=where)

    def bonus(self, state: CivilWarState, place: int) -> int:
        """21.4.2: what a stack adds to its throw."""
        enemy = 1 - self.side
        heavy = IRONCLAD in kinds_of(crew_of(state, enemy, place, sailed=True))
        total = leader_bonus(state, enemy, place)
        return total + (_NAVAL("against_ironclad") if heavy else 0)

    def odds(self, state: CivilWarState) -> dict[str, int]:
        """21.4.2: throws of 36 with which each stack comes in time."""
        if self.step != "intercept":
            return {}
        found: dict[str, int] = {}
        for place in members(self._hunters(state)):
            least = _NAVAL("interception") - self.bonus(state, place)
            throws = sum(a + b >= least for a in _DIE for b in _DIE)
            found[str(act("chase", place_key(place)))] = 36 if self._sister(place) else throws
        return found

    def on_intercept(self, play: P, action: Action) -> Flow:
        """Two dice; or none between a port and its fort."""
        state = play.state
        if action.verb == "let-by":
            self.asked = -1
            return "arrive"
        place = place_of(action)
        self.asked |= 1 << place
        success = self._sister(place)
        if not success:
            roll = play.d6("chase") + play.d6("chase")
            bonus = self.bonus(state, place)
            success = roll + bonus >= _NAVAL("interception")
            play.tell("chases", place=action.args[0], roll=roll, bonus=bonus, success=int(success))
        if success:
            enemy = 1 - self.side
            crew = _intact(crew_of(state, enemy, place, sailed=True))
            leaders = leaders_at(state, place) if enemy == UNION else ()
            move_crew(state, crew, leaders, place, self.goal)
            play.tell("caught", place=action.args[0], goal=place_key(self.goal))
        return "intercept"

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
        return deny("21.4.1", "deny-out-of-zone", place=key)


def _intact(crew: Crew) -> Crew:
    return tuple(0 if slot % 2 else number for slot, number in enumerate(crew))


def fleets_of(state: CivilWarState, side: int, *, damaged: bool = False) -> Mask:
    """The places with ships of a side that move, intact ones or all; not those that hide."""
    found = 0
    for key in state.ships:
        place, kind, hurt = ship_parts(key)
        mine = (kind in (0, 1)) == (side == UNION) and kind in MOBILE
        if mine and (damaged or not hurt):
            found |= 1 << place
    return found if damaged else found & ~state.harboured
