"""4.3 The initiative: each bids in secret how many headquarters it will activate."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask_together
from longroll.engine.procedure import Done, Flow

from .base import P, Proc, side_key
from .command import staffs
from .components import CONFEDERATE, TABLES, UNION
from .state import BobbyLeeState

__all__ = ["NOBODY", "Initiative"]

NOBODY = 2
"""What the bids come to if both are nought: two passes, and the month is over."""


class Initiative(Proc):
    """Both bid at once; returns the side that begins, and has made it the active one.

    ``bid`` is what the winner bid; the campaign turn finds it in what is returned: the side, and
    above it, in threes, the bid.
    """

    __slots__ = ()
    clause = "4.3"
    steps = ("bid",)

    def bid(self, play: P) -> Flow:
        """Nobody bids more headquarters than he has."""
        choices = {
            side_key(side): [act("bid", number) for number in range(_most(play.state, side) + 1)]
            for side in (UNION, CONFEDERATE)
        }
        return ask_together("4.3", "prompt-bid", choices, side=side_key(TABLES.tie))

    def on_bid(self, play: P, chosen: dict[str, Action]) -> Flow:
        """The higher bid begins; equal ones the side of the chart; two of nought end the month."""
        bids = [chosen[side_key(side)].integer(0) for side in (UNION, CONFEDERATE)]
        play.tell("bids", union=bids[UNION], confederate=bids[CONFEDERATE])
        if not any(bids):
            return Done(NOBODY)
        first = TABLES.tie if bids[0] == bids[1] else int(bids[1] > bids[0])
        play.tell("initiative", side=side_key(first))
        return Done(first + 3 * bids[first])

    def why_bid(self, state: BobbyLeeState, action: Action, seat: str) -> Denial | None:
        """Why a bid is too high, and that a pass is a bid of nought; true of both sides alike."""
        del seat
        if action.verb == "pass":
            return deny("4.3", "deny-bid-nought")
        if action.verb == "bid" and len(action.args) == 1 and action.args[0].isdecimal():
            return deny("4.3", "deny-bid-too-high", number=TABLES.most_bid)
        return None


def _most(state: BobbyLeeState, side: int) -> int:
    return min(TABLES.most_bid, len(staffs(state, side)))
