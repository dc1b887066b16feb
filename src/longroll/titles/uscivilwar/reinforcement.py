"""14.1 to 14.5 Reinforcement: the Union's by area, the Confederates' by points."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Flow

from .base import (
    P,
    Proc,
    faces,
    number_of,
    place_key,
    place_of,
    roll_dice,
    side_key,
    theatre_of,
    turn_of,
)
from .battle.aftermath import catch_lone_generals
from .cards import DrawCards
from .components import (
    CHARTS,
    CONFEDERATE,
    EAST,
    GROUND,
    PLACE,
    REALMS,
    SEASONS,
    SIDE_KEYS,
    STATE,
    TABLES,
    THEATRES,
    TRANS_MISSISSIPPI,
    UNION,
    WEST,
    ZONES,
)
from .economy import arsenal_room, blockade_modifier, income, raised, run_of, strength_for
from .facts import facts, supply
from .forts import fort_sites, why_no_fort
from .ground import (
    LAND,
    NORTH,
    OBJECTIVES,
    REALM,
    RESOURCES,
    THEATRE,
)
from .options import ADVANCED
from .ships.yards import ConfederateYards, UnionYards
from .state import CivilWarState

__all__ = ["ConfederateReinforcement", "UnionReinforcement", "is_winter", "turn_of_income"]

_NUMBER: Final = TABLES.reinforcement.number
_ST_LOUIS: Final = PLACE["1813"]
_AREAS: Final = (
    ("east", OBJECTIVES & NORTH & THEATRE[EAST] | 1 << PLACE["chesapeake-bay"]),
    ("ohio-indiana", OBJECTIVES & (REALM[STATE["OH"]] | REALM[STATE["IN"]])),
    ("illinois", OBJECTIVES & REALM[STATE["IL"]]),
)
"""14.2.1: where the Union's SP arrive, and the Chesapeake box with the East."""
_LANDS: Final = {
    "east": THEATRE[EAST],
    "ohio-indiana": REALM[STATE["OH"]] | REALM[STATE["IN"]],
    "illinois": REALM[STATE["IL"]],
}
"""All that lies in those areas."""


def is_winter(state: CivilWarState) -> bool:
    """14.1.1, 14.1.2: whether it is a turn of winter."""
    return SEASONS[turn_of(state).season] == "winter"


# --- The Union ------------------------------------------------------------------------------------


class UnionReinforcement(Proc):
    """3.1.A: SP by area, a fort, two cards. ``area`` counts areas, ``left`` its SP to place."""

    __slots__ = ("area", "left")
    clause = "14.2.1"
    calm = True
    steps = ("begin", "place", "st_louis", "fort", "cards", "over")

    def __init__(self) -> None:
        super().__init__()
        self.area = 0
        self.left = 0

    def begin(self, play: P) -> Flow:
        """In winter there are no SP (14.1.2)."""
        play.tell("reinforcement", side=side_key(UNION))
        if is_winter(play.state):
            return "fort"
        self.left = _NUMBER("east")
        return None

    def _sites(self, state: CivilWarState) -> Mask:
        found = facts(state)
        return supply(found, UNION).supplied_of(_AREAS[self.area][1] & found.held[UNION])

    def place(self, play: P) -> Flow:
        """14.2.1, 14.2.2: the SP of an area, as its owner likes; without a site they are lost."""
        sites = self._sites(play.state)
        if self.left and not sites:
            play.tell("sp-lost", side=side_key(UNION), area=_AREAS[self.area][0], number=self.left)
        if not self.left or not sites:
            return None if self.area + 1 == len(_AREAS) else self._next()
        actions = [
            act("place", place_key(site), number)
            for site in members(sites)
            for number in range(1, self.left + 1)
        ]
        key = _AREAS[self.area][0]
        return ask(SIDE_KEYS[UNION], "prompt-place", actions, "14.2.1", area=key, number=self.left)

    def _next(self) -> Flow:
        self.area += 1
        self.left = _NUMBER(_AREAS[self.area][0].replace("-", "_"))
        return "place"

    def on_place(self, play: P, action: Action) -> Flow:
        """SP arrive."""
        place, number = PLACE[action.args[0]], action.integer(1)
        play.state.put(UNION, place, number)
        catch_lone_generals(play, UNION, place)
        self.left -= number
        play.tell("arrived", side=side_key(UNION), place=action.args[0], number=number)
        return "place"

    def why_place(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why no SP arrive there."""
        place = place_of(action)
        if action.verb != "place" or place < 0:
            return None
        key, found = action.args[0], facts(state)
        if not _AREAS[self.area][1] >> place & 1:
            return self._why_not_of_area(place)
        if not found.held[UNION] >> place & 1:
            return deny("14.2.2", "deny-not-held", place=key)
        if not supply(found, UNION).supplied >> place & 1:
            return deny("14.2.2", "deny-not-supplied", place=key)
        return deny("14.2.1", "deny-so-many", number=self.left)

    def _why_not_of_area(self, place: int) -> Denial:
        """14.2.1, 14.2.2: it lies elsewhere, or is no Objective hex of a Northern state."""
        area, key = _AREAS[self.area][0], place_key(place)
        if not _LANDS[area] >> place & 1:
            return deny("14.2.1", "deny-not-in-area", place=key, area=area)
        return deny("14.2.2", "deny-no-northern-objective", place=key)

    def st_louis(self, play: P) -> Flow:
        """Two SP arrive in St. Louis, if it is the Union's."""
        number = _NUMBER("st_louis")
        if facts(play.state).held[UNION] >> _ST_LOUIS & 1:
            play.state.put(UNION, _ST_LOUIS, number)
            catch_lone_generals(play, UNION, _ST_LOUIS)
            key = place_key(_ST_LOUIS)
            play.tell("arrived", side=side_key(UNION), place=key, number=number)
        else:
            play.tell("sp-lost", side=side_key(UNION), area="st-louis", number=number)
        return None

    def fort(self, play: P) -> Flow:
        """10.2.6: one fort is begun or improved without a card, if its owner likes."""
        new, higher = fort_sites(play.state, UNION)
        actions = [
            *(act("fort", place_key(site)) for site in members(new)),
            *(act("improve", place_key(site)) for site in members(higher)),
        ]
        if not actions:
            return None
        return ask(SIDE_KEYS[UNION], "prompt-fort", [*actions, act("pass")], "10.2.6")

    def on_fort(self, play: P, action: Action) -> Flow:
        """It is completed at the end of the first Union Action Phase."""
        if action.verb != "pass":
            place = PLACE[action.args[0]]
            level = play.state.forts[UNION].get(place, 0) + 1
            play.state.works[UNION][place] = level
            play.tell("fort-begun", side=side_key(UNION), place=action.args[0], level=level)
        return None

    def why_fort(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why no fort is begun or improved there."""
        place = place_of(action)
        if action.verb not in ("fort", "improve") or place < 0:
            return None
        return why_no_fort(state, UNION, place, improve=action.verb == "improve")

    def cards(self, play: P) -> Flow:
        """18.2."""
        del play
        return DrawCards(UNION, TABLES.cards.number("turn"))

    def over(self, play: P) -> Flow:
        """The segment ends; with ships the yards follow (21.9)."""
        return UnionYards() if ADVANCED in play.state.options else None


# --- The Confederates -----------------------------------------------------------------------------


class ConfederateReinforcement(Proc):
    """3.1.B: an arsenal, points, SP, two cards.

    ``realm`` is the state of the arsenal; ``left`` the SP to place by theatre; ``placed`` states
    in which an SP was placed, once for each; ``due`` SP to be taken away in winter.
    """

    __slots__ = ("due", "left", "placed", "realm")
    clause = "14.3.1"
    calm = True
    steps = ("roll_arsenal", "arsenal", "income", "remove", "place", "cards", "over")

    def __init__(self) -> None:
        super().__init__()
        self.realm = -1
        self.left = (0, 0, 0)
        self.placed: tuple[int, ...] = ()
        self.due = 0

    # --- War industry -----------------------------------------------------------------------------

    def roll_arsenal(self, play: P) -> Flow:
        """3.1.B.1, 14.5: two dice say in which state the war industry grows."""
        play.tell("reinforcement", side=side_key(CONFEDERATE))
        dice = roll_dice(play, "arsenal")
        key = CHARTS.arsenals[sum(dice)]
        self.realm = STATE[key]
        play.tell("arsenal-state", dice=faces(dice), state=key.lower(), number=sum(dice))
        if not arsenal_room(play.state, self.realm):
            play.tell("arsenal-lost", state=key.lower())
            return "income"
        return None

    def arsenal(self, play: P) -> Flow:
        """In a Resource hex of that state that they hold, up to three times its value."""
        room = arsenal_room(play.state, self.realm)
        actions = [act("build", place_key(place)) for place in members(room)]
        key = REALMS[self.realm].key.lower()
        return ask(SIDE_KEYS[CONFEDERATE], "prompt-arsenal", actions, "14.5", state=key)

    def on_arsenal(self, play: P, action: Action) -> Flow:
        """A point more from this turn on."""
        place = PLACE[action.args[0]]
        play.state.arsenals[place] = play.state.arsenals.get(place, 0) + 1
        play.tell("arsenal", place=action.args[0], number=play.state.arsenals[place])
        return None

    def why_arsenal(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why the war industry does not grow there."""
        place = place_of(action)
        if action.verb != "build" or place < 0:
            return None
        key = action.args[0]
        if not RESOURCES >> place & 1:
            return deny("14.5", "deny-no-resources", place=key)
        if not REALM[self.realm] >> place & 1:
            return deny("14.5", "deny-other-state", state=REALMS[self.realm].key.lower())
        if not facts(state).held[CONFEDERATE] >> place & 1:
            return deny("14.5", "deny-not-held", place=key)
        return deny("14.5", "deny-arsenal-full", number=_NUMBER("arsenal_times"))

    # --- Points -----------------------------------------------------------------------------------

    def income(self, play: P) -> Flow:
        """3.1.B.2, 14.3, 14.4: what the country yields, and what gets through the blockade."""
        state = play.state
        base = income(state)
        total = sum(base)
        play.tell("income", resources=base.resources, arsenals=base.arsenals, border=base.border)
        if base.salt:
            play.tell("salt", points=-base.salt)
        for zone, key in enumerate(ZONES):
            die = play.d6(f"blockade-{key}")
            roll = die + blockade_modifier(facts(state), zone)
            points, dearer = run_of(turn_of(state).year, roll)
            total += points
            state.maintenance += dearer
            play.tell(
                "blockade",
                zone=key,
                dice=die,
                bonus=roll - die,
                roll=roll,
                points=points,
                number=dearer,
            )
        total -= state.maintenance  # 14.3.4
        play.tell("raised", points=total, number=strength_for(total))
        left = raised(total, turn_of(state))
        self.due = max(0, -left)
        self._share(max(0, left))
        return None

    def _share(self, number: int) -> None:
        """14.3.5: one to the Trans-Mississippi, the rest halved, the odd one to the East."""
        west = min(number, _NUMBER("trans_mississippi"))
        rest = number - west
        shares = {EAST: rest - rest // 2, WEST: rest // 2, TRANS_MISSISSIPPI: west}
        self.left = (shares[EAST], shares[WEST], shares[TRANS_MISSISSIPPI])

    # --- Winter -----------------------------------------------------------------------------------

    def _removable(self, state: CivilWarState) -> Mask:
        """14.1.2: SP that are not isolated; a General keeps his last if others can go."""
        near = state.forces[CONFEDERATE] & supply(facts(state), CONFEDERATE).connected
        spared = near
        for place in members(near):
            if state.strength(CONFEDERATE, place) == 1 and state.generals_at(CONFEDERATE, place):
                spared &= ~(1 << place)
        return spared or near

    def remove(self, play: P) -> Flow:
        """14.1.2: what winter takes beyond the SP raised comes from the map."""
        removable = self._removable(play.state)
        if not self.due or not removable:
            return None
        actions = [act("remove", place_key(place)) for place in members(removable)]
        return ask(SIDE_KEYS[CONFEDERATE], "prompt-remove", actions, "14.1.2", number=self.due)

    def on_remove(self, play: P, action: Action) -> Flow:
        """An SP leaves the map."""
        play.state.take(CONFEDERATE, PLACE[action.args[0]], 1)
        self.due -= 1
        play.tell("removed", side=side_key(CONFEDERATE), place=action.args[0], number=1)
        return "remove"

    def why_remove(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why no SP can be taken from there."""
        place = place_of(action)
        if action.verb != "remove" or place < 0:
            return None
        key = action.args[0]
        if not state.strength(CONFEDERATE, place):
            return deny("14.1.2", "deny-no-strength", place=key)
        if not supply(facts(state), CONFEDERATE).connected >> place & 1:
            return deny("14.1.2", "deny-isolated", place=key)
        return deny("7.6", "deny-general-alone", place=key)

    # --- Placing ----------------------------------------------------------------------------------

    def _theatre(self) -> int:
        """The next theatre with SP to place: the Trans-Mississippi first; -1 for none."""
        order = (TRANS_MISSISSIPPI, EAST, WEST)
        return next((theatre for theatre in order if self.left[theatre]), -1)

    def _room(self, place: int) -> int:
        """How many more SP the state of a place takes in this segment (14.3.5)."""
        return _NUMBER("state_most") - self.placed.count(GROUND.state[place])

    def _sites(self, state: CivilWarState, theatre: int) -> Mask:
        found = facts(state)
        hexes = RESOURCES & LAND & THEATRE[theatre] & found.held[CONFEDERATE]
        sites = 0
        for place in members(supply(found, CONFEDERATE).communication_of(hexes)):
            if self._room(place) > 0:
                sites |= 1 << place
        return sites

    def place(self, play: P) -> Flow:
        """14.3.5: in Resource hexes with a line of communication, two to a state."""
        theatre = self._theatre()
        if theatre < 0:
            return None
        left, sites = self.left[theatre], self._sites(play.state, theatre)
        if not sites:
            key = THEATRES[theatre]
            play.tell("sp-lost", side=side_key(CONFEDERATE), area=key, number=left)
            self._spend(theatre, left)
            return "place"
        actions = [
            act("place", place_key(site), number)
            for site in members(sites)
            for number in range(1, min(left, self._room(site)) + 1)
        ]
        seat, key = SIDE_KEYS[CONFEDERATE], THEATRES[theatre]
        return ask(seat, "prompt-place", actions, "14.3.5", area=key, number=left)

    def _spend(self, theatre: int, number: int) -> None:
        left = list(self.left)
        left[theatre] -= number
        self.left = (left[0], left[1], left[2])

    def on_place(self, play: P, action: Action) -> Flow:
        """SP arrive."""
        place, number = PLACE[action.args[0]], action.integer(1)
        play.state.put(CONFEDERATE, place, number)
        catch_lone_generals(play, CONFEDERATE, place)
        self._spend(theatre_of(place), number)
        self.placed = tuple(sorted((*self.placed, *(GROUND.state[place],) * number)))
        play.tell("arrived", side=side_key(CONFEDERATE), place=action.args[0], number=number)
        return "place"

    def why_place(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why no SP arrive there."""
        place, theatre = place_of(action), self._theatre()
        if action.verb != "place" or place < 0:
            return None
        key, found = action.args[0], facts(state)
        if not (RESOURCES & LAND) >> place & 1:
            return deny("14.3.5", "deny-no-resources", place=key)
        if theatre_of(place) != theatre:
            return deny("14.3.5", "deny-not-in-area", place=key, area=THEATRES[theatre])
        if not found.held[CONFEDERATE] >> place & 1:
            return deny("14.3.5", "deny-not-held", place=key)
        if not supply(found, CONFEDERATE).communication >> place & 1:
            return deny("14.3.5", "deny-no-line", place=key)
        if self._room(place) < max(1, number_of(action)):
            return deny("14.3.5", "deny-state-full", number=_NUMBER("state_most"))
        return deny("14.3.5", "deny-so-many", number=self.left[theatre])

    def cards(self, play: P) -> Flow:
        """3.1.B.3, 18.2."""
        del play
        return DrawCards(CONFEDERATE, TABLES.cards.number("turn"))

    def over(self, play: P) -> Flow:
        """The segment ends; with ships the yards follow (3.1.B.4, 21.10)."""
        return ConfederateYards() if ADVANCED in play.state.options else None


_BEFORE_INCOME: Final = ("roll_arsenal", "arsenal", "income")


def turn_of_income(state: CivilWarState) -> int:
    """The turn of the next Confederate income: this one, as long as it has not been counted."""
    for frame in state.stack:
        if isinstance(frame, UnionReinforcement):
            return state.turn
        if isinstance(frame, ConfederateReinforcement):
            return state.turn + (frame.step not in _BEFORE_INCOME)
    return state.turn + 1
