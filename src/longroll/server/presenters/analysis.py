"""Presents the analysis of a finished game, and what a bot meant by an action."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from pydantic import BaseModel

from longroll.bots.analysis import Analysis, Turning, from_document
from longroll.bots.thought import Thought
from longroll.engine.action import parse
from longroll.engine.event import Message, Value
from longroll.server.presenters.words import turn_text
from longroll.server.schemas import Named
from longroll.words import Words

__all__ = [
    "AnalysisOut",
    "OtherOut",
    "PointOut",
    "Progress",
    "StepOut",
    "ThoughtOut",
    "TurningOut",
    "analysis_out",
    "chances",
    "measure",
    "thought_out",
]


class Progress(StrEnum):
    """How far an analysis is."""

    NONE = "none"
    WORKING = "working"
    DONE = "done"
    FAILED = "failed"


class PointOut(BaseModel):
    """A point of the curve: a chance from 0 to 1, for the first seat."""

    seq: int
    turn: str
    share: float


class TurningOut(BaseModel):
    """A decision that changed the game; chances are for the seat that decided."""

    seq: int
    seat: str
    name: str
    clause: str
    action: str
    text: str
    better: str
    better_text: str
    expected: float
    better_expected: float
    error: float
    luck: float
    told: list[str]
    """What it cost, and what luck did, in words."""


class AnalysisOut(BaseModel):
    """The analysis of a finished game, or its progress.

    If `fitted` is false, chances are unknown and the numbers only tell who is ahead.
    """

    state: Progress
    progress: float
    waits: bool = False
    """Whether other games are analysed before this one."""
    seats: list[Named] = []
    fitted: bool = False
    measure: str = ""
    complete: bool = False
    points: list[PointOut] = []
    decisions: list[TurningOut] = []


class StepOut(BaseModel):
    """An action that a bot expected."""

    seat: str
    name: str
    action: str
    text: str


class OtherOut(BaseModel):
    """An action that a bot weighed and did not choose."""

    action: str
    text: str
    chance: float
    looks: int


class ThoughtOut(BaseModel):
    """What a bot meant by an action: `seq` is the number of the action.

    `asked` is the question it answered, and `choices` the number of its legal actions.
    """

    seq: int
    seat: str
    name: str
    bot: str
    action: str
    text: str
    chance: float
    fitted: bool
    sure: float | None
    line: list[StepOut]
    others: list[OtherOut]
    told: list[str]
    """All of it in words."""
    asked: str = ""
    choices: int = 0


def chances(share: float) -> int:
    """A share in percent, rounded.

    >>> chances(0.615)
    62
    """
    return int(share * 100 + 0.5)


def measure(words: Words, *, fitted: bool) -> str:
    """What the numbers mean."""
    return _say(words, "analysis-measure" if fitted else "analysis-measure-rough")


def analysis_out(
    words: Words, document: Mapping[str, Any] | None, state: Progress, progress: float
) -> AnalysisOut:
    """An analysis in words, or the part of it that exists so far."""
    found = from_document(document) if document is not None else None
    if found is None:
        return AnalysisOut(state=state, progress=progress)
    return AnalysisOut(
        state=state,
        progress=progress,
        seats=[Named(key=seat, name=_side(words, seat)) for seat in found.seats],
        fitted=found.games > 0,
        measure=measure(words, fitted=found.games > 0),
        complete=found.complete,
        points=[
            PointOut(seq=point.seq, turn=turn_text(words, point.turn), share=point.share)
            for point in found.points
        ],
        decisions=[_turning(words, one, found) for one in found.decisions],
    )


def _turning(words: Words, one: Turning, found: Analysis) -> TurningOut:
    cost = _say(
        words,
        "turning-cost" if found.games else "turning-cost-rough",
        count=max(1, chances(one.better_expected) - chances(one.expected)),
        error=chances(one.error),
        side=one.seat,
        from_=chances(one.better_expected),
        to_=chances(one.expected),
    )
    luck = chances(abs(one.luck))
    kind = "none" if not luck else "good" if one.luck > 0 else "bad"
    return TurningOut(
        **one._asdict(),
        name=_side(words, one.seat),
        text=words.action(parse(one.action)),
        better_text=words.action(parse(one.better)),
        told=[cost, _say(words, f"turning-luck-{kind}", count=luck)],
    )


def thought_out(words: Words, seq: int, thought: Thought) -> ThoughtOut:
    """What a bot meant, in words."""
    sure = thought.sure
    return ThoughtOut(
        seq=seq,
        seat=thought.seat,
        name=_side(words, thought.seat),
        bot=words.text(f"bot-{thought.bot}") or thought.bot,
        action=thought.action,
        text=words.action(parse(thought.action)),
        chance=thought.chance,
        fitted=thought.games > 0,
        sure=sure,
        line=[
            StepOut(
                seat=seat,
                name=_side(words, seat),
                action=action,
                text=words.action(parse(action)),
            )
            for seat, action in thought.line
        ],
        others=[
            OtherOut(
                action=other.action,
                text=words.action(parse(other.action)),
                chance=other.chance,
                looks=other.looks,
            )
            for other in thought.others
        ],
        told=_thought_told(words, thought, sure),
    )


def _thought_told(words: Words, thought: Thought, sure: float | None) -> list[str]:
    """In words: the choice and its worth, how sure, the expected sequel, the alternatives."""
    fitted = "" if thought.games else "-rough"
    told = [
        _say(
            words,
            f"thought-chose{fitted}",
            action=words.action(parse(thought.action)),
            count=chances(thought.chance),
        )
    ]
    if sure is not None:
        told.append(_say(words, "thought-sure", count=chances(sure), total=thought.looks[1]))
    if len(thought.line) > 1:
        steps = [words.action(parse(action)) for _, action in thought.line[1:]]
        told.append(_say(words, "thought-line", steps="; ".join(steps)))
    told += [
        _say(
            words,
            "thought-other",
            action=words.action(parse(other.action)),
            count=chances(other.chance),
        )
        for other in thought.others
    ]
    return told


def _side(words: Words, seat: str) -> str:
    return str(words.name("side", seat))


def _say(words: Words, key: str, **args: Value) -> str:
    return words.message(Message(key, tuple(args.items())))
