"""The battles that may be fought next, for a table that shows the odds before (7.10)."""

from __future__ import annotations

from collections.abc import Iterator

from longroll.engine.action import Action
from longroll.engine.event import Event
from longroll.engine.prospect import Ending, Prospect

from ..base import general_key, side_key, space_key
from ..components import SPACE, enemy
from ..interrupts import BattleWindow
from ..state import ForThePeopleState
from .battle import Battle
from .forecast import OPEN, Settled, forecast
from .modifiers import Circumstances, Modifier
from .odds import PAIRS
from .overrun import overruns
from .parties import moving
from .report import CLAUSES

__all__ = ["prospects"]


def prospects(state: ForThePeopleState, actions: tuple[Action, ...]) -> tuple[Prospect, ...]:
    """The battle that has begun, until its dice fall; else what ``actions`` may lead to.

    A march may still be intercepted, and the enemy may retreat before battle: these are the odds
    if he stands. Whoever is overrun (5.7.2) gives no battle.
    """
    if state.force is None:
        return ()
    battles = [frame for frame in state.stack if isinstance(frame, Battle)]
    if not battles:
        return tuple([_prospect(state, Circumstances(at)) for at in _attacked(state, actions)])
    battle = battles[-1]
    if battle.attacker_roll:
        return ()
    flags = battle.flags
    for frame in state.stack:
        if isinstance(frame, BattleWindow):  # its cards count once it closes
            flags |= frame.flags
    what = battle.circumstances()._replace(flags=flags)
    return (_prospect(state, what, _settled(battle)),)


def _settled(battle: Battle) -> Settled:
    staffs = battle.attacker_staff, battle.defender_staff
    elites = max(battle.attacker_elite, 0), max(battle.defender_elite, 0)
    return Settled(battle.defender_commander, staffs, elites)


def _attacked(state: ForThePeopleState, actions: tuple[Action, ...]) -> Iterator[int]:
    """The spaces to which a march may go with enemy units that fight there."""
    foe = enemy(moving(state).side)
    keys = dict.fromkeys(action.args[0] for action in actions if action.verb == "go")
    for space in (SPACE[key] for key in keys):
        if state.units(foe, space) and not overruns(state, space):
            yield space


def _prospect(state: ForThePeopleState, what: Circumstances, settled: Settled = OPEN) -> Prospect:
    side = moving(state).side
    seen = forecast(state, what, settled)
    told = [_told(side, modifier) for modifier in seen.attacker]
    told += [_told(enemy(side), modifier) for modifier in seen.defender]
    clauses = [CLAUSES[modifier.key] for modifier in (*seen.attacker, *seen.defender)]
    return Prospect(
        space_key(what.space),
        side_key(side),
        side_key(enemy(side)),
        tuple(told),
        tuple([Ending(*outcome) for outcome in seen.outcomes]),
        PAIRS,
        tuple(clauses),
    )


def _told(side: int, modifier: Modifier) -> Event:
    """The modifier as the battle would tell it (see `telling`)."""
    args = (("side", side_key(side)), ("general", general_key(modifier.general)))
    return Event(f"modifier-{modifier.key}", (*args, ("count", modifier.value)))
