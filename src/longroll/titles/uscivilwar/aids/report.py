"""11.2, 21.6 A battle, on land or on water, as its events tell it while it is fought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from longroll.engine.contest import Contest, Modifier, Party
from longroll.engine.event import Event, Value

from ..components import SIDE_KEYS

__all__ = ["DRAWN", "NAVAL_MODIFIERS", "clause_of", "contest"]

DRAWN: Final = "both"
"""The winner of a battle that decides nothing."""


class _Kind(NamedTuple):
    """A kind of battle.

    Attributes:
        clause: the rule by which it is fought.
        modifiers: by the event that tells of a modifier the clause that gives it.
        dice: the event that tells of the dice.
        ends: the events that tell that it is won, lost or tied.
        after: what still belongs to it when it is over.
    """

    clause: str
    modifiers: Mapping[str, str]
    dice: str
    ends: tuple[str, str, str]
    after: frozenset[str]


_KINDS: Final = {
    "battle": _Kind(
        "11.2",
        {
            "modifier-generals": "11.3",
            "modifier-demoralised": "11.4",
            "modifier-card": "18.3.2",
            "modifier-works": "11.4",
            "modifier-ground": "11.4",
            "modifier-ships": "21.3.1",
        },
        "battle-dice",
        ("battle-won", "battle-lost", "battle-tied"),
        frozenset(
            {
                *("militia-displaced", "garrison-fled", "fort-captured", "retreated", "pushed"),
                *("no-retreat", "overrun", "marker-taken", "demoralised", "demoralised-loss"),
                *("stays", "morale-high", "morale-lost", "displaced-leader"),
                "fell-back",  # so games of before told that the attackers stay
            }
        ),
    ),
    "naval-attack": _Kind(
        "21.6",
        {
            "modifier-naval-leader": "21.2.8",
            "modifier-naval-shaken": "21.6.5",
            "modifier-card": "21.6.5",
        },
        "naval-battle",
        ("naval-won", "naval-lost", "naval-tied"),
        frozenset({"hides", "trapped", "naval-leader-displaced"}),
    ),
}
"""By the event that opens a battle what belongs to it."""
NAVAL_MODIFIERS: Final = _KINDS["naval-attack"].modifiers
"""By the event that tells of a modifier of a naval battle the clause that gives it."""
_DEFENDED: Final = {"modifier-ships": "21.3.2"}
"""By the event that tells of a modifier the clause that gives it to a defender, if another."""


def clause_of(event: Event, attacker: str) -> str:
    """The clause that gives a modifier of a battle on land to a side."""
    given = _KINDS["battle"].modifiers[event.key]
    return given if dict(event.args)["side"] == attacker else _DEFENDED.get(event.key, given)


def contest(events: Sequence[Event]) -> Contest | None:
    """The last battle that ``events`` tell of, as far as they tell it."""
    begun = [number for number, event in enumerate(events) if event.key in _KINDS]
    if not begun:
        return None
    opening, *rest = events[begun[-1] :]
    said, kind = dict(opening.args), _KINDS[opening.key]
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
        if winner and not raised and event.key not in kind.after:
            break
        parts = dict(event.args)
        if event.key in kind.modifiers:
            land = opening.key == "battle"
            clause = clause_of(event, attacker) if land else kind.modifiers[event.key]
            change = Modifier(event, _number(parts["amount"]), clause)
            parties = [
                p._replace(modifiers=(*p.modifiers, change)) if p.side == parts["side"] else p
                for p in parties
            ]
            continue
        if event.key == kind.dice:
            totals = _number(parts["attack"]), _number(parts["defence"])
            # Games of before did not tell the dice.
            fell = [int(face) for face in str(parts.get("dice", "")).split()]
            mine = _number(parts.get("number", 0))
            thrown = tuple(fell[:mine]), tuple(fell[mine:])
            parties = [
                p._replace(dice=dice, total=total)
                for p, dice, total in zip(parties, thrown, totals, strict=True)
            ]
        elif event.key in ("battle-losses", *kind.ends) and "defenders" in parts:
            # Games of before did not tell the losses with the end.
            losses = (
                _number(parts.get("losses", parts.get("number", 0))),
                _number(parts["defenders"]),
            )
            parties = [p._replace(loss=n) for p, n in zip(parties, losses, strict=True)]
        told.append(event)
        if event.key in kind.ends:
            winners = (attacker, defender, DRAWN)
            winner = winners[kind.ends.index(event.key)]
    first, second = parties
    return Contest(str(said["place"]), kind.clause, opening, (first, second), tuple(told), winner)


def _number(value: Value) -> int:
    return int(value)
