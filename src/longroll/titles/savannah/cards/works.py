"""Cards that open, repair and destroy: 15, 25, 28, 34."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny

from ..base import P, Proc
from ..components import CITY_HEXES, GRID, LEADER, hex_at, hex_key
from ..components.parts import ALLIES, BRITISH, CROWN
from ..damage import (
    breach,
    breachable,
    breached_of,
    destroy_city,
    mend,
    scatter,
    side_key_of,
    side_of_key,
)
from ..morale import change_morale
from ..state import SavannahState
from .choice import STEPS, CardChoice, aimed, asks
from .rule import BOMBARDMENT, COMBAT, MOVEMENT, QUIET, CardRule, enemy

__all__ = ["RULES", "ClearAbatis", "Engineers", "FourDays", "Rain"]

FOUR_DAYS: Final = 15
ABATIS: Final = 25
ENGINEERS: Final = 28
RAIN: Final = 34
REACH: Final = 2

_LAURENS: Final = LEADER["laurens"]

# --- 15: four days of bombs -----------------------------------------------------------------------


def _standing(state: SavannahState) -> Mask:
    return CITY_HEXES & ~state.destroyed


def _four_days(play: P, side: int) -> Proc | None:
    change_morale(play, BRITISH, -1, "card")
    return FourDays(side)


class FourDays(CardChoice):
    """15: the French aim at a city hex; it falls where the bombs come down."""

    __slots__ = ()
    clause = "C15"
    steps = STEPS
    card = FOUR_DAYS
    prompt = "prompt-four-days"

    def options(self, state: SavannahState) -> list[Action]:
        return [act("aim-city", hex_key(place)) for place in members(_standing(state))]

    def take(self, play: P, action: Action) -> Proc | None:
        return destroy_city(play, scatter(play, hex_at(action.args[0])))


# --- 25: abatis -----------------------------------------------------------------------------------


def _near_laurens(state: SavannahState) -> list[int]:
    """Hexsides of abatis with a hex within two of Laurens."""
    at = state.leader_at[_LAURENS]
    if at < 0:
        return []
    near = GRID.within(at, REACH)
    return [
        side
        for side, abatis in breachable(state, CROWN)
        if abatis and any(near >> end & 1 for end in GRID.side_ends[side])
    ]


class ClearAbatis(CardChoice):
    """25: Major L'Enfant clears one hexside of abatis."""

    __slots__ = ()
    clause = "C25"
    steps = STEPS
    card = ABATIS
    prompt = "prompt-clear-abatis"

    def options(self, state: SavannahState) -> list[Action]:
        return [act("clear", side_key_of(side)) for side in _near_laurens(state)]

    def take(self, play: P, action: Action) -> Proc | None:
        return breach(play, side_of_key(action.args[0]), True)


# --- 28: engineers --------------------------------------------------------------------------------


class Engineers(CardChoice):
    """28: one breach, of whatever works, is repaired."""

    __slots__ = ()
    clause = "C28"
    steps = STEPS
    card = ENGINEERS
    prompt = "prompt-repair-card"

    def options(self, state: SavannahState) -> list[Action]:
        return [
            act("restore-abatis" if abatis else "restore", side_key_of(side))
            for side, abatis in sorted([*breached_of(state, CROWN), *breached_of(state, ALLIES)])
        ]

    def take(self, play: P, action: Action) -> Proc | None:
        mend(play, side_of_key(action.args[0]), action.verb == "restore-abatis")
        return None


# --- 34: rain -------------------------------------------------------------------------------------


class Rain(CardChoice):
    """34: a hexside of enemy works gives way, never abatis."""

    __slots__ = ()
    clause = "C34"
    steps = STEPS
    card = RAIN
    prompt = "prompt-rain"

    def options(self, state: SavannahState) -> list[Action]:
        walls = [at for at, abatis in breachable(state, enemy(self.side)) if not abatis]
        return [act("wash-out", side_key_of(at)) for at in walls]

    def take(self, play: P, action: Action) -> Proc | None:
        return breach(play, side_of_key(action.args[0]), False)


def _wet(state: SavannahState, side: int) -> Denial | None:
    if state.weather == "fair":
        return deny("C34", "deny-card-fair-weather", card=RAIN)
    return _washable(state, side)


_washable: Final = aimed(Rain)

RULES: Final[dict[int, CardRule]] = {
    15: CardRule((*QUIET, BOMBARDMENT), _four_days),  # C15
    25: CardRule((MOVEMENT, COMBAT), asks(ClearAbatis), aimed(ClearAbatis)),  # C25
    28: CardRule((*QUIET, COMBAT), asks(Engineers), aimed(Engineers), returns=True),  # C28
    34: CardRule((*QUIET, COMBAT), asks(Rain), _wet),  # C34
}
