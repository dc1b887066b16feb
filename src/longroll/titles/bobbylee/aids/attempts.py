"""What who points at an area of a battle may have in mind: his blocks, sent or firing there."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.engine.action import Action, act

from ..base import block_key, side_of
from ..battles.field import AREAS, battle_hexes
from ..components import BLOCKS, HEX
from ..state import BobbyLeeState

__all__ = ["attempts"]


def attempts(
    state: BobbyLeeState, seat: str, about: str, listed: Sequence[Action]
) -> Sequence[Action] | None:
    """Each own block of the battle with the verbs of the list that lead to an area.

    None for what is not an area, and where the list leads to none.
    """
    name, _, area = about.partition("/")
    hex_ = HEX.get(name, -1)
    if area not in AREAS or hex_ not in battle_hexes(state):
        return None
    side = side_of(seat)
    verbs = dict.fromkeys(a.verb for a in listed if len(a.args) == 2 and a.args[1] in AREAS)
    own = [b.index for b in BLOCKS if b.side == side and state.at[b.index] == hex_]
    tried = [act(verb, block_key(block), area) for verb in verbs for block in own]
    return [action for action in tried if action not in listed] if verbs else None
