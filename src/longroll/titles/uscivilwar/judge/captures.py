"""What may be taken: by whom, with what chance; and from the sea, by troops in port and cards."""

from __future__ import annotations

from functools import cache

from longroll.board.region import Mask, mask, members

from ..battle import overruns
from ..battle.chances import chances
from ..battle.odds import Line, dice_of, works_bonus
from ..components import CHARTS
from ..facts import Facts
from ..marches.ways import enemy_units
from ..sea.menu import cards_for
from ..sea.quays import capacity
from ..sea.rivers import ways_of
from ..sea.routes import HARBOURS
from ..sea.transport import Transport
from ..ships.gunboats import assault_chance
from ..state import CivilWarState
from .pressure import HUNDRED, MARKERS, numbers, passing, prizes, stakes
from .weights import W

__all__ = [
    "best_landing",
    "landing",
    "chance_to_take",
    "landings_in_hand",
    "prized",
    "promise",
    "sailing",
    "spoils",
    "stake_at",
]


@cache
def chance_to_take(strength: int, defence: int, bonus: int) -> float:
    """11.2.2: the probability that ``strength`` SP beat a garrison."""
    if overruns(strength, defence):
        return 1.0
    mine, theirs = CHARTS.column(strength), CHARTS.column(defence)
    found = chances(Line(mine, dice_of(mine), 0), Line(theirs, dice_of(theirs), bonus))
    return float(found.won)


@cache
def prized() -> Mask:
    """The places of value to either side."""
    return mask(prize.place for prize in prizes())


def stake_at(state: CivilWarState, side: int, place: int) -> int:
    """What a side gains if it holds a place rather than the enemy; 0 for most places."""
    number = numbers().get(place)
    return 0 if number is None else stakes(state.burned, side).values[number]


def promise(state: CivilWarState, side: int, place: int, strength: int) -> float:
    """The expected gain of attacking or entering a place, in hundredths of a victory point.

    Generals are ignored: it only tells which orders are worth a look. A single strength point may
    be just passing (6.2.1).
    """
    value, enemy = float(stake_at(state, side, place)), 1 - side
    if strength < MARKERS and passing(state, side) >> place & 1:
        value *= W.presence / HUNDRED
    if not value or not strength or not enemy_units(state, side) >> place & 1:
        return value if strength else 0.0
    bonus = works_bonus(state, enemy, place)
    return value * chance_to_take(strength, state.strength(enemy, place), bonus)


def landing(state: CivilWarState, side: int, place: int, strength: int) -> float:
    """The expected gain of an assault from the sea, with the naval battle before it (21.11)."""
    gain = promise(state, side, place, strength)
    return gain * assault_chance(state, side, place) if gain > 0 else gain


def sailing(state: CivilWarState) -> Transport | None:
    """A stack on ships that may make an assault (20.5.1)."""
    ships = next((one for one in reversed(state.stack) if isinstance(one, Transport)), None)
    return ships if ships is not None and ships.assault else None


def spoils(state: CivilWarState, place: int) -> int:
    """6.4.1: what the Union gains for good by destroying the industry of a place."""
    number = numbers().get(place)
    return 0 if number is None or state.burned >> place & 1 else prizes()[number].ruin


def best_landing(state: CivilWarState, side: int, targets: Mask, strength: int) -> float:
    """The expected gain of the best assault by ship of ``strength`` SP on one of some places."""
    gains = (landing(state, side, place, strength) for place in members(targets & prized()))
    return max(gains, default=0.0)


def landings_in_hand(state: CivilWarState, side: int, found: Facts) -> float:
    """The total expected gain of the assaults for which there are cards in hand and troops in port.

    Each card, each stack and each target counts once; a place with more troops than ships can carry
    at a time counts again. A stack that is at sea already does not count (`pending_landing`).
    """
    cards = sum(state.hands[side][kind] for kind in cards_for(state, side))
    if not cards:
        return 0.0
    most, ships = capacity(side), sailing(state)
    options: list[tuple[float, int, int]] = []
    ports = state.forces[side] & HARBOURS & found.held[side]
    stacks: dict[int, int] = {}
    for start in members(ports):
        there = state.strength(side, start)
        stacks[start] = max(1, there // most) - (ships is not None and ships.place == start)
        number = min(there, most)
        for place in members(ways_of(state, found, side, start).targets & prized()):
            gain = landing(state, side, place, number)
            if gain > 0:
                options.append((gain, start, place))
    options.sort(reverse=True)
    total, taken = 0.0, 1 << ships.goal if ships is not None and ships.goal >= 0 else 0
    for gain, start, place in options:
        if not taken >> place & 1 and stacks[start]:
            total += gain
            taken |= 1 << place
            stacks[start] -= 1
            cards -= 1
            if not cards:
                break
    return total
