"""Plans and answers: what a seat does to its end, and how the others can best answer it.

What one does may leave the enemy a march that takes a state. A tree that grows by an action at a
time hardly ever comes upon it. Here lines (`lines`) are found for whoever chooses next after a few
plans, and every plan is judged by the answer that is best for him who gives it.
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
"""Lines by the actions that there were to choose from, the best first."""


class Where(NamedTuple):
    """A possible world, and the dice that are thrown in it."""

    world: Any
    dice: int

    def copied(self, title: Title) -> Where:
        """The same, with a world that may be changed."""
        return Where(title.copy(self.world), self.dice)


class Plan(NamedTuple):
    """Own steps to a quiet position; and those of what is begun then, if one is asked again."""

    steps: tuple[Action, ...]
    then: tuple[Action, ...] = ()

    @property
    def main(self) -> tuple[Action, ...]:
        """The steps that matter: of a card what it is used for."""
        return self.then or self.steps

    def carry_out(self, title: Title, where: Where, seat: str, climb: Climb) -> int:
        """Do it in ``where``, in place, as far as it can be done; how many decisions that took."""
        state, dice = where
        long = carry_out(title, state, seat, self.steps, dice, climb)
        asked = title.decision(state)
        if self.then and asked and title.quiet(state) and asked.allows(seat, self.then[0]):
            long += carry_out(title, state, seat, self.then, dice, climb)
        return long

    def carried_out(self, title: Title, where: Where, seat: str, climb: Climb) -> Any:
        """The position after it, another state."""
        after = where.copied(title)
        self.carry_out(title, after, seat, climb)
        return after.world


class Intent(NamedTuple):
    """What a bot means to do next.

    Attributes:
        steps: how it carries out what it has begun, to the next quiet position: clauses by which it
            will be asked, and actions.
        lead: by how much that stood better after the answer than a climb.
    """

    steps: tuple[tuple[str, Action], ...]
    lead: int


def intended(
    title: Title, where: Where, seat: str, action: Action, line: Sequence[Action], climb: Climb
) -> tuple[tuple[str, Action], ...]:
    """The steps of ``line`` after ``action``, with the clauses by which they are asked for.

    As far as they can be taken in ``where``, whose world is changed.
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


def carry_out(
    title: Title, state: Any, seat: str, steps: Sequence[Action], dice: int, climb: Climb
) -> int:
    """Take ``steps`` in ``state``, in place, and go on to the next quiet position.

    Returns:
        How many decisions that took, those of others among them.
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
    """The lines of what ``seat`` can begin next, if it has the next choice as well.

    That is so where one choice is made in two, as a card and what it is used for. A choice of the
    same kind as the one before is none: a row of small things has no end. After an
    action that only allows other orders (`Foresight.opens`) they are the most promising of these.

    Args:
        title: the game.
        where: a possible world before ``steps``, which is not changed, and its dice.
        seat: who acts.
        steps: legal steps to the next quiet position.
        known: what was found before, to which this adds: after like cards the like can be done.
        answering: how they are looked for.
        over: whether the time is over.

    Returns:
        The best first; none if others are asked, or nobody.
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
    """The best lines of whoever has the next choice after ``plan``.

    Where that choice is made in two, also those of its second part.

    Args:
        title: the game.
        where: a possible world, which is not changed, and its dice.
        seat: whose plan it is.
        plan: what can be done there.
        answering: how they are looked for.
        over: whether the time is over: then there are no more than were found.

    Returns:
        No more than are remembered, the best first; none if ``seat`` is asked again, or nobody.
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

    What takes back what the answer took, or goes on from where the plan led, cannot be found
    before.

    Args:
        title: the game.
        where: a possible world, which is not changed, and its dice.
        seat: whose plan it is.
        plan: what can be done there.
        lines: how others can answer.
        answering: how they are looked for.
        over: whether the time is over: then there are no more than were found.

    Returns:
        No more than are remembered, the best first; none if others are asked again, or nobody.
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
    """The best lines of whoever is asked, also those of the second part of his choice."""
    seat, known = asked.seat, Known()
    found = list(_lines(title, where, seat, asked.actions, answering, over))
    climb = answering.beam.climb
    wide = sorted(asked.actions, key=lambda action: -_breadth(title, where, seat, action, climb))
    for action in wide:
        if over():
            break
        found += sequels(title, where, seat, (action,), known, answering, over)
    # What is a single action counts in any case (`answer`).
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
    """The position after the answer to ``seat`` that is best for him who gives it.

    He does not know the luck that he will have: what looks best under some dice is carried out
    under others.

    Args:
        title: the game.
        where: a possible world, which is not changed, and its dice.
        seat: who is answered.
        lines: how others can answer; each of their actions as it stands counts besides.
        climb: how each is brought to its end.

    Returns:
        Another state; the world itself where nobody else has the next choice.
    """
    asked = _others(title, where.world, seat)
    return where.world if asked is None else _best(title, where, asked, lines, climb)


def _best(
    title: Title, where: Where, asked: Decision, lines: Sequence[Sequence[Action]], climb: Climb
) -> Any:
    """The position after what is best for the seat of ``asked``, as `answer` says.

    A choice that is made in two is made to its end, if something is known that it can be used for:
    half of it promises what it may become.
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
        # What can be done with the weakest card can be done with the strongest, at times better.
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
    """What ``plan`` is worth to ``seat`` after the best answer, and after what best follows that.

    So it goes on, as somebody is asked, for a few rounds of both, until the game ends or something
    else is asked, as at the end of a turn. What counts is the mean of the positions after the plan,
    of which the first and the last count half: who stops after an answer sees only what he has lost
    by it, and who stops after a plan of his own only what he has won. Where the game ends, half of
    it is the end, and half the positions before.

    Args:
        title: the game.
        where: a possible world, which is changed, and its dice.
        seat: whose plan it is.
        plan: what can be done there.
        lines: how others can answer.
        onward: how ``seat`` may go on after that.
        settings: how long that goes on, and what a game that is over counts for.
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
    """The mean of positions one after another, of which the first and the last count half."""
    if len(worths) == 1:
        return worths[0]
    return (2 * sum(worths) - worths[0] - worths[-1]) // (2 * len(worths) - 2)


def _measured(title: Title, state: Any, seat: str, most: int) -> int:
    """How good the position is, so that it can be averaged with others."""
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
    """How much ``seat`` has to choose from next after ``action``."""
    after = title.copy(where.world)
    carry_out(title, after, seat, (action,), where.dice, climb)
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
