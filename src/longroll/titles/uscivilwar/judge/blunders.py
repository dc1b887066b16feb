"""Obvious blunders (docs/bots.md), found by watching a game.

A capital left open, and an army left without its commander, are found when an action has ended, by
comparison with the position before it; an army marched out of supply in winter when its side ends
its phase; a hopeless attack when it is declared.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action
from longroll.engine.blunder import Blunder

from ..actions import Activations
from ..aids.odds import forecast
from ..base import general_key, place_key, place_of, side_key, turn_of
from ..battle import Battle
from ..command import limit_of
from ..components import GENERALS_OF, GRID, SEASONS, WAYS
from ..facts import facts, supply
from ..ground import LAND, NATIONAL_CAPITALS, NORTH
from ..marches.attack import VERBS
from ..marches.march import March
from ..sea.transport import Transport
from ..ships.gunboats import assault_chance
from ..state import CivilWarState
from .captures import prized
from .fights import relief
from .pressure import turns_left

__all__ = ["BLUNDERS", "GameCritic", "left_behind", "led_into_hunger", "rash"]

CAPITAL: Final = "capital-bared"
ATTACK: Final = "hopeless-attack"
COMMANDER: Final = "army-left"
WINTER: Final = "winter-march"
BLUNDERS: Final = (CAPITAL, ATTACK, COMMANDER, WINTER)

_CAPITALS: Final = (NATIONAL_CAPITALS & NORTH, NATIONAL_CAPITALS & ~NORTH)
"""By side, Washington and Richmond."""
_NEAR: Final = 2
"""An enemy so many hexes from a capital, by land, can march in at once."""
_HOPELESS: Final = 0.1
"""An attack that is won less often must have something to gain."""
_FOR_A_CAPITAL: Final = 0.01
"""The same of an attack on a national capital, which may end the war."""
_ARMY: Final = 7
"""7.3: strength points that only a General of three stars or more can lead together."""
_MANY: Final = 6
"""Strength points in one stack that nobody marches out of supply in winter for nothing."""


class GameCritic:
    """Watches a game (`engine.blunder.Critic`)."""

    def __init__(self) -> None:
        self._began: CivilWarState | None = None
        self._before: CivilWarState | None = None
        self._when = (0, 0, -1)

    def look(self, state: CivilWarState, seat: str, action: Action | None) -> list[Blunder]:
        """Blunders of the action that has just ended, of a phase that ends, and a rash attack."""
        found: list[Blunder] = []
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Activations):
            when = state.turn, state.phase, top.side
            if when != self._when:
                self._began, self._when = state.copy(), when
            elif self._before is not None:
                found += left_behind(self._before, state, top.side)
            self._before = state.copy()
            if action is not None and action.verb == "done" and self._began is not None:
                found += led_into_hunger(self._began, state, top.side)
        return found if action is None else [*found, *rash(state, seat, action)]


def left_behind(before: CivilWarState, after: CivilWarState, side: int) -> Iterator[Blunder]:
    """What a side has left open or without a leader by an action of its own."""
    for capital in members(_CAPITALS[side]):
        left = before.strength(side, capital) and not after.strength(side, capital)
        if left and facts(after).held[side] >> capital & 1 and _open(after, side, capital):
            yield Blunder(CAPITAL, side_key(side), place_key(capital))
    for general in GENERALS_OF[side]:
        if _left_his_army(before, after, side, general):
            yield Blunder(COMMANDER, side_key(side), general_key(general))


def _open(state: CivilWarState, side: int, place: int) -> bool:
    """Whether an enemy stands so near a place that he can march in over land that is free."""
    front: Mask = 1 << place
    seen = front
    for _ in range(_NEAR):
        ring: Mask = 0
        for here in members(front):
            for near in GRID.neighbours[here]:
                if near >= 0 and LAND >> near & 1 and WAYS.water(near, here) < 0:
                    ring |= 1 << near
        front = ring & ~seen & ~state.forces[side]
        seen |= front
        if front & state.forces[1 - side]:
            return True
    return False


def _left_his_army(before: CivilWarState, after: CivilWarState, side: int, general: int) -> bool:
    """7.3: whether a commander has gone off with a strength point from an army that needs him.

    Not if a place of value was taken by it, or if another can lead the army.
    """
    was, now = before.where[general], after.where[general]
    if was == now or min(was, now) < 0 or limit_of(before, general) < _ARMY:
        return False
    if after.strength(side, now) > 1 or after.strength(side, was) < _ARMY:
        return False
    taken = facts(after).held[side] & ~facts(before).held[side] & prized()
    others = after.generals_at(side, was)
    return not taken and all(limit_of(after, other) < _ARMY for other in others)


def led_into_hunger(began: CivilWarState, ends: CivilWarState, side: int) -> Iterator[Blunder]:
    """13.2.2: the armies that a side has marched out of supply in winter, when its phase ends.

    Not those that have taken a place of value, or that were hungry before.
    """
    if SEASONS[turn_of(ends).season] != "winter":
        return
    unfed, before = (_unfed(state, side) for state in (ends, began))
    more = sum(unfed.values()) - sum(before.values())
    for place, number in sorted(unfed.items()):
        came = number - began.strength(side, place)
        taken = (prized() & ~facts(began).held[side]) >> place & 1
        if came >= _MANY and more >= _MANY and not taken:
            yield Blunder(WINTER, side_key(side), place_key(place))


def _unfed(state: CivilWarState, side: int) -> dict[int, int]:
    """By place, the strength points of a side that have no supply."""
    fed = supply(facts(state), side).fed_of(state.forces[side])
    return {place: number for place, number in state.sp[side].items() if not fed >> place & 1}


# --- Attacks ------------------------------------------------------------------------------------


def rash(state: CivilWarState, seat: str, action: Action) -> Iterator[Blunder]:
    """The attack that ``action`` declares, if it is hopeless and has nothing to gain.

    The odds count the best card in hand, but no defender who may still come up.
    """
    battle = _declared(state, action)
    if battle is None:
        return
    hand = state.hands[battle.side]
    battle.card = max((kind for kind in battle.kinds() if hand[kind]), default=-1)
    odds = forecast(state, battle)
    won = sum(one.ways for one in odds.endings if one.attacker_wins) / odds.of
    won *= assault_chance(state, battle.side, battle.place) if battle.landing else 1
    gained = sum((one.defender_loss - one.attacker_loss) * one.ways for one in odds.endings)
    needed = _FOR_A_CAPITAL if NATIONAL_CAPITALS >> battle.place & 1 else _HOPELESS
    if won >= needed or gained > 0 or not turns_left(state):
        return
    if not relief(state, battle.force(), battle.place):
        yield Blunder(ATTACK, seat, place_key(battle.place))


def _declared(state: CivilWarState, action: Action) -> Battle | None:
    """The battle that an action declares; None if it declares none."""
    frame = state.stack[-1] if state.stack else None
    place = max(place_of(action), place_of(action, 1))
    if action.verb in VERBS and isinstance(frame, March):
        return Battle(frame.force(), place, escorted=action.verb == "escort")
    if action.verb == "assault" and isinstance(frame, Transport):
        return Battle(frame.force(state), place, landing=True)
    return None
