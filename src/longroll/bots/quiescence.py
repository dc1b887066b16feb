"""Playing a position on to a moment at which it can be judged.

In the middle of a march or a battle an appraisal means little: the operation must first come to its
end. `quiesce` plays on until the position is quiet. Every seat that must choose climbs: it takes
what looks best at once among a few actions, and ends the operation when nothing looks better. Where
the title has a policy (`Judgement.policy`), every seat follows it instead, to where the title
`rests`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from longroll.bots.settings import Climb
from longroll.engine.action import Action
from longroll.engine.chance import Chance, Sampled, Witness
from longroll.engine.decision import Decision
from longroll.engine.title import Title

__all__ = [
    "CLOSING",
    "allowed",
    "closing",
    "estimate",
    "few",
    "forecast",
    "quiesce",
    "stands_pat",
    "until_asked",
]

CLOSING: Final = frozenset({"pass", "stop", "done", "halt", "stay"})
"""The verbs by which titles end an operation or a phase (docs/adding-a-title.md)."""


def closing(actions: tuple[Action, ...]) -> Action | None:
    """The action that ends what is going on, or None if the list has none."""
    for action in actions:
        if action.verb in CLOSING:
            return action
    return None


def quiesce(
    title: Title, state: Any, chance: Chance, choose: random.Random, climb: Climb, looks: int = 0
) -> int:
    """Play on in ``state``, in place, until it is quiet or the game is over.

    Args:
        title: the game.
        state: a possible world; it is changed.
        chance: what answers the rules on the way.
        choose: the source of random choices among equal actions.
        climb: the limits.
        looks: the number of actions tried at each decision, besides the one that ends the
            operation; from `Climb.careful` on, all actions of a short list. With 0 every seat ends
            what can be ended and otherwise chooses at random, even where the title has a policy.

    Returns:
        The number of decisions that took, at most `Climb.limit`. After a policy's playout always 0:
        its length depends on the dice, so it is not a measure of a long or short way.
    """
    if looks and title.judgement.policy is not None:
        _follow_policy(title, state, chance, title.judgement.policy, climb.policy_limit)
        return 0
    return _play_on(title, state, chance, choose, climb, looks)


def until_asked(
    title: Title, state: Any, seat: str, chance: Chance, choose: random.Random, climb: Climb
) -> int:
    """Play on in ``state``, in place, until ``seat`` alone has a choice, or as `quiesce` does.

    A seat that chooses alone tries a single action.

    Returns:
        The number of decisions that took, at most `Climb.limit`.
    """
    return _play_on(title, state, chance, choose, climb, 1, seat)


def _follow_policy(
    title: Title,
    state: Any,
    chance: Chance,
    policy: Callable[[Any, str, Decision], Action],
    limit: int,
) -> None:
    rests = title.judgement.rests
    for _ in range(limit):
        if rests(state) or (decision := title.decision(state)) is None:
            return
        for seat in decision.seats:
            title.apply(state, seat, policy(state, seat, decision), chance)


def _play_on(
    title: Title,
    state: Any,
    chance: Chance,
    choose: random.Random,
    climb: Climb,
    looks: int,
    until: str = "",
) -> int:
    for count in range(climb.limit):
        # In this order, because most lists are never looked at, and long ones are not even made.
        if title.quiet(state) or (decision := title.decision(state)) is None:
            return count
        choices = decision.choices
        if until in choices and len(choices) == 1 and len(choices[until]) > 1:
            return count
        for seat, action in _pick(title, state, decision, choose, climb, looks):
            title.apply(state, seat, action, chance)
    return climb.limit


def estimate(
    title: Title, state: Any, seat: str, action: Action, dice: int, climb: Climb, looks: int
) -> int:
    """The worth of ``state`` to ``seat`` after ``action``, at the next quiet position.

    Each decision on the way costs one point, so that of two ways to the same end the shorter is
    better and nobody marches to and fro. Actions with the same ``dice`` meet the same luck.
    """
    return forecast(title, state, seat, action, dice, climb, looks)[0]


def forecast(
    title: Title, state: Any, seat: str, action: Action, dice: int, climb: Climb, looks: int
) -> tuple[int, bool]:
    """As `estimate`, and whether chance was asked.

    If it was not, other ``dice`` can still give another worth: they also choose which of many steps
    are tried on the way.
    """
    if stands_pat(title, state, action):
        return title.appraise(state, seat), False
    after = title.copy(state)
    title.decision(after)
    chance = Witness(Sampled(dice))
    title.apply(after, seat, action, chance)
    steps = quiesce(title, after, chance, random.Random(dice), climb, looks)
    worth, rolled = title.appraise(after, seat) - steps, bool(chance.outcomes)
    if action.verb in title.judgement.foresight.opens:
        for order in allowed(title, state, after, seat, climb.allowed, random.Random(dice)):
            value, by_chance = forecast(title, after, seat, order, dice, climb, looks)
            worth, rolled = max(worth, value - 1), rolled or by_chance
    return worth, rolled


def allowed(
    title: Title, state: Any, after: Any, seat: str, most: int, choose: random.Random
) -> list[Action]:
    """The most promising orders that ``seat`` has ``after`` an action and did not have before."""
    before, now = title.decision(state), title.decision(after)
    if now is None or not title.quiet(after):
        return []
    known = set(before.choices.get(seat, ())) if before is not None else set[Action]()
    orders = [action for action in now.choices.get(seat, ()) if action not in known]
    return few(title, after, seat, orders, most, choose) if len(orders) > most else orders


def stands_pat(title: Title, state: Any, action: Action) -> bool:
    """Whether an action is worth the same as the position as it stands (`Foresight.stand_pat`)."""
    verbs = title.judgement.foresight.stand_pat
    if action.verb not in verbs.values() or (decision := title.decision(state)) is None:
        return False
    asked = any(verbs.get(prompt.key) == action.verb for prompt in decision.prompts.values())
    return asked and title.quiet(state)


def _pick(
    title: Title, state: Any, decision: Decision, choose: random.Random, climb: Climb, looks: int
) -> list[tuple[str, Action]]:
    """An action for every choosing seat."""
    alone = len(decision.choices) == 1
    chosen: list[tuple[str, Action]] = []
    for seat, actions in decision.choices.items():
        if len(actions) == 1:
            action = actions[0]
        elif looks and alone and climb.played_out and _tells_nothing(title, decision, seat):
            action = _play_out(title, state, seat, actions, choose, climb, looks)
        elif looks and alone:
            action = _climb(title, state, seat, actions, choose, climb, looks)
        else:
            action = closing(actions) or actions[int(choose.random() * len(actions))]
        chosen.append((seat, action))
    return chosen


def _tells_nothing(title: Title, decision: Decision, seat: str) -> bool:
    """Whether the answers to a decision all look alike at once (`Foresight.later`)."""
    return decision.prompts[seat].key in title.judgement.foresight.later


def _play_out(
    title: Title,
    state: Any,
    seat: str,
    actions: tuple[Action, ...],
    choose: random.Random,
    climb: Climb,
    looks: int,
) -> Action:
    """The action that is best for ``seat`` at the next quiet position, as the mean of some throws.

    On the way there nothing else is played out: every seat climbs.
    """
    tried = list(actions)
    if len(tried) > climb.short_list:
        tried = few(title, state, seat, tried, climb.short_list, choose)
    throws = [choose.getrandbits(32) for _ in range(climb.played_out)]
    plain = replace(climb, played_out=0)
    worth = [
        (sum(estimate(title, state, seat, action, dice, plain, looks) for dice in throws), action)
        for action in tried
    ]
    best = max(value for value, _ in worth)
    return choose.choice([action for value, action in worth if value == best])


def _climb(
    title: Title,
    state: Any,
    seat: str,
    actions: tuple[Action, ...],
    choose: random.Random,
    climb: Climb,
    looks: int,
) -> Action:
    """The action that is best for ``seat`` at once; the closing one if none is better.

    Of a list that is not short, only the most promising ``looks`` actions are tried.
    """
    end = closing(actions)
    others = [action for action in actions if action is not end]
    if len(others) > (max(looks, climb.short_list) if looks >= climb.careful else looks):
        others = few(title, state, seat, others, looks, choose)
    dice = choose.getrandbits(32)
    worth = [(_after(title, state, seat, action, dice), action) for action in others]
    best = max(value for value, _ in worth)
    if end is not None and _after(title, state, seat, end, dice) >= best:
        return end
    return choose.choice([action for value, action in worth if value == best])


def few(
    title: Title,
    state: Any,
    seat: str,
    actions: Sequence[Action],
    looks: int,
    choose: random.Random,
) -> list[Action]:
    """The ``looks`` most promising actions, or a random sample if the title has no opinion."""
    priorities = title.judgement.priorities
    if priorities is None:
        return choose.sample(actions, looks)
    hopes = priorities(state, seat, actions)
    order = sorted(range(len(actions)), key=lambda number: (-hopes[number], choose.random()))
    return [actions[number] for number in order[:looks]]


def _after(title: Title, state: Any, seat: str, action: Action, dice: int) -> int:
    twin = title.copy(state)
    title.apply(twin, seat, action, Sampled(dice))
    return title.appraise(twin, seat)
