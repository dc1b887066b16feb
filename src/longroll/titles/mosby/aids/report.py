"""A combat as its events tell it, for a table that shows it while it is fought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.engine.contest import Contest, Modifier, Party
from longroll.engine.event import Event, Value

from ..base import MEN
from ..combat import UNION
from ..state import SEAT
from .prospects import CLAUSES

__all__ = ["contest"]

_MODIFIER: Final = "modifier-"
_AFTER: Final = frozenset(
    {
        *("points", "alert", "band-loses", "howitzer-lost", "casualty-hit", "casualty-none"),
        *("card-played", "killed", "wounded", "unit-reduced", "unit-eliminated", "unit-retreats"),
    }
)
"""What still belongs to a combat that is decided."""


def contest(events: Sequence[Event]) -> Contest | None:
    """The last combat that ``events`` tell of, as far as they tell it."""
    begun = [number for number, event in enumerate(events) if event.key == "combat"]
    if not begun:
        return None
    opening, *rest = events[begun[-1] :]
    said = dict(opening.args)
    attacker = str(said["side"])
    modifiers: dict[str, list[Modifier]] = {SEAT: [], UNION: []}
    dice: tuple[int, ...] = ()
    total: int | None = None
    told: list[Event] = []
    winner = ""
    for event in rest:
        if winner and event.key not in _AFTER:
            break
        args = dict(event.args)
        if event.key.startswith(_MODIFIER):
            if dice:  # rolled again: what counted before counts anew
                modifiers, dice, total = {SEAT: [], UNION: []}, (), None
            clause = CLAUSES[event.key.removeprefix(_MODIFIER)]
            found = Modifier(event, _number(args["amount"]), clause)
            modifiers[str(args["side"])].append(found)
        elif event.key == "combat-roll":
            dice, total = (_number(args["roll"]),), _number(args["count"])
        else:
            told.append(event)
        if event.key in ("combat-won", "combat-lost", "disbands"):
            winner = SEAT if event.key == "combat-won" else UNION
    strength = {SEAT: _number(said["own"]) // MEN, UNION: _number(said["men"]) // MEN}
    sides = (attacker, UNION if attacker == SEAT else SEAT)
    first, second = [
        Party(
            side,
            strength[side],
            tuple(modifiers[side]),
            dice if side == SEAT else (),
            total if side == SEAT else None,
        )
        for side in sides
    ]
    space = str(said["space"])
    return Contest(space, "14", opening, (first, second), tuple(told), winner, roller=SEAT)


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value
