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
from .choice import STEPS, CardChoice
from .rule import BOMBARDMENT, COMBAT, MOVEMENT, QUIET, CardRule, enemy, no_aim

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


def _abatis_playable(state: SavannahState, side: int) -> Denial | None:
    del side
    return None if _near_laurens(state) else no_aim(ABATIS)


def _abatis(play: P, side: int) -> Proc | None:
    del play
    return ClearAbatis(side)


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


def _breaches(state: SavannahState) -> list[tuple[int, bool]]:
    return sorted([*breached_of(state, CROWN), *breached_of(state, ALLIES)])


def _engineers_playable(state: SavannahState, side: int) -> Denial | None:
    del side
    return None if _breaches(state) else no_aim(ENGINEERS)


def _engineers(play: P, side: int) -> Proc | None:
    del play
    return Engineers(side)


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
            for side, abatis in _breaches(state)
        ]

    def take(self, play: P, action: Action) -> Proc | None:
        mend(play, side_of_key(action.args[0]), action.verb == "restore-abatis")
        return None


# --- 34: rain -------------------------------------------------------------------------------------


def _washable(state: SavannahState, side: int) -> list[int]:
    """The hexsides of the enemy's works that can be breached, abatis apart."""
    return [at for at, abatis in breachable(state, enemy(side)) if not abatis]


def _rain_playable(state: SavannahState, side: int) -> Denial | None:
    if state.weather == "fair":
        return deny("C34", "deny-card-fair-weather", card=RAIN)
    return None if _washable(state, side) else no_aim(RAIN)


def _rain(play: P, side: int) -> Proc | None:
    del play
    return Rain(side)


class Rain(CardChoice):
    """34: a hexside of enemy works gives way, never abatis."""

    __slots__ = ()
    clause = "C34"
    steps = STEPS
    card = RAIN
    prompt = "prompt-rain"

    def options(self, state: SavannahState) -> list[Action]:
        return [act("wash-out", side_key_of(at)) for at in _washable(state, self.side)]

    def take(self, play: P, action: Action) -> Proc | None:
        return breach(play, side_of_key(action.args[0]), False)


RULES: Final[dict[int, CardRule]] = {
    15: CardRule((*QUIET, BOMBARDMENT), _four_days),
    25: CardRule((MOVEMENT, COMBAT), _abatis, _abatis_playable),
    28: CardRule((*QUIET, COMBAT), _engineers, _engineers_playable, returns=True),
    34: CardRule((*QUIET, COMBAT), _rain, _rain_playable),
}
