"""10.6 The arrival of generals: step c of the reinforcement phase."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Flow

from .base import P, Proc, ask_side, for_every_space, general_key, side_key, space_key
from .components import CONFEDERATE, GENERAL, GENERALS, SCENARIOS, SPACE, UNION
from .formations import take_generic_command
from .options.generals import SHERIDAN, SHERIDAN_CORPS, chooses_service
from .state import ABSENT, MARKERS, OFFICERS, REMOVED, TRACK, ForThePeopleState
from .supply import has_lc, supplied

__all__ = [
    "PlaceGenerals",
    "Service",
    "arriving",
    "leaderless",
    "named_arrivals",
    "take_named_posts",
    "why_no_general",
]

_ANNOUNCE: Final = for_every_space("announce")

Slots = tuple[int, ...]
"""The spaces announced so far, in order."""


def named_arrivals(state: ForThePeopleState, side: int) -> list[tuple[int, int]]:
    """Generals whom the scenario sends to a space in its first turn, with the space (15.S1)."""
    what = SCENARIOS[state.scenario]
    if state.turn != what.first_turn:
        return []
    return [(g, at) for g, at in sorted(what.arrivals.items()) if GENERALS[g].side == side]


def take_named_posts(play: P, told: Collection[str] = ()) -> None:
    """Generals whom the scenario sends to a space in its first turn arrive there, but ``told``."""
    for side in (UNION, CONFEDERATE):
        for general, space in named_arrivals(play.state, side):
            if play.state.post[general] == ABSENT and general_key(general) not in told:
                _arrive(play, side, general, space)


def arriving(state: ForThePeopleState, side: int) -> list[int]:
    """Generals who come or return now, without those that the scenario names (3.1, 10.6.1)."""
    key = f"arriving-{side}-{state.turn}"
    found: tuple[int, ...] | None = state.facts.get(key)
    if found is None:
        named = [general for general, _ in named_arrivals(state, side)]
        away = [g for g in OFFICERS[side] if state.post[g] in (ABSENT, TRACK)]
        found = tuple([g for g in away if state.due[g] <= state.turn and g not in named])
        state.facts[key] = found
    return list(found)


def leaderless(state: ForThePeopleState, side: int) -> list[int]:
    """Spaces of armies in supply without any general, of cavalry or not (10.6.2)."""
    places = [at for army in MARKERS[side] if (at := state.army_at[army]) >= 0]
    bare = [at for at in places if not state.generals_at(side, at)]
    return sorted(at for at in bare if has_lc(state, side, at))


def why_no_general(
    state: ForThePeopleState, side: int, space: int, slots: Slots = ()
) -> Denial | None:
    """Why no (further) general may be announced for ``space`` (10.6.1, 5.5.1); None if one may.

    Two or more face down together need a unit each, generals already there counting; and there
    must be infantry for every cavalry general among those who may turn up.
    """
    key = space_key(space)
    if not state.units(side, space):
        return deny("10.6.1", "deny-no-own-units", space=key)
    if not has_lc(state, side, space):
        return deny("10.6.1", "deny-no-lc", space=key)
    return _why_no_more(state, side, space, slots)


def _why_no_more(state: ForThePeopleState, side: int, space: int, slots: Slots) -> Denial | None:
    """Why one more general would be too many for the units in ``space``."""
    here = slots.count(space) + 1
    units = state.units(side, space)
    if here > 1 and len(state.generals_at(side, space)) + here > units:
        return deny("10.6.1", "deny-general-per-unit", space=space_key(space))
    infantry = state.infantry[side][space]
    if here > infantry and sum(GENERALS[g].cavalry for g in arriving(state, side)) > infantry:
        return deny("5.5.1", "deny-no-infantry-for-brigade", space=space_key(space))
    return None


def _open_spaces(state: ForThePeopleState, side: int, slots: Slots) -> list[int]:
    """Where the next general may be announced: armies without a general first (10.6.2)."""
    waiting = [at for at in leaderless(state, side) if at not in slots]
    first = [at for at in waiting if why_no_general(state, side, at, slots) is None]
    if first:
        return first
    places = members(state.occupied(side) & supplied(state, side))
    return [s for s in places if _why_no_more(state, side, s, slots) is None]


class PlaceGenerals(Proc):
    """Both sides announce a space for each general who comes; then all are revealed (10.6.1).

    Who is where is drawn only then: nobody can know it before. A general for whom there is no
    space waits for a later turn.
    """

    __slots__ = ("union_slots", "confederate_slots")
    clause = "10.6.1"
    steps = ("named", "union", "confederate", "reveal")

    def __init__(self) -> None:
        super().__init__()
        self.union_slots: Slots = ()
        self.confederate_slots: Slots = ()

    def named(self, play: P) -> Flow:
        """Those whom the scenario names come first, so that others can count with them."""
        take_named_posts(play)
        return None

    def union(self, play: P) -> Decision | None:
        """The Union's spaces."""
        return self._ask(play.state, UNION, self.union_slots)

    def on_union(self, play: P, action: Action) -> Flow:
        """Note the space."""
        self.union_slots += (SPACE[action.args[0]],)
        play.tell("general-announced", side=side_key(UNION), space=action.args[0])
        return "union"

    def why_union(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why no general comes there."""
        return _why(state, UNION, self.union_slots, action)

    def confederate(self, play: P) -> Decision | None:
        """The Confederacy's spaces."""
        return self._ask(play.state, CONFEDERATE, self.confederate_slots)

    def on_confederate(self, play: P, action: Action) -> Flow:
        """Note the space."""
        self.confederate_slots += (SPACE[action.args[0]],)
        play.tell("general-announced", side=side_key(CONFEDERATE), space=action.args[0])
        return "confederate"

    def why_confederate(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why no general comes there."""
        return _why(state, CONFEDERATE, self.confederate_slots, action)

    def _ask(self, state: ForThePeopleState, side: int, slots: Slots) -> Decision | None:
        left = len(arriving(state, side)) - len(slots)
        spaces = _open_spaces(state, side, slots) if left > 0 else []
        if not spaces:
            return None
        actions = [_ANNOUNCE[space] for space in spaces]
        return ask_side(side, "prompt-announce-general", actions, self.clause, count=left)

    def reveal(self, play: P) -> Flow:
        """Draw who is where, and turn all of them up."""
        waits = self._draw(play, UNION, self.union_slots)
        self._draw(play, CONFEDERATE, self.confederate_slots)
        return Service(waits) if waits >= 0 else DONE

    def _draw(self, play: P, side: int, slots: Slots) -> int:
        """Turn them up; the space of one whose service is still to be chosen, or -1."""
        waits = -1
        coming = [general_key(g) for g in arriving(play.state, side)]
        purpose = f"general-{side_key(side)}"
        for space in slots:
            key = play.chance.draw(purpose, tuple(coming)) if len(coming) > 1 else coming[0]
            coming.remove(key)
            if chooses_service(play.state, GENERAL[key]):
                waits = space
            else:
                _arrive(play, side, GENERAL[key], space)
        return waits


class Service(Proc):
    """The Union places Sheridan as a cavalry general or at the head of a corps (5.6.7.D)."""

    __slots__ = ("space",)
    clause = "5.6.7.D"
    steps = ("serve",)

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    def serve(self, play: P) -> Flow:
        """Ask; where no infantry is left for a brigade (5.5.1) there is no choice."""
        if not play.state.infantry[UNION][self.space]:
            return self._serve(play, SHERIDAN_CORPS)
        actions = [act("serve", general_key(g)) for g in (SHERIDAN, SHERIDAN_CORPS)]
        where = space_key(self.space)
        return ask_side(UNION, "prompt-service", actions, self.clause, space=where)

    def on_serve(self, play: P, action: Action) -> Flow:
        """He arrives."""
        return self._serve(play, GENERAL[action.args[0]])

    def _serve(self, play: P, general: int) -> Flow:
        other = SHERIDAN if general == SHERIDAN_CORPS else SHERIDAN_CORPS
        play.state.post_general(other, REMOVED)
        _arrive(play, UNION, general, self.space)
        return DONE


def _why(state: ForThePeopleState, side: int, slots: Slots, action: Action) -> Denial | None:
    if action.verb != "announce" or not action.args or action.args[0] not in SPACE:
        return None
    denial = why_no_general(state, side, SPACE[action.args[0]], slots)
    return denial or deny("10.6.2", "deny-army-first", space=action.args[0])


def _arrive(play: P, side: int, general: int, space: int) -> None:
    """A general takes his post: a brigade absorbs a unit (10.6.4), an army its chief (10.6.3)."""
    state = play.state
    state.post_general(general, space)
    play.tell("general-arrives", general=general_key(general), space=space_key(space))
    if GENERALS[general].cavalry:
        state.add_infantry(side, space, -1)
        return
    army = state.army_in(side, space)
    if army >= 0 and state.commander[army] < 0:
        take_generic_command(play, army, general, free=True)
