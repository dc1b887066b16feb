"""11.2.1, 11.3, 11.5.1 Who fights whom in a battle, for whoever weighs its odds."""

from __future__ import annotations

from longroll.engine.event import Message, Value

from ..battle import Battle, Line, fighting
from ..battle.force import garrisons
from ..command import commander, ratings
from ..ground import COASTAL_FORTS
from ..state import CivilWarState

__all__ = ["forces", "row"]


def forces(
    state: CivilWarState, battle: Battle, lines: tuple[Line, Line] | None
) -> tuple[Message, Message]:
    """What attackers and defenders fight with: SP, commander, works, column, sum of modifiers.

    Across a navigable river ``able`` SP fight, of ``number`` (11.5.1). Without ``lines`` the odds
    are 7:1, and nobody looks at the chart (11.1.2).
    """
    enemy, place = 1 - battle.side, battle.place
    mine, theirs = lines or (None, None)
    able = fighting(battle.strength, battle.river(state))
    strength = (("number", battle.strength), ("able", able), ("waiting", battle.strength - able))
    works = (
        ("militia", state.guards[enemy] >> place & 1),
        ("garrison", garrisons(state, enemy) >> place & 1),
        ("fort", state.forts[enemy].get(place, 0)),
        ("coastal", COASTAL_FORTS >> place & 1),
        ("trench", state.trenches[enemy] >> place & 1),
        ("exposed", int(battle.exposed)),
    )
    held = (("number", state.strength(enemy, place)), *works)
    chief = commander(state, enemy, place)
    return (
        Message("odds-attackers", (*strength, *ratings(state, battle.leader), *row(mine))),
        Message("odds-defenders", (*held, *ratings(state, chief), *row(theirs))),
    )


def row(line: Line | None) -> tuple[tuple[str, Value], ...]:
    """The column of the chart, as the table of the rulebook calls it, and what the dice add."""
    if line is None:
        return (("fought", 0), ("label", "strength-0"), ("amount", 0))
    return (("fought", 1), ("label", line.key), ("amount", line.modifier))
