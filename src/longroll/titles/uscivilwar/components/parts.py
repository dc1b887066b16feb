"""The words of the pack and the pieces that it lists: sides, theatres, Generals, turns, cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

__all__ = [
    "ACTS",
    "BORDER",
    "CARD_KINDS",
    "CONFEDERATE",
    "EAST",
    "NEUTRAL",
    "NORTHERN",
    "SEASONS",
    "SHIPS",
    "SIDE_KEYS",
    "SOUTHERN",
    "STATE_KINDS",
    "THEATRES",
    "TRANS_MISSISSIPPI",
    "UNION",
    "WEST",
    "ZONES",
    "Appointment",
    "General",
    "Placed",
    "Rank",
    "Realm",
    "Turn",
]

UNION: Final = 0
CONFEDERATE: Final = 1
NEUTRAL: Final = -1
SIDE_KEYS: Final = ("union", "confederate")

THEATRES: Final = ("east", "west", "trans-mississippi")
EAST: Final = 0
WEST: Final = 1
TRANS_MISSISSIPPI: Final = 2

ZONES: Final = ("north-atlantic", "south-atlantic", "gulf")
"""Zones of the blockade (14.4.1)."""

STATE_KINDS: Final = ("northern", "border", "southern", "none")
NORTHERN: Final = 0
BORDER: Final = 1
SOUTHERN: Final = 2

SEASONS: Final = ("winter", "spring", "summer", "autumn")
CARD_KINDS: Final = ("east", "west", "trans-mississippi", "naval", "any")
"""The first three are the theatres, by their index (18.1)."""

ACTS: Final = (
    *("enter", "promote", "demote", "remove", "relieve", "unassign", "return", "transfer"),
)
"""What the turn track does with a General (16.2)."""

SHIPS: Final = ("ocean", "river", "flotilla", "ironclad", "hull", "battery")
"""Naval units of the advanced game; a hull is an ironclad under construction (21.2)."""


class Realm(NamedTuple):
    """A state of the country: its kind (2.1.2), and whether it has militia (17.2.1)."""

    number: int
    key: str
    name: str
    kind: int
    militia: bool


class Rank(NamedTuple):
    """A counter of a General: he has one for each of his ranks (7.2.1).

    ``brackets`` tells of cavalry whose values a subordinate may not give in full (8.5).
    """

    stars: int
    movement: int
    attack: int
    defence: int
    cautious: bool
    cavalry: bool
    brackets: bool


@dataclass(frozen=True, slots=True)
class General:
    """A General with his counters, by stars."""

    index: int
    key: str
    name: str
    side: int
    ranks: dict[int, Rank]


class Appointment(NamedTuple):
    """An entry of the turn track (16.2).

    Attributes:
        act: an index into ACTS.
        stars: the new rank; 0 where it stays.
        theatre: where he arrives or may go; -1 where he stays.
        free: whether a (T) stands beside his name (16.6).
        successor: the General who takes the place of him who leaves, or -1.
        beside: the General to whose space a (T) leads, or -1.
    """

    turn: int
    general: int
    act: int
    stars: int
    theatre: int
    free: bool
    successor: int
    beside: int


class Turn(NamedTuple):
    """A turn of the track: its season (index into SEASONS) and its reference number (19.3.3)."""

    number: int
    year: int
    season: int
    reference: int


class Placed(NamedTuple):
    """A row of a set-up: what lies where at the start; ``place`` is -1 off the map."""

    side: int
    place: int
    kind: str
    number: int
    name: str
