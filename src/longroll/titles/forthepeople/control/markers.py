"""Control markers: placing, flipping and removing them, with all that follows (11.1, 11.3)."""

from __future__ import annotations

from longroll.board.region import Mask, members
from longroll.engine.clause import Denial, deny

from ..base import P, side_key, space_key
from ..components import (
    ALL,
    BORDER,
    COASTAL_FORTS,
    CONFEDERATE,
    NOBODY,
    SPACES,
    UNION,
    enemy,
)
from ..formations import to_track
from ..ordnance import weapons_removed_by
from ..state import ForThePeopleState
from ..supply import supplied
from ..victory import check_resources
from ..will import both, change_will, fort_captured
from .capitals import lose_capital

__all__ = [
    "affordable_marks",
    "destroy_resource",
    "falling_fort",
    "may_mark",
    "occupy",
    "set_marker",
    "supplied_to_mark",
    "would_destroy",
]


# --- Placing ------------------------------------------------------------------------------------


def set_marker(play: P, space: int, side: int) -> None:
    """Give ``space`` to ``side``, or take its marker away (NOBODY), with every consequence.

    A removed marker leaves the printed control behind (3.4.2), a neutral space in a border state.
    A Union marker destroys a resource centre (12.2) and captures a coastal fort (12.11), its naval
    weapons with it (6.7), and the ungarrisoned coastal fort of its port (6.8.4). Generals alone in
    a lost coastal fort leave it (5.3.4). A capital under an enemy marker flees (11.2.2).
    """
    state = play.state
    owner = side or SPACES[space].home
    if state.control[space] == owner:
        return
    before = state.control[space]
    state.set_control(space, owner)
    if owner == SPACES[space].home:
        play.tell("marker-removed", space=space_key(space), side=side_key(owner))
    else:
        play.tell("marker-placed", space=space_key(space), side=side_key(owner))
    if owner == UNION:
        _union_marker(play, space, before)
    if owner and SPACES[space].coastal_fort:
        _turn_out(play, space, enemy(owner))
    if owner and state.capital[enemy(owner)] == space:
        lose_capital(play, enemy(owner))
    check_resources(play)


def _union_marker(play: P, space: int, before: int) -> None:
    """What follows from a Union marker in ``space``."""
    destroy_resource(play, space)
    if SPACES[space].coastal_fort and before == CONFEDERATE:
        _capture_coastal_fort(play, space)
    fort = falling_fort(play.state, space)
    if fort >= 0:
        set_marker(play, fort, UNION)


def destroy_resource(play: P, space: int) -> None:
    """Destroy an intact resource centre in ``space`` for good (12.2); nothing if there is none."""
    state = play.state
    value = SPACES[space].resource
    if not value or state.destroyed >> space & 1:
        return
    state.destroyed |= 1 << space
    state.touch_force()
    play.tell("resource-destroyed", space=space_key(space), count=value)
    for affected, amount, reason in both(value, UNION, "resource-destroyed"):
        change_will(play, affected, amount, reason)


def falling_fort(state: ForThePeopleState, port: int) -> int:
    """The coastal fort that falls with its port: Confederate, without garrison (6.8.4); or -1."""
    fort = SPACES[port].shield
    if fort < 0 or state.control[fort] != CONFEDERATE:
        return -1
    return -1 if state.occupied(CONFEDERATE) >> fort & 1 else fort


def _turn_out(play: P, fort: int, side: int) -> None:
    """Generals alone in a coastal fort that is theirs no longer leave the map (5.3.4, 5.7.4)."""
    if not play.state.units(side, fort):
        for general in play.state.generals_at(side, fort):
            to_track(play, general)


def _capture_coastal_fort(play: P, space: int) -> None:
    play.tell("coastal-fort-captured", space=space_key(space))
    if not play.state.units(UNION, space):
        play.state.union_victory = True  # 5.7.2: it falls only now, with its port or by an event
    fort_captured(play)
    weapons_removed_by(play, space)


# --- Standing alone in a space ------------------------------------------------------------------


def occupy(play: P, side: int, space: int, *, beaten: bool = False) -> None:
    """A force of ``side`` has entered ``space`` and no enemy unit is left there.

    An enemy fort counter is removed (5.7.2, 12.11), the enemy capital flees (11.2.2), and enemy
    generals without units go to the turn track (5.7.4, 7.2.5). A fort, coastal ones included, is a
    Union victory that counts for the Emancipation Proclamation (5.7.2, rulings A16 and B38).
    ``beaten``: the force has lost the battle for the space, which saves the capital for now.
    """
    state = play.state
    foe = enemy(side)
    if state.fort[space] == foe:
        _remove_fort(play, space, foe)
    elif side == UNION and _new_in_coastal_fort(state, space):
        state.union_victory = True
    if state.capital[foe] == space and not beaten:
        lose_capital(play, foe)
    for general in state.generals_at(foe, space):
        to_track(play, general)


def _new_in_coastal_fort(state: ForThePeopleState, space: int) -> bool:
    """Whether the Union has just got into a coastal fort that the Confederate still controls."""
    held = COASTAL_FORTS & state.controlled(CONFEDERATE)
    return bool(held >> space & 1) and not state.units(UNION, space)


def _remove_fort(play: P, space: int, owner: int) -> None:
    """Take a fort counter to the turn track; a Confederate one moves the will (12.11)."""
    state = play.state
    state.set_fort(space, NOBODY)
    state.fort_wait[owner] += 1
    play.tell("fort-removed", space=space_key(space), side=side_key(owner))
    if owner == CONFEDERATE:
        state.union_victory = True
        fort_captured(play)


# --- Who may place where ------------------------------------------------------------------------


def may_mark(state: ForThePeopleState, side: int, space: int, by: str) -> Denial | None:
    """Why ``side`` may not place or flip a marker in ``space`` (11.3.A to 11.3.D); None if it may.

    Args:
        state: the table.
        side: who places it.
        space: where.
        by: "operations" (a card's value), "army" (a moving army, 5.2.6; movement checks what that
            asks besides) or "event" (whose card says where, so that A does not apply; D does).
    """
    key = space_key(space)
    if state.control[space] == side:
        return deny("11.3", "deny-own-marker", space=key)  # 11.3.C
    if by == "army":
        return None
    if by == "event":
        return _spared_from_events(state, side, space)
    if state.capital[side] < 0:  # 11.2.1, 11.3.B
        return deny("11.3", "deny-capital-lost")
    if _open_to_operations(state, side, space):
        return None
    return deny("11.3", "deny-mark-units", space=key)


def supplied_to_mark(state: ForThePeopleState, side: int, space: int) -> bool:
    """Whether infantry of ``side`` in ``space`` is in supply for placing a marker (11.1, 11.3).

    Units in coastal forts do not suffer from want of supply (8.3): the example of play has the
    Union mark Fort Pulaski, which has no LC before it is marked.
    """
    return bool(_supplied_to_mark(state, side) >> space & 1)


def _supplied_to_mark(state: ForThePeopleState, side: int) -> Mask:
    return COASTAL_FORTS | supplied(state, side)


def _open_to_operations(state: ForThePeopleState, side: int, space: int) -> bool:
    """11.3.A: own infantry in supply, or a border space still neutral, free of enemies."""
    if state.infantry[side][space] and supplied_to_mark(state, side, space):
        return True
    return bool(neutral_border(state, side) >> space & 1)


def neutral_border(state: ForThePeopleState, side: int) -> int:
    """Neutral spaces of border states without enemy units or forts, for ``side`` (11.3.A)."""
    foe = enemy(side)
    neutral = BORDER & ~state.controlled(UNION) & ~state.controlled(CONFEDERATE)
    return neutral & ~state.occupied(foe) & ~state.forts(foe)


def _spared_from_events(state: ForThePeopleState, side: int, space: int) -> Denial | None:
    """11.3.D: what a marker placed by an event may not bring about."""
    if would_destroy(state, side, space):
        return deny("11.3", "deny-event-destroys", space=space_key(space))
    return None


def would_destroy(state: ForThePeopleState, side: int, space: int) -> bool:
    """Whether a marker of ``side`` in ``space`` destroys a centre, captures a fort or a capital."""
    foe = enemy(side)
    if state.capital[foe] == space or state.fort[space] == foe:
        return True
    if side == CONFEDERATE:
        return bool(SPACES[space].coastal_fort)
    intact = SPACES[space].resource and not state.destroyed >> space & 1
    return bool(intact or SPACES[space].coastal_fort or falling_fort(state, space) >= 0)


def affordable_marks(state: ForThePeopleState, side: int) -> list[int]:
    """The spaces where ``side`` may place a marker by operations, in index order (11.3)."""
    if state.capital[side] < 0:
        return []
    foreign = ALL & ~state.controlled(side)
    border = neutral_border(state, side)
    manned = state.occupied(side) & _supplied_to_mark(state, side)
    places = members(foreign & (border | manned))
    return [s for s in places if border >> s & 1 or state.infantry[side][s]]
