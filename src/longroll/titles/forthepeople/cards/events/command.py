"""Events about generals and armies: dismissals, casualties, elite units, an army sent west."""

from __future__ import annotations

from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Done, Flow

from ... import formations
from ...base import P, Proc, army_key, ask_side, general_key, space_key
from ...components import (
    ARMY,
    CONFEDERATE,
    GENERAL,
    GENERALS,
    RESOURCES,
    RIVER_PORTS,
    RUNNER_PORTS,
    SPACE,
    UNION,
    enemy,
)
from ...options.queue import queue_without
from ...state import MARKERS, OFFICERS, TRACK, ForThePeopleState
from .places import free_of, in_states, room
from .rule import Effect, EventRule, either, no_space

__all__ = ["RULES", "Ambush", "CostlyMistake", "CrisisInTheWest", "RaiseElite", "RetireGeneral"]

DEADLY: Final = 3
"""A die up to this kills (cards 4 and 6)."""


# --- Dismissals: cards 74, 76, 78 ---------------------------------------------------------------


def _relief_denial(state: ForThePeopleState, side: int) -> Denial | None:
    return formations.may_relieve(state, side)


def _relieve(play: P, side: int) -> Proc | None:
    """His influence is not lost; passing over a higher general still costs (12.10)."""
    del play
    return formations.Relieve(side, free=True)


def retirable(state: ForThePeopleState, side: int) -> list[int]:
    """Generals on the map who command no army, of cavalry too (5.5.1, 5.6.4, ruling C5)."""
    chiefs = [state.commander[army] for army in MARKERS[side] if state.army_at[army] >= 0]
    return [
        general for general in OFFICERS[side] if state.post[general] >= 0 and general not in chiefs
    ]


def _retire_denial(state: ForThePeopleState, side: int) -> Denial | None:
    return None if retirable(state, side) else deny("5.6.4", "deny-no-general-for-event")


def _retire(play: P, side: int) -> Proc | None:
    del play
    return RetireGeneral(side)


class RetireGeneral(Proc):
    """A general who commands no army leaves the game (5.6.4; cards 74, 76, 78).

    The strength points of a brigade return as those of a fallen cavalry general do (5.5.4).
    """

    __slots__ = ("side",)
    clause = "5.6.4"
    steps = ("general",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def general(self, play: P) -> Decision:
        found = retirable(play.state, self.side)
        actions = [act("dismiss", general_key(general)) for general in found]
        return ask_side(self.side, "prompt-event-retire", actions, self.clause)

    def on_general(self, play: P, action: Action) -> Flow:
        state, general = play.state, GENERAL[action.args[0]]
        space = state.post[general]
        if GENERALS[general].cavalry:
            state.owed[self.side] += state.points(general)
        formations.remove_general(play, general)
        formations.army_emptied(play, self.side, space)
        return DONE


def _dismissal(card: int) -> EventRule:
    return either(
        card,
        Effect("relieve", _relief_denial, _relieve),
        Effect("retire", _retire_denial, _retire),
    )


# --- Casualties: cards 4 and 6 ------------------------------------------------------------------


def staff_of(state: ForThePeopleState, army: int) -> list[int]:
    """The generals of an army without its commander, cavalry generals among them."""
    officers = formations.army_generals(state, army)
    return [general for general in officers if general != state.commander[army]]


def _staffed_armies(state: ForThePeopleState, side: int) -> list[int]:
    """Armies of ``side`` with two subordinates or more, brigades counted."""
    return [
        army
        for army in MARKERS[side]
        if state.army_at[army] >= 0 and len(staff_of(state, army)) >= 2
    ]


def _mistake_denial(state: ForThePeopleState, side: int) -> Denial | None:
    found = _staffed_armies(state, enemy(side))
    return None if found else deny("4.2.1", "deny-no-general-for-event")


def _mistake(play: P, side: int) -> Proc | None:
    del play
    return CostlyMistake(side)


class CostlyMistake(Proc):
    """A subordinate of an enemy army, drawn by lot, is killed or wounded (card 4)."""

    __slots__ = ("side",)
    clause = "4.2.1"
    steps = ("army",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def army(self, play: P) -> Decision:
        armies = _staffed_armies(play.state, enemy(self.side))
        actions = [act("army", army_key(army)) for army in armies]
        return ask_side(self.side, "prompt-event-army", actions, self.clause, card=4)

    def on_army(self, play: P, action: Action) -> Flow:
        army = ARMY[action.args[0]]
        staff = staff_of(play.state, army)
        drawn = play.chance.draw("costly-mistake", tuple([general_key(g) for g in staff]))
        roll = play.d6("costly-mistake")
        play.tell("costly-mistake", general=drawn, roll=roll, needed=DEADLY)
        _strike(play, GENERAL[drawn], dead=roll <= DEADLY)
        return DONE


def _strike(play: P, general: int, *, dead: bool) -> None:
    """Kill a general, or send him away till the next turn's reinforcements (card 4)."""
    state, what = play.state, GENERALS[general]
    space = state.post[general]
    if dead:
        formations.kill_general(play, general)
    else:
        state.owed[what.side] += state.points(general)  # his brigade returns with him (5.5.4)
        state.post_general(general, TRACK, state.turn + 1)
        queue_without(play, (general,))
        play.tell("general-wounded", general=what.key)
    formations.army_emptied(play, what.side, space)


def _raiders(state: ForThePeopleState, side: int) -> list[int]:
    """Brigades of ``side`` outside its armies."""
    return [g for g in state.cavalry_posted(side) if state.army_in(side, state.post[g]) < 0]


def _ambush_denial(state: ForThePeopleState, side: int) -> Denial | None:
    found = _raiders(state, enemy(side))
    return None if found else deny("4.2.1", "deny-no-general-for-event")


def _ambush(play: P, side: int) -> Proc | None:
    del play
    return Ambush(side)


class Ambush(Proc):
    """A cavalry general away from the armies may be killed (card 6)."""

    __slots__ = ("side",)
    clause = "5.5.4"
    steps = ("general",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def general(self, play: P) -> Decision:
        found = _raiders(play.state, enemy(self.side))
        actions = [act("ambush", general_key(general)) for general in found]
        return ask_side(self.side, "prompt-event-ambush", actions, self.clause)

    def on_general(self, play: P, action: Action) -> Flow:
        general = GENERAL[action.args[0]]
        roll = play.d6("ambush")
        play.tell("ambush", general=action.args[0], roll=roll, needed=DEADLY)
        if roll <= DEADLY:
            _strike(play, general, dead=True)
        return DONE


# --- Elite units: cards 34 to 36 ----------------------------------------------------------------


def _elite_denial(state: ForThePeopleState, side: int) -> Denial | None:
    own = state.elite[:2] if side == UNION else state.elite[2:]
    if -1 not in own:
        return deny("7.5.1", "deny-elites-in-play")
    if all(state.army_at[army] < 0 for army in MARKERS[side]):
        return deny("7.5.1", "deny-no-army-for-event")
    return None


def _elite(play: P, side: int) -> Proc | None:
    del play
    return RaiseElite(side)


class RaiseElite(Proc):
    """An elite unit joins an army of the player (7.5.1; cards 34 to 36)."""

    __slots__ = ("side",)
    clause = "7.5.1"
    steps = ("army",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def army(self, play: P) -> Decision:
        state = play.state
        armies = [army for army in MARKERS[self.side] if state.army_at[army] >= 0]
        actions = [act("army", army_key(army)) for army in armies]
        return ask_side(self.side, "prompt-event-elite", actions, self.clause)

    def on_army(self, play: P, action: Action) -> Flow:
        formations.place_elite(play, self.side, ARMY[action.args[0]])
        return DONE


# --- Crisis in the West: card 122 ---------------------------------------------------------------

_WESTERN: Final = in_states("tn", "al", "ms", "ar", "la", "tx") & (
    RESOURCES | RIVER_PORTS | RUNNER_PORTS
)


def _virginian_armies(state: ForThePeopleState) -> list[int]:
    virginia = in_states("va")
    armies = [army for army in MARKERS[CONFEDERATE] if state.army_at[army] >= 0]
    return [army for army in armies if virginia >> state.army_at[army] & 1]


def _western_spaces(state: ForThePeopleState, army: int) -> int:
    """Where an army can be put: a coastal fort takes one strength point at most (6.8.3)."""
    units = state.units(CONFEDERATE, state.army_at[army])
    places = _WESTERN & state.controlled(CONFEDERATE) & free_of(state, UNION)
    return places & room(state, CONFEDERATE, units)


def _crisis_denial(state: ForThePeopleState, side: int) -> Denial | None:
    del side
    armies = _virginian_armies(state)
    if len(armies) < 2:
        return deny("4.2.1", "deny-no-army-for-event")
    return None if any(_western_spaces(state, a) for a in armies) else no_space("4.2.1")


def _crisis(play: P, side: int) -> Proc | None:
    del play, side
    return CrisisInTheWest()


class CrisisInTheWest(Proc):
    """The Confederate places one of his armies in Virginia in the west (card 122)."""

    __slots__ = ("army",)
    clause = "4.2.1"
    steps = ("whom", "where")

    def __init__(self) -> None:
        super().__init__()
        self.army = -1

    def whom(self, play: P) -> Decision:
        armies = [a for a in _virginian_armies(play.state) if _western_spaces(play.state, a)]
        actions = [act("army", army_key(army)) for army in armies]
        return ask_side(CONFEDERATE, "prompt-event-army", actions, self.clause, card=122)

    def on_whom(self, play: P, action: Action) -> Flow:
        del play
        self.army = ARMY[action.args[0]]
        return None

    def where(self, play: P) -> Decision | Done:
        spaces = members(_western_spaces(play.state, self.army))
        actions = [act("place", space_key(space)) for space in spaces]
        name = army_key(self.army)
        return ask_side(CONFEDERATE, "prompt-event-west", actions, self.clause, army=name)

    def why_where(self, state: ForThePeopleState, action: Action) -> Denial | None:
        at = SPACE.get(action.args[0], -1) if action.verb == "place" and action.args else -1
        if at < 0 or _western_spaces(state, self.army) >> at & 1:
            return None
        units = state.units(CONFEDERATE, state.army_at[self.army])
        if not room(state, CONFEDERATE, units) >> at & 1:
            return deny("6.8.3", "deny-coastal-fort-full", space=space_key(at))
        return deny("4.2.1", "deny-space-not-of-event", space=space_key(at), card=122)

    def on_where(self, play: P, action: Action) -> Flow:
        to = SPACE[action.args[0]]
        play.tell("army-sent-west", army=army_key(self.army), space=space_key(to))
        return formations.Relocate(CONFEDERATE, play.state.army_at[self.army], to)


RULES: Final[dict[int, EventRule]] = {
    4: EventRule(_mistake_denial, _mistake),
    6: EventRule(_ambush_denial, _ambush),
    34: EventRule(_elite_denial, _elite),
    35: EventRule(_elite_denial, _elite),
    36: EventRule(_elite_denial, _elite),
    74: _dismissal(74),
    76: _dismissal(76),
    78: _dismissal(78),
    122: EventRule(_crisis_denial, _crisis),
}
