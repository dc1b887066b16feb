"""Events that place, flip or take away control markers (11.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import Flow

from ... import control
from ...base import P, Proc, ask_side, general_key
from ...components import (
    ALL,
    BORDER,
    COASTAL_FORTS,
    CONFEDERATE,
    GENERAL,
    RESOURCES,
    RUNNER_PORTS,
    SPACE,
    SPACES,
    UNION,
    UNION_FRIENDLY,
    enemy,
)
from ...state import ForThePeopleState
from .places import free_of, in_states, within
from .rule import Effect, EventRule, always, either, no_space
from .will import will_event

__all__ = ["RULES", "AnarchyInKentucky", "BrigadeMarkers"]

KENTUCKY: Final = in_states("ky")
WINCHESTER: Final = 1 << SPACE["winchester-va"]
GRIERSON: Final = 16
DETACHED_CAVALRY: Final = 105
WILSON: Final = 111
RAID_STEPS: Final = 4


class Marks(NamedTuple):
    """Markers of an event: whose, how many, where at most, and where enemy ones may be flipped."""

    side: int
    number: int
    spaces: Callable[[ForThePeopleState], int]
    flips: int = ALL


def _fixed(spaces: int) -> Callable[[ForThePeopleState], int]:
    def fixed(state: ForThePeopleState) -> int:
        del state
        return spaces

    return fixed


def _crittenden(state: ForThePeopleState) -> int:
    """Card 29 spares resource spaces, runner ports and coastal forts; none after Emancipation."""
    return 0 if state.emancipation else ALL & ~(RESOURCES | RUNNER_PORTS | COASTAL_FORTS)


def _baltimore(state: ForThePeopleState) -> int:
    """Card 92 needs a vacant Baltimore: no strength point of either side."""
    return 1 << SPACE["baltimore"] & ~state.occupied(UNION) & ~state.occupied(CONFEDERATE)


_MARKS: Final[dict[int, Marks]] = {
    2: Marks(CONFEDERATE, 2, _fixed(in_states("oh"))),  # Copperheads
    11: Marks(UNION, 3, _fixed(in_states("mo"))),  # Nathaniel Lyon
    29: Marks(UNION, 2, _crittenden, BORDER),  # Crittenden Compromise
    44: Marks(UNION, 3, _fixed(in_states("wv"))),  # Western Virginia
    46: Marks(UNION, 2, _fixed(UNION_FRIENDLY & in_states("tn"))),  # Tennessee Unionists
    92: Marks(CONFEDERATE, 1, _baltimore),  # Baltimore Revolts
    123: Marks(CONFEDERATE, 2, _fixed(in_states("mo") & ~(1 << SPACE["st-louis"]))),  # Quantrill
}


def _markers(state: ForThePeopleState, card: int) -> control.PlaceMarkers:
    marks = _MARKS[card]
    spaces = marks.spaces(state) & free_of(state, enemy(marks.side))
    return control.PlaceMarkers(
        marks.side, marks.number, spaces, by_event=True, flip=True, flip_spaces=marks.flips
    )


def _mark_event(card: int) -> EventRule:
    def playable(state: ForThePeopleState, side: int) -> Denial | None:
        del side
        if card == 29 and state.emancipation:
            return deny("4.2.1", "deny-after-emancipation", card=card)
        return None if _markers(state, card).open_spaces(state) else no_space("11.3")

    def begin(play: P, side: int) -> Proc | None:
        del side
        return _markers(play.state, card)

    return EventRule(playable, begin)


# --- Taking away --------------------------------------------------------------------------------


def _marked(state: ForThePeopleState, owner: int, spaces: int) -> int:
    """Those of ``spaces`` with a marker of ``owner``: held by him, not printed his."""
    held = members(spaces & state.controlled(owner))
    return sum(1 << space for space in held if SPACES[space].home != owner)


def _missouri(state: ForThePeopleState) -> int:
    """Card 13: Missouri, without Union strength points or forts."""
    return in_states("mo") & free_of(state, UNION)


def _around_winchester(state: ForThePeopleState) -> int:
    """Card 15: Virginia within two spaces of Winchester, whoever is there."""
    del state
    return in_states("va") & within(WINCHESTER, 2)


def _removal(spaces: Callable[[ForThePeopleState], int]) -> EventRule:
    """Two Union markers taken away by the Confederate."""

    def playable(state: ForThePeopleState, side: int) -> Denial | None:
        found = _marked(state, enemy(side), spaces(state))
        return None if found else deny("4.2.1", "deny-no-marker-for-event")

    def begin(play: P, side: int) -> Proc | None:
        region = spaces(play.state)
        return control.RemoveMarkers(side, enemy(side), 2, region, forced=True)

    return EventRule(playable, begin)


def _anarchy_denial(state: ForThePeopleState, side: int) -> Denial | None:
    found = _marked(state, enemy(side), KENTUCKY)
    return None if found else deny("4.2.1", "deny-no-marker-for-event")


def _anarchy(play: P, side: int) -> Proc | None:
    del play
    return AnarchyInKentucky(side)


class AnarchyInKentucky(Proc):
    """Up to three enemy markers in Kentucky go, and one of the player's own if he has any (42)."""

    __slots__ = ("side",)
    clause = "4.2.1"
    steps = ("theirs", "own")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def theirs(self, play: P) -> Flow:
        del play
        return control.RemoveMarkers(self.side, enemy(self.side), 3, KENTUCKY)

    def own(self, play: P) -> Flow:
        del play
        return control.RemoveMarkers(self.side, self.side, 1, KENTUCKY, forced=True)


# --- Cavalry ------------------------------------------------------------------------------------


def raid_region(state: ForThePeopleState, card: int, side: int, general: int) -> int:
    """Where cards 16, 105 and 111 allow markers round a brigade: river links count."""
    at = 1 << state.post[general]
    return within(at, RAID_STEPS, alabama=card == WILSON) & free_of(state, enemy(side))


def _brigade_markers(
    state: ForThePeopleState, card: int, side: int, general: int
) -> control.PlaceMarkers:
    region = raid_region(state, card, side, general)
    count = 1 if card == DETACHED_CAVALRY else 2
    destroys = card == WILSON  # the exception to 11.3.D
    return control.PlaceMarkers(side, count, region, by_event=True, flip=True, destroys=destroys)


def _raiders(state: ForThePeopleState, card: int, side: int) -> list[int]:
    """The brigades round which a marker can be placed."""
    return [
        general
        for general in state.cavalry_posted(side)
        if _brigade_markers(state, card, side, general).open_spaces(state)
    ]


def _raid_event(card: int) -> EventRule:
    def playable(state: ForThePeopleState, side: int) -> Denial | None:
        if not state.cavalry_posted(side):
            return deny("4.2.1", "deny-no-brigade-for-event")
        return None if _raiders(state, card, side) else no_space("11.3")

    def begin(play: P, side: int) -> Proc | None:
        del play
        return BrigadeMarkers(card, side)

    return EventRule(playable, begin)


class BrigadeMarkers(Proc):
    """Markers round one cavalry brigade, which the player names (cards 16, 105, 111)."""

    __slots__ = ("card", "side")
    clause = "11.3"
    steps = ("brigade",)

    def __init__(self, card: int, side: int) -> None:
        super().__init__()
        self.card = card
        self.side = side

    def brigade(self, play: P) -> Decision:
        raiders = _raiders(play.state, self.card, self.side)
        actions = [act("raiders", general_key(general)) for general in raiders]
        return ask_side(self.side, "prompt-event-brigade", actions, self.clause, card=self.card)

    def on_brigade(self, play: P, action: Action) -> Flow:
        general = GENERAL[action.args[0]]
        return _brigade_markers(play.state, self.card, self.side, general)


# --- The table ----------------------------------------------------------------------------------


def _copperheads() -> EventRule:
    markers, will = _mark_event(2), will_event((UNION, -2))
    return either(
        2,
        Effect("will", always, will.begin),
        Effect("markers", markers.playable, markers.begin),
    )


def _quantrill() -> EventRule:
    """Card 123: two Confederate markers in Missouri, or a point of Union will."""
    markers, will = _mark_event(123), will_event((UNION, 1))

    def playable(state: ForThePeopleState, side: int) -> Denial | None:
        return (will if side == UNION else markers).playable(state, side)

    def begin(play: P, side: int) -> Proc | None:
        return (will if side == UNION else markers).begin(play, side)

    return EventRule(playable, begin)


RULES: Final[dict[int, EventRule]] = {
    2: _copperheads(),
    11: _mark_event(11),
    13: _removal(_missouri),
    15: _removal(_around_winchester),
    GRIERSON: _raid_event(GRIERSON),
    29: _mark_event(29),
    42: EventRule(_anarchy_denial, _anarchy),
    44: _mark_event(44),
    46: _mark_event(46),
    92: _mark_event(92),
    DETACHED_CAVALRY: _raid_event(DETACHED_CAVALRY),
    WILSON: _raid_event(WILSON),
    123: _quantrill(),
}
