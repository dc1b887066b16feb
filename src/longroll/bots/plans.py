"""Plans and answers: what a seat carries out, and how the others can best answer it.

A plan may leave the enemy a march that takes a state. A tree that grows by one action at a time
hardly ever finds such an answer. So lines (`bots/beam.py`) are also searched for the seat that has
the next choice after a few plans, and every plan is judged by the answer that is best for the seat
that gives it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from longroll.bots.beam import Line, best_lines, follow
from longroll.bots.quiescence import allowed, quiesce, until_asked
from longroll.bots.settings import Answering, Climb, Exchange
from longroll.engine.action import Action
from longroll.engine.chance import Sampled
from longroll.engine.decision import Decision
from longroll.engine.title import Title

__all__ = [
    "Intent",
    "Plan",
    "Plans",
    "Where",
    "answer",
    "answerable",
    "answers",
    "carry_out",
    "continuations",
    "exchange",
    "intended",
    "sequels",
]

Known = dict[tuple[Action, ...], tuple[Line, ...]]
"""Lines by the actions of the choice from which they start, the best first."""


class Where(NamedTuple):
    """A possible world, and the seed of the dice thrown in it."""

    world: Any
    dice: int

    def copied(self, title: Title) -> Where:
        """The same, with a copy of the world."""
        return Where(title.copy(self.world), self.dice)


class Plan(NamedTuple):
    """Own steps to a quiet position, and those of the next operation if the seat is asked again."""

    steps: tuple[Action, ...]
    then: tuple[Action, ...] = ()

    @property
    def main(self) -> tuple[Action, ...]:
        """The steps that matter: of a card, what it is used for."""
        return self.then or self.steps

    def carry_out(self, title: Title, where: Where, seat: str, climb: Climb) -> int:
        """Carry out the plan in ``where``, in place, as far as possible.

        Returns:
            The number of decisions that took.
        """
        state, dice = where
        long = carry_out(title, state, seat, self.steps, dice, climb)
        asked = title.decision(state)
        if self.then and asked and title.quiet(state) and asked.allows(seat, self.then[0]):
            long += carry_out(title, state, seat, self.then, dice, climb)
        return long

    def carried_out(self, title: Title, where: Where, seat: str, climb: Climb) -> Any:
        """The position after the plan, in a copy of the world."""
        after = where.copied(title)
        self.carry_out(title, after, seat, climb)
        return after.world


class Intent(NamedTuple):
    """What a bot intends to do next.

    Attributes:
        steps: how it carries out the operation that it has begun, to the next quiet position: the
            clauses by which it will be asked, with its actions.
        lead: by how much that was better, after the answer, than a climb.
    """

    steps: tuple[tuple[str, Action], ...]
    lead: int


def intended(
    title: Title, where: Where, seat: str, action: Action, line: Sequence[Action], climb: Climb
) -> tuple[tuple[str, Action], ...]:
    """The steps of ``line`` after ``action``, with the clauses by which they are asked for.

    Only as far as they can be taken in ``where``, whose world is changed.
    """
    state, dice = where
    title.decision(state)
    chance, choose = Sampled(dice), random.Random(dice)
    title.apply(state, seat, action, chance)
    steps: list[tuple[str, Action]] = []
    for step in line:
        until_asked(title, state, seat, chance, choose, climb)
        asked = title.decision(state)
        if asked is None or title.quiet(state) or not asked.allows(seat, step):
            break
        steps.append((asked.clause, step))
        title.apply(state, seat, step, chance)
    return tuple(steps)


class Plans(NamedTuple):
    """What a search knows of plans.

    Attributes:
        lines: by action of the root, the steps that carry it out, without the action itself.
        sequels: by action of the root, the steps of the next operation if its seat has the next
            choice, too.
        answers: lines with which others may answer, besides each of their single actions; None
            where plans are not judged by answers.
        onward: lines with which the searching seat may continue after an answer.
    """

    lines: Mapping[Action, Sequence[Action]] = MappingProxyType({})
    sequels: Mapping[Action, Sequence[Action]] = MappingProxyType({})
    answers: Sequence[Sequence[Action]] | None = None
    onward: Sequence[Sequence[Action]] = ()


def carry_out(
    title: Title, state: Any, seat: str, steps: Sequence[Action], dice: int, climb: Climb
) -> int:
    """Take ``steps`` in ``state``, in place, and play on to the next quiet position.

    Returns:
        The number of decisions that took, including those of other seats.
    """
    title.decision(state)
    chance, choose = Sampled(dice), random.Random(dice)
    title.apply(state, seat, steps[0], chance)
    long = 1 + follow(title, state, seat, steps[1:], chance, choose, climb)
    return long + quiesce(title, state, chance, choose, climb, 1)


def sequels(
    title: Title,
    where: Where,
    seat: str,
    steps: Sequence[Action],
    known: Known,
    answering: Answering,
    over: Callable[[], bool] = lambda: False,
) -> tuple[Line, ...]:
    """The lines that ``seat`` can begin next, if it has the next choice as well.

    This is so where one choice is made in two halves, such as a card and what it is used for. A
    choice under the same clause as the one before does not count: a series of small actions has no
    end. After an action that only allows other orders (`Foresight.opens`), the lines are those of
    the most promising orders.

    Args:
        title: the game.
        where: a possible world before ``steps``, which is not changed, and its dice.
        seat: the seat that acts.
        steps: legal steps to the next quiet position.
        known: lines found before, to which new ones are added: similar cards allow the same
            actions.
        answering: how lines are searched.
        over: whether the time is up.

    Returns:
        The lines, the best first; none if others are asked, or nobody.
    """
    after = title.copy(where.world)
    before = title.decision(after)
    carry_out(title, after, seat, steps, where.dice, answering.beam.climb)
    asked = title.decision(after)
    if before is None or asked is None:
        return ()
    if steps[0].verb in title.judgement.foresight.opens:
        choose = random.Random(where.dice)
        actions = tuple(allowed(title, where.world, after, seat, answering.allowed, choose))
    elif _second(title, after, before, asked):
        actions = asked.choices[seat]
    else:
        return ()
    if actions not in known:
        more = [lines for others, lines in known.items() if set(actions) < set(others)]
        tried = actions
        if more:
            likely = dict.fromkeys(line.steps[0] for line in more[0])
            tried = tuple(one for one in likely if one in actions)[: answering.lines_again]
        known[actions] = _lines(title, Where(after, where.dice), seat, tried, answering, over)
    return known[actions]


def answers(
    title: Title,
    where: Where,
    seat: str,
    plan: Plan,
    answering: Answering,
    over: Callable[[], bool] = lambda: False,
) -> tuple[Line, ...]:
    """The best lines of the seat that has the next choice after ``plan``.

    Where that choice is made in two halves, lines of the second half are included.

    Args:
        title: the game.
        where: a possible world, which is not changed, and its dice.
        seat: the seat whose plan it is.
        plan: a plan that can be carried out there.
        answering: how lines are searched.
        over: whether the time is up: then only the lines found so far are returned.

    Returns:
        At most `Answering.remembered` lines, the best first; none if ``seat`` is asked again, or
        nobody.
    """
    after = plan.carried_out(title, where, seat, answering.beam.climb)
    asked = _others(title, after, seat)
    if asked is None:
        return ()
    return _following(title, Where(after, where.dice), asked, answering, over)


def continuations(
    title: Title,
    where: Where,
    seat: str,
    plan: Plan,
    lines: Sequence[Sequence[Action]],
    answering: Answering,
    over: Callable[[], bool] = lambda: False,
) -> tuple[Line, ...]:
    """The best lines of ``seat`` after ``plan`` and the best answer to it.

    Lines that retake what the answer took, or that go on from where the plan led, cannot be found
    earlier.

    Args:
        title: the game.
        where: a possible world, which is not changed, and its dice.
        seat: the seat whose plan it is.
        plan: a plan that can be carried out there.
        lines: how others can answer.
        answering: how lines are searched.
        over: whether the time is up: then only the lines found so far are returned.

    Returns:
        At most `Answering.remembered` lines, the best first; none if others are asked again, or
        nobody.
    """
    climb = answering.beam.climb
    after = plan.carried_out(title, where, seat, climb)
    after = answer(title, Where(after, where.dice + 2), seat, lines, climb)
    asked = title.decision(after)
    if asked is None or not title.quiet(after) or tuple(asked.choices) != (seat,):
        return ()
    return _following(title, Where(after, where.dice), asked, answering, over)


def _following(
    title: Title, where: Where, asked: Decision, answering: Answering, over: Callable[[], bool]
) -> tuple[Line, ...]:
    """The best lines of the seat that is asked, also for the second half of its choice."""
    seat, known = asked.seat, Known()
    found = list(_lines(title, where, seat, asked.actions, answering, over))
    climb = answering.beam.climb
    wide = sorted(asked.actions, key=lambda action: -_breadth(title, where, seat, action, climb))
    for action in wide:
        if over():
            break
        found += sequels(title, where, seat, (action,), known, answering, over)
    # Lines of a single action are left out: `answer` tries every action by itself in any case.
    long = {line.steps: line for line in found if line.steps not in {(a,) for a in asked.actions}}
    chosen: list[Line] = []
    of: Counter[Action] = Counter()
    for line in _best_first(long.values()):
        if of[line.steps[0]] < answering.alike:
            of[line.steps[0]] += 1
            chosen.append(line)
    return tuple(chosen[: answering.remembered])


def answer(
    title: Title, where: Where, seat: str, lines: Sequence[Sequence[Action]], climb: Climb
) -> Any:
    """The position after the answer to ``seat`` that is best for the seat that gives it.

    The answering seat does not know its luck: the answer that looks best under some dice is carried
    out under others.

    Args:
        title: the game.
        where: a possible world, which is not changed, and its dice.
        seat: the seat that is answered.
        lines: how others can answer, besides each of their single actions.
        climb: how each answer is played out.

    Returns:
        A new state, or the world itself if no other seat has the next choice.
    """
    asked = _others(title, where.world, seat)
    return where.world if asked is None else _best(title, where, asked, lines, climb)


def _best(
    title: Title, where: Where, asked: Decision, lines: Sequence[Sequence[Action]], climb: Climb
) -> Any:
    """The position after the best choice of the seat of ``asked``, as in `answer`.

    The first half of a choice made in two halves is not judged by itself if a line is known for the
    second half: it would only show what it may become.
    """
    other, (state, dice) = asked.seat, where
    best: tuple[int, Any, Sequence[Action]] | None = None
    halves: list[tuple[Decision, Any]] = []

    def opened(end: Any) -> Decision | None:
        again = title.decision(end)
        if again is None or not _second(title, end, asked, again):
            return None
        return again if any(again.allows(other, line[0]) for line in lines) else None

    def consider(before: Any, steps: Sequence[Action]) -> None:
        nonlocal best
        end = title.copy(before)
        long = carry_out(title, end, other, steps, dice, climb)
        if before is state and (again := opened(end)) is not None:
            halves.append((again, end))
            return
        worth = title.appraise(end, other) - long
        if best is None or worth > best[0]:
            best = worth, before, steps

    for action in asked.actions:
        consider(state, (action,))
    halves.sort(key=lambda one: len(one[0].actions))
    for steps in lines:
        if len(steps) > 1 and asked.allows(other, steps[0]):
            consider(state, steps)
        able = [end for again, end in halves if again.allows(other, steps[0])]
        # What the weakest card allows, the strongest allows too, and sometimes better.
        for end in able[:1] + able[1:][-1:]:
            consider(end, steps)
    assert best is not None, "who is asked has a choice"
    _, before, steps = best
    end = title.copy(before)
    carry_out(title, end, other, steps, dice + 1, climb)
    return end


def exchange(
    title: Title,
    where: Where,
    seat: str,
    plan: Plan,
    lines: Sequence[Sequence[Action]],
    onward: Sequence[Sequence[Action]],
    settings: Exchange,
) -> int:
    """What ``plan`` is worth to ``seat`` after the best answers and continuations.

    The seats go on in turn, each with the line that is best for it, for `Exchange.rounds` rounds at
    most, until the game ends or another kind of decision comes up, as at the end of a turn. The
    worth is the mean of the positions that follow the plan, with the first and the last at half
    weight: an exchange that stopped after an answer would show only the losses, one that stopped
    after an own plan only the gains. If the game ends, half of the worth is the result, and the
    other half is the positions before.

    Args:
        title: the game.
        where: a possible world, which is changed, and its dice.
        seat: the seat whose plan it is.
        plan: a plan that can be carried out there.
        lines: how others can answer.
        onward: how ``seat`` may continue after that.
        settings: the number of rounds, and the bound on appraisals.
    """
    (state, dice), climb, most = where, settings.climb, settings.decided
    long = plan.carry_out(title, where, seat, climb)
    worths = [_measured(title, state, seat, most)]
    clauses: dict[str, str] = {}
    for turn in range(2 * settings.rounds):
        asked = title.decision(state)
        if asked is None or not title.quiet(state) or len(asked.choices) > 1:
            break
        if asked.clause != clauses.setdefault(asked.seat, asked.clause):
            break
        ways = onward if asked.seat == seat else lines
        state = _best(title, Where(state, dice + 2 + 2 * turn), asked, ways, climb)
        worths.append(_measured(title, state, seat, most))
    after = worths[1:] or worths
    if title.decision(state) is None and len(after) > 1:
        return (_mean(after[:-1]) + after[-1]) // 2 - long
    return _mean(after) - long


def _mean(worths: Sequence[int]) -> int:
    """The mean of successive positions, with the first and the last at half weight."""
    if len(worths) == 1:
        return worths[0]
    return (2 * sum(worths) - worths[0] - worths[-1]) // (2 * len(worths) - 2)


def _measured(title: Title, state: Any, seat: str, most: int) -> int:
    """The appraisal of the position, clamped so that it can be averaged with others."""
    return max(-most, min(most, title.appraise(state, seat)))


def answerable(title: Title, where: Where, seat: str, plan: Plan, climb: Climb) -> bool:
    """Whether ``plan`` leaves the next choice to another seat, or ends the game."""
    after = plan.carried_out(title, where, seat, climb)
    return title.decision(after) is None or _others(title, after, seat) is not None


def _lines(
    title: Title,
    where: Where,
    seat: str,
    actions: tuple[Action, ...],
    answering: Answering,
    over: Callable[[], bool],
) -> tuple[Line, ...]:
    (state, dice), beam = where, answering.beam
    if len(actions) > answering.actions:
        actions = tuple(random.Random(dice).sample(actions, answering.actions))
    found: list[Line] = []
    for action in actions:
        if over():
            break
        found += best_lines(title, state, seat, action, dice, beam, answering.lines_per_action)
    return _best_first(found)


def _best_first(lines: Any) -> tuple[Line, ...]:
    return tuple(sorted(lines, key=lambda line: line.worth, reverse=True))


def _breadth(title: Title, where: Where, seat: str, action: Action, climb: Climb) -> int:
    """The number of actions that ``seat`` can choose from next after ``action``."""
    after = title.copy(where.world)
    carry_out(title, after, seat, (action,), where.dice, climb)
    asked = title.decision(after)
    return len(asked.actions_of(seat)) if asked is not None else 0


def _others(title: Title, state: Any, seat: str) -> Decision | None:
    """The decision at a quiet position if a single seat other than ``seat`` is asked, else None."""
    asked = title.decision(state)
    if asked is None or not title.quiet(state) or len(asked.choices) > 1 or asked.seat == seat:
        return None
    return asked


def _second(title: Title, state: Any, first: Decision, asked: Decision) -> bool:
    """Whether ``asked`` is the second half of a choice that ``first`` began."""
    return (
        title.quiet(state)
        and tuple(asked.choices) == tuple(first.choices)
        and asked.clause != first.clause
    )
