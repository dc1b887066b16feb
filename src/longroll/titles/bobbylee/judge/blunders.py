"""Obvious blunders (docs/bots.md), found by watching a game.

What was left open is found when a campaign turn is over, by comparison with the position in which
it began; an attack against great odds when its battle begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action
from longroll.engine.blunder import Blunder

from ..base import block_key, hex_key, side_key
from ..battles.phase import Engagement
from ..components import BLOCKS, FOREST, GROUND, HEX, HQ, SUPREME
from ..control import OF_SIDE, blocks_in, occupied
from ..marching import marches, range_of, speed
from ..orders import Orders, StaffMarches
from ..state import POOL, BobbyLeeState
from ..turn import CampaignTurn

__all__ = ["BLUNDERS", "GameCritic", "left_behind", "outnumbered"]

CAPITAL: Final = "capital-bared"
STAFF: Final = "staff-alone"
ATTACK: Final = "hopeless-attack"
IDLE: Final = "idle-headquarters"
BLUNDERS: Final = (CAPITAL, STAFF, ATTACK, IDLE)

_CAPITALS: Final = (HEX["1510"], HEX["1218"])
"""Washington and Richmond."""
_MANY: Final = 4
"""An attack on this many times as many blocks is hopeless, whatever they are."""


class GameCritic:
    """Watches a game (`engine.blunder.Critic`)."""

    def __init__(self) -> None:
        self._began: BobbyLeeState | None = None
        self._side = 0
        self._gave_orders = False
        self._fought: tuple[int, ...] = ()

    def look(self, state: BobbyLeeState, seat: str, action: Action | None) -> list[Blunder]:
        """Blunders of a campaign turn that is over, and attacks against great odds."""
        del seat
        found: list[Blunder] = []
        turn = next((frame for frame in state.stack if isinstance(frame, CampaignTurn)), None)
        if self._began is not None and _over(turn, self._side, state):
            found += left_behind(self._began, state, self._side, idle=not self._gave_orders)
            self._began = None
        if turn is not None and self._began is None and not turn.active:
            self._began, self._side, self._gave_orders = state.copy(), turn.side, False
        if action is not None and action.verb != "done":
            self._gave_orders |= isinstance(state.stack[-1], Orders | StaffMarches)
        found += self._attacks(state)
        return found

    def _attacks(self, state: BobbyLeeState) -> Iterator[Blunder]:
        fights = [frame.hexes for frame in state.stack if isinstance(frame, Engagement)]
        now = tuple(hex_ for hexes in fights for hex_ in hexes)
        for hex_ in now:
            if hex_ not in self._fought and outnumbered(state, hex_):
                yield Blunder(ATTACK, side_key(state.active), hex_key(hex_))
        self._fought = now


def _over(turn: CampaignTurn | None, side: int, state: BobbyLeeState) -> bool:
    """Whether the turn of a side is over: the enemy's has begun, or no turn goes on."""
    return state.result is not None or turn is None or turn.side != side


def left_behind(
    before: BobbyLeeState, after: BobbyLeeState, side: int, *, idle: bool
) -> Iterator[Blunder]:
    """What ``side`` has exposed between the beginning and the end of its campaign turn.

    ``idle`` says that it gave no orders in it.
    """
    if after.result is not None:
        return
    seat, capital = side_key(side), _CAPITALS[side]
    left = blocks_in(before, side, capital) and not blocks_in(after, side, capital)
    if left and _open_to(after, 1 - side, capital):
        yield Blunder(CAPITAL, seat, hex_key(capital))
    alone = _lone_staff(before, side)
    for block in _lone_staff(after, side):
        if block not in alone:
            yield Blunder(STAFF, seat, block_key(block))
    if idle:
        yield from _spent(before, after, side)


def _spent(before: BobbyLeeState, after: BobbyLeeState, side: int) -> Iterator[Blunder]:
    """Headquarters that lost their last step for nothing: activated, but without orders (5.11)."""
    for block in OF_SIDE[side]:
        last = BLOCKS[block].headquarters and before.steps[block] == 1 and before.at[block] >= 0
        if last and after.at[block] == POOL:
            yield Blunder(IDLE, side_key(side), block_key(block))


def _open_to(state: BobbyLeeState, side: int, hex_: int) -> bool:
    """Whether a block of a side can march into a hex without enemies."""
    enemies = occupied(state, 1 - side)
    return any(
        state.at[block] >= 0
        and marches(block)
        and range_of(state.at[block], speed(state, block), state.mud, enemies, 0).open >> hex_ & 1
        for block in OF_SIDE[side]
    )


def _lone_staff(state: BobbyLeeState, side: int) -> list[int]:
    """Headquarters without troops in their hex, next to an enemy who can march in."""
    near = occupied(state, 1 - side)
    ways = GROUND.mud_ways if state.mud else GROUND.ways
    return [
        block
        for block in OF_SIDE[side]
        if BLOCKS[block].arm in (HQ, SUPREME)
        and (where := state.at[block]) >= 0
        and ways[where] & near
        and all(BLOCKS[other].headquarters for other in blocks_in(state, side, where))
    ]


def outnumbered(state: BobbyLeeState, hex_: int) -> bool:
    """Whether an attack is so outnumbered that it is lost in any case, and nobody can help it.

    By number alone, which both sides see; half as many suffice in forts or forests.
    """
    side = state.active
    own, foes = (len(blocks_in(state, one, hex_)) for one in (side, 1 - side))
    around = members(GROUND.ways[hex_] & occupied(state, side))
    covered = (GROUND.fort | FOREST) >> hex_ & 1
    return not around and foes >= own * (_MANY // 2 if covered else _MANY)
