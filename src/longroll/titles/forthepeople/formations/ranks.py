"""5.2, 5.3 Who is where, and who commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.procedure import DONE, Flow

from ..base import P, Proc, army_key, ask_side, general_key
from ..components import ARMIES, GENERAL, GENERALS, WILL
from ..options.generals import hail
from ..state import MOVING, ForThePeopleState
from ..will import change_will

__all__ = [
    "INFANTRY",
    "Succession",
    "army_commander",
    "army_generals",
    "army_of",
    "cavalry_at",
    "commanders",
    "fill_command",
    "general_limit",
    "give_command",
    "highest",
    "infantry_generals",
    "may_leave",
    "outranked",
    "subordinates",
    "succeed",
    "take_generic_command",
]

INFANTRY: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple([g.index for g in GENERALS if g.side == side and not g.cavalry]) for side in range(3)
)
"""The infantry generals of each side."""


def infantry_generals(state: ForThePeopleState, side: int, space: int) -> list[int]:
    """Generals of ``side`` posted in ``space``, without the cavalry, in index order."""
    return [g for g in state.staff(side).get(space, ()) if not GENERALS[g].cavalry]


def cavalry_at(state: ForThePeopleState, side: int, space: int) -> list[int]:
    """Brigades of ``side`` posted in ``space``, by their generals, in index order."""
    return [g for g in state.staff(side).get(space, ()) if GENERALS[g].cavalry]


def highest(generals: Sequence[int]) -> list[int]:
    """Those of ``generals`` with the most political influence (5.2.2)."""
    best = max((GENERALS[g].politics for g in generals), default=0)
    return [g for g in generals if GENERALS[g].politics == best]


def army_commander(state: ForThePeopleState, army: int) -> int:
    """The general who commands an army; -1 for the generic general (5.2.8)."""
    return state.commander[army]


def army_generals(state: ForThePeopleState, army: int) -> list[int]:
    """All generals of an army in play, its brigades included: those in its space or force."""
    at, force = state.army_at[army], state.force
    if at == MOVING:
        return list(force.generals) if force is not None and force.army == army else []
    return list(state.generals_at(ARMIES[army].side, at)) if at >= 0 else []


def army_of(state: ForThePeopleState, general: int) -> int:
    """The army that a general belongs to (5.3.5), or -1."""
    at, force = state.post[general], state.force
    if at == MOVING:
        return force.army if force is not None else -1
    return state.army_in(GENERALS[general].side, at) if at >= 0 else -1


def subordinates(state: ForThePeopleState, army: int) -> list[int]:
    """The infantry generals of an army other than its commander."""
    commander = state.commander[army]
    return [g for g in army_generals(state, army) if g != commander and not GENERALS[g].cavalry]


def commanders(state: ForThePeopleState, side: int, space: int) -> list[int]:
    """Who may command ``side`` in ``space`` while nobody there is active (5.3.1, 5.5.5, 7.4.1).

    An army: its commander alone, -1 if he is generic. Else the infantry generals of the most
    political influence, or the cavalry generals if there is no other; among several the owner
    chooses. Nobody: an empty list.
    """
    army = state.army_in(side, space)
    if army >= 0:
        return [state.commander[army]]
    return highest(infantry_generals(state, side, space)) or cavalry_at(state, side, space)


def may_leave(state: ForThePeopleState, general: int, clause: str = "5.6.5") -> Denial | None:
    """Why a general may not leave his army by a move (5.2.2); None if he may.

    Neither its commander nor the highest of the others may; of equals one has to stay. Brigades
    come and go. ``clause`` holds the commander back: 5.3.6 from a corps, 5.6.5 from a journey.
    """
    army = army_of(state, general)
    if army < 0 or GENERALS[general].cavalry:
        return None
    name = general_key(general)
    if state.commander[army] == general:
        return deny(clause, "deny-commander-stays", general=name)
    if highest(subordinates(state, army)) == [general]:
        return deny("5.2.2", "deny-second-stays", general=name)
    return None


def outranked(state: ForThePeopleState, side: int, general: int) -> bool:
    """Whether a general on the map outside the armies outranks ``general`` (5.2.2)."""
    rank = GENERALS[general].politics
    return any(
        GENERALS[g].politics > rank and (state.post[g] >= 0 or state.post[g] == MOVING)
        for g in INFANTRY[side]
        if army_of(state, g) < 0
    )


def general_limit(state: ForThePeopleState, side: int, space: int) -> int:
    """How many generals of ``side`` may end a strategy round in ``space`` (5.2.9, 5.3.4).

    A fort is not a unit, but it shelters one general; a space without units or fort shelters none.
    """
    units = state.units(side, space)
    if state.army_in(side, space) >= 0:
        return units + 3
    return units + 1 if units or state.has_fort(side, space) else 0


# --- Command of an army -------------------------------------------------------------------------


def give_command(play: P, army: int, general: int) -> None:
    """Make ``general`` (-1: the generic one) the commander of an army, active if it moves."""
    state = play.state
    state.commander[army] = general
    force = state.force
    if force is not None and force.army == army:
        force.lead = general
    hail(play, army, general)


def succeed(play: P, army: int) -> None:
    """The army has lost its commander: the highest of the others follows, or nobody (5.2.8).

    Among equals the first commands until `Succession` has asked the owner.
    """
    heirs = highest(subordinates(play.state, army))
    give_command(play, army, heirs[0] if heirs else -1)
    if len(heirs) > 1:
        play.state.contested |= 1 << army
    elif heirs:
        play.tell("takes-command", general=general_key(heirs[0]), army=army_key(army))
    else:
        play.tell("army-without-general", army=army_key(army))


def take_generic_command(play: P, army: int, general: int, free: bool) -> None:
    """A general takes over an army from the generic general (5.2.2; ``free``: 10.6.3)."""
    give_command(play, army, general)
    play.tell("takes-command", general=general_key(general), army=army_key(army))
    side = ARMIES[army].side
    if not free and outranked(play.state, side, general):
        change_will(play, side, WILL.army_outranked, "army-outranked")


def fill_command(play: P, side: int, space: int) -> None:
    """A general has come to an army under the generic general, or it to him (5.2.2, 5.2.8)."""
    state = play.state
    army = state.army_in(side, space)
    if army < 0 or state.commander[army] >= 0:
        return
    candidates = highest(infantry_generals(state, side, space))
    if candidates:
        take_generic_command(play, army, candidates[0], free=False)
    if len(candidates) > 1:
        state.contested |= 1 << army


class Succession(Proc):
    """The owner chooses among equals who commands an army, where that is open (5.2.2, 5.2.8)."""

    __slots__ = ()
    clause = "5.2.8"
    steps = ("tidy", "choose")

    def tidy(self, play: P) -> Flow:
        """Drop what needs no choice any more."""
        state = play.state
        for army in ARMIES:
            if state.contested >> army.index & 1 and len(self._equals(state, army.index)) < 2:
                state.contested &= ~(1 << army.index)
        return None if state.contested else DONE

    def _equals(self, state: ForThePeopleState, army: int) -> list[int]:
        commander = state.commander[army]
        if commander < 0:
            return []
        rank = GENERALS[commander].politics
        staff = [g for g in army_generals(state, army) if not GENERALS[g].cavalry]
        return [g for g in staff if GENERALS[g].politics == rank]

    def _army(self, state: ForThePeopleState) -> int:
        return (state.contested & -state.contested).bit_length() - 1

    def choose(self, play: P) -> Flow:
        """Ask who takes command."""
        army = self._army(play.state)
        actions = [act("appoint", general_key(g)) for g in self._equals(play.state, army)]
        side = ARMIES[army].side
        return ask_side(side, "prompt-succession", actions, self.clause, army=army_key(army))

    def on_choose(self, play: P, action: Action) -> Flow:
        """Give him the army."""
        army = self._army(play.state)
        play.state.contested &= ~(1 << army)
        give_command(play, army, GENERAL[action.args[0]])
        play.tell("takes-command", general=action.args[0], army=army_key(army))
        return "tidy"
