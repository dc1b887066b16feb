"""Beam search for the best line: how a seat best carries out what an action begins.

`quiesce` climbs, and so ends an operation as soon as no single step is better than the end. A march
that leaves a garrison, goes on through spaces that bring nothing and takes another space is worth
more than any of its steps. Continuing several partial lines side by side finds it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from longroll.bots.quiescence import closing, few, quiesce, until_asked
from longroll.bots.settings import Beam, Climb
from longroll.engine.action import Action
from longroll.engine.chance import Chance, Sampled
from longroll.engine.title import Title

__all__ = ["Line", "best_line", "best_lines", "follow", "outcome"]


class Line(NamedTuple):
    """Own steps, including the first, and the worth of where they lead under certain dice."""

    worth: int
    steps: tuple[Action, ...]


class _Beginning(NamedTuple):
    worth: int
    state: Any
    steps: tuple[Action, ...]


def best_line(title: Title, state: Any, seat: str, first: Action, dice: int, beam: Beam) -> Line:
    """The best line found for ``seat`` from ``first`` on: see `best_lines`."""
    return best_lines(title, state, seat, first, dice, beam, 1)[0]


def best_lines(
    title: Title,
    state: Any,
    seat: str,
    first: Action,
    dice: int,
    beam: Beam,
    count: int,
) -> tuple[Line, ...]:
    """The best lines found for ``seat`` from ``first`` on, to the next quiet position.

    All other seats climb, trying a single action per decision. The luck on the way follows from
    ``dice``. Where luck matters the worth of a line is therefore too optimistic: measure it again
    under other dice (`outcome`).

    Args:
        title: the game.
        state: a possible world; it is not changed.
        seat: the seat that acts.
        first: a legal action.
        dice: the seed of the luck on the way; lines of equal length meet the same.
        beam: the settings.
        count: the maximum number of lines; no two have the same worth.

    Returns:
        The lines, the best first; at least one.
    """
    choose = random.Random(dice)
    begun = _Beginning(0, state, ())
    going, ends = _go_on(title, [begun], seat, dice, choose, beam, (first,))
    for step in range(1, beam.steps):
        if not going:
            break
        going, ended = _go_on(title, going[: beam.width], seat, dice + step, choose, beam)
        ends += ended
    found: dict[int, Line] = {}
    for one in sorted(ends or going[:1], key=lambda one: one.worth, reverse=True):
        found.setdefault(one.worth, Line(one.worth, one.steps))
    return tuple(found.values())[:count]


def follow(
    title: Title,
    state: Any,
    seat: str,
    steps: Sequence[Action],
    chance: Chance,
    choose: random.Random,
    climb: Climb,
) -> int:
    """Take ``steps`` in ``state``, in place, as long as they are legal.

    Returns:
        The number of decisions that took, including those of other seats.
    """
    long = 0
    for action in steps:
        long += until_asked(title, state, seat, chance, choose, climb)
        decision = title.decision(state)
        if decision is None or title.quiet(state) or not decision.allows(seat, action):
            break
        title.apply(state, seat, action, chance)
        long += 1
    return long


def outcome(
    title: Title,
    state: Any,
    dice: int,
    seat: str,
    steps: Sequence[Action],
    climb: Climb,
    looks: int,
) -> int:
    """As `estimate`: the worth after ``steps`` to ``seat``, at the next quiet position."""
    after = title.copy(state)
    title.decision(after)
    chance, choose = Sampled(dice), random.Random(dice)
    title.apply(after, seat, steps[0], chance)
    long = follow(title, after, seat, steps[1:], chance, choose, climb)
    long += quiesce(title, after, chance, choose, climb, looks)
    return title.appraise(after, seat) - long


def _go_on(
    title: Title,
    going: Sequence[_Beginning],
    seat: str,
    dice: int,
    choose: random.Random,
    beam: Beam,
    only: Sequence[Action] = (),
) -> tuple[list[_Beginning], list[_Beginning]]:
    """All partial lines one step longer, the best first, and the lines that have ended."""
    found: list[_Beginning] = []
    ended: list[_Beginning] = []
    seen: set[tuple[int, int]] = set()
    for begun in going:
        decision = title.decision(begun.state)
        assert decision is not None, "a line that has ended is not gone on with"
        for action in only or _some(title, begun.state, seat, decision.choices[seat], choose, beam):
            after = title.copy(begun.state)
            title.decision(after)
            chance = Sampled(dice)
            title.apply(after, seat, action, chance)
            until_asked(title, after, seat, chance, random.Random(dice), beam.climb)
            steps = (*begun.steps, action)
            one = _Beginning(title.appraise(after, seat) - len(steps), after, steps)
            asked = title.decision(after)
            if asked is None or title.quiet(after) or seat not in asked.choices:
                ended.append(one)
            elif (known := (one.worth, len(asked.choices[seat]))) not in seen:
                seen.add(known)
                found.append(one)
    return sorted(found, key=lambda one: one.worth, reverse=True), ended


def _some(
    title: Title,
    state: Any,
    seat: str,
    actions: tuple[Action, ...],
    choose: random.Random,
    beam: Beam,
) -> Sequence[Action]:
    """The most promising of many actions, and always the one that ends the operation."""
    if len(actions) <= beam.actions:
        return actions
    end = closing(actions)
    some = few(title, state, seat, actions, beam.actions, choose)
    return some if end is None or end in some else [*some, end]
