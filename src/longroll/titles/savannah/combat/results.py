"""G13.1: what the results of a close combat do to a side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from longroll.engine.action import Action, act
from longroll.engine.event import Value
from longroll.engine.procedure import DONE, Call, Flow

from ..base import P, Proc, ask_army, side_key, unit_key
from ..casualty import DISORDER_RETREAT, LeaderLoss
from ..components import UNIT, UNITS
from ..components.parts import SIDE_OF_ARMY
from ..ground import units_in
from ..losses import capture, charged_army, disrupt, eliminate, lose_step, two_steps_lost
from ..morale import check_morale
from ..retreat import Retreat
from ..state import BOARD, PARADE, SavannahState
from .fight import hexes_of

__all__ = [
    "CAPTURES",
    "NONE",
    "PIN",
    "Blow",
    "Refugees",
    "Suffer",
    "pin",
    "results_of",
    "spelled",
    "split_result",
]

NONE: Final = "-"
NOBODY: Final[tuple[int, ...]] = ()
PIN: Final = "PIN"
CAPTURES: Final = ("DC", "AC")


def split_result(cell: str) -> tuple[str, str]:
    """The attacker's and the defender's result in a cell of the table (T.RES).

    >>> split_result("1*/-"), split_result("PIN")
    (('1*', '-'), ('PIN', 'PIN'))
    """
    if cell == PIN:
        return PIN, PIN
    attacker, _, defender = cell.partition("/")
    return attacker, defender


def results_of(state: SavannahState, cell: str, attacker: int, defender: int) -> tuple[str, str]:
    """The results of a cell for combatants with these leads.

    The lost are pinned, not driven off (X4.9.lost).
    """
    codes = split_result(cell)
    stuck = [
        code == "R" and bool(state.lost >> lead & 1)
        for code, lead in zip(codes, (attacker, defender), strict=True)
    ]
    if any(stuck) and codes != ("R", "R"):
        return PIN, PIN
    return PIN if stuck[0] else codes[0], PIN if stuck[1] else codes[1]


_SPELLED: Final = {
    **{NONE: "none", "R": "retreat", "D": "disorder", "1": "step", "1*": "step-leader"},
    **{"2": "two-steps", "DC": "defender-picks", "AC": "attacker-picks", PIN: "pin"},
}


def spelled(cell: str) -> dict[str, Value]:
    """A cell of the table, and both its results as keys, for whoever does not read its letters.

    >>> spelled("-/R")
    {'result': '-/R', 'attacker_result': 'none', 'defender_result': 'retreat'}
    """
    attacker, defender = split_result(cell)
    keys = {"attacker_result": _SPELLED[attacker], "defender_result": _SPELLED[defender]}
    return {"result": cell, **keys}


class Blow(NamedTuple):
    """A result that falls on a side of a close combat.

    Attributes:
        code: ``R``, ``D``, ``1``, ``1*``, ``2``, ``DC`` or ``AC``.
        lead: the lead unit.
        units: all participants of the side, the lead with them.
        intruders: units that had fallen back into a hex of the combat.
        by: the army credited.
        chooser: the army whose player names a captive.
        bands: as in `Fight`.
        shelter: what defenders attacked only through works add to their checks (G13.5.works).
    """

    code: str
    lead: int
    units: tuple[int, ...]
    intruders: tuple[int, ...]
    by: int
    chooser: int
    bands: tuple[int, ...]
    shelter: int


class Suffer(Proc):
    """A side of a close combat suffers a result (G13.1).

    The lead unit first, then the other participants check morale, then those that had fallen back
    into the hex (G13.25).
    """

    __slots__ = (
        "armies",
        "bands",
        "by",
        "chooser",
        "code",
        "hexes",
        "intruders",
        "lead",
        "shelter",
        "single",
        "units",
        "waiting",
    )
    clause = "G13.1"
    steps = ("strike", "second", "captive", "leader", "others", "refugees")

    def __init__(self, blow: Blow) -> None:
        super().__init__()
        self.code = blow.code
        self.lead = blow.lead
        self.units = blow.units
        self.intruders = blow.intruders
        self.by = blow.by
        self.chooser = blow.chooser
        self.bands = blow.bands
        self.shelter = blow.shelter
        self.armies: tuple[int, ...] = ()
        self.hexes = 0
        self.single = 0
        self.waiting = NOBODY

    # --- The affected unit ------------------------------------------------------------------------

    def _army(self, unit: int) -> int:
        """The army charged with what happens to a unit of this combat."""
        return self.armies[self.units.index(unit)]

    def strike(self, play: P) -> Flow:
        """The lead unit is the one affected (G13.0); ``-`` never comes here (G13.1.none)."""
        state, lead = play.state, self.lead
        self.hexes = hexes_of(state, self.units)
        self.armies = tuple(charged_army(state, unit, self.units) for unit in self.units)
        self.waiting = tuple(unit for unit in self.units if unit != lead)
        code = self.code.rstrip("*")
        side = side_key(UNITS[lead].side)
        play.tell(f"suffers-{code.lower()}", side=side, unit=unit_key(lead))
        if code in CAPTURES:
            return "captive"
        if code == "1":
            lose_step(play, lead, self.by, army=self._army(lead))
        elif code == "2":
            self.single = int(state.steps[lead] == 1)
            eliminate(play, lead, self.by, moral=False)
            return "second"
        elif code == "D":
            disrupt(play, lead, self.by, self._army(lead))
        distance = {"R": 1, "D": DISORDER_RETREAT}.get(code, 0)
        if distance and state.at[lead] >= 0:
            return Call(Retreat(lead, distance, self.by, self._army(lead)), "leader")
        return "leader"

    def second(self, play: P) -> Flow:
        """G13.1.2: if the lead had one step only, a second unit loses one, if there is any."""
        state = play.state
        left = self._own([unit for unit in self.waiting if state.at[unit] >= 0], state)
        if self.single and len(left) > 1:
            actions = [act("lose-step", unit_key(unit)) for unit in left]
            army = UNITS[left[0]].army
            return ask_army(state, army, "prompt-second-loss", actions, "G13.1.2")
        self._two_lost(play, left[0] if self.single and left else -1)
        return "leader"

    def _own(self, units: list[int], state: SavannahState) -> list[int]:
        """Those of ``units`` whom the seat of the lead unit commands; its ally's if it has none."""
        seat = state.seat_of(UNITS[self.lead].army)
        own = [unit for unit in units if state.seat_of(UNITS[unit].army) == seat]
        return own or units

    def on_second(self, play: P, action: Action) -> Flow:
        self._two_lost(play, UNIT[action.args[0]])
        return "leader"

    def _two_lost(self, play: P, other: int) -> None:
        if other >= 0:
            lose_step(play, other, self.by, moral=False)
        lost = [self.lead] if other < 0 else [self.lead, other]
        two_steps_lost(play, [(unit, self._army(unit)) for unit in lost], self.by)

    def captive(self, play: P) -> Flow:
        """G13.1.DC, G13.1.AC: any participant, named by the player whose letter it is."""
        state = play.state
        units: Sequence[int] = self.units
        if UNITS[self.lead].side == SIDE_OF_ARMY[self.chooser]:  # nobody gives up a rival's men
            units = self._own(list(units), state)
        if len(units) == 1:
            self._take(play, units[0])
            return "leader"
        actions = [act("capture", unit_key(unit)) for unit in units]
        clause = f"G13.1.{self.code}"
        return ask_army(state, self.chooser, "prompt-captive", actions, clause)

    def on_captive(self, play: P, action: Action) -> Flow:
        self._take(play, UNIT[action.args[0]])
        return "leader"

    def _take(self, play: P, unit: int) -> None:
        self.waiting = tuple(other for other in self.units if other != unit)
        capture(play, unit, self.by, self._army(unit))

    # --- The others -------------------------------------------------------------------------------

    def leader(self, play: P) -> Flow:
        """G13.1.star: a leader in a hex of the side, if there is one."""
        del play
        if self.code.endswith("*"):
            return LeaderLoss(self.hexes, UNITS[self.lead].army, self.by)
        return None

    def others(self, play: P) -> Flow:
        """The others check (G13.1.R): who fails retreats; after a capture, who passes too."""
        state = play.state
        while self.waiting:
            unit, self.waiting = self.waiting[0], self.waiting[1:]
            if state.at[unit] < 0:
                continue
            passed = check_morale(play, unit, self.shelter, self.bands[UNITS[unit].army])
            army = charged_army(state, unit, self.units)
            flow = shaken(play, unit, passed, self.by, army, hard=self.code in CAPTURES)
            if flow is not None:
                return Call(flow, "others")
        return None

    def refugees(self, play: P) -> Flow:
        """G13.25: those that had fallen back into the hex check, and leave it again."""
        del play
        if not self.intruders:
            return None
        both = (self.by, self.by), (self.shelter, self.shelter)
        return Refugees(self.intruders, self.hexes, *both, self.bands, self.units)


def shaken(play: P, unit: int, passed: bool, by: int, army: int, *, hard: bool) -> Retreat | None:
    """What a check leads to: ``hard`` ones retreat those that pass, and disorder the others."""
    if passed and not hard:
        return None
    if passed or not hard:
        return Retreat(unit, 1, by, army)
    disrupt(play, unit, by, army)
    if play.state.at[unit] < 0:
        return None
    return Retreat(unit, DISORDER_RETREAT, by, army)


class Refugees(Proc):
    """G13.25: units that had fallen back into a hex of a combat, when their side suffers there.

    Who passes a check retreats a hex, who fails it is thrown into disorder.

    Args:
        units: who they are.
        hexes: the hexes of the combat; who has left them is let alone.
        by: for each side the army credited with what its units suffer.
        shelter: for each side what its units add to their checks (G13.5.works).
        bands: as in `Fight`.
        beside: the units of the combat (X4.13).
    """

    __slots__ = ("bands", "beside", "by", "hexes", "shelter", "units")
    clause = "G13.25"
    steps = ("check",)

    def __init__(
        self,
        units: tuple[int, ...],
        hexes: int,
        by: tuple[int, int],
        shelter: tuple[int, int],
        bands: tuple[int, ...],
        beside: tuple[int, ...],
    ) -> None:
        super().__init__()
        self.units = units
        self.hexes = hexes
        self.by = by
        self.shelter = shelter
        self.bands = bands
        self.beside = beside

    def check(self, play: P) -> Flow:
        """One after the other."""
        state = play.state
        while self.units:
            unit, self.units = self.units[0], self.units[1:]
            if state.at[unit] < 0 or not self.hexes >> state.at[unit] & 1:
                continue
            side, army = UNITS[unit].side, UNITS[unit].army
            passed = check_morale(play, unit, self.shelter[side], self.bands[army])
            charged = charged_army(state, unit, self.beside)
            flow = shaken(play, unit, passed, self.by[side], charged, hard=True)
            if flow is not None:
                return Call(flow, "check")
        return DONE


def pin(
    play: P, hexes: tuple[int, ...], by: tuple[int, int], first: int, beside: tuple[int, ...]
) -> None:
    """G13.1.PIN: the disordered (G13.3.f, G13.4.f) of both sides are captured, the rest pinned.

    Args:
        play: the play.
        hexes: every hex of the combat.
        by: for each side the army credited with captures from it.
        first: the defending side, whose units are taken first.
        beside: the units of the combat (X4.13).
    """
    state = play.state
    for side in (first, 1 - first):
        for unit in _standing(state, hexes, side):
            if state.order[unit] != PARADE:
                capture(play, unit, by[side], charged_army(state, unit, beside))
    for side in (first, 1 - first):
        for unit in _standing(state, hexes, side):
            state.pinned |= 1 << unit
            play.tell("pinned", unit=unit_key(unit))
    state.touch(*BOARD)


def _standing(state: SavannahState, hexes: tuple[int, ...], side: int) -> list[int]:
    return [unit for hex_ in hexes for unit in units_in(state, hex_) if UNITS[unit].side == side]
