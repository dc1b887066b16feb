"""What a table shows beside the rules: the title's aids, each from what a seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action
from longroll.engine.aids import Aids
from longroll.engine.chart import Chart
from longroll.engine.clause import Denial, deny
from longroll.engine.contest import Contest
from longroll.engine.course import Course
from longroll.engine.event import Event, Message
from longroll.engine.overlay import Overlay
from longroll.engine.procedural import choices_of
from longroll.engine.prospect import Prospect
from longroll.engine.title import View

from ..combat.counsel import tactic_notes
from ..combat.prospects import prospects
from ..combat.report import contest
from ..components import HEX, hex_key
from ..components.parts import ALLIES, CROWN
from ..deck import holders
from ..firing import last_fight
from ..ground import lay
from ..seats import orders
from ..state import SavannahState
from . import showing
from .aims import told
from .charts import charts
from .deeds import HEADLINES, deeds
from .notes import courses, notes
from .overlays import overlays
from .references import REFERENCES, cells

__all__ = ["AIDS"]


def _show(state: SavannahState, seat: str, key: str) -> View:
    """What ``seat`` may know of a hex, unit, leader, army or card."""
    shown = showing.show(state, key)
    own = [side for side in (CROWN, ALLIES) if seat in holders(state, side)]
    if key.isdigit() and any(int(key) in state.hands[side] for side in own):
        shown["pile"] = "in-hand"
    return shown


def _charts(state: SavannahState, _seat: str) -> Sequence[Chart]:
    """Morale, points, turns, what is to come, losses, cards seen: all public."""
    return charts(state)


def _overlays(state: SavannahState, _seat: str, about: str) -> Sequence[Overlay]:
    """Zones of control, lines of sight, and how far a piece can go: all public (G7.4)."""
    return overlays(state, about)


def _prospects(state: SavannahState, seat: str) -> Sequence[Prospect]:
    """The close combats that may be fought next."""
    return prospects(state, tuple(choices_of(state, seat)))


def _contest(events: Sequence[Event]) -> Contest | None:
    """The last close combat, or the last fire if that came later."""
    return last_fight(events, contest(events))


def _notes(state: SavannahState, seat: str) -> Mapping[Action, Message]:
    """What each step of a march costs, and what is left then; what a tactics chit does."""
    listed = choices_of(state, seat)
    return {**notes(state, listed), **tactic_notes(state, seat, listed)}


def _courses(state: SavannahState, seat: str) -> Sequence[Course]:
    """Where who moves just now can come by several steps, and by which."""
    return courses(state) if choices_of(state, seat) else ()


def _holder(state: SavannahState, seat: str, place: str) -> Denial | None:
    """That enemy units are in a hex (G9.2.a)."""
    own = next((side for side in (CROWN, ALLIES) if seat in holders(state, side)), None)
    if own is None or place not in HEX:
        return None
    held = lay(state).occupied[ALLIES if own == CROWN else CROWN] >> HEX[place] & 1
    return deny("G9.2.a", "deny-enemy-held", hex=place) if held else None


def _foes(state: SavannahState, seat: str) -> frozenset[str]:
    """The hexes with enemy units."""
    own = next((side for side in (CROWN, ALLIES) if seat in holders(state, side)), None)
    if own is None:
        return frozenset()
    return frozenset(map(hex_key, members(lay(state).occupied[ALLIES if own == CROWN else CROWN])))


_FORCED: Final = frozenset(
    {
        *("prompt-retreat", "prompt-must-advance", "prompt-captive", "prompt-second-loss"),
        *("prompt-lose-leader", "prompt-wreck", "prompt-ruins", "prompt-hurricane"),
        *("prompt-breach", "prompt-align", "prompt-left-alone", "prompt-leader-falls-back"),
    }
)

AIDS: Final = Aids(
    show=_show,
    charts=_charts,
    aims=told,
    deeds=deeds,
    headlines=HEADLINES,
    overlays=_overlays,
    prospects=_prospects,
    contest=_contest,
    notes=_notes,
    courses=_courses,
    holder=_holder,
    foes=_foes,
    # G7.4: units, their order and momentum chits lie open.
    declines={
        "prompt-ride-off": "stand",
        "prompt-reroll": "accept",
        "prompt-dictate": "accept",
    },
    # X4.3: what can be played depends on the hand: who holds nothing must not answer faster.
    declines_singly={"prompt-cards": "pass", "prompt-cancel": "pass"},
    offers={
        "prompt-advance": "done",
        "prompt-agree-diversion": "refuse",
        "prompt-announce": "wait",
        "prompt-bombard": "hold-fire",
        "prompt-divert": "no-diversion",
        "prompt-escort": "done",
        "prompt-extra-card": "pass",
        "prompt-join-fire": "done",
    },
    forced=_FORCED,
    orders=orders,
    references=REFERENCES,
    cells=cells,
)
