"""What lies on the table: blocks on the map, and on the sheets of the battles that are fought."""

from __future__ import annotations

from longroll.engine.event import Message
from longroll.engine.tableau import HIDDEN, Counter, Layout, Marker, Open, Tableau

from .base import hex_key, month_key, side_key, side_of
from .battle_board import BATTLE
from .battles.field import AREA_KEYS, GOING, battle_hexes, dispersed, goal, has
from .battles.lineup import LineUp
from .components import ARMS, BLOCKS
from .state import APART, BobbyLeeState

__all__ = ["tableau"]

_NIGHT = 8


def tableau(state: BobbyLeeState, seat: str) -> Tableau:
    """Blocks where they stand: own and flat ones by name, the others upright and blank, by one."""
    side = side_of(seat)
    counters: list[Counter] = []
    blank: dict[tuple[str, str], int] = {}
    for block in BLOCKS:
        if state.at[block.index] < 0:
            continue
        where = _place(state, block.index, side)
        flat = bool(state.face_up >> block.index & 1)
        if block.side == side or flat:
            arm, badges = ARMS[block.arm], _badges(state, block.index)
            steps = state.steps[block.index]
            counters.append(
                Counter(where, side_key(block.side), arm, block.key, steps=steps, badges=badges)
            )
        else:
            key = where, side_key(block.side)
            blank[key] = blank.get(key, 0) + 1
    counters += [
        Counter(where, whose, HIDDEN)
        for (where, whose), number in sorted(blank.items())
        for _ in range(number)
    ]
    fought = tuple(Marker("battle", hex_key(hex_)) for hex_ in battle_hexes(state))
    layout = Layout(tuple(counters), fought)
    return Tableau(month_key(state.month), layout, displays=_open(state))


def _badges(state: BobbyLeeState, block: int) -> tuple[str, ...]:
    """The condition of a block whose face the seat sees."""
    conditions = {
        "face-up": state.face_up >> block & 1,
        "tired": state.tired >> block & 1,
        "retreating": state.area[block] != APART and has(state, block, GOING),
    }
    return tuple(name for name, there in conditions.items() if there)


def _place(state: BobbyLeeState, block: int, side: int) -> str:
    """The hex of a block, or its area on the sheet of its battle.

    Before the screens are taken away only its own side sees where it was deployed (6.2).
    """
    hex_ = state.at[block]
    if hex_ not in battle_hexes(state):
        return hex_key(hex_)
    area, top = state.area[block], state.stack[-1] if state.stack else None
    if isinstance(top, LineUp) and top.hex == hex_:
        area = goal(state, block) if BLOCKS[block].side == side else APART
    if area == APART:
        area = dispersed(BLOCKS[block].side)
    return f"{hex_key(hex_)}/{AREA_KEYS[area]}"


def _open(state: BobbyLeeState) -> tuple[Open, ...]:
    """A sheet for each battle, with its day and turn."""
    deploys = bool(state.stack) and isinstance(state.stack[-1], LineUp)
    hour = 0 if deploys else state.hour + 1
    on_turn = state.active if state.hour % 2 == 0 else 1 - state.active
    told = (("attacker", side_key(state.active)), ("day", state.day))
    if deploys:
        note = Message("battle-deployment", told)
    elif state.hour >= _NIGHT:
        note = Message("battle-night", told)
    else:
        note = Message("battle-hour", (*told, ("turn", hour), ("side", side_key(on_turn))))
    return tuple(Open(BATTLE, hex_key(hex_), hour, note) for hex_ in battle_hexes(state))
