"""The close combats that may come next, with their exact odds (G12.23)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from longroll.board.region import members
from longroll.engine.action import Action
from longroll.engine.event import Event
from longroll.engine.prospect import Ending, Prospect

from ..base import hex_key, side_key
from ..casualty import DISORDER_RETREAT
from ..components import HEX, TABLES, UNIT
from ..ground import combat_units
from ..morale import army_bands
from ..retreat import retreat_toll
from ..seats import foremost
from ..state import PARADE, SHATTERED, SavannahState
from .fight import Fight, hexes_of, is_gun, mustered
from .lead import attack_leads, best_lead, defence_leads
from .modifiers import Modifier, modifiers, total
from .odds import odds
from .phase import CloseCombat
from .resolve import Combat
from .results import CAPTURES, NONE, PIN, results_of

__all__ = ["chance", "fight_after", "forecast", "prospects"]

FACES = 10
_BEFORE = ("horse", "lead_attack", "lead_defence", "choose_tactics")
"""The questions of a combat whose die has not fallen."""


def prospects(state: SavannahState, actions: tuple[Action, ...]) -> tuple[Prospect, ...]:
    """The combat that has begun, until its die falls; else those that ``actions`` may lead to.

    Both sides lead with their steadiest unit where none is named, and tactics count 0.
    """
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Combat) and top.step in _BEFORE:
        return (forecast(state, top.fight),)
    if not isinstance(top, CloseCombat):
        return ()
    fights = _declared(state, top) or _coming(state, top, actions)
    there = [mustered(state, fight) for fight in fights]
    return tuple([forecast(state, f) for f in there if f.attackers and f.defenders])


def _declared(state: SavannahState, phase: CloseCombat) -> list[Fight]:
    """The combats that stand already: to be fought, or to take on who is left (G12.15)."""
    if phase.step not in ("extend", "pick"):
        return []
    return [Fight(*combat) for combat in phase.foretold(state)]


def fight_after(state: SavannahState, action: Action) -> Fight | None:
    """The combat of those whom ``action`` sends, if nothing that is asked then can change it.

    It may have more hexes than the action names: what nobody else can attack is taken on (G12.15).
    """
    phase = state.stack[-1] if state.stack else None
    if not isinstance(phase, CloseCombat) or action.verb not in ("attack", "extend"):
        return None
    known: dict[object, Fight | None] = state.facts.setdefault("foretold", {})
    asked = (phase.side, phase.diverted, phase.assigned, phase.extended, action)
    if asked not in known:
        aim, told = HEX[action.args[1]], phase.foretold(state, action)
        known[asked] = next((Fight(*combat) for combat in told if combat[1][0] == aim), None)
    return known[asked]


def chance(state: SavannahState, fight: Fight) -> int:
    """How often of a hundred times the attacker has the better of it, if tactics count 0."""
    endings = forecast(state, fight).endings
    return sum(ending.ways for ending in endings if ending.attacker_wins) * 100 // FACES


def _coming(
    state: SavannahState, phase: CloseCombat, actions: tuple[Action, ...]
) -> Iterator[Fight]:
    """For each hex that may be attacked the combat that follows, with all that is taken on.

    Where more is to be asked first: all that may join in against the hex.
    """
    sure: dict[frozenset[int], Fight] = {}
    for action in actions:
        fight = fight_after(state, action) if action.verb == "attack" else None
        if fight is not None:
            sure.setdefault(frozenset(fight.targets), fight)
    settled = {hex_ for targets in sure for hex_ in targets}
    yield from sure.values()
    for fight in _thinkable(state, phase, actions):
        if not settled.issuperset(fight.targets):
            yield fight


def _thinkable(
    state: SavannahState, phase: CloseCombat, actions: tuple[Action, ...]
) -> Iterator[Fight]:
    """For each hex that may be attacked: all that may join in against it."""
    aims: dict[int, list[int]] = {}
    for action in actions:
        if action.verb == "attack" and len(action.args) == 2:
            aims.setdefault(HEX[action.args[1]], []).append(UNIT[action.args[0]])
    for unit, hex_ in phase.assigned:
        if hex_ in aims:
            aims[hex_].append(unit)
    for hex_, units in aims.items():
        defenders = combat_units(state, 1 - phase.side, hex_)
        yield Fight(tuple(sorted(units)), (hex_,), defenders, phase.shift_of(state, units))


def _with_leads(state: SavannahState, fight: Fight) -> Fight:
    attacker, defender = fight.lead_attacker, fight.lead_defender
    if attacker < 0:
        attacker = best_lead(state, foremost(state, attack_leads(state, fight)))
    if defender < 0:
        defender = best_lead(state, foremost(state, defence_leads(state, fight)))
    return fight._replace(lead_attacker=attacker, lead_defender=defender, bands=army_bands(state))


def forecast(state: SavannahState, fight: Fight, tactic: int = 0) -> Prospect:
    """The exact odds of a combat, for a modifier of tactics."""
    fight = _with_leads(state, fight)
    told: tuple[Modifier, ...] = ()
    endings: Counter[tuple[int, int, bool]] = Counter()
    if all(is_gun(unit) for unit in fight.defenders):  # captured without a roll (G12.3)
        endings[0, sum([state.steps[unit] for unit in fight.defenders]), True] = FACES
    else:
        column, told = odds(state, fight).column, modifiers(state, fight)
        drm = total(told) + tactic
        for roll in range(FACES):
            endings[_ending(state, fight, TABLES.close_combat.result(roll + drm, column))] += 1
    side = fight.side
    return Prospect(
        hex_key(fight.targets[0]),
        side_key(side),
        side_key(1 - side),
        tuple([_told(fight, modifier) for modifier in told]),
        tuple([Ending(*what, ways) for what, ways in sorted(endings.items())]),
        FACES,
        tuple([modifier.clause for modifier in told]),
        tuple([hex_key(hex_) for hex_ in fight.targets[1:]]),
        side_key(side),
    )


def _told(fight: Fight, modifier: Modifier) -> Event:
    """The modifier as the combat will tell it."""
    side = side_key(fight.favoured(modifier.value))
    return Event(f"modifier-{modifier.key}", (("side", side), ("amount", modifier.value)))


def _ending(state: SavannahState, fight: Fight, cell: str) -> tuple[int, int, bool]:
    """Steps that each side loses at least, and whether the attacker has the better of it."""
    codes = results_of(state, cell, fight.lead_attacker, fight.lead_defender)
    return (
        _steps(state, fight, codes, attacks=True),
        _steps(state, fight, codes, attacks=False),
        codes[0] == NONE and codes[1] != NONE,
    )


def _steps(state: SavannahState, fight: Fight, codes: tuple[str, str], *, attacks: bool) -> int:
    """The steps that the results take for sure from a side, before its others check morale.

    A lead that has no way to retreat is captured (G13.23). The defender goes first, and may open
    a way to the attacker (G12.23.7).
    """
    units = fight.attackers if attacks else fight.defenders
    lead = fight.lead_attacker if attacks else fight.lead_defender
    code = codes[0 if attacks else 1].rstrip("*")
    steps = [state.steps[unit] for unit in units]
    if code in CAPTURES:
        return min(steps)
    if code == PIN:
        return _captured(state, fight, attacks=attacks)
    if code == "2":
        return min(2, sum(steps))
    if code == "D" and state.order[lead] == SHATTERED:
        return state.steps[lead]
    distance = {"R": 1, "D": DISORDER_RETREAT}.get(code, 0)
    if distance and (not attacks or codes[1] == NONE):
        return retreat_toll(state, lead, distance)
    return int(code == "1")


def _captured(state: SavannahState, fight: Fight, *, attacks: bool) -> int:
    """The steps that a pin captures of a side: those of all who are in disorder (G13.1.PIN)."""
    hexes = members(hexes_of(state, fight.attackers)) if attacks else fight.targets
    side = fight.side if attacks else 1 - fight.side
    return sum(
        [
            state.steps[unit]
            for hex_ in hexes
            for unit in combat_units(state, side, hex_)
            if state.order[unit] != PARADE
        ]
    )
