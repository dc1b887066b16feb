"""The odds of what may come: exact before a fire, an estimate before a battle; notes on fire."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from math import ceil, gcd, sqrt
from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action
from longroll.engine.chance import Sampled
from longroll.engine.contest import FIRE
from longroll.engine.event import Event, Message
from longroll.engine.memo import remembered
from longroll.engine.prospect import Ending, Prospect

from ..base import block_at, block_key, hex_key, side_key
from ..battles.field import (
    AREA_KEYS,
    AREAS,
    FIRED,
    MOVED,
    fighters,
    fortified,
    has,
    line,
    present,
)
from ..battles.fire import cover, level, targets
from ..battles.lineup import LineUp
from ..battles.night import NightTurn
from ..battles.phase import BattlePhase
from ..battles.reinforcements import Reinforcements
from ..battles.retreats import Retreat
from ..battles.turn import BattleTurn
from ..components import ARTILLERY, BLOCKS, HEAVY
from ..control import blocks_in, occupied
from ..orders import ForcedMarches, Orders, StaffMarches
from ..state import BobbyLeeState
from ..views import resample
from .skirmish import Outcome, fight, likely

__all__ = ["WORLDS", "notes", "prospects"]

WORLDS: Final = 60
"""So many possible battles an estimate rests on."""
_SURE: Final = 1.96
"""Standard errors to each side within which nineteen of twenty estimates lie."""
_BRIEF: Final = 30
"""By so many hundredths brief battles are off: those who leave or come are left out of them.

Of 24 battles that an attacker was sure to lose sergeants won 7 (docs/titles/bobbylee/census.md).
"""
_FACES: Final = 6
_FORESEEN: Final = (
    *(Orders, StaffMarches, ForcedMarches, BattlePhase, LineUp),
    *(BattleTurn, Retreat, Reinforcements, NightTurn),
)
"""Where somebody asks himself how a battle will end: whether to begin one, and to go on with it."""
_STRONGEST: Final = tuple(max(b.steps for b in BLOCKS if b.side == side) for side in (0, 1))
"""By side, the steps that no block has more of."""


def prospects(state: BobbyLeeState, seat: str) -> tuple[Prospect, ...]:
    """How each battle may end, before it and while it is fought; fire first where it is due."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, BattleTurn) and top.step == "fire":
        return (*_fires(state, top, seat), *_battles(state, seat))
    if isinstance(top, _FORESEEN):
        return tuple(_battles(state, seat))
    return ()


# --- Fire -----------------------------------------------------------------------------------------


def _fires(state: BobbyLeeState, turn: BattleTurn, seat: str) -> Iterator[Prospect]:
    """All who can fire at an area together, as far as the seat knows them."""
    shooters: dict[int, list[int]] = {}
    for block in fighters(state, turn.hex, turn.side):
        known = side_key(turn.side) == seat or state.face_up >> block & 1
        if known and not has(state, block, MOVED | FIRED):
            for area in targets(state, block):
                shooters.setdefault(area, []).append(block)
    for area, blocks in sorted(shooters.items()):
        yield _fire(state, turn, area, blocks)


def _fire(state: BobbyLeeState, turn: BattleTurn, area: int, blocks: Sequence[int]) -> Prospect:
    foe = 1 - turn.side
    price, spare = cover(state, turn.hex, area, foe), turn.spare[area]
    hits = _together([(state.steps[b], level(state, b, area)) for b in blocks])
    ways: Counter[int] = Counter()
    for number, count in enumerate(hits):
        ways[min((number + spare) // price, _most(state, turn.hex, area, foe))] += count
    shared = reduce(gcd, ways.values())
    told = [*_dice(state, area, blocks), *_cover(state, turn, price, spare)]
    return Prospect(
        f"{hex_key(turn.hex)}/{AREA_KEYS[area]}",
        side_key(turn.side),
        side_key(foe),
        tuple([event for event, _ in told]),
        tuple([Ending(0, n, n > 0, count // shared) for n, count in sorted(ways.items())]),
        ways.total() // shared,
        tuple([clause for _, clause in told]),
        roller=side_key(turn.side),
        kind=FIRE,
    )


def _most(state: BobbyLeeState, hex_: int, area: int, foe: int) -> int:
    """The steps that there are to lose, if all have seen them; else as many as may be."""
    blocks = present(state, hex_, area, foe)
    if all(state.face_up >> block & 1 for block in blocks):
        return sum(state.steps[block] for block in blocks)
    return _STRONGEST[foe] * len(blocks)


def _together(dice: Sequence[tuple[int, int]]) -> list[int]:
    """On how many of all rolls there are 0, 1, 2... hits: dice and their level, by block."""
    found = [1]
    for count, lvl in dice:
        more = likely(count, lvl)
        found = [
            sum(found[n - k] * more[k] for k in range(len(more)) if 0 <= n - k < len(found))
            for n in range(len(found) + count)
        ]
    return found


def _dice(state: BobbyLeeState, area: int, blocks: Sequence[int]) -> Iterator[tuple[Event, str]]:
    """Who fires: so many dice, and how well; with the clause."""
    for block in blocks:
        strength = level(state, block, area)
        args = (
            ("side", side_key(BLOCKS[block].side)),
            ("count", state.steps[block]),
            ("block", block_key(block)),
            ("level", strength),
        )
        yield Event("fire-dice", args), _clause(state, block, area)


def _clause(state: BobbyLeeState, block: int, area: int) -> str:
    if BLOCKS[block].arm == HEAVY:
        return "2.27"
    if state.area[block] == area:
        return "7.41"
    flank = line(state.area[block]) != BLOCKS[block].side or line(area) == BLOCKS[block].side
    return "7.44" if flank or BLOCKS[block].arm != ARTILLERY else "7.41"


def _cover(
    state: BobbyLeeState, turn: BattleTurn, price: int, spare: int
) -> Iterator[tuple[Event, str]]:
    """What a step costs behind cover, and hits that have not come to one yet."""
    foe = side_key(1 - turn.side)
    if price > 1:
        forted = fortified(turn.hex) and foe != side_key(state.active)
        yield Event("fire-cover", (("side", foe), ("count", price))), "7.6" if forted else "7.42"
    if spare:
        yield Event("fire-spare", (("side", side_key(turn.side)), ("count", spare))), "7.45"


def notes(state: BobbyLeeState, seat: str, actions: Sequence[Action]) -> Mapping[Action, Message]:
    """What each fire promises: dice, on what they hit, and the chance that a step is lost."""
    top = state.stack[-1] if state.stack else None
    found: dict[Action, Message] = {}
    if not isinstance(top, BattleTurn) or side_key(top.side) != seat:
        return found
    for action in actions:
        if action.verb != "fire":
            continue
        block, area = block_at(action.args[0]), AREAS[action.args[1]]
        dice, strength = state.steps[block], level(state, block, area)
        price = cover(state, top.hex, area, 1 - top.side)
        needed = price - top.spare[area]
        ways = likely(dice, strength)
        share = round(100 * sum(ways[needed:]) / _FACES**dice)
        args = (("count", dice), ("least", _FACES + 1 - strength), ("share", share))
        found[action] = Message("note-fire", (*args, ("price", price)))
    return found


# --- Battles --------------------------------------------------------------------------------------


def _battles(state: BobbyLeeState, seat: str) -> Iterator[Prospect]:
    """The battles that are yet to begin: each played out in brief in many possible worlds."""
    hexes = members(occupied(state, 0) & occupied(state, 1))
    if not hexes:
        return
    seed = _seed(state, seat, hexes)
    fought: dict[int, Counter[Outcome]] = {hex_: Counter() for hex_ in hexes}
    for number in range(WORLDS):
        world = resample(state, seat, Sampled(seed + number))
        dice = Sampled(seed - number - 1)
        for hex_ in hexes:
            fought[hex_][fight(world, hex_, dice)] += 1
    for hex_, found in fought.items():
        yield _estimate(state, hex_, found)


def _seed(state: BobbyLeeState, seat: str, hexes: Sequence[int]) -> int:
    """Of the dice of estimates: what all see, so that they do not change as blocks deploy."""
    seen = [state.month, state.day, seat]
    seen += [len(blocks_in(state, side, hex_)) for hex_ in hexes for side in (0, 1)]
    told = json.dumps([*hexes, *seen]).encode()
    return int.from_bytes(hashlib.sha256(told).digest()[:8], "big")


def _estimate(state: BobbyLeeState, hex_: int, found: Counter[Outcome]) -> Prospect:
    won = sum(ways for outcome, ways in found.items() if outcome.attacker_wins)
    return Prospect(
        hex_key(hex_),
        side_key(state.active),
        side_key(1 - state.active),
        (),
        tuple([Ending(*outcome, ways) for outcome, ways in sorted(found.items())]),
        WORLDS,
        margin=_margin(won, WORLDS),
    )


@remembered(1 << 10)
def _margin(won: int, of: int) -> int:
    """By how many hundredths a share may be off: by chance, and by what a brief battle leaves out.

    One that was never seen may be a few.
    """
    share = (won + 2) / (of + 4)
    chance = 100 * _SURE * sqrt(share * (1 - share) / (of + 4))
    return ceil(sqrt(chance * chance + _BRIEF * _BRIEF))
