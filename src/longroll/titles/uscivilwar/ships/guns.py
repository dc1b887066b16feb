"""21.13 Running the guns, on a voyage or in a retreat."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from itertools import product
from typing import Final, NamedTuple

from longroll.board.region import Mask, mask
from longroll.engine.action import Action
from longroll.engine.clause import Denial
from longroll.engine.procedure import Done, Flow

from ..base import P, faces, place_key, side_key
from ..battle.odds import Line, dice_of
from ..components import CHARTS, TABLES
from ..state import CivilWarState, ship_key
from .bows import turn_bows
from .coal import has_coal
from .crew import (
    Crew,
    crew_of,
    damaged_of,
    displace_leaders,
    intact_of,
    kinds_of,
    leader_bonus,
    less,
    lose_crew,
    move_crew,
    strength_of,
)
from .fight import DAMAGES, Fight
from .fire import guns_on
from .lanes import ways_in
from .pieces import HULL, take_ships
from .way import run_waters

__all__ = ["Escape", "Guns", "Toll", "burn_out", "retire", "toll"]

_GUNS: Final = TABLES.naval.number("guns")
_DIAMOND: Final = 1
"""The mark of a result that turns a ship back up the river."""


class Toll(NamedTuple):
    """What guns do to ships that pass, on average: sunk, damaged, turned back."""

    sunk: float
    damaged: float
    turned: float


def toll(
    state: CivilWarState,
    side: int,
    way: Mapping[int, int],
    ships: int,
    *,
    waters: Mask = -1,
) -> Toll:
    """21.13: for so many ships of a side that pass some enemies, one after the other.

    ``way`` are these in their order, each with 1 if he is passed upriver, or 0; ``waters`` those on
    which they sail (`run_waters`), -1 for all. Guns do not fire at whoever has not come past those
    before, as if each result met another ship.
    """
    enemy, found, left = 1 - side, [0.0, 0.0, 0.0], {ships: 1.0}
    for post, upriver in way.items():
        column = CHARTS.column(guns_on(state, enemy, post, waters))
        bonus = leader_bonus(state, enemy, post) + _GUNS
        dice = [sum(throw) for throw in product(range(1, 7), repeat=dice_of(column))]
        outcomes = [CHARTS.fight(column, roll + bonus) for roll in dice]
        there = sum(left.values())
        for _ in range(1 + upriver):
            fewer: dict[int, float] = {}
            for outcome in outcomes:
                hurt = outcome.mark == DAMAGES
                turned = upriver and outcome.mark == _DIAMOND
                for at, what in enumerate((outcome.losses, hurt, turned)):
                    found[at] += there * what / len(outcomes)
                for number, share in left.items():
                    rest = number - outcome.losses - hurt - turned
                    fewer[rest] = fewer.get(rest, 0) + share / len(outcomes)
            left = fewer
        left = {number: share for number, share in left.items() if number > 0}
    return Toll(*found)


def _biting(column: int, *, upriver: bool) -> int:
    """21.13: the lowest total by which guns do anything to ships that pass them."""
    marks = (_DIAMOND, DAMAGES) if upriver else (DAMAGES,)
    rows = enumerate(CHARTS.combat[column], CHARTS.lowest)
    found = (roll for roll, outcome in rows if outcome.losses or outcome.mark in marks)
    return next(found, CHARTS.lowest + len(CHARTS.combat[column]))


class Guns(Fight):
    """``way`` are the enemies that have still to be passed, ``ups`` whether upriver past each.

    ``post`` is who has fired last, ``fired`` whether any guns have fired at this crew.
    """

    __slots__ = ("fired", "post", "ups", "way")

    def __init__(self, side: int, place: int) -> None:
        super().__init__(side, place)
        self.way: tuple[int, ...] = ()
        self.ups: tuple[int, ...] = ()
        self.post = place
        self.fired = 0

    def fire(self, play: P, post: int) -> None:
        """21.13: the enemy alone throws, at two less; upriver twice, and both count."""
        state, enemy = play.state, 1 - self.side
        voyage, passed = (self.place, self.goal), mask(self.way) | self.passed
        waters = run_waters(state, self.side, voyage, kinds_of(self.crew), passed)
        column = CHARTS.column(guns_on(state, enemy, post, waters))
        line = Line(column, dice_of(column), leader_bonus(state, enemy, post))
        for _ in range(2 if self.upriver else 1):
            dice, roll, outcome = self.roll(play, enemy, line, _GUNS)
            play.tell(
                "guns",
                place=place_key(post),
                column=line.key,
                dice=faces(dice),
                bonus=roll - sum(dice),
                roll=roll,
                needed=_biting(column, upriver=bool(self.upriver)),
                dealt=outcome.losses,
                dealt_mark=outcome.mark,
            )
            self.sinking += outcome.losses
            self.harming += outcome.mark == DAMAGES
            self.repelled += self.upriver and outcome.mark == _DIAMOND

    def under_fire(self) -> int:
        """Where the own ships are hit: before the guns that fired last, or in the battle."""
        return self.post if self.step == "guns" else self.goal

    def guns(self, play: P) -> Flow:
        """21.13, 21.13.2: one enemy after the other fires, once; what is left comes through."""
        if self.sinking or self.harming:
            return self.ask_loss(play)
        if self.fired and self.way:
            # 21.13.1: who is damaged or turned back there does not come before the next guns.
            self.part(play)
        if not self.way or not strength_of(self.crew):
            return self.through(play)
        self.upriver = self.ups[0]
        self.post = self.way[0]
        self.fire(play, self.post)
        self.fired = 1
        self.passed |= 1 << self.way[0]
        self.way, self.ups = self.way[1:], self.ups[1:]
        return "guns"

    def on_guns(self, play: P, action: Action) -> Flow:
        """The owner chooses who is hit."""
        self.take_loss(play, action)
        return "guns"

    def why_guns(self, _state: CivilWarState, action: Action) -> Denial | None:
        """Why that ship is not hit."""
        return self.why_loss(action)

    def turned(self) -> Crew:
        """21.13.1, 21.13.4: who does not come through: the damaged, and one for each diamond."""
        found = list(damaged_of(self.crew))
        # Demoralised ones first: nothing tells which, and their owner would have it so.
        for slot in sorted(range(0, len(found), 2), key=lambda slot: (slot // 4, -slot)):
            found[slot] = min(self.repelled, self.crew[slot])
            self.repelled -= found[slot]
        self.repelled = 0
        self.crew = less(self.crew, tuple(found))
        return tuple(found)

    @abstractmethod
    def part(self, play: P) -> None:
        """What becomes of those who turn back between two enemies."""

    @abstractmethod
    def through(self, play: P) -> Flow:
        """What becomes of those who are left when all have fired."""


class Escape(Guns):
    """21.6.8 A retreat past the enemy: damaged ships, and those that turn back, are lost."""

    __slots__ = ()
    clause = "21.6.8"
    steps = ("wreck", "guns")

    def at_sea(self) -> bool:
        """They have sailed, where theirs is the phase."""
        return True

    def __init__(
        self,
        side: int,
        voyage: tuple[int, int],
        way: tuple[int, ...],
        ups: tuple[int, ...],
        crew: Crew,
        leaders: tuple[int, ...],
    ) -> None:
        super().__init__(side, voyage[0])
        self.goal = voyage[1]
        self.way, self.ups = way, ups
        self.crew, self.leaders = crew, leaders

    def wreck(self, play: P) -> Flow:
        """21.6.8: damaged ships run no guns."""
        self._lose(play, damaged_of(self.crew))
        self.crew = intact_of(self.crew)
        return None

    def _lose(self, play: P, crew: Crew) -> None:
        if sum(crew):
            lose_crew(play.state, crew, self.place, sailed=True)
            play.tell("lost-behind", number=sum(crew), place=place_key(self.place))

    def part(self, play: P) -> None:
        """21.13.4: who turns back in a retreat is lost."""
        self._lose(play, self.turned())

    def through(self, play: P) -> Flow:
        """Who is left is there; short of coal, only where there is some (21.2.7)."""
        state, start, end = play.state, self.place, self.goal
        self._lose(play, self.turned())
        if self.hulls:
            take_ships(state, ship_key(start, HULL, 0), self.hulls)
        if not sum(self.crew):
            if not sum(crew_of(state, self.side, start, sailed=True)):
                displace_leaders(play, start, self.leaders)
            return Done()
        retire(play, self.side, self.crew, self.leaders, (start, end), self.passed)
        return Done()


def retire(
    play: P,
    side: int,
    crew: Crew,
    leaders: tuple[int, ...],
    voyage: tuple[int, int],
    passed: Mask = 0,
) -> None:
    """21.6.8: ships retreat; those short of coal are lost unless they find some (21.2.7)."""
    state: CivilWarState = play.state
    start, end = voyage
    coal = state.low_coal >> start & 1
    waters = ways_in(state, side, voyage, kinds_of(crew), passed)
    move_crew(state, crew, leaders, start, end, again=True)
    turn_bows(state, end, waters)
    play.tell(
        "cruised",
        side=side_key(side),
        number=sum(crew),
        origin=place_key(start),
        place=place_key(end),
    )
    if coal and not has_coal(state, side) >> end & 1:
        burn_out(play, crew, leaders, end)


def burn_out(play: P, crew: Crew, leaders: tuple[int, ...], place: int) -> None:
    """21.2.7: the last coal is burnt, and there is no more."""
    state: CivilWarState = play.state
    lose_crew(state, crew, place)
    play.tell("no-coal", number=sum(crew), place=place_key(place))
    displace_leaders(play, place, leaders)
