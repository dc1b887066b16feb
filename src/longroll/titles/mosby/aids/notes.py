"""The odds and the price of an order, told beside it before anything rolls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.course import Course
from longroll.engine.event import Args, Message, Value

from ..activation import things_to_check
from ..base import CHAPMAN, SCOUTS, space_key, unit_key
from ..combat import MODIFYING, Combat, Force
from ..components import BESIDE, COUNTER, COUNTERS, LEADER, SPACE, TABLES
from ..deeds import guarded, kidnap_least
from ..interrogation import Interrogation
from ..occurrences import Shot
from ..orders import alive_to, cost, led_by_ames
from ..raids import Operations, RaiderPhase
from ..state import MosbyState
from ..victory import needed
from .prospects import FACES, attack_force, stakes, wins

__all__ = ["courses", "notes", "wakes"]

_PERCENT: Final = 100
_LOST: Final = -TABLES.performance["wound"][0]
"""The points that a wound costs (2.6)."""


def notes(state: MosbyState, actions: Sequence[Action]) -> Mapping[Action, Message]:
    """A note on each order that is on the list and has something to know."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Combat):
        told = ((action, _in_combat(state, frame, action)) for action in actions)
    elif isinstance(frame, RaiderPhase):
        told = ((action, _priced(state, frame, action)) for action in actions)
    elif isinstance(frame, Operations):
        told = ((action, _of(state, action)) for action in actions)
    elif isinstance(frame, Shot):
        told = ((action, _wound(state)) for action in actions if action.verb == "risk")
    elif isinstance(frame, Interrogation):
        asked = _asking(frame.kind)
        told = ((action, asked) for action in actions if action.verb == "interrogate")
    else:
        return {}
    return {action: note for action, note in told if note is not None}


def _note(key: str, **args: Value) -> Message:
    return Message(f"note-{key}", tuple(args.items()))


def wakes(checks: int, alert: int) -> int:
    """In how many of a hundred cases at least one of some checks wakes somebody (9.1).

    >>> wakes(1, 3), wakes(2, 3), wakes(0, 5)
    (50, 75, 0)
    """
    return round(_PERCENT * (1 - (1 - alert / FACES) ** checks))


def checks_on_entry(state: MosbyState, space: int) -> int:
    """How many checks entering a space brings (L187)."""
    there = 1 << space
    hidden = state.unrevealed >> space & 1
    camp = (state.concentrations & ~state.sent) >> space & 1
    return hidden + camp + len(state.sleeping(there))


def checks_of_noise(state: MosbyState) -> int:
    """How many checks a noise where Mosby stands brings (L189, L190)."""
    return things_to_check(state, 1 << state.mosby, BESIDE[state.mosby])


def _of(state: MosbyState, action: Action) -> Message | None:
    """What is to be known of an order by itself."""
    verb = action.verb
    if verb == "go":
        return _entering(state, action)
    if verb == "scout":
        good = min(FACES, FACES + 1 - TABLES.scout_from + (SCOUTS in state.hand))
        return _note("scout", count=good)
    if verb == "demolish":
        return _demolishing(state, action.args[0])
    if verb == "kidnap" and action.args[0] in LEADER:
        least = kidnap_least(state, len(action.args) > 1, state.mosby)
        return _note("kidnap", count=FACES + 1 - least, worth=_worth("leader"))
    if verb == "capture":
        return _note("capture", worth=_worth(COUNTERS[COUNTER[action.args[0]]].kind))
    if verb == "attack":
        return _fight(state, attack_force(state))
    return None


def _worth(deed: str) -> int:
    """The points that a deed brings (2.6)."""
    return TABLES.performance[deed][0]


def _wound(state: MosbyState) -> Message:
    """What a casualty check can do: a second wound is death (15.3)."""
    odds = TABLES.wounded_to
    return _note("fatal", count=odds) if state.wounded else _note("wound", count=odds, loss=_LOST)


def _asking(kind: str) -> Message:
    """How often an answer reveals spaces, and how often it costs points (11.4)."""
    answers = TABLES.answers[kind]
    lies = sum(answer.startswith("-") for answer in answers)
    good = len(answers) - lies - answers.count("none")
    return _note("interrogate", count=good, lies=lies)


def _fight(state: MosbyState, force: Force, cards: tuple[int, ...] = ()) -> Message:
    """On how many faces Mosby wins, and what both ends may do to his points."""
    gain, loss = stakes(state, force, cards)
    won, wounded = wins(state, force, cards), int(state.wounded)
    return _note("combat", count=won, worth=gain, loss=loss, wounded=wounded)


def _demolishing(state: MosbyState, target: str) -> Message:
    """The die, and who is checked after a success: the alert has risen, a train is gone (2.6)."""
    least = TABLES.guarded_from if guarded(state, state.mosby) else TABLES.quiet_from
    sleeping = {unit_key(unit) for unit in state.sleeping(1 << state.mosby)}
    deed = target if target in TABLES.performance else "wagon-train"
    checks = checks_of_noise(state) - (target in sleeping)
    alert = min(TABLES.alert_most, state.alert + TABLES.performance[deed][1])
    odds = wakes(checks, alert)
    worth = _worth(deed) + (state.depot(state.mosby) if deed == "depot" else 0)
    return _note("demolish", count=FACES + 1 - least, worth=worth, checks=checks, chance=odds)


def _entering(state: MosbyState, action: Action) -> Message | None:
    space = SPACE[action.args[0]]
    if state.food and not state.inside(space):
        return _note("food-home", worth=TABLES.food)
    if len(action.args) > 1 or led_by_ames(state, space):
        return _note("entry-quiet")
    if not alive_to(state, space):
        return None
    checks = checks_on_entry(state, space)
    return _note("entry", checks=checks, chance=wakes(checks, state.alert))


def _priced(state: MosbyState, frame: RaiderPhase, action: Action) -> Message | None:
    """In a round: what it costs, what is left then, and what is to be known besides."""
    price = cost(state, action)
    said = _of(state, action)
    if not price or said is None:
        return said if said is not None else _price(frame, price)
    paid: Args = (("cost", price), ("left", frame.points - price))
    return Message(f"{said.key}-priced", (*said.args, *paid))


def _price(frame: RaiderPhase, price: int) -> Message | None:
    return _note("price", cost=price, left=frame.points - price) if price else None


def _in_combat(state: MosbyState, frame: Combat, action: Action) -> Message | None:
    """How many faces of the die win, as things stand or with a card."""
    force = frame.force(state)
    if action.verb == "disband":
        loss, standing = -_worth("disbanding"), _standing(state)
        if state.wounded:
            return _note("disband-fatal", count=TABLES.wounded_to, loss=loss, **standing)
        return _note("disband", count=TABLES.wounded_to, loss=loss, more=_LOST, **standing)
    if action.verb == "stand":
        said = _fight(state, force)
        return Message("note-stand", (*said.args, *_standing(state).items()))
    if action.verb == "roll":
        return _fight(state, force, frame.cards)
    if action.verb != "play":
        return None
    card = action.integer(0)
    if card == CHAPMAN:
        more = Force(force.attacker, force.mosby + 1, force.union)
        return _fight(state, more, frame.cards)
    if card in MODIFYING:
        return _fight(state, force, (*frame.cards, card))
    return _fight(state, force) if frame.roll else None


def _standing(state: MosbyState) -> dict[str, Value]:
    """The points that he has, and those that the end of the turn wants (3.2)."""
    return {"points": state.points, "needed": needed(state, state.turn)}


def courses(state: MosbyState) -> list[Course]:
    """Spaces inside the lines that Mosby can enter by a free ride and one step more (10.2)."""
    if not isinstance(state.stack[-1] if state.stack else None, Operations):
        return []
    found: dict[int, int] = {}
    riding = state.ride() & ~state.held
    for space in range(len(BESIDE)):
        if riding >> space & 1:
            beyond = BESIDE[space] & ~BESIDE[state.mosby] & state.lines
            for there in members(beyond):
                found.setdefault(there, space)
    return [
        Course(space_key(there), (_go(via), _go(there)), _onward(state, there))
        for there, via in sorted(found.items())
    ]


def _go(space: int) -> Action:
    return act("go", space_key(space))


def _onward(state: MosbyState, space: int) -> Message:
    said = _entering(state, _go(space))
    return said if said is not None else _note("entry-quiet")
