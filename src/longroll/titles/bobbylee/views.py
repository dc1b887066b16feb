"""What a seat may know, and the possible worlds behind it.

Open are places, faces that are laid flat, the marker and the calendar. Of an upright enemy block a
seat knows where it stands and which blocks it may be (`fog`); its strength was told when it was
last seen. A view is built up from that; it never starts from the whole state.
"""

from __future__ import annotations

from typing import Any

from longroll.board.region import members
from longroll.engine.chance import Chance
from longroll.engine.decision import Decision
from longroll.engine.knowledge import decision_view, settle_choices
from longroll.engine.title import View

from .base import block_at, block_key, hex_key, month_key, side_key, side_of
from .battles.field import AREA_KEYS, AREAS, CENTRE, aim, area_of, can_lead, goal, line
from .battles.lineup import stations
from .components import ARMS, BLOCKS, SIDE_KEYS, TABLES
from .control import OF_SIDE, marker
from .dealing import deal
from .fog import groups
from .state import APART, GONE, POOL, BobbyLeeState

__all__ = ["WHERE", "resample", "view", "where_key"]

WHERE = {POOL: "pool", GONE: "gone"}
"""The names of the places that are not hexes."""


def where_key(place: int) -> str:
    """The name of a hex, or of a place off the map."""
    return hex_key(place) if place >= 0 else WHERE[place]


def view(state: BobbyLeeState, seat: str, decision: Decision | None) -> View:
    """What ``seat`` (a player's or the observer's) may know."""
    side = side_of(seat)
    return {
        "title": "bobbylee",
        "scenario": state.scenario,
        "options": list(state.options),
        "seat": seat,
        "month": month_key(state.month),
        "mud": bool(state.mud),
        "active": side_key(state.active),
        "passes": state.passes,
        "marker": marker(state),
        "political": state.political,
        "emancipated": bool(state.emancipated),
        "calls": dict(zip(SIDE_KEYS, state.calls, strict=True)),
        "points": state.points[side] if side >= 0 else 0,
        "levies": state.levies[side] if side >= 0 else 0,
        "attacks": _attacks(state),
        "battles": _battles(state),
        "day": state.day,
        "hour": state.hour,
        "forced": sorted(
            [hex_key(state.at[block]), hex_key(target)]
            for block, target in enumerate(state.pledged)
            if target != POOL
        ),
        "own": _own(state, side),
        "enemies": {side_key(other): _others(state, other) for other in (0, 1) if other != side},
        "procedures": [
            {"name": frame.name, "clause": frame.clause, **frame.public()} for frame in state.stack
        ],
        "decision": decision_view(decision, seat),
        "chosen": [str(action) for who, action in state.chosen if who == seat],
        "result": None if state.result is None else state.result.key,
    }


def _attacks(state: BobbyLeeState) -> list[list[Any]]:
    """How many blocks came into each battle from where: all have seen it."""
    came: dict[tuple[str, str], int] = {}
    for block, origin in enumerate(state.entered):
        if origin != POOL:
            side = (hex_key(state.at[block]), hex_key(origin))
            came[side] = came.get(side, 0) + 1
    return [[hex_, origin, number] for (hex_, origin), number in sorted(came.items())]


def _battles(state: BobbyLeeState) -> list[dict[str, Any]]:
    """Each battle: the ways the attacker came, and what stands where: counts, and shown blocks."""
    found: list[dict[str, Any]] = []
    for battle in state.battles:
        upright: dict[str, int] = {}
        shown: dict[str, list[str]] = {}
        for block, where in enumerate(state.at):
            if where != battle.hex or state.area[block] == APART:
                continue
            area = f"{AREA_KEYS[state.area[block]]}"
            if line(state.area[block]) != BLOCKS[block].side:
                area += f" {side_key(BLOCKS[block].side)}"
            if state.face_up >> block & 1:
                shown.setdefault(area, []).append(block_key(block))
            else:
                upright[f"{area} {side_key(BLOCKS[block].side)}"] = (
                    upright.get(f"{area} {side_key(BLOCKS[block].side)}", 0) + 1
                )
        found.append(
            {
                "hex": hex_key(battle.hex),
                "origins": [hex_key(origin) for origin in members(battle.origins)],
                "lost": battle.lost,
                "upright": dict(sorted(upright.items())),
                "shown": {area: sorted(keys) for area, keys in sorted(shown.items())},
            }
        )
    return found


def _own(state: BobbyLeeState, side: int) -> dict[str, Any]:
    """The own blocks, each with where it is, its strength and its condition."""
    return {
        block.key: {
            "at": where_key(state.at[block.index]),
            "steps": state.steps[block.index],
            "face-up": bool(state.face_up >> block.index & 1),
            "tired": bool(state.tired >> block.index & 1),
            "moved": bool(state.moved >> block.index & 1),
            "area": _station(state, block.index),
        }
        for block in BLOCKS
        if block.side == side
    }


def _station(state: BobbyLeeState, block: int) -> str:
    """Where an own block stands in its battle, or will when both sides have deployed."""
    deploying = bool(state.stack) and state.stack[-1].name == "line-up"
    area = goal(state, block) if deploying else state.area[block]
    return AREA_KEYS[area] if 0 <= area < len(AREA_KEYS) else ""


def _others(state: BobbyLeeState, side: int) -> dict[str, Any]:
    """Of a side that is not the seat's: groups that look alike, faces laid flat, and the memory."""
    faces = [b.index for b in BLOCKS if b.side == side and state.face_up >> b.index & 1]
    return {
        "groups": [
            {"blocks": keys, "at": [where_key(place) for place in places]}
            for keys, places in groups(state, side)
        ],
        "signs": [
            {
                "number": number,
                "arms": [ARMS[arm] for arm in members(arms)],
                "at": sorted(where_key(state.at[block]) for block in members(blocks)),
            }
            for arms, number, blocks in state.signs
            if BLOCKS[members(blocks)[0]].side == side
        ],
        "face-up": {
            block_key(b): {"at": where_key(state.at[b]), "steps": state.steps[b]} for b in faces
        },
        "seen": {
            block_key(block.index): {
                "month": month_key(state.seen[block.index][0]),
                "at": where_key(state.seen[block.index][1]),
                "steps": state.seen[block.index][2],
            }
            for block in BLOCKS
            if block.side == side and state.seen[block.index]
        },
    }


# --- Possible worlds ------------------------------------------------------------------------------


def resample(state: BobbyLeeState, seat: str, chance: Chance) -> BobbyLeeState:
    """A world in which upright blocks of others are dealt anew within what was seen and paid."""
    world = state.copy()
    for side in (0, 1):
        if side != side_of(seat):
            deal(world, side, chance)
            _redeploy(world, side, chance)
            _rate(world, side, chance)
            _purse(world, side, chance)
    settle_choices(world, seat, chance)
    return world


def _redeploy(world: BobbyLeeState, side: int, chance: Chance) -> None:
    """6.2: a deployment behind the screen is any that the rules allow."""
    if not world.stack or world.stack[-1].name != "line-up":
        return
    placed = [b for b in OF_SIDE[side] if goal(world, b) >= 0]
    leads = [block_key(b) for b in placed if can_lead(world, b)]
    first = chance.draw("resample", leads) if leads else ""
    for block in placed:
        ways = [AREA_KEYS[area] for area in stations(world, block)]
        key = block_key(block)
        centre = AREA_KEYS[area_of(side, CENTRE)]
        area = centre if key == first else chance.draw("resample", ways)
        aim(world, block, 0, AREAS[area])


def _rate(world: BobbyLeeState, side: int, chance: Chance) -> None:
    """Strengths: as they were told last, with what was paid since, less what was starved."""
    hidden = [b.index for b in BLOCKS if b.side == side and not world.face_up >> b.index & 1]
    for block in hidden:
        world.steps[block] = max(1, world.told[block]) if world.at[block] >= 0 else 0
    on_map = [block for block in hidden if world.at[block] >= 0]
    points = world.paid[side]
    able = [block for block in on_map if _room(world, block)]
    while able := [block for block in able if _price(block) <= points]:
        block = block_at(chance.draw("resample", [block_key(b) for b in able]))
        world.steps[block] += 1
        points -= _price(block)
        if not _room(world, block):
            able.remove(block)
    able = [block for block in on_map if world.steps[block] > 1]
    for _ in range(world.worn[side]):
        if not able:
            break
        block = block_at(chance.draw("resample", [block_key(b) for b in able]))
        world.steps[block] -= 1
        if world.steps[block] == 1:
            able.remove(block)


def _purse(world: BobbyLeeState, side: int, chance: Chance) -> None:
    """What is left of the month's points while they are spent: anything up to what was paid."""
    if any(frame.name == "replacements" for frame in world.stack):
        most = world.paid[side]
        world.points[side] = int(chance.draw("resample", [str(n) for n in range(most + 1)]))


def _room(world: BobbyLeeState, block: int) -> bool:
    return world.steps[block] < BLOCKS[block].steps


def _price(block: int) -> int:
    return TABLES.arms[BLOCKS[block].arm].step
