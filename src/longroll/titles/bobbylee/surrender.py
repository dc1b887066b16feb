"""11.81 The surrender of besieged blocks, on demand or by offer."""

from __future__ import annotations

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Done, Flow

from .base import P, Proc, hex_key, side_key
from .components import HEX
from .control import OF_SIDE
from .losses import destroy, sieges_of
from .state import BobbyLeeState

__all__ = ["Demand", "offers_of", "surrender", "why_offer"]


def offers_of(state: BobbyLeeState, side: int, demanded: tuple[int, ...]) -> list[Action]:
    """What the active side can do about sieges: demand a surrender, or yield itself.

    A group of hexes is named by its first; what was ``demanded`` is not demanded again in the turn.
    """
    demands = [_first(group) for group in sieges_of(state, 1 - side)]
    return [
        *(act("demand", hex_key(hex_)) for hex_ in demands if hex_ not in demanded),
        *(act("yield", hex_key(_first(group))) for group in sieges_of(state, side)),
    ]


def why_offer(
    state: BobbyLeeState, side: int, action: Action, demanded: tuple[int, ...]
) -> Denial | None:
    """Why nobody surrenders in a hex."""
    if action.verb not in ("demand", "yield") or not action.args or action.args[0] not in HEX:
        return None
    hex_, place = HEX[action.args[0]], action.args[0]
    whose = 1 - side if action.verb == "demand" else side
    groups = [group for group in sieges_of(state, whose) if group >> hex_ & 1]
    if not groups:
        return deny("11.8", "deny-not-besieged", place=place)
    if _first(groups[0]) != hex_:
        return deny("11.81", "deny-named-by", place=hex_key(_first(groups[0])))
    if action.verb == "demand" and hex_ in demanded:
        return deny("11.81", "deny-demanded-already", place=place)
    return None


def surrender(play: P, side: int, hex_: int) -> None:
    """The besieged group of a hex lays down its arms; its blocks can be raised again."""
    state = play.state
    group = next(group for group in sieges_of(state, side) if group >> hex_ & 1)
    play.tell("surrender", side=side_key(side), place=hex_key(hex_))
    for block in OF_SIDE[side]:
        if state.at[block] >= 0 and group >> state.at[block] & 1:
            destroy(play, block, yielded=True)


def _first(group: Mask) -> int:
    return members(group)[0]


class Demand(Proc):
    """The besieged of ``side`` in the group of ``hex`` answer a demand; returns 1 if they yield."""

    __slots__ = ("hex", "side")
    clause = "11.81"
    steps = ("answer",)

    def __init__(self, side: int, hex_: int) -> None:
        super().__init__()
        self.side = side
        self.hex = hex_

    def answer(self, _play: P) -> Flow:
        """They are free to choose."""
        actions = [act("yield", hex_key(self.hex)), act("refuse")]
        place = hex_key(self.hex)
        return ask(side_key(self.side), "prompt-surrender", actions, "11.81", place=place)

    def on_answer(self, play: P, action: Action) -> Flow:
        """They lay down their arms, or hold out."""
        if action.verb == "yield":
            surrender(play, self.side, self.hex)
            return Done(1)
        play.tell("refused", side=side_key(self.side), place=hex_key(self.hex))
        return Done(0)
