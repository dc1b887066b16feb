"""How a title judges positions for bots, and how far a search should look."""

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
"""The worth of a won game: more than that of any position that is not over."""


class Foresight(NamedTuple):
    """How a search should think ahead in a title; found by self-play (docs/bots.md).

    Attributes:
        care: the number of actions that it tries at each step of an operation that it plays out.
        deep: whether it looks beyond the end of an operation, at what begins next. Where a seat
            begins many small operations one after the other, it would see only its own next ones.
        lines: a factor for `Budget.lines`, the number of actions for which a search looks for the
            best line to the end of their operation; 0 for none. It pays where an order has many
            steps.
        throws: the number of throws over whose mean an action is tried one ply deep. One is enough
            where dice decide little; where a single die decides everything, one shows only luck.
        again: the number of further throws for an action that met a die and looks best: the best of
            two dozen after a few throws is mostly the luckiest.
        stand_pat: by the prompt of a quiet moment, the verb that gives up further orders. Where a
            title's worth includes what orders in hand may bring, that verb is worth what the
            position is worth as it stands: it is right if no order improves on that, and not only
            if every order makes it worse. This suits moments after which the same follows in any
            case, as at the end of a turn, because delaying it gains nothing; not those that forfeit
            something, such as points that lapse.
        opens: verbs that only allow other orders, as a card played for a point of action: such an
            action is worth the best of the orders that were not on the list before.
        later: prompts of choices that show nothing at once, as whether to stand or to avoid battle:
            all answers look alike until dice are thrown. Captain and general play each answer out
            (`Climb.played_out`); others assume any of them.
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
        worth: how good an undecided position is for a seat; only differences matter.
        foresee: what a seat may expect beyond that, for bots that think long: it is added to the
            worth, and takes as long again to compute.
        lost: the worth of a game that the seat has lost: minus that of a victory, unless a title
            weighs it as odds.
        foresight: how a search should think ahead.
        priorities: how promising each action looks before any is tried; higher is better. Of a list
            that is too long to try all, bots try the most promising and a few others. None if
            nothing is known: they sample at random.
        policy: what a plain player does at a decision, chosen at once, and always the same in the
            same position. Bots use it for playouts to where the title `rests` (`bots.quiescence`),
            instead of climbing to the next quiet position. It pays where many operations follow
            each other and chance decides most of them: then it matters how a seat will go on. None
            if there is none.
        rests: whether a position reached by such a playout can be judged.
    """

    worth: Callable[[S, str], int] = _even
    foresee: Callable[[S, str], int] = _even
    lost: Callable[[S, str], int] = _abyss
    foresight: Foresight = USUAL
    priorities: Callable[[S, str, Sequence[Action]], Sequence[float]] | None = None
    policy: Callable[[S, str, Decision], Action] | None = None
    rests: Callable[[S], bool] = _anywhere
