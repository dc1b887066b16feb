"""21.6.8 Naval retreats: the beaten defender goes into port, away, or past the guns."""

from __future__ import annotations

from longroll.board.region import Mask
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Call, Flow

from ..base import P, place_key, place_of, side_key
from ..components import CONFEDERATE, SHIPS, SIDE_KEYS, UNION
from ..facts import facts
from ..ground import PORTS, PROTECTED
from ..state import CivilWarState, ship_key
from .crew import (
    Crew,
    displace_leaders,
    exposed_crew,
    hide_crew,
    intact_of,
    kinds_of,
    leaders_at,
    lose_crew,
)
from .fight import Fight
from .guns import Escape, retire
from .headings import Listing, listed, why_not_listed
from .lanes import Passage, both
from .pieces import HULL, add_ships, idle_units, posts, take_ships

__all__ = ["Retreats", "gauntlets", "run_order"]


def gauntlets(
    state: CivilWarState, side: int, place: int, crew: Crew, passed: Mask
) -> tuple[Passage, ...]:
    """21.6.8: the ways past the enemy for ships that must retreat, to where no other lies."""
    crew = intact_of(crew)
    ways = both(state, side, place, kinds_of(crew), passed).passages if sum(crew) else ()
    hostile = posts(state, 1 - side) | idle_units(state, 1 - side)
    return tuple(way for way in ways if not hostile >> way.end & 1)


def run_order(passage: Passage) -> Action:
    """The order to run the guns of a passage."""
    return act("run", place_key(passage.posts[0]), place_key(passage.end))


class Retreats(Fight):
    """The retreat of who has lost the battle on the defence."""

    __slots__ = ()

    def _loser(self, state: CivilWarState) -> Crew:
        return exposed_crew(state, 1 - self.side, self.goal)

    def _refuges(self, state: CivilWarState) -> Mask:
        """Where the defender's ships come without passing anybody."""
        kinds = kinds_of(self._loser(state))
        return both(state, 1 - self.side, self.goal, kinds, 1 << self.goal).ends

    def listing(self, state: CivilWarState) -> Listing:
        """The order of a retreat in peace, and where to."""
        ends = self._refuges(state) if self.step == "scatter" else 0
        return Listing("retire", ends, kinds_of(self._loser(state)))

    def _passages(self, state: CivilWarState) -> tuple[Passage, ...]:
        return gauntlets(state, 1 - self.side, self.goal, self._loser(state), 1 << self.goal)

    def scatter(self, play: P) -> Flow:
        """Into port, or to where he may sail in peace; past guns if there is no other way."""
        state = play.state
        if not sum(self._loser(state)):
            self._lose_hulls(play)
            return None
        actions = listed(Retreats.listing(self, state), self.headed)
        actions = actions or [run_order(passage) for passage in self._passages(state)]
        if self._own_port(state) and not self.headed:
            actions.append(act("into-port"))
        if not actions:
            self._lose_all(play)
            return None
        seat, where = SIDE_KEYS[1 - self.side], place_key(self.goal)
        return ask(seat, "prompt-scatter", actions, "21.6.8", place=where)

    def _own_port(self, state: CivilWarState) -> bool:
        """21.6.8: whether they lie in a port, and no enemy has it."""
        return bool((PORTS & facts(state).held[1 - self.side]) >> self.goal & 1)

    def on_scatter(self, play: P, action: Action) -> Flow:
        """They are there; ironclads under construction stay in port."""
        state, enemy = play.state, 1 - self.side
        crew = self._loser(state)
        self.headed = action.args[0] if action.verb == "bound" else ""
        if self.headed:
            return "scatter"
        if action.verb == "into-port":
            hide_crew(state, crew, self.goal)
            play.tell("hides", number=sum(crew), place=place_key(self.goal))
            return None
        self._lose_hulls(play)
        leaders = leaders_at(state, self.goal) if enemy == UNION else ()
        if action.verb == "run":
            first, end = place_of(action), place_of(action, 1)
            ways = self._passages(state)
            way = next(one for one in ways if (one.posts[0], one.end) == (first, end))
            escape = Escape(enemy, (self.goal, end), way.posts, way.ups, crew, leaders)
            return Call(escape, then="onward")
        retire(play, enemy, crew, leaders, (self.goal, place_of(action)))
        return None

    def why_scatter(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why they do not go there."""
        if action.verb == "into-port":
            return deny("21.6.8", "deny-no-port-here", place=place_key(self.goal))
        place = place_of(action)
        if action.verb not in ("retire", "run") or place < 0:
            return None
        if action.verb == "run" and self._refuges(state):
            return deny("21.6.8", "deny-peaceful-way", place=place_key(self.goal))
        ends = self._refuges(state) if action.verb == "retire" else 0
        why = why_not_listed(ends, self.headed, place, "21.6.8")
        return why or deny("21.6.8", "deny-no-lane", place=place_key(place))

    def _lose_hulls(self, play: P) -> None:
        """21.10.3: an ironclad under construction that must retreat is lost.

        Not in a port of its side; and one that was damaged at a Coastal Fort goes into the port
        behind it (the second example of 21.6.7).
        """
        state, key = play.state, ship_key(self.goal, HULL, 0)
        number = state.ships.get(key, 0)
        held = facts(state).held[CONFEDERATE]
        ports = [port for port in PROTECTED.get(self.goal, ()) if held >> port & 1]
        if not number or ((PORTS & held) >> self.goal & 1 and not ports):
            return
        take_ships(state, key, number)
        if ports:
            add_ships(state, ship_key(ports[0], HULL, 0), number)
        else:
            play.tell("ship-sunk", ship=SHIPS[HULL], place=place_key(self.goal))

    def _lose_all(self, play: P) -> None:
        """Ships without a way out are lost."""
        state, enemy = play.state, 1 - self.side
        lose_crew(state, self._loser(state), self.goal)
        play.tell("trapped", side=side_key(enemy), place=place_key(self.goal))
        if enemy == UNION:
            displace_leaders(play, self.goal, leaders_at(state, self.goal))
        self._lose_hulls(play)
