"""What a table shows beside the rules: the title's aids. Nothing is hidden but chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from longroll.engine.action import Action
from longroll.engine.aids import Aids
from longroll.engine.chart import Chart
from longroll.engine.course import Course
from longroll.engine.event import Message
from longroll.engine.overlay import Overlay
from longroll.engine.procedural import choices_of
from longroll.engine.prospect import Prospect
from longroll.engine.title import View

from ..state import MosbyState
from . import showing
from .attempts import attempts
from .charts import aims, charts
from .deeds import HEADLINES, deeds
from .notes import courses, notes
from .overlays import overlays
from .prospects import prospects
from .references import REFERENCES
from .report import contest

__all__ = ["AIDS"]


def _show(state: MosbyState, _seat: str, key: str) -> View:
    """What is known of a space, unit, leader or card."""
    return showing.show(state, key)


def _charts(state: MosbyState, _seat: str) -> Sequence[Chart]:
    """Points, alert, the clock of turns, what wins, odds of checks."""
    return charts(state)


def _overlays(state: MosbyState, _seat: str, about: str) -> Sequence[Overlay]:
    """The lines, targets, a free ride, hunters, and who would hear a noise."""
    return overlays(state, about)


def _prospects(state: MosbyState, seat: str) -> Sequence[Prospect]:
    """The combat that may come, with its odds."""
    return prospects(state, choices_of(state, seat))


def _notes(state: MosbyState, seat: str) -> Mapping[Action, Message]:
    """The odds and the price of each order."""
    return notes(state, choices_of(state, seat))


def _courses(state: MosbyState, seat: str) -> Sequence[Course]:
    """Spaces inside the lines that a free ride and a step lead to."""
    return courses(state) if choices_of(state, seat) else ()


def _attempts(state: MosbyState, _seat: str, about: str) -> Sequence[Action] | None:
    """What somebody may have in mind who points at a space, a unit or a card."""
    return attempts(state, about)


AIDS: Final = Aids(
    show=_show,
    charts=_charts,
    aims=aims,
    deeds=deeds,
    headlines=HEADLINES,
    overlays=_overlays,
    prospects=_prospects,
    contest=contest,
    notes=_notes,
    courses=_courses,
    attempts=_attempts,
    # A hand decides most of them; but there is nobody on the other side who could learn of it.
    declines={
        "prompt-interrogate": "pass",
        "prompt-wires": "pass",
        "prompt-stand": "stand",
        "prompt-combat-cards": "roll",
        "prompt-counterattack": "accept",
    },
    offers={"prompt-doctor": "pass", "prompt-powder": "pass"},
    forced=frozenset({"prompt-losses"}),
    foremost=frozenset({"demolish", "kidnap", "attack", "capture", "scout"}),
    references=REFERENCES,
)
