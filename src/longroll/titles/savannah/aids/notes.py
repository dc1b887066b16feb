"""What to know of an order, told beside it.

What a step of a march costs (G9.1, G9.52), and what is paid in momentum (G12.62); that a leader
would be left alone (G14.32), who stands where a mortar is aimed (X4.12), and how often guns hit
(G11.3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.course import Course
from longroll.engine.event import Message

from ..base import hex_key, in_points, leader_key, side_key, unit_key
from ..combat import CloseCombat, chance, fight_after
from ..components import GRID, LEADERS, UNIT, UNITS, WAY, hex_at
from ..deck import EventDraws
from ..fire import FACES, DefensiveFire, hits
from ..ground import combat_units, leaders_in, units_in
from ..initiative import DICTATE
from ..movement.march import March
from ..movement.routes import routes
from ..movement.walk import Walk, next_walk, points_left, why_halted
from ..retreat import Escort
from ..state import SavannahState

__all__ = ["courses", "notes"]

AIMED: Final = frozenset({"shell", "aim"})
"""Orders that name a hex to be hit."""


def notes(state: SavannahState, actions: Sequence[Action]) -> Mapping[Action, Message]:
    """A note on each order that is on the list and has something to know."""
    aimed = [action for action in actions if action.verb in AIMED]
    if aimed:
        return {action: said for action in aimed if (said := _there(state, action)) is not None}
    frame = state.stack[-1] if state.stack else None
    paid = {action: _chits(cost) for action in actions if (cost := _momentum(frame, action))}
    if paid:
        return paid
    shots = {
        action: said for action in actions if (said := _shot(state, frame, action)) is not None
    }
    if shots:
        return shots
    if isinstance(frame, CloseCombat):
        return {action: said for action in actions if (said := _joins(state, action)) is not None}
    if isinstance(frame, Escort):
        alone = _alone(state, frame)
        return {action: alone for action in actions if action.verb == "done" and alone is not None}
    if not isinstance(frame, March):
        return {}
    walk = frame.walk()
    return {action: _step(state, walk, action) for action in actions if action.verb == "go"}


def courses(state: SavannahState) -> list[Course]:
    """Where who moves just now can come by several steps, and what all of them cost together."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, March):
        return []
    walk = frame.walk()
    return [
        Course(
            place=hex_key(ahead.hex),
            actions=tuple([act("go", hex_key(hex_)) for hex_ in way]),
            note=_outlay(state, walk, ahead),
        )
        for way, ahead in routes(state, walk)
        if len(way) > 1
    ]


def _momentum(frame: object, action: Action) -> int:
    """The chits of momentum that an order costs (G12.62, G12.23.6, X1.4)."""
    if action.verb == "spend":
        return action.integer(0)
    if action.verb == "dictate":
        return DICTATE
    return int(action.verb == "reroll" or (action.verb == "draw" and isinstance(frame, EventDraws)))


def _chits(cost: int) -> Message:
    return Message("note-momentum", (("cost", cost),))


def _there(state: SavannahState, action: Action) -> Message | None:
    """Who stands in the hex at which an order aims, if anybody: its number alone does not tell."""
    hex_ = hex_at(action.args[0])
    units = units_in(state, hex_)
    if units:
        side = ("side", side_key(UNITS[units[0]].side))
        return Message("note-shell", (side, ("units", " ".join(map(unit_key, units)))))
    leaders = leaders_in(state, hex_)
    if leaders:
        return Message("note-shell-leaders", (("side", side_key(LEADERS[leaders[0]].side)),))
    return None


def _shot(state: SavannahState, frame: object, action: Action) -> Message | None:
    """How often the guns hit that fire then, before cards are played (G11.3)."""
    if action.verb == "fire":
        gun, target = action.args
        faces = hits(state, [UNIT[gun]], UNIT[target])
    elif isinstance(frame, DefensiveFire) and frame.guns:
        more = [UNIT[action.args[0]]] if action.verb == "support" else []
        faces = hits(state, [*frame.guns, *more], frame.target)
    else:
        return None
    return Message("note-fire", (("chance", 100 * faces // FACES),))


def _joins(state: SavannahState, action: Action) -> Message | None:
    """That an attack takes on enemies in other hexes besides, and what becomes of its chances.

    Those whom nobody else can attack are attacked in the same combat (G12.13, G12.15).
    """
    fight = fight_after(state, action)
    if fight is None or len(fight.targets) == 1:
        return None
    aim, *others = fight.targets
    alone = fight._replace(targets=(aim,), defenders=combat_units(state, 1 - fight.side, aim))
    together, apart = chance(state, fight), chance(state, alone)
    said = (("hexes", " ".join(map(hex_key, others))), ("chance", together))
    if together == apart:
        return Message("note-joins", said)
    return Message("note-joins-changed", (*said, ("alone", apart)))


def _step(state: SavannahState, walk: Walk, action: Action) -> Message:
    """The cost of a step for those who have the fewest points left after it."""
    return _outlay(
        state, walk, next_walk(state, walk, GRID.direction(walk.hex, hex_at(action.args[0])))
    )


def _outlay(state: SavannahState, walk: Walk, ahead: Walk) -> Message:
    """What it takes to come so far, and what is left then."""
    places = range(len(ahead.spent))
    left, scarce = points_left(ahead)
    cost = in_points(ahead.spent[scarce] - walk.spent[scarce])
    halt = why_halted(state, ahead)
    if halt is not None:
        key = "note-step-zone" if halt.clause == "G8.31" else "note-step-last"
        return Message(key, (("cost", cost),))
    far = min(ahead.far[place] - ahead.spent[place] for place in places)
    if ahead.roads and ahead.quiet and not WAY >> ahead.hex & 1 and far > left:
        said = (("cost", cost), ("left", in_points(left)), ("far", in_points(far)))
        return Message("note-step-road", said)
    leaves = walk.roads and not ahead.roads and ahead.slow[scarce] < ahead.normal[scarce]
    key = "note-step-off-road" if leaves else "note-step"
    return Message(key, (("cost", cost), ("left", in_points(left))))


def _alone(state: SavannahState, frame: Escort) -> Message | None:
    """That leaders who do not go along stand alone, and whoever walks in captures them (G14.32)."""
    left = frame.willing(state)
    if not left or combat_units(state, LEADERS[left[0]].side, frame.start):
        return None
    who = ("leader", leader_key(left[0]))
    return Message("note-alone", (who, ("count", len(left)), ("hex", hex_key(frame.start))))
