"""Cards that act on leaders: 22, 41, 44, 54."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.board.trace import neighbours
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Flow

from .. import effects
from ..base import P, Proc, ask_army, d10, leader_key
from ..components import GRID, HQ, LEADER, LEADERS, UNITS, hex_at, hex_key
from ..components.parts import AMERICAN, ARMIES_OF, BRITISH, CROWN, FRENCH, SIDE_OF_ARMY
from ..ground import LEADER_PROFILE, leader_stack_ok, lines, occupied, units_in, zoc
from ..losses import lose_leader
from ..state import SavannahState
from .choice import STEPS, CardChoice, aimed, asks
from .rule import (
    COMBAT,
    FIRE,
    MOVEMENT,
    QUIET,
    CardRule,
    army_by_die,
    clause_of,
    enemy,
    no_aim,
)

__all__ = ["RULES", "Command", "LeaderFallsBack", "Sniper", "Wounded", "leader_reach", "marksmen"]

SNIPER: Final = 41
C_EST_LA_GUERRE: Final = 44
HIT_KILLS: Final = 9
HIT_DRIVES_BACK: Final = 6


def leader_reach(state: SavannahState, leader: int, steps: int) -> Mask:
    """Where a leader can fall back to within so many hexes.

    Not through enemy units, their zones of control or prohibited terrain.
    """
    side = LEADERS[leader].side
    barred = occupied(state, enemy(side)) | zoc(state, enemy(side))
    costs = lines(state).costs(LEADER_PROFILE[side])
    seen = front = 1 << state.leader_at[leader]
    for _ in range(steps):
        step = 0
        for hex_ in members(front):
            for direction, cost in enumerate(costs[hex_]):
                if cost:
                    step |= 1 << GRID.neighbours[hex_][direction]
        front = step & ~barred & ~seen
        seen |= front
    found = seen & ~(1 << state.leader_at[leader])
    fit = [place for place in members(found) if leader_stack_ok(state, leader, place) is None]
    return sum(1 << place for place in fit)


def _on_map(state: SavannahState, army: int) -> list[int]:
    return [x.index for x in LEADERS if x.army == army and state.leader_at[x.index] >= 0]


# --- 22, 54: commander's initiative ---------------------------------------------------------------


def _commanders(state: SavannahState, army: int) -> tuple[int, ...]:
    """The senior leader of ``army`` in each hex where it has units, in order of their indices."""
    senior: dict[int, int] = {}
    for leader in _on_map(state, army):
        at = state.leader_at[leader]
        if not effects.leader_active(state, leader) or not _troops(state, at, army):
            continue
        if at not in senior or LEADERS[leader].rank < LEADERS[senior[at]].rank:
            senior[at] = leader
    return tuple(sorted(senior.values()))


def _troops(state: SavannahState, hex_: int, army: int) -> list[int]:
    return [unit for unit in units_in(state, hex_) if UNITS[unit].army == army]


def _commanding(side: int, allied_army: int) -> int:
    return BRITISH if side == CROWN else allied_army


def _initiative(card: int, allied_army: int) -> CardRule:
    def playable(state: SavannahState, side: int) -> Denial | None:
        if state.active != side or not _commanders(state, _commanding(side, allied_army)):
            return no_aim(card)
        return None

    def resolve(play: P, side: int) -> Proc | None:
        army = _commanding(side, allied_army)
        return Command(side, card, _commanders(play.state, army))

    return CardRule((MOVEMENT,), resolve, playable)


class Command(Proc):
    """22, 54: each leader with troops doubles their movement or adds 1 to their rally."""

    __slots__ = ("card", "leaders", "side")
    clause = "C22"
    steps = ("leader",)

    def __init__(self, side: int, card: int, leaders: tuple[int, ...]) -> None:
        super().__init__()
        self.side = side
        self.card = card
        self.leaders = leaders

    def leader(self, play: P) -> Decision | Flow:
        if not self.leaders:
            return DONE
        name = leader_key(self.leaders[0])
        actions = [act("double", name), act("rally-better", name)]
        clause = clause_of(self.card)
        army = LEADERS[self.leaders[0]].army
        return ask_army(play.state, army, "prompt-command", actions, clause, leader=name)

    def on_leader(self, play: P, action: Action) -> Flow:
        state = play.state
        leader, self.leaders = self.leaders[0], self.leaders[1:]
        code = effects.UNIT_DOUBLED if action.verb == "double" else effects.UNIT_RALLIES
        for unit in _troops(state, state.leader_at[leader], LEADERS[leader].army):
            effects.add(play, code, unit)
        play.tell(f"command-{action.verb}", leader=leader_key(leader))
        return "leader"


# --- 41: sniper -----------------------------------------------------------------------------------


def _in_sight(state: SavannahState, side: int) -> list[int]:
    """Enemy leaders adjacent to combat units of ``side``."""
    near = neighbours(GRID.adjacency, occupied(state, side))
    return [
        leader.index
        for leader in LEADERS
        if leader.side != side
        and state.leader_at[leader.index] >= 0
        and near >> state.leader_at[leader.index] & 1
    ]


def marksmen(state: SavannahState, side: int, hex_: int) -> int:
    """The army of ``side`` credited with what happens in a hex: the French if they are near."""
    for army in ARMIES_OF[side]:
        posts = [state.at[unit.index] for unit in UNITS if unit.army == army]
        if any(post >= 0 and GRID.adjacency[hex_] >> post & 1 for post in posts):
            return army
    return ARMIES_OF[side][0]


class Sniper(CardChoice):
    """41: an enemy leader beside own units: 0-5 nothing, 6-8 he falls back, 9 he dies."""

    __slots__ = ()
    clause = "C41"
    steps = STEPS
    card = SNIPER
    prompt = "prompt-sniper"

    def options(self, state: SavannahState) -> list[Action]:
        return [act("snipe", leader_key(leader)) for leader in _in_sight(state, self.side)]

    def take(self, play: P, action: Action) -> Proc | None:
        state, leader = play.state, LEADER[action.args[0]]
        roll = d10(play, "sniper")
        needed, fatal = HIT_DRIVES_BACK, HIT_KILLS
        play.tell("sniper", leader=action.args[0], roll=roll, needed=needed, fatal=fatal)
        if roll >= HIT_KILLS:
            lose_leader(play, leader, marksmen(state, self.side, state.leader_at[leader]))
        elif roll >= HIT_DRIVES_BACK:
            return LeaderFallsBack(self.side, leader)
        return None


class LeaderFallsBack(CardChoice):
    """41: the leader retreats one hex where his owner likes; he stays if he cannot."""

    __slots__ = ("leader",)
    clause = "C41"
    steps = STEPS
    card = SNIPER
    prompt = "prompt-leader-falls-back"

    def __init__(self, side: int, leader: int) -> None:
        super().__init__(side)
        self.leader = leader

    def chooser(self, state: SavannahState) -> str:
        return state.seat_of(LEADERS[self.leader].army)

    def options(self, state: SavannahState) -> list[Action]:
        places = members(leader_reach(state, self.leader, 1))
        return [act("go", hex_key(place)) for place in places]

    def take(self, play: P, action: Action) -> Proc | None:
        play.state.leader_at[self.leader] = hex_at(action.args[0])
        play.state.touch()
        play.tell("leader-retreats", leader=leader_key(self.leader), hex=action.args[0])
        return None


# --- 44: c'est la guerre --------------------------------------------------------------------------


def _healthy(state: SavannahState, army: int) -> list[int]:
    return [x for x in _on_map(state, army) if not state.leaders_out >> x & 1]


def _guerre_playable(state: SavannahState, side: int) -> Denial | None:
    found = any(_healthy(state, army) for army in ARMIES_OF[enemy(side)])
    return None if found else no_aim(C_EST_LA_GUERRE)


def _guerre(play: P, side: int) -> Proc | None:
    return Wounded(side, army_by_die(play, enemy(side), C_EST_LA_GUERRE))


def _hospital(state: SavannahState, army: int) -> int:
    """The headquarters of an army, or -1 while enemies are there."""
    held = occupied(state, enemy(SIDE_OF_ARMY[army]))
    return -1 if held >> HQ[army] & 1 else HQ[army]


class Wounded(CardChoice):
    """44: a leader of the army is brought to headquarters and does nothing this turn."""

    __slots__ = ("army",)
    clause = "C44"
    steps = STEPS
    card = C_EST_LA_GUERRE
    prompt = "prompt-wounded"

    def __init__(self, side: int, army: int) -> None:
        super().__init__(side)
        self.army = army

    def options(self, state: SavannahState) -> list[Action]:
        return [act("wound", leader_key(leader)) for leader in _healthy(state, self.army)]

    def take(self, play: P, action: Action) -> Proc | None:
        state, leader = play.state, LEADER[action.args[0]]
        place = _hospital(state, self.army)
        if place >= 0:
            state.leader_at[leader] = place
        state.leaders_out |= 1 << leader
        state.touch()
        play.tell("leader-wounded", leader=action.args[0])
        return None


RULES: Final[dict[int, CardRule]] = {
    22: _initiative(22, AMERICAN),  # C22
    41: CardRule((MOVEMENT, FIRE, COMBAT), asks(Sniper), aimed(Sniper)),  # C41
    44: CardRule((*QUIET, COMBAT), _guerre, _guerre_playable),  # C44
    54: _initiative(54, FRENCH),  # C54
}
