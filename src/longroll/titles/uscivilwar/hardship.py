"""4.2.B.b, 13.2 and 13.6 The Supply Segment: forage, attrition, surrender.

Its place is at the end of each side's Action Phase (`SupplySegment(side)`).
"""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Flow

from .base import P, Proc, card_key, general_key, place_key, rank_of, side_key, theatre_of, turn_of
from .cards import hand_size
from .command import commander, displace_generals
from .components import (
    CARD_KINDS,
    CHARTS,
    CONFEDERATE,
    GROUND,
    REALMS,
    SEASONS,
    SIDE_KEYS,
    TABLES,
    TERRAIN,
)
from .facts import facts, supply
from .ground import COASTAL_FORTS, ISLANDS, VALUABLE
from .markers import place_marker
from .state import DISPLACED, CivilWarState

__all__ = ["SupplySegment", "groups", "isolated", "unsupplied", "wear_by_face", "wear_modifier"]

_LEG: Final = TABLES.supply.number("leg")
_POINTS: Final = TABLES.surrender.numbers("points")
_NEEDED: Final = TABLES.surrender.number("needed")


def unsupplied(state: CivilWarState, side: int) -> Mask:
    """13.1.1, 13.1.2, 13.3.3: places whose SP have neither a line nor the supply of a fortress."""
    return state.forces[side] & ~supply(facts(state), side).fed_of(state.forces[side])


def wear_modifier(state: CivilWarState, side: int, place: int) -> int:
    """13.2.2: what is added to the die of a stack."""
    number = TABLES.attrition.number
    total = number(SEASONS[turn_of(state).season])
    if state.demoralised[side] >> place & 1:
        total += number("demoralised")
    terrain = TERRAIN[GROUND.terrain[place]] if GROUND.terrain[place] >= 0 else ""
    if terrain in ("woods", "mountain", "swamp"):
        total += number(terrain)
    chief = commander(state, side, place)
    return total - (rank_of(state, chief).attack if chief >= 0 else 0)


def wear_by_face(state: CivilWarState, side: int, place: int) -> tuple[int, ...]:
    """13.2.2: how many SP attrition takes from a stack, by the face of the die from 1 to 6."""
    strength, modifier = state.strength(side, place), wear_modifier(state, side, place)
    return tuple(CHARTS.wear(strength, face + modifier) for face in range(1, 7))


def isolated(state: CivilWarState, side: int) -> Mask:
    """13.6.1, 10.3.5: places with units or works of a side from which no way leads to a source."""
    found = facts(state)
    units = state.forces[side] | state.strongholds[side] | state.guards[side]
    if side == CONFEDERATE:
        units |= found.held[side] & COASTAL_FORTS
    return units & ~supply(found, side).connected_of(units)


def groups(state: CivilWarState, side: int) -> list[Mask]:
    """13.6.2: isolated places by group: each has a line of four points to another of its group."""
    left = isolated(state, side)
    found: list[Mask] = []
    line = supply(facts(state), side).lines
    while left:
        group = front = left & -left
        while front:
            near = 0
            for ring in line.steps.reach(front, _LEG, line.through, line.dear):
                near |= ring
            front = near & left & ~group
            group |= front
        left &= ~group
        found.append(group)
    return found


class SupplySegment(Proc):
    """Everything is judged for one side, the side in phase.

    ``waiting`` are the places that have yet to suffer attrition.
    """

    __slots__ = ("side", "waiting")
    clause = "4.2"
    steps = ("forage", "next_stack", "choose", "surrender")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.waiting: tuple[int, ...] = ()

    def forage(self, play: P) -> Flow:
        """13.2.1: markers come and go; then every stack that has one suffers."""
        state = play.state
        hungry = unsupplied(state, self.side)
        for place in members(hungry & ~state.foraging[self.side]):
            play.tell("forage", side=side_key(self.side), place=place_key(place))
        state.foraging[self.side] = hungry
        self.waiting = tuple(members(hungry))
        return None

    # --- Attrition --------------------------------------------------------------------------------

    def next_stack(self, play: P) -> Flow:
        """A side without cards has nothing to choose, and all know that."""
        if not self.waiting:
            return "surrender"
        if hand_size(play.state, self.side):
            return None
        self._wear(play)
        return "next_stack"

    def choose(self, play: P) -> Flow:
        """18.1: a card of the theatre spares a stack."""
        state, place = play.state, self.waiting[0]
        kinds = [kind for kind in range(len(CARD_KINDS)) if self._serves(state, kind, place)]
        actions = [*(act("spare", card_key(kind)) for kind in kinds), act("suffer")]
        key = place_key(place)
        return ask(SIDE_KEYS[self.side], "prompt-attrition", actions, "13.2.2", place=key)

    def _serves(self, state: CivilWarState, kind: int, place: int) -> bool:
        """Whether a card is held and is good for land in the theatre of a place."""
        good = kind == theatre_of(place) or CARD_KINDS[kind] == "any"
        return good and state.hands[self.side][kind] > 0

    def on_choose(self, play: P, action: Action) -> Flow:
        """The card returns to the deck, or a die is rolled."""
        if action.verb == "suffer":
            self._wear(play)
            return "next_stack"
        play.state.hands[self.side][CARD_KINDS.index(action.args[0])] -= 1
        place = place_key(self.waiting[0])
        play.tell("spared", side=side_key(self.side), card=action.args[0], place=place)
        self.waiting = self.waiting[1:]
        return "next_stack"

    def why_choose(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why a card does not spare this stack."""
        if action.verb != "spare" or not action.args or action.args[0] not in CARD_KINDS:
            return None
        if not state.hands[self.side][CARD_KINDS.index(action.args[0])]:
            return deny("18.1", "deny-no-such-card", card=action.args[0])
        return deny("18.1", "deny-other-theatre", card=action.args[0])

    def _wear(self, play: P) -> None:
        """13.2.2: what is lost goes to the Displaced box, with the Generals if nothing is left."""
        state, place, side = play.state, self.waiting[0], self.side
        self.waiting = self.waiting[1:]
        die = play.d6("attrition")
        roll = die + wear_modifier(state, side, place)
        strength, key = state.strength(side, place), place_key(place)
        lost = CHARTS.wear(strength, roll)
        play.tell(
            "attrition",
            side=side_key(side),
            place=key,
            dice=die,
            bonus=roll - die,
            roll=roll,
            needed=CHARTS.worn_from(strength),
            number=lost,
        )
        theatre = theatre_of(place)
        state.take(side, place, lost)
        state.displaced[side][theatre] += lost
        if lost and not state.strength(side, place):
            for general in displace_generals(state, side, place, theatre):
                play.tell("displaced-leader", general=general_key(general), place=key)

    # --- Surrender --------------------------------------------------------------------------------

    def surrender(self, play: P) -> Flow:
        """13.6.3: a die for each isolated group; points of who is no longer cut off are gone."""
        state, side = play.state, self.side
        cut_off = groups(state, side)
        all_ = 0
        for group in cut_off:
            all_ |= group
        for place in [place for place in state.surrender[side] if not all_ >> place & 1]:
            del state.surrender[side][place]
        for group in cut_off:
            self._check(play, group)
        return None

    def _check(self, play: P, group: Mask) -> None:
        state, side = play.state, self.side
        die = play.d6("surrender")
        roll = die + self._modifier(state, group)
        gathered = self._gathered(state, group)
        more = _POINTS[max(0, min(len(_POINTS), roll) - 1)]
        points = gathered + more
        keys = " ".join(place_key(place) for place in members(group))
        play.tell(
            "surrender-check",
            side=side_key(side),
            hexes=keys,
            dice=die,
            bonus=roll - die,
            roll=roll,
            needed=holding(gathered),
            success=int(points < _NEEDED),
            more=more,
            points=points,
        )
        for place in members(group):
            if points >= _NEEDED:
                _yield(play, side, place)
            elif points:
                state.surrender[side][place] = points

    def _modifier(self, state: CivilWarState, group: Mask) -> int:
        """13.6.4: the best Defence of a General, and an Objective or Resource hex."""
        found = facts(state)
        defences = [
            rank_of(state, general).defence
            for place in members(group)
            for general in state.generals_at(self.side, place)
        ]
        valued = group & VALUABLE & found.held[self.side]
        number = TABLES.surrender.number
        home = number("fort") if valued & state.strongholds[self.side] else number("objective")
        return max(defences, default=0) + (home if valued else 0)

    def _gathered(self, state: CivilWarState, group: Mask) -> int:
        """13.6.5: the points so far: of groups that have joined those of the larger."""
        strengths: dict[int, int] = {}
        for place in members(group):
            points = state.surrender[self.side].get(place, 0)
            strength = state.strength(self.side, place)
            strengths[points] = strengths.get(points, 0) + strength
        return max(strengths, key=lambda points: (strengths[points], points))


def holding(points: int) -> int:
    """13.6.3, 13.6.4: the lowest roll with which a group that has so many points holds out.

    >>> [holding(points) for points in (0, 1, 2)]
    [3, 5, 8]
    """
    rolls = enumerate(_POINTS, 1)
    return next((roll for roll, more in rolls if points + more < _NEEDED), len(_POINTS) + 1)


def _yield(play: P, side: int, place: int) -> None:
    """13.6.3: SP and forts are eliminated, Generals and militia displaced."""
    state, key = play.state, place_key(place)
    number = state.strength(side, place)
    state.take(side, place, number)
    state.set_fort(side, place, 0)
    state.works[side].pop(place, None)
    state.trenches[side] &= ~(1 << place)
    state.surrender[side].pop(place, None)
    generals = displace_generals(state, side, place, theatre_of(place))
    for realm in REALMS:
        if state.militia[side][realm.number] == place:
            state.set_militia(side, realm.number, DISPLACED)
    play.tell("surrendered", side=side_key(side), place=key, number=number)
    for general in generals:
        play.tell("surrendered-leader", general=general_key(general), place=key)
    if (COASTAL_FORTS | ISLANDS) >> place & 1:
        if facts(state).countries[1 - side] >> place & 1:
            state.markers[side] &= ~(1 << place)
        else:
            place_marker(play, 1 - side, place)
