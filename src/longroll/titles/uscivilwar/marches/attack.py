"""11.1.1, 11.5, 18.1 The attack of a force on the march, and rivers crossed under escort."""

from __future__ import annotations

from typing import Final, Protocol

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.procedure import Flow

from ..base import P, card_key, place_key, place_of, side_key
from ..battle import Verdict, crossing
from ..battle.force import GALVESTON, HOSTILE, SHORE, blockaded, river_between
from ..components import CARD_KINDS, STATE, TABLES, UNION
from ..facts import facts
from ..ground import COASTAL_FORTS, OPEN_TO, REALM, RESOURCES, era
from ..state import CivilWarState
from ..zones import next_to
from .ways import FREE_STEPS, enemy_units, ferry_ends, march_steps, near_patrol, open_ground

__all__ = ["ONWARD_STATES", "VERBS", "begin", "offers", "settle", "targets", "tries", "why"]

VERBS: Final = ("attack", "escort")
ONWARD_STATES: Final[Mask] = REALM[STATE["VA"]] | REALM[STATE["MD"]] | REALM[STATE["PA"]]
"""4.1.4: where the Union is sent to attack."""
_TOLL: Final = TABLES.movement.number("enemy_river")
_STACK: Final = TABLES.works.number("coastal_stack")
_LIGHT: Final = TABLES.battle.number("enemy_river")


class Column(Protocol):
    """What is asked here of a march."""

    side: int
    place: int
    leader: int
    strength: int
    staff: tuple[int, ...]
    spent: int
    train: int
    shaken: int
    captured: int
    target: int
    route: tuple[int, ...]
    bills: tuple[int, ...]
    escorted: int
    theatre: int

    def generals(self) -> tuple[int, ...]:
        """The Generals on the march."""
        ...

    def left(self) -> int:
        """The Movement Points that are left."""
        ...

    def shy(self, state: CivilWarState) -> bool:
        """Whether a cautious leader was not paid for."""
        ...

    def cards(self) -> tuple[int, ...]:
        """The kinds of cards that serve the march."""
        ...

    def barred(self, state: CivilWarState) -> Mask:
        """Places that the force may not enter."""
        ...

    def enter(self, play: P, place: int) -> None:
        """The force goes to a place beside it."""
        ...


def _able(march: Column, state: CivilWarState) -> bool:
    """Whether the force may attack at all: SP, not by the railroad bonus, no shy leader."""
    return march.strength > 0 and not march.train and not march.shy(state)


def _affords(march: Column, price: int) -> bool:
    """5.1.1: the first hex may cost whatever it does."""
    return 0 < price <= march.left() or (price > 0 and not march.spent)


def _toll(origin: int, place: int) -> int:
    """L5289-5293: what an attack out of Galveston costs beyond a march."""
    return _TOLL if (origin, place) == (GALVESTON, SHORE) else 0


def targets(march: Column, state: CivilWarState) -> dict[int, int]:
    """11.1.1: the places beside the force that it may attack, with the points."""
    if not _able(march, state):
        return {}
    steps = march_steps(state, march.side, light=march.strength <= _LIGHT)
    near = next_to(steps, march.place) & enemy_units(state, march.side) & OPEN_TO[march.side]
    found = {
        place: steps.price(march.place, place) + _toll(march.place, place)
        for place in members(near)
    }
    return {
        place: price
        for place, price in found.items()
        if _affords(march, price) and _why_so_many(march, state, place) is None
    }


def _why_so_many(march: Column, state: CivilWarState, place: int) -> Denial | None:
    """10.3.2, 11.5.3: the SP that a place, or a river under enemy control, lets pass.

    None at all over a strait in which ships of the enemy lie (21.3.3).
    """
    if COASTAL_FORTS >> place & 1 and march.strength > _STACK:
        return deny("10.3.2", "deny-fort-full", number=_STACK)
    if blockaded(state, march.side, march.place, place):
        return deny("21.3.3", "deny-patrolled", place=place_key(place))
    river = crossing(state, march.side, march.place, place)
    if river == HOSTILE and march.strength > _LIGHT:
        return deny("11.5.3", "deny-enemy-river", place=place_key(place))
    return None


def _escorted(march: Column, state: CivilWarState) -> dict[int, int]:
    """18.1: the places beyond a river that the Confederates control, as if they did not.

    The card is naval control, and not the ends of a ferry (5.8.5).
    """
    if "advanced" in state.options or march.side != UNION or march.leader < 0 or march.train:
        return {}
    steps, hostile = FREE_STEPS[era(state.turn)], facts(state).fleets[1 - march.side]
    ends = open_ground(state, march.side) & ~march.barred(state)
    if _able(march, state):
        full = COASTAL_FORTS if march.strength > _STACK else 0  # 10.3.2
        ends |= enemy_units(state, march.side) & OPEN_TO[march.side] & ~full
    found: dict[int, int] = {}
    for place in members(next_to(steps, march.place) & ends):
        water, price = river_between(march.place, place), steps.price(march.place, place)
        ferried = ferry_ends(state, march.side, march.place, place)
        if water >= 0 and hostile >> water & 1 and ferried and _affords(march, price):
            found[place] = price
    return found


def offers(march: Column, state: CivilWarState) -> list[Action]:
    """Whom the force may attack, and where a card takes it over a river."""
    actions = [act("attack", place_key(place)) for place in sorted(targets(march, state))]
    hand = state.hands[march.side]
    kinds = [kind for kind in march.cards() if kind >= 0 and hand[kind]]
    if kinds and march.strength:
        for place in sorted(_escorted(march, state)):
            actions += [act("escort", card_key(kind), place_key(place)) for kind in kinds]
    return actions


def begin(march: Column, play: P, action: Action) -> Flow:
    """4.1.4, 11.1.1: pay, and fight; or cross where nobody stands."""
    state, escorted = play.state, action.verb == "escort"
    place = place_of(action, int(escorted))
    if escorted:
        march.spent += _escorted(march, state)[place]
        state.hands[march.side][CARD_KINDS.index(action.args[0])] -= 1
        play.tell("escorted", side=side_key(march.side), card=action.args[0])
    else:
        march.spent += targets(march, state)[place]
    march.captured |= tries(state, march.side, place)
    march.target, march.route, march.bills, march.escorted = place, (place,), (0,), int(escorted)
    return "advance"


def tries(state: CivilWarState, side: int, place: int) -> int:
    """4.1.4: whether who enters or attacks a place does what the Union is sent to do."""
    enemy = 1 - side
    goals = RESOURCES & facts(state).held[enemy] | state.forces[enemy] | state.strongholds[enemy]
    goals |= state.guards[enemy]  # Militia is an SP of value 0.
    return (goals & ONWARD_STATES) >> place & 1


def settle(march: Column, play: P) -> bool:
    """What a battle has left of the force; whether it marches on (5.11)."""
    state, verdict = play.state, Verdict.of(play.state.returned)
    march.strength -= verdict.lost
    march.shaken = int(verdict.shaken)
    left = tuple(one for one in march.generals() if state.where[one] == march.place)
    if march.leader not in left:
        march.leader = -1
    march.staff = tuple(one for one in left if one != march.leader)
    if verdict.won and (march.strength or left):
        march.enter(play, march.target)
    march.target = -1
    return verdict.onward


def why(march: Column, state: CivilWarState, action: Action) -> Denial | None:
    """Why the force does not attack there, or does not cross under escort."""
    escort = action.verb == "escort"
    place = place_of(action, int(escort))
    if place < 0:
        return None
    key = place_key(place)
    if march.train:
        return deny("5.4.2", "deny-by-rail-only")
    if not march.strength:
        return deny("7.6", "deny-attack-alone", place=key)
    return _why_no_escort(march, state, action) if escort else _why_no_attack(march, state, place)


def _why_no_attack(march: Column, state: CivilWarState, place: int) -> Denial:
    key = place_key(place)
    if not enemy_units(state, march.side) >> place & 1:
        return deny("11.1.1", "deny-nobody-there", place=key)
    if march.shy(state):
        return deny("7.7", "deny-cautious", place=key)
    light = march_steps(state, march.side, light=True).price(march.place, place)
    if not light and near_patrol(state, march.side, march.place, place):
        return deny("21.3.3", "deny-patrolled", place=key)
    if not light:
        return deny("11.1.1", "deny-attack-way", place=key)
    why_ = _why_so_many(march, state, place)
    cost = light + _toll(march.place, place)
    return why_ or deny("5.1.1", "deny-too-dear", place=key, cost=cost, number=march.left())


def _why_no_escort(march: Column, state: CivilWarState, action: Action) -> Denial | None:
    card, place = action.args[0], place_of(action, 1)
    if card not in CARD_KINDS:
        return None
    if march.side != UNION:
        return deny("18.1", "deny-no-escort")
    if march.leader < 0:
        return deny("18.1", "deny-no-leader", number=march.strength)
    if CARD_KINDS.index(card) not in march.cards():
        return deny("18.1", "deny-other-theatre", card=card)
    if not state.hands[march.side][CARD_KINDS.index(card)]:
        return deny("18.1", "deny-no-such-card", card=card)
    return _why_not_escorted(march, state, place)


def _why_not_escorted(march: Column, state: CivilWarState, place: int) -> Denial:
    water = river_between(march.place, place)
    if water < 0 or not facts(state).fleets[1 - march.side] >> water & 1:
        return deny("18.1", "deny-no-enemy-river", place=place_key(place))
    if not ferry_ends(state, march.side, march.place, place):
        return deny("5.8.5", "deny-ferry-shut", place=place_key(place))
    if COASTAL_FORTS >> place & 1 and march.strength > _STACK:
        return deny("10.3.2", "deny-fort-full", number=_STACK)
    if enemy_units(state, march.side) >> place & 1 and march.shy(state):
        return deny("7.7", "deny-cautious", place=place_key(place))
    return deny("5.1.1", "deny-too-far", place=place_key(place), number=march.left())
