"""G11, X4.12: fire as its events tell it, for a table that shows what a volley or a shell did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.engine.contest import FIRE, Contest, Modifier, Party
from longroll.engine.event import Event, Value

from .combat.report import DRAWN
from .components import UNIT, UNITS
from .components.parts import SIDE_KEYS

__all__ = ["fire_contest", "last_fight"]

_HIT: Final = "fire-hits"
_ROLLS: Final = frozenset({_HIT, "fire-misses"})
_MODIFIER: Final = "fire-modifier-"
_OPENINGS: Final = frozenset({"fires", "mortar-fires"})
_RESULT: Final = "fire-result-"
_AFTER: Final = frozenset(
    {
        *("fire-damage", "step-lost", "unit-eliminated", "unit-captured", "shattered", "disrupted"),
        *("retreats", "no-retreat", "leader-goes", "leader-lost", "leader-captured", "points"),
        *("morale-suffered", "morale-inflicted", "morale-leader-suffered"),
        *("morale-leader-inflicted", "demoralised", "momentum-lost"),
    }
)
"""What still belongs to fire that has hit."""


def last_fight(events: Sequence[Event], combat: Contest | None) -> Contest | None:
    """The last fire that ``events`` tell of, or the last ``combat`` if that began later."""
    fire = fire_contest(events)
    if combat is None or fire is None:
        return combat or fire
    newest = (event for event in reversed(events) if event in (combat.opening, fire.opening))
    return combat if next(newest) is combat.opening else fire


def fire_contest(events: Sequence[Event]) -> Contest | None:
    """The last fire that ``events`` tell of, once it was rolled for: none before.

    Whoever fires stands first and has the die; he has won if he has hit an enemy, his foe if he
    has hit his own. Nobody has won by a miss.
    """
    rolled = next((n for n in range(len(events) - 1, -1, -1) if events[n].key in _ROLLS), None)
    begun = None if rolled is None else _beginning(events, rolled)
    if rolled is None or begun is None:
        return None
    opening, roll = events[begun], events[rolled]
    said = dict(opening.args)
    gun = UNITS[UNIT[str(said.get("gun", said["unit"]))]]
    firing, foe = SIDE_KEYS[gun.side], SIDE_KEYS[1 - gun.side]
    parties = (_firing(firing, events[begun:rolled], roll), Party(foe, 0))
    told = [event for event in events[begun:rolled] if event is not opening]
    told = [event for event in told if event.key in _OPENINGS or event.key == "scatter"]
    told += [roll, *_following(events[rolled + 1 :])]
    struck = UNITS[UNIT[str(dict(roll.args)["unit"])]]  # a shell that strays may hit its own
    winner = firing if struck.side != gun.side else foe
    winner = winner if roll.key == _HIT else DRAWN
    place = str(said["hex"])
    return Contest(place, "G11.3", opening, parties, tuple(told), winner, FIRE, firing)


def _beginning(events: Sequence[Event], rolled: int) -> int | None:
    """Where the fire begins that was rolled for at ``rolled``: with the first of its guns."""
    found = next((n for n in range(rolled, -1, -1) if events[n].key in _OPENINGS), None)
    if found is None or any(event.key in _ROLLS for event in events[found:rolled]):
        return None
    aim = _aim(events[found])
    while found and events[found - 1].key == "fires" and _aim(events[found - 1]) == aim:
        found -= 1
    return found


def _aim(event: Event) -> tuple[Value | None, Value | None]:
    """At whom fire goes, and where."""
    said = dict(event.args)
    return said.get("unit"), said.get("hex")


def _firing(side: str, before: Sequence[Event], roll: Event) -> Party:
    found = (event for event in before if event.key.startswith(_MODIFIER))
    modifiers = tuple(Modifier(e, _number(dict(e.args)["amount"]), "T.FIREDRM") for e in found)
    said = dict(roll.args)
    return Party(side, 0, modifiers, (_number(said["roll"]),), _number(said["count"]))


def _following(events: Sequence[Event]) -> list[Event]:
    """What a hit led to, as far as nothing else was told in between."""
    found: list[Event] = []
    for event in events:
        if event.key not in _AFTER and not event.key.startswith(_RESULT):
            break
        found.append(event)
    return found


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value
