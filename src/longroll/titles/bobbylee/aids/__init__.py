"""What a table shows beside the rules: the title's aids, each from what its seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action
from longroll.engine.aids import Aids
from longroll.engine.event import Message
from longroll.engine.procedural import choices_of

from ..components import SIDE_KEYS, hex_key
from ..control import occupied
from ..state import BobbyLeeState
from .attempts import attempts
from .charts import HEADLINES, aims, charts, deeds
from .forecasts import notes, prospects
from .overlays import overlays
from .prices import prices
from .references import REFERENCES, cells
from .report import contest
from .showing import show

__all__ = ["AIDS"]


def _notes(state: BobbyLeeState, seat: str) -> Mapping[Action, Message]:
    """What each fire promises, and what every other order costs."""
    listed = choices_of(state, seat)
    return {**prices(state, seat, listed), **notes(state, seat, listed)}


def _attempts(state: BobbyLeeState, seat: str, about: str) -> Sequence[Action] | None:
    """What may be meant by an area of a battle."""
    return attempts(state, seat, about, choices_of(state, seat))


def _foes(state: BobbyLeeState, seat: str) -> frozenset[str]:
    """The hexes with enemy blocks, which everybody sees."""
    if seat not in SIDE_KEYS:
        return frozenset()
    return frozenset(map(hex_key, members(occupied(state, 1 - SIDE_KEYS.index(seat)))))


AIDS: Final = Aids(
    show=show,
    charts=charts,
    aims=aims,
    deeds=deeds,
    headlines=HEADLINES,
    overlays=overlays,
    prospects=prospects,
    contest=contest,
    notes=_notes,
    # An attack names the enemy's hex, and where several lead there the one that it comes from.
    foes=_foes,
    forced=frozenset({"prompt-stations", "prompt-withdraw", "prompt-hit", "prompt-starve"}),
    # 11.81: whoever is summoned may yield or refuse, whatever his blocks are.
    declines={"prompt-surrender": "refuse"},
    # 11.7: which headquarters stands there is hidden, and with it whether it can feed anybody.
    declines_singly={"prompt-relief": "done"},
    offers={"prompt-politics": "done", "prompt-regroup": "done", "prompt-staff": "done"},
    targets={"march": 1, "send": 1},
    attempts=_attempts,
    references=REFERENCES,
    cells=cells,
)
