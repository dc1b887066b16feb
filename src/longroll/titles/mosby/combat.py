"""14 Combat (L60-129)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.procedure import DONE, Call, Flow

from .activation import Alarm
from .base import (
    AMBUSH,
    CHAPMAN,
    CHARGE,
    COLTS,
    COUNTERATTACK,
    HOWITZER,
    MEN,
    SKEDADDLE,
    P,
    Proc,
    ask_mosby,
    discard,
    space_key,
    unit_key,
)
from .components import BESIDE, COUNTERS, FAR, NEIGHBOURS, TABLES
from .container import eliminate, sleep
from .interrogation import Interrogation
from .state import SEAT, MosbyState
from .tracks import perform
from .wounds import CasualtyCheck

__all__ = ["MODIFYING", "Combat", "Disbanding", "Force", "leave", "modifiers", "modifying"]

UNION = "union"
MODIFYING = {AMBUSH: 2, CHARGE: 1}
"""Cards that are played on a roll, and what they add (14.5)."""
MOST_FACTOR = 6


class Force(NamedTuple):
    """A fight as it would be: who attacks, and both strengths."""

    attacker: str
    mosby: int
    union: int


def modifiers(state: MosbyState, force: Force, cards: tuple[int, ...]) -> Iterator[tuple[str, int]]:
    """What changes the die, each with its key (14.3 to 14.5); noughts are left out."""
    attacks = force.attacker == SEAT
    if attacks:
        ratio = TABLES.ratio(force.mosby, force.union)
    else:
        ratio = -TABLES.ratio(force.union, force.mosby)
    both = state.notoriety + state.alert
    held = state.hand
    listed = (
        ("ratio", ratio),
        ("reaction", TABLES.reaction(both)),
        ("cards", sum(MODIFYING[card] for card in cards)),
        ("colts", int(COLTS in held)),
        ("howitzer", int(attacks and HOWITZER in held)),
    )
    return (row for row in listed if row[1])


def modifying(state: MosbyState, attacker: str) -> list[int]:
    """The cards of the hand that may be played before a roll."""
    able = [CHARGE, *([AMBUSH] if attacker == SEAT else [])]
    able += [CHAPMAN] if state.factor < MOST_FACTOR else []
    return [card for card in sorted(able) if card in state.hand]


def leave(play: P) -> None:
    """The piece leaves the map (16.3); food carried inside the lines is lost (11.7, 14.2)."""
    state = play.state
    state.mosby = -1
    state.food = False


class Combat(Proc):
    """14: a fight in Mosby's space."""

    __slots__ = (
        *("attacker", "cards", "dead", "left", "modified", "operations", "result", "roll"),
        "units",
    )
    clause = "14"
    steps = (
        *("begin", "before", "prepare", "throw", "second", "outcome", "natural_one", "share"),
        *("retreat", "question", "after"),
    )

    def __init__(self, attacker: str, operations: bool = False) -> None:
        super().__init__()
        self.attacker = attacker
        self.operations = operations
        self.units: tuple[int, ...] = ()
        self.cards: tuple[int, ...] = ()
        self.roll = 0
        self.modified = 0
        self.result = ""
        self.left = 0
        self.dead: tuple[int, ...] = ()

    def force(self, state: MosbyState) -> Force:
        """Both strengths (14.1)."""
        return Force(self.attacker, state.factor, sum(map(state.strength, self.units)))

    def begin(self, play: P) -> Flow:
        """1: who fights, and how strong they are (L62)."""
        state = play.state
        attacks = self.attacker == SEAT
        found = state.fighters_in(state.mosby) if attacks else state.awake_in(state.mosby)
        self.units = tuple(found)
        _, own, theirs = self.force(state)
        space = space_key(state.mosby)
        play.tell("combat", side=self.attacker, space=space, own=own * MEN, men=theirs * MEN)
        return None

    def before(self, play: P) -> Flow:
        """2: a defender may disband first (L63)."""
        if self.attacker == SEAT:
            return None
        state = play.state
        ways = [act("stand"), act("disband")]
        if SKEDADDLE in state.hand:
            ways.append(act("play", SKEDADDLE))
        _, own, theirs = self.force(state)
        space = space_key(state.mosby)
        return ask_mosby("prompt-stand", ways, "14.2", space=space, own=own * MEN, men=theirs * MEN)

    def on_before(self, play: P, action: Action) -> Flow:
        """Stand, disband by 14.2 a to d, or skedaddle without a to c."""
        if action.verb == "stand":
            return None
        if action.verb == "play":
            discard(play.state, SKEDADDLE)
            play.tell("card-played", card=SKEDADDLE)
        return Call(Disbanding(action.verb == "play"), then="after")

    def prepare(self, play: P) -> Flow:
        """3 d: cards that change the die, or the band (L89)."""
        cards = modifying(play.state, self.attacker)
        if not cards:
            return None
        ways = [act("roll"), *(act("play", card) for card in cards)]
        count = sum(value for _, value in self._modifiers(play.state))
        return ask_mosby("prompt-combat-cards", ways, "14.5", amount=count)

    def on_prepare(self, play: P, action: Action) -> Flow:
        """Play one, and perhaps another."""
        if action.verb == "roll":
            return None
        state = play.state
        card = action.integer(0)
        discard(state, card)
        play.tell("card-played", card=card)
        if card == CHAPMAN:
            state.factor += 1
        else:
            self.cards = (*self.cards, card)
        return "prepare"

    def _modifiers(self, state: MosbyState) -> list[tuple[str, int]]:
        return list(modifiers(state, self.force(state), self.cards))

    def throw(self, play: P) -> Flow:
        """4: the die, with everything added to it (L91-98)."""
        total = 0
        for key, value in self._modifiers(play.state):
            side = SEAT if value > 0 else UNION
            play.tell(f"modifier-{key}", side=side, amount=value)
            total += value
        self.roll = play.d6("combat")
        self.modified = self.roll + total
        self.result = TABLES.combat_result(self.modified)
        play.tell("combat-roll", roll=self.roll, count=self.modified, result=self.result)
        return None

    def second(self, play: P) -> Flow:
        """5: Counterattack (L112)."""
        if COUNTERATTACK not in play.state.hand:
            return None
        ways = [act("accept"), act("play", COUNTERATTACK)]
        return ask_mosby("prompt-counterattack", ways, "14.10", result=self.result)

    def on_second(self, play: P, action: Action) -> Flow:
        """Roll again, without the cards of the roll before."""
        if action.verb == "accept":
            return None
        discard(play.state, COUNTERATTACK)
        play.tell("card-played", card=COUNTERATTACK)
        self.cards = ()
        return "prepare"

    def outcome(self, play: P) -> Flow:
        """6: points, alert and losses (L114-119); the strength counts as before them (2.7)."""
        losses = int(self.result[1:] or 0)
        if self.result.startswith("D"):
            self._lose(play, losses)
            return None
        strength = self.force(play.state).union
        play.tell("combat-won", space=space_key(play.state.mosby))
        perform(play, "combat-won", more=strength)
        self.left = min(losses, strength)
        if self.left:
            perform(play, "union-factor", times=self.left)
        return None

    def _lose(self, play: P, losses: int) -> None:
        """14.7: he disbands."""
        state = play.state
        play.tell("combat-lost", space=space_key(state.mosby))
        perform(play, "combat-lost")
        lost = min(losses, state.factor)
        if lost:
            state.factor -= lost
            play.tell("band-loses", men=lost * MEN)
            perform(play, "own-factor", times=lost)
        if HOWITZER in state.hand:
            discard(state, HOWITZER)
            play.tell("howitzer-lost")
        leave(play)

    def natural_one(self, play: P) -> Flow:
        """A natural 1 on the roll that stands (L108, L120)."""
        return CasualtyCheck() if self.roll == 1 else None

    def share(self, play: P) -> Flow:
        """14.8: the player shares out the losses."""
        if not self.left:
            return None
        standing = self._standing(play.state)
        if len(standing) > 1:
            ways = [act("lose", unit_key(unit)) for unit in standing]
            return ask_mosby("prompt-losses", ways, "14.8", count=self.left)
        self._hit(play, standing[0])
        return "share"

    def on_share(self, play: P, action: Action) -> Flow:
        """A factor of a unit."""
        unit = next(unit for unit in self.units if unit_key(unit) == action.args[0])
        self._hit(play, unit)
        return "share"

    def _standing(self, state: MosbyState) -> list[int]:
        return [unit for unit in self.units if unit not in self.dead]

    def _hit(self, play: P, unit: int) -> None:
        state = play.state
        self.left -= 1
        state.lost[unit] += 1
        if state.strength(unit):
            play.tell("unit-reduced", unit=unit_key(unit), men=state.strength(unit) * MEN)
            return
        self.dead = (*self.dead, unit)
        eliminate(state, unit)
        play.tell("unit-eliminated", unit=unit_key(unit))

    def retreat(self, play: P) -> Flow:
        """14.9: who is left goes one space, and is deactivated."""
        if self.result.startswith("R"):
            for unit in self._standing(play.state):
                _fall_back(play, unit)
        return None

    def question(self, play: P) -> Flow:
        """11.4: a picket that was eliminated in operations may be asked."""
        asked = self.operations and any(COUNTERS[unit].kind == "picket" for unit in self.dead)
        return Interrogation("picket") if asked else None

    def after(self, play: P) -> Flow:
        """7: checks, if Mosby is still on the map (9.6, 14.12, L122-129)."""
        state = play.state
        return Alarm(state.mosby, "combat") if state.mosby >= 0 else None


def _fall_back(play: P, unit: int) -> None:
    """One space inside the lines if there is one, the nearest to a camp (14.9)."""
    state = play.state
    here = state.at[unit]
    open_ = members(BESIDE[here] & state.lines) or NEIGHBOURS[here]
    camps = members(state.concentrations)
    far = {space: min(FAR[space][camp] for camp in camps) for space in open_}
    best = [space for space in open_ if far[space] == min(far.values())]
    there = _one_of(play, "retreat", best)
    state.at[unit] = there
    sleep(state, unit)
    play.tell("unit-retreats", unit=unit_key(unit), space=space_key(there))


def _one_of(play: P, purpose: str, spaces: list[int]) -> int:
    """One of some spaces, by chance where there are several."""
    if len(spaces) == 1:
        return spaces[0]
    drawn = play.chance.draw(purpose, [space_key(space) for space in spaces])
    return next(space for space in spaces if space_key(space) == drawn)


class Disbanding(Proc):
    """14.2: Mosby disbands before a combat; ``free`` is a skedaddle, without a and c."""

    __slots__ = ("free", "space")
    clause = "14.2"
    steps = ("casualty", "disband", "scattered")

    def __init__(self, free: bool = False) -> None:
        super().__init__()
        self.free = free
        self.space = -1

    def casualty(self, play: P) -> Flow:
        """a: a casualty check (L64)."""
        return None if self.free else CasualtyCheck()

    def disband(self, play: P) -> Flow:
        """b, c: the piece leaves the map, and points are lost (L65, L66)."""
        self.space = play.state.mosby
        play.tell("disbands", space=space_key(self.space))
        leave(play)
        if not self.free:
            perform(play, "disbanding")
        return None

    def scattered(self, play: P) -> Flow:
        """d: who is awake there goes off at random, the others rest (L67)."""
        state = play.state
        awake = [unit for unit in state.units_in(self.space) if state.active >> unit & 1]
        for unit in state.order:
            if unit not in awake:
                sleep(state, unit)
        for unit in awake:
            there = _one_of(play, "pursuit", list(NEIGHBOURS[self.space]))
            state.at[unit] = there
            play.tell("unit-strays", unit=unit_key(unit), space=space_key(there))
        return DONE
