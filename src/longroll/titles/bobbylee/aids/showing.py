"""What a seat may know of one hex, area or block: for ``show``.

Labels and texts are keys (``label-...``, ``show-...`` in the locale files); a table with a ``text``
is a message with its arguments.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from longroll.engine import finding
from longroll.engine.event import Message
from longroll.engine.tableau import HIDDEN, Counter

from ..base import block_at, block_key, hex_key, side_key, side_of
from ..battles.field import AREAS, battle_hexes
from ..command import radius
from ..components import ARMS, BLOCK, BLOCKS, FOREST, GROUND, HEX, HQ, NAMES, TABLES
from ..control import held, marker
from ..state import POOL, BobbyLeeState
from ..supply import forage, supplied
from ..tableau import tableau
from .charts import month

__all__ = ["show"]

Told = dict[str, Any]
_FEW = 4
"""More blocks than this are told by their arms: the page fans them out by name."""


@cache
def _catalogue() -> finding.Catalogue:
    return finding.catalogue(
        [
            *((key, NAMES[hex_] or key) for key, hex_ in HEX.items()),
            *((block.key, block.name) for block in BLOCKS),
            ("track", "track"),
        ]
    )


@cache
def _towns() -> dict[str, str]:
    return {finding.slug(NAMES[hex_]): key for key, hex_ in HEX.items() if NAMES[hex_]}


def show(state: BobbyLeeState, seat: str, key: str) -> Told:
    """What ``seat`` may know of what ``key`` names; raises `TitleError` for nothing."""
    name, _, area = key.partition("/")
    if area in AREAS and HEX.get(name) in battle_hexes(state):
        return _area(state, seat, key)
    # A town that a block is called after too is meant first.
    town = _towns().get(finding.slug(key))
    found = town or finding.find(key or "track", _catalogue(), "place or block")
    if found == "track":
        return _table(state)
    return _block(state, seat, BLOCK[found]) if found in BLOCK else _hex(state, seat, HEX[found])


def said(message: Message) -> Told:
    """A message as a table with a ``text``."""
    return {"text": message.key, **dict(message.args)}


def _text(key: str, **args: str | int) -> Told:
    return {"text": f"show-{key}", **args}


def _table(state: BobbyLeeState) -> Told:
    return {
        "month": said(month(state.month)),
        "weather": _text("mud" if state.mud else "dry"),
        "marker": marker(state),
    }


def _area(state: BobbyLeeState, seat: str, key: str) -> Told:
    here = [each for each in tableau(state, seat).layout.counters if each.place == key]
    return {"blocks": [_counter(each) for each in here if each.key], **_hidden(here)}


def _hex(state: BobbyLeeState, seat: str, hex_: int) -> Told:
    """Who stands there and who holds it; its ground, its worth, and how many it feeds."""
    key = hex_key(hex_)
    own = tableau(state, seat).layout.counters
    here = [each for each in own if each.place.partition("/")[0] == key]
    holder = next((side for side in (0, 1) if held(state, side) >> hex_ & 1), -1)
    told: Told = {"hex": key}
    if known := [each for each in here if each.key]:
        told["blocks"] = _crowd(known) if len(known) > _FEW else [_counter(each) for each in known]
    told |= _hidden(here)
    if holder >= 0:
        told["held-by"] = side_key(holder)
    if FOREST >> hex_ & 1:
        told["ground"] = _text("forest")
    if GROUND.vp[hex_]:
        told["points"] = GROUND.vp[hex_]
    told["forage"] = _text("fed", count=forage(state, hex_))
    fed = [side_key(side) for side in (0, 1) if supplied(state, side) >> hex_ & 1]
    if fed:
        told["in-supply"] = fed
    return told


def _counter(counter: Counter) -> Told:
    """A block whose face is seen, with its steps."""
    most = BLOCKS[block_at(counter.key)].steps
    return _text("block", block=counter.key, steps=counter.steps, most=most)


def _crowd(known: list[Counter]) -> list[Told]:
    """Many blocks by side and arm, with their steps together."""
    kinds = dict.fromkeys((each.side, each.kind) for each in known)
    found: list[Told] = []
    for side, arm in kinds:
        alike = [each for each in known if (each.side, each.kind) == (side, arm)]
        steps = sum(each.steps for each in alike)
        found.append(_text("crowd", side=side, arm=arm, count=len(alike), steps=steps))
    return found


def _hidden(here: list[Counter]) -> Told:
    """How many blocks of each side stand upright."""
    sides = [each.side for each in here if each.kind == HIDDEN]
    found = [_text("upright", side=side, count=sides.count(side)) for side in dict.fromkeys(sides)]
    return {"upright": found} if found else {}


def _block(state: BobbyLeeState, seat: str, block: int) -> Told:
    """All of an own block and of one that lies flat; of another what was seen of it last."""
    one = BLOCKS[block]
    told: Told = {"side": side_key(one.side), "arm": _text("arm", arm=ARMS[one.arm])}
    if one.side == side_of(seat) or state.face_up >> block & 1:
        at = state.at[block]
        told["at"] = hex_key(at) if at >= 0 else _text("pool" if at == POOL else "gone")
        told["steps"] = _text("of", steps=state.steps[block], most=one.steps)
        if one.arm == HQ:
            told["radius"] = radius(state, block)
        if state.tired >> block & 1:
            told["condition"] = _text("tired")
    elif state.seen[block]:
        when, where, steps = state.seen[block]
        place = hex_key(where) if where >= 0 else block_key(block)
        told["seen"] = _text("seen", place=place, steps=steps, **dict(month(when).args))
    arm = TABLES.arms[one.arm]
    told["speed"] = arm.speed
    told["fire"] = _text("fire", level=arm.fire)
    return told
