"""The tables of the rulebook: results, modifiers and limits, from the pack and the rules' numbers.

A number that depends on a general or a piece is called by its name, or stands as ``?``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from longroll.engine.chart import Row
from longroll.engine.event import Message
from longroll.engine.reference import Cell, reference, said, signed

from ..attrition import LOSSES, Attrition
from ..battle import Battle, RetreatBeforeBattle
from ..battle import modifiers as gains
from ..battle.before import CAVALRY_BONUS as ESCAPE_BONUS
from ..battle.before import retreats_freely
from ..battle.casualties import FATAL, OTHER_TEN, OWN_TEN
from ..battle.overrun import TIMES
from ..battle.parties import is_cavalry_alone
from ..battle.result import RATIOS, ratio_bonus
from ..battle.retreat import DefenderRetreat, retreat_choices
from ..cards.events.naval import FLEET_BONUS
from ..components import (
    ATTACKER_LOSS,
    DEFENDER_LOSS,
    HAND_SIZE,
    LIMITS,
    SIDE_KEYS,
    STANDARD,
    STARRED,
    STATES,
    TURN_KEYS,
    WILL,
    battle_size,
    clamp,
    enemy,
)
from ..formations.creation import ARMY_VALUE
from ..movement import March
from ..movement.interception import CAVALRY_BONUS
from ..naval.confederate import RIVER_UNITS
from ..naval.forts import CONFEDERATE_VALUE
from ..naval.moves import NAVAL_VALUE
from ..naval.voyage import GUNS_BONUS, TORPEDOES
from ..state import ARMY, BRIGADE, CORPS, DIVISION, Force, ForThePeopleState

__all__ = ["REFERENCES", "cells"]

_SIDES: Final = SIDE_KEYS[1:]
_SIZES: Final = ("size-small", "size-medium", "size-large")
_NONE: Final = "—"
"""What a side or a force has not."""
_ADDED: Final = Message("value-added")
_TAKEN: Final = Message("value-taken")
"""The value of a General or of a centre itself."""
_BATTLE: Final = ("try-retreat", "retreat-freely", "battle-card", "battle-command")
_STAFF: Final = ("subordinate", "elite")
_KINDS: Final = (ARMY, CORPS, DIVISION, BRIGADE)


# --- Battles ------------------------------------------------------------------------------------


def _losses(table: tuple[tuple[int, ...], ...], *, starred: bool = False) -> Iterator[Row]:
    """7.10: by modified roll and size; with the asterisk that breaks a tie."""
    last = len(table[0]) - 1
    for roll in range(1, last + 1):
        kind = "or-less" if roll == 1 else "or-more" if roll == last else "exactly"
        cells = tuple(
            f"{column[roll]}{'*' if starred and STARRED[size][roll] else ''}"
            for size, column in enumerate(table)
        )
        yield Row(said(f"roll-{kind}", roll=roll), cells)


def _battle_modifiers() -> Iterator[Row]:
    """7.5."""
    yield Row("mod-commander", (said("plus-rating"), said("plus-rating")))
    yield Row("mod-no-screen", (signed(-gains.SCREEN), signed(-gains.SCREEN)))
    yield Row("mod-subordinates", (said("plus-ratings"), said("plus-ratings")))
    yield Row("mod-elite", (signed(gains.ELITE), signed(gains.ELITE)))
    for times, bonus in reversed(RATIOS):
        yield Row(said("odds", count=times), (signed(bonus), signed(bonus)))
    yield Row("mod-empty-fort", (signed(ratio_bonus(1, 0)), _NONE))
    yield Row("mod-unsupplied", (signed(gains.UNSUPPLIED), signed(gains.UNSUPPLIED)))
    yield Row("mod-intercepted", (_NONE, signed(gains.INTERCEPTION)))
    yield Row("mod-fort", (_NONE, signed(gains.FORT)))
    most = said("up-to", amount=LIMITS.amphibious_cap)
    yield Row("mod-assault", (most, most))
    yield Row("mod-sigel", (signed(gains.SIGEL_BONUS), signed(gains.SIGEL_BONUS)))


def _assault() -> Iterator[Row]:
    """6.4.1: for the Union, and against it; the difference counts."""
    yield Row("mod-training", (said("plus-level"), _NONE))
    yield Row("mod-fleet", (signed(FLEET_BONUS), _NONE))
    for key, value in (
        ("fort", gains.FORT),
        ("ironclad", gains.IRONCLAD),
        ("torpedoes", gains.TORPEDOES),
        ("hunley", gains.HUNLEY),
    ):
        yield Row(f"mod-against-{key}", (_NONE, signed(value)))
    most = signed(LIMITS.amphibious_cap)
    yield Row("mod-difference", (most, most))


def _guns() -> Iterator[Row]:
    """6.3.1."""
    yield Row("needed-roll", (f"{LIMITS.run_guns}+",))
    yield Row("mod-passed-torpedoes", (signed(-TORPEDOES),))
    yield Row("mod-passed-fleet", (signed(GUNS_BONUS),))


def _casualties() -> Iterator[Row]:
    """7.7.3: the highest die that costs a general."""
    yield Row(said("own-roll", roll=FATAL), (said("die", count=OWN_TEN),))
    yield Row(said("other-roll", roll=FATAL), (said("die", count=OTHER_TEN),))


def _ratios() -> Iterator[Row]:
    """5.7.2, 7.3: what the strength points of both sides make of an attack."""
    for size, least in enumerate(STANDARD.combat.smallest):
        yield Row(_SIZES[size], (said("at-least", count=least),))
    yield Row("overrun", (said("odds", count=TIMES),))


def _early_retreat() -> Iterator[Row]:
    """7.2: the highest die that gets away."""
    yield Row("escape-cavalry", (said("no-die"),))
    yield Row("escape-beaten", (said("no-die"),))
    yield Row("escape-others", (said("rating", count=0),))
    yield Row("escape-brigade", (said("rating", count=ESCAPE_BONUS),))


def _interception() -> Iterator[Row]:
    """5.8.1: the highest die that intercepts."""
    yield Row("intercept-infantry", (said("rating", count=0),))
    yield Row("intercept-brigade", (said("rating", count=CAVALRY_BONUS),))


def _priorities() -> tuple[Row, ...]:
    """7.6.1."""
    names = ("own-supplied", "neutral-supplied", "own", "neutral", "enemy-supplied", "enemy")
    return tuple(Row(f"goal-{name}", (rank,)) for rank, name in enumerate(names, 1))


# --- Forces and cards ---------------------------------------------------------------------------


def _forces() -> Iterator[Row]:
    """5.1.3, 5.9.1: strength points, movement points, more of these by rail."""
    bonus = signed(LIMITS.rail_bonus)
    yield Row("an-army", (LIMITS.army_units, LIMITS.army_moves, _NONE))
    yield Row("a-corps", (LIMITS.corps_units, LIMITS.corps_moves, bonus))
    yield Row("a-division", (LIMITS.division_units, LIMITS.division_moves, bonus))
    yield Row("a-brigade", (LIMITS.brigade_units, LIMITS.brigade_moves, bonus))


def _operations() -> Iterator[Row]:
    """4.1: the least value of a card, by side."""
    yield Row("card-move", (said("strategy"), said("strategy")))
    yield Row("card-army", (ARMY_VALUE, ARMY_VALUE))
    yield Row("card-fort", (said("any"), CONFEDERATE_VALUE))
    yield Row("card-sail", (NAVAL_VALUE, said("any")))
    for deed in ("relieve", "reorganise", "raid"):
        yield Row(f"card-{deed}", (said("any"), said("any")))
    yield Row("card-markers", (said("markers"), said("markers")))


def _attrition() -> Iterator[Row]:
    """9.1, 9.2: units lost by the size of a force; as many again without supply."""
    yield Row("fewer", (0, 0))
    for least, loss in reversed(LOSSES):
        yield Row(said("at-least", count=least), (loss, loss))


def _reinforcements() -> Iterator[Row]:
    """10.2.2, 10.3.1, 10.4.1."""
    for region in ("east", "center", "west"):
        yield Row(region, (getattr(LIMITS, region), _NONE))
    yield Row("east-cut", (LIMITS.east_reduced, _NONE))
    yield Row("intervention", (signed(-LIMITS.intervention_loss), _NONE))
    yield Row("from-states", (_NONE, LIMITS.states))
    yield Row("strategic", (LIMITS.union_strategic, LIMITS.confederate_strategic))


def _aboard() -> Iterator[Row]:
    """6.1.2, 6.1.5, 6.5.1: the most strength points that sail together."""
    yield Row("count-sails", (LIMITS.naval_units, RIVER_UNITS))
    yield Row("count-army-sails", (LIMITS.river_army_units, _NONE))


# --- Will ---------------------------------------------------------------------------------------


def _will() -> Iterator[Row]:
    """12: gains and losses, by side."""
    same = (
        ("large-battle-won", WILL.large_battle_won),
        ("large-battle-lost", WILL.large_battle_lost),
    )
    for reason, amount in same:
        yield Row(Message(f"reason-{reason}"), (signed(amount), signed(amount)))
    yield Row("fortune-rises", (signed(WILL.fortune_rises), signed(WILL.fortune_rises)))
    yield Row("fortune-falls", (signed(WILL.fortune_falls), signed(WILL.fortune_falls)))
    pairs = (
        ("capital", WILL.union_capital, WILL.confederate_capital),
        ("capital-elsewhere", WILL.capital_elsewhere, WILL.capital_elsewhere),
        ("army-lost", WILL.union_army, WILL.confederate_army),
        ("armies-joined", WILL.second_army_union, WILL.second_army_confederate),
        ("army-outranked", WILL.army_outranked, WILL.army_outranked),
        ("state-invaded", -WILL.invaded_state, WILL.invaded_state),
        ("fort-lost", WILL.fort_lost, -WILL.fort_lost),
    )
    for reason, union, confederate in pairs:
        yield Row(Message(f"reason-{reason}"), (signed(union), signed(confederate)))
    yield Row(Message("reason-general-relieved"), (_TAKEN, _TAKEN))
    yield Row("each-skipped", (signed(WILL.relief_skipped), signed(WILL.relief_skipped)))
    yield Row(Message("reason-resource-destroyed"), (_ADDED, _TAKEN))
    yield Row(Message("reason-runner-failed"), (_NONE, signed(WILL.runner_failed)))
    yield Row(Message("reason-mississippi"), (signed(WILL.mississippi), _NONE))
    yield Row(Message("reason-war-weariness"), (signed(WILL.war_weariness), _NONE))
    yield Row(Message("reason-remorse"), (_NONE, signed(WILL.remorse)))
    yield Row("intervention", (signed(WILL.intervention_union), _NONE))


def _states() -> Iterator[Row]:
    """12.1.4: what a state counts, and the spaces that control it."""
    for state in STATES:
        if state.control_needed:
            yield Row(said("state", state=state.key), (state.control_value, state.control_needed))


def _hands() -> tuple[Row, ...]:
    """3.2: the cards dealt to each side, by turn."""
    turns = range(1, len(TURN_KEYS))
    return tuple(Row(said("turn", turn=TURN_KEYS[turn]), (HAND_SIZE[turn],)) for turn in turns)


REFERENCES: Final = (
    reference(
        "attacker-losses",
        "7.10",
        tuple(_losses(ATTACKER_LOSS)),
        _SIZES,
        *_BATTLE,
        *_STAFF,
        "losses",
    ),
    reference(
        "defender-losses",
        "7.10",
        tuple(_losses(DEFENDER_LOSS, starred=True)),
        _SIZES,
        *(*_BATTLE, *_STAFF, "losses"),
    ),
    reference(
        "battle-modifiers",
        "7.5",
        tuple(_battle_modifiers()),
        ("attacker", "defender"),
        *(*_BATTLE, *_STAFF, "march", "intercept"),
    ),
    reference("battle-sizes", "7.3", tuple(_ratios()), ("units",), "march", "land"),
    reference("interception", "5.8.1", tuple(_interception()), ("die",), "intercept"),
    reference(
        "early-retreat", "7.2", tuple(_early_retreat()), ("die",), "try-retreat", "retreat-freely"
    ),
    reference("retreat", "7.6.1", _priorities(), ("priority",), "retreat", "enemy-retreat"),
    reference(
        "general-losses", "7.7.3", tuple(_casualties()), ("die",), "subordinate", "brigade-loss"
    ),
    reference(
        "assault",
        "6.4.1",
        tuple(_assault()),
        _SIDES,
        *("sail", "sail-army", "load", "land", "ironclad", "torpedoes", "hunley"),
    ),
    reference("guns", "6.3.1", tuple(_guns()), ("die",), "sail", "land"),
    reference(
        "forces",
        "5.1.3",
        tuple(_forces()),
        ("units", "moves", "by-rail"),
        *("operation", "activate", "campaign", "compose", "compose-division", "march"),
    ),
    reference("operations", "4.1", tuple(_operations()), _SIDES, "card", "operation"),
    reference(
        "sailing", "6.1.2", tuple(_aboard()), _SIDES, "sail", "load", "sail-army", "river-sail"
    ),
    reference(
        "attrition",
        "9.1",
        tuple(_attrition()),
        ("attrition", "forage"),
        *("attrition", "event-attrition"),
    ),
    reference(
        "new-units",
        "10.3.1",
        tuple(_reinforcements()),
        _SIDES,
        *("place-units", "cut", "raise", "strategic", "strategic-to"),
    ),
    reference(
        "will-changes",
        "12",
        tuple(_will()),
        _SIDES,
        *("will-order", "relieve", "successor", "army-commander", "create-army", "capital"),
        "join-armies",
    ),
    reference(
        "state-values",
        "12.1.4",
        tuple(_states()),
        ("worth", "needed"),
        "mark",
        "unmark",
        "fill-state",
    ),
    reference("hands", "3.2", _hands(), ("hand",), "opening", "card"),
)


# --- What is in question ------------------------------------------------------------------------


def cells(state: ForThePeopleState) -> Mapping[str, Cell]:
    """Size and rolls of a battle, the kind of a force, the best retreat, the hand of the turn."""
    found = {"hands": Cell(row=state.turn - 1)}
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, March) and state.force is not None:
        if state.force.kind in _KINDS:
            found["forces"] = Cell(row=_KINDS.index(state.force.kind))
    elif isinstance(frame, RetreatBeforeBattle) and state.force is not None:
        found.update(_escape(state, state.force, frame.space))
    elif isinstance(frame, DefenderRetreat):
        best, _ = retreat_choices(state, frame.side, frame.space, frame.came)
        found["retreat"] = Cell(row=best - 1)
    elif isinstance(frame, Attrition):
        found["attrition"] = Cell(column=int(frame.foraging))
    battles = [each for each in state.stack if isinstance(each, Battle)]
    if battles:
        found.update(_battle(state, battles[-1]))
    return found


def _escape(state: ForThePeopleState, force: Force, space: int) -> dict[str, Cell]:
    """7.2: how the defender may leave, and the battle that he has if he stands."""
    side = enemy(force.side)
    free = retreats_freely(state, side, space)
    row = 0 if is_cavalry_alone(state, side, space) else 1 if free else -1
    size = Cell(column=battle_size(force.units + state.units(side, space)))
    return {"early-retreat": Cell(row=row), "attacker-losses": size, "defender-losses": size}


def _battle(state: ForThePeopleState, battle: Battle) -> dict[str, Cell]:
    """7.3.1.A, 7.3.1.C: the size, and once the dice have fallen the modified rolls."""
    units = sum(battle.strength)
    if not units and state.force is not None:
        side = enemy(state.force.side)
        units = state.force.units + state.units(side, battle.space)
    rows = [
        clamp(roll) - 1 if roll else -1 for roll in (battle.attacker_roll, battle.defender_roll)
    ]
    size = battle_size(units)
    return {"defender-losses": Cell(rows[0], size), "attacker-losses": Cell(rows[1], size)}
