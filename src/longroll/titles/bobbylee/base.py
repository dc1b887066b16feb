"""The few words that every chapter of this title uses."""

from __future__ import annotations

from typing import TypeAlias

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.memo import remembered
from longroll.engine.procedure import Play, Procedure

from .components import BLOCK, BLOCKS, SIDE_KEYS, hex_key
from .state import BobbyLeeState

__all__ = [
    "P",
    "Proc",
    "block_at",
    "block_key",
    "hex_key",
    "month_key",
    "side_key",
    "side_of",
    "to_each",
]

P: TypeAlias = Play[BobbyLeeState]
Proc: TypeAlias = Procedure[BobbyLeeState]


def side_key(side: int) -> str:
    """``union`` or ``confederate``."""
    return SIDE_KEYS[side]


def side_of(seat: str) -> int:
    """The side of a seat; -1 for an observer."""
    return SIDE_KEYS.index(seat) if seat in SIDE_KEYS else -1


def block_key(block: int) -> str:
    """The key of a block by its index."""
    return BLOCKS[block].key


def block_at(key: str) -> int:
    """The index of a block by its key; -1 for what is none."""
    return BLOCK.get(key, -1)


@remembered(1 << 14)
def to_each(verb: str, block: int, hexes: Mask) -> tuple[Action, ...]:
    """An action of a block for each hex of a mask, in order."""
    return tuple(map(_made(verb, block).__getitem__, members(hexes)))


class _Made(dict[int, Action]):
    """By hex, the actions of a block; each is made when it is first asked for."""

    __slots__ = ("_key", "_verb")

    def __init__(self, verb: str, block: int) -> None:
        super().__init__()
        self._verb, self._key = verb, block_key(block)

    def __missing__(self, hex_: int) -> Action:
        action = self[hex_] = act(self._verb, self._key, hex_key(hex_))
        return action


@remembered(1 << 10)
def _made(verb: str, block: int) -> _Made:
    return _Made(verb, block)


def month_key(month: int) -> str:
    """A month as text.

    >>> month_key(0), month_key(45)
    ('1861-01', '1864-10')
    """
    return f"{1861 + month // 12}-{month % 12 + 1:02}"
