"""11.2 The battles that may come, with every way in which the dice can end them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from longroll.board.region import members
from longroll.engine.event import Event, Message, Value
from longroll.engine.procedural import choices_of
from longroll.engine.prospect import Ending, Prospect

from ..actions import Activations
from ..base import general_at, general_key, place_key, place_of, rank_of, side_key, side_of
from ..battle import Attackers, Battle, fighting, overruns
from ..battle.chances import outcomes
from ..command import commander, ratings
from ..components import Outcome
from ..facts import facts, supply
from ..marches import March, limit_of, staff_of
from ..marches.attack import targets
from ..marches.ways import enemy_units
from ..reactions import Approach, Detachment, stands
from ..sea import Transport
from ..ships.cruise import Cruise
from ..state import CivilWarState
from .forces import forces
from .naval import naval_prospects
from .overlays import foreseen
from .report import clause_of

__all__ = [
    "THROWS",
    "after_failure",
    "after_interception",
    "coming",
    "forecast",
    "landings",
    "prospects",
    "shore_battle",
    "won_of_hundred",
]

THROWS: Final = 36
"""Of two dice."""
_ASKED: Final = ("declare", "withdraw", "avoid")
"""The steps of an approach at which a side chooses whether it comes to a battle."""


def prospects(state: CivilWarState, seat: str) -> tuple[Prospect, ...]:
    """The battle that waits for its dice; else those to which a march or landing may lead at once.

    Between marches: what those can attack from where they are for whom there are points left, each
    General with all who may go with him, and SP where nobody leads. While interceptions are
    declared also the battle that each would bring about, with the chance that it succeeds; while
    it is chosen who goes on one, the battle if all go whom the chosen General can lead. Of ships
    those of `naval_prospects`.
    """
    found = [forecast(state, battle) for battle in coming(state, seat)]
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Approach) and top.step == "declare":
        found += _intercepted(state, top)
    if isinstance(top, Detachment):
        found += _joined(state, top)
    return (*found, *naval_prospects(state))


def coming(state: CivilWarState, seat: str) -> list[Battle]:
    """The battles whose odds are worth knowing at this moment."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Battle):
        return [top] if top.step == "stake" else []
    if isinstance(top, Approach):
        return _met(state, top)
    if isinstance(top, March):
        return list(_of_march(state, top))
    if isinstance(top, Transport):
        return landings(state, top) if top.step == "sail" else []
    if isinstance(top, Cruise):
        return shore_battle(state, top) if top.step == "sail" else []
    if not isinstance(top, Activations):
        return []
    return [battle for march in _columns(state, top, seat) for battle in _of_march(state, march)]


def _met(state: CivilWarState, approach: Approach) -> list[Battle]:
    """9.2, 9.3: the battle that comes if nobody intercepts, avoids it or falls back any more."""
    if approach.step not in _ASKED or not stands(state, approach.side, approach.place):
        return []
    return [_battle_of(state, approach)]


def _battle_of(state: CivilWarState, approach: Approach, *, exposed: bool = False) -> Battle:
    below = state.stack[_innermost(state) - 1]
    escorted = isinstance(below, March) and bool(below.escorted)
    return Battle(
        approach.force(),
        approach.place,
        landing=bool(approach.landing),
        exposed=exposed,
        escorted=escorted,
    )


def _innermost(state: CivilWarState) -> int:
    """Where in the stack the approach lies to which the pending decision belongs; -1 if nowhere."""
    return max((n for n, one in enumerate(state.stack) if isinstance(one, Approach)), default=-1)


def after_interception(state: CivilWarState, approach: Approach, start: int) -> Prospect | None:
    """9.2.3: the battle if the stack in ``start`` alone comes, with all whom its commander leads.

    None if that is not certain: he cannot go, or his owner would choose who commands.
    """
    sure = int(approach.surely(state, start, approach.place))
    return _if_gone(state, approach, Detachment(1 - approach.side, start, approach.place, sure))


def _if_gone(state: CivilWarState, approach: Approach, gone: Detachment) -> Prospect | None:
    came = gone.foreseen(state)
    if came is None or not stands(came, approach.side, approach.place):
        return None
    return forecast(came, _battle_of(state, approach))


def _joined(state: CivilWarState, gone: Detachment) -> Iterator[Prospect]:
    """9.2.3: the battle for which somebody is chosen who goes on an interception."""
    at = _innermost(state)
    approach = state.stack[at] if at >= 0 else None
    if isinstance(approach, Approach) and approach.place == gone.goal:
        prospect = _if_gone(state, approach, gone)
        if prospect is not None:
            yield prospect


def _intercepted(state: CivilWarState, approach: Approach) -> Iterator[Prospect]:
    """9.2.1, 9.2.3: the battle after each interception that is declared or can be."""
    for start, throws in approach.interceptions(state).items():
        prospect = after_interception(state, approach, start)
        if prospect is not None:
            chief = commander(state, 1 - approach.side, start)
            where: tuple[str, Value] = ("place", place_key(start))
            chance: tuple[str, Value] = ("chance", round(100 * throws / THROWS))
            given = Message("odds-given", (where, chance, *ratings(state, chief)))
            yield prospect._replace(given=given)


def after_failure(state: CivilWarState, approach: Approach) -> Prospect | None:
    """9.3.3: the battle if the defenders try to avoid it and fail; None if nobody would fight."""
    if not stands(state, approach.side, approach.place):
        return None
    return forecast(state, _battle_of(state, approach, exposed=True))


def _of_march(state: CivilWarState, march: March) -> Iterator[Battle]:
    force = Attackers(
        march.side,
        march.place,
        march.leader,
        march.staff,
        march.strength,
        march.shaken,
        march.theatre,
    )
    for place in sorted(targets(march, state)):
        yield Battle(force, place)


def landings(state: CivilWarState, voyage: Transport) -> list[Battle]:
    """20.5.2: the battle after each assault that a stack on board can make, if nobody intercepts.

    A naval battle that comes first (21.7.3) is none of them.
    """
    met = voyage.targets(state) & enemy_units(state, voyage.side)
    force = voyage.force(state)
    return [Battle(force, place, landing=True) for place in members(met)]


def shore_battle(state: CivilWarState, cruise: Cruise) -> list[Battle]:
    """21.7.3: the battle in which those land who are on board, if nobody intercepts; or none."""
    if not enemy_units(state, cruise.side) >> cruise.place & 1 or cruise.why_not_ashore(state):
        return []
    return [Battle(cruise.ferry(state).force(state), cruise.place, landing=True)]


def _columns(state: CivilWarState, phase: Activations, seat: str) -> Iterator[March]:
    """By place the march of whoever leads the most, with all who may go with him; or of SP alone.

    7.7: a cautious General attacks if he dares; whether a card pays for that is his owner's secret.
    """
    side, best = phase.side, dict[int, int]()
    for action in choices_of(state, side_key(side)):
        if action.verb == "column":
            best.setdefault(place_of(action), -1)
        elif action.verb in ("march", "dare") or (action.verb == "spur" and side_of(seat) == side):
            general = general_at(action.args[0])
            place = state.where[general]
            if action.verb == "march" and rank_of(state, general).cautious:
                continue
            now = best.get(place, -1)
            if now < 0 or limit_of(state, general) > limit_of(state, now):
                best[place] = general
    for place in members(state.forces[side]):
        if place not in best:
            continue
        general = best[place]
        march = foreseen(state, place_key(place) if general < 0 else general_key(general))
        if march is not None:
            if general >= 0:
                march.staff = staff_of(state, side, general, place)
            yield march


# --- One battle -----------------------------------------------------------------------------------


def forecast(state: CivilWarState, battle: Battle) -> Prospect:
    """Every ending of a battle; one that odds of 7:1 decide has one, without dice (11.1.2)."""
    enemy, river = 1 - battle.side, battle.river(state)
    able, held = fighting(battle.strength, river), state.strength(enemy, battle.place)
    place, sides = place_key(battle.place), (side_key(battle.side), side_key(enemy))
    start = place_key(battle.origin)
    if overruns(able, held):
        sure = (Ending(0, held, True, 1),)
        told = forces(state, battle, None)
        return Prospect(place, *sides, (), sure, 1, start=start, forces=told)
    attack, defence = battle.lines(state)
    parts = [
        Event(f"modifier-{key}", (("side", side_key(side)), ("amount", amount)))
        for side, key, amount in battle.parts(state, (attack, defence))
    ]
    found: Counter[tuple[int, int, bool, bool]] = Counter()
    for done, mine in outcomes(attack).items():
        for suffered, theirs in outcomes(defence).items():
            found[_ending(state, battle, done, suffered)] += mine * theirs
    return Prospect(
        place,
        *sides,
        tuple(parts),
        tuple(
            Ending(lost, hit, won, ways, tied)
            for (lost, hit, won, tied), ways in sorted(found.items())
        ),
        attack.ways * defence.ways,
        tuple(clause_of(event, sides[0]) for event in parts),
        start=start,
        forces=forces(state, battle, (attack, defence)),
    )


def _ending(
    state: CivilWarState, battle: Battle, done: Outcome, suffered: Outcome
) -> tuple[int, int, bool, bool]:
    """11.2.2, 12.3, 13.1.5, 10.2.1: what both lose, whether the attackers have won, or nobody."""
    enemy, origin, place = 1 - battle.side, battle.origin, battle.place
    able = fighting(battle.strength, battle.river(state))
    held = state.strength(enemy, place)
    won, tied = done > suffered, done == suffered
    lost = min(able, suffered.losses)
    hit = min(held, max(0, done.losses - (0 if won else battle.spared(state))))
    worn = bool(state.demoralised[enemy] >> place & 1)
    if tied and (battle.shaken or worn):
        # 13.1.5: judged after the losses: with the last SP of a stack its zone is gone.
        state = state.copy()
        state.take(battle.side, origin, lost)
        state.take(enemy, place, hit)
    if battle.shaken and not won and not (tied and _fed(state, battle.side, origin)):
        more = min(1, able - lost)
        lost += more
        if tied:
            state.take(battle.side, origin, more)
    if worn and (won or (tied and not _fed(state, enemy, place))):
        hit = min(held, hit + 1)
    return lost, hit, won, tied


def _fed(state: CivilWarState, side: int, place: int) -> bool:
    """13.4: whether a side has full supply in a place."""
    return bool(supply(facts(state), side).supplied_of(1 << place))


def won_of_hundred(prospect: Prospect) -> int:
    """How often of a hundred times the attackers win, rounded."""
    return prospect.hundredths()[0]
