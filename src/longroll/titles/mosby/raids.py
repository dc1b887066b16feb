"""10, 12 Operations, and the rounds that follow when somebody is after Mosby."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial
from longroll.engine.procedure import DONE, Call, Flow

from .activation import round_checks
from .base import AMES as AMES_CARD
from .base import (
    FALSE_TRAIL,
    HIDE,
    NIGHT_MARCH,
    RATCLIFFE,
    P,
    Proc,
    ask_mosby,
    discard,
    space_key,
    unit_key,
)
from .combat import Combat, Disbanding, leave
from .components import CARD, COUNTER, LEADER, SPACE, TABLES
from .container import sleep
from .deeds import Capture, Demolition, Kidnapping, Move, Scouting
from .interrogation import Revealing
from .orders import OPERATIONS, Budget, cost, listed, overheard, refuse
from .pursuit import UnionPhase
from .state import SEAT, MosbyState

__all__ = ["Operations", "RaiderPhase", "Rounds"]

_AMES_LEADS = 3
_MARCH = 2
_LOOKS = 2


def _deed(state: MosbyState, action: Action, operations: bool) -> Proc | None:
    """The procedure of an action; None for one that is done at once."""
    args = action.args
    match action.verb:
        case "go":
            return Move(SPACE[args[0]], CARD[args[1]] if len(args) > 1 else 0)
        case "scout":
            return Scouting(SPACE[args[0]])
        case "capture":
            return Capture(COUNTER[args[0]], operations)
        case "demolish":
            return Demolition(args[0])
        case "kidnap":
            return Kidnapping(LEADER[args[0]], len(args) > 1)
        case "attack":
            return Combat(SEAT, operations)
        case "play" if action.integer(0) == RATCLIFFE:
            return Revealing(overheard(state), _LOOKS, must=False)
        case _:
            return None


def _at_once(play: P, action: Action) -> None:
    """What needs no procedure: cards, food dropped, scattering."""
    state = play.state
    if action.verb == "play":
        card = action.integer(0)
        discard(state, card)
        play.tell("card-played", card=card)
        if card == AMES_CARD:
            state.ames = _AMES_LEADS
        elif card == HIDE:
            state.active = 0
            play.tell("hidden")
        elif card == FALSE_TRAIL:
            unit = COUNTER[action.args[1]]
            sleep(state, unit)
            play.tell("misled", unit=unit_key(unit))
    elif action.verb == "drop":
        state.food = False
        play.tell("food-dropped")
    elif action.verb == "scatter":
        play.tell("scatters", space=space_key(state.mosby))
        leave(play)


class Operations(Proc):
    """10: Mosby acts as often as he likes, until he leaves the map."""

    __slots__ = ()
    clause = "10"
    steps = ("act",)
    calm = True

    def act(self, play: P) -> Flow:
        """Rounds as soon as a combat unit is awake (10.4); an end when the band is worn out."""
        state = play.state
        if state.mosby < 0:
            return DONE
        if state.pursued:
            return Call(Rounds(), then="act")
        if state.acted >= TABLES.most_actions:
            return Call(WornOut(), then="act")
        space = space_key(state.mosby)
        return ask_mosby("prompt-operations", listed(state, OPERATIONS), "10.1", space=space)

    def on_act(self, play: P, action: Action) -> Flow:
        """Do it."""
        state = play.state
        state.acted += 1
        deed = _deed(state, action, operations=True)
        if deed is None:
            _at_once(play, action)
            return "act"
        if action.verb == "play":
            card = action.integer(0)
            discard(state, card)
            play.tell("card-played", card=card)
        return Call(deed, then="act")

    def why_act(self, state: MosbyState, action: Action) -> Denial | None:
        """What forbids an action."""
        return refuse(state, OPERATIONS, action)


class WornOut(Proc):
    """10.6: the band can do no more."""

    __slots__ = ()
    clause = "10.6"
    steps = ("end",)

    def end(self, play: P) -> Flow:
        """Outside the lines it scatters, inside it disbands."""
        state = play.state
        play.tell("worn-out")
        if state.inside(state.mosby):
            return Disbanding()
        play.tell("scatters", space=space_key(state.mosby))
        leave(play)
        return None


class Rounds(Proc):
    """12: initiative, checks, actions, as long as somebody is after him."""

    __slots__ = ("mosby_first",)
    clause = "12.1"
    steps = ("begin", "initiative", "checks", "first", "second", "end")

    def __init__(self) -> None:
        super().__init__()
        self.mosby_first = False

    def begin(self, play: P) -> Flow:
        """The next round, if he can (10.6)."""
        state = play.state
        if state.rounds >= TABLES.most_rounds:
            return Call(WornOut(), then="end")
        state.rounds += 1
        play.tell("round", count=state.rounds)
        return None

    def initiative(self, play: P) -> Flow:
        """1: a die, lower by one when he is wounded (12.2, 12.3)."""
        state = play.state
        roll, less = play.d6("initiative"), int(state.wounded)
        self.mosby_first = TABLES.mosby_first(roll - less, state.alert)
        key = "initiative-mosby" if self.mosby_first else "initiative-union"
        needed = TABLES.first_from(state.alert)
        play.tell(key, roll=roll, less=less, alert=state.alert, needed=needed)
        return None

    def checks(self, play: P) -> Flow:
        """2: whom the pursuers wake (12.4)."""
        round_checks(play)
        return None

    def first(self, _play: P) -> Flow:
        """3: the side with the initiative acts (12.5)."""
        return RaiderPhase() if self.mosby_first else UnionPhase()

    def second(self, play: P) -> Flow:
        """Then the other, the Union by its table (12.8), if the round is not over."""
        state = play.state
        if state.mosby < 0 or not state.pursued:
            return None
        return UnionPhase() if self.mosby_first else RaiderPhase()

    def end(self, play: P) -> Flow:
        """Another round, or operations again (10.5)."""
        state = play.state
        return "begin" if state.mosby >= 0 and state.pursued else DONE


class RaiderPhase(Proc):
    """12.6: Mosby's action phase of a round."""

    __slots__ = ("burdened", "fresh", "points")
    clause = "12.6"
    steps = ("muster", "unburden", "act")
    calm = True

    def __init__(self) -> None:
        super().__init__()
        self.points = 0
        self.fresh = True
        self.burdened = False
        """Whether food has cost a point of this phase."""

    def public(self) -> dict[str, int | str]:
        """The action points that are left."""
        return {"points": self.points}

    def muster(self, play: P) -> Flow:
        """How many action points he has."""
        self.points = round_points(play.state)
        self.burdened = play.state.food
        return None

    def unburden(self, play: P) -> Flow:
        """The point that food has cost comes back when it is gone, once (L178; ruling M10)."""
        if self.burdened and not play.state.food:
            self.points += 1
            self.burdened = False
        return None

    def _budget(self) -> Budget:
        return Budget(self.points, self.fresh)

    def act(self, play: P) -> Flow:
        """An action, as long as he has points and somebody is after him."""
        state = play.state
        if state.mosby < 0 or not state.pursued:
            return DONE
        ways = listed(state, self._budget())
        if not ways:
            return DONE
        ways.append(act("done"))
        space = space_key(state.mosby)
        return ask_mosby("prompt-round", ways, "12.6", space=space, left=self.points)

    def on_act(self, play: P, action: Action) -> Flow:
        """Do it, and pay for it."""
        state = play.state
        if action.verb == "done":
            return DONE
        self.points -= cost(state, action)
        self.fresh = False
        deed = _deed(state, action, operations=False)
        if deed is not None:
            return Call(deed, then="unburden")
        if action.verb == "play" and action.integer(0) == NIGHT_MARCH:
            self.points += _MARCH
        _at_once(play, action)
        return "unburden"

    def why_act(self, state: MosbyState, action: Action) -> Denial | None:
        """What forbids an action."""
        return refuse(state, self._budget(), action)


def round_points(state: MosbyState) -> int:
    """Three, one more with Fast Horses, one fewer with food (12.6, L178)."""
    return TABLES.round_points + (CARD["fast-horses"] in state.hand) - state.food
