"""The odds and the price of an order, told beside it before anything rolls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.course import Course
from longroll.engine.event import Args, Message, Value

from ..activation import heard
from ..base import CHAPMAN, SCOUTS, space_key, unit_key
from ..combat import MODIFYING, Combat, Force
from ..components import BESIDE, COUNTER, COUNTERS, LEADER, SPACE, TABLES
from ..deeds import guarded, kidnap_least
from ..interrogation import Interrogation
from ..occurrences import Shot
from ..orders import alive_to, cost, led_by_ames
from ..raids import Operations, RaiderPhase
from ..state import MosbyState
from ..tracks import change
from ..victory import forgotten, needed
from .prospects import FACES, attack_force, stakes, wins
from .waking import Heard, percent

__all__ = ["checks_on_entry", "courses", "notes"]


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
        asked = _asking(state, frame.kind)
        told = ((action, asked) for action in actions if action.verb == "interrogate")
    else:
        return {}
    return {action: note for action, note in told if note is not None}


def _note(key: str, **args: Value) -> Message:
    return Message(f"note-{key}", tuple(args.items()))


def _on_entry(state: MosbyState, space: int) -> Heard:
    """What is checked when a space is entered (L187)."""
    hidden = state.unrevealed >> space & 1
    camp = (state.concentrations & ~state.sent) >> space & 1
    return Heard(len(state.sleeping(1 << space)), hidden, camp, entered=True)


def checks_on_entry(state: MosbyState, space: int) -> int:
    """How many checks entering a space brings (L187)."""
    return _on_entry(state, space).checks


def _of_noise(state: MosbyState) -> Heard:
    """What is checked after a noise where Mosby stands (L189, L190)."""
    return Heard(*heard(state, 1 << state.mosby, BESIDE[state.mosby]))


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
        return _note("kidnap", count=FACES + 1 - least, worth=_worth(state, "leader"))
    if verb == "capture":
        return _note("capture", worth=_worth(state, COUNTERS[COUNTER[action.args[0]]].kind))
    if verb == "attack":
        return _fight(state, attack_force(state))
    if verb == "scatter" and (loss := -forgotten(state)):
        return _note("scatter-idle", loss=loss)
    return None


def _worth(state: MosbyState, deed: str, more: int = 0) -> int:
    """The points that a deed brings (2.6), within the limits of the track (2.3)."""
    return change(state, TABLES.performance[deed][0] + more)


def _wound(state: MosbyState) -> Message:
    """What a casualty check can do: a second wound is death (15.3)."""
    odds = TABLES.wounded_to
    if state.wounded:
        return _note("fatal", count=odds)
    return _note("wound", count=odds, loss=-_worth(state, "wound"))


def _asking(state: MosbyState, kind: str) -> Message:
    """How often an answer reveals spaces, and how often it costs points (11.4)."""
    answers = TABLES.answers[kind]
    lies = sum(answer.startswith("-") for answer in answers)
    good = len(answers) - lies - answers.count("none")
    if not BESIDE[state.mosby] & state.lines & state.unrevealed:
        good = 0  # nothing is left that he could tell
    return _note("interrogate", count=good, lies=lies, chance=_hundredths(good))


def _hundredths(faces: int) -> int:
    """So many faces of the die as a chance in percent, for who wishes not to be asked."""
    return round(100 * faces / FACES)


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
    noise = _of_noise(state)
    noise = noise._replace(sleepers=noise.sleepers - (target in sleeping))
    alert = min(TABLES.alert_most, state.alert + TABLES.performance[deed][1])
    odds = percent(state, noise, alert)
    worth = _worth(state, deed, state.depot(state.mosby) if deed == "depot" else 0)
    count, checks = FACES + 1 - least, noise.checks
    return _note("demolish", count=count, worth=worth, checks=checks, chance=odds)


def _entering(state: MosbyState, action: Action) -> Message | None:
    space = SPACE[action.args[0]]
    quiet = len(action.args) > 1 or led_by_ames(state, space)
    found: Args = ()
    if not quiet and alive_to(state, space):
        there = _on_entry(state, space)
        found = (("checks", there.checks), ("chance", percent(state, there, state.alert)))
    if state.food and not state.inside(space):
        key = "note-food-home-entry" if found else "note-food-home"
        return Message(key, (("worth", change(state, TABLES.food)), *found))
    if found:
        return Message("note-entry", found)
    return _note("entry-quiet") if quiet else None


def _priced(state: MosbyState, frame: RaiderPhase, action: Action) -> Message | None:
    """In a round: what it costs, what is left then, and what is to be known besides."""
    price = cost(state, action)
    said = _of(state, action)
    if not price:
        return said
    relief = frame.burdened and action.verb == "go" and not state.inside(SPACE[action.args[0]])
    paid: Args = (("cost", price), ("left", frame.points - price + relief))  # ruling M10
    return (
        Message(f"{said.key}-priced", (*said.args, *paid)) if said else Message("note-price", paid)
    )


def _in_combat(state: MosbyState, frame: Combat, action: Action) -> Message | None:
    """How many faces of the die win, as things stand or with a card (14.5), or again (14.10)."""
    force = frame.force(state)
    if action.verb == "disband":
        loss, standing = -_worth(state, "disbanding"), _standing(state)
        if state.wounded:
            return _note("disband-fatal", count=TABLES.wounded_to, loss=loss, **standing)
        hurt = -_worth(state, "disbanding", TABLES.performance["wound"][0]) - loss
        return _note("disband", count=TABLES.wounded_to, loss=loss, more=hurt, **standing)
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
    return _again(state, force) if frame.roll else None


def _again(state: MosbyState, force: Force) -> Message:
    """A second roll, without the cards of the first (14.10)."""
    said = _fight(state, force)
    return Message(said.key, (*said.args, ("chance", _hundredths(wins(state, force, ())))))


def _standing(state: MosbyState) -> dict[str, Value]:
    """The points that he has, and those that the end of the turn wants (3.2)."""
    return {"points": state.points, "needed": needed(state, state.turn)}


def courses(state: MosbyState) -> list[Course]:
    """Spaces inside the lines that Mosby can enter by a free ride and one step more (10.2)."""
    if not isinstance(state.stack[-1] if state.stack else None, Operations):
        return []
    if state.acted + 1 >= TABLES.most_actions:
        return []  # the band is worn out after the first step (10.6)
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
