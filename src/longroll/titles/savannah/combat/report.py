"""A close combat as its events tell it, for a table that shows it while it is fought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.engine.contest import Contest, Modifier, Party
from longroll.engine.event import Event, Value

from ..components.parts import SIDE_KEYS
from .modifiers import CLAUSES

__all__ = ["contest"]

_MODIFIER: Final = "modifier-"
DRAWN: Final = "both"
"""The winner of a combat in which both held their ground, or neither; of fire that missed."""
_TACTICS: Final = "tactics-modifier"
_AFTER: Final = frozenset(
    {
        *("advances", "leader-goes", "leader-taken", "leader-captured", "points", "momentum-lost"),
        *("morale-leader-suffered", "morale-leader-inflicted", "city-entered", "demoralised"),
    }
)
"""What still belongs to a combat that is over."""


class _Report:
    """What has been told so far."""

    def __init__(self, attacker: str) -> None:
        self.sides = (attacker, next(side for side in SIDE_KEYS if side != attacker))
        self.strength = [0, 0]
        self.modifiers: tuple[list[Modifier], list[Modifier]] = ([], [])
        self.roll: tuple[int, ...] = ()
        self.total: int | None = None

    def read(self, event: Event) -> bool:
        """Note what an event says of the sides; whether it says just that."""
        said = dict(event.args)
        if event.key == "odds":
            self.strength = [_number(said["attack"]), _number(said["defence"])]
            return False
        if event.key == "combat-roll":
            self.roll, self.total = (_number(said["roll"]),), _number(said["count"])
            return False
        if event.key != _TACTICS and not event.key.startswith(_MODIFIER):
            return False
        clause = CLAUSES.get(event.key.removeprefix(_MODIFIER), "G12.23.4")
        side = self.sides.index(str(said["side"]))
        self.modifiers[side].append(Modifier(event, _number(said["amount"]), clause))
        return True

    def parties(self) -> tuple[Party, Party]:
        """The attacker, who rolls, and the defender."""
        attacker, defender = self.sides
        more, less = self.modifiers
        return (
            Party(attacker, self.strength[0], tuple(more), self.roll, self.total),
            Party(defender, self.strength[1], tuple(less)),
        )


def contest(events: Sequence[Event]) -> Contest | None:
    """The last close combat that ``events`` tell of, as far as they tell it."""
    begun = [number for number, event in enumerate(events) if event.key == "combat"]
    if not begun:
        return None
    opening, *rest = events[begun[-1] :]
    said = dict(opening.args)
    report = _Report(str(said["side"]))
    told: list[Event] = []
    winner = ""
    for event in rest:
        if winner and event.key not in _AFTER:
            break
        if not report.read(event):
            told.append(event)
        if event.key in ("combat-won", "combat-drawn"):
            winner = str(dict(event.args).get("side", DRAWN))
    return Contest(
        str(said["hex"]),
        "G12.23",
        opening,
        report.parties(),
        tuple(told),
        winner,
        roller=report.sides[0],
    )


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value
