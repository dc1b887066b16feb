"""5.8 Interception: a force comes to meet the enemy in the space that he is about to enter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Done, Flow

from ..base import P, Proc, ask_side, general_key, side_key, space_key
from ..components import GENERAL, GENERALS, HOPS, LIMITS, WATER, Hop, enemy
from ..formations import Join, army_abandoned, cavalry_at, commanders
from ..interrupts import (
    could_hold,
    interception_cards,
    interception_deck,
    play_interrupt,
)
from ..state import MOVING, Force, ForThePeopleState
from .ranks import infantrymen, officers_at
from .ways import capacity, held, interception_way

__all__ = [
    "ATTEMPTED",
    "CAVALRY_BONUS",
    "DECLINED",
    "SUCCEEDED",
    "Column",
    "Interception",
    "columns",
    "interceptors",
    "may_be_intercepted",
    "needed_roll",
    "why_not_intercept",
]

DECLINED: Final = 0
ATTEMPTED: Final = 1
SUCCEEDED: Final = 2

CAVALRY_BONUS: Final = 2
SURE: Final = 6
"""The highest face of the die."""

_ENTRANCES: Final[tuple[tuple[tuple[int, Hop], ...], ...]] = tuple(
    tuple([(at, hop) for at, hops in enumerate(HOPS) for hop in hops if hop.to == to])
    for to in range(len(HOPS))
)
"""By space, the ways into it: where each begins, and the hop."""


def _around(spaces: int) -> int:
    found = spaces
    for at, hops in enumerate(HOPS):
        if spaces >> at & 1:
            for hop in hops:
                if hop.kind != WATER:
                    found |= 1 << hop.to
    return found


_NEAR: Final = tuple(_around(1 << space) for space in range(len(HOPS)))
_FAR: Final = tuple(_around(near) for near in _NEAR)


# --- Who could come -----------------------------------------------------------------------------


class Column(NamedTuple):
    """What would come: the army marker (or -1), the generals, the infantry.

    ``spare``: one strength point may stay behind to hold the fort (5.8.1 b).
    """

    army: int
    generals: tuple[int, ...]
    infantry: int
    spare: bool

    @property
    def cavalry(self) -> bool:
        """Whether a brigade is in it."""
        return any(GENERALS[g].cavalry for g in self.generals)


def _leaders(state: ForThePeopleState, side: int, space: int) -> list[int]:
    """Who could lead an interception out of ``space`` (5.8.1, 5.2.8, 5.3.1, 5.5.5).

    Its commander; where the generic general commands, or no general at all, each brigade alone.
    """
    found = commanders(state, side, space)
    return cavalry_at(state, side, space) if found == [-1] else found


def columns(state: ForThePeopleState, side: int, general: int, target: int) -> list[Column]:
    """What ``general`` would bring into ``target``: one choice per second general of a corps.

    The whole force goes (5.8.1), but what is beyond its size (a) and what must stay with generals
    who do (c).
    """
    space = state.post[general]
    army = state.army_in(side, space)
    room = capacity(state, side, target)
    if army >= 0 and state.commander[army] == general:
        officers = tuple(state.generals_at(side, space))
        found = [_column(state, side, space, army, officers, min(LIMITS.army_units, room))]
    elif GENERALS[general].cavalry:
        found = [Column(-1, (general,), 0, False) if room >= state.points(general) else None]
    else:
        limit = min(LIMITS.corps_units, room)
        others = [g for g in state.generals_at(side, space) if g != general]
        pairs = [(min(general, g), max(general, g)) for g in others]
        found = [_column(state, side, space, -1, pair, limit) for pair in pairs]
        if not any(found):
            found = [_column(state, side, space, -1, (general,), limit)]
    return [column for column in found if column is not None]


def _column(
    state: ForThePeopleState,
    side: int,
    space: int,
    army: int,
    generals: tuple[int, ...],
    limit: int,
) -> Column | None:
    here = state.infantry[side][space]
    brigades = state.points(*generals)
    stay = [g for g in state.generals_at(side, space) if g not in generals]
    kept = _kept(state, side, space, stay)
    infantry = min(here - kept, limit - brigades)
    if infantry < 0 or not infantry + brigades:
        return None
    emptied = infantry == here and len(stay) == len(infantrymen(stay))
    spare = emptied and bool(infantry) and infantry + brigades > 1
    return Column(army, generals, infantry, spare and state.has_fort(side, space))


def _kept(state: ForThePeopleState, side: int, space: int, stay: Sequence[int]) -> int:
    """The fewest infantry that keep those who stay within 5.3.4 (5.8.1 c)."""
    if not stay:
        return 0
    brigades = state.points(*stay)
    least = 0 if brigades or state.has_fort(side, space) else 1
    return max(least, len(stay) - 1 - brigades)


def interceptors(state: ForThePeopleState, side: int, target: int) -> list[int]:
    """The generals of ``side`` who may try to intercept in ``target``, in index order (5.8.1)."""
    posts = {at for at, hop in _ENTRANCES[target] if interception_way(state, side, hop)}
    return _able(state, side, target, posts)


def _able(state: ForThePeopleState, side: int, target: int, posts: set[int]) -> list[int]:
    """Those who can lead a force out of one of ``posts``, in index order."""
    found = [
        general
        for space in sorted(posts)
        if space != target and state.units(side, space)
        for general in _leaders(state, side, space)
        if columns(state, side, general, target)
    ]
    return sorted(found)


def distant_interceptors(state: ForThePeopleState, side: int, target: int) -> list[int]:
    """Those whom cards 8, 102 and 103 let intercept, over one or two links.

    The space between is controlled by ``side`` or the one that the mover is leaving, whoever
    controls that (ruling A38); in neither may enemy units or a fort stand.
    """
    left = state.force.at if state.force is not None else -1
    posts: set[int] = set()
    for middle, last in _ENTRANCES[target]:
        if not interception_way(state, side, last):
            continue
        posts.add(middle)
        passable = state.control[middle] == side or middle == left
        if passable and not _barred(state, enemy(side), middle):
            posts |= {at for at, hop in _ENTRANCES[middle] if interception_way(state, side, hop)}
    return _able(state, side, target, posts)


def _barred(state: ForThePeopleState, mover: int, space: int) -> bool:
    """Whether the mover's units or fort are in a space, apart from the force that leaves it."""
    return bool(state.units(mover, space)) or state.has_fort(mover, space)


def may_be_intercepted(state: ForThePeopleState, target: int) -> bool:
    """A quick look whether anybody might intercept the moving force in ``target`` (5.8.1).

    The mover must be a force, that is, have strength points; none of his units or forts may be
    there already. Public facts only.
    """
    force = state.force
    if force is None or not force.units or held(state, force.side) >> target & 1:
        return False
    side = enemy(force.side)
    posts = officers_at(state, side) & ~(1 << target)
    return bool(posts & (_FAR[target] if state.hand[side] else _NEAR[target]))


def needed_roll(general: int, cavalry: bool) -> int:
    """The highest die that intercepts: his defensive rating, two more with a brigade (5.8.1)."""
    return GENERALS[general].defense + (CAVALRY_BONUS if cavalry else 0)


def why_not_intercept(
    state: ForThePeopleState, side: int, target: int, general: int
) -> Denial | None:
    """Why ``general`` may not try to intercept in ``target``; None if he may."""
    key, space = general_key(general), state.post[general]
    if GENERALS[general].side != side or space < 0:
        return deny("5.8.1", "deny-general-off-map", general=key)
    if not state.units(side, space):
        return deny("5.8.1", "deny-intercept-alone", general=key)
    denial = _why_not_come(state, side, target, general)
    if denial is not None:
        return denial
    if general not in _leaders(state, side, space):
        if GENERALS[general].cavalry:
            return deny("5.5.5", "deny-brigade-intercepts-alone", general=key)
        return deny("5.3.1", "deny-not-in-command", general=key)
    if not columns(state, side, general, target):
        return deny("5.8.1", "deny-intercept-nobody-goes", general=key)
    return None


def _why_not_come(state: ForThePeopleState, side: int, target: int, general: int) -> Denial | None:
    """By which way he could not come."""
    key, space = general_key(general), state.post[general]
    ways = [hop for at, hop in _ENTRANCES[target] if at == space and hop.kind != WATER]
    if not ways:
        return deny("5.8.1", "deny-intercept-not-adjacent", general=key, space=space_key(target))
    if any(interception_way(state, side, hop) for hop in ways):
        return None
    if ways[0].bar_at >= 0:
        return deny("6.2.5", "deny-intercept-river", general=key, space=space_key(target))
    return deny("5.10", "deny-intercept-rough-road", general=key)


# --- The procedure ------------------------------------------------------------------------------


class Interception(Proc):
    """The enemy of the moving force may intercept it in ``space``, which it is about to enter.

    Returns `DECLINED`, `ATTEMPTED` (it failed), or `SUCCEEDED`: the interceptor stands in the
    space, and battle follows without a retreat. The caller asks once in a movement (5.8.2).
    """

    __slots__ = ("card", "general", "second", "space", "staying")
    clause = "5.8.1"
    steps = ("offer", "second_general", "roll", "garrison", "come", "met")

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space
        self.general = -1
        self.second = -1
        self.card = 0
        self.staying = 0

    def _side(self, state: ForThePeopleState) -> int:
        return enemy(_force(state).side)

    def offer(self, play: P) -> Flow:
        """Who intercepts? With cards in hand he is asked whenever one of them could serve."""
        state = play.state
        side = self._side(state)
        by_die = interceptors(state, side, self.space)
        by_card: list[int] = []
        # 4.2.5: no card that does not name naval moves interrupts one.
        if not _force(state).naval and could_hold(state, side, interception_deck(side)):
            by_card = distant_interceptors(state, side, self.space)
        if not by_die and not by_card:
            return DONE
        actions = [act("intercept", general_key(g)) for g in by_die]
        for card in interception_cards(state, side):
            actions += [act("interrupt", card, general_key(g)) for g in by_card]
        return self._ask(state, "prompt-intercept", [*actions, act("pass")])

    def _ask(self, state: ForThePeopleState, prompt: str, actions: list[Action]) -> Decision:
        side, space = self._side(state), space_key(self.space)
        return ask_side(side, prompt, actions, self.clause, space=space)

    def on_offer(self, play: P, action: Action) -> Flow:
        """Take up the choice."""
        del play
        if action.verb == "pass":
            return DONE
        if action.verb == "interrupt":
            self.card = action.integer(0)
        self.general = GENERAL[action.args[-1]]
        return None

    def why_offer(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why somebody may not intercept, or a card does not help."""
        if not action.args or action.args[-1] not in GENERAL:
            return None
        side, general = self._side(state), GENERAL[action.args[-1]]
        if action.verb == "intercept" and len(action.args) == 1:
            return why_not_intercept(state, side, self.space, general)
        if action.verb == "interrupt":
            return self._why_not_by_card(state, side, general)
        return None

    def _why_not_by_card(self, state: ForThePeopleState, side: int, general: int) -> Denial | None:
        if _force(state).naval:
            return deny("4.2.5", "deny-intercept-at-sea")
        if general not in distant_interceptors(state, side, self.space):
            return deny("4.2.5", "deny-intercept-too-far", general=general_key(general))
        return None

    def _columns(self, state: ForThePeopleState) -> list[Column]:
        found = columns(state, self._side(state), self.general, self.space)
        if self.second < 0:
            return found
        return [column for column in found if self.second in column.generals]

    def faces(self, state: ForThePeopleState, action: Action) -> tuple[int, int] | None:
        """With how many faces of the die an order of this window succeeds: least and most.

        They differ where a second general may bring a brigade or not (5.3.3). None of what rolls
        no die; a card is certain (4.2.5).
        """
        if action.verb == "interrupt":
            return SURE, SURE
        if action.verb not in ("intercept", "bring") or self.card:
            return None
        named = GENERAL[action.args[0]]
        leads = named if action.verb == "intercept" else self.general
        needed = [
            needed_roll(leads, column.cavalry)
            for column in columns(state, self._side(state), leads, self.space)
            if named in column.generals
        ]
        return min(needed), max(needed)

    def second_general(self, play: P) -> Flow:
        """Of several generals one comes with the commander of a corps (5.3.3)."""
        found = self._columns(play.state)
        if len(found) < 2 or self.second >= 0:
            return None
        actions = [
            act("bring", general_key(g))
            for column in found
            for g in column.generals
            if g != self.general
        ]
        return self._ask(play.state, "prompt-intercept-second", actions)

    def on_second_general(self, play: P, action: Action) -> Flow:
        """He comes."""
        del play
        self.second = GENERAL[action.args[0]]
        return None

    def roll(self, play: P) -> Flow:
        """The die, or the card instead of it."""
        side = self._side(play.state)
        words = {"general": general_key(self.general), "space": space_key(self.space)}
        if self.card:
            play_interrupt(play, side, self.card)
            play.tell("interception-by-card", None, side=side_key(side), card=self.card, **words)
            return None
        needed = needed_roll(self.general, self._columns(play.state)[0].cavalry)
        roll = play.d6("interception")
        if roll > needed:
            play.tell("interception-fails", None, roll=roll, number=needed, **words)
            return Done(ATTEMPTED)
        play.tell("interception-succeeds", None, roll=roll, number=needed, **words)
        return None

    def garrison(self, play: P) -> Flow:
        """One strength point may stay to hold the fort (5.8.1 b)."""
        if not self._columns(play.state)[0].spare:
            return None
        actions = [act("garrison", 1), act("garrison", 0)]
        return self._ask(play.state, "prompt-intercept-garrison", actions)

    def on_garrison(self, play: P, action: Action) -> Flow:
        """It stays, or not."""
        del play
        self.staying = action.integer(0)
        return None

    def come(self, play: P) -> Flow:
        """The column is there before the enemy; what stands there already joins it (5.2.4)."""
        state = play.state
        side, origin = self._side(state), state.post[self.general]
        column = self._columns(state)[0]
        count = column.infantry - self.staying
        state.add_infantry(side, origin, -count)
        state.add_infantry(side, self.space, count)
        for general in column.generals:
            state.post_general(general, self.space)
        if column.army >= 0:
            state.place_army(column.army, MOVING)
        else:
            army_abandoned(play, side, origin)
        if not state.units(side, origin):
            state.beaten_forces &= ~(1 << origin)  # 7.2.2: nobody beaten is left there
        way = {"from": space_key(origin), "space": space_key(self.space)}
        count += state.points(*column.generals)
        play.tell("intercepted", None, side=side_key(side), count=count, **way)
        return Join(side, self.space, column.army, column.generals)

    def met(self, play: P) -> Flow:
        """Battle follows."""
        del play
        return Done(SUCCEEDED)


def _force(state: ForThePeopleState) -> Force:
    assert state.force is not None, "nobody moves"
    return state.force
