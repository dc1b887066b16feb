"""Two plans deep: what a seat does to its end, and how the others can best answer it.

What one does may leave the enemy a march that takes a state. A tree that grows by an action at a
time hardly ever comes upon it. Here lines (`lines`) are found for whoever chooses next after a few
plans, and every plan is judged by the answer that is best for him who gives it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from longroll.bots.lines import Line, best_lines, follow
from longroll.bots.settle import settle
from longroll.engine.action import Action
from longroll.engine.chance import Sampled
from longroll.engine.decision import Decision
from longroll.engine.title import Title

__all__ = ["Plan", "Plans", "answer", "answers", "carry_out", "sequels"]

MOST: Final = 40
"""Of so many actions of a choice to come the lines are looked for, at most..."""
WIDTH: Final = 3
"""... with so many beginnings side by side."""
EACH: Final = 3
"""So many lines of the same action count: the best may be the one that is answered best."""
AGAIN: Final = 4
"""So many of the lines of a like choice are looked for again, where some of them are not open."""
ANSWERS: Final = 8
"""So many lines of answers are remembered."""

Known = dict[tuple[Action, ...], tuple[Line, ...]]
"""Lines by the actions that there were to choose from, the best first."""


class Plan(NamedTuple):
    """Own steps to a quiet position; and those of what is begun then, if one is asked again."""

    steps: tuple[Action, ...]
    then: tuple[Action, ...] = ()

    def carry_out(self, title: Title, state: Any, seat: str, dice: int) -> int:
        """Do it in ``state``, in place, as far as it can be done; how many decisions that took."""
        long = carry_out(title, state, seat, self.steps, dice)
        asked = title.decision(state)
        if self.then and asked and title.quiet(state) and asked.allows(seat, self.then[0]):
            long += carry_out(title, state, seat, self.then, dice)
        return long


class Plans(NamedTuple):
    """What a search knows of plans, by their first actions.

    Attributes:
        lines: the steps that carry out an action of the root, without it.
        sequels: what is begun after that, if its seat has the next choice, too.
        answers: how others may answer; none where that was not looked for, or nobody does.
        onward: how the seat that searches may go on after an answer.
    """

    lines: Mapping[Action, Sequence[Action]] = MappingProxyType({})
    sequels: Mapping[Action, Sequence[Action]] = MappingProxyType({})
    answers: Mapping[Action, Sequence[Action]] = MappingProxyType({})
    onward: Mapping[Action, Sequence[Action]] = MappingProxyType({})


def carry_out(title: Title, state: Any, seat: str, steps: Sequence[Action], dice: int) -> int:
    """Take ``steps`` in ``state``, in place, and go on to the next quiet position.

    Returns:
        How many decisions that took, those of others among them.
    """
    title.decision(state)
    chance, choose = Sampled(dice), random.Random(dice)
    title.apply(state, seat, steps[0], chance)
    long = 1 + follow(title, state, seat, steps[1:], chance, choose)
    return long + settle(title, state, chance, choose, 1)


def sequels(
    title: Title, state: Any, seat: str, steps: Sequence[Action], dice: int, known: Known
) -> tuple[Line, ...]:
    """The lines of what ``seat`` can begin next, if it has the next choice as well.

    That is so where one choice is made in two, as a card and what it is used for. A choice of the
    same kind as the one before is none: a row of small things has no end.

    Args:
        title: the game.
        state: a possible world, before ``steps``; it is not changed.
        seat: who acts.
        steps: legal steps to the next quiet position.
        dice: what the luck on the way comes from.
        known: what was found before, to which this adds: after like cards the like can be done.

    Returns:
        The best first; none if others are asked, or nobody.
    """
    after = title.copy(state)
    before = title.decision(after)
    carry_out(title, after, seat, steps, dice)
    asked = title.decision(after)
    if before is None or asked is None or not _second(title, after, before, asked):
        return ()
    actions = asked.choices[seat]
    if actions not in known:
        more = [lines for others, lines in known.items() if set(actions) < set(others)]
        tried = actions
        if more:
            likely = dict.fromkeys(line.steps[0] for line in more[0])
            tried = tuple(one for one in likely if one in actions)[:AGAIN]
        known[actions] = _lines(title, after, seat, tried, dice)
    return known[actions]


def answers(title: Title, state: Any, seat: str, plan: Plan, dice: int) -> tuple[Line, ...]:
    """The best lines of whoever has the next choice after ``plan``.

    Where that choice is made in two, also those of its second part.

    Args:
        title: the game.
        state: a possible world; it is not changed.
        seat: whose plan it is.
        plan: what can be done in ``state``.
        dice: what the luck on the way comes from.

    Returns:
        No more than `ANSWERS`, the best first; none if ``seat`` is asked again, or nobody.
    """
    after = title.copy(state)
    plan.carry_out(title, after, seat, dice)
    asked = _others(title, after, seat)
    if asked is None:
        return ()
    other, known = asked.seat, Known()
    found: dict[Action, Line] = {}
    wide = sorted(asked.actions, key=lambda action: -_breadth(title, after, other, action, dice))
    for line in _lines(title, after, other, tuple(wide), dice):
        found.setdefault(line.steps[0], line)
    for action in wide:
        for line in sequels(title, after, other, (action,), dice, known):
            if line.steps[0] not in found or found[line.steps[0]].worth < line.worth:
                found[line.steps[0]] = line
    return _best_first(found.values())[:ANSWERS]


def answer(
    title: Title, state: Any, seat: str, dice: int, lines: Mapping[Action, Sequence[Action]]
) -> Any:
    """The position after the answer to ``seat`` that is best for him who gives it.

    Args:
        title: the game.
        state: a possible world; it is not changed.
        seat: who is answered.
        dice: what the luck on the way comes from.
        lines: how others can answer, by first actions; each of their actions as it stands counts
            besides.

    Returns:
        Another state; ``state`` itself where nobody else has the next choice.
    """
    asked = _others(title, state, seat)
    if asked is None:
        return state
    other = asked.seat
    ends: list[tuple[int, Any]] = []
    open_to: list[tuple[int, Any]] = []
    for action in asked.actions:
        end = title.copy(state)
        long = carry_out(title, end, other, lines.get(action, (action,)), dice)
        again = title.decision(end)
        if again is not None and _second(title, end, asked, again):
            open_to.append((len(again.actions), end))
        ends.append((title.appraise(end, other) - long, end))
    if open_to:
        # What can be done after the weaker card can be done after the stronger.
        _, before = max(open_to, key=lambda one: one[0])
        again = title.decision(before)
        for second, steps in lines.items():
            if again is not None and again.allows(other, second):
                end = title.copy(before)
                long = carry_out(title, end, other, steps, dice)
                ends.append((title.appraise(end, other) - long, end))
    return max(ends, key=lambda one: one[0])[1]


def _lines(
    title: Title, state: Any, seat: str, actions: tuple[Action, ...], dice: int
) -> tuple[Line, ...]:
    if len(actions) > MOST:
        actions = tuple(random.Random(dice).sample(actions, MOST))
    found: list[Line] = []
    for action in actions:
        found += best_lines(title, state, seat, action, dice, EACH, WIDTH)
    return _best_first(found)


def _best_first(lines: Any) -> tuple[Line, ...]:
    return tuple(sorted(lines, key=lambda line: line.worth, reverse=True))


def _breadth(title: Title, state: Any, seat: str, action: Action, dice: int) -> int:
    """How much ``seat`` has to choose from next after ``action``."""
    after = title.copy(state)
    carry_out(title, after, seat, (action,), dice)
    asked = title.decision(after)
    return len(asked.actions_of(seat)) if asked is not None else 0


def _others(title: Title, state: Any, seat: str) -> Decision | None:
    """The choice of another seat alone at a quiet moment."""
    asked = title.decision(state)
    if asked is None or not title.quiet(state) or len(asked.choices) > 1 or asked.seat == seat:
        return None
    return asked


def _second(title: Title, state: Any, first: Decision, asked: Decision) -> bool:
    """Whether ``asked`` is the second part of a choice that ``first`` began."""
    return (
        title.quiet(state)
        and tuple(asked.choices) == tuple(first.choices)
        and asked.clause != first.clause
    )
