"""A battle as its events tell it, for a table that shows it while it is fought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from longroll.engine.contest import Contest, Modifier, Party
from longroll.engine.event import Event, Value

from ..state import SEATS

__all__ = ["CLAUSES", "contest"]

CLAUSES: Final = {
    "interception": "5.8.3",
    "fort": "6.8.7",
    "amphibious": "6.4.1",
    "commander": "7.4.1",
    "subordinate": "7.4.2",
    "elite": "7.5.1",
    "ratio": "7.5.3",
    "enemy-unsupplied": "8.3",
    "sigel": "4.2",
}
"""By the key of a modifier the clause that gives it."""

_MODIFIER: Final = "modifier-"
_AFTER: Final = frozenset(
    {
        *("retreat", "falls-back", "retreat-loss", "surrender", "hunley-spent", "infantry-lost"),
        *("brigade-lost", "brigade-reduced", "elite-lost", "general-killed", "general-leaves"),
        *("takes-command", "army-eliminated", "fort-lost", "fort-destroyed", "ironclad-removed"),
        *("torpedoes-removed", "will", "fortunes", "army-without-general"),
    }
)
"""What still belongs to a battle that has been won."""


@dataclass(slots=True)
class _Side:
    """What has been told of one side so far."""

    side: str
    strength: int
    modifiers: list[Modifier] = field(default_factory=list[Modifier])
    dice: tuple[int, ...] = ()
    total: int | None = None
    loss: int | None = None

    def party(self) -> Party:
        parts = (self.side, self.strength, tuple(self.modifiers))
        return Party(*parts, self.dice, self.total, self.loss)


def contest(events: Sequence[Event]) -> Contest | None:
    """The last battle that ``events`` tell of, as far as they tell it."""
    begun = [number for number, event in enumerate(events) if event.key == "battle"]
    if not begun:
        return None
    opening, *rest = events[begun[-1] :]
    said = dict(opening.args)
    attacker = str(said["side"])
    defender = next(seat for seat in SEATS if seat and seat != attacker)
    sides = {
        attacker: _Side(attacker, _number(said["attackers"])),
        defender: _Side(defender, _number(said["defenders"])),
    }
    told: list[Event] = []
    winner = ""
    for event in rest:
        if winner and event.key not in _AFTER:
            break
        if not _read(sides, event):
            told.append(event)
        if event.key == "battle-won":
            winner = str(dict(event.args)["side"])
    parties = sides[attacker].party(), sides[defender].party()
    return Contest(str(said["space"]), "7.3.1", opening, parties, tuple(told), winner)


def _read(sides: dict[str, _Side], event: Event) -> bool:
    """Note what ``event`` says of a side; whether it says just that."""
    said = dict(event.args)
    if event.key.startswith(_MODIFIER):
        clause = CLAUSES[event.key.removeprefix(_MODIFIER)]
        side = sides[str(said["side"])]
        side.modifiers.append(Modifier(event, _number(said["count"]), clause))
        return True
    if event.key != "battle-roll":
        return False
    side = sides[str(said["side"])]
    foe = next(other for key, other in sides.items() if key != side.side)
    side.dice, side.total = (_number(said["roll"]),), _number(said["total"])
    foe.loss = _number(said["losses"])
    return True


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value
