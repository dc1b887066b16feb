"""4.41 and 5.4 The phase of orders: marches under field headquarters, and strategic moves."""

from __future__ import annotations

from longroll.board.region import Mask
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.event import Value
from longroll.engine.procedure import Flow

from ..base import P, Proc, block_at, block_key, side_key, to_each
from ..command import command
from ..components import BLOCKS, GARRISON, HEAVY, HEX, INFANTRY
from ..control import OF_SIDE, occupied
from ..state import BobbyLeeState
from .marches import Outset, march, orders_for, why_force, why_march, why_slow
from .moving import EVERY, arrive, depart, used
from .strategic import (
    BY_SEA,
    SEND,
    STRATEGIC,
    means_of,
    offers_from,
    price_of,
    why_strategic,
)

__all__ = ["Orders"]

_MARCHES = ("march", "force", "send")


class Orders(Proc):
    """Each block moves once: under a headquarters of ``staff``, or by a strategic move.

    ``points`` are the strategic moves that the supreme headquarters has left, ``supreme`` is 1 if
    it is active; ``woods`` are the forests that held friends when the turn began (1.24).
    """

    __slots__ = ("points", "side", "staff", "supreme", "woods")
    clause = "4.41"
    calm = True
    asks = ("order",)
    steps = ("order", "over")

    def __init__(
        self, side: int, staff: tuple[int, ...], points: int, woods: tuple[int, ...]
    ) -> None:
        super().__init__()
        self.side = side
        self.staff = staff
        self.points = points
        self.supreme = int(points > 0)
        self.woods = woods

    def public(self) -> dict[str, Value]:
        """The strategic moves that are left."""
        return {"points": self.points}

    def _woods(self) -> Mask:
        return sum(1 << hex_ for hex_ in self.woods)

    def _commanded(self, state: BobbyLeeState) -> Mask:
        found = 0
        for block in self.staff:
            found |= command(state, block)
        return found

    def seats_asked(self, _state: BobbyLeeState) -> tuple[str, ...]:
        """The side that gives orders."""
        return (side_key(self.side),)

    def order(self, play: P) -> Flow:
        """Which block goes where; the side is asked whether any can or not."""
        actions = self._marches(play.state)
        if self.points:
            actions += self._strategic(play.state)
        actions.append(act("done"))
        return ask(side_key(self.side), "prompt-orders", actions, "4.41", points=self.points)

    def _marches(self, state: BobbyLeeState) -> list[Action]:
        """5.12, 5.3: of blocks in a radius on their orders; 5.4.land: of any for a point."""
        taken = used(state, self.side)
        outset = Outset(state.mud, occupied(state, 1 - self.side), self._woods())
        commanded, at, points = self._commanded(state), state.at, self.points
        still = state.moved | state.face_up
        found: list[Action] = []
        for block in OF_SIDE[self.side]:
            where = at[block]
            if where < 0 or still >> block & 1:
                continue
            if commanded >> where & 1 and BLOCKS[block].arm not in (GARRISON, HEAVY):
                found += orders_for(block, where, outset, "march", taken)
            if points >= SEND:
                found += orders_for(block, where, outset, "send", taken)
        return found

    def _strategic(self, state: BobbyLeeState) -> list[Action]:
        means = means_of(state, self.side)
        still = state.moved | state.face_up
        found: list[Action] = []
        known: dict[tuple[int, bool], tuple[tuple[str, int, Mask], ...]] = {}
        for block in OF_SIDE[self.side]:
            start = state.at[block]
            if start < 0 or still >> block & 1:
                continue
            infantry = BLOCKS[block].arm == INFANTRY
            offers = known.get((start, infantry))
            if offers is None:
                offers = known[start, infantry] = offers_from(start, means, infantry=infantry)
            for verb, price, hexes in offers:
                if price <= self.points:
                    found += to_each(verb, block, hexes)
        return found

    def on_order(self, play: P, action: Action) -> Flow:
        """Carry it out."""
        if action.verb == "done":
            return None
        block = block_at(action.args[0])
        if action.verb in _MARCHES:
            self.points -= SEND if action.verb == "send" else 0
            march(play, action, block, self._woods())
            return "order"
        state, hex_ = play.state, HEX[action.args[1]]
        start = state.at[block]
        self.points -= price_of(block, start, means_of(state, self.side), action.verb, hex_)
        arms = 1 << INFANTRY if action.verb == "invade" else EVERY
        depart(play, block, hex_, arms, action.verb)
        arrive(play, block, hex_, start, by_sea=action.verb in BY_SEA)
        return "order"

    def why_order(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Why a block cannot be given an order, or not this one."""
        verb, args = action.verb, action.args
        block = block_at(args[0]) if args else -1
        if block < 0 or verb not in (*_MARCHES, *STRATEGIC):
            return None
        found = self._why_block(state, block)
        if found is not None:
            return found
        field = verb in ("march", "force")
        found = self._why_commanded(state, block) if field else self._why_supreme(verb)
        if found is not None:
            return found
        if verb in _MARCHES:
            why = why_force if verb == "force" else why_march
            return why(state, block, args[1:], self._woods())
        if len(args) != 2 or args[1] not in HEX:
            return None
        return why_strategic(state, self.side, self.points, verb, block, HEX[args[1]])

    def _why_supreme(self, verb: str) -> Denial | None:
        if not self.supreme:
            return deny("5.4", "deny-no-supreme")
        if verb == "send" and self.points < SEND:
            return deny("5.4", "deny-too-few-moves", price=SEND, points=self.points)
        return None

    def _why_block(self, state: BobbyLeeState, block: int) -> Denial | None:
        key = block_key(block)
        if BLOCKS[block].side != self.side:
            return deny("5.3", "deny-not-yours", block=key)
        if state.at[block] < 0:
            return deny("5.3", "deny-off-the-map", block=key)
        if state.face_up >> block & 1:
            return deny("5.11", "deny-staff-moves-last", block=key)
        if state.moved >> block & 1:
            return deny("5.3", "deny-moved-already", block=key)
        return None

    def _why_commanded(self, state: BobbyLeeState, block: int) -> Denial | None:
        found = why_slow(block)
        if found is None and not self._commanded(state) >> state.at[block] & 1:
            return deny("5.12", "deny-out-of-command", block=block_key(block))
        return found

    def over(self, _play: P) -> Flow:
        """All have moved that were to."""
        return None
