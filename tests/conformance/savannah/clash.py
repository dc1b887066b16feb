"""Close combats on a bare table: open ground round 1910, and an easy way to reach the roll."""

from __future__ import annotations

from longroll.titles.savannah.combat import CloseCombat
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.table import ALLIES, Driver, run, table

__all__ = ["CENTRE", "NORTH", "clash", "meadow", "modifiers"]

CENTRE = "1910"
"""An open hex with six open neighbours but 1811, which has light woods; 1909 is north of it."""
NORTH = "1909"


def meadow(turn: int = 17, scenario: str = "campaign", *, basic: bool = False) -> SavannahState:
    """An empty table on the tactical track, without the modifier of the historical scenario."""
    return table(scenario, turn=turn, options=() if basic else ("advanced",))


def clash(
    state: SavannahState,
    *rolls: int,
    side: int = ALLIES,
    attacker: str = "stand-fast",
    defender: str = "stand-fast",
) -> Driver:
    """The close combat phase of ``side``, up to its first question.

    With dice, or where somebody withdraws, the tactics are chosen too, and it runs on to the next
    question.
    """
    state.active = side
    driver = run(state, CloseCombat(side), rolls=list(rolls))
    rolled = bool(rolls) or "withdraw" in (attacker, defender)
    if driver.over or driver.prompt != "prompt-tactic" or not rolled:
        return driver
    allied, british = (attacker, defender) if side == ALLIES else (defender, attacker)
    return driver.both(british=f"tactic {british}", allied=f"tactic {allied}")


def modifiers(driver: Driver) -> dict[str, int]:
    """The modifiers that were told, by key."""
    return {
        event.key.removeprefix("modifier-"): int(dict(event.args)["amount"])
        for event in driver.events
        if event.key.startswith("modifier-")
    }
