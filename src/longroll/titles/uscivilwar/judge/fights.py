"""What a battle in the field promises, with the Generals who will be in it (docs/bots.md).

Eighteen strength points against four destroy more than two for one of their own. An appraisal of
positions shows that only after the battle, and no march would go where it has yet to attack. So the
best battle within reach of a force under way counts before it is fought.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.board.region import Mask, members
from longroll.engine.memo import remembered

from ..base import theatre_of
from ..battle import Battle, overruns
from ..battle.chances import outcomes
from ..battle.force import NO_RIVER, Attackers, crossing
from ..battle.odds import Line, attack_line, defence_line
from ..command import LEADERLESS, limit_of
from ..components import GRID, UNION
from ..control import Board
from ..facts import Facts, Supply, board_of, facts, supply
from ..ground import LAND
from ..marches.force import staff_of
from ..marches.march import March
from ..reactions import Approach
from ..sea.quays import capacity
from ..state import CivilWarState
from .captures import best_landing, promise, sailing, stake_at
from .hunger import hunger, safe, supply_loss
from .pressure import HUNDRED, MARCH
from .weights import W

__all__ = [
    "Fight",
    "attackers_of",
    "battle_gain",
    "best_battle",
    "fight",
    "gain_by_standing",
    "pending_battle",
    "pending_landing",
    "possible_attackers",
    "price_of_hunger",
    "relief",
]

_DISCOUNTS: Final = (0.8, 0.6, 0.5)
"""What a battle counts before it is fought, by the distance of the enemy in hexes."""
_ASSAULT: Final = frozenset({"met", "fought"})
"""Steps of a stack on ships while the defenders react to its assault, and fight."""


class Fight(NamedTuple):
    """What a battle is expected to bring: chances, and SP lost on both sides in the mean."""

    won: float
    lost: float
    dealt: float
    taken: float


@remembered(1 << 12)
def _fight(attack: Line, defence: Line, strength: int, against: int) -> Fight:
    won = lost = dealt = taken = 0.0
    ways = attack.ways * defence.ways
    theirs = outcomes(defence).items()
    for done, one in outcomes(attack).items():
        for suffered, other in theirs:
            share = one * other / ways
            won += share * (done > suffered)
            lost += share * (done < suffered)
            dealt += share * min(done.losses, against)
            taken += share * min(suffered.losses, strength)
    return Fight(won, lost, dealt, taken)


def fight(state: CivilWarState, force: Attackers, place: int) -> Fight:
    """11: what an attack of a force on a place is expected to bring.

    If it does not stand next to the place, no river and no mountains are counted.
    """
    against = state.strength(1 - force.side, place)
    near = GRID.within(force.origin, 1) >> place & 1 if force.origin < GRID.size else False
    river = crossing(state, force.side, force.origin, place) if near else NO_RIVER
    if river == NO_RIVER and overruns(force.strength, against):
        return Fight(1.0, 0.0, against / 2, 0.0)
    mine = attack_line(state, force, river)
    theirs = defence_line(state, force, place, landing=not near, exposed=False)
    return _fight(mine, theirs, force.strength, against)


def battle_gain(state: CivilWarState, force: Attackers, place: int) -> float:
    """The gain by a battle for its own sake, in hundredths of a victory point."""
    found = fight(state, force, place)
    against = state.strength(1 - force.side, place)
    return (
        found.won * relief(state, force, place)
        + W.clash * (found.dealt - found.taken)
        + found.won * W.shaken_sp * (against - found.dealt)
        - found.lost * W.shaken_sp * (force.strength - found.taken)
    )


def relief(state: CivilWarState, force: Attackers, place: int) -> float:
    """13.2, 13.6: what a force without supply gains if the enemy in a place is no longer there."""
    side, origin, number = force.side, force.origin, force.strength
    now = hunger(state, side, origin, number)
    if not now:
        return 0.0
    fed, tied = _lines_without(board_of(state), side, place)
    gain = now - supply_loss(state, side, origin, number, fed=fed, tied=tied)
    stronger = fed & ~supply(facts(state), side).fed & 1 << origin
    return gain + number * _weakness() if stronger else gain


@remembered(1 << 8)
def _lines_without(board: Board, side: int, place: int) -> tuple[Mask, Mask]:
    """What would have supply, and what would not be isolated, without the enemy in a place."""
    union, confederate = board.forces
    gone = ~(1 << place)
    forces = (union, confederate & gone) if side == UNION else (union & gone, confederate)
    found = Supply(Facts(board._replace(forces=forces)), side)
    return found.fed, found.connected


def _weakness() -> float:
    """What a strength point is worth less without supply."""
    return W.sp * (HUNDRED - W.hungry) / HUNDRED / 2


def best_battle(state: CivilWarState, force: Attackers, place: int, reach: int = MARCH) -> float:
    """The greatest gain by a battle of a force in ``place``, within ``reach`` hexes; 0 without any.

    An enemy further off than a hex counts less: he may avoid the battle, or others join him.
    """
    best = 0.0
    if place >= GRID.size:
        return best
    force, nearer = force._replace(origin=place), 0
    for steps in range(1, reach + 1):
        ring = GRID.within(place, steps) & ~nearer & LAND
        for enemy in members(state.forces[1 - force.side] & ring):
            best = max(best, battle_gain(state, force, enemy) * _DISCOUNTS[steps - 1])
        nearer |= ring
    return best


def pending_battle(state: CivilWarState) -> float:
    """The Union's gain by the best battle that a force can still fight, once it has `arrived`.

    A bot that judges a march step by step would otherwise never go where it has yet to attack.
    """
    frame = _current_march(state)
    if frame is None or frame.shy(state) or _decided(state):
        return 0.0
    sign = 1 if frame.side == UNION else -1
    number = frame.strength
    if frame.target >= 0:
        if _got_away(state):
            return 0.0
        return sign * battle_gain(state, attackers_of(state, frame, number), frame.target)
    reach = MARCH
    if number:
        reach = min(reach, frame.allowance - frame.spent)
    else:
        most = limit_of(state, frame.leader) if frame.leader >= 0 else LEADERLESS
        number = min(most, state.strength(frame.side, frame.place))
    return sign * best_battle(state, attackers_of(state, frame, number), frame.place, reach)


def pending_landing(state: CivilWarState) -> float:
    """The Union's gain by the best assault that a stack on ships can still make (20.5).

    An assault shows nothing before the defenders have chosen whether to stand, so a bot would
    otherwise land only where nobody is.
    """
    ships = sailing(state)
    if ships is None or _decided(state):
        return 0.0
    side, goal, gain = ships.side, ships.goal, 0.0
    if ships.step in ("muster", "sail"):
        number = ships.strength or min(state.strength(side, ships.place), capacity(side))
        gain = best_landing(state, side, ships.targets(state), number)
    elif ships.step in _ASSAULT and facts(state).held[1 - side] >> goal & 1:
        away = _got_away(state)
        gain = stake_at(state, side, goal) if away else promise(state, side, goal, ships.strength)
    return gain if side == UNION else -gain


def _decided(state: CivilWarState) -> bool:
    """Whether the dice of a battle have been thrown: what is left are losses and retreats."""
    battle = next((one for one in reversed(state.stack) if isinstance(one, Battle)), None)
    return battle is not None and battle.step not in ("begin", "stake", "fight")


def _current_march(state: CivilWarState) -> March | None:
    return next((one for one in reversed(state.stack) if isinstance(one, March)), None)


def gain_by_standing(state: CivilWarState, value: float) -> float:
    """9.3: what the side that is attacked gains if it stands, in a place worth ``value`` to it."""
    march = _current_march(state)
    if march is None or march.target < 0:
        return 0.0
    force = attackers_of(state, march, march.strength)
    kept = value * (1 - fight(state, force, march.target).won)
    return kept - battle_gain(state, force, march.target)


def _got_away(state: CivilWarState) -> bool:
    """9.3.1: whether those who are attacked get away, and are asked where to."""
    top = state.stack[-1]
    return isinstance(top, Approach) and top.step == "flee"


def price_of_hunger(state: CivilWarState, side: int, place: int, number: int, near: int) -> float:
    """What strength points lose by standing in a place without supply: itself, and its power.

    Within ``near`` hexes of supply nothing counts: once the enemy is beaten, a line leads there.
    """
    found = facts(state)
    if safe(found, side) & (GRID.within(place, near) if place < GRID.size else 1 << place):
        return 0.0
    weak = not supply(found, side).fed >> place & 1
    return hunger(state, side, place, number) + weak * number * _weakness()


def attackers_of(state: CivilWarState, march: March, number: int) -> Attackers:
    """So many SP of a force that is under way, with its Generals."""
    place, side = march.place, march.side
    shaken = state.demoralised[side] >> place & 1
    return Attackers(side, place, march.leader, march.staff, number, shaken, theatre_of(place))


def possible_attackers(
    state: CivilWarState, side: int, start: int, leader: int, number: int
) -> Attackers:
    """The force that a General, or nobody (-1), can lead from a place, with his subordinates."""
    staff = staff_of(state, side, leader, start) if leader >= 0 else ()
    shaken = state.demoralised[side] >> start & 1
    return Attackers(side, start, leader, staff, number, shaken, theatre_of(start))
