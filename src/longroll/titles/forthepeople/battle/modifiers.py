"""7.4, 7.5 The die-roll modifiers of a battle, each with the key that names it at the table."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from ..components import CONFEDERATE, GENERALS, LIMITS, UNION
from ..state import ForThePeopleState
from .parties import Party, held_fort, rating
from .result import ratio_bonus

__all__ = [
    "CONFEDERATE_DETACHED",
    "SIEGE_GUNS",
    "SIGEL",
    "UNION_DETACHED",
    "Circumstances",
    "Modifier",
    "amphibious_net",
    "amphibious_parts",
    "commander_rating",
    "elite_units",
    "modifiers",
    "staffs",
]

# What battle cards add up to (28, 105, 130): the bits that the window of battle cards returns.
SIGEL, UNION_DETACHED, CONFEDERATE_DETACHED, SIEGE_GUNS = 1, 2, 4, 8

ELITE = 1  # 7.5.1, each
INTERCEPTION = 2  # 5.8.3
FORT = 2  # 6.8.7, 6.4.1
IRONCLAD = 2  # 6.4.1
TORPEDOES = 1
HUNLEY = 1
SCREEN = 2  # 7.5.2
UNSUPPLIED = 2  # 8.3
SIGEL_BONUS = 2  # card 28


class Modifier(NamedTuple):
    """A modifier: what gives it (a key), and how much; ``general`` where one general does."""

    key: str
    value: int
    general: int = -1


class Circumstances(NamedTuple):
    """What a battle is like besides its parties.

    Attributes:
        space: where it is fought.
        amphibious: whether the attacker comes by water (6.4).
        intercepted: whether the defender has intercepted (5.8.3).
        sail_bonus: what a naval event adds to the assault: 2 for Foote or Porter (6.4.1).
        ignore_torpedoes: whether Farragut passes over the torpedoes in the space (card 59).
        flags: battle cards, as bits.
    """

    space: int
    amphibious: bool = False
    intercepted: bool = False
    sail_bonus: int = 0
    ignore_torpedoes: bool = False
    flags: int = 0


# --- Generals (7.4, 7.5.2) ----------------------------------------------------------------------


def is_detached(party: Party, flags: int) -> bool:
    """Whether card 105 has sent the cavalry of this army away for the battle."""
    return bool(flags & (UNION_DETACHED if party.side == UNION else CONFEDERATE_DETACHED))


def lacks_screen(own: Party, foe: Party, flags: int) -> bool:
    """Whether a commander's rating is 2 lower: army against army without a brigade (7.5.2)."""
    if own.army < 0:
        return False
    # Card 105 does the same to an army in any battle.
    return is_detached(own, flags) or (foe.army >= 0 and not own.brigades)


def commander_rating(own: Party, foe: Party, commander: int, flags: int = 0) -> int:
    """The commander's rating after the cavalry screen, never below 0 (7.4.1, 7.5.2)."""
    full = rating(commander, own.attacks)
    return max(0, full - SCREEN) if lacks_screen(own, foe, flags) else full


def subordinates(own: Party, foe: Party, own_rating: int, foe_rating: int) -> int:
    """How many subordinates lend their ratings (7.4.2 to 7.4.4)."""
    if own.army < 0:
        return 0
    # 7.4.2.A, 7.4.2.B, 7.4.2.C
    inferior = own.side == UNION and foe.army >= 0 and own_rating < foe_rating
    return 1 if inferior else 2


def staffs(own: Party, commander: int, count: int, flags: int = 0) -> list[tuple[int, ...]]:
    """The sets of ``count`` subordinates that may be used, at most one of them cavalry (7.4.2).

    If there are not so many, the largest sets there are: no modifier may be waived (7.5).
    """
    detached = is_detached(own, flags)
    pool = [g for g in own.generals if g != commander and not (detached and GENERALS[g].cavalry)]
    for size in range(min(count, len(pool)), 0, -1):
        sets = [s for s in combinations(pool, size) if sum(GENERALS[g].cavalry for g in s) <= 1]
        if sets:
            return sets
    return [()]


def elite_units(state: ForThePeopleState, army: int) -> int:
    """How many elite units an army has (7.5.1)."""
    return state.elite.count(army) if army >= 0 else 0


# --- Place and supply ---------------------------------------------------------------------------


class AmphibiousParts(NamedTuple):
    """What makes up the modifier of a Union assault: two for the Union, four against it (6.4.1)."""

    track: int
    bonus: int
    forts: int
    ironclads: int
    torpedoes: int
    hunley: int


def amphibious_parts(state: ForThePeopleState, what: Circumstances) -> AmphibiousParts:
    """The parts of the modifier of a Union assault; an ironclad adds to a coastal fort (A15)."""
    fort = state.has_fort(CONFEDERATE, what.space) and not what.flags & SIEGE_GUNS
    return AmphibiousParts(
        track=state.amphibious,
        bonus=what.sail_bonus,
        forts=FORT * fort,
        ironclads=IRONCLAD * (state.ironclads >> what.space & 1),
        torpedoes=TORPEDOES * (state.torpedoes >> what.space & 1 and not what.ignore_torpedoes),
        hunley=HUNLEY * (state.hunley == what.space),
    )


def amphibious_net(state: ForThePeopleState, what: Circumstances) -> int:
    """The net modifier of a Union assault, from -3 for the defender to 3 for the Union (6.4.1)."""
    parts = amphibious_parts(state, what)
    cap = LIMITS.amphibious_cap
    return max(-cap, min(cap, parts.track + parts.bonus - sum(parts[2:])))


def _place(state: ForThePeopleState, own: Party, what: Circumstances) -> list[Modifier]:
    """Fort, interception, water."""
    found: list[Modifier] = []
    if what.intercepted and not own.attacks:
        found.append(Modifier("interception", INTERCEPTION))
    if what.amphibious:
        return found + _water(state, own, what)
    if _fort_counts(state, own, what):
        found.append(Modifier("fort", FORT))
    return found


def _water(state: ForThePeopleState, own: Party, what: Circumstances) -> list[Modifier]:
    """The net modifier of a Union assault (6.4.1); a Confederate one (6.5.2) has none."""
    if own.attacks != (own.side == UNION):
        return []
    net = amphibious_net(state, what)
    gain = net if own.side == UNION else -net
    return [Modifier("amphibious", gain)] if gain > 0 else []


def _fort_counts(state: ForThePeopleState, own: Party, what: Circumstances) -> bool:
    """6.8.7: the garrison of a fort, unless siege guns bear on it (card 130)."""
    if own.attacks or not held_fort(state, own.side, what.space):
        return False
    return not (what.flags & SIEGE_GUNS and own.side == CONFEDERATE)


# --- All together -------------------------------------------------------------------------------


def modifiers(
    state: ForThePeopleState,
    what: Circumstances,
    parties: tuple[Party, Party],
    commanders: tuple[int, int],
    staff: tuple[int, ...],
    elite: int,
) -> tuple[Modifier, ...]:
    """The modifiers of the first of two parties, those of 0 left out (7.5).

    Args:
        state: the table before the losses.
        what: the circumstances.
        parties: the party in question, and its enemy.
        commanders: theirs, in the same order.
        staff: the subordinates that it uses.
        elite: how many elite units it uses.
    """
    own, foe = parties
    flags = what.flags
    found = _place(state, own, what)
    value = commander_rating(own, foe, commanders[0], flags)
    found.append(Modifier("commander", value, commanders[0]))
    found += [Modifier("subordinate", rating(g, own.attacks), g) for g in staff]
    found.append(Modifier("elite", ELITE * elite))
    found.append(Modifier("ratio", ratio_bonus(own.units, foe.units)))
    if not foe.supplied:
        found.append(Modifier("enemy-unsupplied", UNSUPPLIED))
    if flags & SIGEL and own.side == CONFEDERATE:
        found.append(Modifier("sigel", SIGEL_BONUS))
    return tuple([m for m in found if m.value])


def staff_size(own: Party, foe: Party, commanders: tuple[int, int], flags: int) -> int:
    """How many subordinates the first of two parties uses, by the ratings in use (7.4.2)."""
    own_rating = commander_rating(own, foe, commanders[0], flags)
    foe_rating = commander_rating(foe, own, commanders[1], flags)
    return subordinates(own, foe, own_rating, foe_rating)
