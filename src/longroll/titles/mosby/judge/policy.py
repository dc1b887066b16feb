"""A plain player's policy, which chooses at once from what lies on the table, for playouts.

In operations he goes for what pays best after the cost of the way, of the noise and of the depth
inside the lines. Hunted he fights enemies that he can beat, hides, or rides home and scatters. He
never plans more than one deed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.decision import Decision

from ..base import (
    AMBUSH,
    AMES,
    CHAPMAN,
    CHARGE,
    FALSE_TRAIL,
    GUIDE,
    HIDE,
    NIGHT_MARCH,
    OVERCOATS,
    card_key,
    space_key,
    unit_key,
)
from ..combat import Combat
from ..components import CARDS, EVERYWHERE, FAR, NEIGHBOURS, SLOW, TABLES
from ..state import MosbyState
from ..victory import needed
from .field import NOWHERE, Field, Prize, Ways, depths
from .odds import odds
from .weights import POLICY as W

__all__ = ["hopes", "plain"]

SCATTER: Final = act("scatter")
DONE: Final = act("done")


def plain(state: MosbyState, _seat: str, decision: Decision) -> Action:
    """One of the actions of ``decision``, always the same in the same position."""
    actions = decision.actions
    if len(actions) == 1:
        return actions[0]
    answer = _ANSWERS.get(decision.prompt.key)
    return actions[0] if answer is None else answer(state, decision)


# --- Operations ----------------------------------------------------------------------------------


def _operate(state: MosbyState, decision: Decision) -> Action:
    """What pays best, or the way home."""
    field = Field(state)
    if state.mosby in field.carriers:
        for action in decision.actions:
            if action.verb == "capture":
                return action
    prizes = list(_wanted(field))
    free = _free_to_leave(field)
    ways = field.ways(max((prize.worth for prize in prizes), default=0) if free else NOWHERE)
    best = _best(field, prizes, ways)
    if best is None:
        return _home(field, decision)
    if best.space != state.mosby:
        return _towards(field, ways, best.space, decision)
    return best.deed if decision.allows(decision.seat, best.deed) else _home(field, decision)


def _won(state: MosbyState, price: int) -> bool:
    """Whether the war is won if the last turn ends now at a cost of ``price`` points (21.1)."""
    last = state.turn == state.last_turn
    return last and state.points - price >= needed(state, state.turn)


def _free_to_leave(field: Field) -> bool:
    """Whether the turn may end now: he has enough points (3.2), and is not forgotten (20.4)."""
    return field.state.hunted and not field.behind


def _best(field: Field, prizes: Sequence[Prize], ways: Ways) -> Prize | None:
    """The deed or the look at a hidden space that pays best after its cost, if any does."""
    state = field.state
    deep = depths(state.lines)
    best, found = W.least if _free_to_leave(field) else -NOWHERE, None
    for prize in prizes:
        space = prize.space
        worth = prize.worth - ways.cost[space] - W.depth * deep[space]
        if worth > best:  # the noise last, because it takes longest
            worth -= 0 if prize.deed is DONE else field.noise(space)
            if worth > best:
                best, found = worth, prize
    return found


def _wanted(field: Field) -> list[Prize]:
    """All deeds, and the looks at hidden spaces, which make no noise (`DONE`)."""
    unknown = field.unknown()
    hidden = members(field.state.unrevealed & ~(1 << field.state.mosby))
    return [*field.prizes(), *[Prize(unknown, space, DONE) for space in hidden]]


def _towards(field: Field, ways: Ways, goal: int, decision: Decision) -> Action:
    """The next step of a way: before it a look, and a card for an entry that may wake a unit."""
    state, seat = field.state, decision.seat
    way = ways.to(goal, state.mosby)
    step = way[0]
    key = space_key(step)
    led = state.ames > 0 and state.inside(step)
    scout = act("scout", key)
    if not led and decision.allows(seat, scout):
        return scout
    last = field.behind and state.turn == state.last_turn  # cards are worthless afterwards
    if not led and field.entries[step] - W.step > (0 if last else W.card):
        choices = [act("go", key, card_key(GUIDE))]
        if len(way) > 1:
            choices.append(act("play", AMES))
        if last or all(at < 0 for at in state.leaders):
            choices.append(act("go", key, card_key(OVERCOATS)))
        for choice in choices:
            if decision.allows(seat, choice):
                return choice
    go = act("go", key)
    return go if decision.allows(seat, go) else decision.actions[-1]


def _home(field: Field, decision: Decision, far: tuple[int, ...] = ()) -> Action:
    """Scatter, or the way out of the lines; ``far`` are links that make a space costlier."""
    if decision.allows(decision.seat, SCATTER):
        return SCATTER
    state, ways = field.state, field.ways()
    best, goal = NOWHERE, -1
    for space in members(EVERYWHERE & ~state.lines & ~(1 << state.mosby)):
        if space not in field.awake:
            price = ways.cost[space] + (W.step * far[space] if far else 0)
            if price < best:
                best, goal = price, space
    return decision.actions[-1] if goal < 0 else _towards(field, ways, goal, decision)


# --- Rounds --------------------------------------------------------------------------------------


def _evade(state: MosbyState, decision: Decision) -> Action:
    """Fight an enemy that he can beat, hide, work on while nobody is near, or ride home."""
    field = Field(state)
    seat, here = decision.seat, state.mosby
    hunters = field.hunters()
    far = FAR[here]
    choices = _strike(field, decision)
    choices.append(act("play", HIDE))
    if len(hunters) == 1:
        choices.append(act("play", FALSE_TRAIL, unit_key(hunters[0])))
    choices += [action for action in decision.actions if action.verb == "capture"]
    prizes = sorted((one for one in field.prizes() if one.space == here), reverse=True)
    if min(far[state.at[unit]] for unit in hunters) >= W.clear:
        choices += [one.deed for one in prizes if one.worth > field.noise(here)]
    elif field.behind:  # getting away loses, too (3.2): try what saves the turn
        choices += [one.deed for one in prizes if _makes(state, one.deed)]
    if decision.allows(seat, SCATTER):
        choices.append(DONE if field.behind else SCATTER)
    choices.append(act("play", NIGHT_MARCH))
    if not state.inside(here) and here not in field.awake:
        choices.append(DONE)
    for choice in choices:
        if decision.allows(seat, choice):
            return choice
    found = _home(field, decision, far)
    return found if decision.allows(seat, found) else DONE


def _makes(state: MosbyState, deed: Action) -> bool:
    """Whether a charge or a kidnapping that succeeds brings the points that the turn needs."""
    if deed.verb not in ("demolish", "kidnap"):
        return False
    key = "leader" if deed.verb == "kidnap" else str(deed.args[0])
    points = TABLES.performance.get(key, TABLES.performance["wagon-train"])[0]
    if key == "depot":
        points += dict(state.depots)[state.mosby]
    return state.points + points >= needed(state, state.turn)


def _strike(field: Field, decision: Decision) -> list[Action]:
    """Attack here, or ride to the best of the adjacent fights, if any is good."""
    state, here = field.state, field.state.mosby
    own = field.awake.get(here, 0) + field.asleep.get(here, 0)
    if own and field.fight(own) > 0:
        return [act("attack")]
    left = _asked(decision, "left")
    best, found = 0, -1
    for space in NEIGHBOURS[here]:
        slow = state.winter and SLOW[here] >> space & 1
        if space in field.awake and left > (TABLES.slow_cost if slow else 1):
            worth = field.fight(field.awake[space] + field.asleep.get(space, 0))
            if worth > best:
                best, found = worth, space
    return [act("go", space_key(found))] if found >= 0 else []


# --- Fights and cards ----------------------------------------------------------------------------


def _stand(state: MosbyState, decision: Decision) -> Action:
    """Stand if that is worth more than disbanding, or than a skedaddle without a cost (14.2)."""
    field = Field(state)
    free = decision.actions[-1].verb == "play"
    wounded = 0 if free else -TABLES.performance["wound"][0]
    price = 0 if free else -TABLES.performance["disbanding"][0]
    if _won(state, price + wounded) and (free or not state.wound):
        return decision.actions[-1]
    disbanding = TABLES.performance["disbanding"][0] * 100 - W.casualty
    worth, won = field.stand(field.awake.get(state.mosby, 0))
    stands = worth >= (0 if free else disbanding) or (field.behind and won > 0)
    return act("stand") if stands else decision.actions[-1]


def _arm(state: MosbyState, decision: Decision) -> Action:
    """Play cards that may turn the die: they are lost at the end of the turn anyway."""
    combat = state.stack[-1]
    assert isinstance(combat, Combat)
    force = combat.force(state)
    hopeful = odds(_asked(decision, "amount"), force.mosby, force.union).lost == 0
    wanted = (CHAPMAN,) if hopeful else (CHAPMAN, CHARGE, AMBUSH)
    for card in wanted:
        if decision.allows(decision.seat, act("play", card)):
            return act("play", card)
    return act("roll")


def _again(state: MosbyState, decision: Decision) -> Action:
    """Counterattack after a lost fight, unless the war is won anyway."""
    combat = state.stack[-1]
    assert isinstance(combat, Combat)
    if not combat.result.startswith("D"):
        return decision.actions[0]
    factors = min(int(combat.result[1:] or 0), state.factor)
    deeds = TABLES.performance
    price = -deeds["combat-lost"][0] - factors * deeds["own-factor"][0] - deeds["wound"][0]
    return decision.actions[0 if _won(state, price) else 1]


def _pay(_state: MosbyState, decision: Decision) -> Action:
    """Event 34: discard the least valuable card, and never accept the chance of a wound."""
    rank = {card: place for place, card in enumerate(W.spare)}
    cards = [action for action in decision.actions if action.verb == "discard"]
    return min(cards, key=lambda one: rank.get(CARDS[one.integer(0)].key, len(rank)))


def _asked(decision: Decision, name: str) -> int:
    """A number in the question."""
    return int(next(value for key, value in decision.prompt.args if key == name))


def _decline(_state: MosbyState, _decision: Decision) -> Action:
    return act("pass")


_ANSWERS: Final[Mapping[str, Callable[[MosbyState, Decision], Action]]] = {
    "prompt-operations": _operate,
    "prompt-round": _evade,
    "prompt-stand": _stand,
    "prompt-combat-cards": _arm,
    "prompt-counterattack": _again,
    "prompt-interrogate": _decline,
    "prompt-shot": _pay,
}
"""To any other question he gives the first answer: a helpful card is played."""


# --- What is worth a try -------------------------------------------------------------------------


def hopes(state: MosbyState, _seat: str, actions: Sequence[Action]) -> list[float]:
    """How promising actions look: those that lead to a deed by its value after costs."""
    if state.mosby < 0 or not state.factor:
        return [0.0] * len(actions)
    field = Field(state)
    ways, deep = field.ways(), depths(state.lines)
    steps: dict[str, int] = {}
    here: dict[Action, int] = {}
    for prize in _wanted(field):
        noise = 0 if prize.deed is DONE else field.noise(prize.space)
        if prize.space == state.mosby:
            here[prize.deed] = prize.worth - noise
        elif ways.cost[prize.space] < NOWHERE:
            net = prize.worth - noise - ways.cost[prize.space] - W.depth * deep[prize.space]
            step = space_key(ways.to(prize.space, state.mosby)[0])
            steps[step] = max(net, steps.get(step, net))
    return [float(_hope(action, steps, here)) for action in actions]


def _hope(action: Action, steps: Mapping[str, int], here: Mapping[Action, int]) -> int:
    """The value of one: a look before a step, the step and a card for it rank side by side."""
    if action.verb in ("go", "scout"):
        return steps.get(action.args[0], -NOWHERE) - len(action.args)
    return here.get(action, W.least)
