"""Strategic and operational concentrations (4.5): units come by rail, and a general attacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from longroll.board.region import mask, members
from longroll.board.trace import neighbours
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Flow

from ... import formations, movement
from ...base import P, Proc, ask_side, side_key, space_key
from ...components import (
    ALL,
    CARDS,
    CONFEDERATE,
    SPACE,
    SPACES,
    STATES,
)
from ...railroads import rails
from ...reinforcement import clear_of
from ...state import ForThePeopleState
from .places import in_states, infantry, supplied
from .rule import Effect, EventRule, either

__all__ = ["RULES", "Concentration", "rail_sources"]


class Means(NamedTuple):
    """What a card brings together: units, from one space or several, over how many spaces."""

    number: int
    one_space: bool
    steps: int
    at_risk: bool


_MEANS: Final[dict[int, Means]] = {
    75: Means(5, one_space=False, steps=len(SPACES), at_risk=True),
    100: Means(5, one_space=False, steps=len(SPACES), at_risk=True),
    101: Means(5, one_space=False, steps=len(SPACES), at_risk=True),
    102: Means(2, one_space=True, steps=5, at_risk=False),
    103: Means(2, one_space=True, steps=10, at_risk=False),
}


# --- By rail ------------------------------------------------------------------------------------


def _rail_reach(state: ForThePeopleState, side: int, target: int, steps: int) -> int:
    """Spaces from which rails lead to ``target`` through controlled spaces (10.2.1)."""
    adjacency = rails(state, side)
    fresh = clear_of(state, side)
    ring = fresh & 1 << target
    found = 0
    for _ in range(steps):
        fresh &= ~ring
        ring = neighbours(adjacency, ring) & fresh
        if not ring:
            break
        found |= ring
    return found


def rail_sources(state: ForThePeopleState, side: int, card: int, target: int) -> int:
    """Spaces whose infantry a card can bring to ``target`` (4.5.1, 10.2.1).

    The target lies in a state that was Confederate from the first; the infantry is in supply.
    As in all strategic movement no general is left without a strength point (5.3.4).
    """
    if STATES[SPACES[target].state].home != CONFEDERATE:
        return 0
    reach = _rail_reach(state, side, target, _MEANS[card].steps) & infantry(state, side)
    free = [at for at in members(reach) if not _bound(state, side, at)]
    return supplied(state, side, mask(free))


def _bound(state: ForThePeopleState, side: int, space: int) -> bool:
    """Whether the one strength point in ``space`` must stay with a general there (5.3.4)."""
    if state.units(side, space) > 1 or not formations.infantry_generals(state, side, space):
        return False
    return state.army_in(side, space) < 0 and not state.has_fort(side, space)


# --- The event ----------------------------------------------------------------------------------


def _target_spaces(state: ForThePeopleState, side: int, card: int) -> Iterator[int]:
    """Spaces with a general who can try to attack, perhaps when the units have come (4.5.2)."""
    for space in sorted(state.staff(side)):
        if attackers(state, side, card, space) or _attackers_to_be(state, side, card, space):
            yield space


def attackers(state: ForThePeopleState, side: int, card: int, space: int) -> tuple[int, ...]:
    """The generals in ``space`` who, activated now, can try to attack (4.5.2).

    The event activates them, whatever their strategy rating; the rough roads ask for the value of
    the card all the same (5.10). Nothing has moved with it yet, so that the board tells the rest.
    """
    value = CARDS[card].ops
    key = f"attackers-{side}-{value}-{space}"
    found: tuple[int, ...] | None = state.facts.get(key)
    if found is None:
        generals = state.generals_at(side, space)
        found = tuple([g for g in generals if movement.can_attack(state, side, value, g)])
        state.facts[key] = found
    return found


def _attackers_to_be(state: ForThePeopleState, side: int, card: int, space: int) -> tuple[int, ...]:
    """Those who can when the units of the card have come."""
    generals = state.generals_at(side, space)
    value = CARDS[card].ops
    if not any(movement.has_target(state, side, value, general) for general in generals):
        return ()  # nobody is near enough, however many come
    sources = rail_sources(state, side, card, space)
    if not sources:
        return ()
    trial = state.copy()
    trial.add_infantry(side, space, _most_by_rail(state, side, card, sources))
    return attackers(trial, side, card, space)


def _most_by_rail(state: ForThePeopleState, side: int, card: int, sources: int) -> int:
    """How many units can come from these spaces."""
    counts = [state.infantry[side][at] for at in members(sources)]
    found = max(counts) if _MEANS[card].one_space else sum(counts)
    return min(_MEANS[card].number, found)


class Concentration(Proc):
    """Units are brought to a general by rail, and he must try to attack (4.5).

    The player may bring none. An interrupt frees the general from his attack, not the units from
    their journey.
    """

    __slots__ = ("card", "left", "side", "source", "target")
    clause = "4.5"
    steps = ("place", "units", "attack")

    def __init__(self, card: int, side: int) -> None:
        super().__init__()
        self.card = card
        self.side = side
        self.left = _MEANS[card].number
        self.target = -1
        self.source = -1

    def place(self, play: P) -> Decision:
        spaces = _target_spaces(play.state, self.side, self.card)
        actions = [act("concentrate", space_key(space)) for space in spaces]
        return ask_side(self.side, "prompt-concentrate", actions, "4.5.2", card=self.card)

    def why_place(self, state: ForThePeopleState, action: Action) -> Denial | None:
        at = SPACE.get(action.args[0], -1) if action.verb == "concentrate" and action.args else -1
        if at < 0 or at in _target_spaces(state, self.side, self.card):
            return None
        return deny("4.5.2", "deny-nobody-attacks", space=space_key(at))

    def on_place(self, play: P, action: Action) -> Flow:
        del play
        self.target = SPACE[action.args[0]]
        return None

    def _sources(self, state: ForThePeopleState) -> list[int]:
        if not self.left:
            return []
        found = rail_sources(state, self.side, self.card, self.target)
        if self.source >= 0 and _MEANS[self.card].one_space:
            found &= 1 << self.source
        return members(found)

    def units(self, play: P) -> Flow:
        sources = self._sources(play.state)
        if not sources:
            return "attack"
        actions = [act("entrain", space_key(space)) for space in sources]
        if attackers(play.state, self.side, self.card, self.target):
            actions.append(act("done"))
        return ask_side(
            self.side,
            "prompt-concentrate-units",
            actions,
            "4.5.1",
            space=space_key(self.target),
            count=self.left,
        )

    def why_units(self, state: ForThePeopleState, action: Action) -> Denial | None:
        at = SPACE.get(action.args[0], -1) if action.verb == "entrain" and action.args else -1
        if at < 0 or at in self._sources(state):
            return None
        return deny("4.5.1", "deny-not-by-rail", space=space_key(at))

    def on_units(self, play: P, action: Action) -> Flow:
        if action.verb == "done":
            return None
        self.source = SPACE[action.args[0]]
        self.left -= 1
        state = play.state
        state.add_infantry(self.side, self.source, -1)
        state.add_infantry(self.side, self.target, 1)
        formations.army_abandoned(play, self.side, self.source)
        ends = {"from": space_key(self.source), "to": space_key(self.target)}
        play.tell("concentrated", None, side=side_key(self.side), **ends)
        return "units"

    def attack(self, play: P) -> Flow:
        """4.5.2: one general of the space, with a force of his choice."""
        generals = attackers(play.state, self.side, self.card, self.target)
        if not generals:
            return DONE
        return movement.Activation(
            self.side,
            CARDS[self.card].ops,
            by_event=True,
            only=generals,
            must_attack=True,
            leader_at_risk=_MEANS[self.card].at_risk,  # ruling B3
        )


def _concentration(card: int) -> EventRule:
    def playable(state: ForThePeopleState, side: int) -> Denial | None:
        found = next(_target_spaces(state, side, card), -1)
        return None if found >= 0 else deny("4.5.2", "deny-no-general-for-event")

    def begin(play: P, side: int) -> Proc | None:
        del play
        return Concentration(card, side)

    return EventRule(playable, begin)


# --- Western Concentration Bloc: card 75 --------------------------------------------------------

_WEST: Final = ALL & ~in_states("va", "nc", "sc", "fl")


def _western_relief_denial(state: ForThePeopleState, side: int) -> Denial | None:
    return formations.may_relieve(state, side, _WEST)


def _western_relief(play: P, side: int) -> Proc | None:
    del play
    return formations.Relieve(side, free=True, spaces=_WEST)


def _western_bloc() -> EventRule:
    concentration = _concentration(75)
    return either(
        75,
        Effect("relieve", _western_relief_denial, _western_relief),
        Effect("concentration", concentration.playable, concentration.begin),
    )


RULES: Final[dict[int, EventRule]] = {
    75: _western_bloc(),
    100: _concentration(100),
    101: _concentration(101),
    102: _concentration(102),
    103: _concentration(103),
}
