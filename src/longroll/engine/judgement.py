"""How good a position is, for bots: what a title says of it, and how far a search need look."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, TypeVar

from longroll.engine.action import Action
from longroll.engine.decision import Decision

__all__ = ["WON", "Foresight", "Judgement"]

S = TypeVar("S")

WON: Final = 1_000_000
"""How good a game that is won is: more than any position that is not over."""


class Foresight(NamedTuple):
    """How a bot that searches had best think ahead in a title; found by self-play (docs/bots.md).

    Attributes:
        care: so many actions it thinks of at each step that carries out what it has begun.
        deep: whether it looks beyond the end of that, at what is begun next. Where a seat begins
            many small things one after the other, it would see nothing but its own next ones.
        lines: for how many actions a search looks for the best way to carry out what they begin,
            step by step to its end: a multiple of the level's own number (`Budget.lines`), 0 for
            none. It pays where one order is followed by many steps.
        throws: under so many throws of the dice an action is tried one ply deep, for the mean of
            them. One does where dice decide little; where a single die decides all, it is luck.
        again: an action that met a die and looks best is tried under so many throws more before it
            is believed: of two dozen, the best after a few throws is mostly the luckiest.
        stand_pat: by the prompt of a quiet moment, the verb that gives up further orders. Where a
            title's worth counts what orders in hand may bring, that verb is worth what the position
            is worth as it stands: it is right when no order betters that, and not only when none is
            worse. So it is where what follows comes in any case, as at the end of a turn: to put
            that off is not a gain. Not where something is lost by it, as points that lapse.
        opens: verbs that do nothing but allow other orders, as a card played for a point of action:
            such an action is worth what the best of the orders is worth that were not on the list
            before.
        later: prompts of choices that show nothing at once, as whether to stand or to avoid battle:
            all answers look alike until dice have been thrown. Bots that think long play each
            answer out (`Climb.played_out`); others think that any of them is given.
    """

    care: int = 3
    deep: bool = True
    lines: int = 1
    throws: int = 1
    again: int = 0
    stand_pat: Mapping[str, str] = MappingProxyType({})
    opens: Sequence[str] = ()
    later: Sequence[str] = ()


def _abyss(_state: Any, _seat: str) -> int:
    return -WON


USUAL: Final = Foresight()


def _even(_state: Any, _seat: str) -> int:
    return 0


def _anywhere(_state: Any) -> bool:
    return True


@dataclass(frozen=True)
class Judgement(Generic[S]):
    """The judgement of a title; ``S`` is its state.

    Attributes:
        worth: how good a position that nobody has won is for a seat; only differences matter.
        foresee: what a seat may expect beyond that, for bots that think long: it is added to the
            worth, and takes as long again to find.
        lost: how good a game is that the seat has lost: as bad as a victory is good, unless a title
            weighs it as odds.
        foresight: how a search had best think ahead.
        priorities: how promising each action looks before any is tried, the higher the better: of a
            list that is too long to try all of it, bots try the most promising and a few others.
            None if nothing is known: they try any.
        policy: what a plain player does at a decision, chosen at once, and in the same position
            always the same. Bots play on by it to where the title `rests` (`bots.quiescence`),
            instead of climbing to the next quiet position. It pays where things are begun one after
            the other and chance decides most of them: then it matters how a seat will go on. None
            if there is none.
        rests: whether a position that was played on to can be judged there.
    """

    worth: Callable[[S, str], int] = _even
    foresee: Callable[[S, str], int] = _even
    lost: Callable[[S, str], int] = _abyss
    foresight: Foresight = USUAL
    priorities: Callable[[S, str, Sequence[Action]], Sequence[float]] | None = None
    policy: Callable[[S, str, Decision], Action] | None = None
    rests: Callable[[S], bool] = _anywhere
