"""Forward to Richmond (4.6)."""

from __future__ import annotations

from typing import Final

from longroll.board.network import Link as Edge
from longroll.board.network import Network
from longroll.board.trace import neighbours
from longroll.engine.clause import Denial, deny
from longroll.engine.procedure import DONE, Flow

from ... import movement
from ...base import P, Proc
from ...components import LINKS, SPACE, SPACES, UNION, WATER
from ...options.queue import break_queue
from ...state import MARKERS, ForThePeopleState
from .hands import LoseCard, hand_denial
from .rule import EventRule

__all__ = ["RULES", "ForwardToRichmond", "marching_commanders"]

RICHMOND: Final = SPACE["richmond"]
REACH: Final = 4
"""Spaces from Richmond within which an army hears the cry."""
VALUE: Final = 3
"""The march asks for no strategy rating (ruling A39)."""


def _near() -> int:
    """Spaces from which Richmond is four steps away or less, by road and rail."""
    land = [k for k in LINKS if k.kind != WATER and k.rule != "baltimore-and-ohio"]
    adjacency = Network(len(SPACES), [Edge(i, k.a, k.b) for i, k in enumerate(land)]).adjacency()
    found = 1 << RICHMOND
    for _ in range(REACH):
        found |= neighbours(adjacency, found)
    return found


NEAR: Final = _near()


def marching_commanders(state: ForThePeopleState) -> tuple[int, ...]:
    """Commanders of the Union armies within four spaces; none of a generic general (4.6.3)."""
    armies = [army for army in MARKERS[UNION] if state.army_at[army] >= 0]
    near = [army for army in armies if NEAR >> state.army_at[army] & 1]
    return tuple(sorted(state.commander[army] for army in near if state.commander[army] >= 0))


def _can_march(state: ForThePeopleState) -> bool:
    commanders = marching_commanders(state)
    return bool(commanders and movement.activation_actions(state, UNION, VALUE, False, commanders))


class ForwardToRichmond(Proc):
    """A Union army marches on Richmond by a shortest path, to take it (4.6.1, 4.6.2, 4.6.4)."""

    __slots__ = ()
    clause = "4.6.2"
    steps = ("march",)

    def march(self, play: P) -> Flow:
        """Nobody near enough: the card play is spent all the same (ruling B18)."""
        if not _can_march(play.state):
            play.tell("no-army-marches")
            return DONE
        commanders = marching_commanders(play.state)
        return movement.Activation(UNION, VALUE, only=commanders, toward=RICHMOND)


def _denial(state: ForThePeopleState, side: int) -> Denial | None:
    """The Union needs an army; the Confederate an enemy with a card (4.6.5)."""
    if side != UNION:
        return hand_denial(state, side)
    return None if _can_march(state) else deny("4.6.2", "deny-no-army-near-richmond")


def _begin(play: P, side: int) -> Proc | None:
    if side == UNION:
        return ForwardToRichmond()
    play.state.march_due = True
    play.tell("march-ordered")
    break_queue(play, UNION)
    return LoseCard(UNION)


RULES: Final[dict[int, EventRule]] = {3: EventRule(_denial, _begin)}
