"""The combat that may come, with its exact odds, and the other chances a player weighs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from longroll.engine.action import Action
from longroll.engine.event import Event
from longroll.engine.prospect import Ending, Prospect

from ..base import space_key
from ..combat import UNION, Combat, Force, modifiers
from ..components import TABLES
from ..state import SEAT, MosbyState
from ..tracks import change

__all__ = ["CLAUSES", "attack_force", "forecast", "prospects", "stakes", "wins"]

FACES: Final = 6
CLAUSES: Final = {
    "ratio": "14.3",
    "reaction": "14.4",
    "cards": "14.5",
    "colts": "14.5",
    "howitzer": "14.5",
}
"""By the key of a modifier the clause that gives it."""
_BEFORE_THE_DIE: Final = ("before", "prepare")
"""The questions of a combat that come before a roll (14.2, 14.5)."""


def results(state: MosbyState, force: Force, cards: tuple[int, ...] = ()) -> Iterator[str]:
    """What each face of the die would give (14.6)."""
    total = sum(value for _, value in modifiers(state, force, cards))
    return (TABLES.combat_result(face + total) for face in range(1, FACES + 1))


def wins(state: MosbyState, force: Force, cards: tuple[int, ...] = ()) -> int:
    """On how many of six faces Mosby wins."""
    return sum(result.startswith("R") for result in results(state, force, cards))


def stakes(state: MosbyState, force: Force, cards: tuple[int, ...] = ()) -> tuple[int, int]:
    """The most points that winning a combat can bring and that losing it can cost (2.6, 14.7).

    Within the limits of the track (2.3).
    """
    deeds = TABLES.performance
    gain = loss = 0
    for result in results(state, force, cards):
        number = int(result[1:] or 0)
        if result.startswith("R"):
            factors = min(number, force.union) * deeds["union-factor"][0]
            worth = deeds["combat-won"][0] + force.union + factors
            gain = max(gain, change(state, worth))
        else:
            factors = min(number, force.mosby) * deeds["own-factor"][0]
            loss = max(loss, -change(state, deeds["combat-lost"][0] + factors))
    return gain, loss


def forecast(state: MosbyState, space: int, force: Force, cards: tuple[int, ...]) -> Prospect:
    """The exact odds of a combat; the die is Mosby's, whoever attacks."""
    attacks = force.attacker == SEAT
    endings: Counter[tuple[int, int, bool]] = Counter()
    for result in results(state, force, cards):
        number, won = int(result[1:] or 0), result.startswith("R")
        own = 0 if won else min(number, force.mosby)
        theirs = min(number, force.union) if won else 0
        losses = (own, theirs) if attacks else (theirs, own)
        endings[(*losses, won == attacks)] += 1
    told = [*modifiers(state, force, cards)]
    return Prospect(
        space_key(space),
        force.attacker,
        UNION if attacks else SEAT,
        tuple([_told(key, value) for key, value in told]),
        tuple([Ending(*what, ways) for what, ways in sorted(endings.items())]),
        FACES,
        tuple([CLAUSES[key] for key, _ in told]),
        roller=SEAT,
    )


def _told(key: str, value: int) -> Event:
    """A modifier as the combat will tell it."""
    side = SEAT if value > 0 else UNION
    return Event(f"modifier-{key}", (("side", side), ("amount", value)))


def prospects(state: MosbyState, actions: Sequence[Action]) -> tuple[Prospect, ...]:
    """The combat that has begun, until its die falls; else the attack that Mosby might make.

    After a Counterattack the die is still to fall (14.10).
    """
    if state.mosby < 0 or not actions:
        return ()
    frame = state.stack[-1]
    if isinstance(frame, Combat):
        if frame.step not in _BEFORE_THE_DIE:
            return ()
        return (forecast(state, state.mosby, frame.force(state), frame.cards),)
    if any(action.verb == "attack" for action in actions):
        return (forecast(state, state.mosby, attack_force(state), ()),)
    return ()


def attack_force(state: MosbyState) -> Force:
    """Mosby's attack where he stands (11.9)."""
    foe = sum(map(state.strength, state.fighters_in(state.mosby)))
    return Force(SEAT, state.factor, foe)
