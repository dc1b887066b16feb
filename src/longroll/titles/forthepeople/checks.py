"""What can never be on the table: invariants that the harness and position files rely on."""

from __future__ import annotations

from longroll.board.region import members

from .base import army_key, general_key, space_key
from .components import (
    ARMIES,
    CARDS,
    CONFEDERATE,
    GENERALS,
    LIMITS,
    NOBODY,
    PORTS,
    RESOURCES,
    SPACE,
    SPACES,
    UNION,
    VALLEY,
    General,
)
from .options.generals import DOUBLE
from .state import ABSENT, MOVING, REMOVED, SEATS, TRACK, ForThePeopleState
from .victory import last_turn

__all__ = ["check"]

_LEAST_TRACK, _MOST_TRACK = 0, 5
_MOST_WILL = 400
"""Long games have passed 200; more than twice that is a slip of the pen."""
_MOST_CARDS = 20
"""In a hand: a turn deals 7, events and what was kept add a few."""


def check(state: ForThePeopleState) -> None:
    """Raise AssertionError, with the offending key in quotes, if ``state`` cannot be."""
    _check_spaces(state)
    _check_generals(state)
    _check_armies(state)
    _check_limits(state)
    _check_cards(state)
    _check_facts(state)


def _require(truth: bool, message: str) -> None:
    if not truth:
        raise AssertionError(message)


def _check_spaces(state: ForThePeopleState) -> None:
    for at, place in enumerate(SPACES):
        for side in (UNION, CONFEDERATE):
            count = state.infantry[side][at]
            _require(count >= 0, f"'{place.key}' has {count} strength points")
        both = state.units(UNION, at) and state.units(CONFEDERATE, at)
        _require(not both, f"'{place.key}' holds units of both sides")
        if place.coastal_fort:
            _require(state.fort[at] == 0, f"'{place.key}' is a coastal fort: it takes no counter")
            crowded = state.units(CONFEDERATE, at) > 1 and at != SPACE["fort-monroe"]
            _require(not crowded, f"'{place.key}' holds more than one Confederate unit (6.8.3)")
        fort = state.fort[at]
        if fort:
            other = state.units(UNION + CONFEDERATE - fort, at)
            _require(not other, f"'{place.key}' holds a fort and units of the other side")


def _check_generals(state: ForThePeopleState) -> None:
    moving = state.force.generals if state.force is not None else ()
    for general in GENERALS:
        place = state.post[general.index]
        known = 0 <= place < len(SPACES) or place in (ABSENT, TRACK, REMOVED, MOVING)
        _require(known, f"'{general.key}' stands nowhere")
        in_box = place == REMOVED or general.option in state.options or not general.option
        _require(in_box, f"'{general.key}' needs the option '{general.option}'")
        double = state.doubled >> general.index & 1
        _require(not double or general.index in DOUBLE, f"'{general.key}' has no double brigade")
        _require(not double or place >= 0 or place == MOVING, f"'{general.key}' is off the map")
        if place >= 0:
            _check_company(state, general)
        with_force = general.index in moving
        _require((place == MOVING) == with_force, f"'{general.key}' moves with no force")
    _require(
        len(set(moving)) == len(moving),
        "a general moves twice with the same force",
    )


def _check_company(state: ForThePeopleState, general: General) -> None:
    """A general without strength points or a fort does not stand among the enemy (5.7.4)."""
    side, foe, at = general.side, UNION + CONFEDERATE - general.side, state.post[general.index]
    force = state.force
    if force is not None and (force.side, force.at) == (side, at):
        return  # the last units of his army are setting out (ruling C17)
    alone = not state.units(side, at) and not state.has_fort(side, at)
    held = state.units(foe, at) > 0 or state.has_fort(foe, at)
    _require(
        not (alone and held),
        f"'{general.key}' stands alone in '{space_key(at)}', which the enemy holds",
    )


def _check_armies(state: ForThePeopleState) -> None:
    for army in ARMIES:
        place, leader = state.army_at[army.index], state.commander[army.index]
        if place in (ABSENT, TRACK, REMOVED):
            continue
        if place == MOVING:
            moves = state.force is not None and state.force.army == army.index
            _require(moves, f"'{army.key}' moves with no force")
        if leader >= 0:
            here = state.post[leader] == place and GENERALS[leader].side == army.side
            _require(here, f"'{general_key(leader)}' commands '{army.key}' from elsewhere")
            _require(not GENERALS[leader].cavalry, f"'{army.key}' is under a cavalry general")
    for unit, owner in enumerate(state.elite):
        if owner >= 0:
            _require(
                state.army_at[owner] not in (ABSENT, TRACK, REMOVED),
                f"elite unit {unit} belongs to '{army_key(owner)}', which is not in play",
            )
            _require(
                ARMIES[owner].side == (UNION if unit < LIMITS.elite_units else CONFEDERATE),
                f"elite unit {unit} is of the other side than '{army_key(owner)}'",
            )


def _check_limits(state: ForThePeopleState) -> None:
    _require(1 <= state.turn <= last_turn(state), "the 'turn' is out of range")
    for at in members(state.forts(UNION) | state.forts(CONFEDERATE)):
        # Mosby takes a marker even from a fort, and the printed colour is left (card 15).
        held = state.control[at] in (NOBODY, state.fort[at], SPACES[at].home)
        _require(held, f"'{space_key(at)}' holds a fort of one side and the marker of the other")
    for side, most in ((UNION, LIMITS.union_forts), (CONFEDERATE, LIMITS.confederate_forts)):
        count = state.forts(side).bit_count()
        _require(count <= most, f"side {side} has {count} forts of {most} (6.8.6)")
        will, seat = state.will[side], SEATS[side]
        _require(will >= 0, f"'{seat}' of 'will' is below zero")
        _require(will <= _MOST_WILL, f"'{seat}' of 'will' is above {_MOST_WILL}")
        _check_capital(state, side)
        _require(state.fortune[side] in (1, -1), "'fortune' must be 1 or -1")
    _require(_LEAST_TRACK <= state.blockade <= _MOST_TRACK, "the 'blockade' is out of range")
    _require(_LEAST_TRACK <= state.amphibious <= _MOST_TRACK, "'amphibious' is out of range")
    _require(state.ironclads.bit_count() <= LIMITS.ironclads, "too many ironclads (6.7)")
    _require(state.torpedoes.bit_count() <= LIMITS.torpedoes, "too many torpedoes (6.7)")
    for mask, what in (
        (state.ironclads, "an ironclad stands"),
        (state.torpedoes, "torpedoes stand"),
    ):
        stray = mask & ~PORTS
        _require(not stray, f"{what} in no port: '{_first_key(stray)}'")
    stray = state.destroyed & ~RESOURCES & ~_valley_if(state)
    _require(not stray, f"'{_first_key(stray)}' has no resource centre to destroy")


def _valley_if(state: ForThePeopleState) -> int:
    # Card 126 marks the valley spaces as destroyed.
    return VALLEY if state.valley_devastated else 0


def _first_key(mask: int) -> str:
    return space_key((mask & -mask).bit_length() - 1) if mask else ""


def _check_capital(state: ForThePeopleState, side: int) -> None:
    """A capital stands where its side may use it: not under the enemy (11.2.2)."""
    place = state.capital[side]
    lost = place >= 0 and state.control[place] == UNION + CONFEDERATE - side
    message = f"'{SEATS[side]}' of 'capital' is under the enemy's control"
    _require(not lost, f"{message}: '{space_key(place)}'" if lost else message)


def _check_cards(state: ForThePeopleState) -> None:
    for side in (UNION, CONFEDERATE):
        count = len(state.hand[side])
        _require(count <= _MOST_CARDS, f"'{SEATS[side]}' of 'cards' holds {count}: too many")
    zones = (*state.hand[UNION], *state.hand[CONFEDERATE], *state.deck, *state.discards)
    queued = [card for queue in state.queues for card in queue[1:]]
    everything = (*zones, *state.gone, *queued)
    for card in everything:
        _require(card in CARDS, f"there is no card '{card}'")
        _require(everything.count(card) == 1, f"card '{card}' is in two places")


def _check_facts(state: ForThePeopleState) -> None:
    """A cached fact must be what a fresh look gives: no change may have gone unnoticed."""
    fresh = state.copy()
    fresh.touch_water()
    for side in (UNION, CONFEDERATE):
        _require(state.occupied(side) == fresh.occupied(side), "a cached occupation is stale")
        _require(state.controlled(side) == fresh.controlled(side), "a cached control is stale")
        _require(state.forts(side) == fresh.forts(side), "a cached fort is stale")
        _require(state.strength(side) == fresh.strength(side), "a cached strength is stale")
        _require(state.staff(side) == fresh.staff(side), "a cached post is stale")
