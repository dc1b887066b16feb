"""Where what an action begins leads at best: a line of a seat's own steps to its end.

`settle` climbs: it ends as soon as no single step is better than the end. A march that leaves a
garrison, goes on through spaces that bring nothing and takes another is worth more than any of its
steps; it is found by going on from several beginnings side by side (a beam search).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from longroll.bots.settle import closing, until_asked
from longroll.engine.action import Action
from longroll.engine.chance import Sampled
from longroll.engine.title import Title

__all__ = ["Line", "best_line"]

WIDTH: Final = 5
"""So many beginnings of lines are gone on with side by side."""
LONGEST: Final = 14
"""So many own steps at most."""
MOST: Final = 14
"""So many actions are tried at each step at most, besides that which ends what is going on."""


class Line(NamedTuple):
    """Own steps, the first among them, and what they lead to is worth under certain dice."""

    worth: int
    steps: tuple[Action, ...]


class _Beginning(NamedTuple):
    worth: int
    state: Any
    steps: tuple[Action, ...]


def best_line(title: Title, state: Any, seat: str, first: Action, dice: int) -> Line:
    """The best line found for ``seat`` from ``first`` on, to the next quiet position.

    Everybody else chooses as in `settle`. The luck on the way follows from ``dice``; what a line is
    worth is therefore too good to be true where there was luck: look at it again under other dice.

    Args:
        title: the game.
        state: a possible world; it is not changed.
        seat: who acts.
        first: a legal action.
        dice: what the luck on the way comes from; lines of equal length meet the same.
    """
    choose = random.Random(dice)
    begun = _Beginning(0, state, ())
    beam, ends = _go_on(title, [begun], seat, dice, choose, (first,))
    for count in range(1, LONGEST):
        if not beam:
            break
        beam, ended = _go_on(title, beam[:WIDTH], seat, dice + count, choose)
        ends += ended
    best = max(ends or beam[:1], key=lambda one: one.worth)
    return Line(best.worth, best.steps)


def _go_on(
    title: Title,
    beam: Sequence[_Beginning],
    seat: str,
    dice: int,
    choose: random.Random,
    only: Sequence[Action] = (),
) -> tuple[list[_Beginning], list[_Beginning]]:
    """All beginnings a step later, the best first, and the lines that have come to an end.

    Two ways to what looks the same in worth and choices are one.
    """
    found: list[_Beginning] = []
    ended: list[_Beginning] = []
    seen: set[tuple[int, int]] = set()
    for begun in beam:
        decision = title.decision(begun.state)
        assert decision is not None, "a line that has ended is not gone on with"
        for action in only or _some(decision.choices[seat], choose):
            after = title.copy(begun.state)
            title.decision(after)
            chance = Sampled(dice)
            title.apply(after, seat, action, chance)
            until_asked(title, after, seat, chance, choose)
            steps = (*begun.steps, action)
            one = _Beginning(title.appraise(after, seat) - len(steps), after, steps)
            asked = title.decision(after)
            if asked is None or title.quiet(after) or seat not in asked.choices:
                ended.append(one)
            elif (known := (one.worth, len(asked.choices[seat]))) not in seen:
                seen.add(known)
                found.append(one)
    return sorted(found, key=lambda one: one.worth, reverse=True), ended


def _some(actions: tuple[Action, ...], choose: random.Random) -> list[Action]:
    if len(actions) <= MOST:
        return list(actions)
    end = closing(actions)
    some = choose.sample(actions, MOST)
    return some if end is None or end in some else [*some, end]
