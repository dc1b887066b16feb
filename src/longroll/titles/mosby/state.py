"""What lies on the table of Mosby's Raiders.

What is hidden from the player exists nowhere (8): the state has what is left to draw.
"""

from __future__ import annotations

from typing import Final, Self

from longroll.board.region import Mask
from longroll.engine.state import State

from .components import (
    BESIDE,
    CAMPS,
    COMBAT,
    COUNTERS,
    EVENTS,
    EVERYWHERE,
    INITIAL,
    LEADERS,
    ROWS,
    TABLES,
    TURNS,
)

__all__ = ["ASIDE", "BOX", "GONE", "OUT", "SEAT", "SHORT_WAR", "MosbyState"]

SEAT: Final = "mosby"
SHORT_WAR: Final = "short-war"
"""The option of a war of three turns (3.5)."""

BOX: Final = -1
"""Where a counter is that may be drawn: in the container (8.1)."""
OUT: Final = -2
"""Where a counter is whose notoriety has not been reached (7.1)."""
ASIDE: Final = -3
"""Where a counter is until the next set-up: eliminated, or a blank that was drawn (7.1)."""
GONE: Final = -4
"""Where a counter is that does not return (7.1)."""


class MosbyState(State):
    """The table.

    Attributes:
        scenario: the level of difficulty (22).
        turn: from 1.
        points: ten of them are one level of notoriety (2.1).
        alert: of the Union, 1 to 5 (2.5).
        wound: ends of turns until Mosby is healed; 0 if he is healthy (15.2).
        mosby: his space, or -1 off the map.
        factor: of the band, in fifties of men; 0 for none (7.6).
        extensions: rows of the extension table in force, in order (18).
        unrevealed: spaces with a ? marker (1.7).
        camps: concentrations that events have added (1.8).
        sent: concentrations that have sent out a unit this turn (9.4).
        at: by counter its space, or one of BOX, OUT, ASIDE, GONE.
        lost: by counter the factors it has lost this turn.
        active: counters on their activated side (1.6).
        order: counters on the map, in order of arrival (9.8).
        rails: spaces whose railroad is demolished; bridges: the same (17.1).
        depots: spaces with a depot and its value, in the order of the map (17.3).
        leaders: by leader the space where he is, -1 for nowhere; stay: his last turn (17.4).
        hand: action cards, sorted; deck and used: by number how many lie in each pile (19).
        events: numbers of the event cards that may be drawn; drawn: those of this turn (7.9).
        ames: entries without checks that Sergeant Ames has left.
        scouted: spaces that have been scouted this turn (11.2).
        acted: actions of operations this turn; rounds: rounds this turn (10.6).
        hunted: whether Mosby was inside the lines or woke a unit this turn (20.4).
        food: whether he carries food (11.6).
        burnt: whether the next recruitment suffers from the burning raid (7.7).
    """

    __slots__ = (
        *("scenario", "turn", "points", "alert", "wound", "mosby", "factor", "extensions"),
        *("unrevealed", "camps", "sent", "at", "lost", "active", "order", "rails", "bridges"),
        *("depots", "leaders", "stay", "hand", "deck", "used", "events", "drawn", "ames"),
        *("scouted", "acted", "rounds", "hunted", "food", "burnt"),
    )

    def __init__(self, scenario: str) -> None:
        super().__init__()
        self.scenario = scenario
        self.turn = 1
        self.points = TABLES.levels[scenario].points
        self.alert = 1
        self.wound = 0
        self.mosby = -1
        self.factor = 0
        self.extensions: tuple[int, ...] = ()
        self.unrevealed: Mask = 0
        self.camps: Mask = 0
        self.sent: Mask = 0
        self.at = [OUT] * len(COUNTERS)
        self.lost = [0] * len(COUNTERS)
        self.active: Mask = 0
        self.order: tuple[int, ...] = ()
        self.rails: Mask = 0
        self.bridges: Mask = 0
        self.depots: tuple[tuple[int, int], ...] = ()
        self.leaders: tuple[int, ...] = (-1,) * len(LEADERS)
        self.stay: tuple[int, ...] = (0,) * len(LEADERS)
        self.hand: tuple[int, ...] = ()
        self.deck: tuple[int, ...] = ()
        self.used: tuple[int, ...] = ()
        self.events = tuple([event.number for event in EVENTS[1:]])
        self.drawn: tuple[int, ...] = ()
        self.ames = 0
        self.scouted: Mask = 0
        self.acted = 0
        self.rounds = 0
        self.hunted = False
        self.food = False
        self.burnt = False

    def copy(self) -> Self:
        twin = super().copy()
        twin.scenario = self.scenario
        twin.turn = self.turn
        twin.points = self.points
        twin.alert = self.alert
        twin.wound = self.wound
        twin.mosby = self.mosby
        twin.factor = self.factor
        twin.extensions = self.extensions
        twin.unrevealed = self.unrevealed
        twin.camps = self.camps
        twin.sent = self.sent
        twin.active = self.active
        twin.order = self.order
        twin.rails = self.rails
        twin.bridges = self.bridges
        twin.depots = self.depots
        twin.leaders = self.leaders
        twin.stay = self.stay
        twin.hand = self.hand
        twin.deck = self.deck
        twin.used = self.used
        twin.events = self.events
        twin.drawn = self.drawn
        twin.ames = self.ames
        twin.scouted = self.scouted
        twin.acted = self.acted
        twin.rounds = self.rounds
        twin.hunted = self.hunted
        twin.food = self.food
        twin.burnt = self.burnt
        twin.at, twin.lost = self.at[:], self.lost[:]
        return twin

    @property
    def notoriety(self) -> int:
        """Points divided by ten, rounded down (2.1)."""
        return self.points // TABLES.points_step

    @property
    def wounded(self) -> bool:
        """Whether Mosby is wounded (15.4)."""
        return self.wound > 0

    @property
    def last_turn(self) -> int:
        """The last turn of the war (3.1, 3.5)."""
        return TABLES.short_turns if SHORT_WAR in self.options else len(TURNS) - 1

    @property
    def winter(self) -> bool:
        """Whether fords and gaps are slow (6.2)."""
        return TURNS[self.turn].winter

    @property
    def lines(self) -> Mask:
        """The spaces inside the Union lines (1.2)."""
        return _LINES[self.extensions]

    @property
    def concentrations(self) -> Mask:
        """The spaces with a troop concentration (1.8)."""
        return CAMPS | self.camps

    def inside(self, space: int) -> bool:
        """Whether a space is inside the lines."""
        return bool(self.lines >> space & 1)

    def units_in(self, space: int) -> list[int]:
        """The counters in a space, in order of arrival."""
        at = self.at
        return [unit for unit in self.order if at[unit] == space]

    def fighters_in(self, space: int) -> list[int]:
        """The combat units in a space, sleeping or not (11.9)."""
        at = self.at
        return [unit for unit in self.order if at[unit] == space and COMBAT >> unit & 1]

    def awake_in(self, space: int) -> list[int]:
        """The activated combat units in a space."""
        at, awake = self.at, self.active & COMBAT
        return [unit for unit in self.order if awake >> unit & 1 and at[unit] == space]

    def sleeping(self, spaces: Mask) -> list[int]:
        """The deactivated units in some spaces, in the order of the map (9.8)."""
        at, active = self.at, self.active
        found = [u for u in self.order if spaces >> at[u] & 1 and not active >> u & 1]
        return sorted(found, key=at.__getitem__)

    @property
    def held(self) -> Mask:
        """The spaces with any Union unit."""
        found = 0
        for unit in self.order:
            found |= 1 << self.at[unit]
        return found

    @property
    def pursued(self) -> bool:
        """Whether a combat unit is activated, so that rounds are played (10.4)."""
        return bool(self.active & COMBAT)

    def strength(self, unit: int) -> int:
        """What a combat unit has left."""
        return COUNTERS[unit].strength - self.lost[unit]

    def leaders_in(self, space: int) -> list[int]:
        """The leaders who are in a space."""
        return [leader for leader, at in enumerate(self.leaders) if at == space]

    def depot(self, space: int) -> int:
        """The value of the depot in a space; 0 for none."""
        return next((value for at, value in self.depots if at == space), 0)

    def ride(self) -> Mask:
        """Where Mosby can ride freely: outside the lines, past spaces without Union units (10.2).

        The ride may end where a unit is, and goes no farther from there.
        """
        outside, held = EVERYWHERE & ~self.lines, self.held
        start = 1 << self.mosby
        if not outside & start:
            return 0
        found = fresh = start
        while fresh:
            edge = 0
            open_ = fresh & ~held if fresh != start else fresh
            while open_:
                low = open_ & -open_
                edge |= BESIDE[low.bit_length() - 1]
                open_ ^= low
            fresh = edge & outside & ~found
            found |= fresh
        return found & ~start


def _lines(extensions: tuple[int, ...]) -> Mask:
    found = INITIAL
    for row in extensions:
        found |= ROWS[row]
    return found


_LINES: Final = {
    rows: _lines(rows)
    for rows in [
        tuple([row for row in range(len(ROWS)) if which >> row & 1])
        for which in range(1 << len(ROWS))
    ]
}
