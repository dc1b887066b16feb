"""The kinds of component of For the People, as immutable values.

Everything is known by a small integer, its index into the tuple of its kind; -1 stands for none. A
set of spaces is a mask: an int whose bit `1 << index` stands for the space of that index.

Things with an index are dataclasses, since a named tuple has a method of that name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

NOBODY, UNION, CONFEDERATE = 0, 1, 2
SIDE_KEYS = ("neutral", "union", "confederate")
ROAD, RAIL, WATER = 1, 2, 4
SMALL, MEDIUM, LARGE = 0, 1, 2


def enemy(side: int) -> int:
    """The other side: UNION for CONFEDERATE and the reverse.

    >>> enemy(UNION) == CONFEDERATE
    True
    """
    return UNION + CONFEDERATE - side


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the map.

    `home` is the side whose colour is printed, NOBODY in a border state; `x`, `y` are board units,
    `lat`, `lon` degrees; `capital` is "", "union", "confederate" or "state" (a Union state's, or
    Philadelphia); `port` is "", "ocean" or "river" and a coastal fort counts as an ocean port.
    `shield` is the coastal fort that guards this port, `ward` the port that this fort guards.
    """

    index: int
    key: str
    name: str
    state: int
    home: int
    x: int
    y: int
    lat: float
    lon: float
    resource: int
    capital: str
    port: str
    zone: int
    shield: int
    ward: int
    coastal_fort: bool
    mississippi: bool
    union_friendly: bool
    valley: bool
    north_edge_rail: bool
    rivers: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class State:
    """A state: its value in political will, the spaces needed to control it (12.1.4), its spaces.

    `home` is NOBODY for the border states; Union states have no values.
    """

    index: int
    key: str
    name: str
    home: int
    control_value: int
    control_needed: int
    spaces: int


@dataclass(frozen=True, slots=True)
class Link:
    """A connection between two spaces.

    `kind` is ROAD, RAIL or WATER (a coastal fort and its port: not for land movement). `bar` is
    the space at which the blue bar lies and `river` the river that it crosses, or -1. `rule`
    names what is special: "north-route", "south-route" (6.2.6), "north-east-alabama" (5.10),
    "spring-1864" (a road that becomes rail, 5.9.3), "baltimore-and-ohio" (10.2.4).
    """

    index: int
    a: int
    b: int
    kind: int
    bar: int
    river: int
    rule: str
    source: str


class Hop(NamedTuple):
    """A link seen from one of its ends: where it leads, and the river it crosses and where."""

    to: int
    link: int
    kind: int
    bar_river: int
    bar_at: int


class RiverNode(NamedTuple):
    """A point of a river: a space, a junction, a source of Union pressure, or the head."""

    kind: str
    space: int
    name: str


@dataclass(frozen=True, slots=True)
class River:
    """A river from the mouth up. `rises_south`: its pressure comes only from its mouth (6.6)."""

    index: int
    key: str
    code: str
    rises_south: bool
    nodes: tuple[RiverNode, ...]


@dataclass(frozen=True, slots=True)
class General:
    """A general's counter. Cavalry generals have no politics; `enters` is a turn, 1 to 13.

    `option` names the optional rule that brings him, and is empty for all others; he enters by
    that rule alone, and `enters` is 0.
    """

    index: int
    key: str
    name: str
    side: int
    cavalry: bool
    politics: int
    strategy: int
    offense: int
    defense: int
    enters: int
    option: str = ""


@dataclass(frozen=True, slots=True)
class Army:
    """An army marker."""

    index: int
    key: str
    name: str
    side: int


class Card(NamedTuple):
    """A strategy card; `side` is who may play its event, NOBODY for both.

    `kind` is "event", "interrupt", "event+interrupt", "battle", "event+battle", "campaign",
    "mandatory" (4.4) or "forced" (14). `removed`: it leaves the game when played as an event.
    """

    number: int
    ops: int
    side: int
    kind: str
    removed: bool
    title_key: str


@dataclass(frozen=True, slots=True)
class Zone:
    """A blockade zone and its blockade-runner ports (10.5.2), St. Marks included."""

    index: int
    key: str
    ports: int


class Turn(NamedTuple):
    """A turn, its season and year, and the cards dealt to each player (3.2)."""

    number: int
    key: str
    season: str
    year: int
    hand: int


class Combat(NamedTuple):
    """The combat results table (7.10), as `[size][roll]`; roll 0 repeats roll 1.

    `attacker`: what the attacker loses by the defender's roll; `defender`: the reverse.
    """

    smallest: tuple[int, ...]
    attacker: tuple[tuple[int, ...], ...]
    defender: tuple[tuple[int, ...], ...]
    starred: tuple[tuple[bool, ...], ...]


class Limits(NamedTuple):
    """Sizes, allowances and counts of pieces, by name (tables.toml)."""

    army_units: int
    army_moves: int
    corps_units: int
    corps_moves: int
    division_units: int
    division_moves: int
    brigade_units: int
    brigade_moves: int
    rail_bonus: int
    naval_units: int
    river_army_units: int
    run_guns: int
    amphibious_cap: int
    union_forts: int
    confederate_forts: int
    ironclads: int
    torpedoes: int
    hunley: int
    elite_units: int
    army_creation_units: int
    blockade_cap: int
    blockade_cap_intervention: int
    union_strategic: int
    confederate_strategic: int
    east: int
    east_reduced: int
    center: int
    west: int
    intervention_loss: int
    states: int


class WillChanges(NamedTuple):
    """Changes of political will (12), signed; `invaded_spaces` is the count of 12.1.2."""

    large_battle_won: int
    large_battle_lost: int
    fortune_rises: int
    fortune_falls: int
    runner_failed: int
    union_capital: int
    confederate_capital: int
    capital_elsewhere: int
    union_army: int
    confederate_army: int
    second_army_union: int
    second_army_confederate: int
    army_outranked: int
    relief_skipped: int
    invaded_state: int
    invaded_spaces: int
    mississippi: int
    war_weariness: int
    remorse: int
    fort_lost: int
    intervention_union: int


class Placement(NamedTuple):
    """What a scenario puts in a space, as printed.

    `units` includes the one that each cavalry general replaces (rule J of the scenarios). With an
    `army` (index, or -1) everything is in its box and the first general commands it.
    """

    side: int
    space: int
    units: int
    generals: tuple[int, ...]
    army: int
    fort: bool
    control: bool


class Scenario(NamedTuple):
    """The start and the length of a game.

    `will` and `rising` (the fortunes of war: + side up) are indexed by side. `control` gives the
    controlling side of each space, `states` that of each state. `steps` maps a turn to the steps
    of its reinforcement phase ("abc" where absent). `arrivals` maps a general to the space where
    he must be placed. `destroyed` is a mask of resource spaces.
    """

    key: str
    first_turn: int
    last_turn: int
    will: tuple[int, int, int]
    rising: tuple[bool, bool, bool]
    emancipation: bool
    blockade: int
    amphibious: int
    mississippi_bonus_taken: bool
    destroyed: int
    control: tuple[int, ...]
    states: tuple[int, ...]
    placements: tuple[Placement, ...]
    cards_out: frozenset[int]
    generals_out: frozenset[int]
    steps: dict[int, str]
    arrivals: dict[int, int]


class Masks(NamedTuple):
    """Sets of spaces that rules ask for; `home` is indexed by side."""

    all: int
    ports: int
    ocean_ports: int
    river_ports: int
    coastal_forts: int
    resources: int
    runner_ports: int
    clandestine_port: int
    mississippi: int
    valley: int
    union_friendly: int
    north_edge: int
    border: int
    home: tuple[int, int, int]
    state_capitals: int
    capital_spaces: int


class Ground(NamedTuple):
    """The map."""

    spaces: tuple[Space, ...]
    states: tuple[State, ...]
    links: tuple[Link, ...]
    hops: tuple[tuple[Hop, ...], ...]
    rivers: tuple[River, ...]
    zones: tuple[Zone, ...]
    masks: Masks


class Pieces(NamedTuple):
    """Generals, armies and cards."""

    generals: tuple[General, ...]
    generic_general: General
    armies: tuple[Army, ...]
    cards: dict[int, Card]


class Components(NamedTuple):
    """Everything in the box, and how much of it is known from where (`sources`)."""

    spaces: tuple[Space, ...]
    states: tuple[State, ...]
    links: tuple[Link, ...]
    hops: tuple[tuple[Hop, ...], ...]
    rivers: tuple[River, ...]
    generals: tuple[General, ...]
    generic_general: General
    armies: tuple[Army, ...]
    cards: dict[int, Card]
    zones: tuple[Zone, ...]
    turns: tuple[Turn, ...]
    combat: Combat
    limits: Limits
    will: WillChanges
    masks: Masks
    scenarios: dict[str, Scenario]
    sources: dict[str, dict[str, int]]
    replaced: tuple[str, ...]
