"""7.1, 7.4.1, 8.3 Who fights: the two parties of a battle, their commanders and their supply."""

from __future__ import annotations

from typing import NamedTuple

from ..components import GENERALS, GENERIC_GENERAL, SPACES, UNION, enemy
from ..formations import commanders
from ..state import Force, ForThePeopleState
from ..supply import has_lc

__all__ = [
    "Party",
    "attacking",
    "attacking_commander",
    "defending",
    "defending_commanders",
    "held_fort",
    "is_prize",
    "moving",
    "rating",
]

NO_GENERAL = -1
"""Nobody commands, or the generic commander of an army does (5.2.8): rated 0 either way."""


class Party(NamedTuple):
    """One side of a battle as it stands before the losses.

    Attributes:
        side: UNION or CONFEDERATE.
        attacks: whether it is the attacker, who uses offensive ratings (7.4.1).
        units: its strength points, brigades among them.
        army: its army marker, or -1: everything with it belongs to it (5.3.5).
        generals: all its generals, cavalry included.
        supplied: False if its lack of an LC helps the enemy (8.3).
    """

    side: int
    attacks: bool
    units: int
    army: int
    generals: tuple[int, ...]
    supplied: bool

    @property
    def brigades(self) -> tuple[int, ...]:
        """Its cavalry generals."""
        return tuple([g for g in self.generals if GENERALS[g].cavalry])


def moving(state: ForThePeopleState) -> Force:
    """The moving force; there must be one."""
    force = state.force
    assert force is not None, "a battle needs a moving force"
    return force


def rating(general: int, attacks: bool) -> int:
    """The combat rating in use: offensive for the attacker, defensive for the defender (7.4.1)."""
    card = GENERALS[general] if general >= 0 else GENERIC_GENERAL
    return card.offense if attacks else card.defense


def is_prize(state: ForThePeopleState, space: int) -> bool:
    """Whether a space is a resource centre, even destroyed, or a capital (7.10, ruling B29)."""
    place = SPACES[space]
    return bool(place.resource or place.capital) or space in state.capital


def held_fort(state: ForThePeopleState, side: int, space: int) -> bool:
    """Whether ``side`` has a fort to defend in a space.

    A Union force in a coastal fort has one even under a Confederate marker (6.8.2, 6.8.7).
    """
    if state.has_fort(side, space):
        return True
    return side == UNION and SPACES[space].coastal_fort and state.units(UNION, space) > 0


# --- The attacker -------------------------------------------------------------------------------


def attacking(state: ForThePeopleState, space: int, amphibious: bool) -> Party:
    """The moving force as it attacks ``space``."""
    force = moving(state)
    return Party(
        side=force.side,
        attacks=True,
        units=force.units,
        army=force.army,
        generals=force.generals,
        supplied=_attacker_supplied(state, force, space, amphibious),
    )


def _attacker_supplied(
    state: ForThePeopleState, force: Force, space: int, amphibious: bool
) -> bool:
    """8.3: through the space he came from; by water, as he was where he set out (8.1.2).

    A brigade by itself is not penalised.
    """
    if not force.infantry and force.army < 0 and len(force.generals) == len(force.brigades) == 1:
        return True
    if amphibious:
        return has_lc(state, force.side, force.at)
    return has_lc(state, force.side, space, via=force.at)


def attacking_commander(state: ForThePeopleState) -> int:
    """Who commands the moving force: the army's commander, or the active general (7.4.1)."""
    force = moving(state)
    if force.army >= 0:
        return state.commander[force.army]
    if force.lead < 0 and len(force.generals) == 1:
        return force.generals[0]
    return force.lead


# --- The defender -------------------------------------------------------------------------------


def defending(state: ForThePeopleState, space: int) -> Party:
    """All enemy units in ``space`` of the moving force; a fort alone is a party of 0."""
    force = moving(state)
    side = enemy(force.side)
    return Party(
        side=side,
        attacks=False,
        units=state.units(side, space),
        army=state.army_in(side, space),
        generals=tuple(state.generals_at(side, space)),
        supplied=_defender_supplied(state, side, space, force.at),
    )


def _defender_supplied(state: ForThePeopleState, side: int, space: int, came: int) -> bool:
    """8.3: never through the space the attack came from.

    Coastal forts, brigades alone and empty forts are not penalised.
    """
    exempt = SPACES[space].coastal_fort or is_cavalry_alone(state, side, space)
    return exempt or not state.units(side, space) or has_lc(state, side, space, avoid=came)


def is_cavalry_alone(state: ForThePeopleState, side: int, space: int) -> bool:
    """Whether only brigades of ``side`` stand in a space: no infantry, army or other general."""
    generals = state.generals_at(side, space)
    return (
        bool(generals)
        and not state.infantry[side][space]
        and state.army_in(side, space) < 0
        and all(GENERALS[g].cavalry for g in generals)
    )


def defending_commanders(state: ForThePeopleState, space: int) -> tuple[int, ...]:
    """Who may command the defenders of ``space``: several when their owner has the choice (7.4.1).

    An army keeps its commander, whoever joins it by interception; elsewhere the highest politics
    of all defenders commands (ruling A19).
    """
    found = commanders(state, enemy(moving(state).side), space)
    return tuple(found) or (NO_GENERAL,)
