"""Cards that move the morale of an army: 4, 5, 8, 11, 19, 24, 31, 40."""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action, act

from ..base import P, Proc
from ..components.parts import AMERICAN, ARMY_KEYS, BRITISH, FRENCH
from ..morale import change_morale
from ..state import SavannahState
from .choice import STEPS, CardChoice, asks
from .rule import COMBAT, QUIET, CardRule, Resolve, army_by_die, enemy

__all__ = ["RULES", "SpoiledFood"]

FRIENDLY_FIRE: Final = 19
SPOILED_FOOD: Final = 40


def morale_event(*changes: tuple[int, int]) -> Resolve:
    """An event that changes the morale of armies: (army, amount) for each."""

    def resolve(play: P, side: int) -> Proc | None:
        del side
        for army, amount in changes:
            change_morale(play, army, amount, "card")
        return None

    return resolve


def _friendly_fire(play: P, side: int) -> Proc | None:
    """19: the enemy's army loses 1; of the Allies the die of the British chooses which."""
    change_morale(play, army_by_die(play, enemy(side), FRIENDLY_FIRE), -1, "card")
    return None


class SpoiledFood(CardChoice):
    """40: British or French morale -1."""

    __slots__ = ()
    clause = "C40"
    steps = STEPS
    card = SPOILED_FOOD
    prompt = "prompt-spoiled-food"

    def options(self, state: SavannahState) -> list[Action]:
        del state
        return [act("spoil", ARMY_KEYS[army]) for army in (BRITISH, FRENCH)]

    def take(self, play: P, action: Action) -> Proc | None:
        change_morale(play, ARMY_KEYS.index(action.args[0]), -1, "card")
        return None


RULES: Final[dict[int, CardRule]] = {
    4: CardRule(QUIET, morale_event((BRITISH, -1), (FRENCH, 1))),  # C04
    5: CardRule(QUIET, morale_event((FRENCH, 1))),  # C05
    8: CardRule(QUIET, morale_event((FRENCH, -1), (AMERICAN, -1))),  # C08
    11: CardRule(QUIET, morale_event((BRITISH, -1))),  # C11
    19: CardRule((*QUIET, COMBAT), _friendly_fire),  # C19
    24: CardRule(QUIET, morale_event((FRENCH, -1))),  # C24
    31: CardRule((*QUIET, COMBAT), morale_event((AMERICAN, -1))),  # C31
    40: CardRule(QUIET, asks(SpoiledFood), returns=True),  # C40
}
