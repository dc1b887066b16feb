"""The players that search: captain and general (docs/search.md)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from time import monotonic
from typing import NamedTuple

from longroll.bots.beam import Line, best_lines, outcome
from longroll.bots.farsighted import farsighted
from longroll.bots.insight import Insight
from longroll.bots.levels import Ranked, by_mean, one_ply
from longroll.bots.plans import (
    Intent,
    Known,
    Plan,
    Plans,
    Where,
    answer,
    answerable,
    answers,
    continuations,
    exchange,
    intended,
    sequels,
)
from longroll.bots.search import Search
from longroll.bots.settings import SearchLevel
from longroll.engine.action import Action
from longroll.engine.judgement import WON

__all__ = ["Searcher", "distinct", "spread"]


class Searcher:
    """Information-set Monte Carlo tree search with a budget: captain and general.

    Planning has two levels. Beginning an operation gets the full search, and each candidate is
    judged by where its operation ends. The steps that carry it out, which that search went through
    already, get a fraction of the budget.

    Args:
        level: the settings.
        seed: the seed of its choices.
        clock: the clock, in seconds, by which a search ends.
        besides: actions that it always looks at where they are legal, however unpromising.

    Attributes:
        intent: what it intends to do next; None if it has begun nothing that was judged by answers.
            Code that makes a new bot for each choice must hand it on.
    """

    def __init__(
        self,
        level: SearchLevel,
        seed: int,
        clock: Callable[[], float] = monotonic,
        besides: Sequence[Action] = (),
    ) -> None:
        self._level, self._budget, self._planning = level, level.budget, level.planning
        self._clock = clock
        self._besides = besides
        self._random = random.Random(seed)
        self.intent: Intent | None = None

    @property
    def name(self) -> str:
        """The name in records and tables."""
        return self._level.name

    def choose(self, insight: Insight) -> Action:
        """The next step that it intends, or what a search finds best."""
        if len(insight.actions) == 1:
            if insight.quiet:
                self.intent = None
            return insight.actions[0]
        return self.decided(insight)[0]

    def decided(self, insight: Insight) -> tuple[Action, Search]:
        """The choice, and the search that led to it.

        A step of an operation is the one that was planned when the operation began, unless another
        looks better by much: a search of steps does not see what others will answer. Other
        decisions on the way, such as a loss to take, are made by that search.
        """
        meant = self._meant(insight)
        search = self.searched(insight)
        action = search.best()
        if insight.quiet:
            self.intent = self._intent(insight, search, action)
        elif meant is not None and self.intent is not None:
            enough = min(self.intent.lead, self._planning.loyal)
            if action != meant and search.value(action) - search.value(meant) > enough:
                self.intent = None
            else:
                action, rest = meant, self.intent.steps[1:]
                self.intent = self.intent._replace(steps=rest) if rest else None
        elif self.intent is not None and insight.decision.clause == self.intent.steps[0][0]:
            self.intent = None  # the step is no longer legal
        return action, search

    def _intent(self, insight: Insight, search: Search, action: Action) -> Intent | None:
        """How it intends to carry out the operation that it begins with ``action``."""
        line = search.plan(action)[0]
        if not search.judged or not line:
            return None
        title, seat, climb = insight.title, insight.seat, self._level.tree.climb
        # A line may end early by bad luck, so the longest of several trials is kept.
        ways = [
            intended(title, self._dealt(insight), seat, action, line, climb)
            for _ in range(self._budget.worlds)
        ]
        steps = max(ways, key=len)
        return Intent(steps, search.lead(action)) if steps else None

    def _dealt(self, insight: Insight) -> Where:
        """A possible world, and dice to throw in it."""
        deal = self._random.getrandbits
        return Where(insight.world(deal(32)), deal(32))

    def _meant(self, insight: Insight) -> Action | None:
        """The next planned step, if it is asked for and legal, else None."""
        if self.intent is None or insight.quiet or len(insight.decision.choices) > 1:
            return None
        clause, step = self.intent.steps[0]
        asked = clause == insight.decision.clause and step in insight.actions
        return step if asked else None

    def searched(self, insight: Insight) -> Search:
        """The search of the decision, once it has run."""
        budget, look = self._budget, self._level.look
        if budget.answers:
            insight = insight.judged_by(farsighted(insight.title))
        foresight = insight.title.judgement.foresight
        search = Search(insight, self._random, self._level.tree)
        besides = [action for action in self._besides if action in insight.actions]
        begun = self._clock()
        iterations = budget.iterations
        if not foresight.deep and insight.title.judgement.policy is None:
            iterations = iterations * budget.shallow // 10
        if insight.usual() is not None:
            doubts = insight.shortlist(look.doubts, self._random, look.stray)
            search.consider(list(dict.fromkeys([*besides, *doubts])))
            if not insight.quiet:
                iterations //= budget.detail
        elif len(insight.decision.choices) == 1:
            most = look.actions if insight.quiet else look.steps
            actions = insight.shortlist(most, self._random, look.stray)
            meant = self._meant(insight)
            if meant is not None and meant not in actions:
                actions[-1] = meant
            actions += [action for action in besides if action not in actions]
            in_any_case = (meant, *besides)
            ranked = self._first_look(insight, actions, in_any_case, begun)
            ranked.sort(key=lambda one: one[1] not in besides)  # to search their lines too
            ranked, plans = self._followed(insight, ranked, begun)
            ranked.sort(key=lambda one: one[1] not in in_any_case)
            search.prefer(ranked, plans)
            if plans.answers is not None:
                iterations //= budget.exchange
            if not insight.quiet:
                iterations //= budget.detail
        search.run(iterations, self._until(begun))
        return search

    def _first_look(
        self,
        insight: Insight,
        actions: list[Action],
        ahead: Collection[Action | None],
        begun: float,
    ) -> Ranked:
        """Actions ranked one ply deep, as far as time allows: those ``ahead`` are tried first."""
        over, care = self._until(begun, self._budget.first), insight.title.judgement.foresight.care
        climb, order = self._level.look.climb, insight.by_promise(actions, ahead)
        found: dict[Action, list[int]] = {action: [] for action in actions}
        for world in range(self._budget.worlds):
            if not (world and over()):
                for worth, action in one_ply(insight, order, self._random, climb, care, over):
                    found[action].append(worth)
        return by_mean({action: worths for action, worths in found.items() if worths})

    def _until(self, begun: float, share: float = 1.0) -> Callable[[], bool]:
        """A function that tells whether a share of the seconds has passed."""
        ends = begun + share * self._budget.seconds
        return lambda: self._clock() > ends

    def _followed(self, insight: Insight, ranked: Ranked, begun: float) -> tuple[Ranked, Plans]:
        """The actions ranked by where they lead at best, and the lines that lead there."""
        title = insight.title
        if not title.judgement.foresight.lines:
            return ranked, Plans()
        budget = self._budget
        dealt = [self._dealt(insight) for _ in range(budget.finds + budget.worlds)]
        (found, *more), others = dealt[: budget.finds], dealt[budget.finds :]
        deep = self._in_plans(insight)
        over = self._until(begun, self._planning.shares.plans if deep else 1.0)
        actions = [action for _, action in ranked]
        tried = self._tried(insight, actions, found, over)
        if deep:
            answered = self._by_answers(insight, tried, found, others, begun)
            if answered is not None:
                return answered
        over = self._until(begun)
        for where in more:
            tried += self._tried(insight, actions, where, over)
        lines = [plans[0].plan.steps for plans in tried]
        ranked, plans = self._by_lines(insight, lines, ranked, others, over)
        return (
            self._by_uses(insight, ranked, plans, dealt, over) if budget.uses else (ranked, plans)
        )

    def _in_plans(self, insight: Insight) -> bool:
        """Whether it searches for plans and answers, and not only for its own lines."""
        deep = insight.title.judgement.foresight.deep
        return deep and self._budget.answers > 0 and insight.quiet

    def _tried(
        self,
        insight: Insight,
        actions: Sequence[Action],
        where: Where,
        over: Callable[[], bool],
    ) -> list[list[_Hope]]:
        """The best plans found for each of the first of ``actions``, the best first."""
        title, seat, planning = insight.title, insight.seat, self._planning
        known, beam = Known(), self._level.beam
        tried: list[list[_Hope]] = []
        most = self._budget.lines if insight.quiet else self._budget.steps
        most *= title.judgement.foresight.lines
        deep = self._in_plans(insight)
        for action in actions[:most]:
            if over():
                break
            count = planning.plans_per_action if deep else 1
            lines = best_lines(title, where.world, seat, action, where.dice, beam, count)
            hopes = [_Hope(line.worth, Plan(line.steps)) for line in lines]
            if deep:
                first = lines[0].steps
                then = sequels(title, where, seat, first, known, planning.answering, over)
                uses = spread(then)[: planning.card_uses]
                used = [_Hope(one.worth, Plan(first, one.steps)) for one in uses]
                hopes = used or hopes
            tried.append(hopes)
        return sorted(tried, key=lambda hopes: hopes[0].worth, reverse=True)

    def _by_lines(
        self,
        insight: Insight,
        lines: Sequence[Sequence[Action]],
        ranked: Ranked,
        others: Sequence[Where],
        over: Callable[[], bool],
    ) -> tuple[Ranked, Plans]:
        """Keep the lines that lead further than a climb, and rank their actions by them.

        The lines are measured in worlds and under dice other than those in which they were found,
        where they may have been lucky.
        """
        worths = {action: worth for worth, action in ranked}
        title, seat, climb = insight.title, insight.seat, self._level.look.climb
        care = title.judgement.foresight.care
        counted: dict[Action, tuple[Action, ...]] = {}
        for action, *steps in lines:
            if not steps:
                continue
            if over():
                break
            again = [
                outcome(title, one.world, one.dice, seat, (action, *steps), climb, care)
                for one in others
            ]
            further = sum(again) // len(again)
            if further > worths[action]:
                counted[action], worths[action] = tuple(steps), further
        return _ranked(worths), Plans(counted)

    def _by_uses(
        self,
        insight: Insight,
        ranked: Ranked,
        plans: Plans,
        dealt: Sequence[Where],
        over: Callable[[], bool],
    ) -> tuple[Ranked, Plans]:
        """Add the best second half where a choice is made in two halves.

        The first half by itself has no worth yet, and a tree finds its use only by chance. Second
        halves are searched in the first world and measured in the others. An action that only
        allows other orders (`Foresight.opens`) is always followed by the best of them that was
        found.
        """
        title, seat, climb = insight.title, insight.seat, self._level.tree.climb
        opens = title.judgement.foresight.opens
        worths, known = {action: worth for worth, action in ranked}, Known()
        then: dict[Action, tuple[Action, ...]] = {}
        for action in list(worths)[: self._budget.uses] if insight.quiet else ():
            steps = (action, *plans.lines.get(action, ()))
            found = sequels(title, dealt[0], seat, steps, known, self._planning.answering, over)
            if found and action.verb in opens:
                worths[action] = -WON  # so that an order always follows
            for line in spread(found)[: self._planning.card_uses]:
                plan, again = Plan(steps, line.steps), 0
                for where in dealt[self._budget.finds :]:
                    after = where.copied(title)
                    long = plan.carry_out(title, after, seat, climb)
                    again += title.appraise(after.world, seat) - long
                if (further := again // self._budget.worlds) > worths[action]:
                    then[action], worths[action] = line.steps, further
        return _ranked(worths), plans._replace(sequels=then)

    def _by_answers(
        self,
        insight: Insight,
        tried: Sequence[Sequence[_Hope]],
        found: Where,
        others: Sequence[Where],
        begun: float,
    ) -> tuple[Ranked, Plans] | None:
        """The plans that stand best after the best answer to each.

        What is found depends on the world and the dice. So plans are also searched in the last of
        the ``others``, and answers in both worlds alternately: first to the most promising plan,
        then to those that stand best after that, because otherwise plans to which no answer is
        known would look best. An unpromising plan may be the one that stops the answer to all
        others, so all plans are tested by the answers. Each action counts as its plan that stands
        best in an exchange.

        Returns:
            None if the most promising plan, or more than a few plans, leave the next choice to
            their own seat (there is no answer to judge them by), or if there is no time.
        """
        title, seat, planning = insight.title, insight.seat, self._planning
        answering, shares = planning.answering, planning.shares
        judged, last_over = self._until(begun, shares.judged), self._until(begun, shares.onward)

        def answered(plan: Plan) -> bool:
            return answerable(title, found, seat, plan, answering.beam.climb)

        if not tried or not answered(tried[0][0].plan):
            return None
        judging, elsewhere = others[:-1] or others, others[-1]
        actions = [hopes[0].plan.steps[0] for hopes in tried]
        again = self._tried(insight, actions, elsewhere, self._until(begun, shares.elsewhere))
        plans = self._promising(insight, [*tried, *again], judging)
        likely = distinct(plans, planning.tested)[: planning.tested]
        able = [plan for plan in likely if answered(plan)]
        if not able or len(able) < len(likely) * planning.answered:
            return None
        onward: dict[Action, tuple[Action, ...]] = {}
        for plan in plans:
            onward.setdefault(plan.main[0], plan.main)
        following = tuple(onward.values())[: planning.onward]
        known: dict[tuple[Action, ...], None] = {}

        def ask(plan: Plan, where: Where, over: Callable[[], bool]) -> None:
            for line in answers(title, where, seat, plan, answering, over):
                known[line.steps] = None

        ask(able[0], found, self._until(begun, shares.answers))
        tested = self._tested(insight, likely, tuple(known), judging[0], judged)
        weighed = distinct(tested, planning.plans_per_action)[: planning.weighed]
        hopes = self._exchanged(insight, weighed, tuple(known), following, judging[-1], judged)
        if not hopes:
            return None
        rest = [hope.plan for hope in hopes if hope.plan != able[0]]
        for number, plan in enumerate(rest[: self._budget.answers - 1]):
            ask(plan, found if number % 2 else elsewhere, last_over)
        more = self._continued(insight, hopes, tuple(known), (found, elsewhere), last_over)
        onward_lines = tuple(dict.fromkeys((*following, *more)))
        return _best_of_each(hopes, Plans(answers=tuple(known), onward=onward_lines))

    def _continued(
        self,
        insight: Insight,
        hopes: Sequence[_Hope],
        known: Sequence[Sequence[Action]],
        worlds: tuple[Where, Where],
        over: Callable[[], bool],
    ) -> list[tuple[Action, ...]]:
        """What the seat can do after the best plans and the known answers to them."""
        title, seat, answering = insight.title, insight.seat, self._planning.answering
        found: list[tuple[Action, ...]] = []
        for number, hope in enumerate(hopes[: self._planning.continued]):
            where = worlds[number % 2]
            lines = continuations(title, where, seat, hope.plan, known, answering, over)
            found.extend(line.steps for line in lines)
        return found

    def _tested(
        self,
        insight: Insight,
        plans: Sequence[Plan],
        known: Sequence[Sequence[Action]],
        where: Where,
        over: Callable[[], bool],
    ) -> list[Plan]:
        """The plans, ordered by how they stand after the best known answer, the best first."""
        title, seat, climb = insight.title, insight.seat, self._level.tree.exchange.climb
        left: dict[Plan, int] = {}
        for plan in plans:
            if over():
                break
            after = where.copied(title)
            long = plan.carry_out(title, after, seat, climb)
            state = answer(title, after._replace(dice=where.dice + 2), seat, known, climb)
            left[plan] = title.appraise(state, seat) - long
        return sorted(left, key=lambda plan: left[plan], reverse=True)

    def _promising(
        self, insight: Insight, tried: Sequence[Sequence[_Hope]], others: Sequence[Where]
    ) -> list[Plan]:
        """All plans, the best first, by their worth in other worlds: they may have been lucky."""
        title, seat, climb = insight.title, insight.seat, self._level.tree.exchange.climb
        worth: dict[Plan, int] = {}
        for plan in dict.fromkeys(hope.plan for hopes in tried for hope in hopes):
            worth[plan] = 0
            for where in others:
                after = where.copied(title)
                long = plan.carry_out(title, after, seat, climb)
                worth[plan] += title.appraise(after.world, seat) - long
        return sorted(worth, key=lambda plan: worth[plan], reverse=True)

    def _exchanged(
        self,
        insight: Insight,
        plans: Sequence[Plan],
        known: Sequence[Sequence[Action]],
        onward: Sequence[Sequence[Action]],
        where: Where,
        over: Callable[[], bool],
    ) -> list[_Hope]:
        """The plans with their worth in an exchange in one world, the best first.

        Only the plans for which there was time are included.
        """
        title, settings = insight.title, self._level.tree.exchange
        found: list[_Hope] = []
        for plan in plans:
            if over():
                break
            again = where.copied(title)
            worth = exchange(title, again, insight.seat, plan, known, onward, settings)
            found.append(_Hope(worth, plan))
        return sorted(found, key=lambda hope: hope.worth, reverse=True)


class _Hope(NamedTuple):
    """A plan and its worth where it was found."""

    worth: int
    plan: Plan


def _best_of_each(hopes: Sequence[_Hope], plans: Plans) -> tuple[Ranked, Plans]:
    """Rank actions by the best of their plans, and enter these into ``plans``.

    ``hopes`` must be sorted, the best first.
    """
    best: dict[Action, _Hope] = {}
    for hope in hopes:
        best.setdefault(hope.plan.steps[0], hope)
    lines = {action: hope.plan.steps[1:] for action, hope in best.items()}
    then = {action: hope.plan.then for action, hope in best.items()}
    worths = {action: hope.worth for action, hope in best.items()}
    return _ranked(worths), plans._replace(lines=lines, sequels=then)


def spread(lines: Sequence[Line]) -> list[Line]:
    """The best line of each action first, then the second of each, and so on."""
    of: Counter[Action] = Counter()
    rank: dict[Line, int] = {}
    for line in lines:
        of[line.steps[0]] += 1
        rank[line] = of[line.steps[0]]
    return sorted(rank, key=lambda line: rank[line])


def distinct(plans: Sequence[Plan], most: int) -> list[Plan]:
    """The first of similar plans, and at most ``most`` for each action.

    Plans are similar if their main steps are the same, such as cards used for the same thing.
    """
    chosen: dict[tuple[Action, ...], Plan] = {}
    of: Counter[Action] = Counter()
    for plan in plans:
        if plan.main not in chosen and of[plan.steps[0]] < most:
            chosen[plan.main] = plan
            of[plan.steps[0]] += 1
    return list(chosen.values())


def _ranked(worths: Mapping[Action, int]) -> list[tuple[int, Action]]:
    ranked = [(worth, action) for action, worth in worths.items()]
    return sorted(ranked, key=lambda one: one[0], reverse=True)
