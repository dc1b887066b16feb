"""7.6 The retreat of a beaten defender: where to, what it costs, and surrender (7.6.1 to 7.6.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.procedure import DONE, Flow

from ..base import P, Proc, ask_side, side_key, space_key
from ..components import (
    CONFEDERATE,
    GENERALS,
    HOPS,
    LINKS,
    NOBODY,
    SPACE,
    UNION,
    WATER,
    Hop,
    enemy,
)
from ..control import occupy
from ..formations import Relocate, commanders, eliminate_stack, highest, infantry_generals
from ..naval_control import bar_closed_to_confederate, bar_closed_to_union
from ..ordnance import weapons_taken
from ..state import ForThePeopleState
from ..supply import has_lc
from .losses import Losses
from .naval_retreat import naval_retreat_ports

__all__ = [
    "DefenderRetreat",
    "forget_beaten",
    "land_retreats",
    "remember_beaten",
    "retreat_choices",
    "why_not_retreat",
]

_NO_RETREAT: Final = {"north-east-alabama": "5.10", "baltimore-and-ohio": "10.2.4"}
"""Links that no retreat may use (ruling B8), with the clause."""
OWN_SUPPLIED, NEUTRAL_SUPPLIED, OWN, NEUTRAL, FOE_SUPPLIED, FOE = range(1, 7)
"""The priorities 7.6.1.1, 7.6.1.2, 7.6.1.3, 7.6.1.4, 7.6.1.5 and 7.6.1.6."""


# --- Where to -----------------------------------------------------------------------------------


def _barred_way(state: ForThePeopleState, side: int, hop: Hop) -> Denial | None:
    """Why nobody of ``side`` may retreat over a link (7.6.1, 5.10, 6.2.4, 6.2.5)."""
    space = space_key(hop.to)
    if hop.kind == WATER:
        return deny("7.6.1", "deny-retreat-water", space=space)
    clause = _NO_RETREAT.get(LINKS[hop.link].rule)
    if clause is not None:
        return deny(clause, "deny-retreat-way", space=space)
    closed = bar_closed_to_confederate if side == CONFEDERATE else bar_closed_to_union
    if closed(state, hop):
        return deny("7.6.1", "deny-retreat-river", space=space)
    return None


def _barred_space(state: ForThePeopleState, side: int, came: int, to: int) -> Denial | None:
    """Why ``side`` may not retreat into a space, whatever its priority (7.6.1, ruling A1)."""
    foe = enemy(side)
    if to == came:
        return deny("7.6.1", "deny-retreat-attackers-space", space=space_key(to))
    if state.occupied(foe) >> to & 1 or state.has_fort(foe, to):
        return deny("7.6.1", "deny-retreat-enemy", space=space_key(to))
    return None


def land_retreats(state: ForThePeopleState, side: int, space: int, came: int) -> list[int]:
    """The neighbours of ``space`` that a retreat by land may enter, in the order of the map."""
    found: list[int] = []
    for hop in HOPS[space]:
        if hop.to in found or _barred_way(state, side, hop) is not None:
            continue
        if _barred_space(state, side, came, hop.to) is None:
            found.append(hop.to)
    return found


def priority(state: ForThePeopleState, side: int, to: int) -> int:
    """Which of the six priorities a space has for ``side`` (7.6.1)."""
    supplied = has_lc(state, side, to)
    owner = state.control[to]
    if owner == side:
        return OWN_SUPPLIED if supplied else OWN
    if owner == NOBODY:
        return NEUTRAL_SUPPLIED if supplied else NEUTRAL
    return FOE_SUPPLIED if supplied else FOE


def _ranked(
    state: ForThePeopleState, side: int, space: int, came: int
) -> Iterator[tuple[int, int]]:
    for to in land_retreats(state, side, space, came):
        yield priority(state, side, to), to
    if side == UNION:
        for port in members(naval_retreat_ports(state, space)):
            if port != came:
                yield OWN_SUPPLIED, port


def retreat_choices(
    state: ForThePeopleState, side: int, space: int, came: int
) -> tuple[int, list[int]]:
    """The best priority that any space has, and the spaces that have it (7.6.1, 7.6.2).

    A port to which the Union may sail counts as priority 1. No space: (0, []), a surrender.
    """
    ranked = sorted(set(_ranked(state, side, space, came)))
    if not ranked:
        return 0, []
    best = ranked[0][0]
    return best, [to for rank, to in ranked if rank == best]


def why_not_retreat(
    state: ForThePeopleState, side: int, space: int, came: int, to: int
) -> Denial | None:
    """Why a retreat from ``space`` to ``to`` is barred, priorities apart; None if it is not."""
    ways = [hop for hop in HOPS[space] if hop.to == to]
    if side == UNION and to != came and naval_retreat_ports(state, space) >> to & 1:
        return None
    if not ways:
        return deny("7.6.1", "deny-retreat-not-adjacent", space=space_key(to))
    barred = [_barred_way(state, side, hop) for hop in ways]
    if all(barred):
        return barred[0]
    return _barred_space(state, side, came, to)


# --- A force once beaten (7.2.2) ----------------------------------------------------------------


def forget_beaten(state: ForThePeopleState) -> None:
    """The enemy's movement is over: beaten forces retreat freely no more (7.2.2)."""
    state.beaten_forces = 0


def remember_beaten(state: ForThePeopleState, side: int, to: int, rank: int) -> None:
    """An army or corps beaten in this movement, under a general of ``rank``, has come to ``to``.

    It may retreat before battle without a roll until the movement ends, unless it has come to a
    general of higher politics; then it may no more (7.2.2, ruling B7). ``rank`` -1: no general.
    """
    others = [GENERALS[g].politics for g in infantry_generals(state, side, to)]
    if rank >= 0 and rank >= max(others, default=0):
        state.beaten_forces |= 1 << to


def force_rank(state: ForThePeopleState, side: int, space: int) -> int:
    """The politics of whoever commands in a space; 0 cavalry or generic; -1 for no general."""
    if state.army_in(side, space) >= 0:
        return max([GENERALS[g].politics for g in infantry_generals(state, side, space)] + [0])
    found = commanders(state, side, space)
    return GENERALS[highest(found)[0]].politics if found else -1


# --- The procedure ------------------------------------------------------------------------------


class DefenderRetreat(Proc):
    """The beaten defender of ``space`` retreats or surrenders (7.6.1 to 7.6.3).

    ``came`` is the space from which the attack was made; the attacker stands in ``space``
    already.
    """

    __slots__ = ("came", "rank", "side", "space", "to")
    clause = "7.6.1"
    steps = ("choose", "go", "suffer", "settle")

    def __init__(self, side: int, space: int, came: int) -> None:
        super().__init__()
        self.side, self.space, self.came = side, space, came
        self.to, self.rank = -1, -1

    def choose(self, play: P) -> Flow:
        """The loser chooses among equals; among enemy-controlled spaces the winner does."""
        best, spaces = retreat_choices(play.state, self.side, self.space, self.came)
        if not spaces:
            play.tell("surrender", side=side_key(self.side), space=space_key(self.space))
            eliminate_stack(play, self.side, self.space)
            return DONE
        if len(spaces) == 1:
            self.to = spaces[0]
            return None
        chooser = self.side if best < FOE_SUPPLIED else enemy(self.side)
        actions = [act("retreat", space_key(to)) for to in spaces]
        prompt = "prompt-retreat" if chooser == self.side else "prompt-enemy-retreat"
        return ask_side(chooser, prompt, actions, self.clause, space=space_key(self.space))

    def on_choose(self, play: P, action: Action) -> Flow:
        """Keep the choice."""
        self.to = SPACE[action.args[0]]
        return None

    def why_choose(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why a space is not a retreat, or not the best."""
        if action.verb != "retreat" or not action.args or action.args[0] not in SPACE:
            return None
        to = SPACE[action.args[0]]
        barred = why_not_retreat(state, self.side, self.space, self.came, to)
        return barred or deny("7.6.1", "deny-retreat-priority", space=action.args[0])

    def go(self, play: P) -> Flow:
        """Move everything there, in one body."""
        self.rank = force_rank(play.state, self.side, self.space)
        side = side_key(self.side)
        way: dict[str, Any] = {"from": space_key(self.space), "to": space_key(self.to)}
        play.tell("retreat", side=side, **way)
        return Relocate(self.side, self.space, self.to)

    def suffer(self, play: P) -> Flow:
        """1 more strength point in an enemy-controlled space, after joining others (7.6.1).

        It is lost after the retreat: a capital there has been entered by then (11.2.2).
        """
        if play.state.units(self.side, self.to):
            occupy(play, self.side, self.to)
        if play.state.control[self.to] != enemy(self.side):
            return None
        play.tell("retreat-loss", side=side_key(self.side), space=space_key(self.to))
        return Losses(self.side, 1, self.to)

    def settle(self, play: P) -> Flow:
        """See who is left, and remember the beaten."""
        state = play.state
        if not state.units(self.side, self.to):
            eliminate_stack(play, self.side, self.to)
            return DONE
        weapons_taken(play, self.side, self.to)
        remember_beaten(state, self.side, self.to, self.rank)
        return None
