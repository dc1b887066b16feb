"""11 What Mosby does: rides, scouts, captures, demolishes, kidnaps."""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.procedure import Flow

from .activation import Alarm, entry_checks, scouting_checks
from .base import (
    GUIDE,
    HORSES,
    OVERCOATS,
    POWDER,
    SCOUTS,
    P,
    Proc,
    ask_mosby,
    discard,
    leader_key,
    space_key,
    unit_key,
)
from .components import COUNTERS, TABLES
from .container import eliminate, reveal
from .interrogation import Interrogation
from .state import MosbyState
from .tracks import perform, score

__all__ = [
    "ENTRY_CARDS",
    "Capture",
    "Demolition",
    "Kidnapping",
    "Move",
    "Scouting",
    "guarded",
    "kidnap_least",
]

ENTRY_CARDS: Final = (GUIDE, OVERCOATS)
"""Cards by which a space is entered without checks."""
_COATS: Final = 2
"""What Union overcoats add to a kidnapping die (19.1)."""


class Move(Proc):
    """11.1: Mosby enters a space; a card may spare him the checks."""

    __slots__ = ("card", "space")
    clause = "11.1"
    steps = ("enter", "checks")

    def __init__(self, space: int, card: int = 0) -> None:
        super().__init__()
        self.space = space
        self.card = card

    def enter(self, play: P) -> Flow:
        """He goes; food is brought home (11.6)."""
        state = play.state
        state.mosby = self.space
        play.tell("rides", space=space_key(self.space))
        if state.inside(self.space):
            state.hunted = True
        elif state.food:
            state.food = False
            score(play, TABLES.food, "food")
        return None

    def checks(self, play: P) -> Flow:
        """9.5, but for who comes by a guide, with Ames or in blue (19.1)."""
        state = play.state
        quietly = bool(self.card)
        if self.card:
            discard(state, self.card)
            play.tell("card-played", card=self.card)
        elif state.ames and state.inside(self.space):
            state.ames -= 1
            play.tell("ames-leads", count=state.ames)
            quietly = True
        if not quietly:
            entry_checks(play, self.space)
        elif state.unrevealed >> self.space & 1:
            reveal(play, self.space)
        return None


class Scouting(Proc):
    """11.2: a look at a space beside Mosby."""

    __slots__ = ("space",)
    clause = "11.2"
    steps = ("look",)

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    def look(self, play: P) -> Flow:
        """3-6 reveals it; 1-2 has failed, and checks follow (L186)."""
        state = play.state
        state.scouted |= 1 << self.space
        roll = play.d6("scouting")
        bonus, needed = int(SCOUTS in state.hand), TABLES.scout_from
        found = roll + bonus >= needed
        play.tell(
            "scouted" if found else "scouting-fails",
            space=space_key(self.space),
            roll=roll,
            bonus=bonus,
            needed=needed,
        )
        if found:
            reveal(play, self.space)
        else:
            scouting_checks(play, self.space)
        return None


class Capture(Proc):
    """11.3: a courier or a supply wagon falls without a die."""

    __slots__ = ("operations", "unit")
    clause = "11.3"
    steps = ("take", "question")

    def __init__(self, unit: int, operations: bool) -> None:
        super().__init__()
        self.unit = unit
        self.operations = operations

    def take(self, play: P) -> Flow:
        """Points by the table (L144, L145)."""
        eliminate(play.state, self.unit)
        play.tell("captured", unit=unit_key(self.unit))
        perform(play, COUNTERS[self.unit].kind)
        return None

    def question(self, _play: P) -> Flow:
        """In operations he may be asked (L214)."""
        return Interrogation(COUNTERS[self.unit].kind) if self.operations else None


def guarded(state: MosbyState, space: int) -> bool:
    """Whether a camp or an activated combat unit is in a space (11.5, 11.8)."""
    return bool(state.concentrations >> space & 1 or state.awake_in(space))


class Demolition(Proc):
    """11.5: a railroad, a bridge, a depot or a wagon train."""

    __slots__ = ("target", "value")
    clause = "11.5"
    steps = ("light", "powder", "success", "depot", "alarm")

    def __init__(self, target: str) -> None:
        super().__init__()
        self.target = target
        self.value = 0

    def light(self, play: P) -> Flow:
        """The die (L166-171)."""
        state = play.state
        least = TABLES.guarded_from if guarded(state, state.mosby) else TABLES.quiet_from
        roll = play.d6("demolition")
        done = roll >= least
        key = "demolition" if done else "demolition-fails"
        where = space_key(state.mosby)
        play.tell(key, target=self.target, space=where, roll=roll, needed=least)
        return "success" if done else None

    def powder(self, play: P) -> Flow:
        """A failure may be mended by a card (19.1)."""
        if POWDER not in play.state.hand:
            return "alarm"
        ways = [act("play", POWDER), act("pass")]
        return ask_mosby("prompt-powder", ways, "19.1", target=self.target)

    def on_powder(self, play: P, action: Action) -> Flow:
        """It succeeds, or fails as it did."""
        if action.verb != "play":
            return "alarm"
        discard(play.state, POWDER)
        play.tell("card-played", card=POWDER)
        return None

    def success(self, play: P) -> Flow:
        """Points and alert by 2.6; what is destroyed is marked or gone."""
        state = play.state
        here = state.mosby
        if self.target == "railroad":
            state.rails |= 1 << here
        elif self.target == "bridge":
            state.bridges |= 1 << here
        elif self.target == "depot":
            self.value = state.depot(here)
            state.depots = tuple([row for row in state.depots if row[0] != here])
        else:
            unit = next(u for u in state.units_in(here) if unit_key(u) == self.target)
            eliminate(state, unit)
            perform(play, "wagon-train")
            return "alarm"
        perform(play, self.target, more=self.value)
        return None

    def depot(self, play: P) -> Flow:
        """11.6: what comes of a depot (L173-179)."""
        if self.target != "depot":
            return None
        state = play.state
        roll = play.d6("depot")
        low, high = TABLES.food_dice
        if roll <= TABLES.premature_to:
            play.tell("depot-premature", roll=roll)
            score(play, TABLES.premature, "premature")
        elif low <= roll <= high:
            play.tell("depot-food", roll=roll)
            state.food = True
        elif roll == TABLES.horses and _take_horses(state):
            play.tell("depot-horses", roll=roll)
        else:
            play.tell("depot-nothing", roll=roll)
        return None

    def alarm(self, play: P) -> Flow:
        """Powder is heard either way (L189)."""
        return Alarm(play.state.mosby, "demolition")


def _take_horses(state: MosbyState) -> bool:
    """Fast Horses from the deck or the used cards, over the limit of six too; whether it is new."""
    if HORSES in state.hand:
        return False
    deck, used = list(state.deck), list(state.used)
    pile = deck if deck[HORSES] else used
    pile[HORSES] -= 1
    state.deck, state.used = tuple(deck), tuple(used)
    state.hand = tuple(sorted((*state.hand, HORSES)))
    return True


def kidnap_least(state: MosbyState, coats: bool, space: int) -> int:
    """The least die that takes a leader in a space (11.8)."""
    bonus = _COATS if coats else 0
    bonus += TABLES.kidnap_guarded if guarded(state, space) else 0
    return max(1, min(7, state.alert + 1 - bonus))


class Kidnapping(Proc):
    """11.8: a leader is taken from his bed, or gets away."""

    __slots__ = ("coats", "leader")
    clause = "11.8"
    steps = ("seize", "alarm")

    def __init__(self, leader: int, coats: bool) -> None:
        super().__init__()
        self.leader = leader
        self.coats = coats

    def seize(self, play: P) -> Flow:
        """The die must be greater than the alert."""
        state = play.state
        least = kidnap_least(state, self.coats, state.mosby)
        if self.coats:
            discard(state, OVERCOATS)
            play.tell("card-played", card=OVERCOATS)
        roll = play.d6("kidnapping")
        taken = roll >= least
        state.leaders = tuple(
            [-1 if leader == self.leader else at for leader, at in enumerate(state.leaders)]
        )
        play.tell(
            "kidnapped" if taken else "leader-flees",
            leader=leader_key(self.leader),
            roll=roll,
            needed=least,
        )
        if taken:
            perform(play, "leader")
        return None

    def alarm(self, play: P) -> Flow:
        """Either way checks follow (L188)."""
        return Alarm(play.state.mosby, "kidnap")
