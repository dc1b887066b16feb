"""Events that bring strength points (4.2.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from longroll.board.region import mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Done, Flow

from ...base import P, Proc, ask_side, side_key, space_key
from ...components import (
    ARMIES,
    CONFEDERATE,
    GENERALS,
    SPACE,
    SPACES,
    UNION,
    UNION_FRIENDLY,
    enemy,
)
from ...naval.forts import forts_left
from ...state import ForThePeopleState
from ...supply import open_runner_ports
from ...will import change_will
from .places import free_of, in_states, neutral, owned_states, room, supplied
from .rule import EventRule, no_space, only_for
from .will import will_event

__all__ = ["LEVIES", "RULES", "ClandestinePort", "Levy", "PlaceLevy", "levy_spaces"]

RELIGIOUS_REVIVAL: Final = 80
ST_MARKS: Final = SPACE["st-marks"]


class Levy(NamedTuple):
    """New strength points: whose, how many, where, and how they may be spread.

    ``per_space`` 0 means no limit; ``together``: all in one space.
    """

    side: int
    number: int
    spaces: Callable[[ForThePeopleState], int]
    per_space: int = 0
    per_state: bool = False
    together: bool = False


def _own(side: int, *states: str) -> Callable[[ForThePeopleState], int]:
    """Controlled spaces of the states, of all states if none is named."""

    def spaces(state: ForThePeopleState) -> int:
        region = state.controlled(side)
        return region & in_states(*states) if states else region

    return spaces


def _own_supplied(side: int, *states: str) -> Callable[[ForThePeopleState], int]:
    """Such spaces with a line of communication."""
    own = _own(side, *states)
    return lambda state: supplied(state, side, own(state) & free_of(state, enemy(side)))


def _own_or_neutral(side: int, key: str) -> Callable[[ForThePeopleState], int]:
    return lambda state: in_states(key) & (state.controlled(side) | neutral(state))


def _beside_own(state: ForThePeopleState) -> int:
    """Card 9: where a Union SP is in supply, whoever controls the space."""
    return supplied(state, UNION, state.occupied(UNION))


def _hospitals(state: ForThePeopleState) -> int:
    """Card 10: the Union capital and the Union armies in supply."""
    armies = [state.army_at[a.index] for a in ARMIES if a.side == UNION]
    places = supplied(state, UNION, mask([at for at in armies if at >= 0]))
    capital = state.capital[UNION]
    return places | 1 << capital if capital >= 0 else places


def _state_levy(state: ForThePeopleState) -> int:
    """Cards 22 and 37: supplied friendly spaces of states that the Confederacy controls."""
    region = state.controlled(CONFEDERATE) & owned_states(state, CONFEDERATE)
    return supplied(state, CONFEDERATE, region & free_of(state, UNION))


def _recognized(state: ForThePeopleState) -> int:
    """Card 47: with a Confederate general or army in KY, MO, MD or DE."""
    generals = [state.post[g.index] for g in GENERALS if g.side == CONFEDERATE]
    armies = [state.army_at[a.index] for a in ARMIES if a.side == CONFEDERATE]
    places = mask([at for at in (*generals, *armies) if at >= 0])
    return places & in_states("ky", "mo", "md", "de")


def _st_louis(state: ForThePeopleState) -> int:
    del state
    return 1 << SPACE["st-louis"]


_PER_STATE: Final = Levy(CONFEDERATE, 3, _state_levy, per_state=True)
_RUNNERS: Final = Levy(CONFEDERATE, 3, open_runner_ports, per_space=1)
_TWO_RUNNERS: Final = Levy(CONFEDERATE, 2, open_runner_ports, per_space=1)
_TENNESSEE: Final = Levy(CONFEDERATE, 2, _own_supplied(CONFEDERATE, "tn"), together=True)

LEVIES: Final[dict[int, Levy]] = {
    9: Levy(UNION, 3, _beside_own, per_space=1),  # Clara Barton
    10: Levy(UNION, 3, _hospitals),  # Dorothea Dix
    17: _RUNNERS,  # Purchasing Agents
    21: _RUNNERS,  # Overseas Agent
    22: _PER_STATE,  # Josiah Gorgas
    23: _TWO_RUNNERS,  # Bermuda Blockade Surge
    26: _TWO_RUNNERS,  # Cotton is King (the Confederate's)
    28: Levy(UNION, 1, _st_louis),  # Franz Sigel (the Union's)
    30: Levy(UNION, 3, _own(UNION)),  # Glory Hallelujah
    33: Levy(CONFEDERATE, 1, _own_or_neutral(CONFEDERATE, "ky")),  # Orphan Brigade
    37: _PER_STATE,  # Confederate Scientist
    38: _TENNESSEE,  # Gunpowder Production
    40: Levy(UNION, 5, _own_supplied(UNION), per_space=2),  # Emergency Call
    41: _TENNESSEE,  # Isham Harris
    43: Levy(UNION, 1, _own_or_neutral(UNION, "mo")),  # Kansas
    47: Levy(CONFEDERATE, 2, _recognized, together=True),  # KY, MO, MD and DE
    79: Levy(CONFEDERATE, 1, _own(CONFEDERATE, "ar")),  # Indian Allies
    80: Levy(CONFEDERATE, 3, _own_supplied(CONFEDERATE), together=True),  # Religious Revival
    106: _RUNNERS,  # Clydeside Shipyards
    114: Levy(UNION, 5, _own_supplied(UNION, "nj", "de", "pa", "dc"), together=True),  # Douglass
    118: Levy(CONFEDERATE, 2, _own(CONFEDERATE, "tx"), together=True),  # Mexican Pipeline
}


def levy_spaces(state: ForThePeopleState, card: int) -> int:
    """Where a card allows its units: never with enemies (4.2.7), nor Pro-Union (10.4.3)."""
    levy = LEVIES[card]
    spaces = levy.spaces(state) & free_of(state, enemy(levy.side))
    if levy.side == CONFEDERATE and card != RELIGIOUS_REVIVAL:
        spaces &= ~UNION_FRIENDLY
    return spaces & room(state, levy.side, levy.number if levy.together else 1)


class PlaceLevy(Proc):
    """The units of an event are put on the map one by one, or all together (4.2.7)."""

    __slots__ = ("card", "left", "used")
    clause = "4.2.7"
    steps = ("space",)

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card
        self.left = LEVIES[card].number
        self.used: tuple[int, ...] = ()

    def _spaces(self, state: ForThePeopleState) -> list[int]:
        levy = LEVIES[self.card]
        found = members(levy_spaces(state, self.card))
        if levy.per_space:
            found = [s for s in found if self.used.count(s) < levy.per_space]
        if levy.per_state:
            states = [SPACES[s].state for s in self.used]
            found = [s for s in found if SPACES[s].state not in states]
        return found

    def space(self, play: P) -> Decision | Done:
        """What finds no space is lost."""
        spaces = self._spaces(play.state) if self.left else []
        if not spaces:
            return DONE
        levy = LEVIES[self.card]
        return ask_side(
            levy.side,
            "prompt-event-units",
            [act("place", space_key(space)) for space in spaces],
            self.clause,
            card=self.card,
            count=self.left,
        )

    def why_space(self, state: ForThePeopleState, action: Action) -> Denial | None:
        at = SPACE.get(action.args[0], -1) if action.verb == "place" and action.args else -1
        if at < 0 or at in self._spaces(state):
            return None
        if not free_of(state, enemy(LEVIES[self.card].side)) >> at & 1:
            return deny("4.2.7", "deny-enemy-there", space=space_key(at))
        return deny("4.2.7", "deny-space-not-of-event", space=space_key(at), card=self.card)

    def on_space(self, play: P, action: Action) -> Flow:
        levy = LEVIES[self.card]
        at = SPACE[action.args[0]]
        count = self.left if levy.together else 1
        play.state.add_infantry(levy.side, at, count)
        play.tell("event-units", side=side_key(levy.side), space=space_key(at), count=count)
        self.used = (*self.used, at)
        self.left -= count
        return "space"


def levy_event(card: int) -> EventRule:
    """The event of a card that brings units."""

    def playable(state: ForThePeopleState, side: int) -> Denial | None:
        del side
        return None if levy_spaces(state, card) else no_space()

    def begin(play: P, side: int) -> Proc | None:
        del play, side
        return PlaceLevy(card)

    return EventRule(playable, begin)


# --- Cards with more than units -----------------------------------------------------------------


def _cotton() -> EventRule:
    """Card 26: Confederate will -2, or two units through the blockade."""
    units, will = levy_event(26), will_event((CONFEDERATE, -2))

    def playable(state: ForThePeopleState, side: int) -> Denial | None:
        return (will if side == UNION else units).playable(state, side)

    def begin(play: P, side: int) -> Proc | None:
        return (will if side == UNION else units).begin(play, side)

    return EventRule(playable, begin)


def _revival(play: P, side: int) -> Proc | None:
    """Card 80: three units, and three points of will."""
    change_will(play, side, -3, "event")
    return PlaceLevy(RELIGIOUS_REVIVAL)


def _clandestine_denial(state: ForThePeopleState, side: int) -> Denial | None:
    """Card 117 needs Florida and St. Marks under Confederate control."""
    florida = state.state_owner[SPACES[ST_MARKS].state]
    if florida != side or state.control[ST_MARKS] != side:
        return deny("10.5.2", "deny-florida-lost")
    return None


def _clandestine(play: P, side: int) -> Proc | None:
    """Card 117: St. Marks is a runner port for good; two units, and a fort if one is left."""
    state = play.state
    state.st_marks_open = True
    state.touch_water()
    play.tell("runner-port-opened", space=space_key(ST_MARKS))
    if free_of(state, UNION) >> ST_MARKS & 1:
        state.add_infantry(side, ST_MARKS, 2)
        play.tell("event-units", side=side_key(side), space=space_key(ST_MARKS), count=2)
        return ClandestinePort()
    return None


class ClandestinePort(Proc):
    """The Confederate may put a fort at St. Marks (card 117)."""

    __slots__ = ()
    clause = "6.8.6"
    steps = ("fort",)

    def fort(self, play: P) -> Decision | Done:
        state = play.state
        built = state.forts(CONFEDERATE) >> ST_MARKS & 1
        if built or forts_left(state, CONFEDERATE) <= 0:
            return DONE
        actions = [act("done"), act("fort", space_key(ST_MARKS))]
        return ask_side(CONFEDERATE, "prompt-event-forts", actions, self.clause, count=1)

    def on_fort(self, play: P, action: Action) -> Flow:
        if action.verb == "fort":
            play.state.set_fort(ST_MARKS, CONFEDERATE)
            play.tell("event-fort", side=side_key(CONFEDERATE), space=space_key(ST_MARKS))
        return DONE


_SPECIAL_LEVIES: Final = (26, 28, 80)

RULES: Final[dict[int, EventRule]] = {
    **{card: levy_event(card) for card in LEVIES if card not in _SPECIAL_LEVIES},
    26: _cotton(),
    28: only_for(UNION, levy_event(28)),
    80: EventRule(levy_event(80).playable, _revival),
    117: EventRule(_clandestine_denial, _clandestine),
}
