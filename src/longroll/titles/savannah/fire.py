"""G11, T.ART, T.FIREDRM: defensive artillery fire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.event import Value
from longroll.engine.procedure import DONE, Call, Flow

from .base import P, Proc, ask_army, d10, hex_key, side_key, unit_key
from .cards.window import Window
from .casualty import FireResult
from .components import (
    CAUSEWAY,
    CITY,
    COVERED_WAY,
    DIKE,
    GRID,
    LIGHT_WOODS,
    PRINTED_WORKS_OUT,
    REDOUBT_OUT,
    REVETMENT_OUT,
    RICE,
    TABLES,
    TERRAIN,
    UNIT,
    UNITS,
    WOODS,
)
from .components.parts import ARMIES_OF, ARMY_KEYS, ARTILLERY, LIGHT, MOUNTED
from .effects import fire_drm
from .ground import combat_units, occupied, works_between
from .losses import credited_army
from .sight import sees
from .state import PARADE, SavannahState

__all__ = [
    "DefensiveFire",
    "ExtraFire",
    "FireModifier",
    "fire_modifiers",
    "gun_range",
    "hits",
    "no_fire",
    "strike",
]

FIRE: Final = TABLES.fire
FACES: Final = 10
LIGHT_TARGET, COVERED, SHIELDED = -1, -1, -1
LARGE_TARGET, IN_THE_OPEN = 1, 1
"""What the target and its ground add to fire (T.FIREDRM)."""
_SHIELDS: Final = REVETMENT_OUT | REDOUBT_OUT | PRINTED_WORKS_OUT | DIKE
"""Hexsides of the target's own hex that protect it (T.FIREDRM)."""
_GUNS_OF: Final = tuple(
    tuple(unit.index for unit in UNITS if unit.arm == ARTILLERY and unit.army == army)
    for army in range(len(ARMY_KEYS))
)
_MORTARS: Final = frozenset(unit.index for unit in UNITS if "mortar" in unit.tags)
_NAVAL: Final = frozenset(unit.index for unit in UNITS if "naval" in unit.tags)


# --- Range ------------------------------------------------------------------------------


def gun_range(unit: int) -> int:
    """How far an artillery unit other than a mortar fires (G11.2, T.ART.notes)."""
    return FIRE.naval_range if unit in _NAVAL else FIRE.field_range


def reach_alone(state: SavannahState, gun: int) -> int:
    """How far a gun other than a mortar can hit by itself, at the strength that it has (T.ART)."""
    points = UNITS[gun].strength[state.steps[gun]]
    far = gun_range(gun)
    while far > 1 and FIRE.to_hit(points, far) is None:
        far -= 1
    return far


# --- The fire table -------------------------------------------------------------------------------


class FireModifier(NamedTuple):
    """A modifier of fire: the key of its event (after ``fire-modifier-``) and its value."""

    key: str
    value: int


def no_fire(state: SavannahState) -> bool:
    """Whether the weather forbids all fire (T.WX)."""
    return TABLES.weather[state.weather].fire is None


def fire_modifiers(state: SavannahState, guns: Sequence[int], target: int) -> list[FireModifier]:
    """The modifiers of fire at a unit (T.FIREDRM), each with its key."""
    what, where = UNITS[target], state.at[target]
    froms = sorted({state.at[gun] for gun in guns})
    found = [
        FireModifier("light", LIGHT_TARGET * (what.arm == LIGHT)),
        FireModifier("cover", COVERED * _in_cover(state, where)),
        FireModifier("works", SHIELDED * all(_shielded(state, a, where) for a in froms)),
        FireModifier("weather", TABLES.weather[state.weather].fire or 0),
        FireModifier("large", LARGE_TARGET * (what.arm in (ARTILLERY, MOUNTED))),
        FireModifier("open", IN_THE_OPEN * (TERRAIN[where] in (RICE, CAUSEWAY))),
        FireModifier("cards", fire_drm(state, UNITS[guns[0]].side)),
    ]
    return [modifier for modifier in found if modifier.value]


def _in_cover(state: SavannahState, hex_: int) -> bool:
    terrain = TERRAIN[hex_]
    if terrain == CITY:
        return not state.destroyed >> hex_ & 1
    return terrain in (LIGHT_WOODS, WOODS, COVERED_WAY)


def _shielded(state: SavannahState, a: int, where: int) -> bool:
    """Whether fire from a hex comes in through works or a dike, on whichever side it passes."""
    before = GRID.line(a, where)[-2] if a != where else ()
    return bool(before) and all(
        works_between(state, where, GRID.direction(where, hex_)) & _SHIELDS for hex_ in before
    )


def strike(play: P, target: int, needed: int, modifiers: Sequence[FireModifier]) -> str:
    """Roll for a hit and its result (G11.3, G11.3.2): a cell of the damage table, or nothing."""
    drm = sum(modifier.value for modifier in modifiers)
    roll = d10(play, "fire")
    for modifier in modifiers:
        play.tell(f"fire-modifier-{modifier.key}", amount=modifier.value)
    hit = roll + drm >= needed
    play.tell(
        "fire-hits" if hit else "fire-misses",
        unit=unit_key(target),
        roll=roll,
        amount=drm,
        count=roll + drm,
        needed=needed,
    )
    if not hit:
        return ""
    damage = d10(play, "fire-damage")
    guns = int(UNITS[target].arm == ARTILLERY)
    play.tell("fire-damage", roll=damage, unit=unit_key(target), guns=guns)
    return FIRE.damage[guns][damage]


# --- Who may fire at whom -------------------------------------------------------------------------


def _silent(state: SavannahState, gun: int) -> Denial | None:
    """Why a unit may not fire in this phase; None if it may (G11.1, G13.3.b, G13.4.b)."""
    name = unit_key(gun)
    if UNITS[gun].arm != ARTILLERY or state.at[gun] < 0:
        return deny("G11.1", "deny-fire-no-gun", unit=name)
    if gun in _MORTARS:
        return deny("X4.12", "deny-fire-mortar", unit=name)
    if state.order[gun] != PARADE:
        return deny("G13.3.b", "deny-fire-disorder", unit=name)
    if state.shot >> gun & 1:
        return deny("G11.1", "deny-fire-twice", unit=name)
    return None


def _unreached(state: SavannahState, gun: int, target: int, reach: int) -> Denial | None:
    """Why a gun cannot fire at a unit within ``reach``: range or sight (G11.2, G11.41)."""
    a, b = state.at[gun], state.at[target]
    name = unit_key(target)
    if b < 0 or UNITS[target].side == UNITS[gun].side:
        return deny("G11.2", "deny-fire-no-enemy", unit=name)
    if GRID.distance(a, b) > reach:
        return deny("G11.2", "deny-fire-range", unit=name, count=reach)
    if not sees(state, a, b):
        return deny("G11.41", "deny-fire-sight", unit=name, hex=hex_key(b))
    return None


def _shots(state: SavannahState, gun: int) -> list[tuple[int, Action]]:
    """The enemy units that a gun can hit by itself, and to fire at each; kept like all facts."""
    known: dict[int, list[tuple[int, Action]]] = state.facts.setdefault("shots", {})
    found = known.get(gun)
    if found is None:
        side, here = UNITS[gun].side, state.at[gun]
        near = GRID.within(here, reach_alone(state, gun)) & occupied(state, 1 - side)
        found = known[gun] = [
            (unit, act("fire", unit_key(gun), unit_key(unit)))
            for hex_ in members(near)
            if sees(state, here, hex_)
            for unit in combat_units(state, 1 - side, hex_)
        ]
    return found


class DefensiveFire(Proc):
    """G11, X3.IX: the inactive side's guns fire, one target after another.

    A gun opens on a target, others may join it, then it is announced and rolled for. In a game of
    three each ally opens fire with his own guns and may join the other's.
    """

    __slots__ = ("army", "asked", "guns", "side", "target", "targets")
    clause = "G11.1"
    calm = True
    steps = ("open", "turn_to", "choose", "look_round", "join", "announce", "roll")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.army = 0
        self.asked = 0
        self.guns: tuple[int, ...] = ()
        self.target = -1
        self.targets = 0

    def public(self) -> dict[str, Value]:
        """Whose guns fire, and at whom just now."""
        target = unit_key(self.target) if self.guns else ""
        return {"side": side_key(self.side), "target": target}

    def open(self, play: P) -> Flow:
        state = play.state
        for unit in UNITS:
            if unit.side == self.side:
                state.shot &= ~(1 << unit.index)
        return Window("fire")

    def _ready(self, state: SavannahState, army: int) -> list[int]:
        return [gun for gun in _GUNS_OF[army] if _silent(state, gun) is None]

    def _openings(self, state: SavannahState, army: int) -> list[Action]:
        """Every shot that an army may begin with; kept until something changes."""
        key = (army, self.targets, state.shot)
        known = state.facts.get("openings")
        if known is None or known[0] != key:
            known = state.facts["openings"] = (key, self._seek(state, army))
        found: list[Action] = known[1]
        return found

    def _seek(self, state: SavannahState, army: int) -> list[Action]:
        return [
            fire
            for gun in self._ready(state, army)
            for target, fire in _shots(state, gun)
            if not self.targets >> target & 1  # nobody is fired at twice (G11.2)
        ]

    def turn_to(self, play: P) -> Flow:
        """Go on to the next army whose guns have a target."""
        state = play.state
        if no_fire(state):
            return DONE
        armies = ARMIES_OF[self.side]
        while self.army < len(armies) and not self._openings(state, armies[self.army]):
            self.army += 1
        return None if self.army < len(armies) else DONE

    def choose(self, play: P) -> Decision:
        state = play.state
        army = ARMIES_OF[self.side][self.army]
        actions = [*self._openings(state, army), act("done")]
        return ask_army(state, army, "prompt-fire", actions, "G11.2")

    def why_choose(self, state: SavannahState, action: Action) -> Denial | None:
        if action.verb != "fire" or len(action.args) != 2:
            return None
        if not all(key in UNIT for key in action.args):
            return None
        gun, target = UNIT[action.args[0]], UNIT[action.args[1]]
        if UNITS[gun].army != ARMIES_OF[self.side][self.army]:
            return deny("G11.1", "deny-unit-not-yours", unit=action.args[0])
        if self.targets >> target & 1:
            return deny("G11.2", "deny-fire-target-twice", unit=action.args[1])
        return _silent(state, gun) or _unreached(state, gun, target, reach_alone(state, gun))

    def on_choose(self, play: P, action: Action) -> Flow:
        if action.verb == "done":
            self.army += 1
            return "turn_to"
        self.target = UNIT[action.args[1]]
        self._add(play, UNIT[action.args[0]])
        self.asked = 0
        return "look_round"

    def _add(self, play: P, gun: int) -> None:
        self.guns = (*self.guns, gun)
        play.state.shot |= 1 << gun

    def _joiners(self, state: SavannahState, army: int) -> list[int]:
        return [
            gun
            for gun in self._ready(state, army)
            if _unreached(state, gun, self.target, gun_range(gun)) is None
        ]

    def look_round(self, play: P) -> Flow:
        """Find an army whose guns could join in (G11.2)."""
        armies = ARMIES_OF[self.side]
        while self.asked < len(armies) and not self._joiners(play.state, armies[self.asked]):
            self.asked += 1
        return None if self.asked < len(armies) else "announce"

    def join(self, play: P) -> Decision:
        state = play.state
        army = ARMIES_OF[self.side][self.asked]
        actions = [act("support", unit_key(gun)) for gun in self._joiners(state, army)]
        return ask_army(
            state,
            army,
            "prompt-join-fire",
            [*actions, act("done")],
            "G11.2",
            unit=unit_key(self.target),
        )

    def why_join(self, state: SavannahState, action: Action) -> Denial | None:
        if action.verb != "support" or len(action.args) != 1 or action.args[0] not in UNIT:
            return None
        gun = UNIT[action.args[0]]
        if UNITS[gun].side != self.side:
            return deny("G11.1", "deny-unit-not-yours", unit=action.args[0])
        return _silent(state, gun) or _unreached(state, gun, self.target, gun_range(gun))

    def on_join(self, play: P, action: Action) -> Flow:
        if action.verb == "done":
            self.asked += 1
        else:
            self._add(play, UNIT[action.args[0]])
        return "look_round"

    def announce(self, play: P) -> Flow:
        state = play.state
        self.targets |= 1 << self.target
        where = hex_key(state.at[self.target])
        for gun in self.guns:
            play.tell("fires", gun=unit_key(gun), unit=unit_key(self.target), hex=where)
        return Window("announced", self.target)

    def roll(self, play: P) -> Flow:
        """G11.3: those that still can fire, at the strength that they still have (C43)."""
        state = play.state
        guns = [gun for gun in self.guns if state.at[gun] >= 0]
        self.guns = ()
        hit = volley(play, guns, self.target)
        return Call(hit, "turn_to") if hit else "turn_to"


def _to_hit(state: SavannahState, guns: Sequence[int], target: int) -> int | None:
    """What guns that fire together need (G11.3.1): the farthest counts (G11.2)."""
    points = sum(UNITS[gun].strength[state.steps[gun]] for gun in guns)
    distance = max(GRID.distance(state.at[gun], state.at[target]) for gun in guns)
    return FIRE.to_hit(points, distance)


def hits(state: SavannahState, guns: Sequence[int], target: int) -> int:
    """With how many of the ten faces guns hit a unit, as things stand (G11.3)."""
    needed = _to_hit(state, guns, target)
    if needed is None:
        return 0
    drm = sum(modifier.value for modifier in fire_modifiers(state, guns, target))
    return sum(roll + drm >= needed for roll in range(FACES))


def volley(play: P, guns: Sequence[int], target: int) -> FireResult | None:
    """Guns fire together at a unit; what a hit leads to."""
    state = play.state
    if not guns or state.at[target] < 0:
        return None
    needed = _to_hit(state, guns, target)
    if needed is None:  # a burst gun has left too little for the distance (C43)
        return None
    result = strike(play, target, needed, fire_modifiers(state, guns, target))
    return FireResult(target, result, credited_army(guns)) if result else None


class ExtraFire(Proc):
    """T.SB2 French 5: one gun may fire at once, besides its normal defensive fire."""

    __slots__ = ("gun",)
    clause = "T.SB2"
    steps = ("choose",)

    def __init__(self, gun: int) -> None:
        super().__init__()
        self.gun = gun

    def choose(self, play: P) -> Flow:
        state, gun = play.state, self.gun
        able = state.at[gun] >= 0 and state.order[gun] == PARADE and not no_fire(state)
        actions = [fire for _, fire in _shots(state, gun)] if able else []
        if not actions:
            return DONE
        army = UNITS[gun].army
        return ask_army(state, army, "prompt-fire", [*actions, act("done")], "T.SB2")

    def on_choose(self, play: P, action: Action) -> Flow:
        if action.verb == "done":
            return DONE
        target = UNIT[action.args[1]]
        where = hex_key(play.state.at[target])
        play.tell("fires", gun=unit_key(self.gun), unit=unit_key(target), hex=where)
        return volley(play, [self.gun], target)
