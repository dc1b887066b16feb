"""T.AM, T.VP, T.LEAD, X4.13: what losses do to units, morale, momentum and victory points.

``by`` is everywhere the army that is credited with the loss, or -1 when nobody is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .base import P, army_key, leader_key, unit_key
from .components import LEADERS, UNITS
from .components.parts import ARTILLERY, FRENCH, SIDE_OF_ARMY
from .ground import combat_units, renew
from .momentum import lose_momentum
from .morale import change_morale
from .state import BOARD, CAPTURED, DISRUPTED, ELIMINATED, PARADE, SHATTERED, SavannahState

__all__ = [
    "add_points",
    "capture",
    "change_morale",
    "charged_army",
    "credited_army",
    "disrupt",
    "eliminate",
    "lose_leader",
    "lose_step",
    "remove_markers",
    "two_steps_lost",
]

# Victory points, in halves (X2.9).
REDUCED: Final = 1
REDUCED_ELIMINATED: Final = 3
SINGLE_ELIMINATED: Final = 2
UNIT_CAPTURED: Final = 2
UNIT_SHATTERED: Final = 1
CREEK_LOST: Final = 1
ELITE: Final = 2
"""The printed morale whose capture at full strength costs momentum (G12.64)."""

_CREEK: Final = frozenset(unit.index for unit in UNITS if unit.key == "creek")
_WITH_FRENCH: Final = frozenset(unit.index for unit in UNITS if "with-french" in unit.tags)
_HALVES: Final = ("", ".5")


def charged_army(state: SavannahState, unit: int, companions: Sequence[int] = ()) -> int:
    """The army that answers for a unit: its own, but Pulaski's with the French is theirs (X4.13).

    ``companions`` fight beside it in the same combat, from whichever hex.
    """
    if unit in _WITH_FRENCH:
        together = (*combat_units(state, 1, state.at[unit]), *companions)
        if any(UNITS[other].army == FRENCH for other in together):
            return FRENCH
    return UNITS[unit].army


def credited_army(units: Sequence[int], state: SavannahState | None = None) -> int:
    """The army credited with what ``units`` inflict: the French if any is theirs (X4.13).

    With ``state`` Pulaski counts as theirs where he stands with any of them, in the fight or not.
    """
    if any(UNITS[unit].army == FRENCH for unit in units):
        return FRENCH
    if state is not None and any(charged_army(state, unit) == FRENCH for unit in units):
        return FRENCH
    return UNITS[units[0]].army if units else -1


def add_points(play: P, army: int, halves: int) -> None:
    """Victory points for an army, in halves; none for nobody (-1)."""
    if army >= 0 and halves:
        play.state.vp[army] += halves
        points = f"{halves // 2}{_HALVES[halves % 2]}"
        play.tell("points", army=army_key(army), points=points)


def remove_markers(state: SavannahState, unit: int) -> None:
    """A unit leaves the board, and its markers with it."""
    keep = ~(1 << unit)
    state.pinned &= keep
    state.withdrawn &= keep
    state.lost &= keep
    state.strayed &= keep
    state.on_sortie &= keep
    state.sortie_of[unit] = -1
    state.trip[unit] = 0


def _weaken(state: SavannahState, unit: int, steps: int) -> None:
    """Take steps off, and note the strength that is gone (X2.1B, X2.4)."""
    what, before = UNITS[unit], state.steps[unit]
    if what.arm != ARTILLERY:
        gone = what.strength[before] - what.strength[before - steps]
        state.lost_strength[what.band] += gone
    state.steps[unit] = before - steps
    renew(state, unit, state.at[unit])


def _gone(state: SavannahState, unit: int, where: int) -> None:
    remove_markers(state, unit)
    here, state.at[unit] = state.at[unit], where
    renew(state, unit, here)


def _adjust(play: P, unit: int, army: int, by: int, own: int, enemy: int) -> None:
    """Both armies' morale after a loss; the end of the Creeks costs nothing (X4.8.creek.loss)."""
    if unit in _CREEK and play.state.at[unit] < 0:
        return
    change_morale(play, army, own, "suffered")
    if by >= 0 and SIDE_OF_ARMY[by] != UNITS[unit].side:
        change_morale(play, by, enemy, "inflicted")


def lose_step(play: P, unit: int, by: int = -1, moral: bool = True, army: int = -1) -> None:
    """A unit loses a step (G13.1.1): it is reduced, or eliminated with its last one.

    Args:
        play: the play.
        unit: the unit.
        by: the army credited, or -1.
        moral: whether the armies' morale changes; victory points are scored in any case.
        army: the army charged, where it is not that of `charged_army`.
    """
    state = play.state
    army = charged_army(state, unit) if army < 0 else army
    if state.steps[unit] > 1:
        _weaken(state, unit, 1)
        play.tell("step-lost", unit=unit_key(unit))
        add_points(play, by, REDUCED)
    else:
        _eliminated(play, unit, by)
    if moral:
        _adjust(play, unit, army, by, -1, 1)


def _eliminated(play: P, unit: int, by: int) -> None:
    state, what = play.state, UNITS[unit]
    points = SINGLE_ELIMINATED
    if what.steps > 1:
        full = state.steps[unit] > 1
        points = REDUCED + REDUCED_ELIMINATED if full else REDUCED_ELIMINATED
    elif unit in _CREEK:
        points = CREEK_LOST
    _weaken(state, unit, state.steps[unit])
    _gone(state, unit, ELIMINATED)
    play.tell("unit-eliminated", unit=unit_key(unit))
    add_points(play, by, points)


def eliminate(play: P, unit: int, by: int = -1, moral: bool = True, army: int = -1) -> None:
    """A unit is eliminated with all its steps; morale as for a step lost if ``moral``."""
    army = charged_army(play.state, unit) if army < 0 else army
    _eliminated(play, unit, by)
    if moral:
        _adjust(play, unit, army, by, -1, 1)


def two_steps_lost(play: P, lost: Sequence[tuple[int, int]], by: int) -> None:
    """The morale of a result "2" (T.AM): two for who suffers it, one for who inflicts it.

    ``lost`` tells the units that lost the steps, one or two, each with the army charged; when the
    second loss found nobody the first unit's army answers for both.
    """
    shares = [*lost, lost[0]] if len(lost) == 1 else list(lost)
    charged = [army for unit, army in shares if unit not in _CREEK]
    for army in sorted(set(charged)):
        change_morale(play, army, -charged.count(army), "suffered")
    if charged and by >= 0:
        change_morale(play, by, 1, "inflicted")


def capture(play: P, unit: int, by: int = -1, army: int = -1) -> None:
    """A unit is captured (G13.23): morale, points, and momentum for an elite one (G12.64)."""
    state, what = play.state, UNITS[unit]
    army = charged_army(state, unit) if army < 0 else army
    elite = state.steps[unit] == what.steps and what.morale[what.steps] == ELITE
    _weaken(state, unit, state.steps[unit])
    _gone(state, unit, CAPTURED)
    play.tell("unit-captured", unit=unit_key(unit))
    add_points(play, by, CREEK_LOST if unit in _CREEK else UNIT_CAPTURED)
    _adjust(play, unit, army, by, -1, 1)
    if elite and "advanced" in state.options:
        lose_momentum(play, what.side)


def disrupt(play: P, unit: int, by: int = -1, army: int = -1) -> None:
    """A "D" without its retreat (G13.1.D): disrupted, shattered, or eliminated when shattered.

    Of who is disrupted see G13.1.D.disr and G13.3.e, of the shattered G13.1.D.shat and G13.4.e.
    """
    state = play.state
    army = charged_army(state, unit) if army < 0 else army
    if state.order[unit] == SHATTERED:
        _eliminated(play, unit, by)
    elif state.order[unit] == DISRUPTED:
        state.order[unit] = SHATTERED
        play.tell("shattered", unit=unit_key(unit))
        add_points(play, by, UNIT_SHATTERED)
    else:
        assert state.order[unit] == PARADE
        state.order[unit] = DISRUPTED
        play.tell("disrupted", unit=unit_key(unit))
    renew(state, unit, state.at[unit])
    _adjust(play, unit, army, by, -1, 0)


def lose_leader(play: P, leader: int, by: int = -1, captured: bool = False) -> None:
    """A leader falls or is captured (X2.7, X4.18.cas, T.LEAD): morale, points, momentum."""
    state, who = play.state, LEADERS[leader]
    state.leader_at[leader] = CAPTURED if captured else ELIMINATED
    state.leaders_out &= ~(1 << leader)
    state.touch(*BOARD)
    play.tell("leader-captured" if captured else "leader-lost", leader=leader_key(leader))
    add_points(play, by, who.vp)
    change_morale(play, who.army, -who.own_loss, "leader-suffered")
    if by >= 0:
        change_morale(play, by, who.enemy_gain, "leader-inflicted")
    if "momentum" in who.tags:
        lose_momentum(play, who.side)  # T.LEAD.note
