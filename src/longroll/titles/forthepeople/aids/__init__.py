"""What a table shows beside the rules: the title's aids, each from what a seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from longroll.engine.action import Action
from longroll.engine.aids import Aids
from longroll.engine.chart import Chart
from longroll.engine.course import Course
from longroll.engine.event import Message
from longroll.engine.procedural import choices_of
from longroll.engine.prospect import Prospect
from longroll.engine.title import View

from ..battle.prospects import prospects
from ..battle.report import contest
from ..components import GENERAL, GENERALS, SIDE_KEYS
from ..movement import March, courses
from ..state import SIDE_OF, ForThePeopleState
from . import showing
from .aims import told
from .attempts import attempts, foes, holder
from .charts import charts
from .deeds import HEADLINES, deeds
from .notes import notes
from .overlays import overlays
from .references import REFERENCES, cells

__all__ = ["AIDS"]

AIMED: Final = frozenset({"ambush", "displace"})
"""Orders of event cards that strike a general of the enemy."""


def _show(state: ForThePeopleState, seat: str, key: str) -> View:
    """What ``seat`` may know of a space, general, army or card."""
    shown = showing.show(state, key)
    if key.isdigit() and seat in SIDE_OF and int(key) in state.hand[SIDE_OF[seat]]:
        shown["pile"] = "in-hand"
    return shown


def _charts(state: ForThePeopleState, _seat: str) -> Sequence[Chart]:
    """Will, turn, states, reinforcements, blockade, works, capitals, cards seen: all public."""
    return charts(state)


def _prospects(state: ForThePeopleState, seat: str) -> Sequence[Prospect]:
    """The battles that may be fought next."""
    return prospects(state, tuple(choices_of(state, seat)))


def _notes(state: ForThePeopleState, seat: str) -> Mapping[Action, Message]:
    """What each step of a march costs, and what is left then."""
    return notes(state, choices_of(state, seat))


def _courses(state: ForThePeopleState, seat: str) -> Sequence[Course]:
    """Where the force on the march can come by several steps, and by which."""
    march = state.stack[-1] if state.stack else None
    if not choices_of(state, seat) or not isinstance(march, March) or state.force is None:
        return ()
    return courses(state, state.force, march)


def _orders(_state: ForThePeopleState, _seat: str, action: Action) -> Sequence[str]:
    """The sides of the generals whom an action names, but for those of events against them."""
    if action.verb in AIMED:
        return ()
    named = [GENERALS[GENERAL[key]] for key in action.args if key in GENERAL]
    return tuple([SIDE_KEYS[general.side] for general in named])


_FORCED: Final = frozenset(
    {
        *("prompt-losses", "prompt-retreat", "prompt-enemy-retreat", "prompt-attrition"),
        *("prompt-cut", "prompt-sink"),
    }
)

_SINGLY: Final = {
    "prompt-intercept": "pass",
    "prompt-battle-card": "pass",
    "prompt-interrupt-activation": "pass",
    "prompt-interrupt-storm": "pass",
}
"""4.2.5: a card in the hand may answer: whoever holds none must not be the quicker for it."""

AIDS: Final = Aids(
    show=_show,
    charts=_charts,
    aims=told,
    deeds=deeds,
    headlines=HEADLINES,
    overlays=overlays,
    prospects=_prospects,
    contest=contest,
    notes=_notes,
    courses=_courses,
    attempts=attempts,
    holder=holder,
    foes=foes,
    # 7.2: who may leave, and where to, depends on units, control and ratings, which lie open.
    declines={"prompt-try-retreat": "stand", "prompt-retreat-freely": "stand"},
    declines_singly=_SINGLY,
    offers={
        "prompt-enlarge": "pass",
        "prompt-load-general": "no-general",
        "prompt-opening": "defer",
        "prompt-raids": "done",
        "prompt-truce": "play-on",
    },
    kinds={"division": "division", "sail": "sail"},
    forced=_FORCED,
    orders=_orders,
    references=REFERENCES,
    cells=cells,
)
