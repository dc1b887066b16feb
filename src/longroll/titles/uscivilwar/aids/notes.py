"""What to know of an order: the points of a march, the odds of an attack, what an action costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action
from longroll.engine.event import Message, Value
from longroll.engine.prospect import Prospect

from ..actions import Activations
from ..base import general_at, place_key, place_of, rank_of, side_key
from ..battle import Attackers, Battle
from ..battle.retreat import Retreat
from ..command import limit_of, ratings
from ..components import CARD_KINDS, UNION
from ..facts import facts
from ..hardship import SupplySegment, wear_by_face
from ..joining import Succession, TakeCommand
from ..leadership import LeaderManagement
from ..marches import March
from ..marches.attack import targets
from ..marches.ways import wild_kentucky
from ..marches.work import price
from ..reactions import Approach, Detachment, intercepted
from ..reinforcement import UnionReinforcement
from ..sea import Transport, cards_for
from ..ships.crew import move_crew
from ..ships.cruise import Cruise
from ..ships.fight import Fight
from ..ships.gunboats import assault_chance, must_fight
from ..state import CivilWarState
from ..transfers import Transfers
from .naval import naval_notes
from .odds import forecast, landings, shore_battle, won_of_hundred
from .overlays import foreseen
from .reacting import reactions

__all__ = ["notes"]

_ONE: Final = (
    *("column", "march", "recover", "entrench", "train", "transfers", "transport"),
    *("fleet", "battery-rail", "battery-ship"),
)
"""4.3: orders that cost an Action Point; those not named cost none."""
_PICK_UP: Final = ("gather", "collect")
_POSTED: Final = (LeaderManagement, Transfers, TakeCommand, Succession)
_NAMED: Final = ("transfer", "grant", "command")
"""Orders that choose a General; where he goes is asked with his ratings."""
_DARE: Final = 2
"""7.7: what it costs that a cautious General dares."""
_FORTS: Final = {"fort": "note-fort", "improve": "note-improve"}


def notes(state: CivilWarState, actions: Sequence[Action]) -> Mapping[Action, Message]:
    """A note on each order that is on the list and has something to know."""
    frame = state.stack[-1] if state.stack else None
    found: Mapping[Action, Message] = {}
    if isinstance(frame, March) and frame.step == "choose":
        found = _of_march(state, frame, actions)
    elif isinstance(frame, Transport):
        found = _of_voyage(state, frame, actions)
    elif isinstance(frame, Cruise) and frame.step == "sail":
        found = _of_ships(state, frame, actions)
    elif isinstance(frame, (Approach, Battle, Detachment, Fight, Retreat)):
        found = _of_fight(state, frame, actions)
    elif isinstance(frame, SupplySegment) and frame.step == "choose":
        found = _of_attrition(state, frame, actions)
    elif isinstance(frame, _POSTED):
        found = _of_generals(state, actions)
    elif isinstance(frame, Activations) and frame.step == "fort":
        found = _of_forts(state, frame.side, actions)
    elif isinstance(frame, UnionReinforcement) and frame.step == "fort":
        found = _of_forts(state, UNION, [each for each in actions if each.verb == "improve"])
    elif isinstance(frame, Activations) and frame.step == "choose":
        found = {
            action: said
            for action in actions
            if (said := _of_action(state, frame, action)) is not None
        }
    return found


def _of_fight(
    state: CivilWarState,
    frame: Approach | Battle | Detachment | Fight | Retreat,
    actions: Sequence[Action],
) -> Mapping[Action, Message]:
    """9, 11, 21.6: before a battle, at its cards, and after it."""
    if isinstance(frame, Approach):
        return reactions(state, frame, actions)
    if isinstance(frame, Fight):
        return naval_notes(state, frame, actions)
    if isinstance(frame, Detachment) and frame.step == "who":
        return {one: _leads(state, one) for one in actions if one.verb == "under"}
    if isinstance(frame, Retreat) and frame.step == "choose":
        return _of_retreat(state, frame, actions)
    if isinstance(frame, Battle) and frame.step == "stake":
        return _of_stakes(state, frame, actions)
    return {}


def _of_march(
    state: CivilWarState, march: March, actions: Sequence[Action]
) -> dict[Action, Message]:
    """5.1, 5.4.2, 11.2: what a way or a work costs, and what is left; what an attack may bring."""
    reach, rides, foes = march.reach(state), march.rides(state), targets(march, state)
    zone, dear = facts(state).zone(1 - march.side, march.moving(state)), march.dear(state)
    found: dict[Action, Message] = {}
    for action in actions:
        place = place_of(action)
        if action.verb == "go" and place in reach:
            cost = reach[place]
            way = march.way(state, place)
            met = sum(zone >> step & 1 for step in way)
            caught = _caught(state, march.force(), way)
            left = max(0, _left(state, march, cost, place) - (dear >> place & 1))
            said = (("cost", cost + march.owed), ("left", left), *_joins(state, march.side, place))
            found[action] = (
                Message("note-go-zone", (*said, ("caught", caught), ("number", met)))
                if met or caught
                else Message("note-go", said)
            )
        elif action.verb == "ride" and place in rides:
            ridden = (("cost", rides[place]), ("caught", _caught(state, march.force(), (place,))))
            found[action] = Message("note-ride", ridden)
        elif action.verb == "attack" and place in foes:
            found[action] = _attack(state, march, place, foes[place] + march.owed)
        elif cost := price(march, state, action):
            source = place if action.verb == "gather" else march.place
            left = _left(state, march, cost, source if action.verb in _PICK_UP else -1)
            found[action] = Message("note-go", (("cost", cost), ("left", left), ("joins", 0)))
    return found


def _leads(state: CivilWarState, action: Action) -> Message:
    """7.3: the rank of a General who may go, and how many SP he leads."""
    general = general_at(action.args[0])
    stars, most = rank_of(state, general).stars, limit_of(state, general)
    return Message("note-under", (("stars", stars), ("number", most)))


def _of_retreat(
    state: CivilWarState, retreat: Retreat, actions: Sequence[Action]
) -> dict[Action, Message]:
    """11.6.1: where the second hex of a retreat is: a way without a choice is taken."""
    found: dict[Action, Message] = {}
    for action in actions:
        end = place_of(action) if action.verb == "retreat" else -1
        ends = retreat.leads_to(state, end) if end >= 0 else 0
        if ends and ends != 1 << end:
            told = (("number", ends.bit_count()), ("place", place_key(members(ends)[0])))
            found[action] = Message("note-retreat", told)
    return found


def _joins(state: CivilWarState, side: int, place: int) -> tuple[tuple[str, int], tuple[str, str]]:
    """17.1.3: whether Kentucky joins the enemy if a force of a side comes to a place."""
    return ("joins", wild_kentucky(state) >> place & 1), ("side", side_key(1 - side))


def _of_voyage(
    state: CivilWarState, voyage: Transport, actions: Sequence[Action]
) -> dict[Action, Message]:
    """17.1.3: what a landing in neutral Kentucky brings about; 20.5.2: what an assault may."""
    wild, told = wild_kentucky(state), Message("note-joins", (("side", side_key(1 - voyage.side)),))
    found = {
        action: told for action in actions if action.verb == "sail" and wild >> place_of(action) & 1
    }
    battles = {battle.place: battle for battle in landings(state, voyage)}
    for action in actions:
        if action.verb == "assault":
            place = place_of(action)
            chance = -1
            if must_fight(state, voyage.side, place):
                chance = round(100 * assault_chance(state, voyage.side, place))
            if place in battles:
                found[action] = _assault(state, voyage.force(state), battles[place], chance)
            elif chance >= 0:
                found[action] = Message("note-engage", (("chance", chance), ("lands", 0)))
    return found


def _assault(state: CivilWarState, force: Attackers, battle: Battle, naval: int = -1) -> Message:
    """20.5.2, 21.7.3: the chances of a landing; before it of a ``naval`` battle, unless -1."""
    said = (
        ("joined", _caught(state, force, (battle.place,))),
        ("sea", int(naval >= 0)),
        ("naval", naval),
    )
    told = forecast(state, battle)
    if told.of == 1:
        return Message("note-assault-overrun", said)
    return Message("note-assault", (*_hopes(told), *said))


def _left(state: CivilWarState, march: March, cost: int, joined: int) -> int:
    """The points that are left of a march once it has paid, and has joined the SP of a place (-1).

    18.1: SP that are demoralised share no forced march.
    """
    shaken = joined >= 0 and march.strength and state.demoralised[march.side] >> joined & 1
    lost = march.forced if shaken and not march.shaken else 0
    return max(0, march.left() - cost - lost)


def _caught(state: CivilWarState, force: Attackers, way: tuple[int, ...]) -> int:
    """9.2.1: how often of a hundred times a force is intercepted; 100 only if it surely is."""
    chance = intercepted(state, force, way)
    return 100 if chance == 1 else min(99, round(100 * chance))


def _attack(state: CivilWarState, march: March, place: int, cost: int) -> Message:
    joined = ("joined", _caught(state, march.force(), (place,)))
    told = forecast(state, Battle(march.force(), place))
    if told.of == 1:
        return Message("note-overrun", (("cost", cost), joined))
    return Message("note-attack", (("cost", cost), *_hopes(told), joined))


def _hopes(told: Prospect) -> tuple[tuple[str, Value], ...]:
    """How often a battle is won, and what both lose on average."""
    mean = [
        sum(ending.ways * loss for ending, loss in zip(told.endings, losses, strict=True)) / told.of
        for losses in (
            [ending.attacker_loss for ending in told.endings],
            [ending.defender_loss for ending in told.endings],
        )
    ]
    own, theirs = (f"{loss:.1f}" for loss in mean)
    return ("chance", won_of_hundred(told)), ("own", own), ("theirs", theirs)


def _of_ships(
    state: CivilWarState, cruise: Cruise, actions: Sequence[Action]
) -> dict[Action, Message]:
    """21.6, 21.13: the chance of a naval battle; what guns do on average to ships that pass."""
    found: dict[Action, Message] = {}
    for action in actions:
        if action.verb == "engage":
            chance = round(100 * cruise.foretell(state, place_of(action)))
            ashore = _ashore(state, cruise, place_of(action))
            found[action] = Message("note-engage", (("chance", chance), *ashore))
        elif action.verb == "run":
            passage = cruise.passage(state, place_of(action), place_of(action, 1))
            if passage is not None:
                crew = sum(cruise.crew)
                lost = cruise.foretold(state, passage)
                said = tuple((name, f"{mean:.1f}") for name, mean in lost._asdict().items())
                then = _fought_beyond(state, cruise, passage.end)
                found[action] = Message("note-run", (("number", crew), *said, *then))
        elif action.verb == "disembark":
            for battle in shore_battle(state, cruise):
                found[action] = _assault(state, cruise.ferry(state).force(state), battle)
        elif action.verb == "halt" and cruise.strength and cruise.came:
            back = (("number", cruise.strength), ("place", place_key(cruise.base)))
            found[action] = Message("note-halt-laden", back)
    return found


def _ashore(state: CivilWarState, cruise: Cruise, end: int) -> tuple[tuple[str, Value], ...]:
    """21.7.3: whether those on board fight ashore after a naval battle, and their chance."""
    after, there = cruise.against(end), state.copy()
    move_crew(there, cruise.crew, cruise.leaders, cruise.place, end, again=cruise.at_sea())
    after.place = end
    wins = [won_of_hundred(forecast(there, battle)) for battle in shore_battle(there, after)]
    return (("lands", len(wins)), *(("wins", chance) for chance in wins))


def _fought_beyond(
    state: CivilWarState, cruise: Cruise, end: int
) -> tuple[tuple[str, Value], tuple[str, Value]]:
    """21.2.4: whether they fight where they come past the guns, and their chance with all ships."""
    fights = cruise.against(end).opposed(state)
    return ("fights", int(fights)), ("chance", round(100 * cruise.foretell(state, end)))


def _of_generals(state: CivilWarState, actions: Sequence[Action]) -> dict[Action, Message]:
    """7.1, 7.8, 16.6: the stars and ratings of each General who may go, or command."""
    found: dict[Action, Message] = {}
    for action in actions:
        if action.verb in _NAMED:
            general = general_at(action.args[0])
            cautious = ("cautious", int(rank_of(state, general).cautious))
            found[action] = Message("note-general", (*ratings(state, general), cautious))
    return found


def _of_stakes(
    state: CivilWarState, battle: Battle, actions: Sequence[Action]
) -> dict[Action, Message]:
    """18.3.2: what becomes of the chances if a card is played."""
    with_card = Battle(
        battle.force(),
        battle.place,
        landing=bool(battle.landing),
        exposed=bool(battle.exposed),
        escorted=bool(battle.escorted),
    )
    with_card.card = 0
    said = Message("note-stake", (("chance", won_of_hundred(forecast(state, with_card))),))
    return {action: said for action in actions if action.verb == "stake"}


def _of_attrition(
    state: CivilWarState, frame: SupplySegment, actions: Sequence[Action]
) -> dict[Action, Message]:
    """13.2.2: how likely a stack loses by attrition, and how much on average."""
    place = frame.waiting[0]
    losses = wear_by_face(state, frame.side, place)
    said = (
        ("chance", round(100 * sum(map(bool, losses)) / len(losses))),
        ("mean", f"{sum(losses) / len(losses):.1f}"),
        ("number", state.strength(frame.side, place)),
    )
    return {one: Message("note-suffer", said) for one in actions if one.verb == "suffer"}


def _of_forts(state: CivilWarState, side: int, actions: Sequence[Action]) -> dict[Action, Message]:
    """10.2.2, 10.2.3: whether a card begins or improves a fort, and to which level."""
    level = state.forts[side]
    return {
        action: Message(note, (("level", level.get(place_of(action), 0) + 1),))
        for action in actions
        if (note := _FORTS.get(action.verb))
    }


def _of_action(state: CivilWarState, frame: Activations, action: Action) -> Message | None:
    """4.3: how many points an order costs or gives up, and of a march whom it may take along."""
    verb = action.verb
    if verb == "done":
        unspent = sum(frame.points)
        lost = int(frame.owes(state))
        said = (("number", unspent), ("lost", lost))
        return Message("note-unspent", said) if unspent or lost else None
    if verb in ("march", "dare", "spur"):
        march = foreseen(state, action.args[0])
        if march is None:
            return None
        able = (("number", march.strength), ("movement", march.left()))
        if verb == "spur":  # 7.7: the card that is named pays for it
            return Message("note-spur", able)
        return Message("note-march", (("cost", _DARE if verb == "dare" else 1), *able))
    if verb == "ships":  # 20.5.1, 21.11: not every card that pays for ships allows an assault
        bold = CARD_KINDS.index(action.args[1]) in cards_for(state, frame.side)
        return Message("note-ships", (("assault", int(bold)),))
    if verb in ("venture", "venture-fleet"):
        return Message("note-cost", (("cost", _DARE),))
    if verb in _ONE:
        return Message("note-cost", (("cost", 1),))
    return None
