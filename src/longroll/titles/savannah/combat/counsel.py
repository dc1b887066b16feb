"""T.TACT: what each tactics chit does against the enemy's, told beside the order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from longroll.engine.action import Action
from longroll.engine.event import Message

from ..components.parts import ALLIES, CROWN
from ..state import SavannahState
from .resolve import Combat
from .tactics import CHITS, NO_COMBAT, meet

__all__ = ["advantage", "tactic_notes"]

_WORTH: Final = (("twice-better", 2), ("better", 1), ("worse", -1), ("twice-worse", -2))
NOTHING: Final = "none"
"""Against no chit at all."""


def tactic_notes(
    state: SavannahState, seat: str, actions: Sequence[Action]
) -> Mapping[Action, Message]:
    """A note on each chit that ``seat`` may choose."""
    frame = state.stack[-1] if state.stack else None
    chosen = [action for action in actions if action.verb == "tactic"]
    if not isinstance(frame, Combat) or not chosen:
        return {}
    side = next(side for side in (CROWN, ALLIES) if frame.seat_for(state, side) == seat)
    attacks = side == frame.side
    return {action: _note(CHITS.index(action.args[0]), attacks=attacks) for action in chosen}


def advantage(chit: int, other: int, *, attacks: bool) -> int | None:
    """What a chit against the enemy's is worth to who plays it; `NO_COMBAT` if nobody fights."""
    met = meet(chit, other) if attacks else meet(other, chit)
    if met is None or attacks:
        return met
    return -met


def _note(chit: int, *, attacks: bool) -> Message:
    """Against which chits it is better and worse for the side that plays it, and by how much."""
    met = [advantage(chit, other, attacks=attacks) for other in range(len(CHITS))]
    listed = [(name, [o for o, worth in enumerate(met) if worth == much]) for name, much in _WORTH]
    listed.append(("void", [other for other, worth in enumerate(met) if worth is NO_COMBAT]))
    said = tuple((name, " ".join(CHITS[o] for o in found) or NOTHING) for name, found in listed)
    return Message(f"note-tactic-{CHITS[chit]}", said)
