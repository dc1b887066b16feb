"""The tables of the player card, as rules read them. Movement points and victory points: halves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

HALVES: Final = 2
"""Halves in a movement point or a victory point."""
PROHIBITED_COST: Final = -1
LEADER_ARM: Final = 4
"""The column of leaders in the tables of cost, after the arms of units."""
NO_COMBAT: Final = "NC"


class Band(NamedTuple):
    """A level of army morale (G16, G16.22): its least point, what it does to units and dice."""

    key: str
    least: int
    unit: int
    initiative: int


class Weather(NamedTuple):
    """What a kind of weather does (T.WX).

    ``movement`` is ``normal``, ``half`` (rounded up), ``half-off-road`` or ``none``; ``strategic``
    is ``normal``, ``slow`` (half as much again, not twice as much) or ``none``. ``fire``,
    ``combat`` and ``bombardment`` are modifiers, None where there is none of it. ``begin`` and
    ``complete`` tell of siege works; ``next`` is the weather of the next turn where this one fixes
    it, else empty.
    """

    key: str
    movement: str
    strategic: str
    fire: int | None
    combat: int | None
    cards: bool
    bombardment: int | None
    reinforcements: bool
    rally: int
    begin: bool
    complete: bool
    next: str


class Entry(NamedTuple):
    """A result of the variable entry (T.VAR): where, halves of movement more, guns doubled."""

    entry: str
    extra: int
    doubled: bool


class Barrage(NamedTuple):
    """A result of siege and bombardment (T.SB1): its key, and whether to roll on table II too."""

    key: str
    again: bool


class WorksPlan(NamedTuple):
    """When and where siege works are built (X4.4); ``counters`` by turn of placing.

    Of the counters so many mark three hexsides next to each other, and so many two.
    """

    first_turn: int
    counters: int
    turn_9: int
    turn_10: int
    distance: int
    nearest: int
    defences_complete: int
    three_sided: int
    two_sided: int


class Surrender(NamedTuple):
    """The roll for a British surrender (T.SURR): the highest that succeeds, and the modifiers."""

    most: int
    wavering: int
    fatigued: int
    prevost_lost: int
    city_hex: int


class Victory(NamedTuple):
    """The strength points and the lead that win (X2, H)."""

    crown_strength: int
    crown_regulars: int
    allied_strength: int
    allied_regulars: int
    historical_strength: int
    marginal_lead: int


class CoveredWay(NamedTuple):
    """The roll on the covered way (T.COVER): the least that loses the way, and its modifiers."""

    lost: int
    hexes_per_penalty: int
    previously_lost: int


class Momentum(NamedTuple):
    """Momentum chits: how many there are, and what each side begins with (G12.6, X1.4)."""

    pool: int
    british: int
    allied: int


@dataclass(frozen=True, slots=True)
class CloseCombatTable:
    """The close combat table (T.CCT): odds columns, and results ``attacker/defender`` by roll."""

    odds: tuple[str, ...]
    lowest: int
    rows: tuple[tuple[str, ...], ...]
    defender_momentum: int
    attacker_momentum: int

    def clamp(self, roll: int) -> int:
        """A modified roll as the table reads it."""
        return max(self.lowest, min(roll, self.lowest + len(self.rows) - 1))

    def result(self, roll: int, column: int) -> str:
        """The result of a modified roll in a column of `odds`."""
        return self.rows[self.clamp(roll) - self.lowest][column]


@dataclass(frozen=True, slots=True)
class TacticsTable:
    """The tactics matrix (T.TACT).

    ``chits`` are the keys; ``leader`` and ``flank`` masks of those that need a leader and an open
    flank; ``matrix[defender][attacker]`` the modifier for the attacker, None for no combat.
    """

    chits: tuple[str, ...]
    leader: int
    flank: int
    matrix: tuple[tuple[int | None, ...], ...]


@dataclass(frozen=True, slots=True)
class FireTable:
    """Artillery fire (T.ART, T.ARTDMG, T.MORT).

    ``least`` is the least strength of each row; ``guns`` and ``mortars`` give the number to hit by
    row and by distance (0 unused), 0 where there is no such fire; ``damage`` is by whether the
    target is artillery, then by roll; ``disablement`` by roll.
    """

    least: tuple[int, ...]
    guns: tuple[tuple[int, ...], ...]
    mortars: tuple[tuple[int, ...], ...]
    damage: tuple[tuple[str, ...], tuple[str, ...]]
    disablement: tuple[str, ...]
    field_range: int
    naval_range: int
    mortar_range: int
    mortar_least: int

    def row(self, strength: int) -> int:
        """The row of so many strength points, -1 for none."""
        return sum(strength >= least for least in self.least) - 1

    def to_hit(self, strength: int, distance: int, *, mortar: bool = False) -> int | None:
        """The number to hit, None when such fire cannot be."""
        row, table = self.row(strength), self.mortars if mortar else self.guns
        if row < 0 or not 0 < distance < len(table[row]):
            return None
        return table[row][distance] or None


@dataclass(frozen=True, slots=True)
class TerrainTable:
    """The terrain effects chart (T.TEC), costs in halves, -1 where prohibited.

    ``cost[arm][terrain]`` and ``side[arm][feature]``: arm as in parts, LEADER_ARM for leaders;
    features are ``dike creek slope bridge fence works abatis road``. ``fire`` and ``combat`` give
    the modifier of hex and hexside terrain by its key, where there is one; ``combat_hex``
    is the same by terrain of a hex.
    """

    cost: tuple[tuple[int, ...], ...]
    side: tuple[Mapping[str, int], ...]
    fire: Mapping[str, int]
    combat: Mapping[str, int]
    combat_hex: tuple[int, ...]
    blocks: tuple[int, ...]

    def allowed(self, arm: int, terrain: int) -> bool:
        """Whether units of an arm may be in a kind of ground without a road."""
        return self.cost[arm][terrain] != PROHIBITED_COST


@dataclass(frozen=True, slots=True)
class Tables:
    """All tables of the title.

    ``bands`` are the levels of army morale from the lowest; ``morale`` the starting morale by
    scenario and army; ``scatter`` gives a direction by roll, -1 for the hex aimed at;
    ``weather_first`` and ``weather_second`` keys by roll (``again``: roll on the second);
    ``bombardment[table][side]`` results by roll, table 0 for I and 1 for II, side 0 for the French
    roll and 1 for the British.
    """

    bands: tuple[Band, ...]
    highest_morale: int
    morale: Mapping[str, tuple[int, ...]]
    momentum: Momentum
    close_combat: CloseCombatTable
    tactics: TacticsTable
    fire: FireTable
    scatter: tuple[int, ...]
    covered_way: CoveredWay
    variable_entry: tuple[Entry, ...]
    surrender: Surrender
    victory: Victory
    terrain: TerrainTable
    weather: Mapping[str, Weather]
    weather_first: tuple[str, ...]
    weather_second: tuple[str, ...]
    weather_turn: Mapping[int, int]
    weather_after_fair: int
    turn_2_waived_by: tuple[str, ...]
    bombardment: tuple[tuple[tuple[Barrage, ...], ...], ...]
    fire_ships: int
    works: WorksPlan

    def band(self, morale: int) -> Band:
        """The level of an army morale.

        >>> from longroll.titles.savannah.components import TABLES
        >>> [TABLES.band(morale).key for morale in (0, 1, 5, 6, 10, 11, 25)]
        ['demoralised', 'wavering', 'wavering', 'fatigued', 'fatigued', 'high', 'high']
        """
        found = self.bands[0]
        for band in self.bands:
            if morale >= band.least:
                found = band
        return found
