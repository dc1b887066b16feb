"""What lies on the table: units, leaders, markers, works, cards and tracks.

Everything is a number or a flat list of numbers, so that a copy is cheap. Facts derived from the
board (`facts`: occupation, zones of control) are forgotten by `touch`, which whatever moves or
changes a unit, leader or work must call.
"""

from __future__ import annotations

from typing import Any, Final, Self

from longroll.engine.state import State

from .components import LEADERS, UNITS
from .components.parts import ALLIES, ARMY_KEYS, CROWN

__all__ = [
    "BOARD",
    "CAPTURED",
    "DISRUPTED",
    "DUE",
    "ELIMINATED",
    "FLAGS",
    "PARADE",
    "REMOVED",
    "SHATTERED",
    "SavannahState",
]

DUE: Final = -1
"""Where a unit or leader is that has not yet arrived (or that a card may yet bring)."""
ELIMINATED: Final = -2
CAPTURED: Final = -3
REMOVED: Final = -4
"""Out of the game without a loss: a card's doing, a replaced counter, late reinforcements."""

BOARD: Final = ("lay", "lines", "sight")
"""Facts about who stands where and the ground: for `SavannahState.touch`, when something else
has changed (turn, weather, cards, leaders, markers that take no part in them)."""

PARADE: Final = 0  # G3.2.parade
DISRUPTED: Final = 1
SHATTERED: Final = 2

FLAGS: Final = (
    *("pinned", "withdrawn", "lost", "strayed", "on_sortie", "entered", "shot", "moved"),
    *("fell_back", "released"),
)
"""The masks of units, each a marker that a unit may bear."""


class SavannahState(State):
    """The whole table of Savannah.

    Lists by unit: ``at`` (a hex index, or DUE, ELIMINATED, CAPTURED, REMOVED), ``steps`` (left),
    ``order`` (PARADE, DISRUPTED, SHATTERED), ``trip`` (covered-way hexes entered in this trip,
    X4.9), ``due`` (turn of arrival; 0 on the map from the start, -1 never unless a card brings it).
    Lists by leader: ``leader_at`` (as ``at``), ``leader_due``.
    Masks of units: ``pinned``, ``withdrawn`` (cavalry withdrawal, G12.4), ``lost`` and ``strayed``
    (previously lost, X4.9), ``on_sortie`` (X4.10: outside under a leader, morale -1), ``entered``
    (exempt units that have once been inside the perimeter, X4.10.exc), ``shot`` (mortars and guns
    that fired this phase), ``moved`` (units that moved this phase), ``fell_back`` (units that
    retreated in this close combat phase, G13.25).
    ``released`` (artillery attacked in close combat, which may move from then on, H.1).
    ``led``: mask of leaders that moved this phase.
    ``sortie_of``: by unit, the leader with whom it left on a sortie, or -1.
    ``arrival``, ``leader_arrival``: how a unit or leader arrived this player turn (flags of
    `reinforcements`), or that a blocked entry keeps it waiting; 0 for all others.
    ``siege_stage``: how many steps of the siege works have been begun (X4.4); ``bombarded``: 1 once
    the French have rolled for bombardment (X4.6).
    Masks of hexes: ``destroyed`` (city hexes). Masks of hexsides: ``breached`` (works other than
    abatis), ``cleared`` (breached abatis).
    ``works``: siege works made by the French: tuples (hex, mask of its six sides, complete 0/1),
    sorted; ``works_left``: counters not yet placed.
    ``morale`` and ``vp`` (in halves) by army; ``momentum`` by side, of a pool of five.
    ``hands`` by side, ``deck``, ``discards``, ``gone``: sorted card numbers; a deck has no order.
    ``effects``: sorted pairs (card number or table code, argument) in force until the turn ends.
    ``weather``: a key; ``last_weather``: of the last valid roll. ``holder``: the side that has or
    last had the initiative. ``active``: the side whose player turn it is. ``turn``: 1 to 25.
    ``assault``: the strategic turn at whose end the assault was announced (case A), else 0.
    ``defences``: 1 once the British defences are complete (X4.14).
    ``leaders_out``: mask of wounded leaders who are inert this turn (card 44).
    ``lost_strength``: strength points eliminated, by formation band (for X2.1B and X2.4).
    ``fired_mortar``: 1 after the first mortar shot of the game.
    """

    __slots__ = (
        "active",
        "arrival",
        "assault",
        "at",
        "bombarded",
        "breached",
        "cleared",
        "deck",
        "defences",
        "destroyed",
        "discards",
        "due",
        "effects",
        "entered",
        "facts",
        "fell_back",
        "fired_mortar",
        "gone",
        "hands",
        "holder",
        "last_weather",
        "leader_arrival",
        "leader_at",
        "leader_due",
        "leaders_out",
        "led",
        "lost",
        "lost_strength",
        "momentum",
        "morale",
        "moved",
        "on_sortie",
        "order",
        "pinned",
        "released",
        "scenario",
        "shot",
        "siege_stage",
        "sortie_of",
        "steps",
        "strayed",
        "trip",
        "turn",
        "vp",
        "weather",
        "withdrawn",
        "works",
        "works_left",
    )

    def __init__(self, scenario: str) -> None:
        super().__init__()
        self.scenario = scenario
        self.at = [DUE] * len(UNITS)
        self.steps = [unit.steps for unit in UNITS]
        self.order = [PARADE] * len(UNITS)
        self.trip = [0] * len(UNITS)
        self.due = [unit.turn for unit in UNITS]
        self.sortie_of = [-1] * len(UNITS)
        self.arrival = [0] * len(UNITS)
        self.leader_at = [DUE] * len(LEADERS)
        self.leader_due = [leader.turn for leader in LEADERS]
        self.leader_arrival = [0] * len(LEADERS)
        self.pinned = self.withdrawn = self.lost = self.strayed = 0
        self.on_sortie = self.entered = self.shot = self.moved = self.led = self.released = 0
        self.bombarded = self.siege_stage = self.fell_back = 0
        self.destroyed = self.breached = self.cleared = 0
        self.works: tuple[tuple[int, int, int], ...] = ()
        self.works_left = 0
        self.morale = [0] * len(ARMY_KEYS)
        self.vp = [0] * len(ARMY_KEYS)
        self.momentum = [0, 0]
        self.hands: list[tuple[int, ...]] = [(), ()]
        self.deck: tuple[int, ...] = ()
        self.discards: tuple[int, ...] = ()
        self.gone: tuple[int, ...] = ()
        self.effects: tuple[tuple[int, int], ...] = ()
        self.weather = "fair"
        self.last_weather = "fair"
        self.holder = CROWN
        self.active = CROWN
        self.turn = 1
        self.assault = 0
        self.defences = 0
        self.leaders_out = 0
        self.lost_strength = [0] * 10
        self.fired_mortar = 0
        self.facts: dict[str, Any] = {}

    def copy(self) -> Self:
        """An equal, independent state, which remembers what is known of the board."""
        twin = super().copy()
        for field in _VALUES:
            setattr(twin, field, getattr(self, field))
        for field in _LISTS:
            setattr(twin, field, getattr(self, field)[:])
        twin.facts = _remembered(self.facts)
        return twin

    def touch(self, *kept: str) -> None:
        """Forget every derived fact but those ``kept``: something on the board has changed."""
        known = self.facts
        if known:
            self.facts = {name: known[name] for name in kept if name in known}

    @property
    def tactical(self) -> bool:
        """Whether the game is on the tactical track (X1.6)."""
        return self.turn > 15

    def seat_of(self, army: int) -> str:
        """The seat that plays an army: its own with three players, else its side's."""
        if army and "three-players" in self.options:
            return ARMY_KEYS[army]
        return "allied" if army else "british"

    def seat_for(self, side: int) -> str:
        """The seat that decides for a side what its armies share (X1.4; the French of two)."""
        if side == ALLIES:
            return self.seat_of(1)
        return "british"


def _remembered(facts: dict[str, Any]) -> dict[str, Any]:
    """The facts that a copy takes over: those of the board are replaced and never changed.

    What is noted one by one, of units (`movement.readiness`) or of moves and duties
    (`movement.duties`), is copied, so that each of them goes on for itself.
    """
    found = {name: fact for name, fact in facts.items() if name in _CARRIED}
    for name in _NOTED:
        if name in facts:
            found[name] = facts[name].copy()
    if "ends" in facts:
        moment, known = facts["ends"]
        found["ends"] = (moment, known.copy())
    if "ready" in facts:
        found["ready"] = {shy: known.copy() for shy, known in facts["ready"].items()}
    return found


_CARRIED: Final = frozenset({*BOARD, "stirred", "duties", "joiners", "comer"})
_NOTED: Final = ("landings", "passed", "spots", "comes")

_LISTS: Final = (
    *("at", "steps", "order", "trip", "due", "sortie_of", "leader_at", "leader_due", "morale"),
    *("vp", "momentum", "hands", "lost_strength", "arrival", "leader_arrival"),
)
_VALUES: Final = tuple(
    slot for slot in SavannahState.__slots__ if slot not in _LISTS and slot != "facts"
)
