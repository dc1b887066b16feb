"""5.6.5, 5.6.6 Reorganisation: generals travel alone, with any card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from longroll.board.network import Adjacency, Network
from longroll.board.network import Link as Edge
from longroll.board.region import Mask, mask, members
from longroll.board.trace import neighbours, spread
from longroll.board.travel import distance
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.memo import remembered
from longroll.engine.procedure import DONE, Flow

from ..base import P, Proc, ask_side, general_key, space_key
from ..components import (
    ALL,
    COASTAL_FORTS,
    CONFEDERATE,
    GENERAL,
    GENERALS,
    HOPS,
    LIMITS,
    LINKS,
    RAIL,
    SCENARIOS,
    SPACE,
    SPACES,
    TURN,
    UNION,
    WATER,
    Hop,
    Link,
    enemy,
)
from ..naval_control import (
    bar_closed_to_confederate,
    bar_closed_to_union,
    derived_from_bars,
)
from ..state import MARKERS, ForThePeopleState
from ..supply import supplied
from ..waterways import general_sea_reach
from .ranks import INFANTRY, fill_command, may_leave

__all__ = ["Reorganise", "destinations", "may_reorganise"]

_HIGH: Final = 3
"""A card of this value opens the rough roads (5.10)."""


# --- The ways -----------------------------------------------------------------------------------


def _plain(link: Link) -> bool:
    """Whether a link by land is open to every general at all times."""
    return link.kind != WATER and link.bar < 0 and not link.rule


def _joined(links: tuple[Link, ...]) -> Adjacency:
    edges = [Edge(i, link.a, link.b) for i, link in enumerate(links)]
    return Network(len(SPACES), edges).adjacency()


_LAND: Final = _joined(tuple([link for link in LINKS if _plain(link)]))
_RAILS: Final = _joined(tuple([link for link in LINKS if _plain(link) and link.kind == RAIL]))
_SPECIAL: Final = tuple(
    (space, hop)
    for space, hops in enumerate(HOPS)
    for hop in hops
    if hop.kind != WATER
    and not _plain(LINKS[hop.link])
    and LINKS[hop.link].rule != "baltimore-and-ohio"  # no general's (10.2.4)
)
"""The steps that depend on rivers, the card or the turn."""


def _is_open(state: ForThePeopleState, side: int, rough: bool, hop: Hop) -> bool:
    """Whether a general may take a special step by land (5.10, 6.2.4, 6.2.5)."""
    if LINKS[hop.link].rule == "north-east-alabama":
        return rough
    closed = bar_closed_to_union if side == UNION else bar_closed_to_confederate
    return not closed(state, hop)


def _is_rail(state: ForThePeopleState, hop: Hop) -> bool:
    """Whether a link is a railroad now: two are completed in Spring 1864 (5.9.3)."""
    completed = LINKS[hop.link].rule == "spring-1864" and state.turn >= TURN["spring-1864"]
    return hop.kind == RAIL or completed


def _shelters(state: ForThePeopleState, side: int) -> Mask:
    """Spaces where a general is not left without units: own units or an own fort (5.3.4)."""
    return state.occupied(side) | state.forts(side) | COASTAL_FORTS & state.controlled(side)


def _starved(state: ForThePeopleState, side: int) -> Mask:
    """Spaces with an army of ``side`` without an LC, which may receive no general (8.3)."""
    camps = mask(state.army_at[army] for army in MARKERS[side] if state.army_at[army] >= 0)
    return camps & ~supplied(state, side)


def _hostile(state: ForThePeopleState, side: int) -> Mask:
    """Spaces with enemy units, a fort or generals: no place for a general alone (5.6.6, 5.7.1)."""
    foe = enemy(side)
    return _shelters(state, foe) | mask(state.staff(foe))


def _closed(state: ForThePeopleState, side: int) -> Mask:
    """Spaces that no general alone may enter: those, and any under enemy control (5.6.6)."""
    return _hostile(state, side) | state.controlled(enemy(side))


def _networks(state: ForThePeopleState, side: int, value: int) -> tuple[Adjacency, Adjacency]:
    """All links by land that generals of one side may use now, and those of them that are rail."""
    completed = state.turn >= TURN["spring-1864"]
    rough = side == CONFEDERATE and value == _HIGH  # 5.10
    key, known = f"general-ways-{rough:d}{completed:d}", derived_from_bars(state, side)
    found: tuple[Adjacency, Adjacency] | None = known.get(key)
    if found is None:
        land, rails = list(_LAND), list(_RAILS)
        for space, hop in _SPECIAL:
            if _is_open(state, side, rough, hop):
                land[space] |= 1 << hop.to
                if _is_rail(state, hop):
                    rails[space] |= 1 << hop.to
        found = known[key] = tuple(land), tuple(rails)
    return found


@remembered(2048)
def _within_a_ride(land: Adjacency, space: int, through: Mask) -> Mask:
    """As a brigade moves: ten steps over roads and railroads."""
    found = ring = 1 << space
    for _ in range(LIMITS.brigade_moves):
        ring = neighbours(land, ring) & through & ~found
        if not ring:
            break
        found |= ring
    return found


class _Ways:
    """How generals of one side may travel now; ``value`` is the card's (5.10)."""

    __slots__ = ("land", "open", "rails", "shelters", "side", "state")

    def __init__(self, state: ForThePeopleState, side: int, value: int) -> None:
        self.state, self.side = state, side
        self.open = ALL & ~_closed(state, side)
        self.shelters = _shelters(state, side) & self.open & ~_starved(state, side)
        self.land, self.rails = _networks(state, side, value)

    def leads_anywhere(self, space: int) -> bool:
        """Whether a general in ``space`` may go anywhere: whether it has a `reach`."""
        goals = self.shelters & ~(1 << space)
        steps = distance(self.land, space, goals, self.open)
        if steps is not None and steps <= LIMITS.brigade_moves:
            return True
        return bool((self._by_rail(space) | self._by_sea(space)) & goals)

    def reach(self, space: int) -> Mask:
        """Where a general in ``space`` may go, each way by itself (5.6.5)."""
        found = self._by_road(space) | self._by_rail(space) | self._by_sea(space)
        return found & self.shelters & ~(1 << space)

    def _by_road(self, space: int) -> Mask:
        return _within_a_ride(self.land, space, self.open)

    def _by_rail(self, space: int) -> Mask:
        """Any number of steps by rail alone, between spaces under own control (5.9.1)."""
        own = self.state.controlled(self.side)
        if not own >> space & 1:
            return 0
        return spread(self.rails, 1 << space, self.open & own)

    def _by_sea(self, space: int) -> Mask:
        """The Union, from a port of its own to a port (6.1.1)."""
        return general_sea_reach(self.state, space) if self.side == UNION else 0


# --- Who goes where -----------------------------------------------------------------------------


def _why_not_sent(state: ForThePeopleState, side: int, general: int, sent: Mask) -> Denial | None:
    """Why a general may not travel at all (5.6.5)."""
    name = general_key(general)
    if GENERALS[general].side != side or state.post[general] < 0:
        return deny("5.6.5", "deny-send-absent", general=name)
    if GENERALS[general].cavalry:
        return deny("5.6.5", "deny-send-brigade", general=name)
    if sent >> general & 1:
        return deny("5.6.5", "deny-send-twice", general=name)
    return may_leave(state, general)


def destinations(
    state: ForThePeopleState, side: int, value: int, sent: Mask = 0
) -> Iterator[tuple[int, Mask]]:
    """The generals of ``side`` who may still travel, each with the spaces where he may go."""
    ways = _Ways(state, side, value)
    known: dict[int, Mask] = {}
    for general in INFANTRY[side]:
        if _why_not_sent(state, side, general, sent) is None:
            at = state.post[general]
            if at not in known:
                known[at] = ways.reach(at)
            if known[at]:
                yield general, known[at]


def may_reorganise(state: ForThePeopleState, side: int, value: int = 1) -> Denial | None:
    """Why ``side`` may not reorganise now (5.6.5; 15.S4: never on the first turn of 1863)."""
    if state.scenario == "1863" and state.turn == SCENARIOS["1863"].first_turn:
        return deny("15.S4", "deny-reorganise-1863")
    ways = _Ways(state, side, value)
    for general in INFANTRY[side]:
        able = _why_not_sent(state, side, general, 0) is None
        if able and ways.leads_anywhere(state.post[general]):
            return None
    return deny("5.6.5", "deny-reorganise")


@lru_cache(maxsize=len(GENERALS))
def _sending(general: int) -> tuple[Action, ...]:
    """By space, the action that sends ``general`` there."""
    return tuple([act("send", GENERALS[general].key, space.key) for space in SPACES])


class Reorganise(Proc):
    """Any number of generals travel alone (5.6.5, 5.6.6).

    Each goes once: ten spaces by land as a brigade does, or any number by rail, or from port to
    port; never by several of these. Generals too many leave at `RoundEnd`. With a card of 3
    Confederates may use the rough roads of north-east Alabama (5.10): ``value``.
    """

    __slots__ = ("sent", "side", "value")
    clause = "5.6.5"
    steps = ("send",)

    def __init__(self, side: int, value: int = 1) -> None:
        super().__init__()
        self.side, self.value = side, value
        self.sent = 0

    def send(self, play: P) -> Decision:
        """Ask who goes where, or whether that is all."""
        actions: list[Action] = []
        for general, spaces in destinations(play.state, self.side, self.value, self.sent):
            to = _sending(general)
            actions += [to[space] for space in members(spaces)]
        if self.sent or not actions:
            actions.append(act("done"))
        return ask_side(self.side, "prompt-reorganise", actions, self.clause)

    def on_send(self, play: P, action: Action) -> Flow:
        """He arrives, and takes over an army that has no general (5.2.2)."""
        if action.verb == "done":
            return DONE
        general, space = GENERAL[action.args[0]], SPACE[action.args[1]]
        origin = space_key(play.state.post[general])
        self.sent |= 1 << general
        play.state.post_general(general, space)
        names = {"general": action.args[0], "from": origin, "to": action.args[1]}
        play.tell("general-sent", None, **names)
        fill_command(play, self.side, space)
        return "send"

    def why_send(self, state: ForThePeopleState, action: Action) -> Denial | None:
        if action.verb == "done":
            return deny("5.6.5", "deny-send-nobody")
        if action.verb != "send" or len(action.args) != 2:
            return None
        general, space = GENERAL.get(action.args[0], -1), SPACE.get(action.args[1], -1)
        if general < 0 or space < 0:
            return None
        denial = _why_not_sent(state, self.side, general, self.sent)
        return denial or self._why_not_there(state, space)

    def _why_not_there(self, state: ForThePeopleState, space: int) -> Denial:
        name = space_key(space)
        if state.control[space] == enemy(self.side):
            return deny("5.6.6", "deny-send-enemy-control", space=name)
        if _closed(state, self.side) >> space & 1:
            return deny("5.6.6", "deny-send-enemy-force", space=name)
        if not _shelters(state, self.side) >> space & 1:
            return deny("5.3.4", "deny-send-no-units", space=name)
        if _starved(state, self.side) >> space & 1:
            return deny("8.3", "deny-send-unsupplied", space=name)
        return deny("5.6.5", "deny-send-too-far", space=name)
