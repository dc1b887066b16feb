"""Blocks, arms and the words of the pack for both sides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

__all__ = [
    "ARMS",
    "ARTILLERY",
    "Arm",
    "BRIGADE",
    "Block",
    "CAVALRY",
    "CONFEDERATE",
    "GARRISON",
    "HEAVY",
    "HQ",
    "INFANTRY",
    "SIDE_KEYS",
    "SUPREME",
    "UNION",
    "month_number",
]

UNION: Final = 0
CONFEDERATE: Final = 1
SIDE_KEYS: Final = ("union", "confederate")

ARMS: Final = (
    *("infantry", "brigade", "garrison", "cavalry", "artillery", "heavy-artillery"),
    *("hq", "supreme-hq"),
)
INFANTRY: Final = 0
BRIGADE: Final = 1
GARRISON: Final = 2
CAVALRY: Final = 3
ARTILLERY: Final = 4
HEAVY: Final = 5
HQ: Final = 6
SUPREME: Final = 7


class Arm(NamedTuple):
    """What all blocks of an arm have in common.

    Attributes:
        speed: hexes that it marches in a campaign turn (2.31).
        step: points for a step (12.3).
        block: points for a new block at one step (12.42).
        rout: steps that a rout costs, -1 the whole block (7.15).
        fire: 1 for single, 2 for double fire, 0 for none (7.41).
    """

    key: str
    speed: int
    step: int
    block: int
    rout: int
    fire: int


@dataclass(frozen=True, slots=True)
class Block:
    """A wooden block.

    Attributes:
        side: UNION or CONFEDERATE.
        arm: an index into ARMS.
        steps: the combat value at full strength (2.4).
        formations: which commands it stands for, year by year.
    """

    index: int
    key: str
    side: int
    arm: int
    name: str
    steps: int
    formations: str

    @property
    def headquarters(self) -> bool:
        """Whether it is a headquarters, in the field or supreme (2.21)."""
        return self.arm in (HQ, SUPREME)


def month_number(text: str) -> int:
    """A month as a whole number from January 1861 on; ValueError for what is none.

    >>> month_number("1861-01"), month_number("1864-10")
    (0, 45)
    """
    year, _, month = text.partition("-")
    number = int(month)
    if not 1 <= number <= 12 or int(year) < 1861:
        raise ValueError(text)
    return (int(year) - 1861) * 12 + number - 1
