"""Information-set Monte Carlo tree search over possible worlds.

One tree serves all worlds: an edge is what a seat does, so a choice is judged over everything that
its seat cannot know. Each iteration (a look) deals a world, walks down the tree, tries one action
more, and appraises the position.

* **Operations.** On the way down, whatever an action begins is played to its end (`quiesce`) before
  the next node. So a march is judged where it ends, and no node is reached by steps tried at
  random. An action of the root is carried out along its best line, if one was found
  (`bots/beam.py`).
* **Halving.** At the root the actions that look best at one ply get equally many looks, then the
  better half of them, and so on. Dice make every look uncertain, so all looks go to telling nearly
  equal actions apart. The one-ply worth counts as a few looks. The search ends early when one
  action is clearly the best, or the choice does not matter.
* **Widening.** Elsewhere a node visited n times tries at most ``widening_factor * n **
  widening_power`` actions, each the most promising of a few at one ply.
* **Values** are averages of appraisals, so that a small chance of a decided game counts for what it
  is worth. Only UCB1, which selects below the root, scales them to lie between 0 and 1 (`Scale`).
* **Simultaneous choices** use regret matching: each seat mixes its actions by how much it regrets
  not having played them, and in the end plays its average mixture.

Budgets are iterations, so that a choice depends on the seed alone. A deadline can be added for a
table that must not wait.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean, stdev
from typing import Any

from longroll.bots.beam import follow
from longroll.bots.insight import Insight
from longroll.bots.nodes import Edge, Node, Regrets, Scale
from longroll.bots.plans import Plan, Plans, Where, exchange
from longroll.bots.quiescence import estimate, quiesce, stands_pat
from longroll.bots.settings import Tree
from longroll.engine.action import Action
from longroll.engine.chance import Sampled
from longroll.engine.decision import Decision
from longroll.engine.title import Title

__all__ = ["Search"]


class _Step:
    """A step of the walk down: node, seat, action, and its probability under regret matching.

    The probability is 0 where regret matching was not used.
    """

    __slots__ = ("action", "node", "probability", "seat")

    def __init__(self, node: Node, seat: str, action: Action, probability: float = 0.0) -> None:
        self.node, self.seat, self.action, self.probability = node, seat, action, probability


class Search:
    """A search from one decision.

    Args:
        insight: the decision as its seat knows it.
        choose: the only source of randomness of the search.
        tree: the settings.

    The title decides (`Foresight`) how carefully operations are played out (`quiesce`), and whether
    the search goes on from their end. It never goes on after a step of an operation: what comes
    later was considered when the operation began.
    """

    def __init__(self, insight: Insight, choose: random.Random, tree: Tree) -> None:
        self._insight = insight
        self._tree = tree
        self._title: Title = insight.title
        self._choose = choose
        foresight = insight.title.judgement.foresight
        self._care, self._deep = foresight.care, foresight.deep and insight.quiet
        self._scale = Scale(tree.spread)
        self._priors: dict[Action, int] = {}
        self._plans = Plans()
        self._field: list[Action] = []
        self._seeds: list[tuple[int, int]] = []
        self._seen: dict[Action, list[int]] = {}
        self._usual = insight.usual()
        self._rest = insight.rest()
        self.root = Node()
        self.root.order = list(insight.actions)

    def prefer(self, ranked: Sequence[tuple[int, Action]], plans: Plans | None = None) -> None:
        """Try the actions of the root in this order, with their one-ply worths as priors.

        The spread of the worths sets the scale, and each worth counts as a few visits. ``plans``
        are followed as long as the world of a look allows them. If they include answers, each look
        is an exchange of plans and goes no deeper, and the worths must come from exchanges too.
        """
        self._plans = plans or Plans()
        self.root.order = [action for _, action in ranked]
        worths = sorted(worth for worth, _ in ranked)
        low, high = worths[len(worths) // 4], worths[-1]
        self._scale = Scale(max(high - low, self._tree.spread))
        self._scale.share(self._insight.seat, (low + high) // 2)
        self._priors = {action: worth for worth, action in ranked}

    def consider(self, actions: Sequence[Action]) -> None:
        """Try only these actions of the root, the policy's choice first."""
        self.root.order = sorted(actions, key=lambda action: action != self._usual)

    def run(self, iterations: int, over: Callable[[], bool] = lambda: False) -> int:
        """Make ``iterations`` looks, or fewer if ``over`` says so.

        Returns:
            The number of looks made.
        """
        alone = len(self._insight.decision.choices) == 1
        looked = 0
        for quota in self._stages(iterations) if alone else (iterations,):
            for _ in range(quota):
                if over():
                    return looked
                self._look()
                looked += 1
                if alone and not looked % len(self._field) and self._decided():
                    return looked
            self._halve()
        return looked

    def _decided(self) -> bool:
        """Whether more looks would hardly change the choice: see `Tree.clear` and `Tree.trifle`.

        The actions are compared look by look, because looks with the same number share a world. The
        search goes on while the priors outweigh the looks.
        """
        seen = [self._seen.get(action, []) for action in self._field]
        count = min(map(len, seen))
        if count < self._tree.enough:
            return False
        best = max(seen, key=lambda worths: sum(worths[:count]))
        ahead = [_lead(best, other, count) for other in seen if other is not best]
        clear = all(lead > self._tree.clear * error for lead, error in ahead)
        if clear and self._seen.get(self.best()) is best:
            return True
        return all(lead + 2 * error < self._tree.trifle for lead, error in ahead)

    def _stages(self, iterations: int) -> Iterator[int]:
        """The number of looks before each halving of the field."""
        tree = self._tree
        each = tree.exchanges_per_action if self.judged else tree.looks_per_action
        count = max(tree.fewest_actions, min(tree.most_actions, iterations // each))
        self._field = self._with_rest(self.root.order[:count])
        left, stages = iterations, max(1, (len(self._field) - 1).bit_length())
        for stage in range(stages):
            quota = left // (stages - stage)
            left -= quota
            yield quota

    def _halve(self) -> None:
        """Keep the better half of the field."""
        ranked = sorted(self._field, key=self.value, reverse=True)
        self._field = ranked[: max(self._tree.kept, (len(ranked) + 1) // 2)]
        if (usual := self._usual) is not None and usual in set(ranked) - set(self._field):
            self._field[-1] = usual
        self._field = self._with_rest(self._field)

    def _with_rest(self, field: list[Action]) -> list[Action]:
        """``field`` with the action that rests, because an order must be better than that."""
        if self._rest is None or self._rest in field or self._rest not in self.root.order:
            return field
        return [*field, self._rest]

    def best(self) -> Action:
        """The action to play: the best of those with at least half of the most looks.

        In a simultaneous choice it is drawn from the average mixture.
        """
        seat, actions = self._insight.seat, self._insight.actions
        if len(self._insight.decision.choices) > 1 and seat in self.root.regrets:
            return self.root.regrets[seat].average(actions, self._choose)
        edges = [edge for edge in map(self.root.edges.get, actions) if edge is not None]
        if not edges:
            return self.root.order[0]  # no time for a single look: the first in order
        most = max(edge.visits for edge in edges)
        looked = (edge for edge in edges if 2 * edge.visits >= most)
        best = max(looked, key=lambda edge: (edge.mean, edge.action == self._rest)).action
        return self._trusted(best, self._usual or best)

    def _trusted(self, best: Action, usual: Action) -> Action:
        """``best`` if it leads the policy's choice by more than luck (`Tree.trust`), else that."""
        tried, known = (self._seen.get(action, []) for action in (best, usual))
        count = min(len(tried), len(known))
        if best == usual or count < self._tree.leads:
            return usual if usual in self.root.edges else best
        ahead, error = _lead(tried, known, count)
        return best if ahead > self._tree.trust * error else usual

    def seen(self, action: Action) -> Sequence[int]:
        """The result of each look at ``action`` of the root, without the looks of helpers."""
        return self._seen.get(action, ())

    def plan(self, action: Action) -> tuple[Sequence[Action], Sequence[Action]]:
        """The steps that carry out ``action`` of the root, and those of the operation after it."""
        return self._plans.lines.get(action, ()), self._plans.sequels.get(action, ())

    @property
    def judged(self) -> bool:
        """Whether plans are judged by the answers to them."""
        return self._plans.answers is not None

    def lead(self, action: Action) -> int:
        """By how much the plan of ``action`` stands better after the answers than a climb.

        Measured in the worlds of the first looks (`Tree.leads`), and never negative; 0 where plans
        are not judged by answers.
        """
        line, then = self.plan(action)
        known, ahead = self._plans, [0]
        if known.answers is None or not line:
            return 0
        for world, dice in self._seeds[: self._tree.leads]:
            whole, climb = (
                exchange(
                    self._title,
                    Where(self._insight.world(world), dice),
                    self._insight.seat,
                    Plan((action, *steps), tuple(then)),
                    known.answers,
                    known.onward,
                    self._tree.exchange,
                )
                for steps in (line, ())
            )
            ahead.append(whole - climb)
        return max(0, sum(ahead) // max(1, len(ahead) - 1))

    def visits(self) -> dict[Action, int]:
        """How often each action of the root was tried, without priors."""
        return {action: edge.visits - edge.prior for action, edge in self.root.edges.items()}

    def value(self, action: Action) -> float:
        """The worth of ``action`` of the root to its seat: the average of the appraisals.

        Before the first look it is the one-ply worth, or 0 if that is unknown.
        """
        edge = self.root.edges.get(action)
        return edge.mean if edge is not None else self._priors.get(action, 0)

    # --- One iteration --------------------------------------------------------------------------

    def _look(self) -> None:
        title = self._title
        world, dice = self._deal()
        state, chance = self._insight.world(world), Sampled(dice)
        worth: dict[str, int] = {}
        if self._plans.answers is not None:
            step, value = self._exchange(state, dice)
            steps, long, worth[step.seat] = [step], 0, value
        else:
            steps, long = self._walk(state, chance)
        for step in reversed(steps):
            if step.seat not in worth:
                # Of two ways to the same end the shorter is better.
                worth[step.seat] = title.appraise(state, step.seat) - long
            self._learn(step, worth[step.seat])
        if self._field:
            self._seen.setdefault(steps[0].action, []).append(worth[steps[0].seat])

    def _deal(self) -> tuple[int, int]:
        """The seeds of the next look's world and dice.

        Every action of the field gets the same ones in its first look, in its second, and so on, so
        that none looks better by luck.
        """
        count = self._looks_at(self._next()) if self._field else len(self._seeds)
        while count >= len(self._seeds):
            self._seeds.append((self._choose.getrandbits(32), self._choose.getrandbits(32)))
        return self._seeds[count]

    def _exchange(self, state: Any, dice: int) -> tuple[_Step, int]:
        """One look at a plan of the root by an exchange: the step, and the plan's worth."""
        seat, action = self._insight.seat, self._next_of_field()
        line, then = self.plan(action)
        plan, known = Plan((action, *line), tuple(then)), self._plans
        self.root.visits += 1
        worth = exchange(
            self._title,
            Where(state, dice),
            seat,
            plan,
            known.answers or (),
            known.onward,
            self._tree.exchange,
        )
        return _Step(self.root, seat, action), worth

    def _walk(self, state: Any, chance: Sampled) -> tuple[list[_Step], int]:
        """Walk down the tree to a new node, or to the end of the game.

        A search that goes no deeper than the operation takes a single step.

        Returns:
            The steps taken in the tree, and the number of decisions in all.
        """
        steps: list[_Step] = []
        node, long, climb = self.root, 0, self._tree.climb
        for _ in range(self._tree.depth):
            decision = self._title.decision(state)
            if decision is None:
                break
            taken = self._take(node, decision, state)
            if len(taken) == 1 and self._stands(node, state, taken[0].action):
                node.visits += 1
                return [*steps, taken[0]], long
            for step in taken:
                self._title.apply(state, step.seat, step.action, chance)
            long += len(taken)
            if node is self.root and len(taken) == 1:
                line = self._plans.lines.get(taken[0].action, ())
                long += follow(self._title, state, taken[0].seat, line, chance, self._choose, climb)
            long += quiesce(self._title, state, chance, self._choose, climb, self._care)
            if node is self.root:
                long += self._go_on(state, taken[0], chance)
            steps += taken
            node.visits += 1
            edge = node.edges[taken[0].action] if len(taken) == 1 else _joint(node, taken)
            node = edge.child
            if edge.visits == edge.prior or not self._deep:
                break
        return steps, long

    def _stands(self, node: Node, state: Any, action: Action) -> bool:
        """Whether a look at ``action`` ends with the position as it stands (`Foresight.stand_pat`).

        Where later looks at other actions go deeper, those at this one do too: otherwise the others
        would count what the end of a turn brings, and this one would not.
        """
        edge = node.edges[action]
        first = edge.visits == edge.prior
        return (first or not self._deep) and stands_pat(self._title, state, action)

    def _go_on(self, state: Any, begun: _Step, chance: Sampled) -> int:
        """Begin the known sequel of an action of the root; the number of decisions that took."""
        title, then, seat = self._title, self._plans.sequels.get(begun.action, ()), begun.seat
        asked = title.decision(state) if then and title.quiet(state) else None
        if asked is None or not asked.allows(seat, then[0]):
            return 0
        title.apply(state, seat, then[0], chance)
        long = 1 + follow(title, state, seat, then[1:], chance, self._choose, self._tree.climb)
        return long + quiesce(title, state, chance, self._choose, self._tree.climb, self._care)

    def _take(self, node: Node, decision: Decision, state: Any) -> list[_Step]:
        if len(decision.choices) == 1:
            seat = decision.seat
            return [_Step(node, seat, self._select(node, decision.actions, state, seat))]
        taken: list[_Step] = []
        for seat, actions in decision.choices.items():
            regrets = node.regrets.setdefault(seat, Regrets())
            action, probability = regrets.draw(actions, self._choose, self._tree.uniform)
            taken.append(_Step(node, seat, action, probability))
        return taken

    def _select(self, node: Node, actions: Sequence[Action], state: Any, seat: str) -> Action:
        """A new action while the node may widen, else the one with the highest confidence bound."""
        if node is self.root:
            return self._next_of_field()
        known = [edge for edge in map(node.edges.get, actions) if edge is not None]
        tree = self._tree
        width = tree.widening_factor * (node.visits + 1) ** tree.widening_power
        if len(known) < min(len(actions), width):
            action = self._untried(node, actions, state, seat)
            node.edges[action] = Edge(action)
            return action
        spread = math.log(node.visits + 1)
        return max(
            known,
            key=lambda edge: (
                self._scale.share(seat, edge.mean)
                + tree.exploration * math.sqrt(spread / (edge.visits + 1))
            ),
        ).action

    def _next_of_field(self) -> Action:
        """The action of the field with the fewest looks; its edge is made before its first look."""
        action = self._next()
        if action not in self.root.edges:
            value = self._priors.get(action)
            prior = self._tree.prior_exchanges if self.judged else self._tree.prior_visits
            self.root.edges[action] = Edge(action, 0 if value is None else prior, value or 0.0)
        return action

    def _next(self) -> Action:
        return min(self._field, key=self._looks_at)

    def _looks_at(self, action: Action) -> int:
        """The number of looks at an action of the root."""
        edge = self.root.edges.get(action)
        return edge.visits - edge.prior if edge is not None else 0

    def _untried(self, node: Node, actions: Sequence[Action], state: Any, seat: str) -> Action:
        """The most promising of a few untried actions."""
        fresh = [action for action in actions if action not in node.edges]
        tree = self._tree
        if len(fresh) > tree.guesses:
            fresh = self._choose.sample(fresh, tree.guesses)
        if len(fresh) == 1:
            return fresh[0]
        dice = self._choose.getrandbits(32)

        def promise(action: Action) -> int:
            return estimate(self._title, state, seat, action, dice, tree.climb, tree.glance)

        return max(fresh, key=promise)

    def _learn(self, step: _Step, worth: int) -> None:
        share = self._scale.share(step.seat, worth)  # always, because the first one sets the middle
        if step.probability:
            step.node.regrets[step.seat].learn(step.action, step.probability, share)
            return
        edge = step.node.edges[step.action]
        edge.visits += 1
        edge.total += worth


def _lead(one: Sequence[int], other: Sequence[int], count: int) -> tuple[float, float]:
    """The mean lead of ``one`` over ``other`` in their first looks, and its standard error."""
    ahead = [a - b for a, b in zip(one[:count], other[:count], strict=True)]
    return fmean(ahead), stdev(ahead) / math.sqrt(count)


def _joint(node: Node, taken: Sequence[_Step]) -> Edge:
    """The edge for what several seats did at once, under a name that no action has."""
    name = Action("together", tuple(str(step.action).replace(" ", "/") for step in taken))
    if name not in node.edges:
        return node.edges.setdefault(name, Edge(name))
    node.edges[name].visits += 1
    return node.edges[name]
