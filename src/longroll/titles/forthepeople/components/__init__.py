"""The components of For the People: what is in the box, read from the pack.

The constants below are the pack in play, for rules to use directly: ours, or ours with the files
that were chosen over it (`longroll.engine.chosen`); `load` reads it anew, with others over it.

>>> SPACES[SPACE["richmond"]].resource
12
>>> [SPACES[hop.to].name for hop in HOPS[SPACE["fredericksburg"]]]
['Aquia Creek', 'Hanover', 'Manassas', 'Wilderness']
>>> CARDS[81].kind
'mandatory'
"""

from __future__ import annotations

from pathlib import Path

from longroll.engine.chosen import chosen_pack

from .parts import (
    CONFEDERATE,
    LARGE,
    MEDIUM,
    NOBODY,
    RAIL,
    ROAD,
    SIDE_KEYS,
    SMALL,
    UNION,
    WATER,
    Army,
    Card,
    Combat,
    Components,
    General,
    Hop,
    Limits,
    Link,
    Masks,
    Placement,
    River,
    RiverNode,
    Scenario,
    Space,
    State,
    Turn,
    WillChanges,
    Zone,
    enemy,
)
from .reading import read_components


def load(overlay: Path | None = None) -> Components:
    """The components, with the files of the directory `overlay` in place of ours.

    Raises PackError, whose text is one line with the file, the line and the remedy.
    """
    return read_components(overlay)


STANDARD = load(chosen_pack("forthepeople"))

SPACES, STATES, LINKS, HOPS = STANDARD.spaces, STANDARD.states, STANDARD.links, STANDARD.hops
RIVERS, ZONES, CARDS = STANDARD.rivers, STANDARD.zones, STANDARD.cards
GENERALS, ARMIES, SCENARIOS = STANDARD.generals, STANDARD.armies, STANDARD.scenarios
GENERIC_GENERAL = STANDARD.generic_general
LIMITS, WILL = STANDARD.limits, STANDARD.will

SPACE = {space.key: space.index for space in SPACES}
STATE = {state.key: state.index for state in STATES}
RIVER = {river.key: river.index for river in RIVERS}
GENERAL = {general.key: general.index for general in GENERALS}
ARMY = {army.key: army.index for army in ARMIES}
ZONE = {zone.key: zone.index for zone in ZONES}

ALL, BORDER, HOME = STANDARD.masks.all, STANDARD.masks.border, STANDARD.masks.home
PORTS, OCEAN_PORTS = STANDARD.masks.ports, STANDARD.masks.ocean_ports
RIVER_PORTS, COASTAL_FORTS = STANDARD.masks.river_ports, STANDARD.masks.coastal_forts
RESOURCES, RUNNER_PORTS = STANDARD.masks.resources, STANDARD.masks.runner_ports
CLANDESTINE_PORT = STANDARD.masks.clandestine_port
MISSISSIPPI, VALLEY = STANDARD.masks.mississippi, STANDARD.masks.valley
UNION_FRIENDLY, NORTH_EDGE = STANDARD.masks.union_friendly, STANDARD.masks.north_edge
STATE_CAPITALS, CAPITAL_SPACES = STANDARD.masks.state_capitals, STANDARD.masks.capital_spaces

# By turn, from 1; index 0 is empty.
TURN_KEYS = ("", *(turn.key for turn in STANDARD.turns))
SEASON = ("", *(turn.season for turn in STANDARD.turns))
YEAR = (0, *(turn.year for turn in STANDARD.turns))
HAND_SIZE = (0, *(turn.hand for turn in STANDARD.turns))
TURN = {turn.key: turn.number for turn in STANDARD.turns}

# By size and roll, 0 to 10.
ATTACKER_LOSS, DEFENDER_LOSS = STANDARD.combat.attacker, STANDARD.combat.defender
STARRED = STANDARD.combat.starred


def clamp(roll: int) -> int:
    """A modified roll as the combat table reads it: no less than 1, no more than 10.

    >>> clamp(-1), clamp(7), clamp(13)
    (1, 7, 10)
    """
    return 1 if roll < 1 else min(roll, 10)


def battle_size(units: int) -> int:
    """SMALL, MEDIUM or LARGE, by the units of both sides together (7.3).

    >>> battle_size(5) == SMALL, battle_size(6) == MEDIUM, battle_size(20) == LARGE
    (True, True, True)
    """
    smallest = STANDARD.combat.smallest
    return sum(units >= least for least in smallest[1:])


def attacker_loss(size: int, roll: int) -> int:
    """Units that the attacker loses when the defender's modified roll is `roll` (7.10)."""
    return ATTACKER_LOSS[size][clamp(roll)]


def defender_loss(size: int, roll: int) -> int:
    """Units that the defender loses when the attacker's modified roll is `roll` (7.10)."""
    return DEFENDER_LOSS[size][clamp(roll)]


def starred(size: int, roll: int) -> bool:
    """Whether the attacker's result has the asterisk that wins him a tied battle (7.10)."""
    return STARRED[size][clamp(roll)]


__all__ = [
    "ALL",
    "ARMIES",
    "ARMY",
    "ATTACKER_LOSS",
    "BORDER",
    "CAPITAL_SPACES",
    "CARDS",
    "CLANDESTINE_PORT",
    "COASTAL_FORTS",
    "CONFEDERATE",
    "DEFENDER_LOSS",
    "GENERAL",
    "GENERALS",
    "GENERIC_GENERAL",
    "HAND_SIZE",
    "HOME",
    "HOPS",
    "LARGE",
    "LIMITS",
    "LINKS",
    "MEDIUM",
    "MISSISSIPPI",
    "NOBODY",
    "NORTH_EDGE",
    "OCEAN_PORTS",
    "PORTS",
    "RAIL",
    "RESOURCES",
    "RIVER",
    "RIVERS",
    "RIVER_PORTS",
    "ROAD",
    "RUNNER_PORTS",
    "SCENARIOS",
    "SEASON",
    "SIDE_KEYS",
    "SMALL",
    "SPACE",
    "SPACES",
    "STANDARD",
    "STARRED",
    "STATE",
    "STATES",
    "STATE_CAPITALS",
    "TURN",
    "TURN_KEYS",
    "UNION",
    "UNION_FRIENDLY",
    "VALLEY",
    "WATER",
    "WILL",
    "YEAR",
    "ZONE",
    "ZONES",
    "Army",
    "Card",
    "Combat",
    "Components",
    "General",
    "Hop",
    "Limits",
    "Link",
    "Masks",
    "Placement",
    "River",
    "RiverNode",
    "Scenario",
    "Space",
    "State",
    "Turn",
    "WillChanges",
    "Zone",
    "attacker_loss",
    "battle_size",
    "clamp",
    "defender_loss",
    "enemy",
    "load",
    "starred",
]
