"""The value of battles: those being fought, and those that have been ordered."""

from __future__ import annotations

from math import exp, log
from typing import Final, NamedTuple

from longroll.board.region import Mask, members

from ..battles.field import CENTRE, RESERVE, area_of, dispersed
from ..components import BLOCKS, GARRISON, GROUND, HEAVY, SUPREME, UNION
from ..control import OF_SIDE, occupied
from ..state import APART, BobbyLeeState
from .pressure import HUNDRED, PRIZES, Pressure, months_left, power, toughness, values
from .volleys import volleys
from .weights import W

__all__ = ["Contest", "assault", "contests", "worth_of"]

_ALOOF: Final = (GARRISON, HEAVY, SUPREME)
_CENTRES: Final = (area_of(0, CENTRE), area_of(1, CENTRE))
_PRIZE: Final = {prize.hex: number for number, prize in enumerate(PRIZES)}


class Contest(NamedTuple):
    """A hex with blocks of both sides.

    Attributes:
        powers: of both sides, with those who may come; cover and position on the field count.
        present: of both sides, the bare power that is there and can be lost.
        staffs: of both sides, the worth of the headquarters on the field.
    """

    hex: int
    powers: tuple[float, float]
    present: tuple[float, float]
    staffs: tuple[int, int]

    def chance(self) -> float:
        """The probability that the Union holds the field in the end."""
        north, south = (max(strength, 1.0) for strength in self.powers)
        return 1 / (1 + exp(-log(north / south) / log(W.steep / HUNDRED)))


def contests(state: BobbyLeeState, ready: Mask) -> list[Contest]:
    """The hexes with both sides; ``ready`` are the blocks that can still be ordered in."""
    both = occupied(state, 0) & occupied(state, 1)
    return [_contest(state, hex_, ready) for hex_ in members(both)]


def _contest(state: BobbyLeeState, hex_: int, ready: Mask) -> Contest:
    powers, present, staffs = [0.0, 0.0], [0.0, 0.0], [0, 0]
    around = (GROUND.mud_ways if state.mud else GROUND.ways)[hex_]
    columns = [[0.0, 0.0] for _ in range(3)]
    centres: list[set[int]] = [set(), set()]
    for block, where in enumerate(state.at):
        if where < 0 or (where != hex_ and not around >> where & 1):
            continue
        one = BLOCKS[block]
        strength = float(power(state, block))
        if where != hex_:
            if one.arm not in _ALOOF and state.area[block] == APART:
                share = W.ordered if ready >> block & 1 else W.help
                powers[one.side] += strength * share / HUNDRED
            continue
        present[one.side] += strength
        staffs[one.side] += W.staff[state.steps[block]] if one.headquarters else 0
        area = state.area[block]
        if state.tired >> block & 1 or area == dispersed(one.side):
            strength *= W.unready / HUNDRED
        elif area != APART and area % 4 != RESERVE:
            columns[area % 4][one.side] += strength
            if area in _CENTRES:
                centres[_CENTRES.index(area)].add(one.side)
        powers[one.side] += strength
    defender = 1 - state.active
    powers[defender] *= toughness(hex_)
    if any(map(any, columns)):
        lead = _advantage(columns)
        powers[0] *= 1 + max(lead, 0.0)
        powers[1] *= 1 + max(-lead, 0.0)
    for side, there in enumerate(centres):
        if there == {1 - side}:
            powers[side] *= W.routed / HUNDRED
    return Contest(hex_, (powers[0], powers[1]), (present[0], present[1]), (staffs[0], staffs[1]))


def assault(state: BobbyLeeState, hex_: int, side: int, attackers: float) -> float:
    """The mean gain of a side that attacks an enemy hex with this power."""
    around = (GROUND.mud_ways if state.mud else GROUND.ways)[hex_]
    defence = there = 0.0
    staffs, foe = 0, 1 - side
    for block in OF_SIDE[foe]:
        where = state.at[block]
        if where == hex_:
            there += power(state, block)
            staffs += W.staff[state.steps[block]] if BLOCKS[block].headquarters else 0
        elif where >= 0 and around >> where & 1 and BLOCKS[block].arm not in _ALOOF:
            defence += power(state, block) * W.help / HUNDRED
    defence = (defence + there) * toughness(hex_)
    north = side == UNION
    contest = Contest(
        hex_,
        (attackers, defence) if north else (defence, attackers),
        (attackers, there) if north else (there, attackers),
        (0, staffs) if north else (staffs, 0),
    )
    chance = contest.chance()
    toll = _toll(contest, chance) * W.lasting[months_left(state)] / HUNDRED
    number = _PRIZE.get(hex_)
    value = values(state)[number] if number is not None else 0.0
    return value * (chance if north else 1 - chance) + (toll if north else -toll)


def _advantage(columns: list[list[float]]) -> float:
    """What position on the field adds to the Union's power; negative for the South's.

    The lines face each other: a column that one side leaves to the other is turned (7.44).
    """
    found = 0.0
    for (north, south), weight in zip(columns, W.line, strict=True):
        if north or south:
            found += weight / HUNDRED * (north - south) / (north + south)
    return found


def worth_of(state: BobbyLeeState, contest: Contest, around: Pressure) -> float:
    """The value of a battle to the Union: the place, and what both will lose."""
    chance = contest.chance()
    number = _PRIZE.get(contest.hex)
    found = 0.0
    if number is not None:
        kept, lost = around.hopes[contest.hex]
        if PRIZES[number].side == UNION:
            found -= kept * chance + lost * (1 - chance)
        else:
            found += kept * (1 - chance) + lost * chance
    fire = volleys(state, contest.hex) if state.day else 0.0
    lasting = W.lasting[months_left(state)] / HUNDRED
    return found + (_toll(contest, chance) + fire * W.volley / HUNDRED) * lasting


def _toll(contest: Contest, chance: float) -> float:
    """The expected losses of both sides, positive if the South's are greater."""
    stake = min(contest.present)
    winner, loser = (share / HUNDRED * stake * W.worth / HUNDRED for share in W.toll)
    north = winner * chance + loser * (1 - chance)
    south = winner * (1 - chance) + loser * chance
    risk = W.staff_risk / HUNDRED
    return south - north + risk * (contest.staffs[1] * chance - contest.staffs[0] * (1 - chance))
