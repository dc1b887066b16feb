"""18 The Union lines grow and shrink."""

from __future__ import annotations

from .base import P
from .components import ROWS, TABLES
from .state import BOX

__all__ = ["advance", "draw_in", "extend", "row_key"]


def row_key(row: int) -> str:
    """The key of a row of the extension table."""
    return TABLES.row_keys[row]


def extend(play: P, row: int) -> None:
    """A row comes into force; its empty spaces get a ? marker, but not Mosby's (18.1)."""
    state = play.state
    state.extensions = tuple(sorted((*state.extensions, row)))
    bare = ROWS[row] & ~state.held
    if state.mosby >= 0:
        bare &= ~(1 << state.mosby)
    state.unrevealed |= bare
    play.tell("lines-extended", row=row_key(row))


def advance(play: P) -> None:
    """One roll; a row in force is rolled again, and none when all are (18.2)."""
    state = play.state
    while len(state.extensions) < len(ROWS):
        roll = play.d6("extension")
        row = TABLES.row_by_die[roll - 1]
        if row not in state.extensions:
            play.tell("extension-die", roll=roll)
            extend(play, row)
            return
        play.tell("extension-again", roll=roll, row=row_key(row))


def draw_in(play: P) -> None:
    """A row in force, chosen at random, leaves the lines (18.4)."""
    state = play.state
    if not state.extensions:
        play.tell("event-idle")
        return
    keys = [row_key(row) for row in state.extensions]
    row = TABLES.row_keys.index(play.chance.draw("drawn-in", keys))
    before = state.lines
    state.extensions = tuple([other for other in state.extensions if other != row])
    left = before & ~state.lines
    state.unrevealed &= ~left
    home = [unit for unit in state.order if left >> state.at[unit] & 1]
    for unit in home:
        state.at[unit] = BOX
        state.lost[unit] = 0
        state.active &= ~(1 << unit)
    state.order = tuple([unit for unit in state.order if unit not in home])
    play.tell("lines-drawn-in", row=row_key(row))
