"""11.2 A battle as its events tell it, for a table that shows it while it is fought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.engine.contest import Contest, Modifier, Party
from longroll.engine.event import Event, Value

from ..components import SIDE_KEYS

__all__ = ["DRAWN", "MODIFIERS", "contest"]

MODIFIERS: Final = {
    "modifier-generals": "11.3",
    "modifier-demoralised": "11.4",
    "modifier-card": "18.3.2",
    "modifier-works": "11.4",
    "modifier-ground": "11.4",
    "modifier-ships": "21.3.1",
}
"""By the event that tells of a modifier the clause that gives it."""
DRAWN: Final = "both"
"""The winner of a battle that decides nothing."""
_AFTER: Final = frozenset(
    {
        *("militia-displaced", "garrison-fled", "fort-captured", "retreated", "pushed"),
        *("no-retreat", "overrun", "marker-taken", "demoralised", "demoralised-loss"),
        *("stays", "morale-high", "morale-lost", "displaced-leader"),
        "fell-back",  # so games of before told that the attackers stay
    }
)
"""What still belongs to a battle that is over."""
_ENDS: Final = ("battle-won", "battle-lost", "battle-tied")


def contest(events: Sequence[Event]) -> Contest | None:
    """The last battle that ``events`` tell of, as far as they tell it."""
    begun = [number for number, event in enumerate(events) if event.key == "battle"]
    if not begun:
        return None
    opening, *rest = events[begun[-1] :]
    said = dict(opening.args)
    attacker = str(said["side"])
    defender = next(side for side in SIDE_KEYS if side != attacker)
    parties: list[Party] = [
        Party(attacker, _number(said["number"])),
        Party(defender, _number(said["defenders"])),
    ]
    told: list[Event] = []
    winner = ""
    for event, then in zip(rest, [*rest, None][1:], strict=True):
        # An army may be raised by an order, too; high morale in a battle raises one just before.
        raised = event.key == "army" and then is not None and then.key == "morale-high"
        if winner and not raised and event.key not in _AFTER:
            break
        parts = dict(event.args)
        if event.key in MODIFIERS:
            change = Modifier(event, _number(parts["amount"]), MODIFIERS[event.key])
            parties = [
                p._replace(modifiers=(*p.modifiers, change)) if p.side == parts["side"] else p
                for p in parties
            ]
            continue
        if event.key == "battle-dice":
            totals = _number(parts["attack"]), _number(parts["defence"])
            # Games of before did not tell the dice.
            fell = [int(face) for face in str(parts.get("dice", "")).split()]
            mine = _number(parts.get("number", 0))
            thrown = tuple(fell[:mine]), tuple(fell[mine:])
            parties = [
                p._replace(dice=dice, total=total)
                for p, dice, total in zip(parties, thrown, totals, strict=True)
            ]
        elif event.key in ("battle-losses", *_ENDS) and "defenders" in parts:
            # Games of before did not tell the losses with the end.
            losses = (
                _number(parts.get("losses", parts.get("number", 0))),
                _number(parts["defenders"]),
            )
            parties = [p._replace(loss=n) for p, n in zip(parties, losses, strict=True)]
        told.append(event)
        if event.key in _ENDS:
            winners = (attacker, defender, DRAWN)
            winner = winners[_ENDS.index(event.key)]
    first, second = parties
    return Contest(str(said["place"]), "11.2", opening, (first, second), tuple(told), winner)


def _number(value: Value) -> int:
    return int(value)
