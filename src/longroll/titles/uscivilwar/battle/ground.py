"""11.6.3 to 11.6.5, 9.3.1 Where a force may retreat, and where one may be pushed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from longroll.board.region import Mask, mask, members
from longroll.board.steps import Steps
from longroll.engine.clause import Denial, deny

from ..base import place_key
from ..components import TABLES, WAYS
from ..control import closed_kentucky, occupied
from ..facts import facts
from ..ground import COASTAL_FORTS, LAND, OPEN_TO, VALUABLE
from ..state import CivilWarState
from ..zones import free_steps

__all__ = ["Field", "field_of", "refuges"]

_RATIO: Final = TABLES.battle.number("displacement")


class Field(NamedTuple):
    """What a force that leaves a place has to heed; everything as it was before it leaves.

    Attributes:
        side, place, number: whose it is, where it stands, and its SP.
        steps: over which it may go at all.
        shut: Objective and Resource hexes of the enemy, his works, ground closed to the side.
        enemy: places with enemy units.
        light: those of them that may be pushed out of the way (11.6.5).
        attack: the zone of the attackers from where they came (11.6.4).
        strong: zones of other enemies of as many SP or more (11.6.4).
        zone: all enemy zones (11.6.3).
        supplied: places with full or limited supply.
        friends: places with friendly works, or Objective and Resource hexes under control.
    """

    side: int
    place: int
    number: int
    steps: Steps
    shut: Mask
    enemy: Mask
    light: Mask
    attack: Mask
    strong: Mask
    zone: Mask
    supplied: Mask
    friends: Mask

    def legal(self, start: int, passed: Mask = 0) -> Mask:
        """11.6.4: where a step of the retreat may end; ``passed`` are places of this retreat."""
        found = self.steps.step(1 << start) & ~passed & ~(1 << self.place)
        blocked = self.shut | self.enemy & ~self.light | self.attack | self.strong
        return found & ~blocked

    def preferred(self, start: int, region: Mask) -> Mask:
        """11.6.3: what is left of a region, one priority after the other, where possible."""
        rough = mask(end for end in members(region) if _over_mountains(start, end))
        for wanted in (~self.zone, ~rough, self.supplied):
            region = region & wanted or region
        return region

    def halts(self, state: CivilWarState, end: int) -> bool:
        """11.6.1: whether the retreat may end after one hex there."""
        more = state.strength(self.side, end) > self.number
        return bool(self.friends >> end & 1) or more

    def barred(self, start: int, end: int) -> Denial | None:
        """11.6.4: why no step at all ends there; None where one may."""
        reasons = (
            (not self.steps.step(1 << start) >> end & 1, "11.6.4", "deny-retreat-way"),
            (end == self.place, "11.6.1", "deny-retreat-back"),
            ((self.enemy & ~self.light) >> end & 1, "11.6.4", "deny-retreat-enemy"),
            (self.shut >> end & 1, "11.6.4", "deny-retreat-shut"),
            (self.attack >> end & 1, "11.6.4", "deny-retreat-attackers"),
            (self.strong >> end & 1, "11.6.4", "deny-retreat-strong"),
        )
        return _first(reasons, end)

    def why_not(self, start: int, end: int) -> Denial | None:
        """11.6.3, 11.6.4: why a step of the retreat does not end there; None where it may."""
        reasons = (
            (self.zone >> end & 1, "11.6.3.1", "deny-retreat-zone"),
            (_over_mountains(start, end), "11.6.3.2", "deny-retreat-mountain"),
            (not self.supplied >> end & 1, "11.6.3.3", "deny-retreat-supply"),
        )
        return self.barred(start, end) or _first(reasons, end)


def _first(reasons: Iterable[tuple[int, str, str]], end: int) -> Denial | None:
    """The denial of the first reason that holds."""
    for holds, clause, key in reasons:
        if holds:
            return deny(clause, key, place=place_key(end))
    return None


def _over_mountains(start: int, end: int) -> bool:
    """11.6.3: over a mountain side that is no pass."""
    marks = WAYS.features(start, end)
    return "mountain" in marks and "pass" not in marks


def field_of(
    state: CivilWarState, side: int, place: int, origin: int, stand: int, attackers: int
) -> Field:
    """The field for all SP of a place, attacked from ``origin`` (-1: from the sea) by so many SP.

    The attackers are on the map at ``stand`` still: what they leave behind there is an enemy that
    does not move.
    """
    found, enemy, number = facts(state), 1 - side, state.strength(side, place)
    board = found.board
    still = {p: n for p, n in state.sp[enemy].items() if p != stand or n > attackers}
    if stand in still:
        still[stand] -= attackers
    posts = board.forts[enemy] | board.guards[enemy]
    kept_out = found.held[side] & VALUABLE | occupied(board, side) & ~(1 << place)
    theirs = free_steps(board, found.fleets, enemy)

    def zone(region: Mask) -> Mask:
        return theirs.step(region & LAND) & ~kept_out

    attack = zone(1 << origin) if origin >= 0 else 0
    works = state.trenches[enemy] | board.forts[enemy] | COASTAL_FORTS & found.held[enemy]
    shut = found.held[enemy] & VALUABLE | works | closed_kentucky(tuple(state.border))
    there = state.forces[enemy] | posts
    light = mask(p for p, n in still.items() if _RATIO * n <= number and p != stand)
    own = state.trenches[side] | state.strongholds[side]
    return Field(
        side=side,
        place=place,
        number=number,
        steps=free_steps(board, found.fleets, side),
        shut=shut | ~(LAND & OPEN_TO[side]),
        enemy=there,
        light=light & ~posts & ~shut,
        attack=attack,
        strong=zone(mask(p for p, n in still.items() if n >= number)),
        zone=zone(mask(still) | posts) | attack,
        supplied=found.supplied[side] | found.communication[side],
        friends=own | found.held[side] & VALUABLE,
    )


def refuges(
    state: CivilWarState, side: int, place: int, comer: int, stand: int, number: int
) -> Mask:
    """9.3.1: the hexes to which all SP of a place may be pushed by who comes from ``comer``.

    His SP are on the map at ``stand`` still. Enemies are never pushed in turn.
    """
    field = field_of(state, side, place, comer, stand, number)
    there = field.steps.step(1 << place)
    return there & ~(field.shut | field.enemy | field.attack | field.strong)
