"""21.6.8, 21.6.9 The way that ships have come in a phase, and how they go back by it."""

from __future__ import annotations

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Call, Flow

from ..base import P, place_key, place_of, side_key
from ..components import SIDE_KEYS
from ..state import CivilWarState, ship_parts
from .bows import turn_bows
from .coal import has_coal
from .crew import SAILED, Crew, displace_leaders, kinds_of, less, lose_crew, mark_sailed, move_crew
from .depths import height
from .fire import fire_of
from .guns import Escape, burn_out
from .lanes import ways_in
from .pieces import MOORINGS, came_by, idle_units, posts
from .voyage import Voyage
from .way import berths_along

__all__ = ["Withdrawal"]


class Withdrawal(Voyage):
    """Ships on a voyage that go on, stay behind, or go back where they came from."""

    __slots__ = ()

    def _leave(self, play: P, crew: Crew) -> None:
        """21.2.4: the voyage of some ends here; short of coal they need it now (21.2.7)."""
        self.crew = less(self.crew, crew)
        if self.came:
            self._burn(play, crew, (), self.place)

    def _burn(self, play: P, crew: Crew, leaders: tuple[int, ...], place: int) -> None:
        """21.2.7: ships short of coal are lost if they have moved and do not find it."""
        if self.coal and sum(crew) and not has_coal(play.state, self.side) >> place & 1:
            burn_out(play, crew, leaders, place)

    def _go(self, play: P, end: int) -> None:
        """They are at the end of a leg, and remember its way."""
        state, past = play.state, self.passed if self.ran else 0
        crossed, before = self._crossed(state, end), came_by(state, end)
        waters = ways_in(state, self.side, (self.place, end), kinds_of(self.crew), past)
        move_crew(state, self.crew, self.leaders, self.place, end, again=self.at_sea())
        turn_bows(state, end, waters)
        play.tell(
            "cruised",
            side=side_key(self.side),
            number=sum(self.crew),
            origin=place_key(self.place),
            place=place_key(end),
        )
        self.came, self.trail = (*self.came, self.place), (*self.trail, crossed)
        self._log(state, end, before)
        self.place = end

    def _crossed(self, state: CivilWarState, end: int) -> Mask:
        """21.6.8: the places on the way to another: none past guns, or beyond an enemy there."""
        if self.ran:
            return 0
        shut = fire_of(state, 1 - self.side).around()
        way = tuple(water for water in self.way_to(state, end) if not shut >> water & 1)
        return mask(berths_along(self.side, way, kinds_of(self.crew)))

    def _log(self, state: CivilWarState, end: int, before: Mask) -> None:
        """21.6.8, 21.6.9: by which places ships came here; their attack by land may fail yet.

        ``before`` is that of ships that have come there before them.
        """
        if all(ship_parts(key)[0] != self.place for key in state.sailed):
            state.voyages.pop(self.place, None)
        crossed = mask(self.came)
        for leg in self.trail:
            crossed |= leg
        state.voyages[end] = before | crossed

    def _rest(self, state: CivilWarState, crew: Crew, leaders: tuple[int, ...]) -> None:
        """5.1.2, 21.2.4: back in the base that they have not left, and active no more."""
        mark_sailed(state, crew, self.base)
        for one in leaders:
            state.naval_action |= SAILED << one

    def _ways_back(self, state: CivilWarState) -> dict[int, tuple[int, ...]]:
        """21.6.8: where they may retreat, and whom they pass: pairs of an enemy and upriver."""
        enemy = 1 - self.side
        firing = posts(state, enemy)
        hostile = firing | idle_units(state, enemy)
        found: dict[int, tuple[int, ...]] = {}
        guns: list[int] = []
        stops, trail = (*self.came, self.place), (*self.trail, self._crossed(state, self.goal))
        for leg in range(len(stops) - 1, -1, -1):
            stop = stops[leg]
            for place in members(trail[leg] & ~hostile):
                found.setdefault(place, tuple(guns))
            for past, post, up in reversed(_threes(self.wake)):
                if past == leg and firing >> post & 1:
                    guns.extend((post, 1 - up))
            if not hostile >> stop & 1:
                found.setdefault(stop, tuple(guns))
            elif firing >> stop & 1 and leg:
                up = height(MOORINGS[stops[leg - 1]]) > height(MOORINGS[stop])
                guns.extend((stop, int(up)))
        return found

    def withdraw(self, play: P) -> Flow:
        """21.6.8: back to where they came from, or to a place on the way, free of the enemy."""
        state = play.state
        if not sum(self.crew):
            return "over"
        ways = self._ways_back(state)
        if not ways:
            lose_crew(state, self.crew, self.place, sailed=self.at_sea())
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
            state.low_coal |= self.coal << self.place
            return Call(escape, then="home")
        if end != self.place:
            self._go(play, end)
        elif not self.came:
            self._rest(state, self.crew, self.leaders)
            self._burn(play, self.crew, self.leaders, end)
            return "home"
        return "over"

    def why_withdraw(self, _state: CivilWarState, action: Action) -> Denial | None:
        """Why they do not go there."""
        place = place_of(action)
        if action.verb != "retire" or place < 0:
            return None
        return deny("21.6.8", "deny-not-on-the-way", place=place_key(place))


def _threes(numbers: tuple[int, ...]) -> list[tuple[int, int, int]]:
    return list(zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True))
