"""How the armies of Savannah come to blows, for games that chance alone would not bring there.

Until the assault the Allies land, march up to the lines and wait, and the garrison comes inside and
stays: `investment`. Once it is on, who is to fight goes for the nearest enemy: `assault`. Both
leave to others (`drive`) what has nothing to do with where somebody stands.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action
from longroll.engine.decision import Decision
from longroll.titles.savannah.components import GRID, PERIMETER, UNIT, UNITS, hex_at
from longroll.titles.savannah.components.parts import (
    ALLIES,
    AMERICAN,
    ARMY_KEYS,
    ARTILLERY,
    CROWN,
)
from longroll.titles.savannah.ground import BESIDE_PERIMETER, PROFILE, adjacent_to_enemy, lines
from longroll.titles.savannah.state import SavannahState

__all__ = ["assault", "french_assault", "investment"]

FAR: Final = 999
EAGER: Final = 0.9
"""How often somebody in the assault goes for the enemy, and not where chance leads him."""
QUIET: Final = ("pass", "wait", "hold-fire")
"""The answers that keep cards, powder and the assault for later."""
NOBODY: Final[frozenset[int]] = frozenset()
_AMERICANS: Final = frozenset(unit.index for unit in UNITS if unit.army == AMERICAN)
_FOOT: Final = PROFILE[UNIT["foix"]]


def investment(
    chooser: random.Random, state: SavannahState, decision: Decision, seat: str
) -> Action | None:
    """Until the assault: the Allies come up to the lines, the garrison into them."""
    del chooser
    actions = decision.choices[seat]
    for action in actions:
        if action.verb in QUIET:
            return action
    goals = PERIMETER if seat == ARMY_KEYS[CROWN] else BESIDE_PERIMETER
    return _lead(state, decision, actions, goals)


def assault(
    chooser: random.Random, state: SavannahState, decision: Decision, seat: str
) -> Action | None:
    """Mostly, whoever is not yet beside an enemy goes there."""
    return _attack(chooser, state, decision, seat, NOBODY)


def french_assault(
    chooser: random.Random, state: SavannahState, decision: Decision, seat: str
) -> Action | None:
    """The same, but the Americans are not led there."""
    return _attack(chooser, state, decision, seat, _AMERICANS)


def _attack(
    chooser: random.Random,
    state: SavannahState,
    decision: Decision,
    seat: str,
    stay: frozenset[int],
) -> Action | None:
    if chooser.random() >= EAGER:
        return None
    side = CROWN if seat == ARMY_KEYS[CROWN] else ALLIES
    goals = adjacent_to_enemy(state, side)
    return _lead(state, decision, decision.choices[seat], goals, stay)


def _lead(
    state: SavannahState,
    decision: Decision,
    actions: Sequence[Action],
    goals: Mask,
    stay: frozenset[int] = NOBODY,
) -> Action | None:
    """The nearest unit that is not there yet, or its next step; None where nobody has to be led."""
    if actions[0].verb in ("move", "move-leader"):
        far = _steps_to(goals, tuple(lines(state).passable(_FOOT)))
        afield = [a for a in actions if a.verb == "move" and _away(state, far, a, stay)]
        if afield:
            return min(afield, key=lambda action: _away(state, far, action, stay))
        return _first(actions, "done")
    if decision.prompt.key != "prompt-march":
        return None
    here = hex_at(str(dict(decision.prompt.args)["hex"]))
    return _step(_steps_to(goals, tuple(lines(state).passable(_FOOT))), here, actions)


def _away(state: SavannahState, far: Sequence[int], action: Action, stay: frozenset[int]) -> int:
    """How far a unit is from where it should be; 0 if it cannot come there, or is not to."""
    unit = UNIT[action.args[0]]
    led = UNITS[unit].arm != ARTILLERY and unit not in stay and far[state.at[unit]] < FAR
    return far[state.at[unit]] if led else 0


def _step(far: Sequence[int], here: int, actions: Sequence[Action]) -> Action | None:
    """The step that comes nearest, or a stop where none comes nearer."""
    going = [action for action in actions if action.verb == "go"]
    best = min(going, key=lambda action: far[hex_at(action.args[0])], default=None)
    if best is not None and far[hex_at(best.args[0])] < far[here]:
        return best
    return _first(actions, "stop") or best


def _first(actions: Sequence[Action], verb: str) -> Action | None:
    return next((action for action in actions if action.verb == verb), None)


@lru_cache(maxsize=256)
def _steps_to(goals: Mask, passable: tuple[Mask, ...]) -> tuple[int, ...]:
    """By hex, how many steps on foot it lies from the nearest goal; `FAR` without a way."""
    found = [FAR] * GRID.size
    waiting = members(goals)
    for hex_ in waiting:
        found[hex_] = 0
    for here in waiting:  # grows while it is read
        for before in GRID.neighbours[here]:
            if before >= 0 and found[before] == FAR and passable[before] >> here & 1:
                found[before] = found[here] + 1
                waiting.append(before)
    return tuple(found)
