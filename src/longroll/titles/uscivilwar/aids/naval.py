"""21.6 Naval battles that may come: their odds, and what each choice before the dice changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action
from longroll.engine.event import Event, Message, Value
from longroll.engine.prospect import Ending, Prospect

from ..base import place_key, place_of, side_key
from ..battle.chances import chances, outcomes
from ..battle.odds import Line
from ..components import CARD_KINDS, TABLES, UNION
from ..ground import COASTAL_FORTS
from ..sea import Transport
from ..ships.chase import TIED, WON
from ..ships.crew import (
    Crew,
    damaged_of,
    leader_index,
    leaders_at,
    less,
    ship_at,
    strength_of,
)
from ..ships.cruise import Cruise
from ..ships.fight import Fight
from ..ships.gunboats import Gunboats, must_fight
from ..ships.pieces import HULL, IRONCLAD, exposed, strength_at, works_at
from ..ships.voyage import AT_SEA
from ..state import CivilWarState, ship_parts
from .forces import row
from .report import NAVAL_MODIFIERS

__all__ = ["naval_forecast", "naval_notes", "naval_prospects"]

_ARMOURED: Final = (IRONCLAD, HULL)
_THROWS: Final = 36


def naval_prospects(state: CivilWarState) -> list[Prospect]:
    """The naval battles to which the pending choice leads, as far as it lies open.

    Of a stack that may intercept, the battle if it comes alone; cards and ocean ironclads count
    when they have been played. Before an assault also those of gunboats and cottonclads (21.11).
    """
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Transport) and top.step == "sail":
        sought = [goal for goal in members(top.targets(state)) if must_fight(state, top.side, goal)]
        return [naval_forecast(state, Gunboats(top.side, top.place, goal)) for goal in sought]
    if not isinstance(top, Fight):
        return []
    found: list[Prospect] = []
    if top.step in ("intercept", "shelter", "stake") and top.opposed(state):
        found.append(naval_forecast(state, top))
    if top.step == "intercept":
        found += _chased(state, top)
    elif top.step == "muster":
        found.append(naval_forecast(_joined(state, top, top.sallying(state)), top))
    elif top.step == "sail" and isinstance(top, Cruise) and top.halt == AT_SEA and not top.headed:
        found += [
            naval_forecast(state, top.against(goal)) for goal in members(top.reach(state).targets)
        ]
    return found


def _joined(state: CivilWarState, fight: Fight, crew: Crew, place: int = -1) -> CivilWarState:
    """21.4.2: the position once ships have come: of the stack whose turn it is, or of a place."""
    after = state.copy()
    fight.join(after, members(fight.called)[0] if place < 0 else place, crew)
    return after


def _chased(state: CivilWarState, fight: Fight) -> Iterator[Prospect]:
    """21.4.2: the battle after each interception that is declared or can be."""
    for place in members(fight.hunters(state) | fight.called):
        led = leaders_at(state, place) if fight.side != UNION else ()
        for crew, throws in fight.outings(state, place).items():
            said = (
                ("place", place_key(place)),
                ("chance", round(100 * throws / _THROWS)),
                ("slow", int(crew != fight.hunting(state, place))),
                *_leader(led),
            )
            after = _joined(state, fight, crew, place)
            given = Message("odds-given-ships", said)
            yield naval_forecast(after, fight)._replace(given=given)


# --- One battle -----------------------------------------------------------------------------------


def naval_forecast(state: CivilWarState, fight: Fight) -> Prospect:
    """Every ending of a naval battle as both lie there now (21.6.2).

    A loss is a ship on which a hit falls: it is sunk unless a die spares an ironclad (21.6.6). How
    often a ship is damaged besides stands with what both sides fight with. Where only damaged ships
    and ironclads under construction lie, what would damage one sinks it.
    """
    enemy = 1 - fight.side
    lines = fight.lines(state)
    afloat = sum(fight.crew), sum(exposed(state, key) for key in fight.victims(state))
    frail = _frail(state, fight)
    found: Counter[tuple[int, int, int]] = Counter()
    harmed = [0, 0]
    for done, mine in outcomes(lines[0]).items():
        for suffered, theirs in outcomes(lines[1]).items():
            score, ways = fight.score(state, done, suffered), mine * theirs
            hits = score.sinking + frail[0] * score.harming, score.hits + frail[1] * score.harms
            lost = min(afloat[0], hits[0]), min(afloat[1], hits[1])
            found[(*lost, score.result)] += ways
            for side, harm in enumerate((score.harming, score.harms)):
                left = afloat[side] > lost[side] and not frail[side]
                harmed[side] += ways if harm and left else 0
    of = lines[0].ways * lines[1].ways
    shares = [round(100 * ways / of) for ways in harmed]
    parts = fight.parts(state)
    return Prospect(
        place_key(fight.goal),
        side_key(fight.side),
        side_key(enemy),
        tuple(
            Event(f"modifier-{key}", (("side", side_key(side)), ("amount", amount)))
            for side, key, amount in parts
        ),
        tuple(
            Ending(lost, hit, result == WON, ways, result == TIED)
            for (lost, hit, result), ways in sorted(found.items())
        ),
        of,
        tuple(NAVAL_MODIFIERS[f"modifier-{key}"] for _, key, _ in parts),
        start=place_key(fight.place),
        forces=_fleets(state, fight, lines, shares),
    )


def _frail(state: CivilWarState, fight: Fight) -> tuple[bool, bool]:
    """21.6.6: whether every ship of the attacker, or of the defender, is sunk by damage."""
    sorts = [ship_parts(key) for key in fight.victims(state)]
    theirs = all(damaged or kind == HULL for _, kind, damaged, _ in sorts)
    return sum(fight.crew) == sum(damaged_of(fight.crew)), theirs


def _fleets(
    state: CivilWarState, fight: Fight, lines: tuple[Line, Line], harmed: Sequence[int]
) -> tuple[Message, Message]:
    """21.6.2, 21.6.3: what both fight with: NSP, leader, works, column, sum of modifiers."""
    enemy, goal = 1 - fight.side, fight.goal
    works = works_at(state, enemy, goal)
    kinds = {ship_parts(key)[1] for key in fight.victims(state)}
    own = {kind for kind in _ARMOURED if any(fight.crew[4 * kind : 4 * kind + 4])}
    attack = (("number", strength_of(fight.crew)), ("extra", fight.extra), *_leader(fight.leaders))
    defence = (
        ("number", strength_at(state, enemy, goal)),
        ("works", works),
        ("alone", int(works >= strength_at(state, enemy, goal))),
        ("coastal", int(bool(works) and COASTAL_FORTS >> goal & 1)),
        *_leader(leaders_at(state, goal) if enemy == UNION else ()),
    )
    ends = [
        (("harmed", harm), ("armoured", int(bool(ships.intersection(_ARMOURED)))), *row(line))
        for harm, ships, line in zip(harmed, (own, kinds), lines, strict=True)
    ]
    return (
        Message("odds-fleet-attacks", (*attack, *ends[0])),
        Message("odds-fleet-defends", (*defence, *ends[1])),
    )


def _leader(leaders: Sequence[int]) -> tuple[tuple[str, Value], tuple[str, Value]]:
    """21.2.8: one naval leader counts."""
    leader = TABLES.naval_leaders[leaders[0]].key if leaders else 0
    return ("led", int(bool(leaders))), ("leader", leader)


# --- What a choice changes ------------------------------------------------------------------------


def naval_notes(
    state: CivilWarState, fight: Fight, actions: Sequence[Action]
) -> Mapping[Action, Message]:
    """How often of a hundred times the battle is won if an order is given before its dice.

    Of orders of the defender it is the enemy who wins; where nobody fights any more, that is told.
    """
    said = {
        "intercept": _of_interception,
        "muster": _of_sortie,
        "shelter": _of_shelter,
        "stake": _of_stake,
    }.get(fight.step)
    told = {action: said(state, fight, action) for action in actions} if said else {}
    return {action: note for action, note in told.items() if note is not None}


def _won(state: CivilWarState, fight: Fight) -> Fraction:
    return chances(*fight.lines(state)).won


def _of_stake(state: CivilWarState, fight: Fight, action: Action) -> Message | None:
    """21.6.5, 21.5: the own chance with a card, or with the ocean ironclads."""
    with_it = fight.against(fight.goal)
    if action.verb == "stake":
        with_it.card = CARD_KINDS.index(action.args[0])
    elif action.verb == "monitors":
        with_it.extra = action.integer(0)
    else:
        return Message("note-withhold", (("chance", round(100 * _won(state, fight))),))
    key = "note-stake" if action.verb == "stake" else "note-monitors"
    return Message(key, (("chance", round(100 * _won(state, with_it))),))


def _of_interception(state: CivilWarState, fight: Fight, action: Action) -> Message | None:
    """21.4.2: the chance to come in time, and of the battle that then follows."""
    if action.verb != "chase":
        return _fought(state, fight) if fight.opposed(state) else None
    place = place_of(action)
    found = fight.outings(state, place)
    throws = sum(found.values())
    won = sum(
        throws * _won(_joined(state, fight, crew, place), fight) for crew, throws in found.items()
    )
    said = (("chance", round(100 * throws / _THROWS)), ("wins", round(100 * won / max(1, throws))))
    return Message("note-chase", said)


def _of_sortie(state: CivilWarState, fight: Fight, action: Action) -> Message | None:
    """9.2.3: the battle if those go who are left, or one less."""
    crew = fight.sallying(state)
    leader = leader_index(action.args[0]) if action.verb == "leave-behind" else -1
    if leader >= 0:
        fight = fight.against(fight.goal)
        fight.lingering |= 1 << leader
    elif action.verb == "leave-behind":
        stays = ship_at(action.args[0])
        crew = less(crew, tuple(int(slot == stays) for slot in range(len(crew))))
    return _fought(_joined(state, fight, crew), fight)


def _of_shelter(state: CivilWarState, fight: Fight, action: Action) -> Message | None:
    """21.4.3, 21.4.4: the battle against whoever does not stay in port, or go away."""
    after = state.copy()
    if action.verb == "slip-away":
        fight.evade(after, place_of(action))
    elif action.verb == "hide":
        fight.hide(after, action)
    if not fight.opposed(after):
        return Message("note-unopposed")
    return _fought(after, fight)


def _fought(state: CivilWarState, fight: Fight) -> Message:
    return Message("note-fleet-meets", (("wins", round(100 * _won(state, fight))),))
