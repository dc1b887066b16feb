"""Political will (12): every gain and loss passes through here, and with it the fortunes of war."""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Flow
from longroll.engine.state import Result

from .base import P, Proc, ask_side, side_key
from .components import CONFEDERATE, UNION, WILL, enemy
from .state import SEATS, ForThePeopleState

__all__ = [
    "FALLING",
    "RISING",
    "Effect",
    "OrderEffects",
    "both",
    "change_will",
    "falls_by",
    "finish",
    "fort_captured",
    "loses_army",
    "loses_capital",
    "order_matters",
]

RISING: Final = 1
FALLING: Final = -1

Effect = tuple[int, int, str]
"""A change of will that waits for its turn: side, amount and reason."""


def change_will(play: P, side: int, amount: int, reason: str, *, fortunes: bool = True) -> None:
    """Move the will marker of ``side`` by ``amount`` (12).

    The fortunes of war (12.4) follow: 2 more when the marker turns to its rising side, 3 less when
    it turns to its falling side; ``fortunes`` False leaves the marker's side alone (15, 15.7).
    Nothing happens for 0. The marker stops at 0; the Confederacy is then beaten at once (17.2.1).
    """
    if not amount:
        return
    state = play.state
    turned = _turn(state, side, amount) if fortunes else 0
    state.will[side] = max(0, state.will[side] + amount + turned)
    play.tell(
        "will",
        side=side_key(side),
        amount=amount,
        fortunes=turned,
        will=state.will[side],
        reason=reason,
    )
    if not state.will[CONFEDERATE]:
        finish(play, UNION, "17.2.1", "victory-confederate-will")


def _turn(state: ForThePeopleState, side: int, amount: int) -> int:
    """Turn the marker of ``side`` to the side of the change; the bonus or penalty (12.4)."""
    fortune = RISING if amount > 0 else FALLING
    if state.fortune[side] == fortune:
        return 0
    state.fortune[side] = fortune
    return WILL.fortune_rises if fortune == RISING else WILL.fortune_falls


def falls_by(state: ForThePeopleState, side: int, loss: int) -> int:
    """How far the will of a side falls by a loss, with the fortunes of war (12.4)."""
    turns = loss > 0 and state.fortune[side] != FALLING
    return loss - WILL.fortune_falls if turns else loss


def finish(play: P, winner: int, clause: str, key: str) -> None:
    """End the game, unless it is over already; 0 for a draw. Scores are the wills."""
    state = play.state
    if state.result is not None:
        return
    scores = tuple((SEATS[side], state.will[side]) for side in (UNION, CONFEDERATE))
    play.finish(Result(SEATS[winner] or None, clause, key, scores))
    play.tell("game-over", side=side_key(winner) if winner else "draw", ending=key)


def fort_captured(play: P) -> None:
    """A Confederate fort is eliminated, or a coastal fort captured (12.11)."""
    change_will(play, CONFEDERATE, -WILL.fort_lost, "fort-lost")
    change_will(play, UNION, WILL.fort_lost, "fort-lost")


def order_matters(amounts: list[int]) -> bool:
    """Whether the order of these effects on one side changes the outcome (12.4).

    >>> order_matters([5, 10]), order_matters([5, -5])
    (False, True)
    """
    return min(amounts, default=0) < 0 < max(amounts, default=0)


class OrderEffects(Proc):
    """Several effects in one step: each side orders those on itself (12.4, ruling A17).

    The player is asked only while gains and losses are both left, since among effects of one
    sign the order changes nothing. The Union's effects come first.
    """

    __slots__ = ("left",)
    clause = "12.4"
    steps = ("apply", "choose", "again")

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.left: tuple[Effect, ...] = effects

    def _side(self) -> int:
        """Whose effects are being applied: the Union's first."""
        sides = [side for side, _, _ in self.left]
        return min(sides, default=UNION)

    def _mine(self) -> list[Effect]:
        side = self._side()
        return [effect for effect in self.left if effect[0] == side]

    def apply(self, play: P) -> Flow:
        """Apply what needs no choice."""
        while self.left:
            mine = self._mine()
            if order_matters([amount for _, amount, _ in mine]):
                return None
            self.left = tuple([effect for effect in self.left if effect not in mine])
            for side, amount, reason in mine:
                change_will(play, side, amount, reason)
        return DONE

    def choose(self, play: P) -> Decision:
        """Ask which effect comes next."""
        return ask_side(self._side(), "prompt-will-order", self._choices(), self.clause)

    def _choices(self) -> list[Action]:
        amounts = sorted({amount for _, amount, _ in self._mine()}, reverse=True)
        return [act("gain", n) if n > 0 else act("lose", -n) for n in amounts]

    def on_choose(self, play: P, action: Action) -> Flow:
        """Apply the chosen effect."""
        amount = action.integer(0) if action.verb == "gain" else -action.integer(0)
        chosen = next(effect for effect in self._mine() if effect[1] == amount)
        at = self.left.index(chosen)
        self.left = self.left[:at] + self.left[at + 1 :]
        change_will(play, chosen[0], amount, chosen[2])
        return None

    def again(self, play: P) -> Flow:
        """Go on with what is left."""
        return "apply"


def loses_capital(side: int) -> int:
    """What a side loses when its government has to flee (12.6)."""
    return WILL.union_capital if side == UNION else WILL.confederate_capital


def loses_army(side: int) -> int:
    """What a side loses with an army marker (12.7)."""
    return WILL.union_army if side == UNION else WILL.confederate_army


def both(value: int, side: int, reason: str) -> tuple[Effect, Effect]:
    """``value`` won by ``side`` and lost by the other."""
    return (side, value, reason), (enemy(side), -value, reason)
