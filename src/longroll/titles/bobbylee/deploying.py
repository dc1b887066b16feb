"""3.23 Free deployment: blocks change places within the order of battle, unseen by the enemy."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask_together
from longroll.engine.procedure import Flow

from .base import P, Proc, block_at, block_key, hex_key, side_key
from .components import BLOCKS, CONFEDERATE, SIDE_KEYS, UNION
from .control import OF_SIDE
from .state import BobbyLeeState

__all__ = ["Deployment"]


class Deployment(Proc):
    """Both sides exchange blocks two by two, at once and in secret, until each is content.

    As many blocks stand in a place as before, each at its strength, so that neither sees anything
    that the other does, and the order makes no difference. ``left`` are the exchanges that each
    side has left: as many as bring any block to any place.
    """

    __slots__ = ("left",)
    clause = "3.23"
    steps = ("count", "exchange", "over")

    def __init__(self) -> None:
        super().__init__()
        self.left: tuple[int, ...] = ()

    def count(self, play: P) -> Flow:
        """One exchange fewer than there are blocks on the map."""
        standing = [len(_standing(play.state, side)) for side in (UNION, CONFEDERATE)]
        self.left = tuple(number - 1 for number in standing)
        return None

    def exchange(self, play: P) -> Flow:
        """Two blocks that change places, or enough."""
        choices = {
            side_key(side): [*_exchanges(play.state, side), act("done")]
            for side in (UNION, CONFEDERATE)
            if self.left[side] > 0
        }
        return ask_together("3.23", "prompt-deploy", choices) if choices else None

    def on_exchange(self, play: P, chosen: Action | dict[str, Action]) -> Flow:
        """They change places; who is content is not asked again."""
        state, left = play.state, list(self.left)
        answers = chosen
        if isinstance(answers, Action):  # one side alone is left
            side = UNION if left[UNION] > 0 else CONFEDERATE
            answers = {side_key(side): answers}
        for seat, action in sorted(answers.items()):
            side = SIDE_KEYS.index(seat)
            if action.verb == "done":
                left[side] = 0
                continue
            left[side] -= 1
            a, b = (block_at(key) for key in action.args)
            state.at[a], state.at[b] = state.at[b], state.at[a]
            for block in (a, b):
                place = hex_key(state.at[block])
                play.tell("deployed", audience=(seat,), block=block_key(block), place=place)
        self.left = tuple(left)
        return "exchange"

    def why_exchange(self, state: BobbyLeeState, action: Action, seat: str = "") -> Denial | None:
        """Why two blocks do not change places.

        Either side may ask of any blocks, so that it is told nothing of where they stand.
        """
        del seat
        if action.verb != "exchange" or len(action.args) != 2:
            return None
        a, b = (block_at(key) for key in action.args)
        if a < 0 or b < 0:
            return None
        if BLOCKS[a].side != BLOCKS[b].side:
            return deny("3.23", "deny-other-side", block=block_key(b))
        for block in (a, b):
            if state.at[block] < 0:
                return deny("3.23", "deny-off-the-map", block=block_key(block))
        if a > b:
            return deny("3.23", "deny-name-first", block=block_key(b))
        return None

    def over(self, _play: P) -> Flow:
        """Both stand as they like."""
        return None


def _standing(state: BobbyLeeState, side: int) -> list[int]:
    return [block for block in OF_SIDE[side] if state.at[block] >= 0]


def _exchanges(state: BobbyLeeState, side: int) -> list[Action]:
    """Every pair of blocks in different places, the lower index first."""
    blocks = _standing(state, side)
    return [
        act("exchange", block_key(a), block_key(b))
        for place, a in enumerate(blocks)
        for b in blocks[place + 1 :]
        if state.at[a] != state.at[b]
    ]
