"""How good a position is, in hundredths of a point: what a player looks at (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Mapping

from longroll.board.region import members
from longroll.engine.memo import remembered

from ..base import COLTS, HORSES, HOWITZER, SCOUTS
from ..combat import UNION, Force
from ..components import BESIDE, BRIDGES, CARDS, COMBAT, EVERYWHERE, FAR, RAILS, TABLES, TURNS
from ..state import SEAT, MosbyState
from ..victory import needed
from .weights import W

__all__ = ["appraise", "gauges", "lost"]

_PERMANENT = dict(zip((HORSES, COLTS, HOWITZER, SCOUTS), W.keep, strict=True))
_HUNDRED = 100
_FACES = 6


def appraise(state: MosbyState) -> int:
    """How good a position that nobody has won is."""
    worth = _standing(state) - W.wound * state.wound
    worth += sum(_PERMANENT.get(card, 0) for card in state.hand)
    if state.mosby < 0:
        return worth
    worth += W.factor * state.factor - W.alert * state.alert + W.food * state.food
    worth += W.card * sum(not CARDS[card].permanent for card in state.hand)
    return worth + _hopes(state) - _danger(state)


def lost(state: MosbyState) -> int:
    """What a war that is lost is worth: a die decides most things, so that it is weighed as odds.

    To have come far is better than to have lost at once (21.2).
    """
    return -W.lost + W.point * state.points // 2


def _standing(state: MosbyState) -> int:
    """Points, and how they stand to what this turn and the next want (3.2)."""
    points, turn = state.points, state.turn
    short = max(0, min(W.most, needed(state, turn) - points))
    after = needed(state, min(turn + 1, state.last_turn))
    ahead = min(points, after)
    return W.point * ahead + W.ahead * ahead - W.short * short + W.surplus * max(0, points - after)


def _hopes(state: MosbyState) -> int:
    """What is still to be had this turn, the nearer the better."""
    far = FAR[state.mosby]
    wanted: list[int] = []
    for space, value in _prizes(state):
        links = far[space]
        if links < len(W.reach):
            wanted.append(value * W.reach[links])
    wanted.sort(reverse=True)
    hope = sum(value * part for value, part in zip(wanted, W.fewer, strict=False))
    found = hope * W.prize * W.point // _HUNDRED**3
    return found if state.pursued else found + W.tempo


def _prizes(state: MosbyState) -> list[tuple[int, int]]:
    """Spaces with what they promise, in points."""
    lines = state.lines
    rail, bridge = TABLES.performance["railroad"][0], TABLES.performance["bridge"][0]
    found: dict[int, int] = {}
    for space in members(lines & RAILS & ~state.rails):
        found[space] = rail
    for space in members(lines & BRIDGES & ~state.bridges):
        found[space] = found.get(space, 0) + bridge
    for space, value in state.depots:
        if lines >> space & 1:
            found[space] = found.get(space, 0) + value
    for at in state.leaders:
        if at >= 0:
            found[at] = found.get(at, 0) + TABLES.performance["leader"][0] // 2
    for unit in state.order:
        at, strength = state.at[unit], state.strength(unit)
        if strength and not state.active >> unit & 1:
            prize = _fight(state, SEAT, strength) // _HUNDRED
        else:
            prize = 0 if strength else 1
        if prize > 0:
            found[at] = found.get(at, 0) + prize
    return [*found.items()]


def _fight(state: MosbyState, attacker: str, strength: int) -> int:
    """What a combat is worth in the mean, in hundredths of a point, the turn that it may end too.

    With the permanent cards of the hand, and no others (14).
    """
    permanent = (COLTS in state.hand, HOWITZER in state.hand)
    reaction = TABLES.reaction(state.notoriety + state.alert)
    force = Force(attacker, max(1, state.factor), strength)
    mean, lost = _mean(force, reaction, permanent)
    turn = W.turn + (W.desperate if state.points < needed(state, state.turn) else 0)
    return mean - turn * lost // _FACES


@remembered(1 << 12)
def _mean(force: Force, reaction: int, permanent: tuple[bool, bool]) -> tuple[int, int]:
    """The mean of the six results in hundredths of a point, with a wound on a natural 1 (14.11).

    And on how many faces Mosby loses.
    """
    attacks = force.attacker == SEAT
    if attacks:
        ratio = TABLES.ratio(force.mosby, force.union)
    else:
        ratio = -TABLES.ratio(force.union, force.mosby)
    more = ratio + reaction + permanent[0] + (attacks and permanent[1])
    deeds = TABLES.performance
    total = lost = 0
    for face in range(1, _FACES + 1):
        result = TABLES.combat_result(face + more)
        number = int(result[1:] or 0)
        if result.startswith("R"):
            total += deeds["combat-won"][0] + force.union
            total += deeds["union-factor"][0] * min(number, force.union)
        else:
            lost += 1
            total += deeds["combat-lost"][0] + deeds["own-factor"][0] * min(number, force.mosby)
    wound = (W.wound - deeds["wound"][0] * _HUNDRED) * TABLES.wounded_to // _FACES
    return (total * _HUNDRED - wound) // _FACES, lost


def _danger(state: MosbyState) -> int:
    """What hunters will cost, and how deep Mosby is inside the lines."""
    here = state.mosby
    inside = state.inside(here)
    risk = W.deep * _depth(state) if inside else 0
    if not state.pursued:
        return risk
    far = FAR[here]
    strength, sure = 0, 0
    for unit in state.order:
        if (state.active & COMBAT) >> unit & 1:
            links = far[state.at[unit]]
            if links < len(W.hunted):
                strength += state.strength(unit)
                sure = max(sure, W.hunted[links])
    if not strength:
        return risk
    cost = max(0, min(W.run, -_fight(state, UNION, strength)))
    if not inside:
        sure = sure * W.home // _HUNDRED
    return risk + cost * sure // _HUNDRED


def _depth(state: MosbyState) -> int:
    """Links from Mosby to the nearest space outside the lines."""
    outside = EVERYWHERE & ~state.lines
    here = 1 << state.mosby
    depth = 0
    while not here & outside and depth < len(W.reach):
        depth += 1
        grown = here
        for space in members(here):
            grown |= BESIDE[space]
        here = grown
    return depth


def gauges(state: MosbyState) -> Mapping[str, int]:
    """The numbers of the war, for statistics."""
    return {
        "points": state.points,
        "needed": TURNS[state.turn].needed,
        "alert": state.alert,
        "factor": state.factor,
        "awake": (state.active & COMBAT).bit_count(),
        "units": len(state.order),
        "broken": (state.rails | state.bridges).bit_count(),
    }
