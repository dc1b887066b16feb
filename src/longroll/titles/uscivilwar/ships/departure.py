"""21.6.9, 21.7.4 Ships that may not stay where they are, and where they go."""

from __future__ import annotations

from typing import ClassVar

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Call, Flow

from ..base import P, Proc, place_key, place_of, side_key
from ..components import SIDE_KEYS, UNION, WATERS
from ..facts import facts
from ..ground import PORTS
from ..state import CivilWarState, ship_parts
from .bows import waters_of
from .coal import fleet_places
from .crew import NOBODY, Crew, crew_of, displace_leaders, kinds_of, leaders_at, lose_crew
from .fire import Fire, barred, forts_of
from .guns import Escape, retire
from .headings import Listing, listed, why_not_listed
from .lanes import Passage, both, open_to
from .pieces import OCEAN, came_by, idle_units, posts
from .retreat import gauntlets, run_order

__all__ = ["NavalDeparture", "NavalReturn"]


class NavalDeparture(Proc):
    """21.2.3, 21.6.9: at the end of a phase ships retreat from enemy units and failed attacks.

    First those of the ``side`` in phase, then the other's: the enemy may have built works where
    they lie. ``headed`` is the water that was named for those who leave now, or "".
    """

    __slots__ = ("headed", "side")
    clause = "21.6.9"
    prompt: ClassVar[str] = "prompt-departure"
    steps = ("leave",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side, self.headed = side, ""

    def listing(self, state: CivilWarState) -> Listing:
        """The order to go somewhere in peace, and where."""
        here = self._where(state)
        kinds = kinds_of(self._crew(state, here))
        return Listing("retire", self._ends(state, here), kinds)

    def _crew(self, state: CivilWarState, place: int) -> Crew:
        """Who leaves a place."""
        return crew_of(state, self.side, place, sailed=True)

    def _leaders(self, state: CivilWarState, place: int) -> tuple[int, ...]:
        """The naval leaders who go with them."""
        return tuple(leaders_at(state, place)) if self.side == UNION else ()

    def _where(self, state: CivilWarState) -> int:
        """The first place in which ships may not stay; -1 for none."""
        enemy = 1 - self.side
        hostile = posts(state, enemy) | idle_units(state, enemy)
        if not self._out_of_phase(state):
            # Ships that hide in port are there still: only the capture of the port ends that.
            hostile |= mask(ship_parts(key)[0] for key in state.harboured) | state.baffled
        mine, works = fleet_places(state, self.side), Fire(forts_of(state, enemy))
        bad = mine & hostile | mask(p for p in members(mine) if self._is_covered(state, p, works))
        return members(bad)[0] if bad else -1

    def _is_covered(self, state: CivilWarState, place: int, works: Fire) -> bool:
        """21.2.3: whether some of them lie on hexsides alone on which forts across them bear.

        The harbour behind a Coastal Fort is no hexside.
        """
        shut = barred(works.of(~(1 << place)), roads=False) & WATERS.sides
        kinds = kinds_of(crew_of(state, self.side, place, sailed=True))
        lying = [waters_of(state, place, kind) & open_to(ocean=kind == OCEAN) for kind in kinds]
        return any(waters and not waters & ~shut for waters in lying)

    def _out_of_phase(self, state: CivilWarState) -> bool:
        return self.side == 1 - state.side

    def _reach(self, state: CivilWarState, place: int) -> Mask:
        """Where they come in peace, but for places that they would have to leave again."""
        ends = both(state, self.side, place, kinds_of(self._crew(state, place)), 0).ends
        return ends if self._out_of_phase(state) else ends & ~state.baffled

    def _back(self, state: CivilWarState, place: int) -> Mask:
        """21.6.8: where they come in peace: by their way if they are in phase and came by one.

        Nowhere if guns bar that way, for then they run them; elsewhere if it is shut.
        """
        found, way = self._reach(state, place), self._way(state, place)
        return found & way or (0 if way and self._guarded(state, place) else found)

    def _way(self, state: CivilWarState, place: int) -> Mask:
        """21.6.8: the places by which those in phase came in this phase; 0 for others."""
        return 0 if self._out_of_phase(state) else came_by(state, place)

    def _ends(self, state: CivilWarState, place: int) -> Mask:
        """21.6.8: where they may go; of the side in phase into a friendly port (L3796-3799)."""
        back = self._back(state, place)
        ports = 0 if self._out_of_phase(state) else back & PORTS & facts(state).held[self.side]
        return ports or back

    def _gauntlets(self, state: CivilWarState, place: int) -> tuple[Passage, ...]:
        return gauntlets(state, self.side, place, self._crew(state, place), 0)

    def _guarded(self, state: CivilWarState, place: int) -> tuple[Passage, ...]:
        """Past guns, back on the way that they have come."""
        way = self._way(state, place)
        return tuple(one for one in self._gauntlets(state, place) if way >> one.end & 1)

    def _passages(self, state: CivilWarState, place: int) -> tuple[Passage, ...]:
        """Past guns: back on the way that they have come, if that is possible."""
        return self._guarded(state, place) or self._gauntlets(state, place)

    def leave(self, play: P) -> Flow:
        """Past guns if there is no other way (21.6.8); without any they are lost."""
        state, place = play.state, self._where(play.state)
        if place < 0:
            return self._next(state)
        actions = listed(self.listing(state), self.headed)
        actions = actions or [run_order(passage) for passage in self._passages(state, place)]
        if not actions:
            self._sink(play, place)
            return "leave"
        key = place_key(place)
        return ask(SIDE_KEYS[self.side], self.prompt, actions, self.clause, place=key)

    def _next(self, state: CivilWarState) -> Flow:
        if self.side != state.side:
            return None
        self.side = 1 - self.side
        return "leave"

    def on_leave(self, play: P, action: Action) -> Flow:
        """They are there."""
        self.headed = action.args[0] if action.verb == "bound" else ""
        if self.headed:
            return "leave"
        state, place, end = play.state, self._where(play.state), place_of(action)
        crew, leaders = self._crew(state, place), self._leaders(state, place)
        if action.verb == "run":
            end = place_of(action, 1)
            ways = self._passages(state, place)
            way = next(one for one in ways if run_order(one) == action)
            return Call(Escape(self.side, (place, end), way.posts, way.ups, crew, leaders), "leave")
        retire(play, self.side, crew, leaders, (place, end))
        return "leave"

    def why_leave(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why they do not go there."""
        place = place_of(action)
        if action.verb not in ("retire", "run") or place < 0:
            return None
        here = self._where(state)
        if action.verb == "run" and self._ends(state, here):
            return deny("21.6.8", "deny-peaceful-way", place=place_key(here))
        ends = 0
        if action.verb == "retire":
            ends = self._ends(state, here)
            if (self._reach(state, here) & ~ends) >> place & 1:
                elsewhere = not self._back(state, here) >> place & 1
                key = "deny-not-on-the-way" if elsewhere else "deny-back-to-port"
                return deny("21.6.8", key, place=place_key(place))
        why = why_not_listed(ends, self.headed, place, "21.6.8")
        return why or deny("21.6.8", "deny-no-lane", place=place_key(place))

    def _sink(self, play: P, place: int) -> None:
        crew, leaders = self._crew(play.state, place), self._leaders(play.state, place)
        lose_crew(play.state, crew, place)
        play.tell("trapped", side=side_key(self.side), place=place_key(place))
        displace_leaders(play, place, leaders)


class NavalReturn(NavalDeparture):
    """21.7.4: ships go back with the troops that they have brought, whose assault has failed.

    ``goal`` is where those are now: the ships go there if they can, else as in 21.6.9.
    """

    __slots__ = ("crew", "goal", "leaders", "place")
    clause = "21.7.4"
    prompt: ClassVar[str] = "prompt-homeward"

    def __init__(
        self, side: int, voyage: tuple[int, int], crew: Crew, leaders: tuple[int, ...]
    ) -> None:
        super().__init__(side)
        self.place, self.goal = voyage
        self.crew, self.leaders = crew, leaders

    def _where(self, state: CivilWarState) -> int:
        del state
        return self.place if sum(self.crew) else -1

    def _crew(self, state: CivilWarState, place: int) -> Crew:
        del state, place
        return self.crew

    def _leaders(self, state: CivilWarState, place: int) -> tuple[int, ...]:
        del state, place
        return self.leaders

    def leave(self, play: P) -> Flow:
        """To the troops, if no enemy bars the way; else where they can."""
        if sum(self.crew) and self._reach(play.state, self.place) >> self.goal & 1:
            retire(play, self.side, self.crew, self.leaders, (self.place, self.goal))
            return None
        return super().leave(play)

    def _next(self, state: CivilWarState) -> Flow:
        """It is no end of a phase: the other side's ships stay."""
        del state
        return None

    def on_leave(self, play: P, action: Action) -> Flow:
        """All of them go there together."""
        flow = super().on_leave(play, action)
        if not self.headed:
            self.crew, self.leaders = NOBODY, ()
        return flow

    def _sink(self, play: P, place: int) -> None:
        super()._sink(play, place)
        self.crew, self.leaders = NOBODY, ()
