"""What the components are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from longroll.board.region import Mask

from .tables import Tables

__all__ = ["Card", "Components", "Counter", "EventCard", "Leader", "Link", "Space", "Turn"]


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the map (1.1).

    Attributes:
        index: its number, in the order of the map.
        key: as in actions and views.
        name: as written beside it.
        lat, lon: degrees north and east.
        region: key of its county.
        lines: whether it lies inside the Union lines: ``initial``, ``extension`` or ``never``.
        rows: rows of the extension table that name it, from 0 (18.1).
        confederacy: whether the band musters there (1.3).
        railroads: keys of the railroads that can be demolished there (17.2).
        bridge, camp, town, gap, ford: what else is printed.
    """

    index: int
    key: str
    name: str
    lat: float
    lon: float
    region: str
    lines: str
    rows: tuple[int, ...]
    confederacy: bool
    railroads: tuple[str, ...]
    bridge: bool
    camp: bool
    town: bool
    gap: bool
    ford: bool


class Link(NamedTuple):
    """A link between two spaces: ``road``, ``rail``, ``ford`` or ``gap``."""

    a: int
    b: int
    kind: str


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter of the container (1.4, 1.5).

    Attributes:
        index: its number.
        key: as in actions and views.
        name: as printed.
        kind: ``picket``, ``cavalry``, ``infantry``, ``courier``, ``supply-wagon``,
            ``wagon-train`` or ``blank``.
        strength: factors of fifty men; 0 for who does not fight.
        enters: the notoriety at which it first comes into the container (7.1).
        leaves: the notoriety above which it is taken out for good; 0 for never.
    """

    index: int
    key: str
    name: str
    kind: str
    strength: int
    enters: int
    leaves: int


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader who can be kidnapped, and the space where his event puts him (17.4)."""

    index: int
    key: str
    name: str
    space: int


class Card(NamedTuple):
    """A kind of action card, with how many there are (19.1)."""

    number: int
    key: str
    copies: int
    permanent: bool


class EventCard(NamedTuple):
    """An event card (19.3): its kind, and what the kind needs; ``first`` and ``last`` turn."""

    number: int
    kind: str
    space: int
    value: str
    first: int
    last: int


class Turn(NamedTuple):
    """A quarter of a year (6.1): the points that its end wants, and its extension rolls."""

    number: int
    key: str
    winter: bool
    needed: int
    extensions: int


class Components(NamedTuple):
    """All of it."""

    spaces: tuple[Space, ...]
    links: tuple[Link, ...]
    counters: tuple[Counter, ...]
    leaders: tuple[Leader, ...]
    cards: tuple[Card, ...]
    events: tuple[EventCard, ...]
    turns: tuple[Turn, ...]
    tables: Tables
    neighbours: tuple[tuple[int, ...], ...]
    slow: tuple[Mask, ...]
    far: tuple[tuple[int, ...], ...]
    sources: Mapping[str, Mapping[str, int]]
    replaced: Sequence[str]
