"""Possible worlds: upright blocks that look alike change places, as far as what was seen allows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from longroll.board.region import Mask, mask, members
from longroll.engine.chance import Chance

from .base import block_at, block_key
from .battles.field import RESERVE, column
from .components import ARMS, BLOCKS, GARRISON, HEAVY, SUPREME
from .control import OF_SIDE
from .state import APART, POOL, BobbyLeeState

__all__ = ["deal"]

_FORCED: Final = mask(arm for arm in range(len(ARMS)) if arm not in (GARRISON, HEAVY))
"""The arms that can be on a forced march."""
_LEADING: Final = mask(arm for arm in range(len(ARMS)) if arm not in (HEAVY, SUPREME))
"""The arms that stand in a line of battle."""
_TRIES: Final = 12
"""So often a group is shuffled and mended by exchanges, before a deal is searched for."""


class _Token(NamedTuple):
    """An upright block as the enemy sees it: where it stands, and what it has done openly."""

    at: int
    moved: int
    tired: int
    landed: int
    entered: int
    pledged: int
    area: int
    task: int
    weary: int
    signs: tuple[int, ...]


class _Needed(NamedTuple):
    """A sign over places: so many blocks of these arms must stand in them (see `fog`)."""

    arms: Mask
    number: int
    places: list[int]


def deal(world: BobbyLeeState, side: int, chance: Chance) -> None:
    """Blocks that look alike change places, so that every sign still holds."""
    groups: dict[int, list[int]] = {}
    for block in OF_SIDE[side]:
        groups.setdefault(world.group[block], []).append(block)
    for _, alike in sorted(groups.items()):
        if len(alike) < 2:
            continue
        whole = sum(1 << block for block in alike)
        touching = [(n, sign) for n, sign in enumerate(world.signs) if sign[2] & whole]
        borne: dict[int, list[int]] = {block: [] for block in alike}
        for n, (_, _, blocks) in touching:
            for block in members(blocks & whole):
                borne[block].append(n)
        stood = sorted((_token(world, block, borne[block]), block) for block in alike)
        at = {block: place for place, (_, block) in enumerate(stood)}
        signs = [
            _Needed(arms, number, sorted([at[block] for block in members(blocks & whole)]))
            for _, (arms, number, blocks) in touching
        ]
        signs += [
            _Needed(_LEADING, 1, [place])
            for place, (token, _) in enumerate(stood)
            if token.area != APART and column(token.area) != RESERVE
        ]
        signs += [
            _Needed(_FORCED, 1, [place])
            for place, (token, _) in enumerate(stood)
            if token.pledged != POOL
        ]
        keys = sorted(map(block_key, alike))
        order: list[int] = []
        for _ in range(_TRIES):
            order = [block_at(key) for key in chance.shuffle("resample", keys)]
            if _exchanged(order, signs):
                break
        else:
            order = _searched(order, signs)
        _lay(world, dict(zip((b for _, b in stood), order, strict=True)), stood)


def _token(world: BobbyLeeState, block: int, signs: list[int]) -> _Token:
    """Of ``block``, of which these signs speak (their numbers in the state, ascending)."""
    return _Token(
        world.at[block],
        world.moved >> block & 1,
        world.tired >> block & 1,
        world.landed >> block & 1,
        world.entered[block],
        world.pledged[block],
        world.area[block],
        world.task[block],
        world.weary >> block & 1,
        tuple(signs),
    )


def _exchanged(dealt: list[int], signs: list[_Needed]) -> bool:
    """Exchange blocks two by two until every sign has what it needs; False if that fails."""
    lacking = _lacking(dealt, signs)
    while lacking:
        for a, b in _exchanges(dealt, signs):
            dealt[a], dealt[b] = dealt[b], dealt[a]
            now = _lacking(dealt, signs)
            if now < lacking:
                lacking = now
                break
            dealt[a], dealt[b] = dealt[b], dealt[a]
        else:
            return False
    return True


def _searched(order: list[int], signs: list[_Needed]) -> list[int]:
    """A deal that keeps every sign, looked for place by place: the truth is one, so there is one.

    Blocks are tried in their order, those places first that the narrowest signs speak of.
    """
    arms = [BLOCKS[block].arm for block in order]
    narrow = {
        n: min((len(s.places) for s in signs if n in s.places), default=0)
        for n in range(len(order))
    }
    places = sorted(range(len(order)), key=lambda n: (not narrow[n], narrow[n], n))
    chosen: dict[int, int] = {}
    failed: set[tuple[int, tuple[int, ...], tuple[int, ...]]] = set()

    def place(number: int, left: tuple[int, ...], needs: tuple[int, ...]) -> bool:
        if number == len(places):
            return not any(needs)
        if (number, left, needs) in failed or not _open(places[number:], left, needs, signs):
            return False
        here = places[number]
        for arm in dict.fromkeys(arms):
            if left[arm]:
                fewer = tuple([n - (index == arm) for index, n in enumerate(left)])
                after = tuple(
                    [
                        max(0, need - (here in sign.places and sign.arms >> arm & 1))
                        for need, sign in zip(needs, signs, strict=True)
                    ]
                )
                chosen[here] = arm
                if place(number + 1, fewer, after):
                    return True
        failed.add((number, left, needs))
        return False

    every = tuple([arms.count(arm) for arm in range(len(ARMS))])
    found = place(0, every, tuple([sign.number for sign in signs]))
    assert found, "no deal keeps every sign"
    rest = list(order)
    dealt: list[int] = []
    for here in range(len(order)):
        block = next(one for one in rest if BLOCKS[one].arm == chosen[here])
        rest.remove(block)
        dealt.append(block)
    return dealt


def _open(
    places: list[int], left: tuple[int, ...], needs: tuple[int, ...], signs: list[_Needed]
) -> bool:
    """Whether each sign still has places and blocks enough for what it needs."""
    free = set(places)
    for need, sign in zip(needs, signs, strict=True):
        if need and len(free.intersection(sign.places)) < need:
            return False
        if need and sum(n for arm, n in enumerate(left) if sign.arms >> arm & 1) < need:
            return False
    return True


def _exchanges(dealt: list[int], signs: list[_Needed]) -> Iterator[tuple[int, int]]:
    """A place of a sign that lacks blocks, and one elsewhere whose block it could use."""
    for sign in signs:
        if _lacking(dealt, [sign]):
            fit = [sign.arms >> BLOCKS[block].arm & 1 for block in dealt]
            inside = [place for place in sign.places if not fit[place]]
            outside = [p for p in range(len(dealt)) if fit[p] and p not in sign.places]
            yield from product(inside, outside)


def _lacking(dealt: list[int], signs: list[_Needed]) -> int:
    """How many blocks too few of the right arms stand where the signs need them."""
    return sum(
        max(0, number - sum(arms >> BLOCKS[dealt[place]].arm & 1 for place in places))
        for arms, number, places in signs
    )


def _lay(world: BobbyLeeState, dealt: dict[int, int], stood: list[tuple[_Token, int]]) -> None:
    """Put each block of ``dealt`` where the one stood whose place it takes."""
    alike = sum(1 << block for block in dealt)
    for name in ("moved", "tired", "landed", "weary"):
        setattr(world, name, getattr(world, name) & ~alike)
    for token, old in stood:
        block = dealt[old]
        world.at[block] = token.at
        world.entered[block], world.pledged[block] = token.entered, token.pledged
        world.area[block], world.task[block] = token.area, token.task
        world.weary |= token.weary << block
        world.moved |= token.moved << block
        world.tired |= token.tired << block
        world.landed |= token.landed << block
    world.signs = [
        sign
        if not (here := sign[2] & alike)
        else (sign[0], sign[1], sign[2] ^ here | sum([1 << dealt[b] for b in members(here)]))
        for sign in world.signs
    ]
