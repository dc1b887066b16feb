"""11.6.3 to 11.6.5, 9.3.1 Where a force may retreat, and where one may be pushed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from longroll.board.region import Mask, mask, members
from longroll.board.steps import Steps
from longroll.engine.clause import Denial, deny

from ..base import place_key
from ..components import GROUND, WAYS
from ..control import closed_kentucky, occupied
from ..facts import facts, overrun, supply
from ..ground import COUNTRY, OPEN_TO, REALM, VALUABLE
from ..state import CivilWarState
from ..zones import free_steps
from .force import overruns

__all__ = ["Field", "field_of", "havens", "pushed_field", "refuges", "why_no_haven"]


class Field(NamedTuple):
    """What a force that leaves a place has to heed; everything as it was before it leaves.

    Attributes:
        side, place, number: whose it is, where it stands, and its SP.
        steps: over which it may go at all.
        shut: Objective and Resource hexes of the enemy, his forts (in a retreat all works), closed
            ground.
        enemy: places with enemy units.
        light: those of them that are few enough to be pushed out of the way (9.3.1, 11.6.5).
        attack: the zone of the attackers from where they came (11.6.4).
        strong: zones of other enemies of as many SP or more (11.6.4).
        zone: the zones of all other enemies (11.6.3).
        supplied: places with full or limited supply, a fortress's too (13.3.3), in a retreat: no
            line leads through the place itself, which the attackers take.
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
        # What none of these prefers is as good as any other place (11.6.3.4).
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
    """11.6.3: over a mountain side that is not a pass."""
    marks = WAYS.features(start, end)
    return "mountain" in marks and "pass" not in marks


def field_of(
    state: CivilWarState,
    side: int,
    place: int,
    origin: int,
    stand: int,
    attackers: int,
    *,
    retreat: bool = False,
) -> Field:
    """The field for all SP of a place, attacked from ``origin`` (-1: from the sea) by so many SP.

    The attackers are on the map at ``stand`` still: what they leave behind there is an enemy that
    does not move. Works of the enemy without units shut the way of a ``retreat`` only (11.6.4):
    9.3.1 names units.
    """
    found, enemy, number = facts(state), 1 - side, state.strength(side, place)
    board = found.board
    still = {p: n for p, n in state.sp[enemy].items() if p != stand or n > attackers}
    if stand in still:
        still[stand] -= attackers
    posts = board.forts[enemy] | board.guards[enemy]
    kept_out = found.held[side] & VALUABLE | occupied(board, side)
    theirs = free_steps(board, found.held, found.fleets, enemy)

    def zone(region: Mask) -> Mask:
        return theirs.step(region) & ~kept_out

    attack = zone(1 << origin) if origin >= 0 else 0
    works = board.forts[enemy] | (state.trenches[enemy] if retreat else 0)
    shut = found.held[enemy] & VALUABLE | works | closed_kentucky(tuple(state.border))
    there = state.forces[enemy] | posts
    own = state.trenches[side] | state.strongholds[side]
    return Field(
        side=side,
        place=place,
        number=number,
        steps=free_steps(board, found.held, found.fleets, side, found.patrols[enemy]),  # 21.4.1
        shut=shut | ~(COUNTRY & OPEN_TO[side]),
        enemy=there,
        light=mask(
            p for p in members(there & ~(1 << stand)) if overruns(number, state.strength(enemy, p))
        ),
        attack=attack,
        strong=zone(mask(p for p, n in still.items() if n >= number)),
        zone=zone(mask(still) | posts),
        supplied=supply(overrun(found, side, place), side).fed if retreat else 0,
        friends=own | found.held[side] & VALUABLE,
    )


def havens(state: CivilWarState, field: Field, passed: Mask = 0) -> Mask:
    """9.3.1: where a whole force may go to avoid battle.

    Who is in the way must have somewhere to go himself. ``passed`` are places that have been left.
    """
    found = field.legal(field.place, passed)
    if not field.number:
        found &= ~field.zone
    left = passed | 1 << field.place
    for end in members(found & field.enemy):
        if not refuges(state, pushed_field(state, field, end, field.place), left):
            found &= ~(1 << end)
    return found


def refuges(state: CivilWarState, field: Field, passed: Mask) -> Mask:
    """9.3.1, 11.6.5: where those may go who are pushed: as `havens`, militia in its state only."""
    found = havens(state, field, passed)
    return found & _home(state, field) if found else 0


def _home(state: CivilWarState, field: Field) -> Mask:
    """17.2.1: the state that militia of a place does not leave; anything without militia."""
    with_militia = state.guards[field.side] >> field.place & 1
    return REALM[GROUND.state[field.place]] if with_militia else -1


def pushed_field(state: CivilWarState, field: Field, end: int, comer: int) -> Field:
    """9.3.1: what those in ``end`` have to heed whom a force pushes away, coming from ``comer``."""
    return field_of(state, 1 - field.side, end, comer, field.place, field.number)


def why_no_haven(state: CivilWarState, field: Field, end: int, *, pushed: bool = False) -> Denial:
    """9.3.1: why a force does not leave for a place; what a retreat prefers does not matter."""
    key = place_key(end)
    why = field.barred(field.place, end)
    if why is not None:
        return deny("9.3.1", why.key, place=key)
    if not field.number and field.zone >> end & 1:
        return deny("7.6", "deny-general-in-zone", place=key)
    if pushed and not _home(state, field) >> end & 1:
        return deny("17.2.1", "deny-militia-home", place=key)
    return deny("9.3.1", "deny-retreat-enemy", place=key)
