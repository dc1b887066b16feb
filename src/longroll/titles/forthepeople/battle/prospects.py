"""The battles that may be fought next, for a table that shows the odds before (7.10)."""

from __future__ import annotations

from collections.abc import Iterator

from longroll.engine.action import Action
from longroll.engine.event import Event
from longroll.engine.prospect import Ending, Prospect

from ..base import general_key, side_key, space_key
from ..components import SPACE, enemy
from ..state import ForThePeopleState
from .battle import Battle
from .forecast import forecast
from .modifiers import Circumstances, Modifier
from .odds import PAIRS
from .parties import moving
from .report import CLAUSES

__all__ = ["prospects"]


def prospects(state: ForThePeopleState, actions: tuple[Action, ...]) -> tuple[Prospect, ...]:
    """The battle that has begun, until its dice fall; else what ``actions`` may lead to.

    A march may still be intercepted, and the enemy may retreat before battle: these are the odds
    if he stands.
    """
    if state.force is None:
        return ()
    battles = [frame for frame in state.stack if isinstance(frame, Battle)]
    if battles:
        found = [] if battles[-1].attacker_roll else [_circumstances(battles[-1])]
    else:
        found = [Circumstances(space) for space in _attacked(state, actions)]
    return tuple([_prospect(state, what) for what in found])


def _circumstances(battle: Battle) -> Circumstances:
    return Circumstances(
        battle.space,
        amphibious=battle.amphibious,
        intercepted=battle.intercepted,
        sail_bonus=battle.sail_bonus,
        ignore_torpedoes=battle.ignore_torpedoes,
        flags=battle.flags,
    )


def _attacked(state: ForThePeopleState, actions: tuple[Action, ...]) -> Iterator[int]:
    """The spaces with enemy units to which a march may go."""
    foe = enemy(moving(state).side)
    keys = dict.fromkeys(action.args[0] for action in actions if action.verb == "go")
    return (space for key in keys if state.units(foe, space := SPACE[key]))


def _prospect(state: ForThePeopleState, what: Circumstances) -> Prospect:
    side = moving(state).side
    seen = forecast(state, what)
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
