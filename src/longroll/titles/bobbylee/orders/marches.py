"""5.3 Marches as orders: which a block can be given, what they do, and why not others.

An order is ``march BLOCK HEX``; where enemies stand and there are several ways in, the hex it comes
from is named too. ``force BLOCK VIA HEX`` goes to one hex and tries for another (5.32).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.board.region import Mask
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.memo import remembered

from ..base import P, block_key, hex_key, to_each
from ..components import BLOCKS, GARRISON, GRID, GROUND, HEAVY, HEX, LAND, SUPREME, TABLES
from ..control import occupied
from ..fog import conceal
from ..marching import VACANT, Entry, Range, entry_of, near_by, range_of, speed
from ..state import BobbyLeeState
from .moving import EVERY, FIELD, able, arrive, attackers, depart, used

_PACES: Final = tuple(TABLES.arms[block.arm].speed for block in BLOCKS)

__all__ = ["Outset", "march", "orders_for", "why_force", "why_march", "why_slow"]


def _range(state: BobbyLeeState, block: int, woods: Mask) -> Range:
    enemies = occupied(state, 1 - BLOCKS[block].side)
    return range_of(state.at[block], speed(state, block), state.mud, enemies, woods)


class Outset(NamedTuple):
    """What a march depends on beside the hex and the speed: as in `range_of`."""

    mud: int
    enemies: Mask
    woods: Mask


def orders_for(
    block: int, start: int, outset: Outset, verb: str, taken: dict[tuple[int, int], int]
) -> tuple[Action, ...]:
    """Every march of a block from a hex, by ``verb``; under field orders forced ones too.

    ``taken`` are the hexsides over which blocks have attacked already (5.31).
    """
    mud, enemies, woods = outset
    pace = _PACES[block] - mud
    full: tuple[tuple[int, int], ...] = ()
    if taken:
        full = _full(range_of(start, pace, *outset), taken)
    near = near_by(start, pace if verb == "march" else pace - 1)
    return _orders(block, start, mud, enemies & near, woods & near, verb, full)


def _full(reach: Range, taken: dict[tuple[int, int], int]) -> tuple[tuple[int, int], ...]:
    """The hexsides within reach over which as many have attacked as may, from where to where."""
    ways = [(via, hex_, limit) for hex_, via, limit in reach.doors]
    ways += [way for way in reach.forced if way[2] != VACANT]
    return tuple([(via, to) for via, to, limit in ways if taken.get((via, to), 0) >= limit])


@remembered(1 << 14)
def _orders(
    block: int,
    start: int,
    mud: int,
    enemies: Mask,
    woods: Mask,
    verb: str,
    full: tuple[tuple[int, int], ...],
) -> tuple[Action, ...]:
    pace = _PACES[block] - mud
    entry = entry_of(start, pace, mud, enemies, woods)
    key = block_key(block)
    found = list(to_each(verb, block, entry.open))
    fights = BLOCKS[block].arm != SUPREME
    ways: dict[int, list[int]] = {}
    for hex_, via, _ in entry.doors if fights else ():
        ways.setdefault(hex_, []).append(via)
    for hex_, vias in ways.items():
        for via in vias:
            if (via, hex_) not in full:
                named = () if len(vias) == 1 else (hex_key(via),)
                found.append(act(verb, key, hex_key(hex_), *named))
    if verb != "march":
        return tuple(found)
    for via, hex_, limit in range_of(start, pace, mud, enemies, woods).forced:
        if (via, hex_) not in full and (fights or limit == VACANT):
            found.append(act("force", key, hex_key(via), hex_key(hex_)))
    return tuple(found)


# --- What an order does ---------------------------------------------------------------------------


def march(play: P, action: Action, block: int, woods: Mask) -> None:
    """Carry out ``march``, ``force`` or ``send``."""
    state = play.state
    side, start = BLOCKS[block].side, state.at[block]
    if action.verb == "force":
        via, hex_ = HEX[action.args[1]], HEX[action.args[2]]
        arms = FIELD & attackers(state, side, hex_)
        arms = able(state, block, arms, woods, range_of, lambda r: _may_force(r, via, hex_))
        depart(play, block, via, arms, "force")
        state.at[block], state.pledged[block] = via, hex_
        if state.face_up >> block & 1:
            conceal(state, block)
        play.tell("pledged", origin=action.args[1], place=action.args[2])
        return
    hex_ = HEX[action.args[1]]
    doors = [via for other, via, _ in _range(state, block, woods).doors if other == hex_]
    origin = HEX[action.args[2]] if len(action.args) > 2 else next(iter(doors), start)
    arms = attackers(state, side, hex_) & (EVERY if action.verb == "send" else FIELD)
    arms = able(state, block, arms, woods, entry_of, lambda entry: _may_enter(entry, hex_, origin))
    depart(play, block, hex_, arms, action.verb)
    arrive(play, block, hex_, origin)


def _may_enter(entry: Entry, hex_: int, origin: int) -> bool:
    return bool(entry.open >> hex_ & 1) or any(
        (other, via) == (hex_, origin) for other, via, _ in entry.doors
    )


def _may_force(reach: Range, via: int, hex_: int) -> bool:
    return any((stand, other) == (via, hex_) for stand, other, _ in reach.forced)


# --- Why not --------------------------------------------------------------------------------------


def why_slow(block: int) -> Denial | None:
    """2.24, 2.27: who never marches on orders from the field."""
    if BLOCKS[block].arm in (GARRISON, HEAVY):
        clause = "2.24" if BLOCKS[block].arm == GARRISON else "2.27"
        return deny(clause, "deny-strategic-only", block=block_key(block))
    return None


def why_march(
    state: BobbyLeeState, block: int, args: tuple[str, ...], woods: Mask
) -> Denial | None:
    """Why a block cannot march into ``args``: a hex, and the one from which it would enter."""
    hexes = [HEX[arg] for arg in args if arg in HEX]
    if len(hexes) != len(args) or not 1 <= len(hexes) <= 2:
        return None
    hex_, reach = hexes[0], _range(state, block, woods)
    doors = {via: limit for other, via, limit in reach.doors if other == hex_}
    if not doors:
        return _why_not_there(state, block, hex_, reach)
    place = hex_key(hex_)
    if BLOCKS[block].arm == SUPREME:
        return deny("6.32", "deny-supreme-never-fights", block=block_key(block))
    taken = used(state, BLOCKS[block].side)
    full = [via for via, limit in doors.items() if taken.get((via, hex_), 0) >= limit]
    if len(hexes) == 1 and len(doors) > max(1, len(full)):
        return deny("5.31", "deny-name-the-side", place=place)
    origin = hexes[1] if len(hexes) > 1 else next(iter(doors))
    if origin not in doors:
        return deny("5.31", "deny-not-over-that-side", place=place, origin=hex_key(origin))
    return _crowded(origin, hex_, doors[origin]) if origin in full else None


def _crowded(origin: int, hex_: int, limit: int) -> Denial:
    places = {"origin": hex_key(origin), "place": hex_key(hex_)}
    return deny("5.31", "deny-attack-limit", **places, number=limit)


def _why_not_there(state: BobbyLeeState, block: int, hex_: int, reach: Range) -> Denial | None:
    place, key = hex_key(hex_), block_key(block)
    if not LAND >> hex_ & 1:
        sea = GROUND.of_terrain("sea") >> hex_ & 1
        return deny("1.28" if sea else "1.26", "deny-closed-ground", place=place)
    if hex_ == state.at[block]:
        return deny("5.3", "deny-there-already", block=key, place=place)
    if reach.open >> hex_ & 1:
        return None
    start = state.at[block]
    ways = (GROUND.mud_ways if state.mud else GROUND.ways)[start] | GROUND.pike[start]
    if GRID.direction(start, hex_) >= 0 and not ways >> hex_ & 1:
        return deny("1.21", "deny-closed-side", block=key, origin=hex_key(start), place=place)
    return deny("2.31", "deny-too-far", block=key, place=place)


def why_force(
    state: BobbyLeeState, block: int, args: tuple[str, ...], woods: Mask
) -> Denial | None:
    """Why a block cannot force its march from a hex into the next."""
    if len(args) != 2 or not all(arg in HEX for arg in args):
        return None
    via, hex_ = (HEX[arg] for arg in args)
    reach = _range(state, block, woods)
    limits = [limit for stand, other, limit in reach.forced if (stand, other) == (via, hex_)]
    if not limits:
        names = {"origin": args[0], "place": args[1]}
        return deny("5.32", "deny-no-forced-march", block=block_key(block), **names)
    if limits[0] != VACANT and BLOCKS[block].arm == SUPREME:
        return deny("6.32", "deny-supreme-never-fights", block=block_key(block))
    if limits[0] != VACANT and used(state, BLOCKS[block].side).get((via, hex_), 0) >= limits[0]:
        return _crowded(via, hex_, limits[0])
    return None
