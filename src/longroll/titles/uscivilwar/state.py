"""What lies on the table, as far as it differs from the printed map.

A state holds what was put on the map, by place, and nothing of the map itself, so that a copy of it
does not grow with 1,800 hexes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, Self

from longroll.board.region import Mask, mask
from longroll.engine.memo import Latest, remembered
from longroll.engine.state import State

from .components import (
    CARD_KINDS,
    GENERALS,
    NEUTRAL,
    REALMS,
    SHIPS,
    THEATRES,
)
from .ground import COASTAL_FORTS

__all__ = [
    "BOX",
    "DISPLACED",
    "GONE",
    "NONE",
    "TO_COME",
    "UNASSIGNED",
    "CivilWarState",
    "CONDITIONS",
    "box_of",
    "ship_key",
    "ship_parts",
]

TO_COME: Final = -1
"""A General who has not come into play yet (16.2)."""
GONE: Final = -2
"""A General out of the game (16.4, 16.5)."""
UNASSIGNED: Final = -3
"""A General in the Unassigned box (16.5.2)."""
BOX: Final = -4
"""A General in the Displaced box of the East; of the other theatres -5 and -6 (14.6)."""
NONE: Final = -1
"""Militia of a state that takes no part, as Kentucky while it is neutral."""
DISPLACED: Final = -2
"""Militia in the Displaced box (17.2.1)."""


def box_of(theatre: int) -> int:
    """Where a General is who was displaced in a theatre.

    >>> [box_of(theatre) for theatre in range(3)]
    [-4, -5, -6]
    """
    return BOX - theatre


CONDITIONS: Final = ("", "-damaged", "-demoralised", "-damaged-demoralised")
"""How ships may be, in the order of their keys (21.6.6, 21.14): what is added to their names."""


def ship_key(place: int, kind: int, damaged: int, shaken: int = 0) -> int:
    """The key of like ships in a place: ``kind`` is an index into SHIPS; demoralised: 21.14.

    >>> ship_parts(ship_key(2201, 1, 1))
    (2201, 1, 1, 0)
    """
    return ((place * len(SHIPS) + kind) * 2 + shaken) * 2 + damaged


def ship_parts(key: int) -> tuple[int, int, int, int]:
    """Place, kind, damage and demoralisation of a key of ships."""
    sort = key // len(CONDITIONS)
    return sort // len(SHIPS), sort % len(SHIPS), key & 1, key >> 1 & 1


def bow_key(place: int, kind: int) -> int:
    """The key of the ships of a kind in a place, damaged and demoralised or not (21.2.3)."""
    return place * len(SHIPS) + kind


class CivilWarState(State):
    """The whole table of The U.S. Civil War. Pairs are of the Union and of the Confederates.

    Pairs of dictionaries by place, without zeros: ``sp``, ``forts`` (1 to 3), ``works`` (the level
    of a fort under construction), ``surrender`` (points of an isolated stack, 13.6). ``moved`` and
    ``arsenals`` are one dictionary each: SP that the side in phase has activated, and points of war
    industry (14.5). ``ships`` counts naval units by `ship_key`, which tells demoralised ones from
    others (21.14).
    Pairs of masks of places: ``demoralised``, ``foraging``, ``trenches``, ``markers``; kept beside
    what they follow from: ``forces`` (of ``sp``), ``strongholds`` (of ``forts``), ``guards`` (of
    ``militia``). Masks: ``burned`` (destroyed Resource hexes), ``fled`` (Northern Objective hexes
    without their garrison, 17.2.4), ``low_coal``,
    ``momentum`` (stacks of the side out of phase that have retreated or avoided battle, 9.4).
    Lists by General: ``where`` (a place, or a code from TO_COME down) and ``stars`` (0 before he
    comes). Masks of Generals: ``chiefs`` (in command among equals, 7.2.2), ``active`` (activated or
    moved in this phase), ``late`` (cavalry that misses a turn, 8.7), ``armies`` (22.4), ``proud``
    (their armies have high morale, 22.5).
    ``militia``: a pair of lists by state, a place, NONE or DISPLACED. ``displaced``: a pair of
    lists by theatre (14.6). ``hands``: a pair of lists by kind of card (18.1). ``border``: whose
    each Border state is. ``naval_leaders``: where each is; ``reserve``: ocean and river NSP that
    the Union has lost and may replace (21.9.2).
    In the advanced game too: ``sailed`` counts ships activated in this phase, and ``harboured``
    those that stay in port behind their fort (21.4.4), like ``ships``; ``bows`` tells by `bow_key`
    on which waters of a hex ships of a kind lie, if not on all (21.2.3); ``naval_action`` is 1
    once the free action is used (21.1), and 2 more once the ocean ironclads have fought in this
    phase (21.5); ``baffled`` are the places in which an attack that ships supported has failed in
    this phase (21.6.9), and ``voyages`` tells by place the places of the voyages that have led
    there in this phase.
    Pairs of numbers: ``training``. Numbers: ``turn``, ``phase`` (of action, 0 outside), ``side``
    (in phase, or NEUTRAL), ``difference`` (of the dice), ``maintenance``, ``lost_arsenals``,
    ``invasion`` (points of the Confederates, 19.3.2), ``panic`` (Washington was taken: 0 or 1),
    ``mississippi`` (its award is held: 0 or 1).
    """

    __slots__ = (
        "active",
        "armies",
        "baffled",
        "arsenals",
        "border",
        "bows",
        "burned",
        "chiefs",
        "demoralised",
        "difference",
        "displaced",
        "fled",
        "foraging",
        "forces",
        "forts",
        "guards",
        "hands",
        "harboured",
        "invasion",
        "late",
        "lost_arsenals",
        "low_coal",
        "maintenance",
        "markers",
        "militia",
        "mississippi",
        "momentum",
        "moved",
        "naval_action",
        "naval_leaders",
        "panic",
        "phase",
        "proud",
        "reserve",
        "sailed",
        "scenario",
        "ships",
        "side",
        "sp",
        "stars",
        "strongholds",
        "surrender",
        "training",
        "trenches",
        "turn",
        "voyages",
        "where",
        "works",
    )

    def __init__(self, scenario: str) -> None:
        super().__init__()
        self.scenario = scenario
        self.turn = 1
        self.phase = 0
        self.side = NEUTRAL
        self.difference = 0
        self.sp: list[dict[int, int]] = [{}, {}]
        self.forts: list[dict[int, int]] = [{}, {}]
        self.works: list[dict[int, int]] = [{}, {}]
        self.surrender: list[dict[int, int]] = [{}, {}]
        self.moved: dict[int, int] = {}
        self.arsenals: dict[int, int] = {}
        self.ships: dict[int, int] = {}
        self.sailed: dict[int, int] = {}
        self.harboured: dict[int, int] = {}
        self.bows: dict[int, Mask] = {}
        self.voyages: dict[int, Mask] = {}
        self.forces: list[Mask] = [0, 0]
        self.strongholds: list[Mask] = [0, 0]
        self.guards: list[Mask] = [0, 0]
        self.demoralised: list[Mask] = [0, 0]
        self.foraging: list[Mask] = [0, 0]
        self.trenches: list[Mask] = [0, 0]
        self.markers: list[Mask] = [0, 0]
        self.burned = self.fled = self.low_coal = self.momentum = 0
        self.where = [TO_COME] * len(GENERALS)
        self.stars = [0] * len(GENERALS)
        self.chiefs = self.active = self.late = self.armies = self.proud = 0
        self.militia = [[NONE] * len(REALMS), [NONE] * len(REALMS)]
        self.displaced = [[0] * len(THEATRES), [0] * len(THEATRES)]
        self.hands = [[0] * len(CARD_KINDS), [0] * len(CARD_KINDS)]
        self.border = [NEUTRAL] * 3
        self.naval_leaders = [TO_COME] * 3
        self.reserve = [0, 0]
        self.training = [0, 0]
        self.naval_action = self.baffled = 0
        self.maintenance = self.lost_arsenals = 0
        self.invasion = self.panic = self.mississippi = 0

    def copy(self) -> Self:
        """An equal, independent state."""
        twin = super().copy()
        for field in _VALUES:
            setattr(twin, field, getattr(self, field))
        for field in _FLAT:
            setattr(twin, field, getattr(self, field).copy())
        for field in _PAIRS:
            union, confederate = getattr(self, field)
            setattr(twin, field, [union.copy(), confederate.copy()])
        return twin

    # --- Strength points --------------------------------------------------------------------------

    def strength(self, side: int, place: int) -> int:
        """The SP of a side in a place: a number, for they are all alike (2.2.3)."""
        return self.sp[side].get(place, 0)

    def put(self, side: int, place: int, points: int) -> None:
        """SP come to a place."""
        if points:
            self.sp[side][place] = self.sp[side].get(place, 0) + points
            self.forces[side] |= 1 << place

    def take(self, side: int, place: int, points: int) -> None:
        """SP leave a place; what marked the stack goes with the last of them.

        Those that have not been activated leave first. Raises ValueError if there are not as many.
        """
        left = self.sp[side].get(place, 0) - points
        if left < 0:
            raise ValueError(f"{points} SP of {left + points} in {place}")
        if left:
            self.sp[side][place] = left
        elif points:
            del self.sp[side][place]
            self.forces[side] &= ~(1 << place)
            self.demoralised[side] &= ~(1 << place)
            self.foraging[side] &= ~(1 << place)
            self._forget_surrender(side, place)
        if side == self.side and self.moved.get(place, 0) > left:
            self.moved[place] = left
            if not left:
                del self.moved[place]

    def _forget_surrender(self, side: int, place: int) -> None:
        """13.6.5: points of surrender are gone with the last unit; forts and militia keep them."""
        units = self.forces[side] | self.strongholds[side] | self.guards[side] | COASTAL_FORTS
        if not units >> place & 1:
            self.surrender[side].pop(place, None)

    # --- Forts and militia ------------------------------------------------------------------------

    def set_fort(self, side: int, place: int, level: int) -> None:
        """A fort of a level stands there, or at level 0 none."""
        if level:
            self.forts[side][place] = level
            self.strongholds[side] |= 1 << place
        else:
            self.forts[side].pop(place, None)
            self.strongholds[side] &= ~(1 << place)
            self._forget_surrender(side, place)

    def set_militia(self, side: int, realm: int, place: int) -> None:
        """The militia of a state goes to a place, to the Displaced box, or out of play."""
        before = self.militia[side][realm]
        self.militia[side][realm] = place
        if before >= 0 and before not in self.militia[side]:
            self.guards[side] &= ~(1 << before)
            self._forget_surrender(side, before)
        if place >= 0:
            self.guards[side] |= 1 << place

    def generals_at(self, side: int, place: int) -> list[int]:
        """The Generals of a side in a place, in the order of the pack."""
        return list(self.stations(side).get(place, ()))

    def stations(self, side: int) -> Mapping[int, tuple[int, ...]]:
        """By place the Generals of a side in it; for who asks about many places."""
        return _posted(self.where)[side].there

    def led(self, side: int) -> Mask:
        """The places with a General of a side."""
        return _posted(self.where)[side].led


class _Stations(NamedTuple):
    """By place the Generals of a side in it, and all these places."""

    there: Mapping[int, tuple[int, ...]]
    led: Mask


@remembered(1 << 9)
def _stations(where: tuple[int, ...]) -> tuple[_Stations, ...]:
    found: tuple[dict[int, tuple[int, ...]], ...] = ({}, {})
    for general, place in enumerate(where):
        if place >= 0:
            there = found[GENERALS[general].side]
            there[place] = (*there.get(place, ()), general)
    return tuple(_Stations(there, mask(there)) for there in found)


_posted = Latest(_stations)
"""By side where its Generals stand."""


_PAIRS: Final = ("sp", "forts", "works", "surrender", "militia", "displaced", "hands")
_FLAT: Final = (
    *("moved", "arsenals", "ships", "sailed", "harboured", "bows", "voyages"),
    *("forces", "strongholds", "guards"),
    *(
        "demoralised",
        "foraging",
        "trenches",
        "markers",
        "where",
        "stars",
        "border",
        "naval_leaders",
    ),
    *("reserve", "training"),
)
_VALUES: Final = tuple(slot for slot in CivilWarState.__slots__ if slot not in (*_PAIRS, *_FLAT))
