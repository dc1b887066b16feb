"""Cards played in the thick of it: 29, 43, 51."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial
from longroll.engine.procedure import Call, Flow

from .. import effects
from ..base import P, Proc, d10, side_key, unit_key
from ..components import GRID, UNIT, UNITS
from ..components.parts import ARTILLERY, LIGHT
from ..losses import capture, disrupt, lose_step
from ..morale import check_morale
from ..retreat import retreat_one
from ..seats import foremost
from ..state import SavannahState
from .choice import STEPS, CardChoice, aimed, asks
from .leaders import marksmen
from .rule import COMBAT, DECLARED, FIRE, FIRED_ON, MOVEMENT, CardRule, enemy, no_aim

__all__ = ["RULES", "Chaos", "Explosion", "SpikeGuns"]

CHAOS: Final = 29
EXPLOSION: Final = 43
SPIKES: Final = 51
SPIKE_RANGE: Final = 4


def _frames(state: SavannahState) -> list[Any]:
    """The running procedures; combat and fire import the windows, so not the other way round."""
    return list(state.stack)


# --- 29: chaos ------------------------------------------------------------------------------------


def attackers(state: SavannahState) -> tuple[int, ...]:
    """The units in the attacks that were declared, in the order of their indices."""
    for frame in reversed(_frames(state)):
        if frame.name == "close-combat":
            return cast("tuple[int, ...]", frame.attackers(state))
    return ()


def _chaos_playable(state: SavannahState, side: int) -> Denial | None:
    return None if state.active != side and attackers(state) else no_aim(CHAOS)


def _chaos(play: P, side: int) -> Proc | None:
    victim = enemy(side)
    effects.add(play, CHAOS, victim)
    play.tell("chaos", side=side_key(victim))
    return Chaos(attackers(play.state))


class Chaos(Proc):
    """29: every attacking unit checks its morale; one that fails is pulled back a hex."""

    __slots__ = ("units",)
    clause = "C29"
    steps = ("check",)

    def __init__(self, units: tuple[int, ...]) -> None:
        super().__init__()
        self.units = units

    def check(self, play: P) -> Flow:
        while self.units:
            unit, self.units = self.units[0], self.units[1:]
            if play.state.at[unit] >= 0 and not check_morale(play, unit):
                by = marksmen(play.state, enemy(UNITS[unit].side), play.state.at[unit])
                return Call(retreat_one(unit, by), "check")
        return None


# --- 43: a gun bursts -----------------------------------------------------------------------------


def _firing(state: SavannahState) -> tuple[int, ...]:
    """The guns of the fire that was just announced."""
    for frame in reversed(_frames(state)):
        if frame.name in ("defensive-fire", "mortars"):
            return cast("tuple[int, ...]", frame.guns)
    return ()


def _explosion_playable(state: SavannahState, side: int) -> Denial | None:
    guns = _firing(state)
    return None if guns and UNITS[guns[0]].side != side else no_aim(EXPLOSION)


class Explosion(CardChoice):
    """43: one of the firing units loses a step, without points or morale."""

    __slots__ = ()
    clause = "C43"
    steps = STEPS
    card = EXPLOSION
    prompt = "prompt-explosion"

    def options(self, state: SavannahState) -> list[Action]:
        return [act("burst", unit_key(gun)) for gun in _firing(state)]

    def take(self, play: P, action: Action) -> Proc | None:
        play.tell("gun-bursts", unit=action.args[0])
        lose_step(play, UNIT[action.args[0]], moral=False)
        return None


# --- 51: spiking the guns -------------------------------------------------------------------------


def _spikes(state: SavannahState, side: int) -> list[tuple[int, int]]:
    """Own light infantry and enemy artillery within four hexes of it."""
    light = [u.index for u in UNITS if u.side == side and u.arm == LIGHT and state.at[u.index] >= 0]
    guns = [
        u.index for u in UNITS if u.side != side and u.arm == ARTILLERY and state.at[u.index] >= 0
    ]
    return [
        (unit, gun)
        for unit in light
        for gun in guns
        if GRID.distance(state.at[unit], state.at[gun]) <= SPIKE_RANGE
    ]


class SpikeGuns(CardChoice):
    """51: one roll tells what becomes of the guns, and of the light infantry."""

    __slots__ = ()
    clause = "C51"
    steps = STEPS
    card = SPIKES
    prompt = "prompt-spike"

    def options(self, state: SavannahState) -> list[Action]:
        pairs = _spikes(state, self.side)
        able = foremost(state, list(dict.fromkeys(unit for unit, _ in pairs)))
        return [act("spike", unit_key(unit), unit_key(gun)) for unit, gun in pairs if unit in able]

    def chooser(self, state: SavannahState) -> str:
        """The seat of the light infantry that is risked."""
        return state.seat_of(UNITS[UNIT[self.options(state)[0].args[0]]].army)

    def take(self, play: P, action: Action) -> Proc | None:
        unit, gun = UNIT[action.args[0]], UNIT[action.args[1]]
        roll = d10(play, "spike")
        play.tell(
            "spiked",
            unit=action.args[0],
            target=action.args[1],
            roll=roll,
            needed=_harmful(_GUNS),
            risk=_harmful(_INFANTRY),
        )
        _strike(play, gun, _GUNS[roll], UNITS[unit].army)
        _strike(play, unit, _INFANTRY[roll], UNITS[gun].army)
        return None


_GUNS: Final = ("", "", "", "", "", "D", "D", "D", "1", "1")
_INFANTRY: Final = ("", "", "", "", "", "", "D", "D", "1", "C")
"""By roll: nothing, disrupted in place, a step lost, captured (card 51)."""


def _harmful(harms: Sequence[str]) -> int:
    """The lowest roll that does any harm."""
    return next(roll for roll, harm in enumerate(harms) if harm)


def _strike(play: P, unit: int, harm: str, by: int) -> None:
    if harm == "D":
        disrupt(play, unit, by)
    elif harm == "1":
        lose_step(play, unit, by)
    elif harm == "C":
        capture(play, unit, by)


RULES: Final[dict[int, CardRule]] = {
    29: CardRule((DECLARED,), _chaos, _chaos_playable),  # C29
    43: CardRule((FIRED_ON,), asks(Explosion), _explosion_playable),  # C43
    51: CardRule((MOVEMENT, FIRE, COMBAT), asks(SpikeGuns), aimed(SpikeGuns)),  # C51
}
