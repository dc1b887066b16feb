"""Obvious blunders (docs/bots.md), found by watching a game.

A capital emptied beside an enemy, and generals left to be taken, are found when an activation has
ended, by comparison with the position before it; a hopeless attack when it is declared.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from longroll.engine.action import Action
from longroll.engine.blunder import Blunder
from longroll.engine.chance import NoChance
from longroll.engine.procedure import Call, Play

from ..base import general_key, space_key
from ..battle import overruns
from ..battle.forecast import Forecast, forecast
from ..battle.modifiers import Circumstances
from ..battle.odds import attacker_chance
from ..battle.parties import moving
from ..battle.retreat import land_retreats
from ..components import HOPS, RESOURCES, SPACES, Hop, enemy
from ..control.states import new_owner
from ..movement.march import March
from ..movement.ways import way_named
from ..naval import ArmyNavalMove, NavalMove, Voyage
from ..state import SIDE_OF, TRACK, ForThePeopleState
from ..supply import supplied
from .appraisal import quiet
from .exposure import bare_capital, lone_generals

__all__ = ["BLUNDERS", "GameCritic", "gains", "left_behind", "rash"]

CAPITAL: Final = "capital-bared"
ATTACK: Final = "hopeless-attack"
GENERAL: Final = "general-alone"
BLUNDERS: Final = (CAPITAL, ATTACK, GENERAL)

HOPELESS: Final = Fraction(1, 10)
"""An attack with a lower chance than this must have something to gain."""


class GameCritic:
    """Watches a game (`engine.blunder.Critic`)."""

    def __init__(self) -> None:
        self._began: ForThePeopleState | None = None
        self._seat = ""

    def look(self, state: ForThePeopleState, seat: str, action: Action | None) -> list[Blunder]:
        """Blunders of the activation that has just ended, and a rash attack."""
        found: list[Blunder] = []
        if quiet(state):
            if self._began is not None:
                found += left_behind(self._began, state, self._seat)
            self._began, self._seat = state.copy(), seat
        return found if action is None else [*found, *rash(state, seat, action)]


def left_behind(
    before: ForThePeopleState, after: ForThePeopleState, seat: str
) -> Iterator[Blunder]:
    """What ``seat`` has exposed between two quiet positions of one turn.

    Across the end of a turn much happens that is nobody's choice.
    """
    side = SIDE_OF.get(seat, 0)
    if not side or after.result is not None or before.turn != after.turn:
        return
    if bare_capital(after, side) and before.units(side, after.capital[side]):
        yield Blunder(CAPITAL, seat, space_key(after.capital[side]))
    if _points(after, side) < _points(before, side):
        return  # a general whose men fell was not left alone
    old = {(general, before.post[general]) for general in lone_generals(before, side)}
    for general in lone_generals(after, side):
        if (general, after.post[general]) not in old and before.post[general] >= 0:
            yield Blunder(GENERAL, seat, general_key(general))


def _points(state: ForThePeopleState, side: int) -> int:
    return sum(state.strength(side))


# --- Attacks ------------------------------------------------------------------------------------


def rash(state: ForThePeopleState, seat: str, action: Action) -> Iterator[Blunder]:
    """The attack that ``action`` declares, if hopeless, voluntary, and with nothing to gain."""
    attack = _declared(state, action)
    if attack is None:
        return
    world, what = attack
    seen = forecast(world, what)
    if attacker_chance(seen.outcomes) < HOPELESS and not any(gains(world, what.space, seen)):
        yield Blunder(ATTACK, seat, space_key(what.space))


def _declared(
    state: ForThePeopleState, action: Action
) -> tuple[ForThePeopleState, Circumstances] | None:
    """The position in which an attack would be fought, and where; None if there is no attack."""
    frame = state.stack[-1] if state.stack else None
    if action.verb == "go" and isinstance(frame, March):
        hop = way_named(moving(state).at, action)
        forced = frame.must_attack or frame.toward >= 0
        if isinstance(hop, Hop) and not forced:
            return _against(state, Circumstances(hop.to))
    if action.verb == "land" and isinstance(frame, ArmyNavalMove | NavalMove):
        return _landing(state, frame, action)
    return None


def _landing(
    state: ForThePeopleState, frame: ArmyNavalMove | NavalMove, action: Action
) -> tuple[ForThePeopleState, Circumstances] | None:
    """An assault from the water, as if the voyage were undisturbed."""
    world = state.copy()
    sailed = frame.on_landing(Play(world, NoChance()), action)
    assert isinstance(sailed, Call)
    voyage = sailed.procedure
    assert isinstance(voyage, Voyage)
    what = Circumstances(
        voyage.target,
        amphibious=True,
        sail_bonus=voyage.bonus,
        ignore_torpedoes=voyage.farragut,
    )
    return _against(world, what)


def _against(
    state: ForThePeopleState, what: Circumstances
) -> tuple[ForThePeopleState, Circumstances] | None:
    foe = enemy(moving(state).side)
    fought = state.units(foe, what.space) and not overruns(state, what.space)
    return (state, what) if fought else None


def gains(state: ForThePeopleState, space: int, seen: Forecast) -> Iterator[bool]:
    """For each thing that can make a hopeless attack worth its price, whether there is one."""
    side = moving(state).side
    foe = enemy(side)
    yield _takes_more(seen)
    yield state.capital[foe] == space  # 11.2.2
    yield state.has_fort(foe, space)  # 12.11
    yield bool(RESOURCES & ~state.destroyed & state.controlled(foe) & 1 << space)  # 12.2
    taken = _taken(state, space)
    yield new_owner(taken, SPACES[space].state) == side != new_owner(state, SPACES[space].state)
    rest = state.occupied(foe) & ~(1 << space)
    yield bool(rest & supplied(state, foe) & ~supplied(taken, foe))  # 8
    yield any(_shut_in(state, taken, foe, hop.to) for hop in HOPS[space] if rest >> hop.to & 1)


def _takes_more(seen: Forecast) -> bool:
    """Whether the enemy can be expected to lose more strength points than the attacker."""
    balance = sum((o.defender_loss - o.attacker_loss) * o.ways for o in seen.outcomes)
    return balance > 0


def _taken(state: ForThePeopleState, space: int) -> ForThePeopleState:
    """The position without the enemies in ``space``, and with it marked by the attacker."""
    world = state.copy()
    force = moving(world)
    foe = enemy(force.side)
    world.add_infantry(foe, space, -world.infantry[foe][space])
    for general in state.generals_at(foe, space):
        world.post_general(general, TRACK, world.turn + 1)
    force.at = space
    world.set_control(space, force.side)
    return world


def _shut_in(state: ForThePeopleState, taken: ForThePeopleState, side: int, space: int) -> bool:
    """Whether a force of ``side`` had a retreat before and has none afterwards (7.6.1)."""
    had = land_retreats(state, side, space, moving(state).at)
    return bool(had) and not land_retreats(taken, side, space, moving(state).at)
