"""The value of orders in hand: for a side that has shown, or may show, headquarters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action

from ..base import block_at
from ..command import command, staffs
from ..components import BLOCKS, HEX, SUPREME
from ..control import OF_SIDE, occupied
from ..marching import marches, range_of, speed
from ..orders import Orders
from ..state import BobbyLeeState
from ..supply import railways
from ..turn import CampaignTurn
from .contests import assault
from .pressure import HUNDRED, OWN_PRIZES, Pressure, months_left, power, pressure
from .weights import W

__all__ = ["commanded_power", "in_hand", "priorities", "ready"]


def ready(state: BobbyLeeState) -> Mask:
    """The blocks that can still be ordered to march."""
    turn = _turn(state)
    return _under(state, turn.side, turn.active) if turn is not None else 0


def in_hand(state: BobbyLeeState, pressure: Pressure) -> tuple[int, float]:
    """The side whose orders are due, and their value to it, less their price.

    If no headquarters is shown yet, and the turn can be passed, the best headquarters counts, if it
    is worth its step.
    """
    turn = _turn(state)
    if turn is None:
        return 0, 0.0
    side, gains = turn.side, _Gains(state, turn.side, pressure)
    if turn.active:
        return side, gains.of(turn.active, turn.points, W.pending if turn.ordering else HUNDRED)
    worth = sorted((gains.of((staff,), 0) for staff in staffs(state, side)), reverse=True)
    if turn.due:
        return side, sum(worth[: turn.due])
    return side, max(worth[0], 0.0) if worth else 0.0


def priorities(state: BobbyLeeState, side: int, actions: Sequence[Action]) -> list[float]:
    """The gain of a block by where an order sends it; zero for other actions.

    An order is a block and hexes, the last of which is its destination (5.3, 5.4); for an attack
    over a named side, the first.
    """
    around, enemies = pressure(state), occupied(state, 1 - side)
    fields: dict[int, float] = {}
    found: list[float] = []
    for action in actions:
        words = list(action.args)
        block = block_at(words[0]) if len(words) > 1 else -1
        if block < 0 or words[-1] not in HEX or state.at[block] < 0:
            found.append(0.0)
            continue
        hex_ = HEX[words[-1 if action.verb == "force" else 1]]
        for place in (hex_, state.at[block]):
            if place not in fields:
                fields[place] = around.field(side, place)
        gain = (fields[hex_] - fields[state.at[block]]) * power(state, block)
        share = W.forced if action.verb == "force" else HUNDRED
        there = W.assault if enemies >> hex_ & 1 else _taken(around, side, hex_)
        found.append(gain * share / HUNDRED + there)
    return found


def _taken(around: Pressure, side: int, hex_: int) -> float:
    """The worth to a side of entering a hex: an unoccupied place of the enemy's."""
    return 0.0 if hex_ in OWN_PRIZES[side] else around.takes.get(hex_, 0.0)


def commanded_power(state: BobbyLeeState, side: int) -> int:
    """The power of the blocks that headquarters of a side can order (5.12)."""
    reached = 0
    for block in staffs(state, side):
        reached |= command(state, block)
    return sum(
        power(state, block)
        for block in OF_SIDE[side]
        if state.at[block] >= 0 and reached >> state.at[block] & 1 and marches(block)
    )


class _Due(NamedTuple):
    """The orders of a campaign turn that have not been given.

    Attributes:
        due: how many headquarters the side must show, as it bid.
        active: those that it has shown.
        points: the strategic moves that are left.
        ordering: whether orders are being given, and no more headquarters shown.
    """

    side: int
    due: int
    active: tuple[int, ...]
    points: int
    ordering: bool


def _turn(state: BobbyLeeState) -> _Due | None:
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, CampaignTurn):
        points = sum(state.steps[b] for b in frame.active if BLOCKS[b].arm == SUPREME)
        return _Due(frame.side, frame.due, frame.active, points, ordering=False)
    if isinstance(frame, Orders):
        supreme = tuple(b for b in OF_SIDE[frame.side] if _shown_supreme(state, b))
        return _Due(frame.side, 0, frame.staff + supreme, frame.points, ordering=True)
    return None


def _shown_supreme(state: BobbyLeeState, block: int) -> bool:
    return BLOCKS[block].arm == SUPREME and bool(state.face_up >> block & 1)


def _under(state: BobbyLeeState, side: int, staff: tuple[int, ...]) -> Mask:
    """The unmoved blocks within the radius of headquarters."""
    commanded = 0
    for block in staff:
        commanded |= command(state, block)
    still = state.moved | state.face_up
    return sum(
        1 << block
        for block in OF_SIDE[side]
        if state.at[block] >= 0
        and commanded >> state.at[block] & 1
        and not still >> block & 1
        and marches(block)
    )


def _alone(state: BobbyLeeState, side: int) -> Mask:
    """The hexes with a single block of a side."""
    once = twice = 0
    for block in OF_SIDE[side]:
        if state.at[block] >= 0:
            there = 1 << state.at[block]
            twice |= once & there
            once |= there
    return once & ~twice


def _fading(gains: list[float], share: int) -> float:
    """The sum of gains, each further one discounted, because they meet the same need."""
    found = 0.0
    for number, gain in enumerate(sorted(gains, reverse=True), 1):
        found += gain * (share / HUNDRED) ** number
    return found


class _Gains:
    """The best possible gains of a march of each block."""

    def __init__(self, state: BobbyLeeState, side: int, pressure: Pressure) -> None:
        self._state, self._side, self._pressure = state, side, pressure
        self._enemies = occupied(state, 1 - side)
        self._alone = _alone(state, side)
        self._prizes = mask(OWN_PRIZES[1 - side])
        self._fields: dict[int, float] = {}
        self._best: dict[int, float] = {}

    def of(self, staff: tuple[int, ...], points: int, share: int = HUNDRED) -> float:
        """The value of the orders of headquarters, less the steps that they cost (5.11).

        Only ``share`` percent of the orders count: for those being given so little that giving them
        is better than keeping them in hand.
        """
        state = self._state
        marched = [self._march(block) for block in members(_under(state, self._side, staff))]
        found = _fading(marched, W.order) + self._attack(staff) * W.attack / HUNDRED
        price = 0
        for block in staff:
            steps = state.steps[block]
            price += W.staff[steps] - W.staff[steps - 1]
            if BLOCKS[block].arm == SUPREME:
                found += self._by_rail(points or steps)
        return found * share / HUNDRED - price * W.lasting[months_left(state)] / HUNDRED

    def _field(self, hex_: int) -> float:
        if hex_ not in self._fields:
            self._fields[hex_] = self._pressure.field(self._side, hex_)
        return self._fields[hex_]

    def _march(self, block: int) -> float:
        if block not in self._best:
            state, here = self._state, self._state.at[block]
            far = range_of(here, speed(state, block), state.mud, self._enemies, 0)
            best = max((self._field(hex_) for hex_ in members(far.open)), default=0.0)
            self._best[block] = self._gain(block, best)
        return self._best[block]

    def _attack(self, staff: tuple[int, ...]) -> float:
        """The best attack by blocks under command, as many as may cross each side (5.31).

        Or all unoccupied places of the enemy's that a block can enter.
        """
        state = self._state
        ready = sorted(members(_under(state, self._side, staff)), key=lambda b: -power(state, b))
        fought = self._enemies & occupied(state, self._side)
        room: dict[tuple[int, int], int] = {}
        force: dict[int, int] = {}
        takes: dict[int, float] = {}
        for block in ready:
            far = range_of(state.at[block], speed(state, block), state.mud, self._enemies, 0)
            for hex_ in members(far.open & self._prizes):
                takes[hex_] = _taken(self._pressure, self._side, hex_)
            came: set[int] = set()
            for hex_, via, limit in far.doors:
                if fought >> hex_ & 1:
                    continue
                if hex_ not in came and room.setdefault((via, hex_), limit):
                    room[via, hex_] -= 1
                    came.add(hex_)
                    force[hex_] = force.get(hex_, 0) + power(state, block)
        best = sum(sorted(takes.values(), reverse=True)[: len(ready)])
        for hex_, strength in force.items():
            best = max(best, assault(state, hex_, self._side, float(strength)))
        return best

    def _gain(self, block: int, best: float) -> float:
        """The gain of a block that goes where a point of power is worth ``best``.

        Zero if it is small, or if the block would leave a valuable place empty.
        """
        here = self._state.at[block]
        if self._alone >> here & 1 and here in OWN_PRIZES[self._side]:
            return 0.0
        gain = (best - self._field(here)) * power(self._state, block)
        return gain if gain >= W.least else 0.0

    def _by_rail(self, points: int) -> float:
        """The best moves by rail, as many as there are points (9.1)."""
        state = self._state
        tracks = railways(state, self._side)
        best = max((self._field(hex_) for hex_ in members(tracks)), default=0.0)
        still = state.moved | state.face_up
        gains = [
            self._gain(block, best)
            for block in OF_SIDE[self._side]
            if state.at[block] >= 0 and tracks >> state.at[block] & 1 and not still >> block & 1
        ]
        return _fading(sorted(gains, reverse=True)[:points], W.rail)
