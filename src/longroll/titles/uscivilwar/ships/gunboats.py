"""21.11 Gunboats and cottonclads: ships without counters, for an assault without others."""

from __future__ import annotations

from longroll.board.region import Mask
from longroll.engine.procedure import Flow

from ..base import P
from ..battle.chances import chances
from ..naval_control import moored
from ..options import ADVANCED
from ..river_systems import other_rivers
from ..state import CivilWarState
from .bows import on_part
from .crew import exposed_crew
from .pieces import MOORINGS, came_by, idle_units, posts
from .retreat import Retreats

__all__ = ["Gunboats", "assault_chance", "must_fight"]


def _covered(state: CivilWarState, side: int, place: int) -> bool:
    """21.6.7: whether ships of a side have won in a place in this phase, so that friends land."""
    return bool(came_by(state, place)) and any(exposed_crew(state, side, place))


def must_fight(state: CivilWarState, side: int, place: int) -> bool:
    """21.7.3, 21.11: whether an assault needs a naval battle first: not under cover of ships."""
    if ADVANCED not in state.options or _covered(state, side, place):
        return False
    enemy = 1 - side
    return bool((posts(state, enemy) | idle_units(state, enemy)) >> place & 1)


def assault_chance(state: CivilWarState, side: int, place: int) -> float:
    """21.7.3, 21.11: how likely gunboats or cottonclads win the naval battle before an assault.

    1 where there is none. Who stays in port and who intercepts is not foreseen.
    """
    if not must_fight(state, side, place):
        return 1.0
    return float(chances(*Gunboats(side, place, place).lines(state)).won)


class Gunboats(Retreats):
    """The naval battle before an assault by ships of no NSP; returns whether it is won.

    They fight in column 0, and what sinks or damages them has no effect.
    """

    __slots__ = ()
    clause = "21.11"
    steps = (
        *("intercept", "hunt", "muster", "arrive", "shelter", "stake", "fight", "strike", "suffer"),
        *("settle", "enter", "scatter", "onward", "withdraw"),
    )

    def __init__(self, side: int, place: int, goal: int) -> None:
        super().__init__(side, place)
        self.goal = goal

    def approach(self, _state: CivilWarState) -> Mask:
        """21.4.2, 21.11: the waters of the goal by which they come: on no river but their own."""
        other = other_rivers(moored(1 << self.place))
        return on_part(self.goal, MOORINGS[self.goal] & ~other) or MOORINGS[self.goal]

    def pursued(self, state: CivilWarState) -> bool:
        """21.4.2: whether ships of the enemy may come out against them, or they find him there.

        Nobody comes out where ships of their own side have won: those annul all zones (21.4.1).
        """
        if ADVANCED not in state.options or _covered(state, self.side, self.goal):
            return False
        return must_fight(state, self.side, self.goal) or bool(self.hunters(state))

    def arrive(self, play: P) -> Flow:
        """21.6.1: whom they meet."""
        return "shelter" if self.opposed(play.state) else self._won()

    def _won(self) -> Flow:
        self.result = 1
        return self.done()

    def suffer(self, play: P) -> Flow:
        """21.11: there are always more of them."""
        del play
        self.sinking = self.harming = 0
        return None

    def settle(self, play: P) -> Flow:
        """21.6.2.5."""
        return self.settled(play)

    def enter(self, play: P) -> Flow:
        """They stay where they are: the enemy leaves."""
        del play
        return "scatter"

    def onward(self, play: P) -> Flow:
        """The troops may land."""
        del play
        return self.done()

    def withdraw(self, play: P) -> Flow:
        """They may not."""
        del play
        return self.done()
