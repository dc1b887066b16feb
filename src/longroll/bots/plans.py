"""Plans and answers: what a seat does to its end, and how the others can best answer it.

What one does may leave the enemy a march that takes a state. A tree that grows by an action at a
time hardly ever comes upon it. Here lines (`lines`) are found for whoever chooses next after a few
plans, and every plan is judged by the answer that is best for him who gives it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from longroll.bots.lines import Line, best_lines, follow
from longroll.bots.settle import settle
from longroll.engine.action import Action
from longroll.engine.chance import Sampled
from longroll.engine.decision import Decision
from longroll.engine.title import Title

__all__ = [
    "Plan",
    "Plans",
    "answer",
    "answers",
    "carry_out",
    "exchange",
    "exchanged",
    "sequels",
]

MOST: Final = 40
"""Of so many actions of a choice to come the lines are looked for, at most..."""
WIDTH: Final = 3
"""... with so many beginnings side by side."""
EACH: Final = 3
"""So many lines of the same action count: the best may be the one that is answered best."""
AGAIN: Final = 4
"""So many of the lines of a like choice are looked for again, where some of them are not open."""
ANSWERS: Final = 6
"""So many lines of answers are remembered."""
NEAR: Final = 10
"""Of what a plan is worth such a part is what it is worth after the first answer: who sees only
that the game will be drawn does not press any more."""
ROUNDS: Final = 3
"""So often both go on after a plan when it is judged: an answer, and what follows that."""

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
        answers: how others may answer, besides with each of their actions as it stands; None where
            plans are not judged by answers.
        onward: how the seat that searches may go on after an answer.

    The last two are lines by themselves.
    """

    lines: Mapping[Action, Sequence[Action]] = MappingProxyType({})
    sequels: Mapping[Action, Sequence[Action]] = MappingProxyType({})
    answers: Sequence[Sequence[Action]] | None = None
    onward: Sequence[Sequence[Action]] = ()


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
    title: Title,
    state: Any,
    seat: str,
    steps: Sequence[Action],
    dice: int,
    known: Known,
    over: Callable[[], bool] = lambda: False,
) -> tuple[Line, ...]:
    """The lines of what ``seat`` can begin next, if it has the next choice as well.

    That is so where one choice is made in two, as a card and what it is used for.

    Args:
        title: the game.
        state: a possible world, before ``steps``; it is not changed.
        seat: who acts.
        steps: legal steps to the next quiet position.
        dice: what the luck on the way comes from.
        known: what was found before, to which this adds: after like cards the like can be done.
        over: whether the time is over.

    Returns:
        The best first; none if others are asked, or nobody.
    """
    after = title.copy(state)
    before = title.decision(after)
    carry_out(title, after, seat, steps, dice)
    asked = title.decision(after)
    if before is None or asked is None or not _second(title, before, asked):
        return ()
    actions = asked.choices[seat]
    if actions not in known:
        more = [lines for others, lines in known.items() if set(actions) < set(others)]
        tried = actions
        if more:
            likely = dict.fromkeys(line.steps[0] for line in more[0])
            tried = tuple(one for one in likely if one in actions)[:AGAIN]
        known[actions] = _lines(title, after, seat, tried, dice, over)
    return known[actions]


def answers(
    title: Title,
    state: Any,
    seat: str,
    plan: Plan,
    dice: int,
    over: Callable[[], bool] = lambda: False,
) -> tuple[Line, ...]:
    """The best lines of whoever has the next choice after ``plan``.

    Where that choice is made in two, also those of its second part.

    Args:
        title: the game.
        state: a possible world; it is not changed.
        seat: whose plan it is.
        plan: what can be done in ``state``.
        dice: what the luck on the way comes from.
        over: whether the time is over: then there are no more than were found.

    Returns:
        No more than `ANSWERS`, the best first; none if no other seat has a choice of that kind
        (`exchanged`).
    """
    after = title.copy(state)
    plan.carry_out(title, after, seat, dice)
    asked = title.decision(after)
    if asked is None or not exchanged(title, asked) or asked.seat == seat:
        return ()
    other, known = asked.seat, Known()
    found = list(_lines(title, after, other, asked.actions, dice, over))
    wide = sorted(asked.actions, key=lambda action: -_breadth(title, after, other, action, dice))
    for action in wide:
        if over():
            break
        found += sequels(title, after, other, (action,), dice, known, over)
    # What is a single action counts in any case (`answer`).
    long = {line.steps: line for line in found if line.steps not in {(a,) for a in asked.actions}}
    return _best_first(long.values())[:ANSWERS]


def answer(
    title: Title, state: Any, asked: Decision, dice: int, lines: Sequence[Sequence[Action]]
) -> Any:
    """The position after what is best for the seat that is asked.

    That may be the first part of a choice in two, as a card alone: where no line is known that is
    better than what the appraisal hopes for from its use. Who chooses does not know the luck that
    he will have: what looks best under some dice is carried out under others.

    Args:
        title: the game.
        state: a possible world; it is not changed.
        asked: the decision in it, of one seat.
        dice: what the luck comes from.
        lines: what it can do; each of its actions as it stands counts besides.

    Returns:
        Another state.
    """
    seat = asked.seat
    best: tuple[int, Any, Sequence[Action]] | None = None
    halves: list[tuple[Decision, Any]] = []

    def consider(before: Any, steps: Sequence[Action]) -> Any:
        nonlocal best
        end = title.copy(before)
        worth = -carry_out(title, end, seat, steps, dice)
        worth += title.appraise(end, seat)
        if best is None or worth > best[0]:
            best = worth, before, steps
        return end

    for action in asked.actions:
        end = consider(state, (action,))
        again = title.decision(end)
        if again is not None and _second(title, asked, again):
            halves.append((again, end))
    halves.sort(key=lambda half: len(half[0].actions), reverse=True)
    for steps in lines:
        if asked.allows(seat, steps[0]):
            consider(state, steps)
            continue
        # What can be done after the weaker card can be done after the stronger.
        for again, end in halves:
            if again.allows(seat, steps[0]):
                consider(end, steps)
                break
    assert best is not None, "who is asked has a choice"
    _, before, steps = best
    end = title.copy(before)
    carry_out(title, end, seat, steps, dice + 1)
    return end


def exchange(
    title: Title,
    state: Any,
    seat: str,
    plan: Plan,
    dice: int,
    lines: Sequence[Sequence[Action]],
    onward: Sequence[Sequence[Action]],
) -> int:
    """What ``plan`` is worth to ``seat`` after the best answers to it, and what best follows those.

    Whoever is asked does what is best for him, and so it goes on while somebody knows something
    better to do than to play a card: a card alone is as much as the appraisal hopes for from its
    use. It ends after twice `ROUNDS` choices in any case, and where no more choices answer one
    another (`Foresight.exchanged`): with the game, or with the turn.

    There and after the first answer the position counts as it is; else it is the mean of the
    positions after the last choice of each, for who stops after an answer sees only what he has
    lost by it, and who stops after a plan of his own only what he has won. Of plans that come to
    the same that is better which stands better after the first answer: others do not always find
    the best (`NEAR`).

    Args:
        title: the game.
        state: a possible world with a choice of ``seat`` that others answer; it is changed.
        seat: whose plan it is.
        plan: what can be done in ``state``.
        dice: what the luck comes from.
        lines: how others can answer.
        onward: how ``seat`` may go on after that.
    """
    last = title.decision(state)
    assert last is not None, "a plan begins with a choice"
    long = plan.carry_out(title, state, seat, dice)
    stands = {seat: title.appraise(state, seat)}
    worth, answered = stands[seat], None
    made = 0
    while (asked := title.decision(state)) is not None and exchanged(title, asked):
        if made == 2 * ROUNDS or _second(title, last, asked):
            worth = worth if made < 2 else sum(stands.values()) // len(stands)
            break
        made += 1
        known = onward if asked.seat == seat else lines
        state = answer(title, state, asked, dice + 2 * made, known)
        stands[asked.seat] = worth = title.appraise(state, seat)
        if answered is None and asked.seat != seat:
            answered = worth
        last = asked
    if answered is not None:
        worth += (answered - worth) // NEAR
    return worth - long


def exchanged(title: Title, asked: Decision) -> bool:
    """Whether ``asked`` is a choice of one seat which others answer with theirs."""
    kinds = title.foresight().exchanged
    return asked.clause in kinds and len(asked.choices) == 1


def _lines(
    title: Title,
    state: Any,
    seat: str,
    actions: tuple[Action, ...],
    dice: int,
    over: Callable[[], bool],
) -> tuple[Line, ...]:
    found: list[Line] = []
    for action in _some(actions, MOST, dice):
        if over():
            break
        found += best_lines(title, state, seat, action, dice, EACH, WIDTH)
    return _best_first(found)


def _some(actions: tuple[Action, ...], most: int, dice: int) -> Sequence[Action]:
    return actions if len(actions) <= most else random.Random(dice).sample(actions, most)


def _best_first(lines: Any) -> tuple[Line, ...]:
    return tuple(sorted(lines, key=lambda line: line.worth, reverse=True))


def _breadth(title: Title, state: Any, seat: str, action: Action, dice: int) -> int:
    """How much ``seat`` has to choose from next after ``action``."""
    after = title.copy(state)
    carry_out(title, after, seat, (action,), dice)
    asked = title.decision(after)
    return len(asked.actions_of(seat)) if asked is not None else 0


def _second(title: Title, first: Decision, asked: Decision) -> bool:
    """Whether ``asked`` is the second part of a choice that ``first`` began."""
    kinds = title.foresight().exchanged
    return (
        exchanged(title, first)
        and exchanged(title, asked)
        and asked.seat == first.seat
        and kinds.index(asked.clause) > kinds.index(first.clause)
    )
