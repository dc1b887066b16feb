"""What lies on the table: blocks, the marker, the calendar, and what each side was shown."""

from __future__ import annotations

from typing import Final, NamedTuple, Self

from longroll.board.region import Mask
from longroll.engine.state import State

from .components import BLOCKS, UNION

__all__ = ["APART", "GONE", "POOL", "Battle", "BobbyLeeState"]

POOL: Final = -1
"""Where a block is that was not yet raised, or was destroyed and can be raised again (2.5)."""
GONE: Final = -2
"""Destroyed in a siege: out of the game (11.81)."""
APART: Final = -1
"""The area of a block that fights in no battle."""


class Battle(NamedTuple):
    """A battle that is being fought.

    Attributes:
        hex: where.
        origins: the hexes from which the attacker came, at first or as reinforcements (7.11).
        lost: blocks that the Confederates have lost in it (3.55).
    """

    hex: int
    origins: Mask
    lost: int = 0


class BobbyLeeState(State):
    """The whole table of Bobby Lee.

    Lists by block: ``at`` (a hex, POOL or GONE), ``steps`` (0 off the map), ``told`` (the strength
    that the enemy saw last), ``group`` (the lowest index among the blocks that the enemy cannot
    tell from it), ``seen`` (months from January 1861, hex and steps when its face was last shown,
    or an empty tuple), ``entered`` (the hex from which it came into the enemy's hex where it now
    fights, a port if it ``landed``; else POOL), ``pledged`` (the hex into which it forces its march
    from where it stands, 5.32; else POOL), ``area`` (where on the field of its battle it stands;
    else APART) and ``task`` (what it has done and means to do in a battle turn), both as
    `battles.field` says.
    Masks of blocks: ``face_up`` (laid flat for all to see), ``tired`` (disorganised, 7.13),
    ``weary`` (still disorganised on the next day of battle, 7.34),
    ``moved`` (in this campaign turn), ``landed`` (came to its battle by sea, 10.4).
    ``signs``: what upright blocks were seen to do, each a mask of arms, a number and a mask of
    blocks: of these blocks at least so many are of these arms (see `fog`).
    By side: ``calls`` (of this year, 3.54), ``paid`` (points of replacement that the enemy has not
    seen turn into steps), ``worn`` (steps lost to hunger that it has not seen), ``points`` and
    ``levies`` (blocks of conscripts), both to be spent in this turn of replacements, and ``sieges``
    (its hexes that were besieged when the campaign turn began, or its supply phase, 11.81).
    ``month`` counts from January 1861; ``mud`` is 1 in mud; ``active`` is the side whose campaign
    turn it is; ``passes`` in a row; ``political``: victory points for the Union less those for the
    Confederates that no place stands for; ``emancipated``: 0 or 1; ``defeat``: the most blocks that
    the Confederates lost in one battle that the Union won since the last replacements;
    ``alexandria``: months for which the Union has held it. ``battles`` are fought side by side, in
    order of their hexes, on ``day`` (0 when nobody fights) at ``hour``: eight turns from dawn to
    dusk, then night (6.3).
    """

    __slots__ = (
        "active",
        "alexandria",
        "area",
        "at",
        "battles",
        "calls",
        "day",
        "defeat",
        "emancipated",
        "entered",
        "face_up",
        "group",
        "hour",
        "landed",
        "levies",
        "month",
        "moved",
        "mud",
        "paid",
        "passes",
        "pledged",
        "points",
        "political",
        "scenario",
        "seen",
        "sieges",
        "signs",
        "steps",
        "task",
        "tired",
        "told",
        "weary",
        "worn",
    )

    def __init__(self, scenario: str) -> None:
        super().__init__()
        count = len(BLOCKS)
        self.scenario = scenario
        self.at = [POOL] * count
        self.steps = [0] * count
        self.told = [0] * count
        self.group = list(range(count))
        self.seen: list[tuple[int, ...]] = [()] * count
        self.entered = [POOL] * count
        self.pledged = [POOL] * count
        self.area = [APART] * count
        self.task = [0] * count
        self.face_up = self.tired = self.weary = self.moved = self.landed = 0
        self.signs: list[tuple[int, int, int]] = []
        self.calls = [0, 0]
        self.paid = [0, 0]
        self.worn = [0, 0]
        self.points = [0, 0]
        self.levies = [0, 0]
        self.month = 0
        self.mud = 0
        self.active = UNION
        self.passes = 0
        self.political = 0
        self.emancipated = 0
        self.defeat = 0
        self.alexandria = 0
        self.battles: tuple[Battle, ...] = ()
        self.day = self.hour = 0
        self.sieges: list[Mask] = [0, 0]

    def copy(self) -> Self:
        """An equal, independent state."""
        twin = super().copy()
        for field in _VALUES:
            setattr(twin, field, getattr(self, field))
        for field in _LISTS:
            setattr(twin, field, getattr(self, field)[:])
        return twin


_LISTS: Final = (
    *("at", "steps", "told", "group", "seen", "entered", "pledged", "signs"),
    *("area", "task"),
    *("calls", "paid", "worn", "points", "levies", "sieges"),
)
_VALUES: Final = tuple(slot for slot in BobbyLeeState.__slots__ if slot not in _LISTS)
