"""Events that name a block to those who may know which it is, and to others only its side."""

from __future__ import annotations

from longroll.engine.event import OBSERVER, Value

from .base import P, block_key, side_key
from .components import BLOCKS

__all__ = ["tell_of"]


def tell_of(play: P, key: str, block: int, *, shown: bool, **args: Value) -> None:
    """Report ``key`` with the block to its owner, ``unseen-key`` with its side to the others.

    A block that is ``shown`` is named to everybody.
    """
    side = BLOCKS[block].side
    if shown:
        play.tell(key, None, block=block_key(block), **args)
        return
    play.tell(key, (side_key(side),), block=block_key(block), **args)
    others = (side_key(1 - side), OBSERVER)
    play.tell(f"unseen-{key}", others, side=side_key(side), **args)
