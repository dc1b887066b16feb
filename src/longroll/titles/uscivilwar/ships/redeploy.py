"""21.2.6 The Union moves its ships in the Strategic Movement Phase."""

from __future__ import annotations

from types import MappingProxyType

from longroll.board.region import Mask, mask, members
from longroll.board.trace import spread
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Flow

from ..base import P, Proc, place_key, place_of, side_key
from ..components import CONFEDERATE, PLACE, SHIPS, SIDE_KEYS, TABLES, UNION, WATERS
from ..facts import facts
from ..ground import OCEAN_PORTS, PORTS
from ..naval_control import GATES, flow
from ..state import CONDITIONS, CivilWarState
from .bows import turn_bows, waters_of
from .coal import has_coal
from .crew import Crew, crew_of, leader_index, leaders_at, move_crew, ship_at, ship_name, slot_of
from .fire import fire_of
from .guns import burn_out
from .inlets import inlet, lagoons
from .lanes import halting, open_to
from .pieces import MOORINGS, OCEAN, RIVER, fleet_of, idle_units, posts

__all__ = ["Redeployment", "can_redeploy"]

_BAY = PLACE["chesapeake-bay"]


class Redeployment(Proc):
    """First the ocean ships, then the river ships: some or all, and which, go to one port.

    ``kind`` is the kind whose turn it is, ``goal`` the port to which they go or -1, ``left`` the
    places from which some have gone there.
    """

    __slots__ = ("goal", "kind", "left")
    clause = "21.2.6"
    calm = True
    steps = ("begin", "choose", "over")
    later = MappingProxyType({"left": 0})

    def __init__(self) -> None:
        super().__init__()
        self.kind, self.goal, self.left = OCEAN, -1, 0

    def begin(self, _play: P) -> Flow:
        """The next kind."""
        self.goal, self.left = -1, 0
        return None

    def _waters(self, state: CivilWarState, start: int) -> Mask:
        """21.2.6: waters of the Union, past no enemy ship, battery or fort."""
        found = facts(state)
        hostile = posts(state, CONFEDERATE)
        shut = fire_of(state, CONFEDERATE).around()
        through = (found.fleets[UNION] | WATERS.seas) & open_to(ocean=self.kind == OCEAN) & ~shut
        # 21.2.5: "always", and this is one movement too.
        through &= halting(start, self._lying(state, start))
        held = found.held[CONFEDERATE] | hostile
        seed = self._lying(state, start) | self._beyond(state, start, held)
        return spread(flow(GATES & ~held), seed & through, through)

    def _beyond(self, state: CivilWarState, place: int, held: Mask) -> Mask:
        """20.4: the waters to which an inlet leads from ships in a place."""
        lying = self._lying(state, place)
        return lagoons(place, lying, held, ocean=self.kind == OCEAN)

    def _lying(self, state: CivilWarState, start: int) -> Mask:
        return waters_of(state, start, self.kind)

    def _ways(self, state: CivilWarState, start: int) -> Mask:
        """21.2.6: the ports of the Union on these waters."""
        found, waters = facts(state), self._waters(state, start)
        harbours = OCEAN_PORTS if self.kind == OCEAN else PORTS & ~_SEA_ONLY
        good = harbours & found.held[UNION] | (1 << _BAY if self.kind == OCEAN else 0)
        enemies = posts(state, CONFEDERATE) | idle_units(state, CONFEDERATE)
        held = found.held[CONFEDERATE] | enemies
        ends = mask(
            port
            for port in members(good)
            if (self._lying(state, port) | self._beyond(state, port, held)) & waters
        )
        return ends & ~(enemies | 1 << start)

    def any_choice(self, state: CivilWarState) -> bool:
        """Whether a ship of the kind comes anywhere."""
        return any(self._ways(state, place) for place in members(fleet_of(state, self.kind)))

    def _choices(self, state: CivilWarState) -> list[tuple[int, int]]:
        """Where ships lie that may go, and where to: all to the same port (21.2.6)."""
        found: list[tuple[int, int]] = []
        for place in members(fleet_of(state, self.kind)):
            ends = self._ways(state, place)
            ends &= 1 << self.goal if self.goal >= 0 else -1
            found += [(place, end) for end in members(ends)]
        return found

    def choose(self, play: P) -> Flow:
        """A ship after the other; or no more of this kind."""
        choices = self._choices(play.state)
        actions = self._leaders(play.state)
        if not choices and not actions:
            return self._next()
        for start, end in choices:
            others = self._sorts(play.state, start)[1:]
            order = act("redeploy", place_key(start), place_key(end))
            # An order names the ship where others would go first: so a damaged one is sent home.
            actions.append(order)
            actions += [act(order.verb, *order.args, ship_name(slot)) for slot in others]
        seat, ship = SIDE_KEYS[UNION], SHIPS[self.kind]
        return ask(seat, "prompt-redeploy", [*actions, act("pass")], "21.2.6", ship=ship)

    def _leaders(self, state: CivilWarState) -> list[Action]:
        """21.2.8: leaders sail with ships of theirs, though others stay."""
        port = place_key(self.goal)
        return [
            act("redeploy", place_key(start), port, TABLES.naval_leaders[leader].key)
            for start in members(self.left)
            for leader in leaders_at(state, start)
        ]

    def _sorts(self, state: CivilWarState, start: int) -> list[int]:
        """The slots of ships of the kind in a place, in the order in which they go."""
        first, crew = slot_of(self.kind), crew_of(state, UNION, start, sailed=True)
        return [slot for slot in range(first, first + len(CONDITIONS)) if crew[slot]]

    def _next(self) -> Flow:
        if self.kind == RIVER:
            return "over"
        self.kind = RIVER
        return "begin"

    def on_choose(self, play: P, action: Action) -> Flow:
        """One ship moves, or a leader, who goes with the last ship at the latest."""
        if action.verb == "pass":
            return self._next()
        state, start = play.state, place_of(action)
        self.goal = place_of(action, 1)
        leader = leader_index(action.args[-1])
        if leader >= 0:
            state.naval_leaders[leader] = self.goal
            play.tell("flag", leader=action.args[2], origin=action.args[0], place=action.args[1])
            return "choose"
        self.left |= 1 << start
        crew = crew_of(state, UNION, start, sailed=True)
        named = ship_at(action.args[-1])
        slot = named if named >= 0 else self._sorts(state, start)[0]
        one: Crew = tuple(int(at == slot) for at in range(len(crew)))
        leaders = leaders_at(state, start) if sum(crew) == 1 else ()
        coal, waters = state.low_coal >> start & 1, self._waters(state, start)
        waters = waters if waters & MOORINGS[self.goal] else inlet(self.goal)
        move_crew(state, one, leaders, start, self.goal)
        turn_bows(state, self.goal, {self.kind: waters})
        state.sailed, state.naval_action = {}, 0
        play.tell(
            "cruised",
            side=side_key(UNION),
            number=1,
            origin=action.args[0],
            place=action.args[1],
        )
        if coal and not has_coal(state, UNION) >> self.goal & 1:
            burn_out(play, one, leaders, self.goal)
        return "choose"

    def why_choose(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why no ship goes there."""
        start, end = place_of(action), place_of(action, 1)
        if action.verb != "redeploy" or start < 0 or end < 0:
            return None
        leader = leader_index(action.args[-1])
        if leader >= 0:
            name = action.args[2]
            if state.naval_leaders[leader] != start:
                return deny("21.2.8", "deny-not-here", general=name)
            return deny("21.2.8", "deny-redeploys-with-ships", leader=name)
        if not fleet_of(state, self.kind) >> start & 1:
            return deny("21.2.6", "deny-no-ships", place=action.args[0])
        if self.goal not in (-1, end):
            return deny("21.2.6", "deny-one-port", place=place_key(self.goal))
        if self._ways(state, start) >> end & 1:  # There are ships, but not the one that was named.
            return deny("21.2.6", "deny-not-to-redeploy", place=action.args[0])
        return deny("21.2.6", "deny-no-redeployment", place=action.args[1])

    def over(self, _play: P) -> Flow:
        """All that wanted to have moved."""
        return None


_SEA_ONLY: Mask = mask(port for port in members(OCEAN_PORTS) if not MOORINGS[port] & WATERS.sides)


def can_redeploy(state: CivilWarState) -> bool:
    """21.2.6: whether some ship comes to some port."""
    of_ocean, of_rivers = Redeployment(), Redeployment()
    of_rivers.kind = RIVER
    return of_ocean.any_choice(state) or of_rivers.any_choice(state)
