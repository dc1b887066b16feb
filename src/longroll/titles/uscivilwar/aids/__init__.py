"""What a table shows beside the rules: the title's aids, each from what its seat may know.

All but the cards lies open: no overlay, no odds and no note depends on a hand that is not shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action
from longroll.engine.aids import Aids
from longroll.engine.clause import Denial, deny
from longroll.engine.course import Course, Way
from longroll.engine.event import Message
from longroll.engine.procedural import choices_of

from ..base import side_of
from ..components import CARD_KINDS, PLACE, place_key
from ..facts import facts
from ..marches.ways import enemy_units
from ..ships.departure import NavalDeparture
from ..ships.flags import Flag
from ..ships.headings import by_waters
from ..ships.retreat import Retreats
from ..state import CivilWarState
from .aims import told
from .attempts import attempts
from .charts import HEADLINES, NEWS, charts, deeds
from .notes import notes
from .odds import prospects
from .overlays import overlays
from .references import REFERENCES, cells
from .report import contest
from .showing import show
from .ways import ways

__all__ = ["AIDS"]


def _notes(state: CivilWarState, seat: str) -> Mapping[Action, Message]:
    """What the orders on the list of a seat cost and may bring."""
    return notes(state, choices_of(state, seat))


def _ways(state: CivilWarState, seat: str) -> Mapping[Action, Way]:
    """By which places the orders on the list of a seat lead."""
    return ways(state, choices_of(state, seat))


def _courses(state: CivilWarState, seat: str) -> Sequence[Course]:
    """Where ships come by two orders: for the water, and for the place on it."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, (Flag, NavalDeparture, Retreats)) or frame.headed:
        return ()
    if not any(action.verb == "bound" for action in choices_of(state, seat)):
        return ()
    return by_waters(frame.listing(state))


def _holder(state: CivilWarState, seat: str, place: str) -> Denial | None:
    """6.3: that the enemy controls a place."""
    side = side_of(seat)
    if side < 0 or place not in PLACE:
        return None
    held = facts(state).held[1 - side] >> PLACE[place] & 1
    return deny("6.3", "deny-enemy-held", place=place) if held else None


def _foes(state: CivilWarState, seat: str) -> frozenset[str]:
    """11.1.1: the places in which a force would meet the enemy."""
    side = side_of(seat)
    if side < 0:
        return frozenset()
    return frozenset(map(place_key, members(enemy_units(state, side))))


_CARD_VERBS: Final = frozenset(
    {
        *("card", "works", "spur", "ships", "card-fleet", "battery", "stake", "force", "escort"),
        *("spare", "discard"),
    }
)
"""What a card is played for; to train and to transfer spends Action Points of the same names."""

_FOREMOST: Final = frozenset(
    {"attack", "escort", "assault", "engage", "dig", "force", "collect", "join"}
)
"""What a force does, beside the hundred places to which it can go."""

_KINDS: Final = {
    **{verb: verb for verb in ("column", "entrench", "post", "raze", "disperse")},
    **dict.fromkeys(("transport", "venture", "ships"), "ships"),
    **dict.fromkeys(("fleet", "venture-fleet", "card-fleet"), "fleets"),
    **dict.fromkeys(("battery", "battery-rail", "battery-ship"), "batteries"),
}
"""What an Action Phase offers in dozens of places; who marches with a General is told first."""

_FORCED: Final = frozenset(
    {
        *("prompt-penalty", "prompt-withdraw", "prompt-scatter", "prompt-departure"),
        "prompt-homeward",
        *("prompt-retreat", "prompt-yield", "prompt-remove", "prompt-strike", "prompt-suffer"),
    }
)

AIDS: Final = Aids(
    show=show,
    attempts=attempts,
    charts=charts,
    aims=told,
    deeds=deeds,
    headlines=HEADLINES,
    news=NEWS,
    overlays=overlays,
    prospects=prospects,
    contest=contest,
    notes=_notes,
    courses=_courses,
    ways=_ways,
    holder=_holder,
    cards={kind: number for number, kind in enumerate(CARD_KINDS, 1)},
    card_verbs=_CARD_VERBS,
    references=REFERENCES,
    cells=cells,
    # All units, Generals and ships lie open, and so do the chances of each reaction.
    declines={
        "prompt-intercept": "done",
        "prompt-avoid": "stand",
        "prompt-fall-back": "stand",
        "prompt-chase": "let-by",
    },
    offers={
        "prompt-attrition": "suffer",
        "prompt-call": "done",
        "prompt-fort": "pass",
        "prompt-naval-stake": "withhold",
        "prompt-shelter": "meet",
        "prompt-stake": "withhold",
    },
    foremost=_FOREMOST,
    kinds=_KINDS,
    foes=_foes,
    forced=_FORCED,
    wasteful=frozenset({"note-unspent"}),
)
