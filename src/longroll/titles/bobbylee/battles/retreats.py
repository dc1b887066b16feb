"""7.1 Retreats by day, the fire of those who pursue, routs, and where everybody goes."""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Call, Flow

from ..base import P, Proc, block_at, block_key, hex_key, side_key
from ..components import BLOCKS, CAVALRY, GRID, HEX, SUPREME, TABLES
from ..control import occupied
from ..fog import conceal, reveal
from ..state import APART, POOL, BobbyLeeState
from ..telling import tell_of
from .field import (
    AREA_KEYS,
    GOING,
    HIT,
    RESERVE,
    aim,
    area_of,
    battle_hexes,
    by_sea,
    crossing,
    dispersed,
    engaged,
    fighters,
    goal,
    has,
    havens,
    mark,
    present,
)
from .losses import Losses, fall, wear

__all__ = ["Pursuit", "Retreat", "Rout", "Withdrawal", "going", "hits_of"]


def going(state: BobbyLeeState, hex_: int, side: int) -> list[int]:
    """The blocks of a side that are about to leave a battle."""
    return [block for block in fighters(state, hex_, side) if has(state, block, GOING)]


def open_havens(
    state: BobbyLeeState, block: int, used: tuple[int, ...], *, night: bool = False
) -> list[int]:
    """7.12: the hexes to which a block can still retreat when others went to those ``used``.

    By day as many cross a side as may attack over it; by night and by sea there is no limit. Who
    landed takes ship only if no way by land is left (10.41).
    """
    here = state.at[block]
    ways = havens(state, block)
    land = [
        hex_
        for hex_ in ways
        if not by_sea(state, block, hex_)
        and (night or used.count(hex_) < crossing(state, here, hex_)[0])
    ]
    return land or [hex_ for hex_ in ways if by_sea(state, block, hex_)]


def withdraw(play: P, block: int, hex_: int) -> None:
    """7.13: a block leaves its battle and is tired; in a battle beside it, it joins the reserve."""
    state = play.state
    here, shown = state.at[block], bool(state.face_up >> block & 1)
    state.task[block] = 0
    if state.area[block] == dispersed(BLOCKS[block].side) and state.hour < 8:
        state.weary |= 1 << block
    state.at[block] = hex_
    state.entered[block] = POOL
    state.landed &= ~(1 << block)
    state.tired |= 1 << block
    joins = hex_ in battle_hexes(state)
    state.area[block] = area_of(BLOCKS[block].side, RESERVE) if joins else APART
    tell_of(play, "retreated", block, shown=shown, origin=hex_key(here), place=hex_key(hex_))
    conceal(state, block)


def rout_loss(block: int, *, fought: bool) -> int:
    """7.15: the steps that a rout costs a block; -1 is all of it. Horse loses only if engaged."""
    arm = BLOCKS[block].arm
    return 0 if arm == CAVALRY and not fought else TABLES.arms[arm].rout


def suffer(play: P, block: int, *, fought: bool) -> None:
    """The losses of a block that retreats in disorder: dispersed (7.34), tired, or routed."""
    state = play.state
    if state.area[block] == dispersed(BLOCKS[block].side):
        wear(play, block, 1)
        return
    loss = rout_loss(block, fought=fought)
    if loss < 0:
        fall(play, block)
    else:
        wear(play, block, loss)


def hits_of(play: P, block: int, level: int, area: int) -> int:
    """7.41: a block fires at an area: dice for each of its steps; how many of them hit.

    Whoever fires is shown.
    """
    state = play.state
    if not state.face_up >> block & 1:
        reveal(state, block)
    rolls = [play.d6("fire") for _ in range(state.steps[block])]
    hits = sum(roll > 6 - level for roll in rolls)
    dice = " ".join(map(str, rolls))
    play.tell(
        "fired",
        block=block_key(block),
        place=hex_key(state.at[block]),
        station=AREA_KEYS[state.area[block]],
        area=AREA_KEYS[area],
        dice=dice,
        level=level,
        hits=hits,
    )
    return hits


_AGAIN: Final = 1000
"""Added to a shooter that fires a second time."""


def _sails(state: BobbyLeeState, block: int) -> bool:
    return by_sea(state, block, goal(state, block))


class Pursuit(Proc):
    """7.14: all enemies who engage those that retreat fire at them, by how much faster they are.

    Those of ``side`` that are `GOING` retreat; ``shooters`` have yet to fire, each once: double if
    they are faster than the slowest, single if equal. When a column is wiped out they fire at those
    who left the reserve. Those who leave by sea are fired at once more (10.41); a rearguard lets
    the others go without (7.14.note).
    """

    __slots__ = ("hex", "shooters", "side")
    clause = "7.14"
    steps = ("line_up", "shoot")

    def __init__(self, hex_: int, side: int) -> None:
        super().__init__()
        self.hex = hex_
        self.side = side
        self.shooters: tuple[int, ...] = ()

    def line_up(self, play: P) -> Flow:
        """Who stands in an area with somebody that retreats."""
        state = play.state
        areas = sorted({state.area[block] for block in going(state, self.hex, self.side)})
        self.shooters = tuple(
            enemy
            for area in areas
            for enemy in present(state, self.hex, area, 1 - self.side)
            if BLOCKS[enemy].arm != SUPREME
        )
        sea = {state.area[b] for b in going(state, self.hex, self.side) if _sails(state, b)}
        again = [shooter for shooter in self.shooters if state.area[shooter] in sea]
        self.shooters += tuple(shooter + _AGAIN for shooter in again)
        return None

    def shoot(self, play: P) -> Flow:
        """The next one fires."""
        state = play.state
        if not self.shooters:
            return None
        (again, shooter), self.shooters = divmod(self.shooters[0], _AGAIN), self.shooters[1:]
        prey = self._prey(state, state.area[shooter])
        if again:
            prey = [block for block in prey if _sails(state, block)]
        if not prey:
            return "shoot"
        slowest = min(TABLES.arms[BLOCKS[block].arm].speed for block in prey)
        faster = TABLES.arms[BLOCKS[shooter].arm].speed - slowest
        if faster < 0:
            return "shoot"
        hits = hits_of(play, shooter, 2 if faster else 1, state.area[prey[0]])
        mark(state, prey, HIT)
        return Call(Losses(hits), "shoot")

    def _prey(self, state: BobbyLeeState, area: int) -> list[int]:
        left = going(state, self.hex, self.side)
        column = [block for block in left if state.area[block] == area]
        behind = area_of(self.side, RESERVE)
        return column or [block for block in left if state.area[block] == behind]


def _as_seen(state: BobbyLeeState, block: int) -> tuple[int, ...]:
    """Where a block comes among those that leave together: the order is told to the enemy.

    For him upright ones differ in nothing but where they stand and where they go.
    """
    own = block if state.face_up >> block & 1 else len(BLOCKS)
    return own, state.area[block], goal(state, block), state.tired >> block & 1


class Retreat(Proc):
    """The first phase of a battle turn: some or all may leave (7.1)."""

    __slots__ = ("hex", "side")
    clause = "7.1"
    steps = ("declare", "pursue", "leave", "gone")

    def __init__(self, hex_: int, side: int) -> None:
        super().__init__()
        self.hex = hex_
        self.side = side

    def _used(self, state: BobbyLeeState) -> tuple[int, ...]:
        return tuple(goal(state, block) for block in going(state, self.hex, self.side))

    def declare(self, play: P) -> Flow:
        """Who leaves, and where to."""
        state = play.state
        used = self._used(state)
        actions = [
            act("retreat", block_key(block), hex_key(there))
            for block in fighters(state, self.hex, self.side)
            if not has(state, block, GOING)
            for there in open_havens(state, block, used)
        ]
        prompt = [*actions, act("done")]
        place = hex_key(self.hex)
        return ask(side_key(self.side), "prompt-retreat", prompt, "7.1", place=place)

    def on_declare(self, play: P, action: Action) -> Flow:
        """One more leaves, or nobody else does."""
        if action.verb == "done":
            return None
        aim(play.state, block_at(action.args[0]), GOING, HEX[action.args[1]])
        return "declare"

    def why_declare(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Why a block cannot retreat there."""
        block = block_at(action.args[0]) if action.args else -1
        if block >= 0 and has(state, block, GOING):
            return None
        return why_not_leave(state, self.hex, self.side, action, self._used(state))

    def pursue(self, play: P) -> Flow:
        """The enemies who engage them fire."""
        leaving = going(play.state, self.hex, self.side)
        return Pursuit(self.hex, self.side) if leaving else None

    def leave(self, play: P) -> Flow:
        """The survivors go; the tired and the dispersed lose steps on their way (7.13, 7.34).

        If the dispersed alone are left, they must leave too.
        """
        state = play.state
        used: tuple[int, ...] = ()
        for block in going(state, self.hex, self.side):
            if state.area[block] == dispersed(self.side) or state.tired >> block & 1:
                suffer(play, block, fought=False)
        for block in sorted(going(state, self.hex, self.side), key=lambda b: _as_seen(state, b)):
            there = goal(state, block)
            withdraw(play, block, there)
            used = (*used, there)
        left = fighters(state, self.hex, self.side)
        if not used or any(state.area[block] != dispersed(self.side) for block in left):
            return "gone"
        for block in left:
            suffer(play, block, fought=False)
        mark(state, fighters(state, self.hex, self.side), GOING)
        return Withdrawal(self.hex, self.side, used=used)

    def gone(self, play: P) -> Flow:
        """The phase is over."""
        del play
        return None


def why_not_leave(
    state: BobbyLeeState, hex_: int, side: int, action: Action, used: tuple[int, ...]
) -> Denial | None:
    """Why a block cannot retreat to a hex; None for what is not a retreat."""
    block = block_at(action.args[0]) if action.verb == "retreat" and action.args else -1
    there = HEX.get(action.args[1], -1) if block >= 0 and len(action.args) > 1 else -1
    if there < 0 or BLOCKS[block].side != side or state.at[block] != hex_:
        return None
    place = hex_key(there)
    if by_sea(state, block, there):
        return deny("10.41", "deny-ships-last", block=block_key(block), place=place)
    if GRID.direction(hex_, there) < 0 or not any(crossing(state, hex_, there)):
        return deny("7.11", "deny-no-way", place=place)
    if there not in havens(state, block):
        return _why_no_haven(state, block, there)
    if used.count(there) >= crossing(state, hex_, there)[0]:
        return deny("7.12", "deny-side-full", place=place)
    return None


def _why_no_haven(state: BobbyLeeState, block: int, there: int) -> Denial:
    """Why a block does not find refuge in a hex beside its battle."""
    side, place = BLOCKS[block].side, hex_key(there)
    if side != state.active:
        return deny("7.11", "deny-enemy-way", place=place)
    if occupied(state, 1 - side) >> there & 1:
        return deny("7.11", "deny-not-into-battle", place=place)
    if state.landed >> block & 1:
        return deny("10.41", "deny-landed", block=block_key(block), place=place)
    return deny("7.11", "deny-not-the-way-you-came", place=place)


class Withdrawal(Proc):
    """Who is `GOING` must leave, each where its owner sends it; who cannot is destroyed.

    ``night`` lifts the limits of sides (7.12); in a ``rout`` nobody escapes by sea (10.41);
    ``used`` are the hexes to which others went.
    """

    __slots__ = ("hex", "night", "rout", "side", "used")
    clause = "7.15"
    steps = ("send",)

    def __init__(
        self, hex_: int, side: int, *, night: int = 0, rout: int = 0, used: tuple[int, ...] = ()
    ) -> None:
        super().__init__()
        self.hex = hex_
        self.side = side
        self.night = night
        self.rout = rout
        self.used = used

    def send(self, play: P) -> Flow:
        """Ask for the next; those who have nowhere to go are lost."""
        state = play.state
        left = going(state, self.hex, self.side)
        ways = {block: self._ways(state, block) for block in left}
        actions = [
            act("retreat", block_key(block), hex_key(there))
            for block in left
            for there in ways[block]
        ]
        if actions:
            seat = side_key(self.side)
            clause = "7.15" if self.rout else "6.31" if self.night else "7.34"
            return ask(seat, "prompt-withdraw", actions, clause, place=hex_key(self.hex))
        for block in left:
            play.tell("trapped", block=block_key(block), place=hex_key(state.at[block]))
            fall(play, block)
        return None

    def on_send(self, play: P, action: Action) -> Flow:
        """One block goes."""
        block, there = block_at(action.args[0]), HEX[action.args[1]]
        self.used = (*self.used, there)
        withdraw(play, block, there)
        return "send"

    def why_send(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Why a block cannot go there."""
        block = block_at(action.args[0]) if action.args else -1
        if block not in going(state, self.hex, self.side):
            return None
        return why_not_leave(state, self.hex, self.side, action, self.used)

    def _ways(self, state: BobbyLeeState, block: int) -> list[int]:
        ways = open_havens(state, block, self.used, night=bool(self.night))
        return [there for there in ways if not (self.rout and by_sea(state, block, there))]


class Rout(Proc):
    """7.15: a side leaves the field at once, pursued, with losses by arm.

    ``fought`` are the blocks that were engaged when it began.
    """

    __slots__ = ("fought", "hex", "side")
    clause = "7.15"
    steps = ("flee", "lose", "leave")

    def __init__(self, hex_: int, side: int) -> None:
        super().__init__()
        self.hex = hex_
        self.side = side
        self.fought = 0

    def flee(self, play: P) -> Flow:
        """All of them are pursued."""
        state = play.state
        blocks = fighters(state, self.hex, self.side)
        self.fought = sum(1 << b for b in blocks if engaged(state, self.hex, state.area[b]))
        play.tell("rout", side=side_key(self.side), place=hex_key(self.hex))
        mark(state, blocks, GOING)
        return Pursuit(self.hex, self.side)

    def lose(self, play: P) -> Flow:
        """The losses of disorder."""
        for block in fighters(play.state, self.hex, self.side):
            suffer(play, block, fought=bool(self.fought >> block & 1))
        return None

    def leave(self, play: P) -> Flow:
        """Where the survivors go."""
        del play
        return Withdrawal(self.hex, self.side, rout=1)
