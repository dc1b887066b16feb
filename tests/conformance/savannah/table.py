"""A bare table for conformance tests: put pieces down, run one procedure, answer its questions.

Dice are those of the rules: 0 to 9 (``rolls=[0, 7]``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from longroll.board.region import Mask
from longroll.engine.chance import Scripted
from longroll.engine.clause import Denial
from longroll.engine.decision import Decision
from longroll.engine.procedural import pending_decision
from longroll.engine.procedure import Play, Procedure
from longroll.titles.savannah.components import LEADER, TABLES, UNIT, UNITS, hex_at, hex_key
from longroll.titles.savannah.components.parts import (
    ALLIES,
    AMERICAN,
    BRITISH,
    CROWN,
    FRENCH,
)
from longroll.titles.savannah.state import DISRUPTED, PARADE, SHATTERED, SavannahState
from longroll.words import LANGUAGES, words_for
from tests.conformance import driver

__all__ = [
    "ALLIES",
    "AMERICAN",
    "BRITISH",
    "CROWN",
    "DISRUPTED",
    "FRENCH",
    "PARADE",
    "SHATTERED",
    "Dice",
    "Driver",
    "asked",
    "lead",
    "mask",
    "morale",
    "playing",
    "put",
    "run",
    "strength",
    "table",
    "where",
    "worded",
]

ADVANCED = "advanced"


def asked(state: SavannahState) -> Decision:
    """What is asked in a state; something must be."""
    found = pending_decision(state)
    assert found is not None, "nothing is asked"
    return found


def table(
    scenario: str = "historical",
    clear: bool = True,
    turn: int = 17,
    options: Sequence[str] = (ADVANCED,),
) -> SavannahState:
    """A table with no piece on it, or (``clear=False``) the set-up of a scenario.

    A clear one has the starting morale of its scenario, fair weather, no chits and no cards.
    """
    if not clear:
        from longroll.titles.savannah.scenarios import setup  # noqa: PLC0415  (only when asked)

        return setup(scenario, tuple(options))
    state = SavannahState(scenario)
    state.options = tuple(options)
    state.turn = turn
    state.morale = list(TABLES.morale[scenario])
    state.defences = int(scenario == "historical")
    return state


def put(
    state: SavannahState,
    unit: str,
    hex_: str,
    steps: int | None = None,
    order: int = PARADE,
    *,
    pinned: bool = False,
    lost: bool = False,
) -> int:
    """Put a unit in a hex, at full strength unless ``steps`` says otherwise; its index."""
    index = UNIT[unit]
    state.at[index] = hex_at(hex_)
    if steps is not None:
        state.steps[index] = steps
    state.order[index] = order
    state.pinned |= pinned << index
    state.lost |= lost << index
    state.touch()
    return index


def lead(state: SavannahState, leader: str, hex_: str) -> int:
    """Put a leader in a hex; his index."""
    index = LEADER[leader]
    state.leader_at[index] = hex_at(hex_)
    state.touch()
    return index


def strength(unit: str, steps: int | None = None) -> int:
    """The printed strength points of a unit, at full strength unless ``steps`` says otherwise."""
    printed = UNITS[UNIT[unit]]
    return printed.strength[printed.steps if steps is None else steps]


def morale(unit: str, steps: int | None = None) -> int:
    """The printed morale of a unit, at full strength unless ``steps`` says otherwise."""
    printed = UNITS[UNIT[unit]]
    return printed.morale[printed.steps if steps is None else steps]


def where(state: SavannahState, unit: str) -> str:
    """The hex of a unit, or ``off`` when it is not on the map."""
    at = state.at[UNIT[unit]]
    return hex_key(at) if at >= 0 else "off"


def worded(denial: Denial | None) -> tuple[str, str]:
    """The clause and key of a denial that every language has a sentence for."""
    assert denial is not None
    said = {words_for("savannah", language).denial(denial) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any(denial.key in text or "{" in text for text in said)
    return denial.clause, denial.key


def mask(*hexes: str) -> Mask:
    """The set of hexes called so."""
    return sum(1 << hex_at(hex_) for hex_ in hexes)


def playing(state: SavannahState, rolls: Sequence[int] = ()) -> Play[SavannahState]:
    """What a function of the rules works with, outside any procedure."""
    return Play(state, Dice(list(rolls)))


class Dice(Scripted):
    """Scripted dice in the rules' own faces: a ten-sided die says 0 to 9."""

    def roll(self, purpose: str, sides: int = 6) -> int:
        if self.rolls and sides == 10 and self.rolls[0] == 0:
            self.rolls[0] = 10
        return super().roll(purpose, sides)


Driver: TypeAlias = driver.Driver[SavannahState]


def run(
    state: SavannahState,
    procedure: Procedure[SavannahState],
    rolls: list[int] | None = None,
    draws: list[str] | None = None,
) -> Driver:
    """Run ``procedure`` on ``state`` with scripted dice (0 to 9) and draws to a question."""
    return Driver(state, procedure, Dice(rolls or [], draws or []))
